// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "reportpage.h"

#include <QLocale>

namespace tetrarium {

namespace {

/// No quotes and no angle brackets: escaped, they would not be CSS any more.
const QString style = QStringLiteral(
    ":root { color-scheme: light dark; --ink: #1b1b1b; --paper: #ffffff; --line: #c8c8c8; --soft: #f3f3f3; }"
    "@media (prefers-color-scheme: dark) {"
    " :root { --ink: #e6e6e6; --paper: #161719; --line: #4a4a4a; --soft: #222428; } }"
    "body { color: var(--ink); background: var(--paper); font: 15px/1.45 system-ui, sans-serif;"
    " max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }"
    "h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }"
    "table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0.8rem 0; }"
    "th, td { padding: 0.2rem 0.7rem; border-bottom: 1px solid var(--line); text-align: right; }"
    "th:first-child, td:first-child { text-align: left; }"
    "thead th { background: var(--soft); }"
    "pre { background: var(--soft); padding: 0.8rem; overflow-x: auto; white-space: pre-wrap; }"
    "svg { max-width: 100%; height: auto; color: var(--ink); }"
    "svg text { font: 12px system-ui, sans-serif; fill: currentColor; }"
    ".wide { overflow-x: auto; }"
    "@media print { :root { --ink: #000000; --paper: #ffffff; --soft: #ffffff; }"
    " body { max-width: none; margin: 0; font-size: 10pt; } h2 { break-after: avoid; }"
    " svg, tr { break-inside: avoid; } .wide { overflow: visible; } }");

} // namespace

ReportPage::ReportPage(const QString &title)
    : m_writer(&m_bytes)
{
    m_writer.writeDTD(QStringLiteral("<!DOCTYPE html>\n"));
    m_writer.writeStartElement(QStringLiteral("html"));
    m_writer.writeAttribute(QStringLiteral("lang"), QLocale().bcp47Name());
    m_writer.writeStartElement(QStringLiteral("head"));
    m_writer.writeEmptyElement(QStringLiteral("meta"));
    m_writer.writeAttribute(QStringLiteral("charset"), QStringLiteral("utf-8"));
    m_writer.writeEmptyElement(QStringLiteral("meta"));
    m_writer.writeAttribute(QStringLiteral("name"), QStringLiteral("viewport"));
    m_writer.writeAttribute(QStringLiteral("content"), QStringLiteral("width=device-width"));
    m_writer.writeTextElement(QStringLiteral("title"), title);
    m_writer.writeTextElement(QStringLiteral("style"), style);
    m_writer.writeEndElement();
    m_writer.writeStartElement(QStringLiteral("body"));
    m_writer.writeTextElement(QStringLiteral("h1"), title);
}

void ReportPage::heading(const QString &text)
{
    m_writer.writeTextElement(QStringLiteral("h2"), text);
}

void ReportPage::paragraph(const QString &text)
{
    m_writer.writeTextElement(QStringLiteral("p"), text);
}

void ReportPage::verbatim(const QString &text)
{
    m_writer.writeTextElement(QStringLiteral("pre"), text);
}

void ReportPage::table(const QStringList &headings, const std::vector<QStringList> &rows)
{
    m_writer.writeStartElement(QStringLiteral("div"));
    m_writer.writeAttribute(QStringLiteral("class"), QStringLiteral("wide"));
    m_writer.writeStartElement(QStringLiteral("table"));
    m_writer.writeStartElement(QStringLiteral("thead"));
    m_writer.writeStartElement(QStringLiteral("tr"));
    for (const QString &heading : headings)
        m_writer.writeTextElement(QStringLiteral("th"), heading);
    m_writer.writeEndElement();
    m_writer.writeEndElement();
    m_writer.writeStartElement(QStringLiteral("tbody"));
    for (const QStringList &row : rows) {
        m_writer.writeStartElement(QStringLiteral("tr"));
        for (const QString &field : row)
            m_writer.writeTextElement(QStringLiteral("td"), field);
        m_writer.writeEndElement();
    }
    m_writer.writeEndElement();
    m_writer.writeEndElement();
    m_writer.writeEndElement();
}

QByteArray ReportPage::finish()
{
    m_writer.writeEndDocument();
    return m_bytes;
}

} // namespace tetrarium
