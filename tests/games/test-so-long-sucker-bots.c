/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-so-long-sucker-bots.c: full games among computers, how well they play, and what they do about rescues and deals. */

#include "engine/game/lm-error.h"
#include "engine/keep/lm-saved-game.h"
#include "engine/solve/lm-advice.h"
#include "games/lm-games.h"
#include "games/so-long-sucker/rules/rules.h"
#include "games/so-long-sucker/solver/solver.h"

#include <string.h>
#include <time.h>

#define HEAD "lastmove:so-long-sucker?"

#define N_GAMES (g_test_slow () ? 500 : 150)

/* Games that are played against two computers that draw lots. */
#define N_DUELS 60

/* Much less than computers think in the window, that the tests take seconds. */
static const LmSlsSkill quick = { .games = 40, .bargain = 20, .effort = 200 };

/* Enough for one step to be well considered. */
static const LmSlsSkill careful = { .games = 2000, .bargain = 2000, .effort = 50000 };

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
    count += lm_sls_state_count_colour (lm_sls_position_get_state (position), i) + LM_SLS_POSITION (position)->dead[i];

  return count;
}

/* No longer than lm_sls_bots_choose() says that games are. */
static guint
get_longest (guint n_chips)
{
  const guint n_placements = (n_chips + 1) * n_chips;

  return 2 * n_placements + n_chips + 3 + 3 * 3 * LM_SLS_PLAYERS;
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
    "piles=8&chips=b6,r6,g6,y6&turn=b&deals=binding",
    "piles=3&chips=b2g2,-,g3,y1b1&turn=r&from=-g--&deals=binding",
  };
  guint n_rescues = 0, n_deals = 0, n_kept = 0;

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
          if (state == LM_SLS_DEAL_BROKEN)
            {
              g_autofree char *reason = g_strdup_printf ("broken:%u:", deal);

              /* A computer breaks no deal but by saying so, for a win that is sure without it. */
              g_assert_nonnull (strstr (steps->str, reason));
              g_assert_false (LM_SLS_POSITION (end)->binding);
            }
        }
    }

  /* All of what computers can do happens. */
  g_test_message ("%u games with rescues; %u deals, %u kept", n_rescues, n_deals, n_kept);
  g_assert_cmpuint (n_rescues, >, 0);
  g_assert_cmpuint (n_deals, >, 0);
  g_assert_cmpuint (n_kept, >, 0);
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

static char *
think (Fixture         *fixture,
       LmPosition      *position,
       const LmCompany *company,
       guint            seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  return lm_sls_bots_think (position, company, &careful, rand, fixture->context);
}

/* What the computers do after @moves, separated by blanks. */
static void
check_step (Fixture         *fixture,
            const char      *start,
            const char      *moves,
            const LmCompany *company,
            const char      *expected)
{
  g_autoptr (LmPosition) position = parse (start);
  g_auto (GStrv) items = g_strsplit (moves, " ", -1);
  g_autofree char *step = NULL;

  for (guint i = 0; items[i] != NULL && *items[i] != '\0'; i++)
    {
      g_autoptr (GError) error = NULL;
      LmPosition *after = lm_position_play (position, items[i], &error);

      g_assert_no_error (error);
      lm_position_unref (position);
      position = after;
    }

  step = think (fixture, position, company, 1);
  g_assert_cmpstr (step, ==, expected);
}

static const LmCompany persons = { .seats = { LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON } };

static const LmCompany all_perfect = { .seats = { LM_SEAT_PERFECT, LM_SEAT_PERFECT, LM_SEAT_PERFECT, LM_SEAT_PERFECT } };

/* Blue is a person, the others are computers. */
static const LmCompany mixed = { .seats = { LM_SEAT_PERSON, LM_SEAT_PERFECT, LM_SEAT_PERFECT, LM_SEAT_PERFECT } };

