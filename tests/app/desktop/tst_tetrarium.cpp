// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "labhome.h"
#include "processoutcome.h"

#include <QProcess>
#include <QTest>

namespace {

void start(QProcess &process, const QStringList &arguments, const QMap<QString, QString> &environment)
{
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const auto &[name, value] : environment.asKeyValueRange()) {
        if (value.isEmpty())
            variables.remove(name);
        else
            variables.insert(name, value);
    }
    process.setProcessEnvironment(variables);
    process.start(QStringLiteral(DESKTOP_PROGRAM), arguments);
}

ProcessOutcome run(const QStringList &arguments, const QMap<QString, QString> &environment = {})
{
    QProcess process;
    start(process, arguments, environment);
    return outcomeOf(process);
}

/// No screen anywhere.
const QMap<QString, QString> noScreen{
    {QStringLiteral("DISPLAY"), QString()},
    {QStringLiteral("WAYLAND_DISPLAY"), QString()},
    {QStringLiteral("QT_QPA_PLATFORM"), QString()},
};

} // namespace

class TestTetrarium : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsVersionAndHelpWithoutAScreen()
    {
        const ProcessOutcome version = run({QStringLiteral("--version")}, noScreen);
        QCOMPARE(version.code, 0);
        QCOMPARE(version.out, QStringLiteral("tetrarium " PROJECT_VERSION "\n"));
        const ProcessOutcome help = run({QStringLiteral("--help")}, noScreen);
        QCOMPARE(help.code, 0);
        for (const char *option : {"--home", "--workspace", "--theme", "--language"})
            QVERIFY(help.out.contains(QLatin1String(option)));
        QCOMPARE(help.err, QString());
    }

    void speaksSwedishWhereTheDesktopDoes()
    {
        const ProcessOutcome help = run({QStringLiteral("--help")},
            {{QStringLiteral("LC_ALL"), QString()}, {QStringLiteral("LANG"), QStringLiteral("sv_SE.UTF-8")},
                {QStringLiteral("LANGUAGE"), QStringLiteral("sv")}});
        QVERIFY(help.out.contains(QStringLiteral("Starta på det här språket")));
    }

    void wrongUseIsTwoWithAWordOnStandardError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("word");
        QTest::newRow("option") << QStringList{QStringLiteral("--colour")} << QStringLiteral("colour");
        QTest::newRow("argument") << QStringList{QStringLiteral("file.txt")} << QStringLiteral("file.txt");
        QTest::newRow("workspace") << QStringList{QStringLiteral("--workspace=sleep")}
                                   << QStringLiteral("sleep");
        QTest::newRow("theme") << QStringList{QStringLiteral("--theme=purple")} << QStringLiteral("purple");
        QTest::newRow("language") << QStringList{QStringLiteral("--language=xx")} << QStringLiteral("xx");
    }

    void wrongUseIsTwoWithAWordOnStandardError()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, word);
        const ProcessOutcome outcome = run(arguments, noScreen);
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY(outcome.err.startsWith(QStringLiteral("tetrarium: ")));
        QVERIFY(outcome.err.contains(word));
        QCOMPARE(outcome.err.count(QLatin1Char('\n')), 1);
    }

    void withoutAScreenItSaysSoInOneLine_data()
    {
        QTest::addColumn<QString>("display");
        QTest::newRow("none") << QString();
        QTest::newRow("nobody answers") << QStringLiteral(":9999");
    }

    void withoutAScreenItSaysSoInOneLine()
    {
        QFETCH(QString, display);
        QMap<QString, QString> environment = noScreen;
        environment[QStringLiteral("DISPLAY")] = display;
        const LabHome home;
        const ProcessOutcome outcome = run({QStringLiteral("--home"), home.path()}, environment);
        QCOMPARE(outcome.code, 1);
        QVERIFY(outcome.err.startsWith(QStringLiteral("tetrarium: no screen")));
        QCOMPARE(outcome.err.count(QLatin1Char('\n')), 1);
        QCOMPARE(home.files(), QStringList());
    }

    void opensPaintsAndClosesKeepingItsFilesAtHome()
    {
        const LabHome home;
        QProcess process;
        start(process, {QStringLiteral("--home"), home.path(), QStringLiteral("--workspace=evolve")},
            {{QStringLiteral("TETRARIUM_TIMING"), QStringLiteral("1")}});
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT(
            (said += process.readAllStandardError()).contains("tetrarium: first paint after"), 20000);
        // The window manager gives the window the focus when it sees fit; until then keys go nowhere.
        for (int tries = 0; tries < 40 && process.state() == QProcess::Running; ++tries) {
            QProcess::execute(QStringLiteral("xdotool"), {QStringLiteral("key"), QStringLiteral("ctrl+q")});
            process.waitForFinished(250);
        }
        QCOMPARE(process.state(), QProcess::NotRunning);
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(
            home.files(), (QStringList{QStringLiteral("settings/layouts/evolve.json"),
                              QStringLiteral("settings/tetrarium.ini"), QStringLiteral("tetrarium.log")}));
    }
};

QTEST_GUILESS_MAIN(TestTetrarium)
#include "tst_tetrarium.moc"
