/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-verdict-chart.c: the verdict and the moves to the end along the game, as a strip below the board and a chart in the history. */

#include "lm-verdict-chart.h"

#include "lm-game-line.h"

#include "engine/explore/lm-course.h"
#include "kit/chart/lm-chart.h"
#include "kit/widget/lm-accessible-name.h"
#include "engine/solve/lm-hint.h"

#include <glib/gi18n.h>
#include <math.h>

#define LEAST_WIDTH 120
#define LEAST_LINES 2.5

/* From this height on there is room for a number at the current move, in pixels. */
#define NUMBER_HEIGHT 80

/* Below this width bars would run together anyway. */
#define GAP_WIDTH 5.0

/* Columns of a game of few moves. */
#define LEAST_COLUMNS 12

/* For how many moves to come there is room; more when as many were made. */
#define MIN_FORECAST 30

/* How many bars there are at the most in the width of the chart: of more steps every so-many-th has one. */
#define MOST_BARS 2048

struct _LmVerdictChart
{
  GtkBox     parent_instance;

  LmMatch   *match;
  LmSession *session;
  GPtrArray *line;    /* the nodes of the current game, from its start on; none while they are read */
  guint      current; /* index into line */
  guint      first_of_pair; /* of the line: from there on only two are left */
  guint      longest; /* distance of those that have bars */
  GtkWidget *silence; /* what stands there instead as long as nobody may be told */
  GtkWidget *sides;   /* the names */
  GtkLabel  *names[2]; /* of the player whose bars are above, and of the other one */
  LmChart   *chart;
};

G_DEFINE_FINAL_TYPE (LmVerdictChart, lm_verdict_chart, GTK_TYPE_BOX)

static LmNode *
get_node (LmVerdictChart *self,
          guint           index)
{
  return g_ptr_array_index (self->line, index);
}

static guint
get_distance (LmNode *node)
{
  guint distance = LM_DISTANCE_UNKNOWN;

  if (lm_node_get_n_children (node) == 0 && lm_position_is_over (lm_node_get_position (node)))
    return 0;
  if (lm_node_get_value (node, &distance) == LM_VALUE_UNKNOWN)
    return LM_DISTANCE_UNKNOWN;

  return distance;
}

static guint
find_longest (LmVerdictChart *self)
{
  guint longest = 1;

  for (guint i = 0; i < self->line->len; i += self->line->len / MOST_BARS + 1)
    {
      guint distance = get_distance (get_node (self, i));

      if (distance != LM_DISTANCE_UNKNOWN)
        longest = MAX (longest, distance);
    }

  return longest;
}

/* Room for the moves that are still to come when both sides play well, so that a game does not move its own chart. */
static guint
get_n_columns (LmVerdictChart *self)
{
  guint n_nodes = MAX (self->line->len, LEAST_COLUMNS);
  guint distance = get_distance (get_node (self, self->line->len - 1));

  if (distance == LM_DISTANCE_UNKNOWN)
    return n_nodes;

  return n_nodes + MIN (distance, MAX (n_nodes, MIN_FORECAST));
}

/* The two players whom the game is between: those left from the first position on that leaves only two; 0 before. */
static guint
get_pair (LmVerdictChart *self)
{
  return self->first_of_pair < self->line->len
           ? lm_position_get_left (lm_node_get_position (get_node (self, self->first_of_pair))) : 0;
}

/* Of the two players the first one is above the middle. */
static gboolean
is_above (LmVerdictChart *self,
          int             winner)
{
  return winner == g_bit_nth_lsf (get_pair (self), -1);
}

/* How high the bar of a node is, as a share of the highest: more than 0 above the middle. */
static double
get_bar (LmVerdictChart *self,
         guint           index)
{
  LmNode *node = get_node (self, index);
  const guint distance = get_distance (node);
  const double length = distance == LM_DISTANCE_UNKNOWN ? 0.5 : MIN ((double) distance / self->longest, 1);
  int winner;

  if (index < self->first_of_pair || (!lm_node_has_value (node) && distance != 0))
    return 0;

  winner = lm_hint_find_winner (lm_node_get_position (node), lm_node_get_value (node, NULL));
  if (winner == LM_NOBODY)
    return 0;

  return is_above (self, winner) ? MAX (length, 0.02) : -MAX (length, 0.02);
}

/* Whose bars are above, and whose are below. */
static const char *
get_side_name (LmVerdictChart *self,
               gboolean        above)
{
  LmPosition *position = lm_node_get_position (get_node (self, 0));
  guint pair = get_pair (self);
  int first = g_bit_nth_lsf (pair, -1);

  return lm_game_get_player_name (lm_position_get_game (position), above ? first : g_bit_nth_lsf (pair, first));
}

