/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-strip.h: the strip of numbers on which a game of subtraction Nim stands. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_NIM_STRIP (lm_nim_strip_get_type ())
G_DECLARE_FINAL_TYPE (LmNimStrip, lm_nim_strip, LM, NIM_STRIP, GtkWidget)

GtkWidget *lm_nim_strip_new              (LmBoardView  *board);
void       lm_nim_strip_position_changed (LmNimStrip   *self,
                                          LmPosition   *before,
                                          const char   *move);
void       lm_nim_strip_update           (LmNimStrip   *self);
void       lm_nim_strip_set_pattern      (LmNimStrip   *self,
                                          gboolean      pattern);
guint64    lm_nim_strip_get_pointed      (LmNimStrip   *self);
void       lm_nim_strip_preview          (LmNimStrip   *self,
                                          guint64       number);

G_END_DECLS
