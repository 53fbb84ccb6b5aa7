// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runlock.h"

#include "filesync.h"

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tetrarium {

namespace {

/// The owner as its holder wrote it; it may be about to.
std::string ownerOf(const std::filesystem::path &file)
{
    const auto text = readFile(file);
    return text && !text->empty() ? text->substr(0, text->find('\n')) : "?";
}

} // namespace

Expected<RunLock> RunLock::take(const std::filesystem::path &folder)
{
    const std::filesystem::path file = folder / "lock";
    const auto unwritable = [&file] {
        return std::unexpected(Error{.code = ErrorCode::FileUnwritable,
            .found = std::generic_category().message(errno),
            .expected = {},
            .file = file.string()});
    };
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor < 0)
        return unwritable();
    RunLock lock(file, descriptor);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK)
            return unwritable();
        return std::unexpected(
            Error{.code = ErrorCode::InUse, .found = ownerOf(file), .expected = {}, .file = folder.string()});
    }
    const std::string owner = std::to_string(::getpid()) + '\n';
    if (::ftruncate(descriptor, 0) != 0
        || ::pwrite(descriptor, owner.data(), owner.size(), 0) != static_cast<ssize_t>(owner.size()))
        return unwritable();
    return lock;
}

RunLock::RunLock(std::filesystem::path file, int descriptor)
    : m_file(std::move(file))
    , m_descriptor(descriptor)
{}

RunLock::RunLock(RunLock &&other) noexcept
    : m_file(std::move(other.m_file))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
{}

RunLock &RunLock::operator=(RunLock &&other) noexcept
{
    std::swap(m_file, other.m_file);
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

RunLock::~RunLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

bool RunLock::holds() const
{
    struct stat own = {};
    struct stat found = {};
    return ::fstat(m_descriptor, &own) == 0 && ::stat(m_file.c_str(), &found) == 0
           && own.st_ino == found.st_ino && own.st_dev == found.st_dev;
}

} // namespace tetrarium
