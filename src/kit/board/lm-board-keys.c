/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-keys.c: the keyboard on a drawing with items: one stop of the Tab key, arrows within, and a focus that is never lost. */

#include "kit/widget/lm-keys.h"
#include "lm-board-items-private.h"

/* A page is not all that is seen, so that one finds oneself again. */
#define PAGE 0.9

static gboolean
has_focus (LmBoardItems *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The child that the keyboard is on, whether or not the window is the active one. */
static LmBoardTarget *
get_focus_target (LmBoardItems *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return LM_IS_BOARD_TARGET (focus) && gtk_widget_get_parent (focus) == GTK_WIDGET (self) ? LM_BOARD_TARGET (focus)
                                                                                          : NULL;
}

/* Whether the keyboard is on an item or on the drawing itself, not on a widget of the room's. */
static gboolean
is_on_items (LmBoardItems *self)
{
  return get_focus_target (self) != NULL || gtk_widget_is_focus (GTK_WIDGET (self));
}

static void
set_home (LmBoardItems      *self,
          const LmBoardItem *item)
{
  self->stand_in = LM_BOARD_NO_ITEM;
  self->home.id = item->id;
  self->home.kind = item->css_class;
  graphene_rect_get_center (&item->area, &self->home.middle);
}

/* What was done last counts. */
static void
point (LmBoardItems *self)
{
  if (self->points)
    return;

  self->points = TRUE;
  self->hovered = LM_BOARD_NO_ITEM;
  lm_board_items_say_pointed (self);
}

static gboolean
is_focus_seen (GtkWidget *target)
{
  return (gtk_widget_get_state_flags (target) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0;
}

/* A click takes the focus along, and the kit puts it somewhere; neither means that something is pointed at. */
static void
focus_came (LmBoardItems  *self,
            LmBoardTarget *target)
{
  const LmBoardItem *item = lm_board_target_get_item (target);
  const gboolean is_meant = !self->moving && self->hovered != item->id && self->home.id != item->id;

  self->focused = item->id;
  self->points = FALSE;
  if (!self->moving)
    set_home (self, item);
  lm_board_items_show_item (self, item->id);
  if (is_meant || is_focus_seen (GTK_WIDGET (target)))
    point (self);
}

static void
focus_changed_cb (LmBoardItems *self,
                  GParamSpec   *pspec,
                  GtkWidget    *target)
{
  if (gtk_widget_has_focus (target))
    {
      focus_came (self, LM_BOARD_TARGET (target));
    }
  else if (self->focused == lm_board_target_get_item (LM_BOARD_TARGET (target))->id)
    {
      self->focused = LM_BOARD_NO_ITEM;
      self->points = FALSE;
      lm_board_items_say_pointed (self);
    }
}

static void
flags_changed_cb (LmBoardItems  *self,
                  GtkStateFlags  before,
                  GtkWidget     *target)
{
  if ((before & GTK_STATE_FLAG_FOCUS_VISIBLE) == 0 && is_focus_seen (target)
      && self->focused == lm_board_target_get_item (LM_BOARD_TARGET (target))->id)
    point (self);
}

/*
 * lm_board_items_watch_focus:
 * @self: a drawing
 * @target: a child of it that is new
 */
void
lm_board_items_watch_focus (LmBoardItems *self,
                            GtkWidget    *target)
{
  g_signal_connect_swapped (target, "notify::has-focus", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (target, "state-flags-changed", G_CALLBACK (flags_changed_cb), self);
}

/**
 * lm_board_items_get_focused:
 * @self: a drawing
 *
 * Returns: the item where the keyboard is
 */
guint64
lm_board_items_get_focused (LmBoardItems *self)
{
  LmBoardTarget *target;

  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), LM_BOARD_NO_ITEM);

  target = get_focus_target (self);

  return target != NULL ? lm_board_target_get_item (target)->id : LM_BOARD_NO_ITEM;
}

/* Who uses the keys wants to see where they are. */
static void
let_focus_be_seen (LmBoardItems *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
}

/**
 * lm_board_items_focus_item:
 * @self: a drawing
 * @id: an item
 *
 * Moves the keyboard to an item, which comes into sight.
 *
 * Returns: whether it is there now
 */
gboolean
lm_board_items_focus_item (LmBoardItems *self,
                           guint64       id)
{
  const LmBoardItem *item;
  LmBoardTarget *target;

  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), FALSE);

  item = lm_board_items_lookup (self, id);
  if (!lm_board_item_takes_focus (item))
    return FALSE;

  lm_board_items_show_item (self, id);
  target = lm_board_items_ensure_target (self, item);
  /* Before it is read out. */
  lm_board_items_describe_target (self, target);

  return gtk_widget_grab_focus (GTK_WIDGET (target));
}

