/* SPDX-License-Identifier: GPL-3.0-or-later */
/* slate.c: the slate with the numbers: it is scrolled, zoomed, pointed at and walked over. */

#include "config.h"

#include "slate.h"

#include "board/lm-board-text.h"
#include "keys.h"
#include "scroll.h"
#include "sheet.h"

#include <glib/gi18n.h>

/* Tiles relative to a line of text: the smallest and the largest, and between them those that fitting makes. */
#define SMALLEST 1.35
#define COMFORTABLE 2.1
#define LARGE 4.2
#define LARGEST 7.0

#define ZOOM_STEP 1.2

/* Rows beyond the edges that have tiles already when they come into sight. */
#define BEYOND 1

struct _LmZahlenschlachtSlate
{
  GtkWidget               parent_instance;

  LmZahlenschlachtScene  *scene;
  LmZahlenschlachtSheet  *sheet;
  LmZahlenschlachtChalk  *chalk;
  LmZahlenschlachtLayout  layout;
  LmZahlenschlachtOrder   order;
  int                     zoom;

  LmZahlenschlachtScroll  scroll;

  /* Where the keyboard is or was last. */
  guint                   current;
  guint                   hover;
  graphene_point_t        pointer;
  LmZahlenschlachtTyping  typing;
};

G_DEFINE_FINAL_TYPE_WITH_CODE (LmZahlenschlachtSlate, lm_zahlenschlacht_slate, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  ACTIVATED,
  POINTED,
  ZOOMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static int
scale_line (LmZahlenschlachtSlate *self,
            double                 factor)
{
  return lm_board_text_get_line (GTK_WIDGET (self)) * factor;
}

static gboolean
is_ready (LmZahlenschlachtSlate *self)
{
  return lm_zahlenschlacht_scene_get_position (self->scene) != NULL;
}

/* Whether the numbers have the places that the layout gives them; not before the board is drawn the next time. */
static gboolean
is_laid_out (LmZahlenschlachtSlate *self)
{
  return is_ready (self) && self->layout.n != 0
         && self->layout.n == lm_zahlenschlacht_position_get_n (lm_zahlenschlacht_scene_get_position (self->scene));
}

static double
get_value (LmZahlenschlachtSlate *self)
{
  return lm_zahlenschlacht_scroll_get_value (&self->scroll, GTK_ORIENTATION_VERTICAL);
}

/* What of the sheet is at the slate's upper edge; a low sheet stands in the middle. */
static int
get_top (LmZahlenschlachtSlate *self)
{
  int spare = gtk_widget_get_height (GTK_WIDGET (self)) - self->layout.height;

  return spare > 0 ? -spare / 2 : (int) get_value (self);
}

/* Pointing. */

static void
set_pointed (LmZahlenschlachtSlate *self,
             guint                  number)
{
  if (lm_zahlenschlacht_scene_get_pointed (self->scene) == number)
    return;

  lm_zahlenschlacht_scene_set_pointed (self->scene, number);
  lm_zahlenschlacht_sheet_update (self->sheet);
  g_signal_emit (self, signals[POINTED], 0);
}

/* Whoever walks with the keyboard does not mean the place where the pointer rests. */
static void
update_pointed (LmZahlenschlachtSlate *self)
{
  set_pointed (self, self->hover != 0 ? self->hover : lm_zahlenschlacht_sheet_get_focus (self->sheet));
}

static void
motion_cb (LmZahlenschlachtSlate *self,
           double                 x,
           double                 y)
{
  /* Tiles move under a pointer that rests. */
  if (!is_laid_out (self) || (self->pointer.x == (float) x && self->pointer.y == (float) y))
    return;

  graphene_point_init (&self->pointer, x, y);
  self->hover = lm_zahlenschlacht_layout_find (&self->layout, x, y + get_top (self));
  update_pointed (self);
}

static void
leave_cb (LmZahlenschlachtSlate *self)
{
  graphene_point_init (&self->pointer, -1, -1);
  self->hover = 0;
  update_pointed (self);
}

/* Layout. */

static int
choose_tile (LmZahlenschlachtSlate *self,
             LmPosition            *position,
             int                    width,
             int                    height)
{
  if (self->zoom != LM_ZAHLENSCHLACHT_FIT)
    return CLAMP (self->zoom, scale_line (self, SMALLEST), scale_line (self, LARGEST));

  return lm_zahlenschlacht_layout_fit (lm_zahlenschlacht_position_get_n (position),
                                       lm_zahlenschlacht_position_get_d (position), self->order,
                                       scale_line (self, COMFORTABLE), scale_line (self, LARGE), width, height);
}

static void
prepare_chalk (LmZahlenschlachtSlate *self)
{
  gboolean changed = self->chalk == NULL;

  if (self->chalk == NULL)
    self->chalk = lm_zahlenschlacht_chalk_new (GTK_WIDGET (self));
  changed |= lm_zahlenschlacht_chalk_set_size (self->chalk, self->layout.tile,
                                               gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  if (changed)
    lm_zahlenschlacht_sheet_set_chalk (self->sheet, self->chalk);
}

/* The number to keep in its place while the others are arranged anew, and how far down it is; 0 at the beginning. */
static guint
get_anchor (LmZahlenschlachtSlate *self,
            int                    height,
            double                *down)
{
  g_autoptr (GArray) sight = g_array_new (FALSE, FALSE, sizeof (guint));
  const double value = get_value (self);
  guint anchor = 0;
  GdkRectangle place;

  if (self->layout.n == 0)
    return 0;

  lm_zahlenschlacht_layout_list (&self->layout, value, value + height, sight);
  for (guint i = 0; i < sight->len && anchor == 0; i++)
    if (g_array_index (sight, guint, i) == self->current)
      anchor = self->current;
  if (anchor == 0 && value > 0 && sight->len > 0)
    anchor = g_array_index (sight, guint, 0);
  if (anchor == 0)
    return 0;

  lm_zahlenschlacht_layout_get_tile (&self->layout, anchor, &place);
  *down = CLAMP (place.y - value, 0, height - self->layout.tile);
  return anchor;
}

static void
configure (LmZahlenschlachtSlate *self,
           double                 value,
           int                    width,
           int                    height)
{
  lm_zahlenschlacht_scroll_configure (&self->scroll, GTK_ORIENTATION_HORIZONTAL, 0, width, width, 1);
  lm_zahlenschlacht_scroll_configure (&self->scroll, GTK_ORIENTATION_VERTICAL, value, self->layout.height,
                                      MAX (1, height), self->layout.tile + self->layout.gap);
}

static gboolean
is_same_layout (const LmZahlenschlachtLayout *a,
                const LmZahlenschlachtLayout *b)
{
  return a->n == b->n && a->d == b->d && a->order == b->order && a->tile == b->tile && a->left == b->left
         && a->columns == b->columns && a->height == b->height;
}

static void
lay_out (LmZahlenschlachtSlate *self,
         int                    width,
         int                    height)
{
  LmPosition *position = lm_zahlenschlacht_scene_get_position (self->scene);
  LmZahlenschlachtLayout layout;
  GdkRectangle place;
  double down = 0;
  guint anchor;
  double value = get_value (self);

  lm_zahlenschlacht_layout_init (&layout, lm_zahlenschlacht_position_get_n (position),
                                 lm_zahlenschlacht_position_get_d (position), self->order,
                                 choose_tile (self, position, width, height), width);
  if (!is_same_layout (&layout, &self->layout))
    {
      anchor = get_anchor (self, height, &down);
      self->layout = layout;
      lm_zahlenschlacht_sheet_set_layout (self->sheet, &self->layout);
      if (anchor > 0 && anchor <= layout.n)
        {
          lm_zahlenschlacht_layout_get_tile (&layout, anchor, &place);
          value = place.y - MIN (down, MAX (0, height - layout.tile));
        }
    }
  prepare_chalk (self);
  configure (self, value, width, height);
}

static void
lm_zahlenschlacht_slate_size_allocate (GtkWidget *widget,
                                       int        width,
                                       int        height,
                                       int        baseline)
{
  LmZahlenschlachtSlate *self = LM_ZAHLENSCHLACHT_SLATE (widget);
  GtkWidget *sheet = GTK_WIDGET (self->sheet);
  int beyond, top, minimum;

  gtk_widget_set_child_visible (sheet, is_ready (self));
  if (!is_ready (self))
    return;

  lay_out (self, width, height);
  top = get_top (self);
  beyond = BEYOND * (self->layout.tile + self->layout.gap);
  lm_zahlenschlacht_sheet_reserve (self->sheet, lm_zahlenschlacht_layout_get_most (&self->layout, height + 2 * beyond));
  lm_zahlenschlacht_sheet_show (self->sheet, top - beyond, top + height + beyond);
  gtk_widget_measure (sheet, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_allocate (sheet, width, self->layout.height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, -top)));
}

static void
lm_zahlenschlacht_slate_measure (GtkWidget      *widget,
                                 GtkOrientation  orientation,
                                 int             for_size,
                                 int            *minimum,
                                 int            *natural,
                                 int            *minimum_baseline,
                                 int            *natural_baseline)
{
  LmZahlenschlachtSlate *self = LM_ZAHLENSCHLACHT_SLATE (widget);

  *minimum = scale_line (self, 6);
  *natural = scale_line (self, orientation == GTK_ORIENTATION_HORIZONTAL ? 36 : 20);
}

/**
 * lm_zahlenschlacht_slate_show_number:
 * @self: a slate
 * @number: a number of the board
 *
 * Scrolls as far as it has to, so that the number is in sight.
 */
void
lm_zahlenschlacht_slate_show_number (LmZahlenschlachtSlate *self,
                                     guint                  number)
{
  GdkRectangle place;

  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SLATE (self));

  if (number == 0 || number > self->layout.n)
    return;

  lm_zahlenschlacht_layout_get_tile (&self->layout, number, &place);
  lm_zahlenschlacht_scroll_show (&self->scroll, GTK_ORIENTATION_VERTICAL, place.y - self->layout.tile / 2,
                                 place.y + place.height + self->layout.tile / 2);
}

