/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layers.h: who wins some positions of one value, forward or reversed, in the memory of a few layers. */

#pragma once

#include "engine/lm-solve-context.h"
#include "games/zeckendorf/rules/variant.h"

typedef struct _LmZeckendorfLayers LmZeckendorfLayers;

/**
 * LmZeckendorfWanted:
 * @heights: a position
 * @value: (out): its value for the player to move
 */
typedef struct
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS];
  LmValue value;
} LmZeckendorfWanted;

gboolean            lm_zeckendorf_layers_check       (guint                       n,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
LmZeckendorfLayers *lm_zeckendorf_layers_new         (const LmZeckendorfVariant  *variant,
                                                      guint                       max_n,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
void                lm_zeckendorf_layers_free        (LmZeckendorfLayers         *self);
void                lm_zeckendorf_layers_set_plain   (LmZeckendorfLayers         *self,
                                                      gboolean                    plain);
void                lm_zeckendorf_layers_keep_in     (LmZeckendorfLayers         *self,
                                                      const char                 *path,
                                                      double                      seconds);
guint64             lm_zeckendorf_layers_get_bytes   (LmZeckendorfLayers         *self);
gboolean            lm_zeckendorf_layers_solve       (LmZeckendorfLayers         *self,
                                                      guint                       n,
                                                      LmZeckendorfWanted         *wanted,
                                                      guint                       n_wanted,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
gboolean            lm_zeckendorf_layers_count_graph (LmZeckendorfLayers         *self,
                                                      guint                       n,
                                                      LmSolveContext             *context,
                                                      guint64                    *vertices,
                                                      guint64                    *edges,
                                                      GError                    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfLayers, lm_zeckendorf_layers_free)
