/* SPDX-License-Identifier: GPL-3.0-or-later */
/* log.c: deals, and what has happened at the table, for people. */

#include "rules.h"

#include <glib/gi18n-lib.h>

/* A clause without the full stop. @words: of a deal in words: what it says. */
char *
lm_sls_describe_pact (const LmSlsPact *pact,
                      const char      *words)
{
  const char *proposer = lm_sls_get_player_name (pact->proposer);
  const char *partner = lm_sls_get_player_name (pact->partner);

  switch ((LmSlsDealKind) pact->kind)
    {
    case LM_SLS_DEAL_NEXT:
      /* Translators: “Blue gives Red the turn the next time that Blue may name Red”. */
      return g_strdup_printf (_("%s gives %s the turn the next time that %s may name %s"),
                              proposer, partner, proposer, partner);
    case LM_SLS_DEAL_TURNS:
      return g_strdup_printf (_("%s and %s give each other the turn whenever they may choose"), proposer, partner);
    case LM_SLS_DEAL_SPARE:
      return g_strdup_printf (_("%s and %s do not discard each other’s chips"), proposer, partner);
    case LM_SLS_DEAL_RESCUE:
      return g_strdup_printf (_("%s and %s give each other a prisoner when one has to move without chips"),
                              proposer, partner);
    case LM_SLS_DEAL_AGAINST:
      /* Translators: “Blue and Red never choose to give Yellow a turn or a chip, until Yellow is out”. */
      return g_strdup_printf (_("%s and %s never choose to give %s a turn or a chip, until %s is out"), proposer, partner,
                              lm_sls_get_player_name (pact->victim), lm_sls_get_player_name (pact->victim));
    case LM_SLS_DEAL_WORDS:
    default:
      return g_strdup_printf (_("“%s”"), words);
    }
}

static char *
describe_offer (const LmSlsDealStep *step)
{
  const char *problem;
  g_autofree char *words = step->words != NULL ? lm_sls_deal_parse_words (step->words, &problem) : NULL;
  g_autofree char *deal = lm_sls_describe_pact (&step->pact, words != NULL ? words : "");

  /* Translators: who proposes a deal to whom, and what it says. */
  return g_strdup_printf (_("%s proposes to %s: %s"), lm_sls_get_player_name (step->pact.proposer),
                          lm_sls_get_player_name (step->pact.partner), deal);
}

/* Without the full stop. @record: what happened before it. */
char *
lm_sls_log_describe_deal_step (LmSlsRecord         *record,
                           const LmSlsDealStep *step)
{
  const LmSlsDeal *deal = lm_sls_record_get_deal (record, step->number);
  g_autofree char *pact = deal != NULL ? lm_sls_describe_pact (&deal->pact, deal->words) : NULL;

  if (deal == NULL)
    return describe_offer (step);

  switch (step->kind)
    {
    case LM_SLS_DEAL_STEP_ACCEPT:
      /* Translators: two players and the deal that they make. */
      return g_strdup_printf (_("%s and %s agree: %s"), lm_sls_get_player_name (deal->pact.proposer),
                              lm_sls_get_player_name (deal->pact.partner), pact);
    case LM_SLS_DEAL_STEP_REFUSE:
      /* Translators: who declines which deal. */
      return g_strdup_printf (_("%s declines: %s"), lm_sls_get_player_name (deal->pact.partner), pact);
    case LM_SLS_DEAL_STEP_KEPT:
      return g_strdup_printf (_("The deal was kept: %s"), pact);
    case LM_SLS_DEAL_STEP_BROKEN:
      /* Translators: who broke which deal, or calls it off. */
      return g_strdup_printf (deal->pact.kind == LM_SLS_DEAL_WORDS ? _("%s broke the deal: %s")
                                                                   : _("%s calls the deal off, seeing a sure win: %s"),
                              lm_sls_get_player_name (step->breaker), pact);
    case LM_SLS_DEAL_STEP_OFFER:
    case LM_SLS_DEAL_STEP_NONE:
    default:
      return describe_offer (step);
    }
}