/* What nobody decides happens to persons as well; all else is theirs. */
static void
test_forced (Fixture       *fixture,
             gconstpointer  data)
{
  check_step (fixture, "piles=8&chips=-,r1,g1,y1&turn=b", "", &persons, "out");
  check_step (fixture, "piles=8&chips=-,r1b1,g1,y1&turn=b", "", &persons, NULL);
  check_step (fixture, "piles=8&chips=b1,r1,g1,y1&turn=b", "", &persons, NULL);
  check_step (fixture, "piles=8&chips=b1,r1,g1,y1&turn=b", "", &mixed, NULL);
  check_step (fixture, "piles=8&chips=-,r1,out1,out2&turn=b", "", &mixed, "out");
  check_step (fixture, "piles=8&chips=-,out3,out1,out2&turn=b", "", &mixed, NULL);
}

/* With the exact search there is only one thing to do. */
static void
test_two_left (Fixture       *fixture,
               gconstpointer  data)
{
  const LmCompany company = { .seats = { LM_SEAT_PERFECT, LM_SEAT_PERFECT, LM_SEAT_PERSON, LM_SEAT_PERSON } };
  g_autoptr (LmPosition) end = NULL;

  check_step (fixture, "piles=8&board=rb&chips=b1,r1,out1,out2&turn=b", "", &company, "b@1");
  /* By the rules blue wins this one, which shows only at the end of it. */
  end = play_game (fixture, "piles=8&chips=b2y1,b1g3,out1,out2&turn=b", &company, &careful, 3, NULL);
  g_assert_cmpint (lm_position_get_winner (end), ==, 0);
}

/* A step of the player to move that is no proposal. */
static char *
think_of_move (Fixture    *fixture,
               LmPosition *position,
               LmSeat      seat)
{
  static const LmSlsSkill thorough = { .games = 20, .bargain = 20, .effort = 332000 };
  const LmCompany company = { .seats = { seat, seat, seat, seat } };

  for (guint seed = 0; seed < 100; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autofree char *step = lm_sls_bots_think (position, &company, &thorough, rand, fixture->context);

      if (!g_str_has_prefix (step, "deal:"))
        return g_steal_pointer (&step);
    }
  g_assert_not_reached ();
}

/* What a hint proves is played, at a table of three as well; where the last two leave nothing, the best try. */
static void
check_proved (Fixture    *fixture,
              LmPosition *position,
              guint       counts[2])
{
  g_autoptr (LmAnswer) answer = lm_advice_answer (position, fixture->context, NULL);
  const gboolean lost = answer->value == LM_VALUE_LOSS && answer->outlook == NULL;

  if (answer->value != LM_VALUE_WIN && !lost)
    return;
  counts[lost]++;
  for (LmSeat seat = LM_SEAT_PERFECT; seat <= LM_SEAT_STUBBORN; seat++)
    {
      g_autofree char *step = think_of_move (fixture, position, seat);
      const LmMoveValue *played = lm_answer_find_move (answer, step);

      g_assert_nonnull (played);
      g_assert_cmpint (played->value, ==, answer->value);
      for (guint i = 0; lost && i < answer->moves->len; i++)
        {
          const LmMoveValue *other = g_ptr_array_index (answer->moves, i);

          if (played->n_replies > 0 && other->n_replies > 0)
            g_assert_cmpuint (played->n_answers, <=, other->n_answers);
        }
    }
}

static void
test_proved (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const starts[] = {
    "piles=4&chips=b1y1,out1,b1,b1r2g1&turn=y", "piles=4&chips=b2,r2,g1y1,out1&turn=b", "piles=2&chips=b2,out1,g2r1,y2&turn=g",
    "piles=8&chips=b2y1,r2g1,out1,out2&turn=b", "piles=3&board=rb,g&chips=b1y1,r2g1,out1,out2&turn=r",
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint counts[2] = { 0 };

  check_step (fixture, starts[0], "", &all_perfect, "b@0>g");
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (LmPosition) position = parse (starts[i % G_N_ELEMENTS (starts)]);

      while (!lm_position_is_over (position))
        {
          g_autofree char *move = lm_sls_position_random_move (position, rand);
          g_autoptr (LmPosition) before = g_steal_pointer (&position);

          if (lm_sls_state_get_phase (lm_sls_position_get_state (before)) != LM_SLS_NO_CHIPS)
            check_proved (fixture, before, counts);
          position = lm_position_play (before, move, NULL);
        }
    }
  g_test_message ("%u won, %u lost", counts[0], counts[1]);
  g_assert_cmpuint (counts[0], >, 50);
  g_assert_cmpuint (counts[1], >, 20);
}

