/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tile.h: how a number on the slate looks. */

#pragma once

#include "board/lm-board-items.h"
#include "chalk.h"
#include "scene.h"

void lm_zahlenschlacht_tile_draw (LmBoardItems                 *items,
                                  GtkSnapshot                  *snapshot,
                                  const graphene_rect_t        *area,
                                  const LmZahlenschlachtChalk  *chalk,
                                  const LmZahlenschlachtFace   *face,
                                  LmBoardTextureFunc            draw_sign);