/* The keyboard. */

static void
go_to (LmZahlenschlachtSlate *self,
       guint                  number)
{
  if (number == 0)
    return;

  self->hover = 0;
  self->current = number;
  lm_zahlenschlacht_slate_show_number (self, number);
  lm_zahlenschlacht_sheet_grab_focus (self->sheet, number);
}

static void
focused_cb (LmZahlenschlachtSlate *self,
            guint                  number)
{
  if (number != 0)
    self->current = number;
  update_pointed (self);
}

/* Where the keyboard begins: where it was, or at a hint, or at the first number that is left. */
static guint
get_current (LmZahlenschlachtSlate *self)
{
  LmPosition *position = lm_zahlenschlacht_scene_get_position (self->scene);
  guint arrow = lm_zahlenschlacht_scene_get_arrow (self->scene);

  if (self->current > 0 && self->current <= self->layout.n)
    return self->current;

  return arrow != 0 ? arrow : lm_zahlenschlacht_position_get_next (position, 0);
}

static gboolean
lm_zahlenschlacht_slate_focus (GtkWidget        *widget,
                               GtkDirectionType  direction)
{
  LmZahlenschlachtSlate *self = LM_ZAHLENSCHLACHT_SLATE (widget);
  guint focus = lm_zahlenschlacht_sheet_get_focus (self->sheet);
  guint next;

  if (!is_laid_out (self))
    return FALSE;
  if (focus == 0)
    {
      go_to (self, get_current (self));
      return TRUE;
    }

  next = lm_zahlenschlacht_layout_step (&self->layout, focus, direction);
  go_to (self, next);
  return next != 0;
}

