/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reply-row.h: a reply with its answer, to be opened to see how it goes on. */

#pragma once

#include "engine/solve/lm-solver.h"

#include <adwaita.h>

#define LM_TYPE_REPLY_ROW (lm_reply_row_get_type ())
G_DECLARE_FINAL_TYPE (LmReplyRow, lm_reply_row, LM, REPLY_ROW, AdwBin)

GtkWidget *lm_reply_row_new (LmSolver       *solver,
                             LmPosition     *position,
                             const LmReply  *reply);
