/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lengths.c: how few and how many moves the games of this room can last. */

#include "theory.h"

#include "../rules/rules.h"

#include <math.h>

/* floor (phi n), for n of the values of this room: phi n is (n + sqrt (5 n^2)) / 2. */
static guint64
floor_golden (guint64 n)
{
  guint64 root = sqrt (5.0 * n * n);

  while (root * root > 5 * n * n)
    root--;
  while ((root + 1) * (root + 1) <= 5 * n * n)
    root++;

  return (n + root) / 2;
}

/*
 * floor (phi^2 n - Z_I (n) - 2 Z (n) + phi - 1), no fewer than the moves of the longest game from n ones (Cheigh, Moura,
 * Jeong, Duke, Milgrim, Miller and Ngamlamai) and of the longest reversed one from the Zeckendorf decomposition, which is
 * the same backwards (RZ, Theorem 1.4 (ii)). Z_I adds up the indices of the terms, which Z counts.
 */
static guint64
bound_longest (guint64        n,
               const guint32 *terms)
{
  guint64 bound = floor_golden (n + 1) + n - 1;

  for (guint i = 0; i < LM_ZECKENDORF_MAX_BINS; i++)
    bound -= terms[i] * (i + 1 + 2);

  return bound;
}

/*
 * A move changes the number of chips by one or not at all. So what leads to a position that has a chips more or less
 * than where games begin is at least a moves of such a game, and that many fewer are left for the rest.
 *
 * Forward from n ones the greedy game reaches n - Z (n), and no game is shorter (RZ, Theorem 1.4 (i)). Reversed, to split
 * whatever can be split makes one chip more with every move, and no move makes more: in the end there are n.
 */
static void
tell_lengths (LmPosition     *position,
              gboolean        forward,
              LmLengthBounds *bounds)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  const guint64 n = lm_zeckendorf_value (heights);
  const guint64 chips = lm_zeckendorf_count_chips (heights);
  guint32 terms[LM_ZECKENDORF_MAX_BINS] = { 0 };

  lm_zeckendorf_decompose (n, terms);
  if (!forward || chips == n)
    bounds->shortest = n - (forward ? lm_zeckendorf_count_chips (terms) : chips);
  bounds->longest = bound_longest (n, terms) - (forward ? n - chips : chips - lm_zeckendorf_count_chips (terms));
  bounds->at_most = TRUE;
  bounds->reference = N_("RZ, Theorem 1.4");
}

void
lm_zeckendorf_tell_lengths (LmPosition     *position,
                            LmLengthBounds *bounds)
{
  tell_lengths (position, TRUE, bounds);
}

void
lm_reversed_tell_lengths (LmPosition     *position,
                          LmLengthBounds *bounds)
{
  tell_lengths (position, FALSE, bounds);
}

/* To put down a chip and to split it to the end takes as many moves as it is worth. */
void
lm_build_up_tell_lengths (LmPosition     *position,
                          LmLengthBounds *bounds)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);

  bounds->shortest = self->stock + lm_zeckendorf_value (self->heights) - lm_zeckendorf_count_chips (self->heights);
}
