// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studytables.h"

#include "errortext.h"

#include <QEvent>
#include <QLabel>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace tetrarium {

StudyTables::StudyTables(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QTabWidget(this))
{
    m_pages->setDocumentMode(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    setFocusProxy(m_pages);
    rebuild();
}

void StudyTables::setResult(std::shared_ptr<const SweepResult> result)
{
    m_result = std::move(result);
    rebuild();
}

TextTableView *StudyTables::page(int number) const
{
    return m_pages->widget(number)->findChild<TextTableView *>();
}

void StudyTables::addPage(
    const QString &name, const TextTable &table, const QString &csv, const QString &explanation)
{
    auto *page = new QWidget;
    auto *view = new TextTableView(QStringLiteral("tables"), page);
    view->setEmptyTexts(
        tr("The tables of a study are here."), tr("Start a study, or open one that was run before."));
    view->setTable(table, csv);
    view->table()->setAccessibleName(name);
    connect(view, &TextTableView::exported, this, &StudyTables::exported);
    connect(view, &TextTableView::exportFailed, this, &StudyTables::exportFailed);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(view, 1);
    if (!explanation.isEmpty()) {
        auto *label = new QLabel(explanation, page);
        label->setWordWrap(true);
        label->setMargin(8);
        label->setTextFormat(Qt::PlainText);
        label->setForegroundRole(QPalette::PlaceholderText);
        column->addWidget(label);
    }
    m_pages->addTab(page, name);
}

void StudyTables::rebuild()
{
    setAccessibleName(tr("Tables of a study"));
    m_pages->setAccessibleName(tr("Tables of a study"));
    const int before = m_pages->currentIndex();
    while (m_pages->count() > 0)
        delete m_pages->widget(0);
    if (!m_result || m_result->items.empty()) {
        addPage(tr("Cells"), {}, {}, {});
        return;
    }
    const auto files = sweepTables(*m_result);
    const auto csv = [&files](const std::string &name) {
        for (const auto &[file, text] : files) {
            if (file == name)
                return studyText(text);
        }
        return QString();
    };
    addPage(tr("Cells"), cellTexts(*m_result), csv("cells.csv"),
        m_result->luck ? luckSentence(*m_result->luck) : QString());
    for (const AxisEffect &effect : m_result->axes)
        addPage(tr("By %1").arg(studyText(axisName(effect.key))), marginalTexts(effect),
            csv("by-" + effect.key + ".csv"), effectSentences(effect).join(u' '));
    if (!m_result->study.people.empty()) {
        const auto people = peopleTexts(*m_result);
        QString text;
        for (const QStringList &row : people ? people->rows : std::vector<QStringList>())
            text += row.join(u'\t') + u'\n';
        addPage(
            tr("People"), people.value_or(TextTable()), text, people ? QString() : errorText(people.error()));
    }
    m_pages->setCurrentIndex(std::clamp(before, 0, m_pages->count() - 1));
}

void StudyTables::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

} // namespace tetrarium
