/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-items.c: a drawing with things on it that can be acted upon; only those in sight are widgets. */

#include "config.h"

#include "lm-board-items-private.h"
#include "lm-board-text.h"
#include "lm-board-textures.h"
#include "lm-board-view-private.h"

#include <math.h>
#include <string.h>

/* In milliseconds: long enough to see what moves, too short to wait for. */
#define FLIGHT_TIME 230

#define ZOOM_STEP 1.2

/* So far beyond the edges items have widgets already when they come into sight, as parts of what is seen. */
#define BEYOND 0.25

/* What is scrolled past with one turn of the wheel, in lines of text. */
#define WHEEL_LINES 3

G_DEFINE_FINAL_TYPE_WITH_CODE (LmBoardItems, lm_board_items, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  ZOOMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_ready (LmBoardItems *self)
{
  return self->board != NULL && lm_board_view_get_position (self->board) != NULL
         && gtk_widget_get_width (GTK_WIDGET (self)) > 0;
}

const LmBoardItem *
lm_board_items_lookup (LmBoardItems *self,
                       guint64       id)
{
  return g_hash_table_lookup (self->index, &id);
}

/* What of the drawing is at the upper left corner of the widget. */
void
lm_board_items_get_offset (LmBoardItems     *self,
                           graphene_point_t *offset)
{
  graphene_point_init (offset,
                       floor (lm_board_scroll_get_value (&self->scroll, GTK_ORIENTATION_HORIZONTAL)),
                       floor (lm_board_scroll_get_value (&self->scroll, GTK_ORIENTATION_VERTICAL)));
}

/* What has a place in pixels of its own: whole ones, for widgets. */
static void
round_area (const graphene_rect_t *area,
            GdkRectangle          *place)
{
  place->x = floor (area->origin.x + 0.5);
  place->y = floor (area->origin.y + 0.5);
  place->width = MAX (1, floor (area->origin.x + area->size.width + 0.5) - place->x);
  place->height = MAX (1, floor (area->origin.y + area->size.height + 0.5) - place->y);
}

/* Drawing. */

static void
draw_target (gpointer          items,
             GtkSnapshot      *snapshot,
             LmBoardTarget    *target,
             LmBoardItemState  state)
{
  LmBoardItems *self = items;
  const LmBoardItem *item = lm_board_target_get_item (target);
  GdkRectangle place;

  if (self->funcs->draw_item == NULL || !is_ready (self))
    return;
  if (lm_board_items_get_pointed (self) == item->id)
    state |= LM_BOARD_ITEM_POINTED;

  round_area (&item->area, &place);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-place.x, -place.y));
  self->funcs->draw_item (self->room, snapshot, item, state);
  gtk_snapshot_restore (snapshot);
}

static GskRenderNode *
get_back (LmBoardItems *self)
{
  GtkSnapshot *snapshot;

  if (self->back != NULL)
    return self->back;

  snapshot = gtk_snapshot_new ();
  self->funcs->draw (self->room, snapshot, LM_BOARD_LAYER_BACK, 0);
  self->back = gtk_snapshot_free_to_node (snapshot);

  return self->back;
}

static void
snapshot_children (LmBoardItems *self,
                   GtkSnapshot  *snapshot)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      gtk_widget_snapshot_child (GTK_WIDGET (self), child, snapshot);
}

/* What is above the items. */
static void
draw_front (LmBoardItems *self,
            GtkSnapshot  *snapshot)
{
  self->funcs->draw (self->room, snapshot, LM_BOARD_LAYER_FRONT, 0);
  if (self->flight != NULL)
    self->funcs->draw (self->room, snapshot, LM_BOARD_LAYER_FLIGHT, adw_animation_get_value (self->flight));
}

static void
lm_board_items_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LmBoardItems *self = LM_BOARD_ITEMS (widget);
  const gboolean draws = is_ready (self) && self->funcs->draw != NULL;
  graphene_point_t offset;

  lm_board_items_get_offset (self, &offset);
  graphene_point_init (&offset, -offset.x, -offset.y);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &offset);
  if (draws && get_back (self) != NULL)
    gtk_snapshot_append_node (snapshot, self->back);
  gtk_snapshot_restore (snapshot);

  snapshot_children (self, snapshot);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &offset);
  if (draws)
    draw_front (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

/* The plan. */

static void
configure_scroll (LmBoardItems           *self,
                  const graphene_point_t *value)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  const double step = MAX (1, WHEEL_LINES * self->line);

  lm_board_scroll_configure (&self->scroll, GTK_ORIENTATION_HORIZONTAL, value->x, ceil (self->plan.width),
                             MAX (1, width), step);
  lm_board_scroll_configure (&self->scroll, GTK_ORIENTATION_VERTICAL, value->y, ceil (self->plan.height),
                             MAX (1, height), step);
}

