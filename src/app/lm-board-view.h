/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-view.h: the contract of a board: it shows a position, takes moves, and turns into an editor. */

#pragma once

#include "engine/lm-answer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_BOARD_VIEW (lm_board_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmBoardView, lm_board_view, LM, BOARD_VIEW, GtkWidget)

/**
 * LmBoardViewClass:
 * @position_changed: the position to show is another: lm_board_view_get_position();
 *   @move (nullable) led from @before (nullable) to it and may be animated
 * @marks_changed: the last move, the arrow or the overlay is another
 * @mode_changed: playing, watching or editing is another, or other seats
 *   belong to persons
 * @create_edit_controls: (nullable): widgets of the game's own for the editor's
 *   bar (set all from n, add a bin); they change the position through
 *   lm_board_view_edit(). Transfer floating
 *
 * A board is a widget that never decides anything: the window sets what it
 * shows, and it says what the user wants by emitting "move-chosen" (a move
 * text) and "edited" (a position). Whatever can be acted upon on it is a
 * focusable child with a role and a name. Text direction is pinned to left to
 * right for the board itself.
 */
struct _LmBoardViewClass
{
  GtkWidgetClass parent_class;

  void        (* position_changed)     (LmBoardView  *self,
                                        LmPosition   *before,
                                        const char   *move);
  void        (* marks_changed)        (LmBoardView  *self);
  void        (* mode_changed)         (LmBoardView  *self);
  GtkWidget * (* create_edit_controls) (LmBoardView  *self);
};

/**
 * LmBoardMode:
 * @LM_BOARD_WATCH: nothing can be done (a computer's turn, or the game is
 *   over), except what the rules let others do out of turn
 * @LM_BOARD_PLAY: the legal moves can be made
 * @LM_BOARD_EDIT: the position can be changed
 */
typedef enum
{
  LM_BOARD_WATCH,
  LM_BOARD_PLAY,
  LM_BOARD_EDIT,
} LmBoardMode;

/* For the window. */
void         lm_board_view_set_position (LmBoardView  *self,
                                         LmPosition   *position,
                                         LmPosition   *before,
                                         const char   *move);
void         lm_board_view_set_mode     (LmBoardView  *self,
                                         LmBoardMode   mode);
void         lm_board_view_set_persons  (LmBoardView  *self,
                                         guint         seats);
void         lm_board_view_set_last_move
                                        (LmBoardView  *self,
                                         LmPosition   *before,
                                         const char   *move);
void         lm_board_view_set_arrow    (LmBoardView  *self,
                                         const char   *move);
void         lm_board_view_set_overlay  (LmBoardView  *self,
                                         LmAnswer     *answer);
void         lm_board_view_set_animate  (LmBoardView  *self,
                                         gboolean      animate);
GtkWidget   *lm_board_view_create_edit_controls
                                        (LmBoardView  *self);

/* For the boards. */
LmPosition  *lm_board_view_get_position (LmBoardView  *self);
LmBoardMode  lm_board_view_get_mode     (LmBoardView  *self);
guint        lm_board_view_get_persons  (LmBoardView  *self);
const char  *lm_board_view_get_last_move
                                        (LmBoardView  *self,
                                         LmPosition  **before);
const char  *lm_board_view_get_arrow    (LmBoardView  *self);
LmAnswer    *lm_board_view_get_overlay  (LmBoardView  *self);
gboolean     lm_board_view_should_animate
                                        (LmBoardView  *self);
void         lm_board_view_choose_move  (LmBoardView  *self,
                                         const char   *move);
void         lm_board_view_edit         (LmBoardView  *self,
                                         LmPosition   *position);

G_END_DECLS
