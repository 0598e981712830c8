/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verdict.c: what the solver says of a column. */

#include "config.h"

#include "verdict.h"

static int
rank_value (LmValue value)
{
  switch (value)
    {
    case LM_VALUE_WIN:
      return 2;
    case LM_VALUE_LOSS:
      return 0;
    case LM_VALUE_UNKNOWN:
    default:
      return 1;
    }
}

/* Who wins hurries, who loses delays. */
static gboolean
is_better (const LmMoveValue         *move,
           const LmZeckendorfVerdict *than)
{
  if (move->value != than->value)
    return rank_value (move->value) > rank_value (than->value);
  if (move->value == LM_VALUE_WIN)
    return move->distance < than->distance;

  return move->distance > than->distance;
}

/*
 * Finds the best of the moves that take a chip from a bin. @verdict: (out caller-allocates): what the solver says
 * of a column; @bin: the bin, from 1; @answer: (nullable): what the solver says of the position.
 */
void
lm_zeckendorf_verdict_judge (LmZeckendorfVerdict *verdict,
                             LmZeckendorfScene   *scene,
                             guint                bin,
                             LmAnswer            *answer)
{
  g_autoptr (GPtrArray) moves = lm_zeckendorf_scene_list_moves (scene, bin);

  verdict->shown = FALSE;
  for (guint i = 0; answer != NULL && i < moves->len; i++)
    {
      LmZeckendorfSceneMove *move = g_ptr_array_index (moves, i);
      LmMoveValue *value = lm_answer_find_move (answer, move->text);

      if (value == NULL || (verdict->shown && !is_better (value, verdict)))
        continue;

      verdict->shown = TRUE;
      verdict->value = value->value;
      verdict->distance = value->distance;
    }
}

/* Whether they look the same. */
gboolean
lm_zeckendorf_verdict_equal (const LmZeckendorfVerdict *a,
                             const LmZeckendorfVerdict *b)
{
  if (!a->shown || !b->shown)
    return a->shown == b->shown;

  return a->value == b->value && a->distance == b->distance;
}
