/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-nim-lesson.c: the first lesson can be walked through, its moves are the right ones, and it notices them. */

#include "lm-panel-test.h"

#include "app/learn/lm-lesson-panel.h"
#include "engine/game/lm-game-info.h"
#include "engine/solve/lm-solve-context.h"
#include "games/nim/board.h"
#include "kit/page/lm-game-view-info.h"

typedef struct
{
  LmSolver  *solver;
  LmLesson  *lesson;
  GtkWidget *panel;
  GtkWidget *window;
  char      *opened; /* what the lesson opened last */
} Fixture;

static LmLesson *
load (void)
{
  g_autoptr (GError) error = NULL;
  LmLesson *lesson = lm_lesson_load (lm_game_view_info_lookup ("nim")->lesson, &error);

  g_assert_no_error (error);
  return lesson;
}

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
  fixture->lesson = load ();
  fixture->panel = lm_lesson_panel_new (fixture->solver, load ());
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
  lm_lesson_free (fixture->lesson);
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

  for (guint i = 1; i < lm_lesson_count (fixture->lesson); i++)
    {
      const LmLessonStep *step = lm_lesson_get_step (fixture->lesson, i);
      g_autofree char *number = g_strdup_printf ("Step %u of 11", i + 1);
      g_autofree char *start = step->start != NULL ? lm_position_to_string (step->start) : NULL;
      g_autoptr (LmPosition) after = NULL;

      assert_shows (fixture, number);
      assert_shows (fixture, step->title);
      g_assert_true (is_pattern_shown () == (step->habit != NULL));
      if (start == NULL)
        continue;

      g_assert_cmpstr (fixture->opened, ==, start);
      assert_shows (fixture, step->task);
      assert_hides (fixture, step->praise);
      after = step->goal == LM_LESSON_NAMED ? lm_position_ref (g_ptr_array_index (step->right, 0))
                                            : lm_position_play (step->start, "1", NULL);
      lm_game_panel_set_position (LM_GAME_PANEL (fixture->panel), after);
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
  lm_panel_test_press (fixture->panel, "Try Again");
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
  g_autoptr (LmLesson) lesson = load ();

  for (guint i = 0; i < lm_lesson_count (lesson); i++)
    {
      const LmLessonStep *step = lm_lesson_get_step (lesson, i);
      g_autoptr (LmAnswer) answer = NULL;

      if (step->start == NULL)
        continue;

      answer = lm_position_solve (step->start, NULL, context, NULL);
      g_assert_cmpint (answer->value, ==, step->goal == LM_LESSON_NAMED ? LM_VALUE_WIN : LM_VALUE_LOSS);
      if (step->goal != LM_LESSON_NAMED)
        continue;

      g_assert_cmpuint (step->right->len, ==, 1);
      g_assert_true (lm_position_equal (lm_answer_get_best (answer)->position, g_ptr_array_index (step->right, 0)));
    }
}

static gboolean
says_right (gpointer panel)
{
  return lm_panel_test_shows (panel, "Well taken.");
}

static void
show_on (GtkWidget  *panel,
         const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  lm_game_panel_set_position (LM_GAME_PANEL (panel), position);
}

/* Where any winning move will do the solver judges, when it has answered. */
static void
test_solver (void)
{
  static const char text[] =
    "<lesson><title>Taking</title><wrong>Not that one.</wrong>"
    "<step><title>Before</title><text>Read.</text></step>"
    "<step><title>Win</title><text>Read on.</text><task><start>lastmove:test-take?stones=6</start>"
    "<prompt>Win.</prompt><winning-move/><praise>Well taken.</praise></task></step></lesson>";
  LmSolver *solver = lm_solver_new ();
  GtkWidget *panel = lm_lesson_panel_new (solver, lm_lesson_parse (text, -1, NULL));
  GtkWidget *window = lm_panel_test_present (panel);

  show_on (panel, "lastmove:test-take?stones=6");
  lm_panel_test_press (panel, "Begin");
  show_on (panel, "lastmove:test-take?stones=4&turn=2");
  lm_panel_test_wait (says_right, panel);
  lm_panel_test_press (panel, "Back");
  show_on (panel, "lastmove:test-take?stones=6");
  lm_panel_test_press (panel, "Begin");
  lm_panel_test_wait_for_worker (solver);
  show_on (panel, "lastmove:test-take?stones=5&turn=2");
  g_assert_true (lm_panel_test_shows (panel, "Not that one."));
  lm_panel_test_close (window);
  lm_panel_test_drop_solver (solver);
}

/* Every lesson that a game names is there. */
static void
test_named (void)
{
  guint n_lessons = 0;

  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameViewInfo *info = lm_game_view_info_lookup (lm_game_info_nth (i)->name);
      g_autoptr (LmLesson) lesson = NULL;
      g_autoptr (GError) error = NULL;

      if (info == NULL || info->lesson == NULL)
        continue;

      lesson = lm_lesson_load (info->lesson, &error);
      g_assert_no_error (error);
      n_lessons++;
    }
  g_assert_cmpuint (n_lessons, >=, 2);
}

static GtkWidget *
create_shown (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();

  return lm_lesson_panel_new (solver, load ());
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
  g_test_add_func ("/nim-lesson/solver", test_solver);
  g_test_add_func ("/nim-lesson/named", test_named);

  return g_test_run ();
}
