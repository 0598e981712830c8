/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-view.h: the contract and the frame of a board: it shows a position, takes moves, and turns into an editor. */

#pragma once

#include "engine/solve/lm-answer.h"
#include "lm-board-habit.h"

#include <gtk/gtk.h>

#define LM_TYPE_BOARD_VIEW (lm_board_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmBoardView, lm_board_view, LM, BOARD_VIEW, GtkWidget)

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

/**
 * LmBoardChange:
 * @LM_BOARD_CHANGE_POSITION: the position is another
 * @LM_BOARD_CHANGE_MARKS: the last move, the arrow or the overlay is
 * @LM_BOARD_CHANGE_MODE: the mode, or the seats of persons
 * @LM_BOARD_CHANGE_LOOK: what the room itself wants to be seen (a switch)
 *
 * What is not as it was.
 */
typedef enum
{
  LM_BOARD_CHANGE_POSITION = 1 << 0,
  LM_BOARD_CHANGE_MARKS = 1 << 1,
  LM_BOARD_CHANGE_MODE = 1 << 2,
  LM_BOARD_CHANGE_LOOK = 1 << 3,
} LmBoardChange;

typedef struct _LmBoardItems LmBoardItems;

#define LM_TYPE_BOARD_PART (lm_board_part_get_type ())
G_DECLARE_INTERFACE (LmBoardPart, lm_board_part, LM, BOARD_PART, GtkWidget)

/**
 * LmBoardPartInterface:
 * @update: the board is not as it was, the room has heard of it, and a move
 *   (nullable) may be seen moving
 * @refresh_pointed: (nullable): something else is pointed at, or nothing
 * @forget_pointer: (nullable): the pointer means nothing until it is moved
 * @get_hovered: (nullable): the item that the pointer has come to last, if it
 *   means one
 * @get_pointed: (nullable): the item that is pointed at, by the pointer or the
 *   keyboard
 * @describe: (nullable) (transfer full): what an item is called
 * @get_problem: (nullable) (transfer none) (nullable): what is wrong with what
 *   was typed
 * @press: (nullable): a key was pressed that nobody else had a use for
 *
 * What a board asks of its drawings and of the bar of its moves.
 */
struct _LmBoardPartInterface
{
  GTypeInterface parent;

  void         (* update)          (LmBoardPart   *self,
                                    LmBoardChange  changes,
                                    LmPosition    *before,
                                    const char    *move);
  void         (* refresh_pointed) (LmBoardPart   *self);
  void         (* forget_pointer)  (LmBoardPart   *self);
  guint64      (* get_hovered)     (LmBoardPart   *self);
  guint64      (* get_pointed)     (LmBoardPart   *self);
  char       * (* describe)        (LmBoardPart   *self,
                                    guint64        id);
  const char * (* get_problem)     (LmBoardPart   *self);
  gboolean     (* press)           (LmBoardPart   *self,
                                    guint          keyval);
};

/**
 * LmBoardViewClass:
 * @update: (nullable): the room refreshes what it derives from the board's
 *   position, mode and marks. There is a position. @before and @move (nullable)
 *   are of a move that may be seen moving. What the kit has (items, move bar,
 *   lines, caption, focus) is refreshed afterwards, by the frame
 * @describe_task: (nullable) (transfer full) (nullable): what whoever is to move
 *   has to do, in a sentence that does not say who that is: it stands behind
 *   "Your turn." above the board
 * @describe_verdict: (nullable) (transfer full): what the overlay says, in a
 *   sentence, for the line below the goal; the glyph of the value stands before it.
 *   Not asked in the editor nor of a game that is over
 * @describe_note: (nullable) (transfer full) (nullable): a line between drawing
 *   and caption (a sum, what happened), which keeps its room. Without this
 *   function there is no such line
 * @describe_prompt: (nullable) (transfer full) (nullable): the caption while
 *   nothing is pointed at: what can be done in this mode
 * @describe_pointed: (nullable) (transfer full) (nullable): the caption of an
 *   item: what it is and what acting on it does, which is its name unless the
 *   room has other words; %NULL for the prompt
 * @describe_move: (nullable) (transfer full) (nullable): the caption of a move
 *   that is pointed at where it is a button or a number; without it, the
 *   position's own sentence
 * @describe_problem: (nullable) (transfer full) (nullable): what is wrong now,
 *   in one sentence, where the room knows; otherwise
 *   lm_board_view_set_problem() tells
 * @key: (nullable): a key pressed anywhere on the board, after what has the
 *   focus had no use for it and before the move bar gets it; returns whether
 *   it meant anything
 * @edit_form: (nullable): type function of the #LmFieldForm in the editor's
 *   bar; without it, it is the form of the fields of the game
 *
 * A board is a widget that never decides anything: the window sets what it
 * shows, and it says what the user wants by emitting "move-chosen" (a move
 * text) and "edited" (a position). Whatever can be acted upon on it is a
 * focusable child with a role and a name. Text direction is pinned to left to
 * right for the board itself.
 *
 * A room calls lm_board_view_set_drawing() once, which makes the frame: turn
 * and verdict line, the drawing, the note, the caption, the controls. What the
 * room has is to be freed in finalize(), for the frame goes in dispose().
 */
