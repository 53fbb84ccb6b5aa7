// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluator.h"

#include <QTest>

#include <cmath>

using namespace tetrarium;

namespace {

EvaluatorShape shapeOf(
    std::size_t features, std::vector<int> hidden, Activation activation = Activation::Identity)
{
    return {
        .features = std::vector<FeatureUse>(features), .hidden = std::move(hidden), .activation = activation};
}

} // namespace

class TestEvaluator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sumsProductsInOrderWhenThereAreNoHiddenLayers()
    {
        const auto evaluator = Evaluator::make(shapeOf(3, {}), {0.1, 0.2, 0.3});
        QVERIFY(evaluator);
        const std::vector<double> values{3, 5, 7};
        QCOMPARE(evaluator->rate(values), ((0.0 + 3 * 0.1) + 5 * 0.2) + 7 * 0.3);
    }

    void feedsEveryLayerIntoTheNext()
    {
        // Two inputs, two neurons, one output, worked by hand: tanh(1·1 + 2·2) · 5 + tanh(1·3 + 2·4) · 6.
        const auto evaluator = Evaluator::make(shapeOf(2, {2}, Activation::Tanh), {1, 2, 3, 4, 5, 6});
        QVERIFY(evaluator);
        const std::vector<double> values{1, 2};
        QCOMPARE(evaluator->rate(values), std::tanh(5.0) * 5 + std::tanh(11.0) * 6);
    }

    void equalsItsEffectiveWeightsWhenNeuronsAreLinear()
    {
        // The published network's claim: without activation it is four weights.
        const std::vector<double> net{-0.46, 0.6, 0.28, 0.15, 0.03, 0.22, 0.16, 0.04, -0.49, -0.13};
        const auto evaluator = Evaluator::make(shapeOf(4, {2}), net);
        QVERIFY(evaluator);
        const std::vector<double> values{2, 7, 55, 13};
        double expected = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            expected += values[i] * (net[i] * net[8] + net[i + 4] * net[9]);
        QVERIFY(std::abs(evaluator->rate(values) - expected) < 1e-12);
        QVERIFY(!evaluator->linear());
    }

    void sharesOfALinearEvaluatorAddUpToItsRating()
    {
        const auto evaluator = Evaluator::make(shapeOf(3, {}), {0.5, -2, 4});
        const std::vector<double> values{3, 5, 7};
        QCOMPARE(evaluator->shares(values), (std::vector<double>{1.5, -10, 28}));
    }

    void aNetworksShareIsWhatTheRatingLosesWithoutTheFeature()
    {
        const auto evaluator = Evaluator::make(shapeOf(2, {1}, Activation::Tanh), {1, 2, 3});
        const std::vector<double> values{0.25, 0.5};
        const std::vector<double> shares = evaluator->shares(values);
        QCOMPARE(shares[0], std::tanh(1.25) * 3 - std::tanh(1.0) * 3);
        QCOMPARE(shares[1], std::tanh(1.25) * 3 - std::tanh(0.25) * 3);
    }

    void rejectsWeightsThatDoNotFit_data()
    {
        QTest::addColumn<int>("features");
        QTest::addColumn<QList<int>>("hidden");
        QTest::addColumn<int>("weights");
        QTest::addColumn<int>("code");
        QTest::newRow("too few weights") << 4 << QList<int>{} << 3 << static_cast<int>(ErrorCode::WrongSize);
        QTest::newRow("too many for the layers")
            << 4 << QList<int>{2} << 11 << static_cast<int>(ErrorCode::WrongSize);
        QTest::newRow("no features") << 0 << QList<int>{} << 0 << static_cast<int>(ErrorCode::OutOfRange);
        QTest::newRow("an empty layer") << 4 << QList<int>{0} << 0 << static_cast<int>(ErrorCode::OutOfRange);
    }

    void rejectsWeightsThatDoNotFit()
    {
        QFETCH(const int, features);
        QFETCH(const QList<int>, hidden);
        QFETCH(const int, weights);
        QFETCH(const int, code);
        const auto evaluator =
            Evaluator::make(shapeOf(static_cast<std::size_t>(features), {hidden.begin(), hidden.end()}),
                std::vector<double>(static_cast<std::size_t>(weights), 1.0));
        QVERIFY(!evaluator);
        QCOMPARE(static_cast<int>(evaluator.error().code), code);
    }

    void rejectsAWeightThatIsNoNumber() { QVERIFY(!Evaluator::make(shapeOf(1, {}), {std::nan("")})); }
};

QTEST_APPLESS_MAIN(TestEvaluator)
#include "tst_evaluator.moc"
