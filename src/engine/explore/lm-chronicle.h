/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chronicle.h: what happened in games, event by event, as the rows of a table. */

#pragma once

#include "engine/game/lm-game-info.h"
#include "engine/keep/lm-table-info.h"

typedef struct _LmChronicle LmChronicle;

/**
 * LmChronicleFunc:
 * @chronicle: takes the events, by lm_chronicle_add()
 * @before: a position
 * @move: a legal move
 * @after: the position after it
 *
 * Tells what happened with a move.
 */
typedef void (* LmChronicleFunc) (LmChronicle *chronicle,
                                  LmPosition  *before,
                                  const char  *move,
                                  LmPosition  *after);

extern const char *const lm_chronicle_options[];

const char * const *lm_chronicle_get_columns (GHashTable       *options);
gboolean            lm_chronicle_run         (LmTableRun       *run,
                                              const LmGameInfo *info,
                                              LmChronicleFunc   tell,
                                              GError          **error);
void                lm_chronicle_add         (LmChronicle      *self,
                                              const char       *event,
                                              int               player,
                                              int               other,
                                              guint             number,
                                              const char       *what);
