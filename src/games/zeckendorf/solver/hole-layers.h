/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hole-layers.h: who wins a black-hole game without placing, two layers of positions at a time. */

#pragma once

#include "layers.h"

gboolean lm_zeckendorf_hole_layers_serve (const LmZeckendorfVariant  *variant);
guint64  lm_zeckendorf_hole_layers_count (guint                       hole,
                                          guint                       n);
gboolean lm_zeckendorf_hole_layers_check (guint                       hole,
                                          guint                       n,
                                          LmSolveContext             *context,
                                          GError                    **error);
gboolean lm_zeckendorf_hole_layers_solve (guint                       hole,
                                          guint                       n,
                                          LmZeckendorfWanted         *wanted,
                                          guint                       n_wanted,
                                          LmSolveContext             *context,
                                          GError                    **error);
