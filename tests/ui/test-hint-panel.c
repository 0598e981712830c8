/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-hint-panel.c: every rung of the ladder, stopping, limits, editing, when it closes, and that nobody asks for nothing. */

#include "lm-panel-test.h"

#include "app/hint/lm-hint-panel.h"
#include "engine/solve/lm-hint.h"
#include "kit/page/lm-solve-progress.h"
#include "lm-test-game.h"

#include <string.h>

typedef struct
{
  LmSolver    *solver;
  LmHintPanel *panel;
  GtkWidget   *widget;
  GtkWidget   *window;
  char        *played;
} Fixture;

static void
play_move_cb (Fixture    *fixture,
              const char *move)
{
  g_free (fixture->played);
  fixture->played = g_strdup (move);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  lm_test_game_set_milliseconds (0);
  fixture->solver = lm_solver_new ();
  fixture->widget = lm_hint_panel_new (fixture->solver);
  fixture->panel = LM_HINT_PANEL (fixture->widget);
  g_object_set (fixture->panel, "keep-open", data == NULL, NULL);
  g_signal_connect_swapped (fixture->panel, "play-move", G_CALLBACK (play_move_cb), fixture);
  fixture->window = lm_panel_test_present (fixture->widget);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_panel_test_close (fixture->window);
  lm_panel_test_drop_solver (fixture->solver);
  g_free (fixture->played);
}

static void
set_position (Fixture    *fixture,
              const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  lm_hint_panel_set_position (fixture->panel, position);
}

static void
set_rung (Fixture *fixture,
          int      rung)
{
  g_object_set (fixture->panel, "rung", rung, NULL);
}

static int
get_rung (Fixture *fixture)
{
  int rung;

  g_object_get (fixture->panel, "rung", &rung, NULL);
  return rung;
}

static gboolean
has_answer (gpointer data)
{
  return lm_hint_panel_get_answer (data) != NULL;
}

static void
wait_for_answer (Fixture *fixture)
{
  lm_panel_test_wait (has_answer, fixture->panel);
}

typedef struct
{
  GtkWidget  *root;
  const char *text;
} Reading;

static gboolean
can_read (gpointer data)
{
  Reading *reading = data;

  return lm_panel_test_shows (reading->root, reading->text);
}

static void
wait_for_text (Fixture    *fixture,
               const char *text)
{
  Reading reading = { fixture->widget, text };

  lm_panel_test_wait (can_read, &reading);
}

#define assert_shows(fixture, text) g_assert_true (lm_panel_test_shows ((fixture)->widget, text))
#define assert_hides(fixture, text) g_assert_false (lm_panel_test_shows ((fixture)->widget, text))

static void
test_nothing (Fixture       *fixture,
              gconstpointer  data)
{
  guint before = lm_test_game_get_n_solved ();

  set_position (fixture, "lastmove:test-take?stones=13");
  lm_panel_test_settle (100);
  g_assert_cmpuint (lm_test_game_get_n_solved (), ==, before);
  g_assert_null (lm_hint_panel_get_answer (fixture->panel));
  g_assert_null (lm_hint_panel_get_arrow (fixture->panel));

  g_object_set (fixture->panel, "overlay", TRUE, NULL);
  wait_for_answer (fixture);
  g_assert_cmpuint (lm_test_game_get_n_solved (), ==, before + 1);
  assert_hides (fixture, "Player 1 wins");
}

