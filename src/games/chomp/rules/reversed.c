/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed.c: reversed Chomp: let the shape grow, and complete the board. */

#include "../solver/solver.h"
#include "../theory/theory.h"

struct _LmReversedChomp
{
  LmGame      parent_instance;

  LmChompSpot board;
};

G_DEFINE_FINAL_TYPE (LmReversedChomp, lm_reversed_chomp, LM_TYPE_GAME)

static guint64
count_moves (LmPosition *position)
{
  const LmReversedChomp *self = LM_REVERSED_CHOMP (lm_position_get_game (position));

  return lm_chomp_count_growths (&LM_CHOMP_POSITION (position)->shape, self->board);
}

static char *
get_nth_move (LmPosition *position,
              guint64     index)
{
  const LmReversedChomp *self = LM_REVERSED_CHOMP (lm_position_get_game (position));
  LmChompShape after;

  lm_chomp_nth_growth (&LM_CHOMP_POSITION (position)->shape, self->board, index, &after);
  return lm_reversed_chomp_move_to_text (&after);
}

char *
lm_reversed_chomp_move_to_text (const LmChompShape *after)
{
  g_autofree char *rows = lm_chomp_shape_to_string (after);

  return g_strconcat ("=", rows, NULL);
}

/* A number from 1 to the largest side without a leading zero, or 0. */
guint
lm_reversed_chomp_read_length (const char *text)
{
  guint64 number;

  if (!g_ascii_isdigit (*text) || *text == '0'
      || !g_ascii_string_to_unsigned (text, 10, 1, LM_CHOMP_MAX_SIDE, &number, NULL))
    return 0;

  return number;
}

static gboolean
read_move (const char   *text,
           LmChompShape *after)
{
  g_auto (GStrv) items = NULL;
  guint8 rows[LM_CHOMP_MAX_SIDE];
  guint n_rows = 0;

  if (text[0] != '=')
    return FALSE;

  items = g_strsplit (text + 1, ",", LM_CHOMP_MAX_SIDE + 1);
  for (; items[n_rows] != NULL; n_rows++)
    {
      if (n_rows == LM_CHOMP_MAX_SIDE || lm_reversed_chomp_read_length (items[n_rows]) == 0)
        return FALSE;
      rows[n_rows] = lm_reversed_chomp_read_length (items[n_rows]);
    }

  return lm_chomp_shape_init_rows (after, rows, n_rows);
}

/* Why a shape is not that after a move. */
static void
set_illegal (LmPosition          *position,
             const char          *text,
             const LmChompShape  *after,
             GError             **error)
{
  const LmReversedChomp *self = LM_REVERSED_CHOMP (lm_position_get_game (position));
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;

  if (!lm_chomp_shape_fits (after, self->board))
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: it does not fit the board of %u × %u squares."),
                 text, self->board.row, self->board.column);
  else if (lm_chomp_shape_equal (after, shape))
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE, _("“%s” is not legal: the shape has to grow."), text);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: no single bite of Chomp turns it back into what is there."), text);
}

static LmPosition *
lm_reversed_chomp_play (LmPosition  *position,
                        const char  *text,
                        GError     **error)
{
  const LmReversedChomp *self = LM_REVERSED_CHOMP (lm_position_get_game (position));
  LmChompShape after;

  if (!read_move (text, &after))
    {
      g_autofree char *quoted = g_strdelimit (lm_query_quote (text), "\n\r\t", ' ');

      g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                   _("“%s” is not a shape; it must be “=” and the rows after the move from the bottom row up, "
                     "such as =4,2."),
                   quoted);
      return NULL;
    }

  if (!lm_chomp_shape_fits (&after, self->board)
      || !lm_chomp_shape_find_bite (&after, &LM_CHOMP_POSITION (position)->shape, NULL))
    {
      set_illegal (position, text, &after, error);
      return NULL;
    }

  return lm_chomp_position_after (position, &after);
}

