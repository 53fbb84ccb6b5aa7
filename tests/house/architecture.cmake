# SPDX-FileCopyrightText: 2026 The Tetrarium authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Judges which way the link lines point. LINKS names a file with a line a target: name, folder, what it links.
#   core (game <- player <- evolution <- study) <- live <- views <- controllers <- app

set(order model/game model/player model/evolution model/study model/live views controllers app)
set(core model/game model/player model/evolution model/study)

# The place of a folder in the order; a folder's subfolders share its place.
function(place_of folder result)
    set(place 0)
    foreach(layer IN LISTS order)
        if(folder MATCHES "^${layer}(/|$)")
            set(${result} ${place} PARENT_SCOPE)
            return()
        endif()
        math(EXPR place "${place} + 1")
    endforeach()
    message(SEND_ERROR "${folder} is not one of the layers: ${order}")
endfunction()

file(STRINGS "${LINKS}" lines)
foreach(line IN LISTS lines)
    string(REPLACE " " ";" words "${line}")
    list(GET words 0 target)
    list(GET words 1 folder_of_${target})
endforeach()

foreach(line IN LISTS lines)
    string(REPLACE " " ";" words "${line}")
    list(POP_FRONT words target folder)
    place_of("${folder}" own)
    foreach(link IN LISTS words)
        if(DEFINED folder_of_${link})
            place_of("${folder_of_${link}}" other)
            # Views are several targets that may use each other; elsewhere a layer is one.
            if(other GREATER own OR (other EQUAL own AND NOT folder MATCHES "^views"))
                message(SEND_ERROR "${target} (${folder}) links ${link} (${folder_of_${link}}): dependencies point the other way")
            endif()
        elseif(folder IN_LIST core AND link MATCHES "^(Qt|KD|Threads)")
            message(SEND_ERROR "${target} (${folder}) links ${link}: the core knows no Qt and no threads")
        elseif(folder STREQUAL "model/live" AND link MATCHES "^(Qt6?::(Gui|Widgets|Charts|Svg)|KD)")
            message(SEND_ERROR "${target} (${folder}) links ${link}: live knows no windows")
        endif()
    endforeach()
endforeach()