/* What was agreed upon is done, also by who draws lots; a deal that forbids a sure win is called off, and the log says why. */
static void
test_keeps_deals (Fixture       *fixture,
                  gconstpointer  data)
{
  const char *bare = "piles=8&board=yr&chips=-,r2y1,g4,y4&turn=b&from=g---";
  const char *won = "piles=4&chips=b1y1,out1,b1,b1r2g1&turn=y";
  g_autofree char *words = NULL;
  g_autoptr (LmPosition) position = parse (won);

  for (LmSeat seat = LM_SEAT_RANDOM; seat <= LM_SEAT_STUBBORN; seat++)
    {
      const LmCompany company = { { LM_SEAT_PERSON, seat, seat, seat }, 100 };

      check_step (fixture, bare, "deal:b+r:rescue accept:1", &company, "give:r>b:y1");
    }
  check_step (fixture, won, "deal:y+b:against-g accept:1", &all_perfect, "broken:1:y");
  check_step (fixture, won, "deal:y+b:against-g accept:1 broken:1:y", &all_perfect, "b@0>g");
  for (guint i = 0; i < 3; i++)
    {
      static const char *const steps[] = { "deal:y+b:against-g", "accept:1", "broken:1:y" };
      g_autoptr (LmPosition) before = g_steal_pointer (&position);

      position = lm_position_play (before, steps[i], NULL);
      g_assert_nonnull (position);
    }
  words = lm_sls_log_describe_step (lm_sls_position_get_record (position));
  g_assert_cmpstr (words, ==, "Yellow calls deal 1 off, seeing a sure win");

  /* What two deals ask for cannot always be done: the second is declined. */
  check_step (fixture, "piles=8&chips=b5,r5,g5,y5&turn=b", "deal:b+r:turns accept:1 deal:g+r:turns", &mixed, "refuse:2");
}

/* Left alone Red would not help; for a deal it does, also a person. Nobody else has anything to give. */
static void
test_rescue (Fixture       *fixture,
             gconstpointer  data)
{
  const char *start = "piles=8&board=yr&chips=-,r2y1,g4,y4&turn=b&from=g---";

  check_step (fixture, start, "", &mixed, NULL);
  check_step (fixture, start, "deal:b+r:rescue accept:1", &mixed, "give:r>b:y1");
  check_step (fixture, start, "deal:b+g:rescue accept:1", &mixed, NULL);
  check_step (fixture, start, "give:r>b:y1", &mixed, NULL);
}

static void
test_answers (Fixture       *fixture,
              gconstpointer  data)
{
  const char *start = "piles=8&chips=b5,r5,g5,y5&turn=b";

  /* No computer can tell whether words are kept, and none trusts who broke a deal. */
  check_step (fixture, start, "deal:b+r:words:hello", &mixed, "refuse:1");
  check_step (fixture, start, "deal:b+g:turns accept:1 b@0>r r@0>b deal:b+r:turns", &mixed, "refuse:2");
  /* An offer between persons is theirs to answer. */
  check_step (fixture, start, "deal:b+r:turns", &persons, NULL);
  check_step (fixture, "piles=8&chips=b5,r5,out1,out2&turn=b", "deal:b+r:spare", &mixed, "refuse:1");
}

