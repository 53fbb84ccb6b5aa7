// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

/// Gives every file of a folder to the fuzz target, without libFuzzer.
int main(int argc, char **argv)
{
    int files = 0;
    for (int i = 1; i < argc; ++i) {
        for (const auto &entry : std::filesystem::directory_iterator(argv[i])) {
            // The name first: should the target end the program, the last name printed is the culprit's.
            std::puts(entry.path().filename().c_str());
            std::fflush(stdout);
            std::ifstream stream(entry.path(), std::ios::binary);
            fuzzOne(std::string(std::istreambuf_iterator<char>(stream), {}));
            ++files;
        }
    }
    std::printf("%d files\n", files);
    return files > 0 ? 0 : 1;
}
