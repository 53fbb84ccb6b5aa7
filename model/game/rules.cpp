// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules.h"

#include "board.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <format>
#include <vector>

namespace tetrarium {

namespace {

constexpr Rules thesis{
    .family = "thesis",
    .rotation = &thesisRotation,
    .spawnCheck = SpawnCheck::ThesisProgram,
    .lock = LockRule::GravityLocks,
    .clearing = Clearing::ThesisProgram,
    .scoring = {.rows = {0, 100, 300, 600, 1200}, .down = 1},
    .gravity = GravityCurve::Constant,
    .moveLimit = 1000,
};

constexpr Rules thesisDescribed = [] {
    Rules rules = thesis;
    rules.family = "thesis-described";
    rules.spawnCheck = SpawnCheck::AllCells;
    rules.clearing = Clearing::RowsFall;
    return rules;
}();

constexpr Rules tetnet{
    .family = "tetnet",
    .rotation = &tetnetRotation,
    .lock = LockRule::DownLocks,
    .scoring = {.rows = {0, 400, 1000, 3000, 12000}, .down = 1, .lockingDown = true},
    .gravity = GravityCurve::Constant,
    .randomizer = "tetnet",
    .pieceLimit = 500,
    .nextShown = 1,
};

constexpr Rules takado{
    .family = "takado",
    .rotation = &takadoRotation,
    .spawnCheck = SpawnCheck::TopRow,
    .lock = LockRule::DownLocks,
    .scoring = {.rows = {0, 40, 100, 300, 1200}},
    .gravity = GravityCurve::Constant,
    .randomizer = "takado",
    .nextShown = 1,
};

constexpr Rules cs3243{
    .family = "cs3243",
    .height = 21,
    .steering = Steering::Placements,
    .rotation = &courseRotation,
    .lockOut = LockOut::ReachesTopRemoved,
    .scoring = {.rows = {0, 1, 2, 3, 4}},
};

constexpr Rules research(int height)
{
    return {
        .family = "research",
        .height = static_cast<std::uint8_t>(height),
        .steering = Steering::Placements,
        .rotation = &researchRotation,
        .lockOut = LockOut::AboveHeightKept,
        .scoring = {.rows = {0, 1, 2, 3, 4}},
        .anyHeight = true,
    };
}

/// What the tables leave open is read off the disassembly of the NTSC program (CelestialAmber/TetrisNESDisasm): a
/// position is valid up to two rows above the field (isPositionValid); a piece always enters and loses when its lock
/// finds it in filled cells (playState_lockTetrimino); cleared rows pull down the field only, its top row becoming empty
/// (playState_checkForCompletedRows); the level rises before the rows are paid (playState_updateLinesAndStatistics).
constexpr Rules nes{
    .family = "nes",
    .hiddenRows = 2,
    .rotation = &nesRotation,
    .spawnCheck = SpawnCheck::WhenLocking,
    .lock = LockRule::DownLocks,
    .clearing = Clearing::HiddenStay,
    .scoring = {.rows = {0, 40, 100, 300, 1200}, .softDropRun = 1, .factor = LevelFactor::LevelPlusOne},
    .gravity = GravityCurve::Nes,
    .randomizer = "nes",
    .nextShown = 1,
};

constexpr Rules guideline{
    .family = "guideline",
    .hiddenRows = 4,
    .rotation = &srsRotation,
    .lock = LockRule::Delay,
    .lockOut = LockOut::WhollyHidden,
    .scoring = {.rows = {0, 100, 300, 500, 800},
        .softDrop = 1,
        .hardDrop = 2,
        .factor = LevelFactor::Level,
        .spinsAndChains = true},
    .gravity = GravityCurve::Guideline,
    .randomizer = "bag7",
    .nextShown = 5,
    .hold = true,
    .fallsAtSpawn = true,
};

constexpr std::array<Rules, 10> table{thesis, thesisDescribed, tetnet, takado, cs3243, research(20),
    research(16), research(10), nes, guideline};

constexpr int researchDefaultHeight = 20;

} // namespace

std::string Rules::name() const
{
    if (anyHeight && height != researchDefaultHeight)
        return std::format("{}-{}", family, height);
    return std::string(family);
}

std::span<const Rules> allRules()
{
    return table;
}

Expected<Rules> findRules(std::string_view name)
{
    for (const Rules &rules : table) {
        if (rules.name() == name)
            return rules;
    }
    if (constexpr std::string_view prefix = "research-"; name.starts_with(prefix)) {
        const std::string_view digits = name.substr(prefix.size());
        int height = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), height);
        if (error == std::errc() && end == digits.data() + digits.size()) {
            if (height < Board::minHeight || height > Board::maxHeight) {
                return fail(ErrorCode::OutOfRange, std::string(digits),
                    std::format("{}..{}", Board::minHeight, Board::maxHeight));
            }
            return research(height);
        }
    }
    std::string names;
    for (const Rules &rules : table)
        names += (names.empty() ? "" : ", ") + rules.name();
    return fail(ErrorCode::UnknownName, std::string(name), names);
}

int lowestLevel(const Rules &rules)
{
    return rules.gravity == GravityCurve::Guideline ? 1 : 0;
}

int levelAfter(const Rules &rules, int startLevel, int rowsCleared)
{
    if (rules.gravity == GravityCurve::Nes) {
        const int first = std::min(10 * startLevel + 10, std::max(100, 10 * startLevel - 50));
        return rowsCleared < first ? startLevel : startLevel + 1 + (rowsCleared - first) / 10;
    }
    if (rules.gravity == GravityCurve::Guideline)
        return startLevel + rowsCleared / 10;
    return startLevel;
}

double gravityMs(const Rules &rules, int level)
{
    switch (rules.gravity) {
    case GravityCurve::None:
        return 0;
    case GravityCurve::Constant:
        return 150;
    case GravityCurve::Nes: {
        // Frames a row by level (rule tables, from the NTSC disassembly), at 60.0988 frames a second.
        constexpr std::array<int, 30> frames{
            48, 43, 38, 33, 28, 23, 18, 13, 8, 6, 5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1};
        const int at = std::clamp(level, 0, static_cast<int>(frames.size()) - 1);
        return frames[static_cast<std::size_t>(at)] * 1000.0 / 60.0988;
    }
    case GravityCurve::Guideline: {
        const double at = std::clamp(level, 1, 20) - 1;
        return 1000.0 * std::pow(0.8 - at * 0.007, at);
    }
    }
    return 0;
}

} // namespace tetrarium
