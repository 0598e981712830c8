/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-nim-lesson.c: the first lesson can be walked through, its moves are the right ones, and it notices them. */

#include "lm-panel-test.h"

#include "engine/lm-solve-context.h"
#include "games/nim/board.h"
#include "games/nim/lm-nim-lesson-panel.h"
#include "games/nim/lm-nim-lesson.h"

typedef struct
{
  LmSolver  *solver;
  GtkWidget *panel;
  GtkWidget *window;
  char      *opened; /* what the lesson opened last */
} Fixture;

static void
show (Fixture    *fixture,
      const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  lm_game_panel_set_position (LM_GAME_PANEL (fixture->panel), position);
}

/* What the window does with it. */
static void
open_position_cb (Fixture    *fixture,
                  const char *text)
{
  g_free (fixture->opened);
  fixture->opened = g_strdup (text);
  show (fixture, text);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->solver = lm_solver_new ();
  fixture->panel = g_object_new (LM_TYPE_NIM_LESSON_PANEL, "solver", fixture->solver, NULL);
  g_signal_connect_swapped (fixture->panel, "open-position", G_CALLBACK (open_position_cb), fixture);
  fixture->window = lm_panel_test_present (fixture->panel);
  show (fixture, "lastmove:nim?stones=13");
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_panel_test_close (fixture->window);
  lm_panel_test_drop_solver (fixture->solver);
  g_free (fixture->opened);
}

#define assert_shows(fixture, text) g_assert_true (lm_panel_test_shows ((fixture)->panel, text))
#define assert_hides(fixture, text) g_assert_false (lm_panel_test_shows ((fixture)->panel, text))

static gboolean
is_pattern_shown (void)
{
  return lm_board_habit_is_active (lm_board_habit_get (LM_NIM_PATTERN));
}

/* Begins each step, does what it asks for, and goes on to the next. */
static void
test_walk (Fixture       *fixture,
           gconstpointer  data)
{
  assert_shows (fixture, "Step 1 of 11");
  g_assert_null (fixture->opened);
  lm_panel_test_press (fixture->panel, "Begin");

  for (guint i = 1; i < lm_nim_lesson_count (); i++)
    {
      const LmNimStep *step = lm_nim_lesson_get_step (i);
      g_autofree char *number = g_strdup_printf ("Step %u of 11", i + 1);

      assert_shows (fixture, number);
      assert_shows (fixture, step->title);
      g_assert_true (is_pattern_shown () == step->pattern);
      if (step->start == NULL)
        continue;

      g_assert_cmpstr (fixture->opened, ==, step->start);
      assert_shows (fixture, step->task);
      assert_hides (fixture, step->praise);
      if (step->goal != NULL)
        show (fixture, step->goal);
      else
        {
          g_autoptr (LmPosition) start = lm_panel_test_parse (step->start);
          g_autoptr (LmPosition) after = lm_position_play (start, "1", NULL);

          lm_game_panel_set_position (LM_GAME_PANEL (fixture->panel), after);
        }
      assert_shows (fixture, step->praise);
      lm_panel_test_press (fixture->panel, "Next");
    }

  assert_shows (fixture, "All the other games");
  g_assert_null (lm_panel_test_find (fixture->panel, GTK_TYPE_LABEL, "Next"));
  lm_panel_test_press (fixture->panel, "Take-away");
  g_assert_true (g_str_has_prefix (fixture->opened, "lastmove:take-away?"));
}

/* What is not the right move is said, and can be tried again. What was right once stays so when the game goes on. */
static void
test_wrong (Fixture       *fixture,
            gconstpointer  data)
{
  for (guint i = 0; i < 4; i++)
    lm_panel_test_press (fixture->panel, i == 0 ? "Begin" : "Next");
  assert_shows (fixture, "Set the trap yourself");
  show (fixture, "lastmove:nim?stones=6&turn=2");
  assert_shows (fixture, "That was another move");
  show (fixture, "lastmove:nim?stones=5");
  assert_shows (fixture, "That was another move");
  lm_panel_test_press (fixture->panel, "Show the Position on the Board");
  assert_hides (fixture, "That was another move");
  show (fixture, "lastmove:nim?stones=5&turn=2");
  assert_shows (fixture, "Now the other player is in the trap.");
  show (fixture, "lastmove:nim?stones=3");
  assert_shows (fixture, "Now the other player is in the trap.");
  lm_panel_test_press (fixture->panel, "Back");
  assert_shows (fixture, "The first trap");
  g_assert_cmpstr (fixture->opened, ==, "lastmove:nim?stones=5");
}

/* The marks belong to the lesson and go with it. */
static void
test_hidden (Fixture       *fixture,
             gconstpointer  data)
{
  for (guint i = 0; i < 5; i++)
    lm_panel_test_press (fixture->panel, i == 0 ? "Begin" : "Next");
  g_assert_true (is_pattern_shown ());
  gtk_widget_hide (fixture->panel);
  g_assert_false (is_pattern_shown ());
  gtk_widget_show (fixture->panel);
  g_assert_true (is_pattern_shown ());
}

/* What the lesson calls the right move is the one that wins; where every move will do, none wins. */
static void
test_true (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);

  for (guint i = 0; i < lm_nim_lesson_count (); i++)
    {
      const LmNimStep *step = lm_nim_lesson_get_step (i);
      g_autoptr (LmPosition) start = NULL;
      g_autoptr (LmAnswer) answer = NULL;
      g_autofree char *reached = NULL;

      if (step->start == NULL)
        continue;

      start = lm_panel_test_parse (step->start);
      answer = LM_GAME_GET_CLASS (lm_position_get_game (start))->solve (start, context, NULL);
      g_assert_cmpint (answer->value, ==, step->goal != NULL ? LM_VALUE_WIN : LM_VALUE_LOSS);
      if (step->goal == NULL)
        continue;

      reached = lm_position_to_string (lm_answer_get_best (answer)->position);
      g_assert_cmpstr (reached, ==, step->goal);
    }
}

static GtkWidget *
create_shown (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();

  return g_object_new (LM_TYPE_NIM_LESSON_PANEL, "solver", solver, NULL);
}

#define add_test(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status != -1)
    return status;

  add_test ("/nim-lesson/walk", test_walk);
  add_test ("/nim-lesson/wrong", test_wrong);
  add_test ("/nim-lesson/hidden", test_hidden);
  g_test_add_func ("/nim-lesson/true", test_true);

  return g_test_run ();
}
