// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runreader.h"

#include "filesync.h"
#include "recipefile.h"

namespace tetrarium {

namespace {

/// What `read` makes of a whole file; its error gets the file's name.
template<typename Read>
auto readWith(const std::filesystem::path &path, Read read) -> decltype(read(std::string()))
{
    const auto text = readFile(path);
    if (!text)
        return std::unexpected(text.error());
    auto value = read(*text);
    if (!value)
        value.error().file = path.string();
    return value;
}

} // namespace

RunReader::RunReader(
    std::filesystem::path folder, Recipe recipe, Manifest manifest, RunCheckpoint checkpoint, LineReader rows)
    : m_folder(std::move(folder))
    , m_recipe(std::move(recipe))
    , m_manifest(std::move(manifest))
    , m_checkpoint(std::move(checkpoint))
    , m_rows(std::move(rows))
{}

Expected<RunReader> RunReader::open(const std::filesystem::path &folder)
{
    auto recipe = readWith(folder / "recipe.toml", [](const std::string &text) { return readRecipe(text); });
    if (!recipe)
        return std::unexpected(recipe.error());
    auto manifest = readWith(folder / "manifest.json", readManifest);
    if (!manifest)
        return std::unexpected(manifest.error());
    auto checkpoint = readWith(folder / "checkpoint", readCheckpoint);
    if (!checkpoint)
        return std::unexpected(checkpoint.error());
    auto rows = LineReader::open(folder / "generations.csv", 0, 1, checkpoint->rows.bytes);
    if (!rows)
        return std::unexpected(rows.error());
    const auto header = rows->next();
    if (!header)
        return std::unexpected(header.error());
    if (header->value_or({}) != generationsHeader())
        return rows->failure({.code = ErrorCode::Differs,
            .found = header->value_or({}),
            .expected = std::string(generationsHeader())});
    return RunReader(
        folder, *std::move(recipe), *std::move(manifest), *std::move(checkpoint), *std::move(rows));
}

Expected<std::optional<GenerationRow>> RunReader::nextRow()
{
    const auto text = m_rows.next();
    if (!text)
        return std::unexpected(text.error());
    if (!*text)
        return std::nullopt;
    auto row = readRow(**text, m_rows.line());
    if (!row)
        return m_rows.failure(row.error());
    if (row->report.number + 1 == m_checkpoint.generations)
        row->report.stop = m_checkpoint.stop;
    return *std::move(row);
}

Expected<std::vector<GenomeResult>> RunReader::genomes(const GenerationRow &row) const
{
    auto reader =
        LineReader::open(m_folder / "genomes.jsonl", row.offset, row.line, m_checkpoint.genomes.bytes);
    if (!reader)
        return std::unexpected(reader.error());
    std::vector<GenomeResult> genomes;
    for (std::int64_t i = 0; i < row.genomes; ++i) {
        const auto text = reader->next();
        if (!text)
            return std::unexpected(text.error());
        if (!*text)
            return reader->failure({.code = ErrorCode::EndsEarly,
                .found = std::to_string(i),
                .expected = std::to_string(row.genomes)});
        auto genome = readGenome(**text, reader->line());
        if (!genome)
            return reader->failure(genome.error());
        genomes.push_back(*std::move(genome));
    }
    return genomes;
}

Expected<std::optional<GenerationReport>> RunReader::next()
{
    auto row = nextRow();
    if (!row)
        return std::unexpected(row.error());
    if (!*row)
        return std::nullopt;
    auto found = genomes(**row);
    if (!found)
        return std::unexpected(found.error());
    (*row)->report.genomes = *std::move(found);
    return std::move((*row)->report);
}

Expected<std::vector<Elite>> RunReader::elites() const
{
    auto reader = LineReader::open(m_folder / "elites.jsonl", 0, 1, m_checkpoint.elites.bytes);
    if (!reader)
        return std::unexpected(reader.error());
    std::vector<Elite> elites;
    while (true) {
        const auto text = reader->next();
        if (!text)
            return std::unexpected(text.error());
        if (!*text)
            return elites;
        auto elite = readElite(**text, reader->line());
        if (!elite)
            return reader->failure(elite.error());
        elites.push_back(*std::move(elite));
    }
}

Expected<RunHistory> readHistory(const std::filesystem::path &folder)
{
    auto reader = RunReader::open(folder);
    if (!reader)
        return std::unexpected(reader.error());
    RunHistory history{.folder = folder,
        .recipe = reader->recipe(),
        .manifest = reader->manifest(),
        .rows = {},
        .stop = reader->stopReason()};
    while (true) {
        auto row = reader->nextRow();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return history;
        history.rows.push_back(**std::move(row));
    }
}

} // namespace tetrarium
