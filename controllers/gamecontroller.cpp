// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamecontroller.h"

#include "boardpanel.h"
#include "boardview.h"
#include "errortext.h"
#include "gameactions.h"
#include "gameoverdialog.h"
#include "gamepanel.h"
#include "gamestarts.h"
#include "mainwindow.h"
#include "newgamedialog.h"
#include "replaybar.h"
#include "settings.h"
#include "windowactions.h"

#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QKeySequence>
#include <QRandomGenerator>
#include <QSaveFile>

namespace tetrarium {

using namespace Qt::StringLiterals;

namespace {

constexpr int frameMs = 16;

/// Short enough to be told to somebody.
quint64 newSeed()
{
    return QRandomGenerator::global()->bounded(1'000'000U);
}

} // namespace

GameController::GameController(Settings &settings, MainWindow &window, Coordinator &coordinator,
    const PlayerListModel &players, const QString &dataFolder)
    : m_settings(settings)
    , m_window(window)
    , m_coordinator(coordinator)
    , m_model(coordinator.model())
    , m_players(players)
    , m_dataFolder(dataFolder)
    , m_scores(settings, window, dataFolder)
    , m_request(settings.game())
{
    m_throttle.setSingleShot(true);
    connect(&m_throttle, &QTimer::timeout, this, [this] {
        if (m_stale)
            refresh();
    });
    connectModel();
    connectActions();
    connect(&m_scores, &ScoreController::playAgainRequested, this, &GameController::playAgain);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive && isPersons())
            pause();
    });
    refresh();
}

void GameController::connectModel()
{
    connect(&m_model, &GameModel::gameReset, this, &GameController::refresh);
    connect(&m_model, &GameModel::pieceMoved, this, &GameController::refreshSoon);
    connect(&m_model, &GameModel::pieceLocked, this, &GameController::refreshSoon);
    connect(&m_model, &GameModel::scoreChanged, this, &GameController::refreshSoon);
    connect(&m_model, &GameModel::pausedChanged, this, &GameController::refresh);
    connect(&m_model, &GameModel::rowsCleared, m_window.board(), &BoardView::flashRows);
    connect(&m_model, &GameModel::gameOver, this, &GameController::end);
}

void GameController::connectActions()
{
    const GameActions &actions = m_window.actions().game();
    const auto on = [&](GameCommand command, auto method) {
        connect(actions.action(command), &QAction::triggered, this, method);
    };
    on(GameCommand::NewGame, &GameController::askForGame);
    on(GameCommand::PlayAgain, &GameController::playAgain);
    on(GameCommand::Pause, &GameController::togglePause);
    on(GameCommand::Undo, &GameController::undo);
    on(GameCommand::GiveUp, [this] { m_model.giveUp(); });
    on(GameCommand::Leave, &GameController::leave);
    on(GameCommand::ShowCandidates, &GameController::candidatesToggled);
    on(GameCommand::Hint, &GameController::hintRequested);
    connect(m_window.board(), &BoardView::playRequested, this, [this] {
        GameRequest request = m_settings.game();
        request.player.clear();
        request.rival.clear();
        if (!start(request))
            askForGame();
    });
    ReplayBar *bar = m_window.boardPanel()->replayBar();
    connect(bar, &ReplayBar::momentRequested, this,
        [this](int inputs) { m_model.showMoment(static_cast<std::size_t>(inputs)); });
    connect(bar, &ReplayBar::continueRequested, this, &GameController::continueFromMoment);
    connect(&m_window, &MainWindow::closing, this, &GameController::keepUnfinished);
}

Expected<void> GameController::start(const GameRequest &request)
{
    auto start = gameStartOf(request, m_players, newSeed());
    if (!start)
        return std::unexpected(start.error());
    if (const auto begun = start->begin(); !begun)
        return std::unexpected(begun.error());
    Q_EMIT cleared();
    m_request = request;
    m_request.seed.reset();
    m_settings.setGame(m_request);
    m_start = *start;
    m_hasGame = true;
    m_isReplay = false;
    m_isPractice = false;
    m_savedInputs = 0;
    m_coordinator.setControl(request.player.isEmpty() ? Control::Person : Control::Player);
    if (const auto started = m_model.start(*std::move(start)); !started)
        return started;
    if (isPersons())
        m_window.board()->setFocus();
    Q_EMIT this->started(m_request);
    return {};
}

