// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSet>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QSpinBox;
class QTableView;

namespace tetrarium {

class EmptyState;
class GenomeFilter;
class GenomeTableModel;

/// Which generations of the chosen run are listed.
enum class Listed
{
    Latest, ///< the one finished last, following the run
    One,
    All
};

/// The table of genomes: sorted by any column, filtered, rows selected whole and copied or written as CSV; positive and
/// negative weights in two colours. What to do with a genome is asked by signals, with its row in the model. While the
/// model has no rows, it says what will be listed.
class GenomeTable : public QWidget
{
    Q_OBJECT

public:
    /// `model` outlives the table.
    explicit GenomeTable(GenomeTableModel *model, QWidget *parent = nullptr);

    /// What the model holds now, of generations 0 … last.
    void showListed(Listed listed, int generation, int last);
    /// Selects a row of the model and scrolls to it.
    void select(int row);
    /// Lists only these rows of the model; nothing: all.
    void setPicked(const std::optional<QSet<int>> &rows);

    /// The selected rows with headings, tabs between cells.
    QString selectedText() const;
    /// The selected rows, or all that are listed when none is, as CSV with full numbers. False: it could not be written.
    bool exportTo(const QString &path);

Q_SIGNALS:
    void listRequested(tetrarium::Listed listed, int generation);
    void watchRequested(int row);
    void raceRequested(int row);
    void saveRequested(int row);
    void exported(const QString &path);
    void exportFailed(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeBar();
    void makeActions();
    void showMenu(const QPoint &position);
    void askWhereToExport();
    void copy();
    int currentRow() const;
    QList<int> selectedRows() const;
    QString lines(bool everything, QChar separator, bool fullNumbers) const;
    void updateEmptyState();
    void retranslate();

    GenomeTableModel *m_model;
    GenomeFilter *m_filter = nullptr;
    QTableView *m_table = nullptr;
    EmptyState *m_empty = nullptr;
    QComboBox *m_listed = nullptr;
    QSpinBox *m_generation = nullptr;
    QLineEdit *m_filterText = nullptr;
    QLabel *m_count = nullptr;
    QAction *m_watch = nullptr;
    QAction *m_race = nullptr;
    QAction *m_save = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_export = nullptr;
    QWidget *m_bar = nullptr;
};

} // namespace tetrarium
