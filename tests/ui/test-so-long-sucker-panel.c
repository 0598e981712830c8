/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-so-long-sucker-panel.c: the page that tells what happened at the table, and on which deals are made. */

#include "lm-panel-test.h"

#include "engine/game/lm-party.h"
#include "games/so-long-sucker/panel/panel.h"

#define START "lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b"

typedef struct
{
  LmSolver   *solver;
  GtkWidget  *panel;
  GtkWidget  *window;
  LmPosition *position;
  char       *move; /* what the user wanted to do last */
} Fixture;

static void
show (Fixture    *fixture,
      LmPosition *position)
{
  g_clear_pointer (&fixture->position, lm_position_unref);
  fixture->position = lm_position_ref (position);
  lm_game_panel_set_position (LM_GAME_PANEL (fixture->panel), position);
}

/* As the window does it, if it is legal. */
static void
play (Fixture    *fixture,
      const char *move)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) after = lm_position_play (fixture->position, move, &error);

  g_assert_no_error (error);
  show (fixture, after);
}

static void
play_move_cb (Fixture    *fixture,
              const char *move)
{
  g_free (fixture->move);
  fixture->move = g_strdup (move);
  play (fixture, move);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (START);

  fixture->solver = lm_solver_new ();
  fixture->panel = g_object_new (LM_TYPE_SLS_PANEL, "solver", fixture->solver, NULL);
  g_signal_connect_swapped (fixture->panel, "play-move", G_CALLBACK (play_move_cb), fixture);
  fixture->window = lm_panel_test_present (fixture->panel);
  show (fixture, position);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_panel_test_close (fixture->window);
  lm_panel_test_drop_solver (fixture->solver);
  lm_position_unref (fixture->position);
  g_free (fixture->move);
}

static void
choose (Fixture    *fixture,
        const char *name,
        guint       item)
{
  GtkWidget *drop_down = lm_panel_test_find_named (fixture->panel, GTK_TYPE_DROP_DOWN, name);

  g_assert_nonnull (drop_down);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), item);
}

#define assert_shows(fixture, text) g_assert_true (lm_panel_test_shows ((fixture)->panel, text))
#define assert_hides(fixture, text) g_assert_false (lm_panel_test_shows ((fixture)->panel, text))

/* A deal that the rules can judge: proposed, accepted, and kept with the next choice. */
static void
test_deal (Fixture       *fixture,
           gconstpointer  data)
{
  assert_hides (fixture, "Deals");
  assert_shows (fixture, "Blue gives Red the turn the next time that Blue may name Red");
  lm_panel_test_press (fixture->panel, "Propose");
  g_assert_cmpstr (fixture->move, ==, "deal:b+r:next");
  assert_shows (fixture, "1. Blue gives Red the turn");
  assert_shows (fixture, "Proposed by Blue; Red has not answered");
  assert_shows (fixture, "1. Blue proposes deal 1 to Red.");

  g_assert_nonnull (lm_panel_test_find_named (fixture->panel, GTK_TYPE_BUTTON, "Accept deal 1"));
  g_assert_nonnull (lm_panel_test_find_named (fixture->panel, GTK_TYPE_BUTTON, "Decline deal 1"));
  lm_panel_test_press (fixture->panel, "Accept");
  g_assert_cmpstr (fixture->move, ==, "accept:1");
  assert_shows (fixture, "In force");

  play (fixture, "b@0>r");
  assert_shows (fixture, "Kept");
  assert_shows (fixture, "3. Blue puts a blue chip on an empty pile: Blue gives the turn to Red, by choice; deal 1 is kept.");
  assert_shows (fixture, "turn from Blue");
}

static void
test_decline (Fixture       *fixture,
              gconstpointer  data)
{
  choose (fixture, "To whom", 1);
  choose (fixture, "What about", 4);
  choose (fixture, "Against whom", 1);
  assert_shows (fixture, "Blue and Green never choose to give Yellow a turn or a chip, until Yellow is out");
  lm_panel_test_press (fixture->panel, "Propose");
  g_assert_cmpstr (fixture->move, ==, "deal:b+g:against-y");
  lm_panel_test_press (fixture->panel, "Decline");
  g_assert_cmpstr (fixture->move, ==, "refuse:1");
  assert_shows (fixture, "Proposed by Blue; Green declined");
  assert_hides (fixture, "Accept");
}

