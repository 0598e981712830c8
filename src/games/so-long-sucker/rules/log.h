/* SPDX-License-Identifier: GPL-3.0-or-later */
/* log.h: deals, and what has happened at the table, for people. */

#pragma once

#include "record.h"

G_BEGIN_DECLS

char *lm_sls_describe_pact          (const LmSlsPact      *pact,
                                     const char           *words);
char *lm_sls_log_describe_deal_step (LmSlsRecord          *record,
                                     const LmSlsDealStep  *step);
char *lm_sls_log_describe_step      (LmSlsRecord          *step);
char *lm_sls_log_describe_deal      (const LmSlsDeal      *deal);

G_END_DECLS
