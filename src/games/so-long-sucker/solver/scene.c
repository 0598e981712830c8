/* SPDX-License-Identifier: GPL-3.0-or-later */
/* scene.c: the game as the computer players imagine it going on: with rescues, and deals that are kept. */

#include "solver.h"

#include "../theory/theory.h"

/* How often a move is drawn again because it would break a deal. */
#define MAX_DRAWS 8

/* The deals in force that rules can judge. */
void
lm_sls_pacts_init (LmSlsPacts  *pacts,
                   LmSlsRecord *record)
{
  pacts->n_pacts = 0;
  LM_SLS_FOREACH_DEAL (record, i, deal)
    if (deal->state == LM_SLS_DEAL_MADE && deal->pact.kind != LM_SLS_DEAL_WORDS)
      lm_sls_pacts_add (pacts, &deal->pact);
}

void
lm_sls_pacts_add (LmSlsPacts      *pacts,
                  const LmSlsPact *pact)
{
  if (pacts->n_pacts < LM_SLS_MAX_PACTS)
    pacts->pacts[pacts->n_pacts++] = *pact;
}

/* Who is asked next for a prisoner, or %LM_SLS_NONE. */
static guint
get_giver (const LmSlsScene *scene)
{
  LmSlsMove moves[LM_SLS_PLAYERS * LM_SLS_PLAYERS];

  return lm_sls_state_list_rescues (&scene->state, ~scene->asked, moves) > 0 ? LM_SLS_MOVE_GIVER (moves[0]) : LM_SLS_NONE;
}

static void
update_pacts (LmSlsScene *scene,
              LmSlsMove   move)
{
  guint breaker;

  for (guint i = 0; i < scene->pacts->n_pacts; i++)
    if ((scene->open & (1u << i)) != 0
        && lm_sls_pact_judge_move (&scene->pacts->pacts[i], &scene->state, move, &breaker) != LM_SLS_DEAL_MADE)
      scene->open &= ~(1u << i);
}

static void
make_move (LmSlsScene *scene,
           LmSlsMove   move)
{
  if (scene->open != 0)
    update_pacts (scene, move);
  lm_sls_state_apply (&scene->state, move);
  scene->asked = 0;
}

/* When nobody is left to be asked for a prisoner the player without chips is out. */
static void
settle (LmSlsScene *scene)
{
  while (lm_sls_state_get_phase (&scene->state) == LM_SLS_NO_CHIPS && get_giver (scene) == LM_SLS_NONE)
    make_move (scene, LM_SLS_MOVE_MAKE (LM_SLS_MOVE_OUT));
}

/* @pacts: to be kept alive. @asked: a bit for everybody who does not give a prisoner to the player to move. */
void
lm_sls_scene_init (LmSlsScene       *scene,
                   const LmSlsState *state,
                   const LmSlsPacts *pacts,
                   guint             asked)
{
  scene->pacts = pacts;
  scene->open = (1u << pacts->n_pacts) - 1;
  scene->asked = asked;
  lm_sls_state_copy (&scene->state, state);
  settle (scene);
}

void
lm_sls_scene_copy (LmSlsScene       *to,
                   const LmSlsScene *from)
{
  to->pacts = from->pacts;
  to->open = from->open;
  to->asked = from->asked;
  lm_sls_state_copy (&to->state, &from->state);
}

/* Whose decision it is. */
guint
lm_sls_scene_decider (const LmSlsScene *scene)
{
  return lm_sls_state_get_phase (&scene->state) == LM_SLS_NO_CHIPS ? get_giver (scene) : scene->state.turn;
}

gboolean
lm_sls_scene_is_over (const LmSlsScene *scene)
{
  return lm_sls_state_get_phase (&scene->state) == LM_SLS_OVER;
}

static guint
list_rescues (const LmSlsScene *scene,
              LmSlsMove        *moves)
{
  moves[0] = LM_SLS_PASS;
  return 1 + lm_sls_state_list_rescues (&scene->state, LM_SLS_BIT (get_giver (scene)), moves + 1);
}

/* All chips of some of the colours. */
static guint
list_colour_discards (const LmSlsState *state,
                      LmSlsMove        *moves)
{
  guint present = 0;
  guint n_moves = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (state->captured[i] > 0)
      present |= LM_SLS_BIT (i);

  for (guint set = 1; set <= present; set++)
    {
      guint8 chips[LM_SLS_PLAYERS];

      if ((set & ~present) != 0)
        continue;
      for (guint i = 0; i < LM_SLS_PLAYERS; i++)
        chips[i] = (set & LM_SLS_BIT (i)) != 0 ? state->captured[i] : 0;
      moves[n_moves++] = lm_sls_move_discard (chips);
    }

  return n_moves;
}

/* All chips of some colours, and one chip of each; where it is the only one of its colour that is the same. */
static guint
list_discards (const LmSlsState *state,
               LmSlsMove        *moves)
{
  guint n_moves = state->dead_discard ? 0 : list_colour_discards (state, moves);

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (state->captured[i] > (state->dead_discard ? 0 : 1))
      moves[n_moves++] = lm_sls_move_discard_one (i);

  return n_moves;
}

/* The moves that are thought about: all placements and rescues; of the discards all chips of any colours, or one chip. */
guint
lm_sls_scene_list (const LmSlsScene *scene,
                   LmSlsMove         moves[LM_SLS_MAX_PLACEMENTS])
{
  const LmSlsPhase phase = lm_sls_state_get_phase (&scene->state);

  if (phase == LM_SLS_NO_CHIPS)
    return list_rescues (scene, moves);
  return phase == LM_SLS_DISCARD ? list_discards (&scene->state, moves)
                                 : lm_sls_state_list_placements (&scene->state, moves);
}

