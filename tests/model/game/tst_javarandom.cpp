// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "javarandom.h"
#include "mulberry32.h"
#include "recordings.h"

#include <QTest>

using namespace tetrarium;

class TestJavaRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The values every Java prints for new Random(42).
    void drawsWhatJavaDrawsFromSeed42()
    {
        JavaRandom random(42);
        QCOMPARE(random.next(32), -1170105035);
        QCOMPARE(random.next(32), 234785527);

        random = JavaRandom(42);
        QCOMPARE(random.nextInt(10), 0);
        QCOMPARE(random.nextInt(10), 3);

        random = JavaRandom(42);
        QCOMPARE(random.nextDouble(), 0.7275636800328681);
    }

    /// For a power of two the high bits of the 31 drawn are taken: bits >> (31 − log2(bound)).
    void takesTheHighBitsForAPowerOfTwo()
    {
        JavaRandom bits(7);
        JavaRandom ints(7);
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(ints.nextInt(8), bits.next(31) >> 28);
    }

    /// With 2^30 + 1 nearly half of all draws lie beyond the only whole range, 0 … 2^30, and must be skipped.
    void rejectsDrawsFromTheIncompleteLastRange()
    {
        constexpr std::int32_t bound = (1 << 30) + 1;
        JavaRandom bits(99);
        JavaRandom ints(99);
        int skipped = 0;
        for (int i = 0; i < 1000; ++i) {
            std::int32_t drawn = bits.next(31);
            for (; drawn >= bound; drawn = bits.next(31))
                ++skipped;
            QCOMPARE(ints.nextInt(bound), drawn);
        }
        QVERIFY(skipped > 500);
    }

    /// The first generation's weights are five doubles a genome, drawn in the order in which they are stored.
    void drawsTheGenomesOfTheThesisRecordings()
    {
        const auto all = recordings("thesis-evolution.jsonl");
        QVERIFY(!all.empty());
        for (const auto &recording : all) {
            JavaRandom random(recording["seed"].get<std::uint64_t>());
            for (const auto &genome : recording["gens"][0]) {
                for (const auto &weight : genome["w"])
                    QCOMPARE(random.nextDouble(), weight.get<double>());
            }
        }
    }

    void goesOnFromASavedState()
    {
        JavaRandom random(3);
        random.nextInt(7);
        JavaRandom other;
        other.setState(random.state());
        QCOMPARE(other.nextDouble(), random.nextDouble());
    }

    /// The first child's draws are two parents and then its id.
    void mulberry32DrawsTheIdsOfTheTetnetRecordings()
    {
        const auto all = recordings("tetnet-evolution.jsonl");
        QVERIFY(!all.empty());
        for (const auto &recording : all) {
            Mulberry32 random(recording["mulberry32_seed"].get<std::uint32_t>());
            random.unit();
            random.unit();
            QCOMPARE(random.unit(), recording["next"][1]["id"].get<double>());
        }
    }
};

QTEST_APPLESS_MAIN(TestJavaRandom)
#include "tst_javarandom.moc"
