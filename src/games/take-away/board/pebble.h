/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pebble.h: draws pebbles and bars of stone. */

#pragma once

#include "board/lm-board-style.h"

/* Pebbles that can be told apart, and the greys and browns of a river. */
#define LM_TAKE_AWAY_SHAPES 14
#define LM_TAKE_AWAY_TONES 3

/**
 * LmTakeAwayLook:
 * @LM_TAKE_AWAY_STONE: a stone that lies there
 * @LM_TAKE_AWAY_RING: the outline around a stone that is chosen
 * @LM_TAKE_AWAY_GHOST: the place of a stone that was taken
 */
typedef enum
{
  LM_TAKE_AWAY_STONE,
  LM_TAKE_AWAY_RING,
  LM_TAKE_AWAY_GHOST,
} LmTakeAwayLook;

#define LM_TAKE_AWAY_LOOKS 3

guint lm_take_away_pebble_get_shape (guint                stone);
guint lm_take_away_pebble_get_tone  (guint                stone);
void  lm_take_away_pebble_draw      (cairo_t             *cr,
                                     const LmBoardStyle  *style,
                                     LmTakeAwayLook       look,
                                     guint                shape,
                                     guint                tone,
                                     double               pitch);
void  lm_take_away_trace_rounded    (cairo_t                *cr,
                                     const graphene_rect_t  *rect,
                                     double                  grow,
                                     double                  radius);
void  lm_take_away_bar_trace        (cairo_t                *cr,
                                     const graphene_rect_t  *area);
void  lm_take_away_bar_draw         (cairo_t                *cr,
                                     const LmBoardStyle     *style,
                                     LmTakeAwayLook          look,
                                     guint                   tone,
                                     const graphene_rect_t  *area);
