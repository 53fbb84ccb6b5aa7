// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// How the window feels while evolution runs, with the real window on a screen (with-display); docs/speed.md says what is
/// measured. bench_desktop [frames] [speed] [start] [scroll]: some of it; all if nothing is named.
/// bench_desktop memory SECONDS: how much memory it takes while it evolves.

#include "frametimes.h"

#include "boardview.h"
#include "evolutionpanel.h"
#include "genometable.h"
#include "lab.h"
#include "recipeform.h"
#include "runsession.h"
#include "smallruns.h"
#include "windowactions.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QProcess>
#include <QScrollBar>
#include <QTableView>

#include <cstdio>
#include <fstream>
#include <unistd.h>

using namespace tetrarium;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 600'000;
constexpr int repetitions = 5;

/// Recipes at both ends: generations that take a millisecond, and generations of thousands of games.
struct Workload
{
    QString recipe;
    QString generations; ///< of the comparison with the terminal; some seconds
};

const Workload workloads[] = {{u"thesis"_s, u"3000"_s}, {u"champion"_s, u"12"_s}};

double quantile(const std::vector<double> &sorted, double share)
{
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return quantile(values, 0.5);
}

void printLoad()
{
    double load[3] = {};
    ::getloadavg(load, 3);
    std::printf("load of the machine: %.2f\n", load[0]);
}

