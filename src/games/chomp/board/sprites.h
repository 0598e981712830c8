/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sprites.h: squares that were drawn once and are shown often. */

#pragma once

#include "chocolate.h"

G_BEGIN_DECLS

typedef struct _LmChompSprites LmChompSprites;

LmChompSprites *lm_chomp_sprites_new     (GtkWidget           *widget);
void            lm_chomp_sprites_free    (LmChompSprites      *self);
void            lm_chomp_sprites_restyle (LmChompSprites      *self);
const LmBoardStyle *
                lm_chomp_sprites_get_style
                                         (LmChompSprites      *self);
void            lm_chomp_sprites_append  (LmChompSprites      *self,
                                          GtkSnapshot         *snapshot,
                                          LmChompLook          look,
                                          guint                variant,
                                          double               x,
                                          double               y,
                                          double               size);

G_END_DECLS
