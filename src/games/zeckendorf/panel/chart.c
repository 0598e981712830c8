/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chart.c: who wins the reversed game from n, and how often Player 1 did up to there. */

#include "config.h"

#include "chart.h"

#include "curve.h"

#include <glib/gi18n.h>
#include <math.h>

#define MIN_WIDTH 200

/* Of the curve, in lines of text. */
#define CURVE_LINES 11

/* Between the curve and the strip. */
#define GAP 8

#define PAGE 10

/**
 * LmReversedStrip:
 * @curve: the curve that it is below, whose sides it shares
 * @top: where it begins, in pixels
 * @row: height of either of its two rows
 * @cell: width of a cell
 * @first: the n of the first cell
 * @n_cells: how many cells there are
 *
 * What a drawing needs to know.
 */
typedef struct
{
  const LmReversedCurve *curve;
  double                 top;
  double                 row;
  double                 cell;
  guint                  first;
  guint                  n_cells;
} LmReversedStrip;

/* A cell is as wide as that at least, so that it can be hit. */
#define MIN_CELL 9.0

/* Between a row and what is beside it. */
#define ROW_GAP 3

/* Below that many cells there is a number. */
#define NUMBER_STEP 5

/* How high a strip is, in pixels. */
static double
strip_get_height (double line)
{
  return 3 * line + 3 * ROW_GAP;
}

/* Finds which cells there is room for. @self: (out caller-allocates): a strip. */
static void
strip_measure (LmReversedStrip       *self,
                           const LmReversedCurve *curve,
                           double                 top,
                           guint                  cursor,
                           guint                  first)
{
  const guint n_known = curve->last + 1 - LM_ZECKENDORF_CONJECTURE_FIRST;

  self->curve = curve;
  self->top = top;
  self->row = curve->line;
  self->n_cells = MAX (curve->width / MIN_CELL, 1);
  self->cell = curve->width / self->n_cells;
  self->n_cells = MIN (self->n_cells, n_known);
  if (cursor < first || cursor >= first + self->n_cells)
    first = cursor - MIN (cursor, self->n_cells / 2);
  self->first = CLAMP (first, LM_ZECKENDORF_CONJECTURE_FIRST, curve->last + 1 - self->n_cells);
}

/* The value whose cell is there, or 0. */
static guint
strip_get_n (const LmReversedStrip *self,
                         double                 x,
                         double                 y)
{
  const double place = (x - self->curve->left) / self->cell;

  if (y < self->top || y >= self->top + strip_get_height (self->row) || place < 0 || place >= self->n_cells)
    return 0;

  return self->first + (guint) place;
}

static double
get_x (const LmReversedStrip *self,
       guint                  n)
{
  return round (self->curve->left + (n - self->first) * self->cell);
}

static guint
get_winner (const LmReversedStrip *self,
            guint                  n)
{
  return lm_zeckendorf_conjecture_get_winner (self->curve->conjecture, n);
}

/* Player 1 above, Player 2 below: told apart without colour. */
static void
draw_cells (const LmReversedStrip *self,
            cairo_t               *cr,
            guint                  winner)
{
  const LmBoardStyle *style = &self->curve->style;
  const double y = self->top + (winner == 1 ? 0 : self->row + ROW_GAP);

  for (guint n = self->first; n < self->first + self->n_cells; n++)
    if (get_winner (self, n) == winner)
      cairo_rectangle (cr, get_x (self, n) + 1, y, get_x (self, n + 1) - get_x (self, n) - 1, self->row);
  gdk_cairo_set_source_rgba (cr, winner == 1 ? &style->win : &style->loss);
  cairo_fill (cr);
}

static void
draw_middle (const LmReversedStrip *self,
             cairo_t               *cr)
{
  const LmReversedCurve *curve = self->curve;
  const GdkRGBA color = lm_rgba_fade (&curve->style.foreground, curve->style.high_contrast ? 1 : 0.3);

  gdk_cairo_set_source_rgba (cr, &color);
  cairo_rectangle (cr, curve->left, self->top + self->row + 1, curve->width, 1);
  cairo_fill (cr);
}

