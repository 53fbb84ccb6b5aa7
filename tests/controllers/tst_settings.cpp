// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "labhome.h"
#include "settings.h"

#include <QTest>

using namespace tetrarium;

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsWithDefaults()
    {
        const LabHome home;
        const Settings settings(home.path());
        QCOMPARE(settings.theme(), Theme::System);
        QCOMPARE(settings.language(), QString());
        QCOMPARE(settings.workspace(), Workspace::Play);
        QCOMPARE(settings.geometry(), QByteArray());
        QCOMPARE(home.files(), QStringList());
    }

    void keepsWhatWasChosen()
    {
        const LabHome home;
        {
            Settings settings(home.path());
            settings.setTheme(Theme::Dark);
            settings.setLanguage(QStringLiteral("sv"));
            settings.setWorkspace(Workspace::Evolve);
            settings.setGeometry("a\0b\xff");
        }
        const Settings settings(home.path());
        QCOMPARE(settings.theme(), Theme::Dark);
        QCOMPARE(settings.language(), QStringLiteral("sv"));
        QCOMPARE(settings.workspace(), Workspace::Evolve);
        QCOMPARE(settings.geometry(), QByteArray("a\0b\xff"));
        QCOMPARE(home.files(), QStringList{QStringLiteral("tetrarium.ini")});
    }

    void valuesThatMakeNoSenseReadAsDefaults()
    {
        const LabHome home;
        QFile file(home.path() + QStringLiteral("/tetrarium.ini"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[look]\ntheme=purple\n[window]\nworkspace=sleep\n\xff\x00garbage");
        file.close();
        const Settings settings(home.path());
        QCOMPARE(settings.theme(), Theme::System);
        QCOMPARE(settings.workspace(), Workspace::Play);
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
