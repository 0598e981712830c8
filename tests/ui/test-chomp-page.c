/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chomp-page.c: the fields of a new game of Chomp and reversed Chomp, right and wrong. */

#include "lm-panel-test.h"

#include "engine/game/lm-error.h"
#include "kit/page/lm-game-view-info.h"

#define CHOMP "lastmove:chomp?rows="
#define REVERSED "lastmove:reversed-chomp?size="

typedef struct
{
  LmFieldForm *page;
  GtkWidget   *window;
  guint        n_changes;
} Fixture;

static GtkWidget *
create_page (void)
{
  return lm_game_view_info_create_form (lm_game_info_lookup ("chomp"));
}

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
show (Fixture    *fixture,
      const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  lm_field_form_set_position (fixture->page, position);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  start)
{
  fixture->page = LM_FIELD_FORM (create_page ());
  g_signal_connect_swapped (fixture->page, "changed", G_CALLBACK (changed_cb), fixture);
  fixture->window = lm_panel_test_present (GTK_WIDGET (fixture->page));
  show (fixture, start);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  start)
{
  lm_panel_test_close (fixture->window);
}

static GtkWidget *
get_spin (Fixture    *fixture,
          const char *name)
{
  GtkWidget *spin = lm_panel_test_find_named (GTK_WIDGET (fixture->page), GTK_TYPE_SPIN_BUTTON, name);

  g_assert_nonnull (spin);
  return spin;
}

static GtkWidget *
find_entry (GtkWidget *root)
{
  GtkWidget *found = ADW_IS_ENTRY_ROW (root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_entry (child);
  return found;
}

static void
fill (Fixture    *fixture,
      const char *shape)
{
  gtk_editable_set_text (GTK_EDITABLE (find_entry (GTK_WIDGET (fixture->page))), shape);
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
              const char *shape,
              const char *part)
{
  g_autoptr (GError) error = NULL;

  fill (fixture, shape);
  g_assert_null (lm_field_form_get_position (fixture->page, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_nonnull (strstr (error->message, part));
  g_assert_true (gtk_widget_has_css_class (find_entry (GTK_WIDGET (fixture->page)), "error"));
}

static void
test_size (Fixture       *fixture,
           gconstpointer  start)
{
  assert_position (fixture, CHOMP "5,5,5,5");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_spin (fixture, "Rows")), 2);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_spin (fixture, "Columns")), 3);
  assert_position (fixture, CHOMP "3,3");
  g_assert_cmpuint (fixture->n_changes, >=, 2);
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "The bar has 6 squares, the poisoned one among them."));
  lm_panel_test_press (GTK_WIDGET (fixture->page), "3 × 4");
  assert_position (fixture, CHOMP "4,4,4");
  show (fixture, CHOMP "1");
  assert_position (fixture, CHOMP "1");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "This game is over before it begins."));
}

static void
test_shape (Fixture       *fixture,
            gconstpointer  start)
{
  fill (fixture, "5 3,1");
  assert_position (fixture, CHOMP "5,3,1");
  g_assert_false (gtk_widget_is_sensitive (get_spin (fixture, "Rows")));
  assert_wrong (fixture, "3, 4", "longer than the row below");
  assert_wrong (fixture, "4, 0", "no square");
  assert_wrong (fixture, "-1", "“-1”");
  assert_wrong (fixture, "99", "99");
  fill (fixture, " ");
  assert_position (fixture, CHOMP "5,5,5,5");
  g_assert_true (gtk_widget_is_sensitive (get_spin (fixture, "Rows")));
}

static void
test_reversed (Fixture       *fixture,
               gconstpointer  start)
{
  assert_position (fixture, REVERSED "3x4&rows=1");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_spin (fixture, "Columns")), 6);
  fill (fixture, "3, 1");
  assert_position (fixture, REVERSED "3x6&rows=3,1");
  g_assert_true (gtk_widget_is_sensitive (get_spin (fixture, "Rows")));
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "The shape has 4 squares and grows to 18."));
  assert_wrong (fixture, "7", "does not fit the board");
}

static void
test_fill (Fixture       *fixture,
           gconstpointer  start)
{
  static const char *const texts[] = {
    CHOMP "1", CHOMP "20,20", CHOMP "3,2,1", REVERSED "1x1&rows=1", REVERSED "20x20&rows=20,1", REVERSED "2x3&rows=3,3",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      show (fixture, texts[i]);
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

#define ADD(path, start, test) g_test_add (path, Fixture, start, set_up, test, tear_down)
  ADD ("/chomp-page/size", CHOMP "5,5,5,5", test_size);
  ADD ("/chomp-page/shape", CHOMP "5,5,5,5", test_shape);
  ADD ("/chomp-page/reversed", REVERSED "3x4&rows=1", test_reversed);
  ADD ("/chomp-page/fill", CHOMP "5,5,5,5", test_fill);
#undef ADD

  return g_test_run ();
}
