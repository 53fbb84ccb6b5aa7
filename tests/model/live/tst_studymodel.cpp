// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studymodel.h"

#include "gallery.h"
#include "recipefile.h"
#include "smallruns.h"
#include "sweepdirectory.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tetrarium;
using namespace tetrarium::test;
using State = StudyModel::State;

namespace {

Sweep smallSweep(int replicates = 3)
{
    Study study{.name = "small",
        .title = "small",
        .note = {},
        .recipe = "thesis",
        .settings = {},
        .axes = {{"optimizer.mutation_rate", {"0", "0.5", "1"}}, {"optimizer.population", {"1", "4"}}},
        .replicates = replicates,
        .seed = 11,
        .people = {},
        .published = {}};
    return *Sweep::make(std::move(study), smallRecipe(3));
}

Arena smallArena(int games)
{
    ArenaSettings settings{.rules = *findRules("research-8"), .randomizer = "uniform", .games = games};
    return *Arena::make(
        settings, {*loadPlayer(QStringLiteral("dellacherie")), *loadPlayer(QStringLiteral("bcts"))});
}

bool reaches(StudyModel &model, State state)
{
    return QTest::qWaitFor([&] { return model.state() == state; }, 30000);
}

} // namespace

class TestStudyModel : public QObject
{
    Q_OBJECT

    QTemporaryDir m_temporary;
    int m_folders = 0;

    QString newFolder() { return m_temporary.filePath(QString::number(m_folders++)); }

    static std::string bytes(const QString &folder, const char *file)
    {
        return bytesOf(std::filesystem::path(folder.toStdString()) / file);
    }

    /// results.jsonl of the same sweep, made without a model.
    static std::string twin(const Sweep &sweep)
    {
        std::string lines;
        std::atomic<std::int64_t> games = 0;
        for (std::size_t item = 0; item < sweep.study().items(); ++item)
            lines += writeItem(*sweep.play(item, {}, games));
        return lines;
    }

private Q_SLOTS:
    void tellsOfEveryCellOnceAndKeepsTheSameBytes()
    {
        StudyModel model({.threads = 2, .inBackground = true});
        QSignalSpy cells(&model, &StudyModel::cellFinished);
        QSignalSpy judged(&model, &StudyModel::sweepJudged);
        const Sweep sweep = smallSweep();
        const QString folder = newFolder();
        model.start(sweep, folder);
        QCOMPARE(model.state(), State::Opening);
        QVERIFY(reaches(model, State::Ended));
        QCOMPARE(cells.size(), 6);
        QCOMPARE(judged.size(), 2);
        for (std::size_t i = 0; i < 6; ++i) {
            const auto cell =
                cells[static_cast<qsizetype>(i)][0].value<std::shared_ptr<const FinishedCell>>();
            QCOMPARE(cell->cell, i);
            // A population of one is impossible; all else went on.
            QCOMPARE(cell->result.failed, i % 2 == 0 ? 3 : 0);
            QCOMPARE(cell->result.values, model.sweep()->cells[i].values);
            QVERIFY(cell->result.mean == model.sweep()->cells[i].mean);
        }
        QVERIFY(model.sweep()->finished());
        QCOMPARE(model.progress().done, 18);
        QCOMPARE(model.progress().planned, 18);
        QCOMPARE(model.progress().games, model.sweep()->games);
        QCOMPARE(bytes(folder, "results.jsonl"), twin(sweep));
        for (const auto &[name, text] : sweepTables(*model.sweep()))
            QCOMPARE(bytes(folder, name.c_str()), text);
        QVERIFY(bytes(folder, "manifest.json").contains("\"threads\": 2"));
    }

