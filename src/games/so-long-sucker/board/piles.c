/* SPDX-License-Identifier: GPL-3.0-or-later */
/* piles.c: the table with all piles, and who is asked beside one. */

#include "config.h"

#include "piles.h"

#include "chip-button.h"
#include "chip.h"

#include <glib/gi18n.h>
#include <math.h>

/* Of a pile, in pixels. */
#define NARROWEST 56
#define COMFORTABLE 76.0
#define WIDEST 104
#define LOWEST 104
#define HIGHEST 270
#define GAP 4

/* So many places are drawn; where there are more, one empty one stands for all. */
#define MAX_PLACES 24

struct _LmSlsPiles
{
  GtkWidget   parent_instance;

  /* (element-type LmSlsPileButton) */
  GPtrArray  *piles;
  GtkWidget  *chooser;
  guint       chooser_pile;
};

G_DEFINE_FINAL_TYPE (LmSlsPiles, lm_sls_piles, GTK_TYPE_WIDGET)

enum
{
  ACTIVATED,
  REMOVED,
  DROPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
clicked_cb (LmSlsPiles      *self,
            LmSlsPileButton *pile)
{
  g_signal_emit (self, signals[ACTIVATED], 0, lm_sls_pile_button_get_number (pile));
}

static gboolean
drop_cb (LmSlsPiles    *self,
         const GValue  *value,
         double         x,
         double         y,
         GtkDropTarget *target)
{
  GtkWidget *pile = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));

  g_signal_emit (self, signals[DROPPED], 0,
                 lm_sls_pile_button_get_number (LM_SLS_PILE_BUTTON (pile)), g_value_get_uint (value));
  return TRUE;
}

static void
remove_from (LmSlsPiles *self,
             GtkWidget  *pile)
{
  g_signal_emit (self, signals[REMOVED], 0, lm_sls_pile_button_get_number (LM_SLS_PILE_BUTTON (pile)));
}

static void
secondary_cb (LmSlsPiles *self,
              int         n_press,
              double      x,
              double      y,
              GtkGesture *gesture)
{
  remove_from (self, gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));
}