static void
plan_items (LmBoardItems *self)
{
  LmBoardPlan *plan = &self->plan;

  g_hash_table_remove_all (self->index);
  g_array_set_size (plan->items, 0);
  g_array_set_size (plan->places, 0);
  plan->width = self->width = gtk_widget_get_width (GTK_WIDGET (self));
  plan->height = self->height = gtk_widget_get_height (GTK_WIDGET (self));
  plan->line = self->line;
  plan->zoom = self->zoom;
  self->funcs->arrange (self->room, plan);
  for (guint i = 0; i < plan->items->len; i++)
    g_hash_table_insert (self->index, &g_array_index (plan->items, LmBoardItem, i).id,
                         &g_array_index (plan->items, LmBoardItem, i));
}

/* What stays in its place while all is arranged anew: the focus where it is seen, or the first in sight. */
static const LmBoardItem *
find_anchor (LmBoardItems           *self,
             const graphene_point_t *value)
{
  const graphene_rect_t sight = GRAPHENE_RECT_INIT (value->x, value->y, gtk_widget_get_width (GTK_WIDGET (self)),
                                                    gtk_widget_get_height (GTK_WIDGET (self)));
  const LmBoardItem *item = lm_board_items_lookup (self, self->home.id);

  if (item != NULL && graphene_rect_contains_rect (&sight, &item->area))
    return item;

  for (guint i = 0; i < self->plan.items->len && (value->x > 0 || value->y > 0); i++)
    if (graphene_rect_contains_rect (&sight, &lm_board_plan_get (&self->plan, i)->area))
      return lm_board_plan_get (&self->plan, i);

  return NULL;
}

/* Fills in the plan; what was seen stays in sight. */
static void
arrange (LmBoardItems *self)
{
  graphene_point_t value;
  const LmBoardItem *anchor;
  LmBoardItem before = { LM_BOARD_NO_ITEM };

  lm_board_items_get_offset (self, &value);
  anchor = find_anchor (self, &value);
  if (anchor != NULL)
    before = *anchor;
  plan_items (self);
  anchor = lm_board_items_lookup (self, before.id);
  if (anchor != NULL)
    graphene_point_init (&value, value.x + anchor->area.origin.x - before.area.origin.x,
                         value.y + anchor->area.origin.y - before.area.origin.y);
  self->arranged = TRUE;
  g_clear_pointer (&self->back, gsk_render_node_unref);
  configure_scroll (self, &value);
}

/* The children. */

static LmBoardTarget *
create_target (LmBoardItems      *self,
               const LmBoardItem *item)
{
  GtkWidget *target = lm_board_target_new (item->role, draw_target, self);

  gtk_widget_set_parent (target, GTK_WIDGET (self));
  lm_board_items_watch_target (self, target);
  lm_board_items_watch_focus (self, target);

  return LM_BOARD_TARGET (target);
}

static LmBoardTarget *
take_spare (LmBoardItems      *self,
            const LmBoardItem *item)
{
  for (guint i = 0; i < self->spares->len; i++)
    {
      GtkWidget *spare = g_ptr_array_index (self->spares, i);

      if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (spare)) != item->role)
        continue;

      g_ptr_array_remove_index_fast (self->spares, i);
      gtk_widget_set_visible (spare, TRUE);
      return LM_BOARD_TARGET (spare);
    }

  return create_target (self, item);
}

static void
describe_target (LmBoardItems  *self,
                 LmBoardTarget *target,
                 guint64        id)
{
  lm_board_target_set_words (target, self->funcs->describe (self->room, id),
                             self->funcs->tooltip != NULL ? self->funcs->tooltip (self->room, id) : NULL);
}

static LmBoardTarget *
get_target (LmBoardItems *self,
            guint64       id)
{
  return g_hash_table_lookup (self->targets, &id);
}

