/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-coalition-text.h: what some of more than two players can force, in words. */

#pragma once

#include "engine/lm-answer.h"

G_BEGIN_DECLS

char       *lm_coalition_text_players (LmPosition         *position,
                                       guint               members);
const char *lm_coalition_text_value   (LmValue             value);
char       *lm_coalition_text_name    (LmPosition         *position,
                                       const LmCoalition  *coalition);
char       *lm_coalition_text_power   (LmPosition         *position,
                                       const LmCoalition  *coalition);
char       *lm_coalition_text_line    (LmPosition         *position,
                                       const LmCoalition  *coalition);
char       *lm_coalition_text_stopped (LmAnswer           *answer,
                                       guint               seat);
char       *lm_coalition_text_verdict (LmAnswer           *answer,
                                       int                 you);

G_END_DECLS
