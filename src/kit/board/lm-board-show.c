/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-show.c: how a board on the kit is shown: its frame, its words, its keys, its focus. */

#include "lm-board-view.h"

#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-board-text.h"
#include "kit/widget/lm-keys.h"
#include "lm-board-view-private.h"

#include <glib/gi18n.h>

#define PRIVATE(self) (lm_board_view_get_private (LM_BOARD_VIEW (self)))

static gboolean
is_framed (LmBoardView *self)
{
  return PRIVATE (self)->frame != NULL && PRIVATE (self)->position != NULL;
}

static LmBoardPart *
get_part (LmBoardView *self,
          guint        index)
{
  return g_ptr_array_index (PRIVATE (self)->parts, index);
}

/* By its name. */
char *
lm_board_view_real_describe_pointed (LmBoardView  *self,
                                     LmBoardItems *items,
                                     guint64       id)
{
  return LM_BOARD_PART_GET_IFACE (items)->describe (LM_BOARD_PART (items), id);
}

/* @get: of the part's interface. Returns: (transfer full) (nullable): what the item is that the first of the parts tells of */
static char *
describe_item (LmBoardView *self,
               gsize        get)
{
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);
  char *text = NULL;

  for (guint i = 0; i < PRIVATE (self)->parts->len && text == NULL; i++)
    {
      LmBoardPart *part = get_part (self, i);
      guint64 (* get_item) (LmBoardPart *) = G_STRUCT_MEMBER (gpointer, LM_BOARD_PART_GET_IFACE (part), get);
      const guint64 id = get_item != NULL ? get_item (part) : 0;

      text = id != 0 && klass->describe_pointed != NULL ? klass->describe_pointed (self, (LmBoardItems *) part, id) : NULL;
    }

  return text;
}

/* What the pointer is on comes before the move of a button or entry, and that before where the keyboard is. */
static char *
describe_pointed (LmBoardView *self)
{
  LmBoardViewPrivate *priv = PRIVATE (self);
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);
  char *text = describe_item (self, G_STRUCT_OFFSET (LmBoardPartInterface, get_hovered));

  if (text == NULL && priv->pointed_move != NULL)
    text = klass->describe_move != NULL
             ? klass->describe_move (self, priv->pointed_move)
             : lm_position_describe_move (priv->position, priv->pointed_move, LM_MOVE_SENTENCE);

  return text != NULL ? text : describe_item (self, G_STRUCT_OFFSET (LmBoardPartInterface, get_pointed));
}

static char *
describe_problem (LmBoardView *self)
{
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);
  char *text = klass->describe_problem != NULL ? klass->describe_problem (self) : NULL;

  for (guint i = 0; i < PRIVATE (self)->parts->len && text == NULL && lm_board_view_is_playing (self); i++)
    if (LM_BOARD_PART_GET_IFACE (get_part (self, i))->get_problem != NULL)
      text = g_strdup (LM_BOARD_PART_GET_IFACE (get_part (self, i))->get_problem (get_part (self, i)));

  return text != NULL ? text : g_strdup (PRIVATE (self)->problem);
}

/* A problem before what is pointed at before what can be done. */
static void
update_caption (LmBoardView *self)
{
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);
  g_autofree char *problem = describe_problem (self);
  g_autofree char *text = problem == NULL ? describe_pointed (self) : g_strdup (problem);
  const gboolean is_prompt = text == NULL;

  if (is_prompt && klass->describe_prompt != NULL)
    text = klass->describe_prompt (self);
  lm_board_frame_set_caption (PRIVATE (self)->frame, text != NULL ? text : "", is_prompt, problem != NULL);
}

static void
update_verdict (LmBoardView *self)
{
  LmBoardViewPrivate *priv = PRIVATE (self);
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);
  LmAnswer *answer = priv->mode != LM_BOARD_EDIT ? lm_board_view_get_overlay (self) : NULL;
  g_autofree char *text = NULL;

  if (klass->describe_verdict == NULL)
    return;

  if (answer != NULL && !lm_position_is_over (answer->position))
    text = klass->describe_verdict (self, answer);
  lm_board_frame_set_verdict (priv->frame, text, answer != NULL ? answer->value : LM_VALUE_UNKNOWN);
}

