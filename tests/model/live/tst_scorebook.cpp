// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scorebook.h"
#include "scoretablemodel.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tetrarium;
using namespace Qt::StringLiterals;

namespace {

ScoreEntry entryOf(const QString &name, qint64 score)
{
    return {.date = QDateTime(QDate(2019, 3, 1), QTime(14, 5, 9)),
        .name = name,
        .rules = u"thesis"_s,
        .randomizer = u"uniform"_s,
        .seed = 18'446'744'073'709'551'615U,
        .score = score,
        .rows = 12,
        .pieces = 40,
        .moves = 981,
        .level = 0,
        .fallMs = 150};
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void append(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write(text);
}

} // namespace

class TestScoreBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineIsTheThesiss()
    {
        const QTemporaryDir folder;
        const ScoreBook book(folder.filePath(u"new/folder"_s));
        QVERIFY(book.add(entryOf(u"Åsa"_s, 3004)));
        QCOMPARE(QString::fromUtf8(read(book.textFile())),
            u"2019-03-01 14:05:09\tScore: 3004\tSpeed: 150\tName: Åsa\tMoves: 981\n"_s);
    }

    void entriesComeBackAsTheyWere()
    {
        const QTemporaryDir folder;
        const ScoreBook book(folder.path());
        QVERIFY(book.entries().isEmpty());
        ScoreEntry unseeded = entryOf(u"B"_s, 7);
        unseeded.seed.reset();
        QVERIFY(book.add(entryOf(u"A"_s, 5)));
        QVERIFY(book.add(unseeded));
        QCOMPARE(ScoreBook(folder.path()).entries(), (QList{entryOf(u"A"_s, 5), unseeded}));
    }

    void aLineCutShortIsSkippedAndNotJoinedToTheNext()
    {
        const QTemporaryDir folder;
        const ScoreBook book(folder.path());
        QVERIFY(book.add(entryOf(u"A"_s, 5)));
        append(book.tableFile(), "{\"score\": 12, \"ru");
        QVERIFY(book.add(entryOf(u"B"_s, 7)));
        QCOMPARE(book.entries(), (QList{entryOf(u"A"_s, 5), entryOf(u"B"_s, 7)}));
    }

    void aNameCannotBreakTheLine()
    {
        GameSnapshot snapshot;
        snapshot.rules = findRules("thesis").value();
        const ScoreEntry entry =
            ScoreEntry::of(snapshot, u" a\tb\nc "_s, QDateTime(QDate(2020, 1, 1), QTime(1, 2, 3)));
        QCOMPARE(entry.name, u"a b c"_s);
        QCOMPARE(entry.fallMs, 150);
    }

    void aFolderThatCannotBeWrittenIsSaid()
    {
        const QTemporaryDir folder;
        append(folder.filePath(u"file"_s), "x");
        const auto added = ScoreBook(folder.filePath(u"file/below"_s)).add(entryOf(u"A"_s, 1));
        QVERIFY(!added);
        QCOMPARE(added.error().code, ErrorCode::FileUnwritable);
    }

    void theTableHasTheHighestFirst()
    {
        ScoreTableModel table;
        const QAbstractItemModelTester tester(&table);
        table.setEntries({entryOf(u"A"_s, 5), entryOf(u"B"_s, 7), entryOf(u"C"_s, 7)});
        QStringList names;
        for (int row = 0; row < table.rowCount(); ++row)
            names.append(table.index(row, ScoreTableModel::NameColumn).data().toString());
        QCOMPARE(names, (QStringList{u"B"_s, u"C"_s, u"A"_s}));
        QCOMPARE(table.index(0, ScoreTableModel::ScoreColumn).data(Qt::EditRole).toLongLong(), 7);
        QCOMPARE(table.index(0, ScoreTableModel::SeedColumn).data().toString(), u"18446744073709551615"_s);
    }
};

QTEST_GUILESS_MAIN(TestScoreBook)
#include "tst_scorebook.moc"