static gboolean
lm_zahlenschlacht_slate_grab_focus (GtkWidget *widget)
{
  LmZahlenschlachtSlate *self = LM_ZAHLENSCHLACHT_SLATE (widget);

  if (!is_laid_out (self))
    return FALSE;

  go_to (self, get_current (self));
  return TRUE;
}

static gboolean
key_pressed_cb (LmZahlenschlachtSlate *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state)
{
  const int page = 0.9 * gtk_widget_get_height (GTK_WIDGET (self));
  LmZahlenschlachtKey key;
  int detail = 0;

  if (!is_laid_out (self))
    return FALSE;

  key = lm_zahlenschlacht_key_read (keyval, state, &detail);
  if (key == LM_ZAHLENSCHLACHT_KEY_ZOOM)
    lm_zahlenschlacht_slate_zoom (self, detail);
  else if (key == LM_ZAHLENSCHLACHT_KEY_FIT)
    lm_zahlenschlacht_slate_set_zoom (self, LM_ZAHLENSCHLACHT_FIT);
  else if (key == LM_ZAHLENSCHLACHT_KEY_DIGIT)
    go_to (self, lm_zahlenschlacht_key_type (&self->typing, detail, self->layout.n));
  else
    go_to (self, lm_zahlenschlacht_key_walk (&self->layout, key, detail, get_current (self), page));

  return key != LM_ZAHLENSCHLACHT_KEY_NONE;
}

