/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chocolate.h: a square of chocolate, the poisoned one, what is left of one, and the foil below. */

#pragma once

#include "board/lm-board-style.h"

/**
 * LmChompLook:
 * @LM_CHOMP_CHOCOLATE: a square of chocolate
 * @LM_CHOMP_POISON: the poisoned one, green and with a skull
 * @LM_CHOMP_CRUMBS: where one was eaten
 * @LM_CHOMP_WELL: an empty place of the mould that a move can fill
 * @LM_CHOMP_FAR_WELL: one that no move can fill yet
 *
 * What there is to see in a square.
 */
typedef enum
{
  LM_CHOMP_CHOCOLATE,
  LM_CHOMP_POISON,
  LM_CHOMP_CRUMBS,
  LM_CHOMP_WELL,
  LM_CHOMP_FAR_WELL,
} LmChompLook;

/* No two neighbours have the same crumbs. */
#define LM_CHOMP_N_VARIANTS 4

void lm_chomp_draw_square  (cairo_t               *cr,
                            const LmBoardStyle    *style,
                            LmChompLook            look,
                            guint                  variant,
                            double                 size);
void lm_chomp_draw_foil    (cairo_t               *cr,
                            const LmBoardStyle    *style,
                            const graphene_rect_t *area,
                            double                 tooth);
