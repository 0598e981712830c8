/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-json.c: the members of JSON that nobody vouches for, or a sentence that says what is wrong with them. */

#include "lm-json.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-query.h"

#include <glib/gi18n-lib.h>

/**
 * lm_json_refuse:
 * @error: return location for %LM_ERROR_FILE
 * @format: one sentence, as of printf()
 *
 * Returns: %FALSE
 */
gboolean
lm_json_refuse (GError     **error,
                const char  *format,
                ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (LM_ERROR, LM_ERROR_FILE, format, arguments));
  va_end (arguments);
  return FALSE;
}

/* Only while it is telling of an error does the parser know where it is. */
static void
refuse_json_cb (JsonParser  *parser,
                GError      *parser_error,
                GError     **error)
{
  if (*error == NULL)
    lm_json_refuse (error, _("The file is no saved game: it is not JSON in line %u, column %u."),
                    json_parser_get_current_line (parser), json_parser_get_current_pos (parser));
}

/**
 * lm_json_parse:
 * @parser: what keeps the result alive
 * @data: a text that lm_saved_game_check_text() has passed
 * @length: bytes of it
 * @error: return location for %LM_ERROR_FILE
 *
 * Returns: (transfer none) (nullable): the object that it is
 */
JsonObject *
lm_json_parse (JsonParser  *parser,
               const char  *data,
               gsize        length,
               GError     **error)
{
  g_autoptr (GError) local_error = NULL;
  JsonNode *root;

  g_signal_connect (parser, "error", G_CALLBACK (refuse_json_cb), &local_error);
  if (!json_parser_load_from_data (parser, data, length, NULL))
    {
      if (local_error == NULL)
        lm_json_refuse (&local_error, _("The file is no saved game: it is not JSON."));
      g_propagate_error (error, g_steal_pointer (&local_error));
      return NULL;
    }

  root = json_parser_get_root (parser);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    {
      lm_json_refuse (error, _("The file is no saved game: it holds no JSON object."));
      return NULL;
    }

  return json_node_get_object (root);
}

/**
 * lm_json_check_members:
 * @object: an object
 * @names: (array zero-terminated=1): the members that it may have
 * @error: return location for %LM_ERROR_FILE
 *
 * Returns: whether it has no others
 */
gboolean
lm_json_check_members (JsonObject          *object,
                       const char * const  *names,
                       GError             **error)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, NULL))
    if (!g_strv_contains (names, name))
      {
        g_autofree char *quoted = lm_query_quote (name);
        return lm_json_refuse (error, _("“%s” does not belong there."), quoted);
      }

  return TRUE;
}

static JsonNode *
get_member (JsonObject  *object,
            const char  *name,
            GError     **error)
{
  JsonNode *node = json_object_get_member (object, name);

  if (node == NULL)
    lm_json_refuse (error, _("“%s” is missing."), name);
  return node;
}

/* Returns: whether it is of that type */
gboolean
lm_json_is_value (JsonNode *node,
                  GType     type)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

/**
 * lm_json_get_text:
 * @object: an object
 * @name: of a member that has to be there
 * @error: return location for %LM_ERROR_FILE
 *
 * Returns: (transfer none) (nullable): the text
 */
const char *
lm_json_get_text (JsonObject  *object,
                  const char  *name,
                  GError     **error)
{
  JsonNode *node = get_member (object, name, error);

  if (node == NULL)
    return NULL;
  if (!lm_json_is_value (node, G_TYPE_STRING))
    {
      lm_json_refuse (error, _("“%s” is no text."), name);
      return NULL;
    }

  return json_node_get_string (node);
}

/**
 * lm_json_get_number:
 * @object: an object
 * @name: of a member that has to be there
 * @maximum: the largest that is allowed, from 0
 * @number: (out): the number
 * @error: return location for %LM_ERROR_FILE
 *
 * Returns: whether it is such a number
 */
gboolean
lm_json_get_number (JsonObject  *object,
                    const char  *name,
                    guint        maximum,
                    guint       *number,
                    GError     **error)
{
  JsonNode *node = get_member (object, name, error);
  gint64 value;

  if (node == NULL)
    return FALSE;
  value = lm_json_is_value (node, G_TYPE_INT64) ? json_node_get_int (node) : -1;
  if (value < 0 || value > maximum)
    return lm_json_refuse (error, _("“%s” is no whole number from 0 to %u."), name, maximum);

  *number = value;
  return TRUE;
}

/**
 * lm_json_get_optional_number:
 * @object: an object
 * @name: of a member
 * @maximum: the largest that is allowed, from 1
 * @number: (out): the number, or 0 when there is none
 * @error: return location for %LM_ERROR_FILE
 *
 * Returns: whether it is such a number, if it is there
 */
gboolean
lm_json_get_optional_number (JsonObject  *object,
                             const char  *name,
                             guint        maximum,
                             guint       *number,
                             GError     **error)
{
  *number = 0;
  if (!json_object_has_member (object, name))
    return TRUE;
  if (!lm_json_get_number (object, name, maximum, number, NULL) || *number == 0)
    return lm_json_refuse (error, _("“%s” is no whole number from 1 to %u."), name, maximum);

  return TRUE;
}

/**
 * lm_json_get_array:
 * @object: an object
 * @name: of a member that has to be there
 * @error: return location for %LM_ERROR_FILE
 *
 * Returns: (transfer none) (nullable): the list
 */
JsonArray *
lm_json_get_array (JsonObject  *object,
                   const char  *name,
                   GError     **error)
{
  JsonNode *node = get_member (object, name, error);

  if (node == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      lm_json_refuse (error, _("“%s” is no list."), name);
      return NULL;
    }

  return json_node_get_array (node);
}
