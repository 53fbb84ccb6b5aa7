# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Tetrarium authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The private Debian root: made once with mmdebstrap in the cache folder, entered with bubblewrap. It lends
# its /usr and /etc, read only; all else inside is the machine's own. Sourced by platform.sh.
#
# Nothing half-made is ever trusted: a root is made under another name and renamed when whole, by one run at
# a time. Its name holds a hash of the package list, so a changed list makes a new one.

suite=forky
needed_mb=2600
inside_path=/usr/bin:/bin:/usr/sbin:/sbin
root=
making=
supervised=
entered_by=

name_private_root() { root=$cache/root-$({ echo "$suite"; package_list; } | hash_of); }

use_private_root() {
    if [ ! -d "$root" ]; then make_private_root; fi
    touch "$root" # roots that nobody used for a month are removed when the next one is made
    choose_entrance
    platform=${root##*/}
}

make_private_root() {
    need_tools
    exec 9>"$cache/lock"
    flock -n 9 || { say "Another run is setting up; waiting for it …"; flock 9; }
    [ ! -d "$root" ] || { exec 9>&-; return 0; }
    remove_tree "$cache"/making-*
    need_space "$cache"
    [ "$(id -u)" -eq 0 ] || need_space "${TMPDIR:-/tmp}"

    say "This machine does not offer all packages (Qt 6.8 or later, KDDockWidgets); making a private Debian root"
    say "of about 2 GB in $cache, once. The machine's own packages stay as they are."
    local log=$cache/making.log maker
    making=$(mktemp -d "$cache/making-XXXXXX")
    chmod 755 "$making"
    : >"$log"
    bootstrap "$making" >"$log" 2>&1 &
    maker=$!
    trap 'remove_tree "$making"' EXIT
    trap 'kill "$maker"; wait "$maker" || true; fail "interrupted; nothing half-made was kept, the next run starts over."' INT TERM HUP
    tail -n +1 -s 0.2 -f --pid="$maker" "$log" | progress_of_apt 2 &
    wait "$maker" || fail "the private root could not be made ($(reason_in "$log")); the whole story is in $log."
    wait
    sync -f "$making"
    mv -T "$making" "$root"
    trap - EXIT INT TERM HUP
    remove_tree "$cache"/locale-*
    find "$cache" -maxdepth 1 -name 'root-*' -mtime +30 -print0 | while IFS= read -r -d '' old; do remove_tree "$old"; done
    exec 9>&-
}

# As root straight into the folder, in mounts of its own, so that nothing stays mounted there if it is killed.
# Anybody else goes through a tar stream, so that the files end up as their own and not as those of the
# subordinate ids that mmdebstrap works with.
#
# mmdebstrap's main process lets signals pass it by, so it works in a process group of its own that is ended
# as a whole: when this is asked for, and (setpriv) when the script is killed outright.
bootstrap() {
    local command keyring=/usr/share/keyrings/debian-archive-keyring.gpg
    command=(mmdebstrap --verbose --variant=apt --mode=auto
        --aptopt='Acquire::Check-Valid-Until "false"' --aptopt='Acquire::Retries "2"'
        --aptopt='APT::Install-Recommends "false"' --include="$(package_list | tr '\n' ',' | sed 's/,$//')")
    [ ! -e "$keyring" ] || command+=(--keyring="$keyring")
    # shellcheck disable=SC2016
    exec setsid setpriv --pdeathsig TERM -- bash -c '
        set -o pipefail
        trap "trap : TERM; kill -TERM 0; wait" TERM
        into=$1
        shift
        {
            trap : TERM
            if [ "$(id -u)" -eq 0 ]; then
                unshare --mount --propagation private -- "$@" "$into"
            else
                "$@" - | tar -x -C "$into" --no-same-owner --exclude="./dev/*"
            fi
        } &
        wait $!' _ "$1" "${command[@]}" "$suite"
}

need_tools() {
    local missing=()
    command -v mmdebstrap >/dev/null || missing+=(mmdebstrap)
    command -v bwrap >/dev/null || missing+=(bubblewrap)
    [ "$(id -u)" -eq 0 ] || command -v newuidmap >/dev/null || missing+=(uidmap)
    if [ ${#missing[@]} -gt 0 ]; then
        command -v apt-get >/dev/null || fail "this system has no apt-get: install ${missing[*]} with its own package manager and try again, or see README.md for the packages to build with."
        [ -e /usr/share/keyrings/debian-archive-keyring.gpg ] || missing+=(debian-archive-keyring)
        say "Installing ${missing[*]} with apt-get (needs root; sudo may ask for your password)."
        local code=0
        { apt_lists_there && as_root env DEBIAN_FRONTEND=noninteractive apt-get -qy install --no-install-recommends "${missing[@]}"; } >"$cache/apt.log" 2>&1 || code=$?
        case $code in
        0) ;;
        127) fail "sudo is not there to install packages with; as root, run: apt-get install ${missing[*]}" ;;
        *) fail "apt-get could not install ${missing[*]} ($(reason_in "$cache/apt.log")); the whole story is in $cache/apt.log." ;;
        esac
    fi
    [ "$(id -u)" -eq 0 ] || grep -qE "^($(id -un)|$(id -u)):" /etc/subuid 2>/dev/null \
        || fail "your user has no subordinate ids, which making the private root needs; as root, run: usermod --add-subuids 100000-165535 --add-subgids 100000-165535 $(id -un)"
}

