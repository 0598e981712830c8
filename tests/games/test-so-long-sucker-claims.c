/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-so-long-sucker-claims.c: every sentence of So Long Sucker's reasons against the game played out. */

#include "claim-checks-general.h"
#include "games/lm-games.h"
#include "games/so-long-sucker/rules/rules.h"
#include "games/so-long-sucker/solver/solver.h"
#include "games/so-long-sucker/theory/theory.h"
#include "naive-so-long-sucker.h"

/* What the naive game remembers is thrown away when it becomes more than this. */
#define MAX_REMEMBERED 400000

static GHashTable *memory;

/* How many reasons of a search show nothing that was found. */
static guint n_bare;

/* The answer whose reason is being checked. */
static LmAnswer *current;

static void
read_claim (Naive   *naive,
            LmFact *claim,
            guint    side)
{
  g_auto (LmSlsSetup) setup = { 0 };

  lm_sls_position_get_setup (claim->position, &setup);
  naive_read (naive, &setup, side);
}

static gboolean
wins (const Naive *naive)
{
  if (g_hash_table_size (memory) > MAX_REMEMBERED)
    g_hash_table_remove_all (memory);
  return naive_wins (naive, memory);
}

/* Whether the players of @side can make sure that one of them wins. */
static gboolean
can_force (LmFact *claim,
           guint    side)
{
  Naive naive;

  read_claim (&naive, claim, side);
  return wins (&naive);
}

/* The numbers of the claim, which must be so many and nothing else. */
static void
read_numbers (LmFact *claim,
              guint   *numbers,
              guint    n_numbers)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);

  g_assert_cmpuint (g_strv_length (words), ==, n_numbers);
  for (guint i = 0; i < n_numbers; i++)
    {
      guint64 number;

      g_assert_true (g_ascii_string_to_unsigned (words[i], 10, 0, G_MAXUINT, &number, NULL));
      numbers[i] = number;
    }
}

/* Reads the game with @mover to move against @opponent, the only other one left. */
static void
read_duel (Naive   *naive,
           LmFact *claim,
           guint    mover,
           guint    opponent)
{
  read_claim (naive, claim, LM_SLS_BIT (mover));
  g_assert_cmpuint (naive_left (naive), ==, 2);
  g_assert_cmpuint (naive->turn, ==, mover);
  g_assert_cmpuint (mover, !=, opponent);
  g_assert_cmpuint (naive->out[opponent], ==, 0);
}

static guint
get_opponent (const Naive *naive)
{
  guint opponent = 0;

  while (opponent == naive->turn || naive->out[opponent])
    opponent++;

  return opponent;
}

/* Numbers: who is to move, and the other one. */
static gboolean
is_out (LmFact *claim)
{
  guint numbers[2];
  Naive naive;

  read_numbers (claim, numbers, 2);
  read_duel (&naive, claim, numbers[0], numbers[1]);
  return naive_sum (naive.hands[naive.turn]) + naive_sum (naive.captured) == 0
         && naive_sum (naive.hands[numbers[1]]) == naive.hands[numbers[1]][numbers[1]];
}

/* Numbers: who is to move, and who may give. */
static gboolean
is_out_without_a_gift (LmFact *claim)
{
  guint numbers[2];
  Naive naive;

  read_numbers (claim, numbers, 2);
  read_duel (&naive, claim, numbers[0], numbers[1]);
  return naive_sum (naive.hands[naive.turn]) + naive_sum (naive.captured) == 0
         && naive_sum (naive.hands[numbers[1]]) > naive.hands[numbers[1]][numbers[1]];
}

/* Numbers: who is to move, and the other one. */
static gboolean
has_no_own_chip (LmFact *claim)
{
  guint numbers[2];
  Naive naive;

  read_numbers (claim, numbers, 2);
  read_duel (&naive, claim, numbers[0], numbers[1]);
  return naive.hands[naive.turn][naive.turn] + naive_sum (naive.captured) == 0
         && naive.hands[naive.turn][numbers[1]] > 0 && !wins (&naive);
}

