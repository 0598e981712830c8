/* SPDX-License-Identifier: GPL-3.0-or-later */
/* flight.h: what is over the table: the chips of a move on their way, the arrow of a hint, the chip on the pointer. */

#pragma once

#include "table.h"

G_BEGIN_DECLS

gboolean lm_sls_flight_begin (gpointer     room,
                              LmPosition  *before,
                              const char  *move);
void     lm_sls_flight_draw  (LmSlsTable  *self,
                              GtkSnapshot *snapshot,
                              double       progress);
void     lm_sls_hint_draw    (LmSlsTable  *self,
                              GtkSnapshot *snapshot);
void     lm_sls_dragged_draw (LmSlsTable  *self,
                              GtkSnapshot *snapshot);

G_END_DECLS
