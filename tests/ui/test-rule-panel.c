/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-rule-panel.c: rules are stated by click and by key, answered, drawn, opened and kept. */

#include "lm-panel-test.h"

#include "app/learn/lm-learn-parts.h"
#include "kit/page/lm-exhibit.h"
#include "kit/chart/lm-chart.h"
#include "kit/widget/lm-problem.h"

#include <string.h>
#include <time.h>

typedef struct
{
  LmSolver   *solver;
  LmProgress *progress;
  GtkWidget  *panel;
  GtkWidget  *window;
  GtkWidget  *to;
  char       *opened; /* what the user wanted to see last */
  const char *wanted; /* what is waited for */
} Fixture;

static void
open_position_cb (Fixture    *fixture,
                  const char *text)
{
  g_free (fixture->opened);
  fixture->opened = g_strdup (text);
}

static void
show (Fixture    *fixture,
      const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  lm_game_panel_set_position (LM_GAME_PANEL (fixture->panel), position);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->solver = lm_solver_new ();
  fixture->progress = lm_progress_new (NULL);
  fixture->panel = g_object_new (LM_TYPE_RULE_PANEL, "solver", fixture->solver, "progress", fixture->progress, NULL);
  g_signal_connect_swapped (fixture->panel, "open-position", G_CALLBACK (open_position_cb), fixture);
  fixture->window = lm_panel_test_present (fixture->panel);
  fixture->to = lm_panel_test_find (fixture->panel, GTK_TYPE_SPIN_BUTTON, NULL);
  show (fixture, data);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_panel_test_close (fixture->window);
  lm_panel_test_drop_solver (fixture->solver);
  g_assert_finalize_object (fixture->progress);
  g_free (fixture->opened);
}

static GtkWidget *
get_entry (Fixture *fixture)
{
  return lm_panel_test_find (fixture->panel, GTK_TYPE_ENTRY, NULL);
}

static GtkWidget *
get_map (Fixture *fixture)
{
  return lm_panel_test_find (fixture->panel, LM_TYPE_EXHIBIT, NULL);
}

static LmChart *
get_chart (Fixture *fixture)
{
  return LM_CHART (lm_panel_test_find (fixture->panel, LM_TYPE_CHART, NULL));
}

static void
state (Fixture    *fixture,
       const char *rule)
{
  gtk_editable_set_text (GTK_EDITABLE (get_entry (fixture)), rule);
}

static gboolean
is_shown (gpointer data)
{
  Fixture *fixture = data;

  return lm_panel_test_shows (fixture->panel, fixture->wanted);
}

static void
wait_for (Fixture    *fixture,
          const char *text)
{
  fixture->wanted = text;
  lm_panel_test_wait (is_shown, fixture);
}

static void
set_size (Fixture *fixture,
          double   size)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (fixture->to), size);
}

static gboolean
has_problem (gpointer data)
{
  Fixture *fixture = data;
  const char *sentence = NULL;
  GtkWidget *widget = lm_problem_find (fixture->panel, &sentence);

  return fixture->wanted == NULL ? widget == NULL : widget == get_entry (fixture) && strstr (sentence, fixture->wanted) != NULL;
}

/* @word: what is said to be wrong, or NULL. Only a worker reads a rule. */
static void
assert_problem (Fixture    *fixture,
                const char *word)
{
  const char *sentence = NULL;

  fixture->wanted = word;
  lm_panel_test_wait (has_problem, fixture);
  lm_problem_find (fixture->panel, &sentence);
  g_assert_true (sentence == NULL || lm_panel_test_shows (fixture->panel, sentence));
}

static gboolean
can_keep (gpointer data)
{
  return gtk_widget_get_sensitive (lm_panel_test_find (data, GTK_TYPE_BUTTON, "Keep"));
}