/* What Strategy Sigma keeps of the captured pile: own chips, all of them if there is another one to discard. */
static guint
count_kept (const Naive *naive)
{
  const guint own = naive->captured[naive->turn];

  return own > 0 && own == naive_sum (naive->captured) ? own - 1 : own;
}

/* Numbers: who is to move, the other one, own chips in hand, and kept of the captured pile. */
static gboolean
has_the_only_own_chip (LmFact *claim)
{
  guint numbers[4];
  Naive naive;

  read_numbers (claim, numbers, 4);
  read_duel (&naive, claim, numbers[0], numbers[1]);
  return naive.hands[naive.turn][naive.turn] == numbers[2] && count_kept (&naive) == numbers[3]
         && numbers[2] + numbers[3] > 0 && naive.hands[numbers[1]][numbers[1]] == 0 && wins (&naive);
}

/* The player's own chips in a pile, if it has two chips or more with such a one on top. */
static guint
count_in_pile (const Naive *naive,
               guint        pile,
               guint        player)
{
  const guint height = naive->height[pile];
  guint count = 0;

  if (height < 2 || naive->chips[pile][height - 1] != player)
    return 0;
  for (guint i = 0; i < height; i++)
    count += naive->chips[pile][i] == player;

  return count;
}

/* In all such piles, and in the one of them with the most. */
static guint
count_in_piles (const Naive *naive,
                guint        player,
                guint       *most)
{
  guint count = 0;

  *most = 0;
  for (guint i = 0; i < naive->n_piles; i++)
    {
      count += count_in_pile (naive, i, player);
      *most = MAX (*most, count_in_pile (naive, i, player));
    }

  return count;
}

/* Numbers: who, own chips in hand, kept of the captured pile, in piles of two or more. */
static gboolean
mover_counts (LmFact *claim)
{
  guint numbers[4];
  guint most;
  Naive naive;

  read_numbers (claim, numbers, 4);
  read_claim (&naive, claim, 0);
  return naive.turn == numbers[0] && naive.hands[naive.turn][naive.turn] == numbers[1]
         && count_kept (&naive) == numbers[2] && count_in_piles (&naive, naive.turn, &most) == numbers[3];
}

/* Numbers: who, own chips in hand, in piles of two or more but the one with the most, and in that one. */
static gboolean
opponent_counts (LmFact *claim)
{
  guint numbers[4];
  guint count, most;
  Naive naive;

  read_numbers (claim, numbers, 4);
  read_claim (&naive, claim, 0);
  count = count_in_piles (&naive, numbers[0], &most);
  return get_opponent (&naive) == numbers[0] && naive.hands[numbers[0]][numbers[0]] == numbers[1]
         && count - most == numbers[2] && most == numbers[3];
}

/* Numbers: what the player to move counts, what the other one counts, and who wins. */
static gboolean
counts_decide (LmFact *claim)
{
  guint numbers[3];
  guint most, own, other;
  Naive naive;

  read_numbers (claim, numbers, 3);
  read_claim (&naive, claim, LM_SLS_BIT (numbers[2]));
  own = naive.hands[naive.turn][naive.turn] + count_kept (&naive) + count_in_piles (&naive, naive.turn, &most);
  other = naive.hands[get_opponent (&naive)][get_opponent (&naive)]
          + count_in_piles (&naive, get_opponent (&naive), &most) - most;
  return own == numbers[0] && other == numbers[1] && (own > other) == (naive.turn == numbers[2]) && wins (&naive);
}

