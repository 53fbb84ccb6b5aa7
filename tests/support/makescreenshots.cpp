// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes the pictures of docs/screenshots: makescreenshots FOLDER, on a screen (with-display). Each is the window as it is a
/// moment after a player was stopped at a known piece of a game with a known seed.

#include "lab.h"
#include "newgamedialog.h"
#include "preferencesdialog.h"

#include "arenapanel.h"
#include "gameactions.h"
#include "heatmapview.h"
#include "runsession.h"
#include "windowactions.h"

#include <QApplication>
#include <QComboBox>
#include <QSpinBox>

using namespace tetrarium;
using namespace Qt::StringLiterals;

namespace {

void save(QWidget &widget, const QString &name)
{
    QTest::qWait(200);
    widget.grab().save(QApplication::arguments().at(1) + u'/' + name + u".png"_s);
}

bool playTo(Lab &lab, int pieces)
{
    return QTest::qWaitFor([&] { return lab.desktop().game().snapshot().tally.pieces >= pieces; }, 30'000);
}

void watch(Lab &lab, const QString &suffix)
{
    WatchController &watching = lab.desktop().watching();
    watching.setDrawing(CandidateDrawing::All);
    watching.setSpeed(7);
    if (!lab.desktop().games().start({.rules = u"thesis"_s, .seed = 11, .player = u"thesis-genome"_s}))
        return;
    playTo(lab, 14);
    watching.setSpeed(PlayerSpeed::singleStep);
    QTest::qWait(100);
    for (int i = 0; i < 8; ++i)
        watching.driver().step();
    save(lab.window(), u"watch-"_s + suffix);
}

void play(Lab &lab, const QString &suffix)
{
    if (!lab.desktop().games().start({.rules = u"guideline"_s, .seed = 3}))
        return;
    for (const char *keys : {"aaa ", "wddd ", "a ", "ddd ", "waaaa "})
        QTest::keyClicks(lab.window().view(DockId::Board), QString::fromLatin1(keys));
    save(lab.window(), u"play-"_s + suffix);
    lab.desktop().games().pause();
}

void race(Lab &lab, const QString &suffix)
{
    lab.desktop().watching().setSpeed(7);
    if (!lab.desktop().games().start(
            {.rules = u"research"_s, .seed = 5, .player = u"dellacherie"_s, .rival = u"bcts"_s}))
        return;
    playTo(lab, 40);
    lab.desktop().games().pause();
    save(lab.window(), u"race-"_s + suffix);
}

void dialogs(Lab &lab, const QString &suffix)
{
    lab.actions().game().action(GameCommand::NewGame)->trigger();
    save(*lab.window().findChild<NewGameDialog *>(), u"newgame-"_s + suffix);
    lab.window().findChild<NewGameDialog *>()->reject();
    QTest::qWait(50);
    lab.actions().game().action(GameCommand::Preferences)->trigger();
    save(*lab.window().findChild<PreferencesDialog *>(), u"preferences-"_s + suffix);
    lab.window().findChild<PreferencesDialog *>()->reject();
}

void evolve(Lab &lab, const QString &suffix)
{
    lab.actions().workspace(Workspace::Evolve)->trigger();
    RunSession *run = lab.desktop().evolution().start();
    if (!run
        || !QTest::qWaitFor([run] { return run->model().state() == EvolutionModel::State::Ended; }, 30'000))
        return;
    save(lab.window(), u"evolve-"_s + suffix);
}

void study(Lab &lab, const QString &suffix)
{
    lab.actions().workspace(Workspace::Study)->trigger();
    StudyModel &sweep = lab.desktop().studies().model();
    StudyModel &arena = lab.desktop().arenas().arena();
    StudyModel &people = lab.desktop().arenas().people();
    lab.desktop().studies().start();
    lab.window().arena()->rules()->setCurrentText(u"research"_s);
    lab.window().arena()->height()->setValue(10);
    lab.desktop().arenas().start();
    lab.desktop().arenas().compare();
    for (StudyModel *model : {&sweep, &arena, &people}) {
        if (!QTest::qWaitFor([model] { return model->state() == StudyModel::State::Ended; }, 60'000))
            return;
    }
    save(lab.window(), u"study-"_s + suffix);
    lab.window().openDock(DockId::Distribution);
    lab.window().openDock(DockId::Arena);
    save(lab.window(), u"arena-"_s + suffix);
    lab.window().heatMap()->choice()->setCurrentIndex(2);
    lab.window().openDock(DockId::HeatMap);
    lab.window().openDock(DockId::People);
    save(lab.window(), u"people-"_s + suffix);
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    if (QApplication::arguments().size() != 2)
        return 2;
    ThemeController::installStyle();
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const QString suffix = themeName(theme);
        const LabHome home;
        Lab lab(home, {.theme = theme, .language = u"en"_s});
        if (!lab.waitUntilShown())
            return 1;
        save(lab.window(), u"start-"_s + suffix);
        play(lab, suffix);
        watch(lab, suffix);
        dialogs(lab, suffix);
        race(lab, suffix);
        evolve(lab, suffix);
        study(lab, suffix);
    }
    return 0;
}
