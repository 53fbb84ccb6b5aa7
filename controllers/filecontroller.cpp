// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filecontroller.h"

#include "errortext.h"
#include "evolutioncontroller.h"
#include "gallery.h"
#include "gameactions.h"
#include "gamecontroller.h"
#include "mainwindow.h"
#include "playerfile.h"
#include "playerlistmodel.h"
#include "settings.h"
#include "studycontroller.h"
#include "watchcontroller.h"
#include "windowactions.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>

namespace tetrarium {

using namespace Qt::StringLiterals;

namespace {

/// Players and recipes are both TOML. Looked at as text, so that a broken recipe is complained of as a recipe.
bool isRecipe(const std::string &text)
{
    static const QRegularExpression mark(
        u"^\\s*(inherits\\s*=|\\[optimizer\\])"_s, QRegularExpression::MultilineOption);
    return mark.match(QString::fromStdString(text)).hasMatch();
}

} // namespace

FileController::FileController(Settings &settings, MainWindow &window, GameController &games,
    WatchController &watch, EvolutionController &evolution, StudyController &studies,
    PlayerListModel &players)
    : m_settings(settings)
    , m_window(window)
    , m_games(games)
    , m_watch(watch)
    , m_evolution(evolution)
    , m_studies(studies)
    , m_players(players)
{
    GameActions &actions = window.actions().game();
    connect(actions.action(GameCommand::Open), &QAction::triggered, this, &FileController::askWhatToOpen);
    connect(
        actions.action(GameCommand::SaveReplay), &QAction::triggered, this, &FileController::askWhereToSave);
    connect(&actions, &GameActions::recentFileRequested, this, &FileController::open);
    connect(&window, &MainWindow::filesDropped, this, [this](const QStringList &paths) {
        for (const QString &path : paths)
            open(path);
    });
    actions.setRecentFiles(settings.recentFiles());
}

void FileController::askWhatToOpen()
{
    m_games.pause();
    auto *dialog = new QFileDialog(&m_window, tr("Open"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Replays, players, recipes and studies (*.replay *.toml)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &FileController::open);
    dialog->open();
}

void FileController::askWhereToSave()
{
    if (!m_games.hasGame())
        return;
    m_games.pause();
    auto *dialog = new QFileDialog(&m_window, tr("Save Replay"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"replay"_s);
    dialog->setNameFilters({tr("Replays (*.replay)")});
    dialog->selectFile(QFileInfo(m_games.replayPath()).fileName());
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        if (const auto saved = m_games.saveReplay(path); !saved)
            return complain(path, saved.error());
        remember(path);
        m_window.showMessage(tr("The game is kept as %1.").arg(path));
    });
    dialog->open();
}

void FileController::open(const QString &path)
{
    if (QFileInfo(path).isDir())
        return openFolder(path);
    const auto text = readTextFile(path);
    if (!text)
        return complain(path, text.error());
    if (path.endsWith(".replay"_L1) || text->starts_with("tetrarium-replay"))
        openReplay(path, *text);
    else if (path.endsWith(".toml"_L1) && StudyController::isStudy(*text))
        openStudy(path);
    else if (path.endsWith(".toml"_L1) && isRecipe(*text))
        openRecipe(path);
    else if (path.endsWith(".toml"_L1))
        openPlayer(path, *text);
    else
        complain(path, {.code = ErrorCode::Syntax,
                           .found = QFileInfo(path).fileName().toStdString(),
                           .expected = "*.replay, *.toml"});
}

void FileController::openReplay(const QString &path, const std::string &text)
{
    const auto replay = Replay::fromText(text);
    if (!replay)
        return complain(path, replay.error());
    // Played before anything is asked: a broken one changes nothing.
    if (const auto played = RecordedGame::playBack(*replay); !played)
        return complain(path, played.error());
    m_games.whenSafe(tr("Open %1?").arg(QFileInfo(path).fileName()), [this, path, replay = *replay] {
        if (const auto shown = m_games.show(replay); !shown)
            return complain(path, shown.error());
        remember(path);
    });
}

void FileController::openRecipe(const QString &path)
{
    if (!m_evolution.recipes().choose(path))
        return;
    remember(path);
    m_window.openDock(DockId::Evolution);
    m_window.showMessage(
        tr("The recipe %1 is in the form; choose Start Run to evolve.").arg(QFileInfo(path).fileName()));
}

void FileController::openStudy(const QString &path)
{
    if (!m_studies.choose(path))
        return;
    remember(path);
    m_window.openDock(DockId::Study);
    m_window.showMessage(
        tr("The study %1 is in the form; choose Start study to run it.").arg(QFileInfo(path).fileName()));
}

void FileController::openFolder(const QString &path)
{
    const bool isStudy = StudyController::isSweepFolder(path) || StudyController::isArenaFolder(path);
    m_window.openDock(isStudy ? DockId::Study : DockId::Evolution);
    if (isStudy)
        m_studies.open(path);
    else
        m_evolution.open(path);
}

void FileController::openPlayer(const QString &path, const std::string &text)
{
    auto player = readPlayer(text);
    if (!player)
        return complain(path, player.error());
    if (const auto checked = checkPlayer(*player); !checked)
        return complain(path, checked.error());
    remember(path);
    const QString name = QString::fromStdString(player->name);
    m_watch.choose(m_players.add(*std::move(player)));
    m_window.openDock(DockId::Player);
    m_window.showMessage(tr("The player %1 is at hand; choose Watch to see it play.").arg(name));
}

void FileController::remember(const QString &path)
{
    m_settings.addRecentFile(QFileInfo(path).absoluteFilePath());
    m_window.actions().game().setRecentFiles(m_settings.recentFiles());
}

void FileController::complain(const QString &path, Error error)
{
    error.file = path.toStdString();
    m_window.showError(tr("%1 could not be used.").arg(QFileInfo(path).fileName()), errorText(error));
}

} // namespace tetrarium
