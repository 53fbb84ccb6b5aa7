// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plotview.h"
#include "report.h"

#include <memory>

namespace tetrarium {

/// How the fitness of one generation's genomes is spread: how many lie in each of some equal intervals.
class Histogram : public PlotView
{
    Q_OBJECT

public:
    explicit Histogram(QWidget *parent = nullptr);

    /// Nothing: the empty state.
    void setGeneration(std::shared_ptr<const GenerationReport> report);

protected:
    void retranslate() override;
    QString headlineOf(double x) const override;

private:
    std::shared_ptr<const GenerationReport> m_report;
};

/// The counts of values in equal intervals between the least and the greatest.
struct Bins
{
    double low = 0;
    double width = 1;
    QList<int> counts;
};
/// By the square root of their number, between 5 and 50 intervals; values that are all equal have one.
Bins binsOf(const QList<double> &values);

} // namespace tetrarium
