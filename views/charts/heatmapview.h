// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "heatcanvas.h"

class QComboBox;
class QLabel;
class QMenu;
class QStackedLayout;
class QToolButton;

namespace tetrarium {

class EmptyState;

/// The cells of a study as colours: value, interval and count of the one under the mouse or the arrow keys; by value or by
/// rank; viridis or cividis; ours, the published ones, or both side by side. A menu writes the picture as PNG or SVG and the
/// values as CSV. Without values it says what will be here.
class HeatMapView : public QWidget
{
    Q_OBJECT

public:
    explicit HeatMapView(QWidget *parent = nullptr);

    /// The first is ours. None: the empty state with this sentence, or the usual one.
    void setMaps(const QList<NamedMap> &maps, const QString &reason = {});
    /// A cell of the first map has a value now.
    void setCell(int cell, double value, const QString &detail);

    HeatCanvas *canvas() const { return m_canvas; }
    QComboBox *choice() const { return m_choice; }
    QComboBox *scale() const { return m_scale; }
    QComboBox *colorMap() const { return m_colorMap; }

    bool writeTo(const QString &path);
    QMenu *makeMenu();

Q_SIGNALS:
    void exported(const QString &path);
    void exportFailed(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void showChosen();
    void retranslate();
    QString csv() const;

    QList<NamedMap> m_maps;
    QString m_reason;
    HeatCanvas *m_canvas = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedLayout *m_pages = nullptr;
    QLabel *m_choiceLabel = nullptr;
    QComboBox *m_choice = nullptr;
    QLabel *m_scaleLabel = nullptr;
    QComboBox *m_scale = nullptr;
    QLabel *m_colorMapLabel = nullptr;
    QComboBox *m_colorMap = nullptr;
    QLabel *m_readout = nullptr;
    QToolButton *m_menuButton = nullptr;
};

} // namespace tetrarium
