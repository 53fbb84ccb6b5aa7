// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "replay.h"

#include <algorithm>
#include <charconv>
#include <format>
#include <limits>
#include <set>

namespace tetrarium {

namespace {

/// About three thousand years: far from where sums of times could overflow.
constexpr std::int64_t latestMs = 100'000'000'000'000;

using Done = Expected<void>;

class ReplayReader
{
public:
    explicit ReplayReader(std::string_view text)
        : m_text(text)
    {}

    Expected<Replay> read()
    {
        return readVersion()
            .and_then([this] { return readHeader(); })
            .and_then([this] { return readMoves(); })
            .and_then([this] { return readResult(); })
            .transform([this] { return std::move(m_replay); });
    }

private:
    /// Steps to the next line; false at the end of the text.
    bool nextLine()
    {
        if (m_text.empty())
            return false;
        const auto end = std::min(m_text.find('\n'), m_text.size());
        m_line = m_text.substr(0, end);
        m_isCut = end == m_text.size() && m_lineNumber > 0;
        if (m_line.ends_with('\r'))
            m_line.remove_suffix(1);
        m_text.remove_prefix(std::min(end + 1, m_text.size()));
        ++m_lineNumber;
        return true;
    }

    /// The next line as a word and what follows it; EndsEarly when there is none.
    Done nextKey(std::string_view expected)
    {
        if (!nextLine())
            return fail(ErrorCode::EndsEarly, {}, std::string(expected), m_lineNumber + 1);
        const auto space = std::min(m_line.find(' '), m_line.size());
        m_key = m_line.substr(0, space);
        m_value = m_line.substr(std::min(space + 1, m_line.size()));
        return {};
    }

    /// A mistake in this line; where the text stops within the line, that is the mistake.
    std::unexpected<Error> reject(
        ErrorCode code, std::string_view found, std::string_view expected, std::size_t column = 0) const
    {
        return fail(m_isCut ? ErrorCode::EndsEarly : code, std::string(found), std::string(expected),
            m_lineNumber, static_cast<int>(column));
    }

    /// An error of a part of this line, in its place.
    std::unexpected<Error> within(Error error) const
    {
        error.line = m_lineNumber;
        if (error.column > 0)
            error.column += static_cast<int>(m_key.size() + 1);
        return std::unexpected(std::move(error));
    }

    template<typename Number>
    Done number(std::string_view text, Number &value, std::int64_t least,
        std::int64_t greatest = std::numeric_limits<std::int64_t>::max(), int base = 10) const
    {
        std::int64_t parsed = 0;
        const char *const end = text.data() + text.size();
        const auto [stopped, error] = std::from_chars(text.data(), end, parsed, base);
        const std::string range = std::format("{}..{}", least, greatest);
        if (error == std::errc::invalid_argument || stopped != end)
            return reject(ErrorCode::NotANumber, text, range);
        if (error != std::errc() || parsed < least || parsed > greatest)
            return reject(ErrorCode::OutOfRange, text, range);
        value = static_cast<Number>(parsed);
        return {};
    }

    /// Once only in its part of the file.
    Done unseen()
    {
        if (!m_seen.emplace(m_key).second)
            return reject(ErrorCode::Syntax, m_key, {});
        return {};
    }

    Done readVersion()
    {
        if (!nextKey({}))
            return fail(ErrorCode::Empty, {}, "tetrarium-replay");
        if (m_key != "tetrarium-replay")
            return reject(ErrorCode::Syntax, m_line.substr(0, 40), "tetrarium-replay");
        if (m_value != std::to_string(Replay::version))
            return reject(ErrorCode::UnknownVersion, m_value, std::to_string(Replay::version));
        return {};
    }

    Done readHeader()
    {
        while (true) {
            if (const auto key = nextKey("moves"); !key)
                return key;
            // What follows is read under the rules.
            if (m_seen.empty() && m_key != "rules")
                return reject(ErrorCode::Missing, {}, "rules");
            if (m_key == "moves")
                break;
            if (const auto once = unseen(); !once)
                return once;
            if (const auto done = readSetting(); !done)
                return done;
        }
        if (!m_seen.contains("randomizer") && !m_seen.contains("randomizer-state"))
            return reject(ErrorCode::Missing, {}, "randomizer");
        return finishStart();
    }

    /// Made once the seed is known, which may come later.
    Done readRandomizer()
    {
        if (m_seen.contains("randomizer") && m_seen.contains("randomizer-state"))
            return reject(ErrorCode::Syntax, m_key, {});
        auto made = m_key == "randomizer" ? Randomizer::make(m_value) : Randomizer::restore(m_value);
        if (!made)
            return within(made.error());
        m_replay.start.randomizer = *std::move(made);
        return {};
    }

