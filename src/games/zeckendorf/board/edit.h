/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.h: the changes that the editor makes to a position. */

#pragma once

#include "games/zeckendorf/rules/position.h"

LmPosition *lm_zeckendorf_edit_add      (LmPosition  *position,
                                         guint        bin,
                                         int          chips,
                                         GError     **error);
LmPosition *lm_zeckendorf_edit_move     (LmPosition  *position,
                                         guint        bin,
                                         int          by,
                                         GError     **error);
int         lm_zeckendorf_edit_read_key (guint        keyval);
LmPosition *lm_zeckendorf_edit_start    (LmPosition  *position,
                                         guint        n);
LmPosition *lm_zeckendorf_edit_cut      (LmPosition  *position,
                                         guint        n_bins);
LmPosition *lm_zeckendorf_edit_random   (LmPosition  *position,
                                         guint        n,
                                         GRand       *rand);
