// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardview.h"
#include "gameactions.h"
#include "lab.h"
#include "windowactions.h"

#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>

using namespace tetrarium;
using namespace Qt::StringLiterals;

namespace {

QString write(const LabHome &home, const QString &name, const QByteArray &text)
{
    const QString path = home.path() + u'/' + name;
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path : QString();
}

void drop(Lab &lab, const QString &path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&lab.window(), &enter);
    QDropEvent event(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&lab.window(), &event);
}

QMessageBox *openBox(Lab &lab)
{
    for (auto *box : lab.window().findChildren<QMessageBox *>()) {
        if (box->isVisible())
            return box;
    }
    return nullptr;
}

QByteArray replayText()
{
    auto game = RecordedGame::start(GameStart::make("thesis", 5).value()).value();
    for (int i = 0; i < 3; ++i)
        game.apply(Move::HardDrop, 100 * i);
    game.finish(GameEnd::GaveUp, 500);
    return QByteArray::fromStdString(game.replay("Anna").toText());
}

} // namespace

class TestFileController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDroppedReplayIsShownAtItsEndAndRemembered()
    {
        const LabHome home;
        {
            Lab lab(home);
            QVERIFY(lab.waitUntilShown());
            const QString path = write(home, u"a.replay"_s, replayText());
            drop(lab, path);
            QVERIFY(!openBox(lab));
            QVERIFY(lab.desktop().games().hasGame());
            QCOMPARE(lab.desktop().game().snapshot().tally.pieces, 3);
            QCOMPARE(lab.desktop().game().snapshot().end, GameEnd::GaveUp);
            lab.window().close();
        }
        QVERIFY(LabHome::read(home.paths().settings + u"/tetrarium.ini"_s).contains("a.replay"));
        QVERIFY(!QFile::exists(home.paths().data + u"/Scores.txt"_s));
    }

    void aDroppedPlayerIsAtHand()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QByteArray text = LabHome::read(QStringLiteral(PROJECT_FOLDER "/resources/players/dellacherie.toml"));
        text.replace("name = \"dellacherie\"", "name = \"mine\"");
        drop(lab, write(home, u"mine.toml"_s, text));
        QVERIFY(!openBox(lab));
        QVERIFY(lab.desktop().players().rowOf(u"mine"_s) >= 0);
    }

    void aDroppedRecipeIsInTheForm()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        drop(lab,
            write(home, u"mine.toml"_s, "format = 1\nname = \"mine\"\ninherits = \"thesis\"\nseed = 77\n"));
        QVERIFY(!openBox(lab));
        const auto &recipe = lab.desktop().evolution().recipes().recipe();
        QVERIFY(recipe);
        QCOMPARE(recipe->name, std::string("mine"));
        QCOMPARE(recipe->seed, 77U);
        QVERIFY(lab.window().toggleAction(DockId::Evolution)->isChecked());
    }

    void aBrokenFileIsNamedAndNothingIsLost_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("replay cut short") << u"cut.replay"_s << replayText().first(60);
        QTest::newRow("replay that lies")
            << u"lies.replay"_s << replayText().replace("\nscore ", "\nscore 9");
        QTest::newRow("empty replay") << u"empty.replay"_s << QByteArray();
        QTest::newRow("noise as player") << u"noise.toml"_s << QByteArray("\x01\x02\xff= [", 6);
        QTest::newRow("player without weights") << u"bare.toml"_s << QByteArray("format = 1\nname = \"x\"\n");
        QTest::newRow("recipe of an optimizer that is none")
            << u"recipe.toml"_s << QByteArray("format = 1\nname = \"x\"\n[optimizer]\nkind = \"luck\"\n");
        QTest::newRow("no kind of ours") << u"picture.png"_s << QByteArray("PNG");
    }

    void aBrokenFileIsNamedAndNothingIsLost()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QVERIFY(lab.desktop().games().start({.rules = u"research"_s, .randomizer = u"list:OITOI"_s}));
        QTest::keyClick(lab.window().board(), ' ');
        const Game before = lab.desktop().game().game();
        const int players = lab.desktop().players().rowCount();
        drop(lab, write(home, name, text));
        QMessageBox *box = openBox(lab);
        QVERIFY(box);
        QVERIFY((box->text() + box->informativeText()).contains(name));
        QVERIFY(!box->informativeText().isEmpty());
        QVERIFY(lab.desktop().game().game() == before);
        QCOMPARE(lab.desktop().players().rowCount(), players);
        box->close();
        QTest::keyClick(lab.window().board(), ' ');
        QTRY_COMPARE(lab.desktop().game().snapshot().tally.pieces, 2);
    }
};

QTEST_MAIN(TestFileController)
#include "tst_filecontroller.moc"
