// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload.h"

#include <benchmark/benchmark.h>

#include <string>

/// The workloads of `tetrarium-cli bench` under Google Benchmark, for its repetitions, comparisons and profilers.
int main(int argc, char **argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    for (const tetrarium::Workload &workload : tetrarium::benchWorkloads()) {
        benchmark::RegisterBenchmark(std::string(workload.key), [workload](benchmark::State &state) {
            std::int64_t units = 0;
            for ([[maybe_unused]] auto _ : state)
                units += workload.run(workload.batch);
            state.SetItemsProcessed(units);
        });
    }
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
