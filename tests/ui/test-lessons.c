/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lessons.c: every lesson of every game can be gone through in its panel, with what the solver says is right, and after
 * what is wrong. */

#include "lm-panel-test.h"

#include "app/learn/lm-lesson-panel.h"
#include "engine/game/lm-game-info.h"
#include "engine/solve/lm-solve-context.h"
#include "kit/page/lm-game-view-info.h"

/* A lesson in its panel, on a board that does what the lesson wants. */
typedef struct
{
  LmSolver   *solver;
  LmProgress *progress;
  const char *resource;
  LmLesson   *lesson;
  GtkWidget  *panel;
  GtkWidget  *window;
  LmPosition *position; /* on the board */
  const char *wanted;   /* what is waited for */
} Fixture;

static void
show (Fixture    *fixture,
      LmPosition *position)
{
  g_autoptr (LmPosition) old = fixture->position;

  fixture->position = lm_position_ref (position);
  lm_game_panel_set_position (LM_GAME_PANEL (fixture->panel), position);
}

static void
open_position_cb (Fixture    *fixture,
                  const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  show (fixture, position);
}

static void
play_move_cb (Fixture    *fixture,
              const char *move)
{
  g_autoptr (LmPosition) next = lm_position_play (fixture->position, move, NULL);

  g_assert_nonnull (next);
  show (fixture, next);
}

static void
begin (Fixture    *fixture,
       GtkWidget  *panel,
       const char *text)
{
  g_autoptr (LmPosition) start = lm_panel_test_parse (text);

  fixture->panel = panel;
  g_signal_connect_swapped (fixture->panel, "open-position", G_CALLBACK (open_position_cb), fixture);
  g_signal_connect_swapped (fixture->panel, "play-move", G_CALLBACK (play_move_cb), fixture);
  show (fixture, start);
  fixture->window = lm_panel_test_present (fixture->panel);
}

static GtkWidget *
create_panel (Fixture *fixture)
{
  return g_object_new (LM_TYPE_LESSON_PANEL, "solver", fixture->solver, "progress", fixture->progress, NULL);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const LmGameInfo *info = data;

  fixture->solver = lm_solver_new ();
  fixture->progress = lm_progress_new (NULL);
  fixture->resource = lm_game_view_info_lookup (info->name)->lesson;
  fixture->lesson = lm_lesson_load (fixture->resource, NULL);
  begin (fixture, create_panel (fixture), info->start);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_panel_test_close (fixture->window);
  lm_panel_test_drop_solver (fixture->solver);
  g_clear_object (&fixture->progress);
  lm_lesson_free (fixture->lesson);
  g_clear_pointer (&fixture->position, lm_position_unref);
}

static gboolean
shows_wanted (gpointer data)
{
  Fixture *fixture = data;

  return lm_panel_test_shows (fixture->panel, fixture->wanted);
}

static void
expect (Fixture    *fixture,
        const char *text)
{
  fixture->wanted = text;
  lm_panel_test_wait (shows_wanted, fixture);
}

static gboolean
names_reply (gpointer data)
{
  Fixture *fixture = data;
  GtkWidget *said = lm_panel_test_find (fixture->panel, GTK_TYPE_LABEL, fixture->wanted);

  return said != NULL && strstr (gtk_label_get_label (GTK_LABEL (said)), "The reply that wins: ") != NULL;
}

static LmAnswer *
solve (LmPosition *position)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (64 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);

  return lm_position_solve (position, NULL, context, NULL);
}

/* Where the buttons of a task are; the name of a player may be one letter. */
static GtkWidget *
get_choices (Fixture *fixture)
{
  return GTK_WIDGET (gtk_widget_get_template_child (fixture->panel, LM_TYPE_LESSON_PANEL, "choices"));
}

/* The button or the box to check that begins so: whoever cannot see it hears of it and can get there by key. */
static GtkWidget *
find_choice (Fixture    *fixture,
             const char *text)
{
  GtkWidget *label = lm_panel_test_find (get_choices (fixture), GTK_TYPE_LABEL, text);
  GtkWidget *choice;

  g_assert_nonnull (label);
  choice = gtk_widget_get_ancestor (label, GTK_TYPE_CHECK_BUTTON);
  if (choice == NULL)
    choice = gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
  g_assert_nonnull (choice);
  g_assert_true (gtk_widget_get_focusable (choice));
  return choice;
}

static gboolean
is_sensitive (gpointer choice)
{
  return gtk_widget_is_sensitive (choice);
}

static void
choose (Fixture    *fixture,
        const char *text)
{
  lm_panel_test_wait (is_sensitive, find_choice (fixture, text));
  lm_panel_test_press (get_choices (fixture), text);
}

