// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation.h"
#include "gamemaps.h"
#include "rng.h"
#include "swarmmix.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tetrarium;

namespace {

/// Straight drops on a low board by holes and bumpiness: short games of very different lengths.
Recipe lowRecipe()
{
    Recipe recipe;
    recipe.name = "low";
    recipe.rules = *findRules("research-8");
    recipe.randomizer = "uniform";
    recipe.search.kind = Search::Drop;
    recipe.shape.features = {{FeatureId::Holes, Stage::Cleared}, {FeatureId::Bumpiness, Stage::Cleared}};
    recipe.ranges = {{-1, 1}, {-1, 1}};
    recipe.evaluation.measure = Measure::Pieces;
    recipe.evaluation.games = 5;
    recipe.evaluation.caps.pieces = 60;
    recipe.optimizer = "genetic";
    recipe.parameters = Parameters(findOptimizer("genetic")->parameters);
    recipe.seed = 77;
    return recipe;
}

std::vector<Individual> individuals(const std::vector<Genes> &genes)
{
    std::vector<Individual> all;
    for (const Genes &one : genes)
        all.push_back({.id = std::to_string(all.size()), .genes = one});
    return all;
}

const std::vector<Genes> someGenes{{-1, -0.5}, {-0.2, -1}, {1, 0.5}, {-1, -0.5}, {0.3, -0.4}, {-1, 0}};

GameReport playAlone(const Recipe &recipe, const Genes &genes, std::uint64_t seed)
{
    return playGame(*Decider::make(recipe.player(genes)), recipe.rules,
        *Randomizer::make(recipe.randomizer, seed), recipe.evaluation.caps);
}

Evaluation::Results play(const Recipe &recipe, std::size_t generation = 0, const GameMap &map = plainMap)
{
    Progress progress;
    return *Evaluation(recipe).play(generation, individuals(someGenes), map, {}, progress);
}

/// The seed as docs/recipes.md gives it: 1 for training, then what the mode names.
std::uint64_t naiveSeed(
    const Recipe &recipe, std::uint64_t generation, std::uint64_t genome, std::uint64_t game)
{
    switch (recipe.evaluation.seeds) {
    case SeedMode::Fixed:
        return Rng::streamSeed(recipe.seed, {1, game});
    case SeedMode::Generation:
        return Rng::streamSeed(recipe.seed, {1, generation, game});
    default:
        return Rng::streamSeed(recipe.seed, {1, generation, genome, game});
    }
}

} // namespace

