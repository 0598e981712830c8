/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-plan.h: what there is on a drawing, and where. */

#pragma once

#include <gtk/gtk.h>

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
  gboolean      editing;
  gboolean      playing;
} LmBoardPlan;

LmBoardItem       *lm_board_plan_add          (LmBoardPlan             *plan,
                                               guint64                  id,
                                               double                   x,
                                               double                   y,
                                               double                   width,
                                               double                   height);
LmBoardItem       *lm_board_plan_add_move     (LmBoardPlan             *plan,
                                               guint64                  id,
                                               const graphene_rect_t   *area,
                                               const char              *move);

/* For the kit itself. */
void               lm_board_plan_init         (LmBoardPlan             *plan);
void               lm_board_plan_clear        (LmBoardPlan             *plan);

const LmBoardItem *lm_board_plan_get          (const LmBoardPlan       *plan,
                                               guint                    index);
const LmBoardItem *lm_board_plan_find_at      (const LmBoardPlan       *plan,
                                               double                   x,
                                               double                   y);
const LmBoardItem *lm_board_plan_find_nearest (const LmBoardPlan       *plan,
                                               const graphene_point_t  *from,
                                               const char              *kind,
                                               gboolean                 any_kind);
const LmBoardItem *lm_board_plan_step         (const LmBoardPlan       *plan,
                                               const LmBoardItem       *from,
                                               GtkDirectionType         direction);
const LmBoardItem *lm_board_plan_find_next    (const LmBoardPlan       *plan,
                                               const LmBoardItem       *item);
const LmBoardItem *lm_board_plan_find_end     (const LmBoardPlan       *plan,
                                               gboolean                 last);
gboolean           lm_board_item_takes_focus  (const LmBoardItem       *item);
