/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim.h: subtraction Nim: stones are taken. */

#pragma once

#include "lm-nim-game.h"

G_BEGIN_DECLS

#define LM_TYPE_NIM (lm_nim_get_type ())
G_DECLARE_FINAL_TYPE (LmNim, lm_nim, LM, NIM, LmNimGame)

extern const LmGameInfo lm_nim_info;

G_END_DECLS
