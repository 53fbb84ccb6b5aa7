// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "parallelmap.h"

#include <QTest>

#include <atomic>
#include <chrono>
#include <semaphore>

using namespace tetrarium;

class TestParallelMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asManyThreadsAsAskedForWorkAtOnce_data()
    {
        QTest::addColumn<int>("threads");
        QTest::newRow("two") << 2;
        QTest::newRow("three") << 3;
        QTest::newRow("seven") << 7;
    }
    void asManyThreadsAsAskedForWorkAtOnce()
    {
        QFETCH(const int, threads);
        ParallelMap map(threads);
        std::atomic<int> arrived = 0;
        std::counting_semaphore<> everybody(0);
        // Every item waits until all are under way: with a thread too few, the last never comes.
        const auto met = map.operator()<int>(threads, [&](int) {
            if (++arrived == threads)
                everybody.release(threads);
            return everybody.try_acquire_for(std::chrono::seconds(20)) ? 1 : 0;
        });
        QCOMPARE(std::accumulate(met.begin(), met.end(), 0), threads);
    }

    void oneThreadIsTheOneThatAsks()
    {
        ParallelMap map(1);
        const std::thread::id asking = std::this_thread::get_id();
        map.forEach(5, [&](std::size_t) { QVERIFY(std::this_thread::get_id() == asking); });
    }

    void resultsComeBackInOrder()
    {
        ParallelMap map(3);
        const auto squares = map.operator()<int>(1000, [](int item) { return item * item; });
        for (int item = 0; item < 1000; ++item)
            QCOMPARE(squares[static_cast<std::size_t>(item)], item * item);
    }
};

QTEST_APPLESS_MAIN(TestParallelMap)
#include "tst_parallelmap.moc"
