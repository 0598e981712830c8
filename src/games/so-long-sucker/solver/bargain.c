/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bargain.c: the deals that computer players propose, and their answers to those of others. */

#include "thought.h"

#include "../rules/deal-check.h"
#include "tree.h"

/* Of one computer in one game; with it the number of all deals is bounded. */
#define MAX_OFFERS 3

/* Deals that are weighed against each other before one is proposed. */
#define N_IDEAS 3

/* One turn in so many a computer thinks about a deal. */
#define OCCASION 3

/* Score points that a deal has to bring its partner, beyond what chance makes of an estimate, and its proposer. */
#define LEAST_GAIN 0.05
#define WORTH_ASKING 0.1

/* What everybody may expect with the deals in force, and @idea. */
static void
expect (LmSlsThought    *thought,
        const LmSlsPact *idea,
        double           scores[LM_SLS_PLAYERS])
{
  LmSlsPacts pacts = thought->pacts;
  g_autoptr (LmSlsTree) tree = NULL;
  LmSlsScene scene;

  if (idea != NULL)
    lm_sls_pacts_add (&pacts, idea);
  lm_sls_scene_init (&scene, thought->state, &pacts, 0);
  if (lm_sls_scene_is_over (&scene))
    {
      for (guint i = 0; i < LM_SLS_PLAYERS; i++)
        scores[i] = scene.state.score[i];
      return;
    }

  tree = lm_sls_tree_new (&scene, thought->rand);
  lm_sls_tree_grow (tree, lm_sls_thought_scale (thought, thought->skill->bargain), thought->context);
  lm_sls_tree_get_scores (tree, scores);
}

/* Who broke a deal in this game is not trusted again. */
static gboolean
is_trusted (LmSlsThought *thought,
            guint         player)
{
  for (guint i = 1; i <= lm_sls_record_count (thought->record); i++)
    if (lm_sls_record_get_deal (thought->record, i)->breaker == player)
      return FALSE;

  return TRUE;
}

/* What is said in words no computer understands, and two who are left have nothing to agree upon. */
static gboolean
is_welcome (LmSlsThought    *thought,
            const LmSlsPact *pact)
{
  double without[LM_SLS_PLAYERS];
  double with[LM_SLS_PLAYERS];

  if (pact->kind == LM_SLS_DEAL_WORDS || lm_sls_state_count_left (thought->state) < 3
      || thought->pacts.n_pacts == LM_SLS_MAX_PACTS)
    return FALSE;
  if (thought->company->seats[pact->partner] == LM_SEAT_RANDOM)
    return g_rand_boolean (thought->rand);
  if (!is_trusted (thought, pact->proposer))
    return FALSE;

  expect (thought, NULL, without);
  expect (thought, pact, with);
  return with[pact->partner] > without[pact->partner] + LEAST_GAIN;
}

/* The answer of a computer to a proposal that waits for one or %NULL. */
char *
lm_sls_bargain_answer (LmSlsThought *thought)
{
  for (guint i = 1; i <= lm_sls_record_count (thought->record); i++)
    {
      const LmSlsDeal *deal = lm_sls_record_get_deal (thought->record, i);

      if (deal->state == LM_SLS_DEAL_OFFERED && thought->company->seats[deal->pact.partner] != LM_SEAT_PERSON)
        return g_strdup_printf ("%s:%u", is_welcome (thought, &deal->pact) ? "accept" : "refuse", i);
    }

  return NULL;
}

/* Once between two of its moves, a few times in a game, and not while an answer is owed. */
static gboolean
may_propose (LmSlsThought *thought)
{
  guint n_offers = 0;

  for (guint i = 1; i <= lm_sls_record_count (thought->record); i++)
    {
      const LmSlsDeal *deal = lm_sls_record_get_deal (thought->record, i);

      if (deal->pact.proposer != thought->state->turn)
        continue;
      if (deal->state == LM_SLS_DEAL_OFFERED || ++n_offers == MAX_OFFERS)
        return FALSE;
    }

  for (LmSlsRecord *step = thought->record; step != NULL && step->act.deal.kind != LM_SLS_DEAL_STEP_NONE; step = step->before)
    if (step->act.deal.kind == LM_SLS_DEAL_STEP_OFFER && step->player == thought->state->turn)
      return FALSE;

  return TRUE;
}

static guint
draw_player (LmSlsThought *thought,
             guint         players)
{
  guint skip = g_rand_int_range (thought->rand, 0, __builtin_popcount (players));

  while (skip-- > 0)
    players &= players - 1;

  return __builtin_ctz (players);
}

/* A deal of the player to move with somebody whom they trust, if it was not declined before. */
static gboolean
have_idea (LmSlsThought *thought,
           LmSlsPact    *idea)
{
  const guint others = thought->state->left & ~LM_SLS_BIT (thought->state->turn);
  LmSlsDealStep step = { .kind = LM_SLS_DEAL_STEP_OFFER };
  g_autofree char *problem = NULL;

  idea->proposer = thought->state->turn;
  idea->partner = draw_player (thought, others);
  idea->kind = g_rand_int_range (thought->rand, 0, LM_SLS_DEAL_WORDS);
  idea->victim = idea->kind == LM_SLS_DEAL_AGAINST ? draw_player (thought, others & ~LM_SLS_BIT (idea->partner))
                                                   : LM_SLS_NONE;
  for (guint i = 1; i <= lm_sls_record_count (thought->record); i++)
    if (lm_sls_pact_equal (&lm_sls_record_get_deal (thought->record, i)->pact, idea))
      return FALSE;

  step.pact = *idea;
  problem = lm_sls_deal_check (thought->record, thought->state, &step);
  return problem == NULL && is_trusted (thought, idea->partner);
}

/* Of some ideas the one that brings most; it has to bring the partner something as well. */
static gboolean
find_best_idea (LmSlsThought *thought,
                LmSlsPact    *best)
{
  const guint player = thought->state->turn;
  double without[LM_SLS_PLAYERS];
  double most = WORTH_ASKING;

  expect (thought, NULL, without);
  for (guint i = 0; i < N_IDEAS; i++)
    {
      double with[LM_SLS_PLAYERS];
      LmSlsPact idea;

      if (!have_idea (thought, &idea))
        continue;
      expect (thought, &idea, with);
      if (with[player] - without[player] <= most || with[idea.partner] - without[idea.partner] <= LEAST_GAIN)
        continue;
      most = with[player] - without[player];
      *best = idea;
    }

  return most > WORTH_ASKING;
}

/*
 * @thought: what it depends on; a computer that can propose something sensible has to place a chip. Returns a deal that
 * the player to move proposes or %NULL.
 */
char *
lm_sls_bargain_propose (LmSlsThought *thought)
{
  LmSlsPact best;

  if (lm_sls_state_count_left (thought->state) < 3 || lm_sls_state_get_phase (thought->state) != LM_SLS_PLACE
      || thought->pacts.n_pacts == LM_SLS_MAX_PACTS
      || g_rand_int_range (thought->rand, 0, OCCASION) != 0
      || !may_propose (thought) || !find_best_idea (thought, &best))
    return NULL;

  return lm_sls_deal_offer_to_string (&best, NULL);
}
