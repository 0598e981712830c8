/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-error.h: the error domain of the engine and the games. */

#pragma once

#include <glib.h>

#define LM_ERROR (lm_error_quark ())

/**
 * LmError:
 * @LM_ERROR_POSITION: a position text or a position that cannot be
 * @LM_ERROR_MOVE: a move that is not legal or cannot be read
 * @LM_ERROR_FILE: a saved game that cannot be read
 * @LM_ERROR_ARGUMENT: an argument or option out of range
 * @LM_ERROR_LIMIT: a question that exceeds the limits it was asked within
 * @LM_ERROR_NEWER: a saved game of a newer program
 *
 * Codes of %LM_ERROR. The message is always one sentence for people, in
 * their language, that names what is wrong.
 */
typedef enum
{
  LM_ERROR_POSITION,
  LM_ERROR_MOVE,
  LM_ERROR_FILE,
  LM_ERROR_ARGUMENT,
  LM_ERROR_LIMIT,
  LM_ERROR_NEWER,
} LmError;

GQuark   lm_error_quark (void);
gboolean lm_refuse      (GError     **error,
                         LmError      code,
                         const char  *format,
                         ...) G_GNUC_PRINTF (3, 4);

/* The same where nothing, rather than a false answer, is returned. */
#define lm_refuse_null(...) (lm_refuse (__VA_ARGS__) ? NULL : NULL)
