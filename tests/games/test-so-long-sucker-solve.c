/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-so-long-sucker-solve.c: theorem, search and coalitions of So Long Sucker against the game played out. */

#include "engine/game/lm-error.h"
#include "engine/play/lm-session.h"
#include "engine/solve/lm-advice.h"
#include "game-checks.h"
#include "games/lm-games.h"
#include "games/so-long-sucker/rules/rules.h"
#include "games/so-long-sucker/solver/solver.h"
#include "games/so-long-sucker/theory/theory.h"
#include "naive-so-long-sucker.h"

#include <time.h>

#define HEAD "lastmove:so-long-sucker?"

#define TWO_COLOUR_POSITIONS 20000
#define MORE_COLOUR_POSITIONS 2000
#define COALITION_POSITIONS 150
#define PATIENCE_POSITIONS 6000
#define PATIENCE_WINS 2500
#define STAKES_POSITIONS 3000

/* What the naive game remembers is thrown away when it becomes more than this. */
#define MAX_REMEMBERED 400000

static LmPosition *
read_position (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *whole = g_strconcat (HEAD, text, NULL);
  LmPosition *position = lm_position_parse (whole, &error);

  g_assert_no_error (error);
  return position;
}

static LmPosition *
make_position (const LmSlsSetup *setup)
{
  g_autoptr (GError) error = NULL;
  LmPosition *position = lm_sls_position_new (setup, &error);

  g_assert_no_error (error);
  return position;
}

static LmAnswer *
solve (LmPosition *position)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;
  LmAnswer *answer = lm_sls_solve (position, context, &error);

  g_assert_no_error (error);
  return answer;
}

static gboolean
play_out (const LmSlsSetup *setup,
          guint             side,
          GHashTable       *memory)
{
  Naive naive;

  if (g_hash_table_size (memory) > MAX_REMEMBERED)
    g_hash_table_remove_all (memory);
  naive_read (&naive, setup, side);
  return naive_wins (&naive, memory);
}

/* A position by chance in which the board may be full and a capture may be under way. */
static LmPosition *
draw (LmSlsSetup *setup,
      guint       n_left,
      guint       n_colours,
      guint       max_chips,
      GRand      *rand)
{
  naive_random_setup (setup, n_left, n_colours, g_rand_int_range (rand, 1, max_chips + 1), rand);
  setup->dead_discard = g_rand_boolean (rand);
  if (g_rand_int_range (rand, 0, 8) == 0 && (setup->piles == 0 || g_strv_length (setup->board) < setup->piles))
    setup->captured[setup->turn] = 2;

  return make_position (setup);
}

/* Theorem 4.7.5, and that its strategy never lets go of a win. */
static void
check_theory (const LmSlsSetup *setup,
              LmPosition       *position,
              GHashTable       *memory)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint turn = state->turn;
  g_auto (LmSlsSetup) next = { 0 };
  g_autoptr (LmPosition) after = NULL;
  LmSlsTheory theory;

  g_assert_true (lm_sls_theory_applies (state));
  lm_sls_theory_read (state, &theory);
  if (theory.wins != play_out (setup, LM_SLS_BIT (turn), memory))
    {
      g_autofree char *text = lm_position_to_string (position);
      g_error ("The theorem says %d of %s", theory.wins, text);
    }

  if (!theory.wins)
    return;

  after = lm_sls_position_apply (position, lm_sls_theory_get_move (state));
  lm_sls_position_get_setup (after, &next);
  g_assert_true (play_out (&next, LM_SLS_BIT (turn), memory));
}

static void
test_theory (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (475);
  g_autoptr (GHashTable) memory = naive_memory_new ();

  for (guint i = 0; i < TWO_COLOUR_POSITIONS; i++)
    {
      g_auto (LmSlsSetup) setup = { 0 };
      g_autoptr (LmPosition) position = draw (&setup, 2, 2, 8, rand);

      check_theory (&setup, position, memory);
    }
}

