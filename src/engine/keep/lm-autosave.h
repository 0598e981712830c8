/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-autosave.h: writes a session after every step, one file per game, so that it survives a kill. */

#pragma once

#include "lm-saved-game.h"

#define LM_TYPE_AUTOSAVE (lm_autosave_get_type ())
G_DECLARE_FINAL_TYPE (LmAutosave, lm_autosave, LM, AUTOSAVE, GObject)

/*
 * The file of a game is "<game>.lastmove" in the folder. It is replaced as a
 * whole, so that a kill at any moment leaves the old one or the new one. What
 * another program is writing, and what cannot be read but has to stay where it
 * is, is never written over: "<game>-2.lastmove" and so on take its place.
 *
 * Signals: "restored" (session, node, string): see lm_autosave_restore_into();
 * "failed" (GError): the game could not be written, as of
 * lm_saved_game_write(); once until it could be again.
 */

LmAutosave *lm_autosave_new          (GFile        *folder);
void        lm_autosave_watch        (LmAutosave   *self,
                                      LmSession    *session);
LmSession  *lm_autosave_restore      (LmAutosave   *self,
                                      const char   *game,
                                      char        **problem);
gboolean    lm_autosave_is_long      (LmAutosave   *self,
                                      const char   *game);
void        lm_autosave_restore_into (LmAutosave   *self,
                                      LmSession    *session);
void        lm_autosave_use          (LmAutosave   *self,
                                      LmSession    *session);
void        lm_autosave_flush        (LmAutosave   *self);
