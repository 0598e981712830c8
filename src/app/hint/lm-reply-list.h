/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reply-list.h: every move of the side that is to lose, with the answer to it; each can be opened to see how it goes on. */

#pragma once

#include "engine/solve/lm-solver.h"

#include <gtk/gtk.h>

#define LM_TYPE_REPLY_LIST (lm_reply_list_get_type ())
G_DECLARE_FINAL_TYPE (LmReplyList, lm_reply_list, LM, REPLY_LIST, GtkBox)

void        lm_reply_list_set_advice (LmReplyList  *self,
                                      LmSolver     *solver,
                                      LmAdvice     *advice);
