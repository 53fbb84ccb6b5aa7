// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runsession.h"

#include "evolutionpanel.h"
#include "runloader.h"

#include <QFileInfo>
#include <QFuture>
#include <QtConcurrentRun>

namespace tetrarium {

RunSession::RunSession(int run, int color, QObject *parent)
    : QObject(parent)
{
    m_curve.run = run;
    m_curve.color = color;
    connect(&m_model, &EvolutionModel::opened, this, [this](const auto &history) { takeOpened(*history); });
    connect(&m_model, &EvolutionModel::generationFinished, this, &RunSession::take);
    connect(&m_model, &EvolutionModel::stateChanged, this, &RunSession::changed);
    connect(&m_model, &EvolutionModel::failed, this, &RunSession::failed);
}

const Recipe *RunSession::recipe() const
{
    return m_model.history() ? &m_model.history()->recipe : nullptr;
}

void RunSession::takeOpened(const RunHistory &history)
{
    m_curve.name = QFileInfo(m_model.directory()).fileName();
    m_curve.genes.clear();
    for (const std::string &gene : history.recipe.geneNames())
        m_curve.genes.append(QString::fromStdString(gene));
    m_planned = history.recipe.stopping.generations;
    if (!history.rows.empty()) {
        m_evaluationsBefore = history.rows.back().report.evaluations;
        m_gamesBefore = history.rows.back().report.games;
        readBefore();
    }
    Q_EMIT changed();
}

void RunSession::readBefore()
{
    const std::filesystem::path folder = m_model.directory().toStdString();
    QtConcurrent::run([folder] {
        return readCurve(folder);
    }).then(this, [this](const Expected<QList<GenerationPoint>> &before) {
        if (!before) {
            Q_EMIT failed(before.error());
            return;
        }
        // Generations that were finished in the meantime may be in both.
        QList<GenerationPoint> points = *before;
        for (const GenerationPoint &point : std::as_const(m_curve.points)) {
            if (points.isEmpty() || point.generation > points.last().generation)
                append(points, point);
        }
        m_curve.points = points;
        Q_EMIT changed();
    });
}

void RunSession::take(const std::shared_ptr<const GenerationReport> &report)
{
    m_latest = report;
    // It is there already if it was on the disk when readBefore() looked.
    if (m_curve.points.isEmpty() || report->number > m_curve.points.last().generation)
        append(m_curve.points, pointOf(*report));
    Q_EMIT generationFinished(report);
    Q_EMIT changed();
}

void RunSession::extend(int generations)
{
    const bool hasEnded = m_model.state() == EvolutionModel::State::Ended;
    m_planned = (hasEnded || m_planned == 0 ? lastGeneration() + 1 : m_planned) + generations;
    m_model.extend(generations);
}

QString RunSession::stateText() const
{
    switch (m_model.state()) {
    case EvolutionModel::State::Empty:
        return tr("not opened");
    case EvolutionModel::State::Opening:
        return tr("opening");
    case EvolutionModel::State::Running:
        return tr("running");
    case EvolutionModel::State::Paused:
        return m_model.error() ? tr("waiting for the disk") : tr("paused");
    case EvolutionModel::State::Stopping:
        return tr("stopping");
    case EvolutionModel::State::Stopped:
        return tr("stopped");
    case EvolutionModel::State::Ended:
        return tr("ended");
    }
    Q_UNREACHABLE_RETURN({});
}

RunStatus RunSession::status() const
{
    using State = EvolutionModel::State;
    const State state = m_model.state();
    const Progress &progress = m_model.progress();
    const bool isActive = m_model.isActive();
    RunStatus status{.text = QStringLiteral("%1 — %2").arg(m_curve.name, stateText()),
        .generation = lastGeneration() + 1,
        .generations = m_planned,
        .canPause = state == State::Running,
        .canResume = state == State::Paused || state == State::Stopped,
        .canStop = isActive && state != State::Stopping,
        .canExtend = state != State::Empty && state != State::Stopping};
    if (!isActive)
        return status;
    status.genomes = progress.genomes;
    status.genomesPlanned = progress.genomesPlanned;
    const double seconds = m_model.runSeconds();
    const std::int64_t evaluations = m_latest ? m_latest->evaluations : m_evaluationsBefore;
    const std::int64_t games = m_latest ? m_latest->games : m_gamesBefore;
    if (seconds > 0) {
        status.genomesPerSecond =
            static_cast<double>(evaluations - m_evaluationsBefore + progress.genomes) / seconds;
        status.gamesPerSecond = static_cast<double>(games - m_gamesBefore + progress.games) / seconds;
    }
    const auto before = m_model.history() ? static_cast<int>(m_model.history()->rows.size()) : 0;
    const int here = status.generation - before;
    if (m_planned > 0 && here > 0)
        status.secondsLeft = seconds / here * std::max(0, m_planned - status.generation);
    return status;
}

} // namespace tetrarium
