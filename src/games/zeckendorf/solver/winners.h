/* SPDX-License-Identifier: GPL-3.0-or-later */
/* winners.h: who wins every position of one value, forward or reversed, one bit for each. */

#pragma once

#include "engine/lm-solve-context.h"
#include "games/zeckendorf/rules/variant.h"

#define LM_TYPE_ZECKENDORF_WINNERS (lm_zeckendorf_winners_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfWinners, lm_zeckendorf_winners, LM, ZECKENDORF_WINNERS, GObject)

gboolean             lm_zeckendorf_winners_serves    (const LmZeckendorfVariant *variant);
gboolean             lm_zeckendorf_winners_check     (guint                       n,
                                                      LmSolveContext             *context,
                                                      GError                    **error);

LmZeckendorfWinners *lm_zeckendorf_winners_new       (const LmZeckendorfVariant  *variant,
                                                      guint                       n,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
LmZeckendorfWinners *lm_zeckendorf_winners_prepare   (const LmZeckendorfVariant  *variant,
                                                      guint                       max_n,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
gboolean             lm_zeckendorf_winners_solve     (LmZeckendorfWinners        *self,
                                                      guint                       n,
                                                      LmSolveContext             *context,
                                                      GError                    **error);

LmValue              lm_zeckendorf_winners_lookup    (LmZeckendorfWinners        *self,
                                                      const guint32              *heights);
