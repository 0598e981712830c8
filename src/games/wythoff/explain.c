/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: why a position of Wythoff's game is won or lost, in words, and how it is won in general. */

#include "config.h"

#include "wythoff.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

#define REFERENCE "Wythoff 1907; Fraenkel 1982"

/* Of longer numbers the last digits are told: it depends on them. */
#define MAX_DIGITS 20
#define LAST_DIGITS 12

static char *
describe_digits (guint64 number)
{
  g_autofree char *digits = lm_wythoff_digits_of (number);
  const gsize length = strlen (digits);
  const gsize end = strrchr (digits, '1') - digits;

  return length > MAX_DIGITS ? g_strconcat ("…", digits + MIN (end, length - LAST_DIGITS), NULL) : g_steal_pointer (&digits);
}

/* Why a pair is lost; its smaller number comes first. */
static void
say_digits (LmReason     *reason,
            LmPosition   *position,
            LmWythoffPair pair)
{
  g_autofree char *a = describe_digits (pair.a);
  g_autofree char *b = describe_digits (pair.b);
  const guint zeros = strlen (strrchr (a, '1')) - 1;

  /* Translators: two numbers and their digits: “3 is 100 and 5 is 1000”; then how many zeros. */
  lm_reason_say (reason, _("In Fibonacci digits, whose places are worth 1, 2, 3, 5, 8 and so on, %'" PRIu64 " is %s and %'" PRIu64
                           " is %s: the smaller number ends in an even number of zeros, %u, and the larger has the same digits "
                           "and one zero more."),
                 pair.a, a, pair.b, b, zeros);
  lm_reason_claim (reason, "digits", position, "%" PRIu64 " %s", pair.a, a);
  lm_reason_claim (reason, "digits", position, "%" PRIu64 " %s", pair.b, b);
  lm_reason_claim (reason, "even-zeros", position, "%" PRIu64 " %u", pair.a, zeros);
  lm_reason_claim (reason, "shifted", position, "%" PRIu64 " %" PRIu64, pair.a, pair.b);
}

static LmReason *
explain_loss (LmPosition   *position,
              LmWythoffPair pair)
{
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, REFERENCE, _("%'" PRIu64 " and %'" PRIu64 " are a lost pair."),
                                    pair.a, pair.b);

  lm_reason_claim (reason, "lost-pair", position, "%" PRIu64 " %" PRIu64, pair.a, pair.b);
  say_digits (reason, position, pair);
  lm_reason_say (reason, _("No move leads from one lost pair to another, but from all other piles a move does, or takes all: "
                           "whatever is played, there is an answer."));
  lm_reason_claim (reason, "every-move-answered", position, "%s", "");
  return reason;
}

/* How the pair to leave is found: by what the move keeps, the difference or one of the piles. */
static LmReason *
explain_pair (LmPosition    *position,
              LmWythoffPair  taken,
              LmWythoffPair  pair)
{
  const LmWythoffPair piles = lm_wythoff_position_get_piles (position);
  const gboolean both = taken.a == taken.b;
  const guint64 kept = both ? pair.b - pair.a : taken.a == 0 ? piles.a : piles.b;
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                          both ? _("Who takes the same from both piles keeps their difference, %'" PRIu64 ". Only one lost pair "
                                   "has it: %'" PRIu64 " and %'" PRIu64 ". Leave that.")
                               : _("Let the pile of %'" PRIu64 " be. Such a pile stands in only one lost pair: %'" PRIu64
                                   " and %'" PRIu64 ". Leave that."),
                          kept, pair.a, pair.b);
  lm_reason_claim (reason, both ? "only-pair-of-difference" : "only-pair-of-pile", position,
                   "%" PRIu64 " %" PRIu64 " %" PRIu64, kept, pair.a, pair.b);
  lm_reason_claim (reason, "move-leaves", position, "%" PRIu64 " %" PRIu64, pair.a, pair.b);
  return reason;
}

/* By the digits of the lost pair that there is, or that the best move leaves; a move that takes all explains itself. */
LmReason *
lm_wythoff_explain (LmPosition     *position,
                    LmAnswer       *answer,
                    LmSolveContext *context)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  LmWythoffPair left, pair, taken;
  LmReason *reason;

  if (best == NULL || !lm_wythoff_move_read (best->move, &taken))
    return NULL;

  left = lm_wythoff_position_get_piles (answer->value == LM_VALUE_LOSS ? position : best->position);
  pair = (LmWythoffPair) { MIN (left.a, left.b), MAX (left.a, left.b) };
  if (answer->value == LM_VALUE_LOSS)
    return explain_loss (position, pair);
  if (pair.b == 0)
    return NULL;

  reason = explain_pair (position, taken, pair);
  say_digits (reason, position, pair);
  return reason;
}

/* In general. */

#define N_PAIRS 8

LmReason *
lm_wythoff_tell_idea (LmPosition *position)
{
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, "Wythoff 1907",
                          _("Leave a lost pair. Every number of stones stands in one of them alone: the pair with the difference 1 begins with "
                            "the smallest number, and each further one, with a difference greater by 1, with the smallest number not used "
                            "yet. No move leads from one lost pair to another."));
  lm_reason_claim (reason, "pairs-rule", position, "%u", N_PAIRS);
  lm_reason_add_row (reason, _("Difference"), _("Lost pair"), NULL);
  for (guint i = 1; i <= N_PAIRS; i++)
    {
      const LmWythoffPair pair = lm_wythoff_get_lost_pair (i);
      g_autofree char *difference = g_strdup_printf ("%u", i);
      g_autofree char *piles = g_strdup_printf (C_("two piles", "%u and %u"), (guint) pair.a, (guint) pair.b);

      lm_reason_add_row (reason, difference, piles, NULL);
      lm_reason_claim (reason, "lost-piles", position, "%u %u", (guint) pair.a, (guint) pair.b);
    }

  return reason;
}
