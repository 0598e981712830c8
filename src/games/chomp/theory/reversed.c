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

static LmReason *
explain_loss (LmPosition  *position,
              LmChompSpot  board)
{
  LmReason *reason;

  if (board.row == 2 && board.column == 2)
    reason = lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                            _("Of the last 2 × 2 squares only the one at the bottom left is there. "
                              "Whichever of its neighbours is added, the other player completes the board."));
  else
    reason = lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                            _("Of the last %u × %u squares only the one at the bottom left is there. Complete its row or its "
                              "column, and the other player completes the board. Add to either only up to some square, "
                              "and the other player fills what makes that square alone the bottom left of a smaller rectangle: "
                              "so it goes on to the end."),
                            board.row, board.column);

  lm_reason_claim (reason, "as-at-the-start", position, "%u %u", board.row, board.column);
  lm_reason_claim (reason, "start-is-lost", position, "%s", "");
  answer_by_recipe (reason, position);
  return reason;
}

/* The recommended move, which ends the game sooner, is another than the recipe's. */
static LmReason *
explain_recipe (LmPosition  *position,
                LmMoveValue *best)
{
  g_autofree char *move = NULL;
  g_autoptr (LmPosition) played = NULL;
  LmChompShape missing;
  LmChompShape left;
  LmChompShape after;
  LmReason *reason;
  LmChompSpot board;

  get_missing (position, &missing);
  if (!lm_reversed_chomp_theory_get_move (&missing, &left) || !is_lost (&left, &board))
    return NULL;

  lm_chomp_shape_complement (&left, lm_chomp_position_get_board (position), &after);
  move = lm_reversed_chomp_move_to_text (&after);
  played = lm_position_play (position, move, NULL);
  reason = lm_reason_new (LM_STATUS_COMPUTED, REFERENCE,
                          /* Translators: two moves, then rows and columns. */
                          _("%s was computed to win. There is also a recipe: %s leaves %u × %u squares of which only the one at "
                            "the bottom left is there, as at the start of a game, and whoever begins it loses."),
                          best->move, move, board.row, board.column);
  lm_reason_claim (reason, "wins", position, "%s", best->move);
  lm_reason_claim (reason, "wins", position, "%s", move);
  lm_reason_claim (reason, "as-at-the-start", played, "%u %u", board.row, board.column);
  lm_reason_claim (reason, "start-is-lost", played, "%s", "");
  return reason;
}

static LmReason *
explain_win (LmPosition  *position,
             LmMoveValue *best)
{
  LmChompShape left;
  LmReason *reason;
  LmChompSpot board;

  if (lm_position_is_over (best->position))
    return NULL;

  get_missing (best->position, &left);
  if (!is_lost (&left, &board))
    return explain_recipe (position, best);

  reason = lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                          _("It leaves %u × %u squares of which only the one at the bottom left is there: as at the start of a "
                            "game, on a smaller board, and whoever begins it loses."),
                          board.row, board.column);
  lm_reason_claim (reason, "wins", position, "%s", best->move);
  lm_reason_claim (reason, "as-at-the-start", best->position, "%u %u", board.row, board.column);
  lm_reason_claim (reason, "smaller-board", best->position, "%u %u", board.row, board.column);
  lm_reason_claim (reason, "start-is-lost", best->position, "%s", "");
  answer_by_recipe (reason, best->position);
  return reason;
}

static LmReason *
explain_end (LmPosition *position)
{
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, NULL, "%s", _("Every square is there: nothing can be added."));

  lm_reason_claim (reason, "is-over", position, "%s", "");
  return reason;
}

/* NULL when no theorem applies or the next move ends the game. */
LmReason *
lm_reversed_chomp_explain (LmPosition     *position,
                           LmAnswer       *answer,
                           LmSolveContext *context)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  LmChompShape missing;
  LmChompSpot board;

  if (lm_position_is_over (position))
    return explain_end (position);
  if (best == NULL)
    return NULL;
  if (answer->value == LM_VALUE_WIN)
    return explain_win (position, best);

  get_missing (position, &missing);
  return is_lost (&missing, &board) ? explain_loss (position, board) : NULL;
}
