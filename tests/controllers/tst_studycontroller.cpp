// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arenapanel.h"
#include "heatmapview.h"
#include "lab.h"
#include "peoplepanel.h"
#include "runcli.h"
#include "studypanel.h"
#include "studytables.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>

using namespace tetrarium;
using namespace Qt::StringLiterals;
using State = StudyModel::State;

namespace {

bool reaches(StudyModel &model, State state)
{
    return QTest::qWaitFor([&] { return model.state() == state; }, 60000);
}

} // namespace

class TestStudyController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStudyFromTheFormIsTheSameAsInTheTerminal()
    {
        const LabHome home;
        const QString file = home.path() + u"/small.toml"_s;
        QVERIFY(writeText(file, "format = 1\nname = \"small\"\nrecipe = \"thesis\"\nreplicates = 2\n[set]\n"
                                "stopping.generations = 2\nheld_out.every = 0\n[[axes]]\n"
                                "key = \"optimizer.mutation_rate\"\nvalues = [0.1, 0.9]\n[[axes]]\n"
                                "key = \"optimizer.mutation_step\"\nvalues = [0.5, 1.0]\n"));
        Lab lab(home, {.workspace = Workspace::Study});
        lab.desktop().files().open(file);
        StudyPanel *panel = lab.window().study();
        QCOMPARE(panel->axis(0)->text(), u"0.1, 0.9"_s);
        panel->axis(1)->clear();
        QTest::keyClicks(panel->axis(1), u","_s);
        QVERIFY(!panel->startButton()->isEnabled());
        panel->axis(1)->clear();
        QTest::keyClicks(panel->axis(1), u"0.5, 1.0"_s);
        QVERIFY(panel->startButton()->isEnabled());
        panel->startButton()->click();
        StudyModel &model = lab.desktop().studies().model();
        QVERIFY(reaches(model, State::Ended));
        QVERIFY(lab.window().heatMap()->canvas()->shareOf(0, 3));
        QCOMPARE(lab.window().tables()->page(0)->table()->rowCount(), 2);
        const QString folder = home.path() + u"/terminal"_s;
        QCOMPARE(runCli({u"sweep"_s, file, u"--out"_s, folder}).code, 0);
        for (const QString &name :
            {u"/study.toml"_s, u"/recipe.toml"_s, u"/results.jsonl"_s, u"/cells.csv"_s})
            QCOMPARE(LabHome::read(model.directory() + name), LabHome::read(folder + name));
        QVERIFY(lab.desktop().studies().writeReport(home.path() + u"/page.html"_s));
        // The folder of a sweep is opened like any other file.
        lab.desktop().files().open(folder);
        QVERIFY(reaches(model, State::Ended));
        QCOMPARE(model.directory(), folder);
    }

    void anArenaIsPlayedAndKept()
    {
        const LabHome home;
        Lab lab(home, {.workspace = Workspace::Study});
        ArenaPanel *panel = lab.window().arena();
        panel->players()->setChosen({u"dellacherie"_s, u"bcts"_s});
        panel->height()->setValue(8);
        panel->games()->setValue(20);
        panel->startButton()->click();
        StudyModel &model = lab.desktop().arenas().arena();
        QVERIFY(reaches(model, State::Ended));
        QCOMPARE(panel->standings()->table()->rowCount(), 2);
        QVERIFY(!LabHome::read(model.directory() + u"/arena.json"_s).isEmpty());
        // What players cannot play is told in the dock.
        panel->players()->setChosen({u"dellacherie"_s, u"thesis-genome"_s});
        panel->startButton()->click();
        QVERIFY(!panel->steering()->problem()->text().isEmpty());
    }

    void peopleMeetPlayersOnTheSamePieces()
    {
        const LabHome home;
        Lab lab(home, {.workspace = Workspace::Study});
        const QString book = home.path() + u"/scores.jsonl"_s;
        QVERIFY(writeText(book, "{\"name\":\"Ada\",\"rules\":\"thesis\",\"randomizer\":\"uniform\","
                                "\"score\":3100,\"seed\":\"7\"}\n"));
        ArenaController &arenas = lab.desktop().arenas();
        arenas.choosePeople(book);
        arenas.compare();
        QVERIFY(reaches(arenas.people(), State::Ended));
        QCOMPARE(arenas.people().arena()->result.settings.seeds, std::vector<std::uint64_t>{7});
        QCOMPARE(lab.window().people()->sheet()->table()->rowCount(), 2);
        // Nobody has played yet.
        arenas.choosePeople({});
        arenas.compare();
        QVERIFY(!lab.window().people()->steering()->problem()->text().isEmpty());
    }
};

QTEST_MAIN(TestStudyController)
#include "tst_studycontroller.moc"
