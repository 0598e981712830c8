/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: the rules of the games with columns of chips: moves, variants, positions, words. */

#pragma once

#include "engine/lm-engine.h"

/* rules.c: bins, chips and moves of the Zeckendorf game, plain C on heights. */

/* Bins F1 to F40: room for every value that the games of this room allow. */
#define LM_ZECKENDORF_MAX_BINS 40

/* A bin has at most one move of each kind. */
#define LM_ZECKENDORF_MAX_MOVES (2 * LM_ZECKENDORF_MAX_BINS)

/* The largest total value of the chips on a board. */
#define LM_ZECKENDORF_MAX_VALUE 1000000

/* The longest move text, "A38", with its final zero. */
#define LM_ZECKENDORF_MOVE_SIZE 4

/* The kinds of moves; each is written as the letter that it stands for. The forward game has the first three. */
typedef enum
{
  LM_ZECKENDORF_MERGE = 'M', /* two chips of bin 1 into one of bin 2 */
  LM_ZECKENDORF_ADD = 'A',   /* a chip of bin i and one of bin i + 1 into one of bin i + 2 */
  /* two chips of bin 2 into bins 1 and 3, or two chips of bin i >= 3 into bins i - 2 and i + 1; in the reversed game
     one chip of bin 2 into two of bin 1, or one of bin i >= 3 into bins i - 1 and i - 2 */
  LM_ZECKENDORF_SPLIT = 'S',
  /* reversed game: a chip of bin 1 and one of bin 3 into two of bin 2, or one of bin i - 2 and one of bin i + 1 into
     two of bin i */
  LM_ZECKENDORF_COMBINE = 'C',
  LM_ZECKENDORF_PLACE = 'P', /* a chip from the stock into bin i */
} LmZeckendorfMoveKind;

typedef struct
{
  LmZeckendorfMoveKind kind; /* what it does */
  /* the bin it works on, from 1; of @LM_ZECKENDORF_ADD the lower one, of @LM_ZECKENDORF_COMBINE the one that gets
     two chips */
  guint                index;
} LmZeckendorfMove;

/* What a move does to the chips. */
typedef struct
{
  guint taken[2]; /* the bins that a chip leaves, from 1, in ascending order; they may be the same; 0 beyond @n_taken */
  guint given[2]; /* the bins that get a chip, from 1, in ascending order; they may be the same; 0 beyond @n_given */
  guint n_given;  /* 0 to 2: how many of @given count */
  guint n_taken;  /* 0 to 2: how many of @taken count */
  guint n_lost;   /* 0 or 1: how many chips fall into the black hole */
  guint placed;   /* value taken from the stock; 0 but for @LM_ZECKENDORF_PLACE */
} LmZeckendorfChips;

guint32  lm_zeckendorf_fibonacci  (guint                    index);
guint    lm_zeckendorf_count_bins (guint64                  value);

guint64  lm_zeckendorf_value      (const guint32           *heights);
guint64  lm_zeckendorf_count_chips (const guint32          *heights);
guint    lm_zeckendorf_last_bin   (const guint32           *heights);
void     lm_zeckendorf_decompose  (guint64                  value,
                                   guint32                 *heights);

gboolean lm_zeckendorf_move_read  (const char              *text,
                                   LmZeckendorfMove        *move);
void     lm_zeckendorf_move_print (const LmZeckendorfMove  *move,
                                   char                    *text);
gboolean lm_zeckendorf_is_over    (const guint32           *heights);

/* variant.c: the rules of all games of this room, plain C on heights and a stock. */

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

typedef enum
{
  LM_ZECKENDORF_FORWARD,    /* from ones to the Zeckendorf decomposition */
  LM_ZECKENDORF_BLACK_HOLE, /* the same, but what would land on bin m or beyond is lost */
  LM_ZECKENDORF_REVERSED,   /* every forward move backwards, to ones */
  LM_ZECKENDORF_BUILD_UP,   /* ones, twos and threes are put down, then the reversed game is played with them */
} LmZeckendorfGameKind;

/* What the rules of a game depend on. */
typedef struct
{
  LmZeckendorfGameKind kind;     /* which game */
  guint                hole;     /* the index m of the hole in the black-hole game, else 0 */
  /* black-hole game: whether chips may be placed in every column and not only in the outermost ones */
  gboolean             place_any;
  gboolean             stagnant; /* reversed game: whether no move may take a one */
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

/* position.c: positions of the games of this room. */

/* A position of any game of the room. Immutable once handed out. */
typedef struct
{
  /*< private >*/
  LmPosition parent;

  /*< public >*/
  guint32    heights[LM_ZECKENDORF_MAX_BINS]; /* chips per bin, bin 1 first */
  guint32    stock;                           /* value still to be placed; 0 in a game without placing */
} LmZeckendorfPosition;

#define LM_ZECKENDORF_POSITION(position) ((LmZeckendorfPosition *) (position))

LmPosition *lm_zeckendorf_position_new_full      (LmGame            *game,
                                                  const guint32     *heights,
                                                  guint64            stock,
                                                  guint              turn,
                                                  GError           **error);
LmPosition *lm_zeckendorf_position_after         (LmPosition        *position,
                                                  const LmZeckendorfMove
                                                                    *move);

const LmZeckendorfVariant *
            lm_zeckendorf_position_get_variant   (LmPosition        *position);
gboolean    lm_zeckendorf_position_get_chips     (LmPosition        *position,
                                                  const char        *move,
                                                  LmZeckendorfChips *chips);
guint       lm_zeckendorf_position_get_moves     (LmPosition        *position,
                                                  LmZeckendorfMove  *moves);

char       *lm_zeckendorf_position_describe      (LmPosition        *position);
int         lm_zeckendorf_position_get_winner    (LmPosition        *position);
GPtrArray  *lm_zeckendorf_position_list_moves    (LmPosition        *position,
                                                  guint              max,
                                                  gboolean          *complete);
LmPosition *lm_zeckendorf_position_play          (LmPosition        *position,
                                                  const char        *text,
                                                  GError           **error);

/* words.c: moves, results and refusals of the games of this room, for people. */

char *lm_zeckendorf_words_describe_result (LmPosition   *position);
char *lm_zeckendorf_words_describe_move   (LmPosition   *position,
                                           const char   *text,
                                           LmMoveStyle   style);
char *lm_zeckendorf_words_describe_deed   (LmPosition   *position,
                                           const char   *text,
                                           const char   *who);
char *lm_zeckendorf_words_describe_goal   (LmPosition   *position);
void  lm_zeckendorf_words_refuse          (LmPosition   *position,
                                           const char   *text,
                                           GError      **error);
