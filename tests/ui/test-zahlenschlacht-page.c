/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zahlenschlacht-page.c: the start of a game of Zahlenschlacht: fields, classics, variants, and what is wrong. */

#include "lm-page-test.h"

#include "games/zahlenschlacht/rules/rules.h"

#define START "lastmove:zahlenschlacht?n="
#define N "n: how many numbers there are (4 to 3000)"
#define D "d: what the sum of the last two is divided by (2 or more)"

static GtkWidget *
create_page (void)
{
  return lm_page_test_create ("zahlenschlacht");
}

static GtkDropDown *
get_variants (LmPageTest *fixture)
{
  return GTK_DROP_DOWN (lm_panel_test_find_named (GTK_WIDGET (fixture->page), GTK_TYPE_DROP_DOWN, "Variants"));
}

static void
test_fields (LmPageTest    *fixture,
             gconstpointer  data)
{
  lm_page_test_assert_position (fixture, START "15&d=7");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "A begins and makes the last of 13 moves."));
  lm_page_test_fill (fixture, N, " 3000 ");
  lm_page_test_fill (fixture, D, "1000000000");
  g_assert_cmpuint (fixture->n_changes, >, 1);
  lm_page_test_assert_position (fixture, START "3000&d=1000000000");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->page), "A begins and B makes the last of 2998 moves."));
  adw_combo_row_set_selected (ADW_COMBO_ROW (lm_page_test_find_row (fixture, "A wins if the sum is")), 1);
  lm_page_test_assert_position (fixture, START "3000&d=1000000000&goal=indivisible");
}

static void
test_wrong (LmPageTest    *fixture,
            gconstpointer  data)
{
  static const char *const wrong[] = { "", "3", "3001", "-5", "seven", "7.5", "99999999999999999999" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      lm_page_test_assert_wrong (fixture, N, wrong[i], "from 4 to 3000");
      g_assert_false (lm_page_test_is_wrong (fixture, D));
    }
  lm_page_test_fill (fixture, N, "15");
  lm_page_test_assert_wrong (fixture, D, "1", "from 2 to 1000000000");
  lm_page_test_assert_wrong (fixture, D, "1000000001", "from 2 to 1000000000");
  lm_page_test_assert_wrong (fixture, D, "", "from 2");
}

static void
test_classics (LmPageTest    *fixture,
               gconstpointer  data)
{
  lm_panel_test_press (GTK_WIDGET (fixture->page), "Z(2017, 8)");
  lm_page_test_assert_position (fixture, START "2017&d=8");
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  lm_panel_test_press (GTK_WIDGET (fixture->page), "Z(15, 7)");
  lm_page_test_assert_position (fixture, START "15&d=7");
}

/* The chooser sets the game, and follows it. */
static void
test_variants (LmPageTest    *fixture,
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
      lm_page_test_assert_position (fixture, text);
    }
  lm_page_test_fill (fixture, D, "8");
  g_assert_cmpuint (gtk_drop_down_get_selected (chooser), ==, 0);
  lm_page_test_assert_position (fixture, START "25&d=8");
  lm_page_test_fill (fixture, D, "25");
  g_assert_cmpuint (gtk_drop_down_get_selected (chooser), >, 0);
  lm_page_test_assert_position (fixture, START "25&d=25");
}

static void
test_fill (LmPageTest    *fixture,
           gconstpointer  data)
{
  static const char *const texts[] = { START "4&d=2", START "3000&d=3001&goal=indivisible", START "16&d=7" };

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

  lm_page_test_add ("/zahlenschlacht-page/fields", "zahlenschlacht", test_fields);
  lm_page_test_add ("/zahlenschlacht-page/wrong", "zahlenschlacht", test_wrong);
  lm_page_test_add ("/zahlenschlacht-page/classics", "zahlenschlacht", test_classics);
  lm_page_test_add ("/zahlenschlacht-page/variants", "zahlenschlacht", test_variants);
  lm_page_test_add ("/zahlenschlacht-page/fill", "zahlenschlacht", test_fill);

  return g_test_run ();
}
