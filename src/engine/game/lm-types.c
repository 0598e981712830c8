/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-types.c: the names that JSON and the command line use for the engine's terms. */

#include "lm-types.h"

#include <glib/gi18n-lib.h>

/**
 * lm_value_invert:
 * @value: a value
 *
 * Returns: the same for the other one of two players
 */
LmValue
lm_value_invert (LmValue value)
{
  switch (value)
    {
    case LM_VALUE_WIN:
      return LM_VALUE_LOSS;
    case LM_VALUE_LOSS:
      return LM_VALUE_WIN;
    case LM_VALUE_UNKNOWN:
    default:
      return LM_VALUE_UNKNOWN;
    }
}

/**
 * lm_value_to_string:
 * @value: a value
 *
 * Returns: (transfer none): "win", "loss" or "unknown", never translated
 */
const char *
lm_value_to_string (LmValue value)
{
  switch (value)
    {
    case LM_VALUE_LOSS:
      return "loss";
    case LM_VALUE_WIN:
      return "win";
    case LM_VALUE_UNKNOWN:
    default:
      return "unknown";
    }
}

/**
 * lm_method_to_string:
 * @method: a method
 *
 * Returns: (transfer none): "table", "search" or "theory", never translated
 */
const char *
lm_method_to_string (LmMethod method)
{
  switch (method)
    {
    case LM_METHOD_TABLE:
      return "table";
    case LM_METHOD_THEORY:
      return "theory";
    case LM_METHOD_SEARCH:
    default:
      return "search";
    }
}

/**
 * lm_status_to_string:
 * @status: a status
 *
 * Returns: (transfer none): "proved", "computed", "conjectured" or "unknown",
 *   never translated
 */
const char *
lm_status_to_string (LmStatus status)
{
  switch (status)
    {
    case LM_STATUS_PROVED:
      return "proved";
    case LM_STATUS_COMPUTED:
      return "computed";
    case LM_STATUS_CONJECTURED:
      return "conjectured";
    case LM_STATUS_UNKNOWN:
    default:
      return "unknown";
    }
}

/**
 * lm_words_join:
 * @words: (element-type utf8): words
 * @n_words: how many of the first of them are wanted
 * @last_format: how all before the last of all come together with it: "%s or %s"
 *
 * Returns: (transfer full): "3, 5 or 7"; "3, 5" where only so many are wanted
 */
char *
lm_words_join (GPtrArray  *words,
               guint       n_words,
               const char *last_format)
{
  char *list = g_strdup (n_words > 0 ? g_ptr_array_index (words, 0) : "");

  for (guint i = 1; i < n_words; i++)
    {
      g_autofree char *before = list;

      list = g_strdup_printf (i + 1 == words->len ? last_format : C_("list", "%s, %s"), before,
                              (const char *) g_ptr_array_index (words, i));
    }

  return list;
}

/**
 * lm_words_end:
 * @text: a sentence, with or without its end
 *
 * Returns: (transfer full): @text with one full stop, or with the mark that it ends with
 */
char *
lm_words_end (const char *text)
{
  if (*text == '\0' || g_str_has_suffix (text, ".") || g_str_has_suffix (text, "!") || g_str_has_suffix (text, "?"))
    return g_strdup (text);

  return g_strdup_printf (C_("a sentence and its full stop", "%s."), text);
}
