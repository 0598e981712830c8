/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-reversed-theory.c: every published result on the reversed and the build-up game against a naive search that knows none. */

#include "games/zeckendorf/theory/theory.h"
#include "games/zeckendorf/rules/rules.h"

#include <string.h>

/* Fibonacci bins enough for the values of this test. */
#define N_BINS 10

static GHashTable *memo; /* heights as bytes → lost */
static gboolean memo_stagnant;

static gboolean is_lost (const guint8 *heights);

static gboolean
leaves_lost (const guint8 *heights,
             int           from,
             int           also_from,
             int           to,
             int           also_to)
{
  guint8 after[N_BINS];

  memcpy (after, heights, N_BINS);
  after[from]--;
  if (also_from >= 0)
    after[also_from]--;
  after[to]++;
  after[also_to]++;
  return is_lost (after);
}

/* The rules once more, bins from 0: a split needs one chip, a combination one in each of two bins. */
static gboolean
can_win (const guint8 *h)
{
  if (h[1] > 0 && leaves_lost (h, 1, -1, 0, 0))
    return TRUE;
  for (int i = 2; i < N_BINS; i++)
    if (h[i] > 0 && leaves_lost (h, i, -1, i - 1, i - 2))
      return TRUE;
  if (!memo_stagnant && h[0] > 0 && h[2] > 0 && leaves_lost (h, 0, 2, 1, 1))
    return TRUE;
  for (int i = 2; i + 1 < N_BINS; i++)
    if (!(memo_stagnant && i == 2) && h[i - 2] > 0 && h[i + 1] > 0 && leaves_lost (h, i - 2, i + 1, i, i))
      return TRUE;
  return FALSE;
}

static gboolean
is_lost (const guint8 *heights)
{
  g_autoptr (GBytes) key = g_bytes_new (heights, N_BINS);
  gpointer known;
  gboolean lost;

  if (g_hash_table_lookup_extended (memo, key, NULL, &known))
    return GPOINTER_TO_INT (known);

  lost = !can_win (heights);
  g_hash_table_insert (memo, g_steal_pointer (&key), GINT_TO_POINTER (lost));
  return lost;
}

static void
forget (gboolean stagnant)
{
  g_clear_pointer (&memo, g_hash_table_unref);
  memo = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  memo_stagnant = stagnant;
}

static void
widen (const guint8 *small,
       guint32      *heights)
{
  memset (heights, 0, LM_ZECKENDORF_MAX_BINS * sizeof *heights);
  for (guint i = 0; i < N_BINS; i++)
    heights[i] = small[i];
}

static guint
check (const guint8 *small)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS];
  LmValue value;

  widen (small, heights);
  value = lm_reversed_theory_value (heights, memo_stagnant);
  if (value == LM_VALUE_UNKNOWN)
    return 0;

  g_assert_cmpint (value, ==, is_lost (small) ? LM_VALUE_LOSS : LM_VALUE_WIN);
  return 1;
}

/* Checks every way to make @value with bins up to @bin; returns how many the theory decides. */
static guint
check_all (guint8 *small,
           int     bin,
           guint   value)
{
  guint decided = 0;
  guint unit = lm_zeckendorf_fibonacci (bin + 1);

  if (bin == 0)
    {
      small[0] = value;
      return check (small);
    }

  for (guint count = 0; count * unit <= value; count++)
    {
      small[bin] = count;
      decided += check_all (small, bin - 1, value - count * unit);
    }
  small[bin] = 0;
  return decided;
}

static void
test_all_positions (gconstpointer data)
{
  guint decided = 0;

  forget (GPOINTER_TO_INT (data));
  for (guint value = 0; value <= 50; value++)
    {
      guint8 small[N_BINS] = { 0 };
      decided += check_all (small, N_BINS - 1, value);
    }
  g_test_message ("the theorems decide %u positions", decided);
  g_assert_cmpuint (decided, >, 100);
}

static void
test_three_bins (void)
{
  forget (FALSE);
  for (guint a = 0; a < 44; a++)
    for (guint b = 0; b < 44; b++)
      for (guint c = 0; c < 44; c++)
        {
          guint8 small[N_BINS] = { a, b, c };
          g_assert_cmpuint (check (small), ==, 1);
        }
}

