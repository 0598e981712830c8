/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: the reason for an answer, with the numbers of the position. */

#include "../solver/solver.h"
#include "theory.h"

#include <glib/gi18n-lib.h>

static const char *
get_board_name (LmSlsBoardType board)
{
  static const char *const names[] = {
    NC_("board", "type I"), NC_("board", "type II"), NC_("board", "generalised type I"),
    NC_("board", "generalised type II"), NC_("board", "general type"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "board", names[board]);
}

/* Nobody's own chip but one player's counts: the other one loses. */
static LmReason *
explain_without_count (LmPosition        *position,
                       const LmSlsTheory *theory)
{
  const char *mover = lm_sls_get_player_name (theory->mover);
  const char *opponent = lm_sls_get_player_name (theory->opponent);
  const char *format = _("%s has a chip of their own colour in hand, %s has none, and so %s wins.");
  const gboolean has_none = theory->own + theory->kept == 0;
  LmReason *reason;

  if (has_none)
    format = _("%s has no chip of their own colour in hand and loses, for chips of %s’s colour are no help.");
  else if (theory->own == 0)
    format = _("%s can keep a chip of their own colour of the captured pile, %s has none in hand, and so %s wins.");
  reason = lm_reason_new (LM_STATUS_PROVED, N_("SLS, Theorem 4.7.5"), format, mover, opponent, mover);
  if (has_none)
    lm_reason_claim (reason, "has-no-own-chip", position, "%u %u", theory->mover, theory->opponent);
  else
    lm_reason_claim (reason, "has-the-only-own-chip", position, "%u %u %u %u",
                     theory->mover, theory->opponent, theory->own, theory->kept);
  return reason;
}

static LmReason *
count_mover (LmPosition        *position,
             const LmSlsTheory *theory)
{
  const char *mover = lm_sls_get_player_name (theory->mover);
  LmReason *reason;

  if (theory->kept == 0)
    reason = lm_reason_new (LM_STATUS_PROVED, N_("SLS, Theorem 4.7.5"),
                            /* Translators: Blue, 3 in hand, 2 in piles. */
                            _("%s counts own chips: %u in hand and %u in piles of two or more with an own chip on top."),
                            mover, theory->own, theory->own_piles);
  else
    reason = lm_reason_new (LM_STATUS_PROVED, N_("SLS, Theorem 4.7.5"),
                            /* Translators: Blue, 3 in hand, 1 kept, 2 in piles. */
                            _("%s counts own chips: %u in hand, %u to keep of the captured pile, and %u in piles of two "
                              "or more with an own chip on top."),
                            mover, theory->own, theory->kept, theory->own_piles);
  lm_reason_claim (reason, "mover-counts", position, "%u %u %u %u",
                   theory->mover, theory->own, theory->kept, theory->own_piles);
  return reason;
}

static void
count_opponent (LmReason          *reason,
                LmPosition        *position,
                const LmSlsTheory *theory)
{
  const char *opponent = lm_sls_get_player_name (theory->opponent);

  if (theory->longest == 0)
    lm_reason_say (reason, _("%s counts %u in hand and has no such pile."), opponent, theory->other);
  else
    /* Translators: Red, 4 in hand, 2 in piles. */
    lm_reason_say (reason, _("%s counts %u in hand and, leaving out the pile with the most, %u in such piles."),
                   opponent, theory->other, theory->other_piles - theory->longest);
  lm_reason_claim (reason, "opponent-counts", position, "%u %u %u %u",
                   theory->opponent, theory->other, theory->other_piles - theory->longest, theory->longest);
}

/* The sentences in which the numbers are compared. */
static LmReason *
compare (LmPosition        *position,
         const LmSlsTheory *theory)
{
  const char *winner = lm_sls_get_player_name (theory->wins ? theory->mover : theory->opponent);
  LmReason *reason;
  guint own, other;

  if (theory->own + theory->kept == 0 || theory->other == 0)
    return explain_without_count (position, theory);

  lm_sls_theory_get_bars (theory, &own, &other);
  reason = count_mover (position, theory);
  count_opponent (reason, position, theory);
  lm_reason_say (reason, theory->wins ? _("%u is more than %u, so %s wins.") : _("%u is not more than %u, so %s wins."),
                 own, other, winner);
  lm_reason_claim (reason, "counts-decide", position, "%u %u %u", own, other,
                   theory->wins ? theory->mover : theory->opponent);
  return reason;
}

/* What Strategy Sigma discards. */
static void
say_discard (LmReason   *reason,
             LmPosition *position,
             LmSlsMove   move,
             guint       opponent)
{
  const guint n_discarded = LM_SLS_MOVE_COUNT (move, opponent);

  if (n_discarded > 0)
    lm_reason_say (reason, _("Keep your own chips of the captured pile and discard %u of the opponent’s."), n_discarded);
  else
    lm_reason_say (reason, _("The captured pile has only your own chips: discard one, and keep the others."));
  lm_reason_claim (reason, "discard-keeps-the-win", position, "%u", n_discarded);
}

static void
say_placement (LmReason         *reason,
               LmPosition       *position,
               const LmSlsState *state,
               guint             pile)
{
  if (pile == 0)
    {
      lm_reason_say (reason, _("With no pile to capture or to cover, put an own chip on an empty one."));
      lm_reason_claim (reason, "new-pile-keeps-the-win", position, "%s", "");
    }
  else if (state->piles[pile - 1].order[0] == state->turn)
    {
      lm_reason_say (reason, _("Capture every pile with an own chip on top first."));
      lm_reason_claim (reason, "captures-keep-the-win", position, "%s", "");
    }
  else
    {
      lm_reason_say (reason, _("With no own pile to capture, cover the opponent’s longest pile."));
      lm_reason_claim (reason, "covering-keeps-the-win", position, "%u", pile);
    }
}

/* What Strategy Sigma does now. */
static void
say_step (LmReason          *reason,
          LmPosition        *position,
          const LmSlsTheory *theory)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const LmSlsMove move = lm_sls_theory_get_move (state);

  if (LM_SLS_MOVE_KIND (move) == LM_SLS_MOVE_DISCARD)
    say_discard (reason, position, move, theory->opponent);
  else
    say_placement (reason, position, state, LM_SLS_MOVE_PILE (move));
}

