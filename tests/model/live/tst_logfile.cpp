// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "logfile.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <thread>
#include <vector>

using namespace tetrarium;

class TestLogFile : public QObject
{
    Q_OBJECT

private:
    static QStringList linesOf(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    }

private Q_SLOTS:
    void keepsEveryMessageWithTimeAndKind()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("made/on/the/way/tetrarium.log"));
        {
            const LogFile log(path);
            QVERIFY(log.isOpen());
            qInfo("the lab opened");
            QTest::ignoreMessage(QtWarningMsg, "the layout is broken");
            qWarning("the layout is broken");
        }
        const QStringList lines = linesOf(path);
        QCOMPARE(lines.size(), 2);
        const QRegularExpression first(QStringLiteral(
            "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z info default: the lab opened$"));
        QVERIFY2(first.match(lines[0]).hasMatch(), qUtf8Printable(lines[0]));
        QVERIFY(lines[1].endsWith(QStringLiteral("warning default: the layout is broken")));
    }

    void addsToWhatIsThere()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tetrarium.log"));
        for (int i = 0; i < 2; ++i) {
            const LogFile log(path);
            qInfo("started");
        }
        QCOMPARE(linesOf(path).size(), 2);
    }

    void putsALargeFileAside()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tetrarium.log"));
        QFile large(path);
        QVERIFY(large.open(QIODevice::WriteOnly));
        large.write(QByteArray(1'100'000, 'x'));
        large.close();
        {
            const LogFile log(path);
            qInfo("afresh");
        }
        QCOMPARE(linesOf(path).size(), 1);
        QCOMPARE(QFile(path + QStringLiteral(".old")).size(), 1'100'000);
    }

    void keepsLinesOfManyThreadsWhole()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tetrarium.log"));
        {
            const LogFile log(path);
            std::vector<std::jthread> threads;
            for (int t = 0; t < 4; ++t) {
                threads.emplace_back([] {
                    for (int i = 0; i < 200; ++i)
                        qInfo("one whole line");
                });
            }
        }
        const QStringList lines = linesOf(path);
        QCOMPARE(lines.size(), 800);
        for (const QString &line : lines)
            QVERIFY(line.endsWith(QStringLiteral("info default: one whole line")));
    }

    void goesOnWithoutWhenTheFileCannotBeWritten()
    {
        const QTemporaryDir folder;
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("cannot be written")));
        const LogFile log(folder.path());
        QVERIFY(!log.isOpen());
    }
};

QTEST_APPLESS_MAIN(TestLogFile)
#include "tst_logfile.moc"
