// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QTranslator>

namespace tetrarium {

/// The texts of one language, ours and Qt's own, installed in the application for as long as this lives.
class Translations
{
public:
    /// The languages there are texts for, English first.
    static QStringList languages();

    /// Takes the place of the language before. An empty or unknown one becomes the first of the desktop's
    /// languages that is known, else English. Returns the one chosen. Needs an application object.
    QString install(const QString &language);

private:
    QTranslator m_ours;
    QTranslator m_qt;
};

} // namespace tetrarium
