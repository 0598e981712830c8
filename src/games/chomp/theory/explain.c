/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: why a position of Chomp is won or lost, in words, and how both games are won in general. */

#include "theory.h"

#include <glib/gi18n-lib.h>

#define GALE "D. Gale, A Curious Nim-Type Game, 1974"
#define STEALING N_("RZ, Section 2.1 (strategy stealing)")

#define AS_AT_THE_START "move-wins move; leads-to move after; as-at-the-start@after rows columns; start-is-lost@after"

const LmClaimKind lm_chomp_claims[] = {
  { "nothing-to-eat", "", "is-over", N_("Only the poisoned square is left: there is nothing to eat.") },
  { "has-two-rows", "longer shorter", "two-rows longer shorter",
    N_("The player to move has two rows, the lower one longer by one: {longer} and {shorter}.") },
  { "has-two-columns", "longer shorter", "two-columns longer shorter",
    N_("The player to move has two columns, the left one longer by one: {longer} and {shorter}.") },
  { "has-l", "arm", "equal-arms arm",
    LM_CLAIM_PLURAL ("The player to move has an L with two arms of {arm} square each beside the poison.",
                     "The player to move has an L with two arms of {arm} squares each beside the poison."), "arm" },
  { "leaves-two-rows", "longer shorter move after", "move-wins move; leads-to move after; two-rows@after longer shorter",
    N_("{move} leaves two rows, the lower one longer by one: {longer} and {shorter}.") },
  { "leaves-two-columns", "longer shorter move after", "move-wins move; leads-to move after; two-columns@after longer shorter",
    N_("{move} leaves two columns, the left one longer by one: {longer} and {shorter}.") },
  { "leaves-l", "arm move after", "move-wins move; leads-to move after; equal-arms@after arm",
    LM_CLAIM_PLURAL ("{move} leaves an L with two arms of {arm} square each beside the poison.",
                     "{move} leaves an L with two arms of {arm} squares each beside the poison."), "arm" },
  { "lines-are-kept", "", NULL,
    N_("No move keeps it so, and after every move the other player can make it so again, down to the poison alone.") },
  { "arms-are-kept", "", NULL, N_("Whatever is eaten of one arm can be eaten of the other in answer.") },
  { "whole-bar", "rows columns", NULL,
    N_("A whole bar, {rows} × {columns}, is won: if eating only the top right square did not win, then some answer to it would, and "
       "that answer could be played at once.") },
  { "no-recipe", "", NULL, N_("Which move wins this does not say.") },
  { "found-in-table", "move positions", "no-recipe; move-wins move; table positions",
    LM_CLAIM_PLURAL ("Which move wins this does not say: {move} was found in a table of {positions} position.",
                     "Which move wins this does not say: {move} was found in a table of {positions} positions."), "positions" },
  { "computed", "move", "move-wins move", N_("{move} was computed to win. There is also a recipe.") },
  { "lost-shapes", "", NULL,
    N_("Leave one of these shapes, and whatever is eaten of it, make one of the same kind again, down to the poison alone. Where "
       "neither can be left no rule tells which move wins; then look ahead.") },

  /* Reversed. */
  { "nothing-to-add", "", "is-over", N_("Every square is there: nothing can be added.") },
  { "as-at-the-start", "rows columns", NULL, N_("Of the last {rows} × {columns} squares only the one at the bottom left is there.") },
  { "neighbours-complete", "", NULL, N_("Whichever of its neighbours is added, the other player completes the board.") },
  { "start-is-lost", "", NULL,
    N_("Complete its row or its column, and the other player completes the board. Add to either only up to some square, and the other "
       "player fills what makes that square alone the bottom left of a smaller rectangle: so it goes on to the end.") },
  { "leaves-start", "rows columns move after", AS_AT_THE_START,
    N_("{move} leaves {rows} × {columns} squares of which only the one at the bottom left is there, as at the start of a game, and "
       "whoever begins it loses.") },
  { "it-leaves-start", "rows columns move after", AS_AT_THE_START "; smaller-board@after rows columns",
    N_("It leaves {rows} × {columns} squares of which only the one at the bottom left is there: as at the start of a game, on a "
       "smaller board, and whoever begins it loses.") },
  { "rectangles-rule", "", NULL,
    N_("If the squares still to be added make a whole rectangle, add it. Else leave a rectangle of two rows and two columns or more of "
       "which only the square at the bottom left is there: as at the start of a game, which is lost for whoever must move. Where "
       "neither can be done no rule is known.") },
  { NULL }
};

/* Whether theory knows why whoever is to move with @shape loses: it is two lines of which one is longer by one, or an L with equal arms. */
static gboolean
is_lost (const LmChompShape *shape)
{
  return lm_chomp_theory_get_value (shape) == LM_VALUE_LOSS && lm_chomp_theory_get_pattern (shape) != LM_CHOMP_PATTERN_POISON;
}

