/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal-row.h: a deal in the list, with what can be done about it. */

#pragma once

#include "../rules/record.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define LM_TYPE_SLS_DEAL_ROW (lm_sls_deal_row_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsDealRow, lm_sls_deal_row, LM, SLS_DEAL_ROW, GtkListBoxRow)

/* Signals: "play-move" (string): the user answers the proposal, or tells whether the deal was kept. */

GtkWidget *lm_sls_deal_row_new (guint            number,
                                const LmSlsDeal *deal,
                                guint            persons);

G_END_DECLS