    Done readSetting()
    {
        GameStart &start = m_replay.start;
        constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
        if (m_key == "rules") {
            const auto rules = findRules(m_value);
            if (!rules)
                return within(rules.error());
            start.rules = *rules;
            return {};
        }
        if (m_key == "randomizer" || m_key == "randomizer-state")
            return readRandomizer();
        if (m_key == "seed")
            return readSeed();
        if (m_key == "level")
            return number(m_value, start.settings.startLevel, 0, 99);
        if (m_key == "move-limit")
            return number(m_value, start.settings.moveLimit, 0, most);
        if (m_key == "piece-limit")
            return number(m_value, start.settings.pieceLimit, 0, most);
        if (m_key == "player" || m_key == "date") {
            if (std::ranges::any_of(m_value, [](char c) { return static_cast<unsigned char>(c) < ' '; }))
                return reject(ErrorCode::Syntax, m_key, {});
            (m_key == "player" ? m_replay.player : m_replay.date) = m_value;
            return {};
        }
        if (m_key == "stack")
            return readPicture(start.stack.emplace());
        return reject(ErrorCode::Syntax, m_key,
            "rules, randomizer, randomizer-state, seed, level, move-limit, piece-limit, player, date, stack, "
            "moves");
    }

    Done readSeed()
    {
        std::uint64_t seed = 0;
        const char *const end = m_value.data() + m_value.size();
        const auto [stopped, error] = std::from_chars(m_value.data(), end, seed);
        if (error != std::errc() || stopped != end)
            return reject(ErrorCode::NotANumber, m_value, std::format("0..{}", ~std::uint64_t{0}));
        m_replay.start.seed = seed;
        return {};
    }

    Done finishStart()
    {
        GameStart &start = m_replay.start;
        if (start.seed && !m_seen.contains("randomizer-state"))
            start.randomizer = Randomizer::make(start.randomizer.name(), start.seed).value();
        if (const auto game = start.begin(); !game)
            return within(game.error());
        m_seen.clear();
        return {};
    }

    /// The lines |..........| that follow, as many as there are.
    Done readPicture(PaintedBoard &board)
    {
        const int firstLine = m_lineNumber + 1;
        std::string picture;
        while (m_text.starts_with('|')) {
            nextLine();
            if (m_line.size() < 2 || !m_line.ends_with('|'))
                return reject(ErrorCode::Syntax, m_line, "|");
            picture += m_line.substr(1, m_line.size() - 2);
            picture += '\n';
        }
        auto read = PaintedBoard::fromText(picture, m_replay.start.rules.height);
        if (!read) {
            read.error().line += firstLine - 1;
            return std::unexpected(read.error());
        }
        board = *read;
        return {};
    }

    Done readMoves()
    {
        while (true) {
            if (const auto key = nextKey("result"); !key)
                return key;
            if (m_key == "result")
                return {};
            if (const auto line = readPieceLine(); !line)
                return line;
        }
    }

    /// `T 1200 w+120a+33a+250v = 42 9ae01c55`
    Done readPieceLine()
    {
        Checkpoint checkpoint{.line = m_lineNumber};
        const auto piece = m_key.size() == 1 ? pieceFromLetter(m_key[0]) : std::nullopt;
        if (!piece)
            return reject(ErrorCode::Syntax, m_key, pieceLetters, 1);
        checkpoint.piece = *piece;

        const auto equals = m_value.find(" = ");
        if (equals == std::string_view::npos)
            return reject(ErrorCode::EndsEarly, {}, "=");
        const std::string_view done = m_value.substr(0, equals);
        const std::string_view claim = m_value.substr(equals + 3);

        const auto space = std::min(done.find(' '), done.size());
        const std::int64_t last = m_replay.inputs.empty() ? 0 : m_replay.inputs.back().timeMs;
        std::int64_t timeMs = 0;
        const auto claimSpace = std::min(claim.find(' '), claim.size());
        const std::string_view checksum = claim.substr(std::min(claimSpace + 1, claim.size()));
        return number(done.substr(0, space), timeMs, last, latestMs)
            .and_then([&] { return readInputs(done.substr(std::min(space + 1, done.size())), timeMs); })
            .and_then([&] { return number(claim.substr(0, claimSpace), checkpoint.score, 0); })
            .and_then([&] { return number(checksum, checkpoint.board, 0, 0xFFFFFFFF, 16); })
            .transform([&] {
                checkpoint.inputs = m_replay.inputs.size();
                m_replay.checkpoints.push_back(checkpoint);
            });
    }

