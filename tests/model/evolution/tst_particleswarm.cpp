// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "objectives.h"
#include "particleswarm.h"

#include <QTest>
#include <rapidcheck.h>
#include <set>

using namespace tetrarium;

class TestParticleSwarm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twentyFiveStandFiveByFiveWithFourNeighboursEach()
    {
        const auto neighbours = vonNeumannNeighbours(25);
        // A corner: itself, left and above go round the edge.
        QVERIFY((neighbours[0] == std::vector<std::size_t>{0, 4, 1, 20, 5}));
        QVERIFY((neighbours[12] == std::vector<std::size_t>{12, 11, 13, 7, 17}));
    }

    void aPrimeNumberStandsInARing()
    {
        const auto neighbours = vonNeumannNeighbours(7);
        QVERIFY((neighbours[0] == std::vector<std::size_t>{0, 6, 1}));
        QVERIFY((vonNeumannNeighbours(1)[0] == std::vector<std::size_t>{0}));
        QVERIFY((vonNeumannNeighbours(2)[1] == std::vector<std::size_t>{1, 0}));
    }

    void neighboursAreNeighboursBothWays()
    {
        QVERIFY(rc::check("neighbours are neighbours both ways", [] {
            const auto count = static_cast<std::size_t>(*rc::gen::inRange(1, 200));
            const auto neighbours = vonNeumannNeighbours(count);
            for (std::size_t place = 0; place < count; ++place) {
                RC_ASSERT(neighbours[place].front() == place);
                for (const std::size_t near : neighbours[place])
                    RC_ASSERT(std::ranges::contains(neighbours[near], place));
            }
        }));
    }

    void particlesStartInTheGenesRanges()
    {
        const auto swarm = makeOptimizer("swarm", taskOf(13, {-1, 1}), {{"particles", 400.0}});
        double sum = 0;
        for (const Individual &particle : swarm->ask()) {
            QCOMPARE(particle.origin, Origin::Newcomer);
            for (const double gene : particle.genes) {
                QVERIFY(gene >= -1 && gene < 1);
                sum += gene;
            }
        }
        // 5,200 of variance 1/3
        QVERIFY(std::abs(sum) < 4 * std::sqrt(5200.0 / 3));
    }

    void noGeneChangesByMoreThanTheLimit()
    {
        const auto swarm = makeOptimizer("swarm", taskOf(6, {-10, 10}), {{"limit", 0.5}});
        Minimization minimization(*swarm, sphere);
        std::vector<Individual> before = minimization.step();
        bool reached = false;
        for (int generation = 0; generation < 30; ++generation) {
            const std::vector<Individual> after = minimization.step();
            for (std::size_t i = 0; i < after.size(); ++i) {
                for (std::size_t gene = 0; gene < 6; ++gene) {
                    const double change = std::abs(after[i].genes[gene] - before[i].genes[gene]);
                    QVERIFY(change <= 0.5 + 1e-12);
                    reached = reached || change > 0.5 - 1e-12;
                }
            }
            before = after;
        }
        QVERIFY(reached);
    }

    void theFirstMoveIsDrawnToTheBestNeighbourAlone()
    {
        // No velocity yet, and everybody stands on its own best: x moves by c₂ · r₂ · (best − x), r₂ in [0, 1).
        const auto swarm =
            makeOptimizer("swarm", taskOf(3), {{"particles", 4.0}, {"neighbour", 1.0}, {"limit", 1000.0}});
        const std::vector<Individual> before = swarm->ask();
        // Four stand two by two, and the one that is no neighbour of the best is drawn to another.
        swarm->tell(std::vector{1.0, 4.0, 3.0, 2.0});
        const std::vector<Individual> after = swarm->ask();
        QVERIFY(after[1].genes == before[1].genes);
        std::size_t drawnToBest = 0;
        for (const std::size_t i : {0U, 2U, 3U}) {
            bool between = true;
            for (std::size_t gene = 0; gene < 3; ++gene) {
                const double whole = before[1].genes[gene] - before[i].genes[gene];
                const double share = (after[i].genes[gene] - before[i].genes[gene]) / whole;
                between = between && share >= 0 && share < 1;
            }
            drawnToBest += between ? 1 : 0;
        }
        QVERIFY(drawnToBest >= 2);
    }

    void aParticleAloneWithoutPullKeepsItsPlace()
    {
        const auto swarm = makeOptimizer("swarm", taskOf(3), {{"particles", 1.0}});
        const std::vector<Individual> before = swarm->ask();
        swarm->tell(std::vector{1.0});
        QVERIFY(swarm->ask().front().genes == before.front().genes);
    }

    void whoStandsWhereIsDrawn()
    {
        // With the same fitness told, who follows whom differs between seeds.
        std::set<std::string> grids;
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const std::string state = makeOptimizer("swarm", taskOf(2, {}, seed))->save();
            const std::size_t at = state.find("\"neighbours\"");
            grids.insert(state.substr(at, state.find("\"particles\"") - at));
        }
        QCOMPARE(grids.size(), 5U);
    }
};

QTEST_APPLESS_MAIN(TestParticleSwarm)
#include "tst_particleswarm.moc"
