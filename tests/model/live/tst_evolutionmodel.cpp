// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evolutionmodel.h"

#include "smallruns.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tetrarium;
using namespace tetrarium::test;
namespace fs = std::filesystem;
using State = EvolutionModel::State;

class TestEvolutionModel : public QObject
{
    Q_OBJECT

    QTemporaryDir m_temporary;
    int m_folders = 0;

    QString newFolder() { return m_temporary.filePath(QString::number(m_folders++)); }

    /// The files of the same run, made without a model.
    QString twin(int generations)
    {
        const QString folder = newFolder();
        auto run = Run::create(folder.toStdString(), smallRecipe(generations), plainSurroundings()).value();
        (void)test::play(run).value();
        return folder;
    }

    static bool reaches(EvolutionModel &model, State state)
    {
        return QTest::qWaitFor([&] { return model.state() == state; }, 30000);
    }

    static QByteArray difference(const QString &one, const QString &other)
    {
        return differingFile(one.toStdString(), other.toStdString());
    }

private Q_SLOTS:
    void tellsOfEveryGenerationOnceAndEnds()
    {
        EvolutionModel model;
        QSignalSpy opened(&model, &EvolutionModel::opened);
        QSignalSpy generations(&model, &EvolutionModel::generationFinished);
        const QString folder = newFolder();
        QCOMPARE(model.state(), State::Empty);
        model.start(smallRecipe(6), folder);
        QCOMPARE(model.state(), State::Opening);
        QVERIFY(reaches(model, State::Ended));
        QCOMPARE(opened.size(), 1);
        QCOMPARE(generations.size(), 6);
        const auto last = generations.back().front().value<std::shared_ptr<const GenerationReport>>();
        QCOMPARE(last->number, 5);
        QCOMPARE(last->stop, StopReason::Generations);
        QCOMPARE(difference(folder, twin(6)), QByteArray());
    }

    void pausesAndGoesOn()
    {
        EvolutionModel model;
        QSignalSpy generations(&model, &EvolutionModel::generationFinished);
        const QString folder = newFolder();
        model.start(smallRecipe(40), folder);
        QVERIFY(generations.wait());
        model.pause();
        QCOMPARE(model.state(), State::Paused);
        model.resume();
        QCOMPARE(model.state(), State::Running);
        QVERIFY(reaches(model, State::Ended));
        QCOMPARE(generations.size(), 40);
        QCOMPARE(difference(folder, twin(40)), QByteArray());
    }

    void isPausedFromTheStartIfAskedAtOnce()
    {
        EvolutionModel model;
        QSignalSpy generations(&model, &EvolutionModel::generationFinished);
        model.start(smallRecipe(3), newFolder());
        model.pause();
        QVERIFY(reaches(model, State::Paused));
        QCOMPARE(generations.size(), 0);
        model.resume();
        QVERIFY(reaches(model, State::Ended));
        QCOMPARE(generations.size(), 3);
    }

    void stopsAndIsExtended()
    {
        EvolutionModel model;
        QSignalSpy generations(&model, &EvolutionModel::generationFinished);
        const QString folder = newFolder();
        model.start(smallRecipe(30), folder);
        QVERIFY(generations.wait());
        model.stop();
        QVERIFY(reaches(model, State::Stopped));
        model.resume();
        QVERIFY(reaches(model, State::Ended));
        model.extend(5);
        QVERIFY(model.state() != State::Ended);
        QVERIFY(reaches(model, State::Ended));
        QCOMPARE(model.history()->recipe.stopping.generations, 35);
        QCOMPARE(generations.size(), 35);
        QCOMPARE(difference(folder, twin(35)), QByteArray());
    }

    void destroyedWhileRunningItCanBeOpenedAgain()
    {
        const QString folder = newFolder();
        {
            EvolutionModel model;
            QSignalSpy generations(&model, &EvolutionModel::generationFinished);
            model.start(smallRecipe(30), folder);
            QVERIFY(generations.wait());
        }
        EvolutionModel model;
        model.open(folder);
        QVERIFY(reaches(model, State::Stopped) || model.state() == State::Ended);
        QVERIFY(!model.history()->rows.empty());
        model.resume();
        QVERIFY(reaches(model, State::Ended));
        QCOMPARE(difference(folder, twin(30)), QByteArray());
    }

    void destroyedWhilePausedItDoesNotHang()
    {
        EvolutionModel model;
        QSignalSpy generations(&model, &EvolutionModel::generationFinished);
        model.start(smallRecipe(100000), newFolder());
        QVERIFY(generations.wait());
        model.pause();
    }

    void twoRunAtOnce()
    {
        EvolutionModel one({.threads = 2, .inBackground = true});
        EvolutionModel other({.threads = 7, .inBackground = true});
        const QString first = newFolder();
        const QString second = newFolder();
        one.start(smallRecipe(8), first);
        other.start(smallRecipe(8), second);
        QVERIFY(reaches(one, State::Ended));
        QVERIFY(reaches(other, State::Ended));
        QCOMPARE(difference(first, second), QByteArray());
    }

    void whatIsInUseIsNotOpenedButShown()
    {
        EvolutionModel running;
        QSignalSpy generations(&running, &EvolutionModel::generationFinished);
        const QString folder = newFolder();
        running.start(smallRecipe(100000), folder);
        QVERIFY(generations.wait());
        running.pause();
        EvolutionModel other;
        QSignalSpy failed(&other, &EvolutionModel::failed);
        other.resumeRun(folder);
        QVERIFY(failed.wait());
        QCOMPARE(other.state(), State::Empty);
        QCOMPARE(other.error()->code, ErrorCode::InUse);
        other.open(folder);
        QVERIFY(reaches(other, State::Stopped));
        QVERIFY(!other.history()->rows.empty());
    }

    void aFolderThatIsGonePausesItUntilItIsBack()
    {
        EvolutionModel model;
        QSignalSpy generations(&model, &EvolutionModel::generationFinished);
        QSignalSpy failed(&model, &EvolutionModel::failed);
        const QString folder = newFolder();
        const QString away = newFolder();
        model.start(smallRecipe(300), folder);
        QVERIFY(generations.wait());
        fs::rename(folder.toStdString(), away.toStdString());
        QVERIFY(failed.wait());
        QCOMPARE(model.state(), State::Paused);
        QCOMPARE(model.error()->code, ErrorCode::FileUnwritable);
        fs::rename(away.toStdString(), folder.toStdString());
        QVERIFY(reaches(model, State::Running));
        QVERIFY(!model.error());
        model.stop();
        QVERIFY(reaches(model, State::Stopped));
    }
};

QTEST_GUILESS_MAIN(TestEvolutionModel)
#include "tst_evolutionmodel.moc"