/* What is legal after these moves, or what the last one of them is refused for. */
static void
check_bound (const char *start,
             const char *moves,
             const char *reason)
{
  g_autoptr (LmPosition) position = parse (start);
  g_auto (GStrv) items = g_strsplit (moves, " ", -1);

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LmPosition) before = g_steal_pointer (&position);
      gboolean complete;
      g_autoptr (GPtrArray) list = lm_position_list_moves (before, G_MAXUINT16, &complete);

      position = lm_position_play (before, items[i], &error);
      if (items[i + 1] != NULL || reason == NULL)
        g_assert_no_error (error);
      else
        {
          g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
          g_assert_nonnull (strstr (error->message, reason));
          g_assert_false (g_ptr_array_find_with_equal_func (list, items[i], g_str_equal, NULL));
          return;
        }
    }
}

/* Where deals bind, what would break one is not legal; of two that nobody can keep together the older one binds. */
static void
test_binding (Fixture       *fixture,
              gconstpointer  data)
{
  const char *start = "piles=8&chips=b5r1g1y1,r5y1,g5,y5&turn=b&deals=binding";
  const char *plain = "piles=8&chips=b5,r5,g5,y5&turn=b&deals=binding";
  const char *bare = "piles=8&board=yr&chips=-,r2y1,g4,y4&turn=b&from=g---&deals=binding";

  check_bound ("piles=8&chips=b5,r5,g5,y5&turn=b", "deal:b+r:turns accept:1 b@0>g", NULL);
  check_bound (start, "deal:b+r:turns b@0>g", NULL);
  check_bound (start, "deal:b+r:turns accept:1 b@0>g", "a deal binds: Blue and Red give each other the turn");
  check_bound (start, "deal:b+r:turns accept:1 b@0>r r@0>b", NULL);
  check_bound (start, "deal:b+r:next accept:1 b@0>y", "a deal binds");
  check_bound (start, "deal:b+r:next accept:1 b@0>r r@0>b b@0>y", NULL);
  check_bound (start, "deal:b+r:spare accept:1 kill:b:r1", "a deal binds");
  check_bound (start, "deal:b+r:spare accept:1 kill:b:g1", NULL);
  check_bound (start, "deal:b+r:against-y accept:1 give:r>y:y1", "a deal binds");
  check_bound (start, "deal:b+r:against-y accept:1 give:b>y:g1", "a deal binds");
  check_bound (start, "deal:b+r:words:help accept:1 b@0>g", NULL);
  check_bound (start, "deal:b+r:turns accept:1 deal:b+g:turns accept:2 b@0>r", "Blue and Green");
  check_bound (start, "deal:b+r:turns accept:1 deal:b+g:turns accept:2 r@0>g", NULL);
  check_bound (plain, "deal:b+r:turns accept:1 deal:b+g:turns accept:2 b@0>g", "Blue and Red");
  check_bound (plain, "deal:b+r:turns accept:1 deal:b+g:turns accept:2 b@0>r", NULL);

  /* Who has agreed to help has to, unless an agreement forbids it; and a computer does so by itself. */
  check_bound (bare, "deal:b+r:rescue accept:1 out", "a deal binds");
  check_bound (bare, "deal:b+g:rescue accept:1 out", NULL);
  check_bound (bare, "deal:r+g:against-b accept:1 deal:b+r:rescue accept:2 out", NULL);
  check_step (fixture, bare, "deal:b+r:rescue accept:1", &mixed, "give:r>b:y1");
}

/* While a deal binds the solver says that it does not know. */
static void
test_bound_answer (Fixture       *fixture,
                   gconstpointer  data)
{
  static const char *const moves[] = { "deal:b+r:spare", "accept:1" };
  g_autoptr (LmPosition) start = parse ("piles=8&chips=b2r1,r2,out1,out2&turn=b&deals=binding");
  g_autoptr (LmPosition) offered = lm_position_play (start, moves[0], NULL);
  g_autoptr (LmPosition) made = lm_position_play (offered, moves[1], NULL);
  g_autoptr (LmAnswer) free_answer = lm_position_solve (start, NULL, fixture->context, NULL);
  g_autoptr (LmAnswer) answer = lm_position_solve (made, NULL, fixture->context, NULL);

  g_assert_cmpint (free_answer->value, ==, LM_VALUE_LOSS);
  g_assert_cmpint (answer->value, ==, LM_VALUE_UNKNOWN);
  g_assert_nonnull (strstr (answer->limit, "A deal that binds is in force"));
  g_assert_cmpuint (answer->moves->len, >, 0);
}

