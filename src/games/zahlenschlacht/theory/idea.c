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
      lm_reason_claim (reason, "partners", position, "%u %u", residue, partner);
    }
}

/* The pairer can answer with partners. */
static LmReason *
tell_pairing (LmPosition *position,
              const char *pairer,
              const char *spoiler,
              guint       d)
{
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, N_("ZS, Lemma 3.1.2"),
                          /* Translators: the divisor, then two players. */
                          _("Only residues matter, what numbers leave when divided by %u: a number and one of its partner residue make a "
                            "pair. %s makes the last move, and wins once all numbers left can be put into pairs with %s to move, by "
                            "answering each number with a partner of it."),
                          d, pairer, spoiler);
  lm_reason_claim (reason, "pairs-win", position, "%u", d);
  lm_reason_say (reason, _("%s wins when no two numbers left make a pair, and to that end crosses out the partners of others."), spoiler);
  lm_reason_claim (reason, "no-pair-wins", position, "%u", d);
  return reason;
}

/* The spoiler chooses from three numbers. */
static LmReason *
tell_last_three (LmPosition *position,
                 const char *pairer,
                 const char *spoiler,
                 guint       d)
{
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, N_("ZS, proof of Theorem 3.2.5"),
                          /* Translators: the divisor, then a player. */
                          _("Only residues matter, what numbers leave when divided by %u. %s makes the last move, and loses only if the last "
                            "three numbers are all of one residue that is its own partner."),
                          d, spoiler);
  lm_reason_claim (reason, "last-three-decide", position, "%u", d);
  lm_reason_say (reason, _("Until then %s crosses out numbers of such a residue, and %s all others."), spoiler, pairer);
  lm_reason_claim (reason, "own-partners", position, "%u", d);
  return reason;
}

LmReason *
lm_zahlenschlacht_tell_idea (LmPosition *position)
{
  LmGame *game = lm_position_get_game (position);
  const LmZahlenschlachtGoal goal = lm_zahlenschlacht_position_get_goal (position);
  const guint d = lm_zahlenschlacht_position_get_d (position);
  const guint seat = lm_zahlenschlacht_get_pairer (goal);
  const char *pairer = lm_game_get_player_name (game, seat);
  const char *spoiler = lm_game_get_player_name (game, 1 - seat);
  LmReason *reason;

  if (lm_zahlenschlacht_pairer_moves_last (lm_zahlenschlacht_position_get_n (position), goal))
    reason = tell_pairing (position, pairer, spoiler, d);
  else
    reason = tell_last_three (position, pairer, spoiler, d);
  if (d <= MAX_DIVISOR)
    add_partners (reason, position, d);
  return reason;
}
