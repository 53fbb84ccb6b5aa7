// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rundirectory.h"

#include "checksum.h"
#include "filesync.h"
#include "journal.h"
#include "linereader.h"
#include "recipefile.h"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace tetrarium {

namespace {

constexpr std::string_view recipeFile = "recipe.toml";
constexpr std::string_view manifestFile = "manifest.json";
constexpr std::string_view eventsFile = "events.jsonl";
constexpr std::string_view checkpointFile = "checkpoint";
constexpr std::string_view rowsFile = "generations.csv";
constexpr std::string_view genomesFile = "genomes.jsonl";
constexpr std::string_view elitesFile = "elites.jsonl";

/// How long the manifest's count of seconds may be behind.
constexpr double manifestEverySeconds = 10;

using JournalFile = std::pair<std::string_view, FileExtent RunCheckpoint::*>;
constexpr std::array journalFiles{
    JournalFile{rowsFile, &RunCheckpoint::rows},
    JournalFile{genomesFile, &RunCheckpoint::genomes},
    JournalFile{elitesFile, &RunCheckpoint::elites},
};

std::unexpected<Error> inFile(Error error, const std::filesystem::path &path)
{
    error.file = path.string();
    return std::unexpected(std::move(error));
}

std::string headerLine()
{
    return std::string(generationsHeader()) + '\n';
}

std::string checksumOf(Recipe recipe)
{
    recipe.stopping = {};
    return checksum(writeRecipe(recipe));
}

/// Lines to come at the end of a file.
struct Addition
{
    FileExtent &extent;
    std::string text = {};

    std::int64_t nextLine() const { return extent.lines + 1; }
    void add(const std::string &line)
    {
        text += line;
        ++extent.lines;
        extent.bytes += static_cast<std::int64_t>(line.size());
    }
};

bool isBetter(const std::optional<double> &best, double value)
{
    return !best || value > *best;
}

/// Whether the generation's best belongs among the elites; the checkpoint remembers what it has to beat.
bool improves(RunCheckpoint &checkpoint, const GenerationReport &report)
{
    const bool fitter = isBetter(checkpoint.bestFitness, report.bestFitness);
    const bool better = report.heldOut && isBetter(checkpoint.bestHeldOut, report.heldOut->mean);
    if (fitter)
        checkpoint.bestFitness = report.bestFitness;
    if (better)
        checkpoint.bestHeldOut = report.heldOut->mean;
    return fitter || better;
}

Expected<void> checkFile(const std::filesystem::path &path, const FileExtent &extent, bool hasHeader)
{
    auto reader = LineReader::open(path, 0, 1, extent.bytes);
    if (!reader)
        return std::unexpected(reader.error());
    while (true) {
        const auto line = reader->next();
        if (!line)
            return std::unexpected(line.error());
        if (!*line)
            break;
        if (hasHeader && reader->line() == 1) {
            if (**line != generationsHeader())
                return reader->failure({.code = ErrorCode::Differs,
                    .found = **line,
                    .expected = std::string(generationsHeader())});
        } else if (const auto checked = checkLine(**line, reader->line()); !checked) {
            return reader->failure(checked.error());
        }
    }
    if (reader->line() != extent.lines)
        return reader->failure({.code = ErrorCode::WrongSize,
            .found = std::to_string(reader->line()),
            .expected = std::to_string(extent.lines)});
    return {};
}

} // namespace

RunDirectory::RunDirectory(std::filesystem::path folder, RunLock lock, Surroundings surroundings)
    : m_folder(std::move(folder))
    , m_lock(std::move(lock))
    , m_surroundings(std::move(surroundings))
{}

