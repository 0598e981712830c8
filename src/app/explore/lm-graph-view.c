/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-graph-view.c: a game graph to look at, to walk through and to choose from. */

#include "lm-graph-view.h"

#include "kit/widget/lm-keys.h"

#include <glib/gi18n.h>
#include <math.h>

#define MARGIN 24.0
#define ZOOM_STEP 1.2
#define LARGEST 3.0

/* At first it is no smaller than can be read. */
#define LEAST_AT_FIRST 0.6

/* Of the wheel, in pixels. */
#define SCROLL_STEP 60.0

/* Of more edges in sight a picture is shown that was made before; their names are shown from some size on. */
#define MOST_EDGES 400
#define LEAST_NAMED 0.8

struct _LmGraphView
{
  GtkWidget      parent_instance;

  LmGraphPicture picture;    /* its graph is NULL as long as there is none */
  double         scale;
  double         x;          /* what of the graph is at the upper left */
  double         y;
  gboolean       placed;     /* whether these hold; else as soon as there is room */
  guint          cursor;     /* a node */
  guint          from;       /* the node that the keyboard came from */
  int            pointed;    /* a node, or -1 */
  double         pointer_x;
  double         pointer_y;
  GtkWidget     *button;     /* over the cursor, for the keyboard and for screen readers */
  cairo_surface_t *overview; /* of all edges */
  GCancellable  *drawing;    /* while that is made */
  double         drag_x;
  double         drag_y;
  double         pinch;
};

