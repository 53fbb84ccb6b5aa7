// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "optimizer.h"

#include "cmaes.h"
#include "crossentropy.h"
#include "geneticalgorithm.h"
#include "particleswarm.h"

#include <algorithm>
#include <array>

namespace tetrarium {

std::span<const OptimizerKind> optimizerKinds()
{
    static const std::array kinds{
        geneticAlgorithmKind(),
        particleSwarmKind(),
        cmaEsKind(),
        crossEntropyKind(),
    };
    return kinds;
}

Expected<OptimizerKind> findOptimizer(std::string_view name)
{
    const auto kinds = optimizerKinds();
    const auto at = std::ranges::find(kinds, name, &OptimizerKind::name);
    if (at != kinds.end())
        return *at;
    std::string names;
    for (const OptimizerKind &kind : kinds)
        names += (names.empty() ? "" : ", ") + std::string(kind.name);
    return fail(ErrorCode::UnknownName, std::string(name), names);
}

} // namespace tetrarium