/* Numbers: the type of the board, the simplest whose definition is met. */
static gboolean
board_is_of_type (LmFact *claim)
{
  guint type;
  guint n_own = 0, n_other = 0, simplest = 0;
  Naive naive;

  read_numbers (claim, &type, 1);
  read_claim (&naive, claim, 0);
  for (guint i = 0; i < naive.n_piles; i++)
    {
      n_own += count_in_pile (&naive, i, naive.turn) > 0;
      n_other += count_in_pile (&naive, i, get_opponent (&naive)) > 0;
    }

  {
    const gboolean met[] = {
      [LM_SLS_BOARD_I] = n_own == 0 && n_other <= 1,
      [LM_SLS_BOARD_II] = n_own == 1 && n_other == 1,
      [LM_SLS_BOARD_GENERAL_I] = n_own == 0,
      [LM_SLS_BOARD_GENERAL_II] = n_own >= 1 && n_other == 1,
      [LM_SLS_BOARD_GENERAL] = TRUE,
    };

    while (!met[simplest])
      simplest++;
  }
  return simplest == type;
}

/* Whether the player to move still wins, with the right discard after a capture, having put an own chip on that pile. */
static gboolean
keeps_the_win (const Naive *naive,
               guint        pile)
{
  g_autoptr (GArray) after = g_array_new (FALSE, FALSE, sizeof (Naive));

  if (naive->hands[naive->turn][naive->turn] == 0)
    return FALSE;

  naive_place (naive, naive->turn, pile, after);
  g_assert_cmpuint (after->len, ==, 1);
  return wins (&g_array_index (after, Naive, 0));
}

static guint
get_top (const Naive *naive,
         guint        pile)
{
  return naive->chips[pile][naive->height[pile] - 1];
}

/* No numbers: there is a pile with an own chip on top, and whichever is captured first, the win is kept. */
static gboolean
captures_keep_the_win (LmFact *claim)
{
  guint n_captures = 0;
  Naive naive;

  read_claim (&naive, claim, LM_SLS_BIT (lm_position_get_turn (claim->position)));
  for (guint i = 0; i < naive.n_piles; i++)
    if (get_top (&naive, i) == naive.turn)
        {
        n_captures++;
        if (!keeps_the_win (&naive, i))
          return FALSE;
      }

  return n_captures > 0;
}

/* Numbers: the pile, the opponent's, than which no other is longer; and none has an own chip on top. */
static gboolean
covering_keeps_the_win (LmFact *claim)
{
  guint pile;
  Naive naive;

  read_numbers (claim, &pile, 1);
  read_claim (&naive, claim, LM_SLS_BIT (lm_position_get_turn (claim->position)));
  for (guint i = 0; i < naive.n_piles; i++)
    if (get_top (&naive, i) == naive.turn || naive.height[i] > naive.height[pile - 1])
      return FALSE;

  return keeps_the_win (&naive, pile - 1);
}

/* No numbers. */
static gboolean
new_pile_keeps_the_win (LmFact *claim)
{
  Naive naive;

  read_claim (&naive, claim, LM_SLS_BIT (lm_position_get_turn (claim->position)));
  return naive.n_piles == 0 && keeps_the_win (&naive, 0);
}

/* Numbers: how many of the opponent's chips are discarded, or 0 for an own one. */
static gboolean
discard_keeps_the_win (LmFact *claim)
{
  guint n_discarded;
  guint opponent;
  Naive naive;

  read_numbers (claim, &n_discarded, 1);
  read_claim (&naive, claim, LM_SLS_BIT (lm_position_get_turn (claim->position)));
  opponent = get_opponent (&naive);
  if (n_discarded > naive.captured[opponent] || (n_discarded == 0 && naive.captured[opponent] > 0)
      || (n_discarded > 1 && naive.dead_discard))
    return FALSE;

  naive.hands[naive.turn][naive.turn] += naive.captured[naive.turn] - (n_discarded == 0);
  naive.hands[naive.turn][opponent] += naive.captured[opponent] - n_discarded;
  memset (naive.captured, 0, sizeof naive.captured);
  return wins (&naive);
}

/* Whether the player wins from there. */
static gboolean
is_won_by (LmPosition *position,
           guint       player)
{
  g_auto (LmSlsSetup) setup = { 0 };
  Naive naive;

  lm_sls_position_get_setup (position, &setup);
  naive_read (&naive, &setup, LM_SLS_BIT (player));
  return wins (&naive);
}

