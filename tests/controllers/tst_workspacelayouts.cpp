// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dockid.h"
#include "labhome.h"
#include "workspacelayouts.h"

#include <QTest>

using namespace tetrarium;
using Fault = WorkspaceLayouts::Fault;

class TestWorkspaceLayouts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyWorkspaceHasAFirstLayoutThatKnowsEveryDock()
    {
        const WorkspaceLayouts layouts(QStringLiteral("/nowhere"), dockNames());
        for (const Workspace workspace : allWorkspaces) {
            QVERIFY(!layouts.first(workspace).isEmpty());
            QCOMPARE(layouts.read(workspace).error(), Fault::Missing);
        }
    }

    void readsWhatItWrote()
    {
        const LabHome home;
        const WorkspaceLayouts layouts(home.path() + QStringLiteral("/deep/layouts"), dockNames());
        const QByteArray layout = layouts.first(Workspace::Evolve);
        QVERIFY(layouts.write(Workspace::Play, layout));
        QCOMPARE(layouts.read(Workspace::Play), layout);
        QCOMPARE(layouts.read(Workspace::Evolve).error(), Fault::Missing);
        QCOMPARE(home.files(), QStringList{QStringLiteral("deep/layouts/play.json")});
    }

    void refusesToWriteWhatIsNoLayout()
    {
        const LabHome home;
        const WorkspaceLayouts layouts(home.path(), dockNames());
        QVERIFY(!layouts.write(Workspace::Play, {}));
        QVERIFY(!layouts.write(Workspace::Play, "no JSON"));
        QCOMPARE(home.files(), QStringList());
    }

    void tellsOldAndBrokenFilesApart_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<Fault>("fault");
        QTest::newRow("saved before the Genomes dock existed")
            << QStringLiteral("old-lacks-dock") << Fault::Old;
        QTest::newRow("saved in another version of the format")
            << QStringLiteral("old-version") << Fault::Old;
        QTest::newRow("ends in the middle") << QStringLiteral("broken-truncated") << Fault::Broken;
        QTest::newRow("no JSON at all") << QStringLiteral("broken-noise") << Fault::Broken;
        QTest::newRow("a number changed") << QStringLiteral("broken-edited") << Fault::Broken;
    }

    void tellsOldAndBrokenFilesApart()
    {
        QFETCH(QString, file);
        QFETCH(Fault, fault);
        const LabHome home;
        QVERIFY(QFile::copy(QStringLiteral(TEST_DATA "/layouts/%1.json").arg(file),
            home.path() + QStringLiteral("/play.json")));
        const auto read = WorkspaceLayouts(home.path(), dockNames()).read(Workspace::Play);
        QVERIFY(!read);
        QCOMPARE(read.error(), fault);
    }

    void putsFilesAsideWithoutOverwritingEarlierOnes()
    {
        const LabHome home;
        const WorkspaceLayouts layouts(home.path(), dockNames());
        QCOMPARE(layouts.setAside(Workspace::Play), QString());
        for (int i = 0; i < 3; ++i) {
            QVERIFY(layouts.write(Workspace::Play, layouts.first(Workspace::Play)));
            QVERIFY(QFile::exists(layouts.setAside(Workspace::Play)));
        }
        QCOMPARE(
            home.files(), (QStringList{QStringLiteral("play.json.broken"),
                              QStringLiteral("play.json.broken2"), QStringLiteral("play.json.broken3")}));
    }
};

QTEST_GUILESS_MAIN(TestWorkspaceLayouts)
#include "tst_workspacelayouts.moc"
