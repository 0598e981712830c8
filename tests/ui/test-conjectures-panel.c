/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-conjectures-panel.c: the open questions of the games, computed further and further, read, played and written to files. */

#include "lm-panel-test.h"

#include "app/explore/lm-conjecture-chart.h"
#include "app/explore/lm-conjectures-panel.h"
#include "games/zeckendorf/solver/solver.h"
#include "games/zeckendorf/zeckendorf.h"
#include "kit/page/lm-chart-saver.h"
#include "kit/page/lm-save-dialog.h"
#include "kit/page/lm-toaster.h"

#include <glib/gstdio.h>
#include <string.h>

/* Long enough to be in the middle of it. */
#define FAR 600

/* How far the paper has come. */
#define PAPER 129

/* Of the strip, in pixels. */
#define CELL_WIDTH 9

typedef struct
{
  LmSolver  *solver;
  GtkWidget *panel;
  GtkWidget *window;
  char      *opened; /* what the user wanted to play last */
  char      *folder;
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
  g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), "last-move", NULL);
  g_autofree char *free_path = g_build_filename (cache, "reversed", NULL);
  g_autofree char *stagnant_path = g_build_filename (cache, "reversed-ones-stagnant", NULL);
  GtkWidget *toaster;

  /* The test before must not have computed anything for this one. */
  g_remove (free_path);
  g_remove (stagnant_path);

  fixture->folder = g_dir_make_tmp ("last-move-XXXXXX", NULL);
  fixture->solver = lm_solver_new ();
  lm_solver_set_memory (fixture->solver, G_GUINT64_CONSTANT (8) << 30);
  fixture->panel = g_object_new (LM_TYPE_CONJECTURES_PANEL, "solver", fixture->solver, NULL);
  g_signal_connect_swapped (fixture->panel, "open-position", G_CALLBACK (open_position_cb), fixture);
  show (fixture, "lastmove:reversed?n=10");
  toaster = g_object_new (LM_TYPE_TOASTER, "content", fixture->panel, NULL);
  fixture->window = lm_panel_test_present (toaster);
}

static LmSurvey *
get_survey (Fixture  *fixture,
            gboolean  stagnant)
{
  return lm_survey_get_shared (fixture->solver, lm_reversed_tables, stagnant ? "ones=stagnant" : NULL);
}

/* The row of n = 1 says nothing. */
static guint
get_reached (LmSurvey *survey)
{
  return MAX (lm_survey_get_n_rows (survey), 1);
}

/* Those who work on it or keep it let go of it at last. */
static gboolean
is_alone (gpointer data)
{
  return G_OBJECT (data)->ref_count == 1;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (LmSurvey) free_ones = g_object_ref (get_survey (fixture, FALSE));
  g_autoptr (LmSurvey) stagnant = g_object_ref (get_survey (fixture, TRUE));

  g_object_add_weak_pointer (G_OBJECT (fixture->panel), (gpointer *) &fixture->panel);
  lm_panel_test_close (fixture->window);
  g_assert_null (fixture->panel);
  lm_panel_test_drop_solver (fixture->solver);
  lm_panel_test_wait (is_alone, free_ones);
  lm_panel_test_wait (is_alone, stagnant);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->opened);
}

static GtkWidget *
get_chart (Fixture *fixture)
{
  return lm_panel_test_find (fixture->panel, LM_TYPE_CONJECTURE_CHART, NULL);
}

static GtkWidget *
get_curve (Fixture *fixture)
{
  return gtk_widget_get_first_child (get_chart (fixture));
}

static GtkWidget *
get_strip (Fixture *fixture)
{
  return gtk_widget_get_last_child (get_chart (fixture));
}

/* Presses there and lets go. */
static void
click (GtkWidget *chart,
       int        count,
       double     x,
       double     y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (chart);

  lm_panel_test_clicks (chart, count, x, y);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "released", count, x, y);
    }
}

static gboolean
is_idle (gpointer data)
{
  return get_reached (data) > 1 && !lm_survey_is_running (data);
}

static gboolean
is_far (gpointer data)
{
  return get_reached (data) >= 150;
}

