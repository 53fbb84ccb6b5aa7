// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "recipekeys.h"

#include <QMap>
#include <QWidget>

#include <map>

class QLabel;

namespace tetrarium {

/// A recipe's parameters in a form made from its table of keys: a field for each, with what it is for, its range, and a
/// message beside a value that cannot be used. It knows no recipe: what is wrong with the whole is told by setErrors().
class RecipeForm : public QWidget
{
    Q_OBJECT

public:
    explicit RecipeForm(QWidget *parent = nullptr);

    /// Replaces all fields.
    void setKeys(const std::vector<RecipeKey> &keys);

    /// Every field that differs from what setKeys() gave, as `key=value`.
    QStringList settings() const;
    /// Types a value into a field.
    void setValue(const QString &key, const QString &value);
    QString value(const QString &key) const;

    /// All values are of their kind and in range.
    bool isGood() const;
    /// Messages by key, from whoever knows the recipe; they stay until the next ones.
    void setErrors(const QMap<QString, QString> &errors);
    /// What stands beside a field now; empty: nothing is wrong.
    QString error(const QString &key) const;

Q_SIGNALS:
    /// A value was changed by a person.
    void changed();

private:
    struct Field
    {
        RecipeKey key;
        QWidget *editor = nullptr;
        QLabel *message = nullptr;
        QString given = {}; ///< what is wrong, as told
    };

    QWidget *makeEditor(const RecipeKey &key);
    void addField(const RecipeKey &key, QWidget *group);
    static QString textOf(const QWidget *editor);
    QString ownError(const Field &field) const;
    void edited();
    void showErrors();

    std::map<QString, Field> m_fields;
};

} // namespace tetrarium