static void
check_theory_numbers (const char *text,
                      LmSlsBoardType  board,
                      guint       own,
                      guint       other,
                      gboolean    wins)
{
  g_autoptr (LmPosition) position = read_position (text);
  LmSlsTheory theory;
  guint bars[2];

  lm_sls_theory_read (lm_sls_position_get_state (position), &theory);
  lm_sls_theory_get_bars (&theory, &bars[0], &bars[1]);
  g_assert_cmpint (theory.board, ==, board);
  g_assert_cmpuint (bars[0], ==, own);
  g_assert_cmpuint (bars[1], ==, other);
  g_assert_cmpint (theory.wins, ==, wins);
}

static void
test_boards (void)
{
  check_theory_numbers ("piles=8&chips=b3,r2,out1,out2&turn=b", LM_SLS_BOARD_I, 3, 2, TRUE);
  check_theory_numbers ("piles=8&board=b,r,brbr&chips=b2,r2,out1,out2&turn=b", LM_SLS_BOARD_I, 2, 2, FALSE);
  check_theory_numbers ("piles=8&board=rb,br&chips=b2,r2,out1,out2&turn=b", LM_SLS_BOARD_II, 3, 2, TRUE);
  check_theory_numbers ("piles=8&board=br,rbr&chips=b3,r2,out1,out2&turn=b", LM_SLS_BOARD_GENERAL_I, 3, 3, FALSE);
  check_theory_numbers ("piles=8&board=rb,rb,br&chips=b1,r2,out1,out2&turn=b", LM_SLS_BOARD_GENERAL_II, 3, 2, TRUE);
  check_theory_numbers ("piles=8&board=rb,br,br&chips=b1,r2,out1,out2&turn=b", LM_SLS_BOARD_GENERAL, 2, 3, FALSE);
  check_theory_numbers ("piles=8&board=rb&chips=r5,r2,out1,out2&turn=b", LM_SLS_BOARD_GENERAL, 1, 2, FALSE);
  check_theory_numbers ("piles=8&board=br,br,br&chips=b1,b3,out1,out2&turn=b", LM_SLS_BOARD_GENERAL_I, 1, 2, TRUE);
}

/* An opponent without chips of the own colour, of whom Theorems 4.4.9 and 4.5.5 say something else than 4.7.5. */
static void
test_without_chips (void)
{
  static const char *const texts[] = {
    "piles=2&board=rb,br&chips=b1,b1,out1,out2&turn=b",
    "piles=2&board=br,br&chips=b1,b1,out1,out2&turn=b",
  };
  g_autoptr (GHashTable) memory = naive_memory_new ();

  check_theory_numbers (texts[0], LM_SLS_BOARD_II, 2, 0, TRUE);
  check_theory_numbers (texts[1], LM_SLS_BOARD_GENERAL_I, 1, 1, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = read_position (texts[i]);
      g_auto (LmSlsSetup) setup = { 0 };

      lm_sls_position_get_setup (position, &setup);
      check_theory (&setup, position, memory);
    }
}

/* Returns: how often a player of one of the sides is said to win by waiting */
static guint
check_patience (const LmSlsSetup *setup,
                LmPosition       *position,
                GHashTable       *memory)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  guint n_sure = 0;

  for (guint side = 1; side < state->left && lm_sls_count (state->captured) == 0; side++)
    for (guint i = 0; i < LM_SLS_PLAYERS; i++)
      if ((side & ~state->left) == 0 && (side & LM_SLS_BIT (i)) != 0 && lm_sls_outlasts (state, i, side))
        {
          g_autofree char *text = lm_position_to_string (position);

          if (!play_out (setup, side, memory))
            g_error ("%u does not win with %u in %s", i, side, text);
          n_sure++;
        }

  return n_sure;
}

