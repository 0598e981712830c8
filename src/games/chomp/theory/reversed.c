/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed.c: the positions of reversed Chomp of which theory knows who wins. */

/*
 * Who wins depends on nothing but what is missing of the board, here always
 * turned by 180 degrees so that it is a shape. At the start that is a rectangle
 * without the one square which is there.
 */

#include "theory.h"

#include <glib/gi18n-lib.h>

#define REFERENCE N_("RZ, Section 2.1")

/*
 * Whether the game stands as at the start, on a board of at least two rows and columns: then the player to move loses.
 * Completing the bottom row or the left column leaves a whole rectangle missing, which the other player fills. Up to
 * height h of the column, the other player fills the h - 1 rows beside it below the top one; up to length l of the
 * row, the l - 1 columns above it left of the last one; and it is as at the start, on a smaller board. With two
 * columns or two rows one of the two kinds of moves is missing (RZ, Section 2.1).
 */
static gboolean
is_lost (const LmChompShape *missing,
         LmChompSpot        *board)
{
  LmChompShape start;

  *board = (LmChompSpot) { missing->n_rows, missing->rows[0] };
  if (board->row < 2 || board->column < 2)
    return FALSE;

  lm_chomp_shape_init_box (&start, *board);
  start.rows[board->row - 1]--;
  return lm_chomp_shape_equal (&start, missing);
}

/* Whether a move from @missing leaves @left missing: whatever the board, so of the smallest that has room for it. */
static gboolean
can_leave (const LmChompShape *missing,
           const LmChompShape *left)
{
  const LmChompSpot board = { missing->n_rows, missing->rows[0] };
  LmChompShape before;
  LmChompShape after;

  lm_chomp_shape_complement (missing, board, &before);
  lm_chomp_shape_complement (left, board, &after);
  return lm_chomp_shape_find_bite (&after, &before, NULL);
}

/*
 * A rectangle that is missing can be filled at once. Else it wins to leave the game as at the start, see is_lost().
 */
gboolean
lm_reversed_chomp_theory_get_move (const LmChompShape *missing,
                                   LmChompShape       *left)
{
  *left = (LmChompShape) { 0 };
  if (missing->n_rows == 0)
    return FALSE;
  if (lm_chomp_shape_is_box (missing))
    return TRUE;

  for (guint n_rows = missing->n_rows; n_rows >= 2; n_rows--)
    for (guint n_columns = missing->rows[0]; n_columns >= 2; n_columns--)
      {
        lm_chomp_shape_init_box (left, (LmChompSpot) { n_rows, n_columns });
        left->rows[n_rows - 1]--;
        if (can_leave (missing, left))
          return TRUE;
      }

  return FALSE;
}

LmValue
lm_reversed_chomp_theory_get_value (const LmChompShape *missing)
{
  LmChompShape left;
  LmChompSpot board;

  if (missing->n_rows == 0 || is_lost (missing, &board))
    return LM_VALUE_LOSS;

  return lm_reversed_chomp_theory_get_move (missing, &left) ? LM_VALUE_WIN : LM_VALUE_UNKNOWN;
}

static void
get_missing (LmPosition   *position,
             LmChompShape *missing)
{
  const LmChompSpot board = lm_chomp_position_get_board (position);

  lm_chomp_shape_complement (&LM_CHOMP_POSITION (position)->shape, board, missing);
}

/* What is added is answered by completing the board, or by what leaves a smaller one as at the start. */
static void
answer_by_recipe (LmReason   *reason,
                  LmPosition *position)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = lm_position_play (position, g_ptr_array_index (moves, i), NULL);
      g_autofree char *answer = NULL;
      LmChompShape missing, left, shape;

      get_missing (after, &missing);
      if (!lm_reversed_chomp_theory_get_move (&missing, &left))
        continue;

      lm_chomp_shape_complement (&left, lm_chomp_position_get_board (position), &shape);
      answer = lm_reversed_chomp_move_to_text (&shape);
      lm_reason_add_answer (reason, g_ptr_array_index (moves, i), answer);
    }
}

/* The recommended move, which ends the game sooner, is another than the recipe's. */
static LmReason *
explain_recipe (LmPosition  *position,
                LmMoveValue *best)
{
  g_autoptr (LmPosition) after = NULL;
  g_autofree char *move = NULL;
  LmChompShape missing, left, shape;
  LmReason *reason;
  LmChompSpot board;

  get_missing (position, &missing);
  if (!lm_reversed_chomp_theory_get_move (&missing, &left) || !is_lost (&left, &board))
    return NULL;

  lm_chomp_shape_complement (&left, lm_chomp_position_get_board (position), &shape);
  move = lm_reversed_chomp_move_to_text (&shape);
  after = lm_position_play (position, move, NULL);
  reason = lm_reason_begin (LM_STATUS_COMPUTED, REFERENCE);
  lm_reason_state (reason, "computed", position, lm_term_move (position, best->move));
  lm_reason_state (reason, "leaves-start", position, lm_term_plain (board.row), lm_term_plain (board.column),
                   lm_term_move (position, move), lm_term_position (after));
  return reason;
}

/* NULL when no theorem applies or the next move ends the game. */
LmReason *
lm_reversed_chomp_explain (LmPosition     *position,
                           LmAnswer       *answer,
                           LmSolveContext *context)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  const gboolean over = lm_position_is_over (position);
  const gboolean wins = answer->value == LM_VALUE_WIN;
  LmReason *reason;
  LmChompShape missing;
  LmChompSpot board;

  if (!over && (best == NULL || (wins && lm_position_is_over (best->position))))
    return NULL;

  get_missing (wins ? best->position : position, &missing);
  if (!over && !is_lost (&missing, &board))
    return wins ? explain_recipe (position, best) : NULL;

  reason = lm_reason_begin (LM_STATUS_PROVED, over ? NULL : REFERENCE);
  if (over)
    lm_reason_state (reason, "nothing-to-add", position);
  else if (wins)
    lm_reason_state (reason, "it-leaves-start", position, lm_term_plain (board.row), lm_term_plain (board.column),
                     lm_term_move (position, best->move), lm_term_position (best->position));
  else
    {
      lm_reason_state (reason, "as-at-the-start", position, lm_term_plain (board.row), lm_term_plain (board.column));
      lm_reason_state (reason, board.row == 2 && board.column == 2 ? "neighbours-complete" : "start-is-lost", position);
    }
  if (!over)
    answer_by_recipe (reason, wins ? best->position : position);
  return reason;
}
