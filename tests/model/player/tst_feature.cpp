// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feature.h"
#include "randomboards.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace tetrarium;

namespace {

/// The obviously right twin: a grid of cells with walls and floor, and every feature as its sentence says it.
class Grid
{
public:
    explicit Grid(const Board &board)
        : m_height(board.height())
    {
        for (int x = 0; x < 10; ++x) {
            for (int y = 0; y < Board::maxRows; ++y)
                m_cells[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)] = board.isFilled(x, y);
        }
    }

    bool filled(int x, int y) const
    {
        if (x < 0 || x >= 10 || y < 0)
            return true;
        return y < Board::maxRows && m_cells[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)];
    }

    int top(int x) const
    {
        int top = Board::maxRows;
        while (top > 0 && !filled(x, top - 1))
            --top;
        return top;
    }

    bool isHole(int x, int y) const { return !filled(x, y) && y < top(x); }

    int count(auto &&number) const
    {
        int sum = 0;
        for (int x = 0; x < 10; ++x) {
            for (int y = 0; y < Board::maxRows; ++y)
                sum += number(x, y);
        }
        return sum;
    }

    int highest() const
    {
        int highest = 0;
        for (int x = 0; x < 10; ++x)
            highest = std::max(highest, top(x));
        return highest;
    }

    int lowest() const
    {
        int lowest = Board::maxRows;
        for (int x = 0; x < 10; ++x)
            lowest = std::min(lowest, top(x));
        return lowest;
    }

    int holes() const
    {
        return count([this](int x, int y) { return isHole(x, y) ? 1 : 0; });
    }

    int connectedHoles() const
    {
        return count([this](int x, int y) { return isHole(x, y) && !isHole(x, y + 1) ? 1 : 0; });
    }

    int bumpiness() const
    {
        int sum = 0;
        for (int x = 0; x < 9; ++x)
            sum += std::abs(top(x) - top(x + 1));
        return sum;
    }

    int boardWells() const
    {
        return count([this](int x, int y) {
            if (filled(x, y) || !filled(x - 1, y) || !filled(x + 1, y))
                return 0;
            int depth = 1;
            while (!filled(x, y - depth))
                ++depth;
            return depth;
        });
    }

    int wellDepth(int x) const
    {
        int depth = 0;
        for (int y = top(x); y < Board::maxRows; ++y) {
            const bool left = x == 0 || top(x - 1) > y;
            const bool right = x == 9 || top(x + 1) > y;
            depth += left && right ? 1 : 0;
        }
        return depth;
    }

    int wellSum() const
    {
        int sum = 0;
        for (int x = 0; x < 10; ++x)
            sum += wellDepth(x);
        return sum;
    }

    int wellMax() const
    {
        int deepest = 0;
        for (int x = 0; x < 10; ++x)
            deepest = std::max(deepest, wellDepth(x));
        return deepest;
    }

    int rowTransitions() const
    {
        int changes = 0;
        for (int y = 0; y < m_height; ++y) {
            for (int x = -1; x < 10; ++x)
                changes += filled(x, y) != filled(x + 1, y) ? 1 : 0;
        }
        return changes;
    }

    int columnTransitions() const
    {
        return count([this](int x, int y) { return filled(x, y) != filled(x, y - 1) ? 1 : 0; });
    }

    int holeDepth() const
    {
        return count([this](int x, int y) {
            if (!isHole(x, y))
                return 0;
            int depth = 0;
            while (filled(x, y + depth + 1))
                ++depth;
            return depth;
        });
    }

    int rowsWithHoles() const
    {
        std::set<int> rows;
        count([&](int x, int y) {
            if (isHole(x, y))
                rows.insert(y);
            return 0;
        });
        return static_cast<int>(rows.size());
    }

    int patternDiversity() const
    {
        std::set<int> steps;
        for (int x = 0; x < 9; ++x) {
            if (std::abs(top(x + 1) - top(x)) <= 2)
                steps.insert(top(x + 1) - top(x));
        }
        return static_cast<int>(steps.size());
    }

    double value(FeatureId id) const
    {
        switch (id) {
        case FeatureId::TotalHeight:
            return total();
        case FeatureId::HighestColumn:
        case FeatureId::MaxHeight:
            return highest();
        case FeatureId::LowestColumn:
            return lowest();
        case FeatureId::HeightPower:
            return std::pow(highest(), 1.5);
        case FeatureId::HeightDifference:
            return highest() - lowest();
        case FeatureId::Holes:
            return holes();
        case FeatureId::ConnectedHoles:
            return connectedHoles();
        case FeatureId::Bumpiness:
            return bumpiness();
        case FeatureId::BoardWells:
            return boardWells();
        case FeatureId::WellSum:
            return wellSum();
        case FeatureId::WellMax:
            return wellMax();
        case FeatureId::BlockCount:
            return count([this](int x, int y) { return filled(x, y) ? 1 : 0; });
        case FeatureId::WeightedBlocks:
            return count([this](int x, int y) { return filled(x, y) ? y + 1 : 0; });
        case FeatureId::WeightedBlocksTop:
            return count([this](int x, int y) { return filled(x, y) ? m_height - y : 0; });
        case FeatureId::RowTransitions:
            return rowTransitions();
        case FeatureId::ColumnTransitions:
            return columnTransitions();
        case FeatureId::HoleDepth:
            return holeDepth();
        case FeatureId::RowsWithHoles:
            return rowsWithHoles();
        case FeatureId::PatternDiversity:
            return patternDiversity();
        case FeatureId::AverageHeight:
            return total() / 10.0;
        default:
            break;
        }
        const int i = static_cast<int>(id) - static_cast<int>(FeatureId::ColumnHeight1);
        return i < 10 ? top(i) : std::abs(top(i - 10) - top(i - 9));
    }

