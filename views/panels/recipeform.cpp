// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recipeform.h"

#include "colors.h"
#include "recipetexts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tetrarium {

namespace {

QString shortNumber(double value)
{
    return QLocale().toString(value, 'g', 6);
}

} // namespace

RecipeForm::RecipeForm(QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
}

void RecipeForm::setKeys(const std::vector<RecipeKey> &keys)
{
    m_fields.clear();
    while (QLayoutItem *item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    std::map<QString, QWidget *> groups;
    for (const RecipeKey &key : keys) {
        const QString part = recipePartOf(QString::fromStdString(key.key));
        QWidget *&group = groups[part];
        if (!group) {
            auto *box = new QGroupBox(part, this);
            auto *column = new QVBoxLayout(box);
            column->setSpacing(4);
            layout()->addWidget(box);
            group = box;
        }
        addField(key, group);
    }
    showErrors();
}

void RecipeForm::addField(const RecipeKey &key, QWidget *group)
{
    const QString name = QString::fromStdString(key.key);
    Field field{.key = key, .editor = makeEditor(key), .message = new QLabel(group)};
    auto *label =
        new QLabel(name.contains(QLatin1Char('.')) ? name.section(QLatin1Char('.'), 1) : name, group);
    label->setBuddy(field.editor);
    QString explanation = explanationOf(name);
    // A limit that nobody reaches is no explanation.
    constexpr double farthest = 1e9;
    if ((key.kind == KeyKind::Number || key.kind == KeyKind::Whole) && key.most < farthest) {
        const QString range = tr("%1 to %2").arg(shortNumber(key.least), shortNumber(key.most));
        explanation = explanation.isEmpty() ? range : QStringLiteral("%1 (%2)").arg(explanation, range);
    }
    auto *text = new QLabel(explanation, group);
    text->setWordWrap(true);
    text->setForegroundRole(QPalette::PlaceholderText);
    text->setVisible(!explanation.isEmpty());
    field.editor->setObjectName(name);
    field.editor->setAccessibleName(name);
    field.editor->setAccessibleDescription(explanation);
    field.message->setWordWrap(true);
    field.message->setTextFormat(Qt::PlainText);
    field.message->hide();
    for (QWidget *part : std::initializer_list<QWidget *>{label, field.editor, field.message, text})
        group->layout()->addWidget(part);
    m_fields.insert_or_assign(name, field);
}

QWidget *RecipeForm::makeEditor(const RecipeKey &key)
{
    const QString value = QString::fromStdString(key.value);
    if (key.kind == KeyKind::Word) {
        auto *combo = new QComboBox(this);
        if (value.isEmpty())
            combo->addItem(QString());
        for (const std::string &word : key.words)
            combo->addItem(QString::fromStdString(word));
        combo->setCurrentText(value);
        connect(combo, &QComboBox::activated, this, &RecipeForm::edited);
        return combo;
    }
    if (key.kind == KeyKind::Flag) {
        auto *box = new QCheckBox(this);
        box->setChecked(value == QLatin1String("true"));
        connect(box, &QCheckBox::clicked, this, &RecipeForm::edited);
        return box;
    }
    auto *line = new QLineEdit(value, this);
    connect(line, &QLineEdit::textEdited, this, &RecipeForm::edited);
    return line;
}

QString RecipeForm::textOf(const QWidget *editor)
{
    if (const auto *combo = qobject_cast<const QComboBox *>(editor))
        return combo->currentText();
    if (const auto *box = qobject_cast<const QCheckBox *>(editor))
        return box->isChecked() ? QStringLiteral("true") : QStringLiteral("false");
    return static_cast<const QLineEdit *>(editor)->text().trimmed();
}

QString RecipeForm::value(const QString &key) const
{
    return textOf(m_fields.at(key).editor);
}

void RecipeForm::setValue(const QString &key, const QString &value)
{
    QWidget *editor = m_fields.at(key).editor;
    if (auto *combo = qobject_cast<QComboBox *>(editor))
        combo->setCurrentText(value);
    else if (auto *box = qobject_cast<QCheckBox *>(editor))
        box->setChecked(value == QLatin1String("true"));
    else
        static_cast<QLineEdit *>(editor)->setText(value);
    edited();
}

QStringList RecipeForm::settings() const
{
    QStringList settings;
    for (const auto &[name, field] : m_fields) {
        const QString text = textOf(field.editor);
        const QString before = QString::fromStdString(field.key.value);
        const bool same = field.key.kind == KeyKind::Flag && before.isEmpty() ? text == QLatin1String("false")
                                                                              : text == before;
        if (!same)
            settings.append(name + QLatin1Char('=') + text);
    }
    return settings;
}

QString RecipeForm::ownError(const Field &field) const
{
    if (field.key.kind != KeyKind::Number && field.key.kind != KeyKind::Whole)
        return {};
    const QString text = textOf(field.editor);
    if (text.isEmpty())
        return field.key.value.empty() ? QString() : tr("A number is needed here.");
    bool isNumber = false;
    const double value = QLocale::c().toDouble(text, &isNumber);
    if (!isNumber || !std::isfinite(value))
        return tr("\"%1\" is not a number.").arg(text);
    if (field.key.kind == KeyKind::Whole && value != std::floor(value))
        return tr("A whole number is needed here.");
    if (value < field.key.least || value > field.key.most)
        return tr("It must be from %1 to %2.").arg(shortNumber(field.key.least), shortNumber(field.key.most));
    return {};
}

bool RecipeForm::isGood() const
{
    return std::ranges::all_of(
        m_fields, [this](const auto &entry) { return ownError(entry.second).isEmpty(); });
}

void RecipeForm::setErrors(const QMap<QString, QString> &errors)
{
    for (auto &[name, field] : m_fields)
        field.given = errors.value(name);
    showErrors();
}

QString RecipeForm::error(const QString &key) const
{
    const Field &field = m_fields.at(key);
    const QString own = ownError(field);
    return own.isEmpty() ? field.given : own;
}

void RecipeForm::edited()
{
    showErrors();
    Q_EMIT changed();
}

void RecipeForm::showErrors()
{
    for (auto &[name, field] : m_fields) {
        const QString text = error(name);
        QPalette colors = field.message->palette();
        colors.setColor(QPalette::WindowText, colorsOf(palette()).series[1]);
        field.message->setPalette(colors);
        field.message->setText(text);
        field.message->setVisible(!text.isEmpty());
    }
}

} // namespace tetrarium