G_DEFINE_FINAL_TYPE (LmGraphView, lm_graph_view, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  READ,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const LmGraphPlace *
get_place (LmGraphView *self,
           guint        node)
{
  return &self->picture.layout->places[node];
}

/* --- where it is --------------------------------------------------------------- */

static double
get_fit (LmGraphView *self)
{
  return MIN (gtk_widget_get_width (GTK_WIDGET (self)) / (self->picture.layout->width + 2 * MARGIN),
              gtk_widget_get_height (GTK_WIDGET (self)) / (self->picture.layout->height + 2 * MARGIN));
}

/* What is larger than the widget covers it; what is smaller is in its middle. */
static double
confine (double at,
         double size,
         double room)
{
  if (size + 2 * MARGIN <= room)
    return (size - room) / 2;

  return CLAMP (at, -MARGIN, size + MARGIN - room);
}

static void
move_to (LmGraphView *self,
         double       x,
         double       y)
{
  self->x = confine (x, self->picture.layout->width, gtk_widget_get_width (GTK_WIDGET (self)) / self->scale);
  self->y = confine (y, self->picture.layout->height, gtk_widget_get_height (GTK_WIDGET (self)) / self->scale);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* What is there in the widget stays there. */
static void
zoom_at (LmGraphView *self,
         double       scale,
         double       px,
         double       py)
{
  const double x = self->x + px / self->scale, y = self->y + py / self->scale;

  self->scale = CLAMP (scale, MIN (get_fit (self), 1), LARGEST);
  move_to (self, x - px / self->scale, y - py / self->scale);
}

/* How many pixels for one of the graph, about the middle; 0 for all of it. */
void
lm_graph_view_zoom (LmGraphView *self,
                    double       scale)
{
  zoom_at (self, scale, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0, gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
}

static void
show_node (LmGraphView *self,
           guint        node)
{
  const LmGraphPlace *place = get_place (self, node);
  const double width = gtk_widget_get_width (GTK_WIDGET (self)) / self->scale;
  const double height = gtk_widget_get_height (GTK_WIDGET (self)) / self->scale;
  const double beyond_x = place->width / 2 + MARGIN, beyond_y = place->height / 2 + 2 * MARGIN;

  move_to (self, CLAMP (self->x, place->x + beyond_x - width, MAX (place->x - beyond_x, place->x + beyond_x - width)),
           CLAMP (self->y, place->y + beyond_y - height, MAX (place->y - beyond_y, place->y + beyond_y - height)));
}

/* All of it, if that can be read; else its beginning, or what is on the board. */
static void
place (LmGraphView *self)
{
  self->placed = TRUE;
  self->scale = CLAMP (get_fit (self), LEAST_AT_FIRST, 1);
  move_to (self, get_place (self, self->cursor)->x - gtk_widget_get_width (GTK_WIDGET (self)) / self->scale / 2, -MARGIN);
  show_node (self, self->cursor);
}

/* --- the cursor ----------------------------------------------------------------- */

static void
say (LmGraphView *self)
{
  g_autofree char *text = NULL;

  if (self->picture.graph != NULL)
    {
      text = lm_graph_picture_describe (&self->picture, self->cursor);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    }
  g_signal_emit (self, signals[READ], 0);
}

static void
go_to (LmGraphView *self,
       guint        node,
       guint        from)
{
  self->cursor = node;
  self->from = from;
  self->pointed = -1;
  if (self->placed)
    show_node (self, node);
  say (self);
}

static void
go_to_node (LmGraphView *self,
            guint        node)
{
  go_to (self, node, lm_graph_get_node (self->picture.graph, node)->from);
}

/* From the left to the right; of edges to one node, one. */
static int
compare_edges (gconstpointer a,
               gconstpointer b,
               gpointer      view)
{
  LmGraphView *self = view;
  const guint first = lm_graph_get_edge (self->picture.graph, *(const guint *) a)->to;
  const guint second = lm_graph_get_edge (self->picture.graph, *(const guint *) b)->to;
  const double x = get_place (self, first)->x - get_place (self, second)->x;

  return x < 0 ? -1 : x > 0 ? 1 : (int) first - (int) second;
}

static GArray *
list_children (LmGraphView *self,
               guint        node)
{
  const LmGraphNode *this = lm_graph_get_node (self->picture.graph, node);
  GArray *edges = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = this->first; i < this->first + this->n_edges; i++)
    if (self->picture.layout->routes[i].n_points > 0)
      g_array_append_val (edges, i);
  g_array_sort_with_data (edges, compare_edges, self);
  for (guint i = 0; i < edges->len; i++)
    g_array_index (edges, guint, i) = lm_graph_get_edge (self->picture.graph, g_array_index (edges, guint, i))->to;

  return edges;
}

static void
go_aside (LmGraphView *self,
          int          by)
{
  g_autoptr (GArray) nodes = list_children (self, self->from);

  for (guint i = 0; i < nodes->len; i++)
    if (g_array_index (nodes, guint, i) == self->cursor && i + by < nodes->len)
      {
        go_to (self, g_array_index (nodes, guint, i + by), self->from);
        return;
      }
}

static void
go_down (LmGraphView *self)
{
  g_autoptr (GArray) nodes = list_children (self, self->cursor);

  if (nodes->len > 0)
    go_to (self, g_array_index (nodes, guint, 0), self->cursor);
}

static void
choose (LmGraphView *self)
{
  if (self->picture.graph != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, self->cursor);
}

/* --- keys ------------------------------------------------------------------------ */

static gboolean
key_cb (GtkWidget *widget,
        GVariant  *parameters,
        gpointer   user_data)
{
  LmGraphView *self = LM_GRAPH_VIEW (widget);

  if (self->picture.graph == NULL)
    return FALSE;

  switch (g_variant_get_uint32 (parameters))
    {
    case GDK_KEY_Down:
      go_down (self);
      return TRUE;
    case GDK_KEY_Up:
      go_to_node (self, self->from);
      return TRUE;
    case GDK_KEY_Left:
      go_aside (self, -1);
      return TRUE;
    case GDK_KEY_Right:
      go_aside (self, 1);
      return TRUE;
    case GDK_KEY_Home:
      go_to_node (self, MAX (lm_graph_picture_get_here (&self->picture), 0));
      return TRUE;
    case GDK_KEY_plus:
      lm_graph_view_zoom (self, self->scale * ZOOM_STEP);
      return TRUE;
    case GDK_KEY_minus:
      lm_graph_view_zoom (self, self->scale / ZOOM_STEP);
      return TRUE;
    default:
      lm_graph_view_zoom (self, 0);
      return TRUE;
    }
}

/* Where the digit is not what the key gives by itself. */
static gboolean
key_pressed_cb (LmGraphView     *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state,
                gpointer         controller)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || self->picture.graph == NULL
      || lm_keys_translate (controller, keyval) != GDK_KEY_0)
    return FALSE;

  lm_graph_view_zoom (self, 0);
  return TRUE;
}

