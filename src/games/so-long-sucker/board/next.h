/* SPDX-License-Identifier: GPL-3.0-or-later */
/* next.h: asks beside a pile who is next. */

#pragma once

#include "chosen.h"

G_BEGIN_DECLS

GtkWidget *lm_sls_next_new (LmBoardView  *board,
                            LmSlsChosen  *chosen);

G_END_DECLS
