/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal-form.h: what a person proposes to another player. */

#pragma once

#include "../rules/state.h"

#include <adwaita.h>

#define LM_TYPE_SLS_DEAL_FORM (lm_sls_deal_form_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsDealForm, lm_sls_deal_form, LM, SLS_DEAL_FORM, AdwBin)

/* The action of the panel around it, with a move text. */
#define LM_SLS_PLAY_ACTION "table.play"

void lm_sls_deal_form_set_players (LmSlsDealForm  *self,
                                   guint           players,
                                   guint           persons);