static void
test_climb (Fixture       *fixture,
            gconstpointer  data)
{
  set_position (fixture, "lastmove:zeckendorf?bins=5");
  lm_panel_test_press (fixture->widget, "Tell Me More");
  wait_for_answer (fixture);
  assert_shows (fixture, "Player 2 wins in 4 moves.");
  assert_shows (fixture, "Lost for whoever must move (a P-position).");

  /* That no move wins is said; there is one, which is not to be looked for. */
  assert_hides (fixture, "How many");
  assert_hides (fixture, "Where");
  lm_panel_test_press (fixture->widget, "Tell Me More");
  wait_for_text (fixture, "No rule is known that tells which moves win here.");
  g_assert_null (lm_hint_panel_get_arrow (fixture->panel));

  lm_panel_test_press (fixture->widget, "Tell Me More");
  assert_shows (fixture, "No move wins against best play; there is no other one. Then it is 3 more moves to the end.");
  g_assert_cmpstr (lm_hint_panel_get_arrow (fixture->panel), ==, "M");

  lm_panel_test_press (fixture->widget, "Tell Me More");
  wait_for_text (fixture, "Moves of Player 1, each with the answer that wins:");
  assert_shows (fixture, "It leaves (3, 1) to Player 2: won for whoever must move (an N-position).");

  lm_panel_test_press (fixture->widget, "Tell Me More");
  assert_shows (fixture, "The winner hurries and the loser delays, to the end (4 moves):");
  assert_shows (fixture, "1. M");
  lm_hint_panel_climb (fixture->panel);
  g_assert_cmpint (get_rung (fixture), ==, LM_HINT_LINE);
}

static void
test_won (Fixture       *fixture,
          gconstpointer  data)
{
  g_object_set (fixture->panel, "you", 0, NULL);
  set_rung (fixture, LM_HINT_REASON);
  set_position (fixture, "lastmove:zeckendorf?bins=3,1");
  wait_for_text (fixture, "Replies of Player 2");
  assert_shows (fixture, "You win in 3 moves.");
  assert_shows (fixture, "1 of 2 moves wins.");
  assert_hides (fixture, "Look at ");

  lm_panel_test_press (fixture->widget, "Play It");
  g_assert_nonnull (fixture->played);
  g_assert_cmpstr (fixture->played, ==, lm_hint_panel_get_arrow (fixture->panel));

  g_object_set (fixture->panel, "you", 1, NULL);
  assert_shows (fixture, "Player 1 wins in 3 moves.");
}

static void
test_kept_open (Fixture       *fixture,
             gconstpointer  data)
{
  set_rung (fixture, LM_HINT_MOVE);
  set_position (fixture, "lastmove:test-take?stones=13");
  wait_for_answer (fixture);
  assert_shows (fixture, "Player 1 wins in 7 moves.");
  g_assert_cmpstr (lm_hint_panel_get_arrow (fixture->panel), ==, "1");

  set_position (fixture, "lastmove:test-take?stones=11");
  g_assert_null (lm_hint_panel_get_answer (fixture->panel));
  g_assert_null (lm_hint_panel_get_arrow (fixture->panel));
  g_assert_cmpint (get_rung (fixture), ==, LM_HINT_MOVE);
  wait_for_answer (fixture);
  assert_shows (fixture, "Player 1 wins in 5 moves.");
  g_assert_cmpstr (lm_hint_panel_get_arrow (fixture->panel), ==, "3");
}

/* By region, before the idea and the move; left out where it is everywhere. */
static void
test_place (Fixture       *fixture,
            gconstpointer  data)
{
  set_rung (fixture, LM_HINT_MOVE);
  set_position (fixture, "lastmove:chomp?rows=4,4,4");
  wait_for_text (fixture, "Look at the lower half, above the bottom row.");
  wait_for_text (fixture, "Leave one of these shapes");
  assert_shows (fixture, "both arms are equally long");

  set_position (fixture, "lastmove:zahlenschlacht?n=8&d=3&crossed=1,2,3");
  wait_for_text (fixture, "All 5 moves win.");
  assert_hides (fixture, "Where");
}