static void
allocate_child (GtkWidget             *child,
                const graphene_rect_t *area,
                const graphene_point_t *offset)
{
  GdkRectangle place;
  int least_width, least_height;

  round_area (area, &place);
  place.x -= offset->x;
  place.y -= offset->y;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  place.width = MAX (place.width, least_width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place.width, &least_height, NULL, NULL, NULL);
  place.height = MAX (place.height, least_height);
  gtk_widget_size_allocate (child, &place, -1);
}

/* The widget of an item, which is made if there is none. */
LmBoardTarget *
lm_board_items_ensure_target (LmBoardItems      *self,
                              const LmBoardItem *item)
{
  LmBoardTarget *target = get_target (self, item->id);
  graphene_point_t offset;

  if (target != NULL)
    return target;

  target = take_spare (self, item);
  lm_board_target_set_item (target, item);
  describe_target (self, target, item->id);
  g_hash_table_insert (self->targets, (gpointer) &lm_board_target_get_item (target)->id, target);
  lm_board_items_get_offset (self, &offset);
  allocate_child (GTK_WIDGET (target), &item->area, &offset);
  gtk_widget_queue_allocate (GTK_WIDGET (self));

  return target;
}

static void
forget_target (LmBoardItems  *self,
               LmBoardTarget *target)
{
  const guint64 id = lm_board_target_get_item (target)->id;

  g_hash_table_remove (self->targets, &id);
  if (self->hovered == id)
    self->hovered = LM_BOARD_NO_ITEM;
  if (self->focused == id)
    self->focused = LM_BOARD_NO_ITEM;
}

/* It waits to stand for another item. */
static void
spare_target (LmBoardItems  *self,
              LmBoardTarget *target)
{
  forget_target (self, target);
  gtk_widget_set_visible (GTK_WIDGET (target), FALSE);
  g_ptr_array_add (self->spares, target);
}

static void
drop_target (LmBoardItems  *self,
             LmBoardTarget *target)
{
  forget_target (self, target);
  g_signal_handlers_disconnect_by_data (target, self);
  gtk_widget_unparent (GTK_WIDGET (target));
}

static void
drop_spares (LmBoardItems *self)
{
  for (guint i = 0; i < self->spares->len; i++)
    {
      g_signal_handlers_disconnect_by_data (g_ptr_array_index (self->spares, i), self);
      gtk_widget_unparent (g_ptr_array_index (self->spares, i));
    }
  g_ptr_array_set_size (self->spares, 0);
}

/* What is in sight, and a little more. */
static void
get_sight (LmBoardItems    *self,
           graphene_rect_t *sight)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  graphene_point_t offset;

  lm_board_items_get_offset (self, &offset);
  graphene_rect_init (sight, offset.x - BEYOND * width, offset.y - BEYOND * height,
                      (1 + 2 * BEYOND) * width, (1 + 2 * BEYOND) * height);
}

static gboolean
wants_target (const graphene_rect_t *sight,
              guint64                focused,
              const LmBoardItem     *item)
{
  return item->id == focused || graphene_rect_intersection (sight, &item->area, NULL);
}

/* Screen readers find the items in the order of the plan. */
static void
order_target (LmBoardItems   *self,
              GtkWidget      *target,
              GtkWidget     **previous)
{
  if (gtk_widget_get_prev_sibling (target) != *previous)
    gtk_widget_insert_after (target, GTK_WIDGET (self), *previous);
  *previous = target;
}

/* All that are to have a widget get one. */
static void
fill_sight (LmBoardItems *self)
{
  const guint64 focused = lm_board_items_get_focused (self);
  GtkWidget *previous = NULL;
  graphene_rect_t sight;

  get_sight (self, &sight);
  for (guint i = 0; i < self->plan.items->len; i++)
    {
      const LmBoardItem *item = lm_board_plan_get (&self->plan, i);

      if (wants_target (&sight, focused, item))
        order_target (self, GTK_WIDGET (lm_board_items_ensure_target (self, item)), &previous);
    }
}

static void
spare_unseen (LmBoardItems *self)
{
  g_autoptr (GList) targets = g_hash_table_get_values (self->targets);
  const guint64 focused = lm_board_items_get_focused (self);
  graphene_rect_t sight;

  get_sight (self, &sight);
  for (GList *l = targets; l != NULL; l = l->next)
    if (!wants_target (&sight, focused, lm_board_target_get_item (l->data)))
      spare_target (self, l->data);
}

