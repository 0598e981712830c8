/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-team.h: threads that fill in one table, and tell each other how far they are. */

#pragma once

#include "lm-solve-context.h"

/**
 * LmTold:
 * @place: how far something is
 * @n_waiting: how many wait until it is further
 *
 * What a thread tells the others; both are atomic.
 */
typedef struct
{
  guint64 place;
  guint   n_waiting;
} LmTold;

/**
 * LmTeam:
 * @context: what is allowed
 * @n_positions: how many positions the table is of
 * @all_words: how many words it takes
 * @n_words: how many of them are filled in
 * @stop: whether and why the work is stopped
 * @mutex: for sleeping
 * @changed: told when a sleeper has to look
 *
 * What the threads tell each other is atomic, and what is told by it is
 * released and acquired. The lock is only there to sleep by; so the order of
 * things is plain to ThreadSanitizer as well, which cannot see into GLib's
 * locks.
 */
typedef struct
{
  LmSolveContext *context;
  guint64         n_positions;
  guint64         all_words;
  guint64         n_words;
  LmStop          stop;
  GMutex          mutex;
  GCond           changed;
} LmTeam;

void     lm_team_init  (LmTeam         *team,
                        LmSolveContext *context,
                        guint64         n_positions,
                        guint64         all_words);
void     lm_team_clear (LmTeam         *team);
gboolean lm_team_go_on (guint64         n_words,
                        gpointer        data);
void     lm_team_tell  (LmTeam         *team,
                        LmTold         *told,
                        guint64         n);
gboolean lm_team_wait  (LmTeam         *team,
                        LmTold         *told,
                        guint64         place);
