// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery.h"

#include "playerfile.h"
#include "recipefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace tetrarium {

namespace {

const QString playersFolder = QStringLiteral(":/players");
const QString recipesFolder = QStringLiteral(":/recipes");
const QString studiesFolder = QStringLiteral(":/studies");
const QString dataFolder = QStringLiteral(":/data");

QStringList namesIn(const QString &folder)
{
    QStringList names;
    for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files, QDir::Name))
        names.append(file.completeBaseName());
    return names;
}

/// A name with a dot or a slash is a file, else it must be in the folder.
Expected<QString> pathOf(
    const QString &nameOrFile, const QString &folder, const QString &ending = QStringLiteral(".toml"))
{
    if (nameOrFile.contains(u'.') || nameOrFile.contains(u'/'))
        return nameOrFile;
    const QStringList names = namesIn(folder);
    if (!names.contains(nameOrFile))
        return fail(
            ErrorCode::UnknownName, nameOrFile.toStdString(), names.join(QStringLiteral(", ")).toStdString());
    return folder + u'/' + nameOrFile + ending;
}

} // namespace

QStringList galleryPlayers()
{
    return namesIn(playersFolder);
}

QStringList recipeNames()
{
    return namesIn(recipesFolder);
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
    const auto path = pathOf(nameOrFile, playersFolder);
    const auto text = path.and_then(readTextFile);
    if (!text)
        return std::unexpected(text.error());
    auto player = readPlayer(*text);
    if (!player)
        player.error().file = path->toStdString();
    return player;
}

Expected<Recipe> loadRecipe(const QString &nameOrFile, std::span<const std::string> settings)
{
    const auto path = pathOf(nameOrFile, recipesFolder);
    const auto text = path.and_then(readTextFile);
    if (!text)
        return std::unexpected(text.error());
    const QDir folder = QFileInfo(*path).dir();
    const auto findParent = [&folder](const std::string &name) -> Expected<std::string> {
        const QString beside = folder.filePath(QString::fromStdString(name) + QStringLiteral(".toml"));
        if (QFileInfo::exists(beside))
            return readTextFile(beside);
        return pathOf(QString::fromStdString(name), recipesFolder).and_then(readTextFile);
    };
    auto recipe = readRecipe(*text, findParent, settings);
    if (!recipe && recipe.error().file.empty())
        recipe.error().file = path->toStdString();
    return recipe;
}

QStringList studyNames()
{
    return namesIn(studiesFolder);
}

Expected<Study> loadStudy(const QString &nameOrFile)
{
    const auto path = pathOf(nameOrFile, studiesFolder);
    const auto text = path.and_then(readTextFile);
    if (!text)
        return std::unexpected(text.error());
    auto study = readStudy(*text);
    if (!study)
        study.error().file = path->toStdString();
    return study;
}

Expected<Recipe> loadRecipeOf(const Study &study)
{
    return loadRecipe(QString::fromStdString(study.recipe), study.settings);
}

Expected<std::string> loadDataSet(const QString &nameOrFile)
{
    return pathOf(nameOrFile, dataFolder, QStringLiteral(".csv")).and_then(readTextFile);
}

} // namespace tetrarium
