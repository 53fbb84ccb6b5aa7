// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena.h"
#include "plotview.h"

#include <memory>

namespace tetrarium {

/// For every player of an arena, the share of games that reach at most so much.
class EcdfChart : public PlotView
{
    Q_OBJECT

public:
    explicit EcdfChart(QWidget *parent = nullptr);

    /// Nothing: the empty state.
    void setResult(std::shared_ptr<const ArenaResult> result);

protected:
    void retranslate() override;

private:
    std::shared_ptr<const ArenaResult> m_result;
};

} // namespace tetrarium
