/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-page.c: the fields of a new Zeckendorf game, right and wrong. */

#include "lm-panel-test.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "kit/page/lm-game-view-info.h"

#define HOLE "lastmove:black-hole?hole="
#define REVERSED "lastmove:reversed?bins="
#define BUILD_UP "lastmove:build-up?bins="

typedef struct
{
  LmFieldForm *page;
  GtkWidget   *window;
  guint        n_changes;
} Fixture;

static GtkWidget *
create_page (void)
{
  return lm_game_view_info_create_form (lm_game_info_lookup ("zeckendorf"));
}

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
fill (Fixture    *fixture,
      const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  lm_field_form_set_position (fixture->page, position);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->page = LM_FIELD_FORM (create_page ());
  g_signal_connect_swapped (fixture->page, "changed", G_CALLBACK (changed_cb), fixture);
  fixture->window = lm_panel_test_present (GTK_WIDGET (fixture->page));
  if (data != NULL)
    fill (fixture, data);
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
  g_autoptr (LmPosition) position = lm_field_form_get_position (fixture->page, &error);
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
  g_assert_null (lm_field_form_get_position (fixture->page, &error));
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
  g_assert_cmpfloat (highest, ==, 1000000);
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
    HOLE "4&bins=7,0,3", HOLE "2&bins=9", HOLE "3&bins=12,0", HOLE "12&bins=1,0,0,0,0,0,0,0,0,0,2",
    HOLE "4&bins=0,0,0&stock=17", HOLE "5&bins=0,0,0,0&stock=9&place=any", HOLE "4&bins=1,0,2&stock=5",
    HOLE "4&bins=0,0,0&stock=5000", HOLE "4&bins=0,0,0",
    REVERSED "0,1,0,0,1", REVERSED "0,1,0,0,1&ones=stagnant", REVERSED "3,1,1,2", REVERSED "0",
    BUILD_UP "0&stock=11", BUILD_UP "1,0,2&stock=5", BUILD_UP "2,1,3",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      fill (fixture, texts[i]);
      assert_position (fixture, texts[i]);
    }
}

static GtkSpinButton *
get_spin (Fixture    *fixture,
          const char *name)
{
  GtkWidget *spin = lm_panel_test_find_named (GTK_WIDGET (fixture->page), GTK_TYPE_SPIN_BUTTON, name);

  g_assert_nonnull (spin);

  return GTK_SPIN_BUTTON (spin);
}

static void
press_preset (Fixture    *fixture,
              const char *number)
{
  g_signal_emit_by_name (lm_panel_test_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, number), "clicked");
}

static void
test_hole (Fixture       *fixture,
           gconstpointer  data)
{
  /* The list follows the hole; one that does not fit is an error, and so is what is no number. */
  gtk_spin_button_set_value (get_spin (fixture, "Black hole on column"), 5);
  assert_position (fixture, HOLE "5&bins=7,0,3,0");
  gtk_spin_button_set_value (get_spin (fixture, "Black hole on column"), 3);
  assert_position (fixture, HOLE "3&bins=7,0");
  assert_wrong (fixture, "7, 0, 3");
  assert_wrong (fixture, "7");
  assert_wrong (fixture, "7, x");
  gtk_editable_set_text (get_bins (fixture), "7, 1");
  gtk_spin_button_set_value (get_spin (fixture, "Still to place"), 6);
  assert_position (fixture, HOLE "3&bins=7,1&stock=6");
  assert_wrong (fixture, "1000000, 0");

  gtk_spin_button_set_value (get_spin (fixture, "Ones in the first column"), 20);
  assert_position (fixture, HOLE "3&bins=20,0");
  gtk_spin_button_set_value (get_spin (fixture, "Empty board"), 12);
  assert_position (fixture, HOLE "3&bins=0,0&stock=12");
  adw_combo_row_set_selected (ADW_COMBO_ROW (lm_panel_test_find (fixture->window, ADW_TYPE_COMBO_ROW, NULL)), 1);
  assert_position (fixture, HOLE "3&bins=0,0&stock=12&place=any");

  press_preset (fixture, "47");
  assert_position (fixture, HOLE "4&bins=0,0,0&stock=47");
}

static void
test_reversed (Fixture       *fixture,
               gconstpointer  data)
{
  gtk_spin_button_set_value (get_spin (fixture, "A sum"), 100);
  assert_position (fixture, REVERSED "0,0,1,0,1,0,0,0,0,1");
  adw_combo_row_set_selected (ADW_COMBO_ROW (lm_panel_test_find (fixture->window, ADW_TYPE_COMBO_ROW, NULL)), 1);
  assert_position (fixture, REVERSED "0,0,1,0,1,0,0,0,0,1&ones=stagnant");
  gtk_editable_set_text (get_bins (fixture), "2, 4, 2");
  assert_position (fixture, REVERSED "2,4,2&ones=stagnant");
  press_preset (fixture, "26");
  assert_position (fixture, REVERSED "0,0,0,1,0,0,1");
  assert_wrong (fixture, "1000001");
}

static void
test_build_up (Fixture       *fixture,
               gconstpointer  data)
{
  gtk_spin_button_set_value (get_spin (fixture, "A sum to build"), 25);
  assert_position (fixture, BUILD_UP "0&stock=25");
  press_preset (fixture, "4");
  assert_position (fixture, BUILD_UP "0&stock=4");
  gtk_editable_set_text (get_bins (fixture), "1, 2, 3");
  assert_position (fixture, BUILD_UP "1,2,3");
  assert_wrong (fixture, "1, 2, 3, 1");
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
  g_test_add ("/zeckendorf-page/hole", Fixture, HOLE "4&bins=7,0,3", set_up, test_hole, tear_down);
  g_test_add ("/zeckendorf-page/reversed", Fixture, REVERSED "0,1", set_up, test_reversed, tear_down);
  g_test_add ("/zeckendorf-page/build-up", Fixture, BUILD_UP "0&stock=11", set_up, test_build_up, tear_down);

  return g_test_run ();
}
