/* SPDX-License-Identifier: GPL-3.0-or-later */
/* keys.h: value and moves to the end of very many positions, 16 bits for each. */

#pragma once

#include "engine/lm-solve-context.h"
#include "engine/lm-store.h"

/*
 * A position is stored as a key of 16 bits in the order of what a player likes
 * to leave: lost positions first, those sooner over before the others, then
 * won ones, those later over before the others. So the key of the best move is
 * the least of all, and its key says what the position is:
 *
 *   lost in an even number x of moves  key = x - 0x8000  (negative)
 *   won in an odd number x of moves    key = 0x7ffe - x  (not negative)
 *   no move at all                     NO_MOVE, as if won in -1 moves
 */
#define LM_ZECKENDORF_NO_MOVE G_MAXINT16

/* The longest game that keys can tell. */
#define LM_ZECKENDORF_MAX_DISTANCE 0x7ffe

/* Positions solved between two looks at the context: about half a millisecond. */
#define LM_ZECKENDORF_POSITIONS_PER_POLL 32768

/**
 * LmZeckendorfKeys:
 * @keys: the keys, not initialised
 * @n_keys: how many
 * @bytes: of memory
 */
typedef struct
{
  gint16            *keys;
  guint64            n_keys;
  gsize              bytes;

  /*< private >*/
  LmStore *store;
} LmZeckendorfKeys;

guint64           lm_zeckendorf_keys_count_bytes
                                          (guint64            n_keys);
LmZeckendorfKeys *lm_zeckendorf_keys_new  (guint64            n_keys,
                                           LmSolveContext    *context,
                                           GError           **error);
void              lm_zeckendorf_keys_free (LmZeckendorfKeys  *keys);

LmValue           lm_zeckendorf_key_read  (int                key,
                                           guint             *distance);

/* From the best key that a move leaves, NO_MOVE when there is none, to the key of the position. */
static inline int
lm_zeckendorf_key_conclude (int best)
{
  /* Lost in x leaves won in x + 1 and the other way round: ~best, less 2 where the best is lost. */
  return ~best + ((best >> 15) * 2);
}

/* Considers for the positions @keys[@from..@to) the move that leads from @keys[i] to @after[i]. */
static inline void
lm_zeckendorf_keys_consider (gint16       *keys,
                             const gint16 *after,
                             gssize        from,
                             gssize        to)
{
#pragma omp simd
  for (gssize i = from; i < to; i++)
    keys[i] = MIN (keys[i], after[i]);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfKeys, lm_zeckendorf_keys_free)
