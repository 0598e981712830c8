/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chalk.h: chalk on slate: the tints and patterns of the classes, and the marks on the tiles. */

#pragma once

#include "board/lm-board-style.h"

G_BEGIN_DECLS

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

typedef struct _LmZahlenschlachtChalk LmZahlenschlachtChalk;

LmZahlenschlachtChalk *lm_zahlenschlacht_chalk_new       (GtkWidget              *widget);
LmZahlenschlachtChalk *lm_zahlenschlacht_chalk_ref       (LmZahlenschlachtChalk  *self);
void                   lm_zahlenschlacht_chalk_unref     (LmZahlenschlachtChalk  *self);

gboolean               lm_zahlenschlacht_chalk_set_size  (LmZahlenschlachtChalk  *self,
                                                          int                     tile,
                                                          int                     scale);
const LmBoardStyle    *lm_zahlenschlacht_chalk_get_style (LmZahlenschlachtChalk  *self);
const GdkRGBA         *lm_zahlenschlacht_chalk_get_seat  (LmZahlenschlachtChalk  *self,
                                                          guint                   seat);
void                   lm_zahlenschlacht_chalk_get_tint  (LmZahlenschlachtChalk  *self,
                                                          guint                   residue,
                                                          GdkRGBA                *tint);
void                   lm_zahlenschlacht_chalk_fill      (LmZahlenschlachtChalk  *self,
                                                          cairo_t                *cr,
                                                          guint                   residue,
                                                          double                  unit);
void                   lm_zahlenschlacht_chalk_append    (LmZahlenschlachtChalk  *self,
                                                          GtkSnapshot            *snapshot,
                                                          LmZahlenschlachtSign    sign,
                                                          guint                   residue);

G_END_DECLS
