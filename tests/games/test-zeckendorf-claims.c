/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-claims.c: whatever the reasons of the Zeckendorf games claim, against play that knows no theorem. */

#include "zeckendorf-claims.h"

#define SEED 20261

/* Of every kind of claim so many are checked, of each game; of some kinds there are few different ones. */
#define N_CLAIMS ((g_test_slow () ? 100000 : 10000) / CLAIMS_PART)

/* Of so many hints one is given without any memory for tables; no multiple of how many shapes there are. */
#define WITHOUT_TABLES 17

/* A game, the kinds of claims that its reasons have, and positions of it that there are enough of each kind among. */

typedef struct
{
  LmZeckendorfVariant variant;
  NaiveBoard          board;
} Sample;

static LmPosition *
make_position (const Sample *sample,
               GRand        *rand)
{
  LmGame *game = lm_zeckendorf_game_get (&sample->variant);

  return from_board (game, &sample->board, g_rand_int_range (rand, 0, 2));
}

static GPtrArray *
list_facts (LmReason *reason)
{
  GPtrArray *facts = g_ptr_array_new ();

  for (guint i = 0; i < reason->claims->len; i++)
    g_ptr_array_extend_and_steal (facts, lm_claim_list_facts (g_ptr_array_index (reason->claims, i)));
  return facts;
}

/* The answer that the sentences give to @move, by what they claim of the position that it is made in. */
static char *
find_told (LmReason   *reason,
           LmPosition *position,
           const char *move)
{
  g_autoptr (GPtrArray) facts = list_facts (reason);

  for (guint i = 0; i < facts->len; i++)
    {
      LmFact *claim = g_ptr_array_index (facts, i);
      const guint n_columns = lm_zeckendorf_position_get_variant (position)->hole;
      g_autofree char *text = g_strconcat (" ", claim->numbers, NULL);
      g_autofree char *pair = g_strconcat (" ", move, ":", NULL);
      const char *found = g_str_equal (claim->kind, "answers") ? strstr (text, pair) : NULL;

      if (claim->position != position && (!g_str_has_suffix (claim->kind, "-plan") || claim->numbers[0] != '-'))
        continue;
      if (g_str_equal (claim->kind, "can-be-copied"))
        return g_strdup (move);
      if (g_str_has_prefix (claim->kind, "nim"))
        return g_strdup_printf ("P%c", '1' + '3' - move[1]);
      if (g_str_has_prefix (claim->kind, "mirror"))
        return g_strdup_printf ("P%u", g_str_equal (move, "P1") ? n_columns - 1 : 1);
      if (found != NULL)
        return g_strndup (found + strlen (pair), strcspn (found + strlen (pair), " "));
    }

  return NULL;
}

/* The badge Proved stands for the recommended move only where the sentences name it, or where it is the only one. */
static gboolean
names_move (LmAdvice *advice)
{
  g_autoptr (GPtrArray) facts = list_facts (advice->reason);

  for (guint i = 0; i < facts->len; i++)
    {
      LmFact *claim = g_ptr_array_index (facts, i);

      if (claim->position == advice->answer->position && !g_str_equal (claim->kind, "also-wins")
          && (g_str_has_prefix (claim->numbers, advice->move) || g_str_equal (claim->kind, "four-sum")))
        return TRUE;
    }

  return advice->answer->moves->len == 1;
}

/* What is told of the replies is what the list of them shows, and the badge is that of the move. */
static void
check_agreement (LmAdvice *advice)
{
  const gboolean won = advice->answer->value == LM_VALUE_WIN;
  LmPosition *position = won ? advice->after : advice->answer->position;

  for (guint i = 0; i < advice->replies->len; i++)
    {
      LmReply *reply = g_ptr_array_index (advice->replies, i);
      g_autofree char *told = find_told (advice->reason, position, reply->move);

      if (told != NULL)
        g_assert_cmpstr (reply->answer, ==, told);
    }

  if (won && advice->move != NULL && advice->reason->status == LM_STATUS_PROVED)
    g_assert_true (names_move (advice));
}

static void
check_hint (ClaimCheck     *checks,
            LmPosition     *position,
            LmSolveContext *context)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, &error);

  g_assert_no_error (error);
  claim_checks_run_on_reason (checks, position, advice->reason);
  check_agreement (advice);
}

