/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-black-hole-theory.h: the published results on the black-hole game, and placing opposite one another. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-reason.h"

G_BEGIN_DECLS

/*
 * Sources: "Black Hole Zeckendorf Games" (BH). Positions are heights of the
 * bins F1 .. F(m-1), m being the hole. P-position: lost for whoever must move.
 */

LmValue   lm_black_hole_theory_value           (guint           hole,
                                                const guint32  *heights);
LmReason *lm_black_hole_theory_explain_loss    (guint           hole,
                                                const guint32  *heights);
LmValue   lm_black_hole_theory_empty_value     (guint           hole,
                                                guint64         stock);
LmReason *lm_black_hole_theory_explain_empty   (guint           hole,
                                                guint64         stock);
gboolean  lm_black_hole_theory_mirror_loses    (guint           hole,
                                                const guint32  *heights,
                                                guint64         stock);
LmReason *lm_black_hole_theory_explain_mirror  (guint           hole,
                                                const guint32  *heights,
                                                guint64         stock);

G_END_DECLS
