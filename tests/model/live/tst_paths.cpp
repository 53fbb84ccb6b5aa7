// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paths.h"

#include <QDir>
#include <QTest>

using namespace tetrarium;

class TestPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { qunsetenv("TETRARIUM_HOME"); }

    void anOptionMovesEverythingIntoOneFolder()
    {
        const Paths paths = Paths::standard(QStringLiteral("/somewhere/else"));
        QCOMPARE(paths.settings, QStringLiteral("/somewhere/else/settings"));
        QCOMPARE(paths.data, QStringLiteral("/somewhere/else/data"));
        QCOMPARE(paths.cache, QStringLiteral("/somewhere/else/cache"));
        QCOMPARE(paths.log, QStringLiteral("/somewhere/else/tetrarium.log"));
    }

    void theEnvironmentDoesTheSameAndTheOptionWins()
    {
        qputenv("TETRARIUM_HOME", "/from/environment");
        QCOMPARE(Paths::standard(), Paths::standard(QStringLiteral("/from/environment")));
        QCOMPARE(Paths::standard(QStringLiteral("/from/option")).data, QStringLiteral("/from/option/data"));
    }

    void aRelativeFolderIsTakenFromWhereTheProgramStarted()
    {
        QCOMPARE(Paths::standard(QStringLiteral("here")).data,
            QDir::current().filePath(QStringLiteral("here/data")));
    }

    void otherwiseThePersonsUsualFolders()
    {
        qunsetenv("TETRARIUM_HOME");
        qputenv("XDG_CONFIG_HOME", "/person/config");
        qputenv("XDG_DATA_HOME", "/person/data");
        qputenv("XDG_CACHE_HOME", "/person/cache");
        qputenv("XDG_STATE_HOME", "/person/state");
        const Paths paths = Paths::standard();
        QCOMPARE(paths.settings, QStringLiteral("/person/config/tetrarium"));
        QCOMPARE(paths.data, QStringLiteral("/person/data/tetrarium"));
        QCOMPARE(paths.cache, QStringLiteral("/person/cache/tetrarium"));
        QCOMPARE(paths.log, QStringLiteral("/person/state/tetrarium/tetrarium.log"));
    }
};

QTEST_APPLESS_MAIN(TestPaths)
#include "tst_paths.moc"
