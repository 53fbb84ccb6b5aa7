// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runloader.h"

namespace tetrarium {

Expected<QList<GenerationPoint>> readCurve(const std::filesystem::path &folder)
{
    auto reader = RunReader::open(folder);
    if (!reader)
        return std::unexpected(reader.error());
    QList<GenerationPoint> points;
    while (true) {
        const auto report = reader->next();
        if (!report)
            return std::unexpected(report.error());
        if (!*report)
            return points;
        append(points, pointOf(**report));
    }
}

Expected<std::vector<std::shared_ptr<const GenerationReport>>> readGenerations(
    const std::filesystem::path &folder, std::optional<int> generation)
{
    auto reader = RunReader::open(folder);
    if (!reader)
        return std::unexpected(reader.error());
    std::vector<std::shared_ptr<const GenerationReport>> generations;
    while (true) {
        const auto row = reader->nextRow();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return generations;
        if (generation && (*row)->report.number != *generation)
            continue;
        auto genomes = reader->genomes(**row);
        if (!genomes)
            return std::unexpected(genomes.error());
        auto report = std::make_shared<GenerationReport>((*row)->report);
        report->genomes = std::move(*genomes);
        generations.push_back(std::move(report));
    }
}

} // namespace tetrarium
