/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tray.h: draws what is left to place, as a roll of coins in its tray. */

#pragma once

#include "board/lm-board-style.h"
#include "layout.h"

G_BEGIN_DECLS

void lm_zeckendorf_paint_tray      (cairo_t                   *cr,
                                    const LmBoardStyle        *style,
                                    const LmZeckendorfLayout  *layout,
                                    guint                      stock);
void lm_zeckendorf_paint_tray_mark (cairo_t                   *cr,
                                    const LmBoardStyle        *style,
                                    const LmZeckendorfLayout  *layout,
                                    guint                      stock,
                                    guint                      n_coins);

G_END_DECLS
