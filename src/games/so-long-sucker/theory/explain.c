/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: the reason for an answer, with the numbers of the position. */

#include "../solver/solver.h"
#include "theory.h"

#include <glib/gi18n-lib.h>

const LmClaimKind lm_sls_claims[] = {
  /* Two players and their colours: the count of Theorem 4.7.5. */
  { "has-no-own-chip", "mover opponent", NULL,
    N_("{mover} has no chip of their own colour in hand and loses, for chips of {opponent}’s colour are no help.") },
  { "keeps-the-only-own-chip", "mover opponent own kept", "has-the-only-own-chip mover opponent own kept",
    N_("{mover} can keep a chip of their own colour of the captured pile, {opponent} has none in hand, and so {mover} wins.") },
  { "has-the-only-own-chip", "mover opponent own kept", NULL,
    N_("{mover} has a chip of their own colour in hand, {opponent} has none, and so {mover} wins.") },
  { "mover-counts", "mover own kept piles", NULL,
    /* Translators: Blue, 3 in hand, 2 in piles. */
    N_("{mover} counts own chips: {own} in hand and {piles} in piles of two or more with an own chip on top.") },
  { "mover-counts-kept", "mover own kept piles", "mover-counts mover own kept piles",
    /* Translators: Blue, 3 in hand, 1 kept, 2 in piles. */
    N_("{mover} counts own chips: {own} in hand, {kept} to keep of the captured pile, and {piles} in piles of two or more with an own "
       "chip on top.") },
  { "opponent-counts-hand", "opponent own piles longest", "opponent-counts opponent own piles longest",
    N_("{opponent} counts {own} in hand and has no such pile.") },
  { "opponent-counts", "opponent own piles longest", NULL,
    /* Translators: Red, 4 in hand, 2 in piles. */
    N_("{opponent} counts {own} in hand and, leaving out the pile with the most, {piles} in such piles.") },
  { "more-wins", "own other winner", "counts-decide own other winner", N_("{own} is more than {other}, so {winner} wins.") },
  { "not-more-loses", "own other winner", "counts-decide own other winner", N_("{own} is not more than {other}, so {winner} wins.") },
  { "board-of-type-1", "type", "board-is-of-type type", N_("(A board of type I.)") },
  { "board-of-type-2", "type", "board-is-of-type type", N_("(A board of type II.)") },
  { "board-of-generalised-type-1", "type", "board-is-of-type type", N_("(A board of generalised type I.)") },
  { "board-of-generalised-type-2", "type", "board-is-of-type type", N_("(A board of generalised type II.)") },
  { "board-of-general-type", "type", "board-is-of-type type", N_("(A board of general type.)") },
  { "discard", "discarded", "discard-keeps-the-win discarded",
    N_("Keep your own chips of the captured pile and discard {discarded} of the opponent’s.") },
  { "discard-own", "discarded", "discard-keeps-the-win discarded",
    N_("The captured pile has only your own chips: discard one, and keep the others.") },
  { "new-pile-keeps-the-win", "", NULL, N_("With no pile to capture or to cover, put an own chip on an empty one.") },
  { "captures-keep-the-win", "", NULL, N_("Capture every pile with an own chip on top first.") },
  { "covering-keeps-the-win", "pile", NULL, N_("With no own pile to capture, cover the opponent’s longest pile.") },
  { "counts-rule", "", NULL,
    N_("Count the own chips of both: those in hand, and those in piles of two or more with an own chip on top; who waits for the turn "
       "leaves out the pile with the most. Who is to move wins with an own chip in hand, if the other one has none or the count is "
       "larger.") },

  /* Two players otherwise. */
  { "is-out", "mover opponent", NULL, N_("{mover} has to move without a chip and is out, for {opponent} has no prisoner to give.") },
  { "is-out-without-a-gift", "mover opponent", NULL, N_("{mover} has to move without a chip and is out, unless {opponent} gives one.") },
  { "wins-whatever-happens", "winner loser", NULL,
    N_("{winner} wins whatever {loser} does; gifts and discards out of turn are left out.") },

  /* More than two. */
  { "can-force-it", "members", NULL, N_("{members} alone can force a win.") },
  { "can-force-it-together", "members", "can-force-it members", N_("{members} together can make sure that one of them wins.") },
  { "can-be-prevented", "player", NULL, N_("All the others together can prevent {player} from winning.") },
  { "alone-is-not-known", "player", NULL, N_("Whether {player} can win alone against all the others was not decided.") },
  { "needs-a-partner", "player", NULL,
    N_("{player} needs a partner: all the others together can prevent {player} from winning.") },
  { NULL }
};

