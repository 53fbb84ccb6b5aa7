// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decider.h"
#include "gamerunner.h"
#include "playerfile.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cmath>

using namespace tetrarium;

namespace {

Player playerFromFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto player = readPlayer(file.readAll().toStdString());
    return player ? *player : Player{};
}

Rules rulesThatShow(const Player &player)
{
    Rules rules = player.rules;
    rules.nextShown = static_cast<std::uint8_t>(std::max<int>(rules.nextShown, piecesAhead(player)));
    return rules;
}

} // namespace

/// Every player of the gallery, at work.
class TestDecider : public QObject
{
    Q_OBJECT

private:
    static void addGalleryRows()
    {
        QTest::addColumn<QString>("path");
        const QDir gallery(QStringLiteral(PLAYERS));
        for (const QFileInfo &file :
            gallery.entryInfoList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(file.completeBaseName())) << file.filePath();
    }

private Q_SLOTS:
    void everyGalleryPlayerSaysWhereItsWeightsComeFrom_data() { addGalleryRows(); }
    void everyGalleryPlayerSaysWhereItsWeightsComeFrom()
    {
        QFETCH(const QString, path);
        const Player player = playerFromFile(path);
        QCOMPARE(QString::fromStdString(player.name), QFileInfo(path).completeBaseName());
        QVERIFY(!player.provenance.source.empty());
        QVERIFY(Decider::make(player));
    }

    void playsWhatItExplains_data() { addGalleryRows(); }
    void playsWhatItExplains()
    {
        QFETCH(const QString, path);
        const Player player = playerFromFile(path);
        const auto decider = Decider::make(player);
        QVERIFY(decider);
        Game game(rulesThatShow(player), *Randomizer::make("uniform", 5));
        for (int piece = 0; piece < 40 && !game.isOver(); ++piece) {
            const Explanation explanation = decider->explain(game);
            const auto moves = decider->choose(game);
            QVERIFY(explanation.chosen >= 0);
            const Candidate &chosen = explanation.candidates[static_cast<std::size_t>(explanation.chosen)];
            QCOMPARE(moves, std::optional(chosen.moves));
            QCOMPARE(chosen.rank, 1);
            const auto played = game.play(*moves);
            QVERIFY(played);
            QVERIFY(played->locked);
            QCOMPARE(played->placed.piece, chosen.rest.piece);
            QCOMPARE(player.rules.rotation->cells(played->placed), chosen.cells);
        }
    }

    void everyCandidatesMovesLeadToItsCells_data() { addGalleryRows(); }
    void everyCandidatesMovesLeadToItsCells()
    {
        QFETCH(const QString, path);
        const Player player = playerFromFile(path);
        const auto decider = Decider::make(player);
        Game game(rulesThatShow(player), *Randomizer::make("uniform", 11));
        for (int piece = 0; piece < 12 && !game.isOver(); ++piece) {
            for (const Candidate &candidate : decider->explain(game).candidates) {
                Game copy = game;
                const auto played = copy.play(candidate.moves);
                QVERIFY2(played && played->locked, candidate.moves.c_str());
                QCOMPARE(player.rules.rotation->cells(played->placed), candidate.cells);
            }
            QVERIFY(game.play(*decider->choose(game)));
        }
    }

    void sharesAddUpToTheRatingWhereOnePieceIsRated()
    {
        const Player player = playerFromFile(QStringLiteral(PLAYERS "/bcts.toml"));
        const auto decider = Decider::make(player);
        const Game game(player.rules, *Randomizer::make("uniform", 3));
        for (const Candidate &candidate : decider->explain(game).candidates) {
            double sum = 0;
            for (const double share : candidate.shares)
                sum += share;
            QVERIFY(std::abs(sum - candidate.rating) < 1e-9);
        }
    }

    void hasNoMoveWhenTheLimitIsTooClose()
    {
        const Player player = playerFromFile(QStringLiteral(PLAYERS "/thesis-genome.toml"));
        const auto decider = Decider::make(player);
        const Game game(player.rules, *Randomizer::make("uniform", 3), GameSettings{.moveLimit = 5});
        QVERIFY(!decider->choose(game));
        QCOMPARE(decider->explain(game).chosen, -1);
    }
};

QTEST_APPLESS_MAIN(TestDecider)
#include "tst_decider.moc"
