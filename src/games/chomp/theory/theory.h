/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.h: what theorems say of positions, and why. */

#pragma once

#include "../rules/rules.h"

/* theory.c: the shapes of Chomp of which theory knows who wins. */

/* What theory has to say about a shape; of several the first one that fits. */
typedef enum
{
  LM_CHOMP_PATTERN_NONE,      /* none of the following */
  LM_CHOMP_PATTERN_POISON,    /* the poisoned square alone */
  LM_CHOMP_PATTERN_LINE,      /* one row or one column of two squares or more */
  LM_CHOMP_PATTERN_L,         /* a row and a column of two squares or more that share the poison */
  LM_CHOMP_PATTERN_TWO_LINES, /* two rows or two columns */
  /* bottom row and left column equally long, and the square next to the poison on the diagonal is there */
  LM_CHOMP_PATTERN_EQUAL_SIDES,
  LM_CHOMP_PATTERN_BAR,       /* any other whole bar */
} LmChompPattern;

LmChompPattern  lm_chomp_theory_get_pattern (const LmChompShape *shape);
LmValue         lm_chomp_theory_get_value   (const LmChompShape *shape);
gboolean        lm_chomp_theory_get_move    (const LmChompShape *shape,
                                             LmChompSpot        *spot);

/* explain.c: why a position of Chomp is won or lost, in words; and what is said of both games. */

extern const LmClaimKind lm_chomp_claims[];

LmReason *lm_chomp_explain            (LmPosition     *position,
                                       LmAnswer       *answer,
                                       LmSolveContext *context);
LmReason *lm_chomp_tell_idea          (LmPosition     *position);
LmReason *lm_reversed_chomp_tell_idea (LmPosition     *position);

/* reversed.c: the positions of reversed Chomp of which theory knows who wins. */

gboolean  lm_reversed_chomp_theory_get_move  (const LmChompShape  *missing,
                                              LmChompShape        *left);
LmValue   lm_reversed_chomp_theory_get_value (const LmChompShape  *missing);
LmReason *lm_reversed_chomp_explain          (LmPosition          *position,
                                              LmAnswer            *answer,
                                              LmSolveContext      *context);
