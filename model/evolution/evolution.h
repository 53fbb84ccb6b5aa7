// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "evaluation.h"
#include "recipe.h"
#include "report.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace tetrarium {

/// A run in memory: optimizer, evaluation, held-out games, one generation after the other. Owns no thread, no clock, no
/// file: the map that plays games is handed in (evaluation.h), and whoever has a clock or a disk is around it.
class Evolution
{
public:
    /// Fails where the recipe is impossible.
    static Expected<Evolution> make(const Recipe &recipe);

    /// As it was given, but for when to stop: extend() and endHere() change that.
    const Recipe &recipe() const { return m_recipe; }

    /// Generations finished.
    int generations() const { return m_state.generations; }

    /// The generation at which it ends by their number; 0: by something else only.
    int lastGeneration() const { return m_recipe.stopping.generations; }

    /// Why the generation finished last was the last one. Seconds never stands here: that is for whoever has a clock.
    StopReason stopReason() const { return m_state.stop; }

    /// Plays the next generation. Nothing when it was asked to stop half-way: the same generation is then played again
    /// next time, to the same result. `progress` counts finished games, for whoever shows it. Plays on after the end, too,
    /// if asked.
    std::optional<GenerationReport> next(const GameMap &map, const std::stop_token &stop, Progress &progress);

    /// Everything that the generations to come depend on, as text. After a stop half-way its bytes may differ from those
    /// before it, what follows from them does not.
    std::string save() const;
    /// Of the same recipe. Fails with Syntax or WrongSize and changes nothing then.
    Expected<void> restore(std::string_view state);

    /// So many generations more than were planned or, where it has ended already, than were played. From then on only
    /// their number ends it: the run goes on as one whose recipe had said so from the start.
    void extend(int generations);

    /// Makes the generation finished last the last one, for whoever has a clock: the run is from then on one whose recipe
    /// names this number of generations and no time, so that it ends here again wherever it is repeated.
    void endHere();

private:
    /// What a checkpoint holds besides the optimizer's state and the games remembered.
    struct State
    {
        int generations = 0;
        StopReason stop = StopReason::None;
        std::int64_t evaluations = 0;
        std::int64_t games = 0;
        std::optional<double> bestFitness = {}; ///< of all generations
        int bestGeneration = 0;                 ///< the first with it
    };

    Evolution(Recipe recipe, std::unique_ptr<Optimizer> optimizer);

    static Expected<std::unique_ptr<Optimizer>> makeOptimizer(const Recipe &recipe);
    StopReason reasonToStop(const GenerationReport &report) const;

    Recipe m_recipe;
    Evaluation m_evaluation;
    std::unique_ptr<Optimizer> m_optimizer;
    State m_state;
};

} // namespace tetrarium