Expected<RunDirectory> RunDirectory::create(
    const std::filesystem::path &folder, const RunState &begin, const Surroundings &surroundings)
{
    if (const auto made = makeFolder(folder); !made)
        return std::unexpected(made.error());
    std::error_code ignored;
    if (!std::filesystem::is_empty(folder, ignored)) {
        return std::unexpected(
            Error{.code = ErrorCode::Exists, .found = {}, .expected = {}, .file = folder.string()});
    }
    auto lock = RunLock::take(folder);
    if (!lock)
        return std::unexpected(lock.error());
    RunDirectory directory(folder, *std::move(lock), surroundings);
    if (const auto begun = directory.begin(begin); !begun) {
        for (const auto &entry : std::filesystem::directory_iterator(folder, ignored))
            std::filesystem::remove(entry, ignored);
        return std::unexpected(begun.error());
    }
    return directory;
}

Expected<void> RunDirectory::begin(const RunState &begin)
{
    m_recipe = begin.recipe;
    m_manifest = {.version = m_surroundings.version,
        .recipe = m_recipe.name,
        .seed = m_recipe.seed,
        .machine = m_surroundings.machine,
        .threads = m_surroundings.threads,
        .started = m_surroundings.now(),
        .ended = {}};
    m_checkpoint = {.rows = {1, static_cast<std::int64_t>(headerLine().size())},
        .genomes = {},
        .elites = {},
        .stop = begin.stop,
        .recipe = checksumOf(m_recipe),
        .state = begin.state};
    const std::array<std::pair<std::string_view, std::string>, 6> files{{
        {recipeFile, writeRecipe(m_recipe)},
        {manifestFile, writeManifest(m_manifest)},
        {rowsFile, headerLine()},
        {genomesFile, {}},
        {elitesFile, {}},
        {checkpointFile, writeCheckpoint(m_checkpoint)},
    }};
    for (const auto &[name, text] : files) {
        if (const auto written = replaceFile(path(name), text); !written)
            return written;
    }
    note("started");
    return {};
}

Expected<RunDirectory> RunDirectory::open(
    const std::filesystem::path &folder, const Surroundings &surroundings)
{
    if (const std::filesystem::path recipe = folder / recipeFile; !std::filesystem::exists(recipe)) {
        return std::unexpected(
            Error{.code = ErrorCode::FileNotFound, .found = {}, .expected = {}, .file = recipe.string()});
    }
    auto lock = RunLock::take(folder);
    if (!lock)
        return std::unexpected(lock.error());
    RunDirectory directory(folder, *std::move(lock), surroundings);
    if (const auto read = directory.read(); !read)
        return std::unexpected(read.error());
    return directory;
}

Expected<void> RunDirectory::read()
{
    const auto text = readFile(path(recipeFile));
    if (!text)
        return std::unexpected(text.error());
    auto recipe = readRecipe(*text);
    if (!recipe)
        return inFile(recipe.error(), path(recipeFile));
    m_recipe = *std::move(recipe);
    const auto saved = readFile(path(checkpointFile));
    if (!saved) {
        if (saved.error().code == ErrorCode::FileNotFound && isUnbegun())
            return begin({.recipe = m_recipe, .state = {}});
        return std::unexpected(saved.error());
    }
    auto checkpoint = readCheckpoint(*saved);
    if (!checkpoint)
        return inFile(checkpoint.error(), path(checkpointFile));
    m_checkpoint = *std::move(checkpoint);
    if (const std::string found = checksumOf(m_recipe); found != m_checkpoint.recipe) {
        return inFile({.code = ErrorCode::Differs,
                          .found = "checksum " + found,
                          .expected = "checksum " + m_checkpoint.recipe},
            path(recipeFile));
    }
    if (const auto checked = checkJournal(); !checked)
        return checked;
    for (const auto &[name, extent] : journalFiles) {
        if (const auto cut = appendAfter(path(name), (m_checkpoint.*extent).bytes, {}); !cut)
            return cut;
    }
    return readManifestFile();
}

/// Killed while it was being made: not a single generation stands in the journal.
bool RunDirectory::isUnbegun() const
{
    const auto rows = readFile(path(rowsFile));
    return rows ? *rows == headerLine() : rows.error().code == ErrorCode::FileNotFound;
}

Expected<void> RunDirectory::checkJournal() const
{
    for (const auto &[name, extent] : journalFiles) {
        if (const auto checked = checkFile(path(name), m_checkpoint.*extent, name == rowsFile); !checked)
            return checked;
    }
    return {};
}

