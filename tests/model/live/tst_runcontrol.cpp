// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runcontrol.h"

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace tetrarium;

class TestRunControl : public QObject
{
    Q_OBJECT

    static constexpr int waitMs = 200;

    /// Seconds that count as running, of those that pass while something is done.
    template<typename Work>
    static double running(const RunControl &control, Work work)
    {
        const double before = control.runSeconds();
        work();
        return control.runSeconds() - before;
    }

private Q_SLOTS:
    void timeRunsUnlessThereIsAReasonToIdle()
    {
        const RunControl control;
        const double before = control.runSeconds();
        QTRY_VERIFY(control.runSeconds() > before);
    }

    void waitingForTheDiskIsNotRunning()
    {
        RunControl control;
        QVERIFY(running(control, [&] { control.waitForChange({}, waitMs); }) < waitMs / 2000.0);
        const double before = control.runSeconds();
        QTRY_VERIFY(control.runSeconds() > before);
    }

    void aPauseIsNotRunning()
    {
        RunControl control;
        control.setPaused(true);
        const double before = control.runSeconds();
        control.waitForChange({}, 20);
        QCOMPARE(control.runSeconds(), before);
        control.setPaused(true);
        QCOMPARE(control.runSeconds(), before);
        control.setPaused(false);
        QTRY_VERIFY(control.runSeconds() > before);
    }

    void aPauseThatOutlastsAWaitIsCountedOnce()
    {
        RunControl control;
        QElapsedTimer clock;
        clock.start();
        std::jthread waiting([&] { control.waitForChange({}, waitMs); });
        control.setPaused(true);
        const qint64 pausedMs = clock.elapsed();
        waiting.join();
        const qint64 idleMs = clock.elapsed() - pausedMs;
        control.setPaused(false);
        const double seconds = control.runSeconds();
        QVERIFY(seconds >= 0);
        QVERIFY(seconds * 1000 <= static_cast<double>(clock.elapsed() - idleMs + 2));
    }

    void whoWaitsIsWokenByARequestToGoOn()
    {
        RunControl control;
        QElapsedTimer clock;
        clock.start();
        {
            const std::jthread waiting([&] { control.waitForChange({}, 60000); });
            // Time that stands still tells that the thread waits.
            while (static_cast<double>(clock.elapsed()) - control.runSeconds() * 1000 < 5)
                std::this_thread::yield();
            control.setPaused(false);
        }
        QVERIFY(clock.elapsed() < 30000);
    }

    void anExtensionIsTakenOnce()
    {
        RunControl control;
        control.extend(3);
        control.extend(4);
        QCOMPARE(control.takeExtension(), 7);
        QCOMPARE(control.takeExtension(), 0);
    }
};

QTEST_APPLESS_MAIN(TestRunControl)
#include "tst_runcontrol.moc"
