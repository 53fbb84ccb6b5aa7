# SPDX-FileCopyrightText: 2026 The Tetrarium authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Everything the project stands on. packages.txt beside this file names the Debian packages that hold it.
find_package(Qt6 6.8 REQUIRED COMPONENTS Core Concurrent)
find_package(tomlplusplus REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(Eigen3 REQUIRED)
find_package(hwy REQUIRED)
find_path(XXHASH_INCLUDE_DIR xxhash.h REQUIRED)

if(TETRARIUM_DESKTOP)
    find_package(Qt6 6.8 REQUIRED COMPONENTS Widgets Charts Svg LinguistTools)
    find_package(KDDockWidgets-qt6 2.1 REQUIRED)
endif()
if(TETRARIUM_TESTS)
    find_package(Qt6 6.8 REQUIRED COMPONENTS Test)
    find_package(rapidcheck REQUIRED)
endif()
if(TETRARIUM_TESTS AND TETRARIUM_BENCH)
    find_package(benchmark REQUIRED)
endif()

set(CMAKE_AUTOMOC ON)
set(CMAKE_AUTORCC ON)
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)
qt_standard_project_setup(REQUIRES 6.8)
