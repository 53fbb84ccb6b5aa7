// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arenacontroller.h"

#include "arenapanel.h"
#include "ecdfchart.h"
#include "errortext.h"
#include "gallery.h"
#include "mainwindow.h"
#include "peoplepanel.h"
#include "playerlistmodel.h"
#include "scorebook.h"
#include "studycontroller.h"
#include "studytexts.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace tetrarium {

using namespace Qt::StringLiterals;

namespace {

constexpr int refreshMs = 100;
const QString thesisPeople = u"thesis-human-players"_s;

} // namespace

ArenaController::ArenaController(MainWindow &window, PlayerListModel &players, const QString &dataFolder)
    : m_window(window)
    , m_players(players)
    , m_dataFolder(dataFolder)
{
    m_progress.setInterval(refreshMs);
    connect(&m_progress, &QTimer::timeout, this, [this] {
        showArenaStatus();
        showPeopleStatus();
        if (!m_arena.isActive() && !m_contest.isActive())
            m_progress.stop();
    });
    connectArena();
    connectPeople();
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&players, signal, this, &ArenaController::listPlayers);
    listPlayers();
    QStringList rules;
    for (const Rules &known : allRules())
        rules.append(studyText(known.name()));
    window.arena()->setRules(rules);
    window.arena()->players()->setChosen({u"dellacherie"_s, u"bcts"_s});
    window.people()->players()->setChosen({u"thesis-genome"_s});
    listPeople();
    choosePeople(thesisPeople);
}

void ArenaController::connectArena()
{
    ArenaPanel *panel = m_window.arena();
    connect(panel, &ArenaPanel::startRequested, this, &ArenaController::start);
    connect(panel->steering(), &StudySteering::pauseRequested, &m_arena, &StudyModel::pause);
    connect(panel->steering(), &StudySteering::resumeRequested, &m_arena, &StudyModel::resume);
    connect(panel->steering(), &StudySteering::stopRequested, &m_arena, &StudyModel::stop);
    connect(&m_arena, &StudyModel::stateChanged, this, [this] {
        if (m_arena.isActive())
            m_progress.start();
        showArenaStatus();
    });
    connect(&m_arena, &StudyModel::failed, this, &ArenaController::showArenaStatus);
    connect(&m_arena, &StudyModel::arenaFinished, this, [this] {
        showArena();
        Q_EMIT kept();
    });
    connect(&m_window, &MainWindow::closing, &m_arena, &StudyModel::stop);
}

void ArenaController::connectPeople()
{
    PeoplePanel *panel = m_window.people();
    connect(panel, &PeoplePanel::peopleChosen, this, &ArenaController::choosePeople);
    connect(panel, &PeoplePanel::openRequested, this, &ArenaController::askForPeople);
    connect(panel, &PeoplePanel::startRequested, this, &ArenaController::compare);
    connect(panel->steering(), &StudySteering::pauseRequested, &m_contest, &StudyModel::pause);
    connect(panel->steering(), &StudySteering::resumeRequested, &m_contest, &StudyModel::resume);
    connect(panel->steering(), &StudySteering::stopRequested, &m_contest, &StudyModel::stop);
    connect(&m_contest, &StudyModel::stateChanged, this, [this] {
        if (m_contest.isActive())
            m_progress.start();
        showPeopleStatus();
    });
    connect(&m_contest, &StudyModel::failed, this, &ArenaController::showPeopleStatus);
    connect(&m_contest, &StudyModel::arenaFinished, this, &ArenaController::showSheet);
    connect(&m_window, &MainWindow::closing, &m_contest, &StudyModel::stop);
}

void ArenaController::listPlayers()
{
    QStringList names;
    for (int row = 0; row < m_players.rowCount(); ++row)
        names.append(studyText(m_players.player(row).name));
    m_window.arena()->setPlayers(names);
    m_window.people()->setPlayers(names);
}

void ArenaController::listPeople()
{
    QList<std::pair<QString, QString>> people{
        {tr("the thesis's twenty people"), thesisPeople}, {tr("your own games"), QString()}};
    if (!m_peopleFile.isEmpty())
        people.append({QFileInfo(m_peopleFile).fileName(), m_peopleFile});
    m_window.people()->setPeople(people);
}

Expected<std::vector<Player>> ArenaController::playersOf(const QStringList &names) const
{
    std::vector<Player> players;
    for (const QString &name : names)
        players.push_back(m_players.player(m_players.rowOf(name)));
    if (players.empty())
        return fail(ErrorCode::Missing, {}, "a player");
    return players;
}

Expected<Arena> ArenaController::requestedArena() const
{
    const ArenaRequest request = m_window.arena()->request();
    auto players = playersOf(request.players);
    if (!players)
        return std::unexpected(players.error());
    std::string name = request.rules.isEmpty() ? players->front().rules.name() : request.rules.toStdString();
    if (request.height > 0)
        name += "-" + std::to_string(request.height);
    const auto rules = findRules(name);
    if (!rules)
        return std::unexpected(rules.error());
    ArenaSettings settings{.rules = *rules,
        .randomizer = std::string(rules->randomizer),
        .games = request.games,
        .seed = request.seed,
        .earlyStop = request.earlyStop};
    settings.measure = static_cast<Measure>(
        std::ranges::find(measureNames, request.measure.toStdString()) - measureNames.begin());
    return Arena::make(settings, *std::move(players));
}

