/* SPDX-License-Identifier: GPL-3.0-or-later */
/* coalition-list.h: what each coalition can force, as a table; choosing one shows how. */

#pragma once

#include "app/lm-outlook-view.h"

#define LM_TYPE_SLS_COALITION_LIST (lm_sls_coalition_list_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsCoalitionList, lm_sls_coalition_list, LM, SLS_COALITION_LIST, LmOutlookView)
