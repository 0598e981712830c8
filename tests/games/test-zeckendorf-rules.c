/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-rules.c: bins, moves, ends and ranks of the forward game against cases made by hand and by counting. */

#include "game-checks.h"
#include "games/zeckendorf/solver/solver.h"
#include "games/zeckendorf/rules/rules.h"

#include <string.h>

#define SEED 20

typedef guint32 Heights[LM_ZECKENDORF_MAX_BINS];

static const LmZeckendorfVariant forward = { .kind = LM_ZECKENDORF_FORWARD };

static guint
list_moves (const guint32    *heights,
            LmZeckendorfMove *moves)
{
  return lm_zeckendorf_variant_list_moves (&forward, heights, 0, moves);
}

static void
apply (guint32                *heights,
       const LmZeckendorfMove *move)
{
  guint32 stock = 0;

  lm_zeckendorf_variant_apply (&forward, heights, &stock, move);
}

/* "7,0,3" */
static void
read_heights (const char *text,
              guint32    *heights)
{
  g_auto (GStrv) items = g_strsplit (text, ",", -1);

  memset (heights, 0, sizeof (Heights));
  for (guint i = 0; items[i] != NULL; i++)
    heights[i] = g_ascii_strtoull (items[i], NULL, 10);
}

static char *
write_heights (const guint32 *heights)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MAX (lm_zeckendorf_last_bin (heights), 1); i++)
    g_string_append_printf (text, "%s%u", i > 0 ? "," : "", heights[i]);

  return g_string_free (text, FALSE);
}

static void
test_fibonacci (void)
{
  static const guint32 first[] = { 1, 2, 3, 5, 8, 13, 21, 34 };

  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    g_assert_cmpuint (lm_zeckendorf_fibonacci (i + 1), ==, first[i]);
  for (guint i = 3; i <= LM_ZECKENDORF_MAX_BINS; i++)
    g_assert_cmpuint (lm_zeckendorf_fibonacci (i), ==,
                      lm_zeckendorf_fibonacci (i - 1) + lm_zeckendorf_fibonacci (i - 2));

  g_assert_cmpuint (lm_zeckendorf_count_bins (0), ==, 1);
  g_assert_cmpuint (lm_zeckendorf_count_bins (1), ==, 1);
  g_assert_cmpuint (lm_zeckendorf_count_bins (2), ==, 2);
  g_assert_cmpuint (lm_zeckendorf_count_bins (4), ==, 3);
  g_assert_cmpuint (lm_zeckendorf_count_bins (5), ==, 4);
  g_assert_cmpuint (lm_zeckendorf_count_bins (LM_ZECKENDORF_MAX_VALUE), ==, 29);
  g_assert_cmpuint (lm_zeckendorf_count_bins (G_MAXUINT64), ==, LM_ZECKENDORF_MAX_BINS);
}

/* Position, then its legal moves in board order, each with what it leaves. */
static const char *const played[] = {
  "0: ",
  "1: ",
  "2: M=0,1",
  "1,1: A1=0,0,1",
  "0,2: S2=1,0,1",
  "10: M=8,1",
  "8,1: M=6,2 A1=7,0,1",
  "7,0,3: M=5,1,3 S3=8,0,1,1",
  "0,1,1: A2=0,0,0,1",
  "0,0,2: S3=1,0,0,1",
  "0,0,0,2: S4=0,1,0,0,1",
  "0,0,0,0,2: S5=0,0,1,0,0,1",
  "0,0,1,1: A3=0,0,0,0,1",
  "1,0,1: ",
  "2,2,2,2: M=0,3,2,2 A1=1,1,3,2 S2=3,0,3,2 A2=2,1,1,3 S3=3,2,0,3 A3=2,2,1,1,1 S4=2,3,2,0,1",
  "1,2,0,1,1: A1=0,1,1,1,1 S2=2,0,1,1,1 A4=1,2,0,0,0,1",
};

