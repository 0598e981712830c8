/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reference.h: what the paper says of a position, by name. */

#pragma once

#include "outlook.h"

char *lm_zahlenschlacht_find_reference (LmPosition                    *position,
                                        const LmZahlenschlachtOutlook *outlook);