static void
update_note (LmBoardView *self)
{
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);
  g_autofree char *text = NULL;

  if (klass->describe_note == NULL)
    return;

  text = klass->describe_note (self);
  lm_board_frame_set_note (PRIVATE (self)->frame, text != NULL ? text : "");
}

static void
update_lines (LmBoardView *self)
{
  LmBoardViewPrivate *priv = PRIVATE (self);
  g_autofree char *goal = lm_position_describe_goal (priv->position);
  g_autofree char *description = lm_position_describe (priv->position);
  g_autofree char *label = g_strdup_printf (_("Board: %s"), description);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  lm_board_frame_set_goal (priv->frame, goal);
  update_verdict (self);
  update_note (self);
  update_caption (self);
}

static gboolean
has_focus_within (LmBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_sensitive (focus) && gtk_widget_get_mapped (focus)
         && (focus == GTK_WIDGET (self) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self)));
}

/* A game is played on its drawing, not by what is above or below it. */
gboolean
lm_board_view_real_grab_focus (GtkWidget *widget)
{
  LmBoardViewPrivate *priv = PRIVATE (widget);

  if (priv->focus_moves && !gtk_widget_get_focusable (widget))
    return FALSE;

  if (!priv->focus_moves && priv->drawing != NULL && gtk_widget_get_focusable (priv->drawing)
      && gtk_widget_grab_focus (priv->drawing))
    return TRUE;
  for (guint i = 0; i < priv->parts->len && !priv->focus_moves; i++)
    if (LM_BOARD_PART_GET_IFACE (g_ptr_array_index (priv->parts, i))->get_hovered != NULL
        && gtk_widget_grab_focus (g_ptr_array_index (priv->parts, i)))
      return TRUE;

  return GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->grab_focus (widget);
}

/* GTK lets a widget that is left backwards have the focus, which would lead from what is above the drawing back to it. */
gboolean
lm_board_view_real_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  gboolean moved;

  PRIVATE (widget)->focus_moves = has_focus_within (LM_BOARD_VIEW (widget));
  moved = GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->focus (widget, direction);
  PRIVATE (widget)->focus_moves = FALSE;

  return moved;
}

/* What had the focus may be insensitive now, or gone; the keys go on working from the drawing. */
static void
keep_focus (LmBoardView *self,
            gboolean     had_focus)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (!had_focus || has_focus_within (self))
    return;
  if (gtk_widget_grab_focus (widget) || gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD))
    return;

  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_grab_focus (widget);
}

static void
update (LmBoardView   *self,
        LmBoardChange  changes,
        LmPosition    *before,
        const char    *move)
{
  LmBoardViewPrivate *priv = PRIVATE (self);
  const gboolean had_focus = has_focus_within (self);

  if ((changes & ~LM_BOARD_CHANGE_LOOK) != 0)
    g_clear_pointer (&priv->problem, g_free);
  if ((changes & LM_BOARD_CHANGE_POSITION) != 0)
    g_clear_pointer (&priv->pointed_move, g_free);
  if (LM_BOARD_VIEW_GET_CLASS (self)->update != NULL)
    LM_BOARD_VIEW_GET_CLASS (self)->update (self, changes, before, move);
  lm_board_frame_show_controls (priv->frame, priv->mode != LM_BOARD_EDIT);
  for (guint i = 0; i < priv->parts->len; i++)
    LM_BOARD_PART_GET_IFACE (get_part (self, i))->update (get_part (self, i), changes, before, move);
  update_lines (self);
  keep_focus (self, had_focus);
}

static void
take_held_move (LmBoardViewPrivate *priv,
                LmPosition         *before,
                const char         *move)
{
  g_clear_pointer (&priv->held_before, lm_position_unref);
  priv->held_before = before != NULL ? lm_position_ref (before) : NULL;
  g_free (priv->held_move);
  priv->held_move = g_strdup (move);
}

/*
 * lm_board_view_show:
 * @self: a board
 * @changes: what is not as it was
 * @before: (nullable): the position before a move that may be seen moving
 * @move: (nullable): that move
 */
void
lm_board_view_show (LmBoardView   *self,
                    LmBoardChange  changes,
                    LmPosition    *before,
                    const char    *move)
{
  LmBoardViewPrivate *priv = PRIVATE (self);

  if (!is_framed (self))
    return;
  if (priv->holds == 0)
    {
      update (self, changes, before, move);
      return;
    }

  priv->held |= changes;
  if ((changes & LM_BOARD_CHANGE_POSITION) != 0)
    take_held_move (priv, before, move);
}

