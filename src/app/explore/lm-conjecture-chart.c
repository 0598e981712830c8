/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-conjecture-chart.c: what a table says about an open question: a curve, and a strip of who wins. */

#include "lm-conjecture-chart.h"

#include <glib/gi18n.h>
#include <math.h>

/* The first shares swing between 0 and 1; with room for them one would see nothing of the others. */
#define SETTLED 10

/* Heights at the bottom and the top are multiples of a power of ten times this. */
#define GRAIN 0.5

#define MIN_WIDTH 200

/* Of the curve and the strip, in lines of text. */
#define CURVE_LINES 9.0
#define STRIP_LINES 4.2

/* A cell is as wide as that at least, so that it can be hit. */
#define MIN_CELL 9.0

/* Rows are counted from the first one that the conjecture is about. */
struct _LmConjectureChart
{
  GtkBox               parent_instance;

  LmChart             *curve;
  LmChart             *strip;
  const LmConjecture  *conjecture;
  LmSurvey            *survey; /* (nullable) */
  char                *title;
  int                  y;      /* columns, -1 for none */
  int                  winner;
  GArray              *n_of;   /* of each row, in how many so far the winner is as asked */
  guint                cursor; /* what is read; beyond what is known, or G_MAXUINT, it is the last one known */
};

G_DEFINE_FINAL_TYPE (LmConjectureChart, lm_conjecture_chart, GTK_TYPE_BOX)

/* --- what the rows say --------------------------------------------------- */

/* Those that come before the first one that counts. */
static guint
count_skipped (LmConjectureChart *self)
{
  const LmTableInfo *table = lm_survey_get_table (self->survey);

  return lm_table_info_is_by_number (table) ? (self->conjecture->from - table->first) / lm_table_info_get_apart (table) : 0;
}

static guint
count_rows (LmConjectureChart *self)
{
  const guint n_rows = self->survey != NULL ? lm_survey_get_n_rows (self->survey) : 0;

  return n_rows > 0 ? n_rows - MIN (n_rows, count_skipped (self)) : 0;
}

static guint
get_apart (LmConjectureChart *self)
{
  return MAX (self->conjecture->apart, 1);
}

static guint
get_x (LmConjectureChart *self,
       guint              row)
{
  return self->conjecture->from + row * get_apart (self);
}

static guint
get_row (LmConjectureChart *self,
         double             x)
{
  return MIN ((guint) MAX (x - self->conjecture->from, 0) / get_apart (self), MAX (count_rows (self), 1) - 1);
}

static const LmCell *
get_cell (LmConjectureChart *self,
          guint              row,
          int                column)
{
  return lm_survey_get_cell (self->survey, count_skipped (self) + row, column);
}

static gboolean
is_of (LmConjectureChart *self,
       guint              row)
{
  return self->winner >= 0 && lm_cell_is (get_cell (self, row, self->winner), self->conjecture->of);
}

/* A curve asks this of every row, so each is counted once. */
static guint
count_of (LmConjectureChart *self,
          guint              row)
{
  while (self->n_of->len <= row)
    {
      const guint before = self->n_of->len > 0 ? g_array_index (self->n_of, guint, self->n_of->len - 1) : 0;
      const guint n = before + is_of (self, self->n_of->len);

      g_array_append_val (self->n_of, n);
    }

  return g_array_index (self->n_of, guint, row);
}

static double
get_height (LmConjectureChart *self,
            guint              row)
{
  double height = 0;

  if (self->y < 0)
    return (double) count_of (self, row) / (row + 1);

  lm_cell_get_number (get_cell (self, row, self->y), &height);
  return height;
}

static double
get_value (gpointer self,
           double   x)
{
  return get_height (self, get_row (self, x));
}

static const char *
get_winner_title (LmConjectureChart *self,
                  guint              row)
{
  return is_of (self, row) ? _(self->conjecture->of_title) : _(self->conjecture->else_title);
}

static char *
describe (gpointer chart,
          double   x,
          double   y)
{
  LmConjectureChart *self = chart;
  const guint row = get_row (self, x);
  g_autofree char *number = NULL, *sentence = NULL;

  if (count_rows (self) == 0)
    return g_strdup ("");
  if (self->y < 0)
    return g_strdup_printf (_("%s = %u: %s; share %.3f"), _(self->conjecture->x), get_x (self, row),
                            get_winner_title (self, row), get_height (self, row));

  number = lm_cell_to_string (get_cell (self, row, self->y));
  sentence = g_strdup_printf (_("%s = %u: %s %s"), _(self->conjecture->x), get_x (self, row), _(self->conjecture->y_title), number);
  return self->winner >= 0 ? g_strdup_printf (_("%s; %s"), sentence, get_winner_title (self, row))
                           : g_steal_pointer (&sentence);
}

