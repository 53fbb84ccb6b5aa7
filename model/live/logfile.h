// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QMutex>

namespace tetrarium {

/// While it lives, every message of qDebug, qInfo, qWarning and qCritical is appended to a file, one entry a
/// message: time in UTC, kind, category, text. Warnings and worse also go where messages went before
/// (standard error); the rest is for the file alone. Messages may come from any thread.
///
/// A file above a megabyte is put aside as `<path>.old` when the log is opened, so the log never grows
/// without end. One log at a time a process. When the file cannot be opened, a warning says so and the
/// program goes on without.
class LogFile
{
public:
    explicit LogFile(const QString &path);
    ~LogFile();

    LogFile(const LogFile &) = delete;
    LogFile &operator=(const LogFile &) = delete;

    bool isOpen() const { return m_file.isOpen(); }

private:
    static void take(QtMsgType type, const QMessageLogContext &context, const QString &message);
    void append(QtMsgType type, const QMessageLogContext &context, const QString &message);

    QMutex m_mutex;
    QFile m_file;
    QtMessageHandler m_before = nullptr;
};

} // namespace tetrarium
