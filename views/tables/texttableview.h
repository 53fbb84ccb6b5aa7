// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "studytexts.h"

#include <QWidget>

class QMenu;
class QStackedLayout;
class QTableWidget;

namespace tetrarium {

class EmptyState;

/// A table of a study: the first column is text, the others are numbers on the right. Ctrl+C copies what is selected; a
/// menu writes the whole table as CSV, with numbers as programs read them. Without rows it says what will be here.
class TextTableView : public QWidget
{
    Q_OBJECT

public:
    explicit TextTableView(const QString &iconName, QWidget *parent = nullptr);

    void setEmptyTexts(const QString &sentence, const QString &nextStep);
    /// `csv` is what is written.
    void setTable(const TextTable &table, const QString &csv);

    QTableWidget *table() const { return m_table; }
    bool isEmpty() const;
    void copySelection() const;
    bool writeTo(const QString &path);
    QMenu *makeMenu();

Q_SIGNALS:
    void exported(const QString &path);
    void exportFailed(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QTableWidget *m_table = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedLayout *m_pages = nullptr;
    QAction *m_copy = nullptr;
    QString m_csv;
};

} // namespace tetrarium
