/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-view.c: what all boards have in common: what they show, what they say of it, and what the user wants. */

#include "lm-board-view.h"

#include "lm-board-view-private.h"

G_DEFINE_INTERFACE (LmBoardPart, lm_board_part, GTK_TYPE_WIDGET)
G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LmBoardView, lm_board_view, GTK_TYPE_WIDGET)

#define PRIVATE(self) \
  ((LmBoardViewPrivate *) lm_board_view_get_instance_private (LM_BOARD_VIEW (self)))

LmBoardViewPrivate *
lm_board_view_get_private (LmBoardView *self)
{
  return lm_board_view_get_instance_private (self);
}

static void
lm_board_part_default_init (LmBoardPartInterface *iface)
{
}

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
lm_board_view_dispose (GObject *object)
{
  LmBoardViewPrivate *priv = PRIVATE (object);
  GtkWidget *frame = (GtkWidget *) g_steal_pointer (&priv->frame);

  /* From here on nothing that goes makes the room say or draw anything. */
  g_ptr_array_set_size (priv->parts, 0);
  g_clear_weak_pointer (&priv->form);
  g_clear_pointer (&frame, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_board_view_parent_class)->dispose (object);
}

static void
lm_board_view_finalize (GObject *object)
{
  LmBoardViewPrivate *priv = PRIVATE (object);

  g_ptr_array_unref (priv->parts);
  g_free (priv->problem);
  g_free (priv->pointed_move);
  g_clear_pointer (&priv->position, lm_position_unref);
  g_clear_pointer (&priv->last_before, lm_position_unref);
  g_clear_pointer (&priv->last_move, g_free);
  g_clear_pointer (&priv->arrow, g_free);
  g_clear_pointer (&priv->held_before, lm_position_unref);
  g_free (priv->held_move);
  g_clear_pointer (&priv->overlay, lm_answer_unref);
  g_clear_object (&priv->game);

  G_OBJECT_CLASS (lm_board_view_parent_class)->finalize (object);
}

static void
lm_board_view_class_init (LmBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lm_board_view_dispose;
  object_class->finalize = lm_board_view_finalize;
  widget_class->grab_focus = lm_board_view_real_grab_focus;
  widget_class->focus = lm_board_view_real_focus;
  klass->describe_pointed = lm_board_view_real_describe_pointed;

  /**
   * LmBoardView::move-chosen:
   * @self: the board
   * @move: the move's text
   *
   * The user wants this move made. It is legal in the position shown, or the
   * user wants to be told why not.
   */
  signals[MOVE_CHOSEN] = lm_signal_new (klass, "move-chosen", 1, G_TYPE_STRING);
  /**
   * LmBoardView::edited:
   * @self: the board
   * @position: an #LmPosition
   *
   * The user wants the position in the editor to be this one.
   */
  signals[EDITED] = lm_signal_new (klass, "edited", 1, LM_TYPE_POSITION);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lm_board_view_init (LmBoardView *self)
{
  PRIVATE (self)->animate = TRUE;
  PRIVATE (self)->parts = g_ptr_array_new ();
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

  if (replace_position (&PRIVATE (self)->position, position))
    lm_board_view_show (self, LM_BOARD_CHANGE_POSITION, before, move);
  /* What was typed in it may not be what is shown. */
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
  lm_board_view_show (self, LM_BOARD_CHANGE_MODE, NULL, NULL);
}

/**
 * lm_board_view_set_extent:
 * @self: a board
 * @text: how many moves there may be to the end, or ""
 */
void
lm_board_view_set_extent (LmBoardView *self,
                          const char  *text)
{
  g_return_if_fail (LM_IS_BOARD_VIEW (self));

  lm_board_frame_set_extent (PRIVATE (self)->frame, text);
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
  lm_board_view_show (self, LM_BOARD_CHANGE_MODE, NULL, NULL);
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
    lm_board_view_show (self, LM_BOARD_CHANGE_MARKS, NULL, NULL);
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
    lm_board_view_show (self, LM_BOARD_CHANGE_MARKS, NULL, NULL);
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
  lm_board_view_show (self, LM_BOARD_CHANGE_MARKS, NULL, NULL);
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
 * lm_board_view_create_edit_controls:
 * @self: a board
 *
 * Returns: (transfer floating): the bar that shows and changes the position, the
 *   game's own form or that of its fields
 */
GtkWidget *
lm_board_view_create_edit_controls (LmBoardView *self)
{
  LmBoardViewPrivate *priv = PRIVATE (self);
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);
  GtkWidget *form = lm_field_form_new_with_type (klass->edit_form != NULL ? klass->edit_form () : LM_TYPE_FIELD_FORM,
                                                 NULL, LM_FIELD_BAR);

  g_set_weak_pointer (&priv->form, LM_FIELD_FORM (form));
  lm_field_form_set_board (priv->form, GTK_WIDGET (self));
  g_signal_connect_object (form, "edited", G_CALLBACK (lm_board_view_edit), self, G_CONNECT_SWAPPED);
  show_in_form (self);

  return form;
}

/**
 * lm_board_view_get_form:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): the form in the editor's bar; %NULL
 *   before the board was edited
 */
gpointer
lm_board_view_get_form (LmBoardView *self)
{
  return PRIVATE (self)->form;
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
 * lm_board_view_describe_task:
 * @self: a board with a position
 *
 * Returns: (transfer full) (nullable): what whoever is to move has to do; %NULL
 *   where the board has nothing to say of it, or the game is over
 */
char *
lm_board_view_describe_task (LmBoardView *self)
{
  LmBoardViewClass *klass = LM_BOARD_VIEW_GET_CLASS (self);

  return klass->describe_task != NULL && !lm_position_is_over (PRIVATE (self)->position) ? klass->describe_task (self) : NULL;
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
 * lm_board_view_get_value:
 * @self: a board
 * @move: (nullable): a move text
 *
 * Returns: (transfer none) (nullable): what the overlay says of the move, if
 *   there is one and the board is not being edited
 */
const LmMoveValue *
lm_board_view_get_value (LmBoardView *self,
                         const char  *move)
{
  LmAnswer *answer;

  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), NULL);

  if (move == NULL || PRIVATE (self)->mode == LM_BOARD_EDIT)
    return NULL;

  answer = lm_board_view_get_overlay (self);

  return answer != NULL ? lm_answer_find_move (answer, move) : NULL;
}

/**
 * lm_board_view_keep_extent:
 * @self: a board with a position
 * @extent: how large what is on it is now
 *
 * For boards that keep the size that they began with, as long as it is one
 * game.
 *
 * Returns: the largest that it has been in this game
 */
guint64
lm_board_view_keep_extent (LmBoardView *self,
                           guint64      extent)
{
  LmBoardViewPrivate *priv = PRIVATE (self);

  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), extent);

  if (g_set_object (&priv->game, lm_position_get_game (priv->position)))
    priv->extent = 0;
  priv->extent = MAX (priv->extent, extent);

  return priv->extent;
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
 * lm_board_view_is_editing:
 * @self: a board
 *
 * Returns: whether the position can be changed
 */
gboolean
lm_board_view_is_editing (LmBoardView *self)
{
  g_return_val_if_fail (LM_IS_BOARD_VIEW (self), FALSE);

  return PRIVATE (self)->mode == LM_BOARD_EDIT;
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
