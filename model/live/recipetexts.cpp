// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recipetexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace tetrarium {

namespace {

struct KeyText
{
    const char *key;
    const char *text;
};

constexpr std::array explanations{
    KeyText{"rules", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "The rules that the games are played by.")},
    KeyText{"randomizer", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Where the pieces come from.")},
    KeyText{"seed",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "The same seed gives the same run, on every machine.")},
    KeyText{"search.kind", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Which placements a player tries.")},
    KeyText{
        "search.depth", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Unknown pieces that are looked ahead.")},
    KeyText{
        "search.beam", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Placements followed up at each level.")},
    KeyText{"evaluator.best",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Whether the highest or the lowest rating wins.")},
    KeyText{"evaluator.features",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "What is read off a board and weighed.")},
    KeyText{"evaluator.hidden",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Neurons of each hidden layer; none: weights alone.")},
    KeyText{"evaluator.activation",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "What a neuron makes of its sum.")},
    KeyText{"genes.least", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                               "The least weight at the start: one number, or one a gene.")},
    KeyText{"genes.most", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                              "The greatest weight at the start: one number, or one a gene.")},
    KeyText{"genes.order", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "The order of the genes in files.")},
    KeyText{"evaluation.measure", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "What a game counts for.")},
    KeyText{
        "evaluation.games", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Games that every genome plays.")},
    KeyText{"evaluation.summing",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How a genome's games become its fitness.")},
    KeyText{"evaluation.seeds",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
            "Who meets the same pieces: everybody always, everybody of a generation, or nobody.")},
    KeyText{"evaluation.max_pieces",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "A game ends after so many pieces; 0: never by this.")},
    KeyText{"evaluation.max_lines",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "A game ends after so many lines; 0: never by this.")},
    KeyText{"evaluation.max_moves",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "A game ends after so many moves; 0: never by this.")},
    KeyText{
        "evaluation.zero_unless_survived", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                                               "A genome that loses a game before its end has fitness 0.")},
    KeyText{"evaluation.first_seed",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
            "The seed of the first game of a fixed set; empty: taken from the run's.")},
    KeyText{"evaluation.racing.barriers",
        QT_TRANSLATE_NOOP(
            "tetrarium::RecipeTexts", "After so many games, genomes that cannot win any more stop playing.")},
    KeyText{"evaluation.racing.winners",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How many winners a race must tell apart.")},
    KeyText{"evaluation.racing.confidence",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How sure a race must be, in standard errors.")},
    KeyText{
        "optimizer.kind", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How the next generation is made.")},
    KeyText{"optimizer.population", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Genomes in a generation.")},
    KeyText{"optimizer.mutation_rate",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "The chance of a gene to be changed.")},
    KeyText{"optimizer.mutation_step",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How far a changed gene moves at most.")},
    KeyText{"optimizer.elites",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "So many of the best stay unchanged.")},
    KeyText{"optimizer.child_chance",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "The chance that a genome is a child of two parents.")},
    KeyText{"optimizer.newcomer_chance",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
            "What is no child is drawn anew with this chance, else it is a mutant of the best.")},
    KeyText{"optimizer.selection", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How parents are found.")},
    KeyText{"optimizer.tournament",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How many meet in a tournament.")},
    KeyText{"optimizer.crossover",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How a child is made of its parents.")},
    KeyText{"optimizer.crossover_bias",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Added to both fitnesses where they weigh the parents.")},
    KeyText{"optimizer.mutation",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Which genes of a child may change.")},
    KeyText{"optimizer.program",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
            "Whose order of draws and quirks are kept, for runs that match a published program's.")},
    KeyText{"optimizer.generator",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Where the random numbers come from.")},
    KeyText{"optimizer.particles",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Particles of the swarm: genomes in a generation.")},
    KeyText{"optimizer.inertia",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How much of its speed a particle keeps.")},
    KeyText{"optimizer.own",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How strongly a particle's own best place draws it.")},
    KeyText{"optimizer.neighbour",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How strongly its neighbours' best place draws it.")},
    KeyText{"optimizer.limit",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How far a gene moves at most in one generation.")},
    KeyText{
        "optimizer.start", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                               "Where the first mean is: in the middle of each range, or drawn from it.")},
    KeyText{"optimizer.initial_step",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "The first standard deviation, as a share of a range.")},
    KeyText{"optimizer.mean_rate", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                                       "How much of its step the mean takes; less against noise.")},
    KeyText{"optimizer.active",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Whether the worse half teaches too.")},
    KeyText{"optimizer.measure_mean",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Whether the mean plays too, as one genome more.")},
    KeyText{"optimizer.reevaluated",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "So many genomes play twice, to measure the noise.")},
    KeyText{"optimizer.normalize",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Whether the mean is kept at length one.")},
    KeyText{"optimizer.elite_share", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                                         "The share of the best that the next generation is drawn around.")},
    KeyText{"optimizer.initial_deviation",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "The first standard deviation, in halves of a range.")},
    KeyText{"optimizer.noise", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                                   "Variance added to every gene, so that the search does not end early.")},
    KeyText{"optimizer.noise_decrease",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How much of that is taken away at each generation.")},
    KeyText{"stopping.generations", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                                        "The run ends after so many generations; 0: never by this.")},
    KeyText{"stopping.evaluations", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                                        "The run ends after so many genomes were played; 0: never by this.")},
    KeyText{"stopping.seconds",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "The run ends after so many seconds; 0: never by this.")},
    KeyText{"stopping.stagnation",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
            "The run ends after so many generations without a better best; 0: never by this.")},
    KeyText{"stopping.target", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                                   "The run ends when this fitness is reached; 0: never by this.")},
    KeyText{"held_out.every",
        QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
            "Every so many generations the best plays games that nobody is trained on; 0: never.")},
    KeyText{"held_out.games", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "How many of those games.")},
    KeyText{"held_out.max_pieces", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                                       "Such a game ends after so many pieces; 0: never by this.")},
    KeyText{"held_out.max_lines", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                                      "Such a game ends after so many lines; 0: never by this.")},
    KeyText{"held_out.max_moves", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts",
                                      "Such a game ends after so many moves; 0: never by this.")},
};

constexpr std::array titles{
    KeyText{"recipe", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Recipe")},
    KeyText{"search", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Search")},
    KeyText{"evaluator", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Evaluator")},
    KeyText{"genes", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Genes")},
    KeyText{"evaluation", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Evaluation")},
    KeyText{"optimizer", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Optimizer")},
    KeyText{"stopping", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Stopping")},
    KeyText{"held_out", QT_TRANSLATE_NOOP("tetrarium::RecipeTexts", "Held-out games")},
};

QString textOf(std::span<const KeyText> texts, const QString &key)
{
    const auto found =
        std::ranges::find_if(texts, [&key](const KeyText &text) { return key == QLatin1String(text.key); });
    return found == texts.end() ? QString()
                                : QCoreApplication::translate("tetrarium::RecipeTexts", found->text);
}

} // namespace

QString explanationOf(const QString &key)
{
    return textOf(explanations, key);
}

QString recipePartOf(const QString &key)
{
    return textOf(titles,
        key.contains(QLatin1Char('.')) ? key.section(QLatin1Char('.'), 0, 0) : QStringLiteral("recipe"));
}

} // namespace tetrarium