/**
 * lm_board_view_hold:
 * @self: a board that is about to be told several things
 *
 * Shows none of them until lm_board_view_release(), so that neither eye nor ear is led to what is true for a moment only.
 */
void
lm_board_view_hold (LmBoardView *self)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  PRIVATE (self)->holds++;
}

static void
show_held (LmBoardView *self)
{
  LmBoardViewPrivate *priv = PRIVATE (self);
  const LmBoardChange changes = priv->held;
  g_autoptr (LmPosition) before = g_steal_pointer (&priv->held_before);
  g_autofree char *move = g_steal_pointer (&priv->held_move);

  priv->held = 0;
  update (self, changes, before, move);
}

/**
 * lm_board_view_release:
 * @self: a board
 *
 * Shows all that it was told since lm_board_view_hold().
 */
void
lm_board_view_release (LmBoardView *self)
{
  LmBoardViewPrivate *priv = PRIVATE (self);

  g_return_if_fail (LM_IS_BOARD_VIEW (self));
  g_return_if_fail (priv->holds > 0);

  if (--priv->holds == 0 && priv->held != 0)
    show_held (self);
}

static gboolean
key_pressed_cb (LmBoardView     *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state,
                gpointer         controller)
{
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);

  if (!is_framed (self))
    return FALSE;
  keyval = lm_keys_translate (controller, keyval);
  if (klass->key != NULL && klass->key (self, keyval, state))
    return TRUE;

  for (guint i = 0; i < PRIVATE (self)->parts->len && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0; i++)
    if (LM_BOARD_PART_GET_IFACE (get_part (self, i))->press != NULL)
      return LM_BOARD_PART_GET_IFACE (get_part (self, i))->press (get_part (self, i), keyval);

  return FALSE;
}

/**
 * lm_board_view_set_drawing:
 * @self: a board that is being made
 * @drawing: an #LmBoardItems, its scroller, or whatever contains the drawings
 *
 * Puts a board on the kit: makes its frame around the drawing.
 */
void
lm_board_view_set_drawing (LmBoardView *self,
                           GtkWidget   *drawing)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *frame;

  g_return_if_fail (LM_IS_BOARD_VIEW (self));
  g_return_if_fail (PRIVATE (self)->frame == NULL);

  PRIVATE (self)->drawing = drawing;
  frame = lm_board_frame_new (drawing);
  PRIVATE (self)->frame = LM_BOARD_FRAME (frame);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_bin_layout_new ());
  gtk_widget_set_parent (frame, GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * lm_board_view_add_to_header:
 * @self: a board with a frame
 * @widget: a widget of the room's own
 *
 * Puts a widget at the end of the header, beside turn and verdict.
 */
void
lm_board_view_add_to_header (LmBoardView *self,
                             GtkWidget   *widget)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  lm_board_frame_add_to_header (PRIVATE (self)->frame, widget);
}

/**
 * lm_board_view_add_switch:
 * @self: a board with a frame, or about to have one
 * @row: (nullable): a box for it, where the header has no room; it is put into
 *   the header without
 * @habit: the habit that it switches
 * @mnemonic: what is written on it
 * @name: what a screen reader calls it
 * @tooltip: what it does
 *
 * Makes a switch for what the board shows besides. When it is switched,
 * update() is called with %LM_BOARD_CHANGE_LOOK.
 *
 * Returns: (transfer none): the habit
 */
LmBoardHabit *
lm_board_view_add_switch (LmBoardView *self,
                          GtkWidget   *row,
                          const char  *habit,
                          const char  *mnemonic,
                          const char  *name,
                          const char  *tooltip)
{
  GtkWidget *button = gtk_toggle_button_new_with_mnemonic (mnemonic);

  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), NULL);

  lm_accessible_name_set (button, name);
  gtk_widget_set_tooltip_text (button, tooltip);
  g_object_bind_property (lm_board_habit_get (habit), "active", button, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (lm_board_habit_get (habit), "notify::active", G_CALLBACK (lm_board_view_changed), self,
                           G_CONNECT_SWAPPED);
  if (row != NULL)
    gtk_box_append (GTK_BOX (row), button);
  else
    lm_board_view_add_to_header (self, button);

  return lm_board_habit_get (habit);
}

