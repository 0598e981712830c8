/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal-form.h: what a person proposes to another player. */

#pragma once

#include "../rules/state.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define LM_TYPE_SLS_DEAL_FORM (lm_sls_deal_form_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsDealForm, lm_sls_deal_form, LM, SLS_DEAL_FORM, AdwBin)

/* Signals: "play-move" (string): the user proposes a deal. */

void lm_sls_deal_form_set_players (LmSlsDealForm  *self,
                                   guint           players,
                                   guint           persons);

G_END_DECLS