Expected<void> GameController::show(const Replay &replay)
{
    // Set before the model tells of its end, and back if it does not open.
    const bool wasReplay = std::exchange(m_isReplay, true);
    if (auto opened = m_model.open(replay); !opened) {
        m_isReplay = wasReplay;
        return opened;
    }
    Q_EMIT cleared();
    m_request = {};
    m_request.rules = QString::fromStdString(replay.start.rules.name());
    m_replayOf = QString::fromStdString(replay.player);
    m_start = replay.start;
    m_hasGame = true;
    m_isPractice = true;
    m_savedInputs = m_model.snapshot().inputsKept;
    m_coordinator.setControl(Control::Person);
    Q_EMIT shown();
    refresh();
    return {};
}

void GameController::whenSafe(const QString &question, const std::function<void()> &action)
{
    if (!isUnsaved()) {
        action();
        return;
    }
    pause();
    const auto keep = [this, action] {
        if (!keepReplay().isEmpty())
            action();
    };
    m_window.askWhetherToKeep(question, keep, action);
}

bool GameController::isUnsaved() const
{
    return isPersons() && !m_model.snapshot().isOver() && m_model.snapshot().tally.pieces > 0
           && m_model.snapshot().inputsKept != m_savedInputs;
}

bool GameController::isRunning() const
{
    const GameSnapshot &snapshot = m_model.snapshot();
    return m_hasGame && !snapshot.paused && !snapshot.isOver() && !snapshot.isPast();
}

void GameController::setKeys(const KeyBindings &keys)
{
    m_keys = keys;
    refresh();
}

bool GameController::wants(GameKey key) const
{
    if (!m_hasGame)
        return false;
    switch (key) {
    case GameKey::Pause:
        return !m_model.snapshot().isOver() && !m_model.snapshot().isPast();
    case GameKey::PlayAgain:
        return m_model.snapshot().isOver();
    case GameKey::ShowCandidates:
    case GameKey::Leave:
        return true;
    case GameKey::GiveUp:
        return isRunning();
    default:
        return isRunning() && isPersons();
    }
}

void GameController::press(GameKey key)
{
    if (const auto move = moveOf(key)) {
        m_coordinator.press(*move);
        return;
    }
    switch (key) {
    case GameKey::Pause:
        return togglePause();
    case GameKey::GiveUp:
        return m_model.giveUp();
    case GameKey::ShowCandidates:
        return Q_EMIT candidatesToggled();
    case GameKey::Hint:
        return Q_EMIT hintRequested();
    case GameKey::PlayAgain:
        return playAgain();
    case GameKey::Leave:
        return leave();
    default:
        return;
    }
}

void GameController::askForGame()
{
    pause();
    auto *dialog = new NewGameDialog(m_players, m_request, newSeed(), &m_window);
    connect(dialog, &NewGameDialog::startRequested, this, [this, dialog](const GameRequest &request) {
        if (const auto possible = gameStartOf(request, m_players, 0); !possible)
            return dialog->setError(errorText(possible.error()));
        dialog->accept();
        whenSafe(tr("Start another game?"), [this, request] {
            if (const auto started = start(request); !started)
                m_window.showError(tr("The game could not be started."), errorText(started.error()));
        });
    });
    dialog->open();
}

void GameController::playAgain()
{
    whenSafe(tr("Start another game?"), [this] {
        if (const auto started = start(m_request); !started)
            m_window.showError(tr("The game could not be started."), errorText(started.error()));
    });
}

void GameController::togglePause()
{
    if (m_hasGame && !m_model.snapshot().isOver() && !m_model.snapshot().isPast())
        m_model.setPaused(!m_model.snapshot().paused);
    refresh();
}

void GameController::pause()
{
    if (isRunning())
        m_model.setPaused(true);
}

void GameController::undo()
{
    if (!isPersons() || m_model.snapshot().tally.pieces == 0)
        return;
    m_isPractice = true;
    m_model.undo();
}