/**
 * lm_board_view_set_controls:
 * @self: a board with a frame
 * @controls: what moves are made with below the drawing, such as an #LmMoveBar
 *
 * Puts a widget below the caption. The editor hides it.
 */
void
lm_board_view_set_controls (LmBoardView *self,
                            GtkWidget   *controls)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  lm_board_frame_set_controls (PRIVATE (self)->frame, controls);
}

/**
 * lm_board_view_changed:
 * @self: a board with a frame
 *
 * What the room itself wants to be seen is not as it was (a switch, what is
 * chosen but not yet a move): update() is called with %LM_BOARD_CHANGE_LOOK
 * and all is shown anew.
 */
void
lm_board_view_changed (LmBoardView *self)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  if (is_framed (self))
    update (self, LM_BOARD_CHANGE_LOOK, NULL, NULL);
}

/**
 * lm_board_view_set_problem:
 * @self: a board with a frame
 * @problem: (nullable): what is wrong, in one sentence
 *
 * Says what is wrong, until something else is pointed at or the board changes.
 */
void
lm_board_view_set_problem (LmBoardView *self,
                           const char  *problem)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  g_free (PRIVATE (self)->problem);
  PRIVATE (self)->problem = g_strdup (problem);
  if (is_framed (self))
    update_caption (self);
}

/*
 * lm_board_view_pointed:
 * @self: a board
 *
 * Something else is pointed at, or nothing.
 */
void
lm_board_view_pointed (LmBoardView *self)
{
  LmBoardViewPrivate *priv = PRIVATE (self);

  g_clear_pointer (&priv->problem, g_free);
  if (!is_framed (self))
    return;

  for (guint i = 0; i < priv->parts->len; i++)
    if (LM_BOARD_PART_GET_IFACE (get_part (self, i))->refresh_pointed != NULL)
      LM_BOARD_PART_GET_IFACE (get_part (self, i))->refresh_pointed (get_part (self, i));
  update_caption (self);
}

/*
 * lm_board_view_forget_pointer:
 * @self: a board
 *
 * The pointer means nothing until it is moved.
 */
void
lm_board_view_forget_pointer (LmBoardView *self)
{
  for (guint i = 0; i < PRIVATE (self)->parts->len; i++)
    if (LM_BOARD_PART_GET_IFACE (get_part (self, i))->forget_pointer != NULL)
      LM_BOARD_PART_GET_IFACE (get_part (self, i))->forget_pointer (get_part (self, i));
}

/**
 * lm_board_view_point_at_move:
 * @self: a board with a frame
 * @move: (nullable): a legal move that a button or an entry would make
 *
 * Lets the board show and say what a move does before it is made.
 */
void
lm_board_view_point_at_move (LmBoardView *self,
                             const char  *move)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  if (g_strcmp0 (PRIVATE (self)->pointed_move, move) == 0)
    return;

  g_free (PRIVATE (self)->pointed_move);
  PRIVATE (self)->pointed_move = g_strdup (move);
  lm_board_view_pointed (self);
}

/**
 * lm_board_view_get_pointed_move:
 * @self: a board with a frame
 *
 * Returns: (transfer none) (nullable): the move that is pointed at elsewhere
 *   than on the drawing; %NULL while the pointer is on an item
 */
const char *
lm_board_view_get_pointed_move (LmBoardView *self)
{
  LmBoardViewPrivate *priv;

  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), NULL);

  priv = PRIVATE (self);
  for (guint i = 0; i < priv->parts->len; i++)
    if (LM_BOARD_PART_GET_IFACE (get_part (self, i))->get_hovered != NULL
        && LM_BOARD_PART_GET_IFACE (get_part (self, i))->get_hovered (get_part (self, i)) != 0)
      return NULL;

  return priv->pointed_move;
}

/*
 * lm_board_view_add_part:
 * @self: a board
 * @part: a drawing or the bar of its moves, which is refreshed before the
 *   drawings
 */
void
lm_board_view_add_part (LmBoardView *self,
                        LmBoardPart *part)
{
  g_ptr_array_insert (PRIVATE (self)->parts, LM_BOARD_PART_GET_IFACE (part)->press != NULL ? 0 : -1, part);
}

/* @part: one that goes */
void
lm_board_view_remove_part (LmBoardView *self,
                           LmBoardPart *part)
{
  g_ptr_array_remove (PRIVATE (self)->parts, part);
}
