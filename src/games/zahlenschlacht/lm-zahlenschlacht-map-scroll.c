/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-map-scroll.c: what makes the map a GtkScrollable. */

#include "config.h"

#include "lm-zahlenschlacht-map-scroll.h"

#include <math.h>

enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

static void
scrolled_cb (LmZahlenschlachtMapScroll *self)
{
  if (!self->configuring)
    gtk_widget_queue_allocate (self->widget);
}

static void
set_adjustment (LmZahlenschlachtMapScroll *self,
                GtkOrientation             orientation,
                GtkAdjustment             *adjustment)
{
  if (self->adjustments[orientation] != NULL)
    g_signal_handlers_disconnect_by_func (self->adjustments[orientation], scrolled_cb, self);
  g_set_object (&self->adjustments[orientation], adjustment);
  if (adjustment != NULL)
    g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self);
}

static int
get_value (LmZahlenschlachtMapScroll *self,
           GtkOrientation             orientation)
{
  GtkAdjustment *adjustment = self->adjustments[orientation];

  return adjustment != NULL ? round (gtk_adjustment_get_value (adjustment)) : 0;
}

static void
read_values (LmZahlenschlachtMapScroll *self,
             LmZahlenschlachtMapLayout *layout)
{
  layout->scroll_x = get_value (self, GTK_ORIENTATION_HORIZONTAL);
  layout->scroll_y = get_value (self, GTK_ORIENTATION_VERTICAL);
}

static void
configure (LmZahlenschlachtMapScroll *self,
           GtkOrientation             orientation,
           int                        size,
           int                        page,
           double                     step)
{
  GtkAdjustment *adjustment = self->adjustments[orientation];

  if (adjustment != NULL)
    gtk_adjustment_configure (adjustment, gtk_adjustment_get_value (adjustment),
                              0, MAX (size, page), step, 0.9 * page, page);
}

static void
show_part (LmZahlenschlachtMapScroll *self,
           GtkOrientation             orientation,
           int                        begin,
           int                        size)
{
  if (self->adjustments[orientation] != NULL)
    gtk_adjustment_clamp_page (self->adjustments[orientation], begin, begin + size);
}

/**
 * lm_zahlenschlacht_map_scroll_class_init:
 * @object_class: of the widget, whose first properties these are
 *
 * Gives it the properties of a GtkScrollable.
 */
void
lm_zahlenschlacht_map_scroll_class_init (GObjectClass *object_class)
{
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
}

/**
 * lm_zahlenschlacht_map_scroll_clear:
 * @self: the part of the widget
 *
 * For when the widget is disposed of.
 */
void
lm_zahlenschlacht_map_scroll_clear (LmZahlenschlachtMapScroll *self)
{
  set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (self, GTK_ORIENTATION_VERTICAL, NULL);
}

/**
 * lm_zahlenschlacht_map_scroll_get_property:
 * @self: the part of the widget
 * @property_id: a property of the widget
 * @value: where to put its value
 *
 * Returns: whether it is one of these properties
 */
gboolean
lm_zahlenschlacht_map_scroll_get_property (LmZahlenschlachtMapScroll *self,
                                           guint                      property_id,
                                           GValue                    *value)
{
  switch (property_id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
      return TRUE;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_VERTICAL]);
      return TRUE;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_HORIZONTAL]);
      return TRUE;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_VERTICAL]);
      return TRUE;
    default:
      return FALSE;
    }
}

/**
 * lm_zahlenschlacht_map_scroll_set_property:
 * @self: the part of the widget
 * @property_id: a property of the widget
 * @value: its value
 *
 * Returns: whether it is one of these properties
 */
gboolean
lm_zahlenschlacht_map_scroll_set_property (LmZahlenschlachtMapScroll *self,
                                           guint                      property_id,
                                           const GValue              *value)
{
  switch (property_id)
    {
    case PROP_HADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      return TRUE;
    case PROP_VADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      return TRUE;
    case PROP_HSCROLL_POLICY:
      self->policies[GTK_ORIENTATION_HORIZONTAL] = g_value_get_enum (value);
      return TRUE;
    case PROP_VSCROLL_POLICY:
      self->policies[GTK_ORIENTATION_VERTICAL] = g_value_get_enum (value);
      return TRUE;
    default:
      return FALSE;
    }
}

/**
 * lm_zahlenschlacht_map_scroll_configure:
 * @self: the part of the widget
 * @layout: what is to be scrolled; learns how far it is
 *
 * The size of the map is another, or that of what is seen of it. Does nothing
 * as long as it has no place on the screen.
 */
void
lm_zahlenschlacht_map_scroll_configure (LmZahlenschlachtMapScroll *self,
                                        LmZahlenschlachtMapLayout *layout)
{
  int width, height;
  double cell_width, cell_height;

  if (layout->width == 0)
    return;

  lm_zahlenschlacht_map_layout_get_size (layout, &width, &height);
  lm_zahlenschlacht_map_layout_get_cell_size (layout, &cell_width, &cell_height);
  self->configuring = TRUE;
  configure (self, GTK_ORIENTATION_HORIZONTAL, width, layout->width, 2 * cell_width);
  configure (self, GTK_ORIENTATION_VERTICAL, height, layout->height, 2 * cell_height);
  self->configuring = FALSE;
  read_values (self, layout);
}

/**
 * lm_zahlenschlacht_map_scroll_show:
 * @self: the part of the widget
 * @layout: where the cells are; learns how far it is scrolled
 * @column: a cell
 * @row: a cell
 *
 * Scrolls as far as is needed to see a cell beside the numbers, which cover
 * what lies below them.
 */
void
lm_zahlenschlacht_map_scroll_show (LmZahlenschlachtMapScroll *self,
                                   LmZahlenschlachtMapLayout *layout,
                                   guint                      column,
                                   guint                      row)
{
  GdkRectangle cell;

  lm_zahlenschlacht_map_layout_get_cell (layout, column, row, &cell);
  self->configuring = TRUE;
  show_part (self, GTK_ORIENTATION_HORIZONTAL, cell.x + layout->scroll_x - layout->left, cell.width + layout->left);
  show_part (self, GTK_ORIENTATION_VERTICAL, cell.y + layout->scroll_y - layout->top, cell.height + layout->top);
  self->configuring = FALSE;
  read_values (self, layout);
}
