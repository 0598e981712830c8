/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-items-private.h: the parts of a drawing with items know each other. */

#pragma once

#include "lm-board-items.h"
#include "lm-board-plan.h"
#include "lm-board-scroll.h"
#include "lm-board-target.h"

#include <adwaita.h>

/* Where the user has put the keyboard. */
typedef struct
{
  guint64           id;        /* LM_BOARD_NO_ITEM: nowhere yet */
  const char       *kind;
  graphene_point_t  middle;
} LmBoardHome;

struct _LmBoardItems
{
  GtkWidget                 parent_instance;

  LmBoardView              *board;      /* (nullable): not once it is gone */
  const LmBoardItemsFuncs  *funcs;
  gpointer                  room;

  LmBoardPlan               plan;
  GHashTable               *index;      /* of id to item of the plan */
  gboolean                  arranged;   /* for a widget of this size */
  int                       width;
  int                       height;
  int                       size[4];    /* what was measured last */
  GHashTable               *targets;    /* of id to LmBoardTarget */
  GPtrArray                *spares;     /* (element-type LmBoardTarget): scrolled out of sight */
  GtkPopover               *popover;
  guint64                   popover_id;

  LmBoardScroll             scroll;
  double                    unit;
  double                    smallest;
  double                    largest;
  double                    zoom;

  LmBoardStyle              style;
  double                    line;
  GskRenderNode            *back;
  GHashTable               *textures;
  AdwAnimation             *flight;

  /* What was done last counts: the pointer, or the keyboard. */
  guint64                   hovered;
  graphene_point_t          pointer;
  guint64                   focused;
  gboolean                  points;     /* whether what is focused is pointed at */
  LmBoardHome               home;
  guint64                   stand_in;   /* the item of another kind that holds the focus until it can go home */
  gboolean                  moving;     /* the focus, without the user */

  graphene_point_t          drag_start;
  guint64                   drag_from;
  guint64                   drag_at;
  gboolean                  dragging;
};

/* The drawing. */
const LmBoardItem *lm_board_items_lookup           (LmBoardItems       *self,
                                                    guint64             id);
void               lm_board_items_get_offset       (LmBoardItems       *self,
                                                    graphene_point_t   *offset);
gboolean           lm_board_items_is_ready         (LmBoardItems       *self);
gboolean           lm_board_items_can_zoom         (LmBoardItems       *self);

/* The children. */
LmBoardTarget     *lm_board_items_ensure_target    (LmBoardItems       *self,
                                                    const LmBoardItem  *item);
void               lm_board_items_renew_children   (LmBoardItems       *self);
void               lm_board_items_describe_target  (LmBoardItems       *self,
                                                    LmBoardTarget      *target);
void               lm_board_items_describe_children
                                                   (LmBoardItems       *self);
void               lm_board_items_choose_children  (LmBoardItems       *self);
void               lm_board_items_show_children    (LmBoardItems       *self);
void               lm_board_items_drop_children    (LmBoardItems       *self);
void               lm_board_items_get_place        (LmBoardItems       *self,
                                                    const LmBoardItem  *item,
                                                    GdkRectangle       *place);

/* The pointer. */
void               lm_board_items_add_pointer      (LmBoardItems       *self);
void               lm_board_items_watch_target     (LmBoardItems       *self,
                                                    GtkWidget          *target);
void               lm_board_items_part_init_pointer
                                                   (LmBoardPartInterface *iface);
void               lm_board_items_say_pointed      (LmBoardItems       *self);
gboolean           lm_board_items_alternate        (LmBoardItems       *self,
                                                    guint64             id);

/* The keyboard. */
void               lm_board_items_add_keys         (LmBoardItems       *self);
void               lm_board_items_watch_focus      (LmBoardItems       *self,
                                                    GtkWidget          *target);
gboolean           lm_board_items_return_focus     (LmBoardItems       *self);
void               lm_board_items_settle_focus     (LmBoardItems       *self);
gboolean           lm_board_items_real_focus       (GtkWidget          *widget,
                                                    GtkDirectionType    direction);
gboolean           lm_board_items_real_grab_focus  (GtkWidget          *widget);

/* For the frame. */
void               lm_board_items_stop_flight      (LmBoardItems       *self);
void               lm_board_items_fly              (LmBoardItems       *self,
                                                    LmPosition         *before,
                                                    const char         *move);