void ArenaController::start()
{
    if (m_arena.isActive())
        return;
    const auto arena = requestedArena();
    m_arenaProblem = arena ? std::nullopt : std::optional(arena.error());
    if (arena)
        m_arena.start(*arena, newStudyFolder(m_dataFolder + u"/studies"_s, u"arena"_s));
    showArenaStatus();
}

void ArenaController::open(const QString &folder)
{
    if (m_arena.isActive()) {
        m_window.showMessage(tr("An arena is running; stop it to look at another."));
        return;
    }
    m_arena.open(QFileInfo(folder).absoluteFilePath());
    m_window.openDock(DockId::Arena);
}

void ArenaController::showArena()
{
    std::shared_ptr<const ArenaResult> result;
    if (m_arena.arena())
        result = std::shared_ptr<const ArenaResult>(m_arena.arena(), &m_arena.arena()->result);
    m_window.arena()->setResult(result);
    m_window.distribution()->setResult(result);
}

void ArenaController::showArenaStatus()
{
    StudyStatus status = studyStatusOf(m_arena, tr("%1 of %2 games"));
    if (m_arenaProblem)
        status.problem = errorText(*m_arenaProblem);
    m_window.arena()->setStatus(status);
}

void ArenaController::showPeopleStatus()
{
    StudyStatus status = studyStatusOf(m_contest, tr("%1 of %2 games"));
    if (m_peopleProblem)
        status.problem = errorText(*m_peopleProblem);
    m_window.people()->setStatus(status);
}

void ArenaController::choosePeople(const QString &nameOrFile)
{
    const QString source = nameOrFile.isEmpty() ? ScoreBook(m_dataFolder).tableFile() : nameOrFile;
    if (nameOrFile.isEmpty() && !QFileInfo::exists(source))
        m_people = std::vector<PersonGame>();
    else
        m_people = loadDataSet(source).and_then(readPeopleGames);
    if (m_people && !m_people->empty()) {
        // Those of one kind can be compared: that of the last game.
        const std::vector<PersonGame> all = *m_people;
        std::erase_if(*m_people, [&all](const PersonGame &game) {
            const PersonGame &last = all.back();
            return game.rules != last.rules || game.randomizer != last.randomizer
                   || game.seed.has_value() != last.seed.has_value();
        });
    }
    m_window.people()->choose(nameOrFile);
    describePeople();
}

void ArenaController::describePeople()
{
    PeoplePanel *panel = m_window.people();
    if (!m_people)
        return panel->setDescription(errorText(m_people.error()), false);
    if (m_people->empty())
        return panel->setDescription(tr("You have no finished games yet. Play one, then come back."), false);
    const bool fixed = m_people->front().seed.has_value();
    const QString count = QLocale().toString(qint64(m_people->size()));
    panel->setDescription(
        fixed ? tr("%1 games by the rules %2; players get the same pieces.")
                    .arg(count, studyText(m_people->front().rules))
              : tr("%1 games whose pieces are not known; players get others, by the rules of the thesis.")
                    .arg(count),
        fixed);
}

Expected<Arena> ArenaController::requestedContest() const
{
    if (!m_people)
        return std::unexpected(m_people.error());
    if (m_people->empty())
        return fail(ErrorCode::Empty, {}, "a game of a person");
    auto players = playersOf(m_window.people()->chosenPlayers());
    if (!players)
        return std::unexpected(players.error());
    const auto rules = findRules("thesis");
    if (!rules)
        return std::unexpected(rules.error());
    const auto settings = arenaForPeople(*m_people, {.rules = *rules,
                                                        .randomizer = std::string(rules->randomizer),
                                                        .games = m_window.people()->gameCount()});
    if (!settings)
        return std::unexpected(settings.error());
    return Arena::make(*settings, *std::move(players));
}

void ArenaController::compare()
{
    if (m_contest.isActive())
        return;
    const auto arena = requestedContest();
    m_peopleProblem = arena ? std::nullopt : std::optional(arena.error());
    if (arena)
        m_contest.start(*arena, {});
    showPeopleStatus();
}

void ArenaController::showSheet()
{
    if (!m_contest.arena() || !m_people)
        return;
    const auto rows = peopleSheet(
        m_window.people()->choice()->currentText().toStdString(), *m_people, m_contest.arena()->result);
    m_window.people()->setSheet(sheetTexts(rows), studyText(writeSheet(rows)));
}

void ArenaController::askForPeople()
{
    auto *dialog = new QFileDialog(&m_window, tr("Open people's games"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Games of people (*.csv *.jsonl *.txt)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_peopleFile = path;
        listPeople();
        choosePeople(path);
    });
    dialog->open();
}

void ArenaController::retranslate()
{
    listPeople();
    describePeople();
    showArenaStatus();
    showPeopleStatus();
    showSheet();
}

} // namespace tetrarium
