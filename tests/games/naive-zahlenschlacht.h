/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive-zahlenschlacht.h: Zahlenschlacht played out to the end, on numbers and on counts of residues. */

#pragma once

#include <glib.h>
#include <string.h>

/* Every set of numbers of a board, n at most 20, and whether A wins when it is left; knows nothing of residues. */
static inline gboolean *
naive_solve_sets (guint    n,
                  guint    d,
                  gboolean divisible)
{
  gboolean *wins = g_new (gboolean, 1 << n);

  for (guint set = 0; set < 1u << n; set++)
    {
      const guint left = __builtin_popcount (set);
      const gboolean a_moves = (n - left) % 2 == 0;

      if (left < 2)
        continue;

      if (left == 2)
        {
          const guint first = g_bit_nth_lsf (set, -1) + 1;
          const guint second = g_bit_nth_msf (set, -1) + 1;

          wins[set] = ((first + second) % d == 0) == divisible;
          continue;
        }

      wins[set] = !a_moves;
      for (guint i = 0; i < n; i++)
        if (set & 1u << i && wins[set & ~(1u << i)] == a_moves)
          wins[set] = a_moves;
    }

  return wins;
}

#define NAIVE_MAX_N 64

/*
 * The numbers left by their pair classes: how many of the residue r and of
 * d - r; of residues that are their own inverse, which have the kind 1, all
 * count as the first. Classes of one kind may change places, and so may the
 * sides of one.
 */
typedef struct
{
  guint8 kind;
  guint8 more;
  guint8 fewer;
} NaiveClass;

typedef struct
{
  NaiveClass classes[NAIVE_MAX_N + 1];
  guint      n_classes;
  guint      left;
} NaiveCounts;

static inline void
naive_count (NaiveCounts *counts,
             guint        n,
             guint        d)
{
  memset (counts, 0, sizeof *counts);
  counts->left = n;
  for (guint r = 0; r <= d / 2 && r <= n; r++)
    {
      const guint partner = (d - r) % d;
      NaiveClass *class = &counts->classes[counts->n_classes++];

      class->kind = partner == r;
      for (guint number = 1; number <= n; number++)
        {
          class->more += number % d == r;
          class->fewer += number % d == partner && partner != r;
        }
    }
}

static inline int
naive_compare (gconstpointer a,
               gconstpointer b)
{
  return memcmp (a, b, sizeof (NaiveClass));
}

/* Classes and sides in order, without those that are empty. */
static inline void
naive_sort (NaiveCounts *counts)
{
  guint n = 0;

  for (guint i = 0; i < counts->n_classes; i++)
    {
      NaiveClass class = counts->classes[i];

      if (class.fewer > class.more)
        class = (NaiveClass) { class.kind, class.fewer, class.more };
      if (class.more > 0)
        counts->classes[n++] = class;
    }
  counts->n_classes = n;
  qsort (counts->classes, n, sizeof (NaiveClass), naive_compare);
}

/* Kinds and counts are well below 64. */
static inline char *
naive_get_key (const NaiveCounts *counts)
{
  char *key = g_new0 (char, 3 * counts->n_classes + 1);

  for (guint i = 0; i < counts->n_classes; i++)
    {
      key[3 * i] = ' ' + counts->classes[i].kind;
      key[3 * i + 1] = ' ' + counts->classes[i].more;
      key[3 * i + 2] = ' ' + counts->classes[i].fewer;
    }

  return key;
}

static inline gboolean
naive_is_pair (const NaiveCounts *counts)
{
  return counts->n_classes == 1 && (counts->classes[0].kind == 1 || counts->classes[0].fewer == 1);
}

static inline gboolean naive_pairer_wins (const NaiveCounts *counts,
                                          gboolean           pairer_moves_last,
                                          GHashTable        *solved);

static inline gboolean
naive_try (const NaiveCounts *counts,
           guint              index,
           gboolean           smaller_side,
           gboolean           pairer_moves_last,
           GHashTable        *solved)
{
  NaiveCounts after = *counts;

  if (smaller_side)
    after.classes[index].fewer--;
  else
    after.classes[index].more--;
  after.left--;
  naive_sort (&after);
  return naive_pairer_wins (&after, pairer_moves_last, solved);
}

/* Whether the player who wants a pair in the end gets it; @counts is sorted. */
static inline gboolean
naive_pairer_wins (const NaiveCounts *counts,
                   gboolean           pairer_moves_last,
                   GHashTable        *solved)
{
  const gboolean pairer_moves = (counts->left % 2 == 1) == pairer_moves_last;
  gboolean wins = !pairer_moves;
  g_autofree char *key = NULL;
  gpointer known;

  if (counts->left == 2)
    return naive_is_pair (counts);

  key = naive_get_key (counts);
  if (g_hash_table_lookup_extended (solved, key, NULL, &known))
    return GPOINTER_TO_UINT (known);

  for (guint i = 0; i < counts->n_classes && wins != pairer_moves; i++)
    {
      if (naive_try (counts, i, FALSE, pairer_moves_last, solved) == pairer_moves)
        wins = pairer_moves;
      else if (counts->classes[i].fewer > 0
               && naive_try (counts, i, TRUE, pairer_moves_last, solved) == pairer_moves)
        wins = pairer_moves;
    }

  g_hash_table_insert (solved, g_steal_pointer (&key), GUINT_TO_POINTER (wins));
  return wins;
}

/* Whether A wins Z(n, d); also tells how many positions that took. */
static inline gboolean
naive_a_wins (guint    n,
              guint    d,
              gboolean divisible,
              guint   *n_positions)
{
  g_autoptr (GHashTable) solved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  NaiveCounts counts;
  gboolean pairer_wins;

  naive_count (&counts, n, d);
  naive_sort (&counts);
  pairer_wins = naive_pairer_wins (&counts, (n % 2 == 1) == divisible, solved);
  if (n_positions != NULL)
    *n_positions = g_hash_table_size (solved);
  return pairer_wins == divisible;
}
