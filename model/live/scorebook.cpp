// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scorebook.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace tetrarium {

using namespace Qt::StringLiterals;

namespace {

/// Names come from a text field; a tab or a line end in one would break the line.
QString oneLine(const QString &text)
{
    return text.simplified();
}

Error unwritable(const QString &path, const QString &reason)
{
    return {.code = ErrorCode::FileUnwritable,
        .found = reason.toStdString(),
        .expected = {},
        .file = path.toStdString()};
}

Expected<void> appendLine(const QString &path, const QByteArray &line)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered))
        return std::unexpected(unwritable(path, file.errorString()));
    QByteArray bytes = line + '\n';
    if (file.size() > 0 && file.seek(file.size() - 1) && file.read(1) != "\n")
        bytes.prepend('\n');
    if (file.write(bytes) != bytes.size())
        return std::unexpected(unwritable(path, file.errorString()));
    return {};
}

QByteArray toJson(const ScoreEntry &entry)
{
    QJsonObject json{
        {u"date"_s, entry.date.toString(Qt::ISODate)},
        {u"name"_s, entry.name},
        {u"rules"_s, entry.rules},
        {u"randomizer"_s, entry.randomizer},
        {u"score"_s, entry.score},
        {u"lines"_s, entry.rows},
        {u"pieces"_s, entry.pieces},
        {u"moves"_s, entry.moves},
        {u"level"_s, entry.level},
        {u"fallMs"_s, entry.fallMs},
    };
    // As text: JSON's numbers do not hold 64 bits.
    if (entry.seed)
        json.insert(u"seed"_s, QString::number(*entry.seed));
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::optional<ScoreEntry> fromJson(const QByteArray &line)
{
    const QJsonObject json = QJsonDocument::fromJson(line).object();
    if (!json.value("score"_L1).isDouble() || !json.value("rules"_L1).isString())
        return std::nullopt;
    ScoreEntry entry{
        .date = QDateTime::fromString(json.value("date"_L1).toString(), Qt::ISODate),
        .name = json.value("name"_L1).toString(),
        .rules = json.value("rules"_L1).toString(),
        .randomizer = json.value("randomizer"_L1).toString(),
        .seed = {},
        .score = json.value("score"_L1).toInteger(),
        .rows = json.value("lines"_L1).toInteger(),
        .pieces = json.value("pieces"_L1).toInteger(),
        .moves = json.value("moves"_L1).toInteger(),
        .level = json.value("level"_L1).toInt(),
        .fallMs = json.value("fallMs"_L1).toInt(),
    };
    bool isSeed = false;
    const quint64 seed = json.value("seed"_L1).toString().toULongLong(&isSeed);
    if (isSeed)
        entry.seed = seed;
    return entry;
}

} // namespace

ScoreEntry ScoreEntry::of(const GameSnapshot &snapshot, const QString &name, const QDateTime &date)
{
    return {
        // Files keep whole seconds.
        .date = QDateTime(date.date(), QTime(date.time().hour(), date.time().minute(), date.time().second())),
        .name = oneLine(name),
        .rules = QString::fromStdString(snapshot.rules.name()),
        .randomizer = QString::fromStdString(snapshot.randomizer),
        .seed = snapshot.seed,
        .score = snapshot.tally.score,
        .rows = snapshot.tally.rows,
        .pieces = snapshot.tally.pieces,
        .moves = snapshot.tally.moves,
        .level = snapshot.tally.level,
        .fallMs = static_cast<int>(std::lround(gravityMs(snapshot.rules, snapshot.tally.level))),
    };
}

QString ScoreEntry::thesisLine() const
{
    return u"%1\tScore: %2\tSpeed: %3\tName: %4\tMoves: %5"_s.arg(date.toString(u"yyyy-MM-dd HH:mm:ss"_s))
        .arg(score)
        .arg(fallMs)
        .arg(name)
        .arg(moves);
}

ScoreBook::ScoreBook(const QString &folder)
    : m_folder(folder)
{}

QString ScoreBook::textFile() const
{
    return m_folder + u"/Scores.txt"_s;
}

QString ScoreBook::tableFile() const
{
    return m_folder + u"/scores.jsonl"_s;
}

Expected<void> ScoreBook::add(const ScoreEntry &entry) const
{
    if (!QDir().mkpath(m_folder))
        return std::unexpected(unwritable(m_folder, QString()));
    if (auto written = appendLine(textFile(), entry.thesisLine().toUtf8()); !written)
        return written;
    return appendLine(tableFile(), toJson(entry));
}

QList<ScoreEntry> ScoreBook::entries() const
{
    QList<ScoreEntry> entries;
    QFile file(tableFile());
    if (!file.open(QIODevice::ReadOnly))
        return entries;
    while (!file.atEnd()) {
        if (const auto entry = fromJson(file.readLine()))
            entries.append(*entry);
    }
    return entries;
}

} // namespace tetrarium
