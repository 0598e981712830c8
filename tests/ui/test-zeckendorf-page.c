/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-page.c: the fields of a new Zeckendorf game, right and wrong. */

#include "lm-panel-test.h"

#include "app/lm-game-view-info.h"
#include "engine/lm-error.h"

typedef struct
{
  LmNewGamePage *page;
  GtkWidget     *window;
  guint          n_changes;
} Fixture;

static GtkWidget *
create_page (void)
{
  return g_object_new (lm_game_view_info_lookup ("zeckendorf")->new_game_page_type (), NULL);
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

static GtkEditable *
get_bins (Fixture *fixture)
{
  return GTK_EDITABLE (lm_panel_test_find (GTK_WIDGET (fixture->page), ADW_TYPE_ENTRY_ROW, NULL));
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
              const char *bins)
{
  g_autoptr (GError) error = NULL;

  gtk_editable_set_text (get_bins (fixture), bins);
  g_assert_null (lm_new_game_page_get_position (fixture->page, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (get_bins (fixture)), "error"));
}

static void
test_ones (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *spin = lm_panel_test_find (GTK_WIDGET (fixture->page), GTK_TYPE_SPIN_BUTTON, NULL);
  double lowest, highest;

  assert_position (fixture, "lastmove:zeckendorf?bins=10");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 64);
  assert_position (fixture, "lastmove:zeckendorf?bins=64");
  g_assert_cmpuint (fixture->n_changes, >, 0);
  lm_panel_test_press (GTK_WIDGET (fixture->page), "100");
  assert_position (fixture, "lastmove:zeckendorf?bins=100");
  gtk_spin_button_get_range (GTK_SPIN_BUTTON (spin), &lowest, &highest);
  g_assert_cmpfloat (lowest, ==, 1);
  g_assert_cmpfloat (highest, ==, 300);
}

static void
test_bins (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_editable_set_text (get_bins (fixture), "1 2,3");
  g_assert_cmpuint (fixture->n_changes, >, 0);
  assert_position (fixture, "lastmove:zeckendorf?bins=1,2,3");
  gtk_editable_set_text (get_bins (fixture), "0, 4, 0");
  assert_position (fixture, "lastmove:zeckendorf?bins=0,4");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (get_bins (fixture)), "error"));

  assert_wrong (fixture, "");
  assert_wrong (fixture, " , ");
  assert_wrong (fixture, "3, -1");
  assert_wrong (fixture, "3&turn=2");
  assert_wrong (fixture, "two");
  assert_wrong (fixture, "1000001");
  assert_wrong (fixture, "99999999999999999999999999");
  assert_wrong (fixture, "007");
}

static void
test_fill (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const texts[] = {
    "lastmove:zeckendorf?bins=42", "lastmove:zeckendorf?bins=5,4,3", "lastmove:zeckendorf?bins=0,0,8",
    "lastmove:zeckendorf?bins=5000", "lastmove:zeckendorf?bins=0",
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

  g_test_add ("/zeckendorf-page/ones", Fixture, NULL, set_up, test_ones, tear_down);
  g_test_add ("/zeckendorf-page/bins", Fixture, NULL, set_up, test_bins, tear_down);
  g_test_add ("/zeckendorf-page/fill", Fixture, NULL, set_up, test_fill, tear_down);

  return g_test_run ();
}
