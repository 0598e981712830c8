/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chalk.h: chalk on slate: the tints and patterns of the classes, and the marks on the tiles. */

#pragma once

#include "board/lm-board-style.h"

/**
 * LmZahlenschlachtSign:
 * @LM_ZAHLENSCHLACHT_SIGN_TILE: a number that is left, in its class's tint and pattern
 * @LM_ZAHLENSCHLACHT_SIGN_SUPERFLUOUS: one without a partner, in them too: empty, dashed, with a ring in its corner
 * @LM_ZAHLENSCHLACHT_SIGN_CROSSED: one that is crossed out, its cross
 * @LM_ZAHLENSCHLACHT_SIGN_POINTED: around the number that is pointed at
 * @LM_ZAHLENSCHLACHT_SIGN_PARTNER: around each of its partners
 * @LM_ZAHLENSCHLACHT_SIGN_TWIN: around each number with the same residue that is no partner
 * @LM_ZAHLENSCHLACHT_SIGN_LAST: around what was crossed out last
 * @LM_ZAHLENSCHLACHT_SIGN_ARROW: points at what to cross out
 * @LM_ZAHLENSCHLACHT_SIGN_LOSS: the glyph of a losing move
 * @LM_ZAHLENSCHLACHT_SIGN_WIN: that of a winning one
 * @LM_ZAHLENSCHLACHT_SIGN_UNKNOWN: that of one that was not decided
 *
 * What can be drawn on a tile.
 */
typedef enum
{
  LM_ZAHLENSCHLACHT_SIGN_TILE,
  LM_ZAHLENSCHLACHT_SIGN_SUPERFLUOUS,
  LM_ZAHLENSCHLACHT_SIGN_CROSSED,
  LM_ZAHLENSCHLACHT_SIGN_POINTED,
  LM_ZAHLENSCHLACHT_SIGN_PARTNER,
  LM_ZAHLENSCHLACHT_SIGN_TWIN,
  LM_ZAHLENSCHLACHT_SIGN_LAST,
  LM_ZAHLENSCHLACHT_SIGN_ARROW,
  LM_ZAHLENSCHLACHT_SIGN_LOSS,
  LM_ZAHLENSCHLACHT_SIGN_WIN,
  LM_ZAHLENSCHLACHT_SIGN_UNKNOWN,
} LmZahlenschlachtSign;

/* The colours on the slate, of what A and B did, and the size of a tile in pixels. */
typedef struct
{
  LmBoardStyle style;
  GdkRGBA      seats[2];
  double       tile;
} LmZahlenschlachtChalk;

/* Marks reach beyond their tile by so much. */
#define LM_ZAHLENSCHLACHT_CHALK_MARGIN 3

void  lm_zahlenschlacht_chalk_read     (LmZahlenschlachtChalk        *self,
                                        GtkWidget                    *widget);
void  lm_zahlenschlacht_chalk_get_tint (const LmZahlenschlachtChalk  *self,
                                        guint                         residue,
                                        GdkRGBA                      *tint);
void  lm_zahlenschlacht_chalk_fill     (const LmZahlenschlachtChalk  *self,
                                        cairo_t                      *cr,
                                        guint                         residue,
                                        double                        unit);
guint lm_zahlenschlacht_chalk_get_key  (LmZahlenschlachtSign          sign,
                                        guint                         residue);
void  lm_zahlenschlacht_chalk_draw     (const LmZahlenschlachtChalk  *self,
                                        cairo_t                      *cr,
                                        guint                         key);
