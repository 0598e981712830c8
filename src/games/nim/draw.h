/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.h: how a strip looks: places with their stones and marks, the brackets below them, the token on its way. */

#pragma once

#include "kit/lm-board-kit.h"
#include "layout.h"

/* What lies at a place. */
typedef enum
{
  LM_NIM_LOOK_SOCKET, /* nothing */
  LM_NIM_LOOK_STONE,
  LM_NIM_LOOK_TOKEN,  /* the stone whose number is how many there are */
  LM_NIM_LOOK_GAP,    /* here numbers are left out */
} LmNimLook;

/* What is to be seen at a place. */
typedef struct
{
  LmNimLook look;
  gboolean  lost;    /* the pattern is shown and the number belongs to it */
  gboolean  arrow;   /* a hint points at it */
  gboolean  recent;  /* the last move took the stone from there or put it there */
  gboolean  pointed; /* the move that is pointed at would */
  gboolean  strong;  /* one can go there */
} LmNimMarks;

void lm_nim_draw_place    (LmBoardItems           *strip,
                           GtkSnapshot            *snapshot,
                           const graphene_rect_t  *area,
                           const LmNimMarks       *marks,
                           const char             *label);
void lm_nim_draw_brackets (LmBoardItems           *strip,
                           GtkSnapshot            *snapshot,
                           const LmNimLayout      *layout,
                           const LmNimScene       *scene);
void lm_nim_draw_flight   (LmBoardItems           *strip,
                           GtkSnapshot            *snapshot,
                           guint64                 from,
                           guint64                 to,
                           double                  progress);
