# SPDX-FileCopyrightText: 2026 The Tetrarium authors
# SPDX-License-Identifier: GPL-3.0-or-later

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE_PROGRAM}")
endif()

# Every target of ours links this: the warnings, and the settings that make results the same bits everywhere.
add_library(tetrarium_warnings INTERFACE)
target_compile_options(tetrarium_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
    -Wimplicit-fallthrough
    $<$<BOOL:${TETRARIUM_WERROR}>:-Werror>)
target_compile_definitions(tetrarium_warnings INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_CONTEXTLESS_CONNECT QT_NO_FOREACH QT_NO_KEYWORDS QT_DISABLE_DEPRECATED_UP_TO=0x060800)

# Ratings are compared bit for bit with recordings: no fused multiply-add, on any target.
add_compile_options(-ffp-contract=off)

if(TETRARIUM_SANITIZE)
    add_compile_options(-fsanitize=${TETRARIUM_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    add_link_options(-fsanitize=${TETRARIUM_SANITIZE})
endif()

if(TETRARIUM_FUZZ)
    # Lets libFuzzer see which code an input reaches; the programs themselves link the fuzzer (tests/fuzz).
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
