/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-view.c: what all boards have in common: what they show, what they say of it, and what the user wants. */

#include "config.h"

#include "lm-board-view.h"

#include "lm-board-frame.h"
#include "lm-board-items-private.h"
#include "lm-board-view-private.h"
#include "lm-field-form.h"

#include <glib/gi18n.h>

typedef struct
{
  LmBoardFrame *frame;    /* (nullable): only of boards that are put on the kit */
  GPtrArray    *items;    /* (element-type LmBoardItems): the board's drawings */
  LmMoveBar    *bar;      /* (nullable) */
  char         *problem;
  char         *pointed_move;
  LmFieldForm  *form;     /* (nullable): the editor's bar, which the window owns */

  LmPosition   *position;
  LmPosition   *last_before;
  char         *last_move;
  char         *arrow;
  LmAnswer     *overlay;
  guint         persons;
  LmBoardMode   mode;
  gboolean      animate;
} LmBoardViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LmBoardView, lm_board_view, GTK_TYPE_WIDGET)

#define PRIVATE(self) \
  ((LmBoardViewPrivate *) lm_board_view_get_instance_private (LM_BOARD_VIEW (self)))

enum
{
  MOVE_CHOSEN,
  EDITED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Takes another position, or none. Returns whether it is another one. */
static gboolean
replace_position (LmPosition **slot,
                  LmPosition  *position)
{
  LmPosition *old = *slot;

  if (old == position)
    return FALSE;

  *slot = position != NULL ? lm_position_ref (position) : NULL;
  g_clear_pointer (&old, lm_position_unref);

  return TRUE;
}

static gboolean
replace_text (char       **slot,
              const char  *text)
{
  char *old = *slot;

  if (g_strcmp0 (old, text) == 0)
    return FALSE;

  *slot = g_strdup (text);
  g_free (old);

  return TRUE;
}

static void
lm_board_view_real_position_changed (LmBoardView *self,
                                     LmPosition  *before,
                                     const char  *move)
{
}

static void
lm_board_view_real_marks_changed (LmBoardView *self)
{
}

static void
lm_board_view_real_mode_changed (LmBoardView *self)
{
}

/* The frame. */

static gboolean
is_framed (LmBoardView *self)
{
  return PRIVATE (self)->frame != NULL && PRIVATE (self)->position != NULL;
}

static LmBoardItems *
get_items (LmBoardView *self,
           guint        index)
{
  return g_ptr_array_index (PRIVATE (self)->items, index);
}

static char *
describe_item (LmBoardView  *self,
               LmBoardItems *items,
               guint64       id)
{
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);

  return id != LM_BOARD_NO_ITEM && klass->describe_pointed != NULL ? klass->describe_pointed (self, items, id) : NULL;
}

/* What the pointer is on comes before the move of a button or entry, and that before where the keyboard is. */
static char *
describe_pointed (LmBoardView *self)
{
  LmBoardViewPrivate *priv = PRIVATE (self);
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);
  char *text = NULL;

  for (guint i = 0; i < priv->items->len && text == NULL; i++)
    text = describe_item (self, get_items (self, i), lm_board_items_get_hovered (get_items (self, i)));
  if (text == NULL && priv->pointed_move != NULL)
    text = klass->describe_move != NULL
             ? klass->describe_move (self, priv->pointed_move)
             : lm_position_describe_move (priv->position, priv->pointed_move, LM_MOVE_SENTENCE);
  for (guint i = 0; i < priv->items->len && text == NULL; i++)
    text = describe_item (self, get_items (self, i), lm_board_items_get_pointed (get_items (self, i)));

  return text;
}

static char *
describe_problem (LmBoardView *self)
{
  LmBoardViewPrivate *priv = PRIVATE (self);
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);
  char *text = klass->describe_problem != NULL ? klass->describe_problem (self) : NULL;

  if (text == NULL && priv->bar != NULL && lm_board_view_is_playing (self))
    text = g_strdup (lm_move_bar_get_problem (priv->bar));

  return text != NULL ? text : g_strdup (priv->problem);
}

