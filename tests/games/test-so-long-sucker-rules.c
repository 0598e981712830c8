/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-so-long-sucker-rules.c: every rule of So Long Sucker by hand, and games played by chance. */

#include "engine/game/lm-error.h"
#include "engine/game/lm-party.h"
#include "games/lm-games.h"
#include "games/so-long-sucker/rules/rules.h"

#include <string.h>

#define HEAD "lastmove:so-long-sucker?"

/* Games of a playout end long before; a rule that lets one go on for ever does not. */
#define MAX_STEPS 5000

static LmPosition *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *whole = g_strconcat (HEAD, text, NULL);
  LmPosition *position = lm_position_parse (whole, &error);

  g_assert_no_error (error);
  return position;
}

static LmPosition *
play (LmPosition *position,
      const char *move)
{
  g_autoptr (GError) error = NULL;
  LmPosition *after = lm_position_play (position, move, &error);

  g_assert_no_error (error);
  return after;
}

/* What comes of @moves, separated by blanks. */
static void
check (const char *before,
       const char *moves,
       const char *expected)
{
  g_autoptr (LmPosition) position = parse (before);
  g_auto (GStrv) items = g_strsplit (moves, " ", -1);
  g_autofree char *whole = g_strconcat (HEAD, expected, NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; items[i] != NULL; i++)
    {
      LmPosition *after = play (position, items[i]);

      lm_position_unref (position);
      position = after;
    }

  text = lm_position_to_string (position);
  g_assert_cmpstr (text, ==, whole);
}