/* A lost position says once that no move wins, and then what is the best try. */
static void
test_lost (Fixture       *fixture,
           gconstpointer  data)
{
  set_rung (fixture, LM_HINT_MOVE);
  set_position (fixture, "lastmove:chomp?rows=4,3");
  wait_for_text (fixture, "No move wins against best play; this one holds out longest.");
  assert_hides (fixture, "None of");
  assert_shows (fixture, "For the best try, look at ");

  set_position (fixture, "lastmove:take-away?alpha=2&stones=34");
  wait_for_text (fixture, "Hardest to answer: 11; 1 of 22 answers wins.");
  assert_shows (fixture, "No move wins against best play; this one holds out longest. Then it is 25 more moves to the end.");

  set_position (fixture, "lastmove:zahlenschlacht?n=15&d=7&crossed=1");
  wait_for_text (fixture, "No move wins against best play; this one is the hardest to answer: 1 of 13 answers wins.");
  g_assert_cmpstr (lm_hint_panel_get_arrow (fixture->panel), ==, "7");
  assert_shows (fixture, "A wins with best play.");
}

/* What was told of a position tells nothing of the next one, be it that of a game that is over. */
static void
test_closes (Fixture       *fixture,
             gconstpointer  data)
{
  guint before;

  set_position (fixture, "lastmove:test-take?stones=13");
  set_rung (fixture, LM_HINT_MOVE);
  wait_for_answer (fixture);
  set_position (fixture, "lastmove:test-take?stones=13");
  g_assert_cmpint (get_rung (fixture), ==, LM_HINT_MOVE);

  lm_panel_test_press (fixture->widget, "Play It");
  set_position (fixture, "lastmove:test-take?stones=12&turn=2");
  g_assert_cmpint (get_rung (fixture), ==, LM_HINT_NOTHING);
  g_assert_null (lm_hint_panel_get_arrow (fixture->panel));
  assert_hides (fixture, "Player 1 wins");

  set_position (fixture, "lastmove:test-take?stones=0&turn=2");
  lm_hint_panel_climb (fixture->panel);
  g_assert_cmpint (get_rung (fixture), ==, LM_HINT_NOTHING);
  before = lm_test_game_get_n_begun ();
  set_position (fixture, "lastmove:test-take?stones=20");
  lm_panel_test_settle (50);
  g_assert_cmpuint (lm_test_game_get_n_begun (), ==, before);
}

/* Not even the preference carries anything into another game. */
static void
test_closed (Fixture       *fixture,
             gconstpointer  data)
{
  set_rung (fixture, LM_HINT_MOVE);
  lm_hint_panel_close (fixture->panel);
  g_assert_cmpint (get_rung (fixture), ==, LM_HINT_NOTHING);
}

static void
test_pick (Fixture       *fixture,
           gconstpointer  data)
{
  set_position (fixture, "lastmove:test-take?stones=13");
  lm_panel_test_press (fixture->widget, "Which");
  g_assert_cmpint (get_rung (fixture), ==, LM_HINT_MOVE);
  lm_panel_test_press (fixture->widget, "How many");
  g_assert_cmpint (get_rung (fixture), ==, LM_HINT_COUNT);
  lm_panel_test_press (fixture->widget, "How many");
  g_assert_cmpint (get_rung (fixture), ==, LM_HINT_VERDICT);
  lm_panel_test_press (fixture->widget, "Less");
  g_assert_cmpint (get_rung (fixture), ==, LM_HINT_NOTHING);
}

/* A position that comes while the one before is being solved. */
static void
test_stale (Fixture       *fixture,
            gconstpointer  data)
{
  guint before = lm_test_game_get_n_solved ();

  lm_test_game_set_milliseconds (60000);
  set_rung (fixture, LM_HINT_VERDICT);
  for (guint stones = 20; stones > 6; stones--)
    {
      g_autoptr (LmPosition) position = lm_test_game_take (stones);
      guint n_begun = lm_test_game_get_n_begun ();

      lm_hint_panel_set_position (fixture->panel, position);
      lm_test_game_wait_for_begin (n_begun);
      g_assert_null (lm_hint_panel_get_answer (fixture->panel));
    }

  lm_test_game_set_milliseconds (0);
  set_position (fixture, "lastmove:test-take?stones=6");
  wait_for_answer (fixture);
  lm_panel_test_settle (50);
  g_assert_cmpuint (lm_test_game_get_n_solved (), ==, before + 1);
  assert_shows (fixture, "Player 1 wins in 3 moves.");
}

