/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solve.c: the answer to a position, by the count of moves. */

#include "solver.h"

#include "../theory/theory.h"

/* For the player to move in the position that the outlook is of. */
static LmValue
get_value (const LmZahlenschlachtOutlook *outlook,
           gboolean                       pairer_wins)
{
  return pairer_wins == outlook->pairer_to_move ? LM_VALUE_WIN : LM_VALUE_LOSS;
}

static void
add_move (LmAnswer                      *answer,
          LmPosition                    *position,
          const LmZahlenschlachtOutlook *outlook,
          guint                          number)
{
  g_autoptr (LmPosition) after = lm_zahlenschlacht_position_after (position, number);
  LmZahlenschlachtRace race = outlook->race;
  char move[16];

  g_snprintf (move, sizeof move, "%u", number);
  lm_zahlenschlacht_race_cross_out (&race, outlook->residues, number);
  lm_answer_add_move (answer, move, after,
                      get_value (outlook, lm_zahlenschlacht_race_is_won_by_pairer (&race, outlook->pairer_moves_last)),
                      race.left - 2);
}

static void
add_moves (LmAnswer                      *answer,
           const LmZahlenschlachtOutlook *outlook)
{
  g_autoptr (LmPosition) settled = lm_zahlenschlacht_position_settle (answer->position);
  guint number = 0;

  while ((number = lm_zahlenschlacht_position_get_next (settled, number)) != 0)
    add_move (answer, settled, outlook, number);
}

static LmAnswer *
answer_with (LmPosition                    *position,
             const LmZahlenschlachtOutlook *outlook)
{
  LmAnswer *answer = lm_answer_new (position);

  answer->method = LM_METHOD_THEORY;
  lm_answer_conclude (answer, get_value (outlook, outlook->pairer_wins), outlook->race.left - 2);
  return answer;
}

/*
 * The count of moves (race.c) decides every position and every move of it; all games have the same length. Takes a
 * millisecond for the largest board. Returns the answer, NULL only when cancelled.
 */
LmAnswer *
lm_zahlenschlacht_solve (LmPosition      *position,
                         LmSolveContext  *context,
                         GError         **error)
{
  g_auto (LmZahlenschlachtOutlook) outlook = { NULL };
  g_autofree char *preferred = NULL;
  LmAnswer *answer;

  if (lm_solve_context_is_cancelled (context, error))
    return NULL;

  lm_zahlenschlacht_outlook_init (&outlook, position);
  answer = answer_with (position, &outlook);
  if (lm_position_is_over (position))
    return answer;

  if (lm_solve_context_get_options (context)->best_only)
    {
      add_move (answer, position, &outlook, outlook.number);
      answer->all_moves = FALSE;
      return answer;
    }

  add_moves (answer, &outlook);
  preferred = g_strdup_printf ("%u", outlook.number);
  lm_answer_prefer (answer, preferred);
  return answer;
}
