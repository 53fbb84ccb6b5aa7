// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamemodel.h"

#include <QSignalSpy>
#include <QTest>

using namespace tetrarium;
using namespace Qt::StringLiterals;

namespace {

GameStart startOf(std::string_view rules, std::string_view pieces, std::string_view stack = {})
{
    GameStart start = GameStart::make(rules, std::nullopt, "list:" + std::string(pieces)).value();
    if (!stack.empty())
        start.stack = PaintedBoard::fromText(stack, start.rules.height).value();
    return start;
}

/// The names of all signals in the order in which they come.
class Log : public QObject
{
public:
    explicit Log(const GameModel &model)
    {
        const auto note = [this](const char *name) {
            return [this, name] { names << QString::fromLatin1(name); };
        };
        connect(&model, &GameModel::gameReset, this, note("reset"));
        connect(&model, &GameModel::pieceMoved, this, note("moved"));
        connect(&model, &GameModel::pieceLocked, this, note("locked"));
        connect(&model, &GameModel::rowsCleared, this, note("cleared"));
        connect(&model, &GameModel::scoreChanged, this, note("score"));
        connect(&model, &GameModel::gameOver, this, note("over"));
        connect(&model, &GameModel::pausedChanged, this, note("paused"));
        connect(&model, &GameModel::thinkingStarted, this, note("thinking"));
        connect(&model, &GameModel::thinkingFinished, this, note("thought"));
    }

    QString take() { return std::exchange(names, {}).join(QLatin1Char(' ')); }

    QStringList names;
};

GameSnapshot snapshotIn(const QSignalSpy &spy)
{
    return spy.last().last().value<GameSnapshot>();
}

} // namespace

class TestGameModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doesNothingWithoutAGame()
    {
        GameModel model;
        Log log(model);
        QVERIFY(!model.hasGame());
        QVERIFY(!model.move(Move::Left).moved);
        model.undo();
        model.giveUp();
        model.showMoment(3);
        model.continueFromMoment();
        QCOMPARE(log.take(), QString());
    }

    void tellsWhatAMoveDid()
    {
        GameModel model;
        Log log(model);
        QVERIFY(model.start(startOf("thesis", "OOO", "GGGG..GGGG\n")));
        QCOMPARE(log.take(), u"reset"_s);
        model.move(Move::Left);
        QCOMPARE(log.take(), u"moved"_s);
        for (int i = 0; i < 5; ++i)
            model.move(Move::Left);
        QCOMPARE(log.take(), u"moved moved moved"_s);
        QVERIFY(model.play(""));
        QCOMPARE(log.take(), u"locked"_s);
        QVERIFY(model.play("ssssssssssssssssss"));
        QCOMPARE(log.take(), u"moved locked cleared score"_s);
        QVERIFY(model.play("v"));
        QCOMPARE(log.take(), u"moved locked score over"_s);
        QCOMPARE(model.snapshot().end, GameEnd::PiecesEnded);
    }

    void signalsCarryTheMomentAfter()
    {
        GameModel model;
        QSignalSpy reset(&model, &GameModel::gameReset);
        QSignalSpy locked(&model, &GameModel::pieceLocked);
        QSignalSpy cleared(&model, &GameModel::rowsCleared);
        QSignalSpy score(&model, &GameModel::scoreChanged);
        GameStart start = startOf("thesis", "OTT", "GGGG..GGGG\n");
        start.seed = 4711;
        start.settings.moveLimit = 300;
        QVERIFY(model.start(start));
        const GameSnapshot before = snapshotIn(reset);
        QCOMPARE(before.rules.name(), "thesis");
        QCOMPARE(before.seed, 4711U);
        QCOMPARE(before.moveLimit, 300);
        QCOMPARE(before.active->piece, Piece::O);
        QCOMPARE(int(before.ghost->y), 0);
        QCOMPARE(before.board.cell(0, 0), Paint::Garbage);

        model.move(Move::HardDrop);
        QCOMPARE(locked.last().first().value<Active>(), *before.ghost);
        QCOMPARE(cleared.last().first().value<quint32>(), 1U);
        QCOMPARE(score.last().first().toInt(), 18 + 100);
        const GameSnapshot after = snapshotIn(locked);
        QCOMPARE(after, model.snapshot());
        QCOMPARE(after.active->piece, Piece::T);
        QCOMPARE(after.tally.score, 118);
        QCOMPARE(after.board.cell(4, 0), Paint::O);
        QCOMPARE(before.board.cell(4, 0), Paint::None);
    }

    void keysAndMoveStringsEnterByTheSameDoor()
    {
        GameModel keys;
        GameModel player;
        const GameStart start = GameStart::make("tetnet", 5).value();
        QVERIFY(keys.start(start));
        QVERIFY(player.start(start));
        for (const char letter : std::string("waaasv"))
            keys.move(*moveFromLetter(letter));
        QVERIFY(player.play("waaasv"));
        QVERIFY(keys.game() == player.game());
    }

    void aBadMoveStringChangesNothing()
    {
        GameModel model;
        QVERIFY(model.start(startOf("thesis", "OO")));
        Log log(model);
        QCOMPARE(model.play("aax").error().code, ErrorCode::Syntax);
        QCOMPARE(log.take(), QString());
    }

    void placementsAreRecordedToo()
    {
        GameModel model;
        QVERIFY(model.start(startOf("research", "IIO", "......GGGG\n")));
        Log log(model);
        QVERIFY(model.place(1, 0));
        QCOMPARE(model.place(7, 0).error().code, ErrorCode::OutOfRange);
        QCOMPARE(log.take(), u"locked"_s);
        QVERIFY(RecordedGame::playBack(model.replay(u"Bo"_s, {})));
    }

    void refusesAStartThatCannotBe()
    {
        GameModel model;
        QVERIFY(model.start(startOf("thesis", "OO")));
        Log log(model);
        GameStart wrong = startOf("thesis", "OO");
        wrong.stack = PaintedBoard(10);
        QCOMPARE(model.start(wrong).error().code, ErrorCode::WrongSize);
        QCOMPARE(log.take(), QString());
        QVERIFY(model.hasGame());
    }

    void pausesAndCountsTimeOfPlayOnly()
    {
        qint64 now = 1000;
        GameModel model(nullptr, [&now] { return now; });
        QVERIFY(model.start(startOf("thesis", "OOO")));
        Log log(model);
        now += 200;
        model.move(Move::Left);
        model.setPaused(true);
        QVERIFY(model.snapshot().paused);
        now += 5000;
        QCOMPARE(model.elapsedMs(), 200);
        QVERIFY(!model.move(Move::Left).moved);
        model.setPaused(false);
        now += 30;
        model.move(Move::Left);
        QCOMPARE(log.take(), u"moved paused paused moved"_s);
        const Replay replay = model.replay({}, {});
        QCOMPARE(replay.inputs.size(), 2U);
        QCOMPARE(replay.inputs[0].timeMs, 200);
        QCOMPARE(replay.inputs[1].timeMs, 230);
    }

    void givingUpEndsIt()
    {
        qint64 now = 0;
        GameModel model(nullptr, [&now] { return now; });
        QVERIFY(model.start(startOf("nes", "OOO")));
        Log log(model);
        now = 70;
        model.giveUp();
        QCOMPARE(log.take(), u"over"_s);
        QCOMPARE(model.snapshot().end, GameEnd::GaveUp);
        now = 700;
        QCOMPARE(model.elapsedMs(), 70);
        QVERIFY(!model.move(Move::Left).moved);
        model.giveUp();
        QCOMPARE(log.take(), QString());
    }

    void undoTakesBackAPiece()
    {
        GameModel model;
        QVERIFY(model.start(GameStart::make("guideline", 3).value()));
        const Game first = model.game();
        model.move(Move::Left);
        model.move(Move::HardDrop);
        const Game second = model.game();
        model.move(Move::HardDrop);
        model.move(Move::Right);
        Log log(model);
        model.undo();
        QVERIFY(model.game() == second);
        model.undo();
        QVERIFY(model.game() == first);
        QCOMPARE(log.take(), u"reset reset"_s);
        QVERIFY(RecordedGame::playBack(model.replay({}, {})));
    }

    void undoWorksAfterTheEnd()
    {
        GameModel model;
        QVERIFY(model.start(startOf("thesis", "OO")));
        model.move(Move::HardDrop);
        model.move(Move::HardDrop);
        QVERIFY(model.snapshot().isOver());
        model.undo();
        QVERIFY(!model.snapshot().isOver());
        QVERIFY(model.move(Move::Left).moved);
    }

    void aReplayIsOpenedScrubbedAndContinued()
    {
        qint64 now = 0;
        GameModel played(nullptr, [&now] { return now; });
        QVERIFY(played.start(GameStart::make("nes", 9).value()));
        std::vector<Game> moments{played.game()};
        for (const char letter : std::string("adwqssvaavddgs")) {
            now += 100;
            played.move(*moveFromLetter(letter));
            moments.push_back(played.game());
        }

        GameModel model(nullptr, [&now] { return now; });
        Log log(model);
        QVERIFY(model.open(Replay::fromText(played.replay(u"Åsa"_s, u"today"_s).toText()).value()));
        QCOMPARE(log.take(), u"reset"_s);
        QVERIFY(model.snapshot().paused);
        QVERIFY(model.game() == played.game());
        for (std::size_t moment = 0; moment < moments.size(); ++moment) {
            model.showMoment(moment);
            QVERIFY(model.game() == moments[moment]);
            QCOMPARE(model.snapshot().inputs, moment);
            QCOMPARE(model.snapshot().inputsKept, moments.size() - 1);
            QCOMPARE(model.snapshot().timeMs, 100 * static_cast<qint64>(moment));
        }
        model.setPaused(false);
        model.showMoment(4);
        QVERIFY(model.snapshot().isPast());
        QVERIFY(!model.move(Move::Left).moved);
        model.continueFromMoment();
        QVERIFY(!model.snapshot().isPast());
        QCOMPARE(model.elapsedMs(), 400);
        now += 50;
        QVERIFY(model.move(Move::HardDrop).locked);
        // The pieces that would have come still come.
        QCOMPARE(model.game().active()->piece, moments[7].active()->piece);
        const Replay continued = model.replay({}, {});
        QCOMPARE(continued.inputs.size(), 5U);
        QCOMPARE(continued.inputs.back().timeMs, 450);
        QVERIFY(RecordedGame::playBack(continued));
    }

    void aReplayThatDiffersIsNotOpened()
    {
        GameModel model;
        QVERIFY(model.start(startOf("thesis", "OOO")));
        model.move(Move::HardDrop);
        Replay replay = model.replay({}, {});
        replay.result.tally.score += 1;
        Log log(model);
        QCOMPARE(model.open(replay).error().code, ErrorCode::Differs);
        QCOMPARE(log.take(), QString());
    }

    void tellsWhenAPlayerThinks()
    {
        GameModel model;
        Log log(model);
        QVERIFY(model.start(startOf("thesis", "OOO")));
        model.setThinking(true);
        QVERIFY(model.snapshot().thinking);
        model.setThinking(true);
        model.setThinking(false);
        QCOMPARE(log.take(), u"reset thinking thought"_s);
    }

    void twoModelsRaceOnTheSamePieces()
    {
        const GameStart start = GameStart::make("guideline", 77).value();
        GameModel left;
        GameModel right;
        QVERIFY(left.start(start));
        QVERIFY(right.start(start));
        left.move(Move::HardDrop);
        right.move(Move::Left);
        right.move(Move::HardDrop);
        QCOMPARE(left.snapshot().active->piece, right.snapshot().active->piece);
        QCOMPARE(left.snapshot().next, right.snapshot().next);
        QVERIFY(left.snapshot().board != right.snapshot().board);
    }
};

QTEST_GUILESS_MAIN(TestGameModel)

#include "tst_gamemodel.moc"
