// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "savemenu.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMenu>

namespace tetrarium {

namespace {

struct SaveMenu
{
    Q_DECLARE_TR_FUNCTIONS(tetrarium::SaveMenu)
};

} // namespace

void addSaveActions(QMenu &menu, QWidget &chart, const QString &csvText,
    const std::function<void(const QString &path)> &write)
{
    const auto offer = [&](const QString &text, const QString &ending) {
        QObject::connect(menu.addAction(text), &QAction::triggered, &chart, [&chart, write, ending] {
            auto *dialog = new QFileDialog(&chart, SaveMenu::tr("Save chart"));
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->setAcceptMode(QFileDialog::AcceptSave);
            dialog->setDefaultSuffix(ending);
            dialog->setNameFilter(QStringLiteral("*.%1").arg(ending));
            QObject::connect(dialog, &QFileDialog::fileSelected, &chart, write);
            dialog->open();
        });
    };
    offer(SaveMenu::tr("Save picture as &PNG…"), QStringLiteral("png"));
    offer(SaveMenu::tr("Save picture as S&VG…"), QStringLiteral("svg"));
    offer(csvText, QStringLiteral("csv"));
}

} // namespace tetrarium
