/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-so-long-sucker-page.c: the fields of a new game of So Long Sucker. */

#include "lm-panel-test.h"

#include "kit/page/lm-game-view-info.h"

#define GAME "lastmove:so-long-sucker?"

typedef struct
{
  LmFieldForm *page;
  GtkWidget   *window;
  guint        n_changes;
} Fixture;

static GtkWidget *
create_page (void)
{
  return lm_game_view_info_create_form (lm_game_info_lookup ("so-long-sucker"));
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
  fixture->page = LM_FIELD_FORM (create_page ());
  g_signal_connect_swapped (fixture->page, "changed", G_CALLBACK (changed_cb), fixture);
  fixture->window = lm_panel_test_present (GTK_WIDGET (fixture->page));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_panel_test_close (fixture->window);
}

static void
assert_position (Fixture    *fixture,
                 const char *text)
{
  g_autoptr (LmPosition) position = lm_field_form_get_position (fixture->page, NULL);
  g_autofree char *is = lm_position_to_string (position);

  g_assert_cmpstr (is, ==, text);
}

static void
set_field (Fixture    *fixture,
           const char *name,
           double      value)
{
  GtkWidget *field = lm_panel_test_find_named (fixture->window, GTK_TYPE_SPIN_BUTTON, name);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), value);
}

static void
test_presets (Fixture       *fixture,
              gconstpointer  data)
{
  assert_position (fixture, GAME "piles=8&chips=b6,r6,g6,y6&turn=b");
  lm_panel_test_press (fixture->window, "Hofstra 5");
  assert_position (fixture, GAME "piles=8&chips=b5,r5,g5,y5&turn=b");
  g_assert_cmpuint (lm_field_form_get_clock (fixture->page), ==, 0);
  lm_panel_test_press (fixture->window, "Nash");
  assert_position (fixture, GAME "piles=0&chips=b7,r7,g7,y7&turn=b");
  g_assert_cmpuint (lm_field_form_get_clock (fixture->page), ==, 20 * 60);
  g_assert_true (lm_panel_test_shows (fixture->window,
                                      "7 chips each, any number of piles, 20 minutes of thinking time each."));
  lm_panel_test_press (fixture->window, "Hofstra 6");
  assert_position (fixture, GAME "piles=8&chips=b6,r6,g6,y6&turn=b");
  g_assert_cmpuint (lm_field_form_get_clock (fixture->page), ==, 0);
}

static void
test_fields (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *dead = lm_panel_test_find_named (fixture->window, GTK_TYPE_SWITCH,
                                              "Discard eliminated players’ chips on capture");

  set_field (fixture, "Chips of each player", 3);
  set_field (fixture, "Piles", 12);
  assert_position (fixture, GAME "piles=12&chips=b3,r3,g3,y3&turn=b");
  gtk_switch_set_active (GTK_SWITCH (dead), TRUE);
  assert_position (fixture, GAME "piles=12&chips=b3,r3,g3,y3&turn=b&dead=discard");
  g_assert_cmpuint (fixture->n_changes, ==, 3);
  set_field (fixture, "Chips of each player", 31);
  set_field (fixture, "Piles", 124);
  assert_position (fixture, GAME "piles=124&chips=b31,r31,g31,y31&turn=b&dead=discard");
}

static void
test_fill (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (GAME "piles=5&chips=b4,r4,g4,y4&turn=b&dead=discard");
  g_autoptr (LmPosition) middle = lm_panel_test_parse (GAME "piles=8&board=b&chips=b3r1,r4,g5,out1&turn=r");

  lm_field_form_set_position (fixture->page, position);
  lm_field_form_set_clock (fixture->page, 601);
  assert_position (fixture, GAME "piles=5&chips=b4,r4,g4,y4&turn=b&dead=discard");
  g_assert_cmpuint (lm_field_form_get_clock (fixture->page), ==, 11 * 60);
  lm_field_form_set_position (fixture->page, middle);
  assert_position (fixture, GAME "piles=8&chips=b5,r5,g5,y5&turn=b");
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_page);

  if (status >= 0)
    return status;

  g_test_add ("/so-long-sucker-page/presets", Fixture, NULL, set_up, test_presets, tear_down);
  g_test_add ("/so-long-sucker-page/fields", Fixture, NULL, set_up, test_fields, tear_down);
  g_test_add ("/so-long-sucker-page/fill", Fixture, NULL, set_up, test_fill, tear_down);

  return g_test_run ();
}
