/* SPDX-License-Identifier: GPL-3.0-or-later */
/* race.c: the count of moves that decides every position. */

#include "theory.h"

/*
 * Whoever makes the last move, from three numbers to two, wins unless the
 * other player gets a piece of work done before, with the moves that are his:
 * of N numbers he has (N - 2) / 2 moves, rounded down.
 *
 * The pairer moves last: the spoiler's work is to make every number
 * superfluous. Call K how many numbers he has to cross out for that: of a pair
 * class with p and q numbers the smaller count, of a residue that is its own
 * inverse with s numbers all but one. No move makes K larger, and he can make
 * it smaller by one with each of his, so he wins if K is at most his moves. If
 * it is more, let T be how many numbers more there are of one side of their
 * class than of the other (one of a residue that is its own inverse counts,
 * too), Q how many pairs the sides make, counting two of a residue that is its
 * own inverse, and s, s' the counts of those residues where they are 3 or more;
 * so N = T + 2Q + s + s', and with X = (s - 2) + (s' - 2), over those that
 * there are, K exceeds the spoiler's moves exactly if
 *   T <= X      with the spoiler to move, where N is even,
 *   T <= X + 1  with the pairer to move, where N is odd.
 * The pairer keeps that up: to move he takes one of the T, or, when T = 0, one
 * of an s that is odd, which there is because N is; either leaves T <= X. The
 * spoiler's moves are to take one of the T, to break a pair (T grows by 1, Q
 * shrinks), or to take one of an s (X shrinks by 1); each leaves T <= X + 1. In
 * the end, N = 2, X is 0, so T is 0 and what is left is a pair.
 *
 * The spoiler moves last: of three numbers he finds two that make no pair,
 * unless all three have one residue that is its own inverse. So the pairer's
 * work is to have all numbers but those of such a residue crossed out. No move
 * makes them more, and each of his can make them fewer, so he wins if for one
 * of those residues they are at most his moves. If they are more for both,
 *   neither count exceeds N/2        with the pairer to move, where N is even,
 *   neither count exceeds (N + 1)/2  with the spoiler to move, where N is odd.
 * The spoiler keeps that up: after a move of the pairer, N/2 is half of one
 * more than are left. With the spoiler to move at most one count is (N + 1)/2,
 * for two would be more than all numbers, and he crosses out of the one that is
 * largest, or any number where both are 0: then neither exceeds half of N - 1.
 * In the end, N = 3, neither count exceeds 2: the three are not of one such
 * residue.
 *
 * In this way the theorems of the paper (ZS) on A-situations, superfluous
 * numbers and even n are cases of one count, which also decides the games that
 * the paper leaves open. The tests compare it with exhaustive search.
 */

/* The seat of the player who wants the last two numbers to make a pair. */
guint
lm_zahlenschlacht_get_pairer (LmZahlenschlachtGoal goal)
{
  return goal == LM_ZAHLENSCHLACHT_DIVISIBLE ? LM_ZAHLENSCHLACHT_A : LM_ZAHLENSCHLACHT_B;
}

gboolean
lm_zahlenschlacht_pairer_moves_last (guint                n,
                                     LmZahlenschlachtGoal goal)
{
  const guint last = n % 2 == 1 ? LM_ZAHLENSCHLACHT_A : LM_ZAHLENSCHLACHT_B;

  return last == lm_zahlenschlacht_get_pairer (goal);
}

void
lm_zahlenschlacht_race_init (LmZahlenschlachtRace           *race,
                             const LmZahlenschlachtResidues *residues)
{
  *race = (LmZahlenschlachtRace) { .left = residues->left };

  for (guint i = 0; i < residues->classes->len; i++)
    {
      const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (residues, i);

      race->needed += lm_zahlenschlacht_class_count_needed (class);
      if (lm_zahlenschlacht_class_is_own_inverse (class))
        race->own_inverse[class->residue > 0] = class->count;
    }
}

/* Whether one number less of that side brings the spoiler a move further. */
static gboolean
helps_spoiler (const LmZahlenschlachtPairClass *class,
               gboolean                         is_partner)
{
  const guint side = is_partner ? class->partner_count : class->count;
  const guint other = is_partner ? class->count : class->partner_count;

  if (lm_zahlenschlacht_class_is_own_inverse (class))
    return class->count > 1;

  return side <= other;
}

/* Goes on to the race after crossing @number out; @residues is then that of the position before. */
void
lm_zahlenschlacht_race_cross_out (LmZahlenschlachtRace           *race,
                                  const LmZahlenschlachtResidues *residues,
                                  guint                           number)
{
  const guint index = lm_zahlenschlacht_residues_find_class (residues, number);
  const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (residues, index);
  const guint residue = number % residues->d;

  race->left--;
  if (helps_spoiler (class, residue != class->residue))
    race->needed--;
  if (lm_zahlenschlacht_class_is_own_inverse (class))
    race->own_inverse[residue > 0]--;
}

/* How many moves the player still has who does not make the last one. */
guint
lm_zahlenschlacht_race_get_moves (const LmZahlenschlachtRace *race)
{
  return (race->left - 2) / 2;
}

/* How many numbers are left beside those of the residue that is its own inverse and has most. */
guint
lm_zahlenschlacht_race_get_others (const LmZahlenschlachtRace *race)
{
  return race->left - MAX (race->own_inverse[0], race->own_inverse[1]);
}

gboolean
lm_zahlenschlacht_race_is_won_by_pairer (const LmZahlenschlachtRace *race,
                                         gboolean                    pairer_moves_last)
{
  if (pairer_moves_last || race->left == 2)
    return race->needed > lm_zahlenschlacht_race_get_moves (race);

  return lm_zahlenschlacht_race_get_others (race) <= lm_zahlenschlacht_race_get_moves (race);
}

/*
 * Decides a game by the count of moves, whether or not a theorem covers it. Takes as many steps as there are
 * numbers.
 */
guint
lm_zahlenschlacht_count_winner (guint                n,
                                guint                d,
                                LmZahlenschlachtGoal goal)
{
  g_autoptr (LmZahlenschlachtResidues) residues = lm_zahlenschlacht_residues_new_opening (n, d);
  const guint pairer = lm_zahlenschlacht_get_pairer (goal);
  LmZahlenschlachtRace race;

  lm_zahlenschlacht_race_init (&race, residues);
  return lm_zahlenschlacht_race_is_won_by_pairer (&race, lm_zahlenschlacht_pairer_moves_last (n, goal)) ? pairer
                                                                                                        : 1 - pairer;
}