static gboolean
key_pressed_cb (LmSlsPiles            *self,
                guint                  key,
                guint                  code,
                GdkModifierType        modifiers,
                GtkEventControllerKey *controller)
{
  if (key != GDK_KEY_Delete && key != GDK_KEY_BackSpace && key != GDK_KEY_KP_Delete)
    return GDK_EVENT_PROPAGATE;

  remove_from (self, gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
  return GDK_EVENT_STOP;
}

static void
add_controllers (LmSlsPiles *self,
                 GtkWidget  *pile)
{
  GtkDropTarget *target = gtk_drop_target_new (LM_SLS_DRAG_TYPE, GDK_ACTION_COPY);
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (secondary, "pressed", G_CALLBACK (secondary_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (pile, GTK_EVENT_CONTROLLER (target));
  gtk_widget_add_controller (pile, GTK_EVENT_CONTROLLER (secondary));
  gtk_widget_add_controller (pile, keys);
}

static void
add_pile (LmSlsPiles *self)
{
  GtkWidget *pile = lm_sls_pile_button_new ();

  g_signal_connect_swapped (pile, "clicked", G_CALLBACK (clicked_cb), self);
  add_controllers (self, pile);
  gtk_widget_insert_before (pile, GTK_WIDGET (self), self->chooser);
  g_ptr_array_add (self->piles, pile);
}

/* As few rows as leave the piles wide enough; more when so many can only be narrow. */
static guint
get_columns (LmSlsPiles *self,
             double      width,
             double      height)
{
  const guint n = MAX (self->piles->len, 1);
  const guint rows = ceil (n * COMFORTABLE / MAX (width, COMFORTABLE));
  const guint most = MAX (1, height / LOWEST);

  return (n + MIN (rows, most) - 1) / MIN (rows, most);
}

static guint
get_rows (LmSlsPiles *self,
          double      width,
          double      height)
{
  const guint columns = get_columns (self, width, height);

  return (MAX (self->piles->len, 1) + columns - 1) / columns;
}

static void
lm_sls_piles_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  LmSlsPiles *self = LM_SLS_PILES (widget);
  const guint n = MAX (self->piles->len, 1);

  /* A child has to be measured before it is allocated. */
  gtk_widget_measure (self->chooser, orientation, -1, minimum, natural, NULL, NULL);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN (n, 4) * NARROWEST;
      *natural = MIN (n, 8) * WIDEST;
      return;
    }

  *minimum = LOWEST * ((n + MAX (for_size / NARROWEST, 4) - 1) / MAX (for_size / NARROWEST, 4));
  *natural = MAX (*minimum, n > 12 ? 320 : 210);
}

static void
get_cell (LmSlsPiles   *self,
          guint         nth,
          double        width,
          double        height,
          GdkRectangle *cell)
{
  const guint columns = get_columns (self, width, height);
  const guint rows = get_rows (self, width, height);
  const guint row = nth / columns;
  const guint in_row = row + 1 < rows ? columns : self->piles->len - columns * (rows - 1);
  const double cell_width = MIN (width / columns, WIDEST);
  const double cell_height = MIN (height / rows, HIGHEST);
  const double left = 0.5 * (width - in_row * cell_width);
  const double top = 0.5 * (height - rows * cell_height);

  *cell = (GdkRectangle) {
    .x = floor (left + nth % columns * cell_width) + GAP / 2,
    .y = floor (top + row * cell_height) + GAP / 2,
    .width = floor (cell_width) - GAP,
    .height = floor (cell_height) - GAP,
  };
}

/* Above the chips of its pile where there is room, else over its foot, and never outside. */
static void
locate_chooser (LmSlsPiles           *self,
                const GtkRequisition *size,
                int                   width,
                int                   height,
                int                  *x,
                int                  *y)
{
  LmSlsPileButton *pile = lm_sls_piles_find (self, self->chooser_pile);
  graphene_point_t top;
  GdkRectangle cell;
  double radius;

  for (guint i = 0; i < self->piles->len; i++)
    if (lm_sls_piles_get_nth (self, i) == pile)
      get_cell (self, i, width, height, &cell);
  lm_sls_pile_button_get_top (pile, &top, &radius);
  *x = CLAMP (cell.x + (cell.width - size->width) / 2, 0, MAX (width - size->width, 0));
  *y = cell.y + top.y - LM_SLS_CHIP_TILT * radius - 2 * LM_SLS_CHIP_THICKNESS * radius - size->height;
  if (*y < 0)
    *y = CLAMP (cell.y + cell.height - size->height - 2, 0, MAX (height - size->height, 0));
}

static void
allocate_chooser (LmSlsPiles *self,
                  int         width,
                  int         height)
{
  GtkRequisition size;
  int x, y;

  if (!gtk_widget_get_visible (self->chooser) || lm_sls_piles_find (self, self->chooser_pile) == NULL)
    return;

  gtk_widget_get_preferred_size (self->chooser, &size, NULL);
  locate_chooser (self, &size, width, height, &x, &y);
  gtk_widget_size_allocate (self->chooser, &(GtkAllocation) { x, y, size.width, size.height }, -1);
}

static void
lm_sls_piles_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  LmSlsPiles *self = LM_SLS_PILES (widget);

  for (guint i = 0; i < self->piles->len; i++)
    {
      GtkWidget *pile = g_ptr_array_index (self->piles, i);
      GdkRectangle cell;
      int minimum;

      gtk_widget_measure (pile, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      get_cell (self, i, width, height, &cell);
      gtk_widget_size_allocate (pile, &cell, -1);
    }
  allocate_chooser (self, width, height);
}

static GtkSizeRequestMode
lm_sls_piles_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lm_sls_piles_dispose (GObject *object)
{
  LmSlsPiles *self = LM_SLS_PILES (object);

  for (guint i = 0; self->piles != NULL && i < self->piles->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->piles, i));
  g_clear_pointer (&self->piles, g_ptr_array_unref);
  g_clear_pointer (&self->chooser, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_sls_piles_parent_class)->dispose (object);
}

