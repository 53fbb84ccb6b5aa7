# SPDX-FileCopyrightText: 2026 The Tetrarium authors
# SPDX-License-Identifier: GPL-3.0-or-later

# One library a layer. A layer sees the headers of what it links and nothing else, because every layer exports
# its own folder alone; so the link lines below are the dependency rule, and a wrong include does not compile.
#
#   tetrarium_layer(NAME player LINKS tetrarium_game SOURCES feature.cpp …)
#
# LINKS are public (headers may use them), PRIVATE_LINKS serve the .cpp files only.
function(tetrarium_layer)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "LINKS;PRIVATE_LINKS;SOURCES")
    set(target tetrarium_${arg_NAME})
    add_library(${target} STATIC ${arg_SOURCES})
    target_include_directories(${target} PUBLIC "${CMAKE_CURRENT_SOURCE_DIR}")
    target_link_libraries(${target} PUBLIC ${arg_LINKS} PRIVATE ${arg_PRIVATE_LINKS} tetrarium_warnings)
    # The core knows no Qt, so there is nothing for moc to read in it.
    if(NOT "${arg_LINKS}" MATCHES "Qt6::|tetrarium_live|tetrarium_views")
        set_target_properties(${target} PROPERTIES AUTOMOC OFF AUTORCC OFF AUTOUIC OFF)
    endif()
endfunction()