/* Each child says and does what its item does now; those that have none wait until the focus has left them. */
static void
update_targets (LmBoardItems *self)
{
  g_autoptr (GList) targets = g_hash_table_get_values (self->targets);
  const guint64 focused = lm_board_items_get_focused (self);
  LmBoardTarget *left = NULL;

  for (GList *l = targets; l != NULL; l = l->next)
    {
      const guint64 id = lm_board_target_get_item (l->data)->id;
      const LmBoardItem *item = lm_board_items_lookup (self, id);

      if (id == focused && !lm_board_item_takes_focus (item))
        left = l->data;
      else if (item == NULL || item->role != gtk_accessible_get_accessible_role (l->data))
        drop_target (self, l->data);
      else
        lm_board_target_set_item (l->data, item);
    }
  fill_sight (self);
  if (left == NULL)
    return;

  lm_board_items_return_focus (self);
  if (lm_board_items_lookup (self, lm_board_target_get_item (left)->id) != NULL)
    lm_board_target_set_item (left, lm_board_items_lookup (self, lm_board_target_get_item (left)->id));
  else
    drop_target (self, left);
}

static void
describe_targets (LmBoardItems *self)
{
  GHashTableIter iter;
  gpointer target;

  g_hash_table_iter_init (&iter, self->targets);
  while (g_hash_table_iter_next (&iter, NULL, &target))
    describe_target (self, target, lm_board_target_get_item (target)->id);
}

/* Widgets of the room's own are children as soon as they have a place, and seen as long as they have. */
static void
adopt_widgets (LmBoardItems *self)
{
  for (guint i = 0; i < self->plan.places->len; i++)
    {
      GtkWidget *widget = g_array_index (self->plan.places, LmBoardPlace, i).widget;

      if (gtk_widget_get_parent (widget) == NULL)
        gtk_widget_set_parent (widget, GTK_WIDGET (self));
    }
}

/* All but the words. */
static void
renew (LmBoardItems *self)
{
  arrange (self);
  adopt_widgets (self);
  update_targets (self);
  lm_board_items_settle_focus (self);
  lm_board_items_queue_draw (self);
}

static void
allocate_widgets (LmBoardItems           *self,
                  const graphene_point_t *offset)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const LmBoardPlace *place = NULL;

      if (LM_IS_BOARD_TARGET (child) || GTK_IS_NATIVE (child))
        continue;

      for (guint i = 0; i < self->plan.places->len && place == NULL; i++)
        if (g_array_index (self->plan.places, LmBoardPlace, i).widget == child)
          place = &g_array_index (self->plan.places, LmBoardPlace, i);
      gtk_widget_set_child_visible (child, place != NULL);
      if (place != NULL)
        allocate_child (child, &place->area, offset);
    }
}

static void
point_popover (LmBoardItems *self)
{
  const LmBoardItem *item = lm_board_items_lookup (self, self->popover_id);
  graphene_point_t offset;
  GdkRectangle place;

  if (item == NULL)
    return;

  lm_board_items_get_offset (self, &offset);
  round_area (&item->area, &place);
  place.x -= offset.x;
  place.y -= offset.y;
  gtk_popover_set_pointing_to (self->popover, &place);
}

static void
lm_board_items_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  LmBoardItems *self = LM_BOARD_ITEMS (widget);
  graphene_point_t offset;
  GHashTableIter iter;
  gpointer target;

  if (!is_ready (self))
    return;

  if (!self->arranged || self->width != width || self->height != height)
    renew (self);
  spare_unseen (self);
  fill_sight (self);
  lm_board_items_get_offset (self, &offset);
  g_hash_table_iter_init (&iter, self->targets);
  while (g_hash_table_iter_next (&iter, NULL, &target))
    allocate_child (target, &lm_board_target_get_item (target)->area, &offset);
  allocate_widgets (self, &offset);
  if (self->popover != NULL)
    gtk_popover_present (self->popover);
}

/* The size may be another while all else is as it was. */
static void
lm_board_items_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  LmBoardItems *self = LM_BOARD_ITEMS (widget);

  *minimum = *natural = 0;
  if (self->board != NULL && self->funcs->measure != NULL)
    self->funcs->measure (self->room, orientation, for_size, self->line, minimum, natural);
  *natural = MAX (*minimum, *natural);
}