/* "Move 7 of 12: Player 1 wins in 5 moves." */
static char *
describe (LmVerdictChart *self,
          guint           index)
{
  LmNode *node = get_node (self, index);
  guint distance = LM_DISTANCE_UNKNOWN;
  LmValue value = lm_node_get_value (node, &distance);
  g_autofree char *outcome = NULL;

  if (lm_node_has_value (node) || lm_position_is_over (lm_node_get_position (node)))
    outcome = lm_hint_say (lm_hint_state_outcome (lm_node_get_position (node), value, distance));
  else
    outcome = g_strdup (_("Not solved yet."));

  if (index == 0)
    return g_strdup_printf (_("Start: %s"), outcome);

  return g_strdup_printf (_("Move %u of %u: %s"), index, self->line->len - 1, outcome);
}

static gboolean
is_unknown (LmVerdictChart *self,
            guint           index)
{
  LmNode *node = get_node (self, index);

  return index >= self->first_of_pair && lm_node_has_value (node) && get_bar (self, index) == 0;
}

static double
get_gap (const LmChartPlot *plot)
{
  return plot->scale_x >= GAP_WIDTH ? 1 : 0;
}

/* How many steps share a bar, so that none is narrower than half a pixel, and the first and last ones in sight. */
static guint
get_bars (LmVerdictChart    *self,
          const LmChartPlot *plot,
          guint             *first,
          guint             *last)
{
  const guint stride = plot->scale_x < 0.5 ? ceil (0.5 / plot->scale_x) : 1;
  const double left = (plot->area.origin.x - lm_chart_plot_get_x (plot, 0)) / plot->scale_x - 1;
  const double right = left + plot->area.size.width / plot->scale_x + 2;

  *first = (guint) CLAMP (left, 0, self->line->len) / stride * stride;
  *last = CLAMP (ceil (right) + 1, 0, self->line->len);
  return stride;
}

static void
trace_bars (LmVerdictChart    *self,
            const LmChartPlot *plot,
            gboolean           above)
{
  const double middle = lm_chart_plot_get_y (plot, 0);
  guint first, last;
  const guint stride = get_bars (self, plot, &first, &last);

  for (guint i = first; i < last; i += stride)
    {
      const double bar = get_bar (self, i);
      const double end = lm_chart_plot_get_y (plot, bar);

      if (bar != 0 && (bar > 0) == above)
        cairo_rectangle (plot->cr, lm_chart_plot_get_x (plot, i - 0.5) + get_gap (plot), MIN (middle, end),
                         stride * plot->scale_x - 2 * get_gap (plot), ABS (end - middle));
    }
}

/* Filled above and striped below, so that the sides differ in more than their place. */
static void
draw_bars (LmVerdictChart    *self,
           const LmChartPlot *plot)
{
  const GdkRGBA color = lm_rgba_fade (&plot->style.foreground, plot->style.high_contrast ? 1 : 0.6);

  trace_bars (self, plot, TRUE);
  lm_chart_plot_draw_tone (plot, &color, LM_CHART_TONE_FULL);
  trace_bars (self, plot, FALSE);
  lm_chart_plot_draw_tone (plot, &color, LM_CHART_TONE_STRIPED);
}

static void
draw_unknown (LmVerdictChart    *self,
              const LmChartPlot *plot)
{
  const double size = CLAMP (plot->scale_x - 1, 2, 12);
  guint first, last;
  const guint stride = get_bars (self, plot, &first, &last);

  for (guint i = first; i < last; i += stride)
    if (is_unknown (self, i))
      lm_board_style_draw_value (&plot->style, plot->cr, LM_VALUE_UNKNOWN,
                                 lm_chart_plot_get_x (plot, i), lm_chart_plot_get_y (plot, 0), size);
}

static void
draw_axis (const LmChartPlot *plot)
{
  const GdkRGBA color = lm_rgba_fade (&plot->style.foreground, plot->style.high_contrast ? 1 : 0.4);

  gdk_cairo_set_source_rgba (plot->cr, &color);
  cairo_rectangle (plot->cr, plot->area.origin.x, lm_chart_plot_get_y (plot, 0) - 0.5, plot->area.size.width, 1);
  cairo_fill (plot->cr);
}