static void
add_bindings (GtkWidgetClass *widget_class)
{
  static const guint keys[][2] = {
    { GDK_KEY_Down, GDK_KEY_Down }, { GDK_KEY_KP_Down, GDK_KEY_Down }, { GDK_KEY_Up, GDK_KEY_Up },
    { GDK_KEY_KP_Up, GDK_KEY_Up }, { GDK_KEY_Left, GDK_KEY_Left }, { GDK_KEY_KP_Left, GDK_KEY_Left },
    { GDK_KEY_Right, GDK_KEY_Right }, { GDK_KEY_KP_Right, GDK_KEY_Right }, { GDK_KEY_Home, GDK_KEY_Home },
    { GDK_KEY_KP_Home, GDK_KEY_Home }, { GDK_KEY_plus, GDK_KEY_plus }, { GDK_KEY_equal, GDK_KEY_plus },
    { GDK_KEY_KP_Add, GDK_KEY_plus }, { GDK_KEY_minus, GDK_KEY_minus }, { GDK_KEY_KP_Subtract, GDK_KEY_minus },
    { GDK_KEY_0, GDK_KEY_0 }, { GDK_KEY_KP_0, GDK_KEY_0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i][0], 0, key_cb, "u", keys[i][1]);
}

/* --- pointer ---------------------------------------------------------------------- */

static int
find_at (LmGraphView *self,
         double       px,
         double       py)
{
  const double x = self->x + px / self->scale, y = self->y + py / self->scale;

  for (guint i = 0; self->picture.graph != NULL && i < self->picture.graph->nodes->len; i++)
    if (fabs (get_place (self, i)->x - x) <= get_place (self, i)->width / 2
        && fabs (get_place (self, i)->y - y) <= get_place (self, i)->height / 2)
      return i;

  return -1;
}

/* A pointer that stays where it is does not point anew when something moves below it. */
static void
motion_cb (LmGraphView *self,
           double       px,
           double       py)
{
  const int node = find_at (self, px, py);

  if (px == self->pointer_x && py == self->pointer_y)
    return;

  self->pointer_x = px;
  self->pointer_y = py;
  if (node == self->pointed)
    return;

  self->pointed = node;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), node >= 0 ? "pointer" : NULL);
  g_signal_emit (self, signals[READ], 0);
}

static void
leave_cb (LmGraphView *self)
{
  self->pointed = -1;
  g_signal_emit (self, signals[READ], 0);
}

static void
released_cb (LmGraphView *self,
             int          n_press,
             double       px,
             double       py)
{
  const int node = find_at (self, px, py);

  gtk_widget_grab_focus (self->button);
  if (node < 0)
    return;

  go_to_node (self, node);
  choose (self);
}

static void
drag_begin_cb (LmGraphView *self)
{
  self->drag_x = self->x;
  self->drag_y = self->y;
}

/* Whoever drags does not click. */
static void
drag_update_cb (LmGraphView    *self,
                double          offset_x,
                double          offset_y,
                GtkGestureDrag *drag)
{
  if (self->picture.graph == NULL
      || !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, offset_x, offset_y))
    return;

  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  move_to (self, self->drag_x - offset_x / self->scale, self->drag_y - offset_y / self->scale);
}

static gboolean
scroll_cb (LmGraphView              *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *controller)
{
  const GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if (self->picture.graph == NULL)
    return GDK_EVENT_PROPAGATE;

  if ((state & GDK_CONTROL_MASK) == 0)
    move_to (self, self->x + dx * SCROLL_STEP / self->scale, self->y + dy * SCROLL_STEP / self->scale);
  else
    zoom_at (self, self->scale * pow (ZOOM_STEP, -dy), self->pointer_x, self->pointer_y);
  return GDK_EVENT_STOP;
}

static void
pinch_begin_cb (LmGraphView *self)
{
  self->pinch = self->scale;
}

