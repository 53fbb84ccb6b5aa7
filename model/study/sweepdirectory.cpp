// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sweepdirectory.h"

#include "checksum.h"
#include "filesync.h"
#include "recipefile.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace tetrarium {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view studyFile = "study.toml";
constexpr std::string_view recipeFile = "recipe.toml";
constexpr std::string_view resultsFile = "results.jsonl";
constexpr std::string_view manifestFile = "manifest.json";
constexpr std::string_view checkMark = ",\"check\":\"";
constexpr std::size_t checkLength = 8;

/// The whole lines at the beginning of the text that are as they were written, and how long they are.
std::pair<std::vector<ItemResult>, std::int64_t> readItems(std::string_view text, std::size_t most)
{
    std::vector<ItemResult> items;
    std::size_t length = 0;
    while (items.size() < most) {
        const std::size_t end = text.find('\n', length);
        if (end == std::string_view::npos)
            break;
        auto item = readItem(text.substr(length, end - length), items.size());
        if (!item)
            break;
        items.push_back(*std::move(item));
        length = end + 1;
    }
    return {std::move(items), static_cast<std::int64_t>(length)};
}

/// Whether there is nothing in the folder but what an interrupted beginning leaves.
bool isFresh(const std::filesystem::path &folder)
{
    constexpr std::array<std::string_view, 7> ours{"lock", "manifest.json", "manifest.json.new",
        "recipe.toml", "recipe.toml.new", "study.toml.new", "results.jsonl"};
    std::error_code reason;
    return std::ranges::all_of(std::filesystem::directory_iterator(folder, reason),
        [&](const auto &entry) { return std::ranges::contains(ours, entry.path().filename().string()); });
}

template<typename T>
Expected<T> inFile(Expected<T> result, const std::filesystem::path &file)
{
    if (!result && result.error().file.empty())
        result.error().file = file.string();
    return result;
}

} // namespace

std::string writeItem(const ItemResult &result)
{
    Json json;
    json["item"] = result.item;
    if (result.error) {
        json["failed"] = {{"found", result.error->found}, {"expected", result.error->expected}};
    } else {
        json["best"] = result.best;
        json["best_generation"] = result.bestGeneration;
        json["last_mean"] = result.lastMean;
        json["generations"] = result.generations;
        json["games"] = result.games;
        if (result.heldOut)
            json["held_out"] = *result.heldOut;
    }
    std::string line = json.dump();
    line.pop_back();
    const std::string check = checksum(line, static_cast<std::uint32_t>(result.item + 1));
    return line + std::string(checkMark) + check + "\"}\n";
}

Expected<ItemResult> readItem(std::string_view line, std::size_t item)
{
    const std::size_t mark = line.rfind(checkMark);
    if (mark == std::string_view::npos)
        return fail(ErrorCode::Differs, "no checksum", "one", static_cast<int>(item + 1));
    const std::string found(line.substr(mark + checkMark.size(), checkLength));
    if (const std::string expected = checksum(line.substr(0, mark), static_cast<std::uint32_t>(item + 1));
        found != expected || line.size() != mark + checkMark.size() + checkLength + 2)
        return fail(ErrorCode::Differs, found, expected, static_cast<int>(item + 1));
    const Json json = Json::parse(line, nullptr, false);
    try {
        ItemResult result{.item = json.at("item").get<std::size_t>()};
        if (result.item != item)
            return fail(ErrorCode::Differs, std::to_string(result.item), std::to_string(item),
                static_cast<int>(item + 1));
        if (json.contains("failed")) {
            result.error = Error{.code = ErrorCode::Impossible,
                .found = json.at("failed").at("found"),
                .expected = json.at("failed").at("expected")};
            return result;
        }
        result.best = json.at("best");
        result.bestGeneration = json.at("best_generation");
        result.lastMean = json.at("last_mean");
        result.generations = json.at("generations");
        result.games = json.at("games");
        if (json.contains("held_out"))
            result.heldOut = json.at("held_out").get<double>();
        return result;
    } catch (const Json::exception &exception) {
        return fail(ErrorCode::Syntax, exception.what(), "a result", static_cast<int>(item + 1));
    }
}

Expected<SweepRecord> readSweep(const std::filesystem::path &folder)
{
    const auto studyText = readFile(folder / studyFile);
    if (!studyText)
        return std::unexpected(studyText.error());
    auto study = inFile(readStudy(*studyText), folder / studyFile);
    if (!study)
        return std::unexpected(study.error());
    const auto recipeText = readFile(folder / recipeFile);
    if (!recipeText)
        return std::unexpected(recipeText.error());
    auto recipe = inFile(readRecipe(*recipeText), folder / recipeFile);
    if (!recipe)
        return std::unexpected(recipe.error());
    const auto results = readFile(folder / resultsFile);
    if (!results)
        return std::unexpected(results.error());
    auto items = readItems(*results, study->items()).first;
    return SweepRecord{*std::move(study), *std::move(recipe), std::move(items)};
}