/* Whether the drawing asks for another size than the last time. */
static gboolean
has_other_size (LmBoardItems *self)
{
  int size[4];

  lm_board_items_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &size[0], &size[1], NULL, NULL);
  lm_board_items_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, self->width, &size[2], &size[3], NULL, NULL);
  if (memcmp (size, self->size, sizeof (size)) == 0)
    return FALSE;

  memcpy (self->size, size, sizeof (size));

  return TRUE;
}

/**
 * lm_board_items_update:
 * @self: a drawing
 *
 * What there is, or what it does, is not as it was: all is arranged, named and
 * drawn anew. The frame calls this after the room's update().
 */
void
lm_board_items_update (LmBoardItems *self)
{
  g_return_if_fail (LM_IS_BOARD_ITEMS (self));

  if (self->popover != NULL)
    gtk_popover_popdown (self->popover);
  self->arranged = FALSE;
  if (has_other_size (self) || !is_ready (self))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  if (!is_ready (self))
    return;

  renew (self);
  describe_targets (self);
  drop_spares (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * lm_board_items_queue_back:
 * @self: a drawing
 *
 * The layer below the items is to be drawn anew.
 */
void
lm_board_items_queue_back (LmBoardItems *self)
{
  g_return_if_fail (LM_IS_BOARD_ITEMS (self));

  g_clear_pointer (&self->back, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lm_board_items_queue_draw:
 * @self: a drawing
 *
 * The items in sight and the layers above them are to be drawn anew.
 */
void
lm_board_items_queue_draw (LmBoardItems *self)
{
  GHashTableIter iter;
  gpointer target;

  g_return_if_fail (LM_IS_BOARD_ITEMS (self));

  g_hash_table_iter_init (&iter, self->targets);
  while (g_hash_table_iter_next (&iter, NULL, &target))
    gtk_widget_queue_draw (target);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lm_board_items_queue_item:
 * @self: a drawing
 * @id: an item, which need not be in sight
 *
 * An item is to be drawn anew.
 */
void
lm_board_items_queue_item (LmBoardItems *self,
                           guint64       id)
{
  g_return_if_fail (LM_IS_BOARD_ITEMS (self));

  if (get_target (self, id) != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (get_target (self, id)));
}

/**
 * lm_board_items_find:
 * @self: a drawing
 * @id: an item
 *
 * Returns: (transfer none) (nullable): the item, until the next update
 */
const LmBoardItem *
lm_board_items_find (LmBoardItems *self,
                     guint64       id)
{
  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), NULL);

  return lm_board_items_lookup (self, id);
}

/**
 * lm_board_items_get_widget:
 * @self: a drawing
 * @id: an item
 *
 * Returns: (transfer none) (nullable): the child that stands for it, if it is
 *   in sight
 */
GtkWidget *
lm_board_items_get_widget (LmBoardItems *self,
                           guint64       id)
{
  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), NULL);

  return (GtkWidget *) get_target (self, id);
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
  lm_board_scroll_show (&self->scroll, GTK_ORIENTATION_HORIZONTAL, area->origin.x - 0.5 * self->line,
                        area->origin.x + area->size.width + 0.5 * self->line);
  lm_board_scroll_show (&self->scroll, GTK_ORIENTATION_VERTICAL, area->origin.y - 0.5 * self->line,
                        area->origin.y + area->size.height + 0.5 * self->line);
}

static gboolean
drop_popover_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);

  return G_SOURCE_REMOVE;
}

/* It is still in the middle of closing: it goes once that is done. The keyboard comes back to the item. */
static void
popover_closed_cb (LmBoardItems *self,
                   GtkPopover   *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, drop_popover_cb, g_object_ref (popover), g_object_unref);
  if (self->popover != popover)
    return;

  self->popover = NULL;
  if (!lm_board_items_focus_item (self, self->popover_id))
    lm_board_items_return_focus (self);
}

/**
 * lm_board_items_popup:
 * @self: a drawing
 * @id: an item
 * @popover: (transfer floating): a popover that is nowhere yet
 *
 * Shows a popover at an item, until it is closed or the board changes.
 */
