// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plotview.h"

#include "colors.h"
#include "emptystate.h"
#include "icons.h"
#include "plotarea.h"
#include "plotchart.h"
#include "plotfile.h"
#include "savemenu.h"

#include <QActionGroup>
#include <QContextMenuEvent>
#include <QGridLayout>
#include <QMenu>
#include <QStackedLayout>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tetrarium {

namespace {

constexpr double leastExtent = 1e-9;

/// Of the points, whose x ascends, the one nearest to x; there is at least one.
qsizetype nearest(const QList<QPointF> &points, double x)
{
    const auto after =
        std::ranges::lower_bound(points, x, {}, [](const QPointF &point) { return point.x(); });
    if (after == points.begin())
        return 0;
    if (after == points.end() || x - (after - 1)->x() <= after->x() - x)
        return after - points.begin() - 1;
    return after - points.begin();
}

} // namespace

PlotView::PlotView(const QString &iconName, QWidget *parent)
    : QWidget(parent)
    , m_chart(new PlotChart)
    , m_area(new PlotArea(m_chart))
    , m_menuButton(new QToolButton)
    , m_empty(new EmptyState(iconName))
    , m_pages(new QStackedLayout(this))
{
    auto *page = new QWidget;
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_area, 0, 0);
    grid->addWidget(m_menuButton, 0, 0, Qt::AlignTop | Qt::AlignRight);
    m_menuButton->setIcon(icon(QStringLiteral("menu")));
    m_menuButton->setAutoRaise(true);
    connect(m_menuButton, &QToolButton::clicked, this,
        [this] { makeMenu()->popup(m_menuButton->mapToGlobal(QPoint(0, m_menuButton->height()))); });

    m_pages->addWidget(m_empty);
    m_pages->addWidget(page);
    setFocusProxy(m_empty);
    connect(m_area, &PlotArea::zoomRequested, this, &PlotView::zoom);
    connect(m_area, &PlotArea::panRequested, this, &PlotView::pan);
    connect(m_area, &PlotArea::resetRequested, this, &PlotView::resetRange);
    connect(m_area, &PlotArea::clicked, this, &PlotView::click);
    connect(m_area, &PlotArea::hovered, this, &PlotView::hover);
    connect(m_area, &PlotArea::left, this, [this] { m_area->setCrosshair({}, {}); });
    connect(m_area, &PlotArea::resized, this, &PlotView::draw);
    applyColors();
}

const PlotData &PlotView::data() const
{
    return m_chart->data();
}

void PlotView::setData(const PlotData &data)
{
    m_chart->setData(data);
    if (m_isFollowing)
        m_range = wholeRange(data, m_isLogarithmic);
    m_pages->setCurrentIndex(data.isEmpty() ? 0 : 1);
    setFocusProxy(data.isEmpty() ? static_cast<QWidget *>(m_empty) : m_area);
    draw();
}

void PlotView::setTexts(const QString &name, const QString &emptySentence, const QString &emptyNextStep)
{
    setAccessibleName(name);
    m_area->setAccessibleName(name);
    m_menuButton->setAccessibleName(tr("Chart menu"));
    m_menuButton->setToolTip(tr("Axis, series and export"));
    m_empty->setTexts(emptySentence, emptyNextStep);
}

void PlotView::draw()
{
    m_chart->draw(m_range);
    m_area->setRenderHint(QPainter::Antialiasing, !m_chart->isDense());
}

void PlotView::resetRange()
{
    m_isFollowing = true;
    m_range = wholeRange(data(), m_isLogarithmic);
    draw();
}

void PlotView::setLogarithmic(bool logarithmic)
{
    m_isLogarithmic = logarithmic;
    resetRange();
}

QPointF PlotView::valueAt(const QPointF &position) const
{
    const QRectF plot = m_chart->plotArea();
    return {m_range.left + (position.x() - plot.left()) / plot.width() * (m_range.right - m_range.left),
        m_range.top - (position.y() - plot.top()) / plot.height() * (m_range.top - m_range.bottom)};
}

QPoint PlotView::positionOf(const QPointF &value) const
{
    const QRectF plot = m_chart->plotArea();
    const double height = heightOf(value.y(), m_isLogarithmic);
    const QPointF position(
        plot.left() + (value.x() - m_range.left) / (m_range.right - m_range.left) * plot.width(),
        plot.top() + (m_range.top - height) / (m_range.top - m_range.bottom) * plot.height());
    return m_area->viewport()->mapTo(this, m_area->mapFromScene(position));
}

void PlotView::zoom(double factor, const QPointF &at)
{
    const QPointF centre = valueAt(at);
    const PlotRange zoomed{.left = centre.x() - (centre.x() - m_range.left) * factor,
        .right = centre.x() + (m_range.right - centre.x()) * factor,
        .bottom = centre.y() - (centre.y() - m_range.bottom) * factor,
        .top = centre.y() + (m_range.top - centre.y()) * factor,
        .logarithmic = m_isLogarithmic};
    const PlotRange whole = wholeRange(data(), m_isLogarithmic);
    // Neither so far out that the lines become a dot nor so far in that doubles end.
    if (zoomed.right - zoomed.left < (whole.right - whole.left) * leastExtent
        || zoomed.right - zoomed.left > (whole.right - whole.left) * 10)
        return;
    m_range = zoomed;
    m_isFollowing = false;
    draw();
}