/* Where the keyboard begins or was, or as near as can be: rather the same kind of item than the nearest. */
static const LmBoardItem *
find_home (LmBoardItems *self)
{
  const LmBoardItem *item = lm_board_items_lookup (self, self->home.id);

  if (lm_board_item_takes_focus (item))
    return item;
  if (self->funcs->get_start != NULL && self->board != NULL && lm_board_view_get_position (self->board) != NULL)
    {
      item = lm_board_items_lookup (self, self->funcs->get_start (self->room, self->home.id));
      if (item != NULL)
        return lm_board_plan_find_next (&self->plan, item);
    }
  if (self->home.id == LM_BOARD_NO_ITEM)
    return lm_board_plan_find_end (&self->plan, FALSE);

  item = lm_board_plan_find_nearest (&self->plan, &self->home.middle, self->home.kind, FALSE);

  return item != NULL ? item : lm_board_plan_find_nearest (&self->plan, &self->home.middle, NULL, TRUE);
}

/*
 * lm_board_items_return_focus:
 * @self: a drawing
 *
 * Moves the keyboard to where it was, or as near as can be; to the drawing
 * itself while nothing takes it. An item of another kind only holds the place:
 * once there is one of the right kind the keyboard goes back to that.
 *
 * Returns: whether it is on the drawing now
 */
gboolean
lm_board_items_return_focus (LmBoardItems *self)
{
  const LmBoardItem *item = find_home (self);
  gboolean focused;

  if (item == NULL)
    {
      self->home.id = LM_BOARD_NO_ITEM;
      gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
      return GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->grab_focus (GTK_WIDGET (self));
    }

  self->stand_in = item->id;
  if (self->home.id == LM_BOARD_NO_ITEM || g_strcmp0 (item->css_class, self->home.kind) == 0)
    set_home (self, item);
  self->moving = TRUE;
  focused = lm_board_items_focus_item (self, item->id);
  self->moving = FALSE;

  return focused;
}

/*
 * lm_board_items_settle_focus:
 * @self: a drawing, the items of which have changed
 *
 * The drawing itself takes the focus only while no item can.
 */
void
lm_board_items_settle_focus (LmBoardItems *self)
{
  const gboolean none = lm_board_plan_find_end (&self->plan, FALSE) == NULL;
  const guint64 focused = lm_board_items_get_focused (self);

  if (!none && (gtk_widget_is_focus (GTK_WIDGET (self))
                || (focused != LM_BOARD_NO_ITEM && focused == self->stand_in)))
    lm_board_items_return_focus (self);
  if (gtk_widget_get_focusable (GTK_WIDGET (self)) != none)
    gtk_widget_set_focusable (GTK_WIDGET (self), none);
}

gboolean
lm_board_items_real_grab_focus (GtkWidget *widget)
{
  return lm_board_items_return_focus (LM_BOARD_ITEMS (widget));
}

static gboolean
go_to (LmBoardItems      *self,
       const LmBoardItem *item)
{
  if (item == NULL)
    return FALSE;

  let_focus_be_seen (self);
  if (!lm_board_items_focus_item (self, item->id))
    return FALSE;

  /* What was left behind out of sight is no longer needed. */
  lm_board_items_choose_children (self);
  return TRUE;
}

static gboolean
is_first_of_kind (LmBoardItems *self,
                  guint         index)
{
  const LmBoardItem *item = lm_board_plan_get (&self->plan, index);

  for (guint i = 0; i < index; i++)
    if (lm_board_item_takes_focus (lm_board_plan_get (&self->plan, i))
        && g_strcmp0 (lm_board_plan_get (&self->plan, i)->css_class, item->css_class) == 0)
      return FALSE;

  return lm_board_item_takes_focus (item);
}

/* The first item of the kind after or before that of @from, in the order in which the kinds begin. */
static const LmBoardItem *
find_other_kind (LmBoardItems      *self,
                 const LmBoardItem *from,
                 gboolean           forward)
{
  const LmBoardItem *previous = NULL;
  gboolean passed = FALSE;

  for (guint i = 0; i < self->plan.items->len; i++)
    {
      const LmBoardItem *item = lm_board_plan_get (&self->plan, i);

      if (!is_first_of_kind (self, i))
        continue;
      if (passed)
        return item;
      if (g_strcmp0 (item->css_class, from->css_class) != 0)
        previous = item;
      else if (forward)
        passed = TRUE;
      else
        return previous;
    }

  return NULL;
}

