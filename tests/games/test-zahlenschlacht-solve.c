/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zahlenschlacht-solve.c: the count of moves and every theorem against games played out to the end. */

#include "engine/play/lm-seat.h"
#include "engine/solve/lm-advice.h"
#include "game-checks.h"
#include "games/lm-games.h"
#include "games/zahlenschlacht/rules/rules.h"
#include "games/zahlenschlacht/solver/solver.h"
#include "games/zahlenschlacht/theory/theory.h"
#include "games/zahlenschlacht/zahlenschlacht.h"
#include "naive-zahlenschlacht.h"

#include <time.h>

#define N_GOALS 2

static LmSolveContext *
create_context (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);

  return lm_solve_context_new (NULL, cache);
}

static LmAnswer *
solve (LmPosition *position)
{
  g_autoptr (LmSolveContext) context = create_context ();
  g_autoptr (GError) error = NULL;
  LmAnswer *answer = LM_GAME_GET_CLASS (lm_position_get_game (position))->solve (position, context, &error);

  g_assert_no_error (error);
  return answer;
}

static LmPosition *
create_position (guint                n,
                 guint                d,
                 LmZahlenschlachtGoal goal,
                 guint                set)
{
  guint crossed[32];
  guint n_crossed = 0;

  for (guint i = 0; i < n; i++)
    if ((set & 1u << i) == 0)
      crossed[n_crossed++] = i + 1;

  return lm_zahlenschlacht_position_new (n, d, goal, crossed, n_crossed, NULL);
}

static void
check_moves (LmAnswer       *answer,
             const gboolean *wins,
             guint           set,
             int             turn)
{
  g_assert_true (answer->all_moves);
  g_assert_cmpuint (answer->moves->len, ==, __builtin_popcount (set));
  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      const guint number = g_ascii_strtoull (move->move, NULL, 10);
      const int winner = wins[set & ~(1u << (number - 1))] ? LM_ZAHLENSCHLACHT_A : LM_ZAHLENSCHLACHT_B;

      g_assert_cmpint (move->value, ==, winner == turn ? LM_VALUE_WIN : LM_VALUE_LOSS);
      g_assert_cmpuint (move->distance, ==, answer->moves->len - 3);
      g_assert_true (lm_zahlenschlacht_position_is_crossed (move->position, number));
      g_assert_cmpuint (lm_zahlenschlacht_position_get_left (move->position), ==, answer->moves->len - 1);
    }
}

/* The strategy keeps a win, and a hint that asks for nothing else gets the same move. */
static void
check_best (LmPosition *position,
            LmAnswer   *answer)
{
  g_autoptr (LmSolveContext) context = create_context ();
  g_autoptr (LmAnswer) best =
    lm_position_solve (position, LM_SOLVE_BEST, context, NULL);

  g_assert_cmpint (best->value, ==, answer->value);
  g_assert_cmpint (lm_answer_get_best (best)->value, ==, answer->value);
  g_assert_cmpuint (lm_answer_get_best (best)->distance, ==, answer->distance - 1);
  g_assert_cmpstr (lm_answer_get_best (best)->move, ==, answer->preferred);
}

static void
check_set (guint                n,
           guint                d,
           LmZahlenschlachtGoal goal,
           const gboolean      *wins,
           guint                set)
{
  g_autoptr (LmPosition) position = create_position (n, d, goal, set);
  const int turn = lm_position_get_turn (position);
  g_autoptr (LmAnswer) answer = solve (position);

  g_assert_cmpint (answer->winner, ==, wins[set] ? LM_ZAHLENSCHLACHT_A : LM_ZAHLENSCHLACHT_B);
  g_assert_cmpuint (answer->distance, ==, __builtin_popcount (set) - 2);
  if (lm_position_is_over (position))
    {
      g_assert_cmpint (answer->winner, ==, lm_position_get_winner (position));
      g_assert_cmpuint (answer->moves->len, ==, 0);
      return;
    }

  check_moves (answer, wins, set, turn);
  g_assert_cmpstr (lm_answer_get_best (answer)->move, ==, answer->preferred);
  check_best (position, answer);
}

/* Every set of numbers left of the small boards. */
static void
test_every_set (void)
{
  for (guint n = 4; n <= 9; n++)
    for (guint d = 2; d <= 2 * n; d++)
      for (LmZahlenschlachtGoal goal = 0; goal < N_GOALS; goal++)
        {
          g_autofree gboolean *wins = naive_solve_sets (n, d, goal == LM_ZAHLENSCHLACHT_DIVISIBLE);

          for (guint set = 0; set < 1u << n; set++)
            if (__builtin_popcount (set) >= 2)
              check_set (n, d, goal, wins, set);
        }
}

