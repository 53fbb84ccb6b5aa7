// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Never part of a program: shows what a layer may include and what not, see CMakeLists.txt beside it.
#include OWN_HEADER
#ifdef WRONG_HEADER
#include WRONG_HEADER
#endif
