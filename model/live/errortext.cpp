// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "errortext.h"

#include <QCoreApplication>

namespace tetrarium {

namespace {

struct ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(tetrarium::ErrorText)

public:
    static QString what(const Error &error)
    {
        const QString found = QString::fromStdString(error.found);
        const QString expected = QString::fromStdString(error.expected);
        switch (error.code) {
        case ErrorCode::FileNotFound:
            return tr("cannot be opened; check that the file exists and may be read");
        case ErrorCode::FileUnreadable:
            return tr("could not be read (%1)").arg(found);
        case ErrorCode::FileUnwritable:
            return tr("could not be written (%1); check the folder and the space left").arg(found);
        case ErrorCode::Empty:
            return tr("is empty; expected %1").arg(expected);
        case ErrorCode::EndsEarly:
            return tr("ends too early; expected %1").arg(expected);
        case ErrorCode::Syntax:
            return tr("found \"%1\"; expected %2").arg(found, expected);
        case ErrorCode::UnknownName:
            return tr("unknown name \"%1\"; expected one of %2").arg(found, expected);
        case ErrorCode::NotANumber:
            return tr("\"%1\" is not a number; expected %2").arg(found, expected);
        case ErrorCode::OutOfRange:
            return tr("%1 is out of range; expected %2").arg(found, expected);
        case ErrorCode::WrongSize:
            return tr("found %1 where %2 are needed").arg(found, expected);
        case ErrorCode::Missing:
            return tr("missing: %1").arg(expected);
        case ErrorCode::UnknownVersion:
            return tr("version %1 is not known; this program reads version %2").arg(found, expected);
        case ErrorCode::Impossible:
            return tr("%1 is impossible here; expected %2").arg(found, expected);
        case ErrorCode::Differs:
            return tr("found %1; expected %2").arg(found, expected);
        case ErrorCode::InUse:
            return tr("is in use by process %1; wait until it has ended").arg(found);
        case ErrorCode::Exists:
            return tr("is there already and not empty; choose another name");
        }
        Q_UNREACHABLE_RETURN(QString());
    }
};

} // namespace

QString errorText(const Error &error)
{
    QString place = QString::fromStdString(error.file);
    if (error.line > 0) {
        place += place.isEmpty() ? ErrorText::tr("line %1").arg(error.line)
                                 : QStringLiteral(":%1").arg(error.line);
        if (error.column > 0)
            place += QStringLiteral(":%1").arg(error.column);
    }
    if (error.move > 0) {
        const QString move = ErrorText::tr("move %1").arg(error.move);
        place = place.isEmpty() ? move : QStringLiteral("%1: %2").arg(place, move);
    }
    const QString what = ErrorText::what(error);
    return place.isEmpty() ? what : QStringLiteral("%1: %2").arg(place, what);
}

} // namespace tetrarium