/* Of the rare kinds there are few different claims, or few positions that they are made of. */
static gboolean
has_enough (const ClaimCheck   *checks,
            const char * const *rare)
{
  for (const ClaimCheck *check = checks; check->kind != NULL; check++)
    if (check->n_checked < N_CLAIMS && !g_strv_contains (rare, check->kind))
      return FALSE;

  return TRUE;
}

typedef Sample (*ShapeFunc) (GRand *rand);

/* Draws from all the shapes in turn until there is enough of every kind. Of some, theorems alone have to answer. */
static void
check_family (ClaimCheck         *checks,
              const ShapeFunc    *shapes,
              const char * const *rare)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmSolveContext) no_memory = make_context (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  guint n_hints = 0;

  lm_solve_context_set_memory (no_memory, 0);

  while (!has_enough (checks, rare))
    for (const ShapeFunc *shape = shapes; *shape != NULL; shape++, n_hints++)
      {
        const Sample sample = (*shape) (rand);
        g_autoptr (LmPosition) position = make_position (&sample, rand);

        check_hint (checks, position, n_hints % WITHOUT_TABLES == 0 ? no_memory : context);
      }

  g_test_message ("%u hints", n_hints);
  claim_checks_report (checks);
}

/* A board of @sample's game so many moves from the end that a random game from there has come to, at most. */
static void
play_near_end (Sample *sample,
               GRand  *rand,
               guint   n_left)
{
  g_autoptr (LmPosition) position = make_position (sample, rand);
  NaiveSearch *search = get_search_of (position);
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (NaiveBoard));
  NaiveMove moves[NAIVE_MAX_MOVES];
  NaiveBoard board = sample->board;
  guint n_moves;

  while ((n_moves = naive_moves (&search->rules, &board, moves)) > 0)
    {
      g_array_append_val (boards, board);
      board = moves[g_rand_int_range (rand, 0, n_moves)].after;
    }

  if (boards->len > 0)
    sample->board = g_array_index (boards, NaiveBoard, boards->len - MIN (n_left, boards->len));
}

/* Of @n bins, each with fewer than @most chips. */
static NaiveBoard
draw_chips (GRand *rand,
            guint  n,
            guint  most)
{
  NaiveBoard board = { { 0 } };

  for (guint i = 0; i < n; i++)
    board.chips[i] = g_rand_int_range (rand, 0, most);

  return board;
}

/* The forward game. */

static Sample
draw_forward (GRand *rand)
{
  return (Sample) { .board = draw_chips (rand, g_rand_int_range (rand, 2, 6), 4) };
}

/* Few chips, so that all games have one parity; in half of such boards there is a choice, though. */
static NaiveBoard
draw_settled (GRand       *rand,
              NaiveSearch *search)
{
  const guint n_least = g_rand_int_range (rand, 1, 3);

  while (TRUE)
    {
      NaiveBoard board = { { 0 } };
      NaiveMove moves[NAIVE_MAX_MOVES];
      guint lengths;

      for (guint i = g_rand_int_range (rand, 3, 7); i > 0; i--)
        board.chips[g_rand_int_range (rand, 0, 7)]++;

      lengths = get_lengths (search, &board);
      if (naive_moves (&search->rules, &board, moves) >= n_least && lengths >> 24 != 3 && (lengths & 0xfff) > 1)
        return board;
    }
}

static Sample
draw_forward_settled (GRand *rand)
{
  return (Sample) { .board = draw_settled (rand, get_search (&(NaiveRules) { .hole = 0 })) };
}

static Sample
draw_forward_near_end (GRand *rand)
{
  Sample sample = draw_forward (rand);

  play_near_end (&sample, rand, 1);
  return sample;
}

static Sample
draw_forward_start (GRand *rand)
{
  return (Sample) { .board.chips = { g_rand_int_range (rand, 0, 50), g_rand_int_range (rand, 0, 2) } };
}

static Sample
draw_forward_end (GRand *rand)
{
  Sample sample = { .board.chips = { g_rand_int_range (rand, 0, 200) } };

  play_to_end (get_search (&(NaiveRules) { .hole = 0 }), &sample.board, rand);
  return sample;
}

