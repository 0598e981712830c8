/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed.h: the answer to a position of reversed Chomp: by theory, by table, or both. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-solve-context.h"

G_BEGIN_DECLS

/* A position with more moves than this has only the telling ones in its answer. */
#define LM_REVERSED_CHOMP_MAX_ANSWERED 512

LmAnswer *lm_reversed_chomp_solve (LmPosition      *position,
                                   LmSolveContext  *context,
                                   GError         **error);

G_END_DECLS
