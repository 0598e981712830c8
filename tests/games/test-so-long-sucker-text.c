/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-so-long-sucker-text.c: the position text of So Long Sucker: what is read, what is refused, what is set up. */

#include "engine/game/lm-error.h"
#include "engine/game/lm-game.h"
#include "games/lm-games.h"
#include "games/so-long-sucker/rules/rules.h"
#include "naive-so-long-sucker.h"

#define HEAD "lastmove:so-long-sucker?"

static void
check_canonical (const char *text,
                 const char *canonical)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *whole = g_strconcat (HEAD, text, NULL);
  g_autofree char *expected = g_strconcat (HEAD, canonical, NULL);
  g_autoptr (LmPosition) position = lm_position_parse (whole, &error);
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  written = lm_position_to_string (position);
  g_assert_cmpstr (written, ==, expected);
}

static void
test_canonical (void)
{
  check_canonical ("piles=8&chips=b6,r6,g6,y6&turn=b", "piles=8&chips=b6,r6,g6,y6&turn=b");
  check_canonical ("turn=b&from=----&dead=keep&chips=r1b5,r6,-,out1&board=b,rb,gyr&piles=0",
                   "piles=0&board=b,rb,gyr&chips=b5r1,r6,-,out1&turn=b");
  check_canonical ("piles=3&dead=discard&captured=y1r2&chips=b1,r6,-,y2&turn=r&from=-br-",
                   "piles=3&chips=b1,r6,-,y2&turn=r&from=-br-&captured=r2y1&dead=discard");
  check_canonical ("value=chips&deals=binding&piles=8&chips=b6,r6,g6,y6&turn=b", "piles=8&chips=b6,r6,g6,y6&turn=b&deals=binding&value=chips");
  check_canonical ("piles=8&chips=b6,r6,g6,y6&turn=b&deals=free&value=none", "piles=8&chips=b6,r6,g6,y6&turn=b");
  check_canonical ("piles=1&chips=b31,r31,g31,y31&turn=y", "piles=1&chips=b31,r31,g31,y31&turn=y");
  check_canonical ("piles=8&chips=out3,out1,out2,-&turn=y", "piles=8&chips=out3,out1,out2,-&turn=y");
}

/* Refused with one sentence that names @key. */
static void
check_error (const char *text,
             const char *key)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *whole = g_strconcat (HEAD, text, NULL);
  g_autoptr (LmPosition) position = lm_position_parse (whole, &error);

  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
  g_assert_null (position);
  g_assert_nonnull (strstr (error->message, key));
  g_assert_true (g_str_has_suffix (error->message, "."));
}

