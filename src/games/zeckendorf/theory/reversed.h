/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed.h: the published results on the reversed game and the build-up game. */

#pragma once

#include "engine/lm-types.h"

#include <glib.h>

/*
 * Source: "The Reversed Zeckendorf Game" (RZ). Positions are heights of the
 * bins, F1 first.
 */

LmValue  lm_reversed_theory_value       (const guint32  *heights,
                                         gboolean        stagnant);
gboolean lm_reversed_theory_is_even     (const guint32  *heights,
                                         gboolean        stagnant);
guint    lm_reversed_theory_first_move  (const guint32  *heights);

LmValue  lm_build_up_theory_empty_value (guint64         stock);
guint    lm_build_up_theory_nim_rest    (const guint32  *heights,
                                         guint64         stock);
gboolean lm_build_up_theory_nim_loses   (const guint32  *heights,
                                         guint64         stock);
