/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-json.h: the members of JSON that nobody vouches for, or a sentence that says what is wrong with them. */

#pragma once

#include <json-glib/json-glib.h>

gboolean    lm_json_refuse              (GError              **error,
                                         const char           *format,
                                         ...) G_GNUC_PRINTF (2, 3);
JsonObject *lm_json_parse               (JsonParser           *parser,
                                         const char           *data,
                                         gsize                 length,
                                         GError              **error);
gboolean    lm_json_is_value            (JsonNode             *node,
                                         GType                 type);
gboolean    lm_json_check_members       (JsonObject           *object,
                                         const char * const   *names,
                                         GError              **error);
const char *lm_json_get_text            (JsonObject           *object,
                                         const char           *name,
                                         GError              **error);
gboolean    lm_json_get_number          (JsonObject           *object,
                                         const char           *name,
                                         guint                 maximum,
                                         guint                *number,
                                         GError              **error);
gboolean    lm_json_get_optional_number (JsonObject           *object,
                                         const char           *name,
                                         guint                 maximum,
                                         guint                *number,
                                         GError              **error);
JsonArray  *lm_json_get_array           (JsonObject           *object,
                                         const char           *name,
                                         GError              **error);
