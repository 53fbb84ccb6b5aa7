// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "playerchecks.h"
#include "studysteering.h"
#include "texttableview.h"

#include <memory>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QTabWidget;

namespace tetrarium {

/// An arena that somebody asks for.
struct ArenaRequest
{
    QStringList players = {};
    QString rules = {};
    int height = 0; ///< 0: the rules' own
    int games = 100;
    quint64 seed = 1;
    QString measure = {};
    bool earlyStop = false;

    bool operator==(const ArenaRequest &) const = default;
};

/// Where players are chosen and compared on the same games, with what was found: ranks with means, intervals and
/// quantiles, and every pair tested.
class ArenaPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ArenaPanel(QWidget *parent = nullptr);

    void setPlayers(const QStringList &names) { m_players->setPlayers(names); }
    void setRules(const QStringList &names);
    void setStatus(const StudyStatus &status) { m_steering->setStatus(status); }
    /// Nothing: the empty state.
    void setResult(std::shared_ptr<const ArenaResult> result);

    ArenaRequest request() const;

    PlayerChecks *players() const { return m_players; }
    QComboBox *rules() const { return m_rules; }
    QSpinBox *height() const { return m_height; }
    QSpinBox *games() const { return m_games; }
    QPushButton *startButton() const { return m_start; }
    StudySteering *steering() const { return m_steering; }
    TextTableView *standings() const { return m_standings; }
    TextTableView *pairs() const { return m_pairs; }

Q_SIGNALS:
    void startRequested();
    void exported(const QString &path);
    void exportFailed(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeForm();
    void retranslate();
    void showResult();

    PlayerChecks *m_players = nullptr;
    QFormLayout *m_form = nullptr;
    QLabel *m_playersLabel = nullptr;
    QComboBox *m_rules = nullptr;
    QSpinBox *m_height = nullptr;
    QSpinBox *m_games = nullptr;
    QLineEdit *m_seed = nullptr;
    QComboBox *m_measure = nullptr;
    QCheckBox *m_earlyStop = nullptr;
    QPushButton *m_start = nullptr;
    StudySteering *m_steering = nullptr;
    QTabWidget *m_pages = nullptr;
    TextTableView *m_standings = nullptr;
    TextTableView *m_pairs = nullptr;
    QLabel *m_explanation = nullptr;
    std::shared_ptr<const ArenaResult> m_result;
};

} // namespace tetrarium