/* --- drawing ------------------------------------------------------------- */

static gboolean
get_point (guint     index,
           double   *x,
           double   *y,
           gpointer  chart)
{
  LmConjectureChart *self = chart;

  if (index >= count_rows (self))
    return FALSE;

  *x = get_x (self, index);
  *y = get_height (self, index);
  return TRUE;
}

static void
draw_curve (gpointer           chart,
            const LmChartPlot *plot)
{
  LmConjectureChart *self = chart;

  lm_chart_plot_draw_curve (plot, &plot->style.win, get_point, self);
  if (self->conjecture->guess != 0)
    lm_chart_plot_draw_guess (plot, self->conjecture->guess, _(self->conjecture->guess_title));
}

/* What is asked for above, all else below: told apart without colour. */
static LmChartCell
get_strip_cell (guint    column,
                guint    row,
                gpointer chart)
{
  LmConjectureChart *self = chart;

  if (column >= count_rows (self) || is_of (self, column) != (row == 0))
    return (LmChartCell) { LM_CHART_TONE_BLANK };

  return (LmChartCell) { row == 0 ? LM_CHART_TONE_FULL : LM_CHART_TONE_STRIPED };
}

static guint
get_strip_row (LmConjectureChart *self,
               guint              x)
{
  return is_of (self, get_row (self, x)) ? 1 : 2;
}

static void
draw_strip (gpointer           chart,
            const LmChartPlot *plot)
{
  LmConjectureChart *self = chart;
  const guint x = lm_conjecture_chart_get_cursor (self);

  lm_chart_plot_draw_cells (plot, get_strip_cell, self);
  if (count_rows (self) > 0)
    lm_chart_plot_draw_cell_frame (plot, x, get_strip_row (self, x));
}

/* What it is guessed to tend to is always in the picture. */
static LmChartAxis
measure_heights (LmConjectureChart *self)
{
  const guint n_rows = count_rows (self);
  const double guess = self->conjecture->guess;
  double low = guess != 0 ? guess : INFINITY;
  double high = guess != 0 ? guess : -INFINITY;
  double grain;

  for (guint row = self->y < 0 && n_rows > SETTLED ? SETTLED : 0; row < n_rows; row++)
    {
      low = MIN (low, get_height (self, row));
      high = MAX (high, get_height (self, row));
    }
  if (!(high > low))
    return (LmChartAxis) { isfinite (low) ? low - GRAIN : 0, isfinite (low) ? low + GRAIN : 1, GRAIN };

  grain = GRAIN * pow (10, floor (log10 (high - low)));
  low = floor (low / grain) * grain;
  return (LmChartAxis) { low, MAX (ceil (high / grain) * grain, low + grain), grain };
}

/* @end: how far the picture goes */
static void
set_curve_axes (LmConjectureChart *self,
                guint              end)
{
  const guint from = self->conjecture->from;
  const guint apart = get_apart (self);
  const LmChartAxis x = { from, MAX (end, from + apart), apart, _(self->conjecture->x) };
  LmChartAxis y = measure_heights (self);

  y.title = self->y >= 0 ? _(self->conjecture->y_title) : _(self->conjecture->of_title);
  lm_chart_set_axes (self->curve, &x, &y, lm_conjecture_chart_get_reached (self));
}

static void
set_strip_axes (LmConjectureChart *self)
{
  const guint from = self->conjecture->from;
  const guint apart = get_apart (self);
  const guint reached = lm_conjecture_chart_get_reached (self);
  const LmChartAxis x = { from, MAX (reached, from + apart), apart, _(self->conjecture->x), .cells = TRUE };
  const LmChartAxis winner = { 1, 2, 1, .cells = TRUE, .downwards = TRUE, .bare = TRUE };

  lm_chart_set_axes (self->strip, &x, &winner, reached);
}

/* While a table grows to an end that is told in its rows, the curve leaves room for what comes. */
static guint
get_end (LmConjectureChart *self)
{
  const gboolean by_number = lm_table_info_is_by_number (lm_survey_get_table (self->survey));
  const guint reached = lm_conjecture_chart_get_reached (self);

  return by_number ? MAX (reached, lm_survey_get_target (self->survey)) : reached;
}

static void moved_cb (LmConjectureChart *self,
                      LmChart           *chart);

