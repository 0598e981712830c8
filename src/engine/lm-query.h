/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-query.h: the position text, "lastmove:<game>?<key>=<value>&...", read strictly. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

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
gboolean    lm_query_get_uint   (LmQuery             *query,
                                 const char          *key,
                                 guint64              minimum,
                                 guint64              maximum,
                                 guint64             *value,
                                 GError             **error);
gboolean    lm_query_get_choice (LmQuery             *query,
                                 const char          *key,
                                 const char * const  *choices,
                                 guint               *index,
                                 GError             **error);
gboolean    lm_query_get_turn   (LmQuery             *query,
                                 guint               *seat,
                                 GError             **error);

char       *lm_query_quote      (const char          *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmQuery, lm_query_free)

G_END_DECLS
