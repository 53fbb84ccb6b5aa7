// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "evolutionmodel.h"
#include "runcurve.h"

#include <QObject>

namespace tetrarium {

struct RunStatus;

/// A run in this window: its model, and what has become known of it for charts. What was on the disk before is read in
/// the background.
class RunSession : public QObject
{
    Q_OBJECT

public:
    RunSession(int run, int color, QObject *parent = nullptr);

    EvolutionModel &model() { return m_model; }
    int run() const { return m_curve.run; }
    const RunCurve &curve() const { return m_curve; }
    QString name() const { return m_curve.name; }
    QString folder() const { return m_model.directory(); }
    /// Of the run; nothing before it was opened.
    const Recipe *recipe() const;
    /// The generation finished last in this window; nothing before.
    const std::shared_ptr<const GenerationReport> &latest() const { return m_latest; }
    /// The generation finished last, here or before; −1: none.
    int lastGeneration() const { return m_curve.points.isEmpty() ? -1 : m_curve.points.last().generation; }

    bool isShown() const { return m_isShown; }
    void setShown(bool shown) { m_isShown = shown; }

    void extend(int generations);

    /// In words.
    QString stateText() const;
    /// Reads the counters.
    RunStatus status() const;

Q_SIGNALS:
    /// State or curve.
    void changed();
    void generationFinished(const std::shared_ptr<const tetrarium::GenerationReport> &report);
    void failed(const tetrarium::Error &error);

private:
    void takeOpened(const RunHistory &history);
    void take(const std::shared_ptr<const GenerationReport> &report);
    void readBefore();

    EvolutionModel m_model;
    RunCurve m_curve;
    std::shared_ptr<const GenerationReport> m_latest;
    int m_planned = 0; ///< generations; 0: not known
    std::int64_t m_evaluationsBefore = 0;
    std::int64_t m_gamesBefore = 0;
    bool m_isShown = true;
};

} // namespace tetrarium
