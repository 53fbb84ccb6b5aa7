// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "genometable.h"
#include "genometablemodel.h"
#include "player.h"

#include <QObject>
#include <QPointer>

namespace tetrarium {

class Histogram;
class ParallelCoordinates;
class RunSession;

/// Which genomes are seen: of the chosen run the generation finished last, a chosen one or all, in the table, the histogram
/// and the parallel coordinates. Generations that are not in memory are read from the run's directory in the background.
class GenomeController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        GenomeTable &table;
        Histogram &histogram;
        ParallelCoordinates &coordinates;
    };

    /// Everything outlives the controller. `playersFolder` is where players are saved first.
    GenomeController(GenomeTableModel &model, const Views &views, const QString &playersFolder);

    /// Shows a run; nothing: none.
    void setRun(RunSession *run);
    /// Shows what was finished since the last time. However fast generations come, views change only here.
    void refresh();
    /// Shows a generation and selects its best genome.
    void showGeneration(int generation);
    void list(Listed listed, int generation);

    /// The player that a row's genome is, with where it comes from.
    Player playerOf(int row) const;
    /// Writes it; what it says when it cannot.
    Expected<void> savePlayer(int row, const QString &path) const;

Q_SIGNALS:
    void watchRequested(const tetrarium::Player &player);
    void raceRequested(const tetrarium::Player &player);
    void message(const QString &text);
    void failed(const QString &message);

private:
    void appendFinished();
    void show(const std::vector<GenomeTableModel::Generation> &generations);
    void askWhereToSave(int row);
    void pick(const QList<int> &genomes);

    GenomeTableModel &m_model;
    Views m_views;
    QString m_playersFolder;
    QPointer<RunSession> m_run;
    Listed m_listed = Listed::Latest;
    int m_generation = 0;
    std::vector<GenomeTableModel::Generation> m_finished; ///< since the last refresh
    bool m_isReading = false;                             ///< what is to be shown
    int m_asked = 0; ///< counts what was asked for, so that an answer that comes too late is not shown
};

} // namespace tetrarium
