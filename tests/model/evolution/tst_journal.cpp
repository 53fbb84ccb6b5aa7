// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal.h"

#include <QTest>

using namespace tetrarium;

class TestJournal : public QObject
{
    Q_OBJECT

    /// A line as a reader sees it, without its end.
    static std::string bare(std::string line)
    {
        line.pop_back();
        return line;
    }

private Q_SLOTS:
    void aGenomeIsReadBackWhereverItComesFrom_data()
    {
        QTest::addColumn<Origin>("origin");
        for (const Origin origin : {Origin::Newcomer, Origin::Elite, Origin::Child, Origin::Mutant,
                 Origin::Sample, Origin::Particle, Origin::Mean})
            QTest::newRow(nameOf(origin).data()) << origin;
    }
    void aGenomeIsReadBackWhereverItComesFrom()
    {
        QFETCH(const Origin, origin);
        const GenomeResult genome{.individual = {.id = "0000003007",
                                      .genes = {0.1, -1e-300},
                                      .origin = origin,
                                      .parents = {"a", "b"}},
            .fitness = 1.0 / 3,
            .games = 4,
            .score = 12};
        QCOMPARE(readGenome(bare(writeGenome(3, genome, 7)), 7).value(), genome);
        const Elite elite{.generation = 3,
            .genome = genome,
            .heldOut = HeldOutScore{.mean = 5, .standardError = 0.1, .games = 9}};
        QCOMPARE(readElite(bare(writeElite(elite, 7)), 7).value(), elite);
    }

    void aLineOfAnotherNumberIsNoticed() { QVERIFY(!readGenome(bare(writeGenome(3, {}, 7)), 8)); }

    void aRowWhoseBestIsNotAmongItsGenomesIsRefused()
    {
        GenerationRow row{.report = {.number = 2, .genomes = {}, .best = 3}, .genomes = 4, .line = 9};
        QCOMPARE(readRow(bare(writeRow(row, 4)), 4).value(), row);
        row.genomes = 3;
        QCOMPARE(readRow(bare(writeRow(row, 4)), 4).error().code, ErrorCode::Syntax);
    }
};

QTEST_APPLESS_MAIN(TestJournal)
#include "tst_journal.moc"
