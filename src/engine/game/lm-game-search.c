/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-search.c: games and positions by the words that somebody types: "nim", "zeckendorf 60". */

#include "lm-game-search.h"

#include "lm-field.h"
#include "lm-game-info.h"
#include "lm-game.h"

#include <glib/gi18n-lib.h>

/* Longer ones nobody types, and what is pasted may be anything. */
#define TERMS_MAX 32
#define LENGTH_MAX 1000

static gboolean
is_number (const char *term)
{
  return g_ascii_isdigit (term[0]) && strspn (term, "0123456789/") == strlen (term);
}

static gboolean
is_word (const char *term)
{
  for (; *term != '\0'; term = g_utf8_next_char (term))
    if (g_unichar_isalnum (g_utf8_get_char (term)))
      return TRUE;

  return FALSE;
}

static gboolean
has_word (const LmGameInfo *info,
          const char       *term,
          gboolean          in_family)
{
  return g_str_match_string (term, info->name, TRUE) || g_str_match_string (term, _(info->title), TRUE)
         || (in_family && g_str_match_string (term, _(info->family_title), TRUE));
}

static gboolean
is_meant (const LmGameInfo   *info,
          const char *const  *terms,
          gboolean            by_family)
{
  gboolean named = FALSE;

  for (; *terms != NULL; terms++)
    {
      if (is_number (*terms) || !is_word (*terms))
        continue;
      if (!has_word (info, *terms, by_family))
        return FALSE;
      named = TRUE;
    }

  return named;
}

/* The numbers one after another as values of the fields from @field on; a list takes all that are left. */
static char *
write_text (const LmGameInfo   *info,
            const LmField      *field,
            const char *const  *terms)
{
  GString *text = g_string_new (NULL);
  gboolean in_list = FALSE;

  g_string_printf (text, "lastmove:%s", info->name);
  for (; *terms != NULL; terms++)
    {
      if (!is_number (*terms))
        continue;
      while (field->key != NULL && (field->kind == LM_FIELD_CHOICE || field->kind == LM_FIELD_TEXT))
        field++;
      if (field->key == NULL)
        return g_string_free (text, TRUE);
      if (in_list)
        g_string_append_printf (text, ",%s", *terms);
      else
        g_string_append_printf (text, "%c%s=%s", strchr (text->str, '?') != NULL ? '&' : '?', field->key, *terms);
      in_list = field->kind == LM_FIELD_NUMBERS;
      field += !in_list;
    }

  return g_string_free (text, FALSE);
}

static LmPosition *
find_position (const LmGameInfo   *info,
               const char *const  *terms)
{
  for (const LmField *field = info->fields; field != NULL && field->key != NULL; field++)
    {
      g_autofree char *text = write_text (info, field, terms);
      LmPosition *position = text != NULL ? lm_position_parse (text, NULL) : NULL;

      if (position != NULL)
        return position;
    }

  return NULL;
}

static gboolean
has_number (const char *const *terms)
{
  for (; *terms != NULL; terms++)
    if (is_number (*terms))
      return TRUE;

  return FALSE;
}

static gboolean
is_sane (const char *const *terms)
{
  gsize length = 0;

  if (g_strv_length ((GStrv) terms) > TERMS_MAX)
    return FALSE;
  for (; *terms != NULL; terms++)
    length += strlen (*terms);

  return length <= LENGTH_MAX;
}

/**
 * lm_game_search:
 * @terms: (array zero-terminated=1): words in UTF-8
 *
 * Every word has to begin a word of the game's title, of its name in position
 * text or, where there are no numbers, of its family. Numbers are values of its
 * fields in their order, as many as there are: "zeckendorf 60", "wythoff 3 5".
 * Without numbers, or where they make no position, it is where the game begins.
 * It costs no solving.
 *
 * Returns: (transfer full) (element-type LmPosition): a position of each game
 *   that is meant; of none when only numbers are given
 */
GPtrArray *
lm_game_search (const char *const *terms)
{
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  const gboolean numbered = has_number (terms);

  for (guint i = 0; is_sane (terms) && i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);
      LmPosition *position = NULL;

      if (!is_meant (info, terms, !numbered))
        continue;
      if (numbered)
        position = find_position (info, terms);
      if (position == NULL)
        position = lm_position_parse (info->start, NULL);
      g_ptr_array_add (found, position);
    }

  return found;
}
