// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery.h"

#include "playerfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace tetrarium {

namespace {

const QString folder = QStringLiteral(":/players");

} // namespace

QStringList galleryPlayers()
{
    QStringList names;
    for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files, QDir::Name))
        names.append(file.completeBaseName());
    return names;
}

Expected<std::string> readTextFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::unexpected(
            Error{.code = ErrorCode::FileNotFound, .found = {}, .expected = {}, .file = path.toStdString()});
    }
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError) {
        return std::unexpected(Error{.code = ErrorCode::FileUnreadable,
            .found = file.errorString().toStdString(),
            .expected = {},
            .file = path.toStdString()});
    }
    return bytes.toStdString();
}

Expected<Player> loadPlayer(const QString &nameOrFile)
{
    const bool isFile = nameOrFile.contains(u'.') || nameOrFile.contains(u'/');
    if (!isFile && !galleryPlayers().contains(nameOrFile)) {
        return fail(ErrorCode::UnknownName, nameOrFile.toStdString(),
            galleryPlayers().join(QStringLiteral(", ")).toStdString());
    }
    const QString path = isFile ? nameOrFile : folder + u'/' + nameOrFile + QStringLiteral(".toml");
    const auto text = readTextFile(path);
    if (!text)
        return std::unexpected(text.error());
    auto player = readPlayer(*text);
    if (!player)
        player.error().file = path.toStdString();
    return player;
}

} // namespace tetrarium
