// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plotfile.h"

#include "filesync.h"

#include <QBuffer>
#include <QLocale>
#include <QPainter>
#include <QSvgGenerator>
#include <QWidget>

namespace tetrarium {

namespace {

constexpr qreal pictureScale = 2; ///< sharp in print too

QString quoted(QString text)
{
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

QString number(double value)
{
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

QByteArray pngOf(QWidget &widget)
{
    QPixmap picture(widget.size() * pictureScale);
    picture.setDevicePixelRatio(pictureScale);
    picture.fill(Qt::transparent);
    widget.render(&picture);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray svgOf(QWidget &widget)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(widget.size());
    generator.setViewBox(widget.rect());
    generator.setTitle(widget.accessibleName());
    QPainter painter(&generator);
    widget.render(&painter);
    painter.end();
    return bytes;
}

} // namespace

QString csvOf(const PlotData &data)
{
    QStringList lines{QStringList{QStringLiteral("run"), QStringLiteral("series"), quoted(data.xTitle),
        quoted(data.yTitle), QStringLiteral("lower")}
            .join(QLatin1Char(','))};
    for (const PlotLine &line : data.lines) {
        const QString head =
            quoted(data.runs[line.run].name) + QLatin1Char(',') + quoted(data.kinds[line.kind].name);
        for (qsizetype i = 0; i < line.points.size(); ++i) {
            lines.append(QStringList{head, number(line.points[i].x()), number(line.points[i].y()),
                line.isBand() ? number(line.lower[i]) : QString()}
                    .join(QLatin1Char(',')));
        }
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

bool writePlot(QWidget &widget, const PlotData &data, const QString &path)
{
    return writePlot(widget, csvOf(data), path);
}

bool writePlot(QWidget &widget, const QString &csv, const QString &path)
{
    QByteArray content;
    if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
        content = csv.toUtf8();
    else if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        content = svgOf(widget);
    else
        content = pngOf(widget);
    return !content.isEmpty() && replaceFile(path.toStdString(), content.toStdString()).has_value();
}

} // namespace tetrarium
