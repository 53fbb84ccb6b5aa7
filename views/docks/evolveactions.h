// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

class QAction;
class QMenu;
class QMenuBar;

namespace tetrarium {

/// The menu Evolve.
class EvolveActions : public QObject
{
    Q_OBJECT

public:
    explicit EvolveActions(QObject *parent);

    void addMenu(QMenuBar *bar);
    void setRecent(const QStringList &folders);
    void setCanExport(bool can);
    void retranslate();

    QAction *start() const { return m_start; }
    QAction *exportRun() const { return m_export; }

Q_SIGNALS:
    void startRequested();
    void openRequested();
    void recentRequested(const QString &folder);
    void exportRequested();

private:
    QMenu *m_menu = nullptr;
    QMenu *m_recent = nullptr;
    QAction *m_start = nullptr;
    QAction *m_open = nullptr;
    QAction *m_export = nullptr;
};

} // namespace tetrarium