/* Around both rows, so that one sees which of them is empty. */
static void
draw_frame (const LmReversedStrip *self,
            cairo_t               *cr,
            guint                  n,
            double                 line_width)
{
  if (n < self->first || n >= self->first + self->n_cells)
    return;

  gdk_cairo_set_source_rgba (cr, &self->curve->style.foreground);
  cairo_set_line_width (cr, line_width);
  cairo_rectangle (cr, get_x (self, n) - 0.5, self->top - 1.5,
                   get_x (self, n + 1) - get_x (self, n) + 2, 2 * self->row + ROW_GAP + 3);
  cairo_stroke (cr);
}

static void
draw_numbers (const LmReversedStrip *self,
              cairo_t               *cr)
{
  const LmReversedCurve *curve = self->curve;
  const guint step = self->cell * NUMBER_STEP < 2 * self->row ? 2 * NUMBER_STEP : NUMBER_STEP;

  for (guint n = self->first; n < self->first + self->n_cells; n++)
    if (n % step == 0)
      {
        g_autofree char *number = g_strdup_printf ("%u", n);

        lm_reversed_curve_draw_text (curve, cr, number, get_x (self, n) + self->cell / 2,
                                     self->top + 2 * (self->row + ROW_GAP), 0.5);
      }
}

/* Draws it. */
static void
strip_draw (const LmReversedStrip *self,
                        cairo_t               *cr,
                        guint                  cursor,
                        guint                  pointed)
{
  const LmReversedCurve *curve = self->curve;

  draw_middle (self, cr);
  draw_cells (self, cr, 1);
  draw_cells (self, cr, 2);
  draw_numbers (self, cr);
  draw_frame (self, cr, pointed, 1);
  draw_frame (self, cr, cursor, 2);
  lm_reversed_curve_draw_text (curve, cr, C_("player", "P1"), curve->left - 6, self->top, 1);
  lm_reversed_curve_draw_text (curve, cr, C_("player", "P2"), curve->left - 6, self->top + self->row + ROW_GAP, 1);
}

struct _LmReversedChart
{
  GtkWidget         parent_instance;

  LmReversedSurvey *survey;  /* (nullable) */
  guint             cursor;  /* the n that is read; beyond what is known, or G_MAXUINT, it is the last one known */
  guint             first;   /* the n of the first cell */
  guint             pointed; /* the n of the cell under the pointer, or 0 */
};

G_DEFINE_FINAL_TYPE (LmReversedChart, lm_reversed_chart, GTK_TYPE_WIDGET)

enum
{
  READ,
  PLAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What a drawing needs to know. */
typedef struct
{
  LmReversedCurve curve;
  LmReversedStrip strip;
} Picture;

static gboolean
knows_something (LmReversedChart *self)
{
  return self->survey != NULL && lm_reversed_survey_get_reached (self->survey) >= LM_ZECKENDORF_CONJECTURE_FIRST;
}

static double
get_curve_height (GtkWidget *widget)
{
  return CURVE_LINES * lm_reversed_curve_get_line (gtk_widget_get_pango_context (widget));
}

static void
measure_picture (LmReversedChart *self,
                 Picture         *picture)
{
  GtkWidget *widget = GTK_WIDGET (self);
  LmReversedCurve *curve = &picture->curve;

  lm_board_style_read (&curve->style, widget);
  curve->text = gtk_widget_get_pango_context (widget);
  curve->conjecture = lm_reversed_survey_get_conjecture (self->survey);
  curve->last = lm_reversed_survey_get_reached (self->survey);
  curve->end = lm_reversed_survey_get_target (self->survey);
  lm_reversed_curve_measure (curve, gtk_widget_get_width (widget), get_curve_height (widget));
  strip_measure (&picture->strip, curve, get_curve_height (widget) + GAP,
                             lm_reversed_chart_get_cursor (self), self->first);
  self->first = picture->strip.first;
}

static char *
describe (LmReversedChart *self,
          guint            n)
{
  LmZeckendorfConjecture *conjecture = lm_reversed_survey_get_conjecture (self->survey);
  const double share = lm_zeckendorf_conjecture_get_share (conjecture, n);

  if (lm_zeckendorf_conjecture_get_winner (conjecture, n) == 1)
    return g_strdup_printf (_("n = %u: Player 1 wins; share %.3f"), n, share);

  return g_strdup_printf (_("n = %u: Player 2 wins; share %.3f"), n, share);
}

static void
update_accessible (LmReversedChart *self)
{
  g_autofree char *text = lm_reversed_chart_read (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, (double) LM_ZECKENDORF_CONJECTURE_FIRST,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) MAX (lm_reversed_survey_get_reached (self->survey),
                                                LM_ZECKENDORF_CONJECTURE_FIRST),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) lm_reversed_chart_get_cursor (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
}

static void
changed (LmReversedChart *self)
{
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[READ], 0);
}