SweepDirectory::SweepDirectory(std::filesystem::path folder, RunLock lock, Surroundings surroundings)
    : m_folder(std::move(folder))
    , m_lock(std::move(lock))
    , m_surroundings(std::move(surroundings))
{}

Expected<SweepDirectory> SweepDirectory::open(
    const std::filesystem::path &folder, const Sweep &sweep, const Surroundings &surroundings)
{
    if (const auto made = makeFolder(folder); !made)
        return std::unexpected(made.error());
    std::error_code reason;
    const bool begun = std::filesystem::exists(folder / studyFile, reason);
    if (!begun && !isFresh(folder)) {
        return std::unexpected(
            Error{.code = ErrorCode::Exists, .found = {}, .expected = {}, .file = folder.string()});
    }
    auto lock = RunLock::take(folder);
    if (!lock)
        return std::unexpected(lock.error());
    SweepDirectory directory(folder, *std::move(lock), surroundings);
    directory.m_itemsInAll = sweep.study().items();
    directory.m_manifest = {.version = surroundings.version,
        .recipe = sweep.recipe().name,
        .seed = sweep.study().seed,
        .machine = surroundings.machine,
        .threads = surroundings.threads,
        .started = surroundings.now(),
        .ended = {}};
    if (const auto opened = begun ? directory.goOn(sweep) : directory.begin(sweep); !opened)
        return std::unexpected(opened.error());
    return directory;
}

/// The study comes last: where it stands, all is there.
Expected<void> SweepDirectory::begin(const Sweep &sweep)
{
    return replaceFile(m_folder / resultsFile, {})
        .and_then([&] { return keepManifest(); })
        .and_then([&] { return replaceFile(m_folder / recipeFile, writeRecipe(sweep.recipe())); })
        .and_then([&] { return replaceFile(m_folder / studyFile, writeStudy(sweep.study())); });
}

Expected<void> SweepDirectory::goOn(const Sweep &sweep)
{
    const std::string study = writeStudy(sweep.study());
    const std::string recipe = writeRecipe(sweep.recipe());
    for (const auto &[name, expected] : {std::pair(studyFile, &study), std::pair(recipeFile, &recipe)}) {
        const auto found = readFile(m_folder / name);
        if (!found)
            return std::unexpected(found.error());
        if (*found != *expected) {
            return std::unexpected(Error{.code = ErrorCode::Differs,
                .found = "another study's file",
                .expected = "the same as asked for, or another folder",
                .file = (m_folder / name).string()});
        }
    }
    const auto results = readFile(m_folder / resultsFile);
    if (!results)
        return std::unexpected(results.error());
    std::tie(m_items, m_length) = readItems(*results, m_itemsInAll);
    // Whoever lost the manifest still has all results.
    if (const auto before = readFile(m_folder / manifestFile).and_then(readManifest)) {
        m_manifest.started = before->started;
        m_manifest.ended = before->ended;
        m_manifest.resumes = before->resumes;
        m_secondsBefore = m_manifest.seconds = before->seconds;
    }
    if (m_items.size() == m_itemsInAll)
        return {};
    m_manifest.ended.clear();
    ++m_manifest.resumes;
    // What a kill left half-written goes now, so that the folder is right even if nothing is added.
    return appendAfter(m_folder / resultsFile, m_length, {}).and_then([&] { return keepManifest(); });
}

Expected<void> SweepDirectory::keepManifest() const
{
    return replaceFile(m_folder / manifestFile, writeManifest(m_manifest));
}

Expected<void> SweepDirectory::leave()
{
    if (!m_manifest.ended.empty())
        return {};
    m_manifest.seconds = m_secondsBefore + m_surroundings.runSeconds();
    if (m_items.size() == m_itemsInAll)
        m_manifest.ended = m_surroundings.now();
    return keepManifest();
}

Expected<void> SweepDirectory::add(std::span<const ItemResult> results)
{
    std::string text;
    for (const ItemResult &result : results)
        text += writeItem(result);
    if (const auto added = appendAfter(m_folder / resultsFile, m_length, text); !added)
        return added;
    m_length += static_cast<std::int64_t>(text.size());
    m_items.insert(m_items.end(), results.begin(), results.end());
    return {};
}

} // namespace tetrarium