/* Numbers: the winner, and the other one. */
static gboolean
wins_whatever_happens (LmFact *claim)
{
  const guint turn = lm_position_get_turn (claim->position);
  guint numbers[2];

  read_numbers (claim, numbers, 2);
  return LM_SLS_BIT (numbers[0]) + LM_SLS_BIT (numbers[1]) == lm_position_get_left (claim->position)
         && (turn == numbers[0] || turn == numbers[1]) && is_won_by (claim->position, numbers[0]);
}

/* Moves: with all but the last who makes them keeps the turn, and with every one the win. */
static gboolean
keeps_the_turn (LmFact *claim)
{
  const guint turn = lm_position_get_turn (claim->position);
  g_auto (GStrv) moves = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (LmPosition) position = lm_position_ref (claim->position);

  for (guint i = 0; moves[i] != NULL; i++)
    {
      LmPosition *after = general_play (position, moves[i]);

      if (lm_position_get_turn (position) != turn || !is_won_by (after, turn))
        return FALSE;
      lm_position_unref (position);
      position = after;
    }

  return g_strv_length (moves) > 1;
}

/* No numbers: every move leaves the turn where it is. */
static gboolean
turn_stays (LmFact *claim)
{
  g_autoptr (GArray) moves = NULL;
  Naive naive;

  read_claim (&naive, claim, 0);
  moves = naive_list (&naive);
  for (guint i = 0; i < moves->len; i++)
    if (g_array_index (moves, Naive, i).turn != naive.turn)
      return FALSE;

  return moves->len > 0;
}

/* How many moves win for who makes them, and of how many; none where that is @player still. */
static guint
count_answers (const Naive *naive,
               guint        player,
               guint       *n_answers)
{
  g_autoptr (GArray) answers = naive_list (naive);
  guint n_wins = 0;

  *n_answers = naive->turn == player ? 0 : answers->len;
  for (guint i = 0; i < *n_answers; i++)
    {
      Naive end = g_array_index (answers, Naive, i);

      end.side = LM_SLS_BIT (naive->turn);
      n_wins += wins (&end);
    }

  return n_wins;
}

/* Numbers: a move, how many of the opponent's answers to it win, and of how many: not all, and no other move has fewer. */
static gboolean
hardest_reply (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  const guint n_wins = g_ascii_strtoull (words[1], NULL, 10);
  const guint turn = lm_position_get_turn (claim->position);
  g_autoptr (LmPosition) after = general_play (claim->position, words[0]);
  g_auto (LmSlsSetup) setup = { 0 };
  g_autoptr (GArray) moves = NULL;
  guint n_answers;
  Naive naive;

  read_claim (&naive, claim, 0);
  moves = naive_list (&naive);
  for (guint i = 0; i < moves->len; i++)
    {
      const guint n_others = count_answers (&g_array_index (moves, Naive, i), turn, &n_answers);

      if (n_others < n_wins && n_others < n_answers)
        return FALSE;
    }

  lm_sls_position_get_setup (after, &setup);
  naive_read (&naive, &setup, 0);
  return count_answers (&naive, turn, &n_answers) == n_wins && n_wins > 0 && n_wins < n_answers
         && n_answers == g_ascii_strtoull (words[2], NULL, 10);
}

/* Numbers: a move, and all answers to it that win. */
static gboolean
only_answers (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (LmPosition) after = general_play (claim->position, words[0]);
  g_auto (LmSlsSetup) setup = { 0 };
  guint n_answers;
  Naive naive;

  for (guint i = 1; words[i] != NULL; i++)
    {
      g_autoptr (LmPosition) end = general_play (after, words[i]);

      if (!is_won_by (end, lm_position_get_turn (after)))
        return FALSE;
    }

  lm_sls_position_get_setup (after, &setup);
  naive_read (&naive, &setup, 0);
  return count_answers (&naive, lm_position_get_turn (claim->position), &n_answers) == g_strv_length (words) - 1;
}

