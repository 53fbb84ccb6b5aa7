// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload.h"

#include <QTest>

#include <hwy/targets.h>

#include <set>

using namespace tetrarium;

class TestWorkload : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { hwy::SetSupportedTargetsForTest(0); }

    void doesTheUnitsItIsAskedFor()
    {
        std::set<std::string_view> keys;
        for (const Workload &workload : benchWorkloads()) {
            QVERIFY(keys.insert(workload.key).second);
            QVERIFY(workload.batch > 0);
            QCOMPARE(workload.run(3), 3);
        }
        QVERIFY(keys.contains("plain_bcts_pieces_per_second"));
    }

    void decidesTheSameWithEveryInstructionSet()
    {
        std::set<std::uint64_t> signatures;
        for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
            hwy::SetSupportedTargetsForTest(target);
            signatures.insert(benchSignature());
        }
        QCOMPARE(signatures.size(), 1U);
    }
};

QTEST_APPLESS_MAIN(TestWorkload)
#include "tst_workload.moc"
