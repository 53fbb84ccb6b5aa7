// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "genomecontroller.h"

#include "errortext.h"
#include "filesync.h"
#include "histogram.h"
#include "parallelcoordinates.h"
#include "playerfile.h"
#include "runloader.h"
#include "runsession.h"

#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QFuture>
#include <QLocale>
#include <QtConcurrentRun>

#include <format>

namespace tetrarium {

GenomeController::GenomeController(GenomeTableModel &model, const Views &views, const QString &playersFolder)
    : m_model(model)
    , m_views(views)
    , m_playersFolder(playersFolder)
{
    connect(&views.table, &GenomeTable::listRequested, this, &GenomeController::list);
    connect(&views.table, &GenomeTable::watchRequested, this, [this](int row) {
        if (row >= 0)
            Q_EMIT watchRequested(playerOf(row));
    });
    connect(&views.table, &GenomeTable::raceRequested, this, [this](int row) {
        if (row >= 0)
            Q_EMIT raceRequested(playerOf(row));
    });
    connect(&views.table, &GenomeTable::saveRequested, this, &GenomeController::askWhereToSave);
    connect(&views.coordinates, &ParallelCoordinates::brushedChanged, this, &GenomeController::pick);
}

void GenomeController::setRun(RunSession *run)
{
    if (run == m_run)
        return;
    if (m_run)
        m_run->disconnect(this);
    m_run = run;
    ++m_asked;
    m_isReading = false;
    m_finished.clear();
    show({});
    if (!m_run)
        return;
    connect(m_run, &RunSession::generationFinished, this, [this](const GenomeTableModel::Generation &report) {
        // Only a list of all needs each of them.
        if (m_listed != Listed::All)
            m_finished.clear();
        m_finished.push_back(report);
    });
    list(Listed::Latest, 0);
}

void GenomeController::refresh()
{
    if (!m_run || m_isReading)
        return;
    if (m_model.rowCount() == 0 && m_run->lastGeneration() >= 0) {
        list(m_listed, m_generation);
        return;
    }
    if (m_listed == Listed::All) {
        appendFinished();
    } else if (m_listed == Listed::Latest && !m_finished.empty()) {
        m_generation = m_finished.back()->number;
        show({m_finished.back()});
        m_finished.clear();
    }
    m_views.table.showListed(m_listed, m_generation, m_run->lastGeneration());
}

void GenomeController::appendFinished()
{
    // Those that came while the disk was read may have been on it.
    const int last = m_model.generations().empty() ? -1 : m_model.generations().back()->number;
    std::erase_if(m_finished, [last](const auto &report) { return report->number <= last; });
    m_model.append(m_finished);
    m_finished.clear();
}

void GenomeController::showGeneration(int generation)
{
    list(Listed::One, generation);
}

void GenomeController::list(Listed listed, int generation)
{
    if (!m_run || m_run->lastGeneration() < 0)
        return;
    m_listed = listed;
    m_generation = listed == Listed::One ? generation : m_run->lastGeneration();
    m_views.table.showListed(m_listed, m_generation, m_run->lastGeneration());
    const auto &latest = m_run->latest();
    const int asked = ++m_asked;
    m_isReading = false;
    m_finished.clear();
    if (listed != Listed::All && latest && latest->number == m_generation) {
        show({latest});
        m_views.table.select(m_model.bestRow(m_generation));
        return;
    }
    const std::filesystem::path folder = m_run->folder().toStdString();
    const std::optional<int> one = listed == Listed::All ? std::nullopt : std::optional(m_generation);
    m_isReading = true;
    QtConcurrent::run([folder, one] {
        return readGenerations(folder, one);
    }).then(this, [this, asked](const Expected<std::vector<GenomeTableModel::Generation>> &read) {
        if (asked != m_asked)
            return;
        m_isReading = false;
        if (!read) {
            Q_EMIT failed(errorText(read.error()));
            return;
        }
        show(*read);
        if (const int best = m_model.bestRow(m_generation); best >= 0)
            m_views.table.select(best);
    });
}

void GenomeController::show(const std::vector<GenomeTableModel::Generation> &generations)
{
    const QStringList genes = m_run ? m_run->curve().genes : QStringList();
    m_model.setGenerations(genes, generations);
    const GenomeTableModel::Generation last = generations.empty() ? nullptr : generations.back();
    m_views.histogram.setGeneration(last);
    m_views.coordinates.setGeneration(last, genes);
    if (m_run)
        m_views.table.showListed(m_listed, m_generation, m_run->lastGeneration());
}

void GenomeController::pick(const QList<int> &genomes)
{
    // Brushes are about the one generation that is drawn.
    const bool all = m_model.generations().size() != 1 || genomes.size() == m_model.rowCount();
    m_views.table.setPicked(all ? std::nullopt : std::optional(QSet<int>(genomes.begin(), genomes.end())));
}

Player GenomeController::playerOf(int row) const
{
    const Recipe &recipe = *m_run->recipe();
    const GenomeResult &genome = m_model.genome(row);
    const GenerationReport &report = *m_model.generationOf(row);
    Player player = recipe.player(genome.individual.genes);
    player.name = std::format("{}-{}-{}", m_run->name().toStdString(), report.number, genome.individual.id);
    player.provenance.source = std::format(
        "run {}, generation {}, genome {}", m_run->name().toStdString(), report.number, genome.individual.id);
    player.provenance.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    player.provenance.recipe = recipe.name;
    player.provenance.seed = recipe.seed;
    player.provenance.note = std::format("fitness {} in training", genome.fitness);
    if (const bool isBest = &report.genomes[report.best] == &genome; isBest && report.heldOut) {
        player.provenance.heldOut = std::format("mean {} ± {} over {} held-out games of the run",
            report.heldOut->mean, report.heldOut->standardError, report.heldOut->games);
    }
    return player;
}

Expected<void> GenomeController::savePlayer(int row, const QString &path) const
{
    if (const auto made = makeFolder(QFileInfo(path).absolutePath().toStdString()); !made)
        return made;
    return replaceFile(path.toStdString(), writePlayer(playerOf(row)));
}

void GenomeController::askWhereToSave(int row)
{
    if (row < 0)
        return;
    QDir().mkpath(m_playersFolder);
    auto *dialog = new QFileDialog(&m_views.table, tr("Save as player"), m_playersFolder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("toml"));
    dialog->selectFile(QString::fromStdString(playerOf(row).name) + QStringLiteral(".toml"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, row](const QString &path) {
        if (const auto saved = savePlayer(row, path); saved)
            Q_EMIT message(tr("Saved as player: %1").arg(QDir::toNativeSeparators(path)));
        else
            Q_EMIT failed(errorText(saved.error()));
    });
    dialog->open();
}

} // namespace tetrarium