/* Nothing of a rule is done where the window would wait for it, not even while it is typed. */
static void
test_worker (Fixture       *fixture,
             gconstpointer  data)
{
  struct timespec before, after;

  state (fixture, "(function() while true do end end)()");
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &before);
  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *rule = g_strdup_printf ("(function() while true do end end)() == %u", i);

      state (fixture, rule);
    }
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &after);
  g_assert_cmpint ((after.tv_sec - before.tv_sec) * 1000 + (after.tv_nsec - before.tv_nsec) / 1000000, <, 500);
  assert_problem (fixture, "too long");
}

static void
test_true (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_true (lm_panel_test_shows (fixture->panel, "As on the board: At most a turn: 3"));
  set_size (fixture, 200);
  state (fixture, "(stones - 1) % 4 == 0");
  wait_for (fixture, "True for all 200 positions that were checked, up to size 200. The same in all positions of the test: max=3. "
                     "The lost ones among them are lost by a theorem: Batterman and others, “The Reversed Zeckendorf Game”, Example 2.4.");
  g_assert_null (lm_problem_find (fixture->panel, NULL));
  /* There is one number only. */
  g_assert_null (get_map (fixture));

  /* Another game on the board, another answer. */
  show (fixture, "lastmove:nim?stones=9&max=4");
  wait_for (fixture, "False for 70 positions, up to size 200.");
}

static void
test_false (Fixture       *fixture,
            gconstpointer  data)
{
  set_size (fixture, 20);
  state (fixture, "stones % 4 == 0");
  wait_for (fixture, "False for 10 positions, up to size 20.");
  lm_panel_test_press (fixture->panel, "4 stones, at most 3 a turn is won, and the rule says lost.");
  g_assert_cmpstr (fixture->opened, ==, "lastmove:nim?stones=4");
  lm_panel_test_press (fixture->panel, "1 stone, at most 3 a turn is lost, and the rule says won.");
  g_assert_cmpstr (fixture->opened, ==, "lastmove:nim?stones=1");
}

/* The arrows name a cell, Enter opens it. */
static void
test_map (Fixture       *fixture,
          gconstpointer  data)
{
  set_size (fixture, 20);
  state (fixture, "x ~ y == 0");
  wait_for (fixture, "False for 18 positions, up to size 20.");
  g_assert_nonnull (get_map (fixture));
  lm_chart_read_at (get_chart (fixture), 0, 0);
  lm_panel_test_key (GTK_WIDGET (get_chart (fixture)), GDK_KEY_Right);
  lm_panel_test_key (GTK_WIDGET (get_chart (fixture)), GDK_KEY_Down);
  g_assert_true (lm_panel_test_shows (fixture->panel, "x = 1, y = 1: won, and the rule says lost."));
  gtk_test_accessible_assert_property (gtk_widget_get_first_child (GTK_WIDGET (get_chart (fixture))),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "x = 1, y = 1: won, and the rule says lost.");
  lm_panel_test_key (GTK_WIDGET (get_chart (fixture)), GDK_KEY_Down);
  g_assert_true (lm_panel_test_shows (fixture->panel, "x = 1, y = 2: lost, and the rule says won."));
  lm_panel_test_key (GTK_WIDGET (get_chart (fixture)), GDK_KEY_Return);
  g_assert_cmpstr (fixture->opened, ==, "lastmove:wythoff?piles=1,2");

  state (fixture, "");
  g_assert_null (get_map (fixture));
}

