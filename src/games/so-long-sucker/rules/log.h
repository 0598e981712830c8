/* SPDX-License-Identifier: GPL-3.0-or-later */
/* log.h: what has happened at the table, for people. */

#pragma once

#include "record.h"

G_BEGIN_DECLS

char *lm_sls_log_describe_step (LmSlsRecord     *step);
char *lm_sls_log_describe_deal (const LmSlsDeal *deal);

G_END_DECLS
