/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-textures.h: pictures that are drawn once and used often. */

#pragma once

#include <gtk/gtk.h>

/* Draws a picture that is kept; the size is in pixels, from 0, 0. */
typedef void (* LmBoardTextureFunc) (gpointer  room,
                                     cairo_t  *cr,
                                     guint     key,
                                     double    width,
                                     double    height);

GHashTable *lm_board_textures_new (void);
GdkTexture *lm_board_textures_get (GHashTable          *textures,
                                   guint                key,
                                   double               width,
                                   double               height,
                                   int                  scale,
                                   LmBoardTextureFunc   draw,
                                   gpointer             room);
