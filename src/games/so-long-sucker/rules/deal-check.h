/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal-check.h: whether a step of a deal can be taken, and why not. */

#pragma once

#include "record.h"

G_BEGIN_DECLS

char *lm_sls_deal_check (LmSlsRecord          *record,
                         const LmSlsState     *state,
                         const LmSlsDealStep  *step);

G_END_DECLS