static void
test_cancel (Fixture       *fixture,
             gconstpointer  data)
{
  gint64 began = g_get_monotonic_time ();

  lm_test_game_set_milliseconds (60000);
  set_rung (fixture, LM_HINT_VERDICT);
  set_position (fixture, "lastmove:test-take?stones=13");
  lm_panel_test_settle (40);
  if (g_get_monotonic_time () - began < 140 * G_TIME_SPAN_MILLISECOND)
    assert_hides (fixture, "Cancel");

  wait_for_text (fixture, "Cancel");
  lm_panel_test_press (fixture->widget, "Cancel");
  wait_for_text (fixture, "Stopped.");
  g_assert_null (lm_hint_panel_get_answer (fixture->panel));

  lm_test_game_set_milliseconds (0);
  lm_panel_test_press (fixture->widget, "Ask Again");
  wait_for_answer (fixture);
  assert_shows (fixture, "Player 1 wins in 7 moves.");
  assert_hides (fixture, "Stopped.");
}

static void
test_step_down_cancels (Fixture       *fixture,
                        gconstpointer  data)
{
  guint before = lm_test_game_get_n_solved ();
  guint n_begun = lm_test_game_get_n_begun ();

  lm_test_game_set_milliseconds (60000);
  set_rung (fixture, LM_HINT_LINE);
  set_position (fixture, "lastmove:test-take?stones=13");
  lm_test_game_wait_for_begin (n_begun);
  lm_test_game_set_milliseconds (0);
  set_rung (fixture, LM_HINT_NOTHING);
  lm_panel_test_wait_for_worker (fixture->solver);
  g_assert_cmpuint (lm_test_game_get_n_solved (), ==, before);
}

static void
test_limit (Fixture       *fixture,
            gconstpointer  data)
{
  set_rung (fixture, LM_HINT_LINE);
  set_position (fixture, "lastmove:test-take?stones=5000");
  wait_for_text (fixture, "No line is known.");
  assert_shows (fixture, "Who wins was not decided.");
  assert_shows (fixture, "There are too many stones.");
  assert_shows (fixture, "How many moves win was not decided.");
  assert_hides (fixture, "Play It");
  g_assert_null (lm_hint_panel_get_arrow (fixture->panel));
}

/* The theorem knows who wins, and the words never say more or less than what is known. */
static void
test_theory_only (Fixture       *fixture,
                  gconstpointer  data)
{
  const char *why = "The positions of n = 100000 are too many: who wins is worked out up to n = 1100.";
  g_autofree char *won = NULL;
  g_autofree char *lost = NULL;

  won = g_strconcat ("None of the 2 moves is known to win yet. ", why,
                     " A theorem tells who wins, but not with which move.", NULL);
  set_rung (fixture, LM_HINT_LINE);
  set_position (fixture, "lastmove:zeckendorf?bins=99998,1");
  wait_for_text (fixture, "Player 1 wins with best play.");
  assert_shows (fixture, "Won for whoever must move (an N-position).");
  assert_shows (fixture, won);
  assert_hides (fixture, "Where");
  assert_hides (fixture, "0 of 2");
  /* That would not help here. */
  assert_hides (fixture, "allow the solver more memory");

  lost = g_strconcat ("No move wins against best play; there is no other one. ", why,
                      " A theorem tells who wins, but not how soon.", NULL);
  set_position (fixture, "lastmove:zeckendorf?bins=100000");
  wait_for_text (fixture, "Player 2 wins with best play.");
  assert_shows (fixture, lost);
  assert_hides (fixture, "Where");
  assert_hides (fixture, "holds out longest");
}

