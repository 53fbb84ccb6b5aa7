// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rng.h"

#include <QTest>
#include <array>

using namespace tetrarium;

class TestRng : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// From the state 1, 2, 3, 4: what the authors' xoshiro256plusplus.c gives, as published in the tests of the
    /// rand_xoshiro crate.
    void isXoshiro256PlusPlus()
    {
        constexpr std::array<std::uint64_t, 10> expected{41943041U, 58720359U, 3588806011781223U,
            3591011842654386U, 9228616714210784205U, 9973669472204895162U, 14011001112246962877U,
            12406186145184390807U, 15849039046786891736U, 10450023813501588000U};
        Rng rng;
        rng.setState({1, 2, 3, 4});
        for (const std::uint64_t value : expected)
            QCOMPARE(rng.next(), value);
    }

    /// SplitMix64 from the seed 1234567, the example of Rosetta Code's "Pseudo-random numbers/Splitmix64".
    void isSeededBySplitMix64()
    {
        constexpr std::array<std::uint64_t, 4> expected{
            6457827717110365317U, 3203168211198807973U, 9817491932198370423U, 4593380528125082431U};
        QCOMPARE(mix64(1234567), expected[0]);
        QCOMPARE(Rng(1234567).state(), expected);
    }

    void drawsBelowABoundEvenly()
    {
        constexpr int draws = 70000;
        std::array<int, 7> counts{};
        Rng rng(1);
        for (int i = 0; i < draws; ++i)
            ++counts[rng.below(7)];
        // Five standard deviations: 5 · √(70000 · 1/7 · 6/7) = 463.
        for (const int count : counts)
            QVERIFY(std::abs(count - draws / 7) < 463);
    }

    /// Lemire's method takes the high half of a 32-bit draw times the bound; with 3 · 2^30 a quarter of the draws
    /// falls below the threshold 2^30 and is drawn again.
    void rejectsWhatWouldBiasALargeBound()
    {
        constexpr std::uint32_t bound = 3U << 30;
        Rng rng(2);
        Rng plain(2);
        int skipped = 0;
        for (int i = 0; i < 1000; ++i) {
            std::uint64_t product = (plain.next() >> 32) * bound;
            for (; (product & 0xFFFFFFFFU) < (1U << 30); product = (plain.next() >> 32) * bound)
                ++skipped;
            QCOMPARE(std::uint64_t{rng.below(bound)}, product >> 32);
        }
        QVERIFY(skipped > 200);
    }

    void unitsAreTheHigh53Bits()
    {
        Rng rng(3);
        Rng plain(3);
        for (int i = 0; i < 1000; ++i) {
            const double unit = rng.unit();
            QVERIFY(unit >= 0.0 && unit < 1.0);
            QCOMPARE(unit * 0x1.0p53, static_cast<double>(plain.next() >> 11));
        }
    }

    void positionsGiveDifferentStreams()
    {
        const std::uint64_t stream = Rng::streamSeed(1, {2, 3});
        QVERIFY(stream != Rng::streamSeed(1, {3, 2}));
        QVERIFY(stream != Rng::streamSeed(1, {2}));
        QVERIFY(stream != Rng::streamSeed(1, {2, 3, 0}));
        QVERIFY(stream != Rng::streamSeed(2, {2, 3}));
        QCOMPARE(stream, Rng::streamSeed(1, {2, 3}));
    }
};

QTEST_APPLESS_MAIN(TestRng)
#include "tst_rng.moc"
