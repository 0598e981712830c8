/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-hole-levels.c: black-hole games by levels against the plain way and the table, and their manners. */

#include "engine/game/lm-error.h"
#include "engine/solve/lm-table.h"
#include "games/zeckendorf/layers/levels.h"
#include "games/zeckendorf/rules/rules.h"
#include "games/zeckendorf/solver/solver.h"
#include "games/zeckendorf/zeckendorf.h"
#include "variant-checks.h"

/* Appends every way to fill the bins up to @bin. */
static void
list_positions (GArray             *positions,
                LmZeckendorfWanted *position,
                guint               bin,
                guint               value)
{
  const guint fibonacci = lm_zeckendorf_fibonacci (bin);

  if (bin == 1)
    {
      position->heights[0] = value;
      g_array_append_val (positions, *position);
      return;
    }

  for (guint height = 0; height * fibonacci <= value; height++)
    {
      position->heights[bin - 1] = height;
      list_positions (positions, position, bin - 1, value - height * fibonacci);
    }
  position->heights[bin - 1] = 0;
}

static GArray *
solve_all (guint hole,
           guint n)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (LmZeckendorfWanted));
  LmZeckendorfWanted position = { .value = LM_VALUE_UNKNOWN };

  list_positions (positions, &position, hole, n);
  g_assert_cmpuint (positions->len, ==, lm_zeckendorf_hole_levels_count (hole, n));
  g_assert_true (lm_zeckendorf_hole_levels_solve (hole, n, (LmZeckendorfWanted *) positions->data, positions->len,
                                                  context, &error));
  g_assert_no_error (error);
  return positions;
}

/* Every bit of every small game. */
static void
test_naive (void)
{
  for (guint hole = 4; hole <= 9; hole++)
    {
      const NaiveRules rules = { .hole = hole };
      g_autoptr (GHashTable) solved = naive_new ();

      for (guint n = 1; n <= (hole < 6 ? 60 : 45); n++)
        {
          g_autoptr (GArray) positions = solve_all (hole, n);

          for (guint i = 0; i < positions->len; i++)
            {
              const LmZeckendorfWanted *wanted = &g_array_index (positions, LmZeckendorfWanted, i);
              NaiveBoard board = { .stock = 0 };

              for (guint bin = 1; bin < hole; bin++)
                board.chips[bin - 1] = wanted->heights[bin - 1];
              g_assert_cmpuint (wanted->value, ==, naive_solve (&rules, solved, &board) % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS);
            }
        }
    }
}

/* Every bit against the table; from some 260 on a row takes more than one word. */
static void
test_table (void)
{
#ifdef __SANITIZE_ADDRESS__
  static const guint games[][2] = { { 4, 300 }, { 5, 100 }, { 6, 80 }, { 7, 65 }, { 8, 50 } };
#else
  static const guint games[][2] = { { 4, 300 }, { 4, 611 }, { 5, 150 }, { 5, 290 }, { 6, 110 }, { 7, 100 }, { 8, 75 } };
#endif

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const guint hole = games[i][0];
      const LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_BLACK_HOLE, .hole = hole };
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autoptr (GArray) positions = solve_all (hole, games[i][1]);
      const guint32 ones[LM_ZECKENDORF_MAX_BINS] = { games[i][1] };
      g_autoptr (LmPosition) start = lm_zeckendorf_position_new_full (lm_zeckendorf_game_get (&variant), ones, 0, 0, NULL);
      g_autoptr (LmZeckendorfTable) table = lm_zeckendorf_table_new (start, context, NULL);

      for (guint j = 0; j < positions->len; j++)
        {
          LmZeckendorfWanted *wanted = &g_array_index (positions, LmZeckendorfWanted, j);
          g_autoptr (LmPosition) position = NULL;
          guint distance;

          wanted->heights[hole - 1] = 0;
          position = lm_zeckendorf_position_new_full (lm_zeckendorf_game_get (&variant), wanted->heights, 0, 0, NULL);
          if (position != NULL && lm_zeckendorf_table_holds (table, position))
            g_assert_cmpuint (wanted->value, ==, lm_table_look_up (LM_TABLE (table), position, &distance));
        }
    }
}

/* The value of a board and of its moves, where the table does not fit: the same as where it does. */
static void
test_answer (void)
{
  static const char *const texts[] = {
    "lastmove:black-hole?hole=5&bins=200,4,3,2", "lastmove:black-hole?hole=6&bins=110,4,3,2,1",
    "lastmove:black-hole?hole=7&bins=0,40,3,2,1,3",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i]);
      g_autoptr (LmSolveContext) large = make_context (NULL);
      g_autoptr (LmSolveContext) small = make_context (NULL);
      LmGame *game = lm_position_get_game (position);
      g_autoptr (LmAnswer) expected = LM_GAME_GET_CLASS (game)->solve (position, large, NULL);
      g_autoptr (LmAnswer) answer = NULL;

      lm_solve_context_set_memory (small, 256 * 1024);
      answer = LM_GAME_GET_CLASS (game)->solve (position, small, NULL);
      g_assert_cmpuint (expected->distance, !=, LM_DISTANCE_UNKNOWN);
      g_assert_cmpuint (answer->distance, ==, LM_DISTANCE_UNKNOWN);
      g_assert_nonnull (strstr (answer->limit, "are allowed"));
      g_assert_cmpuint (answer->method, ==, LM_METHOD_TABLE);
      g_assert_cmpuint (answer->value, ==, expected->value);
      g_assert_cmpuint (answer->moves->len, ==, expected->moves->len);
      for (guint j = 0; j < answer->moves->len; j++)
        g_assert_cmpuint (((LmMoveValue *) g_ptr_array_index (answer->moves, j))->value, ==,
                          ((LmMoveValue *) g_ptr_array_index (expected->moves, j))->value);
    }
}

static void
test_limits (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;

  lm_solve_context_set_memory (context, 1024 * 1024);
  g_assert_true (lm_zeckendorf_hole_levels_check (7, 200, context, NULL));
  g_assert_false (lm_zeckendorf_hole_levels_check (7, 2000, context, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
  g_assert_false (lm_zeckendorf_hole_levels_check (12, 1000000, context, NULL));
}

static void
test_cancel (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmSolveContext) context = make_context (cancellable);
  g_autoptr (GError) error = NULL;
  LmZeckendorfWanted wanted = { .heights = { 3000 } };
  GThread *thread = g_thread_new ("cancel", cancel_when_begun, context);

  g_assert_false (lm_zeckendorf_hole_levels_solve (6, 3000, &wanted, 1, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/zeckendorf/hole-levels/naive", test_naive);
  g_test_add_func ("/zeckendorf/hole-levels/table", test_table);
  g_test_add_func ("/zeckendorf/hole-levels/answer", test_answer);
  g_test_add_func ("/zeckendorf/hole-levels/limits", test_limits);
  g_test_add_func ("/zeckendorf/hole-levels/cancel", test_cancel);

  return g_test_run ();
}