/* Passing is what breaks the promise of help. */
static gboolean
lets_down (const LmSlsScene *scene,
           const LmSlsPact  *pact)
{
  const guint giver = get_giver (scene);

  return pact->kind == LM_SLS_DEAL_RESCUE && lm_sls_pact_has_party (pact, giver)
         && lm_sls_pact_get_other (pact, giver) == scene->state.turn;
}

/* Whether that breaks a deal. */
gboolean
lm_sls_scene_breaks (const LmSlsScene *scene,
                     LmSlsMove         move)
{
  guint breaker;

  for (guint i = 0; i < scene->pacts->n_pacts; i++)
    {
      const LmSlsPact *pact = &scene->pacts->pacts[i];

      if ((scene->open & (1u << i)) == 0)
        continue;
      if (move == LM_SLS_PASS ? lets_down (scene, pact)
                              : lm_sls_pact_judge_move (pact, &scene->state, move, &breaker) == LM_SLS_DEAL_BROKEN)
        return TRUE;
    }

  return FALSE;
}

/* Makes the move, and all that nobody decides after it. */
void
lm_sls_scene_apply (LmSlsScene *scene,
                    LmSlsMove   move)
{
  if (move == LM_SLS_PASS)
    scene->asked |= LM_SLS_BIT (get_giver (scene));
  else
    make_move (scene, move);
  settle (scene);
}

/* A chip of the hand, each as likely as the other. */
static guint
draw_colour (const guint8 *chips,
             GRand        *rand)
{
  guint chip = g_rand_int_range (rand, 0, lm_sls_count (chips));
  guint colour = 0;

  while (chip >= chips[colour])
    chip -= chips[colour++];

  return colour;
}

/* One of @players, a bit for each. */
guint
lm_sls_draw_player (guint  players,
                    GRand *rand)
{
  guint skip = g_rand_int_range (rand, 0, __builtin_popcount (players));

  while (skip-- > 0)
    players &= players - 1;

  return __builtin_ctz (players);
}

static LmSlsMove
draw_placement (const LmSlsState *state,
                GRand            *rand)
{
  const guint colour = draw_colour (state->hands[state->turn], rand);
  const guint room = lm_sls_state_has_room (state);
  const guint pile = g_rand_int_range (rand, 1 - room, state->n_piles + 1);
  guint next;

  if (lm_sls_state_get_effect (state, colour, pile, &next) != LM_SLS_CHOICE)
    next = 0;
  return lm_sls_move_place (colour, pile, next != 0 ? lm_sls_draw_player (next, rand) : LM_SLS_NONE);
}

/* One chip, of others if there is one: most do best to keep the rest. */
LmSlsMove
lm_sls_scene_draw_discard (const LmSlsState *state,
                           GRand            *rand)
{
  guint8 others[LM_SLS_PLAYERS];

  memcpy (others, state->captured, sizeof others);
  others[state->turn] = 0;
  return lm_sls_move_discard_one (lm_sls_count (others) > 0 ? draw_colour (others, rand) : state->turn);
}

/* A chip is given only where a deal says so. */
static LmSlsMove
draw_rescue (const LmSlsScene *scene)
{
  LmSlsMove moves[LM_SLS_PLAYERS * LM_SLS_PLAYERS];

  if (!lm_sls_scene_breaks (scene, LM_SLS_PASS))
    return LM_SLS_PASS;

  lm_sls_state_list_rescues (&scene->state, LM_SLS_BIT (get_giver (scene)), moves);
  return moves[0];
}

static LmSlsMove
draw_once (const LmSlsScene *scene,
           GRand            *rand)
{
  const LmSlsPhase phase = lm_sls_state_get_phase (&scene->state);

  if (phase == LM_SLS_NO_CHIPS)
    return draw_rescue (scene);
  return phase == LM_SLS_DISCARD ? lm_sls_scene_draw_discard (&scene->state, rand)
                                 : draw_placement (&scene->state, rand);
}

static LmSlsMove
draw (const LmSlsScene *scene,
      GRand            *rand)
{
  LmSlsMove move = draw_once (scene, rand);

  for (guint i = 1; i < MAX_DRAWS && scene->open != 0 && lm_sls_scene_breaks (scene, move); i++)
    move = draw_once (scene, rand);

  return move;
}

/* Between two players with no chips but theirs it is known who wins (SLS, Theorem 4.7.5). */
static gboolean
conclude (LmSlsState *state)
{
  LmSlsTheory theory;
  guint winner;

  if (lm_sls_state_get_phase (state) != LM_SLS_PLACE || !lm_sls_theory_applies (state))
    return FALSE;

  lm_sls_theory_read (state, &theory);
  winner = theory.wins ? theory.mover : theory.opponent;
  state->score[winner] = LM_SLS_PLAYERS;
  state->score[winner == theory.mover ? theory.opponent : theory.mover] = LM_SLS_PLAYERS - 1;
  return TRUE;
}

/*
 * Plays to the end by lot, but so that deals are kept, and ending where it is known who wins. This ends: see
 * lm_sls_bots_choose(). Afterwards nothing but the scores means anything.
 */
void
lm_sls_scene_playout (LmSlsScene *scene,
                      GRand      *rand)
{
  while (!lm_sls_scene_is_over (scene) && !conclude (&scene->state))
    lm_sls_scene_apply (scene, draw (scene, rand));
}
