/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-score.c: a position, or a game with its moves, on paper. */

#include "lm-score.h"

#include "engine/lm-advice.h"
#include "engine/lm-game-info.h"

#include <glib/gi18n-lib.h>

/* Nobody waits longer for the reason of one board. */
#define REASON_SECONDS 5

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

/* @reason: (nullable): why it has the value that was told */
static void
add_position (LmSheet    *sheet,
              const char *label,
              const char *text,
              LmPosition *position,
              const char *reason)
{
  g_autofree char *words = lm_position_describe (position);
  g_autofree char *note = g_strjoin ("\n", words, reason, NULL);

  lm_sheet_add_item (sheet, label, text, position, note, 0);
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

  add_position (sheet, "", state, position, NULL);
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
add_step (LmSheet    *sheet,
          LmNode     *node,
          gboolean    telling,
          const char *reason)
{
  g_autofree char *label = g_strdup_printf ("%u.", lm_node_get_ply (node));
  g_autofree char *text = describe_step (node, telling);

  add_position (sheet, label, g_strchomp (text), lm_node_get_position (node), reason);
}

/* From the start to @end. */
static GPtrArray *
list_nodes (LmNode *end)
{
  LmNode *start = lm_node_get_segment (end);
  GPtrArray *nodes = g_ptr_array_new ();

  for (LmNode *node = end; node != start; node = lm_node_get_parent (node))
    g_ptr_array_insert (nodes, 0, node);
  g_ptr_array_insert (nodes, 0, start);
  return nodes;
}

/**
 * lm_score_list_game:
 * @end: the last step that is wanted
 *
 * Returns: (transfer full) (element-type LmPosition): the positions from the
 *   start of the game to @end, for another thread
 */
GPtrArray *
lm_score_list_game (LmNode *end)
{
  g_autoptr (GPtrArray) nodes = list_nodes (end);
  GPtrArray *positions = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);

  for (guint i = 0; i < nodes->len; i++)
    g_ptr_array_add (positions, lm_position_ref (lm_node_get_position (g_ptr_array_index (nodes, i))));
  return positions;
}

static char *
explain (LmPosition      *position,
         LmSolveContext  *context,
         GError         **error)
{
  g_autoptr (LmAdvice) advice = NULL;
  g_autofree char *cited = NULL;

  lm_solve_context_set_seconds (context, REASON_SECONDS);
  advice = lm_position_is_over (position) ? NULL : lm_advice_compute (position, context, error);
  if (advice == NULL || advice->reason == NULL || advice->answer->value == LM_VALUE_UNKNOWN)
    return NULL;

  cited = lm_reason_cite (advice->reason->reference);
  return cited != NULL ? g_strdup_printf ("%s %s (%s)", advice->verdict, advice->reason->text, cited)
                       : g_strdup_printf ("%s %s", advice->verdict, advice->reason->text);
}

/**
 * lm_score_explain:
 * @context: limits and cancellation
 * @positions: (type GPtrArray) (element-type LmPosition): positions
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * For a worker.
 *
 * Returns: (transfer full) (nullable) (element-type utf8): who wins each, and
 *   why; %NULL where nothing is known in a few seconds
 */
GPtrArray *
lm_score_explain (LmSolveContext  *context,
                  gpointer         positions,
                  GError         **error)
{
  const GPtrArray *game = positions;
  g_autoptr (GPtrArray) reasons = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < game->len; i++)
    {
      g_autoptr (GError) problem = NULL;

      g_ptr_array_add (reasons, explain (g_ptr_array_index (game, i), context, &problem));
      if (lm_solve_context_is_cancelled (context, error))
        return NULL;
    }

  return g_steal_pointer (&reasons);
}

/**
 * lm_score_new_game:
 * @end: the last step that is wanted
 * @telling: whether it may be told what the moves were worth
 * @reasons: (nullable) (element-type utf8): what lm_score_explain() says of the
 *   positions, where that may be told
 *
 * Returns: (transfer full): the game from its start to @end, a board for every
 *   move
 */
LmSheet *
lm_score_new_game (LmNode    *end,
                   gboolean   telling,
                   GPtrArray *reasons)
{
  g_autoptr (GPtrArray) nodes = list_nodes (end);
  LmPosition *start = lm_node_get_position (g_ptr_array_index (nodes, 0));
  LmSheet *sheet = begin (start);
  g_autofree char *state = describe_state (start);
  g_autofree char *text = lm_position_to_string (start);

  lm_sheet_add_text (sheet, LM_SHEET_NOTE, text);
  add_position (sheet, "", state, start, reasons != NULL ? g_ptr_array_index (reasons, 0) : NULL);
  for (guint i = 1; i < nodes->len; i++)
    add_step (sheet, g_ptr_array_index (nodes, i), telling, reasons != NULL ? g_ptr_array_index (reasons, i) : NULL);

  return sheet;
}
