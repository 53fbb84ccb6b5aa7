// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "translations.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace tetrarium;

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// When this fails: build the target update_translations, translate what is marked "unfinished" in
    /// translations/tetrarium_<language>.ts, and commit the file with the change that brought the text.
    void everyTextIsTranslated_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : Translations::languages().mid(1))
            QTest::newRow(qPrintable(language)) << language;
    }

    void everyTextIsTranslated()
    {
        QFETCH(QString, language);
        const QTemporaryDir folder;
        const QString texts = folder.filePath(QStringLiteral("texts.ts"));
        const QString source = QStringLiteral(SOURCE_FOLDER);
        QVERIFY(QFile::copy(source + QStringLiteral("/translations/tetrarium_%1.ts").arg(language), texts));
        QProcess lupdate;
        lupdate.setWorkingDirectory(source);
        lupdate.start(QStringLiteral(LUPDATE),
            {QStringLiteral("-silent"), QStringLiteral("-no-obsolete"), QStringLiteral("-locations"),
                QStringLiteral("none"), QStringLiteral("app"), QStringLiteral("controllers"),
                QStringLiteral("model/live"), QStringLiteral("views"), QStringLiteral("-ts"), texts});
        QVERIFY(lupdate.waitForFinished());
        QCOMPARE(lupdate.exitCode(), 0);

        QFile file(texts);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader reader(&file);
        QStringList unfinished;
        int count = 0;
        QString text;
        while (!reader.atEnd()) {
            reader.readNext();
            if (!reader.isStartElement())
                continue;
            if (reader.name() == QLatin1String("source")) {
                text = reader.readElementText();
                ++count;
            } else if (reader.name() == QLatin1String("translation")
                       && reader.attributes().hasAttribute(QLatin1String("type"))) {
                unfinished.append(text);
            }
        }
        QVERIFY(!reader.hasError());
        QVERIFY(count > 50);
        QVERIFY2(unfinished.isEmpty(), qPrintable(unfinished.join(QStringLiteral(" | "))));
    }

    void aLanguageTakesThePlaceOfTheOneBefore()
    {
        Translations translations;
        const auto text = [] { return QCoreApplication::translate("tetrarium::WindowActions", "&File"); };
        QCOMPARE(translations.install(QStringLiteral("sv")), QStringLiteral("sv"));
        QCOMPARE(text(), QStringLiteral("&Arkiv"));
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Avbryt"));
        QCOMPARE(translations.install(QStringLiteral("en")), QStringLiteral("en"));
        QCOMPARE(text(), QStringLiteral("&File"));
        QCOMPARE(translations.install(QStringLiteral("tlh")), QStringLiteral("en"));
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