static void
test_moves (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      g_auto (GStrv) sides = g_strsplit (played[i], ": ", 2);
      g_autoptr (GString) found = g_string_new (NULL);
      LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
      Heights heights;
      guint n_moves;

      read_heights (sides[0], heights);
      n_moves = list_moves (heights, moves);
      for (guint j = 0; j < n_moves; j++)
        {
          g_autofree char *after = NULL;
          char text[LM_ZECKENDORF_MOVE_SIZE];
          Heights copy;

          memcpy (copy, heights, sizeof copy);
          apply (copy, &moves[j]);
          lm_zeckendorf_move_print (&moves[j], text);
          after = write_heights (copy);
          g_string_append_printf (found, "%s%s=%s", j > 0 ? " " : "", text, after);
          g_assert_cmpuint (lm_zeckendorf_value (copy), ==, lm_zeckendorf_value (heights));
        }

      g_assert_cmpstr (found->str, ==, sides[1]);
      g_assert_true (lm_zeckendorf_is_over (heights) == (n_moves == 0));
    }
}

static void
test_move_texts (void)
{
  static const char *const good[] = { "M", "A1", "A2", "A9", "A10", "A38", "S2", "S3", "S10", "S39" };
  static const char *const bad[] = {
    "", "m", "M1", "MM", "M ", " M", "A", "A0", "A01", "A1 ", " A1", "A 1", "A1x", "A+1", "A-1", "A39", "A99", "A100",
    "A4294967297", "S", "S0", "S1", "S02", "S40", "S2.", "s2", "a1", "P1", "C2", "B2", "1", "\xd0\x90" "1", "A\xd9\xa1", "A\xff",
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      LmZeckendorfMove move;
      char text[LM_ZECKENDORF_MOVE_SIZE];

      g_assert_true (lm_zeckendorf_move_read (good[i], &move));
      g_assert_true (lm_zeckendorf_variant_has_move (&forward, &move));
      lm_zeckendorf_move_print (&move, text);
      g_assert_cmpstr (text, ==, good[i]);
    }

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      LmZeckendorfMove move = { LM_ZECKENDORF_ADD, 7 };
      const gboolean read = lm_zeckendorf_move_read (bad[i], &move);

      g_assert_false (read && lm_zeckendorf_variant_has_move (&forward, &move));
      g_assert_true (read || (move.kind == LM_ZECKENDORF_ADD && move.index == 7));
    }
}

static void
test_decomposition (void)
{
  for (guint value = 0; value <= 20000; value++)
    {
      Heights heights;

      lm_zeckendorf_decompose (value, heights);
      g_assert_cmpuint (lm_zeckendorf_value (heights), ==, value);
      g_assert_true (lm_zeckendorf_is_over (heights));
      for (guint i = 0; i + 1 < LM_ZECKENDORF_MAX_BINS; i++)
        g_assert_cmpuint (heights[i] + heights[i + 1], <=, 1);
    }
}

static void
play_out (guint32 *heights,
          GRand   *rand)
{
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
  const guint64 value = lm_zeckendorf_value (heights);
  guint n_moves;
  Heights end;

  while ((n_moves = list_moves (heights, moves)) > 0)
    {
      g_assert_false (lm_zeckendorf_is_over (heights));
      apply (heights, &moves[g_rand_int_range (rand, 0, n_moves)]);
      g_assert_cmpuint (lm_zeckendorf_value (heights), ==, value);
    }

  g_assert_true (lm_zeckendorf_is_over (heights));
  lm_zeckendorf_decompose (value, end);
  g_assert_cmpmem (heights, sizeof (Heights), end, sizeof end);
}

static void
test_play_outs (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint game = 0; game < 2000; game++)
    {
      Heights heights = { 0 };

      for (guint i = 0; i < 10; i++)
        heights[i] = g_rand_int_range (rand, 0, 1 + g_rand_int_range (rand, 0, 12));
      play_out (heights, rand);
    }

  for (guint n = 1; n <= 200; n++)
    {
      Heights heights = { n };

      play_out (heights, rand);
    }
}

typedef struct
{
  LmZeckendorfCounts *counts;
  guint               n;
  guint64             next;
  guint64             n_moves;
  Heights             heights;
} Walk;

static guint64
get_rank (Walk          *walk,
          const guint32 *heights)
{
  return lm_zeckendorf_counts_rank (walk->counts, heights, walk->n, LM_ZECKENDORF_ANY_CHIPS);
}