/* Any text gets a sentence, and none stays when it is right again. */
static void
test_hostile (Fixture       *fixture,
              gconstpointer  data)
{
  static const struct { const char *text, *word; } rules[] = {
    { "(x", "')' expected" }, { "os.exit()", "os" }, { "x", "neither true nor false" }, { "%n%s%p", "unexpected" },
    { "<b>&amp;", "unexpected" }, { "''", "string" }, { "“x”", "unexpected" }, { "x = 1", "expected" },
    { "(function() while true do end end)()", "too long" }, { "x == 1 -- \xf0\x9f\x8e\xb2 and", NULL },
  };
  g_autofree char *long_text = g_strnfill (5000, '(');

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      state (fixture, rules[i].text);
      assert_problem (fixture, rules[i].word);
    }
  state (fixture, long_text);
  assert_problem (fixture, "longer");
  g_assert_false (gtk_widget_get_sensitive (lm_panel_test_find (fixture->panel, GTK_TYPE_BUTTON, "Keep")));
  state (fixture, "");
  g_assert_null (lm_problem_find (fixture->panel, NULL));

  /* It fails, or loops, only at a position that comes later. */
  set_size (fixture, 30);
  state (fixture, "1 // (x - 20) == 0");
  wait_for (fixture, "The rule fails at piles of 20 and 0: attempt to divide by zero.");
  assert_problem (fixture, "zero");
  state (fixture, "(function() while x > 12 do end return true end)()");
  wait_for (fixture, "The rule fails at piles of 13 and 0: it takes too long.");
}

static gboolean
is_asking (gpointer data)
{
  return lm_panel_test_shows (data, "Cancel");
}

/* The worker is free soon after nobody wants the answer any more. */
static void
assert_soon_free (Fixture *fixture)
{
  const gint64 begin = g_get_monotonic_time ();

  lm_panel_test_wait_for_worker (fixture->solver);
  g_test_message ("free after %.1f ms", (g_get_monotonic_time () - begin) / 1000.0);
}

static void
test_cancel (Fixture       *fixture,
             gconstpointer  data)
{
  set_size (fixture, 10000);
  state (fixture, "x < 0");
  lm_panel_test_wait (is_asking, fixture->panel);
  lm_panel_test_press (fixture->panel, "Cancel");
  assert_soon_free (fixture);
  g_assert_true (lm_panel_test_shows (fixture->panel, "Stopped."));

  /* Another text begins anew; the one before answers no more. */
  state (fixture, "x < 1");
  lm_panel_test_wait (is_asking, fixture->panel);
  state (fixture, "");
  assert_soon_free (fixture);
  g_assert_false (lm_panel_test_shows (fixture->panel, "Cancel"));

  /* What does not show asks nothing. */
  state (fixture, "x < 2");
  lm_panel_test_wait (is_asking, fixture->panel);
  gtk_widget_set_visible (fixture->panel, FALSE);
  assert_soon_free (fixture);
  set_size (fixture, 6);
  gtk_widget_set_visible (fixture->panel, TRUE);
  wait_for (fixture, "False for 12 positions, up to size 6.");
}

static void
open_words (Fixture *fixture)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (lm_panel_test_find (fixture->panel, GTK_TYPE_MENU_BUTTON, NULL)));
  lm_panel_test_settle (50);
}

static void
add_word (Fixture    *fixture,
          const char *name)
{
  open_words (fixture);
  g_signal_emit_by_name (lm_panel_test_find_named (fixture->panel, GTK_TYPE_BUTTON, name), "clicked");
}

#define assert_states(fixture, text) \
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry (fixture))), ==, text)

