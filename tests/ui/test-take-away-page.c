/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-take-away-page.c: the fields of a new take-away game, right and wrong. */

#include "lm-panel-test.h"

#include "app/lm-game-view-info.h"
#include "engine/lm-error.h"

#define START "lastmove:take-away?alpha="
#define ALPHA "α: how many times what was taken may be taken next (3, 2.5, 43/11)"
#define STONES "Stones in the pile"
#define LIMIT "Limit of the first turn (empty: all stones but one)"

typedef struct
{
  LmNewGamePage *page;
  GtkWidget     *window;
  guint          n_changes;
} Fixture;

static GtkWidget *
create_page (void)
{
  return g_object_new (lm_game_view_info_lookup ("take-away")->new_game_page_type (), NULL);
}

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->page = LM_NEW_GAME_PAGE (create_page ());
  g_signal_connect_swapped (fixture->page, "changed", G_CALLBACK (changed_cb), fixture);
  fixture->window = lm_panel_test_present (GTK_WIDGET (fixture->page));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_panel_test_close (fixture->window);
}

static GtkWidget *
find_row (GtkWidget  *root,
          const char *title)
{
  if (ADW_IS_ENTRY_ROW (root) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
fill (Fixture    *fixture,
      const char *title,
      const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_row (GTK_WIDGET (fixture->page), title)), text);
}

static gboolean
is_wrong (Fixture    *fixture,
          const char *title)
{
  return gtk_widget_has_css_class (find_row (GTK_WIDGET (fixture->page), title), "error");
}

static void
assert_position (Fixture    *fixture,
                 const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_new_game_page_get_position (fixture->page, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = lm_position_to_string (position);
  g_assert_cmpstr (text, ==, expected);
}

static void
assert_wrong (Fixture    *fixture,
              const char *title,
              const char *text,
              const char *part)
{
  g_autoptr (GError) error = NULL;

  fill (fixture, title, text);
  g_assert_null (lm_new_game_page_get_position (fixture->page, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_nonnull (strstr (error->message, part));
  g_assert_true (is_wrong (fixture, title));
}

static void
test_alpha (Fixture       *fixture,
            gconstpointer  data)
{
  assert_position (fixture, START "3&stones=35");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "The first turn takes at most 34, and every later "
                                                                  "one at most 3 times"));
  fill (fixture, ALPHA, "2.5");
  g_assert_cmpuint (fixture->n_changes, >, 0);
  assert_position (fixture, START "5/2&stones=35");
  fill (fixture, ALPHA, " 86/22 ");
  assert_position (fixture, START "43/11&stones=35");
  lm_panel_test_press (GTK_WIDGET (fixture->page), "5/2");
  assert_position (fixture, START "5/2&stones=35");
  lm_panel_test_press (GTK_WIDGET (fixture->page), "1");
  assert_position (fixture, START "1&stones=35");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "The first turn takes at most 34, and every later "
                                                                  "one at most as many"));

  assert_wrong (fixture, ALPHA, "", "Write what α is");
  assert_wrong (fixture, ALPHA, "1/2", "1");
  assert_wrong (fixture, ALPHA, "3/0", "must not be 0");
  assert_wrong (fixture, ALPHA, "two", "two");
  assert_wrong (fixture, ALPHA, "-3", "-3");
  g_assert_false (is_wrong (fixture, STONES));
  g_assert_false (is_wrong (fixture, LIMIT));
}

static void
test_stones (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *many = g_strnfill (1002, '1');

  fill (fixture, STONES, "1 000 000");
  assert_position (fixture, START "3&stones=1000000");
  lm_panel_test_press (GTK_WIDGET (fixture->page), "500");
  assert_position (fixture, START "3&stones=500");
  fill (fixture, STONES, "123456789012345678901234567890");
  assert_position (fixture, START "3&stones=123456789012345678901234567890");
  fill (fixture, STONES, "0");
  assert_position (fixture, START "3&stones=0");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "This game is over"));

  assert_wrong (fixture, STONES, "", "Write how many stones");
  assert_wrong (fixture, STONES, "many", "“many”");
  assert_wrong (fixture, STONES, "-5", "negative");
  assert_wrong (fixture, STONES, "007", "“007”");
  assert_wrong (fixture, STONES, many, "10^1000");
}

static void
test_limit (Fixture       *fixture,
            gconstpointer  data)
{
  fill (fixture, LIMIT, "6");
  assert_position (fixture, START "3&stones=35&limit=6");
  fill (fixture, LIMIT, "99");
  assert_position (fixture, START "3&stones=35&limit=35");
  assert_wrong (fixture, LIMIT, "0", "at least 1");
  assert_wrong (fixture, LIMIT, "few", "“few”");
  fill (fixture, LIMIT, "");
  assert_position (fixture, START "3&stones=35");
}

static void
test_fill (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const texts[] = {
    START "2&stones=20", START "43/11&stones=500&limit=7", START "1&stones=0", START "1000&stones=1",
    START "3&stones=100000000000000000000000000000000",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = lm_panel_test_parse (texts[i]);

      lm_new_game_page_set_position (fixture->page, position);
      assert_position (fixture, texts[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_page);

  if (status >= 0)
    return status;

  g_test_add ("/take-away-page/alpha", Fixture, NULL, set_up, test_alpha, tear_down);
  g_test_add ("/take-away-page/stones", Fixture, NULL, set_up, test_stones, tear_down);
  g_test_add ("/take-away-page/limit", Fixture, NULL, set_up, test_limit, tear_down);
  g_test_add ("/take-away-page/fill", Fixture, NULL, set_up, test_fill, tear_down);

  return g_test_run ();
}
