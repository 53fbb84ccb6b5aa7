// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "optimizer.h"

namespace tetrarium {

/// `cma-es`, the evolution strategy with covariance matrix adaptation (Hansen: The CMA evolution strategy: a tutorial,
/// arXiv:1604.00772): a generation is drawn from a normal distribution around a mean; its better half pulls the mean, and
/// the distribution learns from successful steps which directions belong together and how far to go. Every constant is the
/// tutorial's default (its table 1), from the number of genes and the population alone. The first to use it for this game was
/// Boumaza (On the evolution of artificial Tetris players, 2009).
///
///     population    samples a generation; 0: 4 + ⌊3 ln n⌋ for n genes
///     start         the first mean: the middle of each gene's range, or drawn from it
///     initial_step  first standard deviation, as a share of each gene's range
///     mean_rate     how much of its step the mean takes; less than 1 averages noise out, and takes longer
///     active        whether the worse half is learnt from too, with negative weights
///     measure_mean  whether the mean itself is asked for as one more individual, the first
///     reevaluated   so many samples are asked for twice, to find out whether noise rules
///     normalize     whether the mean is kept at length one, the step likewise
///
/// Against noise. The fittest of a generation is a lucky sample; the mean has forgotten the luck of everybody, and
/// measure_mean tells what it is worth. With `reevaluated`, selection and step size follow uncertainty.h (Hansen et
/// al. 2009), without its change of the time an evaluation takes, which is not the optimizer's to choose; it needs games
/// that differ between individuals. A larger population and more games an evaluation help as well.
///
/// A linear player does not change when all its weights are multiplied, so length and step would wander off together;
/// normalize stops that without changing the course of the search.
///
/// Genes are measured in their ranges' widths; a range without width keeps its gene fixed. Ranges are no bounds.
///
/// A step costs O(population · n² + n³). One thread, no vector instructions of Eigen's: the same bits in every build with
/// the same Eigen and C library (exp, log) on the same kind of processor, whatever else is set; not more is promised.
OptimizerKind cmaEsKind();

} // namespace tetrarium
