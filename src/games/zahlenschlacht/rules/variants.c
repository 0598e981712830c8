/* SPDX-License-Identifier: GPL-3.0-or-later */
/* variants.c: a guess at the games that the website of the game's author offers. */

#include "rules.h"

/* The boards of the website are odd, and so large. */
#define MIN_N 5
#define MAX_N 25

/*
 * The paper says of the games of the website (ZS, Section 3.2) that there are
 * 57, that n is odd and from 5 to 25, that A wins them, that B wins them as
 * soon as A does not play the best move, and that not all divisors are those of
 * Theorem 3.1.4; it does not list them. So this is a guess: all games with such boards
 *
 * - of Theorem 3.1.4, without d = 2, as in Theorem 3.2.6: 54 games; and
 * - of Theorem 3.1.8, in which A can go wrong with the first move: these 3.
 */
static const LmZahlenschlachtVariant others[] = { { 13, 5 }, { 15, 6 }, { 17, 5 } };

static guint
add (LmZahlenschlachtVariant *variants,
     guint                    count,
     guint                    n,
     guint                    d)
{
  variants[count] = (LmZahlenschlachtVariant) { n, d };

  return count + 1;
}

static guint
add_others (LmZahlenschlachtVariant *variants,
            guint                    count,
            guint                    n)
{
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i].n == n)
      count = add (variants, count, n, others[i].d);

  return count;
}

static void
fill (LmZahlenschlachtVariant *variants)
{
  guint count = 0;

  for (guint n = MIN_N; n <= MAX_N; n += 2)
    {
      count = add_others (variants, count, n);
      if ((n - 1) / 2 > 2)
        count = add (variants, count, n, (n - 1) / 2);
      count = add (variants, count, n, (n + 1) / 2);
      for (guint d = n; d <= n + 2; d++)
        count = add (variants, count, n, d);
    }
  g_assert (count == LM_ZAHLENSCHLACHT_N_VARIANTS);
}

/* By n and then d; A wins them with best play, and can go wrong. */
const LmZahlenschlachtVariant *
lm_zahlenschlacht_variants_get (void)
{
  static LmZahlenschlachtVariant variants[LM_ZAHLENSCHLACHT_N_VARIANTS];
  static gsize filled;

  if (g_once_init_enter (&filled))
    {
      fill (variants);
      g_once_init_leave (&filled, 1);
    }

  return variants;
}
