/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-pointer.c: what the pointer does on a drawing with items. */

#include "lm-board-items-private.h"

static guint64
get_id (GtkEventController *controller)
{
  return lm_board_target_get_item (LM_BOARD_TARGET (gtk_event_controller_get_widget (controller)))->id;
}

/* Where a point of the widget is on the drawing. */
static const LmBoardItem *
find_at (LmBoardItems *self,
         double        x,
         double        y)
{
  graphene_point_t offset;

  lm_board_items_get_offset (self, &offset);

  return lm_board_plan_find_at (&self->plan, x + offset.x, y + offset.y);
}

/*
 * lm_board_items_say_pointed:
 * @self: a drawing
 *
 * Something else is pointed at, or nothing.
 */
void
lm_board_items_say_pointed (LmBoardItems *self)
{
  if (self->board != NULL)
    lm_board_view_pointed (self->board);
}

static void
set_hovered (LmBoardItems *self,
             guint64       id)
{
  if (self->hovered == id && !(id != LM_BOARD_NO_ITEM && self->points))
    return;

  self->hovered = id;
  if (id != LM_BOARD_NO_ITEM)
    self->points = FALSE;
  lm_board_items_say_pointed (self);
}

/* What moves below a pointer at rest is told as well, but is not the user's doing. */
static void
moved_cb (LmBoardItems       *self,
          double              x,
          double              y,
          GtkEventController *controller)
{
  graphene_point_t pointer;

  if (!gtk_widget_compute_point (gtk_event_controller_get_widget (controller), GTK_WIDGET (self),
                                 &GRAPHENE_POINT_INIT (x, y), &pointer)
      || graphene_point_equal (&pointer, &self->pointer))
    return;

  self->pointer = pointer;
  set_hovered (self, get_id (controller));
}

static void
left_cb (LmBoardItems       *self,
         GtkEventController *controller)
{
  if (self->hovered == get_id (controller))
    set_hovered (self, LM_BOARD_NO_ITEM);
}

static void
activate (LmBoardItems *self,
          guint64       id)
{
  const LmBoardItem *item = lm_board_items_lookup (self, id);

  if (!lm_board_item_takes_focus (item) || item->inert)
    return;
  if (item->move != NULL && !lm_board_view_is_editing (self->board))
    lm_board_view_choose_move (self->board, item->move);
  else if (self->funcs->activate != NULL)
    self->funcs->activate (self->room, id);
}

/*
 * lm_board_items_alternate:
 * @self: a drawing
 * @id: an item
 *
 * Returns: whether there was something else to do with it
 */
gboolean
lm_board_items_alternate (LmBoardItems *self,
                          guint64       id)
{
  const LmBoardItem *item = lm_board_items_lookup (self, id);

  if (!lm_board_item_takes_focus (item) || item->inert || self->funcs->alternate == NULL)
    return FALSE;

  self->funcs->alternate (self->room, id);

  return TRUE;
}

static void
clicked_cb (LmBoardItems  *self,
            LmBoardTarget *target)
{
  activate (self, lm_board_target_get_item (target)->id);
}

static void
secondary_cb (LmBoardItems *self,
              int           n_press,
              double        x,
              double        y,
              GtkGesture   *gesture)
{
  if (lm_board_items_alternate (self, get_id (GTK_EVENT_CONTROLLER (gesture))))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/*
 * lm_board_items_watch_target:
 * @self: a drawing
 * @target: a child of it that is new
 */
void
lm_board_items_watch_target (LmBoardItems *self,
                             GtkWidget    *target)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *secondary = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (target, motion);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (secondary, "pressed", G_CALLBACK (secondary_cb), self);
  gtk_widget_add_controller (target, GTK_EVENT_CONTROLLER (secondary));
  g_signal_connect_swapped (target, "clicked", G_CALLBACK (clicked_cb), self);
}

static void
drag_begin_cb (LmBoardItems *self,
               double        x,
               double        y,
               GtkGesture   *gesture)
{
  const LmBoardItem *item = find_at (self, x, y);

  self->dragging = FALSE;
  self->drag_from = LM_BOARD_NO_ITEM;
  graphene_point_init (&self->drag_start, x, y);
  if (self->funcs->drag_begin == NULL || !lm_board_item_takes_focus (item) || item->inert)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  self->drag_from = self->drag_at = item->id;
}

