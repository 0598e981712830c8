/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-saved-game.h: sessions as JSON, read with suspicion and written so that nothing is lost. */

#pragma once

#include "engine/play/lm-session.h"

#include <gio/gio.h>

/*
 * The format of a saved game
 * --------------------------
 * A file in UTF-8 that holds one JSON object with these members, all of them
 * required but for the clock, in any order, and no others:
 *
 *   "format"   the text "last-move"
 *   "version"  the number 1; a file of another version is refused
 *   "game"     the game's name in position text: "zeckendorf"
 *   "seats"    who sits there at the start, one text for each player of the
 *              game: "person", "random", "casual", "perfect", "stubborn" or,
 *              in a game that has it, "greedy"
 *   "clock"    optional: the thinking time of each player in seconds, 1 to
 *              86400, where they play by the clock
 *   "seed"     what the computer's chance is drawn from, 0 to 4294967295
 *   "nodes"    the steps, an array of objects; they are numbered from 0
 *   "current"  the number of the step that the board shows
 *
 * Step 0 is the start; every other one comes after the step that it continues,
 * and those that continue the same step stand in the order in which they were
 * tried. The members of a step:
 *
 *   "parent"   the number of the step that it continues; step 0 has none
 *   "kind"     "start" (step 0 and no other), "move", "edit" (the position was
 *              edited) or "new" (a new game was begun)
 *   "move"     of a move: its text
 *   "position" of all others: the position text, of the game named above
 *   "seats"    of a new game: who sits there, as above
 *   "clock"    optional, of a new game: as above
 *   "thought"  optional: how long the player to move has thought there by the
 *              clock, in milliseconds, 1 to 86400000
 *   "next"     optional: true when redo leads from the parent to this step;
 *              otherwise it leads to the first step that continues the parent.
 *              Of several the last one counts, and on the way to the current
 *              step redo leads to that
 *
 * Positions after moves are not written: moves are played again. The same move
 * must not continue a step twice. Numbers are whole numbers without a point
 * or exponent, texts have no \u escapes. What breaks any of this is refused with a sentence that says
 * what is wrong and in which step; nothing is guessed or repaired. A member
 * that stands twice counts once, as the last one says.
 *
 * {"format":"last-move","version":1,"game":"zeckendorf","seats":["person","stubborn"],"seed":7,
 *  "nodes":[{"kind":"start","position":"lastmove:zeckendorf?bins=3"},
 *           {"parent":0,"kind":"move","move":"M"}],"current":1}
 */

/* A file larger than this is refused unread. */
#define LM_SAVED_GAME_MAX_BYTES (16 * 1024 * 1024)

/* More steps than this are refused; of a longer session the oldest games are not written. */
#define LM_SAVED_GAME_MAX_NODES 200000

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
