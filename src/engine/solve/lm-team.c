/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-team.c: threads that fill in one table, and tell each other how far they are. */

#include "lm-team.h"

/* So often it is asked whether another thread has come as far, before sleeping until it has. */
#define SPINS 1000

/**
 * lm_team_init:
 * @team: (out caller-allocates): a team at the beginning of its work
 * @context: what is allowed
 * @n_positions: how many positions the table is of
 * @all_words: how many words there are to be filled in
 */
void
lm_team_init (LmTeam         *team,
              LmSolveContext *context,
              guint64         n_positions,
              guint64         all_words)
{
  *team = (LmTeam) {
    .context = context, .n_positions = n_positions, .all_words = all_words, .stop = lm_solve_context_poll (context),
  };
  g_mutex_init (&team->mutex);
  g_cond_init (&team->changed);
}

void
lm_team_clear (LmTeam *team)
{
  g_cond_clear (&team->changed);
  g_mutex_clear (&team->mutex);
}

static void
wake (LmTeam *team)
{
  g_mutex_lock (&team->mutex);
  g_cond_broadcast (&team->changed);
  g_mutex_unlock (&team->mutex);
}

static gboolean
is_stopped (LmTeam *team)
{
  return __atomic_load_n (&team->stop, __ATOMIC_SEQ_CST) != LM_STOP_NO;
}

/**
 * lm_team_go_on:
 * @n_words: how many words were filled in since it was called last
 * @data: the team
 *
 * To be called every now and then by each thread.
 *
 * Returns: whether to go on
 */
gboolean
lm_team_go_on (guint64  n_words,
                          gpointer data)
{
  LmTeam *team = data;
  const guint64 done = __atomic_add_fetch (&team->n_words, n_words, __ATOMIC_RELAXED);
  const LmStop stop = lm_solve_context_poll (team->context);

  lm_solve_context_set_progress (team->context, (double) done / team->all_words * team->n_positions, team->n_positions);
  if (stop != LM_STOP_NO)
    {
      __atomic_store_n (&team->stop, stop, __ATOMIC_SEQ_CST);
      wake (team);
    }
  return !is_stopped (team);
}

/**
 * lm_team_tell:
 * @team: a team
 * @told: what somebody may wait for
 * @n: by how much it is further than it was
 */
void
lm_team_tell (LmTeam  *team,
              LmTold  *told,
              guint64  n)
{
  __atomic_add_fetch (&told->place, n, __ATOMIC_SEQ_CST);
  if (__atomic_load_n (&told->n_waiting, __ATOMIC_SEQ_CST) > 0)
    wake (team);
}

static gboolean
has_come (const LmTold *told,
          guint64                 place)
{
  return __atomic_load_n (&told->place, __ATOMIC_SEQ_CST) >= place;
}

/**
 * lm_team_wait:
 * @team: a team
 * @told: what to wait for
 * @place: how far it must be
 *
 * Waits until it is, or the work is stopped. There must always be one who waits
 * for nobody, and asks whether to go on; so nobody waits for somebody who does
 * not come.
 *
 * Returns: whether to go on
 */
gboolean
lm_team_wait (LmTeam  *team,
              LmTold  *told,
              guint64  place)
{
  for (guint i = 0; i < SPINS; i++)
    if (has_come (told, place))
      return !is_stopped (team);

  g_mutex_lock (&team->mutex);
  __atomic_add_fetch (&told->n_waiting, 1, __ATOMIC_SEQ_CST);
  while (!is_stopped (team) && !has_come (told, place))
    g_cond_wait (&team->changed, &team->mutex);
  __atomic_sub_fetch (&told->n_waiting, 1, __ATOMIC_SEQ_CST);
  g_mutex_unlock (&team->mutex);

  return !is_stopped (team);
}
