/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-grade.c: how good a move was, by the values before and after it. */

#include "engine/game/lm-game-info.h"
#include "lm-node.h"

#include <glib/gi18n-lib.h>

static LmValue
flip (LmValue value)
{
  if (value == LM_VALUE_UNKNOWN)
    return value;
  return value == LM_VALUE_WIN ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

/* For the player @turn, who need not be the one to move next: nobody is when the game is over. */
static LmValue
get_value_for (LmNode *self,
               guint   turn)
{
  LmPosition *position = lm_node_get_position (self);
  int winner = lm_position_get_winner (position);
  LmValue value;

  if (winner != LM_NOBODY)
    return (guint) winner == turn ? LM_VALUE_WIN : LM_VALUE_LOSS;
  value = lm_node_get_value (self, NULL);
  return lm_position_get_turn (position) == turn ? value : flip (value);
}

static LmGrade
grade_won (guint before,
           guint after)
{
  if (before == LM_DISTANCE_UNKNOWN || after == LM_DISTANCE_UNKNOWN)
    return LM_GRADE_KEEPS;
  return after + 1 > before ? LM_GRADE_SLOWER : LM_GRADE_KEEPS;
}

static LmGrade
grade_lost (guint before,
            guint after)
{
  if (before == LM_DISTANCE_UNKNOWN || after == LM_DISTANCE_UNKNOWN)
    return LM_GRADE_LOST;
  return after + 1 < before ? LM_GRADE_SHORTENS : LM_GRADE_DELAYS;
}

/* Nobody is praised or blamed for a move that had to be made, whatever others might have done out of turn. */
static gboolean
is_only_move (LmNode *self)
{
  LmPosition *before = lm_node_get_position (lm_node_get_parent (self));
  g_autoptr (GPtrArray) moves = lm_position_list_moves (before, 2, NULL);

  return moves->len == 1
         || (moves->len == 2
             && lm_position_get_mover (before, g_ptr_array_index (moves, 1)) != lm_position_get_turn (before));
}

/* Of a game in which some can be longer than others. */
static guint
get_distance (LmNode *self)
{
  guint distance;

  lm_node_get_value (self, &distance);
  return lm_position_get_info (lm_node_get_position (self))->fixed_length ? LM_DISTANCE_UNKNOWN : distance;
}

static LmGrade
grade_choice (LmNode  *self,
              LmValue  before,
              LmValue  after)
{
  const guint distance_before = get_distance (lm_node_get_parent (self));
  const guint distance = get_distance (self);

  if (before == LM_VALUE_UNKNOWN || after == LM_VALUE_UNKNOWN)
    return LM_GRADE_UNKNOWN;

  if (is_only_move (self))
    return LM_GRADE_ONLY;
  if (before == LM_VALUE_WIN)
    return after == LM_VALUE_WIN ? grade_won (distance_before, distance) : LM_GRADE_THROWS;

  return after == LM_VALUE_LOSS ? grade_lost (distance_before, distance) : LM_GRADE_UNKNOWN;
}

/**
 * lm_node_get_grade:
 * @self: a node
 *
 * Grades the move that led here by the values of this node and its parent, for
 * the player who moved, whether or not the same player moves again. Where the
 * moves to the end are not known, a move that keeps the win counts as
 * %LM_GRADE_KEEPS. A move that was the only one is just that. "Loses" says nothing exact as long as more than two
 * players are left, and such a move is not graded.
 *
 * Returns: the grade
 */
LmGrade
lm_node_get_grade (LmNode *self)
{
  LmPosition *position;
  LmNode *parent;
  LmValue after;

  g_return_val_if_fail (LM_IS_NODE (self), LM_GRADE_UNKNOWN);

  parent = lm_node_get_parent (self);
  if (lm_node_get_kind (self) != LM_NODE_MOVE || parent == NULL || !lm_node_has_value (self))
    return LM_GRADE_UNKNOWN;

  position = lm_node_get_position (parent);
  if (lm_position_count_left (position) != 2)
    return LM_GRADE_UNKNOWN;

  after = get_value_for (self, lm_position_get_turn (position));
  return grade_choice (self, lm_node_get_value (parent, NULL), after);
}

/**
 * lm_grade_get_name:
 * @grade: a grade
 *
 * Returns: (transfer none): the grade for people
 */
const char *
lm_grade_get_name (LmGrade grade)
{
  switch (grade)
    {
    case LM_GRADE_KEEPS:
      return _("Keeps the win");
    case LM_GRADE_SLOWER:
      return _("Keeps the win, but takes longer");
    case LM_GRADE_THROWS:
      return _("Throws the win away");
    case LM_GRADE_DELAYS:
      return _("Delays the most");
    case LM_GRADE_SHORTENS:
      return _("Shortens the game");
    case LM_GRADE_LOST:
      return _("Lost whatever is played");
    case LM_GRADE_ONLY:
      return _("The only move");
    case LM_GRADE_UNKNOWN:
    default:
      return _("Not decided");
    }
}

/**
 * lm_node_describe_grade:
 * @self: a node
 *
 * Returns: (transfer full): the grade of the move that led here, for people;
 *   where all that was lost already counts is how easily the opponent goes
 *   wrong, by that, if it is the opponent who answers
 */
char *
lm_node_describe_grade (LmNode *self)
{
  const LmGrade grade = lm_node_get_grade (self);
  guint n_moves;
  const guint n_wins = lm_node_get_wins (self, &n_moves);

  if (grade != LM_GRADE_LOST || n_moves == 0
      || lm_position_get_turn (lm_node_get_position (self)) == lm_position_get_turn (lm_node_get_position (lm_node_get_parent (self))))
    return g_strdup (lm_grade_get_name (grade));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Leaves the opponent %u winning answer of %u",
                                       "Leaves the opponent %u winning answers of %u", n_wins),
                          n_wins, n_moves);
}