/* Whether a deal in words is kept people tell. */
static void
test_words (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *propose = lm_panel_test_find (fixture->panel, GTK_TYPE_BUTTON, "Propose");
  GtkWidget *entry;

  choose (fixture, "Who proposes", 3);
  choose (fixture, "What about", 5);
  g_assert_false (gtk_widget_get_sensitive (propose));
  entry = lm_panel_test_find_named (fixture->panel, GTK_TYPE_ENTRY, "What is agreed upon");
  gtk_editable_set_text (GTK_EDITABLE (entry), " no gifts: 100 % ");
  g_assert_true (gtk_widget_get_sensitive (propose));
  lm_panel_test_press (fixture->panel, "Propose");
  g_assert_cmpstr (fixture->move, ==, "deal:y+r:words:no%20gifts%3A%20100%20%25");
  assert_shows (fixture, "1. “no gifts: 100 %”.");
  assert_shows (fixture, "Between Yellow and Red");

  lm_panel_test_press (fixture->panel, "Accept");
  g_assert_nonnull (lm_panel_test_find_named (fixture->panel, GTK_TYPE_BUTTON, "Deal 1 was kept"));
  lm_panel_test_press (fixture->panel, "Red Broke It");
  g_assert_cmpstr (fixture->move, ==, "broken:1:r");
  assert_shows (fixture, "Broken by Red");
}

/* Nobody proposes or answers for a computer. */
static void
test_persons (Fixture       *fixture,
              gconstpointer  data)
{
  lm_game_panel_set_persons (LM_GAME_PANEL (fixture->panel), 1 << 2);
  assert_shows (fixture, "Green gives Red the turn");
  lm_panel_test_press (fixture->panel, "Propose");
  g_assert_cmpstr (fixture->move, ==, "deal:g+r:next");
  assert_hides (fixture, "Accept");
  g_assert_cmpuint (lm_party_get_awaited (fixture->position), ==, 1 << 1);
  lm_game_panel_set_persons (LM_GAME_PANEL (fixture->panel), 1 << 2 | 1 << 1);
  assert_shows (fixture, "Accept");
  lm_game_panel_set_persons (LM_GAME_PANEL (fixture->panel), 0);
  assert_hides (fixture, "Accept");
  assert_hides (fixture, "New Deal");
}

static void
test_log (Fixture       *fixture,
          gconstpointer  data)
{
  static const char *const moves[] = { "b@0>r", "r@1>y", "y@1", "g@1", "b@1", "b@0>r", "r@0>b", "b@2", "xb1" };
  g_autoptr (LmPosition) position = lm_panel_test_parse ("lastmove:so-long-sucker?piles=8&chips=b6,r6b1,g6,y6&turn=b");

  show (fixture, position);
  assert_shows (fixture, "Nothing since the position was set up.");
  assert_shows (fixture, "6 chips, 1 prisoner");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    play (fixture, moves[i]);
  assert_shows (fixture, "1. Blue puts a blue chip on an empty pile: Blue gives the turn to Red, by choice.");
  assert_shows (fixture, "4. Green puts a green chip on pile 1: Green has to give the turn to Blue.");
  assert_shows (fixture, "6. Red puts a blue chip on an empty pile: Red keeps the turn, by choice.");
  assert_shows (fixture, "8. Blue puts a blue chip on pile 2: Blue captures 2 blue chips.");
  assert_shows (fixture, "9. Blue discards 1 blue chip of it.");
  assert_hides (fixture, "Show Earlier Steps");
}

/* The latest steps are told first; the others on demand. */
static void
test_many (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (LmPosition) position =
    lm_panel_test_parse ("lastmove:so-long-sucker?piles=8&chips=b6r1,r6b1,g6,y6&turn=b");

  show (fixture, position);
  for (guint i = 0; i < 30; i++)
    {
      play (fixture, "give:r>g:b1");
      play (fixture, "give:g>r:b1");
    }
  assert_shows (fixture, "60. Green gives Red 1 blue chip.");
  assert_hides (fixture, "20. ");
  lm_panel_test_press (fixture->panel, "Show Earlier Steps");
  assert_shows (fixture, "1. Red gives Green 1 blue chip.");
  assert_hides (fixture, "Show Earlier Steps");
}

static void
test_end (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr (LmPosition) position =
    lm_panel_test_parse ("lastmove:so-long-sucker?piles=8&chips=-,r1,out1,out2&turn=b");

  show (fixture, position);
  assert_shows (fixture, "2 points");
  play (fixture, "out");
  assert_shows (fixture, "1. Blue is out with 3 points; Red is the last one left and wins.");
  assert_shows (fixture, "4 points");
  assert_hides (fixture, "New Deal");
}

static GtkWidget *
create (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmPosition) position = lm_panel_test_parse (START);
  GtkWidget *panel = g_object_new (LM_TYPE_SLS_PANEL, "solver", solver, NULL);

  lm_game_panel_set_position (LM_GAME_PANEL (panel), position);
  return panel;
}

int
main (int    argc,
      char **argv)
{
  const int status = lm_panel_test_main (&argc, &argv, create);

  if (status >= 0)
    return status;

#define ADD(name, function) \
  g_test_add ("/so-long-sucker/panel/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("deal", test_deal);
  ADD ("decline", test_decline);
  ADD ("words", test_words);
  ADD ("persons", test_persons);
  ADD ("log", test_log);
  ADD ("many", test_many);
  ADD ("end", test_end);
#undef ADD

  return g_test_run ();
}