/* Openings and positions in the middle of games of larger boards. */
static void
test_random_sets (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (15);

  for (guint n = 10; n <= 15; n++)
    for (guint d = 2; d <= n + 4; d++)
      for (LmZahlenschlachtGoal goal = 0; goal < N_GOALS; goal++)
        {
          g_autofree gboolean *wins = naive_solve_sets (n, d, goal == LM_ZAHLENSCHLACHT_DIVISIBLE);

          check_set (n, d, goal, wins, (1u << n) - 1);
          for (guint i = 0; i < 60; i++)
            {
              const guint set = g_rand_int_range (rand, 0, 1 << n);

              if (__builtin_popcount (set) >= 2)
                check_set (n, d, goal, wins, set);
            }
        }
}

#define MAX_COUNT 30

/* By numbers with no partner, pairs, and the numbers of each residue that is its own inverse. */
static guint8 counted[2][MAX_COUNT + 1][MAX_COUNT / 2 + 1][MAX_COUNT + 1][MAX_COUNT + 1];

static void
solve_counts (gboolean last,
              guint    t,
              guint    q,
              guint    s,
              guint    u)
{
  const guint left = t + 2 * q + s + u;
  const gboolean pairer_moves = (left % 2 == 1) == last;
  const LmZahlenschlachtRace race = { left, q + (s > 0 ? s - 1 : 0) + (u > 0 ? u - 1 : 0), { s, u } };
  gboolean wins = !pairer_moves;

  if (left == 2)
    wins = q == 1 || s == 2 || u == 2;
  else if ((t > 0 && counted[last][t - 1][q][s][u] == pairer_moves)
           || (q > 0 && counted[last][t + 1][q - 1][s][u] == pairer_moves)
           || (s > 0 && counted[last][t][q][s - 1][u] == pairer_moves)
           || (u > 0 && counted[last][t][q][s][u - 1] == pairer_moves))
    wins = pairer_moves;

  counted[last][t][q][s][u] = wins;
  g_assert_cmpint (lm_zahlenschlacht_race_is_won_by_pairer (&race, last), ==, wins);
}

/* The proof of the count, again: every position of so many numbers. */
static void
test_every_count (void)
{
  for (guint last = 0; last <= 1; last++)
    for (guint left = 2; left <= MAX_COUNT; left++)
      for (guint q = 0; 2 * q <= left; q++)
        for (guint s = 0; 2 * q + s <= left; s++)
          for (guint u = 0; 2 * q + s + u <= left; u++)
            solve_counts (last, left - 2 * q - s - u, q, s, u);
}

static void
check_opening (guint                n,
               guint                d,
               LmZahlenschlachtGoal goal)
{
  const gboolean a_wins = naive_a_wins (n, d, goal == LM_ZAHLENSCHLACHT_DIVISIBLE, NULL);
  const LmZahlenschlachtTheorem theorem = lm_zahlenschlacht_theorem (n, d, goal);
  const int winner = a_wins ? LM_ZAHLENSCHLACHT_A : LM_ZAHLENSCHLACHT_B;

  g_assert_cmpint (lm_zahlenschlacht_count_winner (n, d, goal), ==, winner);
  g_assert_cmpint (theorem.reference != NULL, ==, theorem.winner != LM_NOBODY);
  if (theorem.winner != LM_NOBODY)
    g_assert_cmpint (theorem.winner, ==, winner);
}

/* On residue counts up to symmetry, without any other reduction. */
static void
test_openings (void)
{
  for (guint n = 4; n <= 31; n++)
    for (guint d = 2; d <= n + 5; d++)
      for (LmZahlenschlachtGoal goal = 0; goal < N_GOALS; goal++)
        if (n % 2 == 1 || n <= 20)
          check_opening (n, d, goal);
}

/* Who wins in a formula (docs/results/zahlenschlacht.md): n = q d + r, with m the lesser of r and d - 1 - r. */
static gboolean
pairer_wins_by_formula (int      n,
                        int      d,
                        gboolean exchanged)
{
  const int q = n / d;
  const int r = n % d;
  const int m = MIN (r, d - 1 - r);

  if (n % 2 == exchanged)
    return FALSE;
  if (d > n)
    return d == n + 1 || (d == n + 2 && !exchanged);

  return m <= (d % 2 == 1 ? q - 1 : 2 * q - 3 + (2 * r >= d)) - exchanged;
}