/* Of a pile that a placement has taken from the board. */
static char *
describe_taking (const LmSlsRecord *step)
{
  const char *player = lm_sls_get_player_name (step->player);
  g_autofree char *chips = lm_sls_describe_chips (step->pile);

  if (step->effect == LM_SLS_SWEEP)
    /* Translators: chips of each colour, and who moves again. */
    return g_strdup_printf (_("A pile of %s is discarded; %s moves again"), chips, player);
  if (step->next == step->player)
    /* Translators: who captures how many chips of each colour. */
    return g_strdup_printf (_("%s captures %s"), player, chips);
  /* Translators: whose chip, who captures, how many chips of each colour. */
  return g_strdup_printf (_("With a chip from %s, %s captures %s"), player, lm_sls_get_player_name (step->next), chips);
}

static char *
describe_placement (const LmSlsRecord *step)
{
  const char *player = lm_sls_get_player_name (step->player);
  const char *next = lm_sls_get_player_name (step->next);

  if (step->effect == LM_SLS_CAPTURE || step->effect == LM_SLS_SWEEP)
    return describe_taking (step);
  if (step->next == step->player)
    return g_strdup_printf (step->effect == LM_SLS_CHOICE ? _("%s keeps the turn, by choice") : _("%s has the turn again"),
                            player);

  return g_strdup_printf (step->effect == LM_SLS_CHOICE ? _("%s gives the turn to %s, by choice")
                                                        : _("%s has to give the turn to %s"),
                          player, next);
}

static char *
describe_discard (const LmSlsRecord *step)
{
  guint8 counts[LM_SLS_PLAYERS];
  g_autofree char *chips = NULL;

  lm_sls_move_get_counts (step->act.move, counts);
  chips = lm_sls_describe_chips (counts);
  return g_strdup_printf (_("%s discards %s of it"), lm_sls_get_player_name (step->player), chips);
}

