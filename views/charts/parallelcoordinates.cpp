// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "parallelcoordinates.h"

#include "colors.h"
#include "emptystate.h"
#include "filesync.h"
#include "plotfile.h"
#include "savemenu.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tetrarium {

namespace {

constexpr QMargins margins(48, 40, 48, 24);
constexpr double brushWidth = 12;

/// From the first to the second series colour over the middle: the order shows without colour vision, by lightness.
QColor between(const QColor &from, const QColor &to, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + share * (b - a))); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

} // namespace

ParallelCoordinates::ParallelCoordinates(QWidget *parent)
    : QWidget(parent)
    , m_empty(new EmptyState(QStringLiteral("coordinates"), this))
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty);
    updateEmptyState();
}

void ParallelCoordinates::setGeneration(
    std::shared_ptr<const GenerationReport> report, const QStringList &genes)
{
    if (genes != m_genes)
        m_brushes.clear();
    m_report = std::move(report);
    m_genes = genes;
    m_axes.clear();
    if (m_report && !m_report->genomes.empty()) {
        m_axes.resize(static_cast<std::size_t>(m_genes.size()) + 1);
        for (int axis = 0; axis < axisCount(); ++axis) {
            const auto [low, high] = std::ranges::minmax(
                m_report->genomes, {}, [&](const GenomeResult &genome) { return valueOf(genome, axis); });
            Axis &scale = m_axes[static_cast<std::size_t>(axis)];
            scale = {valueOf(low, axis), valueOf(high, axis)};
            if (scale.low == scale.high)
                scale = {scale.low - 0.5, scale.high + 0.5};
        }
    }
    updateEmptyState();
    changed();
}

void ParallelCoordinates::changed()
{
    m_lines = QPixmap();
    update();
    Q_EMIT brushedChanged(brushed());
}

double ParallelCoordinates::valueOf(const GenomeResult &genome, int axis) const
{
    const auto gene = static_cast<std::size_t>(axis);
    return gene < genome.individual.genes.size() && axis < m_genes.size() ? genome.individual.genes[gene]
                                                                          : genome.fitness;
}

bool ParallelCoordinates::passes(const GenomeResult &genome) const
{
    return std::ranges::all_of(m_brushes, [&](const auto &brush) {
        const double value = valueOf(genome, brush.first);
        return value >= brush.second.first && value <= brush.second.second;
    });
}

QList<int> ParallelCoordinates::brushed() const
{
    QList<int> numbers;
    for (std::size_t i = 0; m_report && i < m_report->genomes.size(); ++i) {
        if (passes(m_report->genomes[i]))
            numbers.append(static_cast<int>(i));
    }
    return numbers;
}

void ParallelCoordinates::setBrush(int axis, double low, double high)
{
    m_brushes[axis] = std::minmax(low, high);
    changed();
}

void ParallelCoordinates::clearBrushes()
{
    m_brushes.clear();
    changed();
}

QRectF ParallelCoordinates::plot() const
{
    return QRectF(rect().marginsRemoved(margins));
}

double ParallelCoordinates::axisX(int axis) const
{
    return plot().left() + plot().width() * axis / std::max(1, axisCount() - 1);
}

double ParallelCoordinates::valueAt(int axis, double y) const
{
    const Axis &scale = m_axes[static_cast<std::size_t>(axis)];
    return scale.high - (y - plot().top()) / plot().height() * (scale.high - scale.low);
}

QPoint ParallelCoordinates::positionOf(int axis, double value) const
{
    const Axis &scale = m_axes[static_cast<std::size_t>(axis)];
    return QPointF(
        axisX(axis), plot().top() + (scale.high - value) / (scale.high - scale.low) * plot().height())
        .toPoint();
}

int ParallelCoordinates::axisNear(double x) const
{
    for (int axis = 0; axis < axisCount(); ++axis) {
        if (std::abs(axisX(axis) - x) <= brushWidth)
            return axis;
    }
    return -1;
}

QPixmap ParallelCoordinates::drawLines() const
{
    QPixmap picture(size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors &colors = colorsOf(palette());
    const Axis &fitness = m_axes.back();
    // Those that are brushed away lie below, the best on top.
    std::vector<std::size_t> order(m_report->genomes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) {
        const GenomeResult &genome = m_report->genomes[i];
        return std::pair(passes(genome), genome.fitness);
    });
    QPolygonF line(axisCount());
    for (const std::size_t i : order) {
        const GenomeResult &genome = m_report->genomes[i];
        for (int axis = 0; axis < axisCount(); ++axis)
            line[axis] = positionOf(axis, valueOf(genome, axis));
        const double share = (genome.fitness - fitness.low) / (fitness.high - fitness.low);
        QColor color = passes(genome) ? between(colors.series[0], colors.series[5], share) : colors.line;
        painter.setPen(QPen(color, i == m_report->best && passes(genome) ? 2.5 : 1.2));
        painter.drawPolyline(line);
    }
    return picture;
}

