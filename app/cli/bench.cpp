// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"
#include "fasttables.h"
#include "workload.h"

#include <CLI/CLI.hpp>
#include <QLocale>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <ctime>
#include <format>
#include <iostream>

namespace tetrarium::cli {

namespace {

/// Rounds go through all workloads in turn, so that a slow spell of the machine slows all of them alike; each one's
/// figure is its median round.
constexpr int rounds = 9;
constexpr double secondsARound = 0.03;

/// Time of this program on the processor: what other programs take does not count.
double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double unitsPerSecond(const Workload &workload)
{
    const double start = processorSeconds();
    std::int64_t units = 0;
    double seconds = 0;
    while (seconds < secondsARound) {
        units += workload.run(workload.batch);
        seconds = processorSeconds() - start;
    }
    return static_cast<double>(units) / seconds;
}

/// The medians of all workloads, in their order.
std::vector<double> measureAll(const std::vector<Workload> &workloads)
{
    std::vector<std::vector<double>> rates(workloads.size());
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < workloads.size(); ++i)
            rates[i].push_back(unitsPerSecond(workloads[i]));
    }
    std::vector<double> medians;
    for (std::vector<double> &ofOne : rates) {
        std::ranges::nth_element(ofOne, ofOne.begin() + rounds / 2);
        medians.push_back(ofOne[rounds / 2]);
    }
    return medians;
}

QString titleOf(std::string_view key)
{
    if (key == "bcts_pieces_per_second")
        return Text::tr("BCTS, pieces");
    if (key == "dellacherie_pieces_per_second")
        return Text::tr("Dellacherie, pieces");
    if (key == "dt10_pieces_per_second")
        return Text::tr("DT-10, pieces");
    if (key == "scalar_bcts_pieces_per_second")
        return Text::tr("BCTS without vectors, pieces");
    if (key == "plain_bcts_pieces_per_second")
        return Text::tr("BCTS, every feature measured anew, pieces");
    if (key == "pair_bcts_pieces_per_second")
        return Text::tr("BCTS, two pieces, pieces");
    if (key == "reachable_dellacherie_pieces_per_second")
        return Text::tr("Dellacherie, all reachable placements, pieces");
    if (key == "thesis_genomes_per_second")
        return Text::tr("Thesis, genomes of 1000 moves");
    return QString::fromUtf8(key);
}

void printTable(const std::vector<Workload> &workloads, const std::vector<double> &rates)
{
    const auto yardstick = std::ranges::find(workloads, "plain_bcts_pieces_per_second", &Workload::key);
    const double plain = rates[static_cast<std::size_t>(yardstick - workloads.begin())];
    const auto row = [](const QString &title, const QString &rate, const QString &ratio) {
        std::cout
            << (title.leftJustified(48) + rate.rightJustified(14) + ratio.rightJustified(10)).toStdString()
            << '\n';
    };
    row(Text::tr("One thread"), Text::tr("a second"), Text::tr("to plain"));
    for (std::size_t i = 0; i < workloads.size(); ++i)
        row(titleOf(workloads[i].key), QLocale().toString(rates[i], 'f', 0),
            QLocale().toString(rates[i] / plain, 'f', 2));
}

ExitCode bench(bool json)
{
    const std::vector<Workload> workloads = benchWorkloads();
    const std::vector<double> rates = measureAll(workloads);
    const std::string signature = std::format("{:016x}", benchSignature());
    if (json) {
        nlohmann::ordered_json object;
        for (std::size_t i = 0; i < workloads.size(); ++i)
            object[std::string(workloads[i].key)] = rates[i];
        object["instruction_set"] = fast::instructionSet();
        object["signature"] = signature;
        std::cout << object.dump() << std::endl;
        return Good;
    }
    printTable(workloads, rates);
    std::cout << Text::tr("Instruction set %1, signature of the decisions %2")
                     .arg(QString::fromUtf8(fast::instructionSet()), QString::fromStdString(signature))
                     .toStdString()
              << std::endl;
    return Good;
}

} // namespace

void addBench(CLI::App &app, Session &session)
{
    auto json = std::make_shared<bool>(false);
    CLI::App *command = app.add_subcommand(
        "bench", Text::tr("Measure how fast the engines play, in a few seconds").toStdString());
    command->add_flag("--json", *json, Text::tr("Print one JSON object").toStdString());
    command->callback([&session, json] { session.work = [json] { return bench(*json); }; });
}

} // namespace tetrarium::cli