static LmReason *
explain_theory (LmPosition       *position,
                const LmSlsState *state)
{
  LmSlsTheory theory;
  LmReason *reason;

  lm_sls_theory_read (state, &theory);
  reason = compare (position, &theory);
  lm_reason_say (reason, _("(A board of %s.)"), get_board_name (theory.board));
  lm_reason_claim (reason, "board-is-of-type", position, "%d", theory.board);
  if (theory.wins)
    say_step (reason, position, &theory);
  return reason;
}

/* Two players left, and who is to move has no chip. */
static LmReason *
explain_no_chips (LmPosition       *position,
                  const LmSlsState *state,
                  guint             opponent)
{
  const gboolean doomed = lm_sls_state_is_doomed (state);
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, N_("SLS, Definition 1.4.4"),
                          doomed ? _("%s has to move without a chip and is out, for %s has no prisoner to give.")
                                 : _("%s has to move without a chip and is out, unless %s gives one."),
                          lm_sls_get_player_name (state->turn), lm_sls_get_player_name (opponent));
  lm_reason_claim (reason, doomed ? "is-out" : "is-out-without-a-gift", position, "%u %u", state->turn, opponent);
  return reason;
}

/* Who wins; how, the search shows. */
static LmReason *
explain_search (LmPosition       *position,
                const LmSlsState *state,
                LmAnswer         *answer,
                guint             opponent)
{
  const guint winner = answer->value == LM_VALUE_WIN ? state->turn : opponent;
  const guint loser = answer->value == LM_VALUE_WIN ? opponent : state->turn;
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_COMPUTED, NULL, _("%s wins whatever %s does; gifts and discards out of turn are left out."),
                          lm_sls_get_player_name (winner), lm_sls_get_player_name (loser));
  lm_reason_claim (reason, "wins-whatever-happens", position, "%u %u", winner, loser);
  reason->is_open = TRUE;
  return reason;
}

static LmReason *
explain_two (LmPosition *position,
             LmAnswer   *answer)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint opponent = lm_sls_state_get_opponent (state);

  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS)
    return explain_no_chips (position, state, opponent);
  if (lm_sls_theory_applies (state))
    return explain_theory (position, state);
  return answer->value != LM_VALUE_UNKNOWN ? explain_search (position, state, answer, opponent) : NULL;
}

/* The smallest groups that can force it, which the others follow from. */
static void
say_powers (LmReason *reason,
            LmAnswer *answer)
{
  LmSlsOutlook *outlook = LM_SLS_OUTLOOK (answer->outlook);

  for (guint i = 0; i < outlook->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = outlook->coalitions->pdata[i];
      g_autofree char *names = lm_sls_describe_players (coalition->members);

      if (coalition->value != LM_VALUE_WIN || !lm_sls_outlook_is_least (outlook, coalition))
        continue;

      if (__builtin_popcount (coalition->members) == 1)
        lm_reason_say (reason, _("%s alone can force a win."), names);
      else
        lm_reason_say (reason, _("%s together can make sure that one of them wins."), names);
      lm_reason_claim (reason, "can-force-it", answer->position, "%u", coalition->members);
    }
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

/* What there is to say when all the others together stand against the player to move. */
static LmReason *
explain_alone (LmPosition *position,
               LmAnswer   *answer,
               guint       turn)
{
  const char *format = _("All the others together can prevent %s from winning.");
  const char *claim = "can-be-prevented";
  const char *mover = lm_sls_get_player_name (turn);
  LmReason *reason;

  if (answer->value == LM_VALUE_UNKNOWN)
    {
      format = _("Whether %s can win alone against all the others was not decided.");
      claim = "alone-is-not-known";
    }
  else if (is_partner (answer, turn))
    {
      format = _("%s needs a partner: all the others together can prevent %s from winning.");
      claim = "needs-a-partner";
    }

  reason = lm_reason_new (answer->value == LM_VALUE_UNKNOWN ? LM_STATUS_UNKNOWN : LM_STATUS_COMPUTED, NULL, format,
                          mover, mover);
  lm_reason_claim (reason, claim, position, "%u", turn);
  return reason;
}

static LmReason *
explain_many (LmPosition *position,
              LmAnswer   *answer)
{
  const guint turn = lm_position_get_turn (position);
  LmReason *reason;

  if (answer->value == LM_VALUE_WIN)
    {
      reason = lm_reason_new (LM_STATUS_COMPUTED, NULL, _("%s alone can force a win."), lm_sls_get_player_name (turn));
      lm_reason_claim (reason, "can-force-it", position, "%u", LM_SLS_BIT (turn));
      return reason;
    }

  reason = explain_alone (position, answer, turn);
  say_powers (reason, answer);
  if (answer->value == LM_VALUE_UNKNOWN && reason->n_sayings == 1)
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

  idea = lm_reason_new (LM_STATUS_PROVED, N_("SLS, Theorem 4.7.5"), "%s",
                        _("Count the own chips of both: those in hand, and those in piles of two or more with an own chip on top; who waits "
                          "for the turn leaves out the pile with the most. Who is to move wins with an own chip in hand, if the other one has "
                          "none or the count is larger."));
  lm_reason_claim (idea, "counts-rule", position, "%s", "");
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
