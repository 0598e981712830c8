/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bound.h: deals that bind: which of them forbids a step. */

#pragma once

#include "position.h"

gboolean lm_sls_bound_is_there (LmPosition     *position);
guint    lm_sls_bound_find     (LmPosition     *position,
                                const LmSlsAct *act);
char    *lm_sls_bound_get_gift (LmPosition     *position);
