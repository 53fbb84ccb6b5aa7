// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evolveactions.h"

#include "icons.h"

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QMenuBar>

namespace tetrarium {

EvolveActions::EvolveActions(QObject *parent)
    : QObject(parent)
    , m_start(new QAction(icon(QStringLiteral("evolve")), {}, this))
    , m_open(new QAction(icon(QStringLiteral("evolution")), {}, this))
    , m_export(new QAction(icon(QStringLiteral("export")), {}, this))
{
    m_start->setShortcut(Qt::CTRL | Qt::Key_E);
    m_open->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    m_export->setEnabled(false);
    connect(m_start, &QAction::triggered, this, &EvolveActions::startRequested);
    connect(m_open, &QAction::triggered, this, &EvolveActions::openRequested);
    connect(m_export, &QAction::triggered, this, &EvolveActions::exportRequested);
}

void EvolveActions::addMenu(QMenuBar *bar)
{
    m_menu = bar->addMenu(QString());
    m_menu->addActions({m_start, m_open});
    m_recent = m_menu->addMenu(QString());
    m_menu->addSeparator();
    m_menu->addAction(m_export);
    m_recent->setEnabled(false);
}

void EvolveActions::setRecent(const QStringList &folders)
{
    m_recent->clear();
    for (const QString &folder : folders) {
        QAction *action = m_recent->addAction(QDir::toNativeSeparators(folder));
        connect(action, &QAction::triggered, this, [this, folder] { Q_EMIT recentRequested(folder); });
    }
    m_recent->setEnabled(!folders.isEmpty());
}

void EvolveActions::setCanExport(bool can)
{
    m_export->setEnabled(can);
}

void EvolveActions::retranslate()
{
    const auto describe = [](QAction *action, const QString &text, const QString &explanation) {
        action->setText(text);
        action->setStatusTip(explanation);
    };
    m_menu->setTitle(tr("&Evolve"));
    m_recent->setTitle(tr("&Recent Runs"));
    describe(m_start, tr("&Start Run"), tr("Start a run of the recipe in the Evolution dock"));
    describe(m_open, tr("&Open Run…"), tr("Open the directory of a run that was begun before"));
    describe(
        m_export, tr("E&xport Elites and Scores…"), tr("Write the chosen run in the formats of the thesis"));
}

} // namespace tetrarium
