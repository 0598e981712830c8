/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: why a position of Chomp is won or lost, in words, and how both games are won in general. */

#include "theory.h"

#include <glib/gi18n-lib.h>

#define GALE "D. Gale, A Curious Nim-Type Game, 1974"
#define STEALING N_("RZ, Section 2.1 (strategy stealing)")

/* Of a shape of two rows or two columns: how long they are, the longer one first. */
static void
get_lines (const LmChompShape *shape,
           guint              *longer,
           guint              *shorter)
{
  if (shape->n_rows == 2)
    {
      *longer = shape->rows[0];
      *shorter = shape->rows[1];
    }
  else
    {
      *longer = lm_chomp_shape_get_height (shape, 1);
      *shorter = lm_chomp_shape_get_height (shape, 2);
    }
}

/* Why the player to move loses with two lines of which one is longer by one. */
static char *
describe_two_lines (const LmChompShape *shape)
{
  guint longer;
  guint shorter;

  get_lines (shape, &longer, &shorter);
  if (shape->n_rows == 2)
    return g_strdup_printf (_("two rows, the lower one longer by one: %u and %u. "
                              "No move keeps it so, and after every move the other player can make it so again, down to the poison alone"),
                            longer, shorter);

  return g_strdup_printf (_("two columns, the left one longer by one: %u and %u. "
                            "No move keeps it so, and after every move the other player can make it so again, down to the poison alone"),
                          longer, shorter);
}

static char *
describe_l (const LmChompShape *shape)
{
  const guint arm = shape->rows[0] - 1;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "an L with two arms of %u square each beside the poison. "
                                       "Whatever is eaten of one arm can be eaten of the other in answer",
                                       "an L with two arms of %u squares each beside the poison. "
                                       "Whatever is eaten of one arm can be eaten of the other in answer",
                                       arm),
                          arm);
}

/* Returns: (nullable): why whoever is to move with @shape loses, where theory knows it */
static char *
describe_lost_shape (const LmChompShape *shape)
{
  if (lm_chomp_theory_get_value (shape) != LM_VALUE_LOSS)
    return NULL;

  switch (lm_chomp_theory_get_pattern (shape))
    {
    case LM_CHOMP_PATTERN_TWO_LINES:
      return describe_two_lines (shape);
    case LM_CHOMP_PATTERN_L:
      return describe_l (shape);
    case LM_CHOMP_PATTERN_POISON:
    case LM_CHOMP_PATTERN_LINE:
    case LM_CHOMP_PATTERN_EQUAL_SIDES:
    case LM_CHOMP_PATTERN_BAR:
    case LM_CHOMP_PATTERN_NONE:
    default:
      return NULL;
    }
}

/* Claims what describe_lost_shape() says. */
static void
claim_lost_shape (LmReason   *reason,
                  LmPosition *position)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;
  guint longer;
  guint shorter;

  if (lm_chomp_theory_get_pattern (shape) == LM_CHOMP_PATTERN_L)
    {
      lm_reason_claim (reason, "equal-arms", position, "%u", shape->rows[0] - 1);
      return;
    }

  get_lines (shape, &longer, &shorter);
  lm_reason_claim (reason, shape->n_rows == 2 ? "two-rows" : "two-columns", position, "%u %u", longer, shorter);
}

static LmReason *
explain_bar (LmPosition  *position,
             LmAnswer    *answer,
             LmMoveValue *best)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;
  const guint n_columns = shape->rows[0];
  LmReason *reason;

  reason = lm_reason_new (best != NULL ? LM_STATUS_COMPUTED : LM_STATUS_PROVED, STEALING,
                          _("A whole bar, %u × %u, is won: if eating only the top right square did not win, then some answer to "
                            "it would, and that answer could be played at once."),
                          shape->n_rows, n_columns);
  lm_reason_claim (reason, "whole-bar", position, "%u %u", shape->n_rows, n_columns);
  if (best == NULL)
    {
      lm_reason_say (reason, "%s", _("Which move wins this does not say."));
      lm_reason_claim (reason, "no-recipe", position, "%s", "");
      return reason;
    }

  lm_reason_say (reason,
                 g_dngettext (GETTEXT_PACKAGE,
                              "Which move wins this does not say: %s was found in a table of %'" PRIu64 " position.",
                              "Which move wins this does not say: %s was found in a table of %'" PRIu64 " positions.",
                              answer->positions),
                 best->move, answer->positions);
  lm_reason_claim (reason, "no-recipe", position, "%s", "");
  lm_reason_claim (reason, "wins", position, "%s", best->move);
  lm_reason_claim (reason, "table", position, "%" PRIu64, answer->positions);
  reason->is_open = TRUE;
  return reason;
}

