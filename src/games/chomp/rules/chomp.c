/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chomp.c: Chomp: eat from a chocolate bar, and leave the poisoned square to the other player. */

#include "../solver/solver.h"
#include "../theory/theory.h"

#include <glib/gi18n-lib.h>

char *
lm_chomp_move_to_text (LmChompSpot spot)
{
  return g_strdup_printf ("%u,%u", spot.row, spot.column);
}

/* Reads a number from 1 to 99 without a leading zero and steps over it. */
static gboolean
read_number (const char **text,
             guint       *number)
{
  const gsize length = strspn (*text, "0123456789");

  if (length < 1 || length > 2 || **text == '0')
    return FALSE;

  *number = g_ascii_strtoull (*text, NULL, 10);
  *text += length;
  return TRUE;
}

/* Whether @text is a square, “2,3”; it need not be there. */
static gboolean
read_move (const char  *text,
           LmChompSpot *spot)
{
  return read_number (&text, &spot->row) && *text++ == ',' && read_number (&text, &spot->column) && *text == '\0';
}

static GPtrArray *
lm_chomp_list_moves (LmPosition *position,
                     guint       max,
                     gboolean   *complete)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);

  *complete = lm_chomp_shape_count_squares (shape) - 1 <= max;
  LM_CHOMP_FOREACH (spot, lm_chomp_position_get_board (position))
    if (lm_chomp_shape_contains (shape, spot) && !lm_chomp_spot_is_poison (spot) && moves->len < max)
      g_ptr_array_add (moves, lm_chomp_move_to_text (spot));

  return moves;
}

static void
set_unreadable (const char  *text,
                GError     **error)
{
  g_autofree char *quoted = g_strdelimit (lm_query_quote (text), "\n\r\t", ' ');

  g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
               _("“%s” is not a square; it must be a row and a column, counted from 1 at the poison, such as 2,3."),
               quoted);
}

static void
set_illegal (LmPosition   *position,
             const char   *text,
             LmChompSpot   spot,
             GError      **error)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;

  if (lm_chomp_spot_is_poison (spot))
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: it is the poisoned square, and any other square may be chosen."), text);
  else if (spot.row > shape->n_rows)
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 g_dngettext (GETTEXT_PACKAGE,
                              "“%s” is not legal: there is only %u row.", "“%s” is not legal: there are only %u rows.",
                              shape->n_rows),
                 text, shape->n_rows);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 g_dngettext (GETTEXT_PACKAGE,
                              "“%s” is not legal: row %u has only %u square.",
                              "“%s” is not legal: row %u has only %u squares.",
                              shape->rows[spot.row - 1]),
                 text, spot.row, shape->rows[spot.row - 1]);
}

static LmPosition *
lm_chomp_play (LmPosition  *position,
               const char  *text,
               GError     **error)
{
  LmChompShape after;
  LmChompSpot spot;

  if (!read_move (text, &spot))
    {
      set_unreadable (text, error);
      return NULL;
    }

  if (!lm_chomp_shape_eat (&LM_CHOMP_POSITION (position)->shape, spot, &after))
    {
      set_illegal (position, text, spot, error);
      return NULL;
    }

  return lm_chomp_position_after (position, &after);
}

static char *
describe_bite (const LmChompShape *shape,
               LmChompSpot         spot)
{
  guint n_eaten = lm_chomp_shape_count_squares (shape);
  LmChompShape after;

  if (!lm_chomp_shape_eat (shape, spot, &after))
    return lm_chomp_move_to_text (spot);

  n_eaten -= lm_chomp_shape_count_squares (&after);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Eat %u square: row %u, column %u",
                                       "Eat %u squares: from row %u, column %u on",
                                       n_eaten),
                          n_eaten, spot.row, spot.column);
}

static char *
lm_chomp_describe_move (LmPosition  *position,
                        const char  *text,
                        LmMoveStyle  style)
{
  LmChompSpot spot;

  if (style == LM_MOVE_LABEL || !read_move (text, &spot))
    return g_strdup (text);

  if (style == LM_MOVE_PLACE)
    return g_strdup (lm_chomp_describe_region (spot.row, LM_CHOMP_POSITION (position)->shape.n_rows));

  return describe_bite (&LM_CHOMP_POSITION (position)->shape, spot);
}

static char *
lm_chomp_describe_deed (LmPosition *position,
                        const char *text,
                        const char *who)
{
  LmChompSpot spot = { 0, 0 };

  read_move (text, &spot);
  /* Translators: who moved, then the square. */
  return g_strdup_printf (_("%s ate row %u, column %u."), who, spot.row, spot.column);
}

static void
fill_class (LmGameClass *game_class)
{
  game_class->get_values = lm_chomp_position_get_values;
  game_class->describe = lm_chomp_position_describe;
  game_class->list_moves = lm_chomp_list_moves;
  game_class->play = lm_chomp_play;
  game_class->describe_move = lm_chomp_describe_move;
  game_class->describe_deed = lm_chomp_describe_deed;
  game_class->solve = lm_chomp_solve;
  game_class->explain = lm_chomp_explain;
  game_class->tell_idea = lm_chomp_tell_idea;
}

LM_DEFINE_GAME (LmChomp, lm_chomp, LmGame, LM_TYPE_GAME, fill_class (game_class))

LmGame *
lm_chomp_new (void)
{
  return g_object_new (lm_chomp_get_type (), NULL);
}
