// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "verification.h"

#include "recordingcheck.h"

#include <array>
#include <stdexcept>

namespace tetrarium {

namespace {

struct Kind
{
    std::string_view name;
    std::optional<Difference> (*verify)(const Json &);
};

constexpr std::array kinds{
    Kind{"thesis-game", verifyThesisGame},
    Kind{"thesis-candidates", verifyThesisCandidates},
    Kind{"thesis-keys", verifyThesisKeys},
    Kind{"tetnet-game", verifyTetnetGame},
    Kind{"tetnet-state", verifyTetnetState},
    Kind{"takado-game", verifyTakadoGame},
    Kind{"takado-state", verifyTakadoState},
    Kind{"research-game", verifyResearchGame},
    Kind{"research-state", verifyResearchState},
    Kind{"cs3243-game", verifyCourseGame},
    Kind{"thesis-evolution", verifyThesisEvolution},
    Kind{"tetnet-evolution", verifyTetnetEvolution},
};

std::string kindNames()
{
    std::string names;
    for (const Kind &kind : kinds)
        names += (names.empty() ? "" : ", ") + std::string(kind.name);
    return names;
}

Expected<Verification> verify(const Json &recording)
{
    const auto &name = recording.at("recording").get_ref<const std::string &>();
    for (const Kind &kind : kinds) {
        if (kind.name != name)
            continue;
        const Json id = recording.value("id", Json(""));
        return Verification{name, id.is_string() ? id.get<std::string>() : id.dump(), kind.verify(recording)};
    }
    return fail(ErrorCode::UnknownName, name, kindNames());
}

} // namespace

Expected<Verification> verifyRecording(std::string_view line)
{
    const Json recording = Json::parse(line, nullptr, false);
    if (!recording.is_object())
        return fail(
            ErrorCode::Syntax, std::string(line.substr(0, 40)), "a recording: one JSON object a line");
    try {
        return verify(recording);
    } catch (const Json::exception &exception) {
        // After the library's own word for it, such as "[json.exception.out_of_range.403] key 'moves' not found".
        const std::string_view what = exception.what();
        return fail(ErrorCode::Missing, {}, std::string(what.substr(what.find("] ") + 2)));
    } catch (const BadRecording &badRecording) {
        return std::unexpected(badRecording.error);
    } catch (const std::out_of_range &) {
        // A string of one character a piece, shorter than the others.
        return fail(ErrorCode::EndsEarly, {}, "as many characters as pieces were placed");
    }
}

} // namespace tetrarium
