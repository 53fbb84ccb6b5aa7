// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report.h"

#include <string>
#include <string_view>

/// Lines as the thesis's program wrote them, without their line ends.
namespace tetrarium {

/// Of Generations.txt.
std::string thesisGenerationLine(const GenerationReport &report, std::size_t individuals);

/// Of Elites.txt: two lines, the second with the genes in their order.
std::string thesisEliteLines(int generation, const GenomeResult &genome);

/// Of Scores.txt. `date` is date and time as they shall stand there.
std::string thesisScoreLine(std::string_view date, double score, std::string_view name, double moves);

} // namespace tetrarium
