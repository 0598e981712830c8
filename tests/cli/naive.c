/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive.c: the forward Zeckendorf game once more, as plainly as can be, to check the program by. */

#include "naive.h"

#include <stdlib.h>

#define N_BINS 12

static void
naive_move_free (NaiveMove *move)
{
  g_free (move->move);
  g_free (move->bins);
  g_free (move);
}

static void
read_bins (const char *bins,
           int        *heights)
{
  g_auto (GStrv) items = g_strsplit (bins, ",", -1);

  for (int i = 0; i < N_BINS; i++)
    heights[i] = 0;
  for (int i = 0; items[i] != NULL; i++)
    heights[i] = atoi (items[i]);
}

static char *
write_bins (const int *heights)
{
  GString *text = g_string_new (NULL);
  int last = N_BINS - 1;

  while (last > 0 && heights[last] == 0)
    last--;
  for (int i = 0; i <= last; i++)
    g_string_append_printf (text, i > 0 ? ",%d" : "%d", heights[i]);

  return g_string_free (text, FALSE);
}

/* One chip less in bins @a and @b, one more in @c and @d (0 for none), if that can be. */
static void
try_move (GPtrArray  *moves,
          const char *bins,
          char       *name,
          int         a,
          int         b,
          int         c,
          int         d)
{
  int heights[N_BINS + 1];
  NaiveMove *move;

  read_bins (bins, heights);
  heights[a - 1]--;
  heights[b - 1]--;
  if (heights[a - 1] >= 0 && heights[b - 1] >= 0)
    {
      heights[c - 1]++;
      if (d > 0)
        heights[d - 1]++;
      move = g_new0 (NaiveMove, 1);
      move->move = g_strdup (name);
      move->bins = write_bins (heights);
      g_ptr_array_add (moves, move);
    }

  g_free (name);
}

/* Returns: (element-type NaiveMove): the moves from @bins. */
GPtrArray *
naive_list_moves (const char *bins)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) naive_move_free);

  try_move (moves, bins, g_strdup ("M"), 1, 1, 2, 0);
  try_move (moves, bins, g_strdup ("S2"), 2, 2, 1, 3);
  for (int i = 1; i <= N_BINS - 2; i++)
    try_move (moves, bins, g_strdup_printf ("A%d", i), i, i + 1, i + 2, 0);
  for (int i = 3; i <= N_BINS - 1; i++)
    try_move (moves, bins, g_strdup_printf ("S%d", i), i, i, i - 2, i + 1);

  return moves;
}

static NaiveValue
compute (const char *bins)
{
  g_autoptr (GPtrArray) moves = naive_list_moves (bins);
  NaiveValue value = { FALSE, 0 };

  for (guint i = 0; i < moves->len; i++)
    {
      const NaiveMove *move = g_ptr_array_index (moves, i);
      const NaiveValue *after = naive_solve (move->bins);

      if (!after->wins && (!value.wins || after->distance + 1 < value.distance))
        value = (NaiveValue) { TRUE, after->distance + 1 };
      else if (after->wins && !value.wins)
        value.distance = MAX (value.distance, after->distance + 1);
    }

  return value;
}

/* Returns: (transfer none): who wins from @bins, and how soon. */
const NaiveValue *
naive_solve (const char *bins)
{
  static GHashTable *values = NULL;
  NaiveValue *value;

  if (values == NULL)
    values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  value = g_hash_table_lookup (values, bins);
  if (value == NULL)
    {
      NaiveValue computed = compute (bins);

      value = g_memdup2 (&computed, sizeof computed);
      g_hash_table_insert (values, g_strdup (bins), value);
    }

  return value;
}

static void
reach (GHashTable *reached,
       const char *bins)
{
  g_autoptr (GPtrArray) moves = NULL;

  if (!g_hash_table_add (reached, g_strdup (bins)))
    return;

  moves = naive_list_moves (bins);
  for (guint i = 0; i < moves->len; i++)
    reach (reached, ((NaiveMove *) g_ptr_array_index (moves, i))->bins);
}

/* Returns: the set of what can be reached from @bins, itself included. */
GHashTable *
naive_reach (const char *bins)
{
  GHashTable *reached = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  reach (reached, bins);
  return reached;
}

/* Returns: the canonical text. */
char *
naive_position (const char *bins,
                int         turn)
{
  return g_strconcat ("lastmove:zeckendorf?bins=", bins, turn == 2 ? "&turn=2" : "", NULL);
}
