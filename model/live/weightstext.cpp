// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "weightstext.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>
#include <optional>

namespace tetrarium {

using namespace Qt::StringLiterals;

namespace {

Expected<double> numberFrom(const QString &word)
{
    bool isNumber = false;
    const double number = QLocale::c().toDouble(word, &isNumber);
    if (!isNumber || !std::isfinite(number))
        return fail(ErrorCode::NotANumber, word.toStdString(), "a weight such as -0.5");
    return number;
}

Expected<std::vector<double>> namedWeights(const QStringList &words, const EvaluatorShape &shape)
{
    std::string names;
    for (const FeatureUse use : shape.features)
        names += (names.empty() ? "" : ", ") + std::string(nameOf(use.id));
    std::vector<std::optional<double>> found(shape.features.size());
    for (qsizetype i = 0; i < words.size(); i += 2) {
        const auto id = featureFromName(words[i].toStdString());
        const auto use = !id ? shape.features.end() : std::ranges::find(shape.features, *id, &FeatureUse::id);
        if (use == shape.features.end())
            return fail(ErrorCode::UnknownName, words[i].toStdString(), names);
        const auto number = numberFrom(words.value(i + 1));
        if (!number)
            return std::unexpected(number.error());
        found[static_cast<std::size_t>(use - shape.features.begin())] = *number;
    }
    std::vector<double> weights;
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (!found[i])
            return fail(ErrorCode::Missing, {}, std::string(nameOf(shape.features[i].id)));
        weights.push_back(*found[i]);
    }
    return weights;
}

} // namespace

Expected<std::vector<double>> weightsFromText(const QString &text, const EvaluatorShape &shape)
{
    static const QRegularExpression gaps(uR"([\s,;=:\[\](){}"']+)"_s);
    const QStringList words = text.split(gaps, Qt::SkipEmptyParts);
    if (shape.isLinear() && text.contains(u'=') && !words.isEmpty())
        return namedWeights(words, shape);
    std::vector<double> weights;
    for (const QString &word : words) {
        const auto number = numberFrom(word);
        if (!number)
            return std::unexpected(number.error());
        weights.push_back(*number);
    }
    if (static_cast<int>(weights.size()) != shape.weightCount())
        return fail(ErrorCode::WrongSize, std::to_string(weights.size()),
            std::to_string(shape.weightCount()) + " weights");
    return weights;
}

QString weightsToText(const Evaluator &evaluator)
{
    QString text;
    for (std::size_t i = 0; i < evaluator.weights().size(); ++i) {
        if (evaluator.shape().isLinear()) {
            const std::string_view name = nameOf(evaluator.shape().features[i].id);
            text += QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())) + u" = "_s;
        }
        text += QLocale::c().toString(evaluator.weights()[i], 'g', QLocale::FloatingPointShortest) + u'\n';
    }
    return text;
}

} // namespace tetrarium
