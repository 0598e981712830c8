/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chart.c: who wins the reversed game from n, and how often Player 1 did up to there. */

#include "config.h"

#include "chart.h"

#include "engine/lm-error.h"
#include "engine/lm-file.h"

#include <glib/gi18n.h>
#include <math.h>

#define FIRST LM_REVERSED_SURVEY_FIRST

/* The first shares swing between 0 and 1; with room for them one would see nothing of the others. */
#define SETTLED 10

/* The shares at the bottom and the top are multiples of this. */
#define GRAIN 0.05

#define MIN_WIDTH 200

/* Of the curve and the strip, in lines of text. */
#define CURVE_LINES 9.0
#define STRIP_LINES 4.2

/* A cell is as wide as that at least, so that it can be hit. */
#define MIN_CELL 9.0

/* Of a file, in points. */
#define FILE_WIDTH 900
#define FILE_HEIGHT 500

struct _LmReversedChart
{
  GtkBox            parent_instance;

  LmChart          *curve;
  LmChart          *strip;
  LmSurvey         *survey;   /* (nullable) */
  gboolean          stagnant; /* what it is about */
  guint             cursor;   /* the n that is read; beyond what is known, or G_MAXUINT, it is the last one known */
};

G_DEFINE_FINAL_TYPE (LmReversedChart, lm_reversed_chart, GTK_TYPE_BOX)

