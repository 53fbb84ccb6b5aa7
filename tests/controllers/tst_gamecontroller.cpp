// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardpanel.h"
#include "boardview.h"
#include "gameactions.h"
#include "gameoverdialog.h"
#include "gamepanel.h"
#include "lab.h"
#include "newgamedialog.h"
#include "replaybar.h"
#include "windowactions.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSlider>
#include <QTableView>

using namespace tetrarium;
using namespace Qt::StringLiterals;

namespace {

void click(QWidget *widget, std::string_view keys)
{
    for (const char key : keys)
        QTest::keyClick(widget, key);
}

GameRequest listGame(const QString &pieces, const QString &rules = u"thesis"_s)
{
    return {.rules = rules, .randomizer = u"list:"_s + pieces};
}

template<typename Dialog>
Dialog *openDialog(Lab &lab)
{
    for (Dialog *dialog : lab.window().findChildren<Dialog *>()) {
        if (dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

} // namespace

class TestGameController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Five O side by side fill two rows. Each falls 18 rows, one point a row by key or by time, and two rows at once pay 300.
    void aGamePlayedByKeyClicksReachesTheScoreThatTheRulesGive()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QVERIFY(lab.desktop().games().start(listGame(u"OOOOO"_s)));
        QWidget *board = lab.window().board();
        for (const std::string_view keys : {"aaaa ", "aa ", " ", "dd ", "dddd "})
            click(board, keys);
        QCOMPARE(lab.desktop().game().snapshot().tally.score, 5 * 18 + 300);
        QCOMPARE(lab.desktop().game().snapshot().tally.rows, 2);
        QTRY_COMPARE(lab.window().gamePanel()->text(u"score"_s), u"390"_s);

        QTRY_VERIFY(openDialog<GameOverDialog>(lab));
        auto *over = openDialog<GameOverDialog>(lab);
        QTest::keyClicks(over->nameField(), u"Wasd"_s);
        QTest::keyClick(over->nameField(), Qt::Key_Return);
        const QByteArray line = LabHome::read(home.paths().data + u"/Scores.txt"_s);
        // Rows that fell by time are no moves, so how many there were depends on the clock.
        QVERIFY2(line.contains("\tScore: 390\tSpeed: 150\tName: Wasd\tMoves: "), line.constData());
        QCOMPARE(LabHome::read(home.paths().data + u"/scores.jsonl"_s).count('\n'), 1);
        // Enter kept the score and began the next game.
        QTRY_VERIFY(!lab.desktop().game().snapshot().isOver());
        QCOMPARE(lab.desktop().game().snapshot().tally.score, 0);
        QCOMPARE(LabHome::filesBelow(home.paths().data + u"/replays"_s).size(), 1);
    }

    void arrowsAndLettersMeanTheSame()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QVERIFY(lab.desktop().games().start(listGame(u"TT"_s, u"guideline"_s)));
        QWidget *board = lab.window().board();
        const int start = lab.desktop().game().snapshot().active->x;
        QTest::keyClick(board, Qt::Key_Left);
        QTest::keyClick(board, Qt::Key_A);
        QCOMPARE(lab.desktop().game().snapshot().active->x, start - 2);
        QTest::keyClick(board, Qt::Key_Right);
        QTest::keyClick(board, Qt::Key_D);
        QCOMPARE(lab.desktop().game().snapshot().active->x, start);
        QTest::keyClick(board, Qt::Key_Up);
        QTest::keyClick(board, Qt::Key_Q);
        QCOMPARE(lab.desktop().game().snapshot().active->orientation, 0);
    }

