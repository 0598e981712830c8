/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-so-long-sucker-bots.c: full games among computers, how well they play, and what they do about rescues and deals. */

#include "engine/lm-error.h"
#include "games/lm-games.h"
#include "games/so-long-sucker/lm-so-long-sucker-bots.h"
#include "games/so-long-sucker/lm-so-long-sucker-position.h"

#include <string.h>

#define HEAD "lastmove:so-long-sucker?"

#define N_GAMES 500

/* Games that are played against two computers that draw lots. */
#define N_DUELS 60

/* Much less than computers think in the window, that the tests take seconds. */
static const LmSlsSkill quick = { .games = 40, .bargain = 20, .effort = 200 };

typedef struct
{
  LmSolveContext *context;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);

  fixture->context = lm_solve_context_new (NULL, cache);
  lm_solve_context_set_memory (fixture->context, 64 << 20);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_solve_context_free (fixture->context);
}

static LmPosition *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *whole = g_strconcat (HEAD, text, NULL);
  LmPosition *position = lm_position_parse (whole, &error);

  g_assert_no_error (error);
  return position;
}


/* Chips in hands, on the board, in a captured pile and in the dead box. */
static guint
count_chips (LmPosition *position)
{
  guint count = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    count += lm_sls_state_count_colour (lm_sls_position_get_state (position), i) + lm_sls_position_get_dead (position, i);

  return count;
}

/* No longer than lm_sls_bots_choose() says that games are. */
static guint
get_longest (guint n_chips)
{
  const guint n_placements = (n_chips + 1) * n_chips;

  return 2 * n_placements + n_chips + 3 + 2 * 3 * LM_SLS_PLAYERS;
}

/* Plays a whole game; every step has to be legal, no chip gets lost, and it ends. */
static LmPosition *
play_game (Fixture          *fixture,
           const char       *start,
           const LmCompany  *company,
           const LmSlsSkill *skill,
           guint             seed,
           GString          *steps)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  LmPosition *position = parse (start);
  const guint n_chips = count_chips (position);

  for (guint i = 0; !lm_position_is_over (position); i++)
    {
      g_autofree char *step = lm_sls_bots_think (position, company, skill, rand, fixture->context);
      g_autoptr (GError) error = NULL;
      LmPosition *after = lm_position_play (position, step, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (i, <, get_longest (n_chips));
      g_assert_cmpuint (count_chips (after), ==, n_chips);
      if (steps != NULL)
        g_string_append_printf (steps, "%s ", step);
      lm_position_unref (position);
      position = after;
    }

  return position;
}

static void
test_games (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const starts[] = {
    "piles=8&chips=b6,r6,g6,y6&turn=b",
    "piles=8&chips=b5,r5,g5,y5&turn=y",
    "piles=0&chips=b7,r7,g7,y7&turn=r",
    "piles=2&chips=b3,r3,g3,y3&turn=g",
    "piles=1&chips=b2,r1,g4,y2&turn=b",
    "piles=8&chips=b5,r5,out1,y5&turn=b&dead=discard",
    "piles=4&board=rg,yb&chips=b3r2,r4,g3,out1&turn=r&from=-b--",
    "piles=3&chips=b2g2,-,g3,y1b1&turn=r&from=-g--",
  };
  guint n_rescues = 0, n_deals = 0, n_kept = 0, n_broken = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      LmCompany company = { .error_percent = 25 };
      g_autoptr (LmPosition) end = NULL;
      g_autoptr (GString) steps = g_string_new (NULL);
      LmSlsRecord *record;

      for (guint seat = 0; seat < LM_SLS_PLAYERS; seat++)
        company.seats[seat] = LM_SEAT_RANDOM + (i / 8 + seat * (1 + i % 3)) % 4;
      end = play_game (fixture, starts[i % G_N_ELEMENTS (starts)], &company, &quick, i, steps);
      record = lm_sls_position_get_record (end);
      n_rescues += strstr (steps->str, "give:") != NULL;
      for (guint deal = 1; deal <= lm_sls_record_count (record); deal++)
        {
          const LmSlsDealState state = lm_sls_record_get_deal (record, deal)->state;

          /* Nobody is left to whom anything was promised. */
          g_assert_cmpint (state, !=, LM_SLS_DEAL_MADE);
          g_assert_cmpint (state, !=, LM_SLS_DEAL_OFFERED);
          n_deals++;
          n_kept += state == LM_SLS_DEAL_KEPT;
          n_broken += state == LM_SLS_DEAL_BROKEN;
        }
    }

  /* All of what computers can do happens. */
  g_test_message ("%u games with rescues; %u deals, %u kept, %u broken", n_rescues, n_deals, n_kept, n_broken);
  g_assert_cmpuint (n_rescues, >, 0);
  g_assert_cmpuint (n_deals, >, 0);
  g_assert_cmpuint (n_kept, >, 0);
  g_assert_cmpuint (n_broken, >, 0);
}

static void
test_reproducible (Fixture       *fixture,
                   gconstpointer  data)
{
  const LmCompany company = {
    .seats = { LM_SEAT_CASUAL, LM_SEAT_PERFECT, LM_SEAT_STUBBORN, LM_SEAT_RANDOM },
    .error_percent = 25,
  };
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);
  g_autoptr (GString) other = g_string_new (NULL);
  const char *start = "piles=8&chips=b6,r6,g6,y6&turn=b";

  lm_position_unref (play_game (fixture, start, &company, &quick, 7, first));
  lm_position_unref (play_game (fixture, start, &company, &quick, 7, second));
  lm_position_unref (play_game (fixture, start, &company, &quick, 8, other));
  g_assert_cmpstr (first->str, ==, second->str);
  g_assert_cmpstr (first->str, !=, other->str);
}

/* One that thinks wins much more often than its share against those that draw lots. */
static void
test_strength (Fixture       *fixture,
               gconstpointer  data)
{
  guint scores = 0, n_wins = 0;

  for (guint i = 0; i < N_DUELS; i++)
    {
      LmCompany company = { .seats = { LM_SEAT_RANDOM, LM_SEAT_RANDOM, LM_SEAT_RANDOM, LM_SEAT_RANDOM } };
      const guint seat = i % LM_SLS_PLAYERS;
      g_autoptr (LmPosition) end = NULL;

      company.seats[seat] = LM_SEAT_PERFECT;
      end = play_game (fixture, "piles=6&chips=b5,r5,g5,y5&turn=b", &company, &quick, i, NULL);
      scores += lm_sls_position_get_state (end)->score[seat];
      n_wins += lm_position_get_winner (end) == (int) seat;
    }

  g_test_message ("%u wins of %u games, %.2f points a game", n_wins, N_DUELS, (double) scores / N_DUELS);
  /* By chance it would be a quarter of the games and 2.5 points. */
  g_assert_cmpuint (n_wins, >, N_DUELS / 2);
  g_assert_cmpuint (scores, >, 3 * N_DUELS);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

#define ADD(name, function) \
  g_test_add ("/so-long-sucker/bots/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("games", test_games);
  ADD ("reproducible", test_reproducible);
  ADD ("strength", test_strength);
#undef ADD

  return g_test_run ();
}
