/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chip.h: casino chips, told apart by colour, letter and the pattern of their edge. */

#pragma once

#include "board/lm-board-style.h"

/* How flat a chip looks that lies on the table, and how thick it is, in radii. */
#define LM_SLS_CHIP_TILT 0.46
#define LM_SLS_CHIP_THICKNESS 0.46

void lm_sls_chip_get_color     (const LmBoardStyle  *style,
                                guint                colour,
                                GdkRGBA             *color);
void lm_sls_chip_draw_face     (cairo_t             *cr,
                                const LmBoardStyle  *style,
                                guint                colour,
                                double               x,
                                double               y,
                                double               radius);
void lm_sls_chip_draw_lying    (cairo_t             *cr,
                                const LmBoardStyle  *style,
                                guint                colour,
                                double               x,
                                double               y,
                                double               radius,
                                double               thickness);
void lm_sls_chip_draw_place    (cairo_t             *cr,
                                const LmBoardStyle  *style,
                                double               x,
                                double               y,
                                double               radius);
GtkWidget *
     lm_sls_chip_new_badge     (guint                colour,
                                int                  size);
