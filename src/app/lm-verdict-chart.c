/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-verdict-chart.c: the verdict and the moves to the end along the game, as a strip below the board and a chart in the history. */

#include "config.h"

#include "lm-verdict-chart.h"

#include "board/lm-board-style.h"
#include "lm-hint-text.h"

#include <glib/gi18n.h>

#define MIN_HEIGHT 40
#define MIN_WIDTH 120
#define MARGIN 4

/* From this height on there is room for a number at the current move. */
#define NUMBER_HEIGHT 80

/* Below this width bars would run together anyway. */
#define GAP_WIDTH 5.0

/* Of a game of few moves. */
#define MAX_COLUMN 48.0

/* For how many moves to come there is room; more when as many were made. */
#define MIN_FORECAST 30

/* Distance of the lines that fill the bars of the lower half. */
#define HATCH 5.0

struct _LmVerdictChart
{
  GtkWidget  parent_instance;

  LmReview  *review;
  LmSession *session;
  GPtrArray *line;    /* the nodes of the current game, from its start on */
  guint      current; /* index into line */
};

G_DEFINE_FINAL_TYPE (LmVerdictChart, lm_verdict_chart, GTK_TYPE_WIDGET)

/* Where one node is drawn. */
typedef struct
{
  int    winner;  /* seat, or LM_NOBODY */
  double length;  /* of the bar, as a share of the longest */
} Bar;

/* What a drawing needs to know. */
typedef struct
{
  LmBoardStyle  style;
  double        x;
  double        width;
  double        middle;
  double        reach;   /* of the longest bar */
  double        column;  /* width of one node */
  guint         longest; /* moves to the end */
} Plot;

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

  if (lm_position_is_over (lm_node_get_position (node)))
    return 0;
  if (lm_node_get_value (node, &distance) == LM_VALUE_UNKNOWN)
    return LM_DISTANCE_UNKNOWN;

  return distance;
}

static guint
get_longest (LmVerdictChart *self)
{
  guint longest = 1;

  for (guint i = 0; i < self->line->len; i++)
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
  guint n_nodes = self->line->len;
  guint distance = get_distance (get_node (self, n_nodes - 1));

  if (distance == LM_DISTANCE_UNKNOWN)
    return n_nodes;

  return n_nodes + MIN (distance, MAX (n_nodes, MIN_FORECAST));
}

/* The two players whom the game is between: those left from the first position on that leaves only two; 0 before. */
static guint
get_pair (LmVerdictChart *self)
{
  for (guint i = 0; i < self->line->len; i++)
    {
      LmPosition *position = lm_node_get_position (get_node (self, i));

      if (lm_position_count_left (position) == 2)
        return lm_position_get_left (position);
    }

  return 0;
}

static gboolean
is_of_pair (LmNode *node)
{
  return lm_position_count_left (lm_node_get_position (node)) <= 2;
}

/* Of the two players the first one is above the middle. */
static gboolean
is_above (LmVerdictChart *self,
          int             winner)
{
  return winner == g_bit_nth_lsf (get_pair (self), -1);
}

