/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chomp-picture.h: draws a board with everything that is marked on it. */

#pragma once

#include "lm-chomp-layout.h"
#include "lm-chomp-scene.h"
#include "lm-chomp-sprites.h"

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