/**
 * lm_zahlenschlacht_slate_press:
 * @self: a slate
 * @keyval: a key that was pressed beside it
 * @state: what was held with it
 *
 * Numbers can be typed and the slate be zoomed from everywhere on the board;
 * the other keys walk over the slate alone.
 *
 * Returns: whether the key did something
 */
gboolean
lm_zahlenschlacht_slate_press (LmZahlenschlachtSlate *self,
                               guint                  keyval,
                               GdkModifierType        state)
{
  LmZahlenschlachtKey key;
  int detail = 0;

  g_return_val_if_fail (LM_IS_ZAHLENSCHLACHT_SLATE (self), FALSE);

  key = lm_zahlenschlacht_key_read (keyval, state, &detail);
  return (key == LM_ZAHLENSCHLACHT_KEY_DIGIT || key == LM_ZAHLENSCHLACHT_KEY_ZOOM || key == LM_ZAHLENSCHLACHT_KEY_FIT)
         && key_pressed_cb (self, keyval, 0, state);
}

/* Zooming. */

/**
 * lm_zahlenschlacht_slate_set_zoom:
 * @self: a slate
 * @tile: the size of a tile in pixels, or %LM_ZAHLENSCHLACHT_FIT
 */
void
lm_zahlenschlacht_slate_set_zoom (LmZahlenschlachtSlate *self,
                                  int                    tile)
{
  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SLATE (self));

  if (self->zoom == tile)
    return;

  self->zoom = tile;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_signal_emit (self, signals[ZOOMED], 0);
}

/**
 * lm_zahlenschlacht_slate_get_zoom:
 * @self: a slate
 *
 * Returns: the size of a tile in pixels, or %LM_ZAHLENSCHLACHT_FIT
 */
int
lm_zahlenschlacht_slate_get_zoom (LmZahlenschlachtSlate *self)
{
  g_return_val_if_fail (LM_IS_ZAHLENSCHLACHT_SLATE (self), LM_ZAHLENSCHLACHT_FIT);

  return self->zoom;
}

/**
 * lm_zahlenschlacht_slate_zoom:
 * @self: a slate
 * @steps: how many steps closer, or farther away if negative
 */
void
lm_zahlenschlacht_slate_zoom (LmZahlenschlachtSlate *self,
                              int                    steps)
{
  double tile;

  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SLATE (self));

  tile = self->zoom != LM_ZAHLENSCHLACHT_FIT ? self->zoom : self->layout.tile;
  for (; steps > 0; steps--)
    tile *= ZOOM_STEP;
  for (; steps < 0; steps++)
    tile /= ZOOM_STEP;
  lm_zahlenschlacht_slate_set_zoom (self, CLAMP ((int) (tile + 0.5), scale_line (self, SMALLEST),
                                                 scale_line (self, LARGEST)));
}

static gboolean
scroll_cb (LmZahlenschlachtSlate    *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *scroll)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));

  if ((state & GDK_CONTROL_MASK) == 0)
    return FALSE;

  lm_zahlenschlacht_slate_zoom (self, dy < 0 ? 1 : -1);
  return TRUE;
}

static void
activated_cb (LmZahlenschlachtSlate *self,
              guint                  number)
{
  g_signal_emit (self, signals[ACTIVATED], 0, number);
}

/**
 * lm_zahlenschlacht_slate_set_order:
 * @self: a slate
 * @order: how the numbers are arranged
 */
void
lm_zahlenschlacht_slate_set_order (LmZahlenschlachtSlate *self,
                                   LmZahlenschlachtOrder  order)
{
  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SLATE (self));

  self->order = order;
  self->hover = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * lm_zahlenschlacht_slate_update:
 * @self: a slate
 *
 * Shows what has changed in the scene.
 */
void
lm_zahlenschlacht_slate_update (LmZahlenschlachtSlate *self)
{
  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SLATE (self));

  lm_zahlenschlacht_sheet_update (self->sheet);
}

/**
 * lm_zahlenschlacht_slate_restart:
 * @self: a slate
 *
 * Shows a scene that has other numbers, or another divisor, than before.
 */