/// Milliseconds that the host of a virtual machine has kept its processors from it; nothing here can help that.
double stolenMs()
{
    std::ifstream stat("/proc/stat");
    std::string word;
    long long ticks = 0;
    stat >> word;
    for (int field = 0; field < 8; ++field)
        stat >> ticks;
    return 1000.0 * static_cast<double>(ticks) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

RunSession *evolve(Lab &lab, const QString &recipe, const QString &generations)
{
    lab.desktop().evolution().recipes().choose(recipe);
    RecipeForm *form = lab.window().evolution()->form();
    form->setValue(u"stopping.generations"_s, generations);
    return lab.desktop().evolution().start();
}

bool isRunning(RunSession *run)
{
    return QTest::qWaitFor([run] { return run->lastGeneration() >= 0; }, patienceMs);
}

void watchAPlayer(Lab &lab, int speed)
{
    WatchController &watching = lab.desktop().watching();
    watching.setDrawing(CandidateDrawing::All);
    watching.choose(lab.desktop().players().rowOf(u"dellacherie"_s));
    watching.setSpeed(speed);
    watching.watch(1);
}

/// The event loop as the program has it; QTest's waits sleep between rounds.
void live(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

void openEverything(Lab &lab)
{
    for (const DockId dock : allDocks)
        lab.window().openDock(dock);
    lab.window().openDock(DockId::Board);
    live(200);
}

bool frames(FrameTimes &application)
{
    constexpr int seconds = 10;
    constexpr int keyEvery10Ms = 6;
    for (const Workload &workload : workloads) {
        const LabHome home;
        Lab lab(home, {.theme = Theme::Light, .workspace = Workspace::Evolve});
        lab.window().showMaximized();
        if (!lab.waitUntilShown())
            return false;
        openEverything(lab);
        RunSession *run = evolve(lab, workload.recipe, u"1000000"_s);
        watchAPlayer(lab, keyEvery10Ms);
        if (!run || !isRunning(run) || !lab.window().board()->isVisible())
            return false;
        std::vector<double> medians, p95, p99, longest;
        for (int i = 0; i < repetitions; ++i) {
            const double stolen = stolenMs();
            application.start(lab.window().board());
            live(seconds * 1000);
            const std::vector<double> times = application.stop();
            medians.push_back(quantile(times, 0.5));
            p95.push_back(quantile(times, 0.95));
            p99.push_back(quantile(times, 0.99));
            longest.push_back(times.back());
            std::printf("  %s: %zu frames, ms: 50%% %.1f, 95%% %.1f, 99%% %.1f, longest %.1f; generation %d, "
                        "piece %lld, "
                        "%.0f ms taken by the host\n",
                qPrintable(workload.recipe), times.size(), medians.back(), p95.back(), p99.back(),
                longest.back(), run->lastGeneration(),
                static_cast<long long>(lab.desktop().game().snapshot().tally.pieces), stolenMs() - stolen);
        }
        std::printf(
            "frame time while %s evolves, ms, medians of %d: 50%% %.1f, 95%% %.1f, 99%% %.1f, longest %.1f\n",
            qPrintable(workload.recipe), repetitions, median(medians), median(p95), median(p99),
            median(longest));
        lab.window().close();
    }
    return true;
}

/// Seconds of the run in the window, from the press of the button to its end; the board is still.
double inTheWindow(const Workload &workload, const LabHome &home)
{
    Lab lab(home, {.theme = Theme::Light, .workspace = Workspace::Evolve});
    lab.window().showMaximized();
    if (!lab.waitUntilShown())
        return 0;
    openEverything(lab);
    QElapsedTimer clock;
    clock.start();
    RunSession *run = evolve(lab, workload.recipe, workload.generations);
    if (!run)
        return 0;
    QEventLoop loop;
    bool ended = false;
    QObject::connect(&run->model(), &EvolutionModel::stateChanged, &loop, [&](EvolutionModel::State state) {
        ended = state == EvolutionModel::State::Ended;
        if (ended || state == EvolutionModel::State::Empty)
            loop.quit();
    });
    loop.exec();
    const double seconds = static_cast<double>(clock.elapsed()) / 1000;
    lab.window().close();
    return ended ? seconds : 0;
}

/// Seconds of its twin in the terminal, from the start of the program to its end. As nice as the window's workers are, so
/// that whatever else the machine does takes the same from both.
double inTheTerminal(const Workload &workload, const QString &folder)
{
    QProcess twin;
    twin.setStandardOutputFile(QProcess::nullDevice());
    twin.setStandardErrorFile(QProcess::nullDevice());
    QElapsedTimer clock;
    clock.start();
    twin.start(u"nice"_s, {u"-n"_s, u"10"_s, QStringLiteral(CLI_PROGRAM), u"evolve"_s, workload.recipe,
                              u"--generations"_s, workload.generations, u"--out"_s, folder});
    const bool ended = twin.waitForFinished(patienceMs) && twin.exitCode() == 0;
    return ended ? static_cast<double>(clock.elapsed()) / 1000 : 0;
}

bool speed()
{
    for (const Workload &workload : workloads) {
        std::vector<double> window, terminal, ratios;
        for (int i = 0; i < repetitions; ++i) {
            const LabHome home;
            const QString folder = home.path() + u"/twin"_s;
            terminal.push_back(inTheTerminal(workload, folder));
            window.push_back(inTheWindow(workload, home));
            const QString run = home.paths().data + u"/runs/%1-1"_s.arg(workload.recipe);
            const QByteArray differs = test::differingFile(run.toStdString(), folder.toStdString());
            if (terminal.back() == 0 || window.back() == 0 || !differs.isEmpty()) {
                std::printf("the two runs of %s are not the same: %s\n", qPrintable(workload.recipe),
                    differs.constData());
                return false;
            }
            ratios.push_back(terminal.back() / window.back());
            std::printf("  %s: window %.2f s, terminal %.2f s, ratio %.3f\n", qPrintable(workload.recipe),
                window.back(), terminal.back(), ratios.back());
        }
        std::printf(
            "evolution of %s in the window at %.1f%% of the terminal's speed (best against best %.1f%%)\n",
            qPrintable(workload.recipe), 100 * median(ratios),
            100 * std::ranges::min(terminal) / std::ranges::min(window));
    }
    return true;
}

bool start()
{
    std::vector<double> times;
    const LabHome home;
    for (int i = 0; i < repetitions; ++i) {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"TETRARIUM_TIMING"_s, u"1"_s);
        program.setProcessEnvironment(environment);
        program.setReadChannel(QProcess::StandardError);
        QElapsedTimer clock;
        clock.start();
        program.start(QStringLiteral(DESKTOP_PROGRAM), {u"--home"_s, home.path()});
        QByteArray said;
        while (!said.contains("first paint") && program.waitForReadyRead(patienceMs))
            said += program.readAllStandardError();
        times.push_back(static_cast<double>(clock.elapsed()));
        program.terminate();
        program.waitForFinished();
        if (!said.contains("first paint"))
            return false;
    }
    std::printf("start of the program to its first paint, ms: first %.0f, median %.0f, longest %.0f\n",
        times.front(), median(times), std::ranges::max(times));
    return true;
}

bool scroll()
{
    constexpr int rows = 100'000;
    constexpr int perGeneration = 100;
    constexpr int genes = 8;
    constexpr int steps = 300;
    std::vector<GenomeTableModel::Generation> generations;
    for (int number = 0; number < rows / perGeneration; ++number) {
        auto report = std::make_shared<GenerationReport>();
        report->number = number;
        report->genomes.resize(perGeneration);
        for (int i = 0; i < perGeneration; ++i) {
            GenomeResult &genome = report->genomes[static_cast<std::size_t>(i)];
            genome.individual.id = std::to_string(number * perGeneration + i);
            genome.individual.genes.assign(genes, (number * 31 + i * 17) % 1000 - 500.0);
            genome.fitness = (number * 37 + i * 101) % 10'007;
        }
        generations.push_back(std::move(report));
    }
    const LabHome home;
    Lab lab(home, {.theme = Theme::Light, .workspace = Workspace::Evolve});
    lab.window().showMaximized();
    if (!lab.waitUntilShown())
        return false;
    QStringList names;
    for (int gene = 0; gene < genes; ++gene)
        names.append(u"gene %1"_s.arg(gene));
    auto *table = lab.window().genomeTable()->findChild<QTableView *>();
    QElapsedTimer clock;
    clock.start();
    lab.desktop().genomes().setGenerations(names, std::move(generations));
    const qint64 shown = clock.restart();
    table->sortByColumn(GenomeTableModel::FitnessColumn, Qt::DescendingOrder);
    const qint64 sorted = clock.elapsed();
    std::vector<double> times;
    for (int i = 0; i < steps; ++i) {
        clock.restart();
        table->verticalScrollBar()->setValue(table->verticalScrollBar()->maximum() / steps * i);
        table->viewport()->repaint();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    std::printf("%d genomes: shown in %lld ms, sorted in %lld ms; a step of scrolling, ms: 50%% %.1f, 99%% "
                "%.1f, longest %.1f\n",
        rows, shown, sorted, quantile(times, 0.5), quantile(times, 0.99), times.back());
    lab.window().close();
    return true;
}

double residentMegabytes()
{
    std::ifstream statm("/proc/self/statm");
    long pages = 0;
    statm >> pages >> pages;
    return static_cast<double>(pages) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

bool memory(int seconds)
{
    constexpr int everySeconds = 15;
    constexpr int keyEvery50Ms = 4;
    const LabHome home;
    Lab lab(home, {.theme = Theme::Light, .workspace = Workspace::Evolve});
    lab.window().showMaximized();
    if (!lab.waitUntilShown())
        return false;
    openEverything(lab);
    // Short games: minutes of it have more generations than hours of a usual run.
    RecipeForm *form = lab.window().evolution()->form();
    lab.desktop().evolution().recipes().choose(u"thesis"_s);
    form->setValue(u"evaluation.max_moves"_s, u"60"_s);
    form->setValue(u"held_out.every"_s, u"0"_s);
    form->setValue(u"stopping.generations"_s, u"10000000"_s);
    RunSession *run = lab.desktop().evolution().start();
    watchAPlayer(lab, keyEvery50Ms);
    if (!run || !isRunning(run))
        return false;
    for (int passed = 0; passed <= seconds; passed += everySeconds) {
        std::printf("%5d s  generation %8d  %7.1f MB\n", passed, run->lastGeneration(), residentMegabytes());
        std::fflush(stdout);
        live(everySeconds * 1000);
    }
    lab.window().close();
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    FrameTimes application(argc, argv);
    ThemeController::installStyle();
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    QStringList wanted = QApplication::arguments().sliced(1);
    if (wanted.size() == 2 && wanted.first() == "memory"_L1)
        return memory(wanted.last().toInt()) ? 0 : 1;
    if (wanted.isEmpty())
        wanted = QStringList{u"start"_s, u"scroll"_s, u"frames"_s, u"speed"_s};
    for (const QString &what : std::as_const(wanted)) {
        printLoad();
        const bool done = what == "frames"_L1   ? frames(application)
                          : what == "speed"_L1  ? speed()
                          : what == "start"_L1  ? start()
                          : what == "scroll"_L1 ? scroll()
                                                : false;
        if (!done) {
            std::printf("%s could not be measured\n", qPrintable(what));
            return 1;
        }
    }
    return 0;
}
