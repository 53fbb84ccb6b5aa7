// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dataset.h"

#include "csv.h"

#include <algorithm>
#include <charconv>
#include <ranges>

namespace tetrarium {

namespace {

Expected<double> numberOf(const std::string &text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return fail(ErrorCode::NotANumber, text, "a number");
    return value;
}

/// Calls `take` with the heading and the fields of every line.
template<typename Take>
Expected<void> readLines(std::string_view text, Take take)
{
    std::vector<std::string> heading;
    int number = 0;
    for (const auto part : text | std::views::split('\n')) {
        ++number;
        const std::string_view line(part);
        if (line.empty())
            continue;
        auto fields = csvFields(line);
        Expected<void> taken;
        if (!fields)
            taken = std::unexpected(fields.error());
        else if (heading.empty())
            heading = *std::move(fields);
        else
            taken = take(heading, *fields);
        if (!taken) {
            taken.error().line = number;
            return taken;
        }
    }
    return {};
}

Expected<std::vector<double>> valuesUnlessEmpty(const Expected<void> &read, std::vector<double> values)
{
    if (!read)
        return std::unexpected(read.error());
    if (values.empty())
        return fail(ErrorCode::Empty, {}, "a line of numbers");
    return values;
}

} // namespace

Expected<std::vector<double>> readPeople(std::string_view text)
{
    std::vector<double> scores;
    const auto read = readLines(text, [&](const auto &heading, const auto &fields) -> Expected<void> {
        const auto column = static_cast<std::size_t>(std::ranges::find(heading, "score") - heading.begin());
        if (column >= heading.size() || column >= fields.size())
            return fail(ErrorCode::Missing, {}, "score");
        const auto score = numberOf(fields[column]);
        if (!score)
            return std::unexpected(score.error());
        scores.push_back(*score);
        return {};
    });
    return valuesUnlessEmpty(read, std::move(scores));
}

Expected<std::vector<double>> readPublishedMeans(std::string_view text)
{
    std::vector<double> means;
    const auto read = readLines(text, [&](const auto &heading, const auto &fields) -> Expected<void> {
        if (fields.size() != heading.size())
            return fail(ErrorCode::WrongSize, std::to_string(fields.size()), std::to_string(heading.size()));
        for (const std::string &field : fields | std::views::drop(1)) {
            const auto mean = numberOf(field);
            if (!mean)
                return std::unexpected(mean.error());
            means.push_back(*mean);
        }
        return {};
    });
    return valuesUnlessEmpty(read, std::move(means));
}

PeopleComparison compareWithPeople(std::span<const double> people, std::span<const double> others)
{
    const Summary summary = summarize(others);
    const double mean = summarize(people).mean;
    return {.summary = summary, .relative = mean != 0 ? summary.mean / mean : 0};
}

} // namespace tetrarium
