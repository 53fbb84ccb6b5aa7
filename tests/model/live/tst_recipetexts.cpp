// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery.h"
#include "recipekeys.h"
#include "recipetexts.h"

#include <QTest>

using namespace tetrarium;

class TestRecipeTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKeyOfARecipeIsExplainedUnderAHeading()
    {
        const auto recipe = loadRecipe(QStringLiteral("thesis"));
        QVERIFY(recipe);
        for (const RecipeKey &key : recipeKeys(*recipe)) {
            const QString dotted = QString::fromStdString(key.key);
            QVERIFY2(!explanationOf(dotted).isEmpty(), key.key.c_str());
            QVERIFY2(!recipePartOf(dotted).isEmpty(), key.key.c_str());
        }
    }

    void everyParameterOfEveryOptimizerIsExplained()
    {
        for (const OptimizerKind &kind : optimizerKinds()) {
            for (const ParameterInfo &info : kind.parameters) {
                const std::string key = "optimizer." + std::string(info.name);
                QVERIFY2(!explanationOf(QString::fromStdString(key)).isEmpty(), key.c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestRecipeTexts)
#include "tst_recipetexts.moc"
