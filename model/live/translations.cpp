// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace tetrarium {

namespace {

QString desktopLanguage()
{
    const QStringList known = Translations::languages();
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString &tag : wanted) {
        const QString language = tag.section(QLatin1Char('-'), 0, 0);
        if (known.contains(language))
            return language;
    }
    return known.first();
}

} // namespace

QStringList Translations::languages()
{
    return {QStringLiteral("en"), QStringLiteral("sv")};
}

QString Translations::install(const QString &language)
{
    const QString chosen = languages().contains(language) ? language : desktopLanguage();
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_ours);
    if (m_qt.load(QStringLiteral("qtbase_") + chosen, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_ours.load(QStringLiteral(":/i18n/tetrarium_") + chosen))
        QCoreApplication::installTranslator(&m_ours);
    return chosen;
}

} // namespace tetrarium
