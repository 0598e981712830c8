/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reason.h: why a position has its value, in words, and what the words claim. */

#pragma once

#include "lm-claim.h"

#define LM_TYPE_REASON (lm_reason_get_type ())

/**
 * LmReason:
 * @text: the reason, one or two plain sentences with this position's numbers: those of the claims, one after the other
 * @status: the weakest of what the claims rest on
 * @reference: (nullable): paper and theorem, "RZ, Theorem 1.6"; lm_reason_cite()
 *   makes words of it
 * @claims: (element-type LmClaim): what it says
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
  GPtrArray  *facts;
  GPtrArray  *rows;
  GHashTable *answers;
  gboolean    is_open;
};

/**
 * LmReasonPart:
 * @text: sentences that rest on the same
 * @status: what that is
 * @reference: (nullable): paper and theorem
 */
typedef struct
{
  char       *text;
  LmStatus    status;
  const char *reference;
} LmReasonPart;

/**
 * lm_reason_state:
 * @reason: a reason
 * @kind: the name of a kind of claims
 * @position: what it is claimed of
 * @...: its terms, each made by a function such as lm_term_number()
 *
 * Claims something, and says it in the sentence of the kind.
 */
#define lm_reason_state(reason, kind, position, ...)                                                  \
  lm_reason_state_terms (reason, kind, position, (const LmTerm[]) { { NULL }, ##__VA_ARGS__ } + 1, \
                         LM_COUNT_TERMS (__VA_ARGS__))

#define LM_COUNT_TERMS(...) (sizeof ((const LmTerm[]) { { NULL }, ##__VA_ARGS__ }) / sizeof (LmTerm) - 1)

GType     lm_reason_get_type (void);
LmReason *lm_reason_new      (LmStatus     status,
                              const char  *reference,
                              const char  *format,
                              ...) G_GNUC_PRINTF (3, 4);
LmReason *lm_reason_begin    (LmStatus     status,
                              const char  *reference);
void      lm_reason_state_terms
                             (LmReason     *reason,
                              const char   *kind,
                              LmPosition   *position,
                              const LmTerm *terms,
                              guint         n_terms);
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
GPtrArray *lm_reason_list_parts
                             (LmReason    *reason);
char     *lm_reason_cite     (const char  *reference);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmReason, lm_reason_free)