static void
test_first_move (void)
{
  for (guint i = 3; i + 1 < LM_ZECKENDORF_MAX_BINS; i++)
    {
      guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };

      heights[i] = 1;
      heights[i - 3] = 1;
      g_assert_cmpuint (lm_reversed_theory_first_move (heights), ==, i);
      g_assert_cmpint (lm_reversed_theory_value (heights, FALSE), ==, LM_VALUE_WIN);
      heights[i - 1] = 1;
      g_assert_cmpuint (lm_reversed_theory_first_move (heights), ==, 0);
    }
}

/* Theorem 1.1 against the search: combine first, then every bin is even. */
static void
test_first_move_wins (void)
{
  forget (FALSE);
  for (guint i = 3; i + 1 <= 9; i++)
    {
      guint8 small[N_BINS] = { 0 };

      small[i] = 1;
      small[i - 3] = 1;
      g_assert_false (is_lost (small));
      g_assert_true (leaves_lost (small, i - 3, i, i - 1, i - 1));
    }
}

static gboolean
placing_is_lost (GHashTable *seen,
                 guint       a,
                 guint       b,
                 guint       c,
                 guint       stock)
{
  gpointer key = GUINT_TO_POINTER ((a << 24) | (b << 16) | (c << 8) | stock);
  gpointer known;
  gboolean lost;

  if (stock == 0)
    {
      guint32 heights[LM_ZECKENDORF_MAX_BINS] = { a, b, c };
      return lm_reversed_theory_value (heights, FALSE) == LM_VALUE_LOSS;
    }

  if (g_hash_table_lookup_extended (seen, key, NULL, &known))
    return GPOINTER_TO_INT (known);

  lost = !placing_is_lost (seen, a + 1, b, c, stock - 1) &&
         !(stock >= 2 && placing_is_lost (seen, a, b + 1, c, stock - 2)) &&
         !(stock >= 3 && placing_is_lost (seen, a, b, c + 1, stock - 3));
  g_hash_table_insert (seen, key, GINT_TO_POINTER (lost));
  return lost;
}

static void
test_build_up (void)
{
  for (guint stock = 1; stock <= 120; stock++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
      guint32 empty[LM_ZECKENDORF_MAX_BINS] = { 0 };
      gboolean lost = placing_is_lost (seen, 0, 0, 0, stock);

      g_assert_cmpint (lm_build_up_theory_empty_value (stock), ==, lost ? LM_VALUE_LOSS : LM_VALUE_WIN);
      /* Nimming down is the whole secret from the empty board. */
      g_assert_true (lm_build_up_theory_nim_loses (empty, stock) == lost);
    }
}

static void
test_nim_is_sound (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint proved = 0;

  for (guint a = 0; a < 12; a++)
    for (guint b = 0; b < 12; b++)
      for (guint c = 0; c < 12; c++)
        for (guint stock = 1; stock < 24; stock++)
          {
            guint32 heights[LM_ZECKENDORF_MAX_BINS] = { a, b, c };
            if (!lm_build_up_theory_nim_loses (heights, stock))
              continue;
            g_assert_true (placing_is_lost (seen, a, b, c, stock));
            proved++;
          }

  g_test_message ("nimming down decides %u of these positions", proved);
  g_assert_cmpuint (proved, >, 1000);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/reversed-theory/all-positions", GINT_TO_POINTER (FALSE), test_all_positions);
  g_test_add_data_func ("/reversed-theory/all-positions-stagnant", GINT_TO_POINTER (TRUE), test_all_positions);
  g_test_add_func ("/reversed-theory/three-bins", test_three_bins);
  g_test_add_func ("/reversed-theory/first-move", test_first_move);
  g_test_add_func ("/reversed-theory/first-move-wins", test_first_move_wins);
  g_test_add_func ("/build-up-theory/empty-board", test_build_up);
  g_test_add_func ("/build-up-theory/nim-is-sound", test_nim_is_sound);

  result = g_test_run ();
  g_clear_pointer (&memo, g_hash_table_unref);
  return result;
}
