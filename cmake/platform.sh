# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Tetrarium authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What app/run and tests/run share: finding something to build with, and building. Sourced by bash, with
# `set -euo pipefail`. The platform is, in this order,
#   own   the machine's own packages, when the project configures with them;
#   own   after its package manager (apt) has installed them, when it offers them all;
#   root  a private Debian root in the cache folder, see privateroot.sh.
# TETRARIUM_PLATFORM=own or root skips the choice.

checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cache=${XDG_CACHE_HOME:-${HOME:?HOME is not set: set it to your home folder and try again}/.cache}/tetrarium
build=$checkout/build/release
platform=

# shellcheck source=cmake/privateroot.sh
. "$checkout/cmake/privateroot.sh"

say() { printf '%s\n' "$*" >&2; }

# One sentence that says what happened and what to do, and the end.
fail() {
    say "tetrarium: $*"
    exit 1
}

package_list() { sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$checkout/cmake/packages.txt"; }

hash_of() { sha256sum | cut -c1-16; }

choose_platform() {
    [ "$(uname -s)" = Linux ] || fail "only Linux is set up by itself; README.md lists the packages for cmake --preset release."
    mkdir -p "$cache" 2>/dev/null || fail "the folder $cache cannot be made; set XDG_CACHE_HOME to one that can be written."
    case ${TETRARIUM_PLATFORM:-} in
    '' | own | root) ;;
    *) fail "TETRARIUM_PLATFORM is \"$TETRARIUM_PLATFORM\"; set it to own or root, or leave it out." ;;
    esac
    name_private_root
    if [ "${TETRARIUM_PLATFORM:-}" = root ]; then
        use_private_root
    elif own_packages_suffice; then
        platform=own
    elif [ "${TETRARIUM_PLATFORM:-}" = own ]; then
        fail "the machine's own packages do not suffice; install those that README.md lists and try again."
    elif [ ! -d "$root" ] && install_own_packages; then # once there is a root, apt need not be asked again
        platform=own
    else
        use_private_root
    fi
}

# The answer is remembered until a package comes or goes, since asking takes some seconds.
own_packages_suffice() {
    command -v cmake >/dev/null && command -v ninja >/dev/null || return 1
    local key remembered
    key=$({
        cat "$checkout/cmake/Dependencies.cmake" "$checkout/cmake/probe/CMakeLists.txt"
        stat -c %Y /var/lib/dpkg/status /var/lib/pacman/local /var/lib/rpm 2>/dev/null || true
        echo "$PATH ${CXX:-} ${CMAKE_PREFIX_PATH:-}"
    } | hash_of)
    remembered=$cache/own-$key
    if [ ! -e "$remembered" ]; then
        rm -rf "$cache"/own-* "$cache/probe"
        if cmake -G Ninja -S "$checkout/cmake/probe" -B "$cache/probe" >"$cache/probe.log" 2>&1; then
            echo yes >"$remembered"
        else
            echo no >"$remembered"
        fi
        rm -rf "$cache/probe"
    fi
    [ "$(cat "$remembered")" = yes ]
}

# Runs a command as root: directly, or through sudo, which may ask for a password.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        return 127
    fi
}

apt_candidate() { LC_ALL=C apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: *//p' | grep -v '(none)'; }

# A fresh machine may have no package lists yet; without them apt offers nothing.
apt_lists_there() {
    [ -n "$(apt_candidate bubblewrap)" ] || as_root apt-get -q update >"$cache/apt.log" 2>&1
}

# True when apt has installed everything on the list; false when it does not offer it (then nothing changed).
install_own_packages() {
    command -v apt-get >/dev/null || return 1
    apt_lists_there || return 1
    [ -n "$(apt_candidate libkddockwidgets-qt6-dev)" ] || return 1
    dpkg --compare-versions "$(apt_candidate qt6-base-dev)" ge 6.8 || return 1
    local packages
    mapfile -t packages < <(package_list)
    say "Installing the ${#packages[@]} packages of cmake/packages.txt with apt-get (needs root; sudo may ask for your password)."
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qy install --no-install-recommends "${packages[@]}" 2>&1 \
        | tee "$cache/apt.log" | progress_of_apt 1
    case ${PIPESTATUS[0]} in
    0) own_packages_suffice ;;
    127) fail "sudo is not there to install packages with; as root, run: apt-get install $(package_list | tr '\n' ' ')" ;;
    *) fail "apt-get could not install the packages ($(reason_in "$cache/apt.log")); the whole story is in $cache/apt.log." ;;
    esac
}