void PlotView::pan(const QPointF &fraction)
{
    const double dx = fraction.x() * (m_range.right - m_range.left);
    const double dy = fraction.y() * (m_range.top - m_range.bottom);
    m_range.left += dx;
    m_range.right += dx;
    m_range.bottom += dy;
    m_range.top += dy;
    m_isFollowing = false;
    draw();
}

QString PlotView::headlineOf(double x) const
{
    return QStringLiteral("%1 %2").arg(data().xTitle, QLocale().toString(x, 'g', 6));
}

void PlotView::hover(const QPointF &at, const QPoint &globalPosition)
{
    const double x = valueAt(at).x();
    double found = 0;
    QStringList texts;
    const QLocale locale;
    for (const PlotLine &line : data().lines) {
        if (line.points.isEmpty() || !m_chart->isShown(line))
            continue;
        const qsizetype i = nearest(line.points, x);
        if (texts.isEmpty() || std::abs(line.points[i].x() - x) < std::abs(found - x))
            found = line.points[i].x();
        QString name = data().kinds[line.kind].name;
        if (data().runs.size() > 1)
            name = QStringLiteral("%1 · %2").arg(data().runs[line.run].name, name);
        const QString value = locale.toString(line.points[i].y(), 'g', 6);
        texts.append(
            line.isBand()
                ? QStringLiteral("%1: %2 – %3").arg(name, locale.toString(line.lower[i], 'g', 6), value)
                : QStringLiteral("%1: %2").arg(name, value));
    }
    if (texts.isEmpty())
        return;
    texts.prepend(headlineOf(found));
    const QRectF plot = m_chart->plotArea();
    m_area->setCrosshair(plot.left() + (found - m_range.left) / (m_range.right - m_range.left) * plot.width(),
        colorsOf(palette()).quietText);
    QToolTip::showText(globalPosition, texts.join(QLatin1Char('\n')), m_area);
}

void PlotView::click(const QPointF &at)
{
    const QRectF plot = m_chart->plotArea();
    double least = -1;
    int run = 0;
    double x = 0;
    for (const PlotLine &line : data().lines) {
        if (line.points.isEmpty() || !m_chart->isShown(line))
            continue;
        const QPointF point = line.points[nearest(line.points, valueAt(at).x())];
        const double dx = (point.x() - valueAt(at).x()) / (m_range.right - m_range.left) * plot.width();
        const double dy = (heightOf(point.y(), m_isLogarithmic) - valueAt(at).y())
                          / (m_range.top - m_range.bottom) * plot.height();
        const double distance = std::hypot(dx, std::isnan(dy) ? plot.height() : dy);
        if (least < 0 || distance < least) {
            least = distance;
            run = data().runs[line.run].id;
            x = point.x();
        }
    }
    if (least >= 0)
        Q_EMIT pointClicked(run, x);
}

QMenu *PlotView::makeMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *logarithmic = menu->addAction(tr("&Logarithmic axis"));
    logarithmic->setCheckable(true);
    logarithmic->setChecked(m_isLogarithmic);
    connect(logarithmic, &QAction::toggled, this, &PlotView::setLogarithmic);
    connect(menu->addAction(tr("Show &all again")), &QAction::triggered, this, &PlotView::resetRange);

    QMenu *series = menu->addMenu(tr("&Series"));
    for (int kind = 0; kind < data().kinds.size(); ++kind) {
        QAction *action = series->addAction(data().kinds[kind].name);
        action->setCheckable(true);
        action->setChecked(m_chart->isKindShown(kind));
        connect(action, &QAction::toggled, m_chart, [this, kind] { m_chart->toggleKind(kind); });
    }
    menu->addSeparator();
    addSaveActions(*menu, *this, tr("Save values as &CSV…"), [this](const QString &path) { writeTo(path); });
    return menu;
}

bool PlotView::writeTo(const QString &path)
{
    m_area->setCrosshair({}, {});
    const bool written = writePlot(*m_area, data(), path);
    if (written)
        Q_EMIT exported(path);
    else
        Q_EMIT exportFailed(path);
    return written;
}

void PlotView::contextMenuEvent(QContextMenuEvent *event)
{
    if (!data().isEmpty())
        makeMenu()->popup(event->globalPos());
}

void PlotView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        applyColors();
    } else if (event->type() == QEvent::LanguageChange) {
        retranslate();
        draw();
    }
    QWidget::changeEvent(event);
}

void PlotView::applyColors()
{
    const Colors &colors = colorsOf(palette());
    m_area->setBackgroundBrush(colors.panel);
    m_chart->setColors(colors);
}

} // namespace tetrarium
