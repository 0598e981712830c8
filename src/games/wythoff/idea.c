/* SPDX-License-Identifier: GPL-3.0-or-later */
/* idea.c: how Wythoff's game is won, in general. */

#include "config.h"

#include "wythoff.h"

#include <glib/gi18n-lib.h>

#define N_PAIRS 8

/* The smallest number that stands in none of the pairs before. */
static guint64
find_unused (const LmWythoffPair *pairs,
             guint                n_pairs)
{
  guint64 number = 1;

  for (guint i = 0; i < n_pairs; i++)
    if (pairs[i].a == number || pairs[i].b == number)
      {
        number++;
        i = -1;
      }

  return number;
}

LmReason *
lm_wythoff_tell_idea (LmPosition *position)
{
  LmReason *reason;
  LmWythoffPair pairs[N_PAIRS];

  reason = lm_reason_new (LM_STATUS_PROVED, "Wythoff 1907",
                          _("Leave a lost pair. Every number of stones stands in one of them alone: the pair with the difference 1 begins with "
                            "the smallest number, and each further one, with a difference greater by 1, with the smallest number not used "
                            "yet. No move leads from one lost pair to another."));
  lm_reason_claim (reason, "pairs-rule", position, "%u", N_PAIRS);
  lm_reason_add_row (reason, _("Difference"), _("Lost pair"), NULL);
  for (guint i = 0; i < N_PAIRS; i++)
    {
      g_autofree char *difference = g_strdup_printf ("%u", i + 1);
      g_autofree char *pair = NULL;

      pairs[i].a = find_unused (pairs, i);
      pairs[i].b = pairs[i].a + i + 1;
      pair = g_strdup_printf (C_("two piles", "%u and %u"), (guint) pairs[i].a, (guint) pairs[i].b);
      lm_reason_add_row (reason, difference, pair, NULL);
      lm_reason_claim (reason, "lost-piles", position, "%u %u", (guint) pairs[i].a, (guint) pairs[i].b);
    }

  return reason;
}
