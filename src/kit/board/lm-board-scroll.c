/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-scroll.c: what makes a widget a GtkScrollable. */

#include "lm-board-scroll.h"

/* By orientation, each kind in the order of GtkOrientation. */
enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

/* Where a type of widget has this part of it. */
static G_DEFINE_QUARK (lm-board-scroll, get)

static void
scrolled_cb (LmBoardScroll *self)
{
  if (self->configuring)
    return;

  if (self->scrolled != NULL)
    self->scrolled (self->widget);
  gtk_widget_queue_allocate (self->widget);
}

static void
set_adjustment (LmBoardScroll  *self,
                GtkOrientation  orientation,
                GtkAdjustment  *adjustment)
{
  if (self->adjustments[orientation] != NULL)
    g_signal_handlers_disconnect_by_func (self->adjustments[orientation], scrolled_cb, self);
  g_set_object (&self->adjustments[orientation], adjustment);
  if (adjustment == NULL)
    return;

  g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self);
  gtk_widget_queue_allocate (self->widget);
}

/**
 * lm_board_scroll_clear:
 * @self: the part of the widget
 *
 * For when the widget is disposed of.
 */
void
lm_board_scroll_clear (LmBoardScroll *self)
{
  set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (self, GTK_ORIENTATION_VERTICAL, NULL);
}

static LmBoardScroll *
find (GObject *widget)
{
  GType type = G_OBJECT_TYPE (widget);

  while (g_type_get_qdata (type, get_quark ()) == NULL)
    type = g_type_parent (type);
  return G_STRUCT_MEMBER_P (widget, GPOINTER_TO_SIZE (g_type_get_qdata (type, get_quark ())));
}

static void
get_property (GObject    *object,
              guint       property_id,
              GValue     *value,
              GParamSpec *pspec)
{
  LmBoardScroll *self = find (object);

  switch (property_id)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[property_id - PROP_HADJUSTMENT]);
      break;
    default:
      g_value_set_enum (value, self->policies[property_id - PROP_HSCROLL_POLICY]);
    }
}

static void
set_property (GObject      *object,
              guint         property_id,
              const GValue *value,
              GParamSpec   *pspec)
{
  LmBoardScroll *self = find (object);

  switch (property_id)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      set_adjustment (self, property_id - PROP_HADJUSTMENT, g_value_get_object (value));
      break;
    default:
      self->policies[property_id - PROP_HSCROLL_POLICY] = g_value_get_enum (value);
    }
}

/**
 * lm_board_scroll_class_init:
 * @object_class: of the widget, which has no properties but these
 * @offset: where the part is in the instance
 *
 * Gives it the properties of a GtkScrollable.
 */
void
lm_board_scroll_class_init (GObjectClass *object_class,
                            gsize         offset)
{
  g_type_set_qdata (G_OBJECT_CLASS_TYPE (object_class), get_quark (), GSIZE_TO_POINTER (offset));
  object_class->get_property = get_property;
  object_class->set_property = set_property;
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
}

/**
 * lm_board_scroll_get_value:
 * @self: the part of the widget
 * @orientation: horizontal or vertical
 *
 * Returns: how far it is scrolled, in pixels
 */
double
lm_board_scroll_get_value (LmBoardScroll  *self,
                           GtkOrientation  orientation)
{
  GtkAdjustment *adjustment = self->adjustments[orientation];

  return adjustment != NULL ? gtk_adjustment_get_value (adjustment) : 0;
}

/**
 * lm_board_scroll_configure:
 * @self: the part of the widget
 * @orientation: horizontal or vertical
 * @value: how far it is to be scrolled, if it goes so far
 * @size: of all that there is to see, in pixels
 * @page: of what is seen of it
 * @step: of one turn of the wheel
 *
 * Does not make the widget arrange itself anew: it is on it.
 */
void
lm_board_scroll_configure (LmBoardScroll  *self,
                           GtkOrientation  orientation,
                           double          value,
                           double          size,
                           double          page,
                           double          step)
{
  const double upper = MAX (size, page);

  if (self->adjustments[orientation] == NULL)
    return;

  self->configuring = TRUE;
  gtk_adjustment_configure (self->adjustments[orientation], CLAMP (value, 0, upper - page),
                            0, upper, step, 0.9 * page, page);
  self->configuring = FALSE;
}

/**
 * lm_board_scroll_show:
 * @self: the part of the widget
 * @orientation: horizontal or vertical
 * @begin: where what is to be seen begins
 * @end: where it ends
 *
 * Scrolls as far as it has to.
 */
void
lm_board_scroll_show (LmBoardScroll  *self,
                      GtkOrientation  orientation,
                      double          begin,
                      double          end)
{
  if (self->adjustments[orientation] != NULL)
    gtk_adjustment_clamp_page (self->adjustments[orientation], begin, end);
}

/**
 * lm_board_scroll_keep_height:
 * @widget: a drawing
 * @least: in pixels
 *
 * What it is scrolled in, if anything, would take less, and leave a slit of it.
 */
void
lm_board_scroll_keep_height (GtkWidget *widget,
                             int        least)
{
  GtkWidget *scroller = gtk_widget_get_parent (widget);

  if (GTK_IS_SCROLLED_WINDOW (scroller))
    gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), least);
}