static void
check_ranks (Walk *walk)
{
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
  const guint n_moves = list_moves (walk->heights, moves);

  g_assert_cmpuint (get_rank (walk, walk->heights), ==, walk->next);
  for (guint i = 0; i < n_moves; i++)
    {
      Heights after;

      memcpy (after, walk->heights, sizeof after);
      apply (after, &moves[i]);
      g_assert_cmpuint (get_rank (walk, after), >, walk->next);
      g_assert_cmpuint (get_rank (walk, after), <, lm_zeckendorf_count_positions (walk->n));
    }

  walk->next++;
  walk->n_moves += n_moves;
}

/* All ways to fill @bin and those before it with @value, the last bin slowest. */
static void
walk_bins (Walk  *walk,
           guint  bin,
           guint  value)
{
  const guint fibonacci = lm_zeckendorf_fibonacci (bin);

  if (bin == 1)
    {
      walk->heights[0] = value;
      check_ranks (walk);
      return;
    }

  for (guint height = 0; height * fibonacci <= value; height++)
    {
      walk->heights[bin - 1] = height;
      walk_bins (walk, bin - 1, value - height * fibonacci);
    }
  walk->heights[bin - 1] = 0;
}

static void
check_walk (guint n)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmZeckendorfCounts) counts = lm_zeckendorf_counts_new (MAX (lm_zeckendorf_count_bins (n), 2), G_MAXUINT64, n,
                                                                   LM_ZECKENDORF_ANY_CHIPS, context);
  Walk walk = { .counts = counts, .n = n };

  walk_bins (&walk, lm_zeckendorf_count_bins (n), n);
  g_assert_cmpuint (walk.next, ==, lm_zeckendorf_counts_size (counts, n, LM_ZECKENDORF_ANY_CHIPS));
  g_assert_cmpuint (walk.next, ==, lm_zeckendorf_count_positions (n));
  g_assert_cmpuint (walk.n_moves, ==, lm_zeckendorf_count_moves (n));
}

/* Ranks are 0, 1, 2, … in the order of the positions, and every move goes up. */
static void
test_ranks (void)
{
  for (guint n = 1; n <= 60; n++)
    check_walk (n);
  check_walk (89);
  check_walk (120);
}

static void
test_counts (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "data", "reversed-zeckendorf-graph.csv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_rows = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], ",", -1);
      guint n;

      if (g_strv_length (cells) != 3 || !g_ascii_isdigit (cells[0][0]))
        continue;

      n = g_ascii_strtoull (cells[0], NULL, 10);
      g_assert_cmpuint (lm_zeckendorf_count_moves (n), ==, g_ascii_strtoull (cells[1], NULL, 10));
      g_assert_cmpuint (lm_zeckendorf_count_positions (n), ==, g_ascii_strtoull (cells[2], NULL, 10));
      n_rows++;
    }

  g_assert_cmpuint (n_rows, ==, 128);
  g_assert_cmpuint (lm_zeckendorf_count_positions (300), ==, 75209095);
}

/* Counts never wrap: what does not fit into 64 bits is said to be the most that does. */
static void
test_huge_counts (void)
{
  g_assert_cmpuint (lm_zeckendorf_count_positions (0), ==, 1);
  g_assert_cmpuint (lm_zeckendorf_count_moves (0), ==, 0);
  g_assert_cmpuint (lm_zeckendorf_count_positions (5000), ==, G_GUINT64_CONSTANT (15629640086512750146));
  g_assert_cmpuint (lm_zeckendorf_count_moves (5000), ==, G_MAXUINT64);
  g_assert_cmpuint (lm_zeckendorf_count_positions (6000), ==, G_MAXUINT64);
  g_assert_cmpuint (lm_zeckendorf_count_positions (LM_ZECKENDORF_MAX_VALUE), ==, G_MAXUINT64);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/zeckendorf/rules/fibonacci", test_fibonacci);
  g_test_add_func ("/zeckendorf/rules/moves", test_moves);
  g_test_add_func ("/zeckendorf/rules/move-texts", test_move_texts);
  g_test_add_func ("/zeckendorf/rules/decomposition", test_decomposition);
  g_test_add_func ("/zeckendorf/rules/play-outs", test_play_outs);
  g_test_add_func ("/zeckendorf/rules/ranks", test_ranks);
  g_test_add_func ("/zeckendorf/rules/counts", test_counts);
  g_test_add_func ("/zeckendorf/rules/huge-counts", test_huge_counts);

  return g_test_run ();
}
