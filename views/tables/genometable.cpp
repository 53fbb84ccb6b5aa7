// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "genometable.h"

#include "colors.h"
#include "emptystate.h"
#include "filesync.h"
#include "genomefilter.h"
#include "genometablemodel.h"
#include "icons.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tetrarium {

namespace {

/// Weights below 0 in one colour, above in another.
class SignDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() < GenomeTableModel::FirstGeneColumn)
            return;
        const Colors &colors = colorsOf(option->palette);
        const double value = index.data(Qt::EditRole).toDouble();
        if (value != 0)
            option->palette.setColor(QPalette::Text, value < 0 ? colors.series[1] : colors.series[0]);
    }
};

} // namespace

GenomeTable::GenomeTable(GenomeTableModel *model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_filter(new GenomeFilter(model, this))
    , m_table(new QTableView(this))
    , m_empty(new EmptyState(QStringLiteral("genomes"), m_table->viewport()))
{
    m_table->setModel(m_filter);
    m_table->setItemDelegate(new SignDelegate(m_table));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setAlternatingRowColors(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->verticalHeader()->hide();
    // Rows of one known height: nothing is measured, however many there are.
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setMinimumHeight(32);
    m_table->horizontalHeader()->setHighlightSections(false);
    setFocusProxy(m_table);

    m_empty->setFocusPolicy(Qt::NoFocus);
    (new QVBoxLayout(m_table->viewport()))->addWidget(m_empty);
    makeActions();
    makeBar();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_table);

    connect(m_table, &QWidget::customContextMenuRequested, this, &GenomeTable::showMenu);
    connect(m_table, &QAbstractItemView::activated, this, [this] { Q_EMIT watchRequested(currentRow()); });
    connect(m_filter, &QAbstractItemModel::modelReset, this, &GenomeTable::updateEmptyState);
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, &GenomeTable::updateEmptyState);
    connect(m_filter, &QAbstractItemModel::rowsRemoved, this, &GenomeTable::updateEmptyState);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &GenomeTable::updateEmptyState);
    retranslate();
}

void GenomeTable::makeActions()
{
    const auto make = [this](const char *iconName, const auto &work) {
        auto *action = new QAction(icon(QString::fromLatin1(iconName)), {}, this);
        connect(action, &QAction::triggered, this, work);
        return action;
    };
    m_watch = make("play", [this] { Q_EMIT watchRequested(currentRow()); });
    m_race = make("race", [this] { Q_EMIT raceRequested(currentRow()); });
    m_save = make("save-player", [this] { Q_EMIT saveRequested(currentRow()); });
    m_copy = make("copy", [this] { copy(); });
    m_export = make("export", [this] { askWhereToExport(); });
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_table->addAction(m_copy);
}