# progress_of_apt ROUNDS: turns apt's chatter into a rising percentage: every package is fetched, unpacked and
# set up, in one round or, by mmdebstrap, a small one and a large one.
progress_of_apt() {
    local every=10 end='\n'
    [ ! -t 2 ] || { every=1 end='\r'; }
    awk -v rounds="$1" -v every=$every -v end="$end" '
        / newly installed/ {
            for (i = 1; i < NF; ++i) if ($(i + 1) == "newly") total = 3 * $i
            done = 0
            base = round++ ? 15 : 0
            span = (round < rounds ? 15 : 100) - base
        }
        /^(Get:|Unpacking |Setting up )/ && done < total {
            percent = base + int(span * ++done / total)
            if (percent >= shown + every) {
                shown = percent - percent % every
                printf("  %3d%%" end, shown) > "/dev/stderr"
                fflush("/dev/stderr")
            }
        }
        END { if (shown && end == "\r") printf("\n") > "/dev/stderr" }'
}

# What most likely went wrong, in words, from a log of apt's.
reason_in() {
    if grep -qiE 'no space left|enough free space' "$1"; then
        echo "the disk is full: free some space and try again"
    elif grep -qiE 'could not resolve|failure resolving|unable to connect|could not connect|network is unreachable|connection (timed out|refused)|failed to fetch' "$1"; then
        echo "packages could not be downloaded: check the network connection and try again"
    else
        tail -n 1 "$1"
    fi
}

# run_inside COMMAND…: on the platform; returns what the command returned. exec_inside replaces the script.
run_inside() {
    if [ "$platform" = own ]; then "$@"; else (enter_private_root "$@"); fi
}
exec_inside() {
    if [ "$platform" = own ]; then exec "$@"; else enter_private_root "$@"; fi
}

# build_release TARGET…: brings the release build up to date; silent when it is, else short progress. The
# compiler's own words are in build.log, and on the screen when something fails.
build_release() {
    local log=$build/build.log
    mkdir -p "$build"
    exec 8>"$checkout/build/lock"
    flock -n 8 || { say "Waiting for another build in this folder …"; flock 8; }
    # Objects made with other compilers and libraries must not be mixed with new ones.
    if [ -e "$build/CMakeCache.txt" ] && [ "$(cat "$build/platform" 2>/dev/null)" != "$platform" ]; then
        say "The build folder was made with other packages; building afresh."
        rm -rf "$build" && mkdir -p "$build"
    fi
    echo "$platform" >"$build/platform"
    if [ ! -e "$build/build.ninja" ]; then
        say "Building Tetrarium; the first time takes some minutes."
        (cd "$checkout" && run_inside cmake --preset release) >"$log" 2>&1 || { cat "$log" >&2; fail "CMake could not configure the build; the lines above say why."; }
    fi
    (cd "$checkout" && run_inside cmake --build --preset release --target "$@") 2>&1 | tee "$log" | progress_of_ninja
    [ "${PIPESTATUS[0]}" -eq 0 ] || { grep -vE '^\[[0-9]+/[0-9]+\]' "$log" >&2; fail "the build failed; the lines above say why, $log has it all."; }
    exec 8>&-
}

progress_of_ninja() {
    local every=10 end='\n'
    [ ! -t 2 ] || { every=1 end='\r'; }
    awk -v every=$every -v end="$end" '
        match($0, /^\[[0-9]+\/[0-9]+\]/) {
            split(substr($0, 2, RLENGTH - 2), step, "/")
            percent = int(100 * step[1] / step[2])
            if (step[2] > 9 && percent >= shown + every) {
                shown = percent - percent % every
                printf("  %3d%% built" end, shown) > "/dev/stderr"
                fflush("/dev/stderr")
            }
        }
        END { if (shown && end == "\r") printf("\n") > "/dev/stderr" }'
}