/* At the end it stays at the end while the curve grows. */
static void
move_to (LmReversedChart *self,
         int              n)
{
  const int reached = lm_reversed_survey_get_reached (self->survey);

  lm_reversed_chart_set_cursor (self, n >= reached ? G_MAXUINT : (guint) MAX (n, LM_ZECKENDORF_CONJECTURE_FIRST));
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  LmReversedChart *self = LM_REVERSED_CHART (widget);

  if (knows_something (self))
    move_to (self, (int) lm_reversed_chart_get_cursor (self) + g_variant_get_int32 (parameters));
  return TRUE;
}

static gboolean
play_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  LmReversedChart *self = LM_REVERSED_CHART (widget);

  if (knows_something (self))
    g_signal_emit (self, signals[PLAY], 0, lm_reversed_chart_get_cursor (self));
  return TRUE;
}

static guint
get_cell_at (LmReversedChart *self,
             double           x,
             double           y)
{
  Picture picture;

  if (!knows_something (self))
    return 0;

  measure_picture (self, &picture);
  return strip_get_n (&picture.strip, x, y);
}

/* Returns: 0 where there is nothing to read */
static guint
get_n_at (LmReversedChart *self,
          double           x,
          double           y)
{
  Picture picture;

  if (!knows_something (self))
    return 0;

  measure_picture (self, &picture);
  return y < picture.strip.top ? lm_reversed_curve_get_n (&picture.curve, x)
                               : strip_get_n (&picture.strip, x, y);
}

/* A cell is what is clicked; of the curve there are several n to a pixel, and a double click means it. */
static void
pressed_cb (LmReversedChart *self,
            int              n_press,
            double           x,
            double           y)
{
  const guint cell = get_cell_at (self, x, y);
  const guint n = get_n_at (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (n == 0)
    return;

  move_to (self, n);
  if ((cell != 0 && n_press == 1) || (cell == 0 && n_press == 2))
    g_signal_emit (self, signals[PLAY], 0, lm_reversed_chart_get_cursor (self));
}

static void
drag_update_cb (LmReversedChart *self,
                double           offset_x,
                double           offset_y,
                GtkGestureDrag  *drag)
{
  double x = 0;
  double y = 0;

  if (!gtk_gesture_drag_get_start_point (drag, &x, &y) || get_cell_at (self, x, y) != 0 || !knows_something (self))
    return;

  move_to (self, get_n_at (self, x + offset_x, 0));
}

static void
point_at (LmReversedChart *self,
          guint            n)
{
  if (self->pointed == n)
    return;

  self->pointed = n;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), n != 0 ? "pointer" : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_cb (LmReversedChart *self,
           double           x,
           double           y)
{
  point_at (self, get_cell_at (self, x, y));
}

static void
leave_cb (LmReversedChart *self)
{
  point_at (self, 0);
}

static gboolean
lm_reversed_chart_query_tooltip (GtkWidget  *widget,
                                 int         x,
                                 int         y,
                                 gboolean    keyboard_tooltip,
                                 GtkTooltip *tooltip)
{
  LmReversedChart *self = LM_REVERSED_CHART (widget);
  const guint n = keyboard_tooltip ? lm_reversed_chart_get_cursor (self) : get_n_at (self, x, y);
  g_autofree char *text = NULL;

  if (n == 0 || !knows_something (self))
    return FALSE;

  text = describe (self, n);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
draw_focus (LmReversedChart    *self,
            cairo_t            *cr,
            const LmBoardStyle *style)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (!gtk_widget_has_visible_focus (widget))
    return;

  gdk_cairo_set_source_rgba (cr, &style->accent);
  cairo_set_line_width (cr, 2);
  cairo_rectangle (cr, 1, 1, gtk_widget_get_width (widget) - 2, gtk_widget_get_height (widget) - 2);
  cairo_stroke (cr);
}

static void
lm_reversed_chart_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  LmReversedChart *self = LM_REVERSED_CHART (widget);
  const guint cursor = lm_reversed_chart_get_cursor (self);
  Picture picture;
  cairo_t *cr;

  if (self->survey == NULL)
    return;

  measure_picture (self, &picture);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                 gtk_widget_get_height (widget)));
  lm_reversed_curve_draw (&picture.curve, cr);
  if (knows_something (self))
    {
      lm_reversed_curve_draw_mark (&picture.curve, cr, cursor);
      strip_draw (&picture.strip, cr, cursor, self->pointed);
    }
  draw_focus (self, cr, &picture.curve.style);
  cairo_destroy (cr);
}

