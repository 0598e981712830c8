/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-practice-panel.c: exercises are asked, answered, refuted and explained, come back when they were missed, and tell nothing too soon. */

/* For memmem. */
#define _GNU_SOURCE

#include "lm-panel-test.h"

#include "app/learn/lm-learn-parts.h"
#include "engine/game/lm-game-info.h"
#include "kit/page/lm-print-dialog.h"
#include "paper/lm-score.h"

#include <glib/gstdio.h>

#define DAY (24 * 60 * 60)

/* The rows of the choice. */
enum
{
  ANY,
  WIN,
  WHO_WINS,
  DELAY,
  PUNISH,
  DEFEND,
};

typedef struct
{
  LmSolver      *solver;
  LmProgress    *progress;
  GtkWidget     *panel;
  GtkWidget     *window;
  GSimpleAction *bring_back;
  LmPosition    *position; /* on the board */
  LmPosition    *opened;   /* the exercise */
  guint          n_opened;
} Fixture;

static void
show (Fixture    *fixture,
      LmPosition *position)
{
  LmPosition *old = fixture->position;

  fixture->position = lm_position_ref (position);
  g_clear_pointer (&old, lm_position_unref);
  lm_game_panel_set_position (LM_GAME_PANEL (fixture->panel), position);
}

/* What the window does with it. */
static void
exercise_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  Fixture *fixture = data;
  g_clear_pointer (&fixture->opened, lm_position_unref);
  fixture->opened = lm_panel_test_parse (g_variant_get_string (parameter, NULL));
  fixture->n_opened++;
  show (fixture, fixture->opened);
}

static void
play (Fixture    *fixture,
      const char *move)
{
  g_autoptr (LmPosition) after = lm_position_play (fixture->position, move, NULL);

  g_assert_nonnull (after);
  show (fixture, after);
}

static void
add_actions (Fixture *fixture)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) exercise = g_simple_action_new ("exercise", G_VARIANT_TYPE_STRING);

  fixture->bring_back = g_simple_action_new_stateful ("bring-back", NULL, g_variant_new_boolean (FALSE));
  g_signal_connect (exercise, "activate", G_CALLBACK (exercise_cb), fixture);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (exercise));
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (fixture->bring_back));
  gtk_widget_insert_action_group (fixture->panel, "win", G_ACTION_GROUP (group));
  gtk_widget_insert_action_group (fixture->panel, "switch", G_ACTION_GROUP (group));
}

static void
set_up_panel (Fixture    *fixture,
              GType       type,
              const char *start)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (start);

  fixture->panel = g_object_new (type, "solver", fixture->solver, "progress", fixture->progress, NULL);
  add_actions (fixture);
  g_signal_connect_swapped (fixture->panel, "play-move", G_CALLBACK (play), fixture);
  show (fixture, position);
  fixture->window = lm_panel_test_present (fixture->panel);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  start)
{
  fixture->solver = lm_solver_new ();
  fixture->progress = lm_progress_new (NULL);
  set_up_panel (fixture, LM_TYPE_PRACTICE_PANEL, start);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  start)
{
  lm_panel_test_wait_for_worker (fixture->solver);
  lm_panel_test_close (fixture->window);
  lm_panel_test_drop_solver (fixture->solver);
  g_object_unref (fixture->progress);
  g_object_unref (fixture->bring_back);
  lm_position_unref (fixture->position);
  g_clear_pointer (&fixture->opened, lm_position_unref);
}

#define assert_shows(fixture, text) g_assert_true (lm_panel_test_shows ((fixture)->panel, text))
#define assert_hides(fixture, text) g_assert_false (lm_panel_test_shows ((fixture)->panel, text))
#define assert_silent(fixture) g_assert_true (lm_game_panel_is_silent (LM_GAME_PANEL ((fixture)->panel)))
#define assert_telling(fixture) g_assert_false (lm_game_panel_is_silent (LM_GAME_PANEL ((fixture)->panel)))

static void
choose (Fixture    *fixture,
        const char *row,
        guint       choice)
{
  for (GtkWidget *widget = lm_panel_test_find (fixture->panel, ADW_TYPE_COMBO_ROW, NULL); widget != NULL;
       widget = gtk_widget_get_next_sibling (widget))
    if (ADW_IS_COMBO_ROW (widget) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), row))
      adw_combo_row_set_selected (ADW_COMBO_ROW (widget), choice);
}

static gboolean
can_go_on (gpointer panel)
{
  GtkWidget *label = lm_panel_test_find (panel, GTK_TYPE_LABEL, "Next Exercise");

  return gtk_widget_is_sensitive (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON));
}

