// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "texttableview.h"

#include "emptystate.h"
#include "filesync.h"
#include "icons.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QStackedLayout>
#include <QTableWidget>

namespace tetrarium {

TextTableView::TextTableView(const QString &iconName, QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget(this))
    , m_empty(new EmptyState(iconName, this))
    , m_copy(new QAction(icon(QStringLiteral("copy")), {}, this))
{
    m_table->setAlternatingRowColors(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setMinimumHeight(32);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_pages = new QStackedLayout(this);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_table);
    setFocusProxy(m_table);
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_copy);
    connect(m_copy, &QAction::triggered, this, &TextTableView::copySelection);
    connect(m_table, &QWidget::customContextMenuRequested, this,
        [this](const QPoint &at) { makeMenu()->popup(m_table->viewport()->mapToGlobal(at)); });
    retranslate();
}

void TextTableView::setEmptyTexts(const QString &sentence, const QString &nextStep)
{
    m_empty->setTexts(sentence, nextStep);
}

bool TextTableView::isEmpty() const
{
    return m_table->rowCount() == 0;
}

void TextTableView::setTable(const TextTable &table, const QString &csv)
{
    m_csv = csv;
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(table.headings.size()));
    m_table->setRowCount(static_cast<int>(table.rows.size()));
    m_table->setHorizontalHeaderLabels(table.headings);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QStringList &fields = table.rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < fields.size(); ++column) {
            auto *item = new QTableWidgetItem(fields[column]);
            item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_table->horizontalHeaderItem(column)->setTextAlignment(
            (column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    m_table->resizeColumnsToContents();
    m_pages->setCurrentIndex(isEmpty() ? 0 : 1);
}

void TextTableView::copySelection() const
{
    QStringList lines;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QStringList fields;
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const QTableWidgetItem *item = m_table->item(row, column);
            if (item && item->isSelected())
                fields.append(item->text());
        }
        if (!fields.isEmpty())
            lines.append(fields.join(u'\t'));
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

bool TextTableView::writeTo(const QString &path)
{
    const bool written = replaceFile(path.toStdString(), m_csv.toStdString()).has_value();
    if (written)
        Q_EMIT exported(path);
    else
        Q_EMIT exportFailed(path);
    return written;
}

QMenu *TextTableView::makeMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(m_copy);
    QAction *save = menu->addAction(icon(QStringLiteral("export")), tr("Save table as &CSV…"));
    connect(save, &QAction::triggered, this, [this] {
        auto *dialog = new QFileDialog(this, tr("Save table"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setDefaultSuffix(QStringLiteral("csv"));
        dialog->setNameFilter(QStringLiteral("*.csv"));
        connect(dialog, &QFileDialog::fileSelected, this, &TextTableView::writeTo);
        dialog->open();
    });
    return menu;
}

void TextTableView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TextTableView::retranslate()
{
    m_copy->setText(tr("Copy"));
}

} // namespace tetrarium
