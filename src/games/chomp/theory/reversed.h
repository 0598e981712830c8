/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed.h: the positions of reversed Chomp of which theory knows who wins. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-reason.h"
#include "engine/lm-solve-context.h"
#include "games/chomp/rules/shape.h"

gboolean  lm_reversed_chomp_theory_get_move  (const LmChompShape  *missing,
                                              LmChompShape        *left);
LmValue   lm_reversed_chomp_theory_get_value (const LmChompShape  *missing);
LmReason *lm_reversed_chomp_explain          (LmPosition          *position,
                                              LmAnswer            *answer,
                                              LmSolveContext      *context);
LmReason *lm_reversed_chomp_tell_idea (LmPosition *position);
