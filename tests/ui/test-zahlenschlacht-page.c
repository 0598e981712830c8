/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zahlenschlacht-page.c: the start of a game of Zahlenschlacht: fields, classics, variants, and what is wrong. */

#include "lm-panel-test.h"

#include "app/lm-game-view-info.h"
#include "engine/lm-error.h"
#include "games/zahlenschlacht/lm-zahlenschlacht-variants.h"

#define START "lastmove:zahlenschlacht?n="
#define N "n: how many numbers there are (4 to 3000)"
#define D "d: what the sum of the last two is divided by (2 or more)"

typedef struct
{
  LmNewGamePage *page;
  GtkWidget     *window;
  guint          n_changes;
} Fixture;

static GtkWidget *
create_page (void)
{
  return g_object_new (lm_game_view_info_lookup ("zahlenschlacht")->new_game_page_type (), NULL);
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
  if (ADW_IS_PREFERENCES_ROW (root)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title))
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

static GtkDropDown *
get_variants (Fixture *fixture)
{
  return GTK_DROP_DOWN (lm_panel_test_find_named (GTK_WIDGET (fixture->page), GTK_TYPE_DROP_DOWN, "Variants"));
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
  g_assert_true (gtk_widget_has_css_class (find_row (GTK_WIDGET (fixture->page), title), "error"));
}

static void
test_fields (Fixture       *fixture,
             gconstpointer  data)
{
  assert_position (fixture, START "15&d=7");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "A begins and makes the last of 13 moves."));
  fill (fixture, N, " 3000 ");
  fill (fixture, D, "1000000000");
  g_assert_cmpuint (fixture->n_changes, >, 1);
  assert_position (fixture, START "3000&d=1000000000");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "A begins and B makes the last of 2998 moves."));
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (GTK_WIDGET (fixture->page), "A wins if the sum is")), 1);
  assert_position (fixture, START "3000&d=1000000000&goal=indivisible");
}

static void
test_wrong (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const wrong[] = { "", "3", "3001", "-5", "seven", "7.5", "99999999999999999999" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      assert_wrong (fixture, N, wrong[i], "from 4 to 3000");
      g_assert_false (gtk_widget_has_css_class (find_row (GTK_WIDGET (fixture->page), D), "error"));
    }
  fill (fixture, N, "15");
  assert_wrong (fixture, D, "1", "from 2 to 1000000000");
  assert_wrong (fixture, D, "1000000001", "from 2 to 1000000000");
  assert_wrong (fixture, D, "", "from 2");
}

static void
test_classics (Fixture       *fixture,
               gconstpointer  data)
{
  lm_panel_test_press (GTK_WIDGET (fixture->page), "Z(2017, 8)");
  assert_position (fixture, START "2017&d=8");
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  lm_panel_test_press (GTK_WIDGET (fixture->page), "Z(15, 7)");
  assert_position (fixture, START "15&d=7");
}

/* The chooser sets the game, and follows it. */
static void
test_variants (Fixture       *fixture,
               gconstpointer  data)
{
  const LmZahlenschlachtVariant *variants = lm_zahlenschlacht_variants_get ();
  GtkDropDown *chooser = get_variants (fixture);

  g_assert_true (gtk_drop_down_get_enable_search (chooser));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (chooser)), ==, 1 + 57);
  for (guint i = 0; i < LM_ZAHLENSCHLACHT_N_VARIANTS; i++)
    {
      g_autofree char *text = g_strdup_printf (START "%u&d=%u", variants[i].n, variants[i].d);

      gtk_drop_down_set_selected (chooser, 1 + i);
      assert_position (fixture, text);
    }
  fill (fixture, D, "8");
  g_assert_cmpuint (gtk_drop_down_get_selected (chooser), ==, 0);
  assert_position (fixture, START "25&d=8");
  fill (fixture, D, "25");
  g_assert_cmpuint (gtk_drop_down_get_selected (chooser), >, 0);
  assert_position (fixture, START "25&d=25");
}

static void
test_fill (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const texts[] = { START "4&d=2", START "3000&d=3001&goal=indivisible", START "16&d=7" };

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

  g_test_add ("/zahlenschlacht-page/fields", Fixture, NULL, set_up, test_fields, tear_down);
  g_test_add ("/zahlenschlacht-page/wrong", Fixture, NULL, set_up, test_wrong, tear_down);
  g_test_add ("/zahlenschlacht-page/classics", Fixture, NULL, set_up, test_classics, tear_down);
  g_test_add ("/zahlenschlacht-page/variants", Fixture, NULL, set_up, test_variants, tear_down);
  g_test_add ("/zahlenschlacht-page/fill", Fixture, NULL, set_up, test_fill, tear_down);

  return g_test_run ();
}
