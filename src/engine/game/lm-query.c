/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-query.c: the position text, "lastmove:<game>?<key>=<value>&...", read strictly. */

#include "lm-query.h"

#include "lm-error.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Longer than any position that the games allow, and short enough to refuse at once. */
#define MAX_TEXT_LENGTH (256 * 1024)

/* A hostile text must not fill the screen that says what is wrong with it. */
#define MAX_QUOTED_LENGTH 40

#define SCHEME "lastmove:"

struct _LmQuery
{
  char       *game;
  GHashTable *values; /* key → value, both owned */
};

/* What ends a line, or hides or turns what follows it, has no place in a sentence. */
static gboolean
is_invisible (gunichar c)
{
  const GUnicodeType type = g_unichar_type (c);

  return type == G_UNICODE_CONTROL || type == G_UNICODE_FORMAT
         || type == G_UNICODE_LINE_SEPARATOR || type == G_UNICODE_PARAGRAPH_SEPARATOR;
}

static char *
make_visible (const char *text)
{
  GString *visible = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    g_string_append_unichar (visible, is_invisible (g_utf8_get_char (p)) ? ' ' : g_utf8_get_char (p));

  return g_string_free (visible, FALSE);
}

/**
 * lm_query_quote:
 * @text: any text, however long and in whatever encoding
 *
 * Returns: (transfer full): as much of it as fits into a sentence, valid UTF-8
 *   in one line
 */
char *
lm_query_quote (const char *text)
{
  g_autofree char *whole = g_utf8_make_valid (text, MIN (strlen (text), 4 * MAX_QUOTED_LENGTH));
  g_autofree char *valid = make_visible (whole);

  if (g_utf8_strlen (valid, -1) <= MAX_QUOTED_LENGTH && strlen (text) <= 4 * MAX_QUOTED_LENGTH)
    return g_steal_pointer (&valid);

  g_autofree char *head = g_utf8_substring (valid, 0, MIN (MAX_QUOTED_LENGTH - 1, g_utf8_strlen (valid, -1)));
  return g_strconcat (head, "…", NULL);
}

/* @text as a message can show it: in one line. */
static char *
quote (const char *text)
{
  char letters[129] = { 0 };
  g_autofree char *escaped = NULL;

  for (guint i = 0; i < 128; i++)
    letters[i] = (char) (128 + i);
  escaped = g_strescape (text, letters);
  return lm_query_quote (escaped);
}

static gboolean
check_beginning (const char  *text,
                 GError     **error)
{
  g_autofree char *quoted = NULL;

  if (*text == '\0')
    return lm_refuse (error, LM_ERROR_POSITION, _("The position text is empty."));

  if (g_ascii_strncasecmp (text, SCHEME, strlen (SCHEME)) == 0)
    return TRUE;

  quoted = quote (text);
  return lm_refuse (error, LM_ERROR_POSITION,
                    _("“%s” is not a position: it must begin with “lastmove:” and the name of a game."), quoted);
}

/* The key in whose value @place is. Returns: (transfer full) (nullable) */
static char *
find_key (const char *text,
          const char *place)
{
  const char *equals = NULL;

  for (const char *p = place; p > text; p--)
    {
      if (*p == '=')
        equals = p;
      if (*p == '?' || *p == '&')
        return equals != NULL ? g_strndup (p + 1, equals - p - 1) : NULL;
    }

  return NULL;
}

static void
set_escaped (const char  *text,
             const char  *place,
             GError     **error)
{
  const char *shown = g_ascii_isxdigit (place[1]) && g_ascii_isxdigit (place[2]) ? place : "%";
  g_autofree char *key = find_key (text, place);

  if (key != NULL)
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                 _("The value of “%s” has the escaped character “%.3s”; a position text has none."), key, shown);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                 _("A position text has no escaped characters, but this one has “%.3s”."), shown);
}

static void
set_invisible (const char  *text,
               const char  *place,
               GError     **error)
{
  g_autofree char *key = find_key (text, place);
  g_autofree char *quoted = quote (text);

  if (key != NULL)
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                 _("The value of “%s” has blanks or characters beyond ASCII; a position text has none."), key);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                 _("A position text has no blanks and no characters beyond ASCII, but “%s” has one."), quoted);
}

/* GLib's URI parser is kind: it drops blanks and decodes escapes. Position text has neither. */
static gboolean
check_characters (const char  *text,
                  GError     **error)
{
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p != '%' && g_ascii_isgraph (*p))
        continue;

      if (*p == '%')
        set_escaped (text, p, error);
      else
        set_invisible (text, p, error);
      return FALSE;
    }

  return TRUE;
}

