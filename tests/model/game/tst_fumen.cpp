// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fumen.h"
#include "randomboards.h"

#include <QTest>
#include <algorithm>
#include <fstream>
#include <sstream>

using namespace tetrarium;

namespace {

/// One vector of tests/data/fumen; make-vectors.cjs there describes the files.
struct Vector
{
    std::string title;
    std::string fumen;
    FumenPosition position;
};

Paint paintOfLetter(char letter)
{
    return PaintedBoard::fromText(std::string(10, letter), 8)->cell(0, 0);
}

std::optional<Active> activeOf(const std::string &line)
{
    if (line == "-")
        return std::nullopt;
    std::istringstream words(line);
    char letter = 0;
    char comma = 0;
    int orientation = 0;
    words >> letter >> orientation;
    int left = 99;
    int low = 99;
    for (int x = 0, y = 0; words >> x >> comma >> y;) {
        left = std::min(left, x);
        low = std::min(low, y);
    }
    return Active{.piece = *pieceFromLetter(letter),
        .orientation = static_cast<std::uint8_t>(orientation),
        .x = static_cast<std::int8_t>(left),
        .y = static_cast<std::int8_t>(low)};
}

std::vector<Vector> vectors(const std::string &file)
{
    std::ifstream stream(TEST_DATA "/fumen/" + file);
    std::vector<Vector> all;
    std::string line;
    std::getline(stream, line); // how they were made
    while (std::getline(stream, line)) {
        Vector vector;
        std::getline(stream, vector.title);
        std::getline(stream, vector.fumen);
        std::getline(stream, line);
        vector.position.active = activeOf(line);
        std::getline(stream, line);
        std::ranges::transform(line, vector.position.garbage.begin(), paintOfLetter);
        std::string picture;
        for (int y = 0; y < FumenPosition::rows; ++y) {
            std::getline(stream, line);
            picture += line + '\n';
        }
        vector.position.field = *PaintedBoard::fromText(picture);
        all.push_back(vector);
    }
    return all;
}

rc::Gen<FumenPosition> anyPosition()
{
    return rc::gen::exec([] {
        const int height = *rc::gen::inRange(Board::minHeight, Board::maxHeight + 1);
        FumenPosition position{.field = *anyPaintedRows(height, height == Board::maxHeight ? 1 : 0)};
        for (Paint &paint : position.garbage)
            paint = static_cast<Paint>(*rc::gen::inRange(0, 9));
        if (*rc::gen::arbitrary<bool>()) {
            const Piece piece = *rc::gen::elementOf(allPieces);
            const int orientation = *rc::gen::inRange(0, 4);
            const Shape &shape = srsRotation.shape(piece, orientation);
            position.active = Active{.piece = piece,
                .orientation = static_cast<std::uint8_t>(orientation),
                .x = static_cast<std::int8_t>(*rc::gen::inRange(0, Board::width - shape.width + 1)),
                .y = static_cast<std::int8_t>(*rc::gen::inRange(0, FumenPosition::rows - shape.height + 1))};
        }
        return position;
    });
}

} // namespace

