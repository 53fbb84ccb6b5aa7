// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspacelayouts.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace tetrarium {

namespace {

constexpr int formatVersion = 1;
const QString versionKey = QStringLiteral("version");
const QString digestKey = QStringLiteral("digest");
const QString layoutKey = QStringLiteral("layout");

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QString digestOf(const QByteArray &text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

QStringList docksIn(const QJsonObject &layout)
{
    QStringList names;
    for (const auto &dock : layout.value(QStringLiteral("allDockWidgets")).toArray())
        names.append(dock.toObject().value(QStringLiteral("uniqueName")).toString());
    return names;
}

} // namespace

WorkspaceLayouts::WorkspaceLayouts(const QString &folder, const QStringList &docks)
    : m_folder(folder)
    , m_docks(docks)
{
    m_docks.sort();
}

std::expected<QByteArray, WorkspaceLayouts::Fault> WorkspaceLayouts::read(Workspace workspace) const
{
    return readFile(filePath(workspace));
}

std::expected<QByteArray, WorkspaceLayouts::Fault> WorkspaceLayouts::readFile(const QString &path) const
{
    QFile file(path);
    if (!file.exists())
        return std::unexpected(Fault::Missing);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(Fault::Unreadable);

    const QJsonObject saved = QJsonDocument::fromJson(file.readAll()).object();
    if (!saved.contains(versionKey))
        return std::unexpected(Fault::Broken);
    if (saved.value(versionKey) != formatVersion)
        return std::unexpected(Fault::Old);

    const QJsonObject layout = saved.value(layoutKey).toObject();
    QByteArray text = compact(layout);
    if (saved.value(digestKey) != digestOf(text))
        return std::unexpected(Fault::Broken);
    QStringList docks = docksIn(layout);
    docks.sort();
    if (docks != m_docks)
        return std::unexpected(Fault::Old);
    return text;
}

bool WorkspaceLayouts::write(Workspace workspace, const QByteArray &layout) const
{
    const QJsonObject object = QJsonDocument::fromJson(layout).object();
    if (object.isEmpty() || !QDir().mkpath(m_folder))
        return false;
    const QJsonObject saved{
        {versionKey, formatVersion},
        {digestKey, digestOf(compact(object))},
        {layoutKey, object},
    };
    QSaveFile file(filePath(workspace));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write(QJsonDocument(saved).toJson());
    return file.commit();
}

QString WorkspaceLayouts::setAside(Workspace workspace) const
{
    const QString path = filePath(workspace);
    QString aside = path + QStringLiteral(".broken");
    for (int number = 2; QFile::exists(aside); ++number)
        aside = path + QStringLiteral(".broken%1").arg(number);
    return QFile::rename(path, aside) ? aside : QString();
}

QByteArray WorkspaceLayouts::first(Workspace workspace) const
{
    const auto layout = readFile(QStringLiteral(":/layouts/%1.json").arg(workspaceName(workspace)));
    Q_ASSERT(layout);
    return layout.value_or(QByteArray());
}

QString WorkspaceLayouts::filePath(Workspace workspace) const
{
    return QStringLiteral("%1/%2.json").arg(m_folder, workspaceName(workspace));
}

} // namespace tetrarium
