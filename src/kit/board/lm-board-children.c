/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-children.c: the widgets that stand for the items of a drawing that are in sight. */

#include "lm-board-items-private.h"

#include <math.h>

/* So far beyond the edges items have widgets already when they come into sight, as parts of what is seen. */
#define BEYOND 0.25

/* The glyph of a value, as part of the shorter side of its item. */
#define VALUE 0.5

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

/*
 * lm_board_items_get_place:
 * @self: a drawing
 * @item: an item of it
 * @place: (out): where it is in the widget
 */
void
lm_board_items_get_place (LmBoardItems      *self,
                          const LmBoardItem *item,
                          GdkRectangle      *place)
{
  graphene_point_t offset;

  lm_board_items_get_offset (self, &offset);
  round_area (&item->area, place);
  place->x -= offset.x;
  place->y -= offset.y;
}

/* What the overlay says of its move; where the room has alternate(), too, it says that itself. */
static const LmMoveValue *
find_value (LmBoardItems      *self,
            const LmBoardItem *item)
{
  return self->funcs->alternate == NULL ? lm_board_view_get_value (self->board, item->move) : NULL;
}

static char *
describe (LmBoardItems      *self,
          const LmBoardItem *item)
{
  const LmMoveValue *value = find_value (self, item);
  g_autofree char *name = self->funcs->describe (self->room, item->id);

  return value != NULL ? g_strdup_printf ("%s (%s)", name, lm_board_style_name_value (value->value)) : g_steal_pointer (&name);
}

/* In the middle of it, or of its upper end. */
static void
draw_value (LmBoardItems      *self,
            GtkSnapshot       *snapshot,
            const LmBoardItem *item)
{
  const LmMoveValue *value = find_value (self, item);
  const graphene_rect_t *area = &item->area;
  const double side = MIN (area->size.width, area->size.height);
  cairo_t *cr;

  if (value == NULL)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, area);
  lm_board_style_draw_value (&self->style, cr, value->value, area->origin.x + 0.5 * area->size.width,
                             area->origin.y + 0.5 * side, VALUE * side);
  cairo_destroy (cr);
}

static void
draw_target (gpointer          items,
             GtkSnapshot      *snapshot,
             LmBoardTarget    *target,
             LmBoardItemState  state)
{
  LmBoardItems *self = items;
  const LmBoardItem *item = lm_board_target_get_item (target);
  GdkRectangle place;

  if (self->funcs->draw_item == NULL || !lm_board_items_is_ready (self))
    return;
  if (lm_board_items_get_pointed (self) == item->id)
    state |= LM_BOARD_ITEM_POINTED;
  if (item->move != NULL && g_strcmp0 (item->move, lm_board_view_get_arrow (self->board)) == 0)
    state |= LM_BOARD_ITEM_HINTED;

  round_area (&item->area, &place);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-place.x, -place.y));
  self->funcs->draw_item (self->room, snapshot, item, state);
  draw_value (self, snapshot, item);
  gtk_snapshot_restore (snapshot);
}

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

void
lm_board_items_describe_target (LmBoardItems  *self,
                                LmBoardTarget *target)
{
  const guint64 id = lm_board_target_get_item (target)->id;

  lm_board_target_set_words (target, describe (self, lm_board_target_get_item (target)),
                             self->funcs->tooltip != NULL ? self->funcs->tooltip (self->room, id) : NULL);
}

static LmBoardTarget *
get_target (LmBoardItems *self,
            guint64       id)
{
  return g_hash_table_lookup (self->targets, &id);
}

static void
allocate_child (GtkWidget              *child,
                const graphene_rect_t  *area,
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
  lm_board_items_describe_target (self, target);
  g_hash_table_insert (self->targets, (gpointer) &lm_board_target_get_item (target)->id, target);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (gtk_widget_get_width (GTK_WIDGET (self)) == 0)
    return target;

  lm_board_items_get_offset (self, &offset);
  allocate_child (GTK_WIDGET (target), &item->area, &offset);

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
  graphene_point_t offset;

  lm_board_items_get_offset (self, &offset);
  graphene_rect_init (sight, offset.x - BEYOND * self->width, offset.y - BEYOND * self->height,
                      (1 + 2 * BEYOND) * self->width, (1 + 2 * BEYOND) * self->height);
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

/*
 * lm_board_items_renew_children:
 * @self: a drawing that was arranged anew
 *
 * Each child says and does what its item does now; those that have none wait
 * until the focus has left them.
 */
void
lm_board_items_renew_children (LmBoardItems *self)
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

/*
 * lm_board_items_describe_children:
 * @self: a drawing
 *
 * What items are called may be another. Those that wait to be used again go.
 */
void
lm_board_items_describe_children (LmBoardItems *self)
{
  GHashTableIter iter;
  gpointer target;

  g_hash_table_iter_init (&iter, self->targets);
  while (g_hash_table_iter_next (&iter, NULL, &target))
    lm_board_items_describe_target (self, target);
  drop_spares (self);
}

/*
 * lm_board_items_choose_children:
 * @self: a drawing with a place on the screen
 *
 * Gives widgets to what is in sight and takes them from what is not.
 */
void
lm_board_items_choose_children (LmBoardItems *self)
{
  spare_unseen (self);
  fill_sight (self);
}

/*
 * lm_board_items_show_children:
 * @self: a drawing
 *
 * Gives each its place.
 */
void
lm_board_items_show_children (LmBoardItems *self)
{
  graphene_point_t offset;
  GHashTableIter iter;
  gpointer target;

  lm_board_items_get_offset (self, &offset);
  g_hash_table_iter_init (&iter, self->targets);
  while (g_hash_table_iter_next (&iter, NULL, &target))
    allocate_child (target, &lm_board_target_get_item (target)->area, &offset);
}

/*
 * lm_board_items_drop_children:
 * @self: a drawing that is disposed of
 */
void
lm_board_items_drop_children (LmBoardItems *self)
{
  GtkWidget *child;

  g_hash_table_remove_all (self->targets);
  g_ptr_array_set_size (self->spares, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    {
      g_signal_handlers_disconnect_by_data (child, self);
      gtk_widget_unparent (child);
    }
}
