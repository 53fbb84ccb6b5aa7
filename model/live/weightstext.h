// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "evaluator.h"

#include <QString>

#include <vector>

namespace tetrarium {

/// Weights that somebody pasted: either one number a weight in the evaluator's order, or, for an evaluator without hidden layers,
/// `name = number` for every feature in any order. Separated by white space, commas or semicolons; brackets and quotation marks
/// are skipped.
///
/// Fails with WrongSize, NotANumber, UnknownName, or Missing for a feature without a number.
Expected<std::vector<double>> weightsFromText(const QString &text, const EvaluatorShape &shape);

/// What weightsFromText() reads, to the last bit: one weight a line, with the features' names where it can.
QString weightsToText(const Evaluator &evaluator);

} // namespace tetrarium
