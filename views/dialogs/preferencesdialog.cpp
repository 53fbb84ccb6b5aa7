// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "preferencesdialog.h"

#include "keybutton.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace tetrarium {

using namespace Qt::StringLiterals;

PreferencesDialog::PreferencesDialog(const Preferences &preferences, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Preferences"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *tabs = new QTabWidget(this);
    tabs->addTab(makeKeys(), tr("&Keys"));
    tabs->addTab(makeRepeat(), tr("&Repeat"));
    tabs->addTab(makeLook(), tr("&Look"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Apply
                                             | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults,
        this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    column->addWidget(tabs);
    column->addWidget(buttons);
    fillIn(preferences);

    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT applied(this->preferences());
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this,
        [this] { Q_EMIT applied(this->preferences()); });
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
        [this] { fillIn(Preferences()); });
}

QWidget *PreferencesDialog::makeKeys()
{
    auto *page = new QWidget(this);
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(16, 16, 16, 16);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    for (const GameKey meaning : allGameKeys) {
        const int row = static_cast<int>(meaning);
        grid->addWidget(new QLabel(describe(meaning), page), row, 0);
        for (int place = 0; place < keysPerMeaning; ++place) {
            auto *button = new KeyButton(page);
            button->setMinimumWidth(104);
            button->setAccessibleName(tr("Key %1 for: %2").arg(place + 1).arg(describe(meaning)));
            m_keys[static_cast<std::size_t>(meaning)][static_cast<std::size_t>(place)] = button;
            grid->addWidget(button, row, place + 1);
            // A key means one thing: where it was before, it goes.
            connect(button, &KeyButton::keyChosen, this, [this, button](Qt::Key key) {
                for (const auto &others : m_keys) {
                    for (KeyButton *other : others) {
                        if (other != button && key != Qt::Key_unknown && other->key() == key)
                            other->setKey(Qt::Key_unknown);
                    }
                }
            });
        }
    }
    return page;
}

QWidget *PreferencesDialog::makeRepeat()
{
    auto *page = new QWidget(this);
    auto *form = new QFormLayout(page);
    form->setContentsMargins(16, 16, 16, 16);
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(16);
    const auto addMs = [&](const QString &text, int least, int most, const QString &explanation) {
        auto *box = new QSpinBox(page);
        box->setRange(least, most);
        box->setSuffix(tr(" ms"));
        box->setToolTip(explanation);
        form->addRow(text, box);
        auto *quiet = new QLabel(explanation, page);
        quiet->setWordWrap(true);
        quiet->setForegroundRole(QPalette::PlaceholderText);
        form->addRow(QString(), quiet);
        return box;
    };
    m_delay = addMs(tr("&Delay (DAS)"), 0, 1000, tr("From pressing left or right to its first repeat."));
    m_interval =
        addMs(tr("&Interval (ARR)"), 0, 500, tr("Between repeats to the side; 0 goes to the wall at once."));
    m_downInterval = addMs(tr("&Soft drop"), 1, 500, tr("Between rows while down is held."));
    return page;
}

QWidget *PreferencesDialog::makeLook()
{
    auto *page = new QWidget(this);
    auto *form = new QFormLayout(page);
    form->setContentsMargins(16, 16, 16, 16);
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(16);
    m_theme = new QComboBox(page);
    m_theme->addItem(tr("Follow the system"), static_cast<int>(Theme::System));
    m_theme->addItem(tr("Light"), static_cast<int>(Theme::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(Theme::Dark));
    m_language = new QComboBox(page);
    m_language->addItem(tr("Follow the system"), QString());
    m_language->addItem(u"English"_s, u"en"_s);
    m_language->addItem(u"Svenska"_s, u"sv"_s);
    m_pieces = new QComboBox(page);
    m_pieces->addItem(tr("Classic colours"), static_cast<int>(PiecePalette::Classic));
    m_pieces->addItem(tr("Colour-blind safe, with patterns"), static_cast<int>(PiecePalette::Distinct));
    m_reducedMotion = new QCheckBox(tr("&Reduce motion"), page);
    form->addRow(tr("&Theme"), m_theme);
    form->addRow(tr("&Language"), m_language);
    form->addRow(tr("&Pieces"), m_pieces);
    form->addRow(QString(), m_reducedMotion);
    return page;
}

void PreferencesDialog::fillIn(const Preferences &preferences)
{
    showKeys(preferences.keys);
    m_delay->setValue(preferences.timing.delayMs);
    m_interval->setValue(preferences.timing.intervalMs);
    m_downInterval->setValue(preferences.timing.downIntervalMs);
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(preferences.theme)));
    m_language->setCurrentIndex(std::max(0, m_language->findData(preferences.language)));
    m_pieces->setCurrentIndex(m_pieces->findData(static_cast<int>(preferences.pieces)));
    m_reducedMotion->setChecked(preferences.reducedMotion);
}

void PreferencesDialog::showKeys(const KeyBindings &keys)
{
    for (const GameKey meaning : allGameKeys) {
        for (int place = 0; place < keysPerMeaning; ++place)
            keyButton(meaning, place)->setKey(keys.keys(meaning).value(place, Qt::Key_unknown));
    }
}

KeyBindings PreferencesDialog::shownKeys() const
{
    KeyBindings bindings;
    // Cleared first: a key that changed places would else be taken from where it is now.
    for (const GameKey meaning : allGameKeys)
        bindings.setKeys(meaning, {});
    for (const GameKey meaning : allGameKeys) {
        QList<Qt::Key> keys;
        for (int place = 0; place < keysPerMeaning; ++place) {
            if (const Qt::Key key = keyButton(meaning, place)->key(); key != Qt::Key_unknown)
                keys.append(key);
        }
        bindings.setKeys(meaning, keys);
    }
    return bindings;
}

Preferences PreferencesDialog::preferences() const
{
    return {
        .keys = shownKeys(),
        .timing = {.delayMs = m_delay->value(),
            .intervalMs = m_interval->value(),
            .downIntervalMs = m_downInterval->value()},
        .theme = static_cast<Theme>(m_theme->currentData().toInt()),
        .language = m_language->currentData().toString(),
        .pieces = static_cast<PiecePalette>(m_pieces->currentData().toInt()),
        .reducedMotion = m_reducedMotion->isChecked(),
    };
}

QString PreferencesDialog::describe(GameKey meaning)
{
    switch (meaning) {
    case GameKey::Left:
        return tr("Left");
    case GameKey::Right:
        return tr("Right");
    case GameKey::Down:
        return tr("Down");
    case GameKey::RotateRight:
        return tr("Turn clockwise");
    case GameKey::RotateLeft:
        return tr("Turn counter-clockwise");
    case GameKey::HardDrop:
        return tr("Hard drop");
    case GameKey::Hold:
        return tr("Hold");
    case GameKey::Pause:
        return tr("Pause");
    case GameKey::GiveUp:
        return tr("Give up");
    case GameKey::ShowCandidates:
        return tr("Show or hide candidates");
    case GameKey::Hint:
        return tr("What would the player do here?");
    case GameKey::PlayAgain:
        return tr("Play again");
    case GameKey::Leave:
        return tr("Leave the game");
    }
    Q_UNREACHABLE_RETURN(QString());
}

} // namespace tetrarium
