// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "colors.h"
#include "evolutionpanel.h"
#include "evolveactions.h"
#include "fitnesschart.h"
#include "lab.h"
#include "parallelcoordinates.h"
#include "pictures.h"
#include "playerfile.h"
#include "recipeform.h"
#include "runsession.h"
#include "windowactions.h"

#include <QChartView>
#include <QComboBox>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

#include <algorithm>

using namespace tetrarium;

namespace {

using State = EvolutionModel::State;

constexpr int patienceMs = 60000;

StartOptions evolving(Theme theme = Theme::Light)
{
    return {.theme = theme, .workspace = Workspace::Evolve};
}

/// Types a small recipe into the form: what a person would do, only shorter games.
void typeSmallRecipe(Lab &lab, int generations)
{
    RecipeForm *form = lab.window().evolution()->form();
    form->setValue(QStringLiteral("optimizer.population"), QStringLiteral("8"));
    form->setValue(QStringLiteral("evaluation.max_moves"), QStringLiteral("200"));
    form->setValue(QStringLiteral("stopping.generations"), QString::number(generations));
}

State stateOf(Lab &lab)
{
    RunSession *run = lab.desktop().evolution().current();
    return run ? run->model().state() : State::Empty;
}

int generationsOf(Lab &lab)
{
    return lab.desktop().evolution().current()->lastGeneration() + 1;
}

} // namespace

