/* SPDX-License-Identifier: GPL-3.0-or-later */
/* refusal.h: whether a move is legal, and the rule that forbids it. */

#pragma once

#include "engine/lm-position.h"
#include "text.h"

G_BEGIN_DECLS

gboolean lm_sls_refusal_check (LmPosition  *position,
                               const char  *text,
                               LmSlsAct    *act,
                               GError     **error);

G_END_DECLS
