// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardview.h"
#include "candidatespanel.h"
#include "gameactions.h"
#include "genomedialog.h"
#include "lab.h"
#include "recordings.h"
#include "windowactions.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

using namespace tetrarium;
using namespace Qt::StringLiterals;

namespace {

/// The player of a recorded game; recordings name the genes in another order than the evaluator has them.
Player playerOf(const Recording &recording, const Player &like)
{
    const auto &weights = recording["weights"];
    Player player = like;
    player.name = "recorded";
    player.evaluator = Evaluator::make(
        like.evaluator.shape(), {weights[4].get<double>(), weights[2].get<double>(), weights[3].get<double>(),
                                    weights[0].get<double>(), weights[1].get<double>()})
                           .value();
    return player;
}

QString piecesOf(const Recording &recording)
{
    QString letters;
    for (const int id : recording["pieces"])
        letters += QLatin1Char(letterOf(allPieces[static_cast<std::size_t>(id - 1)]));
    return letters;
}

} // namespace

class TestWatchController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRecordedGameIsWatchedMoveForMove_data()
    {
        QTest::addColumn<int>("speed");
        QTest::newRow("key by key") << 7;
        QTest::newRow("as fast as it goes") << PlayerSpeed::fastest;
    }

    void aRecordedGameIsWatchedMoveForMove()
    {
        QFETCH(int, speed);
        const Recording recording = recordings("thesis-game.jsonl").at(0);
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        PlayerListModel &players = lab.desktop().players();
        const int row = players.add(playerOf(recording, players.player(players.rowOf(u"thesis-genome"_s))));
        lab.desktop().watching().choose(row);
        lab.desktop().watching().setSpeed(speed);
        QVERIFY(lab.desktop().games().start(
            {.rules = u"thesis"_s, .randomizer = u"list:"_s + piecesOf(recording), .player = u"recorded"_s}));
        QTRY_VERIFY_WITH_TIMEOUT(lab.desktop().game().snapshot().isOver(), 60'000);
        const GameSnapshot &end = lab.desktop().game().snapshot();
        QCOMPARE(end.tally.score, recording["score"].get<std::int64_t>());
        QCOMPARE(end.tally.pieces, recording["placed"].get<std::int64_t>());
        QCOMPARE(end.tally.moves, recording["movesTaken"].get<std::int64_t>());

        // The replay holds the recorded keys, piece by piece.
        const Replay replay = lab.desktop().game().replay({}, {});
        std::vector<std::string> moves(1);
        for (const Input &input : replay.inputs) {
            const auto *move = std::get_if<Move>(&input.action);
            if (!move)
                continue;
            if (*move == Move::Lock)
                moves.emplace_back();
            else
                moves.back() += letterOf(*move);
        }
        const auto &recorded = recording["moves"];
        QCOMPARE_GE(moves.size(), recorded.size());
        for (std::size_t i = 0; i < recorded.size(); ++i)
            QCOMPARE(moves[i], recorded[i].get<std::string>());
    }

    void losingTheFocusDoesNotPauseAPlayer()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        WatchController &watch = lab.desktop().watching();
        watch.choose(lab.desktop().players().rowOf(u"thesis-genome"_s));
        watch.setSpeed(7);
        watch.watch(7);
        QTRY_VERIFY(lab.desktop().game().snapshot().inputs > 0);
        Q_EMIT qApp->applicationStateChanged(Qt::ApplicationInactive);
        QVERIFY(!lab.desktop().game().snapshot().paused);
        const auto before = lab.desktop().game().snapshot().inputs;
        QTRY_VERIFY(lab.desktop().game().snapshot().inputs > before);
    }

    void singleStepMovesOnlyWhenAsked()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        WatchController &watch = lab.desktop().watching();
        watch.choose(lab.desktop().players().rowOf(u"thesis-genome"_s));
        watch.setSpeed(PlayerSpeed::singleStep);
        watch.setDrawing(CandidateDrawing::All);
        watch.watch(7);
        QTRY_VERIFY(lab.desktop().candidates().rowCount() > 0);
        const auto before = lab.desktop().game().snapshot().inputs;
        QAction *step = lab.actions().game().action(GameCommand::Step);
        QTRY_VERIFY(step->isEnabled());
        step->trigger();
        QCOMPARE(lab.desktop().game().snapshot().inputs, before + 1);
    }

    void candidatesAreToggledByOneKeyAndSelectedInTheTable()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        WatchController &watch = lab.desktop().watching();
        watch.choose(lab.desktop().players().rowOf(u"dellacherie"_s));
        watch.setSpeed(PlayerSpeed::singleStep);
        watch.setDrawing(CandidateDrawing::None);
        watch.watch(7);
        QTRY_VERIFY(lab.desktop().candidates().rowCount() > 0);
        BoardView *board = lab.window().board();
        const QImage without = board->grab().toImage();
        QTest::keyClick(board, 't');
        QCOMPARE(watch.drawing(), CandidateDrawing::All);
        QVERIFY(lab.actions().game().action(GameCommand::ShowCandidates)->isChecked());
        const QImage with = board->grab().toImage();
        QSet<std::pair<int, int>> covered;
        for (const Candidate &candidate : lab.desktop().candidates().explanation().candidates) {
            for (const Cell cell : candidate.cells)
                covered.insert({cell.x, cell.y});
        }
        for (int x = 0; x < Board::width; ++x) {
            for (int y = 0; y < 20; ++y) {
                const QRect cell = board->cellRect(x, y).toRect();
                QCOMPARE(with.copy(cell) != without.copy(cell), covered.contains({x, y}));
            }
        }
        QTest::keyClick(board, 't');
        QCOMPARE(board->grab().toImage(), without);

        QTableView *table = lab.window().candidatesPanel()->table();
        table->selectRow(3);
        QVERIFY(board->grab().toImage() != without);
        table->clearSelection();
        QCOMPARE(board->grab().toImage(), without);
    }

    void inTurnEveryCandidateIsShownBeforeTheMove()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        WatchController &watch = lab.desktop().watching();
        watch.choose(lab.desktop().players().rowOf(u"thesis-genome"_s));
        watch.setDrawing(CandidateDrawing::InTurn);
        watch.setSpeed(PlayerSpeed::singleStep);
        QSignalSpy shown(&watch.driver(), &PlayerDriver::candidateShown);
        watch.watch(7);
        QTRY_VERIFY(lab.desktop().candidates().rowCount() > 0);
        const int candidates = lab.desktop().candidates().rowCount();
        for (int i = 0; i <= candidates; ++i)
            watch.driver().step();
        QCOMPARE(shown.size(), candidates + 1);
        QCOMPARE(shown.first().first().toInt(), 0);
        QCOMPARE(shown.last().first().toInt(), -1);
        QCOMPARE(lab.desktop().game().snapshot().inputs, 0U);
        watch.driver().step();
        QCOMPARE(lab.desktop().game().snapshot().inputs, 1U);
    }

    void aHintExplainsOnesOwnGameUntilThePieceLocks()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        lab.desktop().watching().choose(lab.desktop().players().rowOf(u"dellacherie"_s));
        QVERIFY(lab.desktop().games().start({.rules = u"research"_s, .randomizer = u"list:OITO"_s}));
        QWidget *board = lab.window().board();
        QTest::keyClick(board, 'h');
        QTRY_VERIFY(lab.desktop().candidates().rowCount() > 0);
        QCOMPARE(lab.desktop().game().snapshot().inputs, 0U);
        QTest::keyClick(board, ' ');
        QCOMPARE(lab.desktop().candidates().rowCount(), 0);
    }

    void aPastedGenomeIsWatchedAndAWrongOneIsExplained()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        lab.desktop().watching().choose(lab.desktop().players().rowOf(u"thesis-genome"_s));
        lab.desktop().watching().setSpeed(PlayerSpeed::singleStep);
        lab.actions().game().action(GameCommand::SetGenome)->trigger();
        auto *dialog = lab.window().findChild<GenomeDialog *>();
        QVERIFY(dialog);
        QPushButton *watch = nullptr;
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (button->text() == "Watch"_L1)
                watch = button;
        }
        QVERIFY(watch);
        dialog->weightsField()->setPlainText(u"1 2 three"_s);
        watch->click();
        QVERIFY(dialog->isVisible());
        QVERIFY(!lab.desktop().games().hasGame());
        dialog->weightsField()->setPlainText(u"0.1, 0.2, 0.3, 0.4, 0.5"_s);
        watch->click();
        QTRY_VERIFY(lab.desktop().games().hasGame());
        QCOMPARE(lab.desktop().games().request().player, u"My genome"_s);
    }
};

QTEST_MAIN(TestWatchController)
#include "tst_watchcontroller.moc"
