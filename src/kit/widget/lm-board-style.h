/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-style.h: the colours that boards and panels draw with, and the glyphs of the values. */

#pragma once

#include "engine/game/lm-types.h"

#include <gtk/gtk.h>

/**
 * LmBoardStyle:
 * @foreground: text and thin lines
 * @background: what the board lies on
 * @accent: what is pointed at
 * @win: a winning move, teal
 * @loss: a losing move, orange
 * @unknown: a move that was not decided, grey
 * @dark: whether the theme is dark
 * @high_contrast: whether the desktop asks for high contrast: outlines rather
 *   than shading
 *
 * The colours of the theme in use, read from a widget.
 */
typedef struct
{
  GdkRGBA   foreground;
  GdkRGBA   background;
  GdkRGBA   accent;
  GdkRGBA   win;
  GdkRGBA   loss;
  GdkRGBA   unknown;
  gboolean  dark;
  gboolean  high_contrast;
} LmBoardStyle;

void           lm_board_style_read        (LmBoardStyle        *style,
                                           GtkWidget           *widget);
const GdkRGBA *lm_board_style_get_value   (const LmBoardStyle  *style,
                                           LmValue              value);
void           lm_board_style_draw_value  (const LmBoardStyle  *style,
                                           cairo_t             *cr,
                                           LmValue              value,
                                           double               x,
                                           double               y,
                                           double               size);
void           lm_board_style_draw_mark   (const LmBoardStyle  *style,
                                           cairo_t             *cr,
                                           LmValue              value,
                                           double               x,
                                           double               y,
                                           double               size);
const char    *lm_board_style_name_value  (LmValue              value);
void           lm_board_style_set_class   (GtkWidget           *widget,
                                           const char          *css_class,
                                           gboolean             has_it);
const char    *lm_board_style_class_value (LmValue              value);

void           lm_rgba_mix                (GdkRGBA             *result,
                                           const GdkRGBA       *a,
                                           const GdkRGBA       *b,
                                           double               t);
GdkRGBA        lm_rgba_fade               (const GdkRGBA       *color,
                                           double               alpha);

void           lm_board_trace_rounded     (cairo_t             *cr,
                                           double               x,
                                           double               y,
                                           double               width,
                                           double               height,
                                           double               radius);
void           lm_board_fill              (cairo_t             *cr,
                                           const GdkRGBA       *color);
void           lm_board_stroke            (cairo_t             *cr,
                                           const GdkRGBA       *color,
                                           double               width);
void           lm_board_paint             (cairo_t             *cr,
                                           const GdkRGBA       *fill,
                                           const GdkRGBA       *edge,
                                           double               width);
void           lm_board_append_outline     (GtkSnapshot           *snapshot,
                                            const graphene_rect_t *area,
                                            double                 corner,
                                            double                 line,
                                            const GdkRGBA         *color);
cairo_t       *lm_board_append_cairo      (GtkWidget           *widget,
                                           GtkSnapshot         *snapshot);
