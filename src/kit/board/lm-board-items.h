/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-items.h: a drawing with things on it that can be acted upon. */

#pragma once

#include "kit/widget/lm-board-style.h"
#include "lm-board-plan.h"
#include "lm-board-textures.h"
#include "lm-board-view.h"

/**
 * LmBoardLayer:
 * @LM_BOARD_LAYER_BACK: below the items; kept until
 *   lm_board_items_update() or lm_board_items_queue_back()
 * @LM_BOARD_LAYER_FRONT: above the items: marks, arrows
 * @LM_BOARD_LAYER_FLIGHT: above all, while a move is seen moving
 */
typedef enum
{
  LM_BOARD_LAYER_BACK,
  LM_BOARD_LAYER_FRONT,
  LM_BOARD_LAYER_FLIGHT,
} LmBoardLayer;

/**
 * LmBoardItemsFuncs:
 * @least_lines: (nullable): the least of either side, in lines of text
 * @best_lines: with it: the best width and height
 * @measure: (nullable): the least and the best size of the drawing in one
 *   direction, where lines do not tell; @for_size is -1 or the size in the other
 * @arrange: fills in what there is and where, for a widget of the size that
 *   the plan says. Called whenever the size changes and by
 *   lm_board_items_update()
 * @describe: (transfer full): what a screen reader calls it: content and what
 *   acting on it does. Asked for the items in sight only
 * @tooltip: (nullable) (transfer full) (nullable): its tooltip
 * @draw: (nullable): draws a layer in the pixels of the drawing; @progress goes
 *   from 0 to 1 and is of use to %LM_BOARD_LAYER_FLIGHT alone
 * @draw_item: (nullable): draws an item, in the pixels of the drawing, above
 *   its style and below the mark of the focus. Called again when its state
 *   changes, and for all in sight by lm_board_items_queue_draw()
 * @activate: (nullable): the item was clicked, or Enter pressed on it
 * @alternate: (nullable): the other mouse button, Shift+Enter or the menu key
 * @drag_begin: (nullable): whether the pointer may be drawn on from this item;
 *   called when it leaves it with the button pressed, which is then no click
 * @drag_over: (nullable): it has come to this item, or to none
 * @drag_end: (nullable): the button was let go, at this item or at none
 * @step: (nullable): where the keyboard goes from an item in a direction:
 *   another item, the same to stay, or none to go where it would without this
 *   function: to the nearest in that direction; where there is none, Up and
 *   Down leave the drawing
 * @key: (nullable): a key of the room's own, pressed while an item has the
 *   focus and before anything else is made of it; returns whether it was one
 * @get_start: (nullable): the item where the keyboard begins (@lost is none),
 *   or goes on when the item @lost where it was takes it no more. Where that
 *   does not take it either, the next to it in the plan does; none for the
 *   first, or for the nearest to @lost
 * @begin_flight: (nullable): whether the move that led from @before to the
 *   position shown is to be seen moving; called after the room's update
 * @pointed: (nullable): another item, move or nothing is pointed at; the room
 *   queues what has to be drawn anew. Without it, all items in sight are
 *
 * What a room does for its drawing. @room is what was given to
 * lm_board_items_new().
 */
typedef struct
{
  double          least_lines;
  double          best_lines[2];
  void         (* measure)      (gpointer            room,
                                 GtkOrientation      orientation,
                                 int                 for_size,
                                 double              line,
                                 int                *minimum,
                                 int                *natural);
  void         (* arrange)      (gpointer            room,
                                 LmBoardPlan        *plan);
  char       * (* describe)     (gpointer            room,
                                 guint64             id);
  char       * (* tooltip)      (gpointer            room,
                                 guint64             id);

  void         (* draw)         (gpointer            room,
                                 GtkSnapshot        *snapshot,
                                 LmBoardLayer        layer,
                                 double              progress);
  void         (* draw_item)    (gpointer            room,
                                 GtkSnapshot        *snapshot,
                                 const LmBoardItem  *item,
                                 LmBoardItemState    state);

  void         (* activate)     (gpointer            room,
                                 guint64             id);
  void         (* alternate)    (gpointer            room,
                                 guint64             id);
  gboolean     (* drag_begin)   (gpointer            room,
                                 guint64             id);
  void         (* drag_over)    (gpointer            room,
                                 guint64             id);
  void         (* drag_end)     (gpointer            room,
                                 guint64             id);
  guint64      (* step)         (gpointer            room,
                                 guint64             id,
                                 GtkDirectionType    direction);
  gboolean     (* key)          (gpointer            room,
                                 guint64             id,
                                 guint               keyval,
                                 GdkModifierType     state);
  guint64      (* get_start)    (gpointer            room,
                                 guint64             lost);
  gboolean     (* begin_flight) (gpointer            room,
                                 LmPosition         *before,
                                 const char         *move);
  void         (* pointed)      (gpointer            room);
} LmBoardItemsFuncs;

#define LM_TYPE_BOARD_ITEMS (lm_board_items_get_type ())
G_DECLARE_FINAL_TYPE (LmBoardItems, lm_board_items, LM, BOARD_ITEMS, GtkWidget)

GtkWidget          *lm_board_items_new              (LmBoardView              *board,
                                                     const LmBoardItemsFuncs  *funcs,
                                                     gpointer                  room);
GtkWidget          *lm_board_items_create_scroller  (LmBoardItems             *self,
                                                     GtkPolicyType             horizontal,
                                                     GtkPolicyType             vertical);

/* What is to be done anew, from much to little. */
void                lm_board_items_update           (LmBoardItems             *self);
void                lm_board_items_queue_back       (LmBoardItems             *self);
void                lm_board_items_queue_draw       (LmBoardItems             *self);
void                lm_board_items_queue_item       (LmBoardItems             *self,
                                                     guint64                   id);

const LmBoardItem  *lm_board_items_find             (LmBoardItems             *self,
                                                     guint64                   id);
GtkWidget          *lm_board_items_get_widget       (LmBoardItems             *self,
                                                     guint64                   id);
guint64             lm_board_items_get_pointed      (LmBoardItems             *self);
const char         *lm_board_items_get_pointed_move (LmBoardItems             *self);
guint64             lm_board_items_get_focused      (LmBoardItems             *self);
gboolean            lm_board_items_get_pointer      (LmBoardItems             *self,
                                                     graphene_point_t         *point);
gboolean            lm_board_items_focus_item       (LmBoardItems             *self,
                                                     guint64                   id);
void                lm_board_items_show_item        (LmBoardItems             *self,
                                                     guint64                   id);
void                lm_board_items_popup            (LmBoardItems             *self,
                                                     guint64                   id,
                                                     GtkPopover               *popover);

gboolean            lm_board_items_is_flying        (LmBoardItems             *self);

void                lm_board_items_set_unit         (LmBoardItems             *self,
                                                     double                    unit,
                                                     double                    smallest,
                                                     double                    largest);
void                lm_board_items_set_zoom         (LmBoardItems             *self,
                                                     double                    zoom);
double              lm_board_items_get_zoom         (LmBoardItems             *self);
void                lm_board_items_zoom             (LmBoardItems             *self,
                                                     int                       steps);
gboolean            lm_board_items_press_zoom       (LmBoardItems             *self,
                                                     guint                     keyval);

const LmBoardStyle *lm_board_items_get_style        (LmBoardItems             *self);
double              lm_board_items_get_line         (LmBoardItems             *self);
GdkTexture         *lm_board_items_get_texture      (LmBoardItems             *self,
                                                     guint                     key,
                                                     double                    width,
                                                     double                    height,
                                                     LmBoardTextureFunc        draw);
