// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena.h"
#include "peoplesheet.h"
#include "svgcharts.h"
#include "sweepresult.h"

#include <QString>
#include <QStringList>

#include <vector>

/// What studies found, in words and tables for people: reports and the window show the same ones.
namespace tetrarium {

/// The first column is text, all others are numbers.
struct TextTable
{
    QStringList headings;
    std::vector<QStringList> rows;

    bool operator==(const TextTable &) const = default;
};

QString studyText(std::string_view words);
QString studyNumber(double value, int digits = 1);

/// Players by rank, with mean, interval, median and quantiles.
TextTable standingTexts(const ArenaResult &result);
TextTable pairTexts(const ArenaResult &result);
/// What the pairs were tested by.
QString pairsSentence(const ArenaResult &result);

/// The means of all cells, as the thesis's tables 5.2 to 5.4; a line a cell where there are not two axes.
TextTable cellTexts(const SweepResult &result);
/// A line a level, as the thesis's tables 3.2 and 3.3.
TextTable marginalTexts(const AxisEffect &effect);
QStringList effectSentences(const AxisEffect &effect);
QString luckSentence(const VarianceShare &luck);

/// People, the published table and this study, as the thesis's table 3.1. Fails where a data set cannot be read.
Expected<TextTable> peopleTexts(const SweepResult &result);
TextTable sheetTexts(std::span<const SheetRow> rows);

/// A cell in one line: `4,280.3, 95% interval [3,884.0, 4,700.2], 10 runs`.
QString cellText(const CellResult &cell);

/// Of a study with two axes.
HeatMap heatMapOf(const SweepResult &result);
/// The published table of the same grid; none where there is none, or where it cannot be read.
std::optional<HeatMap> publishedMapOf(const SweepResult &result);

} // namespace tetrarium
