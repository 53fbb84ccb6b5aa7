// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gameactions.h"

#include "icons.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace tetrarium {

using namespace Qt::StringLiterals;

GameActions::GameActions(QObject *parent)
    : QObject(parent)
{
    add(GameCommand::Open, u"open"_s);
    add(GameCommand::SaveReplay, u"save"_s);
    add(GameCommand::NewGame, u"new"_s);
    add(GameCommand::PlayAgain, u"reset"_s);
    add(GameCommand::Pause, u"pause"_s);
    add(GameCommand::Undo, u"undo"_s);
    add(GameCommand::GiveUp, u"close"_s);
    add(GameCommand::Leave, u"quit"_s);
    add(GameCommand::Scores, u"scores"_s);
    add(GameCommand::Watch, u"watch"_s);
    add(GameCommand::Step, u"step"_s);
    add(GameCommand::ShowCandidates, u"candidates"_s);
    add(GameCommand::Hint, u"hint"_s);
    add(GameCommand::SetGenome, u"genomes"_s);
    add(GameCommand::Preferences, u"preferences"_s);
    action(GameCommand::Open)->setShortcuts(QKeySequence::Open);
    action(GameCommand::SaveReplay)->setShortcuts(QKeySequence::Save);
    action(GameCommand::NewGame)->setShortcuts(QKeySequence::New);
    action(GameCommand::Undo)->setShortcuts(QKeySequence::Undo);
    action(GameCommand::Step)->setShortcut(Qt::Key_F10);
    action(GameCommand::Preferences)->setShortcut(Qt::CTRL | Qt::Key_Comma);
    action(GameCommand::Preferences)->setMenuRole(QAction::PreferencesRole);
    action(GameCommand::Pause)->setCheckable(true);
    action(GameCommand::ShowCandidates)->setCheckable(true);
}

void GameActions::add(GameCommand command, const QString &iconName)
{
    m_actions[command] = new QAction(icon(iconName), {}, this);
}

void GameActions::addFiles(QMenu *fileMenu)
{
    fileMenu->addAction(action(GameCommand::Open));
    m_recent = fileMenu->addMenu(QString());
    fileMenu->addAction(action(GameCommand::SaveReplay));
    fileMenu->addSeparator();
    setRecentFiles({});
}

void GameActions::addMenus(QMenuBar *bar)
{
    m_gameMenu = bar->addMenu(QString());
    m_gameMenu->addActions(
        {action(GameCommand::NewGame), action(GameCommand::PlayAgain), action(GameCommand::Pause),
            action(GameCommand::Undo), action(GameCommand::GiveUp), action(GameCommand::Leave)});
    m_gameMenu->addSeparator();
    m_gameMenu->addAction(action(GameCommand::Scores));
    m_playerMenu = bar->addMenu(QString());
    m_playerMenu->addActions({action(GameCommand::Watch), action(GameCommand::Step),
        action(GameCommand::ShowCandidates), action(GameCommand::Hint), action(GameCommand::SetGenome)});
}

void GameActions::addTools(QToolBar *bar) const
{
    bar->addActions({action(GameCommand::NewGame), action(GameCommand::Pause), action(GameCommand::Undo)});
    bar->addSeparator();
    bar->addActions(
        {action(GameCommand::Watch), action(GameCommand::ShowCandidates), action(GameCommand::Hint)});
}

void GameActions::setState(const GameState &state)
{
    m_state = state;
    const bool plays = state.hasGame && !state.isOver;
    action(GameCommand::SaveReplay)->setEnabled(state.hasReplay);
    action(GameCommand::PlayAgain)->setEnabled(state.hasGame);
    action(GameCommand::Pause)->setEnabled(plays);
    action(GameCommand::Pause)->setChecked(plays && state.isPaused);
    action(GameCommand::Undo)->setEnabled(state.hasGame && state.isPersons && !state.isPaused);
    action(GameCommand::GiveUp)->setEnabled(plays && !state.isPaused);
    action(GameCommand::Leave)->setEnabled(state.hasGame);
    action(GameCommand::Step)->setEnabled(plays && !state.isPersons);
    action(GameCommand::Hint)->setEnabled(plays && state.isPersons && !state.isPaused);
}

void GameActions::setKeys(const KeyBindings &keys)
{
    m_keys = keys;
    retranslate();
}

void GameActions::setRecentFiles(const QStringList &paths)
{
    m_recent->clear();
    m_recent->setEnabled(!paths.isEmpty());
    for (const QString &path : paths) {
        QAction *entry = m_recent->addAction(QFileInfo(path).fileName().replace(u'&', u"&&"_s));
        entry->setStatusTip(path);
        connect(entry, &QAction::triggered, this, [this, path] { Q_EMIT recentFileRequested(path); });
    }
}

void GameActions::retranslate()
{
    const auto describe = [this](GameCommand command, const QString &text, const QString &explanation,
                              std::optional<GameKey> key = {}) {
        QAction *described = action(command);
        QString shown = text;
        // Shown as a shortcut is, but it is none: the game's keys are taken before shortcuts are.
        if (key && !m_keys.keys(*key).isEmpty())
            shown += u'\t' + QKeySequence(m_keys.keys(*key).first()).toString(QKeySequence::NativeText);
        described->setText(shown);
        described->setIconText(QString(text).remove(u'&').remove(u'…').remove(u'?'));
        described->setStatusTip(explanation);
    };
    m_recent->setTitle(tr("Open &Recent"));
    m_gameMenu->setTitle(tr("&Game"));
    m_playerMenu->setTitle(tr("&Player"));
    describe(GameCommand::Open, tr("&Open…"), tr("Open a replay, a player or a recipe"));
    describe(GameCommand::SaveReplay, tr("&Save Replay…"), tr("Save the game on the board as a replay"));
    describe(GameCommand::NewGame, tr("&New Game…"), tr("Choose rules, pieces and who plays"));
    describe(GameCommand::PlayAgain, tr("Play A&gain"), tr("The same kind of game with new pieces"),
        GameKey::PlayAgain);
    describe(GameCommand::Pause, tr("&Pause"), tr("Stop the time; the board is hidden"), GameKey::Pause);
    describe(GameCommand::Undo, tr("&Undo"), tr("Take back the last piece; the game is then practice"));
    describe(GameCommand::GiveUp, tr("Gi&ve Up"), tr("End the game here"), GameKey::GiveUp);
    describe(
        GameCommand::Leave, tr("&Leave"), tr("Leave the game; asks before anything is lost"), GameKey::Leave);
    describe(GameCommand::Scores, tr("&High Scores…"), tr("The scores of people"));
    describe(GameCommand::Watch, tr("&Watch"), tr("Watch the chosen player play"));
    describe(GameCommand::Step, tr("&Step"), tr("The player's next key, or the next candidate"));
    describe(GameCommand::ShowCandidates, tr("&Candidates"),
        tr("Draw every placement that the player looks at over the board"), GameKey::ShowCandidates);
    describe(GameCommand::Hint, tr("&Hint"), tr("What would the chosen player do here?"), GameKey::Hint);
    describe(GameCommand::SetGenome, tr("Set &Genome…"), tr("Watch a player with weights of your own"));
    describe(GameCommand::Preferences, tr("&Preferences…"), tr("Keys, repeat and look"));
}

} // namespace tetrarium
