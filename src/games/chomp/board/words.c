/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c: what the board says of its squares, in sentences. */

#include "board.h"

/* By how many squares the shapes differ. */
static guint
count_between (const LmChompShape *a,
               const LmChompShape *b)
{
  const int difference = (int) lm_chomp_shape_count_squares (a) - (int) lm_chomp_shape_count_squares (b);

  return ABS (difference);
}

/* Whether no square of @other is missing in @shape. */
static gboolean
contains_all (const LmChompShape *shape,
              const LmChompShape *other)
{
  LmChompShape united = *shape;

  lm_chomp_shape_unite (&united, other);
  return lm_chomp_shape_equal (&united, shape);
}

static char *
describe_bite (LmChompSpot spot,
               guint       count)
{
  return g_strdup_printf (ngettext ("Row %u, column %u: eats %u square", "Row %u, column %u: eats %u squares", count),
                          spot.row, spot.column, count);
}

static char *
describe_growth (LmChompSpot spot,
                 guint       count)
{
  return g_strdup_printf (ngettext ("Row %u, column %u: adds %u square", "Row %u, column %u: adds %u squares", count),
                          spot.row, spot.column, count);
}

/* A draft goes on in the corner where it began; elsewhere another one begins. */
static char *
describe_drafting (LmChompSpot         spot,
                   const LmChompShape *shape,
                   const LmChompShape *draft,
                   const LmChompShape *after)
{
  guint count = count_between (after, draft);

  if (contains_all (after, draft))
    return g_strdup_printf (ngettext ("Row %u, column %u: adds %u square to the new shape",
                                      "Row %u, column %u: adds %u squares to the new shape", count),
                            spot.row, spot.column, count);

  count = count_between (after, shape);
  return g_strdup_printf (ngettext ("Row %u, column %u: begins another shape with %u square",
                                    "Row %u, column %u: begins another shape with %u squares", count),
                          spot.row, spot.column, count);
}

static char *
describe_loss (LmChompSpot spot,
               guint       count)
{
  return g_strdup_printf (ngettext ("Row %u, column %u: takes %u square away",
                                    "Row %u, column %u: takes %u squares away", count),
                          spot.row, spot.column, count);
}

/* Where a square is, and what choosing it does: "Row 2, column 3: eats 6 squares". */
static char *
describe (LmBoardView   *board,
          LmChompChoice *choice,
          LmChompSpot    spot)
{
  LmPosition *position = lm_board_view_get_position (board);
  const gboolean edited = lm_board_view_is_editing (board);
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;
  const LmChompShape *draft = lm_chomp_choice_get_draft (choice);
  const LmChompShape *base = draft != NULL ? draft : shape;
  LmChompShape after;

  if (!edited && lm_chomp_spot_is_poison (spot))
    return g_strdup (_("Row 1, column 1: the poisoned square"));
  if (!lm_chomp_choice_get_target (choice, spot, &after))
    return g_strdup_printf (_("Row %u, column %u"), spot.row, spot.column);
  if (!lm_chomp_shape_contains (base, spot))
    return draft != NULL ? describe_drafting (spot, shape, draft, &after)
                         : describe_growth (spot, count_between (&after, base));
  if (edited || lm_chomp_position_is_reversed (position))
    return describe_loss (spot, count_between (&after, base));

  return describe_bite (spot, count_between (&after, base));
}

/* Whether choosing the square follows the hint. */
static gboolean
is_recommended (LmChompChoice      *choice,
                const LmChompScene *scene,
                LmChompSpot         spot)
{
  LmChompShape after;

  return scene->arrow != NULL && lm_chomp_choice_get_target (choice, spot, &after)
         && lm_chomp_shape_equal (&after, scene->arrow);
}

/* What is known of choosing the square, after what it does. */
static void
append_value (GString            *text,
              const LmChompScene *scene,
              LmChompSpot         spot)
{
  const guint mark = scene->marks[spot.row - 1][spot.column - 1];
  const guint distance = scene->distances[spot.row - 1][spot.column - 1];

  if (mark == 0 || scene->is_drafted)
    return;

  g_string_append_printf (text, _("; %s"), lm_board_style_name_value (mark - 1));
  if (distance != LM_DISTANCE_UNKNOWN)
    g_string_append_printf (text, ngettext (", %u move to the end", ", %u moves to the end", distance), distance);
}