static LmSlsDealState
get_state_after (const char *start,
                 const char *moves,
                 guint      *breaker)
{
  g_autoptr (LmPosition) position = parse (start);
  g_auto (GStrv) items = g_strsplit (moves, " ", -1);
  const LmSlsDeal *deal;

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      LmPosition *after = lm_position_play (position, items[i], &error);

      g_assert_no_error (error);
      lm_position_unref (position);
      position = after;
    }

  deal = lm_sls_record_get_deal (lm_sls_position_get_record (position), 1);
  *breaker = deal->breaker;
  return deal->state;
}

static void
check_deal (const char     *start,
            const char     *moves,
            LmSlsDealState  state,
            guint           breaker)
{
  guint actual;

  g_assert_cmpint (get_state_after (start, moves, &actual), ==, state);
  g_assert_cmpuint (actual, ==, breaker);
}

/* What the rules can tell of a deal they tell. */
static void
test_kept_or_broken (Fixture       *fixture,
                     gconstpointer  data)
{
  const char *start = "piles=8&chips=b5r1g1y1,r5y1,g5,y5&turn=b";
  const char *bare = "piles=8&chips=-,r1b1,g1,y1&turn=b&from=g---";

  check_deal (start, "deal:b+r:next", LM_SLS_DEAL_OFFERED, LM_SLS_NONE);
  check_deal (start, "deal:b+r:next refuse:1", LM_SLS_DEAL_REFUSED, LM_SLS_NONE);
  check_deal (start, "deal:b+r:next accept:1", LM_SLS_DEAL_MADE, LM_SLS_NONE);
  check_deal (start, "deal:b+r:next accept:1 b@0>r", LM_SLS_DEAL_KEPT, LM_SLS_NONE);
  check_deal (start, "deal:b+r:next accept:1 b@0>g", LM_SLS_DEAL_BROKEN, 0);
  /* Red's chip is in the pile, and Red cannot be named. */
  check_deal (start, "deal:b+r:next accept:1 r@0>g", LM_SLS_DEAL_MADE, LM_SLS_NONE);
  /* The partner has promised nothing. */
  check_deal (start, "b@0>r deal:b+r:next accept:1 r@0>g", LM_SLS_DEAL_MADE, LM_SLS_NONE);
  check_deal (start, "b@0>r deal:b+r:turns accept:1 r@0>g", LM_SLS_DEAL_BROKEN, 1);
  check_deal (start, "deal:b+r:turns accept:1 b@0>r r@0>b", LM_SLS_DEAL_MADE, LM_SLS_NONE);
  check_deal (start, "deal:b+r:spare accept:1 kill:b:g1", LM_SLS_DEAL_MADE, LM_SLS_NONE);
  check_deal (start, "deal:b+r:spare accept:1 kill:b:r1", LM_SLS_DEAL_BROKEN, 0);
  check_deal ("piles=8&board=rb&chips=b5,r5,g5,y5&turn=b", "deal:r+b:spare accept:1 b@1 xr1", LM_SLS_DEAL_BROKEN, 0);
  check_deal ("piles=8&board=rb&chips=b5,r5,g5,y5&turn=b", "deal:r+b:spare accept:1 b@1 xb1", LM_SLS_DEAL_MADE, LM_SLS_NONE);
  check_deal (start, "deal:b+r:against-y accept:1 b@0>y", LM_SLS_DEAL_BROKEN, 0);
  check_deal (start, "deal:b+r:against-y accept:1 give:b>y:g1", LM_SLS_DEAL_BROKEN, 0);
  check_deal (start, "deal:b+r:against-y accept:1 give:b>r:g1", LM_SLS_DEAL_MADE, LM_SLS_NONE);
  check_deal ("piles=8&chips=b1,r1,g1,-&turn=b", "deal:b+r:against-y accept:1 b@0>y out", LM_SLS_DEAL_KEPT, LM_SLS_NONE);
  check_deal (bare, "deal:b+r:rescue accept:1 out", LM_SLS_DEAL_BROKEN, 1);
  check_deal (bare, "deal:g+b:rescue accept:1 out", LM_SLS_DEAL_LAPSED, LM_SLS_NONE);
  check_deal (bare, "deal:b+r:rescue accept:1 kill:r:b1", LM_SLS_DEAL_BROKEN, 1);
  check_deal (bare, "deal:b+r:rescue accept:1 give:r>g:b1", LM_SLS_DEAL_BROKEN, 1);
  check_deal (bare, "deal:b+r:rescue accept:1 give:r>b:b1 b@0>g g@0>b out", LM_SLS_DEAL_KEPT, LM_SLS_NONE);
  check_deal (start, "deal:b+r:rescue accept:1 kill:r:y1", LM_SLS_DEAL_MADE, LM_SLS_NONE);
  check_deal (start, "deal:b+r:turns accept:1 broken:1:b", LM_SLS_DEAL_BROKEN, 0);
  check_deal (bare, "deal:b+r:rescue accept:1 give:r>b:b1", LM_SLS_DEAL_MADE, LM_SLS_NONE);
  check_deal (bare, "deal:b+r:next accept:1 out", LM_SLS_DEAL_LAPSED, LM_SLS_NONE);
  check_deal (bare, "deal:b+r:next out", LM_SLS_DEAL_LAPSED, LM_SLS_NONE);
  check_deal (start, "deal:b+r:words:hm accept:1 b@0>g", LM_SLS_DEAL_MADE, LM_SLS_NONE);
  check_deal (start, "deal:b+r:words:hm accept:1 kept:1", LM_SLS_DEAL_KEPT, LM_SLS_NONE);
  check_deal (start, "deal:b+r:words:hm accept:1 broken:1:r", LM_SLS_DEAL_BROKEN, 1);
}

