/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-zoom.c: how large the units of a drawing are, and which part of it is in sight. */

#include "lm-board-items-private.h"

#include <math.h>

#define ZOOM_STEP 1.2

gboolean
lm_board_items_can_zoom (LmBoardItems *self)
{
  return self->largest > 0;
}

/**
 * lm_board_items_set_unit:
 * @self: a drawing
 * @unit: the size of a unit of the drawing (a square, a tile) now, in pixels
 * @smallest: the least that one can zoom to
 * @largest: the most that one can zoom to
 *
 * Lets the user zoom. For arrange(), which obeys the zoom of its plan.
 */
void
lm_board_items_set_unit (LmBoardItems *self,
                         double        unit,
                         double        smallest,
                         double        largest)
{
  g_return_if_fail (LM_IS_BOARD_ITEMS (self));

  self->unit = unit;
  self->smallest = smallest;
  self->largest = largest;
}

/**
 * lm_board_items_set_zoom:
 * @self: a drawing
 * @zoom: the size of a unit in pixels, or %LM_BOARD_ZOOM_FIT
 */
void
lm_board_items_set_zoom (LmBoardItems *self,
                         double        zoom)
{
  g_return_if_fail (LM_IS_BOARD_ITEMS (self));

  if (zoom != LM_BOARD_ZOOM_FIT && self->largest > 0)
    zoom = CLAMP (zoom, self->smallest, self->largest);
  if (self->zoom == zoom)
    return;

  self->zoom = zoom;
  self->arranged = FALSE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "zoomed");
}

/* Returns: the size of a unit that the user wants, or %LM_BOARD_ZOOM_FIT */
double
lm_board_items_get_zoom (LmBoardItems *self)
{
  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), LM_BOARD_ZOOM_FIT);

  return self->zoom;
}

/* @steps: how many steps larger; 0 to stay as it is when the widget's size changes */
void
lm_board_items_zoom (LmBoardItems *self,
                     int           steps)
{
  g_return_if_fail (LM_IS_BOARD_ITEMS (self));

  lm_board_items_set_zoom (self, floor ((self->zoom != LM_BOARD_ZOOM_FIT ? self->zoom : self->unit)
                                        * pow (ZOOM_STEP, steps) + 0.5));
}

/**
 * lm_board_items_show_item:
 * @self: a drawing
 * @id: an item
 *
 * Scrolls as far as it has to, that the item is seen.
 */
void
lm_board_items_show_item (LmBoardItems *self,
                          guint64       id)
{
  const LmBoardItem *item;
  const graphene_rect_t *area;

  g_return_if_fail (LM_IS_BOARD_ITEMS (self));

  item = lm_board_items_lookup (self, id);
  if (item == NULL)
    return;

  area = &item->area;
  lm_board_scroll_show (&self->scroll, GTK_ORIENTATION_HORIZONTAL, area->origin.x - 0.5 * lm_board_items_get_line (self),
                        area->origin.x + area->size.width + 0.5 * lm_board_items_get_line (self));
  lm_board_scroll_show (&self->scroll, GTK_ORIENTATION_VERTICAL, area->origin.y - 0.5 * lm_board_items_get_line (self),
                        area->origin.y + area->size.height + 0.5 * lm_board_items_get_line (self));
}

/**
 * lm_board_items_create_scroller:
 * @self: a drawing that is nowhere yet
 * @horizontal: %GTK_POLICY_AUTOMATIC to scroll to the sides where it is wider
 *   than there is room, %GTK_POLICY_NEVER to take up all of its width
 * @vertical: the same up and down
 *
 * Returns: (transfer floating): what it is scrolled in
 */
GtkWidget *
lm_board_items_create_scroller (LmBoardItems  *self,
                                GtkPolicyType  horizontal,
                                GtkPolicyType  vertical)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), scroller);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), horizontal, vertical);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self));
  gtk_widget_set_direction (scroller, GTK_TEXT_DIR_LTR);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);

  return scroller;
}
