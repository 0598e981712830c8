/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-text.h: a board as text, for programs and for people. */

#pragma once

#include "lm-zahlenschlacht-position.h"

G_BEGIN_DECLS

LmPosition *lm_zahlenschlacht_text_parse           (LmQuery      *query,
                                                    GError      **error);
char       *lm_zahlenschlacht_text_to_string       (LmPosition   *position);
char       *lm_zahlenschlacht_text_describe        (LmPosition   *position);
char       *lm_zahlenschlacht_text_describe_result (LmPosition   *position);
char       *lm_zahlenschlacht_text_describe_move   (LmPosition   *position,
                                                    const char   *text,
                                                    LmMoveStyle   style);

G_END_DECLS