/* Answers as a solver may give them that stopped half way. */
static void
test_count_words (void)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse ("lastmove:zeckendorf?bins=3,1");
  g_autoptr (LmAnswer) answer = lm_answer_new (position);
  g_autofree char *none = NULL;
  g_autofree char *one = NULL;
  g_autofree char *both = NULL;

  for (guint i = 0; i < 4; i++)
    lm_answer_add_move (answer, "M", position, i == 0 ? LM_VALUE_LOSS : LM_VALUE_UNKNOWN, LM_DISTANCE_UNKNOWN);
  lm_answer_conclude (answer, LM_VALUE_WIN, LM_DISTANCE_UNKNOWN);
  none = lm_hint_say (lm_hint_state_count (answer));
  g_assert_cmpstr (none, ==, "None of the 4 moves is known to win yet.");

  ((LmMoveValue *) g_ptr_array_index (answer->moves, 1))->value = LM_VALUE_WIN;
  answer->limit = g_strdup ("It took too long");
  one = lm_hint_say (lm_hint_state_count (answer));
  g_assert_cmpstr (one, ==, "1 of 4 moves is known to win; 2 are not decided. It took too long. "
                            "In the preferences you can allow the solver more memory and time.");

  g_clear_pointer (&answer->limit, g_free);
  g_ptr_array_set_size (answer->moves, 0);
  for (guint i = 0; i < 2; i++)
    lm_answer_add_move (answer, "M", position, LM_VALUE_WIN, LM_DISTANCE_UNKNOWN);
  both = lm_hint_say (lm_hint_state_count (answer));
  g_assert_cmpstr (both, ==, "Both moves win.");
}

static void
test_over (Fixture       *fixture,
           gconstpointer  data)
{
  guint before = lm_test_game_get_n_solved ();

  set_rung (fixture, LM_HINT_LINE);
  set_position (fixture, "lastmove:test-take?stones=0&turn=2");
  assert_shows (fixture, "Player 1 has won.");
  assert_hides (fixture, "Which");
  lm_panel_test_settle (50);
  g_assert_cmpuint (lm_test_game_get_n_solved (), ==, before);
}

static void
test_editing (Fixture       *fixture,
              gconstpointer  data)
{
  guint before;

  set_rung (fixture, LM_HINT_MOVE);
  g_object_set (fixture->panel, "editing", TRUE, NULL);
  lm_panel_test_settle (300);
  g_assert_null (lm_hint_panel_get_answer (LM_HINT_PANEL (fixture->panel)));
  g_object_set (fixture->panel, "edit-verdict", TRUE, NULL);
  before = lm_test_game_get_n_solved ();
  for (guint stones = 20; stones > 4; stones--)
    {
      g_autoptr (LmPosition) position = lm_test_game_take (stones);

      lm_hint_panel_set_position (fixture->panel, position);
    }

  wait_for_answer (fixture);
  g_assert_cmpuint (lm_test_game_get_n_solved (), ==, before + 1);
  assert_shows (fixture, "Player 1 wins in 3 moves.");
  assert_hides (fixture, "Which");
  assert_hides (fixture, "Tell Me More");
  g_assert_null (lm_hint_panel_get_arrow (fixture->panel));

  g_object_set (fixture->panel, "editing", FALSE, NULL);
  assert_shows (fixture, "Which");
  g_assert_cmpstr (lm_hint_panel_get_arrow (fixture->panel), ==, "1");
}

static void
expand_last_row (GtkWidget *root)
{
  GtkWidget *row = lm_panel_test_find (root, g_type_from_name ("LmReplyRow"), NULL);

  for (GtkWidget *next = row; next != NULL; next = gtk_widget_get_next_sibling (next))
    row = next;
  gtk_expander_set_expanded (GTK_EXPANDER (lm_panel_test_find (row, GTK_TYPE_EXPANDER, NULL)), TRUE);
}