/* A problem before what is pointed at before what can be done. */
static void
update_caption (LmBoardView *self)
{
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);
  g_autofree char *problem = describe_problem (self);
  g_autofree char *text = problem == NULL ? describe_pointed (self) : g_strdup (problem);

  if (text == NULL && klass->describe_prompt != NULL)
    text = klass->describe_prompt (self);
  lm_board_frame_set_caption (PRIVATE (self)->frame, text != NULL ? text : "", problem != NULL);
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
update_lines (LmBoardView *self)
{
  LmBoardViewPrivate *priv = PRIVATE (self);
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);
  g_autofree char *turn = klass->describe_turn != NULL ? klass->describe_turn (self) : NULL;
  g_autofree char *description = lm_position_describe (priv->position);
  g_autofree char *label = g_strdup_printf (_("Board: %s"), description);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (turn != NULL)
    lm_board_frame_set_turn (priv->frame, turn, lm_position_is_over (priv->position));
  update_verdict (self);
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
static gboolean
lm_board_view_grab_focus (GtkWidget *widget)
{
  LmBoardViewPrivate *priv = PRIVATE (widget);

  for (guint i = 0; i < priv->items->len; i++)
    if (gtk_widget_grab_focus (g_ptr_array_index (priv->items, i)))
      return TRUE;

  return GTK_WIDGET_CLASS (lm_board_view_parent_class)->grab_focus (widget);
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
  if (priv->bar != NULL)
    lm_move_bar_refresh (priv->bar);
  for (guint i = 0; i < priv->items->len; i++)
    {
      lm_board_items_update (get_items (self, i));
      if ((changes & LM_BOARD_CHANGE_POSITION) != 0)
        lm_board_items_fly (get_items (self, i), before, move);
    }
  update_lines (self);
  keep_focus (self, had_focus);
}

static void
changed (LmBoardView   *self,
         LmBoardChange  changes,
         LmPosition    *before,
         const char    *move)
{
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);

  if (is_framed (self))
    update (self, changes, before, move);
  else if ((changes & LM_BOARD_CHANGE_POSITION) != 0)
    klass->position_changed (self, before, move);
  else if ((changes & LM_BOARD_CHANGE_MARKS) != 0)
    klass->marks_changed (self);
  else if ((changes & LM_BOARD_CHANGE_MODE) != 0)
    klass->mode_changed (self);
}

static void
lm_board_view_dispose (GObject *object)
{
  LmBoardViewPrivate *priv = PRIVATE (object);
  GtkWidget *frame = (GtkWidget *) g_steal_pointer (&priv->frame);

  /* From here on nothing that goes makes the room say or draw anything. */
  priv->bar = NULL;
  g_clear_weak_pointer (&priv->form);
  g_clear_pointer (&frame, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_board_view_parent_class)->dispose (object);
}

static void
lm_board_view_finalize (GObject *object)
{
  LmBoardViewPrivate *priv = PRIVATE (object);

  g_ptr_array_unref (priv->items);
  g_free (priv->problem);
  g_free (priv->pointed_move);
  g_clear_pointer (&priv->position, lm_position_unref);
  g_clear_pointer (&priv->last_before, lm_position_unref);
  g_clear_pointer (&priv->last_move, g_free);
  g_clear_pointer (&priv->arrow, g_free);
  g_clear_pointer (&priv->overlay, lm_answer_unref);

  G_OBJECT_CLASS (lm_board_view_parent_class)->finalize (object);
}

static void
lm_board_view_class_init (LmBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lm_board_view_dispose;
  object_class->finalize = lm_board_view_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = lm_board_view_grab_focus;

  klass->position_changed = lm_board_view_real_position_changed;
  klass->marks_changed = lm_board_view_real_marks_changed;
  klass->mode_changed = lm_board_view_real_mode_changed;

  /**
   * LmBoardView::move-chosen:
   * @self: the board
   * @move: the move's text
   *
   * The user wants this move made. It is legal in the position shown, or the
   * user wants to be told why not.
   */
  signals[MOVE_CHOSEN] =
    g_signal_new ("move-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * LmBoardView::edited:
   * @self: the board
   * @position: an #LmPosition
   *
   * The user wants the position in the editor to be this one.
   */
  signals[EDITED] =
    g_signal_new ("edited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, LM_TYPE_POSITION);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lm_board_view_init (LmBoardView *self)
{
  PRIVATE (self)->animate = TRUE;
  PRIVATE (self)->items = g_ptr_array_new ();
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

/* Of a game without fields there is nothing to fill in. */
static void
show_in_form (LmBoardView *self)
{
  LmBoardViewPrivate *priv = PRIVATE (self);

  if (priv->form != NULL && priv->position != NULL && lm_position_get_info (priv->position)->fields != NULL)
    lm_field_form_set_position (priv->form, priv->position);
}

/**
 * lm_board_view_set_position:
 * @self: a board
 * @position: the position to show, of the board's game
 * @before: (nullable): the position before the move that led here
 * @move: (nullable): that move, if the change is to be seen as one
 *
 * Shows a position. The board animates @move where that is wanted; undoing,
 * editing and jumping in the history give no move.
 */
void
lm_board_view_set_position (LmBoardView *self,
                            LmPosition  *position,
                            LmPosition  *before,
                            const char  *move)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));
  g_return_if_fail (position != NULL);

  if (!replace_position (&PRIVATE (self)->position, position))
    return;

  changed (self, LM_BOARD_CHANGE_POSITION, before, move);
  show_in_form (self);
}

/**
 * lm_board_view_set_mode:
 * @self: a board
 * @mode: what can be done on it
 */
void
lm_board_view_set_mode (LmBoardView *self,
                        LmBoardMode  mode)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  if (PRIVATE (self)->mode == mode)
    return;

  PRIVATE (self)->mode = mode;
  changed (self, LM_BOARD_CHANGE_MODE, NULL, NULL);
}