static void
test_formula (void)
{
  for (guint n = 4; n <= 300; n++)
    for (guint d = 2; d <= n + 5; d++)
      for (LmZahlenschlachtGoal goal = 0; goal < N_GOALS; goal++)
        {
          const gboolean exchanged = goal == LM_ZAHLENSCHLACHT_INDIVISIBLE;
          const guint pairer = exchanged ? LM_ZAHLENSCHLACHT_B : LM_ZAHLENSCHLACHT_A;

          g_assert_cmpint (lm_zahlenschlacht_count_winner (n, d, goal) == pairer, ==,
                           pairer_wins_by_formula (n, d, exchanged));
        }
}

/* The theorems over the boards that are too large to play them out. */
static void
test_theorems (void)
{
  for (guint n = 4; n <= 400; n++)
    for (guint d = 2; d <= n + 5; d++)
      {
        const LmZahlenschlachtTheorem theorem = lm_zahlenschlacht_theorem (n, d, LM_ZAHLENSCHLACHT_DIVISIBLE);

        if (theorem.winner != LM_NOBODY)
          g_assert_cmpint (theorem.winner, ==, lm_zahlenschlacht_count_winner (n, d, LM_ZAHLENSCHLACHT_DIVISIBLE));
        else
          g_assert_true (n % 2 == 1 && ((d >= 7 && 2 * d <= n - 3) || (n < 11 && d >= 4 && d <= 6)));
      }
}

