// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "candidatetablemodel.h"
#include "playerlistmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tetrarium;
using namespace Qt::StringLiterals;

namespace {

Explanation explain(const Player &player, std::string_view pieces)
{
    const Game game(player.rules, Randomizer::make("list:" + std::string(pieces)).value(), GameSettings());
    return Decider::make(player).value().explain(game);
}

} // namespace

class TestCandidateTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsEveryCandidateOfADecision()
    {
        const PlayerListModel players;
        const Player &player = players.player(players.rowOf(u"dellacherie"_s));
        CandidateTableModel table;
        const QAbstractItemModelTester tester(&table);
        const Explanation explanation = explain(player, "TOO");
        table.setExplanation(featureNamesOf(player.evaluator), explanation);
        // A T has nine places lying, nine upside down, and eight each upright: 8 + 8 + 9 + 9.
        QCOMPARE(table.rowCount(), 34);
        QCOMPARE(table.columnCount(), 3 + 6);
        QCOMPARE(table.headerData(3, Qt::Horizontal).toString(), u"landing_height"_s);
        int chosen = 0;
        for (int row = 0; row < table.rowCount(); ++row) {
            const Candidate &candidate = explanation.candidates[static_cast<std::size_t>(row)];
            QCOMPARE(table.index(row, CandidateTableModel::RatingColumn).data(Qt::EditRole).toDouble(),
                candidate.rating);
            QCOMPARE(table.index(row, CandidateTableModel::KeysColumn).data().toString().toStdString(),
                candidate.moves);
            if (table.index(row, 0).data(CandidateTableModel::ChosenRole).toBool()) {
                ++chosen;
                QCOMPARE(table.index(row, CandidateTableModel::RankColumn).data(Qt::EditRole).toInt(), 1);
            }
        }
        QCOMPARE(chosen, 1);
    }

    void anotherDecisionOfTheSamePlayerExchangesRowsOnly()
    {
        const PlayerListModel players;
        const Player &player = players.player(players.rowOf(u"dellacherie"_s));
        CandidateTableModel table;
        const QAbstractItemModelTester tester(&table);
        const QSignalSpy reset(&table, &QAbstractItemModel::modelReset);
        table.setExplanation(featureNamesOf(player.evaluator), explain(player, "TOO"));
        QCOMPARE(reset.size(), 1);
        table.setExplanation(featureNamesOf(player.evaluator), explain(player, "OOO"));
        QCOMPARE(table.rowCount(), 9);
        QCOMPARE(reset.size(), 1);
        table.clear();
        QCOMPARE(table.rowCount(), 0);
    }

    void theListOfPlayersTakesNewOnesAndKeepsTheGallery()
    {
        PlayerListModel players;
        const QAbstractItemModelTester tester(&players);
        const int gallery = players.rowCount();
        QVERIFY(gallery >= 12);
        Player mine = players.player(0);
        mine.name = "mine";
        QCOMPARE(players.add(mine), gallery);
        mine.title = "again";
        QCOMPARE(players.add(mine), gallery);
        QCOMPARE(players.player(gallery).title, "again");
        const Player first = players.player(0);
        const int copy = players.add(first);
        QCOMPARE(copy, gallery + 1);
        QCOMPARE(players.player(copy).name, first.name + " (2)");
        QCOMPARE(players.rowOf(QString::fromStdString(first.name)), 0);
        QCOMPARE(players.rowOf(u"nobody"_s), -1);
    }
};

QTEST_GUILESS_MAIN(TestCandidateTableModel)
#include "tst_candidatetablemodel.moc"