/* A rule is made without typing a name, and the cursor stands where one goes on. */
static void
test_words (Fixture       *fixture,
            gconstpointer  data)
{
  GtkEditable *entry = GTK_EDITABLE (get_entry (fixture));

  add_word (fixture, "The first pile");
  add_word (fixture, "Nim sum with");
  add_word (fixture, "The second pile");
  assert_states (fixture, "x ~ y");
  add_word (fixture, "is equal to");
  add_word (fixture, "brackets");
  assert_states (fixture, "x ~ y == ()");
  add_word (fixture, "The first pile");
  assert_states (fixture, "x ~ y == (x)");
  gtk_editable_delete_text (entry, 9, -1);
  add_word (fixture, "the index of the smallest Zeckendorf part of a number");
  assert_states (fixture, "x ~ y == zeckendorf()[1]");
  add_word (fixture, "The second pile");
  assert_states (fixture, "x ~ y == zeckendorf(y)[1]");

  /* Every button has a name of its own. */
  open_words (fixture);
  for (GtkWidget *child = gtk_widget_get_first_child (gtk_widget_get_parent (
         lm_panel_test_find_named (fixture->panel, GTK_TYPE_BUTTON, "brackets")));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    g_assert_true (GTK_IS_LABEL (child) || gtk_widget_get_has_tooltip (child));
}

static void
test_keep (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *name = lm_panel_test_find_named (fixture->panel, GTK_TYPE_ENTRY, "Name of the rule");
  g_autoptr (GPtrArray) rules = NULL;

  set_size (fixture, 12);
  state (fixture, "x == y");
  lm_panel_test_wait (can_keep, fixture->panel);
  gtk_editable_set_text (GTK_EDITABLE (name), "Same <b>");
  lm_panel_test_press (fixture->panel, "Keep");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "");
  state (fixture, "x < y");
  lm_panel_test_wait (can_keep, fixture->panel);
  g_signal_emit_by_name (name, "activate");
  rules = lm_progress_list_rules (fixture->progress, "wythoff");
  g_assert_cmpuint (rules->len, ==, 2);

  lm_panel_test_press (fixture->panel, "Same <b>");
  assert_states (fixture, "x == y");
  wait_for (fixture, "False for 12 positions, up to size 12.");
  g_signal_emit_by_name (lm_panel_test_find_named (fixture->panel, GTK_TYPE_BUTTON, "Remove the rule “Same <b>”"), "clicked");
  g_assert_null (lm_panel_test_find (fixture->panel, GTK_TYPE_BUTTON, "Same <b>"));
  g_assert_nonnull (lm_panel_test_find (fixture->panel, GTK_TYPE_BUTTON, "x < y"));
}

/* What is not said is enough, and read again as such. */
static void
test_enough (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->to)), ==, "enough");
  state (fixture, "x == 0 and y == 0");
  wait_for (fixture, "False for 66 positions, up to size 140.");
  gtk_editable_set_text (GTK_EDITABLE (fixture->to), "7");
  gtk_spin_button_update (GTK_SPIN_BUTTON (fixture->to));
  wait_for (fixture, "False for 2 positions, up to size 7.");
  gtk_editable_set_text (GTK_EDITABLE (fixture->to), "");
  gtk_spin_button_update (GTK_SPIN_BUTTON (fixture->to));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->to)), ==, "enough");
}

static GtkWidget *
create_shown (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmPosition) position = lm_panel_test_parse ("lastmove:black-hole?hole=4&bins=7,0,3");
  g_autoptr (LmProgress) progress = lm_progress_new (NULL);
  GtkWidget *panel = g_object_new (LM_TYPE_RULE_PANEL, "solver", solver, "progress", progress, NULL);

  lm_game_panel_set_position (LM_GAME_PANEL (panel), position);
  return panel;
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; void (*func) (Fixture *, gconstpointer); const char *position; } tests[] = {
    { "true", test_true, "lastmove:nim?stones=13" },
    { "false", test_false, "lastmove:nim?stones=13" },
    { "map", test_map, "lastmove:wythoff?piles=7,9" },
    { "hostile", test_hostile, "lastmove:wythoff?piles=7,9" },
    { "worker", test_worker, "lastmove:wythoff?piles=7,9" },
    { "cancel", test_cancel, "lastmove:wythoff?piles=7,9" },
    { "words", test_words, "lastmove:wythoff?piles=7,9" },
    { "keep", test_keep, "lastmove:wythoff?piles=7,9" },
    { "enough", test_enough, "lastmove:wythoff?piles=7,9" },
  };
  const int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status >= 0)
    return status;

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/rule-panel/", tests[i].name, NULL);

      g_test_add (path, Fixture, tests[i].position, set_up, tests[i].func, tear_down);
    }
  return g_test_run ();
}