static void
test_forward (void)
{
  ClaimCheck checks[] = {
    COMMON_CHECKS, { "every-move-answered", every_move_answered },
    { "no-chips", no_chips }, { "no-pair", no_pair }, { "lost-start", lost_start }, { "after-start", after_start },
    { "forced", forced }, { "moves-left", moves_left }, { "parity", parity }, { NULL },
  };
  static const char *const rare[] = {
    "lost", "lost-start", "after-start", "leaves-lost", "longest-reply", "answered-by", "no-chips", "only-answers", NULL,
  };
  static const ShapeFunc shapes[] = {
    draw_forward, draw_forward, draw_forward, draw_forward_near_end, draw_forward_settled, draw_forward_settled,
    draw_forward_start, draw_forward_end, NULL,
  };

  check_family (checks, shapes, rare);
}

/* The black hole. */

static Sample
make_hole_sample (guint      hole,
                  NaiveBoard board)
{
  return (Sample) { { .kind = LM_ZECKENDORF_BLACK_HOLE, .hole = hole }, board };
}

static Sample
draw_hole_2 (GRand *rand)
{
  Sample sample = make_hole_sample (2, draw_chips (rand, 1, 60));

  sample.board.stock = g_rand_boolean (rand) ? g_rand_int_range (rand, 0, 40) : 0;
  return sample;
}

static Sample
draw_hole_3 (GRand *rand)
{
  return make_hole_sample (3, draw_chips (rand, 2, 25));
}

static Sample
draw_hole_4 (GRand *rand)
{
  Sample sample = make_hole_sample (4, draw_chips (rand, 3, 18));

  if (g_rand_int_range (rand, 0, 4) > 0)
    sample.board.chips[1] = g_rand_int_range (rand, 0, 2);
  return sample;
}

/* A single column, with the hole on F4. */
static Sample
draw_hole_4_column (GRand *rand)
{
  Sample sample = make_hole_sample (4, (NaiveBoard) { { 0 } });

  sample.board.chips[g_rand_boolean (rand) ? 0 : 2] = g_rand_int_range (rand, 0, 40);
  return sample;
}

static Sample
draw_hole_far (GRand *rand)
{
  const guint hole = g_rand_int_range (rand, 5, 9);

  return make_hole_sample (hole, draw_chips (rand, hole - 1, hole < 7 ? 4 : 2));
}

static Sample
draw_hole_near_end (GRand *rand)
{
  const guint hole = g_rand_int_range (rand, 2, 9);
  Sample sample = make_hole_sample (hole, draw_chips (rand, hole - 1, 4));

  play_near_end (&sample, rand, g_rand_int_range (rand, 1, 7));
  return sample;
}

/* So few chips that many of these never come to the hole. */
static Sample
draw_hole_out_of_reach (GRand *rand)
{
  return make_hole_sample (g_rand_int_range (rand, 6, 9), draw_chips (rand, 4, 4));
}

static Sample
draw_hole_out_of_reach_start (GRand *rand)
{
  Sample sample = make_hole_sample (g_rand_int_range (rand, 6, 9), draw_chips (rand, 1, 34));

  sample.board.chips[1] = g_rand_int_range (rand, 0, 2);
  return sample;
}

static Sample
draw_hole_settled (GRand *rand)
{
  const guint hole = g_rand_int_range (rand, 8, 11);

  return make_hole_sample (hole, draw_settled (rand, get_search (&(NaiveRules) { .hole = hole })));
}

/* Outermost chips and a stock: what placing opposite is about. */
static Sample
draw_hole_placing (GRand *rand)
{
  const guint hole = g_rand_int_range (rand, 3, 5);
  Sample sample = make_hole_sample (hole, draw_chips (rand, 1, 8));

  sample.board.chips[hole - 2] = g_rand_int_range (rand, 0, 5);
  sample.board.stock = g_rand_int_range (rand, 1, 24);
  return sample;
}

static Sample
draw_hole_empty (GRand *rand)
{
  Sample sample = make_hole_sample (g_rand_int_range (rand, 2, 5), (NaiveBoard) { { 0 } });

  sample.board.stock = g_rand_int_range (rand, 1, 60);
  return sample;
}

/* Any hole, any board, and both ways to place. */
static Sample
draw_hole_any (GRand *rand)
{
  const guint hole = g_rand_int_range (rand, 2, 9);
  Sample sample = make_hole_sample (hole, draw_chips (rand, hole - 1, hole < 5 ? 4 : 2));

  sample.board.stock = g_rand_int_range (rand, 1, 14);
  sample.variant.place_any = g_rand_boolean (rand);
  return sample;
}

