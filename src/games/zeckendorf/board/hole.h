/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hole.h: draws the black hole with Cairo. */

#pragma once

#include "painter.h"

G_BEGIN_DECLS

void lm_zeckendorf_paint_hole      (cairo_t                   *cr,
                                    const LmBoardStyle        *style,
                                    const LmZeckendorfLayout  *layout);
void lm_zeckendorf_paint_hole_mark (cairo_t                   *cr,
                                    const LmBoardStyle        *style,
                                    const LmZeckendorfLayout  *layout,
                                    LmZeckendorfMark           mark);

G_END_DECLS
