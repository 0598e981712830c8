/* SPDX-License-Identifier: GPL-3.0-or-later */
/* position.h: a shape and whose turn it is, in both games of this room. */

#pragma once

#include "engine/lm-field-values.h"
#include "engine/lm-position.h"
#include "shape.h"

/**
 * LmChompPosition:
 * @parent: the head
 * @shape: the squares that are there
 *
 * Of an #LmChomp or an #LmReversedChomp.
 */
typedef struct
{
  LmPosition   parent;
  LmChompShape shape;
} LmChompPosition;

#define LM_CHOMP_POSITION(position) ((LmChompPosition *) (position))

LmPosition  *lm_chomp_position_new         (LmGame              *game,
                                            const LmChompShape  *shape,
                                            guint                turn,
                                            GError             **error);
LmPosition  *lm_chomp_position_after       (LmPosition          *position,
                                            const LmChompShape  *shape);
LmPosition  *lm_chomp_position_with_shape  (LmPosition          *position,
                                            const LmChompShape  *shape);
const LmChompShape *
             lm_chomp_position_get_shape   (LmPosition          *position);
gboolean     lm_chomp_position_is_reversed (LmPosition          *position);
LmChompSpot  lm_chomp_position_get_board   (LmPosition          *position);
void         lm_chomp_position_get_values  (LmPosition          *position,
                                            LmFieldValues       *values);
char        *lm_chomp_position_describe    (LmPosition          *position);