static void
press_card (Fixture    *fixture,
            const char *title)
{
  GtkWidget *label = lm_panel_test_find (fixture->panel, GTK_TYPE_LABEL, title);

  g_assert_nonnull (label);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (label, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
}

/* The share is on the second card. */
static void
wait_for_paper (Fixture *fixture)
{
  press_card (fixture, "Does it tend to the golden ratio?");
  lm_panel_test_wait (is_idle, get_survey (fixture, FALSE));
}

static void
extend (Fixture *fixture,
        guint    to)
{
  GtkWidget *spin = lm_panel_test_find (fixture->panel, GTK_TYPE_SPIN_BUTTON, NULL);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), to);
  lm_panel_test_press (fixture->panel, "Extend");
}

#define assert_shows(fixture, text) g_assert_true (lm_panel_test_shows ((fixture)->panel, text))
#define assert_opened(fixture, text) g_assert_cmpstr ((fixture)->opened, ==, text)

/* It comes as far as the paper by itself, and begins to read where the board is. */
static void
test_paper (Fixture       *fixture,
            gconstpointer  data)
{
  wait_for_paper (fixture);
  g_assert_cmpuint (get_reached (get_survey (fixture, FALSE)), ==, PAPER);
  g_assert_cmpuint (get_reached (get_survey (fixture, TRUE)), ==, 1);
  assert_shows (fixture, "Computed here up to n = 129: Player 1 wins 79 of 128, a share of 0.6172, the last time at 127.");
  assert_shows (fixture, "n = 10: Player 1 wins; share 0.556");
  assert_shows (fixture, "Conjectured");
  assert_shows (fixture, "Batterman and others, “The Reversed Zeckendorf Game”, Conjecture 1.3");

  /* The other card is about the same table. */
  press_card (fixture, "Will Player 2 always win again?");
  assert_shows (fixture, "Computed here up to n = 129: Player 2 wins 49 of 128, a share of 0.3828, the last time at 129.");
  assert_shows (fixture, "n = 10: Player 1 wins; share 0.444");
  assert_shows (fixture, "Batterman and others, “The Reversed Zeckendorf Game”, Conjecture 1.2");
}

static void
test_extend (Fixture       *fixture,
             gconstpointer  data)
{
  wait_for_paper (fixture);
  extend (fixture, 160);
  lm_panel_test_wait (is_idle, get_survey (fixture, FALSE));
  g_assert_cmpuint (get_reached (get_survey (fixture, FALSE)), ==, 160);
  assert_shows (fixture, "Computed here up to n = 160:");
}

static gboolean
has_rows (gpointer data)
{
  return lm_survey_get_n_rows (data) > 0;
}

/* Not every n: some at once, the next ones when they are asked for, and what they cost before. */
static void
test_afar (Fixture       *fixture,
           gconstpointer  data)
{
  LmSurvey *survey = lm_survey_get_shared (fixture->solver, &lm_reversed_tables[1], NULL);

  press_card (fixture, "And what of every 20th n up to 1000?");
  lm_panel_test_wait (has_rows, survey);
  lm_panel_test_wait (is_idle, survey);
  g_assert_cmpuint (lm_survey_get_target (survey), ==, 300);
  g_assert_cmpuint (lm_survey_get_n_rows (survey), ==, 15);
  assert_shows (fixture, "n = 20: Player 2 wins; share 0.000");
  assert_shows (fixture, "From 301 to 400: ");

  extend (fixture, 333);
  lm_panel_test_wait (is_idle, survey);
  g_assert_cmpuint (lm_survey_get_target (survey), ==, 320);
  assert_shows (fixture, "Computed here up to n = 320: Player 1 wins ");
}

static void
test_stop (Fixture       *fixture,
           gconstpointer  data)
{
  LmSurvey *survey = get_survey (fixture, FALSE);
  guint reached;

  wait_for_paper (fixture);
  extend (fixture, FAR);
  lm_panel_test_wait (is_far, survey);
  g_assert_true (lm_survey_is_running (survey));
  lm_panel_test_press (fixture->panel, "Stop");
  g_assert_false (lm_survey_is_running (survey));
  lm_panel_test_wait_for_worker (fixture->solver);
  reached = get_reached (survey);
  g_assert_cmpuint (reached, <, FAR);

  /* It stays stopped, and what there was stays. */
  lm_panel_test_settle (200);
  g_assert_cmpuint (get_reached (survey), ==, reached);
  assert_shows (fixture, "Extend");
}

