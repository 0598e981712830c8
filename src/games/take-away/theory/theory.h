/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.h: the sequence of lost piles, its parts and cutoffs. */

#pragma once

#include "../rules/rules.h"

/* sequence.c: the P-positions of an alpha, the recurrence that they end in, and where else they hold. */

/*
 * The P-positions 0 = P_0 < 1 = P_1 < P_2 < … of the openings of the alpha take-away game, as far as it takes to be
 * certain how they go on, with all that follows from them. It belongs to all values of an interval [from, to) alike.
 */
typedef struct _LmTakeAwaySequence LmTakeAwaySequence;

LmTakeAwaySequence *lm_take_away_sequence_new         (const LmTakeAwayFraction  *alpha);
LmTakeAwaySequence *lm_take_away_sequence_new_below   (const LmTakeAwayFraction  *alpha);
void                lm_take_away_sequence_free        (LmTakeAwaySequence        *self);
gboolean            lm_take_away_sequence_advance     (LmTakeAwaySequence        *self);

guint               lm_take_away_sequence_get_lag     (const LmTakeAwaySequence  *self);
guint               lm_take_away_sequence_get_first   (const LmTakeAwaySequence  *self);
guint               lm_take_away_sequence_get_certain (const LmTakeAwaySequence  *self);
guint64             lm_take_away_sequence_get_term    (const LmTakeAwaySequence  *self,
                                                       guint                      index);
guint               lm_take_away_sequence_get_source  (const LmTakeAwaySequence  *self,
                                                       guint                      index);
guint               lm_take_away_sequence_find        (const LmTakeAwaySequence  *self,
                                                       guint64                    number);
LmTakeAwayFraction  lm_take_away_sequence_get_from    (const LmTakeAwaySequence  *self);
LmTakeAwayFraction  lm_take_away_sequence_get_to      (const LmTakeAwaySequence  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmTakeAwaySequence, lm_take_away_sequence_free)

/* parts.c: a pile as a sum of P-positions, and the moves that win there. */

#define LM_TYPE_TAKE_AWAY_PARTS (lm_take_away_parts_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayParts, lm_take_away_parts, LM, TAKE_AWAY_PARTS, GObject)

/*
 * The generalised Zeckendorf decomposition of a pile. Immutable.
 */

LmTakeAwayParts *lm_take_away_parts_new       (const LmTakeAwaySequence  *sequence,
                                               mpz_srcptr                 stones,
                                               LmTakeAwayParts           *known,
                                               LmSolveContext            *context);
LmTakeAwayParts *lm_take_away_parts_get       (const LmTakeAwayFraction  *alpha,
                                               const LmTakeAwaySequence  *sequence,
                                               mpz_srcptr                 stones,
                                               LmSolveContext            *context);
guint            lm_take_away_parts_count     (LmTakeAwayParts           *self);
mpz_srcptr       lm_take_away_parts_get_size  (LmTakeAwayParts           *self,
                                               guint                      part);
guint64          lm_take_away_parts_get_index (LmTakeAwayParts           *self,
                                               guint                      part);
GArray          *lm_take_away_parts_list_wins (LmTakeAwayParts           *self,
                                               const LmTakeAwayFraction  *alpha,
                                               mpz_srcptr                 limit);
char            *lm_take_away_parts_describe  (LmTakeAwayParts           *self);

/* cutoffs.c: the values of alpha at which the P-positions change, one after the other. */

typedef struct
{
  LmTakeAwayFraction cutoff; /* the least alpha of an interval in which all have the same P-positions */
  guint              lag;    /* k of the recurrence P_{n+1} = P_n + P_{n-k} that they end in */
  guint              first;  /* the least N such that it holds for all n >= N */
  guint64            count;  /* how many cutoffs there are up to this one */
} LmTakeAwayCutoff;

/* All cutoffs from 2 on in ascending order. Going on later where one has stopped costs nothing. */
typedef struct _LmTakeAwayCutoffs LmTakeAwayCutoffs;

LmTakeAwayCutoffs *lm_take_away_cutoffs_new  (void);
void               lm_take_away_cutoffs_free (LmTakeAwayCutoffs  *self);
gboolean           lm_take_away_cutoffs_next (LmTakeAwayCutoffs  *self,
                                              LmTakeAwayCutoff   *cutoff);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmTakeAwayCutoffs, lm_take_away_cutoffs_free)

/* walk.c: goes along the P-positions of an alpha, however large they get. */

/* A place in a sequence of P-positions, with the few terms before it that the recurrence needs and nothing more. */
/*
 * The window is a ring that holds the terms from index - lag to index. So
 * P_{n-lag}, which P_{n+1} = P_n + P_{n-lag} does away with, has the place
 * that P_{n+1} gets, and the recurrence works in place in both directions.
 */
typedef struct
{
  const LmTakeAwaySequence *sequence;
  guint64                   index;
  guint                     size;
  guint                     place; /* in the window, of the term that it has come to */
  mpz_t                    *window;
} LmTakeAwayWalk;

LmTakeAwayWalk *lm_take_away_walk_new       (const LmTakeAwaySequence  *sequence,
                                             guint                      index);
void            lm_take_away_walk_free      (LmTakeAwayWalk            *self);
void            lm_take_away_walk_forward   (LmTakeAwayWalk            *self);
void            lm_take_away_walk_back      (LmTakeAwayWalk            *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmTakeAwayWalk, lm_take_away_walk_free)
