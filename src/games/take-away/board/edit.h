/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.h: positions made from what somebody types or wants by lot. */

#pragma once

#include "games/take-away/rules/position.h"

G_BEGIN_DECLS

char       *lm_take_away_edit_strip  (const char   *text);
LmPosition *lm_take_away_edit_read   (const char   *alpha,
                                      const char   *stones,
                                      const char   *limit,
                                      guint         turn,
                                      GError      **error);
LmPosition *lm_take_away_edit_limit  (LmPosition   *position,
                                      mpz_srcptr    limit);
LmPosition *lm_take_away_edit_turn   (LmPosition   *position,
                                      guint         turn);
LmPosition *lm_take_away_edit_random (LmPosition   *position,
                                      GRand        *rand);

G_END_DECLS
