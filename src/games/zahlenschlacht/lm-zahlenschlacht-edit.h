/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-edit.h: positions made from what somebody types or wants by lot. */

#pragma once

#include "lm-zahlenschlacht-position.h"

G_BEGIN_DECLS

gboolean    lm_zahlenschlacht_edit_read_n       (const char            *text,
                                                 guint                 *n,
                                                 GError               **error);
gboolean    lm_zahlenschlacht_edit_read_d       (const char            *text,
                                                 guint                 *d,
                                                 GError               **error);
LmPosition *lm_zahlenschlacht_edit_read         (const char            *n,
                                                 const char            *d,
                                                 LmZahlenschlachtGoal   goal,
                                                 const char            *crossed,
                                                 GError               **error);
char       *lm_zahlenschlacht_edit_list_crossed (LmPosition            *position);
LmPosition *lm_zahlenschlacht_edit_restore      (LmPosition            *position);
LmPosition *lm_zahlenschlacht_edit_random       (LmPosition            *position,
                                                 GRand                 *rand);

G_END_DECLS
