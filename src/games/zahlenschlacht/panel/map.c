/* SPDX-License-Identifier: GPL-3.0-or-later */
/* map.c: who wins which Z(n, d): n to the right, d downwards. */

#include "config.h"

#include "map.h"

#include "map-axes.h"
#include "map-layout.h"
#include "map-picture.h"
#include "map-scroll.h"

#include "board/lm-board-style.h"
#include "board/lm-board-text.h"

#include <glib/gi18n.h>
#include <math.h>

#define MIN_WIDTH 160
#define MIN_HEIGHT 120

#define ZOOM_STEP 1.5
#define MAX_ZOOM 8.0

/* Enough to get to the edge. */
#define FAR 1000

/* A game of the range, or none where column is -1. */
typedef struct
{
  int column;
  int row;
} Place;

struct _LmZahlenschlachtMap
{
  GtkWidget                  parent_instance;

  LmZahlenschlachtSurvey    *survey;
  LmZahlenschlachtMapLayout  layout;
  LmZahlenschlachtScroll     scroll;
  Place                      cursor;   /* where the keyboard is */
  Place                      hovered;  /* where the pointer is */
  Place                      present;  /* the game on the board */
  gboolean                   lettered; /* the cells are large enough for letters */
  GtkWidget                 *button;   /* over the cell of the cursor */
};

