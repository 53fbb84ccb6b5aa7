// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardview.h"

#include "boardpainter.h"
#include "colors.h"
#include "emptystate.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace tetrarium {

namespace {

constexpr int margin = 16;
constexpr int emptyRows = 20;
constexpr int flashMs = 160;

/// Where only placements count the piece is above the field until it drops; it is shown in the rows below the top.
Cells shownCells(const GameSnapshot &snapshot)
{
    Active piece = *snapshot.active;
    const int top = snapshot.rules.height - snapshot.rules.rotation->shape(piece).height;
    if (snapshot.rules.steering == Steering::Placements)
        piece.y = static_cast<std::int8_t>(std::min<int>(piece.y, top));
    return snapshot.cells(piece);
}

/// The guideline has a ghost; where only placements count it is what one aims with.
bool hasGhost(const Rules &rules)
{
    return rules.lock == LockRule::Delay || rules.steering == Steering::Placements;
}

} // namespace

BoardView::BoardView(QWidget *parent)
    : QWidget(parent)
    , m_empty(new EmptyState(QStringLiteral("board"), this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_empty->setFocusPolicy(Qt::NoFocus);
    connect(m_empty, &EmptyState::buttonClicked, this, &BoardView::playRequested);
    m_flash.setStartValue(0.6);
    m_flash.setEndValue(0.0);
    m_flash.setDuration(flashMs);
    connect(&m_flash, &QVariantAnimation::valueChanged, this, [this] { update(); });
    retranslate();
}

void BoardView::setSnapshot(const GameSnapshot &snapshot)
{
    const bool otherField = !m_snapshot || m_snapshot->rules.height != snapshot.rules.height;
    m_snapshot = snapshot;
    m_empty->hide();
    if (otherField)
        placeEmptyState();
    retranslate();
    update();
}

void BoardView::setOverlay(const CandidateOverlay &overlay)
{
    if (overlay == m_overlay)
        return;
    m_overlay = overlay;
    update();
}

void BoardView::setCover(const std::optional<BoardCover> &cover)
{
    if (cover == m_cover)
        return;
    m_cover = cover;
    retranslate();
    update();
}

void BoardView::setPiecePalette(PiecePalette palette)
{
    m_piecePalette = palette;
    update();
}

void BoardView::clear()
{
    m_snapshot.reset();
    m_overlay = {};
    m_cover.reset();
    m_empty->show();
    placeEmptyState();
    retranslate();
    update();
}

void BoardView::setEmptyTexts(const QString &sentence, const QString &nextStep, const QString &button)
{
    m_ownTexts = false;
    m_empty->setTexts(sentence, nextStep);
    m_empty->setButton(button);
    retranslate();
}

void BoardView::flashRows(quint32 rows)
{
    // The style knows whether the desktop wants movement at all.
    if (m_reducedMotion || style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) == 0)
        return;
    m_flashingRows = rows;
    m_flash.stop();
    m_flash.start();
}

QRectF BoardView::cellRect(int x, int y) const
{
    const qreal ratio = devicePixelRatioF();
    const QRect cell =
        boardPainter().cellRect(x, y).translated(qRound(margin * ratio), qRound(margin * ratio));
    return {QPointF(cell.topLeft()) / ratio, QSizeF(cell.size()) / ratio};
}

QSize BoardView::sizeHint() const
{
    return {320 + 2 * margin, 640 + 2 * margin};
}

QSize BoardView::minimumSizeHint() const
{
    return {160 + 2 * margin, 240 + 2 * margin};
}

void BoardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

BoardPainter BoardView::boardPainter() const
{
    const QSize inside = size() - QSize(2 * margin, 2 * margin);
    const qreal ratio = devicePixelRatioF();
    BoardPainter board(
        (QSizeF(inside) * ratio).toSize(), m_snapshot ? m_snapshot->board.height() : emptyRows, ratio);
    board.setPiecePalette(m_piecePalette);
    return board;
}

void BoardView::resizeEvent(QResizeEvent *)
{
    placeEmptyState();
}

void BoardView::placeEmptyState()
{
    const QRect field = boardPainter().fieldRect();
    const qreal ratio = devicePixelRatioF();
    m_empty->setGeometry(QRectF(QPointF(field.topLeft()) / ratio, QSizeF(field.size()) / ratio)
            .toRect()
            .translated(margin, margin));
}

QRect BoardView::rowsBehindWords(const BoardPainter &board) const
{
    // Whole rows, so that no part of a cell is left over.
    const qreal ratio = devicePixelRatioF();
    const int words = qRound(m_empty->childrenRect().height() * ratio / 2) + board.lineWidth();
    const int cell = board.cellRect(0, 0).height();
    const int rows = std::min(emptyRows / 2, words / cell + 1);
    return {board.fieldRect().left(), board.cellRect(0, emptyRows / 2 + rows - 1).top() + board.lineWidth(),
        board.fieldRect().width(), 2 * rows * cell - board.lineWidth()};
}

