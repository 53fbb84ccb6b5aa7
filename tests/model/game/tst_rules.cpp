// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "board.h"
#include "rules.h"

#include <QTest>
#include <cmath>
#include <set>

using namespace tetrarium;

namespace {

Rules rulesOf(std::string_view name)
{
    return findRules(name).value();
}

} // namespace

class TestRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPublishedRuleSetHasItsName()
    {
        const std::vector<std::string> expected{"thesis", "thesis-described", "tetnet", "takado", "cs3243",
            "research", "research-16", "research-10", "nes", "guideline"};
        std::vector<std::string> names;
        for (const Rules &rules : allRules()) {
            names.push_back(rules.name());
            QCOMPARE(rulesOf(rules.name()), rules);
        }
        QCOMPARE(names, expected);
    }

    void researchHasAnyHeightABoardCanHave()
    {
        for (int height = Board::minHeight; height <= Board::maxHeight; ++height)
            QCOMPARE(int(rulesOf("research-" + std::to_string(height)).height), height);
        QCOMPARE(rulesOf("research-20").name(), "research");
        QCOMPARE(findRules("research-7").error().code, ErrorCode::OutOfRange);
        QCOMPARE(findRules("research-25").error().code, ErrorCode::OutOfRange);
        QCOMPARE(findRules("research-").error().code, ErrorCode::UnknownName);
        QCOMPARE(findRules("research-8x").error().code, ErrorCode::UnknownName);
    }

    void anUnknownNameIsAnswersWithTheKnownOnes()
    {
        const Error error = findRules("chess").error();
        QCOMPARE(error.code, ErrorCode::UnknownName);
        QCOMPARE(error.found, "chess");
        for (const Rules &rules : allRules())
            QVERIFY(error.expected.contains(rules.name()));
    }

    /// Frames a row by level, rule tables.
    void nesGravityIsTheTable()
    {
        const std::vector<std::pair<int, int>> framesFromLevel{{0, 48}, {1, 43}, {2, 38}, {3, 33}, {4, 28},
            {5, 23}, {6, 18}, {7, 13}, {8, 8}, {9, 6}, {10, 5}, {13, 4}, {16, 3}, {19, 2}, {29, 1}};
        const Rules nes = rulesOf("nes");
        int frames = 0;
        for (int level = 0; level < 40; ++level) {
            for (const auto &[from, count] : framesFromLevel)
                frames = level >= from ? count : frames;
            QCOMPARE(gravityMs(nes, level), frames * 1000.0 / 60.0988);
        }
    }

    void guidelineGravityIsTheTable()
    {
        const std::vector<double> seconds{1.0, .793, .618, .473, .355, .262, .190, .135, .094, .064};
        const Rules guideline = rulesOf("guideline");
        for (std::size_t i = 0; i < seconds.size(); ++i)
            QCOMPARE(std::round(gravityMs(guideline, static_cast<int>(i) + 1)), 1000 * seconds[i]);
        QVERIFY(gravityMs(guideline, 19) > gravityMs(guideline, 20));
        QCOMPARE(gravityMs(guideline, 21), gravityMs(guideline, 20));
        QCOMPARE(gravityMs(guideline, 100), gravityMs(guideline, 20));
    }

    void peopleOfTheThesisWait150Ms() { QCOMPARE(gravityMs(rulesOf("thesis"), 0), 150.0); }

    void nothingFallsWherePlacementsAreChosen()
    {
        QCOMPARE(gravityMs(rulesOf("research"), 0), 0.0);
        QCOMPARE(gravityMs(rulesOf("cs3243"), 0), 0.0);
    }

    /// As the program does it: at every tenth row it compares the level with the tens of the rows, which are decimal
    /// digits read as hexadecimal.
    void nesLevelsRiseAsInItsProgram()
    {
        const Rules nes = rulesOf("nes");
        for (int start = 0; start <= 19; ++start) {
            int level = start;
            for (int rows = 0; rows <= 400; ++rows) {
                if (rows > 0 && rows % 10 == 0 && level < std::stoi(std::to_string(rows / 10), nullptr, 16))
                    ++level;
                QCOMPARE(levelAfter(nes, start, rows), level);
            }
        }
    }

    void guidelineLevelsRiseEachTenRows()
    {
        const Rules guideline = rulesOf("guideline");
        QCOMPARE(lowestLevel(guideline), 1);
        QCOMPARE(levelAfter(guideline, 1, 9), 1);
        QCOMPARE(levelAfter(guideline, 1, 10), 2);
        QCOMPARE(levelAfter(guideline, 5, 25), 7);
    }

    void otherRulesHaveNoLevels()
    {
        for (const Rules &rules : allRules()) {
            if (!rules.countsLevels())
                QCOMPARE(levelAfter(rules, 0, 1000), 0);
        }
    }
};

QTEST_GUILESS_MAIN(TestRules)

#include "tst_rules.moc"