need_space() {
    local free_mb
    free_mb=$(($(df -Pk "$1" | awk 'NR == 2 { print $4 }') / 1024))
    [ "$free_mb" -ge "$needed_mb" ] || fail "not enough space in $1: $needed_mb MB needed, $free_mb MB free; free some, or set XDG_CACHE_HOME and TMPDIR to folders on a roomier disk."
}

# Never crosses into another file system, whatever may be mounted below. What cannot be removed stays, unused.
remove_tree() {
    local tree
    for tree; do rm -rf --one-file-system "$tree" 2>/dev/null || true; done
}

# What is seen inside, one mount a line: kind, source, target, with tabs between.
inside() {
    local entry
    printf '%s\t%s\t%s\n' ro-bind "$root/usr" /usr ro-bind "$root/etc" /etc
    for entry in "$root"/{bin,sbin,lib*}; do
        [ ! -L "$entry" ] || printf 'symlink\t%s\t%s\n' "$(readlink "$entry")" "/${entry##*/}"
    done
    for entry in /*; do
        case $entry in
        /usr | /etc | /bin | /sbin | /lib* | /boot | /lost+found | /proc | /sys | /dev) ;;
        *)
            if [ -L "$entry" ]; then
                printf 'symlink\t%s\t%s\n' "$(readlink "$entry")" "$entry"
            elif [ -d "$entry" ]; then
                printf 'bind\t%s\t%s\n' "$entry" "$entry"
            fi
            ;;
        esac
    done
    printf '%s\t%s\t%s\n' ro-bind /etc/passwd /etc/passwd ro-bind /etc/group /etc/group
}

# bubblewrap where it may make a namespace; chroot, in mounts that nobody else sees, where only root may.
choose_entrance() {
    local words
    if words=$(enter_with_bwrap true 2>&1); then
        entered_by=bwrap
    elif [ "$(id -u)" -ne 0 ]; then
        fail "bubblewrap may not make a namespace here (${words##*$'\n'}); allow user namespaces for ordinary users, or run this as root."
    elif words=$(enter_with_chroot true 2>&1); then
        entered_by=chroot
    else
        fail "neither bubblewrap nor chroot may enter the private root here (${words##*$'\n'}); run this outside the container, or allow it to mount."
    fi
}

# enter_private_root COMMAND…: ends the shell that calls it, with the command's own exit code.
enter_private_root() {
    local zone
    zone=$(readlink -f /etc/localtime || true)
    zone=${zone#*/zoneinfo/}
    [ -n "${TZ:-}" ] || [ ! -e "$root/usr/share/zoneinfo/$zone" ] || export TZ=$zone
    export CCACHE_DIR="$cache/ccache" CCACHE_MAXSIZE=2G CCACHE_BASEDIR="$checkout" CCACHE_NOHASHDIR=1
    # What these say is about the machine's own compilers and libraries.
    unset CC CXX CMAKE_PREFIX_PATH LD_LIBRARY_PATH LD_PRELOAD QT_PLUGIN_PATH
    keep_language
    if [ "$entered_by" = bwrap ]; then
        supervise enter_with_bwrap "$@"
    else
        enter_with_chroot "$@"
    fi
}