static void
test_references (void)
{
  static const struct { guint n, d; int winner; const char *reference; } cases[] = {
    { 2016, 8, LM_ZAHLENSCHLACHT_B, "ZS, Theorem 3.2.5" }, { 15, 7, LM_ZAHLENSCHLACHT_A, "ZS, Theorem 3.1.4" },
    { 15, 8, LM_ZAHLENSCHLACHT_A, "ZS, Theorem 3.1.4" },   { 15, 17, LM_ZAHLENSCHLACHT_A, "ZS, Theorem 3.1.4" },
    { 15, 3, LM_ZAHLENSCHLACHT_A, "ZS, Theorem 3.1.8" },   { 15, 6, LM_ZAHLENSCHLACHT_A, "ZS, Theorem 3.1.8" },
    { 15, 9, LM_ZAHLENSCHLACHT_B, "ZS, Theorem 3.2.1" },   { 15, 14, LM_ZAHLENSCHLACHT_B, "ZS, Theorem 3.2.1" },
    { 15, 18, LM_ZAHLENSCHLACHT_B, "ZS, Theorem 3.2.3" },  { 15, 1000000000, LM_ZAHLENSCHLACHT_B, "ZS, Theorem 3.2.3" },
    { 2017, 8, LM_ZAHLENSCHLACHT_A, "ZS, Theorem 3.1.10" },
    { 41, 42, LM_ZAHLENSCHLACHT_A, "ZS, Theorem 3.1.4" },  { 85, 42, LM_ZAHLENSCHLACHT_A, "ZS, Theorem 3.1.4" },
    { 165, 42, LM_ZAHLENSCHLACHT_A, "ZS, Theorem 3.1.10" }, { 133, 19, LM_ZAHLENSCHLACHT_A, "ZS, Theorem 3.1.10" },
    { 187, 19, LM_ZAHLENSCHLACHT_A, "ZS, Theorem 3.1.10" }, { 19, 7, LM_ZAHLENSCHLACHT_A, "ZS, Theorem 3.1.10" },
    { 17, 7, LM_NOBODY, NULL },                            { 21, 8, LM_NOBODY, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const LmZahlenschlachtTheorem theorem =
        lm_zahlenschlacht_theorem (cases[i].n, cases[i].d, LM_ZAHLENSCHLACHT_DIVISIBLE);

      g_assert_cmpint (theorem.winner, ==, cases[i].winner);
      g_assert_cmpstr (theorem.reference, ==, cases[i].reference);
      g_assert_cmpint (lm_zahlenschlacht_theorem (cases[i].n, cases[i].d, LM_ZAHLENSCHLACHT_INDIVISIBLE).winner, ==,
                       LM_NOBODY);
    }
}

/* What others have computed of the games that the paper leaves open: the winners from d = 7 on. */
static void
test_open_games (void)
{
  static const struct { guint n; const char *winners; } rows[] = {
    { 17, "B" }, { 19, "AB" }, { 21, "AAB" }, { 23, "AABB" }, { 25, "AAABB" }, { 27, "AAAABB" }, { 29, "AAAABBB" },
    { 31, "AABAABBB" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint j = 0; rows[i].winners[j] != '\0'; j++)
      g_assert_cmpuint (lm_zahlenschlacht_count_winner (rows[i].n, 7 + j, LM_ZAHLENSCHLACHT_DIVISIBLE), ==,
                        rows[i].winners[j] - 'A');
}

/* A random mover against the preferred moves: who should win does, also after slips. */
static void
play_out (const char *text,
          guint32     seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (LmPosition) position = parse (text);
  const guint strong = seed % 2;
  gboolean had_won = FALSE;

  while (!lm_position_is_over (position))
    {
      g_autoptr (LmAnswer) answer = solve (position);
      g_autofree char *move = NULL;
      LmPosition *after;

      had_won = had_won || answer->winner == (int) strong;
      g_assert_cmpint (!had_won || answer->winner == (int) strong, ==, TRUE);
      if (lm_position_get_turn (position) == strong)
        move = g_strdup (lm_answer_get_best (answer)->move);
      else
        move = lm_position_random_move (position, rand);
      after = lm_position_play (position, move, NULL);
      lm_position_unref (position);
      position = after;
    }

  if (had_won)
    g_assert_cmpint (lm_position_get_winner (position), ==, strong);
}

static void
test_games (void)
{
  static const char *const texts[] = {
    "n=15&d=7", "n=15&d=9", "n=16&d=2", "n=16&d=6", "n=25&d=8", "n=41&d=12", "n=60&d=4", "n=61&d=6", "n=101&d=20",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (guint32 seed = 0; seed < 8; seed++)
      {
        g_autofree char *text = g_strconcat ("lastmove:zahlenschlacht?", texts[i],
                                             seed >= 4 ? "&goal=indivisible" : NULL, NULL);

        play_out (text, seed);
      }
}

/* A stubborn computer that is lost plays for a slip: B makes numbers superfluous, A crosses out what is. */
static void
test_stubborn (void)
{
  static const char *const cases[][2] = {
    { "lastmove:zahlenschlacht?n=17&d=7", "1" },
    { "lastmove:zahlenschlacht?n=15&d=7&crossed=1", "7" },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i][0]);
      g_autoptr (LmAnswer) answer = solve (position);
      g_autofree char *move = lm_seat_choose_move (LM_SEAT_STUBBORN, position, answer, 0, rand);

      g_assert_cmpint (answer->value, ==, LM_VALUE_LOSS);
      g_assert_cmpstr (move, ==, cases[i][1]);
    }
}

static void
assert_greedy (const char         *text,
               const char * const *expected)
{
  g_autoptr (LmPosition) position = parse (text);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint drawn = 0;

  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *move = lm_zahlenschlacht_choose_greedily (position, rand);

      g_assert_true (g_strv_contains (expected, move));
      for (guint j = 0; expected[j] != NULL; j++)
        drawn |= (guint) g_str_equal (expected[j], move) << j;
    }
  g_assert_cmpuint (drawn, ==, (1u << g_strv_length ((char **) expected)) - 1);
}

/* All that it may cross out, and nothing else. */
static void
test_greedy (void)
{
  /* 1 and 8 against 6, 2 against 5 and 12, 7 alone: the 6 or the 2. */
  assert_greedy ("lastmove:zahlenschlacht?n=12&d=7&crossed=3,4,9,10,11", (const char *[]) { "2", "6", NULL });
  /* Of three multiples two must go; of 1 and 8 against 6 and 13 as many. */
  assert_greedy ("lastmove:zahlenschlacht?n=21&d=7&goal=indivisible&crossed=2,3,4,5,9,10,11,12,15,16,17,18,19,20",
                 (const char *[]) { "1", "6", "7", "8", "13", "14", "21", NULL });
  /* A keeps its pairs: first the superfluous 3, then the side that has more than it needs. */
  assert_greedy ("lastmove:zahlenschlacht?n=8&d=7&crossed=4,7", (const char *[]) { "3", NULL });
  assert_greedy ("lastmove:zahlenschlacht?n=8&d=7&crossed=3,4", (const char *[]) { "7", NULL });
  assert_greedy ("lastmove:zahlenschlacht?n=9&d=7&crossed=2,3,4,5,7,9", (const char *[]) { "1", "8", NULL });
  /* Nothing makes a pair any more. */
  assert_greedy ("lastmove:zahlenschlacht?n=8&d=7&crossed=2,4,6,7,8", (const char *[]) { "1", "3", "5", NULL });
}