/* Behind the bars: the column of the current move, up and down. */
static void
draw_current (LmVerdictChart    *self,
              const LmChartPlot *plot)
{
  const GdkRGBA color = lm_rgba_fade (&plot->style.accent, 0.3);
  const double width = MAX (plot->scale_x, 3);
  const double x = lm_chart_plot_get_x (plot, self->current) - width / 2;
  const double bottom = plot->area.origin.y + plot->area.size.height;

  gdk_cairo_set_source_rgba (plot->cr, &color);
  cairo_rectangle (plot->cr, x, plot->area.origin.y, width, plot->area.size.height);
  cairo_fill (plot->cr);

  gdk_cairo_set_source_rgba (plot->cr, &plot->style.accent);
  cairo_rectangle (plot->cr, x, plot->area.origin.y, width, 2);
  cairo_rectangle (plot->cr, x, bottom - 2, width, 2);
  cairo_fill (plot->cr);
}

/* The moves to the end at the current move, on the side that its bar leaves free. */
static void
draw_number (LmVerdictChart    *self,
             const LmChartPlot *plot)
{
  const double bar = get_bar (self, self->current);
  const guint distance = get_distance (get_node (self, self->current));
  g_autofree char *text = g_strdup_printf ("%u", distance);
  const double middle = lm_chart_plot_get_y (plot, 0);

  if (plot->area.size.height < NUMBER_HEIGHT || distance == LM_DISTANCE_UNKNOWN || bar == 0)
    return;

  lm_chart_plot_draw_text (plot, text, lm_chart_plot_get_x (plot, self->current),
                           bar > 0 ? middle + 4 : middle - 4 - plot->line, 0.5);
}

static void
draw (gpointer           page,
      const LmChartPlot *plot)
{
  LmVerdictChart *self = page;

  if (self->line->len == 0 || get_pair (self) == 0)
    return;

  draw_current (self, plot);
  draw_bars (self, plot);
  draw_axis (plot);
  draw_unknown (self, plot);
  draw_number (self, plot);
}

static char *
describe_at (gpointer page,
             double   x,
             double   y)
{
  LmVerdictChart *self = page;

  return x < self->line->len ? describe (self, x) : g_strdup ("");
}

/* Between more than two players there is no verdict that one could draw. Before it may be told nothing here knows of it. */
static void
update (LmVerdictChart *self)
{
  const gboolean has_pair = get_pair (self) != 0;
  const gboolean telling = lm_match_get_telling (self->match);
  g_autofree char *text = NULL;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), has_pair);
  gtk_widget_set_visible (self->silence, !telling);
  gtk_widget_set_visible (self->sides, telling);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), telling);
  if (!telling)
    return;

  self->longest = find_longest (self);
  text = describe (self, self->current);
  label = g_strdup_printf (_("Verdict along the game. %s"), text);
  for (guint i = 0; has_pair && i < G_N_ELEMENTS (self->names); i++)
    gtk_label_set_label (self->names[i], get_side_name (self, i == 0));
  lm_chart_set_axes (self->chart, &(LmChartAxis) { 0, get_n_columns (self) - 1, 1, .cells = TRUE, .bare = TRUE },
                     &(LmChartAxis) { -1, 1, 1, .bare = TRUE }, self->line->len - 1);
  lm_chart_set_names (self->chart, label, NULL);
  lm_chart_read_at (self->chart, self->current, 0);
}

static void
read_cb (LmVerdictChart *self)
{
  LmGameLine *line = lm_game_line_get (self->session);

  self->current = lm_game_line_get_current (line);
  self->first_of_pair = lm_game_line_get_first_of_pair (line);
  if (self->line->len > 0)
    update (self);
}

static void
updated_cb (LmVerdictChart *self)
{
  if (self->line->len > 0)
    update (self);
}

static void
moved_cb (LmVerdictChart *self)
{
  double x;

  lm_chart_get_reading (self->chart, &x, NULL);
  if (self->line->len > 0)
    lm_session_go_to (self->session, get_node (self, x));
}

/* Another session. */
static void
session_set_cb (LmVerdictChart *self)
{
  LmSession *session = lm_match_get_session (self->match);

  if (self->session == session)
    return;

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (lm_game_line_get (self->session), self);
  g_ptr_array_unref (self->line);
  self->line = session != NULL ? g_ptr_array_ref (lm_game_line_get_nodes (lm_game_line_get (session))) : g_ptr_array_new ();
  g_set_object (&self->session, session);
  if (session == NULL)
    return;

  g_signal_connect_object (lm_game_line_get (session), "read", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
  read_cb (self);
}

static void
lm_verdict_chart_dispose (GObject *object)
{
  LmVerdictChart *self = LM_VERDICT_CHART (object);

  g_clear_object (&self->session);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (lm_verdict_chart_parent_class)->dispose (object);
}

static void
lm_verdict_chart_finalize (GObject *object)
{
  g_ptr_array_unref (LM_VERDICT_CHART (object)->line);

  G_OBJECT_CLASS (lm_verdict_chart_parent_class)->finalize (object);
}

static gboolean
lm_verdict_chart_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LM_VERDICT_CHART (widget)->chart));
}

