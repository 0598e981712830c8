/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theorem.c: which theorem decides an opening. */

#include "theory.h"

#include <glib/gi18n-lib.h>

static const LmZahlenschlachtTheorem no_theorem = { LM_NOBODY, NULL };

/* d even, at least 8: n is one of kd - 1, (k + 1)d + 1 and (k + 3)d - 3 with k >= 1. */
static gboolean
has_formula_of_even (guint n,
                     guint d)
{
  return n % d == d - 1
         || (n % d == 1 && n / d >= 2)
         || (n % d == d - 3 && n / d >= 3);
}

/*
 * d odd, at least 7: n is one of (2k - 1)d - 2, (2k - 1)d, 2kd - 1, 2kd + 1, (2k + 1)d + 2 and 2(k + 1)d - 3 with
 * k >= 1.
 */
static gboolean
has_formula_of_odd (guint n,
                    guint d)
{
  const guint remainder = n % (2 * d);

  return remainder == d - 2
         || remainder == d
         || remainder == 2 * d - 1
         || (remainder == 1 && n > d)
         || (remainder == d + 2 && n > 2 * d)
         || (remainder == 2 * d - 3 && n > 2 * d);
}

static LmZahlenschlachtTheorem
find_for_odd (guint n,
              guint d)
{
  if (2 * d == n - 1 || 2 * d == n + 1 || (d >= n && d <= n + 2))
    return (LmZahlenschlachtTheorem) { LM_ZAHLENSCHLACHT_A, N_("ZS, Theorem 3.1.4") };
  if (d <= 3 || (d <= 6 && n >= 11))
    return (LmZahlenschlachtTheorem) { LM_ZAHLENSCHLACHT_A, N_("ZS, Theorem 3.1.8") };
  if (2 * d >= n + 3 && d < n)
    return (LmZahlenschlachtTheorem) { LM_ZAHLENSCHLACHT_B, N_("ZS, Theorem 3.2.1") };
  if (d >= n + 3)
    return (LmZahlenschlachtTheorem) { LM_ZAHLENSCHLACHT_B, N_("ZS, Theorem 3.2.3") };
  if (d >= 7 && (d % 2 == 0 ? has_formula_of_even (n, d) : has_formula_of_odd (n, d)))
    return (LmZahlenschlachtTheorem) { LM_ZAHLENSCHLACHT_A, N_("ZS, Theorem 3.1.10") };

  return no_theorem;
}

/*
 * Looks the theorem up that decides Z(n, d) from the beginning ("On the Existence of Optimal Strategies in a
 * Combinatorial Game", ZS). The paper leaves some n odd with 7 <= d <= (n - 3) / 2 open, and the games with the
 * goals exchanged. Costs nothing: also for the main thread.
 */
LmZahlenschlachtTheorem
lm_zahlenschlacht_theorem (guint                n,
                           guint                d,
                           LmZahlenschlachtGoal goal)
{
  if (goal != LM_ZAHLENSCHLACHT_DIVISIBLE)
    return no_theorem;
  if (n % 2 == 0)
    return (LmZahlenschlachtTheorem) { LM_ZAHLENSCHLACHT_B, N_("ZS, Theorem 3.2.5") };

  return find_for_odd (n, d);
}

/* Whether a game that A should win is lost when A misses an A-situation (ZS, Theorem 3.2.6). */
gboolean
lm_zahlenschlacht_is_lost_by_slip (guint n,
                                   guint d)
{
  return n % 2 == 1 && d != 2 && (2 * d == n - 1 || 2 * d == n + 1 || (d >= n && d <= n + 2));
}