/* Who is said to win by waiting does so in the game played out; and it is said often enough to be of use. */
static void
test_patience (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (GHashTable) memory = naive_memory_new ();
  guint n_sure = 0;

  for (guint i = 0; i < PATIENCE_POSITIONS; i++)
    {
      static const guint chips[] = { 0, 0, 7, 6, 5 };
      g_auto (LmSlsSetup) setup = { 0 };
      const guint n_left = i % 4 == 0 ? 3 + i / 4 % 2 : 2;
      g_autoptr (LmPosition) position = draw (&setup, n_left, 3 + i / 2 % 2, chips[n_left], rand);

      n_sure += check_patience (&setup, position, memory);
    }

  g_assert_cmpuint (n_sure, >, PATIENCE_WINS);
}

/* Value and every move of the answer. */
static void
check_answer (const LmSlsSetup *setup,
              LmPosition       *position,
              GHashTable       *memory)
{
  const guint side = LM_SLS_BIT (lm_position_get_turn (position));
  g_autoptr (LmAnswer) answer = solve (position);

  g_assert_cmpint (answer->value, ==, play_out (setup, side, memory) ? LM_VALUE_WIN : LM_VALUE_LOSS);
  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      g_auto (LmSlsSetup) after = { 0 };

      lm_sls_position_get_setup (move->position, &after);
      g_assert_cmpint (move->value, ==, play_out (&after, side, memory) ? LM_VALUE_WIN : LM_VALUE_LOSS);
    }
}

static void
test_search (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2000);
  g_autoptr (GHashTable) memory = naive_memory_new ();

  for (guint i = 0; i < MORE_COLOUR_POSITIONS; i++)
    {
      g_auto (LmSlsSetup) setup = { 0 };
      g_autoptr (LmPosition) position = draw (&setup, 2, 3 + i % 2, 7, rand);

      check_answer (&setup, position, memory);
    }
}

static void
check_coalitions (const LmSlsSetup *setup,
                  LmPosition       *position,
                  GHashTable       *memory)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  g_autoptr (LmAnswer) answer = solve (position);
  LmSlsOutlook *outlook = LM_SLS_OUTLOOK (answer->outlook);

  g_assert_nonnull (outlook);
  g_assert_cmpuint (outlook->coalitions->len, ==, (1u << lm_sls_state_count_left (state)) - 2);
  for (guint i = 0; i < outlook->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = outlook->coalitions->pdata[i];

      g_assert_cmpint (coalition->value, ==,
                       play_out (setup, coalition->members, memory) ? LM_VALUE_WIN : LM_VALUE_LOSS);
      g_assert_nonnull (coalition->line);
    }
  g_assert_cmpint (answer->value, ==, lm_sls_outlook_find (outlook, LM_SLS_BIT (state->turn))->value);
  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      g_auto (LmSlsSetup) after = { 0 };

      lm_sls_position_get_setup (move->position, &after);
      g_assert_cmpint (move->value, ==,
                       play_out (&after, LM_SLS_BIT (state->turn), memory) ? LM_VALUE_WIN : LM_VALUE_LOSS);
    }
}

static void
test_coalitions (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (34);
  g_autoptr (GHashTable) memory = naive_memory_new ();

  for (guint i = 0; i < COALITION_POSITIONS; i++)
    {
      g_auto (LmSlsSetup) setup = { 0 };
      const guint n_left = 3 + i % 2;
      g_autoptr (LmPosition) position = draw (&setup, n_left, 4, n_left == 3 ? 6 : 5, rand);

      check_coalitions (&setup, position, memory);
    }
}

/* The line of every coalition is a game, and one that those who are favoured have not lost. */
static void
test_lines (void)
{
  g_autoptr (LmPosition) position = read_position ("piles=3&board=rb,br,b&chips=b2,b1r1,g1y1,out1&turn=b");
  g_autoptr (LmAnswer) answer = solve (position);
  LmSlsOutlook *outlook = LM_SLS_OUTLOOK (answer->outlook);

  for (guint i = 0; i < outlook->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = outlook->coalitions->pdata[i];
      g_autoptr (LmPosition) current = lm_position_ref (position);

      g_assert_nonnull (coalition->line[0]);
      for (guint j = 0; coalition->line[j] != NULL; j++)
        {
          LmPosition *after = lm_position_play (current, coalition->line[j], NULL);

          g_assert_nonnull (after);
          lm_position_unref (current);
          current = after;
        }
      if (lm_position_is_over (current))
        g_assert_cmpint ((coalition->members >> lm_position_get_winner (current)) & 1, ==,
                         coalition->value == LM_VALUE_WIN);
    }
}

