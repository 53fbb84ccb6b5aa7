// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QXmlStreamWriter>

#include <vector>

namespace tetrarium {

/// One HTML page that needs nothing beside it: styles and drawings are in it, it has a dark and a print form, and it is
/// well-formed XML, too. Every text goes through the writer and is escaped there.
class ReportPage
{
public:
    explicit ReportPage(const QString &title);

    void heading(const QString &text);
    void paragraph(const QString &text);
    /// A text with its line breaks: a command, a file.
    void verbatim(const QString &text);
    /// The first column is text, all others are numbers.
    void table(const QStringList &headings, const std::vector<QStringList> &rows);

    /// For drawings (svgcharts.h).
    QXmlStreamWriter &writer() { return m_writer; }

    /// Ends the page.
    QByteArray finish();

private:
    QByteArray m_bytes;
    QXmlStreamWriter m_writer;
};

} // namespace tetrarium