/* That @move is refused, naming it and @reason, and changes nothing. */
static void
refuse (const char *before,
        const char *move,
        const char *reason)
{
  g_autoptr (LmPosition) position = parse (before);
  g_autofree char *text = lm_position_to_string (position);
  g_autofree char *text_after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_position_play (position, move, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
  g_assert_nonnull (strstr (error->message, move));
  if (strstr (error->message, reason) == NULL)
    g_error ("%s: %s", move, error->message);
  text_after = lm_position_to_string (position);
  g_assert_cmpstr (text, ==, text_after);
}

static void
test_placing (void)
{
  check ("piles=8&chips=b6,r6,g6,y6&turn=b", "b@0>r", "piles=8&board=b&chips=b5,r6,g6,y6&turn=r&from=-b--");
  check ("piles=8&chips=b6,r6,g6,y6&turn=b", "b@0>r r@1>y", "piles=8&board=br&chips=b5,r5,g6,y6&turn=y&from=-b-r");
  check ("piles=0&board=b,r&chips=b1,r1,g1,y1&turn=b", "b@2>y", "piles=0&board=b,rb&chips=-,r1,g1,y1&turn=y&from=---b");
  refuse ("piles=1&board=b&chips=b1,r1,g1,y1&turn=r", "r@0>g", "no empty one");
  refuse ("piles=8&board=b&chips=b1,r1,g1,y1&turn=r", "r@2>g", "only 1 pile");
  refuse ("piles=8&board=b&chips=b1,r1,g1,y1&turn=r", "g@1>r", "no green chip");
  refuse ("piles=8&chips=b1,r1,g1,y1&turn=r", "r@0", "named");
  refuse ("piles=8&chips=b1,r1,g1,y1&turn=r", "r@0>r", "named");
}

/* The mover may be next themselves, when their colour is not in the pile. */
static void
test_next_may_be_mover (void)
{
  check ("piles=8&board=g&chips=b1y1,r1,g1,y1&turn=b", "y@1>b", "piles=8&board=gy&chips=b1,r1,g1,y1&turn=b");
  check ("piles=8&board=rg&chips=b1y1,r1,g1,y1&turn=b", "y@1", "piles=8&board=rgy&chips=b1,r1,g1,y1&turn=b");
  refuse ("piles=8&board=rg&chips=b1y1,r1,g1,y1&turn=b", "y@1>b", "nobody is named");
}

/* A turn that one keeps is still from who gave it. */
static void
test_giver_is_kept (void)
{
  check ("piles=8&board=g&chips=b1y1,r1,g1,y1&turn=b&from=r---", "y@1>b",
         "piles=8&board=gy&chips=b1,r1,g1,y1&turn=b&from=r---");
}

/* Not the bottom chip decides, nor the order of seats: red lies at the bottom and again higher up. */
static void
test_lowest_topmost (void)
{
  check ("piles=8&board=rgrb&chips=b1,r1,g1,y1&turn=y", "y@1", "piles=8&board=rgrby&chips=b1,r1,g1,-&turn=g&from=--y-");
  check ("piles=8&board=bgrb&chips=b1,r1,g1,y1&turn=y", "y@1", "piles=8&board=bgrby&chips=b1,r1,g1,-&turn=g&from=--y-");
  check ("piles=8&board=gbryb&chips=b1,r1,g1,y1&turn=y", "y@1", "piles=8&board=gbryby&chips=b1,r1,g1,-&turn=g&from=--y-");
  /* The chip that was just put there is the topmost one of its colour. */
  check ("piles=8&board=gbry&chips=b1,r1,g1,y1&turn=g", "g@1", "piles=8&board=gbryg&chips=b1,r1,-,y1&turn=b&from=g---");
  /* Colours of the eliminated do not count. */
  check ("piles=8&board=grb&chips=b1,r1,out1,y1&turn=y", "y@1", "piles=8&board=grby&chips=b1,r1,out1,-&turn=r&from=-y--");
  refuse ("piles=8&board=grb&chips=b1,r1,out1,y1&turn=y", "y@1>g", "topmost chip lies lowest");
  refuse ("piles=8&board=g&chips=b1,r1,out1,y1&turn=y", "y@1>g", "Blue and Red");
}

/* Who captures discards, also when somebody else's chip made the capture. */
static void
test_capture (void)
{
  check ("piles=8&board=yr,g&chips=b1r1,r1,g1,y1&turn=b", "r@1",
         "piles=8&board=g&chips=b1,r1,g1,y1&turn=r&from=-b--&captured=r2y1");
  check ("piles=8&board=yr,g&chips=b1r1,r1,g1,y1&turn=b", "r@1 xr1y1",
         "piles=8&board=g&chips=b1,r2,g1,y1&turn=r&from=-b--");
  check ("piles=8&board=yr&chips=b1r1,r1,g1,y1&turn=b", "r@1 xy1r2", "piles=8&chips=b1,r1,g1,y1&turn=r&from=-b--");
  check ("piles=8&board=r&chips=b1,r2,g1,y1&turn=r", "r@1 xr1", "piles=8&chips=b1,r2,g1,y1&turn=r");
  refuse ("piles=8&board=r&chips=b1,r2,g1,y1&turn=r", "r@1>b", "captures the pile");
  refuse ("piles=8&chips=b1,r2,g1,y1&turn=r&captured=r2y1", "r@0>b", "must discard");
  refuse ("piles=8&chips=b1,r2,g1,y1&turn=r&captured=r2y1", "xy2", "has 1 yellow chip");
  refuse ("piles=8&chips=b1,r2,g1,y1&turn=r&captured=r2y1", "out", "has chips");
  refuse ("piles=8&chips=b1,r2,g1,y1&turn=r", "xr1", "no pile has just been captured");
}

/* The pile of somebody who is out goes, and the same player moves again. */
static void
test_sweep (void)
{
  check ("piles=8&board=yg,r&chips=b1g1,r1,out1,y1&turn=b&from=y---", "g@1",
         "piles=8&board=r&chips=b1,r1,out1,y1&turn=b&from=y---");
  refuse ("piles=8&board=yg,r&chips=b1g1,r1,out1,y1&turn=b", "g@1>r", "moves again");
}

static void
test_prisoners (void)
{
  const char *before = "piles=8&board=b&chips=b2r1,r2b3,g1,y1&turn=g";

  check (before, "give:r>y:b2", "piles=8&board=b&chips=b2r1,b1r2,g1,b2y1&turn=g");
  check (before, "give:b>r:r1", "piles=8&board=b&chips=b2,b3r3,g1,y1&turn=g");
  check (before, "kill:r:b3", "piles=8&board=b&chips=b2r1,r2,g1,y1&turn=g");
  refuse (before, "give:b>r:b1", "own colour are never given");
  refuse (before, "kill:b:b1", "only out of a pile just captured");
  refuse (before, "give:r>y:b4", "has 3 blue chips");
  refuse (before, "give:r>r:b1", "another player");
  refuse (before, "kill:y:g1", "has 0 green chips");
  refuse ("piles=8&chips=b2r1,out1,g1,y1&turn=g", "give:b>r:g1", "eliminated");
  refuse ("piles=8&chips=b2r1,out1,g1,y1&turn=g", "give:r>b:g1", "eliminated");
  refuse ("piles=8&chips=b2r1,out1,out2,out3&turn=b", "kill:b:r1", "over");
}

/* Without chips one is out only when one has to move; then the turn goes back to who gave it. */
static void
test_elimination (void)
{
  check ("piles=8&chips=b1,r2,g1,y1&turn=b", "b@0>r", "piles=8&board=b&chips=-,r2,g1,y1&turn=r&from=-b--");
  check ("piles=8&board=b&chips=-,r2,g1,y1&turn=r", "r@1>g g@0>b out",
         "piles=8&board=br,g&chips=out1,r1,-,y1&turn=g&from=g-r-");
  refuse ("piles=8&chips=b1,r2,g1,y1&turn=b", "out", "has chips");
  /* Somebody gives a chip first. */
  check ("piles=8&chips=-,b1r2,g1,y1&turn=b&from=g---", "give:r>b:b1 b@0>g",
         "piles=8&board=b&chips=-,r2,g1,y1&turn=g&from=g-b-");
  refuse ("piles=8&chips=-,r2,g1,y1&turn=b&from=g---", "b@0>r", "unless somebody gives one");
}

static void
test_givers (void)
{
  /* Green had it from Yellow, who is out and had it from Blue. */
  check ("piles=8&chips=b1,r2,-,out1&turn=g&from=--yb", "out", "piles=8&chips=b1,r2,out2,out1&turn=b&from=--yb");
  check ("piles=8&chips=b1,r2,-,y1&turn=g&from=--yb", "out", "piles=8&chips=b1,r2,out1,y1&turn=y&from=--yb");
  /* Where nobody can be found the next one of the colours. */
  check ("piles=8&chips=b1,r2,-,out1&turn=g", "out", "piles=8&chips=b1,r2,out2,out1&turn=b");
  check ("piles=8&chips=b1,r2,-,out1&turn=g&from=--yg", "out", "piles=8&chips=b1,r2,out2,out1&turn=b&from=--yg");
  /* Blue and Red had it from each other, for a text has only who gave it last: so the game and its text go on alike. */
  check ("piles=8&chips=b1,r1,g3,y3&turn=y", "y@0>b b@0>r r@0>b out out",
         "piles=8&board=y,b,r&chips=out1,out2,g3,y2&turn=g&from=rb--");
  check ("piles=8&board=y,b,r&chips=-,-,g3,y2&turn=b&from=rb--", "out out",
         "piles=8&board=y,b,r&chips=out1,out2,g3,y2&turn=g&from=rb--");
  check ("piles=8&chips=-,r1,out1,out2&turn=b", "out", "piles=8&chips=out3,r1,out1,out2&turn=r");
}

static void
test_time (void)
{
  g_autoptr (LmPosition) position = parse ("piles=8&chips=b4y1,r2,g3,y1&turn=b&from=g---");
  g_autofree char *move = lm_party_get_time_out (position);
  g_autoptr (LmPosition) after = play (position, move);
  g_autofree char *text = lm_position_to_string (after);

  g_assert_cmpstr (text, ==, HEAD "piles=8&chips=out1,r2,g3,y1&turn=g&from=g---");
  g_assert_cmpuint (LM_SLS_POSITION (after)->dead[0], ==, 4);
  g_assert_cmpuint (LM_SLS_POSITION (after)->dead[3], ==, 1);
}

/* A win needs no chips in hand. */
static void
test_result (void)
{
  g_autoptr (LmPosition) position = parse ("piles=8&board=b&chips=-,-,out1,out2&turn=r&from=-b--");
  g_autoptr (LmPosition) after = play (position, "out");
  g_autofree char *result = lm_position_describe_result (after);

  g_assert_true (lm_position_is_over (after));
  g_assert_cmpint (lm_position_get_winner (after), ==, 0);
  g_assert_cmpstr (result, ==, "Blue is the last one left and wins: Blue scores 4, Red 3, Yellow 2, Green 1.");
  g_assert_null (lm_party_get_time_out (after));
}

static void
test_dead_discard (void)
{
  check ("piles=8&board=gyb&chips=b1,r1,out1,y1&turn=b&dead=discard", "b@1",
         "piles=8&chips=-,r1,out1,y1&turn=b&captured=b2y1&dead=discard");
  check ("piles=8&board=gyb&chips=b1,r1,out1,y1&turn=b&dead=discard", "b@1 xy1",
         "piles=8&chips=b2,r1,out1,y1&turn=b&dead=discard");
  check ("piles=8&board=gyb&chips=b1,r1,out1,y1&turn=b", "b@1 xy1", "piles=8&chips=b2g1,r1,out1,y1&turn=b");
  refuse ("piles=8&chips=-,r1,out1,y1&turn=b&captured=b2y1&dead=discard", "xb1y1", "exactly one");
}

static void
test_words (void)
{
  g_autoptr (LmPosition) position = parse ("piles=8&board=r,gyr&chips=b1r1,r1,g1,y1&turn=b");
  g_autofree char *capture = lm_position_describe_move (position, "r@2", LM_MOVE_SENTENCE);
  g_autofree char *gift = lm_position_describe_move (position, "give:b>g:r1", LM_MOVE_SENTENCE);
  g_autofree char *place = lm_position_describe_move (position, "r@2", LM_MOVE_PLACE);
  g_autofree char *short_text = lm_position_describe (position);

  g_assert_cmpstr (capture, ==, "Place a red chip on pile 2; Red captures pile 2 and must discard");
  g_assert_cmpstr (gift, ==, "Blue gives Green 1 red chip");
  g_assert_cmpstr (place, ==, "pile 2");
  g_assert_cmpstr (short_text, ==, "Blue 2, Red 1, Green 1, Yellow 1; 2 piles, 6 empty places");
  g_assert_cmpuint (lm_position_get_mover (position, "give:y>g:r1"), ==, 3);
  g_assert_cmpuint (lm_position_get_mover (position, "r@2"), ==, 0);
  g_assert_cmpuint (lm_position_get_mover (position, "?"), ==, 0);
}

static void
test_forced (void)
{
  g_autoptr (LmPosition) doomed = parse ("piles=8&chips=-,r2,g1,y1&turn=b");
  g_autoptr (LmPosition) saved = parse ("piles=8&chips=-,r2g1,g1,y1&turn=b");
  g_autofree char *move = lm_sls_position_get_forced_move (doomed);

  g_assert_cmpstr (move, ==, "out");
  g_assert_null (lm_sls_position_get_forced_move (saved));
}

/* Decisions first, then gifts and discards of everybody; all are legal. */
static void
test_list (void)
{
  g_autoptr (LmPosition) position = parse ("piles=8&board=b&chips=b1r1,r1,g1y1,y1&turn=b");
  gboolean complete = FALSE;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, &complete);
  g_autoptr (GPtrArray) few = lm_position_list_moves (position, 9, NULL);
  g_autofree char *joined = NULL;

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = play (position, g_ptr_array_index (moves, i));
      g_assert_false (lm_position_equal (position, after));
    }
  g_ptr_array_add (moves, NULL);
  joined = g_strjoinv (" ", (GStrv) moves->pdata);
  g_assert_cmpstr (joined, ==,
                   "b@1 r@1>g r@1>y b@0>r b@0>g b@0>y r@0>b r@0>g r@0>y "
                   "give:b>r:r1 give:b>g:r1 give:b>y:r1 kill:b:r1 "
                   "give:g>b:y1 give:g>r:y1 give:g>y:y1 kill:g:y1");
  g_assert_true (complete);
  g_assert_cmpuint (few->len, ==, 9);
}

