/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-nim-claims.c: every sentence of the hints of Nim and reversed Nim against trying everything. */

#include "games/lm-games.h"
#include "games/nim/rules.h"
#include "claim-checks-general.h"

#include <inttypes.h>
#include <stdio.h>

#define N_POSITIONS (g_test_slow () ? 100000 : 20000)
#define N_LARGE 1000
#define LARGEST_LEFT 200
#define LARGEST_MAX 12

/* By the most of a turn and what is left: moves to the end, odd where the player to move wins; 0 where it is not found yet. */
static guint distances[LARGEST_MAX + 1][LARGEST_LEFT + 1];

static guint
get_distance (guint max,
              guint left)
{
  guint win = G_MAXUINT;
  guint loss = 0;

  if (left == 0 || distances[max][left] > 0)
    return distances[max][left];

  for (guint move = 1; move <= MIN (max, left); move++)
    {
      const guint after = get_distance (max, left - move);

      if (after % 2 == 0)
        win = MIN (win, after + 1);
      else
        loss = MAX (loss, after + 1);
    }

  distances[max][left] = win != G_MAXUINT ? win : loss;
  return distances[max][left];
}

/* By the rules: nothing is read from the position but what its text says. */
static void
read_position (LmPosition *position,
               guint64    *left,
               guint64    *max)
{
  const guint64 stones = LM_NIM_POSITION (position)->stones;
  LmNimGame *game = lm_nim_position_get_game (position);

  *left = lm_nim_game_is_reversed (game) ? lm_nim_game_get_target (game) - stones : stones - 1;
  *max = lm_nim_game_get_max (game);
}

static gboolean
is_small (guint64 left,
          guint64 max)
{
  return left <= LARGEST_LEFT && max <= LARGEST_MAX;
}

/* Numbers: what is left, the groups in it, their size, and what is over. */
static gboolean
holds_division (LmFact *claim)
{
  guint64 left, max, claimed, rounds, group, rest;

  read_position (claim->position, &left, &max);
  return sscanf (claim->numbers, "%" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64, &claimed, &rounds, &group, &rest) == 4
         && claimed == left && group == max + 1 && rest < group && rounds > 0
         && (left - rest) % group == 0 && (left - rest) / group == rounds;
}

/* The other player is to move: whatever that is, it can be completed, until nothing is left. */
static gboolean
can_complete (guint left,
              guint max,
              guint group)
{
  if (left == 0)
    return TRUE;

  for (guint move = 1; move <= max; move++)
    if (move > left || group <= move || group - move > max || move + (group - move) > left)
      return FALSE;

  return can_complete (left - group, max, group);
}

/* Numbers: what is taken first, which may be nothing, and what is completed from then on. */
static gboolean
holds_completes_groups (LmFact *claim)
{
  guint64 left, max, first, group;

  read_position (claim->position, &left, &max);
  if (sscanf (claim->numbers, "%" SCNu64 " %" SCNu64, &first, &group) != 2 || first > max || first > left)
    return FALSE;
  if (!is_small (left, max))
    return (left - first) % group == 0 && group - 1 == max;

  return can_complete (left - first, max, group);
}

static gboolean
holds_length (LmFact *claim)
{
  guint64 left, max, length;

  read_position (claim->position, &left, &max);
  if (sscanf (claim->numbers, "%" SCNu64, &length) != 1)
    return FALSE;
  if (!is_small (left, max))
    return length % 2 == (left % (max + 1) > 0) && length / 2 == left / (max + 1);

  return length == get_distance (max, left);
}

/* Numbers: what a turn may move at most. */
static gboolean
holds_most (LmFact *claim)
{
  guint64 left, max;

  read_position (claim->position, &left, &max);
  return g_ascii_strtoull (claim->numbers, NULL, 10) == max;
}

static ClaimCheck checks[] = {
  { "most", holds_most, 0 },
  { "division", holds_division, 0 },
  { "completes-groups", holds_completes_groups, 0 },
  { "length", holds_length, 0 },
  { "ends-the-game", general_ends_the_game, 0 },
  { "is-over", general_is_over, 0 },
  { NULL, NULL, 0 },
};

/* The example has turns of up to three stones. */
static void
check_reference (LmPosition *position,
                 const char *reference)
{
  guint64 left, max;

  read_position (position, &left, &max);
  if (left <= max)
    g_assert_null (reference);
  else
    g_assert_cmpstr (reference, ==, max == 3 ? "RZ, Example 2.4" : "after RZ, Example 2.4");
}

static void
check_hint (LmPosition *position)
{
  g_autoptr (LmReason) reason = general_explain (position);

  claim_checks_run_on_reason (checks, position, reason);
  check_reference (position, reason->reference);
}

static void
check_both (guint64 left,
            guint64 max,
            guint   turn)
{
  g_autofree char *forward = g_strdup_printf ("lastmove:nim?stones=%" PRIu64 "&max=%" PRIu64 "&turn=%u", left + 1, max, turn);
  g_autofree char *backward = g_strdup_printf ("lastmove:reversed-nim?stones=1&target=%" PRIu64 "&max=%" PRIu64 "&turn=%u",
                                               left + 1, max, turn);
  g_autoptr (LmPosition) nim = lm_position_parse (forward, NULL);
  g_autoptr (LmPosition) reversed = lm_position_parse (backward, NULL);

  check_hint (nim);
  check_hint (reversed);
}

static guint64
draw (GRand   *rand,
      guint64  most)
{
  const guint64 number = (guint64) g_rand_int (rand) << 32 | g_rand_int (rand);

  return number % most;
}

static void
test_claims (void)
{
  GRand *rand = g_rand_new_with_seed (24);

  for (guint i = 0; i < N_POSITIONS; i++)
    check_both (draw (rand, LARGEST_LEFT + 1), 1 + draw (rand, LARGEST_MAX), 1 + i % 2);
  for (guint i = 0; i < N_LARGE; i++)
    {
      const guint64 max = 1 + draw (rand, G_GUINT64_CONSTANT (1) << g_rand_int_range (rand, 1, 59));

      check_both (draw (rand, LM_NIM_MAX_NUMBER), max, 1 + i % 2);
    }
  g_rand_free (rand);

  claim_checks_report (checks);
}

static void
test_words (void)
{
  static const struct { const char *text, *reference, *words; } cases[] = {
    { "lastmove:nim?stones=13&max=4", "after RZ, Example 2.4",
      "12 stones can be taken until one is left, and 12 = 2 × 5 + 2. Take what is over, 2: then whole groups of 5 are left. From now on, "
      "whatever the other player takes (1 to 4), you complete it to 5, and the last move is yours. It is 5 moves to the end." },
    { "lastmove:nim?stones=13", "RZ, Example 2.4",
      "12 stones can be taken until one is left, and 12 = 3 × 4: whole groups of 4, nothing over. Whatever is taken (1 to 3), the other "
      "player completes it to 4, and so makes the last move. It is 6 moves to the end." },
    { "lastmove:nim?stones=4", NULL,
      "3 ends the game. Player 1 wins: only the last stone is left, which stays, and Player 2 cannot move." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmPosition) position = lm_position_parse (cases[i].text, NULL);
      g_autoptr (LmAdvice) advice = general_ask (position);

      g_assert_cmpstr (advice->reason->text, ==, cases[i].words);
      g_assert_cmpstr (advice->reason->reference, ==, cases[i].reference);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/nim/claims/everywhere", test_claims);
  g_test_add_func ("/nim/claims/words", test_words);

  return g_test_run ();
}