static GUri *
parse_uri (const char  *text,
           GError     **error)
{
  g_autoptr (GUri) uri = g_uri_parse (text, G_URI_FLAGS_ENCODED, NULL);

  if (uri == NULL || strcmp (g_uri_get_scheme (uri), "lastmove") != 0 ||
      g_uri_get_host (uri) != NULL || strlen (g_uri_get_path (uri)) == 0)
    {
      g_autofree char *quoted = lm_query_quote (text);
      return lm_refuse_null (error, LM_ERROR_POSITION,
                             _("“%s” is not a position: it must begin with “lastmove:” and the name of a game."),
                             quoted);
    }

  if (g_uri_get_fragment (uri) != NULL)
    return lm_refuse_null (error, LM_ERROR_POSITION, _("A position text has no “#”."));

  return g_steal_pointer (&uri);
}

static gboolean
read_pair (LmQuery     *query,
           const char  *pair,
           GError     **error)
{
  const char *equals = strchr (pair, '=');
  g_autofree char *key = NULL;

  if (equals == NULL || equals == pair)
    {
      g_autofree char *quoted = lm_query_quote (pair);
      return lm_refuse (error, LM_ERROR_POSITION, _("“%s” in the position text is not of the form key=value."), quoted);
    }

  key = g_strndup (pair, equals - pair);
  if (g_hash_table_contains (query->values, key))
    {
      g_autofree char *quoted = lm_query_quote (key);
      return lm_refuse (error, LM_ERROR_POSITION, _("The key “%s” stands twice."), quoted);
    }

  g_hash_table_insert (query->values, g_steal_pointer (&key), g_strdup (equals + 1));
  return TRUE;
}

/**
 * lm_query_parse:
 * @text: a position text of any game
 * @error: return location for %LM_ERROR_POSITION
 *
 * Splits a position text into the game's name and its keys. Whether the game
 * exists and has such keys is for others to say.
 *
 * Returns: (transfer full) (nullable): the query, or %NULL with @error set
 */
LmQuery *
lm_query_parse (const char  *text,
                GError     **error)
{
  g_autoptr (LmQuery) query = g_new0 (LmQuery, 1);
  g_autoptr (GUri) uri = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  query->values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  if (strlen (text) > MAX_TEXT_LENGTH)
    return lm_refuse_null (error, LM_ERROR_POSITION, _("The position text is longer than %d characters."), MAX_TEXT_LENGTH);

  if (!check_beginning (text, error) || !check_characters (text, error))
    return NULL;

  uri = parse_uri (text, error);
  if (uri == NULL)
    return NULL;

  query->game = g_strdup (g_uri_get_path (uri));
  if (g_uri_get_query (uri) != NULL)
    {
      g_auto (GStrv) pairs = g_strsplit (g_uri_get_query (uri), "&", -1);
      for (guint i = 0; pairs[i] != NULL; i++)
        if (!read_pair (query, pairs[i], error))
          return NULL;
    }

  return g_steal_pointer (&query);
}

/**
 * lm_query_free:
 * @query: (transfer full): a query
 */
void
lm_query_free (LmQuery *query)
{
  g_free (query->game);
  g_clear_pointer (&query->values, g_hash_table_unref);
  g_free (query);
}

/* Returns: (transfer none): the game's name as it stands in the text */
const char *
lm_query_get_game (LmQuery *query)
{
  return query->game;
}

/* Returns: whether @key stands in the text */
gboolean
lm_query_has (LmQuery    *query,
              const char *key)
{
  return g_hash_table_contains (query->values, key);
}

/* Returns: (transfer none) (nullable): the value of @key as it stands */
const char *
lm_query_get (LmQuery    *query,
              const char *key)
{
  return g_hash_table_lookup (query->values, key);
}

/**
 * lm_query_check_keys:
 * @query: a query
 * @keys: (array zero-terminated=1): the keys that the game has
 * @error: return location for %LM_ERROR_POSITION
 *
 * Returns: %FALSE when a key stands in the text that is not among @keys
 */
gboolean
lm_query_check_keys (LmQuery            *query,
                     const char * const *keys,
                     GError            **error)
{
  g_autoptr (GList) present = g_list_sort (g_hash_table_get_keys (query->values), (GCompareFunc) strcmp);

  for (GList *item = present; item != NULL; item = item->next)
    {
      if (!g_strv_contains (keys, item->data))
        {
          g_autofree char *quoted = lm_query_quote (item->data);
          g_autofree char *known = g_strjoinv (", ", (GStrv) keys);
          g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                       _("The game “%s” has no key “%s”; its keys are: %s."), query->game, quoted, known);
          return FALSE;
        }
    }

  return TRUE;
}
