// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <filesystem>

namespace tetrarium {

/// Keeps other programs from writing the same folder: an advisory lock on its file `lock`, which the system takes back
/// when the process ends, however it ends. Readers need none.
class RunLock
{
public:
    /// Fails with InUse, naming the process that has it, or with FileUnwritable.
    static Expected<RunLock> take(const std::filesystem::path &folder);

    RunLock(RunLock &&other) noexcept;
    RunLock &operator=(RunLock &&other) noexcept;
    ~RunLock();

    /// Whether the lock still is the one that others find in the folder: not when that was deleted and put back.
    bool holds() const;

private:
    RunLock(std::filesystem::path file, int descriptor);

    std::filesystem::path m_file;
    int m_descriptor = -1;
};

} // namespace tetrarium