static guint
count_all (LmPosition *position,
           guint       colour)
{
  return lm_sls_state_count_colour (lm_sls_position_get_state (position), colour)
         + LM_SLS_POSITION (position)->dead[colour];
}

/* That a position and its text are one, and what people see is what the rules know. */
static void
check_position (LmPosition *position)
{
  g_autofree char *text = lm_position_to_string (position);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) again = lm_position_parse (text, &error);
  const LmSlsState *state = lm_sls_position_get_state (position);

  g_assert_no_error (error);
  g_assert_true (lm_position_equal (position, again));
  g_assert_cmpmem (state, G_STRUCT_OFFSET (LmSlsState, piles) + state->n_piles * sizeof (LmSlsPile),
                   lm_sls_position_get_state (again),
                   G_STRUCT_OFFSET (LmSlsState, piles) + state->n_piles * sizeof (LmSlsPile));
}

static void
check_game (const char *start,
            GRand      *rand)
{
  g_autoptr (LmPosition) position = parse (start);
  const guint count = count_all (position, 0);

  for (guint i = 0; !lm_position_is_over (position); i++)
    {
      g_autofree char *move = lm_position_random_move (position, rand);
      g_autofree char *words = lm_position_describe_move (position, move, LM_MOVE_SENTENCE);
      LmPosition *after = play (position, move);

      g_assert_nonnull (words);
      lm_position_unref (position);
      position = after;
      for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
        g_assert_cmpuint (count_all (position, colour), ==, count);
      check_position (position);
      g_assert_cmpuint (i, <, MAX_STEPS);
    }
}

