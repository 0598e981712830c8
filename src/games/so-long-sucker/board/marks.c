/* SPDX-License-Identifier: GPL-3.0-or-later */
/* marks.c: what the values of moves say of a chip, a pile and a next player. */

#include "config.h"

#include "marks.h"

#include "../rules/text.h"

/* The better one for who chooses: one that wins, else one that may win. */
static int
get_better (int a,
            int b)
{
  if (a == LM_VALUE_WIN || b == LM_VALUE_WIN)
    return LM_VALUE_WIN;
  if (a == LM_VALUE_UNKNOWN || b == LM_VALUE_UNKNOWN)
    return LM_VALUE_UNKNOWN;

  return MAX (a, b);
}

static gboolean
fits (guint wanted,
      guint is)
{
  return wanted == LM_SLS_ANY || wanted == is;
}

/*
 * @colour: of the chip, or %LM_SLS_ANY. @pile: where it goes, or %LM_SLS_ANY. @next: who is named, or %LM_SLS_ANY.
 * Returns the #LmValue of the best placement of that kind, or %LM_SLS_NO_MARK.
 */
int
lm_sls_marks_get_place (LmAnswer *answer,
                        guint     colour,
                        guint     pile,
                        guint     next)
{
  int best = LM_SLS_NO_MARK;

  for (guint i = 0; answer != NULL && i < answer->moves->len; i++)
    {
      const LmMoveValue *value = g_ptr_array_index (answer->moves, i);
      LmSlsAct act;

      if (lm_sls_parse_move (value->move, &act) && !act.is_gift && !act.is_kill
          && act.deal.kind == LM_SLS_DEAL_STEP_NONE && LM_SLS_MOVE_KIND (act.move) == LM_SLS_MOVE_PLACE
          && fits (colour, LM_SLS_MOVE_COLOUR (act.move)) && fits (pile, LM_SLS_MOVE_PILE (act.move))
          && fits (next, LM_SLS_MOVE_NEXT (act.move)))
        best = get_better (best, value->value);
    }

  return best;
}

int
lm_sls_marks_get_move (LmAnswer   *answer,
                       const char *move)
{
  for (guint i = 0; answer != NULL && i < answer->moves->len; i++)
    {
      const LmMoveValue *value = g_ptr_array_index (answer->moves, i);

      if (g_str_equal (value->move, move))
        return value->value;
    }

  return LM_SLS_NO_MARK;
}
