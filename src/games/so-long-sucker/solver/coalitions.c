/* SPDX-License-Identifier: GPL-3.0-or-later */
/* coalitions.c: finds what some of the players left can force together. */

#include "coalitions.h"

#include "../rules/position.h"
#include "../rules/text.h"

/* So many moves of a line are shown, and so many positions expanded to find each of them. */
#define LINE_LENGTH 8
#define LINE_EFFORT 2000

/* All questions are asked with little effort first, for what one of them finds decides others. */
static const guint64 efforts[] = { 2000, 30000, 300000 };

/* The questions, and what answers them. */
typedef struct
{
  LmSlsOutlook     *outlook;
  const LmSlsState *state;
  LmSolveContext   *context;
  LmSlsSearch      *search;
  guint64           n_positions;
  LmSlsStop         stop;
} Inquiry;

static void
renew_search (Inquiry *inquiry)
{
  if (inquiry->search != NULL)
    inquiry->n_positions += lm_sls_search_get_positions (inquiry->search);
  g_clear_object (&inquiry->search);
  inquiry->search = lm_sls_search_new (inquiry->state, inquiry->context);
}

/* A move of a player of @winners after which they still win, or nothing found with little effort. */
static gboolean
find_good_move (Inquiry          *inquiry,
                const LmSlsState *state,
                guint             winners,
                LmSlsMove        *move)
{
  const guint64 n_moves = MIN (lm_sls_state_count_moves (state), LM_SLS_MAX_PLACEMENTS);
  LmSlsStop stop = LM_SLS_STOP_NO;

  for (guint64 i = 0; i < n_moves && stop != LM_SLS_STOP_CANCELLED && stop != LM_SLS_STOP_TIME; i++)
    {
      *move = lm_sls_state_nth_move (state, i);
      if (lm_sls_search_try (inquiry->search, state, *move, winners, LINE_EFFORT, &stop) == LM_VALUE_WIN)
        return TRUE;
    }

  return FALSE;
}

/* Whether the line goes on, and with what: the others play the first move of the board. */
static gboolean
find_line_move (Inquiry          *inquiry,
                const LmSlsState *state,
                guint             winners,
                LmSlsMove        *move)
{
  const LmSlsPhase phase = lm_sls_state_get_phase (state);

  if ((state->left & ~winners) == 0 || phase == LM_SLS_OVER)
    return FALSE;
  if (phase == LM_SLS_NO_CHIPS && !lm_sls_state_is_doomed (state))
    return FALSE;
  if ((winners & LM_SLS_BIT (state->turn)) != 0)
    return find_good_move (inquiry, state, winners, move);

  *move = lm_sls_state_nth_move (state, 0);
  return TRUE;
}

static GStrv
make_line (Inquiry *inquiry,
           guint    winners)
{
  g_autoptr (GStrvBuilder) line = g_strv_builder_new ();
  LmSlsState state;
  LmSlsMove move;

  lm_sls_state_copy (&state, inquiry->state);
  for (guint i = 0; i < LINE_LENGTH && find_line_move (inquiry, &state, winners, &move); i++)
    {
      g_autofree char *text = lm_sls_move_to_string (move, state.turn);

      g_strv_builder_add (line, text);
      lm_sls_state_apply (&state, move);
    }

  return g_strv_builder_end (line);
}

/*
 * Who can force it can still do so with more partners, who follow any rules of their own: as they are asked for a chip
 * before the others at the latest, they can always act as if they were others. And what one side can force the other one
 * cannot prevent.
 */
static void
conclude (Inquiry *inquiry,
          guint    winners)
{
  const guint left = inquiry->state->left;
  g_auto (GStrv) line = make_line (inquiry, winners);

  for (guint side = 1; side < left; side++)
    if ((side & ~left) == 0 && (winners & ~side) == 0 && side != left)
      {
        lm_sls_outlook_decide (inquiry->outlook, side, LM_VALUE_WIN, line);
        lm_sls_outlook_decide (inquiry->outlook, left & ~side, LM_VALUE_LOSS, line);
      }
}

/* Whether to ask on. */
static gboolean
ask (Inquiry *inquiry,
     guint    side,
     guint64  effort)
{
  LmSlsStop stop;
  LmValue value;

  if (lm_sls_outlook_find (inquiry->outlook, side)->value != LM_VALUE_UNKNOWN)
    return TRUE;

  value = lm_sls_search_decide (inquiry->search, inquiry->state, side, effort, &stop);
  if (value != LM_VALUE_UNKNOWN)
    conclude (inquiry, value == LM_VALUE_WIN ? side : inquiry->state->left & ~side);
  if (stop != LM_SLS_STOP_NO)
    inquiry->stop = stop;
  if (stop == LM_SLS_STOP_MEMORY)
    renew_search (inquiry);

  return stop != LM_SLS_STOP_CANCELLED && stop != LM_SLS_STOP_TIME;
}

static gboolean
ask_all (Inquiry *inquiry,
         guint64  effort)
{
  const guint left = inquiry->state->left;
  const guint turn = LM_SLS_BIT (inquiry->state->turn);

  /* Of two sides against each other one is asked about; first of all whether who is to move wins alone. */
  if (!ask (inquiry, turn, effort))
    return FALSE;
  for (guint side = 1; side < left; side++)
    if ((side & ~left) == 0 && (side & turn) != 0 && !ask (inquiry, side, effort))
      return FALSE;

  return TRUE;
}

/*
 * Asks for every proper subset of the players left whether they, playing together against all others, who play together
 * as well, can make sure that the winner is one of them. Gifts are left out, but for one prisoner to a player who has
 * to move without chips: first that player's partners may give it, then the others. @n_positions: how many positions
 * were looked at. @stop: why not all was decided.
 */
LmSlsOutlook *
lm_sls_coalitions_compute (LmPosition     *position,
                           LmSolveContext *context,
                           guint64        *n_positions,
                           LmSlsStop      *stop)
{
  Inquiry inquiry = {
    .outlook = lm_sls_outlook_new (position),
    .state = lm_sls_position_get_state (position),
    .context = context,
    .stop = LM_SLS_STOP_NO,
  };
  gboolean go_on = TRUE;

  renew_search (&inquiry);
  for (guint i = 0; i < G_N_ELEMENTS (efforts) && go_on; i++)
    go_on = ask_all (&inquiry, MAX (lm_solve_context_get_effort (context) * efforts[i], 1));

  *n_positions = inquiry.n_positions + lm_sls_search_get_positions (inquiry.search);
  *stop = inquiry.stop;
  g_object_unref (inquiry.search);
  return inquiry.outlook;
}