/* The page of another tab covers it; when it is back, it goes on. */
static void
test_hidden (Fixture       *fixture,
             gconstpointer  data)
{
  LmSurvey *survey = get_survey (fixture, FALSE);

  wait_for_paper (fixture);
  extend (fixture, FAR);
  gtk_widget_set_visible (fixture->panel, FALSE);
  g_assert_false (lm_survey_is_running (survey));
  gtk_widget_set_visible (fixture->panel, TRUE);
  lm_panel_test_settle (50);
  g_assert_true (lm_survey_is_running (survey));
  g_assert_cmpuint (lm_survey_get_target (survey), ==, FAR);
  lm_panel_test_press (fixture->panel, "Stop");
}

/* What does not fit is refused with the bytes that it would take. */
static void
test_memory (Fixture       *fixture,
             gconstpointer  data)
{
  wait_for_paper (fixture);
  lm_solver_set_memory (fixture->solver, 1 << 20);
  extend (fixture, 900);
  lm_panel_test_wait (is_idle, get_survey (fixture, FALSE));
  assert_shows (fixture, "Even two levels of the ");
  g_assert_cmpuint (get_reached (get_survey (fixture, FALSE)), ==, PAPER);

  extend (fixture, 140);
  lm_panel_test_wait (is_idle, get_survey (fixture, FALSE));
  g_assert_false (lm_panel_test_shows (fixture->panel, "Even two levels of the "));
}

static void
assert_reads (Fixture    *fixture,
              const char *text)
{
  assert_shows (fixture, text);
  gtk_test_accessible_assert_property (get_curve (fixture), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);
}

static void
test_cursor (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *chart = get_curve (fixture);

  wait_for_paper (fixture);
  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_SLIDER);
  lm_panel_test_key (chart, GDK_KEY_Right);
  assert_reads (fixture, "n = 11: Player 2 wins; share 0.500");
  lm_panel_test_key (chart, GDK_KEY_Page_Up);
  assert_reads (fixture, "n = 21: Player 1 wins; share 0.550");
  lm_panel_test_key (chart, GDK_KEY_Home);
  assert_reads (fixture, "n = 2: Player 1 wins; share 1.000");
  lm_panel_test_key (chart, GDK_KEY_Left);
  assert_reads (fixture, "n = 2: Player 1 wins; share 1.000");
  lm_panel_test_key (chart, GDK_KEY_End);
  assert_reads (fixture, "n = 129: Player 2 wins; share 0.617");

  /* At the end it stays at the end. */
  extend (fixture, 140);
  lm_panel_test_wait (is_idle, get_survey (fixture, FALSE));
  g_assert_cmpuint (lm_conjecture_chart_get_cursor (LM_CONJECTURE_CHART (get_chart (fixture))), ==, 140);
}

static void
test_open (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *chart = get_curve (fixture);
  GtkWidget *button;

  wait_for_paper (fixture);
  lm_panel_test_key (chart, GDK_KEY_Right);
  lm_panel_test_key (chart, GDK_KEY_Return);
  assert_opened (fixture, "lastmove:reversed?n=11");

  button = lm_panel_test_find_named (fixture->panel, GTK_TYPE_BUTTON, "Put n = 11 on the board");
  g_assert_nonnull (button);
  lm_panel_test_key (chart, GDK_KEY_Right);
  g_signal_emit_by_name (button, "clicked");
  assert_opened (fixture, "lastmove:reversed?n=12");
}

/* What it costs stands there before it begins, and goes with how far. */
static void
test_cost (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *spin;

  /* While rows are computed it is not there. */
  wait_for_paper (fixture);
  spin = lm_panel_test_find (fixture->panel, GTK_TYPE_SPIN_BUTTON, NULL);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 150);
  assert_shows (fixture, "From 130 to 150: less than a second and 10 MiB, on two processors of the computer on which it was measured.");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 500);
  assert_shows (fixture, "From 130 to 500: about 26 seconds and 31 MiB, on two processors of the computer on which it was measured.");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 1000);
  assert_shows (fixture, "From 130 to 1000: about 3 hours and 1990 MiB, on two processors of the computer on which it was measured.");
}

/* Only then the strip can scroll to the last row. */
static gboolean
is_laid_out (gpointer strip)
{
  g_autoptr (GtkAdjustment) across = NULL;

  g_object_get (strip, "hadjustment", &across, NULL);
  return gtk_adjustment_get_upper (across) >= (PAPER - 1) * CELL_WIDTH;
}

