/* SPDX-License-Identifier: GPL-3.0-or-later */
/* painter.h: draws chips, stacks, arrows and the spiral of squares with Cairo. */

#pragma once

#include "board/lm-board-style.h"
#include "layout.h"

/**
 * LmZeckendorfMark:
 * @LM_ZECKENDORF_MARK_TAKE: these chips would move
 * @LM_ZECKENDORF_MARK_LAST: these chips came with the last move
 *
 * Why chips on a stack are outlined.
 */
typedef enum
{
  LM_ZECKENDORF_MARK_TAKE,
  LM_ZECKENDORF_MARK_LAST,
} LmZeckendorfMark;

/**
 * LmZeckendorfPen:
 * @cr: draws on it, in pixels
 * @style: the colours
 * @layout: where things are
 *
 * What everything is painted with.
 */
typedef struct
{
  cairo_t                  *cr;
  const LmBoardStyle       *style;
  const LmZeckendorfLayout *layout;
} LmZeckendorfPen;

/**
 * LmZeckendorfGold:
 * @light: where light falls
 * @middle: the metal itself
 * @dark: where none does
 *
 * The colours of one kind of chip.
 */
typedef struct
{
  GdkRGBA light;
  GdkRGBA middle;
  GdkRGBA dark;
} LmZeckendorfGold;

void lm_zeckendorf_gold_get      (LmZeckendorfGold  *gold,
                                  double             tone);
void lm_zeckendorf_gold_get_dead (LmZeckendorfGold  *gold);
void lm_zeckendorf_gold_add_stop (cairo_pattern_t   *pattern,
                                  double             offset,
                                  const GdkRGBA     *color,
                                  double             alpha);

void lm_zeckendorf_paint_motif     (const LmZeckendorfPen   *pen);
void lm_zeckendorf_paint_stack     (const LmZeckendorfPen   *pen,
                                    guint                    column,
                                    guint                    height,
                                    gboolean                 dead,
                                    PangoLayout             *engraving);
void lm_zeckendorf_paint_chip      (const LmZeckendorfPen   *pen,
                                    double                   tone,
                                    double                   size,
                                    const graphene_point_t  *face);
void lm_zeckendorf_paint_ghost     (const LmZeckendorfPen   *pen,
                                    guint                    column,
                                    double                   size,
                                    const graphene_point_t  *face);
void lm_zeckendorf_paint_mark      (const LmZeckendorfPen   *pen,
                                    LmZeckendorfMark         mark,
                                    guint                    column,
                                    guint                    height,
                                    guint                    n_chips);
void lm_zeckendorf_paint_arrow     (const LmZeckendorfPen   *pen,
                                    LmZeckendorfMark         mark,
                                    const graphene_point_t  *from,
                                    const graphene_point_t  *to);
void lm_zeckendorf_paint_hole      (const LmZeckendorfPen   *pen);
void lm_zeckendorf_paint_hole_mark (const LmZeckendorfPen   *pen,
                                    LmZeckendorfMark         mark);
void lm_zeckendorf_paint_tray      (const LmZeckendorfPen   *pen,
                                    guint                    stock);
void lm_zeckendorf_paint_tray_mark (const LmZeckendorfPen   *pen,
                                    guint                    stock,
                                    guint                    n_coins);