void
lm_board_items_popup (LmBoardItems *self,
                      guint64       id,
                      GtkPopover   *popover)
{
  g_return_if_fail (LM_IS_BOARD_ITEMS (self));
  g_return_if_fail (GTK_IS_POPOVER (popover));

  if (self->popover != NULL)
    gtk_popover_popdown (self->popover);
  self->popover = popover;
  self->popover_id = id;
  gtk_widget_set_parent (GTK_WIDGET (popover), GTK_WIDGET (self));
  g_signal_connect_object (popover, "closed", G_CALLBACK (popover_closed_cb), self, G_CONNECT_SWAPPED);
  point_popover (self);
  gtk_popover_popup (popover);
}

/* Flights. */

static void
flown_cb (double   progress,
          gpointer self)
{
  gtk_widget_queue_draw (self);
}

static void
stop_flight (LmBoardItems *self)
{
  if (self->flight == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->flight, self);
  adw_animation_pause (self->flight);
  g_clear_object (&self->flight);
}

static void
landed_cb (LmBoardItems *self)
{
  stop_flight (self);
  lm_board_items_queue_back (self);
  lm_board_items_queue_draw (self);
}

/*
 * lm_board_items_fly:
 * @self: a drawing
 * @before: (nullable): the position before a move
 * @move: (nullable): the move
 *
 * Another position is shown: what was in the air lands, and a move is seen
 * where it may be.
 */
void
lm_board_items_fly (LmBoardItems *self,
                    LmPosition   *before,
                    const char   *move)
{
  AdwAnimationTarget *target;

  if (self->flight != NULL)
    landed_cb (self);
  if (before == NULL || move == NULL || self->funcs->begin_flight == NULL
      || !lm_board_view_should_animate (self->board)
      || !self->funcs->begin_flight (self->room, before, move))
    return;

  target = adw_callback_animation_target_new (flown_cb, self, NULL);
  self->flight = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, FLIGHT_TIME, target);
  g_signal_connect_object (self->flight, "done", G_CALLBACK (landed_cb), self, G_CONNECT_SWAPPED);
  adw_animation_play (self->flight);
  lm_board_items_queue_back (self);
  lm_board_items_queue_draw (self);
}

/**
 * lm_board_items_is_flying:
 * @self: a drawing
 *
 * Returns: whether a move is being seen, so that what is on its way is drawn
 *   by %LM_BOARD_LAYER_FLIGHT and not where it will lie
 */
gboolean
lm_board_items_is_flying (LmBoardItems *self)
{
  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), FALSE);

  return self->flight != NULL;
}

/* Zoom. */

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
  g_signal_emit (self, signals[ZOOMED], 0);
}

/**
 * lm_board_items_get_zoom:
 * @self: a drawing
 *
 * Returns: the size of a unit that the user wants, or %LM_BOARD_ZOOM_FIT
 */
double
lm_board_items_get_zoom (LmBoardItems *self)
{
  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), LM_BOARD_ZOOM_FIT);

  return self->zoom;
}

/**
 * lm_board_items_zoom:
 * @self: a drawing
 * @steps: how many steps larger; 0 to stay as it is when the widget's size
 *   changes
 */
void
lm_board_items_zoom (LmBoardItems *self,
                     int           steps)
{
  g_return_if_fail (LM_IS_BOARD_ITEMS (self));

  lm_board_items_set_zoom (self, floor ((self->zoom != LM_BOARD_ZOOM_FIT ? self->zoom : self->unit)
                                        * pow (ZOOM_STEP, steps) + 0.5));
}

/**
 * lm_board_items_get_style:
 * @self: a drawing
 *
 * Returns: (transfer none): the colours of the theme in use
 */
const LmBoardStyle *
lm_board_items_get_style (LmBoardItems *self)
{
  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), NULL);

  return &self->style;
}

/**
 * lm_board_items_get_line:
 * @self: a drawing
 *
 * Returns: the height of a line of text, in pixels
 */
double
lm_board_items_get_line (LmBoardItems *self)
{
  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), 0);

  return self->line;
}

/**
 * lm_board_items_get_texture:
 * @self: a drawing
 * @key: what it shows, for @draw
 * @width: in pixels
 * @height: in pixels
 * @draw: draws it
 *
 * For what is drawn often and takes long: drawn once for each key and size, and
 * anew when the theme or the screen's scale is another.
 *
 * Returns: (transfer none): the picture
 */
