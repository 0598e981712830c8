/* SPDX-License-Identifier: GPL-3.0-or-later */
/* position.c: positions of the games of this room. */

#include "games/zeckendorf/zeckendorf.h"

#include <glib/gi18n-lib.h>

static gboolean
check_value (const guint32  *heights,
             guint64         stock,
             GError        **error)
{
  const guint64 value = lm_zeckendorf_value (heights);

  if (value <= LM_ZECKENDORF_MAX_VALUE && stock <= LM_ZECKENDORF_MAX_VALUE - value)
    return TRUE;

  if (stock == 0)
    return lm_refuse (error, LM_ERROR_POSITION, _("The chips in “bins” are worth %'" PRIu64 "; a board may hold at most %'u."),
                      value, (guint) LM_ZECKENDORF_MAX_VALUE);
  if (stock > LM_ZECKENDORF_MAX_VALUE)
    return lm_refuse (error, LM_ERROR_POSITION, _("The value %'" PRIu64 " of “stock” is out of range: it must be from 0 to %'u."),
                      stock, (guint) LM_ZECKENDORF_MAX_VALUE);

  return lm_refuse (error, LM_ERROR_POSITION,
                    _("The chips in “bins” are worth %'" PRIu64 ", and “stock” adds %'" PRIu64 "; together they may be worth at most %'u."),
                    value, stock, (guint) LM_ZECKENDORF_MAX_VALUE);
}

static gboolean
check_bins (const LmZeckendorfVariant  *variant,
            const guint32              *heights,
            guint64                     stock,
            GError                    **error)
{
  const guint n_bins = lm_zeckendorf_variant_count_bins (variant);

  if (n_bins > 0 && lm_zeckendorf_last_bin (heights) > n_bins)
    return lm_refuse (error, LM_ERROR_POSITION, _("The last column of this game is F%u, but “bins” has chips in F%u."),
                      n_bins, lm_zeckendorf_last_bin (heights));

  if (stock > 0 && !lm_zeckendorf_variant_may_place (variant, 1))
    return lm_refuse (error, LM_ERROR_POSITION, _("This game has no “stock”."));

  return TRUE;
}

/*
 * Returns: (transfer full) (nullable): the position, or %NULL with @error set. @heights: (array fixed-size=40):
 * chips per bin; @stock: value still to be placed; 0 in a game without placing.
 */
LmPosition *
lm_zeckendorf_position_new_full (LmGame         *game,
                                 const guint32  *heights,
                                 guint64         stock,
                                 guint           turn,
                                 GError        **error)
{
  LmZeckendorfPosition *position;

  if (!check_bins (lm_zeckendorf_game_get_variant (game), heights, stock, error) ||
      !check_value (heights, stock, error))
    return NULL;

  position = lm_position_alloc (game, sizeof (LmZeckendorfPosition));
  memcpy (position->heights, heights, sizeof position->heights);
  position->stock = stock;
  position->parent.turn = turn;
  return &position->parent;
}

/* Returns: (transfer full): the position after @move. */
LmPosition *
lm_zeckendorf_position_after (LmPosition             *position,
                              const LmZeckendorfMove *move)
{
  const LmZeckendorfPosition *before = LM_ZECKENDORF_POSITION (position);
  LmZeckendorfPosition *after = lm_position_alloc (lm_position_get_game (position), sizeof *after);

  memcpy (after->heights, before->heights, sizeof after->heights);
  after->stock = before->stock;
  after->parent.turn = 1 - position->turn;
  lm_zeckendorf_variant_apply (lm_zeckendorf_position_get_variant (position), after->heights, &after->stock, move);
  return &after->parent;
}

/* Returns: (transfer none): what the rules of its game depend on. */
const LmZeckendorfVariant *
lm_zeckendorf_position_get_variant (LmPosition *position)
{
  return lm_zeckendorf_game_get_variant (lm_position_get_game (position));
}

/* Heights that tell the position: of all bins where the game has so many, else up to the last chip, at least one. */
static guint
count_shown (LmPosition *position)
{
  const guint n_bins = lm_zeckendorf_variant_count_bins (lm_zeckendorf_position_get_variant (position));

  return n_bins > 0 ? n_bins : MAX (lm_zeckendorf_last_bin (LM_ZECKENDORF_POSITION (position)->heights), 1);
}

/* Whether the game has that move. @chips: (out caller-allocated): where chips come from and where they go. */
gboolean
lm_zeckendorf_position_get_chips (LmPosition        *position,
                                  const char        *move,
                                  LmZeckendorfChips *chips)
{
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  LmZeckendorfMove read;

  if (!lm_zeckendorf_move_read (move, &read) || !lm_zeckendorf_variant_has_move (variant, &read))
    return FALSE;

  lm_zeckendorf_variant_get_chips (variant, &read, chips);
  return TRUE;
}

/*
 * How many legal moves there are, which are listed in board order. @moves: (out caller-allocated) (array fixed-
 * size=80): room for %LM_ZECKENDORF_MAX_MOVES moves.
 */
guint
lm_zeckendorf_position_get_moves (LmPosition       *position,
                                  LmZeckendorfMove *moves)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);

  return lm_zeckendorf_variant_list_moves (lm_zeckendorf_position_get_variant (position),
                                           self->heights, self->stock, moves);
}

/* Returns: (transfer full): "(7, 0, 3)", and what is left to place. */
char *
lm_zeckendorf_position_describe (LmPosition *position)
{
  const guint32 stock = LM_ZECKENDORF_POSITION (position)->stock;
  g_autofree char *heights = lm_number_join (LM_ZECKENDORF_POSITION (position)->heights, count_shown (position), ", ");

  /* Translators: a position: chips in the bins, and the value still to be put down; “(3, 0, 2), 9 to place” */
  if (stock > 0)
    return g_strdup_printf (_("(%s), %'u to place"), heights, stock);
  /* Translators: a position in which chips of value one may not be used */
  if (lm_zeckendorf_position_get_variant (position)->stagnant)
    return g_strdup_printf (_("(%s), ones stagnant"), heights);

  return g_strdup_printf ("(%s)", heights);
}

/* Under normal play the seat of the player who has just moved when no move is left, else %LM_NOBODY. */
int
lm_zeckendorf_position_get_winner (LmPosition *position)
{
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];

  return lm_zeckendorf_position_get_moves (position, moves) == 0 ? 1 - (int) position->turn : LM_NOBODY;
}

/* Returns: (transfer full) (element-type utf8): the legal moves in board order. @max: how many moves to list at most. */
GPtrArray *
lm_zeckendorf_position_list_moves (LmPosition *position,
                                   guint       max,
                                   gboolean   *complete)
{
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
  const guint n_moves = lm_zeckendorf_position_get_moves (position, moves);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < MIN (n_moves, max); i++)
    {
      char text[LM_ZECKENDORF_MOVE_SIZE];

      lm_zeckendorf_move_print (&moves[i], text);
      g_ptr_array_add (texts, g_strdup (text));
    }

  *complete = n_moves <= max;
  return texts;
}

/*
 * Returns: (transfer full) (nullable): the position after the move, or %NULL with @error naming it, what forbids
 * it and what is legal.
 */
LmPosition *
lm_zeckendorf_position_play (LmPosition  *position,
                             const char  *text,
                             GError     **error)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  LmZeckendorfMove move;

  if (lm_zeckendorf_move_read (text, &move) &&
      lm_zeckendorf_variant_can_move (variant, self->heights, self->stock, &move))
    return lm_zeckendorf_position_after (position, &move);

  lm_zeckendorf_words_refuse (position, text, error);
  return NULL;
}