static void
pass_winner (Fixture            *fixture,
             const LmLessonStep *step)
{
  g_autoptr (LmAnswer) answer = solve (step->start);
  LmGame *game = lm_position_get_game (step->start);

  g_assert_true (lm_game_panel_is_silent (LM_GAME_PANEL (fixture->panel)));
  choose (fixture, lm_game_get_player_name (game, 1 - answer->winner));
  g_assert_true (lm_panel_test_shows (fixture->panel, step->wrong));
  choose (fixture, lm_game_get_player_name (game, answer->winner));
}

/* What is not marked as it should be is said, but not which. */
static void
pass_marks (Fixture            *fixture,
            const LmLessonStep *step)
{
  choose (fixture, "Check");
  g_assert_true (lm_panel_test_shows (fixture->panel, step->wrong));
  for (guint i = 0; i < step->candidates->len; i++)
    {
      LmPosition *candidate = g_ptr_array_index (step->candidates, i);
      g_autofree char *words = lm_position_describe (candidate);
      g_autoptr (LmAnswer) answer = solve (candidate);

      g_assert_false (lm_panel_test_shows (fixture->panel, step->praise));
      if (answer->value == LM_VALUE_LOSS)
        gtk_check_button_set_active (GTK_CHECK_BUTTON (find_choice (fixture, words)), TRUE);
    }
  choose (fixture, "Check");
}

static LmPosition *
find_next (const LmLessonStep *step,
           LmLessonJudgement   wanted)
{
  g_autoptr (LmAnswer) answer = solve (step->start);

  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (lm_lesson_step_judge (step, move->position, answer) == wanted)
        return lm_position_ref (move->position);
    }

  return NULL;
}

/* A wrong move is answered on the board, where somebody wins at once by it, and can be taken back. */
static void
miss (Fixture            *fixture,
      const LmLessonStep *step,
      LmPosition         *wrong)
{
  g_autoptr (LmAnswer) answer = solve (wrong);

  show (fixture, wrong);
  expect (fixture, step->wrong);
  if (answer->value == LM_VALUE_WIN && lm_answer_get_best (answer) != NULL)
    {
      fixture->wanted = step->wrong;
      lm_panel_test_wait (names_reply, fixture);
      while (lm_position_equal (fixture->position, wrong))
        g_main_context_iteration (NULL, TRUE);
    }
  lm_panel_test_press (fixture->panel, "Try Again");
  g_assert_true (lm_position_equal (fixture->position, step->start));
}

static void
pass_move (Fixture            *fixture,
           const LmLessonStep *step)
{
  g_autoptr (LmPosition) wrong = find_next (step, LM_LESSON_WRONG);
  g_autoptr (LmPosition) right = step->goal == LM_LESSON_NAMED ? lm_position_ref (g_ptr_array_index (step->right, 0))
                                                               : find_next (step, LM_LESSON_RIGHT);

  if (wrong != NULL)
    miss (fixture, step, wrong);
  g_assert_false (lm_panel_test_shows (fixture->panel, step->praise));
  show (fixture, right);
  if (wrong == NULL)
    return;

  /* Taken back, and another move tried. */
  expect (fixture, step->praise);
  show (fixture, step->start);
  show (fixture, wrong);
  expect (fixture, step->wrong);
  g_assert_false (lm_panel_test_shows (fixture->panel, step->praise));
  show (fixture, step->start);
  show (fixture, right);
}

/* Whether a text names a move, as its button does or by row and column. */
static gboolean
names_move (const char        *text,
            const LmMoveValue *move)
{
  g_auto (GStrv) place = g_strsplit (move->move, ",", 2);
  g_autofree char *spot = g_strdup_printf ("row %s, column %s", place[0], place[1] != NULL ? place[1] : "-");
  g_autofree char *label = g_regex_escape_string (move->move, -1);
  g_autofree char *pattern = g_strdup_printf ("\\b(%s|%s)\\b", g_ascii_isdigit (*label) ? spot : label, spot);

  return g_regex_match_simple (pattern, text, G_REGEX_CASELESS, 0);
}

/* Where several moves win, the praise is for all of them or names none. */
static void
check_names (const LmLessonStep *step)
{
  g_autoptr (LmAnswer) answer = solve (step->start);
  guint n_winning = 0, n_named = 0;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      n_winning += move->value == LM_VALUE_WIN;
      n_named += move->value == LM_VALUE_WIN && names_move (step->praise, move);
    }
  if (n_named > 0 && step->goal == LM_LESSON_WINNING_MOVE)
    g_assert_cmpuint (n_named, ==, n_winning);
}

/* A game that goes on can still be lost by whoever has made the right move, and no praise says otherwise. */
static void
check_promises (const LmLessonStep *step)
{
  static const char *const promises[] = { "cannot lose", "go wrong", "stop you", "you have won", "was the last move" };
  g_autoptr (LmPosition) right = step->goal == LM_LESSON_NAMED ? lm_position_ref (g_ptr_array_index (step->right, 0))
                                                               : find_next (step, LM_LESSON_RIGHT);

  for (guint i = 0; i < G_N_ELEMENTS (promises); i++)
    if (strstr (step->praise, promises[i]) != NULL)
      g_assert_true (right != NULL && lm_position_is_over (right));
}

