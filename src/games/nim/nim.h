/* SPDX-License-Identifier: GPL-3.0-or-later */
/* nim.h: the two games of this room. */

#pragma once

#include "rules.h"

G_BEGIN_DECLS

#define LM_TYPE_NIM          (lm_nim_get_type ())
#define LM_TYPE_REVERSED_NIM (lm_reversed_nim_get_type ())

extern const LmGameInfo lm_nim_info;
extern const LmGameInfo lm_reversed_nim_info;

GType lm_nim_get_type          (void);
GType lm_reversed_nim_get_type (void);

G_END_DECLS
