/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.h: the changes that the editor makes to a position. */

#pragma once

#include "games/zeckendorf/rules/position.h"

G_BEGIN_DECLS

LmPosition *lm_zeckendorf_edit_add      (LmPosition  *position,
                                         guint        bin,
                                         int          chips,
                                         GError     **error);
LmPosition *lm_zeckendorf_edit_start    (LmPosition  *position,
                                         guint        n);
LmPosition *lm_zeckendorf_edit_cut      (LmPosition  *position,
                                         guint        n_bins);
LmPosition *lm_zeckendorf_edit_random   (LmPosition  *position,
                                         guint        n,
                                         GRand       *rand);

G_END_DECLS
