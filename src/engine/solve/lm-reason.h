/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reason.h: why a position has its value, in words, and what the words claim. */

#pragma once

#include "engine/game/lm-game.h"

#define LM_TYPE_REASON (lm_reason_get_type ())

/**
 * LmClaim:
 * @kind: the name of what is claimed, "every-reply-answered"; static
 * @position: what it is claimed of
 * @numbers: the claim's numbers (or moves, or other words without a blank), in
 *   the order that the kind has them, with blanks between; often empty
 *
 * What a sentence of a reason says, so that a machine can check it. Each kind
 * has a check in the tests, which holds it against the table or against plain
 * exhaustive search on thousands of positions.
 */
typedef struct
{
  const char *kind;
  LmPosition *position;
  char       *numbers;
} LmClaim;

/**
 * LmReason:
 * @text: the reason, one or two plain sentences with this position's numbers
 * @status: what it rests on
 * @reference: (nullable): paper and theorem, "RZ, Theorem 1.6"; lm_reason_cite() makes
 *   words of it
 * @claims: (element-type LmClaim): what the sentences claim, together
 * @n_sayings: how often something was said; every saying rests on a claim of
 *   its own, so there are never more of them than @claims
 * @rows: (element-type GStrv): a table that belongs to the sentences, row by
 *   row with the headings first; often empty
 * @answers: the answers that the sentences give to moves of the side that is to
 *   lose, by the move, where they give some; the hint shows the same ones
 * @is_open: whether the sentences do not tell how to win; then what a search
 *   shows of it is to be added
 */
struct _LmReason
{
  char       *text;
  LmStatus    status;
  char       *reference;
  GPtrArray  *claims;
  guint       n_sayings;
  GPtrArray  *rows;
  GHashTable *answers;
  gboolean    is_open;
};

GType     lm_reason_get_type (void);
LmReason *lm_reason_new      (LmStatus     status,
                              const char  *reference,
                              const char  *format,
                              ...) G_GNUC_PRINTF (3, 4);
void      lm_reason_say      (LmReason    *reason,
                              const char  *format,
                              ...) G_GNUC_PRINTF (2, 3);
void      lm_reason_claim    (LmReason    *reason,
                              const char  *kind,
                              LmPosition  *position,
                              const char  *numbers,
                              ...) G_GNUC_PRINTF (4, 5);
void      lm_reason_adopt    (LmReason    *reason,
                              LmReason    *other);
void      lm_reason_join     (LmReason    *reason,
                              LmReason    *other);
void      lm_reason_add_row  (LmReason    *reason,
                              const char  *cell,
                              ...) G_GNUC_NULL_TERMINATED;
void      lm_reason_add_answer
                             (LmReason    *reason,
                              const char  *move,
                              const char  *answer);
LmReason *lm_reason_copy     (LmReason    *reason);
void      lm_reason_free     (LmReason    *reason);
char     *lm_reason_cite     (const char  *reference);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmReason, lm_reason_free)