    void stopsAndGoesOnToTheSameBytes()
    {
        StudyModel model({.threads = 2, .inBackground = true});
        QSignalSpy cells(&model, &StudyModel::cellFinished);
        const Sweep sweep = smallSweep(40);
        const QString folder = newFolder();
        model.start(sweep, folder);
        QVERIFY(cells.wait());
        model.stop();
        QCOMPARE(model.state(), State::Stopping);
        QVERIFY(reaches(model, State::Stopped));
        const std::string expected = twin(sweep);
        QVERIFY(expected.starts_with(bytes(folder, "results.jsonl")));
        QVERIFY(!model.sweep()->finished());
        QVERIFY(bytes(folder, "table.csv").empty());
        model.resume();
        QVERIFY(reaches(model, State::Ended));
        QCOMPARE(cells.size(), 6);
        QCOMPARE(bytes(folder, "results.jsonl"), expected);
    }

    void pausesAndGoesOn()
    {
        StudyModel model;
        QSignalSpy cells(&model, &StudyModel::cellFinished);
        model.start(smallSweep(), newFolder());
        model.pause();
        QVERIFY(reaches(model, State::Paused));
        QCOMPARE(cells.size(), 0);
        model.resume();
        QCOMPARE(model.state(), State::Running);
        QVERIFY(reaches(model, State::Ended));
        QCOMPARE(cells.size(), 6);
    }

    void destroyedWhileRunningItIsOpenedAndGoesOn()
    {
        const Sweep sweep = smallSweep(40);
        const QString folder = newFolder();
        {
            StudyModel model;
            QSignalSpy cells(&model, &StudyModel::cellFinished);
            model.start(sweep, folder);
            QVERIFY(cells.wait());
        }
        StudyModel model;
        model.open(folder);
        QVERIFY(reaches(model, State::Stopped));
        QVERIFY(!model.sweep()->items.empty());
        QCOMPARE(model.progress().done, qint64(model.sweep()->items.size()));
        model.resume();
        QVERIFY(reaches(model, State::Ended));
        QCOMPARE(bytes(folder, "results.jsonl"), twin(sweep));
        // It is all there: nothing is played, everything is told.
        model.open(folder);
        QVERIFY(reaches(model, State::Opening) || model.state() == State::Ended);
        QVERIFY(reaches(model, State::Ended));
        QVERIFY(model.sweep()->finished());
    }

    void anArenaIsKeptAndOpened()
    {
        StudyModel model({.threads = 2, .inBackground = true});
        QSignalSpy finished(&model, &StudyModel::arenaFinished);
        const QString folder = newFolder();
        model.start(smallArena(20), folder);
        QVERIFY(reaches(model, State::Ended));
        QCOMPARE(finished.size(), 1);
        QCOMPARE(model.progress().done, 40);
        Progress progress;
        const ArenaResult twin = *smallArena(20).play(plainMap, {}, progress);
        QCOMPARE(bytes(folder, "arena.json"), writeArena(twin, model.arena()->program));
        QCOMPARE(bytes(folder, "games.csv"), writeArenaGames(twin));
        StudyModel other;
        other.open(folder);
        QVERIFY(reaches(other, State::Ended));
        QCOMPARE(writeArenaGames(other.arena()->result), writeArenaGames(twin));
        QVERIFY(!other.sweep());
    }

    void aStoppedArenaKeepsNothing()
    {
        StudyModel model;
        const QString folder = newFolder();
        model.start(smallArena(1'000'000), folder);
        QVERIFY(reaches(model, State::Running));
        model.stop();
        QVERIFY(reaches(model, State::Stopped));
        QVERIFY(!QDir(folder).exists());
    }

    void whatIsNoStudyIsToldAndLeftAlone()
    {
        StudyModel model;
        QSignalSpy failed(&model, &StudyModel::failed);
        model.open(m_temporary.filePath(QStringLiteral("nowhere")));
        QVERIFY(failed.wait());
        QCOMPARE(model.state(), State::Empty);
        const QString folder = newFolder();
        QVERIFY(QDir().mkpath(folder));
        writeBytes(std::filesystem::path(folder.toStdString()) / "letter.txt", "dear");
        model.start(smallSweep(), folder);
        QVERIFY(failed.wait());
        QCOMPARE(model.error()->code, ErrorCode::Exists);
        QCOMPARE(model.state(), State::Empty);
    }
};

QTEST_GUILESS_MAIN(TestStudyModel)
#include "tst_studymodel.moc"