/**
 * lm_board_view_set_persons:
 * @self: a board
 * @seats: the seats of persons, seat i as the bit 1 << i
 *
 * Boards of games in which others than the player to move may act offer that
 * to persons only.
 */
void
lm_board_view_set_persons (LmBoardView *self,
                           guint        seats)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  if (PRIVATE (self)->persons == seats)
    return;

  PRIVATE (self)->persons = seats;
  changed (self, LM_BOARD_CHANGE_MODE, NULL, NULL);
}

/**
 * lm_board_view_set_last_move:
 * @self: a board
 * @before: (nullable): the position before the move
 * @move: (nullable): the move to keep marked, or %NULL to mark none
 */
void
lm_board_view_set_last_move (LmBoardView *self,
                             LmPosition  *before,
                             const char  *move)
{
  LmBoardViewPrivate *priv;
  gboolean is_other;

  g_return_if_fail (LM_IS_BOARD_VIEW (self));
  g_return_if_fail (move == NULL || before != NULL);

  priv = PRIVATE (self);
  is_other = replace_position (&priv->last_before, before);
  is_other |= replace_text (&priv->last_move, move);
  if (is_other)
    changed (self, LM_BOARD_CHANGE_MARKS, NULL, NULL);
}

/**
 * lm_board_view_set_arrow:
 * @self: a board
 * @move: (nullable): the move to point at, or %NULL
 */
void
lm_board_view_set_arrow (LmBoardView *self,
                         const char  *move)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  if (replace_text (&PRIVATE (self)->arrow, move))
    changed (self, LM_BOARD_CHANGE_MARKS, NULL, NULL);
}

/**
 * lm_board_view_set_overlay:
 * @self: a board
 * @answer: (nullable): what the solver says of the moves, or %NULL to colour none
 *
 * Colours the legal moves. An answer about another position than the one
 * shown is kept and not shown.
 */
void
lm_board_view_set_overlay (LmBoardView *self,
                           LmAnswer    *answer)
{
  LmBoardViewPrivate *priv;

  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  priv = PRIVATE (self);
  if (priv->overlay == answer)
    return;

  g_clear_pointer (&priv->overlay, lm_answer_unref);
  priv->overlay = answer != NULL ? lm_answer_ref (answer) : NULL;
  changed (self, LM_BOARD_CHANGE_MARKS, NULL, NULL);
}

/**
 * lm_board_view_set_animate:
 * @self: a board
 * @animate: whether moves may be animated
 *
 * The desktop's own setting is respected in any case.
 */
void
lm_board_view_set_animate (LmBoardView *self,
                           gboolean     animate)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  PRIVATE (self)->animate = animate;
}

/**
 * lm_board_view_create_form:
 * @self: a board
 * @type: %LM_TYPE_FIELD_FORM, or that of a form of the game's own
 *
 * For boards whose editor's bar is more than the fields of the game.
 *
 * Returns: (transfer floating): a bar that shows and changes the position
 */
GtkWidget *
lm_board_view_create_form (LmBoardView *self,
                           GType        type)
{
  LmBoardViewPrivate *priv = PRIVATE (self);
  GtkWidget *form = lm_field_form_new_with_type (type, NULL, LM_FIELD_BAR);

  g_set_weak_pointer (&priv->form, LM_FIELD_FORM (form));
  g_signal_connect_object (form, "edited", G_CALLBACK (lm_board_view_edit), self, G_CONNECT_SWAPPED);
  show_in_form (self);

  return form;
}