/* Where the strip is at it already it stays, so that what is pressed is not moved away. Whoever reads the curve hears of it. */
static void
show_cursor (LmConjectureChart *self)
{
  const guint x = lm_conjecture_chart_get_cursor (self);
  double shown;

  lm_chart_read_at (self->curve, x, 0);
  lm_chart_get_reading (self->strip, &shown, NULL);
  if (count_rows (self) > 0 && shown != x)
    lm_chart_read_at (self->strip, x, get_strip_row (self, x));
  lm_chart_changed (self->strip);
  g_signal_handlers_block_by_func (self->curve, moved_cb, self);
  g_signal_emit_by_name (self->curve, "moved");
  g_signal_handlers_unblock_by_func (self->curve, moved_cb, self);
}

static void
survey_changed_cb (LmConjectureChart *self)
{
  if (self->n_of->len > count_rows (self))
    g_array_set_size (self->n_of, 0);
  set_curve_axes (self, get_end (self));
  set_strip_axes (self);
  show_cursor (self);
}

/* At the end it stays at the end while the curve grows. */
static void
moved_cb (LmConjectureChart *self,
          LmChart           *chart)
{
  double x;

  lm_chart_get_reading (chart, &x, NULL);
  self->cursor = x >= lm_conjecture_chart_get_reached (self) ? G_MAXUINT : x;
  show_cursor (self);
}

static void
chosen_cb (LmConjectureChart *self)
{
  g_signal_emit_by_name (self->curve, "chosen");
}

/* --- the widget ---------------------------------------------------------- */

static void
lm_conjecture_chart_dispose (GObject *object)
{
  LmConjectureChart *self = LM_CONJECTURE_CHART (object);
  GtkWidget *child;

  /* They ask for the survey as long as they are there. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  g_clear_object (&self->survey);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->n_of, g_array_unref);

  G_OBJECT_CLASS (lm_conjecture_chart_parent_class)->dispose (object);
}

static void
lm_conjecture_chart_class_init (LmConjectureChartClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_conjecture_chart_dispose;
}

static LmChart *
create_chart (LmConjectureChart  *self,
              const LmChartFuncs *funcs,
              gboolean            map,
              double              lines)
{
  LmChart *chart = LM_CHART (lm_chart_new (funcs, self, map));

  lm_chart_set_size (chart, MIN_WIDTH, lines);
  g_signal_connect_object (chart, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (chart));
  return chart;
}

static void
lm_conjecture_chart_init (LmConjectureChart *self)
{
  static const LmChartFuncs curve_funcs = { draw_curve, describe, get_value };
  static const LmChartFuncs strip_funcs = { .draw = draw_strip, .describe = describe };
  g_autoptr (GtkAdjustment) across = g_object_ref_sink (gtk_adjustment_new (0, 0, 0, 0, 0, 0));

  self->cursor = G_MAXUINT;
  self->n_of = g_array_new (FALSE, TRUE, sizeof (guint));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  self->curve = create_chart (self, &curve_funcs, FALSE, CURVE_LINES);
  self->strip = create_chart (self, &strip_funcs, TRUE, STRIP_LINES);
  g_signal_connect_object (self->strip, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  lm_chart_set_cell_width (self->strip, MIN_CELL);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->strip), "pointer");
  /* It follows what is read; a scrolled window would keep the wheel from the page. */
  g_object_set (self->strip, "hadjustment", across, NULL);
}

static int
find_column (LmConjectureChart *self,
             const char        *name)
{
  const GStrv columns = lm_survey_get_rows (self->survey)->columns;

  for (int i = 0; name != NULL && columns[i] != NULL; i++)
    if (g_str_equal (columns[i], name))
      return i;

  return -1;
}

static void
set_names (LmConjectureChart *self)
{
  lm_chart_set_names (self->curve, self->title, _("The arrow keys read other rows; Enter puts what one is about on the board."));
  lm_chart_set_names (self->strip, self->title, NULL);
}

/**
 * lm_conjecture_chart_set_subject:
 * @self: a chart
 * @conjecture: a question; static
 * @survey: what looks into it
 * @title: what it shows, for files and screen readers
 *
 * Shows another table.
 */
void
lm_conjecture_chart_set_subject (LmConjectureChart  *self,
                                 const LmConjecture *conjecture,
                                 LmSurvey           *survey,
                                 const char         *title)
{
  g_return_if_fail (LM_IS_CONJECTURE_CHART (self));

  if (self->survey != NULL)
    g_signal_handlers_disconnect_by_func (self->survey, survey_changed_cb, self);
  g_set_object (&self->survey, survey);
  self->conjecture = conjecture;
  g_free (self->title);
  self->title = g_strdup (title);
  self->y = find_column (self, conjecture->y);
  self->winner = find_column (self, conjecture->winner);
  self->cursor = G_MAXUINT;
  g_array_set_size (self->n_of, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->strip), self->winner >= 0);
  set_names (self);
  g_signal_connect_object (survey, "changed", G_CALLBACK (survey_changed_cb), self, G_CONNECT_SWAPPED);
  survey_changed_cb (self);
}