/* Whoever goes on from the last kind comes back to the first. */
static gboolean
leave (LmBoardItems      *self,
       const LmBoardItem *from)
{
  for (guint i = 0; i < self->plan.items->len; i++)
    if (is_first_of_kind (self, i))
      {
        if (g_strcmp0 (lm_board_plan_get (&self->plan, i)->css_class, from->css_class) != 0)
          set_home (self, lm_board_plan_get (&self->plan, i));
        break;
      }

  return FALSE;
}

/* One stop of the Tab key for all items of a kind: within them the arrows lead. */
gboolean
lm_board_items_real_focus (GtkWidget        *widget,
                           GtkDirectionType  direction)
{
  LmBoardItems *self = LM_BOARD_ITEMS (widget);
  const LmBoardItem *from = lm_board_items_lookup (self, lm_board_items_get_focused (self));

  if (!has_focus (self))
    return gtk_widget_grab_focus (widget);
  if (from == NULL || (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD))
    return FALSE;

  return go_to (self, find_other_kind (self, from, direction == GTK_DIR_TAB_FORWARD)) || leave (self, from);
}

static gboolean
step (LmBoardItems     *self,
      GtkDirectionType  direction)
{
  const LmBoardItem *from = lm_board_items_lookup (self, lm_board_items_get_focused (self));
  guint64 next = LM_BOARD_NO_ITEM;

  if (from == NULL)
    return FALSE;
  if (self->funcs->step != NULL)
    next = self->funcs->step (self->room, from->id, direction);
  if (next != LM_BOARD_NO_ITEM)
    return go_to (self, lm_board_items_lookup (self, next));

  return go_to (self, lm_board_plan_step (&self->plan, from, direction))
         || direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
}

/* As far as one sees, or to the end. */
static gboolean
page (LmBoardItems *self,
      int           pages)
{
  const LmBoardItem *from = lm_board_items_lookup (self, lm_board_items_get_focused (self));
  const double way = PAGE * pages * gtk_widget_get_height (GTK_WIDGET (self));
  graphene_point_t to;

  if (from == NULL)
    return FALSE;

  graphene_rect_get_center (&from->area, &to);
  to.y = CLAMP (to.y + way, 0, self->plan.height);

  return go_to (self, lm_board_plan_find_nearest (&self->plan, &to, NULL, TRUE));
}

static gboolean
press_arrow (LmBoardItems *self,
             guint         keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return step (self, GTK_DIR_LEFT);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return step (self, GTK_DIR_RIGHT);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return step (self, GTK_DIR_UP);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return step (self, GTK_DIR_DOWN);
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return go_to (self, lm_board_plan_find_end (&self->plan, FALSE));
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return go_to (self, lm_board_plan_find_end (&self->plan, TRUE));
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      return page (self, -1);
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      return page (self, 1);
    default:
      return FALSE;
    }
}

/**
 * lm_board_items_press_zoom:
 * @self: a drawing
 * @keyval: a key that was pressed with Ctrl, perhaps beside the drawing
 *
 * Returns: whether it zooms
 */
gboolean
lm_board_items_press_zoom (LmBoardItems *self,
                           guint         keyval)
{
  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), FALSE);

  if (!lm_board_items_can_zoom (self))
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
      lm_board_items_zoom (self, 1);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      lm_board_items_zoom (self, -1);
      return TRUE;
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
      lm_board_items_set_zoom (self, LM_BOARD_ZOOM_FIT);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
asks_for_alternate (guint           keyval,
                    GdkModifierType state)
{
  const gboolean is_enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;

  return keyval == GDK_KEY_Menu || ((is_enter || keyval == GDK_KEY_F10) && (state & GDK_SHIFT_MASK) != 0);
}

static gboolean
key_pressed_cb (LmBoardItems    *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state,
                gpointer         controller)
{
  const guint64 focused = lm_board_items_get_focused (self);

  if (!is_on_items (self))
    return FALSE;
  keyval = lm_keys_translate (controller, keyval);
  if (self->funcs->key != NULL && self->funcs->key (self->room, focused, keyval, state))
    return TRUE;
  if ((state & GDK_ALT_MASK) != 0)
    return FALSE;
  if ((state & GDK_CONTROL_MASK) != 0)
    return lm_board_items_press_zoom (self, keyval);
  if (asks_for_alternate (keyval, state))
    return lm_board_items_alternate (self, focused);

  return press_arrow (self, keyval);
}

/*
 * lm_board_items_add_keys:
 * @self: a drawing that is new
 */
void
lm_board_items_add_keys (LmBoardItems *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* Before the buttons: Enter with a modifier is not theirs. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
