/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.h: the page beside the board. */

#pragma once

#include "../rules/rules.h"
#include "kit/page/lm-game-panel.h"
#include "kit/page/lm-outlook-view.h"

/* panel.c: the scores, the deals, and what has happened at the table. */

#define LM_TYPE_SLS_PANEL (lm_sls_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsPanel, lm_sls_panel, LM, SLS_PANEL, LmGamePanel)

/* deal-form.c: what a person proposes to another player. */

#define LM_TYPE_SLS_DEAL_FORM (lm_sls_deal_form_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsDealForm, lm_sls_deal_form, LM, SLS_DEAL_FORM, AdwBin)

/* The action of the panel around it, with a move text. */
#define LM_SLS_PLAY_ACTION "table.play"

void lm_sls_deal_form_set_players (LmSlsDealForm *self, guint players, guint persons);

/* coalition-list.c: what each coalition can force, as a table; choosing one shows how. */

#define LM_TYPE_SLS_COALITION_LIST (lm_sls_coalition_list_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsCoalitionList, lm_sls_coalition_list, LM, SLS_COALITION_LIST, LmOutlookView)
