/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.h: draws a board with everything that is marked on it. */

#pragma once

#include "board/lm-board-items.h"
#include "chocolate.h"
#include "layout.h"
#include "scene.h"

/**
 * LmChompPicture:
 * @items: the drawing
 * @draw_square: draws a look as a texture; its key is look × %LM_CHOMP_N_VARIANTS + variant
 * @layout: where everything lies
 * @scene: what there is to see
 *
 * Owns nothing of it.
 */
typedef struct
{
  LmBoardItems        *items;
  LmBoardTextureFunc   draw_square;
  const LmChompLayout *layout;
  const LmChompScene  *scene;
} LmChompPicture;

void lm_chomp_picture_draw        (const LmChompPicture  *self,
                                   GtkSnapshot           *snapshot);
void lm_chomp_picture_draw_flight (const LmChompPicture  *self,
                                   GtkSnapshot           *snapshot,
                                   double                 progress);