/* The sentences in which the numbers are compared. */
static void
state_counts (LmReason          *reason,
              LmPosition        *position,
              const LmSlsTheory *theory)
{
  const LmTerm mover = lm_term_player (position, theory->mover);
  const LmTerm opponent = lm_term_player (position, theory->opponent);
  guint own, other;

  if (theory->own + theory->kept == 0)
    {
      lm_reason_state (reason, "has-no-own-chip", position, mover, opponent);
      return;
    }
  if (theory->other == 0)
    {
      lm_reason_state (reason, theory->own == 0 ? "keeps-the-only-own-chip" : "has-the-only-own-chip", position, mover, opponent,
                       lm_term_number (theory->own), lm_term_number (theory->kept));
      return;
    }

  lm_reason_state (reason, theory->kept == 0 ? "mover-counts" : "mover-counts-kept", position, mover,
                   lm_term_number (theory->own), lm_term_number (theory->kept), lm_term_number (theory->own_piles));
  lm_reason_state (reason, theory->longest == 0 ? "opponent-counts-hand" : "opponent-counts", position, opponent,
                   lm_term_number (theory->other), lm_term_number (theory->other_piles - theory->longest),
                   lm_term_number (theory->longest));
  lm_sls_theory_get_bars (theory, &own, &other);
  lm_reason_state (reason, theory->wins ? "more-wins" : "not-more-loses", position, lm_term_number (own), lm_term_number (other),
                   lm_term_player (position, theory->wins ? theory->mover : theory->opponent));
}

/* What Strategy Sigma does now. */
static void
state_step (LmReason          *reason,
            LmPosition        *position,
            const LmSlsTheory *theory)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const LmSlsMove move = lm_sls_theory_get_move (state);
  const guint pile = LM_SLS_MOVE_PILE (move);
  const guint n_discarded = LM_SLS_MOVE_COUNT (move, theory->opponent);

  if (LM_SLS_MOVE_KIND (move) == LM_SLS_MOVE_DISCARD)
    lm_reason_state (reason, n_discarded > 0 ? "discard" : "discard-own", position, lm_term_number (n_discarded));
  else if (pile == 0)
    lm_reason_state (reason, "new-pile-keeps-the-win", position);
  else if (state->piles[pile - 1].order[0] == state->turn)
    lm_reason_state (reason, "captures-keep-the-win", position);
  else
    lm_reason_state (reason, "covering-keeps-the-win", position, lm_term_plain (pile));
}

static LmReason *
explain_theory (LmPosition       *position,
                const LmSlsState *state)
{
  static const char *const boards[] = {
    "board-of-type-1", "board-of-type-2", "board-of-generalised-type-1", "board-of-generalised-type-2", "board-of-general-type",
  };
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, N_("SLS, Theorem 4.7.5"));
  LmSlsTheory theory;

  lm_sls_theory_read (state, &theory);
  state_counts (reason, position, &theory);
  lm_reason_state (reason, boards[theory.board], position, lm_term_plain (theory.board));
  if (theory.wins)
    state_step (reason, position, &theory);
  return reason;
}

/* Two players left, and who is to move has no chip. */
static LmReason *
explain_no_chips (LmPosition       *position,
                  const LmSlsState *state,
                  guint             opponent)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, N_("SLS, Definition 1.4.4"));

  lm_reason_state (reason, lm_sls_state_is_doomed (state) ? "is-out" : "is-out-without-a-gift", position,
                   lm_term_player (position, state->turn), lm_term_player (position, opponent));
  return reason;
}