static void
lm_verdict_chart_class_init (LmVerdictChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lm_verdict_chart_dispose;
  object_class->finalize = lm_verdict_chart_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = lm_verdict_chart_grab_focus;
}

static GtkWidget *
create_silence (void)
{
  GtkWidget *silence = gtk_label_new (_("Who was winning is shown when the game is over, or when you ask for a hint."));

  gtk_label_set_wrap (GTK_LABEL (silence), TRUE);
  gtk_label_set_justify (GTK_LABEL (silence), GTK_JUSTIFY_CENTER);
  gtk_label_set_lines (GTK_LABEL (silence), 2);
  gtk_label_set_ellipsize (GTK_LABEL (silence), PANGO_ELLIPSIZE_END);
  lm_accessible_name_show_cut (GTK_LABEL (silence));
  gtk_widget_add_css_class (silence, "caption");
  gtk_widget_add_css_class (silence, "dim-label");
  gtk_widget_set_hexpand (silence, TRUE);
  return silence;
}

/* The names of the players, whose sides are above and below the middle. */
static GtkWidget *
create_names (LmVerdictChart *self)
{
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_set_homogeneous (GTK_BOX (names), TRUE);
  gtk_widget_add_css_class (names, "caption");
  for (guint i = 0; i < G_N_ELEMENTS (self->names); i++)
    {
      self->names[i] = GTK_LABEL (gtk_label_new (NULL));
      gtk_label_set_xalign (self->names[i], 0);
      gtk_box_append (GTK_BOX (names), GTK_WIDGET (self->names[i]));
    }

  return names;
}

static void
lm_verdict_chart_init (LmVerdictChart *self)
{
  static const LmChartFuncs funcs = { .draw = draw, .describe = describe_at };

  self->line = g_ptr_array_new ();
  self->chart = LM_CHART (lm_chart_new (&funcs, self, FALSE));
  lm_chart_set_size (self->chart, LEAST_WIDTH, LEAST_LINES);
  g_signal_connect_swapped (self->chart, "moved", G_CALLBACK (moved_cb), self);
  gtk_widget_set_hexpand (GTK_WIDGET (self->chart), TRUE);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->silence = create_silence ();
  self->sides = create_names (self);
  gtk_box_append (GTK_BOX (self), self->silence);
  gtk_box_append (GTK_BOX (self), self->sides);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->chart));
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

GtkWidget *
lm_verdict_chart_new (LmMatch *match)
{
  LmVerdictChart *self = g_object_new (LM_TYPE_VERDICT_CHART, NULL);

  self->match = g_object_ref (match);
  g_signal_connect_object (match, "notify::session", G_CALLBACK (session_set_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "updated", G_CALLBACK (updated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::telling", G_CALLBACK (updated_cb), self, G_CONNECT_SWAPPED);
  session_set_cb (self);
  return GTK_WIDGET (self);
}

/**
 * lm_verdict_chart_get_rows:
 * @self: a chart
 * @command: (out) (transfer full): what makes them again
 *
 * Returns: (transfer full) (nullable): what is known of the game, as soon as it
 *   may be told and every step was looked at
 */
LmRows *
lm_verdict_chart_get_rows (LmVerdictChart  *self,
                           char           **command)
{
  g_autofree LmCourseStep *steps = g_new (LmCourseStep, self->line->len);
  g_auto (GStrv) moves = NULL;

  if (self->line->len == 0 || !lm_match_get_telling (self->match))
    return NULL;

  for (guint i = 0; i < self->line->len; i++)
    {
      LmNode *node = get_node (self, i);

      if (!lm_node_has_value (node))
        return NULL;
      steps[i] = (LmCourseStep) { lm_node_get_position (node), i > 0 ? lm_node_get_move (node) : NULL, LM_VALUE_UNKNOWN, LM_DISTANCE_UNKNOWN };
      steps[i].value = lm_node_get_value (node, &steps[i].distance);
    }
  moves = lm_course_list_moves (self->line);
  *command = lm_course_get_command ("--values", steps[0].position, (const char *const *) moves);
  return lm_course_to_rows (steps, self->line->len);
}
