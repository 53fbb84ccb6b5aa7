// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recipefile.h"
#include "recipekeys.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <map>

using namespace tetrarium;

namespace {

const QDir recipes(QStringLiteral(PROJECT_FOLDER "/resources/recipes"));

Expected<std::string> shippedText(const std::string &name)
{
    QFile file(recipes.filePath(QString::fromStdString(name) + QStringLiteral(".toml")));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::UnknownName, name, "a shipped recipe");
    return file.readAll().toStdString();
}

Expected<Recipe> shipped(const std::string &name, std::vector<std::string> settings = {})
{
    return readRecipe(shippedText(name).value_or(""), shippedText, settings);
}

/// A small whole recipe, as a person would write it.
const std::string small = R"(format = 1
name = "small"
rules = "research-10"

[search]
kind = "drop"

[evaluator]
features = [ { id = "holes" }, { id = "bumpiness" } ]

[genes]
least = -1
most = 1

[evaluation]
measure = "lines"
games = 10

[optimizer]
kind = "genetic"
population = 20
)";

/// The small recipe with a piece of its text replaced.
std::string changed(std::string_view from, std::string_view to)
{
    std::string text = small;
    const std::size_t at = text.find(from);
    return at == std::string::npos ? std::string() : text.replace(at, from.size(), to);
}

FindRecipe among(std::map<std::string, std::string> texts)
{
    return [texts = std::move(texts)](const std::string &name) -> Expected<std::string> {
        const auto found = texts.find(name);
        if (found == texts.end())
            return fail(ErrorCode::UnknownName, name, "small");
        return found->second;
    };
}

} // namespace

class TestRecipeFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyShippedRecipeReadsBackAsWritten_data()
    {
        QTest::addColumn<QString>("name");
        for (const QFileInfo &file : recipes.entryInfoList({QStringLiteral("*.toml")}))
            QTest::newRow(qPrintable(file.completeBaseName())) << file.completeBaseName();
    }

    void everyShippedRecipeReadsBackAsWritten()
    {
        QFETCH(const QString, name);
        const auto recipe = shipped(name.toStdString());
        QVERIFY2(recipe, recipe ? "" : recipe.error().found.c_str());
        QCOMPARE(recipe->name, name.toStdString());
        QVERIFY(!recipe->title.empty());
        QVERIFY(!recipe->note.empty());
        QVERIFY(checkRecipe(*recipe));
        const std::string written = writeRecipe(*recipe);
        const auto again = readRecipe(written);
        QVERIFY(again);
        QVERIFY(*again == *recipe);
        QCOMPARE(writeRecipe(*again), written);
    }

    void whatIsNotSaidHasItsDefault()
    {
        const auto recipe = readRecipe(small);
        QVERIFY(recipe);
        QCOMPARE(recipe->title, std::string("small"));
        QCOMPARE(recipe->randomizer, std::string("uniform"));
        QCOMPARE(recipe->seed, 1U);
        QCOMPARE(recipe->ranges, std::vector<GeneRange>(2, GeneRange{-1, 1}));
        QVERIFY(recipe->evaluation == EvaluationSettings({.measure = Measure::Lines, .games = 10}));
        QVERIFY(recipe->stopping == Stopping());
        QVERIFY(recipe->heldOut == HeldOut());
        QCOMPARE(recipe->parameters.whole("population"), 20);
        QCOMPARE(recipe->parameters.number("mutation_rate"), 0.05);
    }

    void theThesisHasItsOwnOrderOfGenes()
    {
        // The order of its files; the evaluator sums bumpiness, total height, holes, rows, highest column.
        const auto recipe = shipped("thesis");
        QVERIFY(recipe);
        const Player player = recipe->player({1, 2, 3, 4, 5});
        QVERIFY(std::ranges::equal(player.evaluator.weights(), std::vector<double>{5, 3, 4, 1, 2}));
        QCOMPARE(recipe->geneNames().front(), std::string("rows_cleared"));
        QCOMPARE(recipe->geneNames().back(), std::string("bumpiness"));
    }

    void aNetworksGenesAreNamedByLayerAndInput()
    {
        auto recipe = *readRecipe(small);
        recipe.shape.hidden = {2};
        QCOMPARE(recipe.geneNames(), (std::vector<std::string>{"h1_1.holes", "h1_1.bumpiness", "h1_2.holes",
                                         "h1_2.bumpiness", "out.h1_1", "out.h1_2"}));
    }

    void aChildOverridesWhatItSays()
    {
        const auto child = readRecipe(R"(format = 1
name = "child"
inherits = "small"
rules = "research"
[evaluation]
games = 3
)",
            among({{"small", small}}));
        QVERIFY(child);
        QCOMPARE(child->name, std::string("child"));
        QCOMPARE(child->title, std::string("child"));
        QCOMPARE(child->rules.name(), std::string("research"));
        QCOMPARE(child->evaluation.games, 3);
        QCOMPARE(child->evaluation.measure, Measure::Lines);
        QCOMPARE(child->parameters.whole("population"), 20);
    }

    void aGrandchildInheritsThroughItsParent()
    {
        const auto recipe = readRecipe("format = 1\nname = \"c\"\ninherits = \"b\"\nseed = 3\n",
            among({{"small", small},
                {"b", "format = 1\nname = \"b\"\ninherits = \"small\"\n[evaluation]\ngames = 7\n"}}));
        QVERIFY(recipe);
        QCOMPARE(recipe->evaluation.games, 7);
        QCOMPARE(recipe->seed, 3U);
    }

    void settingsWin()
    {
        const auto recipe = readRecipe(small, {},
            std::vector<std::string>{"optimizer.mutation_rate=0.25", "optimizer.selection=tournament",
                "seed = 9", "genes.least=[-2, 0]", "evaluation.racing.barriers=[2,5]", "randomizer=sz:0.4",
                "seed=10"});
        QVERIFY2(recipe, recipe ? "" : recipe.error().found.c_str());
        QCOMPARE(recipe->parameters.number("mutation_rate"), 0.25);
        QCOMPARE(recipe->parameters.word("selection"), std::string("tournament"));
        QCOMPARE(recipe->seed, 10U);
        QCOMPARE(recipe->ranges[0].least, -2.0);
        QCOMPARE(recipe->ranges[1].least, 0.0);
        QCOMPARE(recipe->evaluation.racing.barriers, (std::vector<int>{2, 5}));
        QCOMPARE(recipe->randomizer, std::string("sz:0.4"));
        const auto further = withSettings(*recipe, std::vector<std::string>{"evaluation.games=12"});
        QVERIFY(further);
        QCOMPARE(further->evaluation.games, 12);
        QCOMPARE(further->seed, 10U);
    }

    void mistakesAreFoundWhereTheyAre_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("found");
        const auto row = [](const char *name, std::string_view from, std::string_view to, ErrorCode code,
                             int line, const char *found) {
            QTest::newRow(name) << changed(from, to) << code << line << QString::fromUtf8(found);
        };
        row("no TOML", "games = 10", "games = = 10", ErrorCode::Syntax, 17, "");
        row("an unknown key", "games = 10", "gmaes = 10", ErrorCode::UnknownName, 17, "gmaes");
        row("an unknown table", "[optimizer]", "[optimiser]", ErrorCode::UnknownName, 19, "optimiser");
        row("a parameter of no optimizer", "population = 20", "populaton = 20", ErrorCode::UnknownName, 21,
            "populaton");
        row("an unknown measure", "\"lines\"", "\"rows\"", ErrorCode::UnknownName, 16, "measure = rows");
        row("rules that there are not", "research-10", "resarch", ErrorCode::UnknownName, 3, "resarch");
        row("an unknown feature", "bumpiness", "bumpyness", ErrorCode::UnknownName, 9, "bumpyness");
        row("an unknown optimizer", "genetic", "genetics", ErrorCode::UnknownName, 20, "genetics");
        row("a search for other rules", "\"drop\"", "\"thesis\"", ErrorCode::Impossible, 5, "");
        row("a number out of its range", "games = 10", "games = 0", ErrorCode::OutOfRange, 17, "0");
        row("a fraction of games", "games = 10", "games = 1.5", ErrorCode::NotANumber, 17, "1.5");
        row("too few ranges", "least = -1", "least = [-1]", ErrorCode::WrongSize, 12, "1 numbers");
        row("a range upside down", "least = -1", "least = 2", ErrorCode::OutOfRange, 12, "2..1");
        row("infinity", "least = -1", "least = -inf", ErrorCode::OutOfRange, 12, "-inf");
        row("an order without a gene", "most = 1", "most = 1\norder = [\"holes\"]", ErrorCode::WrongSize, 14,
            "1 genes");
        row("racing over medians", "games = 10",
            "games = 10\nsumming = \"median\"\nracing = { barriers = [3] }", ErrorCode::Impossible, 19,
            "racing without means");
        row("a barrier too far", "games = 10", "games = 10\nracing = { barriers = [3, 10] }",
            ErrorCode::OutOfRange, 18, "10");
        row("a list's seed without a list", "games = 10", "games = 10\nseeds = \"genome\"\nfirst_seed = 4",
            ErrorCode::Impossible, 19, "first_seed with seeds = genome");
        row("a table too few", "[genes]\nleast = -1\nmost = 1\n", "", ErrorCode::Missing, 1, "");
        row("another version", "format = 1", "format = 2", ErrorCode::UnknownVersion, 1, "2");
        row("no name", "name = \"small\"", "", ErrorCode::Missing, 1, "");
        row("a parent that is not there", "rules =", "inherits = \"big\"\nrules =", ErrorCode::UnknownName, 3,
            "big");
    }

    void mistakesAreFoundWhereTheyAre()
    {
        QFETCH(const std::string, text);
        QFETCH(const ErrorCode, code);
        QFETCH(const int, line);
        QFETCH(const QString, found);
        QVERIFY(!text.empty());
        const auto recipe = readRecipe(text, among({{"small", small}}));
        QVERIFY(!recipe);
        QCOMPARE(recipe.error().code, code);
        QCOMPARE(recipe.error().line, line);
        QVERIFY(code == ErrorCode::Missing || recipe.error().column > 0);
        if (!found.isEmpty())
            QCOMPARE(QString::fromStdString(recipe.error().found), found);
    }

    void mistakesOfAParentNameIt()
    {
        const auto recipe = readRecipe("format = 1\nname = \"child\"\ninherits = \"small\"\n",
            among({{"small", changed("games = 10", "games = 0")}}));
        QVERIFY(!recipe);
        QCOMPARE(recipe.error().file, std::string("small"));
        QCOMPARE(recipe.error().line, 17);
    }

    void nothingInheritsFromItself()
    {
        const std::string a = "format = 1\nname = \"a\"\ninherits = \"b\"\n";
        const std::string b = "format = 1\nname = \"b\"\ninherits = \"a\"\n";
        for (const auto &texts : {std::map<std::string, std::string>{{"a", a}, {"b", b}},
                 {{"b", "format = 1\nname = \"b\"\ninherits = \"b\"\n"}}}) {
            const auto recipe = readRecipe(a, among(texts));
            QVERIFY(!recipe);
            QCOMPARE(recipe.error().code, ErrorCode::Impossible);
        }
    }

    void mistakesOfASettingNameIt_data()
    {
        QTest::addColumn<std::string>("setting");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("an unknown key") << std::string("optimizer.mutaton_rate=1") << ErrorCode::UnknownName;
        QTest::newRow("an unknown table") << std::string("optimiser.population=1") << ErrorCode::UnknownName;
        QTest::newRow("out of range") << std::string("optimizer.mutation_rate=2") << ErrorCode::OutOfRange;
        QTest::newRow("an unknown word") << std::string("optimizer.crossover=x") << ErrorCode::UnknownName;
        QTest::newRow("no number") << std::string("evaluation.games=many") << ErrorCode::NotANumber;
        QTest::newRow("no value") << std::string("evaluation.games") << ErrorCode::Syntax;
        QTest::newRow("no key") << std::string("=3") << ErrorCode::Syntax;
    }

    void mistakesOfASettingNameIt()
    {
        QFETCH(const std::string, setting);
        QFETCH(const ErrorCode, code);
        const auto recipe = readRecipe(small, {}, std::vector<std::string>{"seed=3", setting});
        QVERIFY(!recipe);
        QCOMPARE(recipe.error().code, code);
        QVERIFY(recipe.error().file == setting || recipe.error().found == setting);
    }

    void whatTheFileLacksIsNoMistakeOfASetting()
    {
        const auto recipe = readRecipe(
            changed("kind = \"genetic\"\n", ""), {}, std::vector<std::string>{"optimizer.elites=2"});
        QVERIFY(!recipe);
        QCOMPARE(recipe.error().code, ErrorCode::Missing);
        QCOMPARE(recipe.error().file, std::string());
        QCOMPARE(recipe.error().line, 19);
    }

    void anotherOptimizerStartsWithItsOwnParameters()
    {
        const auto recipe = readRecipe(small, {}, std::vector<std::string>{"optimizer.kind=swarm"});
        QVERIFY(recipe);
        QCOMPARE(recipe->optimizer, std::string("swarm"));
        QVERIFY(recipe->parameters == Parameters(findOptimizer("swarm")->parameters));
        const auto child = readRecipe("format = 1\nname = \"c\"\ninherits = \"small\"\n[optimizer]\nkind = "
                                      "\"cma-es\"\npopulation = 9\n",
            among({{"small", small}}));
        QVERIFY(child);
        QCOMPARE(child->parameters.whole("population"), 9);
    }

    void everyKeyCanBeSetToItsOwnValue()
    {
        for (const char *name : {"thesis", "tetnet", "takado", "swarm", "research"}) {
            const auto recipe = shipped(name);
            QVERIFY(recipe);
            for (const RecipeKey &key : recipeKeys(*recipe)) {
                if (key.value.empty())
                    continue;
                const auto same = withSettings(*recipe, std::vector<std::string>{key.key + "=" + key.value});
                QVERIFY2(same, key.key.c_str());
                QVERIFY2(*same == *recipe, key.key.c_str());
            }
        }
    }

    void aNumberBeyondItsKeysRangeIsRefused()
    {
        const auto recipe = shipped("thesis");
        QVERIFY(recipe);
        int refused = 0;
        for (const RecipeKey &key : recipeKeys(*recipe)) {
            if (key.kind != KeyKind::Number && key.kind != KeyKind::Whole)
                continue;
            const std::string below = key.key + "=" + std::to_string(static_cast<int>(key.least) - 1);
            QVERIFY2(!withSettings(*recipe, std::vector<std::string>{below}), below.c_str());
            ++refused;
        }
        QVERIFY(refused > 20);
    }
};

QTEST_APPLESS_MAIN(TestRecipeFile)
#include "tst_recipefile.moc"
