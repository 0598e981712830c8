/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive-zeckendorf.h: the forward Zeckendorf game solved the plain way, sharing nothing with the program. */

#pragma once

#include <glib.h>
#include <string.h>

/* Bins up to 987 are enough for the values of the tests. */
#define NAIVE_BINS 16

typedef struct
{
  guint16 chips[NAIVE_BINS]; /* chips[0] are the ones */
} NaiveBoard;

static inline guint
naive_hash (gconstpointer key)
{
  const NaiveBoard *board = key;
  guint hash = 2166136261u;

  for (guint i = 0; i < NAIVE_BINS; i++)
    hash = (hash ^ board->chips[i]) * 16777619u;

  return hash;
}

static inline gboolean
naive_equal (gconstpointer a,
             gconstpointer b)
{
  return memcmp (a, b, sizeof (NaiveBoard)) == 0;
}

/* A table from boards to moves to the end. */
static inline GHashTable *
naive_new (void)
{
  return g_hash_table_new_full (naive_hash, naive_equal, g_free, NULL);
}

/* Every board that one move leads to; returns how many. */
static inline guint
naive_moves (const NaiveBoard *board,
             NaiveBoard       *after)
{
  guint n = 0;

  for (guint i = 0; i < NAIVE_BINS; i++)
    {
      if (board->chips[i] >= 2)
        {
          after[n] = *board;
          after[n].chips[i] -= 2;
          after[n].chips[i + 1] += 1;
          if (i == 1)
            after[n].chips[0] += 1;
          if (i >= 2)
            after[n].chips[i - 2] += 1;
          n++;
        }

      if (i + 1 < NAIVE_BINS && board->chips[i] >= 1 && board->chips[i + 1] >= 1)
        {
          after[n] = *board;
          after[n].chips[i] -= 1;
          after[n].chips[i + 1] -= 1;
          after[n].chips[i + 2] += 1;
          n++;
        }
    }

  return n;
}

/*
 * Moves to the end when the winner hurries and the loser delays. The player to
 * move makes the last one exactly when it is odd.
 */
static inline guint
naive_solve (GHashTable       *solved,
             const NaiveBoard *board)
{
  NaiveBoard after[2 * NAIVE_BINS];
  gpointer known = NULL;
  guint n_moves, win = G_MAXUINT, loss = 0;

  if (g_hash_table_lookup_extended (solved, board, NULL, &known))
    return GPOINTER_TO_UINT (known);

  n_moves = naive_moves (board, after);
  for (guint i = 0; i < n_moves; i++)
    {
      const guint distance = naive_solve (solved, &after[i]) + 1;

      if (distance % 2 == 1)
        win = MIN (win, distance);
      else
        loss = MAX (loss, distance);
    }

  if (win == G_MAXUINT)
    win = loss;
  g_hash_table_insert (solved, g_memdup2 (board, sizeof *board), GUINT_TO_POINTER (win));
  return win;
}
