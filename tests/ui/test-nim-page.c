/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-nim-page.c: the fields of a new game of subtraction Nim and its reverse, right and wrong. */

#include "lm-page-test.h"

#define STONES "Stones"
#define TARGET "Target"
#define MAX_A_TURN "At most a turn"

static GtkWidget *
create_page (void)
{
  return lm_page_test_create ("nim");
}

static void
test_nim (LmPageTest    *fixture,
          gconstpointer  game)
{
  lm_page_test_assert_position (fixture, "lastmove:nim?stones=13");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "Each turn takes 1 to 3 stones"));
  g_assert_false (lm_page_test_has_row (fixture, TARGET));
  lm_panel_test_press (GTK_WIDGET (fixture->page), "50");
  lm_panel_test_press (GTK_WIDGET (fixture->page), "6");
  g_assert_cmpuint (fixture->n_changes, >, 0);
  lm_page_test_assert_position (fixture, "lastmove:nim?stones=50&max=6");
  lm_page_test_fill (fixture, STONES, "1 000 000 000 000 000 000");
  lm_page_test_assert_position (fixture, "lastmove:nim?stones=1000000000000000000&max=6");
  lm_page_test_assert_wrong (fixture, STONES, "0", "“Stones”");
  lm_page_test_assert_wrong (fixture, STONES, "", "“Stones”");
  g_assert_false (lm_page_test_is_wrong (fixture, MAX_A_TURN));
  lm_page_test_fill (fixture, STONES, "13");
  lm_page_test_assert_wrong (fixture, MAX_A_TURN, "0", "“At most a turn”");
  lm_page_test_assert_wrong (fixture, MAX_A_TURN, "many", "“many”");
  g_assert_false (lm_page_test_is_wrong (fixture, STONES));
}

static void
test_reversed (LmPageTest    *fixture,
               gconstpointer  game)
{
  lm_page_test_assert_position (fixture, "lastmove:reversed-nim?stones=1&target=13");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "Each turn adds 1 to 3 stones. Whoever reaches 13 wins."));
  lm_panel_test_press (GTK_WIDGET (fixture->page), "21");
  lm_page_test_assert_position (fixture, "lastmove:reversed-nim?stones=1&target=21");
  lm_page_test_assert_wrong (fixture, STONES, "22", "“stones”");
  lm_page_test_fill (fixture, STONES, "21");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "This game is over"));
  lm_page_test_assert_wrong (fixture, TARGET, "x", "“x”");
}

static void
test_fill (LmPageTest    *fixture,
           gconstpointer  game)
{
  static const char *const texts[] = {
    "lastmove:reversed-nim?stones=1&target=13", "lastmove:reversed-nim?stones=5&target=1000000000000000000&max=77",
    "lastmove:reversed-nim?stones=7&target=7&max=1",
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

  lm_page_test_add ("/nim-page/nim", "nim", test_nim);
  lm_page_test_add ("/nim-page/reversed", "reversed-nim", test_reversed);
  lm_page_test_add ("/nim-page/fill", "reversed-nim", test_fill);

  return g_test_run ();
}
