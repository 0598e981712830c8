/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solve.h: the answers to positions of both games, and the tables of boards that the command line offers. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-game-info.h"
#include "engine/lm-solve-context.h"

/* A position with more moves than this has only the telling ones in its answer. */
#define LM_REVERSED_CHOMP_MAX_ANSWERED 512

extern const LmTableInfo lm_chomp_tables[];
extern const LmTableInfo lm_reversed_chomp_tables[];

LmAnswer *lm_chomp_solve                (LmPosition      *position,
                                         LmSolveContext  *context,
                                         GError         **error);
LmAnswer *lm_reversed_chomp_solve       (LmPosition      *position,
                                         LmSolveContext  *context,
                                         GError         **error);
char     *lm_chomp_describe_no_distance (guint64          n_positions);