static void
pinch_cb (LmGraphView *self,
          double       factor,
          GtkGesture  *gesture)
{
  double px, py;

  if (self->picture.graph != NULL && gtk_gesture_get_bounding_box_center (gesture, &px, &py))
    zoom_at (self, self->pinch * factor, px, py);
}

static void
add_controllers (LmGraphView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}

/* --- the picture of all edges --------------------------------------------------------- */

static void
overview_thread (GTask        *task,
                 gpointer      source,
                 gpointer      picture,
                 GCancellable *cancellable)
{
  g_task_return_pointer (task, lm_graph_picture_draw_overview (picture),
                         (GDestroyNotify) cairo_surface_destroy);
}

static void
overview_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  LmGraphView *self = LM_GRAPH_VIEW (source);
  cairo_surface_t *surface = g_task_propagate_pointer (G_TASK (result), NULL);

  if (surface == NULL)
    return;

  self->overview = surface;
  g_clear_object (&self->drawing);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
renew_overview (LmGraphView *self)
{
  g_autoptr (GTask) task = NULL;
  LmGraphPicture *copy;

  g_cancellable_cancel (self->drawing);
  g_clear_object (&self->drawing);
  g_clear_pointer (&self->overview, cairo_surface_destroy);
  if (self->picture.graph == NULL || self->picture.graph->edges->len <= MOST_EDGES)
    return;

  copy = lm_graph_picture_copy (&self->picture);
  g_clear_pointer (&copy->line, g_array_unref);
  self->drawing = g_cancellable_new ();
  task = g_task_new (self, self->drawing, overview_cb, NULL);
  g_task_set_task_data (task, copy, (GDestroyNotify) lm_graph_picture_free);
  g_task_run_in_thread (task, overview_thread);
}

/* --- the widget ------------------------------------------------------------------------ */

static void
paint_overview (LmGraphView *self,
                cairo_t     *cr)
{
  cairo_save (cr);
  cairo_scale (cr, self->picture.layout->width / cairo_image_surface_get_width (self->overview),
               self->picture.layout->height / cairo_image_surface_get_height (self->overview));
  cairo_set_source_surface (cr, self->overview, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_restore (cr);
}

static void
lm_graph_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  LmGraphView *self = LM_GRAPH_VIEW (widget);
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const graphene_rect_t sight = GRAPHENE_RECT_INIT (self->x, self->y, width / self->scale, height / self->scale);
  gboolean many;
  cairo_t *cr;

  if (self->picture.graph == NULL || !self->placed)
    return;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  many = lm_graph_picture_count_edges (&self->picture, &sight, MOST_EDGES) > MOST_EDGES;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_scale (cr, self->scale, self->scale);
  cairo_translate (cr, -self->x, -self->y);
  if (many && self->overview != NULL)
    paint_overview (self, cr);
  else if (!many)
    lm_graph_picture_draw_edges (&self->picture, cr, &sight, self->scale);
  if (!many || self->scale >= LEAST_NAMED)
    lm_graph_picture_name_edges (&self->picture, cr, &sight, self->scale);
  lm_graph_picture_draw_nodes (&self->picture, cr, &sight, self->scale);
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (lm_graph_view_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
lm_graph_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  LmGraphView *self = LM_GRAPH_VIEW (widget);
  const LmGraphPlace *at;

  gtk_widget_set_child_visible (self->button, self->picture.graph != NULL);
  if (self->picture.graph == NULL)
    return;
  if (!self->placed)
    place (self);

  at = get_place (self, self->cursor);
  gtk_widget_size_allocate (self->button,
                            &(GtkAllocation) { (at->x - at->width / 2 - self->x) * self->scale - 2,
                                               (at->y - at->height / 2 - self->y) * self->scale - 2,
                                               MAX (at->width * self->scale, 4) + 4,
                                               MAX (at->height * self->scale, 4) + 4 }, -1);
}

static gboolean
lm_graph_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LM_GRAPH_VIEW (widget)->button);
}

static gboolean
lm_graph_view_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  GtkWidget *button = LM_GRAPH_VIEW (widget)->button;

  return gtk_widget_get_child_visible (button) && !gtk_widget_has_focus (button) && gtk_widget_grab_focus (button);
}

