// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "texttableview.h"

#include <memory>

class QLabel;
class QTabWidget;

namespace tetrarium {

/// The tables of a sweep: all cells, one page for every axis, and the comparison with people.
class StudyTables : public QWidget
{
    Q_OBJECT

public:
    explicit StudyTables(QWidget *parent = nullptr);

    /// Nothing: the empty state.
    void setResult(std::shared_ptr<const SweepResult> result);

    QTabWidget *pages() const { return m_pages; }
    TextTableView *page(int number) const;

Q_SIGNALS:
    void exported(const QString &path);
    void exportFailed(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void addPage(const QString &name, const TextTable &table, const QString &csv, const QString &explanation);

    std::shared_ptr<const SweepResult> m_result;
    QTabWidget *m_pages = nullptr;
};

} // namespace tetrarium
