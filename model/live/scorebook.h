// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "gamesnapshot.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace tetrarium {

/// One game of a person, as it is remembered.
struct ScoreEntry
{
    QDateTime date;
    QString name;
    QString rules;
    QString randomizer;
    std::optional<quint64> seed;
    qint64 score = 0;
    qint64 rows = 0;
    qint64 pieces = 0;
    qint64 moves = 0;
    int level = 0;
    int fallMs = 0; ///< between falls by time when the game ended

    static ScoreEntry of(const GameSnapshot &snapshot, const QString &name, const QDateTime &date);

    /// The thesis's line: date and time, `Score: n`, `Speed: n`, `Name: s`, `Moves: n`, separated by tabs.
    QString thesisLine() const;

    bool operator==(const ScoreEntry &) const = default;
};

/// The scores of people, kept across starts in one folder: `Scores.txt` in the thesis's line format, and
/// `scores.jsonl` with all there is to know, one JSON object a line, which the high-score table is read from.
///
/// An entry is appended in one write, so that a kill leaves it whole or not at all; a line that was cut short by something
/// else is skipped and never joined to the next.
class ScoreBook
{
public:
    explicit ScoreBook(const QString &folder);

    Expected<void> add(const ScoreEntry &entry) const;

    /// All that can be read, in the order in which they were added.
    QList<ScoreEntry> entries() const;

    QString textFile() const;
    QString tableFile() const;

private:
    QString m_folder;
};

} // namespace tetrarium
