// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "randomizer.h"

#include <algorithm>
#include <charconv>
#include <format>
#include <limits>
#include <type_traits>
#include <utility>

namespace tetrarium {

using namespace randomizers;

namespace {

using Seed = std::optional<std::uint64_t>;
using Parameter = std::optional<std::string_view>;

/// The whole of `text` as a number, or nothing.
template<typename Number, typename... Base>
std::optional<Number> parsed(std::string_view text, Base... base)
{
    Number value{};
    const char *const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value, base...);
    if (error != std::errc() || stopped != end)
        return std::nullopt;
    return value;
}

std::uint16_t shiftRegisterFor(std::uint64_t seed)
{
    while (seed < 2 || seed > 0xFFFF)
        seed = mix64(seed) & 0xFFFF;
    return static_cast<std::uint16_t>(seed);
}

Expected<Any> makeRaisedSz(Parameter parameter, Seed seed)
{
    if (!parameter)
        return fail(ErrorCode::Missing, {}, "sz:SHARE");
    const auto share = parsed<double>(*parameter);
    if (!share)
        return fail(ErrorCode::NotANumber, std::string(*parameter), "0..1");
    if (!(*share >= 0.0 && *share <= 1.0))
        return fail(ErrorCode::OutOfRange, std::string(*parameter), "0..1");
    return RaisedSz{.share = *share, .rng = Rng(seed.value_or(0))};
}

Expected<Any> makeNes(Parameter parameter, Seed seed)
{
    Nes nes;
    if (seed)
        nes.shiftRegister = shiftRegisterFor(*seed);
    if (parameter) {
        const auto frames = parsed<long long>(*parameter);
        if (!frames)
            return fail(ErrorCode::NotANumber, std::string(*parameter), "1..65535");
        if (*frames < 1 || *frames > 0xFFFF)
            return fail(ErrorCode::OutOfRange, std::string(*parameter), "1..65535");
        nes.frames = static_cast<std::uint16_t>(*frames);
    }
    return nes;
}

Expected<Any> makeList(Parameter parameter, Seed)
{
    if (!parameter)
        return fail(ErrorCode::Missing, {}, "list:PIECES");
    std::vector<Piece> pieces;
    pieces.reserve(parameter->size());
    for (const char letter : *parameter) {
        const auto piece = pieceFromLetter(letter);
        if (!piece)
            return fail(ErrorCode::Syntax, std::string(1, letter), std::string(pieceLetters), 0,
                static_cast<int>(pieces.size() + std::size("list:")));
        pieces.push_back(*piece);
    }
    return List{.pieces = std::make_shared<const std::vector<Piece>>(std::move(pieces))};
}

Expected<Any> makeTetnet(Parameter, Seed seed)
{
    return Tetnet{.state = static_cast<std::uint32_t>(seed.value_or(1) % Tetnet::modulus)};
}

template<typename Kind>
Expected<Any> makeSeeded(Parameter, Seed seed)
{
    Kind kind;
    if constexpr (requires { kind.rng; })
        kind.rng = Rng(seed.value_or(0));
    else
        kind.random = JavaRandom(seed.value_or(0));
    return kind;
}

struct KindRow
{
    std::string_view usage; ///< the name, and its parameter if it takes one
    Expected<Any> (*make)(Parameter, Seed);