static char *
describe_growth (const LmChompShape *before,
                 const LmChompShape *after,
                 guint               n_rows,
                 LmMoveStyle         style)
{
  const guint n_grown = lm_chomp_shape_count_squares (after) - lm_chomp_shape_count_squares (before);
  g_autofree char *shape = lm_chomp_shape_describe (after);
  LmChompSpot spot;

  if (!lm_chomp_shape_find_bite (after, before, &spot))
    return g_steal_pointer (&shape);
  if (style == LM_MOVE_PLACE)
    return g_strdup (lm_chomp_describe_region (spot.row, n_rows));
  /* The square that is chosen for it on the board. */
  if (n_grown > 1 && lm_chomp_shape_find_far_end (before, after, &spot))
    return g_strdup_printf (_("Add %u squares, as far as row %u, column %u: %s"), n_grown, spot.row, spot.column, shape);

  lm_chomp_shape_find_bite (after, before, &spot);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Add %u square at row %u, column %u: %s",
                                       "Add %u squares from row %u, column %u on: %s",
                                       n_grown),
                          n_grown, spot.row, spot.column, shape);
}

static char *
lm_reversed_chomp_describe_move (LmPosition  *position,
                                 const char  *text,
                                 LmMoveStyle  style)
{
  LmChompShape after;
  const LmChompSpot board = lm_chomp_position_get_board (position);

  if (style == LM_MOVE_LABEL || !read_move (text, &after))
    return g_strdup (text);

  return describe_growth (&LM_CHOMP_POSITION (position)->shape, &after, board.row, style);
}

static char *
lm_reversed_chomp_describe_deed (LmPosition *position,
                                 const char *text,
                                 const char *who)
{
  const guint n_before = lm_chomp_shape_count_squares (&LM_CHOMP_POSITION (position)->shape);
  LmChompShape after;
  LmChompSpot spot = { 0, 0 };
  guint n_grown;

  read_move (text, &after);
  lm_chomp_shape_find_bite (&after, &LM_CHOMP_POSITION (position)->shape, &spot);
  n_grown = lm_chomp_shape_count_squares (&after) - n_before;
  /* Translators: who moved, how many squares, and where the first one is. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%s added %u square at row %u, column %u.",
                                       "%s added %u squares from row %u, column %u on.", n_grown),
                          who, n_grown, spot.row, spot.column);
}

static char *
lm_reversed_chomp_describe_goal (LmPosition *position)
{
  const LmReversedChomp *self = LM_REVERSED_CHOMP (lm_position_get_game (position));

  return g_strdup_printf (_("Add squares to the shape; whoever completes the board of %u × %u wins."),
                          self->board.row, self->board.column);
}

static void
lm_reversed_chomp_class_init (LmReversedChompClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &lm_reversed_chomp_info;
  game_class->get_values = lm_chomp_position_get_values;
  game_class->describe = lm_chomp_position_describe;
  game_class->describe_goal = lm_reversed_chomp_describe_goal;
  game_class->count_moves = count_moves;
  game_class->get_move = get_nth_move;
  game_class->play = lm_reversed_chomp_play;
  game_class->describe_move = lm_reversed_chomp_describe_move;
  game_class->describe_deed = lm_reversed_chomp_describe_deed;
  game_class->solve = lm_reversed_chomp_solve;
  game_class->explain = lm_reversed_chomp_explain;
  game_class->tell_idea = lm_reversed_chomp_tell_idea;
}

LM_BEGIN_EMPTY (LmReversedChomp, lm_reversed_chomp)

LmGame *
lm_reversed_chomp_new (LmChompSpot board)
{
  LmReversedChomp *self = g_object_new (LM_TYPE_REVERSED_CHOMP, NULL);

  self->board = board;
  return LM_GAME (self);
}

LmChompSpot
lm_reversed_chomp_get_board (LmReversedChomp *self)
{
  return self->board;
}