private:
    int total() const
    {
        int sum = 0;
        for (int x = 0; x < 10; ++x)
            sum += top(x);
        return sum;
    }

    std::array<std::array<bool, Board::maxRows>, 10> m_cells{};
    int m_height;
};

constexpr std::array moveFeatures{
    FeatureId::RowsCleared, FeatureId::LandingHeight, FeatureId::LandingTop, FeatureId::ErodedPieceCells};

double measureAt(const Outcome &outcome, FeatureId id, Stage stage = Stage::Cleared)
{
    return measure({.id = id, .stage = stage}, outcome);
}

} // namespace

class TestFeature : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalsItsNaiveTwinOnAnyBoard_data()
    {
        QTest::addColumn<int>("feature");
        for (int i = 0; i < featureCount; ++i) {
            if (!std::ranges::contains(moveFeatures, static_cast<FeatureId>(i)))
                QTest::newRow(std::string(nameOf(static_cast<FeatureId>(i))).c_str()) << i;
        }
    }

    void equalsItsNaiveTwinOnAnyBoard()
    {
        QFETCH(const int, feature);
        const auto id = static_cast<FeatureId>(feature);
        QVERIFY(holds("equals its naive twin", [id] {
            const Board board = anyBoard();
            RC_ASSERT(measureAt(Outcome(board), id) == Grid(board).value(id));
        }));
    }

    void isMeasuredOnTheStageAskedFor()
    {
        // A horizontal I completes the row and leaves one cell of the left column.
        Outcome outcome(*Board::fromText("#.........\n######....\n", 8));
        outcome.place(Shape::fromPicture("XXXX"), 6, 0);
        QCOMPARE(measureAt(outcome, FeatureId::BlockCount, Stage::Before), 7.0);
        QCOMPARE(measureAt(outcome, FeatureId::BlockCount, Stage::Placed), 11.0);
        QCOMPARE(measureAt(outcome, FeatureId::BlockCount, Stage::Cleared), 1.0);
        QCOMPARE(measureAt(outcome, FeatureId::RowsCleared), 1.0);
        QCOMPARE(measureAt(outcome, FeatureId::ErodedPieceCells), 4.0);
    }

    void readsThePlacementOfTheMove()
    {
        // A standing S on a step: one row completed, two of its cells in it.
        Outcome outcome(*Board::fromText("#.########\n#.########\n", 8));
        outcome.place(Shape::fromPicture("X./XX/.X"), 0, 1);
        QCOMPARE(outcome.rows, 1);
        QCOMPARE(measureAt(outcome, FeatureId::LandingHeight), 2.0);
        QCOMPARE(measureAt(outcome, FeatureId::LandingTop), 3.0);
        QCOMPARE(measureAt(outcome, FeatureId::ErodedPieceCells), 1.0);
    }

    void halvesRowsInLandingHeightOfEvenPieces()
    {
        Outcome outcome((Board(20)));
        outcome.place(Shape::fromPicture("X/X/X/X"), 0, 0);
        QCOMPARE(measureAt(outcome, FeatureId::LandingHeight), 1.5);
    }

    void isFoundByTheNameUsedInFiles()
    {
        for (int i = 0; i < featureCount; ++i) {
            const auto id = static_cast<FeatureId>(i);
            QCOMPARE(*featureFromName(nameOf(id)), id);
        }
        QCOMPARE(nameOf(columnHeightFeature(9)), "column_height_10");
        QCOMPARE(nameOf(columnDifferenceFeature(0)), "column_difference_1");
        QCOMPARE(*stageFromName("placed"), Stage::Placed);
    }

    void namesWhatItKnowsWhenANameIsUnknown()
    {
        const auto id = featureFromName("hole");
        QVERIFY(!id);
        QCOMPARE(id.error().code, ErrorCode::UnknownName);
        QCOMPARE(id.error().found, "hole");
        QVERIFY(id.error().expected.contains("connected_holes"));
        QVERIFY(!stageFromName("after"));
    }
};

QTEST_APPLESS_MAIN(TestFeature)
#include "tst_feature.moc"
