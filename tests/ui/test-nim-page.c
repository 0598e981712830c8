/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-nim-page.c: the fields of a new game of subtraction Nim and its reverse, right and wrong. */

#include "lm-panel-test.h"

#include "app/lm-game-view-info.h"
#include "engine/lm-error.h"

#define STONES "Stones"
#define TARGET "Target"
#define MAX_A_TURN "At most a turn"

typedef struct
{
  LmNewGamePage *page;
  GtkWidget     *window;
  guint          n_changes;
} Fixture;

static GtkWidget *
create_page (void)
{
  return g_object_new (lm_game_view_info_lookup ("nim")->new_game_page_type (), NULL);
}

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  game)
{
  fixture->page = g_object_new (lm_game_view_info_lookup (game)->new_game_page_type (), NULL);
  g_signal_connect_swapped (fixture->page, "changed", G_CALLBACK (changed_cb), fixture);
  fixture->window = lm_panel_test_present (GTK_WIDGET (fixture->page));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  game)
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
test_nim (Fixture       *fixture,
          gconstpointer  game)
{
  assert_position (fixture, "lastmove:nim?stones=13");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "Each turn takes 1 to 3 stones"));
  g_assert_false (gtk_widget_get_visible (find_row (GTK_WIDGET (fixture->page), TARGET)));
  lm_panel_test_press (GTK_WIDGET (fixture->page), "50");
  lm_panel_test_press (GTK_WIDGET (fixture->page), "6");
  g_assert_cmpuint (fixture->n_changes, >, 0);
  assert_position (fixture, "lastmove:nim?stones=50&max=6");
  fill (fixture, STONES, "1 000 000 000 000 000 000");
  assert_position (fixture, "lastmove:nim?stones=1000000000000000000&max=6");
  assert_wrong (fixture, STONES, "0", "“stones”");
  assert_wrong (fixture, STONES, "", "“Stones”");
  g_assert_false (is_wrong (fixture, MAX_A_TURN));
  fill (fixture, STONES, "13");
  assert_wrong (fixture, MAX_A_TURN, "0", "“max”");
  assert_wrong (fixture, MAX_A_TURN, "many", "“many”");
  g_assert_false (is_wrong (fixture, STONES));
}

static void
test_reversed (Fixture       *fixture,
               gconstpointer  game)
{
  assert_position (fixture, "lastmove:reversed-nim?stones=1&target=13");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "Each turn adds 1 to 3 stones. Whoever reaches 13 wins."));
  lm_panel_test_press (GTK_WIDGET (fixture->page), "21");
  assert_position (fixture, "lastmove:reversed-nim?stones=1&target=21");
  assert_wrong (fixture, STONES, "22", "“stones”");
  fill (fixture, STONES, "21");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "This game is over"));
  assert_wrong (fixture, TARGET, "x", "“x”");
}

static void
test_fill (Fixture       *fixture,
           gconstpointer  game)
{
  static const char *const texts[] = {
    "lastmove:reversed-nim?stones=1&target=13", "lastmove:reversed-nim?stones=5&target=1000000000000000000&max=77",
    "lastmove:reversed-nim?stones=7&target=7&max=1",
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

  g_test_add ("/nim-page/nim", Fixture, "nim", set_up, test_nim, tear_down);
  g_test_add ("/nim-page/reversed", Fixture, "reversed-nim", set_up, test_reversed, tear_down);
  g_test_add ("/nim-page/fill", Fixture, "reversed-nim", set_up, test_fill, tear_down);

  return g_test_run ();
}
