// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sweep.h"

#include "evolution.h"
#include "recipefile.h"
#include "recipekeys.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace tetrarium {

namespace {

bool ends(const Stopping &stopping)
{
    return stopping.generations > 0 || stopping.evaluations > 0;
}

std::unexpected<Error> neverEnds()
{
    return fail(ErrorCode::Missing, {}, "stopping.generations or stopping.evaluations");
}

/// Keeps what is finished in order, however it comes in.
class InOrder
{
public:
    InOrder(std::size_t next, const Sweep::Keep &keep)
        : m_next(next)
        , m_keep(keep)
    {}

    void add(ItemResult result)
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.emplace(result.item, std::move(result));
        std::vector<ItemResult> ready;
        for (auto first = m_waiting.begin(); first != m_waiting.end() && first->first == m_next; ++m_next) {
            ready.push_back(std::move(first->second));
            first = m_waiting.erase(first);
        }
        if (ready.empty() || !m_kept)
            return;
        m_kept = m_keep(ready);
    }

    /// May be asked while others add.
    bool failed()
    {
        const std::scoped_lock lock(m_mutex);
        return !m_kept;
    }

    const Expected<void> &kept() const { return m_kept; }

private:
    std::mutex m_mutex;
    std::map<std::size_t, ItemResult> m_waiting;
    std::size_t m_next;
    const Sweep::Keep &m_keep;
    Expected<void> m_kept;
};

} // namespace

Sweep::Sweep(Study study, Recipe recipe)
    : m_study(std::move(study))
    , m_recipe(std::move(recipe))
{}

Expected<Sweep> Sweep::make(Study study, Recipe recipe)
{
    const std::vector<RecipeKey> keys = recipeKeys(recipe);
    for (const StudyAxis &axis : study.axes) {
        if (axis.key == "seed" || !std::ranges::contains(keys, axis.key, &RecipeKey::key)) {
            std::string known;
            for (const RecipeKey &key : keys) {
                if (key.key != "seed")
                    known += (known.empty() ? "" : ", ") + key.key;
            }
            return fail(ErrorCode::UnknownName, axis.key, known);
        }
    }
    if (!ends(recipe.stopping) && !std::ranges::any_of(study.axes, [](const StudyAxis &axis) {
            return axis.key.starts_with("stopping.");
        }))
        return neverEnds();
    return Sweep(std::move(study), std::move(recipe));
}

std::optional<ItemResult> Sweep::play(
    std::size_t item, const std::stop_token &stop, std::atomic<std::int64_t> &games) const
{
    const auto replicates = static_cast<std::size_t>(m_study.replicates);
    ItemResult result{.item = item};
    auto evolution = withSettings(m_recipe, m_study.settingsOf(item / replicates, item % replicates))
                         .and_then([](const Recipe &recipe) -> Expected<Evolution> {
                             if (!ends(recipe.stopping))
                                 return neverEnds();
                             return Evolution::make(recipe);
                         });
    if (!evolution) {
        result.error = evolution.error();
        return result;
    }
    Progress progress;
    do {
        const auto report = evolution->next(plainMap, stop, progress);
        if (!report)
            return std::nullopt;
        if (report->number == 0 || report->bestFitness > result.best) {
            result.best = report->bestFitness;
            result.bestGeneration = report->number;
        }
        result.lastMean = report->mean;
        if (report->heldOut)
            result.heldOut = report->heldOut->mean;
        games.fetch_add(report->games - result.games, std::memory_order_relaxed);
        result.games = report->games;
    } while (evolution->stopReason() == StopReason::None);
    result.generations = evolution->generations();
    return result;
}

Expected<void> Sweep::play(std::size_t from, const GameMap &map, const std::stop_token &stop,
    SweepProgress &progress, const Keep &keep) const
{
    InOrder results(from, keep);
    map(m_study.items() - from, [&](std::size_t i) {
        if (stop.stop_requested() || results.failed())
            return;
        if (auto result = play(from + i, stop, progress.games)) {
            results.add(*std::move(result));
            progress.items.fetch_add(1, std::memory_order_relaxed);
        }
    });
    return results.kept();
}

} // namespace tetrarium