/* Deals move no chip, and they are no part of the position. */
static void
test_deals_change_nothing (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autoptr (LmPosition) before = parse ("piles=8&chips=b5,r5,g5,y5&turn=b");
  g_autoptr (LmPosition) after = lm_position_play (before, "deal:g+r:turns", NULL);

  g_autofree char *label = lm_position_describe_move (before, "deal:g+r:words:no%20gifts", LM_MOVE_LABEL);
  g_autofree char *sentence = lm_position_describe_move (before, "deal:g+r:words:no%20gifts", LM_MOVE_SENTENCE);

  g_assert_cmpstr (label, ==, "deal:g+r:words");
  g_assert_cmpstr (sentence, ==, "Green proposes to Red: “no gifts”");
  g_assert_true (lm_position_equal (before, after));
  g_assert_cmpuint (lm_position_get_mover (before, "deal:g+r:turns"), ==, 2);
  g_assert_cmpuint (lm_position_get_mover (after, "accept:1"), ==, 1);
  g_assert_cmpuint (lm_position_get_mover (before, "accept:1"), ==, 0);
  g_assert_cmpuint (lm_sls_record_count (lm_sls_position_get_record (before)), ==, 0);
}

static void
check_patience (const char *start,
                const char *moves,
                gboolean    waits)
{
  static const LmCompany company = { .seats = { LM_SEAT_PERFECT, LM_SEAT_PERSON, LM_SEAT_CASUAL, LM_SEAT_CASUAL } };
  g_autoptr (LmPosition) position = parse (start);
  g_auto (GStrv) items = g_strsplit (moves, " ", -1);

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_autoptr (LmPosition) before = g_steal_pointer (&position);

      position = lm_position_play (before, items[i], NULL);
      g_assert_nonnull (position);
    }
  g_assert_cmpint (lm_sls_bots_is_patient (position, &company), ==, waits);
}

