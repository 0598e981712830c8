/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-course.c: who was winning along a game, as a table. */

#include "lm-course.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"

#include <glib/gi18n-lib.h>

/* The two players whom the game is between, as soon as there are no more. */
static guint
get_pair (const LmCourseStep *steps,
          guint               n)
{
  for (guint i = 0; i < n; i++)
    if (lm_position_count_left (steps[i].position) == 2)
      return lm_position_get_left (steps[i].position);

  return 0;
}

/* Who wins from there on, or LM_NOBODY. */
static int
get_winner (const LmCourseStep *step)
{
  const int turn = lm_position_get_turn (step->position);
  const guint others = lm_position_get_left (step->position) & ~(1u << turn);

  if (lm_position_is_over (step->position))
    return lm_position_get_winner (step->position);
  if (step->value == LM_VALUE_WIN)
    return turn;

  return step->value == LM_VALUE_LOSS && lm_position_count_left (step->position) == 2 ? g_bit_nth_lsf (others, -1) : LM_NOBODY;
}

static void
add_step (LmRows             *rows,
          guint               index,
          const LmCourseStep *step,
          guint               pair)
{
  const int winner = get_winner (step);
  const gboolean over = lm_position_is_over (step->position);
  const guint distance = over ? 0 : step->distance;
  char number[12], moves[12] = "", balance[14] = "";
  const char *const row[] = {
    number, step->move != NULL ? step->move : "", over ? "" : lm_value_to_string (step->value),
    winner != LM_NOBODY ? lm_game_get_player_id (lm_position_get_game (step->position), winner) : "", moves, balance, NULL,
  };

  g_snprintf (number, sizeof number, "%u", index);
  if (distance != LM_DISTANCE_UNKNOWN)
    g_snprintf (moves, sizeof moves, "%u", distance);
  if (distance != LM_DISTANCE_UNKNOWN && winner != LM_NOBODY && pair != 0)
    g_snprintf (balance, sizeof balance, "%s%u", distance > 0 && winner != g_bit_nth_lsf (pair, -1) ? "-" : "", distance);
  lm_rows_add (rows, row);
}

/**
 * lm_course_to_rows:
 * @steps: (array length=n): the positions of a game from its start on
 * @n: how many, at least one
 *
 * The column that is drawn, "balance", is the moves to the end, less than 0
 * where the second of two players wins.
 *
 * Returns: (transfer full): them as a table
 */
LmRows *
lm_course_to_rows (const LmCourseStep *steps,
                   guint               n)
{
  static const char *const columns[] = { "step", "move", "value", "winner", "distance", "balance", NULL };
  g_autofree char *title = lm_position_to_string (steps[0].position);
  LmRows *rows = lm_rows_new (columns, LM_PLOT_BARS, title, "balance");
  LmGame *game = lm_position_get_game (steps[0].position);
  const guint pair = get_pair (steps, n);
  const int first = g_bit_nth_lsf (pair, -1);

  if (pair != 0)
    rows->y_name = g_strdup_printf (_("moves to the end; above 0: %s wins, below: %s"), lm_game_get_player_name (game, first),
                                    lm_game_get_player_name (game, g_bit_nth_lsf (pair, first)));
  for (guint i = 0; i < n; i++)
    add_step (rows, i, &steps[i], pair);

  return rows;
}

/**
 * lm_course_list_nodes:
 * @end: a step of a game
 *
 * Returns: (transfer full) (element-type LmNode): the steps from the start of
 *   the game to @end
 */
GPtrArray *
lm_course_list_nodes (LmNode *end)
{
  GPtrArray *nodes = g_ptr_array_new ();

  g_ptr_array_set_size (nodes, lm_node_get_ply (end) + 1);
  for (LmNode *node = end; lm_node_get_ply (node) > 0; node = lm_node_get_parent (node))
    nodes->pdata[lm_node_get_ply (node)] = node;
  nodes->pdata[0] = lm_node_get_segment (end);
  return nodes;
}

/**
 * lm_course_list_moves:
 * @nodes: (element-type LmNode): the steps of a game from its start on
 *
 * Returns: (transfer full): the moves between them
 */
GStrv
lm_course_list_moves (GPtrArray *nodes)
{
  GStrv moves = g_new0 (char *, nodes->len);

  for (guint i = 1; i < nodes->len; i++)
    moves[i - 1] = g_strdup (lm_node_get_move (g_ptr_array_index (nodes, i)));
  return moves;
}

/**
 * lm_course_get_command:
 * @options: what is wanted of the game: "--every"
 * @start: its first position
 * @moves: (array zero-terminated=1): its moves
 *
 * Returns: (transfer full): the command that plays it, for a shell, as the
 *   command line itself writes it
 */
char *
lm_course_get_command (const char         *options,
                       LmPosition         *start,
                       const char * const *moves)
{
  g_autofree char *text = lm_position_to_string (start);
  g_autofree char *begin = g_strconcat ("last-move-solve play ", options, NULL);
  GString *command = g_string_new (g_strchomp (begin));

  lm_command_append (command, text);
  for (guint i = 0; moves[i] != NULL; i++)
    lm_command_append (command, moves[i]);

  return g_string_free (command, FALSE);
}