static Sample
draw_hole_end (GRand *rand)
{
  const guint hole = g_rand_int_range (rand, 2, 9);
  Sample sample = make_hole_sample (hole, draw_chips (rand, hole - 1, 4));

  play_to_end (get_search (&(NaiveRules) { .hole = hole }), &sample.board, rand);
  return sample;
}

static void
test_black_hole (void)
{
  ClaimCheck checks[] = {
    COMMON_CHECKS, { "every-move-answered", every_move_answered },
    { "no-chips", no_chips }, { "no-pair", no_pair }, { "board", board_is }, { "stock", stock_is }, { "hole", hole_is },
    { "won", won }, { "loses", loses }, { "moves-first", moves_first }, { "places-last", moves_first }, { "moves-left", moves_left },
    { "one-column", one_column }, { "ones-in-threes", column }, { "twos-in-threes", column }, { "ones-in-fours", column },
    { "threes-in-fours", column }, { "within", within }, { "rounds-end", rounds_end }, { "ends-in-ones", ends_in_ones },
    { "ends-in-ones-only", ends_in_ones }, { "ends-in-chip", ends_in_chip }, { "empty-exception", empty_exception },
    { "answers", answers }, { "lost-remainders", lost_remainders }, { "lost-border", lost_border }, { "lost-ones", lost_ones },
    { "lost-threes", lost_threes }, { "mirror", mirror }, { "mirror-plan", mirror_plan }, { "empty-rule", empty_rule },
    { "open-hole", open_question }, { "open-placing", open_question }, { "open-twos", open_question },
    { "hole-out-of-reach", hole_out_of_reach },
    { "lost-start", lost_start }, { "after-start", after_start }, { "forced", forced }, { "parity", parity }, { NULL },
  };
  static const char *const rare[] = {
    "lost-ones", "lost-threes", "mirror-plan", "empty-rule", "empty-exception", "won", "lost-start", "after-start", "longest-reply",
    "answered-by", "only-answers", "no-chips", "one-column", "rounds-end", "ends-in-ones", "ends-in-ones-only", "ends-in-chip",
    "open-placing", "open-twos", "ones-in-fours", NULL,
  };
  static const ShapeFunc shapes[] = {
    draw_hole_2, draw_hole_3, draw_hole_4, draw_hole_4_column, draw_hole_far, draw_hole_near_end, draw_hole_out_of_reach,
    draw_hole_out_of_reach_start, draw_hole_settled, draw_hole_settled, draw_hole_settled, draw_hole_placing,
    draw_hole_empty, draw_hole_any, draw_hole_end, NULL,
  };

  check_family (checks, shapes, rare);
}

/* The reversed game. */

static Sample
make_reversed_sample (GRand      *rand,
                      NaiveBoard  board)
{
  return (Sample) { { .kind = LM_ZECKENDORF_REVERSED, .stagnant = g_rand_boolean (rand) }, board };
}

static Sample
draw_reversed_three (GRand *rand)
{
  return make_reversed_sample (rand, draw_chips (rand, 3, 12));
}

static Sample
draw_reversed_even (GRand *rand)
{
  NaiveBoard board = draw_chips (rand, g_rand_int_range (rand, 2, 7), 2);

  for (guint i = 0; i < NAIVE_BINS; i++)
    board.chips[i] *= 2;
  return make_reversed_sample (rand, board);
}

static Sample
draw_reversed (GRand *rand)
{
  return make_reversed_sample (rand, draw_chips (rand, g_rand_int_range (rand, 4, 7), 3));
}

static Sample
draw_reversed_near_end (GRand *rand)
{
  Sample sample = draw_reversed (rand);

  play_near_end (&sample, rand, 1);
  return sample;
}

/* Of bins 1 to 3 only the first or the last is odd. */
static Sample
draw_reversed_odd (GRand *rand)
{
  Sample sample = { { .kind = LM_ZECKENDORF_REVERSED }, draw_chips (rand, 3, 8) };

  for (guint i = 0; i < 3; i++)
    sample.board.chips[i] *= 2;
  sample.board.chips[g_rand_boolean (rand) ? 0 : 2]++;
  return sample;
}

static Sample
draw_reversed_pair (GRand *rand)
{
  const guint bin = g_rand_int_range (rand, 2, 9);
  Sample sample = { { .kind = LM_ZECKENDORF_REVERSED }, { { 0 } } };

  sample.board.chips[bin] = 1;
  sample.board.chips[bin == 2 ? 0 : bin - 3] = 1;
  return sample;
}

