/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.h: changes of a position that an editor makes. */

#pragma once

#include "../rules/position.h"

G_BEGIN_DECLS

LmPosition *lm_sls_edit_add_to_pile   (LmPosition   *position,
                                       guint         pile,
                                       guint         colour,
                                       GError      **error);
LmPosition *lm_sls_edit_take_off_pile (LmPosition   *position,
                                       guint         pile,
                                       GError      **error);
LmPosition *lm_sls_edit_change_hand   (LmPosition   *position,
                                       guint         player,
                                       guint         colour,
                                       int           by,
                                       GError      **error);
LmPosition *lm_sls_edit_change_captured
                                      (LmPosition   *position,
                                       guint         colour,
                                       int           by,
                                       GError      **error);
LmPosition *lm_sls_edit_set_piles     (LmPosition   *position,
                                       guint         piles,
                                       GError      **error);
LmPosition *lm_sls_edit_set_turn      (LmPosition   *position,
                                       guint         player,
                                       GError      **error);
LmPosition *lm_sls_edit_set_from      (LmPosition   *position,
                                       guint         player,
                                       guint         giver,
                                       GError      **error);
LmPosition *lm_sls_edit_set_score     (LmPosition   *position,
                                       guint         player,
                                       guint         score,
                                       GError      **error);
LmPosition *lm_sls_edit_set_dead      (LmPosition   *position,
                                       gboolean      discard,
                                       GError      **error);

G_END_DECLS