void BoardView::paintGame(QPainter &painter, const BoardPainter &board)
{
    const Colors &colors = colorsOf(palette());
    if (m_cover && m_cover->hidesBoard)
        return;
    board.drawCells(painter, m_snapshot->board, colors);
    if (m_snapshot->active) {
        const Paint paint = paintOf(m_snapshot->active->piece);
        // Among all candidates it would be one more outline.
        if (m_overlay.marks.empty() && hasGhost(m_snapshot->rules) && m_snapshot->ghost != m_snapshot->active)
            board.drawGhost(painter, m_snapshot->cells(m_snapshot->ghost.value()), paint, colors);
        board.drawPiece(painter, shownCells(*m_snapshot), paint, colors);
    }
    if (!m_overlay.isEmpty())
        board.drawOverlay(painter, m_overlay, colors);
    if (!m_overlay.marks.empty())
        board.drawLegend(painter, m_overlay, qRound((width() - margin) * devicePixelRatioF()), colors);
    if (m_flash.state() == QAbstractAnimation::Running)
        paintFlash(painter, board);
}

void BoardView::paintFlash(QPainter &painter, const BoardPainter &board)
{
    QColor light = colorsOf(palette()).text;
    light.setAlphaF(m_flash.currentValue().toFloat());
    for (int y = 0; y < m_snapshot->rules.height; ++y) {
        if ((m_flashingRows >> y) & 1U)
            painter.fillRect(board.cellRect(0, y).united(board.cellRect(Board::width - 1, y)), light);
    }
}

void BoardView::paintCover(QPainter &painter, const BoardPainter &board)
{
    const Colors &colors = colorsOf(palette());
    const QRect field = board.fieldRect();
    QFont titleFont = font();
    titleFont.setPixelSize(std::max(12, board.cellRect(0, 0).height() * 3 / 4));
    titleFont.setWeight(QFont::DemiBold);
    QFont detailFont = font();
    detailFont.setPixelSize(std::max(9, board.cellRect(0, 0).height() * 2 / 5));

    const int inset = board.cellRect(0, 0).height() / 2;
    const int width = field.width() - 2 * inset;
    const auto flags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    const int titleHeight = QFontMetrics(titleFont)
                                .boundingRect(QRect(0, 0, width, field.height()), flags, m_cover->title)
                                .height();
    const int detailHeight = m_cover->detail.isEmpty() ? 0
                                                       : QFontMetrics(detailFont)
                                                             .boundingRect(QRect(0, 0, width, field.height()),
                                                                 flags, m_cover->detail)
                                                             .height();
    QRect plate(field.left(), 0, field.width(), titleHeight + detailHeight + 3 * inset);
    plate.moveCenter(QPoint(plate.center().x(), field.center().y()));
    QColor ground = colors.panel;
    ground.setAlphaF(0.92F);
    painter.fillRect(plate, ground);
    const QRect words = plate.adjusted(inset, inset, -inset, 0);
    painter.setPen(colors.text);
    painter.setFont(titleFont);
    painter.drawText(words, flags, m_cover->title);
    painter.setPen(colors.quietText);
    painter.setFont(detailFont);
    painter.drawText(words.adjusted(0, titleHeight + inset / 2, 0, 0), flags, m_cover->detail);
}

void BoardView::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(palette());
    const BoardPainter board = boardPainter();
    const qreal ratio = devicePixelRatioF();

    QPainter painter(this);
    painter.fillRect(rect(), colors.panel);
    QFont inPixels = font();
    inPixels.setPixelSize(qRound(QFontInfo(font()).pixelSize() * ratio));
    painter.setFont(inPixels);
    painter.scale(1 / ratio, 1 / ratio);
    painter.translate(qRound(margin * ratio), qRound(margin * ratio));
    board.drawField(painter, colors);
    if (m_snapshot)
        paintGame(painter, board);
    else
        painter.fillRect(rowsBehindWords(board), colors.field);
    if (m_snapshot && m_cover)
        paintCover(painter, board);
    if (hasFocus()) {
        const int away = 2 * board.lineWidth();
        painter.setPen(QPen(colors.accent, board.lineWidth(), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(board.fieldRect().adjusted(-away, -away, away - 1, away - 1));
    }
}

void BoardView::retranslate()
{
    if (m_ownTexts) {
        m_empty->setTexts(tr("Games are drawn here."), tr("Play one, or choose a player to watch."));
        m_empty->setButton(tr("Play"));
        setAccessibleName(tr("Board"));
    }
    if (!m_snapshot)
        setAccessibleDescription(m_empty->sentence());
    else if (m_cover)
        setAccessibleDescription(m_cover->title);
    else
        setAccessibleDescription(tr("Filled cells: %L1").arg(m_snapshot->board.board().filledCells()));
}

} // namespace tetrarium
