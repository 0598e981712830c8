/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-challenge.c: the ladder begins small, gives the side that was promised, grows, and ends with a sentence. */

#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "engine/learn/lm-challenge.h"
#include "engine/solve/lm-solve-context.h"
#include "games/lm-games.h"

static LmChallenge *
find (const LmGameInfo  *info,
      guint              rung,
      LmSolveContext    *context)
{
  g_autoptr (GError) error = NULL;
  LmChallenge *challenge = lm_challenge_find (info, rung, context, &error);

  if (challenge == NULL)
    g_error ("%s, rung %u: %s", info->name, rung, error->message);

  return challenge;
}

/* Returns: how long the game is */
static guint
check_start (const LmGameInfo *info,
             guint             first,
             LmSolveContext   *context)
{
  static const LmSeat computers[] = { LM_SEAT_CASUAL, LM_SEAT_PERFECT, LM_SEAT_CASUAL };
  g_autoptr (LmAnswer) answer = NULL;

  for (guint i = 0; i < LM_CHALLENGES_PER_START; i++)
    {
      g_autoptr (LmChallenge) challenge = find (info, first + i, context);

      g_clear_pointer (&answer, lm_answer_unref);
      answer = lm_position_solve (challenge->start, NULL, context, NULL);
      g_assert_true (lm_position_get_info (challenge->start) == info);
      g_assert_cmpint (challenge->computer, ==, computers[i]);
      g_assert_true ((answer->winner == (int) challenge->seat) == (i < 2));
      g_assert_true ((lm_position_get_left (challenge->start) & (1u << challenge->seat)) != 0);
    }

  return answer->distance;
}

static void
test_games (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (256 << 20);

  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
      const guint distance = check_start (lm_game_info_nth (i), 0, context);

      const guint next = check_start (lm_game_info_nth (i), LM_CHALLENGES_PER_START, context);

      g_assert_cmpuint (distance, >=, 2);
      if (distance != LM_DISTANCE_UNKNOWN)
        g_assert_cmpuint (next, >, distance);
    }
}

static void
test_end (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (16 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_challenge_find (lm_game_info_lookup ("nim"), 1000, context, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_ARGUMENT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/challenge/games", test_games);
  g_test_add_func ("/challenge/end", test_end);

  return g_test_run ();
}
