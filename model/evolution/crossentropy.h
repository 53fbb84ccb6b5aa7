// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "optimizer.h"

namespace tetrarium {

/// `cross-entropy`, the noisy cross-entropy method (Szita, Lőrincz: Learning Tetris using the noisy cross-entropy method,
/// Neural Computation 18, 2006), with which the research line began. Each gene has a normal distribution of its own. A
/// generation is drawn from them, the elite share refits mean and variance, and noise added to the variance keeps the
/// search from settling too early:
///
///     μ(t+1) = mean of the elite,   σ²(t+1) = variance of the elite + Z(t+1),   Z(t) = max(noise − noise_decrease · t, 0)
///
///     population         samples a generation (published: 100)
///     elite_share        ρ, the share that is refitted to, at least one (published: 0.1)
///     initial_deviation  in halves of a gene's range, around its middle; 1 on −10 … 10 is the published N(0, 100)
///     noise              published: 0, 4 constant, or 5 …
///     noise_decrease     … less 0.1 a generation
///     measure_mean       whether the mean itself is asked for as one more individual, the first
///
/// The noise is a variance in genes, not in ranges: the published numbers belong to the range −10 … 10. A gene whose range
/// has no width stays where it is. The paper plays 30 games with the mean of every generation: measure_mean.
///
/// The same bits in every build with the same C library (log).
OptimizerKind crossEntropyKind();

} // namespace tetrarium
