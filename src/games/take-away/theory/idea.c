/* SPDX-License-Identifier: GPL-3.0-or-later */
/* idea.c: how the game is won, in general. */

#include "config.h"

#include "explain.h"

#include "games/take-away/take-away.h"
#include "walk.h"

#include <glib/gi18n-lib.h>

#define REFERENCE "TA, Schwenk’s theorem; TA, generalised Zeckendorf theorem"

#define N_PARTS 12

/* The first numbers that may be parts, between @separators. */
static char *
list_parts (LmTakeAway *game,
            const char *separator)
{
  g_autoptr (LmTakeAwayWalk) walk = lm_take_away_walk_new (lm_take_away_get_sequence (game), 1);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < N_PARTS; i++, lm_take_away_walk_forward (walk))
    {
      g_autofree char *number = lm_take_away_number_describe (lm_take_away_walk_get_term (walk));

      g_string_append_printf (list, "%s%s", i > 0 ? separator : "", number);
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

LmReason *
lm_take_away_tell_idea (LmPosition *position)
{
  LmTakeAway *game = LM_TAKE_AWAY (lm_position_get_game (position));
  g_autofree char *alpha = lm_take_away_fraction_to_string (lm_take_away_get_alpha (game));
  g_autofree char *parts = list_parts (game, ", ");
  g_autofree char *claimed = list_parts (game, " ");
  g_autofree char *endless = g_strconcat (parts, ", …", NULL);
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                          /* Translators: the second is alpha, as “2” or “3/2”. */
                          _("Write the pile as a sum of the numbers below, each time the largest that fits. Take the smallest part: the "
                            "next one is more than %s times as much, and the other player cannot take it. When even the smallest "
                            "part is more than the limit, the position is lost."),
                          alpha);
  lm_reason_claim (reason, "parts-rule", position, "%s", claimed);
  lm_reason_add_row (reason, _("Parts, and what is lost at the beginning"), NULL);
  lm_reason_add_row (reason, endless, NULL);
  return reason;
}
