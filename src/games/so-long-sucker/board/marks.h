/* SPDX-License-Identifier: GPL-3.0-or-later */
/* marks.h: what the values of moves say of a chip, a pile and a next player. */

#pragma once

#include "engine/lm-answer.h"
#include "chosen.h"

G_BEGIN_DECLS

/* No value: there is no answer, or no such move in it. */
#define LM_SLS_NO_MARK (-1)

/* Any colour, pile or player. */
#define LM_SLS_ANY G_MAXUINT

int lm_sls_marks_get_place (LmAnswer      *answer,
                            guint          colour,
                            guint          pile,
                            guint          next);
int lm_sls_marks_get_move  (LmAnswer      *answer,
                            const char    *move);

G_END_DECLS