class TestFumen : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatTheReferenceWrites()
    {
        const auto all = vectors("written.txt");
        QCOMPARE(all.size(), 49U);
        for (const Vector &vector : all) {
            const auto fumen = writeFumen(vector.position);
            QVERIFY2(fumen, vector.title.c_str());
            QVERIFY2(*fumen == vector.fumen, vector.title.c_str());
        }
    }

    void readsWhatTheReferenceReads_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("what it writes") << "written.txt";
        QTest::newRow("addresses, comments, flags, pages") << "read.txt";
    }

    void readsWhatTheReferenceReads()
    {
        QFETCH(const QString, file);
        const auto all = vectors(file.toStdString());
        QVERIFY(all.size() > 10);
        for (const Vector &vector : all) {
            const auto position = readFumen(vector.fumen);
            QVERIFY2(position, vector.title.c_str());
            QVERIFY2(*position == vector.position, vector.title.c_str());
        }
    }

    void readsWhatItWrites()
    {
        QVERIFY(rc::check("any position", [] {
            const FumenPosition position = *anyPosition();
            const auto fumen = writeFumen(position);
            RC_ASSERT(fumen.has_value());
            const auto read = readFumen(*fumen, position.field.height());
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == position);
        }));
    }

    void aPieceOfOtherRulesKeepsItsCells()
    {
        for (const RotationSystem *system :
            {&thesisRotation, &tetnetRotation, &takadoRotation, &researchRotation, &nesRotation}) {
            for (const Piece piece : allPieces) {
                for (std::uint8_t orientation = 0; orientation < 4; ++orientation) {
                    const Active active{.piece = piece, .orientation = orientation, .x = 3, .y = 9};
                    const auto same = translated(active, *system, srsRotation);
                    QVERIFY(same);
                    QCOMPARE(srsRotation.cells(*same), system->cells(active));
                }
            }
        }
    }

    void aPieceThatTheOtherRulesDoNotKnowIsNotTranslated()
    {
        const RotationSystem none;
        QVERIFY(!translated({}, srsRotation, none));
    }

    void doesNotWriteWhatFumenCannotHold()
    {
        FumenPosition position{.field = PaintedBoard(24)};
        position.field.paint(0, 23, Piece::T);
        QCOMPARE(writeFumen(position).error().code, ErrorCode::OutOfRange);

        position = {.field = PaintedBoard(24), .active = Active{.piece = Piece::O, .x = 4, .y = 22}};
        QCOMPARE(writeFumen(position).error().code, ErrorCode::OutOfRange);
        position.active->y = 21;
        QVERIFY(writeFumen(position));
        position.active->x = 9;
        QCOMPARE(writeFumen(position).error().code, ErrorCode::OutOfRange);
    }

    void saysWhereATextIsWrong_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("found");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char *title, const char *text, ErrorCode code, const char *found, int line,
                             int column) {
            QTest::newRow(title) << text << static_cast<int>(code) << found << line << column;
        };
        row("a wrong digit", "v115@vh*AgH", ErrorCode::Syntax, "*", 1, 8);
        row("a wrong digit in an address", "https://example.org/?v115@vhAA-H", ErrorCode::Syntax, "-", 1, 31);
        row("a wrong digit on the second line", "v115@vh\nA!gH", ErrorCode::Syntax, "!", 2, 2);
        row("nothing", "", ErrorCode::Missing, "", 1, 1);
        row("no mark", "115@vhAAgH", ErrorCode::Missing, "", 1, 1);
        row("an older version", "v110@7eAAgH", ErrorCode::UnknownVersion, "110", 1, 2);
        row("a mark alone", "v115@", ErrorCode::EndsEarly, "", 1, 6);
        row("cut in the field", "v115@9gI", ErrorCode::EndsEarly, "", 1, 9);
        row("cut in the action", "v115@vhAAg", ErrorCode::EndsEarly, "", 1, 11);
        row("cut before parameters", "v115@vhA&x=1", ErrorCode::EndsEarly, "", 1, 9);
        // 7 · 240 + 0 = 1680 = Qa: one less than an empty cell; 17 · 240 = 4080 = w/.
        row("a colour below none", "v115@QaAAgH", ErrorCode::OutOfRange, "-1", 1, 6);
        row("a colour above grey", "v115@w/AAgH", ErrorCode::OutOfRange, "9", 1, 6);
        // 8 · 240 + 0 = 1920 = Ae: one empty cell; then 240 more.
        row("a run past the field", "v115@AevhAAgH", ErrorCode::OutOfRange, "240", 1, 8);
        // An upright I (1) turned right (1) at place 0: (0 · 4 + 1) · 8 + 1 = 9 = JAA; its cells are x 0,
        // y 23 … 20, which is inside; reverse (0) there has x −1: 1 = BAA.
        row("a piece beyond the wall", "v115@vhABAA", ErrorCode::Impossible, "I -1 22", 1, 9);
        // The empty page with a comment (flag 8) of four characters that are missing.
        row("cut in a comment", "v115@vhAAgWEA", ErrorCode::EndsEarly, "", 1, 14);
    }

    void saysWhereATextIsWrong()
    {
        QFETCH(const QString, text);
        QFETCH(const int, code);
        QFETCH(const QString, found);
        QFETCH(const int, line);
        QFETCH(const int, column);
        const auto position = readFumen(text.toStdString());
        QVERIFY(!position);
        QCOMPARE(static_cast<int>(position.error().code), code);
        QCOMPARE(position.error().found, found.toStdString());
        QCOMPARE(position.error().line, line);
        QCOMPARE(position.error().column, column);
    }
};

QTEST_APPLESS_MAIN(TestFumen)
#include "tst_fumen.moc"
