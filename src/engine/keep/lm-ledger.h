/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-ledger.h: the rows of a table as text with a checksum a line, so that it can be broken off and taken up again. */

#pragma once

#include "lm-rows.h"
#include "lm-table-info.h"

typedef struct _LmLedger LmLedger;

LmLedger  *lm_ledger_new          (const LmTableInfo   *table,
                                   const LmTableRun    *run);
void       lm_ledger_free         (LmLedger            *ledger);

char      *lm_ledger_format_title (LmLedger            *ledger);
char      *lm_ledger_format_row   (LmLedger            *ledger,
                                   const LmCell        *row);
LmRows    *lm_ledger_parse        (LmLedger            *ledger,
                                   const char          *name,
                                   const char          *text,
                                   gsize               *length,
                                   GError             **error);
LmRows    *lm_ledger_load         (LmLedger            *ledger,
                                   const char          *path);
gboolean   lm_ledger_save         (LmLedger            *ledger,
                                   const char          *path,
                                   const LmRows        *rows);
void       lm_ledger_set_damaged  (GError             **error,
                                   const char          *name,
                                   guint                line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmLedger, lm_ledger_free)
