// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "playerfile.h"

#include <QTest>

using namespace tetrarium;

namespace {

const std::string good = R"(format = 1
name = "two"
title = "Two features"
rules = "research-10"

[search]
kind = "drop"

[evaluator]
features = [
  { id = "holes", weight = -4.0 },
  { id = "bumpiness", stage = "placed", weight = 0.1 },
]

[provenance]
source = "a test"
seed = 7
)";

const std::string network = R"(format = 1
name = "net"
rules = "research"
[search]
kind = "pair-sum"
[evaluator]
features = [ { id = "holes" }, { id = "rows_cleared" } ]
hidden = [2]
activation = "tanh"
weights = [1, 2, 3, 4, 5, 6]
[provenance]
source = "a test"
)";

QString replaced(const std::string &text, const char *from, const char *to)
{
    QString changed = QString::fromStdString(text);
    changed.replace(QLatin1String(from), QLatin1String(to));
    return changed;
}

} // namespace

class TestPlayerFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatAPersonWrote()
    {
        const auto player = readPlayer(good);
        QVERIFY2(player, player ? "" : player.error().found.c_str());
        QCOMPARE(player->name, std::string("two"));
        QCOMPARE(player->rules.name(), std::string("research-10"));
        QCOMPARE(player->evaluator.shape().features[0], (FeatureUse{FeatureId::Holes, Stage::Cleared}));
        QCOMPARE(player->evaluator.shape().features[1], (FeatureUse{FeatureId::Bumpiness, Stage::Placed}));
        QCOMPARE(player->evaluator.weights()[0], -4.0);
        QCOMPARE(player->provenance.seed, std::optional<std::uint64_t>(7));
    }

    void writesWhatItReads_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("linear") << QString::fromStdString(good);
        QTest::newRow("network") << QString::fromStdString(network);
    }

    void writesWhatItReads()
    {
        QFETCH(const QString, text);
        const auto player = readPlayer(text.toStdString());
        QVERIFY(player);
        const std::string written = writePlayer(*player);
        const auto again = readPlayer(written);
        QVERIFY(again);
        QCOMPARE(again->evaluator, player->evaluator);
        QCOMPARE(again->search, player->search);
        QCOMPARE(again->provenance, player->provenance);
        QCOMPARE(writePlayer(*again), written);
    }

    void namesTheLineOfAMistakeAndWhatWasExpected_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("mentions");
        const auto row = [](const char *name, const QString &text, ErrorCode code, int line,
                             const char *mentions) {
            QTest::newRow(name) << text << static_cast<int>(code) << line << QString::fromLatin1(mentions);
        };
        row("unknown feature", replaced(good, "\"holes\"", "\"wholes\""), ErrorCode::UnknownName, 11,
            "wholes");
        row("a weight that is text", replaced(good, "-4.0", "\"-4\""), ErrorCode::NotANumber, 11, "-4");
        row("a missing weight", replaced(good, ", weight = -4.0", ""), ErrorCode::Missing, 11, "weight");
        row("an unknown stage", replaced(good, "placed", "later"), ErrorCode::UnknownName, 12, "later");
        row("unknown rules", replaced(good, "research-10", "chess"), ErrorCode::UnknownName, 4, "chess");
        row("a height that no board has", replaced(good, "research-10", "research-99"), ErrorCode::OutOfRange,
            4, "99");
        row("an unknown search", replaced(good, "\"drop\"", "\"guess\""), ErrorCode::UnknownName, 7, "guess");
        row("a key that nobody knows", replaced(good, "title =", "tittle ="), ErrorCode::UnknownName, 3,
            "tittle");
        row("a newer format", replaced(good, "format = 1", "format = 2"), ErrorCode::UnknownVersion, 1, "2");
        row("no name", replaced(good, "name = \"two\"", ""), ErrorCode::Missing, 1, "name");
        row("no evaluator", replaced(good, "[evaluator]", ""), ErrorCode::Missing, 1, "[evaluator]");
        row("no provenance", replaced(good, "[provenance]", "[province]"), ErrorCode::Missing, 1,
            "[provenance]");
        row("a weight that is no finite number", replaced(good, "-4.0", "nan"), ErrorCode::OutOfRange, 11,
            "nan");
        row("no feature at all", replaced(network, "{ id = \"holes\" }, { id = \"rows_cleared\" }", ""),
            ErrorCode::OutOfRange, 10, "");
        row("a layer without neurons", replaced(network, "hidden = [2]", "hidden = [0]"),
            ErrorCode::OutOfRange, 8, "");
        row("broken TOML", replaced(good, "[search]", "[search"), ErrorCode::Syntax, 6, "");
        row("sizes that do not fit", replaced(network, "hidden = [2]", "hidden = [3]"), ErrorCode::WrongSize,
            10, "9");
        row("missing genes", replaced(network, ", 5, 6]", "]"), ErrorCode::WrongSize, 10, "6");
        row("a search for other rules", replaced(good, "\"drop\"", "\"thesis\""), ErrorCode::Impossible, 6,
            "thesis");
    }

    void namesTheLineOfAMistakeAndWhatWasExpected()
    {
        QFETCH(const QString, text);
        QFETCH(const int, code);
        QFETCH(const int, line);
        QFETCH(const QString, mentions);
        const auto player = readPlayer(text.toStdString());
        QVERIFY(!player);
        QCOMPARE(static_cast<int>(player.error().code), code);
        QCOMPARE(player.error().line, line);
        const QString said = QString::fromStdString(player.error().found + ' ' + player.error().expected);
        QVERIFY2(said.contains(mentions), qPrintable(said));
    }
};

QTEST_APPLESS_MAIN(TestPlayerFile)
#include "tst_playerfile.moc"