/* Numbers: a move, and the opponent's answer to it, which wins; no distance is known. */
static gboolean
answered_by (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  const guint turn = lm_position_get_turn (claim->position);
  g_autoptr (LmPosition) after = general_play (claim->position, words[0]);
  g_autoptr (LmPosition) end = general_play (after, words[1]);

  return lm_position_get_turn (after) != turn && is_won_by (end, lm_position_get_turn (after))
         && (words[2] == NULL || (g_str_equal (words[2], "-") && lm_position_get_turn (end) == turn));
}

/* Numbers: the players, a bit each, not all who are left. */
static gboolean
can_force_it (LmFact *claim)
{
  const guint left = lm_position_get_left (claim->position);
  guint side;

  read_numbers (claim, &side, 1);
  return side != 0 && (side & ~left) == 0 && side != left && can_force (claim, side);
}

/* Numbers: the player. */
static gboolean
can_be_prevented (LmFact *claim)
{
  guint player;

  read_numbers (claim, &player, 1);
  return !can_force (claim, LM_SLS_BIT (player));
}

/* Numbers: the player, who cannot force it alone, but with partners who cannot do so without. */
static gboolean
needs_a_partner (LmFact *claim)
{
  const guint left = lm_position_get_left (claim->position);
  guint player;

  read_numbers (claim, &player, 1);
  if (can_force (claim, LM_SLS_BIT (player)))
    return FALSE;

  for (guint partners = 1; partners < left; partners++)
    if ((partners & ~left) == 0 && (partners & LM_SLS_BIT (player)) == 0 && (partners | LM_SLS_BIT (player)) != left
        && can_force (claim, partners | LM_SLS_BIT (player)) && !can_force (claim, partners))
      return TRUE;

  return FALSE;
}

/* Numbers: the player. What is known of the others must leave it open. */
static gboolean
alone_is_not_known (LmFact *claim)
{
  const guint left = lm_position_get_left (claim->position);
  LmSlsOutlook *outlook = LM_SLS_OUTLOOK (current->outlook);
  guint player;

  read_numbers (claim, &player, 1);
  for (guint i = 0; i < outlook->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = outlook->coalitions->pdata[i];
      const guint winners = coalition->value == LM_VALUE_WIN ? coalition->members : left & ~coalition->members;

      if (coalition->value != LM_VALUE_UNKNOWN && ((winners & LM_SLS_BIT (player)) == 0 || winners == LM_SLS_BIT (player)))
        return FALSE;
    }

  return TRUE;
}

static ClaimCheck checks[] = {
  { "is-out", is_out },
  { "is-out-without-a-gift", is_out_without_a_gift },
  { "has-no-own-chip", has_no_own_chip },
  { "has-the-only-own-chip", has_the_only_own_chip },
  { "mover-counts", mover_counts },
  { "opponent-counts", opponent_counts },
  { "counts-decide", counts_decide },
  { "board-is-of-type", board_is_of_type },
  { "captures-keep-the-win", captures_keep_the_win },
  { "covering-keeps-the-win", covering_keeps_the_win },
  { "new-pile-keeps-the-win", new_pile_keeps_the_win },
  { "discard-keeps-the-win", discard_keeps_the_win },
  { "wins-whatever-happens", wins_whatever_happens },
  { "keeps-the-turn", keeps_the_turn },
  { "turn-stays", turn_stays },
  { "hardest-reply", hardest_reply },
  { "only-answers", only_answers },
  { "answered-by", answered_by },
  { "answer-leaves", answered_by },
  { "can-force-it", can_force_it },
  { "can-be-prevented", can_be_prevented },
  { "needs-a-partner", needs_a_partner },
  { "alone-is-not-known", alone_is_not_known },
  { "is-over", general_is_over },
  { "is-not-known", general_is_not_known },
  { NULL },
};