void ParallelCoordinates::drawAxes(QPainter &painter) const
{
    const Colors &colors = colorsOf(palette());
    const QLocale locale;
    const double width = plot().width() / std::max(1, axisCount() - 1);
    for (int axis = 0; axis < axisCount(); ++axis) {
        const Axis &scale = m_axes[static_cast<std::size_t>(axis)];
        const double x = axisX(axis);
        painter.setPen(QPen(colors.quietText, 1));
        painter.drawLine(QPointF(x, plot().top()), QPointF(x, plot().bottom()));
        const QString name = axis < m_genes.size() ? m_genes[axis] : tr("Fitness");
        const QRectF cell(x - width / 2, 0, width, 20);
        painter.setPen(colors.text);
        painter.drawText(cell.translated(0, 2), Qt::AlignCenter,
            painter.fontMetrics().elidedText(name, Qt::ElideMiddle, static_cast<int>(width) - 4));
        painter.setPen(colors.quietText);
        painter.drawText(cell.translated(0, 20), Qt::AlignCenter, locale.toString(scale.high, 'g', 4));
        painter.drawText(
            cell.translated(0, height() - 22), Qt::AlignCenter, locale.toString(scale.low, 'g', 4));
        if (const auto brush = m_brushes.find(axis); brush != m_brushes.end()) {
            const QRectF mark(
                QPointF(x - brushWidth / 2, positionOf(axis, std::min(brush->second.second, scale.high)).y()),
                QPointF(x + brushWidth / 2, positionOf(axis, std::max(brush->second.first, scale.low)).y()));
            QColor fill = colors.accent;
            fill.setAlphaF(0.35F);
            painter.setPen(QPen(colors.accent, 1));
            painter.setBrush(fill);
            painter.drawRect(mark);
            painter.setBrush(Qt::NoBrush);
        }
    }
}

void ParallelCoordinates::paintEvent(QPaintEvent *)
{
    if (m_axes.empty())
        return;
    if (m_lines.isNull())
        m_lines = drawLines();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, m_lines);
    drawAxes(painter);
}

void ParallelCoordinates::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressedAxis = axisNear(event->position().x());
    m_pressedAt = event->position();
}

void ParallelCoordinates::mouseMoveEvent(QMouseEvent *event)
{
    if (m_pressedAxis >= 0 && (event->buttons() & Qt::LeftButton)) {
        setBrush(m_pressedAxis, valueAt(m_pressedAxis, m_pressedAt.y()),
            valueAt(m_pressedAxis, event->position().y()));
        return;
    }
    const int axis = axisNear(event->position().x());
    if (axis >= 0) {
        QToolTip::showText(event->globalPosition().toPoint(),
            QStringLiteral("%1: %2").arg(axis < m_genes.size() ? m_genes[axis] : tr("Fitness"),
                QLocale().toString(valueAt(axis, event->position().y()), 'g', 6)),
            this);
    }
}

void ParallelCoordinates::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_pressedAxis >= 0 && std::abs(event->position().y() - m_pressedAt.y()) < 2
        && m_brushes.erase(m_pressedAxis) > 0)
        changed();
    m_pressedAxis = -1;
}

void ParallelCoordinates::mouseDoubleClickEvent(QMouseEvent *)
{
    clearBrushes();
}

void ParallelCoordinates::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_axes.empty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("Take all &brushes away")), &QAction::triggered, this,
        &ParallelCoordinates::clearBrushes);
    menu->addSeparator();
    addSaveActions(
        *menu, *this, tr("Save brushed genomes as &CSV…"), [this](const QString &path) { writeTo(path); });
    menu->popup(event->globalPos());
}

QString ParallelCoordinates::csv() const
{
    QStringList lines{QStringLiteral("id,fitness,") + m_genes.join(QLatin1Char(','))};
    for (const int i : brushed()) {
        const GenomeResult &genome = m_report->genomes[static_cast<std::size_t>(i)];
        QStringList cells{QString::fromStdString(genome.individual.id)};
        cells.append(QString::number(genome.fitness, 'g', QLocale::FloatingPointShortest));
        for (const double gene : genome.individual.genes)
            cells.append(QString::number(gene, 'g', QLocale::FloatingPointShortest));
        lines.append(cells.join(QLatin1Char(',')));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

bool ParallelCoordinates::writeTo(const QString &path)
{
    const bool written = path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)
                             ? replaceFile(path.toStdString(), csv().toStdString()).has_value()
                             : writePlot(*this, QString(), path);
    if (written)
        Q_EMIT exported(path);
    else
        Q_EMIT exportFailed(path);
    return written;
}

void ParallelCoordinates::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) {
        m_lines = QPixmap();
        updateEmptyState();
        update();
    }
    QWidget::changeEvent(event);
}

void ParallelCoordinates::resizeEvent(QResizeEvent *event)
{
    m_lines = QPixmap();
    QWidget::resizeEvent(event);
}

void ParallelCoordinates::updateEmptyState()
{
    setAccessibleName(tr("Genomes in parallel coordinates"));
    m_empty->setTexts(tr("The genomes of a generation are drawn here as lines across their weights."),
        tr("Choose a generation, or start a run. Drag along an axis to pick genomes."));
    m_empty->setVisible(m_axes.empty());
}

} // namespace tetrarium