GdkTexture *
lm_board_items_get_texture (LmBoardItems       *self,
                            guint               key,
                            double              width,
                            double              height,
                            LmBoardTextureFunc  draw)
{
  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), NULL);

  return lm_board_textures_get (self->textures, key, width, height,
                                gtk_widget_get_scale_factor (GTK_WIDGET (self)), draw, self->room);
}

static void
restyle (LmBoardItems *self)
{
  lm_board_style_read (&self->style, GTK_WIDGET (self));
  self->line = lm_board_text_get_line (GTK_WIDGET (self));
  self->arranged = FALSE;
  g_hash_table_remove_all (self->textures);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
lm_board_items_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_board_items_parent_class)->css_changed (widget, change);

  restyle (LM_BOARD_ITEMS (widget));
}

static void
lm_board_items_get_property (GObject    *object,
                             guint       property_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (!lm_board_scroll_get_property (&LM_BOARD_ITEMS (object)->scroll, property_id, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
lm_board_items_set_property (GObject      *object,
                             guint         property_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  if (!lm_board_scroll_set_property (&LM_BOARD_ITEMS (object)->scroll, property_id, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
lm_board_items_dispose (GObject *object)
{
  LmBoardItems *self = LM_BOARD_ITEMS (object);
  GtkWidget *child;

  if (self->board != NULL)
    lm_board_view_remove_items (self->board, self);
  g_clear_weak_pointer (&self->board);
  self->popover = NULL;
  stop_flight (self);
  lm_board_scroll_clear (&self->scroll);
  g_hash_table_remove_all (self->targets);
  g_ptr_array_set_size (self->spares, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    {
      g_signal_handlers_disconnect_by_data (child, self);
      gtk_widget_unparent (child);
    }

  G_OBJECT_CLASS (lm_board_items_parent_class)->dispose (object);
}

static void
lm_board_items_finalize (GObject *object)
{
  LmBoardItems *self = LM_BOARD_ITEMS (object);

  g_clear_pointer (&self->back, gsk_render_node_unref);
  g_hash_table_unref (self->textures);
  g_hash_table_unref (self->targets);
  g_hash_table_unref (self->index);
  g_ptr_array_unref (self->spares);
  lm_board_plan_clear (&self->plan);

  G_OBJECT_CLASS (lm_board_items_parent_class)->finalize (object);
}

static void
lm_board_items_class_init (LmBoardItemsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lm_board_items_get_property;
  object_class->set_property = lm_board_items_set_property;
  object_class->dispose = lm_board_items_dispose;
  object_class->finalize = lm_board_items_finalize;
  widget_class->focus = lm_board_items_real_focus;
  widget_class->grab_focus = lm_board_items_real_grab_focus;
  widget_class->measure = lm_board_items_measure;
  widget_class->size_allocate = lm_board_items_size_allocate;
  widget_class->snapshot = lm_board_items_snapshot;
  widget_class->css_changed = lm_board_items_css_changed;

  lm_board_scroll_class_init (object_class);

  /**
   * LmBoardItems::zoomed:
   * @self: a drawing
   *
   * The user wants another size.
   */
  signals[ZOOMED] = g_signal_new ("zoomed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "boarditems");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lm_board_items_init (LmBoardItems *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  lm_board_plan_init (&self->plan);
  self->index = g_hash_table_new (g_int64_hash, g_int64_equal);
  self->targets = g_hash_table_new (g_int64_hash, g_int64_equal);
  self->spares = g_ptr_array_new ();
  self->textures = lm_board_textures_new ();
  self->scroll.widget = widget;
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_vexpand (widget, TRUE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (restyle), NULL);
  lm_board_items_add_pointer (self);
  lm_board_items_add_keys (self);
  restyle (self);
}

/**
 * lm_board_items_new:
 * @board: the board that it is of
 * @funcs: what the room does for it; not copied
 * @room: for @funcs; outlives the board
 *
 * The frame keeps it up to date with the board from now on. A board may have
 * several.
 *
 * Returns: (transfer floating): a drawing
 */
GtkWidget *
lm_board_items_new (LmBoardView             *board,
                    const LmBoardItemsFuncs *funcs,
                    gpointer                 room)
{
  LmBoardItems *self = g_object_new (LM_TYPE_BOARD_ITEMS, NULL);

  self->funcs = funcs;
  self->room = room;
  g_set_weak_pointer (&self->board, board);
  lm_board_view_add_items (board, self);

  return GTK_WIDGET (self);
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
