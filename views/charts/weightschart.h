// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plotview.h"
#include "runcurve.h"

namespace tetrarium {

/// The weights of the best genome of every generation: one line a gene.
class WeightsChart : public PlotView
{
    Q_OBJECT

public:
    explicit WeightsChart(QWidget *parent = nullptr);

    void setRun(const RunCurve &run);

protected:
    void retranslate() override;

private:
    void setTitled(PlotData data);
};

} // namespace tetrarium