/* Every game ends, no chip is lost, and every position is one that can be set up. */
static void
test_playouts (void)
{
  static const char *const starts[] = {
    "piles=8&chips=b6,r6,g6,y6&turn=b", "piles=0&chips=b7,r7,g7,y7&turn=g", "piles=1&chips=b3,r3,g3,y3&turn=y",
    "piles=3&chips=b5,r5,g5,y5&turn=r&dead=discard",
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < 200; i++)
    check_game (starts[i % G_N_ELEMENTS (starts)], rand);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/so-long-sucker/rules/placing", test_placing);
  g_test_add_func ("/so-long-sucker/rules/next-may-be-mover", test_next_may_be_mover);
  g_test_add_func ("/so-long-sucker/rules/giver-is-kept", test_giver_is_kept);
  g_test_add_func ("/so-long-sucker/rules/lowest-topmost", test_lowest_topmost);
  g_test_add_func ("/so-long-sucker/rules/capture", test_capture);
  g_test_add_func ("/so-long-sucker/rules/sweep", test_sweep);
  g_test_add_func ("/so-long-sucker/rules/prisoners", test_prisoners);
  g_test_add_func ("/so-long-sucker/rules/elimination", test_elimination);
  g_test_add_func ("/so-long-sucker/rules/givers", test_givers);
  g_test_add_func ("/so-long-sucker/rules/time", test_time);
  g_test_add_func ("/so-long-sucker/rules/result", test_result);
  g_test_add_func ("/so-long-sucker/rules/dead-discard", test_dead_discard);
  g_test_add_func ("/so-long-sucker/rules/words", test_words);
  g_test_add_func ("/so-long-sucker/rules/forced", test_forced);
  g_test_add_func ("/so-long-sucker/rules/list", test_list);
  g_test_add_func ("/so-long-sucker/rules/playouts", test_playouts);

  return g_test_run ();
}
