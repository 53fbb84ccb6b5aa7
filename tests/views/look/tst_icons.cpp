// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "colors.h"
#include "icons.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPixmap>
#include <QTest>

using namespace tetrarium;

namespace {

/// How many pixels the drawing covers fully, by colour.
QHash<QRgb, int> solidPixels(const QImage &image)
{
    QHash<QRgb, int> count;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() == 255)
                ++count[image.pixel(x, y)];
        }
    }
    return count;
}

} // namespace

class TestIcons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyIconIsDrawnInThePaletteOfTheMoment_data()
    {
        QTest::addColumn<QString>("name");
        const QStringList files = QDir(QStringLiteral(":/icons")).entryList();
        QVERIFY(files.size() > 10);
        for (const QString &file : files) {
            const QString name = QString(file).remove(QStringLiteral(".svg"));
            if (name != QStringLiteral("tetrarium"))
                QTest::newRow(qPrintable(name)) << name;
        }
    }

    void everyIconIsDrawnInThePaletteOfTheMoment()
    {
        QFETCH(QString, name);
        const QIcon drawn = icon(name);
        for (const Colors &colors : {lightColors(), darkColors()}) {
            QGuiApplication::setPalette(paletteOf(colors));
            const QHash<QRgb, int> pixels = solidPixels(drawn.pixmap(QSize(96, 96)).toImage());
            int all = 0;
            for (const int count : pixels)
                all += count;
            // Where two lines cross, smoothing may leave a few pixels a shade away.
            QCOMPARE_GT(pixels.value(colors.text.rgb()), all * 9 / 10);
            QCOMPARE_GT(all, 100);
        }
    }

    void theApplicationsIconHasItsOwnColors()
    {
        QCOMPARE_GT(solidPixels(applicationIcon().pixmap(QSize(64, 64)).toImage()).size(), 3);
    }

    void iconsAreSharpAtTwiceTheScale()
    {
        const QPixmap pixmap = icon(QStringLiteral("board")).pixmap(QSize(16, 16), 2.0);
        QCOMPARE(pixmap.size(), QSize(32, 32));
    }
};

QTEST_MAIN(TestIcons)
#include "tst_icons.moc"