enum
{
  READ,
  PLAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static guint
get_reached (LmReversedChart *self)
{
  return self->survey != NULL ? lm_reversed_survey_get_reached (self->survey) : 1;
}

static gboolean
knows_something (LmReversedChart *self)
{
  return get_reached (self) >= FIRST;
}

static guint
get_winner (LmReversedChart *self,
            guint            n)
{
  return lm_reversed_survey_get_winner (self->survey, n);
}

static double
get_share (gpointer self,
           double   n)
{
  return lm_reversed_survey_get_share (LM_REVERSED_CHART (self)->survey, n);
}

static char *
describe (gpointer self,
          double   n,
          double   y)
{
  return g_strdup_printf (get_winner (self, n) == 1 ? _("n = %u: Player 1 wins; share %.3f")
                                                    : _("n = %u: Player 2 wins; share %.3f"),
                          (guint) n, get_share (self, n));
}

static gboolean
get_point (guint     index,
           double   *n,
           double   *share,
           gpointer  self)
{
  *n = FIRST + index;
  if (*n > get_reached (self))
    return FALSE;

  *share = get_share (self, *n);
  return TRUE;
}

static void
draw_curve (gpointer           self,
            const LmChartPlot *plot)
{
  lm_chart_plot_draw_curve (plot, &plot->style.win, get_point, self);
  lm_chart_plot_draw_guess (plot, LM_REVERSED_SURVEY_SHARE, _("1/φ = 0.618…"));
}

/* Player 1 above, Player 2 below: told apart without colour. */
static LmChartCell
get_cell (guint    column,
          guint    row,
          gpointer self)
{
  const guint n = FIRST + column;

  if (n > get_reached (self) || get_winner (self, n) != row + 1)
    return (LmChartCell) { LM_CHART_TONE_BLANK };

  return (LmChartCell) { row == 0 ? LM_CHART_TONE_FULL : LM_CHART_TONE_STRIPED };
}

static void
draw_strip (gpointer           self,
            const LmChartPlot *plot)
{
  const guint n = lm_reversed_chart_get_cursor (self);

  lm_chart_plot_draw_cells (plot, get_cell, self);
  if (knows_something (self))
    lm_chart_plot_draw_cell_frame (plot, n, get_winner (self, n));
}

static char *
print_table (gpointer self)
{
  return lm_reversed_survey_to_csv (LM_REVERSED_CHART (self)->survey, get_reached (self));
}

static char *
get_title (gpointer self)
{
  if (LM_REVERSED_CHART (self)->stagnant)
    return g_strdup_printf (_("Reversed Zeckendorf game with stagnant ones: "
                              "the share of 2 to n that Player 1 wins, n ≤ %u"),
                            get_reached (self));

  return g_strdup_printf (_("Reversed Zeckendorf game: the share of 2 to n that Player 1 wins, n ≤ %u"),
                          get_reached (self));
}

/* What it is guessed to tend to is always in the picture. */
static LmChartAxis
measure_shares (LmReversedChart *self)
{
  double low = LM_REVERSED_SURVEY_SHARE - GRAIN;
  double high = LM_REVERSED_SURVEY_SHARE + GRAIN;

  for (guint n = SETTLED; n <= get_reached (self); n++)
    {
      const double share = get_share (self, n);

      low = MIN (low, share);
      high = MAX (high, share);
    }

  return (LmChartAxis) { floor (low / GRAIN) * GRAIN, ceil (high / GRAIN) * GRAIN, GRAIN };
}

static void
set_curve_axes (LmReversedChart *self,
                guint            end)
{
  const LmChartAxis n = { FIRST, MAX (end, FIRST + 1), 1 };
  const LmChartAxis share = measure_shares (self);

  lm_chart_set_axes (self->curve, &n, &share, get_reached (self));
}

static void
set_strip_axes (LmReversedChart *self)
{
  const LmChartAxis n = { FIRST, MAX (get_reached (self), FIRST + 1), 1, "n", .cells = TRUE };
  const LmChartAxis player = { 1, 2, 1, C_("player", "P"), .cells = TRUE, .downwards = TRUE };

  lm_chart_set_axes (self->strip, &n, &player, get_reached (self));
}

/* Where the strip is at it already it stays, so that what is pressed is not moved away. */
static void
show_cursor (LmReversedChart *self)
{
  const guint n = lm_reversed_chart_get_cursor (self);
  double shown;

  lm_chart_read_at (self->curve, n, 0);
  lm_chart_get_reading (self->strip, &shown, NULL);
  if (knows_something (self) && shown != n)
    lm_chart_read_at (self->strip, n, get_winner (self, n));
  lm_chart_changed (self->strip);
  g_signal_emit (self, signals[READ], 0);
}

static void
survey_changed_cb (LmReversedChart *self)
{
  set_curve_axes (self, lm_survey_get_target (self->survey));
  set_strip_axes (self);
  show_cursor (self);
}

/* At the end it stays at the end while the curve grows. */
static void
moved_cb (LmReversedChart *self,
          LmChart         *chart)
{
  double n;

  lm_chart_get_reading (chart, &n, NULL);
  self->cursor = n >= get_reached (self) ? G_MAXUINT : n;
  show_cursor (self);
}

static void
chosen_cb (LmReversedChart *self)
{
  g_signal_emit (self, signals[PLAY], 0, lm_reversed_chart_get_cursor (self));
}

static void
lm_reversed_chart_dispose (GObject *object)
{
  LmReversedChart *self = LM_REVERSED_CHART (object);
  GtkWidget *child;

  /* They ask for the survey as long as they are there. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  g_clear_object (&self->survey);

  G_OBJECT_CLASS (lm_reversed_chart_parent_class)->dispose (object);
}

static void
lm_reversed_chart_class_init (LmReversedChartClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_reversed_chart_dispose;

  signals[READ] =
    g_signal_new ("read", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[PLAY] =
    g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static LmChart *
create_chart (LmReversedChart    *self,
              const LmChartFuncs *funcs,
              gboolean            map,
              double              lines)
{
  LmChart *chart = LM_CHART (lm_chart_new (funcs, self, map));

  lm_chart_set_size (chart, MIN_WIDTH, lines);
  lm_chart_set_names (chart, _("Who wins from n, and the share of Player 1 up to n"),
                      _("The arrow keys read it at other n; Enter puts n on the board."));
  g_signal_connect_object (chart, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (chart, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  return chart;
}

static void
lm_reversed_chart_init (LmReversedChart *self)
{
  static const LmChartFuncs curve_funcs = { draw_curve, describe, get_share, print_table, get_title };
  static const LmChartFuncs strip_funcs = { .draw = draw_strip, .describe = describe };
  g_autoptr (GtkAdjustment) across = g_object_ref_sink (gtk_adjustment_new (0, 0, 0, 0, 0, 0));

  self->cursor = G_MAXUINT;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  self->curve = create_chart (self, &curve_funcs, FALSE, CURVE_LINES);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->curve));

  self->strip = create_chart (self, &strip_funcs, TRUE, STRIP_LINES);
  lm_chart_set_cell_width (self->strip, MIN_CELL);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->strip), "pointer");
  /* It follows what is read; a scrolled window would keep the wheel from the page. */
  g_object_set (self->strip, "hadjustment", across, NULL);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->strip));
}