/* Down to the end of the game, one reply within the other. */
static void
test_replies (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *root = fixture->widget;

  set_rung (fixture, LM_HINT_REASON);
  set_position (fixture, "lastmove:test-take?stones=13");
  wait_for_text (fixture, "1 → 3");
  assert_shows (fixture, "3 → 1");

  for (guint depth = 0; depth < 2; depth++)
    {
      Reading reading;

      expand_last_row (root);
      root = lm_panel_test_find (root, g_type_from_name ("LmReplyRow"), NULL);
      while (gtk_widget_get_next_sibling (root) != NULL)
        root = gtk_widget_get_next_sibling (root);
      reading = (Reading) { root, depth == 0 ? "2 more moves · 4" : "the end · 0" };
      lm_panel_test_wait (can_read, &reading);
      root = gtk_expander_get_child (GTK_EXPANDER (lm_panel_test_find (root, GTK_TYPE_EXPANDER, NULL)));
    }
  g_assert_true (lm_panel_test_shows (root, "the end · 0"));
}

/* A row that is open and still asks when the position changes. */
static void
test_replies_cancelled (Fixture       *fixture,
                        gconstpointer  data)
{
  set_rung (fixture, LM_HINT_REASON);
  set_position (fixture, "lastmove:test-take?stones=13");
  wait_for_text (fixture, "1 → 3");

  lm_test_game_set_milliseconds (60000);
  expand_last_row (fixture->widget);
  wait_for_text (fixture, "Solving…");
  lm_panel_test_settle (20);
  lm_test_game_set_milliseconds (0);
  set_position (fixture, "lastmove:test-take?stones=6");
  wait_for_text (fixture, "Player 1 wins in 3 moves.");
}

static void
test_accessible (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *verdict;
  GtkWidget *rung;

  set_rung (fixture, LM_HINT_VERDICT);
  set_position (fixture, "lastmove:test-take?stones=13");
  wait_for_answer (fixture);
  verdict = lm_panel_test_find (fixture->widget, GTK_TYPE_LABEL, "Player 1 wins");
  gtk_test_accessible_assert_role (verdict, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_test_accessible_assert_property (verdict, GTK_ACCESSIBLE_PROPERTY_LABEL, "Player 1 wins in 7 moves.");

  rung = gtk_widget_get_ancestor (lm_panel_test_find (fixture->widget, GTK_TYPE_LABEL, "The verdict"), GTK_TYPE_BUTTON);
  gtk_test_accessible_assert_property (rung, GTK_ACCESSIBLE_PROPERTY_LABEL, "The verdict");
  gtk_test_accessible_assert_state (rung, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
}

static GtkWidget *
create_to_show (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  const char *text = g_getenv ("LM_SHOW_POSITION");
  const char *rung = g_getenv ("LM_SHOW_RUNG");
  g_autoptr (LmPosition) position = lm_panel_test_parse (text != NULL ? text : "lastmove:zeckendorf?bins=7,2,1");
  GtkWidget *panel = lm_hint_panel_new (solver);

  lm_test_game_set_milliseconds (g_getenv ("LM_SHOW_SLOW") != NULL ? 20000 : 0);
  g_object_set (panel, "rung", rung != NULL ? atoi (rung) : LM_HINT_LINE, "you", 0, NULL);
  lm_hint_panel_set_position (LM_HINT_PANEL (panel), position);
  return panel;
}

#define add_test(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

/* --- words ------------------------------------------------------------------------ */

static LmAdvice *
advise (const char *text)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 24);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  return lm_advice_compute (position, context, NULL);
}