static LmReason *
explain_two (LmPosition *position,
             LmAnswer   *answer)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint opponent = lm_sls_state_get_opponent (state);
  const gboolean wins = answer->value == LM_VALUE_WIN;
  LmReason *reason;

  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS)
    return explain_no_chips (position, state, opponent);
  if (lm_sls_theory_applies (state))
    return explain_theory (position, state);
  if (answer->value == LM_VALUE_UNKNOWN)
    return NULL;

  /* Who wins; how, the search shows. */
  reason = lm_reason_begin (LM_STATUS_COMPUTED, NULL);
  lm_reason_state (reason, "wins-whatever-happens", position, lm_term_player (position, wins ? state->turn : opponent),
                   lm_term_player (position, wins ? opponent : state->turn));
  reason->is_open = TRUE;
  return reason;
}

static void
state_force (LmReason   *reason,
             LmPosition *position,
             guint       members)
{
  g_autofree char *value = g_strdup_printf ("%u", members);
  g_autofree char *names = lm_sls_describe_players (members);

  lm_reason_state (reason, __builtin_popcount (members) == 1 ? "can-force-it" : "can-force-it-together", position,
                   lm_term_text (value, names));
}

/* Whether @player makes the difference for some partners: with @player they can force it, and else not. */
static gboolean
is_partner (LmAnswer *answer,
            guint     player)
{
  LmSlsOutlook *outlook = LM_SLS_OUTLOOK (answer->outlook);

  for (guint i = 0; i < outlook->coalitions->len; i++)
    {
      const LmSlsCoalition *with = outlook->coalitions->pdata[i];
      const LmSlsCoalition *without = lm_sls_outlook_find (outlook, with->members & ~LM_SLS_BIT (player));

      if (with->value == LM_VALUE_WIN && with != without && without != NULL && without->value == LM_VALUE_LOSS)
        return TRUE;
    }

  return FALSE;
}

static LmReason *
explain_many (LmPosition *position,
              LmAnswer   *answer)
{
  const guint turn = lm_position_get_turn (position);
  LmSlsOutlook *outlook = LM_SLS_OUTLOOK (answer->outlook);
  LmReason *reason = lm_reason_begin (answer->value == LM_VALUE_UNKNOWN ? LM_STATUS_UNKNOWN : LM_STATUS_COMPUTED, NULL);

  if (answer->value == LM_VALUE_WIN)
    {
      state_force (reason, position, LM_SLS_BIT (turn));
      return reason;
    }

  lm_reason_state (reason,
                   answer->value == LM_VALUE_UNKNOWN ? "alone-is-not-known"
                     : is_partner (answer, turn) ? "needs-a-partner" : "can-be-prevented",
                   position, lm_term_player (position, turn));

  /* The smallest groups that can force it, which the others follow from. */
  for (guint i = 0; i < outlook->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = outlook->coalitions->pdata[i];

      if (coalition->value == LM_VALUE_WIN && lm_sls_outlook_is_least (outlook, coalition))
        state_force (reason, position, coalition->members);
    }

  if (answer->value == LM_VALUE_UNKNOWN && reason->claims->len == 1)
    g_clear_pointer (&reason, lm_reason_free);
  return reason;
}

/* The principle behind it, where a theorem or a rule decides: also of a player who has to move without chips. */
LmReason *
lm_sls_tell_idea (LmPosition *position)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  LmReason *idea;

  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS)
    return explain_no_chips (position, state, lm_sls_state_get_opponent (state));
  if (!lm_sls_theory_applies (state))
    return NULL;

  idea = lm_reason_begin (LM_STATUS_PROVED, N_("SLS, Theorem 4.7.5"));
  lm_reason_state (idea, "counts-rule", position);
  return idea;
}

/* The theorem's reason with two players left and two colours; else what was computed; %NULL where nothing is known. */
LmReason *
lm_sls_explain (LmPosition     *position,
                LmAnswer       *answer,
                LmSolveContext *context)
{
  switch (lm_sls_state_count_left (lm_sls_position_get_state (position)))
    {
    case 1:
      return NULL;
    case 2:
      return explain_two (position, answer);
    default:
      return answer->outlook != NULL ? explain_many (position, answer) : NULL;
    }
}
