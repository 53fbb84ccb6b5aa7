// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "logfile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <atomic>

namespace tetrarium {

namespace {

constexpr qint64 largestBytes = 1 << 20;

// Qt's message handler is a plain function, so the log it writes to has to be found from here.
std::atomic<LogFile *> current = nullptr;

QLatin1StringView nameOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return QLatin1StringView("debug");
    case QtInfoMsg:
        return QLatin1StringView("info");
    case QtWarningMsg:
        return QLatin1StringView("warning");
    case QtCriticalMsg:
        return QLatin1StringView("critical");
    case QtFatalMsg:
        return QLatin1StringView("fatal");
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace

LogFile::LogFile(const QString &path)
    : m_file(path)
{
    QDir().mkpath(QFileInfo(path).path());
    if (m_file.size() > largestBytes) {
        const QString old = path + QStringLiteral(".old");
        QFile::remove(old);
        QFile::rename(path, old);
    }
    if (!m_file.open(QIODevice::Append | QIODevice::Text)) {
        qWarning("%s", qUtf8Printable(QCoreApplication::translate("tetrarium::LogFile",
                           "The log file %1 cannot be written (%2); going on without a log")
                               .arg(path, m_file.errorString())));
        return;
    }
    current = this;
    m_before = qInstallMessageHandler(&LogFile::take);
}

LogFile::~LogFile()
{
    if (!isOpen())
        return;
    qInstallMessageHandler(m_before);
    current = nullptr;
    const QMutexLocker lock(&m_mutex);
    m_file.close();
}

void LogFile::take(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (LogFile *log = current)
        log->append(type, context, message);
}

void LogFile::append(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const QString time = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    const QString category = QString::fromUtf8(context.category ? context.category : "default");
    const QString entry = QStringLiteral("%1 %2 %3: %4\n").arg(time, nameOf(type), category, message);
    {
        const QMutexLocker lock(&m_mutex);
        m_file.write(entry.toUtf8());
        m_file.flush();
    }
    if (m_before && type != QtDebugMsg && type != QtInfoMsg)
        m_before(type, context, message);
}

} // namespace tetrarium
