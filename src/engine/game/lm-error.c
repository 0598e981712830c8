/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-error.c: the error domain of the engine and the games. */

#include "lm-error.h"

/* No sentence of the program is as long, and no word of it. */
#define SENTENCE_LENGTH_MAX 400
#define WORD_LENGTH_MAX 40

G_DEFINE_QUARK (lm-error-quark, lm_error)

/**
 * lm_refuse:
 * @error: return location
 * @code: what kind of error it is
 * @format: the sentence about it
 * @...: for @format
 *
 * Returns: %FALSE
 */
gboolean
lm_refuse (GError     **error,
           LmError      code,
           const char  *format,
           ...)
{
  GError *refusal;
  va_list arguments;

  va_start (arguments, format);
  refusal = g_error_new_valist (LM_ERROR, code, format, arguments);
  va_end (arguments);
  lm_error_shorten (refusal);
  g_propagate_error (error, refusal);
  return FALSE;
}

/**
 * lm_error_make_line:
 * @message: a complaint, with whatever text of others in it
 *
 * Returns: (transfer full): it in one line, and not endless: of one that is too
 *   long first long words lose their ends, and then it loses its own
 */
char *
lm_error_make_line (const char *message)
{
  g_autofree char *valid = g_utf8_make_valid (message, -1);
  const gboolean too_long = g_utf8_strlen (valid, -1) > SENTENCE_LENGTH_MAX;
  GString *line = g_string_new (NULL);
  guint length = 0, word = 0;

  for (const char *p = valid; *p != '\0' && length <= SENTENCE_LENGTH_MAX; p = g_utf8_next_char (p))
    {
      const gunichar c = g_utf8_get_char (p);

      word = c == ' ' ? 0 : word + 1;
      if (too_long && word > WORD_LENGTH_MAX && !g_unichar_ispunct (c))
        {
          /* What closes a quotation stays. */
          if (word == WORD_LENGTH_MAX + 1)
            g_string_append (line, "…");
          continue;
        }
      if (++length > SENTENCE_LENGTH_MAX)
        g_string_append (line, "…");
      else
        g_string_append_unichar (line, g_unichar_isprint (c) ? c : 0xfffd);
    }

  return g_string_free (line, FALSE);
}

/**
 * lm_error_shorten:
 * @error: (nullable): an error, for others than the program
 *
 * Makes its message one that can be shown wherever messages are.
 */
void
lm_error_shorten (GError *error)
{
  char *line = error != NULL ? lm_error_make_line (error->message) : NULL;

  if (line == NULL)
    return;

  g_free (error->message);
  error->message = line;
}