struct _LmBoardViewClass
{
  GtkWidgetClass parent_class;

  void        (* update)               (LmBoardView      *self,
                                        LmBoardChange     changes,
                                        LmPosition       *before,
                                        const char       *move);
  char      * (* describe_task)        (LmBoardView      *self);
  char      * (* describe_verdict)     (LmBoardView      *self,
                                        LmAnswer         *answer);
  char      * (* describe_note)        (LmBoardView      *self);
  char      * (* describe_prompt)      (LmBoardView      *self);
  char      * (* describe_pointed)     (LmBoardView      *self,
                                        LmBoardItems     *items,
                                        guint64           id);
  char      * (* describe_move)        (LmBoardView      *self,
                                        const char       *move);
  char      * (* describe_problem)     (LmBoardView      *self);
  gboolean    (* key)                  (LmBoardView      *self,
                                        guint             keyval,
                                        GdkModifierType   state);
  GType       (* edit_form)            (void);
};

/* For the window. */
void         lm_board_view_hold         (LmBoardView  *self);
void         lm_board_view_release      (LmBoardView  *self);
void         lm_board_view_set_position (LmBoardView  *self,
                                         LmPosition   *position,
                                         LmPosition   *before,
                                         const char   *move);
void         lm_board_view_set_mode     (LmBoardView  *self,
                                         LmBoardMode   mode);
void         lm_board_view_set_extent   (LmBoardView  *self,
                                         const char   *text);
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
gpointer     lm_board_view_get_form     (LmBoardView  *self);

/* For the boards: what is to be shown. */
LmPosition  *lm_board_view_get_position (LmBoardView  *self);
char        *lm_board_view_describe_task
                                        (LmBoardView  *self);
LmBoardMode  lm_board_view_get_mode     (LmBoardView  *self);
guint        lm_board_view_get_persons  (LmBoardView  *self);
const char  *lm_board_view_get_last_move
                                        (LmBoardView  *self,
                                         LmPosition  **before);
const char  *lm_board_view_get_arrow    (LmBoardView  *self);
LmAnswer    *lm_board_view_get_overlay  (LmBoardView  *self);
const LmMoveValue *
             lm_board_view_get_value    (LmBoardView  *self,
                                         const char   *move);
guint64      lm_board_view_keep_extent  (LmBoardView  *self,
                                         guint64       extent);
gboolean     lm_board_view_should_animate
                                        (LmBoardView  *self);
gboolean     lm_board_view_is_playing   (LmBoardView  *self);
gboolean     lm_board_view_is_editing   (LmBoardView  *self);

/* For the boards: what the user wants. */
void         lm_board_view_choose_move  (LmBoardView  *self,
                                         const char   *move);
gboolean     lm_board_view_try_move     (LmBoardView  *self,
                                         const char   *move);
void         lm_board_view_edit         (LmBoardView  *self,
                                         LmPosition   *position);
void         lm_board_view_try_edit     (LmBoardView  *self,
                                         LmPosition   *position,
                                         GError       *error);

/* For the boards: the frame. */
void         lm_board_view_set_drawing  (LmBoardView  *self,
                                         GtkWidget    *drawing);
void         lm_board_view_add_to_header
                                        (LmBoardView  *self,
                                         GtkWidget    *widget);
LmBoardHabit *
             lm_board_view_add_switch   (LmBoardView  *self,
                                         GtkWidget    *row,
                                         const char   *habit,
                                         const char   *mnemonic,
                                         const char   *name,
                                         const char   *tooltip);
void         lm_board_view_set_controls (LmBoardView  *self,
                                         GtkWidget    *controls);
void         lm_board_view_changed      (LmBoardView  *self);
void         lm_board_view_set_problem  (LmBoardView  *self,
                                         const char   *problem);
void         lm_board_view_point_at_move
                                        (LmBoardView  *self,
                                         const char   *move);
const char  *lm_board_view_get_pointed_move
                                        (LmBoardView  *self);

/* For the parts of a board. */
void         lm_board_view_add_part     (LmBoardView  *self,
                                         LmBoardPart  *part);
void         lm_board_view_remove_part  (LmBoardView  *self,
                                         LmBoardPart  *part);
void         lm_board_view_pointed      (LmBoardView  *self);
void         lm_board_view_forget_pointer
                                        (LmBoardView  *self);