static Bar
get_bar (LmVerdictChart *self,
         const Plot     *plot,
         guint           index)
{
  LmNode *node = get_node (self, index);
  guint distance = get_distance (node);
  Bar bar;

  bar.winner = is_of_pair (node) ? lm_hint_text_winner (lm_node_get_position (node), lm_node_get_value (node, NULL))
                                 : LM_NOBODY;
  bar.length = distance == LM_DISTANCE_UNKNOWN ? 0.5 : (double) distance / plot->longest;
  return bar;
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

static PangoLayout *
create_layout (LmVerdictChart *self,
               const char     *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  return layout;
}

/* The room for the names of the players, whose sides are above and below the middle. */
static double
get_gutter (LmVerdictChart *self)
{
  int width = 0;

  for (int above = FALSE; get_pair (self) != 0 && above <= TRUE; above++)
    {
      const char *name = get_side_name (self, above);
      g_autoptr (PangoLayout) layout = create_layout (self, name);
      int name_width;

      pango_layout_get_pixel_size (layout, &name_width, NULL);
      width = MAX (width, name_width);
    }

  return width + 2 * MARGIN;
}

static void
measure_plot (LmVerdictChart *self,
              Plot           *plot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double gutter = get_gutter (self);

  lm_board_style_read (&plot->style, widget);
  plot->x = gutter;
  plot->width = MAX (gtk_widget_get_width (widget) - gutter - MARGIN, 1);
  plot->middle = gtk_widget_get_height (widget) / 2.0;
  plot->reach = plot->middle - MARGIN;
  plot->column = MIN (plot->width / get_n_columns (self), MAX_COLUMN);
  plot->longest = get_longest (self);
}

static void
add_bar (cairo_t    *cr,
         const Plot *plot,
         guint       index,
         const Bar  *bar,
         gboolean    above)
{
  double gap = plot->column >= GAP_WIDTH ? 1 : 0;
  double length = MAX (bar->length * plot->reach, 1.5);
  double x = plot->x + index * plot->column + gap;

  cairo_rectangle (cr, x, above ? plot->middle - length : plot->middle,
                   plot->column - 2 * gap, length);
}

static void
add_side (LmVerdictChart *self,
          cairo_t        *cr,
          const Plot     *plot,
          gboolean        above)
{
  for (guint i = 0; i < self->line->len; i++)
    {
      Bar bar = get_bar (self, plot, i);

      if (bar.winner != LM_NOBODY && is_above (self, bar.winner) == above)
        add_bar (cr, plot, i, &bar, above);
    }
}

static void
hatch (cairo_t    *cr,
       const Plot *plot)
{
  double height = 2 * plot->middle;

  for (double x = plot->x - height; x < plot->x + plot->width; x += HATCH)
    {
      cairo_move_to (cr, x, height);
      cairo_line_to (cr, x + height, 0);
    }
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

/* Filled above and hatched below, so that the sides differ in more than their place. */
static void
draw_bars (LmVerdictChart *self,
           cairo_t        *cr,
           const Plot     *plot)
{
  GdkRGBA color = lm_rgba_fade (&plot->style.foreground, plot->style.high_contrast ? 1 : 0.6);

  gdk_cairo_set_source_rgba (cr, &color);
  add_side (self, cr, plot, TRUE);
  cairo_fill (cr);

  cairo_save (cr);
  add_side (self, cr, plot, FALSE);
  cairo_clip (cr);
  hatch (cr, plot);
  cairo_restore (cr);

  if (plot->column < GAP_WIDTH)
    return;
  add_side (self, cr, plot, FALSE);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_unknown (LmVerdictChart *self,
              cairo_t        *cr,
              const Plot     *plot)
{
  double size = CLAMP (plot->column - 1, 2, 12);

  for (guint i = 0; i < self->line->len; i++)
    if (is_of_pair (get_node (self, i)) && lm_node_has_value (get_node (self, i))
        && get_bar (self, plot, i).winner == LM_NOBODY)
      lm_board_style_draw_value (&plot->style, cr, LM_VALUE_UNKNOWN,
                                 plot->x + (i + 0.5) * plot->column, plot->middle, size);
}

static void
draw_axis (cairo_t    *cr,
           const Plot *plot)
{
  GdkRGBA color = lm_rgba_fade (&plot->style.foreground, plot->style.high_contrast ? 1 : 0.4);

  gdk_cairo_set_source_rgba (cr, &color);
  cairo_rectangle (cr, plot->x, plot->middle - 0.5, plot->width, 1);
  cairo_fill (cr);
}

/* Behind the bars: the column of the current move, up and down. */
static void
draw_current (LmVerdictChart *self,
              cairo_t        *cr,
              const Plot     *plot)
{
  GdkRGBA color = lm_rgba_fade (&plot->style.accent, 0.3);
  double width = MAX (plot->column, 3);
  double x = plot->x + (self->current + 0.5) * plot->column - width / 2;

  gdk_cairo_set_source_rgba (cr, &color);
  cairo_rectangle (cr, x, 0, width, 2 * plot->middle);
  cairo_fill (cr);

  gdk_cairo_set_source_rgba (cr, &plot->style.accent);
  cairo_rectangle (cr, x, 0, width, 2);
  cairo_rectangle (cr, x, 2 * plot->middle - 2, width, 2);
  cairo_fill (cr);
}

static void
draw_layout (GtkSnapshot   *snapshot,
             PangoLayout   *layout,
             const GdkRGBA *color,
             double         x,
             double         y)
{
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y - height / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

static void
draw_names (LmVerdictChart *self,
            GtkSnapshot    *snapshot,
            const Plot     *plot)
{
  const char *above = get_side_name (self, TRUE);
  const char *below = get_side_name (self, FALSE);
  g_autoptr (PangoLayout) upper = create_layout (self, above);
  g_autoptr (PangoLayout) lower = create_layout (self, below);

  draw_layout (snapshot, upper, &plot->style.foreground, MARGIN, plot->middle / 2 + 1);
  draw_layout (snapshot, lower, &plot->style.foreground, MARGIN, 1.5 * plot->middle - 1);
}

/* The moves to the end at the current move, on the side that its bar leaves free; neighbours shine through only faintly. */
static void
draw_number (LmVerdictChart *self,
             GtkSnapshot    *snapshot,
             const Plot     *plot)
{
  Bar bar = get_bar (self, plot, self->current);
  guint distance = get_distance (get_node (self, self->current));
  g_autofree char *text = g_strdup_printf ("%u", distance);
  g_autoptr (PangoLayout) layout = create_layout (self, text);
  GdkRGBA paper = lm_rgba_fade (&plot->style.background, 0.8);
  int width;
  int height;
  double x;
  double y;

  if (2 * plot->middle < NUMBER_HEIGHT || distance == LM_DISTANCE_UNKNOWN || bar.winner == LM_NOBODY)
    return;

  pango_layout_get_pixel_size (layout, &width, &height);
  x = plot->x + (self->current + 0.5) * plot->column - width / 2.0;
  x = CLAMP (x, plot->x, plot->x + plot->width - width);
  y = plot->middle + (is_above (self, bar.winner) ? 12 : -12);
  gtk_snapshot_append_color (snapshot, &paper, &GRAPHENE_RECT_INIT (x - 2, y - height / 2.0, width + 4, height));
  draw_layout (snapshot, layout, &plot->style.foreground, x, y);
}

static void
draw_focus (LmVerdictChart *self,
            cairo_t        *cr,
            const Plot     *plot)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (!gtk_widget_has_visible_focus (widget))
    return;

  gdk_cairo_set_source_rgba (cr, &plot->style.accent);
  cairo_set_line_width (cr, 2);
  cairo_rectangle (cr, 1, 1, gtk_widget_get_width (widget) - 2, gtk_widget_get_height (widget) - 2);
  cairo_stroke (cr);
}

static void
lm_verdict_chart_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  LmVerdictChart *self = LM_VERDICT_CHART (widget);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr;
  Plot plot;

  if (get_pair (self) == 0)
    return;

  measure_plot (self, &plot);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  draw_current (self, cr, &plot);
  draw_bars (self, cr, &plot);
  draw_axis (cr, &plot);
  draw_unknown (self, cr, &plot);
  draw_focus (self, cr, &plot);
  cairo_destroy (cr);

  draw_names (self, snapshot, &plot);
  draw_number (self, snapshot, &plot);
}

static void
lm_verdict_chart_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? MIN_HEIGHT : MIN_WIDTH;
}

static void
lm_verdict_chart_css_changed (GtkWidget         *widget,
                              GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_verdict_chart_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
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
    outcome = lm_hint_text_outcome (lm_node_get_position (node), value, distance);
  else
    outcome = g_strdup (_("Not solved yet."));

  if (index == 0)
    return g_strdup_printf (_("Start: %s"), outcome);

  return g_strdup_printf (_("Move %u of %u: %s"), index, self->line->len - 1, outcome);
}

static void
update_accessible (LmVerdictChart *self)
{
  g_autofree char *text = NULL;
  g_autofree char *label = NULL;

  if (self->line->len == 0)
    return;

  text = describe (self, self->current);
  label = g_strdup_printf (_("Verdict along the game. %s"), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) (self->line->len - 1),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->current,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
}

static gboolean
is_move (LmNode *node)
{
  return node != NULL && lm_node_get_kind (node) == LM_NODE_MOVE;
}

static void
read_line (LmVerdictChart *self)
{
  LmNode *current = lm_session_get_current (self->session);
  LmNode *node = lm_node_get_segment (current);

  g_ptr_array_set_size (self->line, 0);
  g_ptr_array_add (self->line, g_object_ref (node));
  for (node = lm_node_get_next (node); is_move (node); node = lm_node_get_next (node))
    g_ptr_array_add (self->line, g_object_ref (node));
  self->current = MIN (lm_node_get_ply (current), self->line->len - 1);
}

static void
session_changed_cb (LmVerdictChart *self)
{
  read_line (self);
  /* Between more than two players there is no verdict that one could draw. */
  gtk_widget_set_visible (GTK_WIDGET (self), get_pair (self) != 0);
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
review_updated_cb (LmVerdictChart *self)
{
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
go_to (LmVerdictChart *self,
       int             index)
{
  if (self->line->len > 0)
    lm_session_go_to (self->session, get_node (self, CLAMP (index, 0, (int) self->line->len - 1)));
}

static guint
get_index_at (LmVerdictChart *self,
              double          x)
{
  Plot plot;

  measure_plot (self, &plot);
  return CLAMP ((x - plot.x) / plot.column, 0, self->line->len - 1.0);
}

static void
pressed_cb (LmVerdictChart  *self,
            int              n_press,
            double           x,
            double           y,
            GtkGestureClick *gesture)
{
  if (self->line->len == 0)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  go_to (self, get_index_at (self, x));
}

static gboolean
lm_verdict_chart_query_tooltip (GtkWidget  *widget,
                                int         x,
                                int         y,
                                gboolean    keyboard_tooltip,
                                GtkTooltip *tooltip)
{
  LmVerdictChart *self = LM_VERDICT_CHART (widget);
  g_autofree char *text = NULL;

  if (self->line->len == 0)
    return FALSE;

  text = describe (self, keyboard_tooltip ? self->current : get_index_at (self, x));
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  LmVerdictChart *self = LM_VERDICT_CHART (widget);

  go_to (self, (int) self->current + g_variant_get_int32 (parameters));
  return TRUE;
}

/**
 * lm_verdict_chart_set_session:
 * @self: a chart
 * @session: (nullable): the game to draw
 */
void
lm_verdict_chart_set_session (LmVerdictChart *self,
                              LmSession      *session)
{
  g_return_if_fail (LM_IS_VERDICT_CHART (self));

  if (self->session == session)
    return;

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_func (self->session, session_changed_cb, self);
  g_ptr_array_set_size (self->line, 0);
  g_set_object (&self->session, session);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (session == NULL)
    return;

  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  session_changed_cb (self);
}

static void
lm_verdict_chart_dispose (GObject *object)
{
  LmVerdictChart *self = LM_VERDICT_CHART (object);

  lm_verdict_chart_set_session (self, NULL);
  g_clear_object (&self->review);

  G_OBJECT_CLASS (lm_verdict_chart_parent_class)->dispose (object);
}

static void
lm_verdict_chart_finalize (GObject *object)
{
  g_ptr_array_unref (LM_VERDICT_CHART (object)->line);

  G_OBJECT_CLASS (lm_verdict_chart_parent_class)->finalize (object);
}

static void
add_step_binding (GtkWidgetClass *widget_class,
                  guint           key,
                  guint           keypad_key,
                  int             step)
{
  gtk_widget_class_add_binding (widget_class, key, 0, step_cb, "i", step);
  gtk_widget_class_add_binding (widget_class, keypad_key, 0, step_cb, "i", step);
}

static void
lm_verdict_chart_class_init (LmVerdictChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const int all = G_MAXINT / 2;

  object_class->dispose = lm_verdict_chart_dispose;
  object_class->finalize = lm_verdict_chart_finalize;
  widget_class->snapshot = lm_verdict_chart_snapshot;
  widget_class->measure = lm_verdict_chart_measure;
  widget_class->css_changed = lm_verdict_chart_css_changed;
  widget_class->query_tooltip = lm_verdict_chart_query_tooltip;

  add_step_binding (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, -1);
  add_step_binding (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, 1);
  add_step_binding (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, -all);
  add_step_binding (widget_class, GDK_KEY_End, GDK_KEY_KP_End, all);

  gtk_widget_class_set_css_name (widget_class, "verdictchart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
lm_verdict_chart_init (LmVerdictChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();

  self->line = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_has_tooltip (widget, TRUE);
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

/**
 * lm_verdict_chart_new:
 * @review: (nullable): who keeps the values of the game up to date
 *
 * Returns: (transfer floating): a chart of nothing yet
 */
GtkWidget *
lm_verdict_chart_new (LmReview *review)
{
  LmVerdictChart *self = g_object_new (LM_TYPE_VERDICT_CHART, NULL);

  if (review != NULL)
    {
      self->review = g_object_ref (review);
      g_signal_connect_object (review, "updated", G_CALLBACK (review_updated_cb), self, G_CONNECT_SWAPPED);
    }
  return GTK_WIDGET (self);
}
