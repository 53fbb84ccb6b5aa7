// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "heatmapview.h"

#include "emptystate.h"
#include "icons.h"
#include "plotfile.h"
#include "savemenu.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QStackedLayout>
#include <QToolButton>

namespace tetrarium {

HeatMapView::HeatMapView(QWidget *parent)
    : QWidget(parent)
    , m_canvas(new HeatCanvas)
    , m_empty(new EmptyState(QStringLiteral("heatmap")))
    , m_choiceLabel(new QLabel)
    , m_choice(new QComboBox)
    , m_scaleLabel(new QLabel)
    , m_scale(new QComboBox)
    , m_colorMapLabel(new QLabel)
    , m_colorMap(new QComboBox)
    , m_readout(new QLabel)
    , m_menuButton(new QToolButton)
{
    for (const auto &[label, box] : {std::pair(m_choiceLabel, m_choice), std::pair(m_scaleLabel, m_scale),
             std::pair(m_colorMapLabel, m_colorMap)}) {
        label->setBuddy(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    }
    m_scale->addItems({{}, {}});
    m_colorMap->addItems({QStringLiteral("viridis"), QStringLiteral("cividis")});
    m_menuButton->setIcon(icon(QStringLiteral("menu")));
    m_menuButton->setAutoRaise(true);
    m_readout->setTextFormat(Qt::PlainText);
    m_readout->setWordWrap(true);
    m_readout->setForegroundRole(QPalette::PlaceholderText);
    m_readout->setMinimumHeight(m_readout->fontMetrics().height());

    auto *choices = new QHBoxLayout;
    for (QWidget *widget : std::initializer_list<QWidget *>{
             m_choiceLabel, m_choice, m_scaleLabel, m_scale, m_colorMapLabel, m_colorMap})
        choices->addWidget(widget);
    choices->addStretch();
    choices->addWidget(m_menuButton);
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addLayout(choices);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_readout);
    m_pages = new QStackedLayout(this);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(page);
    setFocusProxy(m_canvas);

    connect(m_choice, &QComboBox::currentIndexChanged, this, &HeatMapView::showChosen);
    connect(m_scale, &QComboBox::currentIndexChanged, this,
        [this](int index) { m_canvas->setScale(static_cast<HeatScale>(index)); });
    connect(m_colorMap, &QComboBox::currentIndexChanged, this,
        [this](int index) { m_canvas->setColorMap(static_cast<ColorMap>(index)); });
    connect(m_canvas, &HeatCanvas::currentChanged, m_readout, &QLabel::setText);
    connect(m_menuButton, &QToolButton::clicked, this,
        [this] { makeMenu()->popup(m_menuButton->mapToGlobal(QPoint(0, m_menuButton->height()))); });
    retranslate();
}

void HeatMapView::setMaps(const QList<NamedMap> &maps, const QString &reason)
{
    m_maps = maps;
    m_reason = reason;
    retranslate();
}

void HeatMapView::setCell(int cell, double value, const QString &detail)
{
    if (m_maps.isEmpty() || cell >= m_maps[0].map.details.size())
        return;
    m_maps[0].map.values[static_cast<std::size_t>(cell)] = value;
    m_maps[0].map.details[cell] = detail;
    showChosen();
}

void HeatMapView::showChosen()
{
    const int chosen = m_choice->currentIndex();
    m_canvas->setMaps(chosen >= 0 && chosen < m_maps.size() ? QList{m_maps[chosen]} : m_maps);
}

QString HeatMapView::csv() const
{
    QString text = QStringLiteral("map,row,column,value,detail\n");
    const auto quoted = [](QString words) {
        return u'"' + words.replace(u'"', QStringLiteral("\"\"")) + u'"';
    };
    for (const NamedMap &named : m_maps) {
        const HeatMap &map = named.map;
        for (qsizetype i = 0; i < map.details.size(); ++i) {
            const auto &value = map.values[static_cast<std::size_t>(i)];
            text += QStringList{quoted(named.name), quoted(map.rows[i / map.columns.size()]),
                        quoted(map.columns[i % map.columns.size()]),
                        value ? QString::number(*value, 'g', QLocale::FloatingPointShortest) : QString(),
                        quoted(map.details[i])}
                        .join(u',')
                    + u'\n';
        }
    }
    return text;
}

bool HeatMapView::writeTo(const QString &path)
{
    const bool written = writePlot(*m_canvas, csv(), path);
    if (written)
        Q_EMIT exported(path);
    else
        Q_EMIT exportFailed(path);
    return written;
}

QMenu *HeatMapView::makeMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addSaveActions(*menu, *this, tr("Save values as &CSV…"), [this](const QString &path) { writeTo(path); });
    return menu;
}

void HeatMapView::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_maps.isEmpty())
        makeMenu()->popup(event->globalPos());
}

void HeatMapView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HeatMapView::retranslate()
{
    setAccessibleName(tr("Heat map"));
    m_canvas->setAccessibleName(tr("Heat map"));
    m_empty->setTexts(m_reason.isEmpty() ? tr("The cells of a study are drawn here as colours.") : m_reason,
        tr("Start a study with two axes, or open one that was run before."));
    m_choiceLabel->setText(tr("&Data:"));
    m_choice->setAccessibleName(tr("Data"));
    m_scaleLabel->setText(tr("Sca&le:"));
    m_scale->setAccessibleName(tr("Scale"));
    m_scale->setItemText(0, tr("by value"));
    m_scale->setItemText(1, tr("by rank"));
    m_colorMapLabel->setText(tr("Colo&urs:"));
    m_colorMap->setAccessibleName(tr("Colours"));
    m_menuButton->setAccessibleName(tr("What can be done with the heat map"));
    m_menuButton->setToolTip(m_menuButton->accessibleName());
    {
        const QSignalBlocker blocker(m_choice);
        const int chosen = m_choice->currentIndex();
        m_choice->clear();
        for (const NamedMap &named : std::as_const(m_maps))
            m_choice->addItem(named.name);
        if (m_maps.size() > 1)
            m_choice->addItem(tr("side by side"));
        m_choice->setCurrentIndex(chosen >= 0 && chosen < m_choice->count() ? chosen : 0);
    }
    m_choiceLabel->setVisible(m_maps.size() > 1);
    m_choice->setVisible(m_maps.size() > 1);
    m_pages->setCurrentIndex(m_maps.isEmpty() ? 0 : 1);
    showChosen();
}

} // namespace tetrarium