static Sample
draw_reversed_start (GRand *rand)
{
  Sample sample = { { .kind = LM_ZECKENDORF_REVERSED }, { .chips = { g_rand_int_range (rand, 1, 70) } } };

  play_to_end (get_search (&(NaiveRules) { .hole = 0 }), &sample.board, rand);
  return sample;
}

static Sample
draw_reversed_end (GRand *rand)
{
  return make_reversed_sample (rand, draw_chips (rand, 1, 70));
}

static void
test_reversed (void)
{
  ClaimCheck checks[] = {
    COMMON_CHECKS, { "every-move-answered", every_move_answered },
    { "no-chips", no_chips }, { "board", board_is }, { "loses", loses }, { "also-wins", also_wins },
    { "can-be-copied", can_be_copied }, { "all-even", all_even }, { "only-ones-odd", only_odd }, { "only-threes-odd", only_odd },
    { "first-combine", first_combine }, { "decomposition", decomposition }, { NULL },
  };
  static const char *const rare[] = {
    "also-wins", "first-combine", "decomposition", "longest-reply", "answered-by", "only-answers", "no-chips", "loses", NULL,
  };
  static const ShapeFunc shapes[] = {
    draw_reversed_near_end, draw_reversed_odd, draw_reversed_odd, draw_reversed_three, draw_reversed_even, draw_reversed, draw_reversed,
    draw_reversed_pair, draw_reversed_start, draw_reversed_end, NULL,
  };

  check_family (checks, shapes, rare);
}

/* Build-up. */

static Sample
draw_build_up (GRand *rand)
{
  return (Sample) { { .kind = LM_ZECKENDORF_BUILD_UP }, draw_chips (rand, 3, 12) };
}

static Sample
draw_build_up_placing (GRand *rand)
{
  Sample sample = { { .kind = LM_ZECKENDORF_BUILD_UP }, draw_chips (rand, 3, 6) };

  sample.board.stock = g_rand_int_range (rand, 9, 24);
  if (g_rand_int_range (rand, 0, 16) == 0)
    sample.board = (NaiveBoard) { .stock = g_rand_int_range (rand, 1, 40) };
  return sample;
}

static Sample
draw_build_up_last (GRand *rand)
{
  Sample sample = { { .kind = LM_ZECKENDORF_BUILD_UP }, draw_chips (rand, 3, 6) };

  sample.board.stock = g_rand_int_range (rand, 1, 9);
  return sample;
}

static Sample
draw_build_up_near_end (GRand *rand)
{
  Sample sample = draw_build_up (rand);

  play_near_end (&sample, rand, 1);
  return sample;
}

static Sample
draw_build_up_end (GRand *rand)
{
  return (Sample) { { .kind = LM_ZECKENDORF_BUILD_UP }, draw_chips (rand, 1, 70) };
}

static void
test_build_up (void)
{
  ClaimCheck checks[] = {
    COMMON_CHECKS, { "no-chips", no_chips }, { "board", board_is }, { "stock", stock_is }, { "can-be-copied", can_be_copied },
    { "all-even", all_even }, { "only-ones-odd", only_odd }, { "only-threes-odd", only_odd }, { "moves-first", moves_first },
    { "places-last", moves_first }, { "answers", answers }, { "nim", nim }, { "nim-plan", nim_plan }, { "won", won },
    { "four-sum", sum_is }, { "odd-sum", sum_is }, { "even-sum", sum_is }, { "sums", sums }, { NULL },
  };
  static const char *const rare[] = {
    "nim-plan", "won", "four-sum", "odd-sum", "even-sum", "sums", "every-reply-answered", "hardest-reply", "only-answers",
    "longest-reply", "answered-by", "answer-leaves", "no-chips", "wins", NULL,
  };
  static const ShapeFunc shapes[] = {
    draw_build_up, draw_build_up_near_end, draw_build_up_placing, draw_build_up_last, draw_build_up_last, draw_build_up_end, NULL,
  };

  check_family (checks, shapes, rare);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/zeckendorf-claims/forward", test_forward);
  g_test_add_func ("/zeckendorf-claims/black-hole", test_black_hole);
  g_test_add_func ("/zeckendorf-claims/reversed", test_reversed);
  g_test_add_func ("/zeckendorf-claims/build-up", test_build_up);

  return g_test_run ();
}
