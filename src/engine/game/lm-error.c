/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-error.c: the error domain of the engine and the games. */

#include "lm-error.h"

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
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (LM_ERROR, code, format, arguments));
  va_end (arguments);
  return FALSE;
}