/* Where some are left out, as they are too many or the turn stays with who made them, the heading says so. */
static void
test_headings (void)
{
  static const struct { const char *text, *heading; gboolean all; } cases[] = {
    { "lastmove:nim?stones=14", "Replies of Player 2, each with the answer that keeps the win:", TRUE },
    { "lastmove:nim?stones=13", "Moves of Player 1, each with the answer that wins:", TRUE },
    { "lastmove:nim?stones=1500&max=700", "Some replies of Player 2, each with the answer that keeps the win:", FALSE },
    { "lastmove:nim?stones=1500&max=700&turn=2", "Some replies of Player 1, each with the answer that keeps the win:", FALSE },
    { "lastmove:nim?stones=1403&max=700", "Some moves of Player 1, each with the answer that wins:", FALSE },
    { "lastmove:so-long-sucker?piles=4&board=gr,bg&chips=b2g1,r2g1,out1,out2&turn=b", "Some moves of Blue, each with the answer that wins:", FALSE },
    { "lastmove:nim?stones=1", "", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmAdvice) advice = advise (cases[i].text);
      g_autofree char *heading = lm_hint_say (lm_hint_state_replies (advice));

      g_assert_cmpstr (heading, ==, cases[i].heading);
      g_assert_true (*heading == '\0' || advice->all_replies == cases[i].all);
    }
}

/* A number of positions says which: those of a table, or those that a search looked at; where none were counted none is told. */
static void
test_counted (void)
{
  static const struct { LmMethod method; guint64 n; const char *source; } sources[] = {
    { LM_METHOD_TABLE, 1, "Worked out exactly: the table has 1 position." },
    { LM_METHOD_TABLE, 3115, "Worked out exactly: the table has 3115 positions." },
    { LM_METHOD_SEARCH, 1, "Searched: 1 position was looked at." },
    { LM_METHOD_SEARCH, 62, "Searched: 62 positions were looked at." },
    { LM_METHOD_THEORY, 62, "Follows from an exact rule, without search." },
  };
  static const struct { guint64 done, all; const char *words; } progress[] = {
    { 7, 22, "7 of the 22 positions of the table" }, { 1, 1, "1 of the 1 position of the table" },
    { 1, 0, "1 position looked at" }, { 500, 0, "500 positions looked at" },
  };
  g_autoptr (LmPosition) position = lm_panel_test_parse ("lastmove:nim?stones=9");

  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    {
      g_autoptr (LmAnswer) answer = lm_answer_new (position);
      g_autofree char *source = NULL;

      answer->method = sources[i].method;
      answer->positions = sources[i].n;
      source = lm_answer_describe_source (answer);
      g_assert_cmpstr (source, ==, sources[i].source);
    }
  for (guint i = 0; i < G_N_ELEMENTS (progress); i++)
    {
      g_autofree char *words = lm_solve_progress_describe (progress[i].done, progress[i].all);

      g_assert_cmpstr (words, ==, progress[i].words);
    }
}

int
main (int    argc,
      char **argv)
{
  int status = lm_panel_test_main (&argc, &argv, create_to_show);

  if (status != -1)
    return status;

  add_test ("/hint-panel/nothing", test_nothing);
  add_test ("/hint-panel/climb", test_climb);
  add_test ("/hint-panel/won", test_won);
  add_test ("/hint-panel/kept-open", test_kept_open);
  g_test_add ("/hint-panel/closes", Fixture, "closes", set_up, test_closes, tear_down);
  add_test ("/hint-panel/closed", test_closed);
  add_test ("/hint-panel/place", test_place);
  add_test ("/hint-panel/lost", test_lost);
  add_test ("/hint-panel/pick", test_pick);
  add_test ("/hint-panel/stale", test_stale);
  add_test ("/hint-panel/cancel", test_cancel);
  add_test ("/hint-panel/step-down-cancels", test_step_down_cancels);
  add_test ("/hint-panel/limit", test_limit);
  add_test ("/hint-panel/theory-only", test_theory_only);
  g_test_add_func ("/hint-panel/count-words", test_count_words);
  add_test ("/hint-panel/over", test_over);
  add_test ("/hint-panel/editing", test_editing);
  add_test ("/hint-panel/replies", test_replies);
  add_test ("/hint-panel/replies-cancelled", test_replies_cancelled);
  add_test ("/hint-panel/accessible", test_accessible);
  g_test_add_func ("/hint-panel/headings", test_headings);
  g_test_add_func ("/hint-panel/counted", test_counted);

  return g_test_run ();
}
