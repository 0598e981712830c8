/* SPDX-License-Identifier: GPL-3.0-or-later */
/* variant.h: the rules of all games of this room, plain C on heights and a stock. */

#pragma once

#include "rules.h"

/*
 * For the board. Everything that differs from game to game is asked here, with
 * the variant that lm_zeckendorf_position_get_variant() tells:
 *
 * - which columns there are: lm_zeckendorf_variant_count_bins(), 0 when there
 *   are as many as chips can reach; the hole of the black-hole game is at
 *   `variant->hole`, right of the last column;
 * - which moves are legal: lm_position_list_moves(), or on plain heights
 *   lm_zeckendorf_variant_list_moves();
 * - what a move does: lm_zeckendorf_position_get_chips() tells the bins that
 *   chips leave and those that they come to, how many vanish in the hole
 *   (`n_lost`), and what comes from the stock (`placed`; the chip then comes
 *   to `given[0]`). In the reversed game a split takes one chip and gives two;
 * - where one may place: lm_zeckendorf_variant_may_place();
 * - what is left to place: LM_ZECKENDORF_POSITION (position)->stock.
 *
 * The editor makes positions with lm_zeckendorf_position_new_full(), for other
 * parameters (another hole, stagnant ones) in the game that
 * lm_zeckendorf_game_get() gives.
 */

/* The columns of the black-hole game end before bin m, with m in this range. */
#define LM_ZECKENDORF_MIN_HOLE 2
#define LM_ZECKENDORF_MAX_HOLE 12

/* The build-up game is played on ones, twos and threes. */
#define LM_ZECKENDORF_BUILD_UP_BINS 3

/**
 * LmZeckendorfGameKind:
 * @LM_ZECKENDORF_FORWARD: from ones to the Zeckendorf decomposition
 * @LM_ZECKENDORF_BLACK_HOLE: the same, but what would land on bin m or beyond
 *   is lost
 * @LM_ZECKENDORF_REVERSED: every forward move backwards, to ones
 * @LM_ZECKENDORF_BUILD_UP: ones, twos and threes are put down, then the
 *   reversed game is played with them
 */
typedef enum
{
  LM_ZECKENDORF_FORWARD,
  LM_ZECKENDORF_BLACK_HOLE,
  LM_ZECKENDORF_REVERSED,
  LM_ZECKENDORF_BUILD_UP,
} LmZeckendorfGameKind;

/**
 * LmZeckendorfVariant:
 * @kind: which game
 * @hole: the index m of the hole in the black-hole game, else 0
 * @place_any: black-hole game: whether chips may be placed in every column and
 *   not only in the outermost ones
 * @stagnant: reversed game: whether no move may take a one
 *
 * What the rules of a game depend on.
 */
typedef struct
{
  LmZeckendorfGameKind kind;
  guint                hole;
  gboolean             place_any;
  gboolean             stagnant;
} LmZeckendorfVariant;

guint    lm_zeckendorf_variant_count_bins (const LmZeckendorfVariant  *variant);
gboolean lm_zeckendorf_variant_is_reversed
                                          (const LmZeckendorfVariant  *variant);
gboolean lm_zeckendorf_variant_may_place  (const LmZeckendorfVariant  *variant,
                                           guint                       bin);
gboolean lm_zeckendorf_variant_has_move   (const LmZeckendorfVariant  *variant,
                                           const LmZeckendorfMove     *move);
guint    lm_zeckendorf_variant_all_moves  (const LmZeckendorfVariant  *variant,
                                           guint                       n_bins,
                                           LmZeckendorfMove           *moves);
void     lm_zeckendorf_variant_get_chips  (const LmZeckendorfVariant  *variant,
                                           const LmZeckendorfMove     *move,
                                           LmZeckendorfChips          *chips);

gboolean lm_zeckendorf_variant_can_move   (const LmZeckendorfVariant  *variant,
                                           const guint32              *heights,
                                           guint32                     stock,
                                           const LmZeckendorfMove     *move);
void     lm_zeckendorf_variant_apply      (const LmZeckendorfVariant  *variant,
                                           guint32                    *heights,
                                           guint32                    *stock,
                                           const LmZeckendorfMove     *move);
guint    lm_zeckendorf_variant_list_moves (const LmZeckendorfVariant  *variant,
                                           const guint32              *heights,
                                           guint32                     stock,
                                           LmZeckendorfMove           *moves);
