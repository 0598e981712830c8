/* SPDX-License-Identifier: GPL-3.0-or-later */
/* split.h: splits a pile of any size into its parts, in a worker thread. */

#pragma once

#include "games/take-away/theory/parts.h"
#include "games/take-away/rules/position.h"

#include <gio/gio.h>

G_BEGIN_DECLS

void             lm_take_away_split        (LmPosition           *position,
                                            GObject              *source,
                                            GCancellable         *cancellable,
                                            GAsyncReadyCallback   callback,
                                            gpointer              user_data);
LmTakeAwayParts *lm_take_away_split_finish (GAsyncResult         *result,
                                            GError              **error);

G_END_DECLS
