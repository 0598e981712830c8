/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: bins, chips and moves of the Zeckendorf game, plain C on heights. */

#pragma once

#include <glib.h>

/* Bins F1 to F40: room for every value that the games of this room allow. */
#define LM_ZECKENDORF_MAX_BINS 40

/* A bin has at most one move of each kind. */
#define LM_ZECKENDORF_MAX_MOVES (2 * LM_ZECKENDORF_MAX_BINS)

/* The largest total value of the chips on a board. */
#define LM_ZECKENDORF_MAX_VALUE 1000000

/* The longest move text, "A38", with its final zero. */
#define LM_ZECKENDORF_MOVE_SIZE 4

/**
 * LmZeckendorfMoveKind:
 * @LM_ZECKENDORF_MERGE: two chips of bin 1 into one of bin 2
 * @LM_ZECKENDORF_ADD: a chip of bin i and one of bin i + 1 into one of bin
 *   i + 2
 * @LM_ZECKENDORF_SPLIT: two chips of bin 2 into bins 1 and 3, or two chips of
 *   bin i >= 3 into bins i - 2 and i + 1; in the reversed game one chip of bin
 *   2 into two of bin 1, or one of bin i >= 3 into bins i - 1 and i - 2
 * @LM_ZECKENDORF_COMBINE: reversed game: a chip of bin 1 and one of bin 3 into
 *   two of bin 2, or one of bin i - 2 and one of bin i + 1 into two of bin i
 * @LM_ZECKENDORF_PLACE: a chip from the stock into bin i
 *
 * The kinds of moves; each is written as the letter that it stands for. The
 * forward game has the first three.
 */
typedef enum
{
  LM_ZECKENDORF_MERGE = 'M',
  LM_ZECKENDORF_ADD = 'A',
  LM_ZECKENDORF_SPLIT = 'S',
  LM_ZECKENDORF_COMBINE = 'C',
  LM_ZECKENDORF_PLACE = 'P',
} LmZeckendorfMoveKind;

/**
 * LmZeckendorfMove:
 * @kind: what it does
 * @index: the bin it works on, from 1; of @LM_ZECKENDORF_ADD the lower one, of
 *   @LM_ZECKENDORF_COMBINE the one that gets two chips
 */
typedef struct
{
  LmZeckendorfMoveKind kind;
  guint                index;
} LmZeckendorfMove;

/**
 * LmZeckendorfChips:
 * @taken: the bins that a chip leaves, from 1, in ascending order; they may be
 *   the same; 0 beyond @n_taken
 * @given: the bins that get a chip, from 1, in ascending order; they may be the
 *   same; 0 beyond @n_given
 * @n_given: 0 to 2: how many of @given count
 * @n_taken: 0 to 2: how many of @taken count
 * @n_lost: 0 or 1: how many chips fall into the black hole
 * @placed: value taken from the stock; 0 but for @LM_ZECKENDORF_PLACE
 *
 * What a move does to the chips.
 */
typedef struct
{
  guint taken[2];
  guint given[2];
  guint n_given;
  guint n_taken;
  guint n_lost;
  guint placed;
} LmZeckendorfChips;

guint32  lm_zeckendorf_fibonacci  (guint                    index);
guint    lm_zeckendorf_count_bins (guint64                  value);

guint64  lm_zeckendorf_value      (const guint32           *heights);
guint    lm_zeckendorf_last_bin   (const guint32           *heights);
void     lm_zeckendorf_decompose  (guint64                  value,
                                   guint32                 *heights);

gboolean lm_zeckendorf_move_read  (const char              *text,
                                   LmZeckendorfMove        *move);
void     lm_zeckendorf_move_print (const LmZeckendorfMove  *move,
                                   char                    *text);
gboolean lm_zeckendorf_is_over    (const guint32           *heights);
