/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.h: what theorems say of positions, and why. */

#pragma once

#include "engine/lm-engine.h"

/* claims.c: what the reasons and the ideas of this room claim. */

extern const LmClaimKind lm_zeckendorf_claims[];

/* black-hole.c: the published results on the black-hole game, and placing opposite one another. */

/*
 * Sources: "Black Hole Zeckendorf Games" (BH). Positions are heights of the
 * bins F1 .. F(m-1), m being the hole. P-position: lost for whoever must move.
 */

/* With the hole on F4 a position is written (3x + p, b, 4y + q). */
typedef struct
{
  enum
  {
    LM_BLACK_HOLE_NEVER,
    LM_BLACK_HOLE_ALWAYS,
    LM_BLACK_HOLE_AT_LEAST,
    LM_BLACK_HOLE_AT_MOST,
  /* for which x and y positions of the same remainders are lost: none, all, those with x >= y + @offset or those
     with x <= y + @offset */
  }   kind;
  int offset; /* of the last two */
} LmBlackHoleBorder;

/* What placing comes to when each chip is answered in the opposite column. */
typedef struct
{
  guint64 rounds; /* how many rounds there are, of a chip and the one opposite */
  guint32 low;    /* the chips in bin 1 after them */
  guint32 high;   /* the chips in bin m - 1 after them, with a hole beyond F2 */
  guint   rest;   /* what is left of the stock then, less than a round */
} LmBlackHoleEnding;

LmValue  lm_black_hole_theory_value           (guint                    hole,
                                               const guint32           *heights);
const LmBlackHoleBorder *
         lm_black_hole_theory_get_border      (const guint32           *heights);
LmTerm   lm_black_hole_theory_term_sign       (const LmBlackHoleBorder *border);
LmTerm   lm_black_hole_theory_term_offset     (const LmBlackHoleBorder *border);
LmValue  lm_black_hole_theory_empty_value     (guint                    hole,
                                               guint64                  stock);
guint    lm_black_hole_theory_empty_exception (guint                    hole,
                                               guint64                  stock);
guint    lm_black_hole_theory_get_round       (guint                    hole);
void     lm_black_hole_theory_find_ending     (guint                    hole,
                                               const guint32           *heights,
                                               guint64                  stock,
                                               LmBlackHoleEnding       *ending);
gboolean lm_black_hole_theory_may_end_high    (guint                    hole,
                                               const LmBlackHoleEnding *ending);
gboolean lm_black_hole_theory_mirror_loses    (guint                    hole,
                                               const guint32           *heights,
                                               guint64                  stock);

/* explain.c: what the reasons of the games with theorems have in common. */

/* Returns: its value by the theorems, or %LM_VALUE_UNKNOWN where they say nothing */
typedef LmValue (*LmZeckendorfValueFunc) (LmPosition *position); /* a position */

/**
 * LmZeckendorfLossFunc:
 * @position: a position that is lost by a theorem
 * @context: limits and cancellation
 *
 * Returns: (transfer full) (nullable): by which theorem it is lost for whoever
 *   must move; %NULL only when cancelled
 */
typedef LmReason *(*LmZeckendorfLossFunc) (LmPosition     *position,
                                           LmSolveContext *context);

/* Returns: (transfer full) (nullable): a move of @position that wins */
typedef char *(*LmZeckendorfAnswerFunc) (LmPosition     *position,
                                         LmSolveContext *context);

LmMoveValue *lm_zeckendorf_explain_find_move (LmAnswer              *answer,
                                              LmZeckendorfValueFunc  get_value);
LmReason    *lm_zeckendorf_explain_by_losses (LmAnswer              *answer,
                                              LmZeckendorfValueFunc  get_value,
                                              LmZeckendorfLossFunc   explain_loss,
                                              LmSolveContext        *context);
void         lm_zeckendorf_explain_as_computed (LmReason *reason, LmAnswer *answer);
gboolean     lm_zeckendorf_explain_is_empty    (LmPosition *position);
gboolean     lm_zeckendorf_explain_add_answers (LmReason               *reason,
                                                LmPosition             *position,
                                                LmZeckendorfAnswerFunc  find_answer,
                                                LmSolveContext         *context,
                                                LmTerm                 *answers);
LmReason    *lm_zeckendorf_explain_roles     (LmReason              *reason,
                                              LmPosition            *position,
                                              LmSolveContext        *context);

/* The reasons themselves. */
LmValue   lm_black_hole_get_value (LmPosition      *position);
LmReason *lm_black_hole_explain   (LmPosition      *position,
                                   LmAnswer        *answer,
                                   LmSolveContext  *context);

LmValue   lm_reversed_get_value (LmPosition      *position);
LmReason *lm_reversed_explain   (LmPosition      *position,
                                 LmAnswer        *answer,
                                 LmSolveContext  *context);

LmValue   lm_build_up_get_value (LmPosition      *position);
LmReason *lm_build_up_explain   (LmPosition      *position,
                                 LmAnswer        *answer,
                                 LmSolveContext  *context);

/* How they are won, in general; %NULL where no rule is known. */
LmReason *lm_black_hole_tell_idea (LmPosition *position);
LmReason *lm_reversed_tell_idea   (LmPosition *position);
LmReason *lm_build_up_tell_idea   (LmPosition *position);

/* forward.c: what is proved of the forward game, and a position's reason in words. */

LmValue   lm_zeckendorf_theory_get_value  (const guint32   *heights);
gboolean  lm_zeckendorf_theory_get_parity (const guint32   *heights,
                                           guint           *parity);
LmReason *lm_zeckendorf_explain           (LmPosition      *position,
                                           LmAnswer        *answer,
                                           LmSolveContext  *context);

/* lengths.c: how few and how many moves the games of this room can last. */

void lm_zeckendorf_tell_lengths (LmPosition      *position,
                                 LmLengthBounds  *bounds);
void lm_reversed_tell_lengths   (LmPosition      *position,
                                 LmLengthBounds  *bounds);
void lm_build_up_tell_lengths   (LmPosition      *position,
                                 LmLengthBounds  *bounds);

/* reversed.c: the published results on the reversed game and the build-up game. */

/*
 * Source: "The Reversed Zeckendorf Game" (RZ). Positions are heights of the
 * bins, F1 first.
 */

LmValue  lm_reversed_theory_value       (const guint32  *heights,
                                         gboolean        stagnant);
gboolean lm_reversed_theory_is_even     (const guint32  *heights,
                                         gboolean        stagnant);
guint    lm_reversed_theory_first_move  (const guint32  *heights);

LmValue  lm_build_up_theory_empty_value (guint64         stock);
guint    lm_build_up_theory_nim_rest    (const guint32  *heights,
                                         guint64         stock);
gboolean lm_build_up_theory_nim_loses   (const guint32  *heights,
                                         guint64         stock);
