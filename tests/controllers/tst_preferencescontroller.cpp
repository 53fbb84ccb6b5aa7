// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardview.h"
#include "gameactions.h"
#include "keybutton.h"
#include "lab.h"
#include "preferencesdialog.h"
#include "windowactions.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>

using namespace tetrarium;
using namespace Qt::StringLiterals;

class TestPreferencesController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKeyIsBoundAnewByPressingIt()
    {
        const LabHome home;
        {
            Lab lab(home);
            QVERIFY(lab.waitUntilShown());
            lab.actions().game().action(GameCommand::Preferences)->trigger();
            auto *dialog = lab.window().findChild<PreferencesDialog *>();
            QVERIFY(dialog);
            QTRY_VERIFY(dialog->isVisible());
            KeyButton *button = dialog->keyButton(GameKey::Left, 0);
            button->click();
            QTest::keyClick(button, Qt::Key_D);
            QCOMPARE(button->key(), Qt::Key_D);
            // It meant "right" before and means one thing only.
            QCOMPARE(dialog->keyButton(GameKey::Right, 0)->key(), Qt::Key_unknown);
            dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
            lab.window().close();
        }
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QVERIFY(lab.desktop().games().start({.rules = u"research"_s, .randomizer = u"list:OO"_s}));
        const int start = lab.desktop().game().snapshot().active->x;
        QTest::keyClick(lab.window().board(), Qt::Key_D);
        QCOMPARE(lab.desktop().game().snapshot().active->x, start - 1);
    }

    void everythingIsRememberedAsItWasChosen()
    {
        const LabHome home;
        Preferences chosen;
        chosen.keys.setKeys(GameKey::HardDrop, {Qt::Key_X, Qt::Key_F1});
        chosen.timing = {.delayMs = 0, .intervalMs = 7, .downIntervalMs = 250};
        chosen.theme = Theme::Dark;
        chosen.language = u"sv"_s;
        chosen.pieces = PiecePalette::Distinct;
        chosen.reducedMotion = true;
        {
            Settings settings(home.paths().settings);
            settings.setPreferences(chosen);
        }
        QCOMPARE(Settings(home.paths().settings).preferences(), chosen);
    }

    void theThemeChangesWhileAGameRuns()
    {
        const LabHome home;
        Lab lab(home, {.theme = Theme::Light});
        QVERIFY(lab.waitUntilShown());
        QVERIFY(lab.desktop().games().start({.rules = u"research"_s, .randomizer = u"list:OO"_s}));
        const QImage light = lab.window().board()->grab().toImage();
        lab.actions().theme(Theme::Dark)->trigger();
        QTRY_VERIFY(lab.window().board()->grab().toImage().pixelColor(1, 1) != light.pixelColor(1, 1));
        QVERIFY(!lab.desktop().game().snapshot().paused);
    }
};

QTEST_MAIN(TestPreferencesController)
#include "tst_preferencescontroller.moc"
