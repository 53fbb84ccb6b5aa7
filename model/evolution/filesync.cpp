// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filesync.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace tetrarium {

namespace {

std::unexpected<Error> failure(ErrorCode code, const std::filesystem::path &path, int reason)
{
    return std::unexpected(Error{.code = code,
        .found = std::generic_category().message(reason),
        .expected = {},
        .file = path.string()});
}

std::unexpected<Error> unwritable(const std::filesystem::path &path)
{
    return failure(ErrorCode::FileUnwritable, path, errno);
}

class Descriptor
{
public:
    explicit Descriptor(int number)
        : m_number(number)
    {}
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }

private:
    int m_number;
};

bool writeAll(int file, std::string_view text, std::int64_t from)
{
    while (!text.empty()) {
        const ssize_t written = ::pwrite(file, text.data(), text.size(), from);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
        from += written;
    }
    return true;
}

/// Some file systems have nothing to sync in a folder and say so.
bool syncFolder(const std::filesystem::path &folder)
{
    const Descriptor opened(
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return opened.isOpen() && (::fsync(opened.number()) == 0 || errno == EINVAL);
}

bool writeNew(const std::filesystem::path &path, std::string_view text)
{
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
    return file.isOpen() && writeAll(file.number(), text, 0) && ::fsync(file.number()) == 0;
}

} // namespace

Expected<std::string> readFile(const std::filesystem::path &path)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.isOpen())
        return failure(errno == ENOENT ? ErrorCode::FileNotFound : ErrorCode::FileUnreadable, path, errno);
    std::string text;
    std::string part(1 << 16, '\0');
    while (true) {
        const ssize_t count = ::read(file.number(), part.data(), part.size());
        if (count == 0)
            return text;
        if (count > 0)
            text.append(part, 0, static_cast<std::size_t>(count));
        else if (errno != EINTR)
            return failure(ErrorCode::FileUnreadable, path, errno);
    }
}

Expected<void> replaceFile(const std::filesystem::path &path, std::string_view text)
{
    std::filesystem::path beside = path;
    beside += ".new";
    if (!writeNew(beside, text) || ::rename(beside.c_str(), path.c_str()) != 0
        || !syncFolder(path.parent_path())) {
        auto error = unwritable(path);
        ::unlink(beside.c_str());
        return error;
    }
    return {};
}

Expected<void> appendAfter(const std::filesystem::path &path, std::int64_t length, std::string_view text)
{
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    struct stat status = {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0)
        return unwritable(path);
    if (status.st_size < length) {
        return std::unexpected(Error{.code = ErrorCode::EndsEarly,
            .found = std::to_string(status.st_size),
            .expected = std::to_string(length),
            .file = path.string()});
    }
    if (status.st_size > length && ::ftruncate(file.number(), length) != 0)
        return unwritable(path);
    if (!writeAll(file.number(), text, length) || ::fdatasync(file.number()) != 0)
        return unwritable(path);
    return {};
}

Expected<void> appendLine(const std::filesystem::path &path, std::string_view line)
{
    const Descriptor file(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666));
    struct stat status = {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0)
        return unwritable(path);
    char last = '\n';
    if (status.st_size > 0 && ::pread(file.number(), &last, 1, status.st_size - 1) != 1)
        return unwritable(path);
    const std::string text = (last == '\n' ? "" : "\n") + std::string(line) + '\n';
    if (!writeAll(file.number(), text, status.st_size) || ::fdatasync(file.number()) != 0)
        return unwritable(path);
    return {};
}

Expected<void> makeFolder(const std::filesystem::path &path)
{
    std::error_code reason;
    std::filesystem::create_directories(path, reason);
    if (reason)
        return failure(ErrorCode::FileUnwritable, path, reason.value());
    return {};
}

} // namespace tetrarium