/* @x: what is to be read; as long as it is not known, the last that is */
void
lm_conjecture_chart_set_cursor (LmConjectureChart *self,
                                guint              x)
{
  g_return_if_fail (LM_IS_CONJECTURE_CHART (self));

  self->cursor = MAX (x, self->conjecture->from);
  show_cursor (self);
}

/* Returns: (transfer none): what its strip follows */
LmChart *
lm_conjecture_chart_get_curve (LmConjectureChart *self)
{
  return self->curve;
}

/* What is read, the first there can be when nothing is known. */
guint
lm_conjecture_chart_get_cursor (LmConjectureChart *self)
{
  g_return_val_if_fail (LM_IS_CONJECTURE_CHART (self), 0);

  return get_x (self, get_row (self, self->cursor));
}

/* What the last row is about; less than the first there can be when nothing is known. */
guint
lm_conjecture_chart_get_reached (LmConjectureChart *self)
{
  const guint n_rows = count_rows (self);

  return n_rows > 0 ? get_x (self, n_rows - 1) : self->conjecture->from - 1;
}

/* Returns: (transfer full): in words what is read. */
char *
lm_conjecture_chart_read (LmConjectureChart *self)
{
  g_return_val_if_fail (LM_IS_CONJECTURE_CHART (self), NULL);

  return count_rows (self) > 0 ? describe (self, lm_conjecture_chart_get_cursor (self), 0)
                               : g_strdup (_("Nothing is known yet."));
}

/* Returns: the last row in which it is so, of which there is one */
static guint
find_last_of (LmConjectureChart *self)
{
  guint row = count_rows (self) - 1;

  while (!is_of (self, row))
    row--;

  return row;
}

/* Returns: (transfer full): how far it was computed, and what came of it */
char *
lm_conjecture_chart_summarize (LmConjectureChart *self)
{
  const LmConjecture *conjecture = self->conjecture;
  const guint n_rows = count_rows (self);
  const guint reached = lm_conjecture_chart_get_reached (self);
  g_autofree char *number = n_rows > 0 && self->y >= 0 ? lm_cell_to_string (get_cell (self, n_rows - 1, self->y)) : NULL;
  guint n_of;

  if (n_rows == 0)
    return g_strdup (_("Nothing is computed yet."));
  if (self->y >= 0)
    return g_strdup_printf (_("Computed here up to %s = %u: %s %s."), _(conjecture->x), reached,
                            _(conjecture->y_title), number);

  n_of = count_of (self, n_rows - 1);
  if (n_of == 0)
    return g_strdup_printf (_("Computed here up to %s = %u, and not once: %s."), _(conjecture->x), reached,
                            _(conjecture->of_title));

  return g_strdup_printf (_("Computed here up to %s = %u: %s %u of %u, a share of %.4f, the last time at %u."),
                          _(conjecture->x), reached, _(conjecture->of_title), n_of, n_rows,
                          get_height (self, n_rows - 1), get_x (self, find_last_of (self)));
}

/* --- files --------------------------------------------------------------- */

/* The file ends where the curve does, however much further it is to go. */
LmRows *
lm_conjecture_chart_get_rows (LmConjectureChart  *self,
                              char              **command)
{
  const LmTableInfo *table = lm_survey_get_table (self->survey);
  const gboolean by_number = lm_table_info_is_by_number (table);
  g_autofree char *column = self->y >= 0 ? g_strdup (self->conjecture->y)
                                         : g_strdup_printf ("%s=%s", self->conjecture->winner, self->conjecture->of);
  g_autofree char *begin = lm_survey_get_command (self->survey, by_number ? self->conjecture->from : 1,
                                                  by_number ? lm_conjecture_chart_get_reached (self) : lm_survey_get_target (self->survey));
  const LmRows *known = lm_survey_get_rows (self->survey);
  LmRows *rows = lm_rows_new ((const char *const *) known->columns, LM_PLOT_CURVE, table->name, column);

  for (guint row = 0; row < count_rows (self); row++)
    lm_rows_add (rows, lm_rows_get (known, count_skipped (self) + row));
  lm_rows_add_share (rows, NULL);
  *command = g_strdup_printf ("%s --column %s", begin, column);
  return rows;
}
