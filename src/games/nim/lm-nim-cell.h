/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-cell.h: a place on a strip: its number, and the stone that lies there or could. */

#pragma once

#include "board/lm-board-style.h"

G_BEGIN_DECLS

#define LM_TYPE_NIM_CELL (lm_nim_cell_get_type ())
G_DECLARE_FINAL_TYPE (LmNimCell, lm_nim_cell, LM, NIM_CELL, GtkButton)

/**
 * LmNimLook:
 * @LM_NIM_LOOK_SOCKET: nothing lies there
 * @LM_NIM_LOOK_STONE: a stone
 * @LM_NIM_LOOK_TOKEN: the stone whose number is how many there are
 * @LM_NIM_LOOK_GAP: here numbers are left out
 */
typedef enum
{
  LM_NIM_LOOK_SOCKET,
  LM_NIM_LOOK_STONE,
  LM_NIM_LOOK_TOKEN,
  LM_NIM_LOOK_GAP,
} LmNimLook;

/**
 * LmNimMarks:
 * @look: what lies there
 * @lost: whether the pattern is shown and the number belongs to it
 * @judged: whether the overlay says of the move to it
 * @value: what it says
 * @arrow: whether a hint points at it
 * @recent: whether the last move took the stone from there or put it there
 * @pointed: whether the move that is pointed at would take it or put it there
 *
 * What is to be seen at a place.
 */
typedef struct
{
  LmNimLook look;
  gboolean  lost;
  gboolean  judged;
  LmValue   value;
  gboolean  arrow;
  gboolean  recent;
  gboolean  pointed;
} LmNimMarks;

GtkWidget *lm_nim_cell_new        (guint64            number);
guint64    lm_nim_cell_get_number (LmNimCell         *self);
void       lm_nim_cell_set_label  (LmNimCell         *self,
                                   const char        *label);
void       lm_nim_cell_set_marks  (LmNimCell         *self,
                                   const LmNimMarks  *marks);

void       lm_nim_cell_draw_token (cairo_t             *cr,
                                   const LmBoardStyle  *style,
                                   double               x,
                                   double               y,
                                   double               pitch);

G_END_DECLS
