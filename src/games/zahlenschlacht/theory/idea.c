/* SPDX-License-Identifier: GPL-3.0-or-later */
/* idea.c: how the game is won, in general. */

#include "theory.h"

#include <glib/gi18n-lib.h>

/* A longer table of partners is not looked through any more. */
#define MAX_DIVISOR 14

static void
add_partners (LmReason   *reason,
              LmPosition *position,
              guint       d)
{
  lm_reason_add_row (reason, _("Residue"), _("Partner"), NULL);
  for (guint residue = 0; residue <= d / 2; residue++)
    {
      const guint partner = (d - residue) % d;
      g_autofree char *first = g_strdup_printf ("%u", residue);
      g_autofree char *second = g_strdup_printf ("%u", partner);

      lm_reason_add_row (reason, first, partner != residue ? second : _("itself"), NULL);
      lm_reason_state (reason, "partners", position, lm_term_plain (residue), lm_term_plain (partner));
    }
}

/* The pairer can answer with partners, or the spoiler chooses from three numbers. */
LmReason *
lm_zahlenschlacht_tell_idea (LmPosition *position)
{
  const LmZahlenschlachtGoal goal = lm_zahlenschlacht_position_get_goal (position);
  const gboolean pairer_last = lm_zahlenschlacht_pairer_moves_last (lm_zahlenschlacht_position_get_n (position), goal);
  const guint d = lm_zahlenschlacht_position_get_d (position);
  const guint pairer = lm_zahlenschlacht_get_pairer (goal);
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED,
                                      pairer_last ? N_("ZS, Lemma 3.1.2") : N_("ZS, proof of Theorem 3.2.5"));

  if (pairer_last)
    {
      lm_reason_state (reason, "pairs-win", position, lm_term_plain (d), lm_term_player (position, pairer),
                       lm_term_player (position, 1 - pairer));
      lm_reason_state (reason, "no-pair-wins", position, lm_term_plain (d), lm_term_player (position, 1 - pairer));
    }
  else
    {
      lm_reason_state (reason, "last-three-decide", position, lm_term_plain (d), lm_term_player (position, 1 - pairer));
      lm_reason_state (reason, "own-partners", position, lm_term_plain (d), lm_term_player (position, 1 - pairer),
                       lm_term_player (position, pairer));
    }
  if (d <= MAX_DIVISOR)
    add_partners (reason, position, d);
  return reason;
}
