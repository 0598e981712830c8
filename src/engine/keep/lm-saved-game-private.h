/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-saved-game-private.h: the halves of saving and loading that the autosave puts together in its own way. */

#pragma once

#include "lm-saved-game.h"
#include "lm-snapshot.h"

/**
 * LmSavedGameStep:
 * @start: where its text begins, a byte of the file
 * @length: bytes of it
 *
 * A step of a saved game that was found before anything was understood.
 */
typedef struct
{
  guint start;
  guint length;
} LmSavedGameStep;

/**
 * LmSavedGameMove:
 * @parent: the number of the step that it continues
 * @thought: milliseconds, or 0
 * @is_next: whether redo leads to it
 *
 * What a step says that is a move, beside the move.
 */
typedef struct
{
  guint    parent;
  guint    thought;
  gboolean is_next;
} LmSavedGameMove;

gboolean   lm_saved_game_scan_move  (const char             *data,
                                     const LmSavedGameStep  *step,
                                     LmSavedGameMove        *move,
                                     GString                *name);
gboolean   lm_saved_game_check_text (const char    *data,
                                     gsize          length,
                                     GArray        *steps,
                                     GError       **error);
LmSession *lm_saved_game_parse      (const char    *data,
                                     gsize          length,
                                     GCancellable  *cancellable,
                                     GError       **error);
gboolean   lm_saved_game_write      (LmSnapshot    *snapshot,
                                     GFile         *file,
                                     GCancellable  *cancellable,
                                     GError       **error);
