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
LmPosition *lm_zeckendorf_edit_clear    (LmPosition  *position);
LmPosition *lm_zeckendorf_edit_cut      (LmPosition  *position,
                                         guint        n_bins);
LmPosition *lm_zeckendorf_edit_random   (LmPosition  *position,
                                         guint        n,
                                         GRand       *rand);
LmPosition *lm_zeckendorf_edit_turn     (LmPosition  *position,
                                         guint        turn);
LmPosition *lm_zeckendorf_edit_variant  (LmPosition  *position,
                                         const LmZeckendorfVariant
                                                     *variant);
LmPosition *lm_zeckendorf_edit_stock    (LmPosition  *position,
                                         guint        stock,
                                         GError     **error);

G_END_DECLS
