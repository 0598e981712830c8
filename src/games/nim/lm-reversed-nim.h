/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reversed-nim.h: subtraction Nim backwards: stones are added. */

#pragma once

#include "lm-nim-game.h"

G_BEGIN_DECLS

#define LM_TYPE_REVERSED_NIM (lm_reversed_nim_get_type ())
G_DECLARE_FINAL_TYPE (LmReversedNim, lm_reversed_nim, LM, REVERSED_NIM, LmNimGame)

extern const LmGameInfo lm_reversed_nim_info;

G_END_DECLS