/**
 * lm_board_view_create_edit_controls:
 * @self: a board
 *
 * Returns: (transfer floating): the game's own controls for the editor's bar,
 *   or else the form of its fields
 */
GtkWidget *
lm_board_view_create_edit_controls (LmBoardView *self)
{
  LmBoardViewClass *klass;

  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), NULL);

  klass = LM_BOARD_VIEW_GET_CLASS (self);

  return klass->create_edit_controls != NULL ? klass->create_edit_controls (self)
                                             : lm_board_view_create_form (self, LM_TYPE_FIELD_FORM);
}

/**
 * lm_board_view_get_position:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): the position to show; %NULL before the
 *   first
 */
LmPosition *
lm_board_view_get_position (LmBoardView *self)
{
  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), NULL);

  return PRIVATE (self)->position;
}

/**
 * lm_board_view_get_mode:
 * @self: a board
 *
 * Returns: what can be done on it
 */
LmBoardMode
lm_board_view_get_mode (LmBoardView *self)
{
  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), LM_BOARD_WATCH);

  return PRIVATE (self)->mode;
}

/**
 * lm_board_view_get_persons:
 * @self: a board
 *
 * Returns: the seats of persons, seat i as the bit 1 << i
 */
guint
lm_board_view_get_persons (LmBoardView *self)
{
  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), 0);

  return PRIVATE (self)->persons;
}

/**
 * lm_board_view_get_last_move:
 * @self: a board
 * @before: (out) (optional) (nullable) (transfer none): the position before it
 *
 * Returns: (transfer none) (nullable): the move to keep marked
 */
const char *
lm_board_view_get_last_move (LmBoardView  *self,
                             LmPosition  **before)
{
  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), NULL);

  if (before != NULL)
    *before = PRIVATE (self)->last_before;

  return PRIVATE (self)->last_move;
}

/**
 * lm_board_view_get_arrow:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): the move to point at
 */
const char *
lm_board_view_get_arrow (LmBoardView *self)
{
  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), NULL);

  return PRIVATE (self)->arrow;
}

/**
 * lm_board_view_get_overlay:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): what the solver says of the moves of
 *   the position shown; %NULL when the answer is about another one, or cannot
 *   tell one move from another
 */
LmAnswer *
lm_board_view_get_overlay (LmBoardView *self)
{
  LmBoardViewPrivate *priv;

  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), NULL);

  priv = PRIVATE (self);
  if (priv->overlay == NULL || priv->position == NULL ||
      !lm_position_equal (priv->overlay->position, priv->position) ||
      !lm_answer_tells_moves (priv->overlay))
    return NULL;

  return priv->overlay;
}

/**
 * lm_board_view_should_animate:
 * @self: a board
 *
 * Returns: whether a move is to be seen moving: the user, the desktop and the
 *   window being on screen all allow it
 */
gboolean
lm_board_view_should_animate (LmBoardView *self)
{
  gboolean enabled;

  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), FALSE);

  if (!PRIVATE (self)->animate || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-enable-animations", &enabled, NULL);

  return enabled;
}

/**
 * lm_board_view_is_playing:
 * @self: a board
 *
 * Returns: whether the player to move can move here
 */
gboolean
lm_board_view_is_playing (LmBoardView *self)
{
  LmBoardViewPrivate *priv;

  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), FALSE);

  priv = PRIVATE (self);

  return priv->mode == LM_BOARD_PLAY && priv->position != NULL && !lm_position_is_over (priv->position);
}

/* While it is not their turn, persons may make the moves that are theirs at any time. */
static gboolean
is_open_to (LmBoardView *self,
            const char  *move)
{
  LmBoardViewPrivate *priv = PRIVATE (self);

  if (priv->mode != LM_BOARD_WATCH)
    return priv->mode == LM_BOARD_PLAY;

  return priv->position != NULL && !lm_position_is_over (priv->position)
         && (priv->persons & (1u << lm_position_get_mover (priv->position, move))) != 0;
}

/**
 * lm_board_view_choose_move:
 * @self: a board in play
 * @move: a move of the position shown, or a text that is to be refused with
 *   the reason
 *
 * Says that the user wants a move made. Says nothing unless the board is in
 * play, or the move is one that a person may make out of turn.
 */
