// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "watchcontroller.h"

#include "boardview.h"
#include "candidatespanel.h"
#include "candidatetablemodel.h"
#include "errortext.h"
#include "gameactions.h"
#include "gamecontroller.h"
#include "gamestarts.h"
#include "genomedialog.h"
#include "mainwindow.h"
#include "playerfile.h"
#include "playerlistmodel.h"
#include "settings.h"
#include "weightstext.h"
#include "windowactions.h"

#include <QAction>

namespace tetrarium {

using namespace Qt::StringLiterals;

WatchController::WatchController(Settings &settings, MainWindow &window, GameController &games,
    Coordinator &coordinator, PlayerListModel &players, CandidateTableModel &candidates)
    : m_settings(settings)
    , m_window(window)
    , m_games(games)
    , m_coordinator(coordinator)
    , m_players(players)
    , m_candidates(candidates)
    , m_driver(coordinator)
{
    PlayerPanel *panel = window.playerPanel();
    connect(panel, &PlayerPanel::playerChosen, this, &WatchController::choose);
    connect(panel, &PlayerPanel::watchRequested, this, [this] { watch(); });
    connect(panel, &PlayerPanel::stepRequested, &m_driver, &PlayerDriver::step);
    connect(panel, &PlayerPanel::hintRequested, this, &WatchController::hint);
    connect(panel, &PlayerPanel::setGenomeRequested, this, &WatchController::askForGenome);
    connect(panel, &PlayerPanel::speedChanged, this, &WatchController::setSpeed);
    connect(panel, &PlayerPanel::drawingChosen, this, &WatchController::setDrawing);
    const GameActions &actions = window.actions().game();
    connect(actions.action(GameCommand::Watch), &QAction::triggered, this, [this] { watch(); });
    connect(actions.action(GameCommand::Step), &QAction::triggered, &m_driver, &PlayerDriver::step);
    connect(
        actions.action(GameCommand::SetGenome), &QAction::triggered, this, &WatchController::askForGenome);

    connect(&games, &GameController::candidatesToggled, this, &WatchController::toggleCandidates);
    connect(&games, &GameController::hintRequested, this, &WatchController::hint);
    connect(&games, &GameController::started, this, &WatchController::begin);
    connect(&games, &GameController::cleared, this, &WatchController::forget);
    connect(&m_driver, &PlayerDriver::decided, this,
        [this](const Explanation &explanation) { take(explanation, m_players.player(m_row)); });
    connect(&m_driver, &PlayerDriver::candidateShown, this, [this](int candidate) {
        m_inTurn = candidate;
        showOverlay();
    });
    connect(&m_hints, &Thinker::thought, this, [this](const Explanation &explanation) {
        m_isHint = true;
        take(explanation, m_hinting->player());
        m_window.openDock(DockId::Candidates);
    });
    // A hint is for the piece it was asked about.
    const auto dropHint = [this] {
        m_hints.forget();
        if (m_isHint) {
            m_isHint = false;
            m_candidates.clear();
            showOverlay();
        }
    };
    connect(&coordinator.model(), &GameModel::pieceLocked, this, dropHint);
    connect(&coordinator.model(), &GameModel::gameReset, this, dropHint);
    connect(window.candidatesPanel(), &CandidatesPanel::candidateSelected, this, [this](int candidate) {
        m_selected = candidate;
        showOverlay();
    });

    const int row = players.rowOf(settings.player());
    choose(row >= 0 ? row : std::max(0, players.rowOf(u"dellacherie"_s)));
    setSpeed(settings.playerSpeed());
    setDrawing(settings.drawing());
    panel->setWatching(false);
}

void WatchController::choose(int row)
{
    m_row = row;
    const Player &player = m_players.player(row);
    m_settings.setPlayer(QString::fromStdString(player.name));
    m_window.playerPanel()->setPlayer(row, player);
}

void WatchController::watch(std::optional<quint64> seed)
{
    const Player &player = m_players.player(m_row);
    const GameRequest request{.rules = QString::fromStdString(player.rules.name()),
        .seed = seed,
        .player = QString::fromStdString(player.name)};
    ask(tr("Watch %1?").arg(request.player), request);
}

void WatchController::watch(const Player &player)
{
    choose(m_players.add(player));
    watch();
}

void WatchController::raceAgainst(const Player &player)
{
    const Player &rival = m_players.player(m_players.add(player));
    const GameRequest request{
        .rules = QString::fromStdString(rival.rules.name()), .rival = QString::fromStdString(rival.name)};
    ask(tr("Race against %1?").arg(request.rival), request);
}

void WatchController::ask(const QString &question, const GameRequest &request)
{
    m_games.whenSafe(question, [this, request] {
        if (const auto started = m_games.start(request); !started)
            m_window.showError(tr("The game could not be started."), errorText(started.error()));
    });
}

void WatchController::begin()
{
    const bool watching = !m_games.isPersons();
    m_window.playerPanel()->setWatching(watching);
    if (!watching)
        return;
    choose(m_players.rowOf(m_games.request().player));
    const auto decider = deciderFor(m_players, m_games.request().player, m_games.gameStart().rules);
    if (decider)
        m_driver.start(*decider);
    else
        m_window.showError(tr("This player cannot play here."), errorText(decider.error()));
}

void WatchController::forget()
{
    m_driver.stop();
    m_hints.forget();
    m_isHint = false;
    m_inTurn = -1;
    m_selected = -1;
    m_candidates.clear();
    m_window.playerPanel()->setWatching(false);
    showOverlay();
}

void WatchController::setSpeed(int step)
{
    m_speed = step;
    m_settings.setPlayerSpeed(step);
    m_window.playerPanel()->setSpeed(step);
    m_driver.setSpeed(step);
    if (step == PlayerSpeed::fastest) {
        m_candidates.clear();
        showOverlay();
    }
    Q_EMIT speedChanged(step);
}

void WatchController::setDrawing(CandidateDrawing drawing)
{
    m_drawing = drawing;
    if (drawing != CandidateDrawing::None)
        m_drawingWhenShown = drawing;
    m_settings.setDrawing(drawing);
    m_window.playerPanel()->setDrawing(drawing);
    m_window.actions()
        .game()
        .action(GameCommand::ShowCandidates)
        ->setChecked(drawing != CandidateDrawing::None);
    m_driver.setShowsInTurn(drawing == CandidateDrawing::InTurn);
    m_inTurn = -1;
    showOverlay();
}

void WatchController::toggleCandidates()
{
    setDrawing(m_drawing == CandidateDrawing::None ? m_drawingWhenShown : CandidateDrawing::None);
}

void WatchController::hint()
{
    const GameModel &model = m_coordinator.model();
    if (!m_games.isPersons() || model.snapshot().isOver() || model.snapshot().isPast())
        return;
    const QString name = QString::fromStdString(m_players.player(m_row).name);
    auto decider = deciderFor(m_players, name, model.game().rules());
    if (!decider) {
        m_window.showMessage(
            tr("%1 cannot play under these rules: %2").arg(name, errorText(decider.error())));
        return;
    }
    m_hinting = *std::move(decider);
    m_hints.think(m_hinting, model.game());
}

void WatchController::take(const Explanation &explanation, const Player &player)
{
    m_inTurn = -1;
    m_selected = -1;
    // At full speed nobody could read it.
    if (m_speed == PlayerSpeed::fastest && !m_isHint)
        return;
    m_candidates.setExplanation(featureNamesOf(player.evaluator), explanation);
    showOverlay();
}

void WatchController::showOverlay()
{
    const Explanation &explanation = m_candidates.explanation();
    const CandidateOverlay all = overlayOf(explanation);
    CandidateOverlay shown;
    if (m_drawing == CandidateDrawing::All)
        shown = all;
    const int single = m_selected >= 0 ? m_selected : m_inTurn;
    if (single >= 0 && single < static_cast<int>(all.marks.size()))
        shown.selected = all.marks[static_cast<std::size_t>(single)];
    // What was asked for is shown even where candidates are not drawn.
    if (m_isHint)
        shown.chosen = all.chosen;
    m_window.board()->setOverlay(shown);
}

void WatchController::askForGenome()
{
    m_games.pause();
    auto *dialog = new GenomeDialog(m_players.player(m_row), &m_window);
    connect(dialog, &GenomeDialog::genomeEntered, this,
        [this, dialog](const QString &name, const QString &weights) {
            auto player = playerFrom(name, weights);
            if (!player)
                return dialog->setError(errorText(player.error()));
            dialog->accept();
            choose(m_players.add(*std::move(player)));
            watch();
        });
    dialog->open();
}

Expected<Player> WatchController::playerFrom(const QString &name, const QString &weights) const
{
    if (weights.contains("[evaluator]"_L1))
        return readPlayer(weights.toStdString());
    Player player = m_players.player(m_row);
    const EvaluatorShape shape = player.evaluator.shape();
    auto numbers = weightsFromText(weights, shape);
    if (!numbers)
        return std::unexpected(numbers.error());
    auto evaluator = Evaluator::make(shape, *std::move(numbers));
    if (!evaluator)
        return std::unexpected(evaluator.error());
    player.provenance = {};
    player.provenance.source =
        tr("Entered by hand, like %1").arg(QString::fromStdString(player.name)).toStdString();
    player.name = name.toStdString();
    player.title.clear();
    player.evaluator = *std::move(evaluator);
    return player;
}

} // namespace tetrarium
