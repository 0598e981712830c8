/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-so-long-sucker-games.c: full games among computers, none of which may go wrong, and how long they think. */

#include "games/lm-games.h"
#include "games/so-long-sucker/solver/solver.h"
#include "games/so-long-sucker/rules/rules.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define N_GAMES 10000

/* What happened in many games. */
typedef struct
{
  guint  n_steps;
  guint  longest;
  guint  n_rescues;
  guint  n_deals;
  guint  n_kept;
  guint  n_broken;
  guint  n_wins[LM_N_SEATS];
  guint  n_seats[LM_N_SEATS];
  GArray *times; /* of double: seconds of the steps that were timed */
} Totals;

static const char *const starts[] = {
  "lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b",
  "lastmove:so-long-sucker?piles=8&chips=b5,r5,g5,y5&turn=r",
  "lastmove:so-long-sucker?piles=0&chips=b7,r7,g7,y7&turn=g",
  "lastmove:so-long-sucker?piles=2&chips=b3,r3,g3,y3&turn=y",
  "lastmove:so-long-sucker?piles=8&chips=b5,r5,out1,y5&turn=b",
  "lastmove:so-long-sucker?piles=4&chips=b6,out1,g6,y6&turn=g&dead=discard",
};

/* Of this process: on a busy machine the clock on the wall tells more about the others. */
static double
get_seconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static guint
count_chips (LmPosition *position)
{
  guint count = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    count += lm_sls_state_count_colour (lm_sls_position_get_state (position), i) + LM_SLS_POSITION (position)->dead[i];

  return count;
}

static void
count_deals (Totals     *totals,
             LmPosition *end)
{
  LmSlsRecord *record = lm_sls_position_get_record (end);

  totals->n_deals += lm_sls_record_count (record);
  for (guint i = 1; i <= lm_sls_record_count (record); i++)
    {
      const LmSlsDealState state = lm_sls_record_get_deal (record, i)->state;

      totals->n_kept += state == LM_SLS_DEAL_KEPT;
      totals->n_broken += state == LM_SLS_DEAL_BROKEN;
    }
}

static void
count_seats (Totals          *totals,
             LmPosition      *start,
             LmPosition      *end,
             const LmCompany *company)
{
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (lm_sls_state_is_left (lm_sls_position_get_state (start), i))
      totals->n_seats[company->seats[i]]++;
  totals->n_wins[company->seats[lm_position_get_winner (end)]]++;
}

/* Stops the run at an illegal step, a chip that is lost, or a game without end. */
static void
play_game (Totals           *totals,
           const char       *text,
           const LmCompany  *company,
           const LmSlsSkill *skill,
           GRand            *rand,
           LmSolveContext   *context)
{
  g_autoptr (LmPosition) start = lm_position_parse (text, NULL);
  g_autoptr (LmPosition) position = lm_position_ref (start);
  const guint n_chips = count_chips (start);
  guint n_steps = 0;

  for (; !lm_position_is_over (position); n_steps++)
    {
      const double before = get_seconds ();
      const LmSlsSkill *own = skill != NULL ? skill : lm_sls_bots_get_skill (company->seats[lm_position_get_turn (position)]);
      g_autofree char *step = lm_sls_bots_think (position, company, own, rand, context);
      const double seconds = get_seconds () - before;
      g_autoptr (GError) error = NULL;
      LmPosition *after = lm_position_play (position, step, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (count_chips (after), ==, n_chips);
      g_assert_cmpuint (n_steps, <, 10000);
      totals->n_rescues += g_str_has_prefix (step, "give:");
      g_array_append_val (totals->times, seconds);
      lm_position_unref (position);
      position = after;
    }

  totals->n_steps += n_steps;
  totals->longest = MAX (totals->longest, n_steps);
  count_deals (totals, position);
  count_seats (totals, start, position, company);
}

static void
measure_many (LmSolveContext *context)
{
  static const LmSlsSkill quick = { .games = 40, .bargain = 20, .effort = 200 };
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  const double before = get_seconds ();
  Totals totals = { .times = times };

  for (guint i = 0; i < N_GAMES; i++)
    {
      LmCompany company = { .error_percent = 25 };

      for (guint seat = 0; seat < LM_SLS_PLAYERS; seat++)
        company.seats[seat] = g_rand_int_range (rand, LM_SEAT_RANDOM, LM_N_SEATS);
      play_game (&totals, starts[i % G_N_ELEMENTS (starts)], &company, &quick, rand, context);
    }

  printf ("%u games of computers of all levels, %u imagined games a move: %.1f s\n"
          "%.1f steps a game, %u at the most; %u rescues; %u deals proposed, %u kept, %u broken\n",
          N_GAMES, quick.games, get_seconds () - before,
          (double) totals.n_steps / N_GAMES, totals.longest, totals.n_rescues,
          totals.n_deals, totals.n_kept, totals.n_broken);
  for (guint i = LM_SEAT_RANDOM; i < LM_N_SEATS; i++)
    printf ("%10s: %5.1f %% of %u seats won\n", lm_seat_to_id (i), 100.0 * totals.n_wins[i] / totals.n_seats[i],
            totals.n_seats[i]);
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

/* One game at full strength. */
static void
measure_time (LmSeat          seat,
              const char     *start,
              LmSolveContext *context)
{
  const LmCompany company = { .seats = { seat, seat, seat, seat } };
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  Totals totals = { .times = times };

  play_game (&totals, start, &company, NULL, rand, context);
  g_array_sort (times, compare_doubles);
  printf ("%10s  %6u  %8.3f  %8.3f   %s\n", lm_seat_to_id (seat), times->len,
          g_array_index (times, double, times->len / 2), g_array_index (times, double, times->len - 1),
          strchr (start, '?') + 1);
}

int
main (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);

  lm_games_register ();
  lm_solve_context_set_memory (context, G_GUINT64_CONSTANT (256) << 20);
  measure_many (context);
  fflush (stdout);

  printf ("\nOne game at full strength, processor time of a step\n"
          "     level   steps  median s     max s   start\n");
  measure_time (LM_SEAT_PERFECT, starts[0], context);
  measure_time (LM_SEAT_PERFECT, starts[2], context);
  measure_time (LM_SEAT_STUBBORN, starts[0], context);

  return 0;
}