# The root comes with no language but C.UTF-8. Those that the person's settings name are compiled once, into the
# cache; where that cannot be done, plain C.UTF-8 it is.
keep_language() {
    local setting name compiled=$cache/locale-${root##*/}
    for setting in LC_ALL LANG "${!LC_@}"; do
        name=${!setting:-}
        case $name in
        '') [ "$setting" != LANG ] || export LANG=C.UTF-8 ;;
        C.UTF-8 | C.utf8) ;;
        *.UTF-8 | *.utf8)
            [ -d "$compiled/$name" ] || { mkdir -p "$compiled" && compile_language "$name" "$compiled/$name"; } \
                || export "$setting=C.UTF-8"
            ;;
        *) export "$setting=C.UTF-8" ;;
        esac
    done
    export LOCPATH=$compiled
}

# compile_language NAME FOLDER; a remark of localedef's about a name is no failure as long as the files are there.
compile_language() {
    ("enter_with_$entered_by" localedef -i "${1%.*}" -f UTF-8 "$2.new") >/dev/null 2>&1 || [ -e "$2.new/LC_CTYPE" ] || return 1
    mv -T "$2.new" "$2"
}

enter_with_bwrap() {
    local arguments=() kind source target
    while IFS=$'\t' read -r kind source target; do
        arguments+=("--$kind" "$source" "$target")
    done <<<"$(inside)"
    # bubblewrap has to outlive what it wraps, or the exit code is lost; the program inside decides for itself.
    trap '' INT QUIT TERM HUP
    exec bwrap "${arguments[@]}" --dev-bind /dev /dev --proc /proc --ro-bind /sys /sys --die-with-parent \
        --chdir "$PWD" -- env --default-signal=INT,QUIT,TERM,HUP PATH="$inside_path" "$@"
}

enter_with_chroot() {
    mkdir -p "$cache/entrance"
    # shellcheck disable=SC2016
    PATH=$PATH:/usr/sbin:/sbin exec unshare --mount --propagation private bash -ec '
        new=$1 here=$2 path=$3
        shift 3
        mount -t tmpfs tmpfs "$new"
        while IFS=$'\''\t'\'' read -r kind source target; do
            if [ "$kind" = symlink ]; then
                ln -s "$source" "$new$target"
                continue
            fi
            [ ! -d "$source" ] || mkdir -p "$new$target"
            mount --rbind "$source" "$new$target"
            [ "$kind" = bind ] || mount -o remount,bind,ro "$new$target"
        done
        for name in dev proc sys; do
            mkdir "$new/$name"
            mount --rbind "/$name" "$new/$name"
        done
        exec chroot "$new" env -C "$here" PATH="$path" "$@" <&3 3<&-' \
        _ "$cache/entrance" "$PWD" "$inside_path" "$@" 3<&0 <<<"$(inside)"
}

# supervise COMMAND…: runs it and ends with its exit code. bubblewrap keeps to itself the signals sent to it,
# so those sent to this script are handed on to the program inside. Ctrl-C is not: the terminal sends it to
# everyone in the foreground, the program inside included, and it must not come twice.
supervise() {
    local code interrupted=yes
    "$@" <&0 &
    supervised=$!
    trap 'interrupted=yes; hand_on TERM' TERM
    trap 'interrupted=yes; hand_on HUP' HUP
    trap 'interrupted=yes; in_foreground || hand_on INT' INT
    while [ -n "$interrupted" ]; do
        interrupted= code=0
        wait "$supervised" || code=$?
    done
    exit "$code"
}

hand_on() {
    local child
    for child in $(cat "/proc/$supervised/task/$supervised/children" 2>/dev/null); do
        kill "-$1" "$child" 2>/dev/null || true
    done
}

in_foreground() {
    local fields
    read -r -a fields < <(sed 's/.*) //' /proc/$$/stat)
    [ "${fields[2]}" = "${fields[5]}" ] # its process group, and the terminal's foreground one
}