static void
test_errors (void)
{
  check_error ("chips=b1,r1,g1,y1&turn=b", "piles");
  check_error ("piles=8&turn=b", "chips");
  check_error ("piles=8&chips=b1,r1,g1,y1", "turn");
  check_error ("piles=08&chips=b1,r1,g1,y1&turn=b", "piles");
  check_error ("piles=125&chips=b1,r1,g1,y1&turn=b", "piles");
  check_error ("piles=8&chips=b1,r1,g1&turn=b", "chips");
  check_error ("piles=8&chips=b1,r1,g1,y1,-&turn=b", "chips");
  check_error ("piles=8&chips=b1,r1,,y1&turn=b", "chips");
  check_error ("piles=8&chips=b,r1,g1,y1&turn=b", "chips");
  check_error ("piles=8&chips=b0,r1,g1,y1&turn=b", "chips");
  check_error ("piles=8&chips=b01,r1,g1,y1&turn=b", "chips");
  check_error ("piles=8&chips=b1b1,r1,g1,y1&turn=b", "chips");
  check_error ("piles=8&chips=b1,r1,w1,y1&turn=b", "chips");
  check_error ("piles=8&chips=b1,r1,g1,y99999999999&turn=b", "chips");
  check_error ("piles=8&chips=b100,r100,g100,y100&turn=b", "chips");
  check_error ("piles=8&chips=out4,r1,g1,y1&turn=r", "chips");
  check_error ("piles=8&chips=out2,r1,g1,y1&turn=r", "chips");
  check_error ("piles=8&chips=out1,out1,g1,y1&turn=g", "chips");
  check_error ("piles=8&chips=out1,out2,out3,out3&turn=g", "nobody");
  check_error ("piles=8&chips=b1,r1,out1,y1&turn=g", "turn");
  check_error ("piles=8&chips=b1,r1,g1,y1&turn=w", "turn");
  check_error ("piles=8&chips=b1,r1,g1,y1&turn=br", "turn");
  check_error ("piles=8&chips=b1,r1,g1,y1&turn=", "turn");
  check_error ("piles=8&chips=b1,r1,g1,y1&turn=b&from=rrr", "from");
  check_error ("piles=8&chips=b1,r1,g1,y1&turn=b&from=rrrrr", "from");
  check_error ("piles=8&chips=b1,r1,g1,y1&turn=b&from=b---", "from");
  check_error ("piles=8&chips=b1,r1,g1,y1&turn=b&from=w---", "from");
  check_error ("piles=8&board=&chips=b1,r1,g1,y1&turn=b", "board");
  check_error ("piles=8&board=b,,r&chips=b1,r1,g1,y1&turn=b", "board");
  check_error ("piles=8&board=rbb&chips=b1,r1,g1,y1&turn=b", "board");
  check_error ("piles=8&board=rbw&chips=b1,r1,g1,y1&turn=b", "four colours");
  check_error ("piles=1&board=b,r&chips=b1,r1,g1,y1&turn=b", "board");
  check_error ("piles=1&board=b&chips=b1,r1,g1,y1&turn=b&captured=b2", "board");
  check_error ("piles=8&chips=b1,r1,g1,y1&turn=b&captured=b1r1", "captured");
  check_error ("piles=8&chips=b1,r1,g1,y1&turn=b&captured=", "captured");
  check_error ("piles=8&chips=b1,out1,out2,out3&turn=b&captured=b2", "captured");
  check_error ("piles=8&chips=b1,r1,g1,out1&turn=b&captured=b2y1&dead=discard", "captured");
  check_error ("piles=8&chips=b1,r1,g1,y1&turn=b&dead=maybe", "dead");
  check_error ("piles=8&chips=b1,r1,g1,y1&turn=b&option=1", "option");
}

/* Texts that are no moves, whatever the position. */
static void
test_moves (void)
{
  static const char *const texts[] = {
    "", "b", "b@", "b@-1", "b@01", "b@1>", "b@1>w", "b@1>rr", "w@1", "b@99999999999999999999", "x", "xb", "xb0", "xw1",
    "xb1b1", "give", "give:", "give:b>r", "give:b>r:", "give:b>r:r", "give:w>r:r1", "kill:", "kill:b", "kill:b:", "Out",
    "out ", "time!", "\xff\xfe", "b@1\n",
  };
  g_autoptr (LmPosition) position = lm_position_parse (HEAD "piles=8&board=r&chips=b2r1,r1,g1,y1&turn=b", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_position_play (position, texts[i], &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_null (strchr (error->message, '\n'));
    }
}

/* What is set up is what the position says, and goes back and forth. */
static void
test_setup (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (LmSlsSetup) setup = { 0 };
      g_autoptr (LmPosition) position = NULL;
      g_autoptr (LmPosition) parsed = NULL;
      g_autofree char *text = NULL;

      naive_random_setup (&setup, g_rand_int_range (rand, 2, 5), 4, g_rand_int_range (rand, 0, 20), rand);
      position = lm_sls_position_new (&setup, &error);
      g_assert_no_error (error);
      text = lm_position_to_string (position);
      parsed = lm_position_parse (text, &error);
      g_assert_no_error (error);
      g_assert_true (lm_position_equal (position, parsed));
    }
}

static void
test_preset (void)
{
  g_auto (LmSlsSetup) setup = { 0 };
  g_autoptr (LmPosition) position = NULL;
  g_autofree char *text = NULL;

  lm_sls_setup_init (&setup, 0, 7);
  position = lm_sls_position_new (&setup, NULL);
  text = lm_position_to_string (position);
  g_assert_cmpstr (text, ==, HEAD "piles=0&chips=b7,r7,g7,y7&turn=b");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/so-long-sucker/text/canonical", test_canonical);
  g_test_add_func ("/so-long-sucker/text/errors", test_errors);
  g_test_add_func ("/so-long-sucker/text/moves", test_moves);
  g_test_add_func ("/so-long-sucker/text/setup", test_setup);
  g_test_add_func ("/so-long-sucker/text/preset", test_preset);

  return g_test_run ();
}
