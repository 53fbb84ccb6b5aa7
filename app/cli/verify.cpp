// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"
#include "errortext.h"
#include "verification.h"

#include <CLI/CLI.hpp>

#include <fstream>
#include <iostream>
#include <sstream>

namespace tetrarium::cli {

namespace {

struct Counts
{
    int passed = 0;
    int failed = 0;
};

/// Two boards side by side under their headings.
void printBoards(const Difference &difference)
{
    std::istringstream recorded(difference.recordedBoard);
    std::istringstream ours(difference.ourBoard);
    std::cout << "    recorded      ours\n";
    std::string left;
    std::string right;
    while (true) {
        const bool hasLeft = static_cast<bool>(std::getline(recorded, left));
        const bool hasRight = static_cast<bool>(std::getline(ours, right));
        if (!hasLeft && !hasRight)
            break;
        std::cout << "    " << (hasLeft ? left : std::string(10, ' ')) << "    " << (hasRight ? right : "")
                  << '\n';
    }
}

void printDifference(const std::string &file, int line, const Verification &verification)
{
    const Difference &difference = *verification.difference;
    std::cout << file << ':' << line << ": " << verification.kind << ' ' << verification.id << ": "
              << difference.what;
    if (!difference.recorded.empty() || !difference.ours.empty())
        std::cout << ": recorded " << difference.recorded << ", ours " << difference.ours;
    std::cout << '\n';
    if (!difference.recordedBoard.empty())
        printBoards(difference);
}

ExitCode verifyFile(const std::string &file, Counts &counts)
{
    std::ifstream input(file);
    if (!input)
        return complain(
            errorText(Error{.code = ErrorCode::FileNotFound, .found = {}, .expected = {}, .file = file}));
    std::string text;
    int line = 0;
    while (std::getline(input, text)) {
        ++line;
        if (text.empty())
            continue;
        auto verification = verifyRecording(text);
        if (!verification) {
            Error error = verification.error();
            error.file = file;
            error.line = line;
            return complain(errorText(error), WrongUse);
        }
        if (verification->difference) {
            ++counts.failed;
            printDifference(file, line, *verification);
        } else {
            ++counts.passed;
        }
    }
    return Good;
}

ExitCode verify(const std::vector<std::string> &files)
{
    Counts counts;
    ExitCode worst = Good;
    for (const std::string &file : files)
        worst = std::max(worst, verifyFile(file, counts));
    std::cout << counts.passed << " passed, " << counts.failed << " failed" << std::endl;
    return std::max(worst, counts.failed > 0 ? Failed : Good);
}

} // namespace

void addVerify(CLI::App &app, Session &session)
{
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App *command = app.add_subcommand("verify",
        Text::tr("Check that recorded games of the published programs are played exactly as recorded")
            .toStdString());
    command->add_option("FILE", *files, Text::tr("Recordings, one JSON object a line").toStdString())
        ->required();
    command->callback([&session, files] { session.work = [files] { return verify(*files); }; });
}

} // namespace tetrarium::cli
