/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-score.c: a position, or a game with its moves, on paper. */

#include "lm-score.h"

#include "engine/lm-game-info.h"

#include <glib/gi18n-lib.h>

static LmSheet *
begin (LmPosition *position)
{
  const char *title = g_dgettext (GETTEXT_PACKAGE, lm_position_get_info (position)->title);
  g_autofree char *goal = lm_position_describe_goal (position);
  LmSheet *sheet = lm_sheet_new (title, NULL);

  lm_sheet_add_text (sheet, LM_SHEET_TITLE, title);
  lm_sheet_add_text (sheet, LM_SHEET_TEXT, goal);
  return sheet;
}

static char *
describe_state (LmPosition *position)
{
  return lm_position_is_over (position)
           ? lm_position_describe_result (position)
           : g_strdup_printf (_("%s is to move."), lm_position_get_turn_name (position));
}

static void
add_position (LmSheet    *sheet,
              const char *label,
              const char *text,
              LmPosition *position)
{
  g_autofree char *words = lm_position_describe (position);

  lm_sheet_add_item (sheet, label, text, position, words, 0);
}

/**
 * lm_score_new_position:
 * @position: a position
 *
 * Returns: (transfer full): it with what its game is about, whose turn it is,
 *   and its text, which opens it again
 */
LmSheet *
lm_score_new_position (LmPosition *position)
{
  LmSheet *sheet = begin (position);
  g_autofree char *state = describe_state (position);
  g_autofree char *text = lm_position_to_string (position);

  add_position (sheet, "", state, position);
  lm_sheet_add_text (sheet, LM_SHEET_NOTE, text);
  return sheet;
}

/* What was done, and what that was worth. */
static char *
describe_step (LmNode   *node,
               gboolean  telling)
{
  LmPosition *before = lm_node_get_position (lm_node_get_parent (node)), *after = lm_node_get_position (node);
  const guint mover = lm_position_get_mover (before, lm_node_get_move (node));
  g_autofree char *deed = lm_position_describe_deed (before, lm_node_get_move (node),
                                                     lm_game_get_player_name (lm_position_get_game (before), mover));
  g_autofree char *grade = telling && lm_node_get_grade (node) != LM_GRADE_UNKNOWN ? lm_node_describe_grade (node) : NULL;
  g_autofree char *result = lm_position_is_over (after) ? lm_position_describe_result (after) : NULL;

  return g_strjoin (" ", deed, grade != NULL ? grade : "", result, NULL);
}

static void
add_step (LmSheet  *sheet,
          LmNode   *node,
          gboolean  telling)
{
  g_autofree char *label = g_strdup_printf ("%u.", lm_node_get_ply (node));
  g_autofree char *text = describe_step (node, telling);

  add_position (sheet, label, g_strchomp (text), lm_node_get_position (node));
}

/**
 * lm_score_new_game:
 * @end: the last step that is wanted
 * @telling: whether it may be told what the moves were worth
 *
 * Returns: (transfer full): the game from its start to @end, a board for every
 *   move
 */
LmSheet *
lm_score_new_game (LmNode   *end,
                   gboolean  telling)
{
  LmNode *start = lm_node_get_segment (end);
  g_autoptr (GPtrArray) steps = g_ptr_array_new ();
  LmSheet *sheet = begin (lm_node_get_position (start));
  g_autofree char *state = describe_state (lm_node_get_position (start));
  g_autofree char *text = lm_position_to_string (lm_node_get_position (start));

  for (LmNode *node = end; node != start; node = lm_node_get_parent (node))
    g_ptr_array_add (steps, node);
  lm_sheet_add_text (sheet, LM_SHEET_NOTE, text);
  add_position (sheet, "", state, lm_node_get_position (start));
  for (guint i = steps->len; i > 0; i--)
    add_step (sheet, g_ptr_array_index (steps, i - 1), telling);

  return sheet;
}
