/* SPDX-License-Identifier: GPL-3.0-or-later */
/* estimate.c: what is likely where nothing is decided, by the games that the computers imagine. */

#include "solver.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Games with the usual effort: a third of a second; and at the most. */
#define USUAL_GAMES 60000
#define MAX_GAMES 480000

/* So many moves are told. */
#define MAX_TOLD 6

/* Of an average of scores from 1 to 4 over @n games: so much it is off by, most often at the most. */
#define DOUBT(n) (2.2 / sqrt (n))

/* How many of a hundred games each player wins: rounded so that together they are a hundred, and first of all for @turn. */
static void
get_shares (const LmSlsTrial *trial,
            guint             turn,
            guint             shares[LM_SLS_PLAYERS])
{
  guint64 n_wins = 0;
  guint before = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      const guint player = (turn + i) % LM_SLS_PLAYERS;
      guint all;

      n_wins += trial->places[player][LM_SLS_PLAYERS - 1];
      all = (100 * n_wins + trial->n_games / 2) / trial->n_games;
      shares[player] = all - before;
      before = all;
    }
}

static double
get_score (const LmSlsTrial *trial,
           guint             player)
{
  guint64 sum = 0;

  for (guint score = 1; score <= LM_SLS_PLAYERS; score++)
    sum += (guint64) score * trial->places[player][score - 1];
  return (double) sum / trial->n_games;
}

/* The moves that a computer would think about longest come first: it tries most what looks best. */
static int
compare_trials (gconstpointer a,
                gconstpointer b)
{
  const guint n_a = ((const LmSlsTrial *) a)->n_games;
  const guint n_b = ((const LmSlsTrial *) b)->n_games;

  return (n_a < n_b) - (n_a > n_b);
}

static void
tell_players (GString          *text,
              const LmSlsState *state,
              const LmSlsTrial *trial)
{
  guint shares[LM_SLS_PLAYERS];

  get_shares (trial, state->turn, shares);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (lm_sls_state_is_left (state, i))
      /* Translators: a player, a share in a hundred, an average of scores such as 2.53. */
      g_string_append_printf (text, _("\n%s wins %u %% and scores %.2f"), lm_sls_get_player_name (i), shares[i], get_score (trial, i));
}

static void
tell_move (GString          *text,
           const LmSlsState *state,
           const LmSlsTrial *trial)
{
  g_autofree char *move = lm_sls_move_to_string (trial->move, state->turn);
  g_autofree char *effect = lm_sls_describe_effect (state, trial->move);
  guint shares[LM_SLS_PLAYERS];

  get_shares (trial, state->turn, shares);
  /* Translators: a move, a share in a hundred, an average of scores. */
  g_string_append_printf (text, _("\n%s: wins %u %%, scores %.2f"), move, shares[state->turn], get_score (trial, state->turn));
  if (effect != NULL)
    g_string_append_printf (text, " (%s)", effect);
}

/* It is the score that the computers seek. */
static void
tell_reason (GString          *text,
             const LmSlsState *state,
             const LmSlsTrial *best,
             const LmSlsTrial *next)
{
  const guint turn = state->turn;
  g_autofree char *first = lm_sls_move_to_string (best->move, turn);
  g_autofree char *second = lm_sls_move_to_string (next->move, turn);

  if (get_score (best, turn) - get_score (next, turn) < DOUBT (best->n_games) + DOUBT (next->n_games))
    g_string_append (text, _("\nNo move is clearly ahead of the others."));
  else
    /* Translators: a move, a player, an average of scores, another move and its average. */
    g_string_append_printf (text, _("\n%s looks best: with it %s scores %.2f on average, with %s %.2f."), first,
                            lm_sls_get_player_name (turn), get_score (best, turn), second, get_score (next, turn));
}

static char *
describe (const LmSlsState *state,
          GArray           *trials)
{
  const LmSlsTrial *best = &g_array_index (trials, LmSlsTrial, 0);
  GString *text = g_string_new (NULL);
  guint n_games = 0;
  guint n_moves = 0;

  for (; n_moves < trials->len && best[n_moves].n_games > 0; n_moves++)
    n_games += best[n_moves].n_games;
  g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE,
                                             "Estimate, no proof: by %'u game that the computers imagine.",
                                             "Estimate, no proof: by %'u games that the computers imagine.", n_games),
                          n_games);
  if (trials->len == 1)
    g_string_append (text, _("\nThere is only one move."));
  else if (n_moves > 1)
    tell_reason (text, state, best, best + 1);
  g_string_append_c (text, '\n');
  tell_players (text, state, best);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < MIN (n_moves, MAX_TOLD); i++)
    tell_move (text, state, best + i);

  return g_string_free (text, FALSE);
}

/*
 * The computers' own search, with the deals that are in force: who wins how often, and what each move brings the player
 * to move. The same position gives the same words with the same effort. Returns sentences for people, or %NULL where
 * nothing was imagined.
 */
char *
lm_sls_estimate_describe (LmPosition     *position,
                          LmSolveContext *context)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint n_games = CLAMP (USUAL_GAMES * lm_solve_context_get_options (context)->effort, 1, MAX_GAMES);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (LmSlsTree) tree = NULL;
  LmSlsPacts pacts;
  LmSlsScene scene;
  GArray *trials;

  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS)
    return NULL;

  lm_sls_pacts_init (&pacts, lm_sls_position_get_record (position));
  lm_sls_scene_init (&scene, state, &pacts, 0);
  tree = lm_sls_tree_new (&scene, rand);
  lm_sls_tree_grow (tree, lm_sls_bots_scale (state, n_games), context);
  trials = lm_sls_tree_get_trials (tree);
  g_array_sort (trials, compare_trials);
  if (trials->len == 0 || g_array_index (trials, LmSlsTrial, 0).n_games == 0)
    return NULL;

  return describe (state, trials);
}
