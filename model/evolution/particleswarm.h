// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "optimizer.h"

#include <cstddef>
#include <vector>

namespace tetrarium {

/// `swarm`, particle swarm optimization as the swarm system published it. Particles start with no velocity at places drawn from
/// the genes' ranges and then move, gene by gene, each drawn to the best place it has seen itself and to the best that
/// its neighbours on a grid have seen:
///
///     v = inertia · v + own · r₁ · (own best − x) + neighbour · r₂ · (neighbourhood's best − x),   x = x + v
///
/// with r₁ and r₂ drawn anew for every gene, in this order. The change v of a gene is limited to ± `limit`.
///
///     particles    how many (published: 25 best; 36 to 100 tried)
///     inertia      ω
///     own          c₁
///     neighbour    c₂
///     limit        published: 0.5, on genes in −1 … 1
///
/// The neighbourhood is von Neumann's: a torus as nearly square as the number of particles allows (a prime number makes a
/// ring), each particle with those left, right, above and below it, and itself; who stands where is drawn once. It did best in
/// Kennedy, Mendes: Population structure and particle swarm performance, 2002. The accelerations were not published; the
/// fallbacks 0.7298 and 1.49618 are the constriction of Clerc, Kennedy: The particle swarm: explosion,
/// stability, and convergence in a multidimensional complex space, 2002. Starting without velocity is no worse than
/// with one (Engelbrecht: Particle swarm optimization: velocity initialization, 2012).
///
/// Ranges are no bounds. A best place is never measured again: under noise its fitness is a lucky one. The same bits in
/// every build.
OptimizerKind particleSwarmKind();

/// The neighbourhood of every place on the torus of so many: first itself, then left, right, above, below; a place that
/// comes up twice stands once.
std::vector<std::vector<std::size_t>> vonNeumannNeighbours(std::size_t count);

} // namespace tetrarium