static void
lm_reversed_chart_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  const double line = lm_reversed_curve_get_line (gtk_widget_get_pango_context (widget));
  const int height = get_curve_height (widget) + GAP + strip_get_height (line);

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? height : MIN_WIDTH;
}

static void
lm_reversed_chart_css_changed (GtkWidget         *widget,
                               GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_reversed_chart_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
}

/* The focus comes and goes with the state. */
static void
lm_reversed_chart_state_flags_changed (GtkWidget     *widget,
                                       GtkStateFlags  before)
{
  GTK_WIDGET_CLASS (lm_reversed_chart_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
}

static void
lm_reversed_chart_dispose (GObject *object)
{
  g_clear_object (&LM_REVERSED_CHART (object)->survey);

  G_OBJECT_CLASS (lm_reversed_chart_parent_class)->dispose (object);
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
add_bindings (GtkWidgetClass *widget_class)
{
  const guint play_keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space };
  const int all = G_MAXINT / 2;

  add_step_binding (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, -1);
  add_step_binding (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, 1);
  add_step_binding (widget_class, GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, PAGE);
  add_step_binding (widget_class, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, -PAGE);
  add_step_binding (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, -all);
  add_step_binding (widget_class, GDK_KEY_End, GDK_KEY_KP_End, all);
  for (guint i = 0; i < G_N_ELEMENTS (play_keys); i++)
    gtk_widget_class_add_binding (widget_class, play_keys[i], 0, play_cb, NULL);
}

static void
lm_reversed_chart_class_init (LmReversedChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_reversed_chart_dispose;
  widget_class->snapshot = lm_reversed_chart_snapshot;
  widget_class->measure = lm_reversed_chart_measure;
  widget_class->css_changed = lm_reversed_chart_css_changed;
  widget_class->state_flags_changed = lm_reversed_chart_state_flags_changed;
  widget_class->query_tooltip = lm_reversed_chart_query_tooltip;

  signals[READ] =
    g_signal_new ("read", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[PLAY] =
    g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "reversedchart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
add_controllers (LmReversedChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (widget, motion);
}

static void
lm_reversed_chart_init (LmReversedChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->cursor = G_MAXUINT;
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_has_tooltip (widget, TRUE);
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Who wins from n, and the share of Player 1 up to n"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("The arrow keys read it at other n; Enter puts n on the board."),
                                  -1);
  add_controllers (self);
}

void
lm_reversed_chart_set_survey (LmReversedChart  *self,
                              LmReversedSurvey *survey)
{
  g_return_if_fail (LM_IS_REVERSED_CHART (self));

  if (self->survey == survey)
    return;

  if (self->survey != NULL)
    g_signal_handlers_disconnect_by_func (self->survey, changed, self);
  g_set_object (&self->survey, survey);
  g_signal_connect_object (survey, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  changed (self);
}

/* @n: which value is to be read, at least 2; as long as it is not known, the last that is. */
void
lm_reversed_chart_set_cursor (LmReversedChart *self,
                              guint            n)
{
  g_return_if_fail (LM_IS_REVERSED_CHART (self));
  g_return_if_fail (n >= LM_ZECKENDORF_CONJECTURE_FIRST);

  self->cursor = n;
  changed (self);
}

/* The value that is read, %LM_ZECKENDORF_CONJECTURE_FIRST when nothing is known. */
guint
lm_reversed_chart_get_cursor (LmReversedChart *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_CHART (self), 0);

  return knows_something (self) ? MIN (self->cursor, lm_reversed_survey_get_reached (self->survey))
                                : LM_ZECKENDORF_CONJECTURE_FIRST;
}

/* Returns: (transfer full): in words what there is at the value that is read. */
char *
lm_reversed_chart_read (LmReversedChart *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_CHART (self), NULL);

  return knows_something (self) ? describe (self, lm_reversed_chart_get_cursor (self))
                                : g_strdup (_("Nothing is known yet."));
}
