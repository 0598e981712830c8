/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-so-long-sucker-next.h: asks beside a pile who is next. */

#pragma once

#include "lm-so-long-sucker-chosen.h"

G_BEGIN_DECLS

GtkWidget *lm_sls_next_new (LmBoardView  *board,
                            LmSlsChosen  *chosen);

G_END_DECLS
