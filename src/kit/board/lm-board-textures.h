/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-textures.h: pictures that are drawn once and used often. */

#pragma once

#include "lm-board-items.h"

GHashTable *lm_board_textures_new (void);
GdkTexture *lm_board_textures_get (GHashTable          *textures,
                                   guint                key,
                                   double               width,
                                   double               height,
                                   int                  scale,
                                   LmBoardTextureFunc   draw,
                                   gpointer             room);
