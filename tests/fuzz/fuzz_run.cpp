// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "checksum.h"
#include "evolution.h"
#include "fuzz.h"
#include "journal.h"
#include "manifest.h"
#include "recipefile.h"
#include "runcheckpoint.h"

#include <array>
#include <string>

using namespace tetrarium;

namespace {

constexpr std::string_view smallRecipe = R"(format = 1
name = "small"
rules = "research-10"
[search]
kind = "drop"
[evaluator]
features = [{ id = "holes", stage = "cleared" }, { id = "bumpiness", stage = "cleared" }]
[genes]
least = -1
most = 1
[evaluation]
games = 2
max_pieces = 3
[optimizer]
)";

Recipe recipeWith(std::string_view optimizer)
{
    return readRecipe(std::string(smallRecipe) + std::string(optimizer)).value();
}

/// What was written is read again to the same text.
template<typename Read, typename Write>
void checkLoop(std::string_view text, Read read, Write write)
{
    const auto value = read(text);
    if (!value)
        return;
    std::string written = write(*value);
    if (written.ends_with('\n') && !text.ends_with('\n'))
        written.pop_back();
    const auto again = read(written);
    demand(again.has_value());
    std::string twice = write(*again);
    twice.resize(std::min(twice.size(), written.size()));
    demand(twice == written);
}

void checkJournal(const std::string &text)
{
    const std::string row = text + ',' + checksum(text, 1);
    checkLoop(
        row, [](std::string_view line) { return readRow(line, 1); },
        [](const GenerationRow &value) { return writeRow(value, 1); });
    const std::string record = text + R"(,"checksum":")" + checksum(text, 1) + R"("})";
    checkLoop(
        record, [](std::string_view line) { return readGenome(line, 1); },
        [](const GenomeResult &value) { return writeGenome(0, value, 1); });
    checkLoop(
        record, [](std::string_view line) { return readElite(line, 1); },
        [](const Elite &value) { return writeElite(value, 1); });
}

/// A state that is taken can be gone on from.
void checkState(std::string_view text)
{
    static const std::array recipes{
        recipeWith("kind = \"genetic\"\npopulation = 3\n"),
        recipeWith("kind = \"swarm\"\nparticles = 3\n"),
        recipeWith("kind = \"cma-es\"\npopulation = 4\nreevaluated = 1\n"),
        recipeWith("kind = \"cross-entropy\"\npopulation = 3\n"),
    };
    for (const Recipe &recipe : recipes) {
        auto evolution = Evolution::make(recipe).value();
        if (!evolution.restore(text))
            continue;
        Progress progress;
        demand(evolution.next(plainMap, {}, progress).has_value());
        const std::string saved = evolution.save();
        demand(evolution.restore(saved).has_value() && evolution.save() == saved);
    }
}

} // namespace

/// Files of a run, with checksums that fit, so that what lies behind them is reached: a line of the journal, a manifest,
/// a checkpoint, or the state in one.
void fuzzOne(std::string_view text)
{
    const std::string copy(text);
    checkJournal(copy);
    checkLoop(text, readManifest, writeManifest);
    checkLoop("tetrarium-checkpoint 1 " + checksum(text) + '\n' + copy, readCheckpoint, writeCheckpoint);
    (void)readCheckpoint(text);
    checkState(text);
}