char *
lm_chomp_words_square (LmBoardView        *board,
                       LmChompChoice      *choice,
                       const LmChompScene *scene,
                       LmChompSpot         spot)
{
  g_autofree char *place = describe (board, choice, spot);
  GString *text = g_string_new (place);

  append_value (text, scene, spot);
  if (is_recommended (choice, scene, spot))
    g_string_append (text, _("; the hint"));

  return g_string_free (text, FALSE);
}

/* What a draft can be made of it. */
static char *
describe_draft (const LmChompShape *shape,
                const LmChompShape *draft)
{
  const guint count = count_between (draft, shape);

  return g_strdup_printf (ngettext ("The new shape has %u square more. Click squares to add them or to take them away.",
                                    "The new shape has %u squares more. Click squares to add them or to take them away.",
                                    count),
                          count);
}

/* What is left of a bar after a bite, for whoever has to compare. */
static void
append_left (GString            *text,
             const LmChompShape *after)
{
  const guint count = lm_chomp_shape_count_squares (after);

  g_string_append_printf (text, ngettext ("; %u square is left", "; %u squares are left", count), count);
}

/* Why an empty place cannot be filled; NULL for what is filled. */
static char *
explain_place (LmBoardView *board,
               LmChompSpot  spot)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (lm_board_view_get_position (board))->shape;

  return lm_chomp_shape_contains (shape, spot)
           ? NULL
           : g_strdup_printf (_("Row %u, column %u cannot be filled in one move: no single bite would take all that away again."),
                              spot.row, spot.column);
}

char *
lm_chomp_words_pointed (LmBoardView        *board,
                        LmChompChoice      *choice,
                        const LmChompScene *scene,
                        LmChompSpot         spot)
{
  g_autofree char *place = describe (board, choice, spot);
  LmChompShape after;
  GString *text;

  if (lm_board_view_get_mode (board) == LM_BOARD_WATCH)
    return NULL;
  if (!lm_chomp_choice_get_target (choice, spot, &after))
    return lm_chomp_spot_is_poison (spot) ? g_strdup (_("The poisoned square: whoever has only this one left loses."))
                                          : explain_place (board, spot);

  text = g_string_new (place);
  if (!scene->is_mould)
    append_left (text, &after);
  append_value (text, scene, spot);
  g_string_append_c (text, '.');

  return g_string_free (text, FALSE);
}

/* How to grow, and what no single square says of a hint or of the moves that win. */
static char *
prompt_growth (const LmChompScene *scene)
{
  LmChompSpot spot;

  if (scene->arrow != NULL && !lm_chomp_scene_find_square (scene, scene->arrow, &spot))
    return g_strdup (_("The hint is not a rectangle: drag over its places to draw it, or shape it by hand."));
  if (scene->n_other_wins > 0)
    return g_strdup_printf (ngettext ("%u winning shape is not a rectangle: drag over places to draw it.",
                                      "%u winning shapes are not rectangles: drag over places to draw one.",
                                      scene->n_other_wins),
                            scene->n_other_wins);

  return g_strdup (_("Click an empty place to fill the rectangle up to it. Drag over places to draw any other shape."));
}

char *
lm_chomp_words_prompt (LmBoardView        *board,
                       LmChompChoice      *choice,
                       const LmChompScene *scene)
{
  LmPosition *position = lm_board_view_get_position (board);
  const LmChompShape *draft = lm_chomp_choice_get_draft (choice);

  if (draft != NULL)
    return describe_draft (&scene->shape, draft);
  if (lm_board_view_is_editing (board))
    return g_strdup (_("Click a square to take it away with all above and to the right of it, or an empty place to "
                       "fill it. Drag to change more."));
  if (!lm_board_view_is_playing (board))
    return NULL;
  if (lm_chomp_position_is_reversed (position))
    return prompt_growth (scene);

  return g_strdup (_("Click a square to eat it with all that are above and to the right of it, but not the poisoned "
                     "one."));
}
