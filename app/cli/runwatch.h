// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "commands.h"
#include "evolutionmodel.h"

#include <QEventLoop>

#include <functional>

namespace tetrarium::cli {

/// Watches a run in the terminal until it has ended, was stopped or could not be opened. On a terminal, one line shows how
/// it goes and is written over; into a file or a pipe goes one line a generation.
class RunWatch : public QObject
{
    Q_OBJECT

public:
    explicit RunWatch(int threads);

    /// Does `begin` with the model and returns what the program returns.
    ExitCode watch(const std::function<void(EvolutionModel &model)> &begin);

private:
    void takeReport(const std::shared_ptr<const GenerationReport> &report);
    void takeFailure(const Error &error);
    void takeState(EvolutionModel::State state);
    QString line() const;
    QString timeLeft(double generationsPerSecond) const;
    void showLine();
    void clearLine();
    void sayHowItEnded();

    EvolutionModel m_model;
    QEventLoop m_loop;
    bool m_terminal;
    int m_generations = 0;       ///< finished, in the whole run
    int m_generationsBefore = 0; ///< when it was opened
    std::int64_t m_evaluationsBefore = 0;
    std::shared_ptr<const GenerationReport> m_report; ///< the last one
    std::optional<HeldOutScore> m_heldOut;            ///< the last one
    ExitCode m_code = Good;
    bool m_interrupted = false;
};

} // namespace tetrarium::cli
