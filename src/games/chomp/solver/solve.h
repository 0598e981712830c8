/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solve.h: the answer to a position of Chomp: by table, else by theory. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-solve-context.h"

G_BEGIN_DECLS

LmAnswer *lm_chomp_solve                (LmPosition      *position,
                                         LmSolveContext  *context,
                                         GError         **error);
char     *lm_chomp_describe_no_distance (guint64          n_positions);

G_END_DECLS