/* A position by chance, in which the board may be full and a capture may be under way. */
static LmPosition *
draw (guint  n_left,
      guint  n_colours,
      guint  max_chips,
      GRand *rand)
{
  g_auto (LmSlsSetup) setup = { 0 };
  g_autoptr (GError) error = NULL;
  LmPosition *position;

  naive_random_setup (&setup, n_left, n_colours, g_rand_int_range (rand, 1, max_chips + 1), rand);
  setup.dead_discard = g_rand_boolean (rand);
  if (g_rand_int_range (rand, 0, 4) == 0)
    g_clear_pointer (&setup.board, g_strfreev);
  if (n_left > 1 && g_rand_int_range (rand, 0, 4) == 0
      && (setup.piles == 0 || setup.board == NULL || g_strv_length (setup.board) < setup.piles))
    {
      const guint colour = g_rand_int_range (rand, 0, 4);

      setup.captured[setup.turn] = 2;
      if (colour != setup.turn && setup.score[colour] == 0)
        setup.captured[colour] = g_rand_int_range (rand, 1, 3);
    }

  position = lm_sls_position_new (&setup, &error);
  g_assert_no_error (error);
  return position;
}

/*
 * Of nearly every kind of claim 10,000 or more are met by night. With less effort than the
 * usual one, which is 1, the search leaves something unknown.
 */
static const struct
{
  guint  n_positions;
  guint  n_left;
  guint  n_colours;
  guint  max_chips;
  double effort;
} runs[] = {
  { 10000, 1, 4, 6, 1 },
  { 60000, 2, 2, 8, 1 },
  { 160000, 2, 2, 4, 1 },
  { 35000, 2, 3, 6, 1 },
  { 15000, 2, 4, 5, 1 },
  { 5000, 3, 4, 5, 1 },
  { 25000, 3, 4, 5, 1e-4 },
  { 1000, 4, 4, 4, 1 },
  { 14000, 4, 4, 5, 1e-4 },
  { 52000, 4, 4, 5, 1e-9 },
};

/* The room's own reason, without the replies and the line of a hint, where it is one; or else the general one. */
static LmReason *
explain (LmAnswer       *answer,
         LmSolveContext *context)
{
  g_autoptr (LmReason) reason = lm_sls_explain (answer->position, answer, context);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAdvice) advice = NULL;

  if (reason != NULL && !reason->is_open)
    return g_steal_pointer (&reason);

  advice = lm_advice_compute_on (answer, context, &error);
  g_assert_no_error (error);
  return lm_reason_copy (advice->reason);
}

static void
check_reason (LmPosition     *position,
              LmSolveContext *context)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAnswer) answer = NULL;
  g_autoptr (LmReason) reason = NULL;

  answer = lm_sls_solve (position, context, &error);
  g_assert_no_error (error);
  current = answer;
  reason = explain (answer, context);
  claim_checks_run_on_reason (checks, position, reason);

  /* That one wins whatever the other does helps nobody who wants to play it. */
  if (reason->claims->len == 1
      && g_str_equal (((LmClaim *) g_ptr_array_index (reason->claims, 0))->kind->name, "wins-whatever-happens"))
    {
      n_bare++;
      g_test_message ("%s", reason->text);
    }
}

static void
test_reasons (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1950);
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 28);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);

  memory = naive_memory_new ();
  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      lm_solve_context_set_options (context, &(LmSolveOptions) { .effort = runs[i].effort });
      for (guint j = 0; j < runs[i].n_positions / CLAIMS_PART; j++)
        {
          g_autoptr (LmPosition) position = draw (runs[i].n_left, runs[i].n_colours, runs[i].max_chips, rand);

          check_reason (position, context);
        }
    }

  claim_checks_report (checks);
  g_assert_cmpuint (n_bare, ==, 0);
  g_clear_pointer (&memory, g_hash_table_unref);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/so-long-sucker/claims/reasons", test_reasons);

  return g_test_run ();
}
