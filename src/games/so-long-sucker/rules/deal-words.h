/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal-words.h: deals and their steps for people. */

#pragma once

#include "record.h"

G_BEGIN_DECLS

char       *lm_sls_describe_pact        (const LmSlsPact      *pact,
                                         const char           *words);
char       *lm_sls_describe_deal_step   (LmSlsRecord          *record,
                                         const LmSlsDealStep  *step);
const char *lm_sls_get_deal_state_name  (LmSlsDealState        state);

G_END_DECLS
