// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "candidatespanel.h"

#include "emptystate.h"
#include "panelscroll.h"
#include "sharebars.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace tetrarium {

using namespace Qt::StringLiterals;

namespace {

/// The chosen candidate is bold, those that lose are grey.
class CandidateDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font.setBold(index.data(CandidateTableModel::ChosenRole).toBool());
        if (index.data(CandidateTableModel::LosesRole).toBool())
            option->palette.setColor(
                QPalette::Text, option->palette.color(QPalette::Disabled, QPalette::Text));
    }
};

} // namespace

CandidatesPanel::CandidatesPanel(CandidateTableModel *model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTableView(this))
    , m_empty(new EmptyState(u"candidates"_s, m_table->viewport()))
    , m_why(new QLabel(this))
    , m_bars(new ShareBars(this))
{
    m_sorted->setSortRole(Qt::EditRole);
    m_sorted->setSourceModel(model);
    m_table->setModel(m_sorted);
    m_table->setItemDelegate(new CandidateDelegate(m_table));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(CandidateTableModel::RankColumn, Qt::AscendingOrder);
    m_table->setAlternatingRowColors(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_table->horizontalHeader()->setMinimumHeight(32);
    m_table->horizontalHeader()->setDefaultSectionSize(96);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->resizeSection(CandidateTableModel::RankColumn, 72);
    m_table->horizontalHeader()->resizeSection(CandidateTableModel::KeysColumn, 176);
    setFocusProxy(m_table);
    m_empty->setFocusPolicy(Qt::NoFocus);
    (new QVBoxLayout(m_table->viewport()))->addWidget(m_empty);

    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_why->setFont(bold);
    m_why->setContentsMargins(16, 8, 16, 0);
    auto *scroll = new PanelScroll(m_bars, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_table, 3);
    column->addWidget(m_why);
    column->addWidget(scroll, 2);

    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        refresh();
        Q_EMIT candidateSelected(selected());
    });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, signal, this, &CandidatesPanel::refresh);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CandidatesPanel::refresh);
    retranslate();
}

void CandidatesPanel::clearSelection()
{
    m_table->clearSelection();
}

int CandidatesPanel::selected() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : m_sorted->mapToSource(rows.first()).row();
}

void CandidatesPanel::refresh()
{
    const Explanation &explanation = m_model->explanation();
    const bool empty = explanation.candidates.empty();
    m_empty->setVisible(empty);
    m_table->setAccessibleDescription(empty ? m_empty->sentence() : QString());
    const int wanted = selected();
    const int shown = wanted >= 0 ? wanted : explanation.chosen;
    m_why->setVisible(shown >= 0);
    if (shown < 0 || shown >= static_cast<int>(explanation.candidates.size())) {
        m_bars->clear();
        return;
    }
    const Candidate &candidate = explanation.candidates[static_cast<std::size_t>(shown)];
    m_why->setText(shown == explanation.chosen
                       ? tr("Why this one: %1").arg(QString::fromStdString(candidate.moves))
                       : tr("Shares of %1").arg(QString::fromStdString(candidate.moves)));
    m_bars->setShares(m_model->features(), candidate.values, candidate.shares);
}

void CandidatesPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CandidatesPanel::retranslate()
{
    m_empty->setTexts(
        tr("Every placement that a player looks at is listed here, with its rating and features."),
        tr("Watch a player, or ask what one would do in your game."));
    m_table->setAccessibleName(tr("Candidates"));
    m_bars->setAccessibleName(tr("Shares of the rating"));
    refresh();
}

} // namespace tetrarium
