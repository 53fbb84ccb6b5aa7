// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runwatch.h"

#include "durationtext.h"
#include "errortext.h"
#include "interruption.h"

#include <QLocale>
#include <QTimer>

#include <iostream>
#include <unistd.h>

namespace tetrarium::cli {

namespace {

constexpr int redrawMs = 200;

QString number(double value)
{
    return QLocale().toString(value, 'f', std::abs(value) < 1000 ? 2 : 0);
}

} // namespace

RunWatch::RunWatch(int threads)
    : m_model({.threads = threads, .inBackground = false})
    , m_terminal(isatty(STDOUT_FILENO) != 0)
{
    connect(
        &m_model, &EvolutionModel::opened, this, [this](const std::shared_ptr<const RunHistory> &history) {
            m_generationsBefore = m_generations = static_cast<int>(history->rows.size());
            m_evaluationsBefore = history->rows.empty() ? 0 : history->rows.back().report.evaluations;
        });
    connect(&m_model, &EvolutionModel::generationFinished, this, &RunWatch::takeReport);
    connect(&m_model, &EvolutionModel::failed, this, &RunWatch::takeFailure);
    connect(&m_model, &EvolutionModel::stateChanged, this, &RunWatch::takeState);
}

ExitCode RunWatch::watch(const std::function<void(EvolutionModel &model)> &begin)
{
    const Interruption interruption;
    connect(&interruption, &Interruption::requested, this, [this] {
        m_interrupted = true;
        m_model.stop();
    });
    QTimer timer;
    if (m_terminal) {
        connect(&timer, &QTimer::timeout, this, &RunWatch::showLine);
        timer.start(redrawMs);
    }
    begin(m_model);
    m_loop.exec();
    clearLine();
    if (m_code == Good)
        sayHowItEnded();
    return m_code;
}

void RunWatch::takeReport(const std::shared_ptr<const GenerationReport> &report)
{
    m_report = report;
    m_generations = report->number + 1;
    if (report->heldOut)
        m_heldOut = report->heldOut;
    if (!m_terminal)
        std::cout << line().toStdString() << std::endl;
}

void RunWatch::takeFailure(const Error &error)
{
    clearLine();
    if (m_model.isActive()) {
        complain(Text::tr("%1. Tried again every second; Ctrl-C stops the run, resume goes on with it")
                .arg(errorText(error)));
        return;
    }
    const bool misused = error.code != ErrorCode::InUse && error.code != ErrorCode::FileUnwritable;
    m_code = complain(errorText(error), misused ? WrongUse : Failed);
}

void RunWatch::takeState(EvolutionModel::State state)
{
    if (state == EvolutionModel::State::Empty && m_code == Good)
        m_code = Failed;
    if (!m_model.isActive())
        m_loop.quit();
}

QString RunWatch::timeLeft(double generationsPerSecond) const
{
    const RunHistory &history = *m_model.history();
    const Stopping &stopping = history.recipe.stopping;
    double seconds = -1;
    if (const int left = stopping.generations - m_generations; left >= 0 && stopping.generations > 0)
        seconds = left / generationsPerSecond;
    if (stopping.seconds > 0) {
        const double left = std::max(0.0, stopping.seconds - history.manifest.seconds - m_model.runSeconds());
        seconds = seconds < 0 ? left : std::min(seconds, left);
    }
    return seconds < 0 ? QString() : Text::tr(", %1 left").arg(durationText(seconds));
}

QString RunWatch::line() const
{
    const double elapsed = std::max(m_model.runSeconds(), 1e-6);
    QString text =
        Text::tr("generation %1, best %2, mean %3")
            .arg(QLocale().toString(m_report->number), number(m_report->bestFitness), number(m_report->mean));
    if (m_heldOut)
        text += Text::tr(", held-out %1 ± %2").arg(number(m_heldOut->mean), number(m_heldOut->standardError));
    const double evaluations = static_cast<double>(m_report->evaluations - m_evaluationsBefore);
    text += Text::tr(", %1 evaluations/s").arg(number(evaluations / elapsed));
    return text + timeLeft((m_generations - m_generationsBefore) / elapsed);
}

void RunWatch::showLine()
{
    if (!m_report || m_model.state() != EvolutionModel::State::Running)
        return;
    const Progress &progress = m_model.progress();
    std::cout << "\r\x1b[K" << line().toStdString() << " [" << progress.games.load(std::memory_order_relaxed)
              << '/' << progress.gamesPlanned.load(std::memory_order_relaxed) << ']' << std::flush;
}

void RunWatch::clearLine()
{
    if (m_terminal)
        std::cout << "\r\x1b[K" << std::flush;
}

void RunWatch::sayHowItEnded()
{
    const QString directory = m_model.directory();
    if (m_terminal && m_report)
        std::cout << line().toStdString() << '\n';
    if (m_interrupted && m_model.state() == EvolutionModel::State::Stopped) {
        std::cout << Text::tr("stopped, %1 generations finished; go on with: tetrarium-cli resume %2")
                         .arg(m_generations)
                         .arg(directory)
                         .toStdString()
                  << std::endl;
        m_code = Interrupted;
        return;
    }
    std::cout << Text::tr("ended, %1 generations: %2").arg(m_generations).arg(directory).toStdString()
              << std::endl;
}

} // namespace tetrarium::cli