static void
lm_sls_piles_class_init (LmSlsPilesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_sls_piles_dispose;
  widget_class->measure = lm_sls_piles_measure;
  widget_class->size_allocate = lm_sls_piles_size_allocate;
  widget_class->get_request_mode = lm_sls_piles_get_request_mode;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
lm_sls_piles_init (LmSlsPiles *self)
{
  self->piles = g_ptr_array_new ();
  self->chooser = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_add_css_class (self->chooser, "card");
  gtk_widget_add_css_class (self->chooser, "lm-sls-chooser");
  gtk_widget_hide (self->chooser);
  gtk_widget_set_parent (self->chooser, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "lm-sls-table");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Piles"), -1);
}

GtkWidget *
lm_sls_piles_new (void)
{
  return g_object_new (LM_TYPE_SLS_PILES, NULL);
}

/* The captured pile still takes up its place. */
static guint
count_places (const LmSlsState *state,
              guint             captured)
{
  const guint filled = state->n_piles + captured;

  if (state->max_piles == 0)
    return MAX (filled + 1, 8);
  return MIN (state->max_piles, MAX (filled + 1, MAX_PLACES));
}

void
lm_sls_piles_show (LmSlsPiles *self,
                   LmPosition *position)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint captured = lm_sls_count (state->captured) > 0;
  const guint n = count_places (state, captured);

  while (self->piles->len < n)
    add_pile (self);
  while (self->piles->len > n)
    {
      GtkWidget *last = g_ptr_array_steal_index (self->piles, self->piles->len - 1);

      gtk_widget_unparent (last);
    }
  for (guint i = 0; i < n; i++)
    {
      guint number = i < state->n_piles ? i + 1 : 0;

      if (captured && i == state->n_piles)
        number = LM_SLS_CAPTURED_PILE;
      lm_sls_pile_button_show (g_ptr_array_index (self->piles, i), position, number);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* How many piles and places are shown. */
guint
lm_sls_piles_get_n (LmSlsPiles *self)
{
  return self->piles->len;
}

/* @nth: less than lm_sls_piles_get_n(). Returns a pile or a place. */
LmSlsPileButton *
lm_sls_piles_get_nth (LmSlsPiles *self,
                      guint       nth)
{
  return g_ptr_array_index (self->piles, nth);
}

/* The pile; of empty places the first or %NULL. */
LmSlsPileButton *
lm_sls_piles_find (LmSlsPiles *self,
                   guint       number)
{
  for (guint i = 0; i < self->piles->len; i++)
    if (lm_sls_pile_button_get_number (lm_sls_piles_get_nth (self, i)) == number)
      return lm_sls_piles_get_nth (self, i);

  return NULL;
}

/* The keyboard comes back to the pile. */
static void
take_focus_back (LmSlsPiles *self)
{
  LmSlsPileButton *pile = lm_sls_piles_find (self, self->chooser_pile);

  if ((gtk_widget_get_state_flags (self->chooser) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    gtk_widget_grab_focus (pile != NULL ? GTK_WIDGET (pile) : g_ptr_array_index (self->piles, 0));
}

/* @chooser: what to ask, or %NULL for nothing. */
void
lm_sls_piles_set_chooser (LmSlsPiles *self,
                          GtkWidget  *chooser,
                          guint       pile)
{
  GtkWidget *old;

  take_focus_back (self);
  while ((old = gtk_widget_get_first_child (self->chooser)) != NULL)
    gtk_box_remove (GTK_BOX (self->chooser), old);
  if (chooser != NULL)
    gtk_box_append (GTK_BOX (self->chooser), chooser);
  self->chooser_pile = pile;
  gtk_widget_set_visible (self->chooser, chooser != NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