/* A slips early, late or never, and then wins. Once A has, B must keep the win to the end. Returns whether A wins. */
static gboolean
play_against_greedy (const LmZahlenschlachtVariant *variant,
                     GRand                         *rand)
{
  LmPosition *position = create_position (variant->n, variant->d, LM_ZAHLENSCHLACHT_DIVISIBLE, G_MAXUINT32);
  gboolean slipped = FALSE;
  gboolean won;

  while (!lm_position_is_over (position))
    {
      const gboolean is_a = lm_position_get_turn (position) == LM_ZAHLENSCHLACHT_A;
      g_autoptr (LmPosition) before = position;
      g_autoptr (LmAnswer) answer = solve (before);
      g_autofree char *move = is_a ? lm_seat_choose_move (LM_SEAT_CASUAL, before, answer, LM_CASUAL_ERROR_PERCENT, rand)
                                   : lm_zahlenschlacht_choose_greedily (before, rand);

      slipped = slipped || answer->winner == LM_ZAHLENSCHLACHT_B;
      g_assert_cmpint (answer->winner, ==, slipped ? LM_ZAHLENSCHLACHT_B : LM_ZAHLENSCHLACHT_A);
      position = lm_position_play (before, move, NULL);
    }

  won = lm_position_get_winner (position) == LM_ZAHLENSCHLACHT_A;
  lm_position_unref (position);
  return won;
}

/* The program of the website can only be beaten without a slip (ZS, Section 3.2). */
static void
test_greedy_games (void)
{
  const LmZahlenschlachtVariant *variants = lm_zahlenschlacht_variants_get ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  guint n_lost = 0;

  for (guint i = 0; i < LM_ZAHLENSCHLACHT_N_VARIANTS; i++)
    for (guint game = 0; game < 40; game++)
      n_lost += play_against_greedy (&variants[i], rand);

  g_assert_cmpuint (n_lost, >, 0);
}

/* The largest boards answer at once, at the beginning and in the middle. */
static void
test_large (void)
{
  g_autoptr (LmPosition) original = parse ("lastmove:zahlenschlacht?n=2017&d=8");
  g_autoptr (LmPosition) largest = parse ("lastmove:zahlenschlacht?n=3000&d=7&goal=indivisible");
  g_autoptr (LmPosition) next = lm_position_play (original, "2017", NULL);
  LmPosition *const positions[] = { original, next, largest };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      const clock_t start = clock ();
      g_autoptr (LmAnswer) answer = solve (positions[i]);

      g_assert_cmpint (clock () - start, <, CLOCKS_PER_SEC / 4);
      g_assert_cmpint (answer->value, !=, LM_VALUE_UNKNOWN);
      g_assert_cmpuint (answer->moves->len, ==, lm_zahlenschlacht_position_get_left (positions[i]));
      g_assert_null (answer->limit);
    }
}

static void
test_cancelled (void)
{
  g_autoptr (LmPosition) position = parse ("lastmove:zahlenschlacht?n=2017&d=8");
  g_autoptr (LmSolveContext) context = create_context ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (lm_solve_context_get_cancellable (context));
  g_assert_null (LM_GAME_GET_CLASS (lm_position_get_game (position))->solve (position, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/zahlenschlacht/solve/every-set", test_every_set);
  g_test_add_func ("/zahlenschlacht/solve/random-sets", test_random_sets);
  g_test_add_func ("/zahlenschlacht/solve/every-count", test_every_count);
  g_test_add_func ("/zahlenschlacht/solve/openings", test_openings);
  g_test_add_func ("/zahlenschlacht/solve/games", test_games);
  g_test_add_func ("/zahlenschlacht/solve/stubborn", test_stubborn);
  g_test_add_func ("/zahlenschlacht/solve/greedy", test_greedy);
  g_test_add_func ("/zahlenschlacht/solve/greedy-games", test_greedy_games);
  g_test_add_func ("/zahlenschlacht/solve/large", test_large);
  g_test_add_func ("/zahlenschlacht/solve/cancelled", test_cancelled);
  g_test_add_func ("/zahlenschlacht/theory/theorems", test_theorems);
  g_test_add_func ("/zahlenschlacht/solve/formula", test_formula);
  g_test_add_func ("/zahlenschlacht/theory/references", test_references);
  g_test_add_func ("/zahlenschlacht/theory/open-games", test_open_games);

  return g_test_run ();
}