/* Taking out the chips of the eliminated changes who wins. */
static void
test_dead_discard (void)
{
  g_autoptr (LmPosition) kept = read_position ("piles=8&chips=b2y1,b1g3,out1,out2&turn=b");
  g_autoptr (LmPosition) taken_out = read_position ("piles=8&chips=b2y1,b1g3,out1,out2&turn=b&dead=discard");
  g_autoptr (LmAnswer) win = solve (kept);
  g_autoptr (LmAnswer) loss = solve (taken_out);

  g_assert_cmpint (win->value, ==, LM_VALUE_WIN);
  g_assert_cmpint (loss->value, ==, LM_VALUE_LOSS);
  g_assert_cmpint (loss->winner, ==, 1);
}

/* Who wins, and with how many chips in hand, when both do their best: every game played out, with no memory. */
static LmSlsStakes
play_for_chips (const Naive *naive)
{
  const guint turn = naive->turn;
  g_autoptr (GArray) after = NULL;
  LmSlsStakes best = { .winner = LM_SLS_NONE };

  if (naive_sum (naive->captured) + naive_sum (naive->hands[turn]) == 0)
    {
      Naive end = *naive;

      naive_eliminate (&end);
      return (LmSlsStakes) { .winner = end.turn, .chips = naive_sum (end.hands[end.turn]) };
    }

  after = naive_list (naive);
  for (guint i = 0; i < after->len; i++)
    {
      const LmSlsStakes end = play_for_chips (&g_array_index (after, Naive, i));
      const gboolean more = end.chips > best.chips;

      if (best.winner == LM_SLS_NONE || (end.winner == turn && best.winner != turn)
          || (end.winner == best.winner && end.chips != best.chips && more == (end.winner == turn)))
        best = end;
    }
  return best;
}

/* Chips that count, against all games; and the move that is told leads there. */
static void
test_stakes (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_kept = 0;

  for (guint i = 0; i < STAKES_POSITIONS; i++)
    {
      g_auto (LmSlsSetup) setup = { 0 };
      g_autoptr (LmPosition) position = draw (&setup, 2, 2 + i % 3, 5, rand);
      g_autoptr (LmPosition) after = NULL;
      LmSlsStakes expected, found, next;
      Naive naive;

      naive_read (&naive, &setup, 0);
      expected = play_for_chips (&naive);
      g_assert_true (lm_sls_stakes_find (lm_sls_position_get_state (position), context, &found));
      g_assert_cmpuint (found.winner, ==, expected.winner);
      g_assert_cmpuint (found.chips, ==, expected.chips);
      n_kept += found.chips > 0;
      after = lm_sls_position_apply (position, found.best);
      if (lm_position_is_over (after))
        continue;
      g_assert_true (lm_sls_stakes_find (lm_sls_position_get_state (after), context, &next));
      g_assert_cmpuint (next.winner, ==, found.winner);
      g_assert_cmpuint (next.chips, ==, found.chips);
    }
  g_assert_cmpuint (n_kept, >, STAKES_POSITIONS / 10);
}

/* They are told where they count, choose the move, and change nothing of who wins. */
static void
test_valued (void)
{
  g_autoptr (LmPosition) plain = read_position ("piles=8&chips=b2,r5y1,out1,out2&turn=b");
  g_autoptr (LmPosition) valued = read_position ("piles=8&chips=b2,r5y1,out1,out2&turn=b&value=chips");
  g_autoptr (LmPosition) large = read_position ("piles=8&chips=b9r4,r8b4,out1,out2&turn=b&value=chips");
  g_autoptr (LmAnswer) without = solve (plain);
  g_autoptr (LmAnswer) with = solve (valued);
  g_autoptr (LmAnswer) unknown = solve (large);

  g_assert_cmpint (without->value, ==, with->value);
  g_assert_null (strstr (without->limit, "Chips count"));
  g_assert_nonnull (strstr (with->limit, "Chips count: Red has 4 chips in hand at the end"));
  g_assert_nonnull (with->preferred);
  g_assert_nonnull (strstr (unknown->limit, "too many games"));
}

