// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "colors.h"

#include <QTest>

#include <cmath>

using namespace tetrarium;

namespace {

/// Relative luminance and contrast as WCAG 2.2 defines them.
double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return a > b ? a / b : b / a;
}

} // namespace

class TestColors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPaletteTellsWhichColorsItCameFrom()
    {
        QCOMPARE(colorsOf(paletteOf(lightColors())), lightColors());
        QCOMPARE(colorsOf(paletteOf(darkColors())), darkColors());
    }

    void textCanBeRead_data()
    {
        QTest::addColumn<const Colors *>("colors");
        QTest::newRow("light") << &lightColors();
        QTest::newRow("dark") << &darkColors();
    }

    void textCanBeRead()
    {
        QFETCH(const Colors *, colors);
        // 4.5 is what WCAG AA asks of text, 3 of drawings that mean something.
        for (const QColor &ground :
            {colors->window, colors->panel, colors->panelStripe, colors->control, colors->field}) {
            QCOMPARE_GE(contrast(colors->text, ground), 4.5);
            QCOMPARE_GE(contrast(colors->quietText, ground), 4.5);
        }
        QCOMPARE_GE(contrast(colors->onAccent, colors->accent), 4.5);
        QCOMPARE_GE(contrast(colors->accent, colors->panel), 3.0);
        for (const QColor &series : colors->series)
            QCOMPARE_GE(contrast(series, colors->panel), 3.0);
    }
};

QTEST_APPLESS_MAIN(TestColors)
#include "tst_colors.moc"
