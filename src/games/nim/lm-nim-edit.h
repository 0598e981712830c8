/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-edit.h: positions made from what somebody types or wants by lot. */

#pragma once

#include "lm-nim-position.h"

G_BEGIN_DECLS

char       *lm_nim_edit_strip  (const char  *text);
LmPosition *lm_nim_edit_read   (const char  *stones,
                                const char  *target,
                                const char  *max,
                                guint        turn,
                                GError     **error);
LmPosition *lm_nim_edit_random (LmPosition  *position,
                                GRand       *rand);

G_END_DECLS
