/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.h: draws a board with everything that is marked on it. */

#pragma once

#include "layout.h"
#include "scene.h"
#include "sprites.h"

G_BEGIN_DECLS

typedef struct _LmChompPicture LmChompPicture;

LmChompPicture *lm_chomp_picture_new        (GtkWidget            *widget);
void            lm_chomp_picture_free       (LmChompPicture       *self);
void            lm_chomp_picture_restyle    (LmChompPicture       *self);
void            lm_chomp_picture_append     (LmChompPicture       *self,
                                             GtkSnapshot          *snapshot,
                                             const LmChompLayout  *layout,
                                             const LmChompScene   *scene,
                                             double                moved);

G_END_DECLS