/* A click in the curve or on a cell of the strip below reads it; the second one in a row plays it. */
static void
test_click (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *chart = get_curve (fixture);
  GtkWidget *strip = get_strip (fixture);
  guint n;
  g_autofree char *text = NULL;

  wait_for_paper (fixture);
  lm_panel_test_wait (is_laid_out, strip);
  click (chart, 1, gtk_widget_get_width (chart) - 2, 20);
  g_assert_cmpuint (lm_conjecture_chart_get_cursor (LM_CONJECTURE_CHART (get_chart (fixture))), ==, PAPER);
  g_assert_null (fixture->opened);

  click (strip, 1, gtk_widget_get_width (strip) / 2, gtk_widget_get_height (strip) - 40);
  n = lm_conjecture_chart_get_cursor (LM_CONJECTURE_CHART (get_chart (fixture)));
  g_assert_cmpuint (n, <, PAPER);
  /* Half of the cells in sight are to the right of it. */
  g_assert_cmpuint (n, >=, PAPER - gtk_widget_get_width (strip) / 2 / CELL_WIDTH - 1);
  text = g_strdup_printf ("lastmove:reversed?n=%u", n);
  g_assert_null (fixture->opened);
  click (strip, 2, gtk_widget_get_width (strip) / 2, gtk_widget_get_height (strip) - 40);
  assert_opened (fixture, text);
}

/* Below nothing known there is nothing to read, and nothing happens. */
static void
test_nothing (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (LmSurvey) survey = lm_survey_new (fixture->solver, lm_reversed_tables, NULL);

  lm_conjecture_chart_set_subject (LM_CONJECTURE_CHART (get_chart (fixture)), lm_reversed_info.conjectures, survey, "");
  lm_panel_test_settle (50);
  lm_panel_test_key (get_curve (fixture), GDK_KEY_Return);
  click (get_curve (fixture), 1, 100, 50);
  click (get_strip (fixture), 1, 100, gtk_widget_get_height (get_strip (fixture)) - 20);
  g_assert_null (fixture->opened);
  assert_shows (fixture, "Nothing is known yet.");
  wait_for_paper (fixture);
}

static void
test_variants (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *choices = lm_panel_test_find (fixture->panel, GTK_TYPE_DROP_DOWN, NULL);

  wait_for_paper (fixture);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choices), 1);
  lm_panel_test_wait (is_idle, get_survey (fixture, TRUE));
  assert_shows (fixture, "Computed here up to n = 129: Player 1 wins 82 of 128, a share of 0.6406,");
  lm_panel_test_key (get_curve (fixture), GDK_KEY_Return);
  assert_opened (fixture, "lastmove:reversed?n=10&ones=stagnant");

  /* The board leads. */
  show (fixture, "lastmove:reversed?n=20");
  assert_shows (fixture, "n = 20: Player 2 wins; share 0.526");
  show (fixture, "lastmove:reversed?n=20&ones=stagnant");
  assert_shows (fixture, "n = 20: Player 1 wins; share 0.579");
}

static void
exported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  GError **error = user_data;
  GError *local_error = NULL;

  if (lm_save_finish (result, &local_error))
    local_error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "none");
  *error = local_error;
}

static gboolean
has_answer (gpointer data)
{
  return *(GError **) data != NULL;
}

/* Returns: (transfer full): the error, or "none" */
static GError *
export (Fixture          *fixture,
        guint             format,
        const char       *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GError *error = NULL;

  lm_chart_saver_save_async (LM_CHART_SAVER (lm_panel_test_find (fixture->panel, LM_TYPE_CHART_SAVER, 0)), format, file, exported_cb, &error);
  lm_panel_test_wait (has_answer, &error);
  return error;
}

/* Returns: (transfer full): what was written */
static char *
read_export (Fixture          *fixture,
             guint             format,
             gsize            *length)
{
  g_autofree char *path = g_build_filename (fixture->folder, "export", NULL);
  g_autoptr (GError) error = export (fixture, format, path);
  char *contents = NULL;

  g_assert_cmpstr (error->message, ==, "none");
  g_assert_true (g_file_get_contents (path, &contents, length, NULL));
  g_assert_cmpint (g_remove (path), ==, 0);
  return contents;
}