    constexpr std::string_view name() const { return usage.substr(0, usage.find_first_of("[:")); }
    constexpr bool takesParameter() const { return name() != usage; }
};

/// In the order of the variant.
constexpr std::array<KindRow, std::variant_size_v<Any>> kindTable{{
    {"uniform", makeSeeded<Uniform>},
    {"bag7", makeSeeded<Bag7>},
    {"sz:SHARE", makeRaisedSz},
    {"adversary", makeSeeded<Adversary>},
    {"nes[:FRAMES]", makeNes},
    {"tetnet", makeTetnet},
    {"takado", makeSeeded<Takado>},
    {"thesis-java", makeSeeded<ThesisJava>},
    {"list:PIECES", makeList},
}};

/// What of a randomizer its name does not say, field by field; the same list is used to write and to read.
template<typename Kind, typename Field>
void forEachField(Kind &kind, Field &field)
{
    if constexpr (requires { kind.rng; })
        field.generator(kind.rng);
    if constexpr (requires { kind.random; })
        field.generator(kind.random);
    if constexpr (requires { kind.drawn; })
        field.number(kind.drawn, 0, everyPiece - 1);
    if constexpr (std::is_same_v<std::remove_const_t<Kind>, Nes>) {
        field.number(kind.shiftRegister, 0, 0xFFFF);
        field.number(kind.spawnCount, 0, 0xFF);
        field.number(kind.spawnId, 0, 0x12);
    } else if constexpr (std::is_same_v<std::remove_const_t<Kind>, Tetnet>) {
        field.number(kind.state, 0, Tetnet::modulus - 1);
    } else if constexpr (std::is_same_v<std::remove_const_t<Kind>, Takado>) {
        field.permutation(kind.order);
        field.number(kind.given, 0, pieceCount);
    } else if constexpr (std::is_same_v<std::remove_const_t<Kind>, List>) {
        field.number(kind.given, 0, kind.pieces->size());
    }
}

struct FieldWriter
{
    std::string text;

    void number(std::uint64_t value, std::uint64_t, std::uint64_t) { text += std::format(" {:x}", value); }

    void generator(const Rng &rng)
    {
        for (const std::uint64_t word : rng.state())
            text += std::format(" {:x}", word);
    }

    void generator(const JavaRandom &random) { text += std::format(" {:x}", random.state()); }

    void permutation(const std::array<Piece, pieceCount> &pieces)
    {
        text += ' ';
        for (const Piece piece : pieces)
            text += letterOf(piece);
    }
};

/// Reads what FieldWriter wrote. After the first mistake it changes nothing more and keeps that error.
class FieldReader
{
public:
    FieldReader(std::string_view text, std::size_t at)
        : m_text(text)
        , m_at(at)
    {}

    template<typename Number>
    void number(Number &value, std::uint64_t least, std::uint64_t greatest)
    {
        if (const auto number = nextNumber(least, greatest))
            value = static_cast<Number>(*number);
    }

    void generator(Rng &rng)
    {
        std::array<std::uint64_t, 4> words{};
        for (std::uint64_t &word : words)
            number(word, 0, std::numeric_limits<std::uint64_t>::max());
        // From zeros alone the generator would never leave zero.
        if (!m_error && std::ranges::count(words, 0U) == std::ssize(words))
            reject(ErrorCode::Impossible, "0 0 0 0", "1..");
        rng.setState(words);
    }

    void generator(JavaRandom &random)
    {
        if (const auto state = nextNumber(0, JavaRandom::stateMask))
            random.setState(*state);
    }

    void permutation(std::array<Piece, pieceCount> &pieces)
    {
        const std::string_view letters = nextField();
        if (m_error)
            return;
        if (!std::ranges::is_permutation(letters, pieceLetters))
            return reject(ErrorCode::Syntax, letters, pieceLetters);
        std::ranges::transform(letters, pieces.begin(), [](char letter) { return *pieceFromLetter(letter); });
    }

    /// The first error; an error too when anything is left.
    std::optional<Error> finish()
    {
        if (!m_error && m_at < m_text.size()) {
            m_field = m_at;
            reject(ErrorCode::Syntax, m_text.substr(m_at), "\\n");
        }
        return m_error;
    }

private:
    std::string_view nextField()
    {
        m_field = m_at + 1;
        if (m_field >= m_text.size()) {
            reject(ErrorCode::EndsEarly, {}, "0..f");
            return {};
        }
        m_at = std::min(m_text.find(' ', m_field), m_text.size());
        return m_text.substr(m_field, m_at - m_field);
    }