/* Computers wait for Red, the only person, where Red can do something about what they are going to do. */
static void
test_patience (Fixture       *fixture,
               gconstpointer  data)
{
  const char *start = "piles=8&chips=b5,r5,g5,y5&turn=b";

  check_patience ("piles=8&chips=-,r1b1,g1,y1&turn=b&from=g---", "", TRUE);
  check_patience ("piles=8&chips=-,r1,g1b1,y1&turn=b&from=g---", "", FALSE);
  check_patience ("piles=8&chips=-,r1,g1,y1&turn=b&from=g---", "", FALSE);
  check_patience (start, "", FALSE);
  check_patience (start, "deal:b+r:next", TRUE);
  check_patience (start, "deal:b+g:next", FALSE);
  check_patience (start, "deal:r+b:next", FALSE);
  check_patience (start, "deal:b+r:next deal:g+r:turns refuse:1", TRUE);
  check_patience (start, "deal:b+r:next refuse:1", FALSE);
  check_patience (start, "deal:b+r:next b@0>g", FALSE);
}

static const LmSlsDeal *
get_deal (LmSession *session)
{
  return lm_sls_record_get_deal (lm_sls_position_get_record (lm_session_get_position (session)), 1);
}

/* Undoing, going back and saving need know nothing of deals. */
static void
test_saved (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (LmPosition) start = parse ("piles=8&chips=b5,r5,g5,y5&turn=b");
  g_autoptr (LmSession) session = lm_session_new (start, persons.seats, 1);
  g_autoptr (LmSession) loaded = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = NULL;
  gsize length;

  g_assert_true (lm_session_play (session, "deal:b+r:words:no%20gifts", NULL));
  g_assert_true (lm_session_play (session, "accept:1", NULL));
  g_assert_true (lm_session_play (session, "b@0>g", NULL));
  g_assert_true (lm_session_play (session, "broken:1:b", NULL));
  json = lm_saved_game_to_json (session, &length);
  loaded = lm_saved_game_from_json (json, length, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_deal (loaded)->state, ==, LM_SLS_DEAL_BROKEN);
  g_assert_cmpstr (get_deal (loaded)->words, ==, "no gifts");

  lm_session_undo (loaded);
  g_assert_cmpint (get_deal (loaded)->state, ==, LM_SLS_DEAL_MADE);
  lm_session_undo (loaded);
  lm_session_undo (loaded);
  g_assert_cmpint (get_deal (loaded)->state, ==, LM_SLS_DEAL_OFFERED);
  lm_session_undo (loaded);
  g_assert_null (get_deal (loaded));
}

