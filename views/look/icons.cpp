// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace tetrarium {

namespace {

QByteArray iconSource(const QString &name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "icon", qPrintable(name));
    return opened ? file.readAll() : QByteArray();
}

/// The drawing's `currentColor`, if it has any, becomes the palette's colour when it is painted.
class DrawnIconEngine final : public QIconEngine
{
public:
    explicit DrawnIconEngine(QByteArray source)
        : m_source(std::move(source))
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray source = m_source;
        source.replace("currentColor", color(mode).name().toLatin1());
        QSvgRenderer renderer(source);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }

    /// The docking library paints its buttons' icons in the first of these sizes; window managers ask for all.
    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override
    {
        return {QSize(16, 16), QSize(32, 32), QSize(64, 64), QSize(128, 128)};
    }

    QIconEngine *clone() const override { return new DrawnIconEngine(*this); }
    QString key() const override { return QStringLiteral("tetrarium-drawn-icon"); }

private:
    static QColor color(QIcon::Mode mode)
    {
        const QPalette palette = QGuiApplication::palette();
        switch (mode) {
        case QIcon::Disabled:
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        case QIcon::Selected:
            return palette.color(QPalette::HighlightedText);
        case QIcon::Normal:
        case QIcon::Active:
            break;
        }
        return palette.color(QPalette::WindowText);
    }

    QByteArray m_source;
};

} // namespace

QIcon icon(const QString &name)
{
    return QIcon(new DrawnIconEngine(iconSource(name)));
}

QIcon applicationIcon()
{
    return icon(QStringLiteral("tetrarium"));
}

} // namespace tetrarium
