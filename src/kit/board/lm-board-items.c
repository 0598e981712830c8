/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-items.c: a drawing with things on it that can be acted upon; only those in sight are widgets. */

#include "kit/widget/lm-board-text.h"
#include "lm-board-items-private.h"

#include <math.h>
#include <string.h>

/* In pixels. */
#define UNSEEN_SIZE 300

/* What is scrolled past with one turn of the wheel, in lines of text. */
#define WHEEL_LINES 3

static void lm_board_items_part_init (LmBoardPartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmBoardItems, lm_board_items, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_BOARD_PART, lm_board_items_part_init)
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static guint zoomed_signal;

/* Whether there is something to be seen. */
gboolean
lm_board_items_is_ready (LmBoardItems *self)
{
  return self->board != NULL && lm_board_view_get_position (self->board) != NULL;
}

/* Before it is on the screen some size will do: what there is has its names already. */
static void
get_size (LmBoardItems *self,
          int          *width,
          int          *height)
{
  *width = gtk_widget_get_width (GTK_WIDGET (self));
  *height = gtk_widget_get_height (GTK_WIDGET (self));
  if (*width <= 0 || *height <= 0)
    *width = *height = UNSEEN_SIZE;
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

/* Drawing. */

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

/* Some have a widget before they come into sight; marks may reach beyond an item by half a line. */
static gboolean
is_in_sight (LmBoardItems *self,
             GtkWidget    *child)
{
  const float beyond = -0.5 * lm_board_items_get_line (self);
  graphene_rect_t sight;
  graphene_point_t offset;

  lm_board_items_get_offset (self, &offset);
  graphene_rect_init (&sight, offset.x, offset.y, self->width, self->height);
  graphene_rect_inset (&sight, beyond, beyond);
  return graphene_rect_intersection (&sight, &lm_board_target_get_item (LM_BOARD_TARGET (child))->area, NULL);
}

static void
snapshot_children (LmBoardItems *self,
                   GtkSnapshot  *snapshot)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child) && is_in_sight (self, child))
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
  const gboolean draws = lm_board_items_is_ready (self) && self->funcs->draw != NULL;
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
  const double step = MAX (1, WHEEL_LINES * lm_board_items_get_line (self));

  lm_board_scroll_configure (&self->scroll, GTK_ORIENTATION_HORIZONTAL, value->x, ceil (self->plan.width),
                             self->width, step);
  lm_board_scroll_configure (&self->scroll, GTK_ORIENTATION_VERTICAL, value->y, ceil (self->plan.height),
                             self->height, step);
}