static void
next (Fixture *fixture)
{
  lm_panel_test_press (fixture->panel, "Next Exercise");
  lm_panel_test_wait (can_go_on, fixture->panel);
}

static LmAnswer *
solve (LmPosition *position)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 24);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);

  return lm_position_solve (position, NULL, context, NULL);
}

/* The winning or losing move that takes longest or ends soonest; NULL where there is none. */
static char *
find_move (LmPosition *position,
           LmValue     value,
           gboolean    longest)
{
  g_autoptr (LmAnswer) answer = solve (position);
  const LmMoveValue *best = NULL;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (move->value == value
          && (best == NULL || (longest ? move->distance > best->distance : move->distance < best->distance)))
        best = move;
    }

  return best != NULL ? g_strdup (best->move) : NULL;
}

static void
play_found (Fixture  *fixture,
            LmValue   value,
            gboolean  longest)
{
  g_autofree char *move = find_move (fixture->position, value, longest);

  g_assert_nonnull (move);
  play (fixture, move);
}

static void
win (Fixture *fixture)
{
  play_found (fixture, LM_VALUE_WIN, FALSE);
}

static void
lose (Fixture *fixture)
{
  play_found (fixture, LM_VALUE_LOSS, FALSE);
}

static gboolean
is_over (gpointer data)
{
  return lm_position_is_over (((Fixture *) data)->position);
}

/* The line has been shown, and the question stands on the board again. */
static gboolean
is_back (gpointer data)
{
  Fixture *fixture = data;

  return fixture->n_opened == 2 && fixture->position == fixture->opened;
}

static void
count (Fixture            *fixture,
       LmExerciseQuestion  question,
       guint               grade,
       guint              *right,
       guint              *wrong)
{
  const LmSkill skill = { lm_position_get_info (fixture->opened)->name, question, grade };

  lm_progress_count_answers (fixture->progress, &skill, right, wrong);
}

static void
bring_back (Fixture  *fixture,
            gboolean  wanted)
{
  g_simple_action_set_state (fixture->bring_back, g_variant_new_boolean (wanted));
}

/* Nothing is silent before there is a question, and nothing after the answer. */
static void
test_right (Fixture       *fixture,
            gconstpointer  start)
{
  assert_telling (fixture);
  choose (fixture, "Exercise", WIN);
  next (fixture);
  assert_shows (fixture, "Player");
  assert_silent (fixture);
  assert_hides (fixture, "Right");
  win (fixture);
  assert_shows (fixture, "Right: nothing wins sooner.");
  assert_telling (fixture);
}

/* Every move that wins is right, and the quickest is told. */
static void
test_slower (Fixture       *fixture,
             gconstpointer  start)
{
  g_autofree char *slow = NULL, *quick = NULL;
  g_autoptr (LmPosition) after_slow = NULL, after_quick = NULL;
  guint tries = 0;

  choose (fixture, "Exercise", WIN);
  for (gboolean found = FALSE; !found; tries++)
    {
      g_autoptr (LmAnswer) answer = NULL;

      g_assert_cmpuint (tries, <, 200);
      next (fixture);
      g_free (slow);
      g_free (quick);
      slow = find_move (fixture->opened, LM_VALUE_WIN, TRUE);
      quick = find_move (fixture->opened, LM_VALUE_WIN, FALSE);
      answer = solve (fixture->opened);
      found = lm_answer_find_move (answer, slow)->distance > lm_answer_find_move (answer, quick)->distance;
    }
  play (fixture, slow);
  assert_shows (fixture, "Right. ");
  assert_telling (fixture);
}

/* The refutation is played to the end, and then the board goes back; another try counts no more. */
static void
test_wrong (Fixture       *fixture,
            gconstpointer  start)
{
  guint right, wrong;

  bring_back (fixture, TRUE);
  choose (fixture, "Exercise", WIN);
  next (fixture);
  lose (fixture);
  assert_shows (fixture, "That gives the win to Player");
  assert_silent (fixture);
  lm_panel_test_wait (is_over, fixture);
  assert_silent (fixture);
  g_assert_cmpuint (fixture->n_opened, ==, 1);
  lm_panel_test_wait (is_back, fixture);
  assert_shows (fixture, "That gives the win");
  assert_silent (fixture);
  win (fixture);
  assert_shows (fixture, "Right");
  count (fixture, LM_EXERCISE_MOVE, 1, &right, &wrong);
  g_assert_cmpuint (right, ==, 0);
  g_assert_cmpuint (wrong, ==, 1);
  assert_shows (fixture, "1 due · 0 of 1 answer was right");
}

