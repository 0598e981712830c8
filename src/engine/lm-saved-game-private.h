/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-saved-game-private.h: the halves of saving and loading that the autosave puts together in its own way. */

#pragma once

#include "lm-saved-game.h"
#include "lm-snapshot.h"

G_BEGIN_DECLS

gboolean   lm_saved_game_check_text (const char    *data,
                                     gsize          length,
                                     GError       **error);
LmSession *lm_saved_game_parse      (const char    *data,
                                     gsize          length,
                                     GCancellable  *cancellable,
                                     GError       **error);
gboolean   lm_saved_game_write      (LmSnapshot    *snapshot,
                                     GFile         *file,
                                     GCancellable  *cancellable,
                                     GError       **error);

G_END_DECLS
