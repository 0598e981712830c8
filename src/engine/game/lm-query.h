/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-query.h: the position text, "lastmove:<game>?<key>=<value>&...", read strictly. */

#pragma once

#include <glib.h>

typedef struct _LmQuery LmQuery;

LmQuery    *lm_query_parse      (const char          *text,
                                 GError             **error);
void        lm_query_free       (LmQuery             *query);

const char *lm_query_get_game   (LmQuery             *query);
gboolean    lm_query_has        (LmQuery             *query,
                                 const char          *key);
const char *lm_query_get        (LmQuery             *query,
                                 const char          *key);

gboolean    lm_query_check_keys (LmQuery             *query,
                                 const char * const  *keys,
                                 GError             **error);

char       *lm_query_quote      (const char          *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmQuery, lm_query_free)