/* A move of one's own ends the line that is shown. */
static void
test_interrupted (Fixture       *fixture,
                  gconstpointer  start)
{
  g_autoptr (LmPosition) before = NULL;

  choose (fixture, "Exercise", WIN);
  next (fixture);
  lose (fixture);
  if (!lm_position_is_over (fixture->position))
    win (fixture);
  before = lm_position_ref (fixture->position);
  lm_panel_test_settle (1500);
  g_assert_true (before == fixture->position);
}

/* A game that comes to the position of the exercise is none: its moves are no answers, nothing moves in it, nothing is kept silent. */
static void
test_other_game (Fixture       *fixture,
                 gconstpointer  start)
{
  g_autoptr (LmPosition) opened = NULL;

  choose (fixture, "Exercise", WIN);
  next (fixture);
  opened = lm_position_ref (fixture->opened);
  assert_silent (fixture);
  lm_game_panel_set_taught (LM_GAME_PANEL (fixture->panel), FALSE);
  show (fixture, opened);
  assert_telling (fixture);
  lose (fixture);
  assert_telling (fixture);
  assert_hides (fixture, "That gives the win");
  lm_panel_test_press (fixture->panel, "Try Again");
  assert_telling (fixture);
  lm_game_panel_set_taught (LM_GAME_PANEL (fixture->panel), TRUE);
  show (fixture, opened);
  assert_silent (fixture);
}

static void
press_player (Fixture *fixture,
              guint    seat)
{
  g_signal_emit_by_name (lm_panel_test_find (fixture->panel, GTK_TYPE_BUTTON, seat == 0 ? "Player 1" : "Player 2"), "clicked");
}

static void
test_winner (Fixture       *fixture,
             gconstpointer  start)
{
  g_autoptr (LmAnswer) answer = NULL;

  choose (fixture, "Exercise", WHO_WINS);
  next (fixture);
  assert_silent (fixture);
  answer = solve (fixture->opened);
  press_player (fixture, 1 - answer->winner);
  assert_shows (fixture, "No: ");
  assert_telling (fixture);
  g_assert_false (gtk_widget_is_sensitive (lm_panel_test_find (fixture->panel, GTK_TYPE_BUTTON, "Player 1")));
  lm_panel_test_wait (is_over, fixture);
  g_assert_cmpint (lm_position_get_winner (fixture->position), ==, answer->winner);
  lm_panel_test_wait (is_back, fixture);
  assert_shows (fixture, "No: ");
  next (fixture);
  assert_hides (fixture, "No: ");
  g_clear_pointer (&answer, lm_answer_unref);
  answer = solve (fixture->opened);
  press_player (fixture, answer->winner);
  assert_shows (fixture, "Right: ");
}

static gboolean
says_best_play (gpointer panel)
{
  return lm_panel_test_shows (panel, "Player 1 wins") || lm_panel_test_shows (panel, "Player 2 wins");
}

/* Who asks has not found it. */
static void
test_why (Fixture       *fixture,
          gconstpointer  start)
{
  guint right, wrong;

  bring_back (fixture, TRUE);
  choose (fixture, "Exercise", WIN);
  next (fixture);
  lm_panel_test_press (fixture->panel, "Show Me Why");
  lm_panel_test_wait (says_best_play, fixture->panel);
  assert_telling (fixture);
  count (fixture, LM_EXERCISE_MOVE, 1, &right, &wrong);
  g_assert_cmpuint (wrong, ==, 1);
}

/* The perfect computer has answered. */
static gboolean
is_ones_turn (gpointer data)
{
  Fixture *fixture = data;

  return is_over (fixture) || lm_position_get_turn (fixture->position) == lm_position_get_turn (fixture->opened);
}

static void
defend (Fixture  *fixture,
        gboolean  well)
{
  choose (fixture, "Exercise", DEFEND);
  next (fixture);
  while (!is_over (fixture))
    {
      assert_silent (fixture);
      play_found (fixture, LM_VALUE_LOSS, well);
      lm_panel_test_wait (is_ones_turn, fixture);
    }
}

static void
test_defence (Fixture       *fixture,
              gconstpointer  start)
{
  defend (fixture, TRUE);
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (lm_panel_test_find (fixture->panel, GTK_TYPE_LABEL, "The game has lasted"))),
                            "longer is not possible"));
  assert_telling (fixture);
  defend (fixture, FALSE);
  g_assert_null (strstr (gtk_label_get_text (GTK_LABEL (lm_panel_test_find (fixture->panel, GTK_TYPE_LABEL, "The game has lasted"))),
                         "longer is not possible"));
}

