/* SPDX-License-Identifier: GPL-3.0-or-later */
/* steps.c: the same moves, edits and undos for the worker and for who looks after it. */

#include "worker.h"

#include "engine/keep/lm-snapshot.h"

#include <string.h>

#define MAX_NODES 5000

/* Whether nothing is on the disk when these calls, as the note of the fault names them, have failed. Others there is a way
 * around, or nothing is lost; but not around opening, where that fails for good. */
gboolean
worker_needs_call (const char *note,
                   gboolean    stays)
{
  static const char *const needed[] = { "fsync", "linkat", "rename", "write", NULL };
  g_auto (GStrv) calls = g_strsplit (note, "\n", -1);

  for (guint i = 0; calls[i] != NULL; i++)
    if (g_strv_contains (needed, calls[i]) || (stays && g_str_equal (calls[i], "open")))
      return TRUE;

  return FALSE;
}

LmSession *
worker_create_session (void)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON };
  g_autoptr (LmPosition) start = lm_position_parse ("lastmove:" WORKER_GAME "?bins=12", NULL);

  return lm_session_new (start, seats, 1);
}

static void
edit (LmSession *session,
      GRand     *rand)
{
  g_autofree char *text = g_strdup_printf ("lastmove:" WORKER_GAME "?bins=%d,%d,%d", g_rand_int_range (rand, 1, 20),
                                           g_rand_int_range (rand, 0, 5), g_rand_int_range (rand, 0, 5));
  g_autoptr (LmPosition) position = lm_position_parse (text, NULL);

  lm_session_edit (session, position);
}

/* One step, the same for the same numbers: mostly a move, now and then an undo or a position that was set up. */
void
worker_do_step (LmSession *session,
                guint      seed,
                guint      step)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed * 1000003 + step);
  LmPosition *position = lm_session_get_position (session);

  if (lm_position_is_over (position) || g_rand_int_range (rand, 0, 8) == 0)
    edit (session, rand);
  else if (g_rand_int_range (rand, 0, 6) == 0 && lm_session_can_undo (session))
    lm_session_undo (session);
  else
    {
      g_autofree char *move = lm_position_random_move (position, rand);

      g_assert_true (lm_session_play (session, move, NULL));
    }
}

/* Returns: (transfer full): what a file of @session says, but for the version that wrote it */
char *
worker_describe (LmSession *session)
{
  g_autoptr (LmSnapshot) snapshot = lm_snapshot_new (session, MAX_NODES);

  return g_string_free (lm_snapshot_to_json (snapshot), FALSE);
}