void
lm_board_view_choose_move (LmBoardView *self,
                           const char  *move)
{
  g_autofree char *text = NULL;

  g_return_if_fail (LM_IS_BOARD_VIEW (self));
  g_return_if_fail (move != NULL);

  if (!is_open_to (self, move))
    return;

  /* The move's text may belong to what the new position replaces. */
  text = g_strdup (move);
  g_signal_emit (self, signals[MOVE_CHOSEN], 0, text);
}

/**
 * lm_board_view_edit:
 * @self: a board in the editor
 * @position: the position that the user wants
 *
 * Says that the user wants another position. Says nothing unless the board is
 * being edited.
 */
void
lm_board_view_edit (LmBoardView *self,
                    LmPosition  *position)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));
  g_return_if_fail (position != NULL);

  if (PRIVATE (self)->mode == LM_BOARD_EDIT)
    g_signal_emit (self, signals[EDITED], 0, position);
}

/**
 * lm_board_view_try_move:
 * @self: a board in play
 * @move: a move text
 *
 * Chooses a move; where it is not legal the caption says why.
 *
 * Returns: whether it was legal
 */
gboolean
lm_board_view_try_move (LmBoardView *self,
                        const char  *move)
{
  g_autoptr (LmPosition) after = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), FALSE);

  after = lm_position_play (PRIVATE (self)->position, move, &error);
  if (after != NULL)
    lm_board_view_choose_move (self, move);
  else
    lm_board_view_set_problem (self, error->message);

  return after != NULL;
}

/**
 * lm_board_view_try_edit:
 * @self: a board in the editor
 * @position: (transfer full) (nullable): the position that the user wants
 * @error: (transfer full) (nullable): why there is none
 *
 * Says that the user wants another position; where there is none the caption
 * says why.
 */
void
lm_board_view_try_edit (LmBoardView *self,
                        LmPosition  *position,
                        GError      *error)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  if (position != NULL)
    lm_board_view_edit (self, position);
  else
    lm_board_view_set_problem (self, error->message);

  g_clear_pointer (&position, lm_position_unref);
  g_clear_error (&error);
}

static gboolean
key_pressed_cb (LmBoardView     *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);

  if (!is_framed (self))
    return FALSE;
  if (klass->key != NULL && klass->key (self, keyval, state))
    return TRUE;

  return PRIVATE (self)->bar != NULL && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0
         && lm_move_bar_press (PRIVATE (self)->bar, keyval);
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

  frame = lm_board_frame_new (drawing);
  PRIVATE (self)->frame = LM_BOARD_FRAME (frame);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_bin_layout_new ());
  gtk_widget_set_parent (frame, GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * lm_board_view_set_header_end:
 * @self: a board with a frame
 * @widget: a switch of the room's own
 *
 * Puts a widget at the end of the header, beside turn and verdict.
 */
void
lm_board_view_set_header_end (LmBoardView *self,
                              GtkWidget   *widget)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  lm_board_frame_set_header_end (PRIVATE (self)->frame, widget);
}

/**
 * lm_board_view_set_between:
 * @self: a board with a frame
 * @widget: a line of the room's own
 *
 * Puts a widget between drawing and caption.
 */
void
lm_board_view_set_between (LmBoardView *self,
                           GtkWidget   *widget)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  lm_board_frame_set_between (PRIVATE (self)->frame, widget);
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
 * lm_board_view_get_caption:
 * @self: a board with a frame
 *
 * Returns: (transfer none): the caption, for what it describes to a screen
 *   reader
 */
GtkWidget *
lm_board_view_get_caption (LmBoardView *self)
{
  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), NULL);

  return lm_board_frame_get_caption (PRIVATE (self)->frame);
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

  replace_text (&PRIVATE (self)->problem, problem);
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

  for (guint i = 0; i < priv->items->len; i++)
    lm_board_items_refresh_pointed (get_items (self, i));
  update_caption (self);
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

  if (replace_text (&PRIVATE (self)->pointed_move, move))
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
  for (guint i = 0; i < priv->items->len; i++)
    if (lm_board_items_get_hovered (get_items (self, i)) != LM_BOARD_NO_ITEM)
      return NULL;

  return priv->pointed_move;
}

void
lm_board_view_add_items (LmBoardView  *self,
                         LmBoardItems *items)
{
  g_ptr_array_add (PRIVATE (self)->items, items);
}

void
lm_board_view_remove_items (LmBoardView  *self,
                            LmBoardItems *items)
{
  g_ptr_array_remove (PRIVATE (self)->items, items);
}

void
lm_board_view_set_move_bar (LmBoardView *self,
                            LmMoveBar   *bar)
{
  PRIVATE (self)->bar = bar;
}
