/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-saved-game.h: sessions as JSON, read with suspicion and written so that nothing is lost. */

#pragma once

#include "lm-session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A file larger than this is refused unread. */
#define LM_SAVED_GAME_MAX_BYTES (16 * 1024 * 1024)

char      *lm_saved_game_to_json     (LmSession            *session,
                                      gsize                *length);
LmSession *lm_saved_game_from_json   (const char           *data,
                                      gssize                length,
                                      GError              **error);

LmSession *lm_saved_game_load        (GFile                *file,
                                      GCancellable         *cancellable,
                                      GError              **error);
gboolean   lm_saved_game_save        (LmSession            *session,
                                      GFile                *file,
                                      GCancellable         *cancellable,
                                      GError              **error);
void       lm_saved_game_load_async  (GFile                *file,
                                      GCancellable         *cancellable,
                                      GAsyncReadyCallback   callback,
                                      gpointer              user_data);
LmSession *lm_saved_game_load_finish (GAsyncResult         *result,
                                      GError              **error);
void       lm_saved_game_save_async  (LmSession            *session,
                                      GFile                *file,
                                      GCancellable         *cancellable,
                                      GAsyncReadyCallback   callback,
                                      gpointer              user_data);
gboolean   lm_saved_game_save_finish (GAsyncResult         *result,
                                      GError              **error);

G_END_DECLS