static void
lm_graph_view_css_changed (GtkWidget         *widget,
                           GtkCssStyleChange *change)
{
  LmGraphView *self = LM_GRAPH_VIEW (widget);

  GTK_WIDGET_CLASS (lm_graph_view_parent_class)->css_changed (widget, change);
  lm_graph_picture_read_look (&self->picture, widget);
  renew_overview (self);
  gtk_widget_queue_draw (widget);
}

static void
lm_graph_view_dispose (GObject *object)
{
  LmGraphView *self = LM_GRAPH_VIEW (object);

  g_cancellable_cancel (self->drawing);
  g_clear_object (&self->drawing);
  g_clear_pointer (&self->overview, cairo_surface_destroy);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  lm_graph_picture_clear (&self->picture);
  g_clear_pointer (&self->picture.font, pango_font_description_free);

  G_OBJECT_CLASS (lm_graph_view_parent_class)->dispose (object);
}

static void
lm_graph_view_class_init (LmGraphViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_graph_view_dispose;
  widget_class->snapshot = lm_graph_view_snapshot;
  widget_class->size_allocate = lm_graph_view_size_allocate;
  widget_class->grab_focus = lm_graph_view_grab_focus;
  widget_class->focus = lm_graph_view_focus;
  widget_class->css_changed = lm_graph_view_css_changed;
  signals[CHOSEN] = lm_signal_new (klass, "chosen", 1, G_TYPE_UINT);
  signals[READ] = lm_signal_new (klass, "read", 0);
  add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "graphview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lm_graph_view_init (LmGraphView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->scale = 1;
  self->pointed = -1;
  lm_graph_picture_read_look (&self->picture, GTK_WIDGET (self));
  self->button = gtk_button_new ();
  gtk_widget_add_css_class (self->button, "cell");
  gtk_widget_set_can_target (self->button, FALSE);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (choose), self);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Game graph"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("Down goes along a move, Up back, Left and Right to other moves; Enter opens "
                                    "a position; plus, minus and 0 zoom."), -1);
  add_controllers (self);
}

GtkWidget *
lm_graph_view_new (void)
{
  return g_object_new (LM_TYPE_GRAPH_VIEW, NULL);
}

/* Shows another graph, of which nothing is told yet, or none for NULL. @layout: (transfer full) */
void
lm_graph_view_show (LmGraphView   *self,
                    LmGraph       *graph,
                    LmGraphLayout *layout)
{
  lm_graph_picture_clear (&self->picture);
  self->picture.graph = graph != NULL ? lm_graph_ref (graph) : NULL;
  self->picture.layout = layout;
  self->cursor = self->from = 0;
  self->pointed = -1;
  self->placed = FALSE;
  renew_overview (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  say (self);
}

/* Tells who wins, or nothing for NULL. */
void
lm_graph_view_set_values (LmGraphView *self,
                          GArray      *values)
{
  g_clear_pointer (&self->picture.values, g_array_unref);
  self->picture.values = values != NULL ? g_array_ref (values) : NULL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  say (self);
}

/* The nodes that the game has come through; the keyboard goes to the last. */
void
lm_graph_view_set_line (LmGraphView *self,
                        GArray      *line)
{
  g_clear_pointer (&self->picture.line, g_array_unref);
  self->picture.line = g_array_ref (line);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->picture.graph != NULL)
    go_to_node (self, MAX (lm_graph_picture_get_here (&self->picture), 0));
}

/* Whether all that is drawn from memory is there. */
gboolean
lm_graph_view_is_ready (LmGraphView *self)
{
  return self->placed && self->drawing == NULL;
}

/* Returns: (transfer full): what is pointed at, or else where the keyboard is, in words */
char *
lm_graph_view_read (LmGraphView *self)
{
  if (self->picture.graph == NULL)
    return g_strdup ("");

  return lm_graph_picture_describe (&self->picture, self->pointed >= 0 ? (guint) self->pointed : self->cursor);
}

/* Its graph is NULL where none is shown. */
const LmGraphPicture *
lm_graph_view_get_picture (LmGraphView *self)
{
  return &self->picture;
}