/* Returns whether the pointer is drawn over the items now. */
static gboolean
begin_dragging (LmBoardItems *self,
                GtkGesture   *gesture)
{
  if (self->dragging)
    return TRUE;

  self->dragging = self->funcs->drag_begin (self->room, self->drag_from);
  gtk_gesture_set_state (gesture, self->dragging ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
  if (self->dragging)
    set_hovered (self, LM_BOARD_NO_ITEM);

  return self->dragging;
}

/* As long as the pointer stays on the first item it may become a click. */
static void
drag_update_cb (LmBoardItems *self,
                double        x,
                double        y,
                GtkGesture   *gesture)
{
  const LmBoardItem *item;
  guint64 id;

  if (self->drag_from == LM_BOARD_NO_ITEM)
    return;

  graphene_point_init (&self->pointer, self->drag_start.x + x, self->drag_start.y + y);
  item = find_at (self, self->pointer.x, self->pointer.y);
  id = item != NULL ? item->id : LM_BOARD_NO_ITEM;
  if ((id == self->drag_from && !self->dragging) || !begin_dragging (self, gesture))
    return;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (id == self->drag_at)
    return;

  self->drag_at = id;
  if (self->funcs->drag_over != NULL)
    self->funcs->drag_over (self->room, id);
}

static void
end_drag (LmBoardItems *self,
          guint64       at)
{
  if (self->dragging && self->funcs->drag_end != NULL)
    self->funcs->drag_end (self->room, at);
  self->dragging = FALSE;
  self->drag_from = LM_BOARD_NO_ITEM;
}

static void
drag_end_cb (LmBoardItems *self)
{
  end_drag (self, self->drag_at);
}

static void
drag_cancel_cb (LmBoardItems *self)
{
  end_drag (self, LM_BOARD_NO_ITEM);
}

static gboolean
scroll_cb (LmBoardItems       *self,
           double              dx,
           double              dy,
           GtkEventController *controller)
{
  if ((gtk_event_controller_get_current_event_state (controller) & GDK_CONTROL_MASK) == 0
      || !lm_board_items_can_zoom (self))
    return FALSE;

  lm_board_items_zoom (self, dy < 0 ? 1 : -1);

  return TRUE;
}

/*
 * lm_board_items_add_pointer:
 * @self: a drawing that is new
 */
void
lm_board_items_add_pointer (LmBoardItems *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
                                                                | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  graphene_point_init (&self->pointer, -1, -1);
  /* Before the buttons: what becomes a drag is no click. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (widget, scroll);
}

/* The item that the pointer has come to last, if it means one. */
static guint64
get_hovered (LmBoardItems *self)
{
  const LmBoardItem *item = lm_board_items_lookup (self, self->hovered);

  return item != NULL && item->sensitive ? item->id : LM_BOARD_NO_ITEM;
}

/**
 * lm_board_items_get_pointed:
 * @self: a drawing
 *
 * A pointer that rests does not hide where the keyboard is, and the keyboard
 * points only where it is seen.
 *
 * Returns: the item that is pointed at, by the pointer or the keyboard
 */
guint64
lm_board_items_get_pointed (LmBoardItems *self)
{
  guint64 hovered;

  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), LM_BOARD_NO_ITEM);

  hovered = get_hovered (self);
  if (hovered != LM_BOARD_NO_ITEM)
    return hovered;
  if (self->board != NULL && lm_board_view_get_pointed_move (self->board) != NULL)
    return LM_BOARD_NO_ITEM;

  return self->points && lm_board_item_takes_focus (lm_board_items_lookup (self, self->focused))
           ? self->focused
           : LM_BOARD_NO_ITEM;
}

/**
 * lm_board_items_get_pointed_move:
 * @self: a drawing
 *
 * Returns: (transfer none) (nullable): the move that is pointed at, by its item
 *   or elsewhere on the board
 */
const char *
lm_board_items_get_pointed_move (LmBoardItems *self)
{
  const LmBoardItem *item = lm_board_items_lookup (self, lm_board_items_get_pointed (self));

  if (lm_board_view_is_editing (self->board))
    return NULL;

  return item != NULL ? item->move : lm_board_view_get_pointed_move (self->board);
}

/**
 * lm_board_items_get_pointer:
 * @self: a drawing
 * @point: (out caller-allocates): where the pointer is on the drawing
 *
 * Returns: whether the pointer is on an item, or drawn from one
 */
gboolean
lm_board_items_get_pointer (LmBoardItems     *self,
                            graphene_point_t *point)
{
  graphene_point_t offset;

  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), FALSE);

  lm_board_items_get_offset (self, &offset);
  graphene_point_init (point, self->pointer.x + offset.x, self->pointer.y + offset.y);

  return self->dragging || self->hovered != LM_BOARD_NO_ITEM;
}

static guint64
get_part_hovered (LmBoardPart *part)
{
  return get_hovered (LM_BOARD_ITEMS (part));
}

static guint64
get_part_pointed (LmBoardPart *part)
{
  return lm_board_items_get_pointed (LM_BOARD_ITEMS (part));
}

/* Draws what depends on what is pointed at. */
static void
refresh_pointed (LmBoardPart *part)
{
  LmBoardItems *self = LM_BOARD_ITEMS (part);

  if (self->funcs->pointed != NULL)
    self->funcs->pointed (self->room);
  else
    lm_board_items_queue_draw (self);
}

static void
forget_pointer (LmBoardPart *part)
{
  LM_BOARD_ITEMS (part)->hovered = LM_BOARD_NO_ITEM;
}

/* The part of its board that knows the pointer. */
void
lm_board_items_part_init_pointer (LmBoardPartInterface *iface)
{
  iface->get_hovered = get_part_hovered;
  iface->get_pointed = get_part_pointed;
  iface->refresh_pointed = refresh_pointed;
  iface->forget_pointer = forget_pointer;
}