static LmAdvice *
advise (const char *text)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) position = read_position (text);
  g_autoptr (GError) error = NULL;
  LmAdvice *advice = lm_advice_compute (position, context, &error);

  g_assert_no_error (error);
  return advice;
}

static void
test_advice (void)
{
  g_autoptr (LmAdvice) theory = advise ("piles=8&board=rb,br&chips=b2,r2,out1,out2&turn=b");
  g_autoptr (LmAdvice) search = advise ("piles=8&chips=b2y1,b1g3,out1,out2&turn=b");
  g_autoptr (LmAdvice) many = advise ("piles=8&chips=b2,r2,g2,y2&turn=b");
  g_autoptr (LmAdvice) over = advise ("piles=8&chips=b2,out1,out2,out3&turn=b");

  g_assert_cmpstr (theory->move, ==, "b@1");
  g_assert_cmpint (theory->reason->status, ==, LM_STATUS_PROVED);
  g_assert_cmpstr (theory->reason->reference, ==, "SLS, Theorem 4.7.5");
  g_assert_cmpstr (theory->reason->text, ==,
                   "Blue counts own chips: 2 in hand and 1 in piles of two or more with an own chip on top. "
                   "Red counts 2 in hand and, leaving out the pile with the most, 0 in such piles. "
                   "3 is more than 2, so Blue wins. (A board of type II.) "
                   "Capture every pile with an own chip on top first.");
  /* Blue has the turn again, so there are no replies. */
  g_assert_cmpuint (theory->replies->len, ==, 0);

  g_assert_cmpstr (search->move, ==, "y@0>r");
  g_assert_cmpint (search->reason->status, ==, LM_STATUS_COMPUTED);
  g_assert_cmpuint (search->replies->len, >, 0);

  g_assert_null (many->move);
  g_assert_cmpint (many->answer->value, ==, LM_VALUE_LOSS);
  g_assert_cmpuint (many->replies->len, ==, 0);
  g_assert_nonnull (many->answer->limit);

  g_assert_null (over->move);
  g_assert_cmpint (over->answer->winner, ==, 0);
}

static char *
estimate (const char   *text,
          double        effort,
          GCancellable *cancellable)
{
  g_autoptr (LmSolveContext) context = make_context (cancellable);
  g_autoptr (LmPosition) position = read_position (text);

  lm_solve_context_set_options (context, &(LmSolveOptions) { .effort = effort });
  return lm_sls_estimate_describe (position, context);
}

/* The answers to a move are the opponent's: none are counted, listed or told of one with which its player keeps the turn. */
static gboolean
check_staying (LmPosition *position)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, NULL);
  const guint turn = lm_position_get_turn (position);
  LmMoveValue *hardest;
  gboolean stays = FALSE;

  if (advice->answer->value != LM_VALUE_LOSS)
    return FALSE;

  for (guint i = 0; i < advice->answer->moves->len; i++)
    {
      const LmMoveValue *entry = g_ptr_array_index (advice->answer->moves, i);
      g_autoptr (LmSession) session = lm_session_new (position, (LmSeat[]) { 0, 0, 0, 0 }, 1);
      g_autofree char *grade = NULL;

      if (lm_position_is_over (entry->position))
        continue;
      if (lm_position_get_turn (entry->position) != turn)
        {
          g_assert_cmpuint (entry->n_answers, >, 0);
          continue;
        }
      stays = TRUE;
      g_assert_cmpuint (entry->n_replies, ==, 0);
      g_assert_true (lm_session_play (session, entry->move, NULL));
      lm_node_set_value (lm_session_get_root (session), LM_VALUE_LOSS, LM_DISTANCE_UNKNOWN);
      lm_node_set_value (lm_session_get_current (session), LM_VALUE_LOSS, LM_DISTANCE_UNKNOWN);
      lm_node_set_wins (lm_session_get_current (session), 0, 5);
      grade = lm_node_describe_grade (lm_session_get_current (session));
      g_assert_null (strstr (grade, "opponent"));
    }
  hardest = lm_answer_get_hardest (advice->answer);
  g_assert_true (hardest == NULL || hardest->n_answers > 0);
  for (guint i = 0; i < advice->replies->len; i++)
    {
      const LmReply *reply = g_ptr_array_index (advice->replies, i);
      g_autoptr (LmPosition) after = lm_position_play (position, reply->move, NULL);

      g_assert_true (lm_position_is_over (after) || lm_position_get_turn (after) != turn);
    }
  return stays;
}