void
lm_zahlenschlacht_slate_restart (LmZahlenschlachtSlate *self)
{
  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SLATE (self));

  self->hover = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * lm_zahlenschlacht_slate_get_n_tiles:
 * @self: a slate
 *
 * Returns: how many tiles there are for the numbers in sight
 */
guint
lm_zahlenschlacht_slate_get_n_tiles (LmZahlenschlachtSlate *self)
{
  g_return_val_if_fail (LM_IS_ZAHLENSCHLACHT_SLATE (self), 0);

  return lm_zahlenschlacht_sheet_get_n_tiles (self->sheet);
}

/* The theme has changed, and with it perhaps the size of the text. */
static void
lm_zahlenschlacht_slate_css_changed (GtkWidget         *widget,
                                     GtkCssStyleChange *change)
{
  LmZahlenschlachtSlate *self = LM_ZAHLENSCHLACHT_SLATE (widget);

  GTK_WIDGET_CLASS (lm_zahlenschlacht_slate_parent_class)->css_changed (widget, change);

  g_clear_pointer (&self->chalk, lm_zahlenschlacht_chalk_unref);
  gtk_widget_queue_resize (widget);
}

static void
lm_zahlenschlacht_slate_get_property (GObject    *object,
                                      guint       property_id,
                                      GValue     *value,
                                      GParamSpec *pspec)
{
  LmZahlenschlachtSlate *self = LM_ZAHLENSCHLACHT_SLATE (object);

  if (!lm_zahlenschlacht_scroll_get_property (&self->scroll, property_id, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
lm_zahlenschlacht_slate_set_property (GObject      *object,
                                      guint         property_id,
                                      const GValue *value,
                                      GParamSpec   *pspec)
{
  LmZahlenschlachtSlate *self = LM_ZAHLENSCHLACHT_SLATE (object);

  if (!lm_zahlenschlacht_scroll_set_property (&self->scroll, property_id, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
lm_zahlenschlacht_slate_dispose (GObject *object)
{
  LmZahlenschlachtSlate *self = LM_ZAHLENSCHLACHT_SLATE (object);

  lm_zahlenschlacht_scroll_clear (&self->scroll);
  if (self->sheet != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->sheet, self);
      gtk_widget_unparent (GTK_WIDGET (self->sheet));
      self->sheet = NULL;
    }
  g_clear_pointer (&self->chalk, lm_zahlenschlacht_chalk_unref);

  G_OBJECT_CLASS (lm_zahlenschlacht_slate_parent_class)->dispose (object);
}

static void
lm_zahlenschlacht_slate_class_init (LmZahlenschlachtSlateClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lm_zahlenschlacht_slate_get_property;
  object_class->set_property = lm_zahlenschlacht_slate_set_property;
  object_class->dispose = lm_zahlenschlacht_slate_dispose;
  widget_class->measure = lm_zahlenschlacht_slate_measure;
  widget_class->size_allocate = lm_zahlenschlacht_slate_size_allocate;
  widget_class->css_changed = lm_zahlenschlacht_slate_css_changed;
  widget_class->focus = lm_zahlenschlacht_slate_focus;
  widget_class->grab_focus = lm_zahlenschlacht_slate_grab_focus;

  lm_zahlenschlacht_scroll_class_init (object_class);

  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ZOOMED] = g_signal_new ("zoomed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "slate");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_controllers (LmZahlenschlachtSlate *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
                                                                | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}

static void
lm_zahlenschlacht_slate_init (LmZahlenschlachtSlate *self)
{
  self->scroll.widget = GTK_WIDGET (self);
  graphene_point_init (&self->pointer, -1, -1);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Numbers"), -1);
  add_controllers (self);
}

/**
 * lm_zahlenschlacht_slate_new:
 * @scene: what there is to see, which outlives the slate
 *
 * Returns: (transfer floating): a slate
 */
GtkWidget *
lm_zahlenschlacht_slate_new (LmZahlenschlachtScene *scene)
{
  LmZahlenschlachtSlate *self = g_object_new (LM_TYPE_ZAHLENSCHLACHT_SLATE, NULL);

  self->scene = scene;
  self->sheet = LM_ZAHLENSCHLACHT_SHEET (lm_zahlenschlacht_sheet_new (scene));
  g_signal_connect_swapped (self->sheet, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->sheet, "focused", G_CALLBACK (focused_cb), self);
  gtk_widget_set_parent (GTK_WIDGET (self->sheet), GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
