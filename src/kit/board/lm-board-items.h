/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-items.h: a drawing with things on it that can be acted upon. */

#pragma once

#include "kit/widget/lm-board-style.h"
#include "lm-board-view.h"

#include <graphene.h>

/* Nothing: the ids of items begin with 1. */
#define LM_BOARD_NO_ITEM G_GUINT64_CONSTANT (0)

/* As large as all of the drawing fits. */
#define LM_BOARD_ZOOM_FIT 0.0

/**
 * LmBoardItem:
 * @id: what the room knows it by; as long as there is an item of this id, the
 *   focus stays with it, wherever it moves
 * @area: where it is in the drawing, in pixels
 * @role: what it is to a screen reader; does not change for an id
 * @sensitive: whether it can be acted upon; what cannot is seen and named, and
 *   passed over by the keyboard
 * @inert: whether the keyboard reaches it, but nothing comes of acting on it
 *   (a board that is watched and can still be read)
 * @passive: whether it can be pointed at and heard of, but never has the focus
 *   (a sign, a picture)
 * @css_class: (nullable): a style class for it, a string that stays; items of
 *   one class are of one kind: the focus that is lost goes to the nearest of
 *   the same kind first
 * @state_class: (nullable): another one for how it stands (what the solver says
 *   of it), a string that stays; it makes no kind
 * @icon_name: (nullable): an icon on it, a string that stays
 * @move: (nullable): the move that it stands for (lm_board_plan_add_move()),
 *   which the kit plays; what the overlay says of it is added to the item's
 *   name and drawn on it, unless there is alternate(), another move perhaps,
 *   and so the room says both itself
 *
 * A thing on the drawing.
 */
typedef struct
{
  guint64            id;
  graphene_rect_t    area;
  GtkAccessibleRole  role;
  gboolean           sensitive;
  gboolean           inert;
  gboolean           passive;
  const char        *css_class;
  const char        *state_class;
  const char        *icon_name;
  const char        *move;
} LmBoardItem;

/**
 * LmBoardPlan:
 * @width: of the drawing, in pixels: that of the widget unless the room
 *   enlarges it, in which case it scrolls
 * @height: of the drawing
 * @line: height of a line of text in pixels
 * @zoom: the size of a unit that the user wants, %LM_BOARD_ZOOM_FIT while they
 *   want all to fit; see lm_board_items_set_unit()
 *
 * What there is on a drawing, and where. Filled in by arrange() with
 * lm_board_plan_add(), in the order in which a screen reader finds it.
 */
typedef struct
{
  double width;
  double height;
  double line;
  double zoom;

  /*< private >*/
  GArray       *items;
  GStringChunk *moves;
  LmBoardView  *board;
} LmBoardPlan;

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
 * LmBoardItemState:
 * @LM_BOARD_ITEM_POINTED: this is what the caption speaks of
 * @LM_BOARD_ITEM_FOCUSED: the keyboard is here, and to be seen
 * @LM_BOARD_ITEM_PRESSED: it is being pressed
 * @LM_BOARD_ITEM_INSENSITIVE: it cannot be acted upon
 * @LM_BOARD_ITEM_HINTED: it stands for the move that a hint points at
 */
typedef enum
{
  LM_BOARD_ITEM_POINTED = 1 << 0,
  LM_BOARD_ITEM_FOCUSED = 1 << 1,
  LM_BOARD_ITEM_PRESSED = 1 << 2,
  LM_BOARD_ITEM_INSENSITIVE = 1 << 3,
  LM_BOARD_ITEM_HINTED = 1 << 4,
} LmBoardItemState;

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

/* Draws a picture that is kept; the size is in pixels, from 0, 0. */
typedef void (* LmBoardTextureFunc) (gpointer  room,
                                     cairo_t  *cr,
                                     guint     key,
                                     double    width,
                                     double    height);

#define LM_TYPE_BOARD_ITEMS (lm_board_items_get_type ())
G_DECLARE_FINAL_TYPE (LmBoardItems, lm_board_items, LM, BOARD_ITEMS, GtkWidget)

LmBoardItem        *lm_board_plan_add               (LmBoardPlan              *plan,
                                                     guint64                   id,
                                                     double                    x,
                                                     double                    y,
                                                     double                    width,
                                                     double                    height);
LmBoardItem        *lm_board_plan_add_move          (LmBoardPlan              *plan,
                                                     guint64                   id,
                                                     const graphene_rect_t    *area,
                                                     const char               *move);

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