/* Of such a position; @move is what leaves it, or NULL where it is there already. */
static void
state_lost (LmReason   *reason,
            LmPosition *before,
            const char *move,
            LmPosition *position)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;
  const gboolean is_l = lm_chomp_theory_get_pattern (shape) == LM_CHOMP_PATTERN_L;
  const gboolean rows = shape->n_rows == 2;
  const char *kind = is_l ? "leaves-l" : rows ? "leaves-two-rows" : "leaves-two-columns";
  const guint longer = rows ? shape->rows[0] : lm_chomp_shape_get_height (shape, 1);

  if (is_l && move == NULL)
    lm_reason_state (reason, "has-l", position, lm_term_plain (shape->rows[0] - 1));
  else if (is_l)
    lm_reason_state (reason, kind, before, lm_term_plain (shape->rows[0] - 1), lm_term_move (before, move), lm_term_position (position));
  else if (move == NULL)
    lm_reason_state (reason, rows ? "has-two-rows" : "has-two-columns", position, lm_term_plain (longer), lm_term_plain (longer - 1));
  else
    lm_reason_state (reason, kind, before, lm_term_plain (longer), lm_term_plain (longer - 1), lm_term_move (before, move),
                     lm_term_position (position));
  lm_reason_state (reason, is_l ? "arms-are-kept" : "lines-are-kept", position);
}

/* @best is NULL where there was no room for a table. */
static LmReason *
explain_bar (LmPosition  *position,
             LmAnswer    *answer,
             LmMoveValue *best)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;
  LmReason *reason = lm_reason_begin (best != NULL ? LM_STATUS_COMPUTED : LM_STATUS_PROVED, STEALING);

  lm_reason_state (reason, "whole-bar", position, lm_term_plain (shape->n_rows), lm_term_plain (shape->rows[0]));
  if (best == NULL)
    lm_reason_state (reason, "no-recipe", position);
  else
    lm_reason_state (reason, "found-in-table", position, lm_term_move (position, best->move), lm_term_number (answer->positions));
  reason->is_open = best != NULL;
  return reason;
}

/* The recommended move, which ends the game sooner, is another than the recipe's. */
static LmReason *
explain_recipe (LmPosition  *position,
                LmMoveValue *best)
{
  g_autoptr (LmPosition) after = NULL;
  g_autofree char *move = NULL;
  LmReason *reason;
  LmChompSpot spot;

  if (!lm_chomp_theory_get_move (&LM_CHOMP_POSITION (position)->shape, &spot))
    return NULL;

  move = lm_chomp_move_to_text (spot);
  after = lm_position_play (position, move, NULL);
  if (after == NULL || !is_lost (&LM_CHOMP_POSITION (after)->shape))
    return NULL;

  reason = lm_reason_begin (LM_STATUS_COMPUTED, GALE);
  lm_reason_state (reason, "computed", position, lm_term_move (position, best->move));
  state_lost (reason, position, move, after);
  return reason;
}

static LmReason *
explain_win (LmPosition  *position,
             LmAnswer    *answer,
             LmMoveValue *best)
{
  LmReason *reason;

  if (lm_position_is_over (best->position))
    return NULL;
  if (!is_lost (&LM_CHOMP_POSITION (best->position)->shape))
    return lm_chomp_theory_get_pattern (&LM_CHOMP_POSITION (position)->shape) == LM_CHOMP_PATTERN_BAR
             ? explain_bar (position, answer, best) : explain_recipe (position, best);

  reason = lm_reason_begin (LM_STATUS_PROVED, GALE);
  state_lost (reason, position, best->move, best->position);
  return reason;
}

/* NULL when no theorem applies or the next move ends the game. */
LmReason *
lm_chomp_explain (LmPosition     *position,
                  LmAnswer       *answer,
                  LmSolveContext *context)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  LmReason *reason;

  if (answer->value == LM_VALUE_WIN)
    return best != NULL ? explain_win (position, answer, best) : explain_bar (position, answer, NULL);
  if (!lm_position_is_over (position) && (answer->value == LM_VALUE_UNKNOWN || !is_lost (&LM_CHOMP_POSITION (position)->shape)))
    return NULL;

  reason = lm_reason_begin (LM_STATUS_PROVED, lm_position_is_over (position) ? NULL : GALE);
  if (lm_position_is_over (position))
    lm_reason_state (reason, "nothing-to-eat", position);
  else
    state_lost (reason, position, NULL, position);
  return reason;
}

/* In general. */

LmReason *
lm_chomp_tell_idea (LmPosition *position)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, GALE);

  lm_reason_state (reason, "lost-shapes", position);
  lm_reason_add_row (reason, _("Shape"), _("Lost for whoever must move"), NULL);
  lm_reason_add_row (reason, _("Two rows or two columns"), _("the one with the poison is longer by one"), NULL);
  lm_reason_add_row (reason, _("An L"), _("both arms are equally long"), NULL);
  return reason;
}

LmReason *
lm_reversed_chomp_tell_idea (LmPosition *position)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, N_("RZ, Section 2.1"));

  lm_reason_state (reason, "rectangles-rule", position);
  return reason;
}