static void
refuse_step (const char *move)
{
  g_autoptr (LmPosition) start = parse ("piles=8&chips=b5,r5,out1,y5&turn=b");
  g_autoptr (LmPosition) offered = lm_position_play (start, "deal:b+r:turns", NULL);
  g_autoptr (LmPosition) position = lm_position_play (offered, "accept:1", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_position_play (position, move, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (strlen (error->message), <, 600);
}

static void
test_hostile (Fixture       *fixture,
              gconstpointer  data)
{
  static const char *const moves[] = {
    "deal:", "deal:b+r", "deal:b+r:", "deal:b+r:nothing", "deal:b+b:next", "deal:b+x:next", "deal:b+g:next",
    "deal:b+r:against-", "deal:b+r:against-b", "deal:b+r:against-r", "deal:b+r:against-g", "deal:b+r:against-yy",
    "deal:b+r:turns", "deal:r+b:turns", "deal:b+r:turns ", "Deal:b+r:next", "deal:b+r:next:1",
    "deal:b+r:words:", "deal:b+r:words:%20%20", "deal:b+r:words:%", "deal:b+r:words:%0A", "deal:b+r:words:%00",
    "deal:b+r:words:%FF%FE", "deal:b+r:words:a b", "deal:b+r:words:%61", "deal:b+r:words:%e2%82%ac",
    "deal:b+r:words:%E2%80%AE", "deal:b+r:words:\n", "deal:b+r:words:<b>",
    "accept:1", "accept:0", "accept:2", "accept:01", "accept:-1", "accept:99999999999999999999", "accept:", "accept:1x",
    "refuse:1", "kept:1", "kept:2", "broken:1:r", "broken:1:y", "broken:1:", "broken:1", "broken:1:bb", "broken:2:b",
  };
  g_autofree char *long_words = g_strnfill (100000, 'a');
  g_autofree char *long_move = g_strconcat ("deal:b+r:words:", long_words, NULL);
  g_autofree char *many = g_strnfill (121, 'a');
  g_autofree char *too_many = g_strconcat ("deal:b+r:words:", many, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    refuse_step (moves[i]);
  refuse_step (long_move);
  refuse_step (too_many);
}

/* So many deals are recorded and no more; and a long record is freed without a deep recursion. */
static void
test_many (Fixture       *fixture,
           gconstpointer  data)
{
  LmPosition *position = parse ("piles=8&chips=b5g1,r5,g5,y5&turn=b");

  for (guint i = 1; i <= LM_SLS_MAX_DEALS + 1; i++)
    {
      g_autoptr (GError) error = NULL;
      LmPosition *after = lm_position_play (position, "deal:b+r:words:again", &error);

      g_assert_cmpint (after != NULL, ==, i <= LM_SLS_MAX_DEALS);
      if (after == NULL)
        continue;
      lm_position_unref (position);
      position = after;
    }
  for (guint i = 0; i < 100000; i++)
    {
      LmPosition *after = lm_position_play (position, i % 2 == 0 ? "give:b>r:g1" : "give:r>b:g1", NULL);

      lm_position_unref (position);
      position = after;
    }
  lm_position_unref (position);
}

/* Also where it draws lots, a casual computer discards one chip of what it has captured, and none of its own. */
static void
test_casual_discards (Fixture       *fixture,
                      gconstpointer  data)
{
  const LmCompany company = { { LM_SEAT_CASUAL, LM_SEAT_CASUAL, LM_SEAT_CASUAL, LM_SEAT_CASUAL }, 100 };
  g_autoptr (LmPosition) position = parse ("piles=8&chips=b4,r5,g5,y6&turn=b&captured=b2r1g1");

  for (guint seed = 0; seed < 200; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autofree char *step = lm_sls_bots_think (position, &company, &quick, rand, fixture->context);

      if (!g_str_has_prefix (step, "deal:"))
        g_assert_true (g_str_equal (step, "xr1") || g_str_equal (step, "xg1"));
    }
}

/* Whoever waits for a computer can stop it. */
static void
test_cancel (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmSolveContext) context = lm_solve_context_new (cancellable, cache);
  g_autoptr (LmPosition) position = parse ("piles=0&chips=b31,r31,g31,y31&turn=r");
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GError) error = NULL;
  const clock_t start = clock ();

  lm_solve_context_set_memory (context, 64 << 20);
  g_cancellable_cancel (cancellable);
  g_assert_null (lm_sls_bots_choose (position, &mixed, rand, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (clock () - start, <, CLOCKS_PER_SEC / 2);
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
  ADD ("forced", test_forced);
  ADD ("two-left", test_two_left);
  ADD ("proved", test_proved);
  ADD ("keeps-deals", test_keeps_deals);
  ADD ("rescue", test_rescue);
  ADD ("binding", test_binding);
  ADD ("bound-answer", test_bound_answer);
  ADD ("answers", test_answers);
  ADD ("kept-or-broken", test_kept_or_broken);
  ADD ("deals-change-nothing", test_deals_change_nothing);
  ADD ("patience", test_patience);
  ADD ("casual-discards", test_casual_discards);
  ADD ("saved", test_saved);
  ADD ("hostile", test_hostile);
  ADD ("many", test_many);
#undef ADD
  g_test_add_func ("/so-long-sucker/bots/cancel", test_cancel);

  return g_test_run ();
}
