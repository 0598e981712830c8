/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.c: the changes that the editor makes to a position. */

#include "board.h"

#include "games/zeckendorf/zeckendorf.h"

#include <gdk/gdk.h>

/* Enough to mix any board that fits on a screen, and done at once. */
#define MAX_RANDOM_MOVES 20000

static LmPosition *
make (LmPosition     *position,
      const guint32  *heights,
      guint64         stock,
      GError        **error)
{
  return lm_zeckendorf_position_new_full (lm_position_get_game (position), heights, stock,
                                          position->turn, error);
}

/*
 * Returns: (transfer full) (nullable): the changed position. @bin: a bin, from 1; @error: (nullable):
 * %LM_ERROR_POSITION when the board would be worth too much or has not that many chips there.
 */
LmPosition *
lm_zeckendorf_edit_add (LmPosition  *position,
                        guint        bin,
                        int          chips,
                        GError     **error)
{
  LmZeckendorfPosition *old = LM_ZECKENDORF_POSITION (position);
  guint32 heights[LM_ZECKENDORF_MAX_BINS];

  if (chips < 0 && old->heights[bin - 1] < (guint32) -chips)
    return lm_refuse_null (error, LM_ERROR_POSITION, _("There is no chip left in F%u."), bin);

  memcpy (heights, old->heights, sizeof heights);
  heights[bin - 1] += chips;

  return make (position, heights, old->stock, error);
}

/* Returns: (transfer full) (nullable): the position after one chip of @bin was moved to the bin beside it. */
LmPosition *
lm_zeckendorf_edit_move (LmPosition  *position,
                         guint        bin,
                         int          by,
                         GError     **error)
{
  g_autoptr (LmPosition) without = lm_zeckendorf_edit_add (position, bin, -1, error);

  return without != NULL ? lm_zeckendorf_edit_add (without, bin + by, 1, error) : NULL;
}

/* How many chips a key puts into a bin. */
int
lm_zeckendorf_edit_read_key (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
    case GDK_KEY_Insert:
      return 1;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      return -1;
    default:
      return 0;
    }
}

/*
 * Returns: (transfer full): what a game of value @n begins with: ones, in the reversed game its Zeckendorf
 * decomposition, in the build-up game the stock. @n: a total value from 1 to %LM_ZECKENDORF_MAX_VALUE.
 */
LmPosition *
lm_zeckendorf_edit_start (LmPosition *position,
                          guint       n)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };
  guint32 stock = 0;

  switch (lm_zeckendorf_position_get_variant (position)->kind)
    {
    case LM_ZECKENDORF_REVERSED:
      lm_zeckendorf_decompose (n, heights);
      break;
    case LM_ZECKENDORF_BUILD_UP:
      stock = n;
      break;
    case LM_ZECKENDORF_FORWARD:
    case LM_ZECKENDORF_BLACK_HOLE:
    default:
      heights[0] = n;
    }

  return make (position, heights, stock, NULL);
}

/* Returns: (transfer full): the position without the chips of the other bins. @n_bins: how many bins may hold chips. */
LmPosition *
lm_zeckendorf_edit_cut (LmPosition *position,
                        guint       n_bins)
{
  LmZeckendorfPosition *old = LM_ZECKENDORF_POSITION (position);
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };

  memcpy (heights, old->heights, MIN (n_bins, LM_ZECKENDORF_MAX_BINS) * sizeof *heights);

  return make (position, heights, old->stock, NULL);
}

/* The board of ones, twos and threes from which the most moves can be made. */
static void
fill_with_threes (guint32 *heights,
                  guint    n)
{
  heights[2] = n / 3;
  heights[1] = n % 3 / 2;
  heights[0] = n % 3 % 2;
}

/* Where the random moves begin: while chips are placed with none, else at a start of the game. */
static void
begin_random (LmPosition *position,
              guint       n,
              guint32    *heights,
              guint32    *stock)
{
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);

  if (LM_ZECKENDORF_POSITION (position)->stock > 0)
    *stock = n;
  else if (variant->kind == LM_ZECKENDORF_REVERSED)
    lm_zeckendorf_decompose (n, heights);
  else if (variant->kind == LM_ZECKENDORF_BUILD_UP)
    fill_with_threes (heights, n);
  else
    heights[0] = n;
}

/*
 * Returns: (transfer full): a position that random moves lead to from a board or a stock of value @n; often one
 * from which the game goes on.
 */
LmPosition *
lm_zeckendorf_edit_random (LmPosition *position,
                           guint       n,
                           GRand      *rand)
{
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };
  guint32 stock = 0;
  guint steps = g_rand_int_range (rand, 0, MIN (n, MAX_RANDOM_MOVES) + 1);

  begin_random (position, n, heights, &stock);
  for (guint i = 0; i < steps; i++)
    {
      guint n_moves = lm_zeckendorf_variant_list_moves (variant, heights, stock, moves);

      if (n_moves == 0)
        break;
      lm_zeckendorf_variant_apply (variant, heights, &stock, &moves[g_rand_int_range (rand, 0, n_moves)]);
    }

  return make (position, heights, stock, NULL);
}