static void
test_praise (Fixture       *fixture,
             gconstpointer  data)
{
  for (guint i = 0; i < lm_lesson_count (fixture->lesson); i++)
    {
      const LmLessonStep *step = lm_lesson_get_step (fixture->lesson, i);

      if (step->start == NULL)
        continue;
      g_test_message ("%s", step->title);
      check_names (step);
      if (step->goal != LM_LESSON_WINNER && step->goal != LM_LESSON_MARK)
        check_promises (step);
    }
}

static void
pass (Fixture            *fixture,
      const LmLessonStep *step)
{
  g_assert_true (lm_panel_test_shows (fixture->panel, step->title));
  if (step->start == NULL)
    return;

  g_assert_true (lm_position_equal (fixture->position, step->start));
  if (step->goal == LM_LESSON_WINNER)
    pass_winner (fixture, step);
  else if (step->goal == LM_LESSON_MARK)
    pass_marks (fixture, step);
  else
    pass_move (fixture, step);
  expect (fixture, step->praise);
  g_assert_false (lm_game_panel_is_silent (LM_GAME_PANEL (fixture->panel)));
}

static void
test_walk (Fixture       *fixture,
           gconstpointer  data)
{
  const guint n_steps = lm_lesson_count (fixture->lesson);

  for (guint i = 0; i < n_steps; i++)
    {
      g_assert_cmpuint (lm_progress_get_step (fixture->progress, fixture->resource), ==, i);
      if (i > 0)
        pass (fixture, lm_lesson_get_step (fixture->lesson, i));
      if (i + 1 < n_steps)
        lm_panel_test_press (fixture->panel, i == 0 ? "Begin" : "Next");
    }
  g_assert_true (lm_progress_is_finished (fixture->progress, fixture->resource));
}

/* The next time it goes on where it was left. */
static void
test_resume (Fixture       *fixture,
             gconstpointer  data)
{
  lm_panel_test_press (fixture->panel, "Begin");
  lm_panel_test_press (fixture->panel, "Next");
  lm_panel_test_close (fixture->window);
  begin (fixture, create_panel (fixture), ((const LmGameInfo *) data)->start);
  g_assert_true (lm_panel_test_shows (fixture->panel, "Step 3 of "));
}

#define TASK "<task><start>lastmove:test-take?stones=6</start><prompt>Tell.</prompt><praise>Well told.</praise>"

/* What is not done by a move, whether a lesson of a game has it or not. */
static void
set_up_choices (Fixture       *fixture,
                gconstpointer  data)
{
  static const char text[] =
    "<lesson><title>Taking</title><wrong>Not so.</wrong>"
    "<step><title>Before</title><text>Read.</text></step>"
    "<step><title>Who</title><text>Six.</text>" TASK "<winner/></task></step>"
    "<step><title>Which</title><text>Some.</text>" TASK "<candidate>lastmove:test-take?stones=4</candidate>"
    "<candidate>lastmove:test-take?stones=5</candidate><candidate>lastmove:test-take?stones=8</candidate></task></step>"
    "</lesson>";

  fixture->solver = lm_solver_new ();
  fixture->lesson = lm_lesson_parse (text, -1, NULL);
  begin (fixture, lm_lesson_panel_new (fixture->solver, lm_lesson_parse (text, -1, NULL)), "lastmove:test-take?stones=9");
}

static void
test_choices (Fixture       *fixture,
              gconstpointer  data)
{
  for (guint i = 1; i < lm_lesson_count (fixture->lesson); i++)
    {
      lm_panel_test_press (fixture->panel, i == 1 ? "Begin" : "Next");
      pass (fixture, lm_lesson_get_step (fixture->lesson, i));
    }
}

static GtkWidget *
create_shown (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();

  return lm_lesson_panel_new (solver, lm_lesson_load (lm_game_view_info_lookup ("nim")->lesson, NULL));
}

int
main (int    argc,
      char **argv)
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status != -1)
    return status;

  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);
      const LmGameViewInfo *view_info = lm_game_view_info_lookup (info->name);
      g_autofree char *walk = g_strconcat ("/lessons/walk/", info->name, NULL);
      g_autofree char *praise = g_strconcat ("/lessons/praise/", info->name, NULL);

      if (view_info == NULL || view_info->lesson == NULL)
        continue;
      g_test_add (walk, Fixture, info, set_up, test_walk, tear_down);
      g_test_add (praise, Fixture, info, set_up, test_praise, tear_down);
    }
  g_test_add ("/lessons/resume", Fixture, lm_game_info_lookup ("nim"), set_up, test_resume, tear_down);

  g_test_add ("/lessons/choices", Fixture, NULL, set_up_choices, test_choices, tear_down);

  return g_test_run ();
}