static void
test_export (Fixture       *fixture,
             gconstpointer  data)
{
  const GMarkupParser parser = { NULL };
  g_autoptr (GMarkupParseContext) markup = g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *svg = NULL;
  g_autofree char *png = NULL;
  gsize length = 0;

  wait_for_paper (fixture);
  csv = read_export (fixture, LM_FIGURE_N_FORMATS + LM_ROWS_CSV, &length);
  g_assert_true (g_str_has_prefix (csv, "# last-move-solve table reversed --from 2 --to 129 --column winner=1 --output FILE.csv\n"
                                        "n,winner,share\n2,1,1.000000\n3,2,0.500000\n4,1,0.666667\n"));
  g_assert_true (g_str_has_suffix (csv, "\n129,2,0.617188\n"));

  svg = read_export (fixture, LM_FIGURE_SVG, &length);
  g_assert_true (g_markup_parse_context_parse (markup, svg, length, NULL));
  g_assert_true (g_markup_parse_context_end_parse (markup, NULL));
  g_assert_nonnull (strstr (svg, "<svg"));

  png = read_export (fixture, LM_FIGURE_PNG, &length);
  bytes = g_bytes_new (png, length);
  texture = gdk_texture_new_from_bytes (bytes, NULL);
  g_assert_nonnull (texture);
}

/* One sentence that names the file. */
static void
test_export_fails (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "missing", "export", NULL);
  g_autoptr (GError) error = NULL;

  wait_for_paper (fixture);
  error = export (fixture, LM_FIGURE_N_FORMATS + LM_ROWS_CSV, path);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_nonnull (strstr (error->message, "cannot be written"));
}

static gboolean
has_dialog (gpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER_DIALOG (window) && gtk_widget_get_mapped (window))
        {
          *(GtkWidget **) data = window;
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
has_no_dialog (gpointer data)
{
  GtkWidget *dialog = NULL;

  return !has_dialog (&dialog);
}

/* Unfolds the line above it. */
static GtkWidget *
find_button (GtkWidget  *root,
             const char *name)
{
  gtk_expander_set_expanded (GTK_EXPANDER (lm_panel_test_find (root, GTK_TYPE_EXPANDER, NULL)), TRUE);
  return lm_panel_test_find_named (root, GTK_TYPE_BUTTON, name);
}

typedef struct
{
  GdkClipboard *clipboard;
  const char   *type;
  const char   *begin;
} Pasted;

static gboolean
is_on_clipboard (gpointer data)
{
  const Pasted *pasted = data;
  GdkContentProvider *provider = gdk_clipboard_get_content (pasted->clipboard);
  g_autoptr (GdkContentFormats) formats = provider != NULL ? gdk_content_provider_ref_formats (provider) : NULL;

  return formats != NULL && gdk_content_formats_contain_mime_type (formats, pasted->type);
}

static void
pasted_cb (GObject      *provider,
           GAsyncResult *result,
           gpointer      done)
{
  g_autoptr (GError) error = NULL;

  gdk_content_provider_write_mime_type_finish (GDK_CONTENT_PROVIDER (provider), result, &error);
  g_assert_no_error (error);
  *(gboolean *) done = TRUE;
}

static gboolean
is_done (gpointer done)
{
  return *(gboolean *) done;
}

static void
check_pasted (const Pasted *pasted)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  gboolean done = FALSE;

  gdk_content_provider_write_mime_type_async (gdk_clipboard_get_content (pasted->clipboard), pasted->type, stream, G_PRIORITY_DEFAULT, NULL,
                                              pasted_cb, &done);
  lm_panel_test_wait (is_done, &done);
  g_assert_cmpuint (g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)), >, strlen (pasted->begin));
  g_assert_cmpint (memcmp (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream)), pasted->begin, strlen (pasted->begin)), ==, 0);
}

/* A drawing and a table can be copied, in every form that others paste. */
static void
test_copy (Fixture       *fixture,
           gconstpointer  data)
{
  static const struct { const char *button; Pasted pasted[4]; } copies[] = {
    { "Copy the chart as a drawing", { { NULL, "image/svg+xml", "<?xml" }, { NULL, "image/png", "\211PNG" }, { NULL, "application/pdf", "%PDF" },
                                       { NULL, "text/plain;charset=utf-8", "% last-move-solve table reversed" } } },
    { "Copy the table", { { NULL, "text/csv", "# last-move-solve table reversed" }, { NULL, "application/json", "{\"command\":" },
                          { NULL, "text/plain;charset=utf-8", "# last-move-solve table reversed" } } },
  };
  GdkClipboard *clipboard = gtk_widget_get_clipboard (fixture->panel);

  wait_for_paper (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (copies); i++)
    {
      g_signal_emit_by_name (find_button (fixture->panel, copies[i].button), "clicked");
      for (guint j = 0; j < G_N_ELEMENTS (copies[i].pasted) && copies[i].pasted[j].type != NULL; j++)
        {
          Pasted pasted = copies[i].pasted[j];

          pasted.clipboard = clipboard;
          lm_panel_test_wait (is_on_clipboard, &pasted);
          check_pasted (&pasted);
        }
    }
}