Expected<void> RunDirectory::readManifestFile()
{
    const auto text = readFile(path(manifestFile));
    if (!text)
        return std::unexpected(text.error());
    auto manifest = readManifest(*text);
    if (!manifest)
        return inFile(manifest.error(), path(manifestFile));
    m_manifest = *std::move(manifest);
    m_secondsBefore = m_manifest.seconds;
    m_manifest.threads = m_surroundings.threads;
    m_manifest.machine = m_surroundings.machine;
    m_manifest.version = m_surroundings.version;
    return {};
}

void RunDirectory::noteResumed()
{
    ++m_manifest.resumes;
    note("resumed");
}

Expected<void> RunDirectory::keepLock()
{
    if (m_lock.holds())
        return {};
    auto lock = RunLock::take(m_folder);
    if (!lock)
        return std::unexpected(lock.error());
    m_lock = *std::move(lock);
    return {};
}

Expected<void> RunDirectory::record(const GenerationReport &report, const RunState &after)
{
    if (const auto kept = keepLock(); !kept)
        return kept;
    RunCheckpoint next = m_checkpoint;
    Addition rows{next.rows};
    Addition genomes{next.genomes};
    Addition elites{next.elites};
    rows.add(writeRow({.report = report,
                          .genomes = static_cast<std::int64_t>(report.genomes.size()),
                          .line = genomes.nextLine(),
                          .offset = genomes.extent.bytes},
        rows.nextLine()));
    for (const GenomeResult &genome : report.genomes)
        genomes.add(writeGenome(report.number, genome, genomes.nextLine()));
    if (improves(next, report))
        elites.add(
            writeElite({report.number, report.genomes[report.best], report.heldOut}, elites.nextLine()));
    next.generations = report.number + 1;
    next.state = after.state;
    next.stop = after.stop;
    const std::array<std::pair<JournalFile, const Addition *>, 3> additions{{
        {journalFiles[0], &rows},
        {journalFiles[1], &genomes},
        {journalFiles[2], &elites},
    }};
    for (const auto &[file, addition] : additions) {
        if (addition->text.empty())
            continue;
        if (const auto written =
                appendAfter(path(file.first), (m_checkpoint.*file.second).bytes, addition->text);
            !written)
            return written;
    }
    return replace(next, after.recipe);
}

Expected<void> RunDirectory::keep(const RunState &state)
{
    if (const auto kept = keepLock(); !kept)
        return kept;
    RunCheckpoint next = m_checkpoint;
    next.state = state.state;
    next.stop = state.stop;
    return replace(next, state.recipe);
}

Expected<void> RunDirectory::replace(const RunCheckpoint &checkpoint, const Recipe &recipe)
{
    if (recipe != m_recipe) {
        if (const auto written = replaceFile(path(recipeFile), writeRecipe(recipe)); !written)
            return written;
        m_recipe = recipe;
    }
    if (const auto written = replaceFile(path(checkpointFile), writeCheckpoint(checkpoint)); !written)
        return written;
    m_checkpoint = checkpoint;
    if (seconds() - m_manifest.seconds >= manifestEverySeconds)
        updateManifest();
    return {};
}

double RunDirectory::seconds() const
{
    return m_secondsBefore + m_surroundings.runSeconds();
}

void RunDirectory::updateManifest()
{
    m_manifest.seconds = seconds();
    (void)replaceFile(path(manifestFile), writeManifest(m_manifest));
}

void RunDirectory::note(std::string_view event, std::string_view detail)
{
    nlohmann::ordered_json json;
    json["time"] = m_surroundings.now();
    json["event"] = event;
    json["generations"] = m_checkpoint.generations;
    json["threads"] = m_surroundings.threads;
    if (!detail.empty())
        json["detail"] = detail;
    (void)appendLine(path(eventsFile), json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    m_manifest.ended =
        m_checkpoint.stop == StopReason::None ? std::string() : json["time"].get<std::string>();
    updateManifest();
}

} // namespace tetrarium
