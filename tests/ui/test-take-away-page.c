/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-take-away-page.c: the fields of a new take-away game, right and wrong. */

#include "lm-page-test.h"

#define START "lastmove:take-away?alpha="
#define ALPHA "α: how many times what was taken may be taken next (3, 2.5, 43/11)"
#define STONES "Stones in the pile"
#define LIMIT "Limit of the first turn (empty: all stones but one)"

static GtkWidget *
create_page (void)
{
  return lm_page_test_create ("take-away");
}

static void
test_alpha (LmPageTest    *fixture,
            gconstpointer  data)
{
  lm_page_test_assert_position (fixture, START "3&stones=35");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "The first turn takes at most 34, and every later "
                                                                  "one at most 3 times"));
  lm_page_test_fill (fixture, ALPHA, "2.5");
  g_assert_cmpuint (fixture->n_changes, >, 0);
  lm_page_test_assert_position (fixture, START "5/2&stones=35");
  lm_page_test_fill (fixture, ALPHA, " 86/22 ");
  lm_page_test_assert_position (fixture, START "43/11&stones=35");
  lm_panel_test_press (GTK_WIDGET (fixture->page), "5/2");
  lm_page_test_assert_position (fixture, START "5/2&stones=35");
  lm_panel_test_press (GTK_WIDGET (fixture->page), "1");
  lm_page_test_assert_position (fixture, START "1&stones=35");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "The first turn takes at most 34, and every later "
                                                                  "one at most as many"));

  lm_page_test_assert_wrong (fixture, ALPHA, "", "Write what α is");
  lm_page_test_assert_wrong (fixture, ALPHA, "1/2", "1");
  lm_page_test_assert_wrong (fixture, ALPHA, "3/0", "must not be 0");
  lm_page_test_assert_wrong (fixture, ALPHA, "two", "two");
  lm_page_test_assert_wrong (fixture, ALPHA, "-3", "-3");
  g_assert_false (lm_page_test_is_wrong (fixture, STONES));
  g_assert_false (lm_page_test_is_wrong (fixture, LIMIT));
}

static void
test_stones (LmPageTest    *fixture,
             gconstpointer  data)
{
  g_autofree char *many = g_strnfill (1002, '1');

  lm_page_test_fill (fixture, STONES, "1 000 000");
  lm_page_test_assert_position (fixture, START "3&stones=1000000");
  lm_panel_test_press (GTK_WIDGET (fixture->page), "500");
  lm_page_test_assert_position (fixture, START "3&stones=500");
  lm_page_test_fill (fixture, STONES, "123456789012345678901234567890");
  lm_page_test_assert_position (fixture, START "3&stones=123456789012345678901234567890");
  lm_page_test_fill (fixture, STONES, "0");
  lm_page_test_assert_position (fixture, START "3&stones=0");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "This game is over"));

  lm_page_test_assert_wrong (fixture, STONES, "", "Write how many stones");
  lm_page_test_assert_wrong (fixture, STONES, "many", "“many”");
  lm_page_test_assert_wrong (fixture, STONES, "-5", "negative");
  lm_page_test_assert_wrong (fixture, STONES, "007", "“007”");
  lm_page_test_assert_wrong (fixture, STONES, many, "10^1000");
}

static void
test_limit (LmPageTest    *fixture,
            gconstpointer  data)
{
  lm_page_test_fill (fixture, LIMIT, "6");
  lm_page_test_assert_position (fixture, START "3&stones=35&limit=6");
  lm_page_test_fill (fixture, LIMIT, "99");
  lm_page_test_assert_position (fixture, START "3&stones=35&limit=35");
  lm_page_test_assert_wrong (fixture, LIMIT, "0", "at least 1");
  lm_page_test_assert_wrong (fixture, LIMIT, "few", "“few”");
  lm_page_test_fill (fixture, LIMIT, "");
  lm_page_test_assert_position (fixture, START "3&stones=35");
}

static void
test_fill (LmPageTest    *fixture,
           gconstpointer  data)
{
  static const char *const texts[] = {
    START "2&stones=20", START "43/11&stones=500&limit=7", START "1&stones=0", START "1000&stones=1",
    START "3&stones=100000000000000000000000000000000",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    lm_page_test_assert_takes (fixture, texts[i]);
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_page);

  if (status >= 0)
    return status;

  lm_page_test_add ("/take-away-page/alpha", "take-away", test_alpha);
  lm_page_test_add ("/take-away-page/stones", "take-away", test_stones);
  lm_page_test_add ("/take-away-page/limit", "take-away", test_limit);
  lm_page_test_add ("/take-away-page/fill", "take-away", test_fill);

  return g_test_run ();
}
