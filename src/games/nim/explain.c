/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: why a position of subtraction Nim is won or lost, in words. */

#include "config.h"

#include "explain.h"

#include "theory.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* However large the number is, which is more than an answer has room for. */
static char *
describe_length (const LmNimResidue *residue)
{
  const guint64 moves = lm_nim_residue_count_moves (residue);
  g_autofree char *number = lm_nim_number_describe (moves);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It is %s move to the end.",
                                       "It is %s moves to the end.", lm_nim_number_get_plural (moves)),
                          number);
}

/* What a turn may move. */
static char *
describe_rule (guint64 max)
{
  g_autofree char *number = lm_nim_number_describe (max);

  return max > 1 ? g_strdup_printf (C_("range of numbers", "1 to %s"), number) : g_strdup ("1");
}

static LmReason *
explain_end (LmPosition *position,
             gboolean    reversed)
{
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, NULL, "%s",
                                    reversed ? _("The target is reached: there is nothing to add.")
                                             : _("Only the last stone is left, which stays: there is nothing to take."));

  lm_reason_claim (reason, "is-over", position, "%s", "");
  return reason;
}

/* The groups of the example, whose turns are of up to three; others are the same thought. */
#define EXAMPLE_GROUP 4

static const char *
get_reference (const LmNimResidue *residue)
{
  return residue->group == EXAMPLE_GROUP ? "RZ, Example 2.4" : "after RZ, Example 2.4";
}

/* The numbers first, which is what one learns to look at. */
static void
claim (LmReason           *reason,
       LmPosition         *position,
       const LmNimResidue *residue)
{
  lm_reason_claim (reason, "division", position, "%" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64,
                   residue->left, residue->rounds, residue->group, residue->rest);
  lm_reason_claim (reason, "completes-groups", position, "%" PRIu64 " %" PRIu64, residue->rest, residue->group);
  lm_reason_claim (reason, "length", position, "%" PRIu64, lm_nim_residue_count_moves (residue));
}

static const char *
get_win_format (gboolean reversed)
{
  if (reversed)
    /* Translators: the second is like “10 = 2 × 4 + 2”; then come the remainder, 2, the group, 4, “1 to 3”, the group
       again, and at last a sentence. */
    return _("%s stones are missing, and %s. Add what is over, %s: then whole groups of %s are missing. From now on, "
             "whatever the other player adds (%s), you complete it to %s, and the last stone is yours. %s");

  return _("%s stones can be taken until one is left, and %s. Take what is over, %s: then whole groups of %s are left. "
           "From now on, whatever the other player takes (%s), you complete it to %s, and the last move is yours. %s");
}

static const char *
get_loss_format (gboolean reversed)
{
  if (reversed)
    return _("%s stones are missing, and %s: whole groups of %s, nothing over. Whatever is added (%s), the other player "
             "completes it to %s, and so adds the last stone. %s");

  return _("%s stones can be taken until one is left, and %s: whole groups of %s, nothing over. Whatever is taken (%s), "
           "the other player completes it to %s, and so makes the last move. %s");
}

static LmReason *
explain_division (const LmNimResidue *residue,
                  gboolean            reversed)
{
  g_autofree char *left = lm_nim_number_describe (residue->left);
  g_autofree char *sum = lm_nim_residue_describe (residue);
  g_autofree char *group = lm_nim_number_describe (residue->group);
  g_autofree char *rest = lm_nim_number_describe (residue->rest);
  g_autofree char *rule = describe_rule (residue->group - 1);
  g_autofree char *length = describe_length (residue);

  if (residue->rest > 0)
    return lm_reason_new (LM_STATUS_PROVED, get_reference (residue), get_win_format (reversed), left, sum, rest, group,
                          rule, group, length);

  return lm_reason_new (LM_STATUS_PROVED, get_reference (residue), get_loss_format (reversed), left, sum, group, rule,
                        group, length);
}

/* Why it is won or lost, by the remainder of what is left, with the position’s numbers. */
LmReason *
lm_nim_explain (LmPosition     *position,
                LmAnswer       *answer,
                LmSolveContext *context)
{
  const gboolean reversed = lm_nim_game_is_reversed (lm_nim_position_get_game (position));
  LmNimResidue residue;
  LmReason *reason;

  lm_nim_residue_of_position (&residue, position);
  if (residue.left == 0)
    return explain_end (position, reversed);
  if (residue.rounds == 0)
    return NULL;

  reason = explain_division (&residue, reversed);
  claim (reason, position, &residue);
  return reason;
}