class TestEvaluation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gamesHaveTheSeedsOfTheirMode_data()
    {
        QTest::addColumn<int>("mode");
        for (std::size_t mode = 0; mode < seedModeNames.size(); ++mode)
            QTest::newRow(seedModeNames[mode].data()) << static_cast<int>(mode);
    }

    void gamesHaveTheSeedsOfTheirMode()
    {
        QFETCH(const int, mode);
        Recipe recipe = lowRecipe();
        recipe.evaluation.seeds = static_cast<SeedMode>(mode);
        constexpr std::size_t generation = 3;
        const Evaluation::Results results = play(recipe, generation);
        QCOMPARE(results.genomes.size(), someGenes.size());
        for (std::size_t genome = 0; genome < someGenes.size(); ++genome) {
            double pieces = 0;
            double lines = 0;
            for (std::size_t game = 0; game < 5; ++game) {
                const GameReport report =
                    playAlone(recipe, someGenes[genome], naiveSeed(recipe, generation, genome, game));
                pieces += static_cast<double>(report.pieces);
                lines += static_cast<double>(report.rows);
            }
            QCOMPARE(results.genomes[genome].fitness, pieces / 5);
            QCOMPARE(results.genomes[genome].pieces, pieces / 5);
            QCOMPARE(results.genomes[genome].lines, lines / 5);
            QCOMPARE(results.genomes[genome].games, 5);
            QCOMPARE(results.genomes[genome].individual.id, std::to_string(genome));
        }
    }

    void aListsSeedsCountUpFromTheFirst()
    {
        Recipe recipe = lowRecipe();
        recipe.evaluation.games = 2;
        recipe.evaluation.firstSeed = 500;
        const double first = static_cast<double>(playAlone(recipe, someGenes[0], 500).pieces);
        const double second = static_cast<double>(playAlone(recipe, someGenes[0], 501).pieces);
        QCOMPARE(play(recipe).genomes[0].fitness, (first + second) / 2);
    }

    void gamesAreSummedUpAsAsked()
    {
        Recipe recipe = lowRecipe();
        std::vector<double> pieces;
        double sum = 0;
        for (std::size_t game = 0; game < 5; ++game) {
            pieces.push_back(
                static_cast<double>(playAlone(recipe, someGenes[1], naiveSeed(recipe, 0, 1, game)).pieces));
            sum += pieces.back();
        }
        std::ranges::sort(pieces);
        const auto fitness = [&recipe](Summing summing) {
            recipe.evaluation.summing = summing;
            return play(recipe).genomes[1].fitness;
        };
        QCOMPARE(fitness(Summing::Mean), sum / 5);
        QCOMPARE(fitness(Summing::Median), pieces[2]);
        QCOMPARE(fitness(Summing::Minimum), pieces[0]);
        QCOMPARE(fitness(Summing::Sum), sum);
    }

    void whoDoesNotSurviveEveryGameGetsNothing()
    {
        Recipe recipe = lowRecipe();
        recipe.evaluation.zeroUnlessSurvived = true;
        recipe.evaluation.caps.pieces = 12;
        const Evaluation::Results results = play(recipe);
        int survivors = 0;
        for (std::size_t genome = 0; genome < someGenes.size(); ++genome) {
            bool all = true;
            for (std::size_t game = 0; game < 5; ++game)
                all = all
                      && playAlone(recipe, someGenes[genome], naiveSeed(recipe, 0, genome, game)).end
                             == GameEnd::None;
            survivors += all ? 1 : 0;
            QCOMPARE(results.genomes[genome].fitness, all ? 12.0 : 0.0);
        }
        QVERIFY(survivors > 0);
        QVERIFY(survivors < std::ssize(someGenes));
    }

    void aGenomeIsNotPlayedTwiceOnTheSameGames_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("firstItems");
        QTest::addColumn<int>("nextItems");
        // Six genomes of which two are equal, five games each; the next generation keeps two of them.
        QTest::newRow("fixed") << static_cast<int>(SeedMode::Fixed) << 25 << 5;
        QTest::newRow("a generation") << static_cast<int>(SeedMode::Generation) << 25 << 15;
        QTest::newRow("a genome") << static_cast<int>(SeedMode::Genome) << 30 << 15;
    }

    void aGenomeIsNotPlayedTwiceOnTheSameGames()
    {
        QFETCH(const int, mode);
        QFETCH(const int, firstItems);
        QFETCH(const int, nextItems);
        Recipe recipe = lowRecipe();
        recipe.evaluation.seeds = static_cast<SeedMode>(mode);
        Evaluation evaluation(recipe);
        Progress progress;
        std::size_t items = 0;
        const auto first = evaluation.play(0, individuals(someGenes), countingMap(items), {}, progress);
        QCOMPARE(items, firstItems);
        QCOMPARE(first->gamesPlayed, firstItems);
        QCOMPARE(first->genomesPlayed, firstItems / 5);
        QCOMPARE(progress.games.load(), firstItems);
        QCOMPARE(progress.gamesPlanned.load(), firstItems);
        QCOMPARE(progress.genomes.load(), progress.genomesPlanned.load());
        items = 0;
        const auto next = evaluation.play(
            1, individuals({someGenes[1], {0.5, 0.5}, someGenes[4]}), countingMap(items), {}, progress);
        QCOMPARE(items, nextItems);
        QCOMPARE(next->gamesPlayed, nextItems);
        QCOMPARE(next->genomesPlayed, nextItems / 5);
        QCOMPARE(progress.genomes.load(), progress.genomesPlanned.load());
        if (recipe.evaluation.seeds == SeedMode::Fixed)
            QCOMPARE(next->genomes[0].fitness, first->genomes[1].fitness);
    }

    void aGenomeThatIsNoNumberPlaysNothing()
    {
        Progress progress;
        const auto results =
            Evaluation(lowRecipe())
                .play(0, individuals({{std::nan(""), 1}, {-1, -0.5}, {INFINITY, 0}}), plainMap, {}, progress);
        QCOMPARE(results->genomes[0].fitness, 0.0);
        QCOMPARE(results->genomes[0].games, 0);
        QVERIFY(results->genomes[1].fitness > 0);
        QCOMPARE(results->genomes[2].games, 0);
    }

    void aRaceIsDecidedAtItsBarriers()
    {
        Recipe recipe = lowRecipe();
        recipe.evaluation.games = 40;
        recipe.evaluation.racing = {.barriers = {4, 12}, .winners = 2, .confidence = 1.5};
        const Evaluation::Results results = play(recipe);
        // The same race by hand.
        std::vector<std::vector<double>> values(someGenes.size());
        for (std::size_t genome = 0; genome < someGenes.size(); ++genome) {
            for (std::size_t game = 0; game < 40; ++game)
                values[genome].push_back(static_cast<double>(
                    playAlone(recipe, someGenes[genome], naiveSeed(recipe, 0, genome, game)).pieces));
        }
        // Genome 3 is the same as genome 0 and does not race by itself.
        std::vector<std::size_t> racing{0, 1, 2, 4, 5};
        std::vector<int> games(someGenes.size(), 40);
        for (const std::size_t barrier : {std::size_t{4}, std::size_t{12}}) {
            const auto ends = [&](std::size_t genome) {
                double sum = 0;
                double squares = 0;
                for (std::size_t game = 0; game < barrier; ++game)
                    sum += values[genome][game];
                const auto n = static_cast<double>(barrier);
                for (std::size_t game = 0; game < barrier; ++game)
                    squares += (values[genome][game] - sum / n) * (values[genome][game] - sum / n);
                const double half = 1.5 * std::sqrt(squares / (n - 1) / n);
                return std::pair(sum / n - half, sum / n + half);
            };
            std::vector<std::size_t> left;
            for (const std::size_t genome : racing) {
                const auto above = std::ranges::count_if(
                    racing, [&](std::size_t other) { return ends(other).first > ends(genome).second; });
                if (above >= 2)
                    games[genome] = static_cast<int>(barrier);
                else
                    left.push_back(genome);
            }
            racing = left;
        }
        games[3] = games[0];
        QVERIFY(std::ranges::count(games, 40) >= 2);
        QVERIFY(std::ranges::count(games, 40) < std::ssize(someGenes));
        for (std::size_t genome = 0; genome < someGenes.size(); ++genome) {
            QCOMPARE(results.genomes[genome].games, games[genome]);
            double sum = 0;
            for (int game = 0; game < games[genome]; ++game)
                sum += values[genome][static_cast<std::size_t>(game)];
            QCOMPARE(results.genomes[genome].fitness, sum / games[genome]);
        }
    }

    void theOrderOfPlayingChangesNothing()
    {
        Recipe recipe = lowRecipe();
        recipe.evaluation.games = 30;
        recipe.evaluation.racing = {.barriers = {3, 9}, .winners = 1, .confidence = 1};
        const Evaluation::Results expected = play(recipe);
        for (const GameMap &map :
            {GameMap(reverseMap), shuffledMap(1), shuffledMap(2), threadMap(2), threadMap(7)}) {
            const Evaluation::Results results = play(recipe, 0, map);
            QVERIFY(results.genomes == expected.genomes);
            QCOMPARE(results.gamesPlayed, expected.gamesPlayed);
        }
    }

    void askedToStopItHasChangedNothing()
    {
        Recipe recipe = lowRecipe();
        Evaluation evaluation(recipe);
        Progress progress;
        std::size_t items = 0;
        const auto first = evaluation.play(0, individuals({someGenes[0]}), countingMap(items), {}, progress);
        QCOMPARE(items, 5);
        for (const std::size_t after : {std::size_t{0}, std::size_t{1}, std::size_t{13}}) {
            std::stop_source source;
            QVERIFY(!evaluation.play(
                1, individuals(someGenes), stoppingMap(source, after), source.get_token(), progress));
            QCOMPARE(progress.games.load(), after);
            QCOMPARE(evaluation.memory().size(), 1);
        }
        const auto results = evaluation.play(1, individuals(someGenes), countingMap(items), {}, progress);
        QVERIFY(results->genomes == play(recipe).genomes);
        QCOMPARE(items, 5 + 20);
    }

    void heldOutGamesAreOthers()
    {
        Recipe recipe = lowRecipe();
        recipe.heldOut = {.every = 1, .games = 6, .caps = {.pieces = 40}};
        Progress progress;
        const auto score = Evaluation(recipe).playHeldOut(someGenes[1], reverseMap, {}, progress);
        recipe.evaluation.caps = recipe.heldOut.caps;
        double sum = 0;
        std::vector<double> values;
        for (std::uint64_t game = 0; game < 6; ++game) {
            values.push_back(static_cast<double>(
                playAlone(recipe, someGenes[1], Rng::streamSeed(recipe.seed, {2, game})).pieces));
            sum += values.back();
        }
        double squares = 0;
        for (const double value : values)
            squares += (value - sum / 6) * (value - sum / 6);
        QCOMPARE(score->mean, sum / 6);
        QCOMPARE(score->standardError, std::sqrt(squares / 5) / std::sqrt(6.0));
        QCOMPARE(score->games, 6);
    }

    void theSwarmsMixPrefersRowsThenLowBoards()
    {
        SwarmMix flat;
        SwarmMix high;
        Board board(10);
        flat.add(board);
        // An empty board: no height, two transitions in each of ten rows of eleven borders, one in each of ten columns
        // of eleven.
        QVERIFY(std::abs(flat.value(0) - (1 - 2 * (2.0 / 11 + 1.0 / 11) / 6)) < 1e-12);
        for (int y = 0; y < 6; ++y)
            board.fill(0, y);
        high.add(board);
        QVERIFY(high.value(0) < flat.value(0));
        QVERIFY(high.value(1) > flat.value(0));
        QVERIFY(high.value(0) > 0);
    }

    void theSwarmsMixIsPlayed()
    {
        Recipe recipe = lowRecipe();
        const Evaluation::Results pieces = play(recipe);
        recipe.evaluation.measure = Measure::Swarm;
        const Evaluation::Results mix = play(recipe);
        for (std::size_t genome = 0; genome < someGenes.size(); ++genome) {
            QCOMPARE(mix.genomes[genome].lines, pieces.genomes[genome].lines);
            QVERIFY(mix.genomes[genome].fitness > mix.genomes[genome].lines);
            QVERIFY(mix.genomes[genome].fitness < mix.genomes[genome].lines + 1);
        }
    }
};

QTEST_APPLESS_MAIN(TestEvaluation)
#include "tst_evaluation.moc"