static char *
describe_end (const LmSlsRecord *step)
{
  const char *player = lm_sls_get_player_name (step->player);
  const char *next = lm_sls_get_player_name (step->next);

  if (step->score == LM_SLS_PLAYERS - 1)
    /* Translators: who is out, with which score, and who is left. */
    return g_strdup_printf (_("%s is out with %u points; %s is the last one left and wins"), player, step->score, next);
  /* Translators: who is out, with which score, and who has the turn. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%s is out with %u point; the turn goes back to %s",
                                       "%s is out with %u points; the turn goes back to %s",
                                       step->score),
                          player, step->score, next);
}

static char *
describe_deal_step (const LmSlsRecord *step)
{
  const guint number = step->act.deal.number > 0 ? step->act.deal.number : step->deals->len;
  const LmSlsDeal *deal = lm_sls_record_get_deal ((LmSlsRecord *) step, number);
  const char *proposer = lm_sls_get_player_name (deal->pact.proposer);
  const char *partner = lm_sls_get_player_name (deal->pact.partner);

  switch (step->act.deal.kind)
    {
    case LM_SLS_DEAL_STEP_OFFER:
      return g_strdup_printf (_("%s proposes deal %u to %s"), proposer, number, partner);
    case LM_SLS_DEAL_STEP_ACCEPT:
      return g_strdup_printf (_("%s and %s agree to deal %u"), proposer, partner, number);
    case LM_SLS_DEAL_STEP_REFUSE:
      return g_strdup_printf (_("%s declines deal %u"), partner, number);
    case LM_SLS_DEAL_STEP_KEPT:
      return g_strdup_printf (_("Deal %u was kept"), number);
    case LM_SLS_DEAL_STEP_BROKEN:
    case LM_SLS_DEAL_STEP_NONE:
    default:
      return g_strdup_printf (deal->pact.kind == LM_SLS_DEAL_WORDS ? _("%s broke deal %u") : _("%s calls deal %u off, seeing a sure win"),
                              lm_sls_get_player_name (deal->breaker), number);
    }
}

/* Which chip went where, and what came of it. */
static char *
describe_placed (const LmSlsRecord *step)
{
  const char *player = lm_sls_get_player_name (step->player);
  const char *colour = lm_sls_get_colour_name (LM_SLS_MOVE_COLOUR (step->act.move));
  const guint pile = LM_SLS_MOVE_PILE (step->act.move);
  g_autofree char *effect = describe_placement (step);

  if (pile == 0)
    /* Translators: a player, the colour of a chip, and a clause with what came of it. */
    return g_strdup_printf (_("%s puts a %s chip on an empty pile: %s"), player, colour, effect);
  /* Translators: a player, the colour of a chip, the number of a pile, and a clause with what came of it. */
  return g_strdup_printf (_("%s puts a %s chip on pile %u: %s"), player, colour, pile, effect);
}

static char *
describe_act (const LmSlsRecord *step)
{
  if (step->act.deal.kind != LM_SLS_DEAL_STEP_NONE)
    return describe_deal_step (step);
  if (step->act.is_gift || step->act.is_kill)
    return lm_sls_describe_prisoners (&step->act);

  if (LM_SLS_MOVE_KIND (step->act.move) == LM_SLS_MOVE_PLACE)
    return describe_placed (step);

  return LM_SLS_MOVE_KIND (step->act.move) == LM_SLS_MOVE_DISCARD ? describe_discard (step) : describe_end (step);
}

/* What the step made of a deal that was in force or proposed. */
static char *
describe_consequence (const LmSlsDeal *deal,
                      guint            number)
{
  if (deal->state == LM_SLS_DEAL_KEPT)
    return g_strdup_printf (_("deal %u is kept"), number);
  if (deal->state == LM_SLS_DEAL_BROKEN)
    return g_strdup_printf (_("%s breaks deal %u"), lm_sls_get_player_name (deal->breaker), number);

  return deal->state == LM_SLS_DEAL_LAPSED ? g_strdup_printf (_("deal %u comes to nothing"), number) : NULL;
}

/* What happened at it, and which deals were kept or broken with it, without the full stop. */
char *
lm_sls_log_describe_step (LmSlsRecord *step)
{
  g_autofree char *act = describe_act (step);
  GString *text = g_string_new (act);

  for (guint i = 1; i <= lm_sls_record_count (step->before) && step->act.deal.kind == LM_SLS_DEAL_STEP_NONE; i++)
    {
      const LmSlsDeal *before = lm_sls_record_get_deal (step->before, i);
      const LmSlsDeal *after = lm_sls_record_get_deal (step, i);
      g_autofree char *consequence = after->state != before->state ? describe_consequence (after, i) : NULL;

      if (consequence != NULL)
        g_string_append_printf (text, "; %s", consequence);
    }

  return g_string_free (text, FALSE);
}

/* How far it has come, and who broke it. */
char *
lm_sls_log_describe_deal (const LmSlsDeal *deal)
{
  static const char *const names[] = {
    NC_("deal", "Proposed"), NC_("deal", "Declined"), NC_("deal", "In force"),
    NC_("deal", "Kept"), NC_("deal", "Broken"), NC_("deal", "Came to nothing"),
  };

  if (deal->state == LM_SLS_DEAL_BROKEN && deal->breaker != LM_SLS_NONE)
    /* Translators: of a deal. */
    return g_strdup_printf (_("Broken by %s"), lm_sls_get_player_name (deal->breaker));
  if (deal->state == LM_SLS_DEAL_OFFERED)
    /* Translators: of a deal. */
    return g_strdup_printf (_("Proposed by %s; %s has not answered"), lm_sls_get_player_name (deal->pact.proposer),
                            lm_sls_get_player_name (deal->pact.partner));
  if (deal->state == LM_SLS_DEAL_REFUSED)
    /* Translators: of a deal. */
    return g_strdup_printf (_("Proposed by %s; %s declined"), lm_sls_get_player_name (deal->pact.proposer),
                            lm_sls_get_player_name (deal->pact.partner));

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "deal", names[deal->state]));
}