    std::optional<std::uint64_t> nextNumber(std::uint64_t least, std::uint64_t greatest)
    {
        const std::string_view field = nextField();
        if (m_error)
            return std::nullopt;
        const auto number = parsed<std::uint64_t>(field, 16);
        if (!number)
            reject(ErrorCode::NotANumber, field, std::format("{:x}..{:x}", least, greatest));
        else if (*number < least || *number > greatest)
            reject(ErrorCode::OutOfRange, field, std::format("{:x}..{:x}", least, greatest));
        return m_error ? std::nullopt : number;
    }

    void reject(ErrorCode code, std::string_view found, std::string_view expected)
    {
        if (!m_error)
            m_error = fail(code, std::string(found), std::string(expected), 1, static_cast<int>(m_field) + 1)
                          .error();
    }

    std::string_view m_text;
    std::size_t m_at;
    std::size_t m_field = 0;
    std::optional<Error> m_error;
};

} // namespace

std::vector<std::string_view> Randomizer::kinds()
{
    std::vector<std::string_view> usages;
    for (const KindRow &row : kindTable)
        usages.push_back(row.usage);
    return usages;
}

Expected<Randomizer> Randomizer::make(std::string_view name, std::optional<std::uint64_t> seed)
{
    const std::size_t colon = std::min(name.find(':'), name.size());
    const auto row = std::ranges::find(kindTable, name.substr(0, colon), &KindRow::name);
    if (row == kindTable.end()) {
        std::string known;
        for (const std::string_view usage : kinds())
            known += std::format("{}{}", known.empty() ? "" : ", ", usage);
        return fail(ErrorCode::UnknownName, std::string(name), std::move(known));
    }
    const Parameter parameter = colon < name.size() ? Parameter(name.substr(colon + 1)) : std::nullopt;
    if (parameter && !row->takesParameter())
        return fail(ErrorCode::Syntax, std::string(name), std::string(row->usage));
    return row->make(parameter, seed).transform([](Any &&state) { return Randomizer(std::move(state)); });
}

Randomizer Randomizer::fromPieces(std::vector<Piece> pieces)
{
    return Randomizer(List{.pieces = std::make_shared<const std::vector<Piece>>(std::move(pieces))});
}

std::optional<Piece> Randomizer::next(const Board &board)
{
    return std::visit(
        [&board](auto &kind) -> std::optional<Piece> {
            if constexpr (requires { kind.next(board); })
                return kind.next(board);
            else
                return kind.next();
        },
        m_state);
}

Error Randomizer::exhausted() const
{
    const List *const list = std::get_if<List>(&m_state);
    const std::size_t given = list != nullptr ? list->given : 0;
    return {.code = ErrorCode::EndsEarly,
        .found = std::to_string(given),
        .expected = std::format("piece {}", given + 1)};
}

std::string_view Randomizer::kind() const
{
    return kindTable[m_state.index()].name();
}

std::string Randomizer::name() const
{
    std::string name(kind());
    if (const auto *const sz = std::get_if<RaisedSz>(&m_state))
        name += std::format(":{}", sz->share);
    if (const auto *const nes = std::get_if<Nes>(&m_state);
        nes != nullptr && nes->frames != Nes::defaultFrames)
        name += std::format(":{}", nes->frames);
    if (const auto *const list = std::get_if<List>(&m_state)) {
        name += ':';
        for (const Piece piece : *list->pieces)
            name += letterOf(piece);
    }
    return name;
}

std::string Randomizer::saveState() const
{
    FieldWriter writer{.text = name()};
    std::visit([&writer](const auto &kind) { forEachField(kind, writer); }, m_state);
    return writer.text;
}

Expected<Randomizer> Randomizer::restore(std::string_view state)
{
    const std::size_t nameEnd = std::min(state.find(' '), state.size());
    Expected<Randomizer> randomizer = make(state.substr(0, nameEnd));
    if (!randomizer) {
        randomizer.error().line = 1;
        randomizer.error().column = std::max(randomizer.error().column, 1);
        return randomizer;
    }
    FieldReader reader(state, nameEnd);
    std::visit([&reader](auto &kind) { forEachField(kind, reader); }, randomizer->m_state);
    if (auto error = reader.finish())
        return std::unexpected(*std::move(error));
    return randomizer;
}

} // namespace tetrarium
