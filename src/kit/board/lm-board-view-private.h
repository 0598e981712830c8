/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-view-private.h: what a board has, for how it is shown. */

#pragma once

#include "kit/form/lm-field-form.h"
#include "lm-board-frame.h"
#include "lm-board-view.h"

typedef struct
{
  LmBoardFrame *frame;    /* (nullable): only of boards that are put on the kit */
  GtkWidget    *drawing;  /* (nullable): what the frame is around */
  GPtrArray    *parts;    /* (element-type LmBoardPart): the bar of its moves before its drawings */
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
  guint         holds;    /* while there are any, what changes is shown later, at once */
  LmBoardChange held;
  LmPosition   *held_before;
  char         *held_move;
  gboolean      animate;
  LmGame       *game;     /* (nullable): the one that the extent is of */
  guint64       extent;
  gboolean      focus_moves; /* the Tab key leads within it, or through it */
} LmBoardViewPrivate;

LmBoardViewPrivate *
            lm_board_view_get_private     (LmBoardView   *self);
void        lm_board_view_show            (LmBoardView   *self,
                                           LmBoardChange  changes,
                                           LmPosition    *before,
                                           const char    *move);
gboolean    lm_board_view_real_grab_focus (GtkWidget     *widget);
gboolean    lm_board_view_real_focus      (GtkWidget     *widget,
                                           GtkDirectionType direction);
char       *lm_board_view_real_describe_pointed
                                          (LmBoardView   *self,
                                           LmBoardItems  *items,
                                           guint64        id);