    void keysWorkWithTheFocusInATable()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QVERIFY(lab.desktop().games().start(listGame(u"OO"_s)));
        QWidget *table = lab.window().view(DockId::Candidates)->focusProxy();
        table->setFocus();
        QTRY_VERIFY(table->hasFocus());
        const int start = lab.desktop().game().snapshot().active->x;
        QTest::keyClick(table, Qt::Key_Left);
        QTest::keyClick(table, 'a');
        QCOMPARE(lab.desktop().game().snapshot().active->x, start - 2);
    }

    void lettersTypedIntoATextFieldStayThere()
    {
        const LabHome home;
        Lab lab(home, {.workspace = Workspace::Evolve});
        QVERIFY(lab.waitUntilShown());
        // A field of the recipe's form, as it is in the window.
        auto *field = lab.window().view(DockId::Evolution)->findChild<QLineEdit *>();
        QVERIFY(field && field->isVisible());
        field->clear();
        QVERIFY(lab.desktop().games().start(listGame(u"OO"_s)));
        field->setFocus();
        QTRY_VERIFY(field->hasFocus());
        const auto inputs = lab.desktop().game().snapshot().inputs;
        QTest::keyClicks(field, u"wasd pltq"_s);
        QCOMPARE(field->text(), u"wasd pltq"_s);
        const GameSnapshot after = lab.desktop().game().snapshot();
        QVERIFY(!after.paused);
        QVERIFY(!after.isOver());
        // Only gravity may have moved it meanwhile.
        QCOMPARE(after.active->x, 4);
        QVERIFY(after.inputs - inputs < 5);
        lab.window().board()->setFocus();
        QTest::keyClick(lab.window().board(), 'a');
        QCOMPARE(lab.desktop().game().snapshot().active->x, 3);
    }

    void pauseHidesTheBoardAndStopsTime()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QVERIFY(lab.desktop().games().start(listGame(u"OO"_s)));
        QWidget *board = lab.window().board();
        QTest::keyClick(board, 'p');
        QVERIFY(lab.desktop().game().snapshot().paused);
        QCOMPARE(board->accessibleDescription(), u"Paused"_s);
        QTest::keyClick(board, 'a');
        QCOMPARE(lab.desktop().game().snapshot().active->x, 4);
        QTest::keyClick(board, 'p');
        QVERIFY(!lab.desktop().game().snapshot().paused);

        QWidget other;
        other.show();
        Q_EMIT qApp->applicationStateChanged(Qt::ApplicationInactive);
        QVERIFY(lab.desktop().game().snapshot().paused);
    }

    void escapeAsksBeforeAGameIsLost()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QVERIFY(lab.desktop().games().start(listGame(u"OOOO"_s)));
        QWidget *board = lab.window().board();
        click(board, "aa ");
        QTest::keyClick(board, Qt::Key_Escape);
        QTRY_VERIFY(openDialog<QMessageBox>(lab));
        QVERIFY(lab.desktop().game().snapshot().paused);
        QTest::mouseClick(openDialog<QMessageBox>(lab)->findChild<QPushButton *>(u"stay"_s), Qt::LeftButton);
        QVERIFY(lab.desktop().games().hasGame());

        QTest::keyClick(board, Qt::Key_Escape);
        QTRY_VERIFY(openDialog<QMessageBox>(lab));
        QTest::mouseClick(openDialog<QMessageBox>(lab)->findChild<QPushButton *>(u"keep"_s), Qt::LeftButton);
        QVERIFY(!lab.desktop().games().hasGame());
        const QStringList kept = LabHome::filesBelow(home.paths().data + u"/replays"_s);
        QCOMPARE(kept.size(), 1);
        const auto replay =
            Replay::fromText(LabHome::read(home.paths().data + u"/replays/"_s + kept.first()).toStdString());
        QVERIFY(replay);
        QCOMPARE(replay->result.tally.pieces, 1);
    }

    void aGameUnderWayIsKeptWhenTheWindowCloses()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QVERIFY(lab.desktop().games().start(listGame(u"OOOO"_s)));
        click(lab.window().board(), " ");
        lab.window().close();
        QCOMPARE(LabHome::filesBelow(home.paths().data + u"/replays"_s).size(), 1);
    }

    void undoTakesBackAPieceAndMakesItPractice()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QVERIFY(lab.desktop().games().start(listGame(u"OIT"_s)));
        QWidget *board = lab.window().board();
        click(board, "aa ");
        QCOMPARE(lab.desktop().game().snapshot().active->piece, Piece::I);
        lab.actions().game().action(GameCommand::Undo)->trigger();
        QCOMPARE(lab.desktop().game().snapshot().active->piece, Piece::O);
        QCOMPARE(lab.desktop().game().snapshot().tally.score, 0);
        QTest::keyClick(board, 'l');
        QVERIFY(lab.desktop().game().snapshot().isOver());
        QVERIFY(!openDialog<GameOverDialog>(lab));
        QVERIFY(!QFile::exists(home.paths().data + u"/Scores.txt"_s));
        // One key plays again.
        QTest::keyClick(board, 'r');
        QVERIFY(!lab.desktop().game().snapshot().isOver());
    }

    void anyMomentCanBeShownAndContinuedFrom()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QVERIFY(lab.desktop().games().start(listGame(u"OIT"_s)));
        QWidget *board = lab.window().board();
        click(board, " ");
        click(board, "d ");
        QTest::keyClick(board, 'p');
        ReplayBar *bar = lab.window().boardPanel()->replayBar();
        QTRY_VERIFY(bar->slider()->isEnabled());
        bar->slider()->setValue(0);
        QCOMPARE(lab.desktop().game().snapshot().tally.pieces, 0);
        QVERIFY(lab.desktop().game().snapshot().isPast());
        QTRY_VERIFY(bar->continueButton()->isEnabled());
        QTest::mouseClick(bar->continueButton(), Qt::LeftButton);
        const GameSnapshot after = lab.desktop().game().snapshot();
        QVERIFY(!after.isPast());
        QVERIFY(!after.paused);
        QCOMPARE(after.active->piece, Piece::O);
    }

    void theDialogStartsTheGameThatIsAskedForAndShowsItsSeed()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        lab.actions().game().action(GameCommand::NewGame)->trigger();
        QTRY_VERIFY(openDialog<NewGameDialog>(lab));
        auto *dialog = openDialog<NewGameDialog>(lab);
        auto *seed = dialog->findChild<QLineEdit *>(u"seed"_s);
        QVERIFY(!seed->text().isEmpty());
        seed->setText(u"4711"_s);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(lab.desktop().games().hasGame());
        QCOMPARE(lab.desktop().game().snapshot().seed, 4711U);
        QCOMPARE(lab.window().gamePanel()->text(u"seed"_s), u"4711"_s);
        QCOMPARE(lab.desktop().game().game(), GameStart::make("guideline", 4711)
                                                  .transform([](GameStart start) {
                                                      start.settings.startLevel = 1;
                                                      return start.begin().value();
                                                  })
                                                  .value());
    }
};

QTEST_MAIN(TestGameController)
#include "tst_gamecontroller.moc"