class TestEvolutionController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aValueOutOfItsRangeCannotStartAndIsNamedBesideItsField()
    {
        const LabHome home;
        Lab lab(home, evolving());
        QVERIFY(lab.waitUntilShown());
        EvolutionPanel *panel = lab.window().evolution();
        QVERIFY(panel->startButton()->isEnabled());
        const QString key = QStringLiteral("optimizer.mutation_rate");
        for (const char *wrong : {"2", "-1", "much", ""}) {
            panel->form()->setValue(key, QString::fromLatin1(wrong));
            QVERIFY2(!panel->startButton()->isEnabled(), wrong);
            QVERIFY2(!panel->form()->error(key).isEmpty(), wrong);
            lab.actions().evolve().start()->trigger();
            QVERIFY(lab.desktop().evolution().runs().empty());
        }
        panel->form()->setValue(key, QStringLiteral("0.5"));
        QVERIFY(panel->startButton()->isEnabled());
        QVERIFY(panel->form()->error(key).isEmpty());
    }

    void startsPausesResumesEndsAndIsExtended()
    {
        const LabHome home;
        Lab lab(home, evolving());
        QVERIFY(lab.waitUntilShown());
        typeSmallRecipe(lab, 2000);
        EvolutionPanel *panel = lab.window().evolution();
        QTest::mouseClick(panel->startButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(lab), State::Running, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(generationsOf(lab) >= 3, patienceMs);
        QTRY_VERIFY(panel->pauseButton()->isEnabled());
        QTest::mouseClick(panel->pauseButton(), Qt::LeftButton);
        QTRY_COMPARE(stateOf(lab), State::Paused);
        QTRY_COMPARE(panel->pauseButton()->text(), QStringLiteral("&Resume"));
        const int paused = generationsOf(lab);
        QTest::mouseClick(panel->pauseButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(generationsOf(lab) > paused + 1, patienceMs);
        QTest::mouseClick(panel->stopButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(lab), State::Stopped, patienceMs);
        QTRY_VERIFY(!lab.window().fitness()->data().isEmpty());
        QTRY_COMPARE(lab.desktop().genomes().rowCount(), 8);
        keepPicture(lab.window(), QStringLiteral("evolve-stopped-light"));

        const int stopped = generationsOf(lab);
        panel->extension()->setValue(3);
        QTRY_VERIFY(panel->extendButton()->isEnabled());
        QTest::mouseClick(panel->extendButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(generationsOf(lab) > stopped, patienceMs);
        QTest::mouseClick(panel->stopButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!lab.desktop().evolution().current()->model().isActive(), patienceMs);
    }

    void closingWhileItRunsLosesNothingAndTheNextStartGoesOn()
    {
        const LabHome home;
        QString folder;
        int finished = 0;
        {
            Lab lab(home, evolving());
            QVERIFY(lab.waitUntilShown());
            typeSmallRecipe(lab, 100000);
            lab.actions().evolve().start()->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(stateOf(lab) == State::Running && generationsOf(lab) >= 2, patienceMs);
            folder = lab.desktop().evolution().current()->folder();
            finished = generationsOf(lab);
            lab.window().close();
        }
        Lab lab(home, evolving(Theme::Dark));
        QVERIFY(lab.waitUntilShown());
        auto *box = lab.window().findChild<QMessageBox *>();
        QVERIFY(box);
        QVERIFY(box->text().contains(QFileInfo(folder).fileName()));
        box->button(QMessageBox::Yes)->click();
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(lab), State::Running, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(generationsOf(lab) > finished + 1, patienceMs);

        QTRY_COMPARE_WITH_TIMEOUT(
            lab.desktop().evolution().current()->curve().points.first().generation, 0, patienceMs);
        keepPicture(lab.window(), QStringLiteral("evolve-resumed-dark"));
        for (int i = 0; i < lab.desktop().evolution().current()->curve().points.size(); ++i)
            QCOMPARE(lab.desktop().evolution().current()->curve().points[i].generation, i);
        QCOMPARE(lab.desktop().evolution().current()->folder(), folder);
        lab.window().close();
    }

    void aClickOnAPointOfTheChartArrivesAtItsGenome()
    {
        const LabHome home;
        Lab lab(home, evolving());
        QVERIFY(lab.waitUntilShown());
        typeSmallRecipe(lab, 12);
        lab.actions().evolve().start()->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(lab), State::Ended, patienceMs);
        FitnessChart *chart = lab.window().fitness();
        QTRY_VERIFY(!chart->data().isEmpty() && chart->data().lines.first().points.size() == 12);
        const GenerationPoint point = lab.desktop().evolution().current()->curve().points[4];
        QWidget *target = chart->findChild<QChartView *>()->viewport();
        QTest::mouseClick(
            target, Qt::LeftButton, {}, target->mapFrom(chart, chart->positionOf(QPointF(4, point.best))));
        GenomeTableModel &genomes = lab.desktop().genomes();
        QTRY_VERIFY(genomes.generations().size() == 1 && genomes.generations().front()->number == 4);
        const auto *table = lab.window().genomeTable()->findChild<QTableView *>();
        QTRY_COMPARE(table->selectionModel()->selectedRows().size(), 1);
        QCOMPARE(table->selectionModel()
                     ->selectedRows(GenomeTableModel::FitnessColumn)
                     .first()
                     .data(Qt::EditRole)
                     .toDouble(),
            point.best);

        // From there it is a player, with where it comes from.
        const QString path = home.path() + QStringLiteral("/players/found.toml");
        GenomeController &controller = lab.desktop().evolution().genomes();
        QVERIFY(controller.savePlayer(genomes.bestRow(4), path));
        const auto player = readPlayer(LabHome::read(path).toStdString());
        QVERIFY(player);
        QCOMPARE(player->provenance.recipe, std::string("thesis"));
        QVERIFY(player->provenance.source.contains("generation 4"));

        // All generations, and brushes.
        controller.list(Listed::All, 0);
        QTRY_COMPARE(genomes.rowCount(), 12 * 8);
        controller.list(Listed::Latest, 0);
        QTRY_COMPARE(genomes.rowCount(), 8);
        ParallelCoordinates *coordinates = lab.window().coordinates();
        coordinates->setBrush(0, -1e9, -1e8);
        QCOMPARE(table->model()->rowCount(), 0);
        coordinates->clearBrushes();
        QCOMPARE(table->model()->rowCount(), 8);
        keepPicture(lab.window(), QStringLiteral("evolve-ended-light"));
        lab.actions().theme(Theme::Dark)->trigger();
        QTRY_COMPARE(chart->findChild<QChartView *>()->backgroundBrush().color(), darkColors().panel);
        keepPicture(lab.window(), QStringLiteral("evolve-ended-dark"));
    }

    void aGenomeOfTheTableIsWatchedAndRacedAgainst()
    {
        const LabHome home;
        Lab lab(home, evolving());
        QVERIFY(lab.waitUntilShown());
        typeSmallRecipe(lab, 3);
        lab.actions().evolve().start()->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(lab), State::Ended, patienceMs);
        QTRY_COMPARE(lab.desktop().genomes().rowCount(), 8);
        GenomeTable *table = lab.window().genomeTable();
        const auto choose = [table](const char *text) {
            for (QAction *action : table->findChildren<QAction *>()) {
                if (action->text() == QString::fromUtf8(text))
                    action->trigger();
            }
        };
        constexpr int row = 5;
        const Player genome = lab.desktop().evolution().genomes().playerOf(row);
        const QString name = QString::fromStdString(genome.name);
        table->select(row);
        lab.desktop().watching().setSpeed(PlayerSpeed::fastest);
        choose("&Watch it play");
        QCOMPARE(lab.desktop().games().request().player, name);
        const PlayerListModel &players = lab.desktop().players();
        QVERIFY(std::ranges::equal(
            players.player(players.rowOf(name)).evaluator.weights(), genome.evaluator.weights()));
        QTRY_VERIFY_WITH_TIMEOUT(lab.desktop().game().snapshot().tally.pieces > 3, patienceMs);

        table->select(row);
        choose("&Race against it");
        QVERIFY(lab.desktop().games().isPersons());
        QCOMPARE(lab.desktop().games().request().rival, name);
        QTRY_VERIFY_WITH_TIMEOUT(lab.desktop().race().rival().snapshot().tally.pieces > 3, patienceMs);
    }

    void exportsTheThesissFilesAndSaysWhere()
    {
        const LabHome home;
        Lab lab(home, evolving());
        QVERIFY(lab.waitUntilShown());
        QVERIFY(!lab.actions().evolve().exportRun()->isEnabled());
        typeSmallRecipe(lab, 3);
        lab.actions().evolve().start()->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(lab), State::Ended, patienceMs);
        QTRY_VERIFY(lab.actions().evolve().exportRun()->isEnabled());
        const QString folder = home.path() + QStringLiteral("/exported");
        QVERIFY(lab.desktop().evolution().exportTo(folder));
        QVERIFY(LabHome::filesBelow(folder).contains(QStringLiteral("Elites.txt")));
        const auto *box = lab.window().findChild<QMessageBox *>();
        QVERIFY(box && box->text().contains(folder + QStringLiteral("/Elites.txt")));
    }

    void aBrokenRunIsNamedAndNothingElseChanges()
    {
        const LabHome home;
        Lab lab(home, evolving());
        QVERIFY(lab.waitUntilShown());
        const QString folder = home.path() + QStringLiteral("/broken");
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + QStringLiteral("/recipe.toml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("this is no recipe");
        file.close();
        lab.desktop().files().open(folder);
        QTRY_VERIFY_WITH_TIMEOUT(lab.window().findChild<QMessageBox *>(), patienceMs);
        QVERIFY(
            lab.window().findChild<QMessageBox *>()->informativeText().contains(QStringLiteral("broken")));
        QTRY_VERIFY(lab.desktop().evolution().runs().empty());
        QVERIFY(lab.window().evolution()->startButton()->isEnabled());
    }

    void severalRunsAreComparedOnOneChart()
    {
        const LabHome home;
        Lab lab(home, evolving());
        QVERIFY(lab.waitUntilShown());
        for (const char *seed : {"1", "2"}) {
            typeSmallRecipe(lab, 10);
            lab.window().evolution()->form()->setValue(QStringLiteral("seed"), QString::fromLatin1(seed));
            lab.actions().evolve().start()->trigger();
        }
        QCOMPARE(lab.desktop().evolution().runs().size(), 2U);
        for (const auto &run : lab.desktop().evolution().runs())
            QTRY_COMPARE_WITH_TIMEOUT(run->model().state(), State::Ended, patienceMs);
        QTRY_COMPARE(lab.window().fitness()->data().runs.size(), 2);
        // The list and the charts are brought up to date one after another.
        QTRY_COMPARE(lab.window().evolution()->runList()->count(), 2);
        lab.window().evolution()->runList()->item(0)->setCheckState(Qt::Unchecked);
        QTRY_COMPARE(lab.window().fitness()->data().runs.size(), 1);
    }
};

QTEST_MAIN(TestEvolutionController)
#include "tst_evolutioncontroller.moc"
