/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive-variants.h: the black-hole, reversed and build-up games solved the plain way, sharing nothing with the program. */

#pragma once

#include <glib.h>
#include <string.h>

/* Bins up to 987 are enough for the values of the tests. */
#define NAIVE_BINS 16
#define NAIVE_MAX_MOVES (2 * NAIVE_BINS)

/* What is played: columns before the hole, the reversed moves, three columns only, dead ones, any column. */
typedef struct
{
  guint    hole;
  gboolean reversed;
  gboolean build_up;
  gboolean stagnant;
  gboolean place_any;
} NaiveRules;

typedef struct
{
  guint16 chips[NAIVE_BINS]; /* chips[0] are the ones */
  guint16 stock;
} NaiveBoard;

typedef struct
{
  char       text[8];
  NaiveBoard after;
} NaiveMove;

static const guint naive_worth[NAIVE_BINS] = { 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597 };

static inline guint
naive_hash (gconstpointer key)
{
  const NaiveBoard *board = key;
  guint hash = 2166136261u ^ board->stock;

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

/* A table from boards to moves to the end; one for each set of rules. */
static inline GHashTable *
naive_new (void)
{
  return g_hash_table_new_full (naive_hash, naive_equal, g_free, NULL);
}

/* Which columns there are: those before the hole, three, or all. */
static inline guint
naive_columns (const NaiveRules *rules)
{
  if (rules->hole > 0)
    return rules->hole - 1;
  return rules->build_up ? 3 : NAIVE_BINS;
}

/* Takes chips from the columns @a and @b (0: none) and puts some into @c and @d, if that can be. */
static inline void
naive_try (const NaiveRules *rules,
           const NaiveBoard *board,
           NaiveMove        *moves,
           guint            *n_moves,
           char              letter,
           guint             index,
           guint             a,
           guint             b,
           guint             c,
           guint             d)
{
  NaiveMove *move = &moves[*n_moves];

  if (rules->stagnant && (a == 1 || b == 1))
    return;
  if (a > naive_columns (rules) || b > naive_columns (rules) || board->chips[a - 1] < (a == b ? 2 : 1))
    return;
  if (b > 0 && board->chips[b - 1] < 1)
    return;

  move->after = *board;
  move->after.chips[a - 1]--;
  if (b > 0)
    move->after.chips[b - 1]--;
  if (c > 0 && (rules->hole == 0 || c < rules->hole))
    move->after.chips[c - 1]++;
  if (d > 0 && (rules->hole == 0 || d < rules->hole))
    move->after.chips[d - 1]++;
  if (letter == 'M')
    strcpy (move->text, "M");
  else
    g_snprintf (move->text, sizeof move->text, "%c%u", letter, index);
  (*n_moves)++;
}

static inline guint
naive_placings (const NaiveRules *rules,
                const NaiveBoard *board,
                NaiveMove        *moves)
{
  guint n_moves = 0;

  for (guint i = 1; i <= naive_columns (rules); i++)
    {
      if (naive_worth[i - 1] > board->stock)
        continue;
      if (rules->hole > 0 && !rules->place_any && i != 1 && i != rules->hole - 1)
        continue;

      moves[n_moves].after = *board;
      moves[n_moves].after.chips[i - 1]++;
      moves[n_moves].after.stock -= naive_worth[i - 1];
      g_snprintf (moves[n_moves].text, sizeof moves[n_moves].text, "P%u", i);
      n_moves++;
    }

  return n_moves;
}

/* Every legal move, in the order of the columns; returns how many. */
static inline guint
naive_moves (const NaiveRules *rules,
             const NaiveBoard *board,
             NaiveMove        *moves)
{
  guint n_moves = 0;

  if (board->stock > 0)
    return naive_placings (rules, board, moves);

  for (guint i = 1; i < NAIVE_BINS - 1; i++)
    {
      if (rules->reversed && i >= 2)
        {
          naive_try (rules, board, moves, &n_moves, 'S', i, i, 0, i - 1, i == 2 ? 1 : i - 2);
          naive_try (rules, board, moves, &n_moves, 'C', i, i == 2 ? 1 : i - 2, i + 1, i, i);
        }
      if (!rules->reversed)
        {
          if (i == 1)
            naive_try (rules, board, moves, &n_moves, 'M', 1, 1, 1, 2, 0);
          else
            naive_try (rules, board, moves, &n_moves, 'S', i, i, i, i == 2 ? 1 : i - 2, i + 1);
          naive_try (rules, board, moves, &n_moves, 'A', i, i, i + 1, i + 2, 0);
        }
    }

  return n_moves;
}

/*
 * Moves to the end when the winner hurries and the loser delays. The player to
 * move makes the last one exactly when it is odd.
 */
static inline guint
naive_solve (const NaiveRules *rules,
             GHashTable       *solved,
             const NaiveBoard *board)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  gpointer known = NULL;
  guint n_moves, win = G_MAXUINT, loss = 0;

  if (g_hash_table_lookup_extended (solved, board, NULL, &known))
    return GPOINTER_TO_UINT (known);

  n_moves = naive_moves (rules, board, moves);
  for (guint i = 0; i < n_moves; i++)
    {
      const guint distance = naive_solve (rules, solved, &moves[i].after) + 1;

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