void GenomeTable::makeBar()
{
    m_bar = new QWidget(this);
    m_listed = new QComboBox(m_bar);
    m_listed->addItems({QString(), QString(), QString()});
    m_generation = new QSpinBox(m_bar);
    m_generation->setKeyboardTracking(false);
    m_filterText = new QLineEdit(m_bar);
    m_filterText->setClearButtonEnabled(true);
    m_filterText->setMinimumWidth(112);
    m_count = new QLabel(m_bar);
    auto *row = new QHBoxLayout(m_bar);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(8);
    row->addWidget(m_listed);
    row->addWidget(m_generation);
    row->addWidget(m_filterText, 1);
    row->addWidget(m_count);
    for (QAction *action : {m_watch, m_race, m_save, m_export}) {
        auto *button = new QToolButton(m_bar);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    connect(m_listed, &QComboBox::activated, this,
        [this](int which) { Q_EMIT listRequested(static_cast<Listed>(which), m_generation->value()); });
    connect(m_generation, &QSpinBox::valueChanged, this,
        [this](int generation) { Q_EMIT listRequested(Listed::One, generation); });
    connect(m_filterText, &QLineEdit::textChanged, this, [this](const QString &text) {
        const bool understood = m_filter->setFilter(text);
        m_filterText->setToolTip(
            understood ? QString() : tr("This filter is not understood; all genomes are listed."));
        QPalette palette;
        if (!understood)
            palette.setColor(QPalette::Text, colorsOf(palette).series[1]);
        m_filterText->setPalette(palette);
        updateEmptyState();
    });
}

void GenomeTable::showListed(Listed listed, int generation, int last)
{
    const QSignalBlocker blocker(m_generation);
    m_listed->setCurrentIndex(static_cast<int>(listed));
    m_generation->setRange(0, std::max(0, last));
    m_generation->setValue(generation);
    m_generation->setVisible(listed == Listed::One);
}

void GenomeTable::select(int row)
{
    const QModelIndex index = m_filter->mapFromSource(m_model->index(row, GenomeTableModel::IdColumn));
    m_table->selectRow(index.row());
    m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

void GenomeTable::setPicked(const std::optional<QSet<int>> &rows)
{
    m_filter->setPicked(rows);
    updateEmptyState();
}

int GenomeTable::currentRow() const
{
    const QList<int> rows = selectedRows();
    return rows.isEmpty() ? -1 : rows.first();
}

QList<int> GenomeTable::selectedRows() const
{
    QModelIndexList indexes = m_table->selectionModel()->selectedRows();
    std::ranges::sort(indexes, {}, &QModelIndex::row);
    QList<int> rows;
    for (const QModelIndex &index : std::as_const(indexes))
        rows.append(m_filter->mapToSource(index).row());
    return rows;
}

QString GenomeTable::lines(bool everything, QChar separator, bool fullNumbers) const
{
    QList<int> rows = selectedRows();
    if (rows.isEmpty() && everything) {
        for (int row = 0; row < m_filter->rowCount(); ++row)
            rows.append(m_filter->mapToSource(m_filter->index(row, 0)).row());
    }
    QStringList lines;
    QStringList cells;
    for (int column = 0; column < m_model->columnCount(); ++column)
        cells.append(m_model->headerData(column, Qt::Horizontal).toString());
    lines.append(cells.join(separator));
    for (const int row : std::as_const(rows)) {
        cells.clear();
        for (int column = 0; column < m_model->columnCount(); ++column) {
            const QVariant value =
                m_model->index(row, column).data(fullNumbers ? Qt::EditRole : Qt::DisplayRole);
            QString cell = value.typeId() == QMetaType::Double
                               ? QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest)
                               : value.toString();
            if (cell.contains(separator))
                cell = QLatin1Char('"') + cell + QLatin1Char('"');
            cells.append(cell);
        }
        lines.append(cells.join(separator));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString GenomeTable::selectedText() const
{
    return lines(false, QLatin1Char('\t'), false);
}

void GenomeTable::copy()
{
    QGuiApplication::clipboard()->setText(selectedText());
}

bool GenomeTable::exportTo(const QString &path)
{
    const bool written =
        replaceFile(path.toStdString(), lines(true, QLatin1Char(','), true).toStdString()).has_value();
    if (written)
        Q_EMIT exported(path);
    else
        Q_EMIT exportFailed(path);
    return written;
}

void GenomeTable::askWhereToExport()
{
    auto *dialog = new QFileDialog(this, tr("Export genomes"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->setNameFilter(QStringLiteral("*.csv"));
    connect(dialog, &QFileDialog::fileSelected, this, &GenomeTable::exportTo);
    dialog->open();
}

void GenomeTable::showMenu(const QPoint &position)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_watch, m_race, m_save});
    menu->addSeparator();
    menu->addActions({m_copy, m_export});
    menu->popup(m_table->viewport()->mapToGlobal(position));
}

void GenomeTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void GenomeTable::updateEmptyState()
{
    const bool empty = m_model->rowCount() == 0;
    m_empty->setVisible(empty);
    m_bar->setVisible(!empty);
    m_table->setHorizontalScrollBarPolicy(empty ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    m_table->setAccessibleDescription(empty ? m_empty->sentence() : QString());
    m_count->setText(tr("Genomes: %1").arg(QLocale().toString(m_filter->rowCount())));
    const bool chosen = m_table->selectionModel()->hasSelection();
    for (QAction *action : {m_watch, m_race, m_save, m_copy})
        action->setEnabled(chosen);
}

void GenomeTable::retranslate()
{
    m_empty->setTexts(tr("The genomes of a generation are listed here, with their weights and fitness."),
        tr("Rows appear when a run finishes a generation."));
    m_table->setAccessibleName(tr("Genomes"));
    m_listed->setItemText(static_cast<int>(Listed::Latest), tr("Latest generation"));
    m_listed->setItemText(static_cast<int>(Listed::One), tr("One generation"));
    m_listed->setItemText(static_cast<int>(Listed::All), tr("All generations"));
    m_listed->setAccessibleName(tr("Generations listed"));
    m_generation->setAccessibleName(tr("Generation"));
    m_filterText->setPlaceholderText(tr("Filter: part of an id, or fitness > 100, holes < 0"));
    m_filterText->setAccessibleName(tr("Filter"));
    m_watch->setText(tr("&Watch it play"));
    m_race->setText(tr("&Race against it"));
    m_save->setText(tr("&Save as player…"));
    m_copy->setText(tr("&Copy rows"));
    m_export->setText(tr("&Export as CSV…"));
    updateEmptyState();
}

} // namespace tetrarium