G_DEFINE_FINAL_TYPE_WITH_CODE (LmZahlenschlachtMap, lm_zahlenschlacht_map, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  READ,
  LOOK_CHANGED,
  PLAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const Place nowhere = { -1, -1 };

static guint
get_n (LmZahlenschlachtMap *self,
       Place                place)
{
  return lm_zahlenschlacht_range_get_n (&self->layout.range, place.column);
}

static guint
get_d (LmZahlenschlachtMap *self,
       Place                place)
{
  return lm_zahlenschlacht_range_get_d (&self->layout.range, place.row);
}

static Place
find_game (LmZahlenschlachtMap *self,
           guint                n,
           guint                d)
{
  guint column, row;

  if (!lm_zahlenschlacht_range_find (&self->layout.range, n, d, &column, &row))
    return nowhere;

  return (Place) { column, row };
}

static Place
find_place_at (LmZahlenschlachtMap *self,
               double               x,
               double               y)
{
  guint column, row;

  if (!lm_zahlenschlacht_map_layout_find (&self->layout, x, y, &column, &row))
    return nowhere;

  return (Place) { column, row };
}

static gboolean
is_same (Place a,
         Place b)
{
  return a.column == b.column && a.row == b.row;
}

static char *
describe (LmZahlenschlachtMap *self,
          Place                place)
{
  return lm_zahlenschlacht_survey_describe (self->survey, self->layout.range.goal,
                                            get_n (self, place), get_d (self, place));
}

static void
update_accessible (LmZahlenschlachtMap *self)
{
  g_autofree char *text = describe (self, self->cursor);
  g_autofree char *label = is_same (self->cursor, self->present)
                             ? g_strdup_printf (_("%s It is on the board."), text)
                             : g_strdup (text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static void
changed (LmZahlenschlachtMap *self)
{
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[READ], 0);
}

static void
show_cursor (LmZahlenschlachtMap *self)
{
  lm_zahlenschlacht_map_scroll_show (&self->scroll, &self->layout, self->cursor.column, self->cursor.row);
}

static void
allocate_button (LmZahlenschlachtMap *self)
{
  GdkRectangle cell;
  int minimum;

  lm_zahlenschlacht_map_layout_get_cell (&self->layout, self->cursor.column, self->cursor.row, &cell);
  gtk_widget_measure (self->button, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->button, &cell, -1);
}

static void
update_lettered (LmZahlenschlachtMap *self)
{
  double width, height;
  gboolean lettered;

  lm_zahlenschlacht_map_layout_get_cell_size (&self->layout, &width, &height);
  lettered = MIN (width, height) >= LM_ZAHLENSCHLACHT_LETTER_SIZE;
  if (self->lettered == lettered)
    return;

  self->lettered = lettered;
  g_signal_emit (self, signals[LOOK_CHANGED], 0);
}

static void
lm_zahlenschlacht_map_size_allocate (GtkWidget *widget,
                                     int        width,
                                     int        height,
                                     int        baseline)
{
  LmZahlenschlachtMap *self = LM_ZAHLENSCHLACHT_MAP (widget);
  const double line = lm_board_text_get_line (widget);
  const gboolean first = self->layout.width == 0;

  self->layout.width = width;
  self->layout.height = height;
  self->layout.left = ceil (1.9 * line);
  self->layout.top = ceil (1.3 * line);
  lm_zahlenschlacht_map_scroll_configure (&self->scroll, &self->layout);
  if (first)
    show_cursor (self);
  allocate_button (self);
  update_lettered (self);
  gtk_widget_queue_draw (widget);
}

static void
move_to (LmZahlenschlachtMap *self,
         int                  column,
         int                  row)
{
  const int columns = lm_zahlenschlacht_range_count_columns (&self->layout.range);
  const int rows = lm_zahlenschlacht_range_count_rows (&self->layout.range);

  self->cursor.column = CLAMP (column, 0, columns - 1);
  self->cursor.row = CLAMP (row, 0, rows - 1);
  self->hovered = nowhere;
  show_cursor (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  changed (self);
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  LmZahlenschlachtMap *self = LM_ZAHLENSCHLACHT_MAP (widget);
  int right, down;

  g_variant_get (parameters, "(ii)", &right, &down);
  move_to (self, self->cursor.column + right, self->cursor.row + down);
  return TRUE;
}

static gboolean
zoom_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  lm_zahlenschlacht_map_zoom (LM_ZAHLENSCHLACHT_MAP (widget), g_variant_get_double (parameters));
  return TRUE;
}

static void
play (LmZahlenschlachtMap *self)
{
  g_signal_emit (self, signals[PLAY], 0, get_n (self, self->cursor), get_d (self, self->cursor));
}

static void
pressed_cb (LmZahlenschlachtMap *self,
            int                  n_press,
            double               x,
            double               y)
{
  const Place place = find_place_at (self, x, y);

  if (place.column < 0)
    return;

  move_to (self, place.column, place.row);
  gtk_widget_grab_focus (self->button);
}

/* Not where the finger has scrolled meanwhile. */
static void
released_cb (LmZahlenschlachtMap *self,
             int                  n_press,
             double               x,
             double               y)
{
  const Place place = find_place_at (self, x, y);

  if (place.column >= 0 && is_same (place, self->cursor))
    play (self);
}

static void
set_hovered (LmZahlenschlachtMap *self,
             Place                place)
{
  if (is_same (self->hovered, place))
    return;

  self->hovered = place;
  changed (self);
}

static void
motion_cb (LmZahlenschlachtMap *self,
           double               x,
           double               y)
{
  set_hovered (self, find_place_at (self, x, y));
}

static void
leave_cb (LmZahlenschlachtMap *self)
{
  set_hovered (self, nowhere);
}

static gboolean
scroll_cb (LmZahlenschlachtMap      *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *controller)
{
  const GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if (!(state & GDK_CONTROL_MASK) || dy == 0)
    return GDK_EVENT_PROPAGATE;

  lm_zahlenschlacht_map_zoom (self, dy < 0 ? ZOOM_STEP : 1 / ZOOM_STEP);
  return GDK_EVENT_STOP;
}

static gboolean
lm_zahlenschlacht_map_query_tooltip (GtkWidget  *widget,
                                     int         x,
                                     int         y,
                                     gboolean    keyboard_tooltip,
                                     GtkTooltip *tooltip)
{
  LmZahlenschlachtMap *self = LM_ZAHLENSCHLACHT_MAP (widget);
  const Place place = keyboard_tooltip ? self->cursor : find_place_at (self, x, y);
  g_autofree char *text = NULL;
  GdkRectangle cell;

  if (self->survey == NULL || place.column < 0)
    return FALSE;

  text = describe (self, place);
  gtk_tooltip_set_text (tooltip, text);
  lm_zahlenschlacht_map_layout_get_cell (&self->layout, place.column, place.row, &cell);
  gtk_tooltip_set_tip_area (tooltip, &cell);
  return TRUE;
}

static void
draw_hovered (LmZahlenschlachtMap *self,
              cairo_t             *cr,
              const LmBoardStyle  *style)
{
  GdkRectangle cell;

  if (self->hovered.column < 0)
    return;

  lm_zahlenschlacht_map_layout_get_cell (&self->layout, self->hovered.column, self->hovered.row, &cell);
  gdk_cairo_set_source_rgba (cr, &style->foreground);
  cairo_set_line_width (cr, 1);
  cairo_rectangle (cr, cell.x - 0.5, cell.y - 0.5, cell.width, cell.height);
  cairo_stroke (cr);
}

static void
draw_grid (LmZahlenschlachtMap *self,
           GtkSnapshot         *snapshot,
           const LmBoardStyle  *style)
{
  const LmZahlenschlachtMapLayout *layout = &self->layout;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, layout->width, layout->height));
  GdkRectangle cell;

  lm_zahlenschlacht_map_picture_draw_seen (GTK_WIDGET (self), cr, style, layout, self->survey, self->lettered);
  draw_hovered (self, cr, style);
  if (self->present.column >= 0)
    {
      lm_zahlenschlacht_map_layout_get_cell (layout, self->present.column, self->present.row, &cell);
      lm_zahlenschlacht_map_picture_draw_present (cr, style, &cell);
    }
  cairo_destroy (cr);
}

