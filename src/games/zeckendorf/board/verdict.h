/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verdict.h: what the solver says of a column. */

#pragma once

#include "engine/lm-answer.h"
#include "scene.h"

G_BEGIN_DECLS

/**
 * LmZeckendorfVerdict:
 * @shown: whether there is one
 * @value: the value of the best move that takes from the column
 * @distance: moves to the end after it, or %LM_DISTANCE_UNKNOWN
 *
 * What the overlay says of a column.
 */
typedef struct
{
  gboolean shown;
  LmValue  value;
  guint    distance;
} LmZeckendorfVerdict;

void     lm_zeckendorf_verdict_judge (LmZeckendorfVerdict        *verdict,
                                      LmZeckendorfScene          *scene,
                                      guint                       bin,
                                      LmAnswer                   *answer);
gboolean lm_zeckendorf_verdict_equal (const LmZeckendorfVerdict  *a,
                                      const LmZeckendorfVerdict  *b);

G_END_DECLS