/* The recommended move, which ends the game sooner, is another than the recipe's. */
static LmReason *
explain_recipe (LmPosition  *position,
                LmMoveValue *best)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;
  g_autoptr (LmPosition) after = NULL;
  g_autofree char *move = NULL;
  g_autofree char *why = NULL;
  LmReason *reason;
  LmChompSpot spot;

  if (!lm_chomp_theory_get_move (shape, &spot))
    return NULL;

  move = lm_chomp_move_to_text (spot);
  after = lm_position_play (position, move, NULL);
  why = after != NULL ? describe_lost_shape (&LM_CHOMP_POSITION (after)->shape) : NULL;
  if (why == NULL)
    return NULL;

  reason = lm_reason_new (LM_STATUS_COMPUTED, GALE,
                          /* Translators: two moves, then what the second one leaves: “an L with …” */
                          _("%s was computed to win. There is also a recipe: %s leaves %s."), best->move, move, why);
  lm_reason_claim (reason, "wins", position, "%s", best->move);
  lm_reason_claim (reason, "wins", position, "%s", move);
  claim_lost_shape (reason, after);
  return reason;
}

static LmReason *
explain_win (LmPosition  *position,
             LmAnswer    *answer,
             LmMoveValue *best)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;
  g_autofree char *why = describe_lost_shape (&LM_CHOMP_POSITION (best->position)->shape);
  LmReason *reason;

  if (lm_position_is_over (best->position))
    return NULL;
  if (why == NULL)
    return lm_chomp_theory_get_pattern (shape) == LM_CHOMP_PATTERN_BAR ? explain_bar (position, answer, best)
                                                                       : explain_recipe (position, best);

  /* Translators: a move, then what it leaves: “2,2 leaves an L with two arms of …” */
  reason = lm_reason_new (LM_STATUS_PROVED, GALE, _("%s leaves %s."), best->move, why);
  lm_reason_claim (reason, "wins", position, "%s", best->move);
  claim_lost_shape (reason, best->position);
  return reason;
}

static LmReason *
explain_end (LmPosition *position)
{
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, NULL, "%s",
                                    _("Only the poisoned square is left: there is nothing to eat."));

  lm_reason_claim (reason, "is-over", position, "%s", "");
  return reason;
}

/* NULL when no theorem applies or the next move ends the game. */
LmReason *
lm_chomp_explain (LmPosition     *position,
                  LmAnswer       *answer,
                  LmSolveContext *context)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  g_autofree char *why = NULL;
  LmReason *reason;

  if (lm_position_is_over (position))
    return explain_end (position);
  if (answer->value == LM_VALUE_UNKNOWN)
    return NULL;
  if (answer->value == LM_VALUE_WIN)
    return best != NULL ? explain_win (position, answer, best) : explain_bar (position, answer, NULL);

  why = describe_lost_shape (&LM_CHOMP_POSITION (position)->shape);
  if (why == NULL)
    return NULL;

  /* Translators: what there is: “The player to move has an L with two arms of …” */
  reason = lm_reason_new (LM_STATUS_PROVED, GALE, _("The player to move has %s."), why);
  claim_lost_shape (reason, position);
  return reason;
}

/* In general. */

LmReason *
lm_chomp_tell_idea (LmPosition *position)
{
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, GALE,
                                    _("Leave one of these shapes, and whatever is eaten of it, make one of the same kind again, down to the "
                                      "poison alone. Where neither can be left no rule tells which move wins; then look ahead."));

  lm_reason_claim (reason, "lost-shapes", position, "%s", "");
  lm_reason_add_row (reason, _("Shape"), _("Lost for whoever must move"), NULL);
  lm_reason_add_row (reason, _("Two rows or two columns"), _("the one with the poison is longer by one"), NULL);
  lm_reason_add_row (reason, _("An L"), _("both arms are equally long"), NULL);
  return reason;
}

LmReason *
lm_reversed_chomp_tell_idea (LmPosition *position)
{
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, N_("RZ, Section 2.1"),
                                    _("If the squares still to be added make a whole rectangle, add it. Else leave a rectangle of two rows and "
                                      "two columns or more of which only the square at the bottom left is there: as at the start of a game, "
                                      "which is lost for whoever must move. Where neither can be done no rule is known."));

  lm_reason_claim (reason, "rectangles-rule", position, "%s", "");
  return reason;
}