void GameController::continueFromMoment()
{
    m_isPractice = m_isPractice || isPersons();
    m_isReplay = false;
    m_model.continueFromMoment();
    m_model.setPaused(false);
    m_window.board()->setFocus();
    refresh();
}

void GameController::leave()
{
    if (!m_hasGame)
        return;
    whenSafe(tr("Leave the game?"), [this] {
        m_model.setPaused(true);
        m_hasGame = false;
        Q_EMIT cleared();
        refresh();
    });
}

void GameController::end()
{
    refresh();
    if (!isPersons() || m_isReplay)
        return;
    keepReplay();
    if (!m_isPractice)
        m_scores.ask(m_model.snapshot());
}

QString GameController::who() const
{
    if (m_isReplay)
        return m_replayOf.isEmpty() ? tr("Replay") : tr("Replay of %1").arg(m_replayOf);
    return m_request.player.isEmpty() ? tr("You") : m_request.player;
}

QString GameController::replayPath() const
{
    const GameSnapshot &snapshot = m_model.snapshot();
    return u"%1/replays/%2 %3 %4.replay"_s
        .arg(m_dataFolder, QDateTime::currentDateTime().toString(u"yyyy-MM-dd HH.mm.ss"_s),
            QString::fromStdString(snapshot.rules.name()))
        .arg(snapshot.tally.score);
}

Expected<void> GameController::saveReplay(const QString &path)
{
    const QString player = m_request.player.isEmpty() ? m_settings.personName() : m_request.player;
    const Replay replay = m_model.replay(
        m_isReplay ? m_replayOf : player, QDateTime::currentDateTime().toString(u"yyyy-MM-dd HH:mm"_s));
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(replay.toText())) < 0
        || !file.commit()) {
        return std::unexpected(Error{.code = ErrorCode::FileUnwritable,
            .found = file.errorString().toStdString(),
            .expected = {},
            .file = path.toStdString()});
    }
    m_savedInputs = m_model.snapshot().inputsKept;
    return {};
}

QString GameController::keepReplay()
{
    const QString path = replayPath();
    if (const auto saved = saveReplay(path); !saved) {
        m_window.showError(tr("The game could not be kept."), errorText(saved.error()));
        return {};
    }
    m_window.showMessage(tr("The game is kept as %1.").arg(path));
    return path;
}

void GameController::keepUnfinished()
{
    pause();
    if (isUnsaved())
        m_settings.addRecentFile(keepReplay());
}

void GameController::refreshSoon()
{
    if (m_throttle.isActive())
        m_stale = true;
    else
        refresh();
}

void GameController::refresh()
{
    m_stale = false;
    m_throttle.start(frameMs);
    const GameSnapshot &snapshot = m_model.snapshot();
    m_window.actions().game().setState({.hasGame = m_hasGame,
        .isOver = snapshot.isOver(),
        .isPaused = snapshot.paused,
        .isPersons = isPersons(),
        .hasReplay = m_hasGame});
    if (!m_hasGame) {
        m_window.board()->clear();
        m_window.gamePanel()->clear();
        m_window.boardPanel()->replayBar()->clear();
        return;
    }
    const QList<Qt::Key> &pauseKeys = m_keys.keys(GameKey::Pause);
    const QString pauseKey = pauseKeys.isEmpty() ? QString() : QKeySequence(pauseKeys.first()).toString();
    std::optional<BoardCover> cover;
    if (snapshot.isOver() && !m_isReplay)
        cover = BoardCover{tr("Game over"), GameOverDialog::reason(snapshot.end)};
    else if (snapshot.paused && !snapshot.isPast() && !m_isReplay)
        cover = BoardCover{tr("Paused"), tr("Press %1 to go on").arg(pauseKey), isPersons()};
    m_window.board()->setSnapshot(snapshot);
    m_window.board()->setCover(cover);
    m_window.gamePanel()->setSnapshot(snapshot, who(), m_isPractice && !m_isReplay);
    m_window.boardPanel()->replayBar()->setSnapshot(
        snapshot, snapshot.paused || snapshot.isOver() || snapshot.isPast());
}

} // namespace tetrarium