    Done readInputs(std::string_view text, std::int64_t timeMs)
    {
        if (text.empty())
            return reject(ErrorCode::EndsEarly, {}, moveLetters);
        while (!text.empty()) {
            const auto column = static_cast<std::size_t>(text.data() - m_line.data()) + 1;
            if (text.front() == '+') {
                text.remove_prefix(1);
                const auto digits = std::min(text.find_first_not_of("0123456789"), text.size());
                std::int64_t pause = 0;
                if (const auto read = number(text.substr(0, digits), pause, 0, latestMs - timeMs); !read)
                    return read;
                timeMs += pause;
                text.remove_prefix(digits);
            }
            const std::size_t used = readAction(text, timeMs);
            if (used == 0)
                return reject(
                    ErrorCode::Syntax, text.substr(0, 1), std::format("{}p+!", moveLetters), column);
            text.remove_prefix(used);
        }
        return {};
    }

    /// How many characters the action takes; 0 if it is none.
    std::size_t readAction(std::string_view text, std::int64_t timeMs)
    {
        const auto isDigit = [&](std::size_t i) {
            return i < text.size() && text[i] >= '0' && text[i] <= '9';
        };
        if (text.empty())
            return 0;
        if (const auto move = moveFromLetter(text.front())) {
            m_replay.inputs.push_back({timeMs, *move});
            return 1;
        }
        if (text.front() == 'p' && isDigit(1) && isDigit(2)) {
            m_replay.inputs.push_back({timeMs, Placement{text[1] - '0', text[2] - '0'}});
            return 3;
        }
        const auto end = text.front() == '!' ? gameEndFromName(text.substr(1)) : std::nullopt;
        if (!end || *end == GameEnd::None)
            return 0;
        m_replay.inputs.push_back({timeMs, *end});
        return text.size();
    }

    Done readResult()
    {
        m_replay.result.line = m_lineNumber;
        m_replay.result.board = PaintedBoard(m_replay.start.rules.height);
        while (true) {
            if (const auto key = nextKey("end"); !key)
                return key;
            if (m_key == "end")
                break;
            if (const auto once = unseen(); !once)
                return once;
            if (const auto done = readResultKey(); !done)
                return done;
        }
        for (const std::string_view required :
            {"over", "score", "rows", "pieces", "moves", "level", "clears", "board"}) {
            if (!m_seen.contains(required))
                return reject(ErrorCode::Missing, {}, required);
        }
        if (nextLine())
            return reject(ErrorCode::Syntax, m_line.substr(0, 40), {});
        return {};
    }

    Done readResultKey()
    {
        ReplayResult &result = m_replay.result;
        if (m_key == "over") {
            const auto end = gameEndFromName(m_value);
            if (!end)
                return reject(ErrorCode::UnknownName, m_value,
                    "none, topped-out, move-limit, piece-limit, pieces-ended, gave-up");
            result.end = *end;
            return {};
        }
        if (m_key == "score")
            return number(m_value, result.tally.score, 0);
        if (m_key == "rows")
            return number(m_value, result.tally.rows, 0);
        if (m_key == "pieces")
            return number(m_value, result.tally.pieces, 0);
        if (m_key == "moves")
            return number(m_value, result.tally.moves, 0);
        if (m_key == "level")
            return number(m_value, result.tally.level, 0, std::numeric_limits<int>::max());
        if (m_key == "clears")
            return readClears();
        if (m_key == "board")
            return readPicture(result.board);
        return reject(
            ErrorCode::Syntax, m_key, "over, score, rows, pieces, moves, level, clears, board, end");
    }

    Done readClears()
    {
        std::string_view rest = m_value;
        for (std::int64_t &count : m_replay.result.tally.clears) {
            const auto space = std::min(rest.find(' '), rest.size());
            if (const auto read = number(rest.substr(0, space), count, 0); !read)
                return read;
            rest.remove_prefix(std::min(space + 1, rest.size()));
        }
        if (!rest.empty())
            return reject(ErrorCode::Syntax, rest, "\\n");
        return {};
    }

    std::string_view m_text; ///< what is left
    std::string_view m_line;
    std::string_view m_key;
    std::string_view m_value;
    int m_lineNumber = 0;
    bool m_isCut = false; ///< the line has no end
    std::set<std::string, std::less<>> m_seen;
    Replay m_replay;
};

} // namespace

Expected<Replay> Replay::fromText(std::string_view text)
{
    return ReplayReader(text).read();
}

} // namespace tetrarium
