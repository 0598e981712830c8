/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-advice.h: a hint with its reason: what to play, why, and the answer to every reply. */

#pragma once

#include "lm-answer.h"
#include "lm-reason.h"
#include "lm-solve-context.h"

#define LM_TYPE_ADVICE (lm_advice_get_type ())

/* A line longer than this is cut; the advice says so. */
#define LM_ADVICE_LINE_MAX 2000

/* As long as it is not known how far the end is, a line is not carried on further than this. */
#define LM_ADVICE_BLIND_LINE_MAX 20

/**
 * LmReply:
 * @move: a move that may be made
 * @answer: (nullable): the answer to it that wins; %NULL when the game is
 *   over after @move, or when it is known that an answer wins but not which
 * @after: the position after @move and @answer
 * @distance: moves to the end in @after, or %LM_DISTANCE_UNKNOWN
 */
typedef struct
{
  char       *move;
  char       *answer;
  LmPosition *after;
  guint       distance;
} LmReply;

/**
 * LmAdvice:
 * @answer: what the solver says of the position
 * @move: (nullable): the recommended move: of the winning ones the shortest,
 *   in a lost position the one that delays longest; %NULL when the game is
 *   over or nothing is known
 * @after: (nullable): the position that @move leaves
 * @reason: the reason in words, its status and its source
 * @idea: (nullable): the principle behind it, without this position's numbers;
 *   %NULL when the game is over or more than two players are left
 * @replies: (element-type LmReply): of a won position, every reply of the
 *   opponent to @move with the answer that keeps the win; of a lost one,
 *   every move of the player to move with the opponent's winning answer; a
 *   move after which its player stays to move has none and is left out. The
 *   answer is the one that the reason tells, or else the one that ends it soonest
 * @all_replies: whether none is left out: of very many the telling ones are kept
 * @line: (array zero-terminated=1): best play of both sides from @position to
 *   the end, beginning with @move
 * @line_cut: whether @line stops before the game is over: at
 *   %LM_ADVICE_LINE_MAX, at a position whose value is unknown, where the time
 *   allowed is over, or at %LM_ADVICE_BLIND_LINE_MAX where it is not known how
 *   far the end is
 *
 * Immutable. Never depends on who plays: neither seat nor level comes in.
 */
typedef struct
{
  /*< private >*/
  gatomicrefcount  ref_count;

  /*< public >*/
  LmAnswer        *answer;
  char            *move;
  LmPosition      *after;
  LmReason        *reason;
  LmReason        *idea;
  GPtrArray       *replies;
  gboolean         all_replies;
  GStrv            line;
  gboolean         line_cut;
} LmAdvice;

GType     lm_advice_get_type (void);
LmAnswer *lm_advice_answer   (LmPosition      *position,
                              LmSolveContext  *context,
                              GError         **error);
LmAdvice *lm_advice_compute  (LmPosition      *position,
                              LmSolveContext  *context,
                              GError         **error);
LmAdvice *lm_advice_compute_on
                             (LmAnswer        *answer,
                              LmSolveContext  *context,
                              GError         **error);
LmAdvice *lm_advice_ref      (LmAdvice        *advice);
void      lm_advice_unref    (LmAdvice        *advice);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmAdvice, lm_advice_unref)