/* What suits is harder after three right answers, and easier after two wrong ones. */
static void
test_suits (Fixture       *fixture,
            gconstpointer  start)
{
  guint right, wrong;

  bring_back (fixture, TRUE);
  choose (fixture, "Exercise", WIN);
  for (guint i = 0; i < 4; i++)
    {
      next (fixture);
      win (fixture);
    }
  count (fixture, LM_EXERCISE_MOVE, 1, &right, &wrong);
  g_assert_cmpuint (right, ==, 3);
  count (fixture, LM_EXERCISE_MOVE, 2, &right, &wrong);
  g_assert_cmpuint (right, ==, 1);
  for (guint i = 0; i < 2; i++)
    {
      next (fixture);
      lose (fixture);
    }
  /* What was missed would come first. */
  bring_back (fixture, FALSE);
  next (fixture);
  bring_back (fixture, TRUE);
  win (fixture);
  count (fixture, LM_EXERCISE_MOVE, 2, &right, &wrong);
  g_assert_cmpuint (wrong, ==, 2);
  count (fixture, LM_EXERCISE_MOVE, 1, &right, &wrong);
  g_assert_cmpuint (right, ==, 4);
}

/* Where nothing of the grade that suits is left, another will do; a grade that was chosen is kept to. */
static void
test_few (Fixture       *fixture,
          gconstpointer  start)
{
  choose (fixture, "Exercise", DELAY);
  for (guint i = 1; i < 6; i++)
    {
      next (fixture);
      g_assert_cmpuint (fixture->n_opened, ==, i);
    }
  choose (fixture, "Grade", 1);
  for (guint i = 0; i < 6 && !lm_panel_test_shows (fixture->panel, "This game has no more exercises"); i++)
    next (fixture);
  assert_shows (fixture, "This game has no more exercises");
}

/* A grade that the game cannot have is not offered, and it is said why. */
static void
test_no_such_grade (Fixture       *fixture,
                    gconstpointer  start)
{
  GtkWidget *row = gtk_widget_get_ancestor (lm_panel_test_find (fixture->panel, GTK_TYPE_LABEL, "No exercise of this game is of a higher"),
                                            ADW_TYPE_COMBO_ROW);

  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (row))), ==, 4);
}

/* Nobody is reminded who has not asked for it. */
static void
test_due (Fixture       *fixture,
          gconstpointer  start)
{
  const LmSkill skill = { "wythoff", LM_EXERCISE_WINNER, 1 };

  lm_progress_answer (fixture->progress, &skill, FALSE, TRUE, g_get_real_time () / G_USEC_PER_SEC - 3 * DAY);
  assert_hides (fixture, "1 due");
  choose (fixture, "Exercise", WIN);
  next (fixture);
  assert_hides (fixture, "Player 1 is to move. Who wins");
  g_assert_null (lm_panel_test_find (fixture->panel, GTK_TYPE_BUTTON, "Player 1"));
  bring_back (fixture, TRUE);
  assert_shows (fixture, "1 due");
  next (fixture);
  g_assert_nonnull (lm_panel_test_find (fixture->panel, GTK_TYPE_BUTTON, "Player 1"));
}

/* What is asked is asked on its own board alone; another game on it may be told of, also while the panel is hidden. */
static void
test_away (Fixture       *fixture,
           gconstpointer  start)
{
  g_autoptr (LmPosition) other = lm_panel_test_parse ("lastmove:wythoff?piles=77,99");

  choose (fixture, "Exercise", WIN);
  next (fixture);
  assert_shows (fixture, "Player");
  show (fixture, other);
  assert_telling (fixture);
  /* Nor do its words stay beside another game. */
  assert_hides (fixture, "Player");
  assert_hides (fixture, "Show Me Why");
  show (fixture, fixture->opened);
  assert_silent (fixture);
  assert_shows (fixture, "Player");
  gtk_widget_hide (fixture->panel);
  show (fixture, other);
  assert_telling (fixture);
  gtk_widget_show (fixture->panel);
  lm_panel_test_press (fixture->panel, "Try Again");
  assert_silent (fixture);
  g_assert_true (fixture->position == fixture->opened);
}

/* --- My Mistakes ---------------------------------------------------------- */

static void
set_up_mistakes (Fixture       *fixture,
                 gconstpointer  start)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse ("lastmove:nim?stones=11");

  fixture->solver = lm_solver_new ();
  fixture->progress = lm_progress_new (NULL);
  lm_progress_add_mistake (fixture->progress, position, "1");
  set_up_panel (fixture, LM_TYPE_MISTAKES_PANEL, start);
}

static gboolean
is_opened (gpointer data)
{
  return ((Fixture *) data)->opened != NULL;
}