/* The buttons ask for a file, and nothing comes of it when the user changes their mind. */
static void
test_save (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog = NULL;

  wait_for_paper (fixture);
  g_assert_nonnull (find_button (fixture->panel, "Save the chart as SVG"));
  g_assert_nonnull (find_button (fixture->panel, "Save the chart as PNG"));
  g_signal_emit_by_name (find_button (fixture->panel, "Save the table as CSV"), "clicked");
  lm_panel_test_wait (has_dialog, &dialog);
  /* GTK puts up a message of its own when its dialog is closed before the folder is read. */
  lm_panel_test_settle (300);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  lm_panel_test_wait (has_no_dialog, NULL);
}

static gboolean
is_idle_with_rows (gpointer data)
{
  return lm_survey_get_n_rows (data) > 0 && !lm_survey_is_running (data);
}

/* Every card of a game names a table with the columns that it shows, and comes as far as it says by itself. */
static void
check_cards (LmSolver         *solver,
             const LmGameInfo *info)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (info->start);
  GtkWidget *panel = g_object_new (LM_TYPE_CONJECTURES_PANEL, "solver", solver, NULL);
  GtkWidget *window;

  lm_game_panel_set_position (LM_GAME_PANEL (panel), position);
  window = lm_panel_test_present (panel);
  for (const LmConjecture *card = info->conjectures; card->title != NULL; card++)
    {
      GtkWidget *label = lm_panel_test_find (panel, GTK_TYPE_LABEL, card->title);
      LmSurvey *survey;
      const char *const *columns;

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (label, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
      survey = lm_conjectures_panel_get_survey (LM_CONJECTURES_PANEL (panel));
      columns = (const char *const *) lm_survey_get_rows (survey)->columns;
      g_assert_cmpstr (lm_survey_get_table (survey)->name, ==, card->table);
      g_assert_true (card->y == NULL || g_strv_contains (columns, card->y));
      g_assert_true (card->winner == NULL || g_strv_contains (columns, card->winner));
      g_assert_true (card->y != NULL || card->winner != NULL);
      lm_panel_test_wait (is_idle_with_rows, survey);
      g_assert_null (lm_survey_get_problem (survey));
      g_assert_true (lm_panel_test_shows (panel, "Computed here up to "));
      g_test_message ("%s: %s", card->source, card->title);
    }
  lm_panel_test_close (window);
}

static void
test_all_cards (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  guint n_games = 0;

  for (guint i = 0; i < lm_game_info_count (); i++)
    if (lm_game_info_nth (i)->conjectures != NULL)
      {
        check_cards (solver, lm_game_info_nth (i));
        n_games++;
      }
  g_assert_cmpuint (n_games, ==, 8);
}

static GtkWidget *
create_to_show (void)
{
  return lm_panel_test_create (LM_TYPE_CONJECTURES_PANEL, "lastmove:reversed?n=100");
}

#define add_test(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  int status = lm_panel_test_main (&argc, &argv, create_to_show);

  if (status != -1)
    return status;

  add_test ("/conjectures-panel/paper", test_paper);
  add_test ("/conjectures-panel/extend", test_extend);
  add_test ("/conjectures-panel/afar", test_afar);
  add_test ("/conjectures-panel/stop", test_stop);
  add_test ("/conjectures-panel/hidden", test_hidden);
  add_test ("/conjectures-panel/memory", test_memory);
  add_test ("/conjectures-panel/cursor", test_cursor);
  add_test ("/conjectures-panel/open", test_open);
  add_test ("/conjectures-panel/cost", test_cost);
  add_test ("/conjectures-panel/click", test_click);
  add_test ("/conjectures-panel/nothing", test_nothing);
  add_test ("/conjectures-panel/variants", test_variants);
  add_test ("/conjectures-panel/export", test_export);
  add_test ("/conjectures-panel/export-fails", test_export_fails);
  add_test ("/conjectures-panel/copy", test_copy);
  add_test ("/conjectures-panel/save", test_save);
  g_test_add_func ("/conjectures-panel/all-cards", test_all_cards);

  return g_test_run ();
}