static void
test_turns_that_stay (void)
{
  static const char *const texts[] = {
    "piles=8&board=b&chips=b1,r1,out1,out2&turn=b", "piles=8&board=b,rb,br&chips=b1,r3,out1,out2&turn=b",
    "piles=8&chips=b1y1,b1r2g1,out1,out2&turn=b", "piles=3&board=g,rb&chips=b1g1,r3,out1,out2&turn=b",
    "piles=8&board=rb&chips=r1,r3,out1,out2&turn=b&captured=b2r1",
  };
  guint n_staying = 0;
  g_autoptr (LmPosition) last = read_position ("piles=8&chips=-,r2,out1,out2&turn=b");
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmAdvice) advice = lm_advice_compute (last, context, NULL);

  g_assert_true (g_str_has_prefix (advice->reason->text, "Red is the last one left and wins"));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = read_position (texts[i]);

      n_staying += check_staying (position);
    }
  g_assert_cmpuint (n_staying, >, 2);
}

/* The shares of all players are a hundred, and what looks best is told with more than the next. */
static void
check_estimate (const char *text)
{
  g_autoptr (GRegex) share = g_regex_new ("wins ([0-9]+) % and", 0, 0, NULL);
  g_autoptr (GRegex) best = g_regex_new ("scores ([0-9.]+) on average, with [^ ]+ ([0-9.]+)\\.", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GMatchInfo) averages = NULL;
  guint sum = 0;

  for (g_regex_match (share, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *number = g_match_info_fetch (match, 1);

      sum += atoi (number);
    }
  g_assert_cmpuint (sum, ==, 100);
  if (g_regex_match (best, text, 0, &averages))
    {
      g_autofree char *first = g_match_info_fetch (averages, 1);
      g_autofree char *second = g_match_info_fetch (averages, 2);

      g_assert_cmpfloat (g_ascii_strtod (first, NULL), >, g_ascii_strtod (second, NULL));
    }
}

static void
test_estimates_add_up (void)
{
  static const char *const texts[] = {
    "piles=8&board=b,rb,gy&chips=b4r1,r5,g5,y5&turn=b", "piles=8&chips=b6,r6,g6,y6&turn=b", "piles=3&chips=b3,r2g1,g3,y2&turn=g",
    "piles=4&board=ry&chips=b2,r3,out1,y3b1&turn=r", "piles=0&chips=b4,r3,g5,y2&turn=y", "piles=2&chips=b2,r2,g2,y2&turn=r",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (double effort = 0.001; effort < 0.2; effort *= 3)
      {
        g_autofree char *text = estimate (texts[i], effort, NULL);

        check_estimate (text);
      }
}

/* It says that it is one, comes out the same, grows with the effort, stops when told, and is only made when wanted. */
static void
test_estimate (void)
{
  static const char open[] = "piles=8&board=b,rb,gy&chips=b4r1,r5,g5,y5&turn=b";
  g_autofree char *first = estimate (open, 0.1, NULL);
  g_autofree char *second = estimate (open, 0.1, NULL);
  g_autofree char *longer = estimate (open, 1, NULL);
  g_autofree char *opening = estimate ("piles=8&chips=b6,r6,g6,y6&turn=b", 0.1, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmPosition) position = read_position (open);
  g_autoptr (LmAnswer) answer = solve (position);

  g_assert_true (g_str_has_prefix (first, "Estimate, no proof: by 5"));
  g_assert_cmpstr (first, ==, second);
  g_assert_cmpstr (first, !=, longer);
  g_assert_nonnull (strstr (longer, "\nb@2 looks best: with it Blue "));
  g_assert_nonnull (strstr (longer, "\nYellow wins "));
  g_assert_nonnull (strstr (longer, "\nb@2: wins "));
  g_assert_nonnull (strstr (opening, "\nNo move is clearly ahead of the others."));

  g_cancellable_cancel (cancellable);
  g_assert_null (estimate (open, 1, cancellable));
  g_assert_null (LM_SLS_OUTLOOK (answer->outlook)->estimate);
  g_assert_cmpint (answer->value, ==, LM_VALUE_UNKNOWN);
}

/* Stops within 50 ms of being told; what others do on the machine meanwhile is not counted, and ten times that is let pass. */
static void
test_cancel (void)
{
  g_autoptr (LmPosition) position = read_position ("piles=8&chips=b7g5,r7y5,g3,y6&turn=b");

  g_assert_cmpint (check_cancelled_at_work (position), <, CLOCKS_PER_SEC / 2);
}

static void
test_limits (void)
{
  g_autoptr (LmPosition) two = read_position ("piles=0&chips=b3r3g2y2,b2r1g4y3,out1,out2&turn=b");
  g_autoptr (LmPosition) four = read_position ("piles=8&chips=b6,r6,g6,y6&turn=b");
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmSolveContext) hurry = make_context (NULL);
  g_autoptr (LmAnswer) answer = NULL;
  g_autoptr (LmAnswer) other = NULL;

  lm_solve_context_set_memory (context, 4 * 1024 * 1024);
  answer = lm_sls_solve (two, context, NULL);
  g_assert_cmpint (answer->value, ==, LM_VALUE_UNKNOWN);
  g_assert_nonnull (strstr (answer->limit, "MiB"));
  g_assert_cmpuint (answer->moves->len, >, 0);

  lm_solve_context_set_seconds (hurry, 0.2);
  other = lm_sls_solve (four, hurry, NULL);
  g_assert_nonnull (strstr (other->limit, "0.2"));
  g_assert_cmpuint (LM_SLS_OUTLOOK (other->outlook)->coalitions->len, ==, 14);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/so-long-sucker/solve/theory", test_theory);
  g_test_add_func ("/so-long-sucker/solve/boards", test_boards);
  g_test_add_func ("/so-long-sucker/solve/without-chips", test_without_chips);
  g_test_add_func ("/so-long-sucker/solve/patience", test_patience);
  g_test_add_func ("/so-long-sucker/solve/search", test_search);
  g_test_add_func ("/so-long-sucker/solve/coalitions", test_coalitions);
  g_test_add_func ("/so-long-sucker/solve/lines", test_lines);
  g_test_add_func ("/so-long-sucker/solve/dead-discard", test_dead_discard);
  g_test_add_func ("/so-long-sucker/solve/stakes", test_stakes);
  g_test_add_func ("/so-long-sucker/solve/valued", test_valued);
  g_test_add_func ("/so-long-sucker/solve/advice", test_advice);
  g_test_add_func ("/so-long-sucker/solve/estimate", test_estimate);
  g_test_add_func ("/so-long-sucker/solve/turns-that-stay", test_turns_that_stay);
  g_test_add_func ("/so-long-sucker/solve/estimates-add-up", test_estimates_add_up);
  g_test_add_func ("/so-long-sucker/solve/cancel", test_cancel);
  g_test_add_func ("/so-long-sucker/solve/limits", test_limits);

  return g_test_run ();
}
