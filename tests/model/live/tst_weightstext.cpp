// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "playerlistmodel.h"
#include "weightstext.h"

#include <QTest>

using namespace tetrarium;
using namespace Qt::StringLiterals;

class TestWeightsText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadToTheLastBit()
    {
        const PlayerListModel players;
        for (int row = 0; row < players.rowCount(); ++row) {
            const Evaluator &evaluator = players.player(row).evaluator;
            const auto read = weightsFromText(weightsToText(evaluator), evaluator.shape());
            QVERIFY2(read, players.player(row).name.c_str());
            QVERIFY(std::ranges::equal(*read, evaluator.weights()));
        }
    }

    void anyUsualWayOfWritingNumbersIsRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("spaces") << u"1 -2.5 3e2"_s;
        QTest::newRow("commas") << u"1,-2.5,3e2"_s;
        QTest::newRow("a list") << u"[1, -2.5; 300]\n"_s;
        QTest::newRow("lines") << u"1\n-2.5\n300\n"_s;
        QTest::newRow("names in another order") << u"bumpiness = 300\nholes=1, total_height = -2.5"_s;
    }

    void anyUsualWayOfWritingNumbersIsRead()
    {
        QFETCH(QString, text);
        const EvaluatorShape shape{
            .features = {{FeatureId::Holes}, {FeatureId::TotalHeight}, {FeatureId::Bumpiness}}};
        const auto weights = weightsFromText(text, shape);
        QVERIFY(weights);
        QCOMPARE(*weights, (std::vector{1.0, -2.5, 300.0}));
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::newRow("too few") << u"1 2"_s << static_cast<int>(ErrorCode::WrongSize);
        QTest::newRow("too many") << u"1 2 3 4"_s << static_cast<int>(ErrorCode::WrongSize);
        QTest::newRow("nothing") << QString() << static_cast<int>(ErrorCode::WrongSize);
        QTest::newRow("a word") << u"1 two 3"_s << static_cast<int>(ErrorCode::NotANumber);
        QTest::newRow("infinite") << u"1 inf 3"_s << static_cast<int>(ErrorCode::NotANumber);
        QTest::newRow("no such feature") << u"hole = 1"_s << static_cast<int>(ErrorCode::UnknownName);
        QTest::newRow("one left out") << u"holes = 1"_s << static_cast<int>(ErrorCode::Missing);
    }

    void whatIsWrongIsSaid()
    {
        QFETCH(QString, text);
        QFETCH(int, code);
        const EvaluatorShape shape{
            .features = {{FeatureId::Holes}, {FeatureId::TotalHeight}, {FeatureId::Bumpiness}}};
        const auto weights = weightsFromText(text, shape);
        QVERIFY(!weights);
        QCOMPARE(static_cast<int>(weights.error().code), code);
    }
};

QTEST_GUILESS_MAIN(TestWeightsText)
#include "tst_weightstext.moc"