/* Find better, then see what was wrong, then it can go. */
static void
test_mistake (Fixture       *fixture,
              gconstpointer  start)
{
  GtkWidget *list = lm_panel_test_find (fixture->panel, GTK_TYPE_LIST_BOX, NULL);
  g_autoptr (GPtrArray) left = NULL;

  assert_shows (fixture, "1 move that threw a win away");
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  lm_panel_test_wait (is_opened, fixture);
  assert_shows (fixture, "Here Player 1 could win, and you threw that away with");
  assert_silent (fixture);
  assert_hides (fixture, "Show What Was Wrong");
  play (fixture, "3");
  assert_shows (fixture, "That gives the win to Player 2");
  lm_panel_test_press (fixture->panel, "Try Again");
  play (fixture, "2");
  assert_shows (fixture, "Right");
  lm_panel_test_press (fixture->panel, "Show What Was Wrong");
  g_assert_true (fixture->position == fixture->opened);
  lm_panel_test_wait (is_over, fixture);
  g_assert_cmpint (lm_position_get_winner (fixture->position), ==, 1);
  g_signal_emit_by_name (lm_panel_test_find_named (fixture->panel, GTK_TYPE_BUTTON, "Remove from the list"), "clicked");
  left = lm_progress_list_mistakes (fixture->progress, NULL);
  g_assert_cmpuint (left->len, ==, 0);
  assert_shows (fixture, "No move that threw a win away");
}

static GtkWidget *
create_shown (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmProgress) progress = lm_progress_new (NULL);

  return g_object_new (LM_TYPE_PRACTICE_PANEL, "solver", solver, "progress", progress, NULL);
}

#define NIM "lastmove:nim?stones=40"
#define WYTHOFF "lastmove:wythoff?piles=20,30"
#define add_test(path, start, function) g_test_add (path, Fixture, start, set_up, function, tear_down)

/* A printer gets the pages that the sheet has, on its paper. */
static void
test_print (gconstpointer data)
{
  const LmPaper paper = GPOINTER_TO_INT (data);
  const char *box = paper == LM_PAPER_LETTER ? "[ 0 0 61" : "[ 0 0 59";
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "printed.pdf", NULL);
  g_autoptr (LmPosition) start = lm_position_parse (NIM, NULL);
  g_autoptr (LmSession) session = lm_session_new (start, (const LmSeat[LM_MAX_PLAYERS]) { LM_SEAT_PERSON }, 1);
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *pdf = NULL;
  LmSheet *sheet;
  gsize length;
  gboolean more = TRUE;
  int n_pages;

  while (more && !lm_position_is_over (lm_session_get_position (session)))
    more = lm_session_play (session, "1", NULL);
  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  sheet = lm_score_new_game (lm_session_get_current (session), FALSE);
  lm_sheet_set_paper (sheet, paper);
  operation = lm_print_create_operation (sheet);
  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error),
                   ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_object_get (operation, "n-pages", &n_pages, NULL);
  g_assert_cmpint (n_pages, >, 1);
  g_assert_true (g_file_get_contents (path, &pdf, &length, NULL));
  g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
  g_assert_nonnull (memmem (pdf, length, box, strlen (box)));
  g_assert_cmpint (lm_sheet_get_paper (sheet), ==, paper);
  g_assert_cmpint (g_remove (path), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status != -1)
    return status;

  add_test ("/practice/right", NIM, test_right);
  add_test ("/practice/slower", WYTHOFF, test_slower);
  add_test ("/practice/wrong", NIM, test_wrong);
  add_test ("/practice/interrupted", NIM, test_interrupted);
  add_test ("/practice/other-game", NIM, test_other_game);
  add_test ("/practice/winner", NIM, test_winner);
  add_test ("/practice/why", WYTHOFF, test_why);
  add_test ("/practice/defence", WYTHOFF, test_defence);
  add_test ("/practice/suits", "lastmove:reversed-nim?stones=43&target=88&max=9", test_suits);
  add_test ("/practice/few", WYTHOFF, test_few);
  add_test ("/practice/no-such-grade", "lastmove:build-up?bins=0&stock=11", test_no_such_grade);
  add_test ("/practice/due", WYTHOFF, test_due);
  add_test ("/practice/away", WYTHOFF, test_away);
  g_test_add_data_func ("/practice/print/a4", GINT_TO_POINTER (LM_PAPER_A4), test_print);
  g_test_add_data_func ("/practice/print/letter", GINT_TO_POINTER (LM_PAPER_LETTER), test_print);
  g_test_add ("/mistakes/exercise", Fixture, NIM, set_up_mistakes, test_mistake, tear_down);

  return g_test_run ();
}