/* @stagnant: whether it is about those where no move may take a one */
void
lm_reversed_chart_set_survey (LmReversedChart *self,
                              LmSurvey        *survey,
                              gboolean         stagnant)
{
  g_return_if_fail (LM_IS_REVERSED_CHART (self));

  if (self->survey == survey)
    return;

  if (self->survey != NULL)
    g_signal_handlers_disconnect_by_func (self->survey, survey_changed_cb, self);
  g_set_object (&self->survey, survey);
  self->stagnant = stagnant;
  g_signal_connect_object (survey, "changed", G_CALLBACK (survey_changed_cb), self, G_CONNECT_SWAPPED);
  survey_changed_cb (self);
}

/* @n: which value is to be read, at least 2; as long as it is not known, the last that is. */
void
lm_reversed_chart_set_cursor (LmReversedChart *self,
                              guint            n)
{
  g_return_if_fail (LM_IS_REVERSED_CHART (self));
  g_return_if_fail (n >= FIRST);

  self->cursor = n;
  show_cursor (self);
}

/* The value that is read, %LM_REVERSED_SURVEY_FIRST when nothing is known. */
guint
lm_reversed_chart_get_cursor (LmReversedChart *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_CHART (self), 0);

  return knows_something (self) ? MIN (self->cursor, get_reached (self)) : FIRST;
}

/* Returns: (transfer full): in words what there is at the value that is read. */
char *
lm_reversed_chart_read (LmReversedChart *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_CHART (self), NULL);

  return knows_something (self) ? describe (self, lm_reversed_chart_get_cursor (self), 0)
                                : g_strdup (_("Nothing is known yet."));
}

/* --- files --------------------------------------------------------------- */

/* Returns: (transfer full): a name for the file. */
char *
lm_reversed_chart_name_file (LmReversedChart *self,
                             LmChartFormat    format)
{
  static const char *const extensions[] = { "csv", "svg", "png", "pdf" };
  const char *ones = self->stagnant ? "-stagnant" : "";

  return g_strdup_printf ("reversed%s-%u.%s", ones, get_reached (self), extensions[format]);
}

static void
save_thread (GTask        *task,
             gpointer      file,
             gpointer      contents,
             GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  gsize length;
  const char *data = g_bytes_get_data (contents, &length);

  if (lm_file_write (file, data, length, cancellable, &error))
    {
      g_task_return_boolean (task, TRUE);
      return;
    }

  sentence = lm_file_describe_write_error (file, error);
  g_task_return_new_error (task, LM_ERROR, LM_ERROR_FILE, "%s", sentence);
}

/* Returns: (transfer full) (nullable): the file ends where the curve does, however much further it is to go */
static GBytes *
export (LmReversedChart  *self,
        LmChartFormat     format,
        GError          **error)
{
  GBytes *contents;

  set_curve_axes (self, get_reached (self));
  contents = lm_chart_export (self->curve, format, FILE_WIDTH, FILE_HEIGHT, error);
  set_curve_axes (self, lm_survey_get_target (self->survey));
  return contents;
}

/* Draws, and writes on a thread of its own. @callback: gets @file as its source */
void
lm_reversed_chart_save_async (LmReversedChart     *self,
                              LmChartFormat        format,
                              GFile               *file,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (file, NULL, callback, user_data);
  GError *error = NULL;
  GBytes *contents = export (self, format, &error);

  if (contents == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  g_task_set_task_data (task, contents, (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, save_thread);
}

/* Whether it was written. */
gboolean
lm_reversed_chart_save_finish (GAsyncResult  *result,
                               GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
