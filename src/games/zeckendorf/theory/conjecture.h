/* SPDX-License-Identifier: GPL-3.0-or-later */
/* conjecture.h: who wins the reversed game from n = 2, 3, … as far as one has patience for. */

#pragma once

#include "engine/lm-solve-context.h"

G_BEGIN_DECLS

/* The first n with a move in the reversed game. */
#define LM_ZECKENDORF_CONJECTURE_FIRST 2

/* What the share of Player 1 tends to if Conjecture 1.3 of RZ is right: 1/phi. */
#define LM_ZECKENDORF_CONJECTURE_SHARE 0.61803398874989484820

#define LM_TYPE_ZECKENDORF_CONJECTURE (lm_zeckendorf_conjecture_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfConjecture, lm_zeckendorf_conjecture, LM, ZECKENDORF_CONJECTURE, GObject)

LmZeckendorfConjecture *lm_zeckendorf_conjecture_new        (gboolean                 stagnant);

gboolean                lm_zeckendorf_conjecture_extend     (LmZeckendorfConjecture  *self,
                                                             guint                    to,
                                                             LmSolveContext          *context,
                                                             GError                 **error);
void                    lm_zeckendorf_conjecture_add_winner (LmZeckendorfConjecture  *self,
                                                             guint                    winner);
guint                   lm_zeckendorf_conjecture_get_last   (LmZeckendorfConjecture  *self);
guint                   lm_zeckendorf_conjecture_get_winner (LmZeckendorfConjecture  *self,
                                                             guint                    n);
guint                   lm_zeckendorf_conjecture_count_won  (LmZeckendorfConjecture  *self,
                                                             guint                    n);
double                  lm_zeckendorf_conjecture_get_share  (LmZeckendorfConjecture  *self,
                                                             guint                    n);

G_END_DECLS