static void
lm_zahlenschlacht_map_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  LmZahlenschlachtMap *self = LM_ZAHLENSCHLACHT_MAP (widget);
  const LmZahlenschlachtMapLayout *layout = &self->layout;
  LmBoardStyle style;

  if (self->survey == NULL)
    return;

  lm_board_style_read (&style, widget);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (layout->left - 3, layout->top - 3,
                                                         layout->width - layout->left + 3,
                                                         MAX (layout->height - layout->top + 3, 0)));
  draw_grid (self, snapshot, &style);
  gtk_widget_snapshot_child (widget, self->button, snapshot);
  gtk_snapshot_pop (snapshot);
  lm_zahlenschlacht_map_axes_draw (widget, snapshot, &style, layout);
}

static void
lm_zahlenschlacht_map_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline,
                               int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? MIN_HEIGHT : MIN_WIDTH;
}

static gboolean
lm_zahlenschlacht_map_focus (GtkWidget        *widget,
                             GtkDirectionType  direction)
{
  LmZahlenschlachtMap *self = LM_ZAHLENSCHLACHT_MAP (widget);

  return !gtk_widget_has_focus (self->button) && gtk_widget_grab_focus (self->button);
}

static void
lm_zahlenschlacht_map_css_changed (GtkWidget         *widget,
                                   GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_zahlenschlacht_map_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
lm_zahlenschlacht_map_get_property (GObject    *object,
                                    guint       property_id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  LmZahlenschlachtMap *self = LM_ZAHLENSCHLACHT_MAP (object);

  if (!lm_zahlenschlacht_scroll_get_property (&self->scroll, property_id, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
lm_zahlenschlacht_map_set_property (GObject      *object,
                                    guint         property_id,
                                    const GValue *value,
                                    GParamSpec   *pspec)
{
  LmZahlenschlachtMap *self = LM_ZAHLENSCHLACHT_MAP (object);

  if (!lm_zahlenschlacht_scroll_set_property (&self->scroll, property_id, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
lm_zahlenschlacht_map_dispose (GObject *object)
{
  LmZahlenschlachtMap *self = LM_ZAHLENSCHLACHT_MAP (object);

  lm_zahlenschlacht_scroll_clear (&self->scroll);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_object (&self->survey);

  G_OBJECT_CLASS (lm_zahlenschlacht_map_parent_class)->dispose (object);
}

static void
add_bindings (GtkWidgetClass *widget_class)
{
  const struct { guint keys[2]; int right, down; } steps[] = {
    { { GDK_KEY_Left, GDK_KEY_KP_Left }, -1, 0 },
    { { GDK_KEY_Right, GDK_KEY_KP_Right }, 1, 0 },
    { { GDK_KEY_Up, GDK_KEY_KP_Up }, 0, -1 },
    { { GDK_KEY_Down, GDK_KEY_KP_Down }, 0, 1 },
    { { GDK_KEY_Home, GDK_KEY_KP_Home }, -FAR, 0 },
    { { GDK_KEY_End, GDK_KEY_KP_End }, FAR, 0 },
    { { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up }, 0, -10 },
    { { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down }, 0, 10 },
  };
  const struct { guint key; double factor; } zooms[] = {
    { GDK_KEY_plus, ZOOM_STEP }, { GDK_KEY_KP_Add, ZOOM_STEP }, { GDK_KEY_equal, ZOOM_STEP },
    { GDK_KEY_minus, 1 / ZOOM_STEP }, { GDK_KEY_KP_Subtract, 1 / ZOOM_STEP },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    for (guint j = 0; j < G_N_ELEMENTS (steps[i].keys); j++)
      gtk_widget_class_add_binding (widget_class, steps[i].keys[j], 0, step_cb,
                                    "(ii)", steps[i].right, steps[i].down);
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    gtk_widget_class_add_binding (widget_class, zooms[i].key, 0, zoom_cb, "d", zooms[i].factor);
}

static void
lm_zahlenschlacht_map_class_init (LmZahlenschlachtMapClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lm_zahlenschlacht_map_get_property;
  object_class->set_property = lm_zahlenschlacht_map_set_property;
  object_class->dispose = lm_zahlenschlacht_map_dispose;
  widget_class->size_allocate = lm_zahlenschlacht_map_size_allocate;
  widget_class->snapshot = lm_zahlenschlacht_map_snapshot;
  widget_class->measure = lm_zahlenschlacht_map_measure;
  widget_class->focus = lm_zahlenschlacht_map_focus;
  widget_class->css_changed = lm_zahlenschlacht_map_css_changed;
  widget_class->query_tooltip = lm_zahlenschlacht_map_query_tooltip;

  lm_zahlenschlacht_scroll_class_init (object_class);

  signals[READ] =
    g_signal_new ("read", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[LOOK_CHANGED] =
    g_signal_new ("look-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[PLAY] =
    g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "zahlenschlachtmap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_controllers (LmZahlenschlachtMap *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
                                                                | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (widget, motion);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (widget, scroll);
}

static void
add_button (LmZahlenschlachtMap *self)
{
  self->button = gtk_button_new ();
  gtk_widget_add_css_class (self->button, "cursor");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("The arrow keys go to other games, Enter plays this one, plus and minus zoom."),
                                  -1);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (play), self);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

static void
lm_zahlenschlacht_map_init (LmZahlenschlachtMap *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->scroll.widget = widget;
  self->layout.zoom = 1;
  self->layout.range.largest = 5;
  self->hovered = self->present = nowhere;
  gtk_widget_set_has_tooltip (widget, TRUE);
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Map of who wins Z(n, d)"),
                                  -1);
  add_controllers (self);
  add_button (self);
}

/**
 * lm_zahlenschlacht_map_set_survey:
 * @self: a map
 * @survey: what it shows; set once
 */
void
lm_zahlenschlacht_map_set_survey (LmZahlenschlachtMap    *self,
                                  LmZahlenschlachtSurvey *survey)
{
  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_MAP (self));
  g_return_if_fail (self->survey == NULL);

  self->survey = g_object_ref (survey);
  g_signal_connect_object (survey, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  changed (self);
}

/**
 * lm_zahlenschlacht_map_set_range:
 * @self: a map with a survey
 * @range: which games it shows
 *
 * The cursor stays where it is as long as that is on the map.
 */
void
lm_zahlenschlacht_map_set_range (LmZahlenschlachtMap         *self,
                                 const LmZahlenschlachtRange *range)
{
  guint n, d;
  Place place;

  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_MAP (self));

  n = get_n (self, self->cursor);
  d = get_d (self, self->cursor);
  self->layout.range = *range;
  self->present = nowhere;
  lm_zahlenschlacht_map_scroll_configure (&self->scroll, &self->layout);
  place = find_game (self, n, d);
  move_to (self, MAX (place.column, 0), MAX (place.row, 0));
}

/**
 * lm_zahlenschlacht_map_set_present:
 * @self: a map with a survey
 * @n: how many numbers
 * @d: the divisor
 *
 * Outlines a game, if it is on the map, and puts the cursor there.
 */
void
lm_zahlenschlacht_map_set_present (LmZahlenschlachtMap *self,
                                   guint                n,
                                   guint                d)
{
  const Place place = find_game (self, n, d);

  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_MAP (self));

  self->present = place;
  if (place.column >= 0)
    move_to (self, place.column, place.row);
  else
    changed (self);
}

/**
 * lm_zahlenschlacht_map_zoom:
 * @self: a map
 * @factor: how many times as large it is to be
 *
 * Stays around the cursor and within reason.
 */
void
lm_zahlenschlacht_map_zoom (LmZahlenschlachtMap *self,
                            double               factor)
{
  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_MAP (self));

  self->layout.zoom = CLAMP (self->layout.zoom * factor, 1, MAX_ZOOM);
  lm_zahlenschlacht_map_scroll_configure (&self->scroll, &self->layout);
  show_cursor (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  changed (self);
}

/**
 * lm_zahlenschlacht_map_read:
 * @self: a map with a survey
 *
 * Returns: (transfer full): in words what there is under the pointer, or else
 *   at the cursor
 */
char *
lm_zahlenschlacht_map_read (LmZahlenschlachtMap *self)
{
  g_return_val_if_fail (LM_IS_ZAHLENSCHLACHT_MAP (self), NULL);

  return describe (self, self->hovered.column >= 0 ? self->hovered : self->cursor);
}

/**
 * lm_zahlenschlacht_map_is_lettered:
 * @self: a map
 *
 * Returns: whether its cells are large enough for letters
 */
gboolean
lm_zahlenschlacht_map_is_lettered (LmZahlenschlachtMap *self)
{
  g_return_val_if_fail (LM_IS_ZAHLENSCHLACHT_MAP (self), FALSE);

  return self->lettered;
}
