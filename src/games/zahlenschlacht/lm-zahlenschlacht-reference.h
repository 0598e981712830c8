/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-reference.h: what the paper says of a position, by name. */

#pragma once

#include "lm-zahlenschlacht-outlook.h"

G_BEGIN_DECLS

char *lm_zahlenschlacht_find_reference (LmPosition                    *position,
                                        const LmZahlenschlachtOutlook *outlook);

G_END_DECLS
