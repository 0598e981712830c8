/* SPDX-License-Identifier: GPL-3.0-or-later */
/* worker.h: what the worker does in a folder, so that its test can say how far it came. */

#pragma once

#include "engine/play/lm-session.h"

/* Of the game that is played. */
#define WORKER_GAME "zeckendorf"

/* Where "save" and "progress" write. */
#define WORKER_SAVED "saved.lastmove"
#define WORKER_PROGRESS "progress"

/* The value of a row that "layers" solves again and again. */
#define WORKER_ROW 150

gboolean   worker_needs_call     (const char *note,
                                  gboolean    stays);
LmSession *worker_create_session (void);
void       worker_do_step        (LmSession *session,
                                  guint      seed,
                                  guint      step);
char      *worker_describe       (LmSession *session);