static void
plan_items (LmBoardItems *self)
{
  LmBoardPlan *plan = &self->plan;

  g_hash_table_remove_all (self->index);
  g_array_set_size (plan->items, 0);
  g_string_chunk_clear (plan->moves);
  plan->editing = lm_board_view_is_editing (self->board);
  plan->playing = lm_board_view_is_playing (self->board);
  get_size (self, &self->width, &self->height);
  plan->width = self->width;
  plan->height = self->height;
  plan->line = lm_board_items_get_line (self);
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
  const graphene_rect_t sight = GRAPHENE_RECT_INIT (value->x, value->y, self->width, self->height);
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

/* All but the words. Children that come and go ask for another size of what they are in. */
static void
renew_children (LmBoardItems *self)
{
  lm_board_items_renew_children (self);
  lm_board_items_settle_focus (self);
  lm_board_items_queue_draw (self);
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

  *minimum = self->funcs != NULL ? lm_board_items_get_line (self) * self->funcs->least_lines : 0;
  *natural = self->funcs != NULL ? lm_board_items_get_line (self) * self->funcs->best_lines[orientation == GTK_ORIENTATION_VERTICAL] : 0;
  if (self->board != NULL && self->funcs->measure != NULL)
    self->funcs->measure (self->room, orientation, for_size, lm_board_items_get_line (self), minimum, natural);
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

static gboolean
keep_height_cb (gpointer data)
{
  g_autoptr (LmBoardItems) self = data;

  lm_board_scroll_keep_height (GTK_WIDGET (self), self->size[2]);
  return G_SOURCE_REMOVE;
}

/* Right after the layout, before it is painted, which is laid out once more for it. */
static void
laid_out_cb (LmBoardItems  *self,
             GdkFrameClock *clock)
{
  g_signal_handlers_disconnect_by_func (clock, laid_out_cb, self);
  if (lm_board_items_is_ready (self))
    {
      renew_children (self);
      /* Not within this frame: what has asked for its size too often is not drawn in it. */
      if (has_other_size (self))
        g_idle_add (keep_height_cb, g_object_ref (self));
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
}

static void
point_popover (LmBoardItems *self)
{
  const LmBoardItem *item = lm_board_items_lookup (self, self->popover_id);
  GdkRectangle place;

  if (item == NULL)
    return;

  lm_board_items_get_place (self, item, &place);
  gtk_popover_set_pointing_to (self->popover, &place);
}

/* Nobody may ask for another size in the middle of an allocation: the children come and go after it. */
static void
lm_board_items_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  LmBoardItems *self = LM_BOARD_ITEMS (widget);

  if (!lm_board_items_is_ready (self))
    return;

  /* Whoever draws a window larger leaves the pictures of all sizes between behind. */
  if (self->width != width || self->height != height)
    g_hash_table_remove_all (self->textures);
  if (!self->arranged || self->width != width || self->height != height)
    {
      GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);

      arrange (self);
      g_signal_handlers_disconnect_by_func (clock, laid_out_cb, self);
      g_signal_connect_object (clock, "layout", G_CALLBACK (laid_out_cb), self, G_CONNECT_SWAPPED);
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
    }
  lm_board_items_show_children (self);
  if (self->popover != NULL)
    gtk_popover_present (self->popover);
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
  if (has_other_size (self) || !lm_board_items_is_ready (self))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  lm_board_scroll_keep_height (GTK_WIDGET (self), self->size[2]);
  if (!lm_board_items_is_ready (self))
    return;

  arrange (self);
  renew_children (self);
  lm_board_items_describe_children (self);
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

  if (g_hash_table_lookup (self->targets, &id) != NULL)
    gtk_widget_queue_draw (g_hash_table_lookup (self->targets, &id));
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

  return g_hash_table_lookup (self->targets, &id);
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

  /* Not before it is asked for: which font it is of takes long to find, and another one comes with the window. */
  if (self->line == 0)
    self->line = lm_board_text_get_line (GTK_WIDGET (self));
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
  self->line = 0;
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
lm_board_items_dispose (GObject *object)
{
  LmBoardItems *self = LM_BOARD_ITEMS (object);

  if (self->board != NULL)
    lm_board_view_remove_part (self->board, LM_BOARD_PART (self));
  g_clear_weak_pointer (&self->board);
  self->popover = NULL;
  lm_board_items_stop_flight (self);
  lm_board_scroll_clear (&self->scroll);
  lm_board_items_drop_children (self);

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
update_part (LmBoardPart   *part,
             LmBoardChange  changes,
             LmPosition    *before,
             const char    *move)
{
  lm_board_items_update (LM_BOARD_ITEMS (part));
  if ((changes & LM_BOARD_CHANGE_POSITION) != 0)
    lm_board_items_fly (LM_BOARD_ITEMS (part), before, move);
}

static char *
describe_part (LmBoardPart *part,
               guint64      id)
{
  return LM_BOARD_ITEMS (part)->funcs->describe (LM_BOARD_ITEMS (part)->room, id);
}

static void
lm_board_items_part_init (LmBoardPartInterface *iface)
{
  iface->update = update_part;
  iface->describe = describe_part;
  lm_board_items_part_init_pointer (iface);
}

static void
lm_board_items_class_init (LmBoardItemsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lm_board_items_dispose;
  object_class->finalize = lm_board_items_finalize;
  widget_class->focus = lm_board_items_real_focus;
  widget_class->grab_focus = lm_board_items_real_grab_focus;
  widget_class->measure = lm_board_items_measure;
  widget_class->size_allocate = lm_board_items_size_allocate;
  widget_class->snapshot = lm_board_items_snapshot;
  widget_class->css_changed = lm_board_items_css_changed;

  lm_board_scroll_class_init (object_class, G_STRUCT_OFFSET (LmBoardItems, scroll));

  /**
   * LmBoardItems::zoomed:
   * @self: a drawing
   *
   * The user wants another size.
   */
  zoomed_signal = lm_signal_new (klass, "zoomed", 0);

  gtk_widget_class_set_css_name (widget_class, "boarditems");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* What comes into sight gets its widgets before all is placed: while it is, children should not come and go. */
static void
scrolled (GtkWidget *widget)
{
  LmBoardItems *self = LM_BOARD_ITEMS (widget);

  if (lm_board_items_is_ready (self) && self->arranged && self->width > 0)
    lm_board_items_choose_children (self);
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
  self->scroll.scrolled = scrolled;
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
  lm_board_view_add_part (board, LM_BOARD_PART (self));

  return GTK_WIDGET (self);
}
