/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: why a position of subtraction Nim is won or lost, in words, and how the game is won in general. */

#include "rules.h"

#include <glib/gi18n-lib.h>

/* However large the number is, which is more than an answer has room for. */
static char *
describe_length (const LmNimResidue *residue)
{
  const guint64 moves = lm_nim_residue_count_moves (residue);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It is %'" PRIu64 " move to the end.",
                                       "It is %'" PRIu64 " moves to the end.", lm_nim_number_get_plural (moves)),
                          moves);
}

/* What a turn may move. */
static char *
describe_rule (guint64 max)
{
  return max > 1 ? g_strdup_printf (C_("range of numbers", "1 to %'" PRIu64), max) : g_strdup ("1");
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
  return residue->group == EXAMPLE_GROUP ? N_("RZ, Example 2.4") : N_("after RZ, Example 2.4");
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
    return _("%'" PRIu64 " stones are missing, and %s. Add what is over, %'" PRIu64 ": then whole groups of %'" PRIu64
             " are missing. From now on, whatever the other player adds (%s), you complete it to %'" PRIu64
             ", and the last stone is yours. %s");

  return _("%'" PRIu64 " stones can be taken until one is left, and %s. Take what is over, %'" PRIu64
           ": then whole groups of %'" PRIu64 " are left. From now on, whatever the other player takes (%s), you complete "
           "it to %'" PRIu64 ", and the last move is yours. %s");
}

static const char *
get_loss_format (gboolean reversed)
{
  if (reversed)
    return _("%'" PRIu64 " stones are missing, and %s: whole groups of %'" PRIu64 ", nothing over. Whatever is added (%s), "
             "the other player completes it to %'" PRIu64 ", and so adds the last stone. %s");

  return _("%'" PRIu64 " stones can be taken until one is left, and %s: whole groups of %'" PRIu64 ", nothing over. "
           "Whatever is taken (%s), the other player completes it to %'" PRIu64 ", and so makes the last move. %s");
}

static LmReason *
explain_division (const LmNimResidue *residue,
                  gboolean            reversed)
{
  g_autofree char *sum = lm_nim_residue_describe (residue);
  g_autofree char *rule = describe_rule (residue->group - 1);
  g_autofree char *length = describe_length (residue);

  if (residue->rest > 0)
    return lm_reason_new (LM_STATUS_PROVED, get_reference (residue), get_win_format (reversed), residue->left, sum,
                          residue->rest, residue->group, rule, residue->group, length);

  return lm_reason_new (LM_STATUS_PROVED, get_reference (residue), get_loss_format (reversed), residue->left, sum,
                        residue->group, rule, residue->group, length);
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

/* In general. */

/* A larger table is not looked through any more. */
#define MAX_ROWS 10

static void
add_row (LmReason *reason,
         gboolean  reversed,
         guint64   rest,
         guint64   group)
{
  const guint64 first = reversed ? rest : rest + 1;
  g_autofree char *numbers =
    g_strdup_printf (C_("beginning of an endless list", "%'" PRIu64 ", %'" PRIu64 ", %'" PRIu64 ", …"),
                     first, first + group, first + 2 * group);
  g_autofree char *move = NULL;

  if (rest > 0)
    move = g_strdup_printf (reversed ? _("add %" PRIu64) : _("take %" PRIu64), rest);
  lm_reason_add_row (reason, numbers, rest > 0 ? move : _("lost, whatever is played"), NULL);
}

static void
add_table (LmReason *reason,
           gboolean  reversed,
           guint64   group)
{
  lm_reason_add_row (reason, reversed ? _("Missing") : _("Stones"), _("Whoever must move"), NULL);
  for (guint64 rest = 0; rest < group; rest++)
    add_row (reason, reversed, rest, group);
}

LmReason *
lm_nim_tell_idea (LmPosition *position)
{
  LmNimGame *game = lm_nim_position_get_game (position);
  const gboolean reversed = lm_nim_game_is_reversed (game);
  const guint64 group = lm_nim_game_get_max (game) + 1;
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, N_("RZ, Example 2.4"),
                          reversed ? _("Let a multiple of %'" PRIu64 " be missing. Whatever is then added, you complete it to %'" PRIu64
                                       ", until you reach the target.")
                                   : _("Leave a multiple of %'" PRIu64 " and one stone more. Whatever is then taken, you complete it to "
                                       "%'" PRIu64 ", until only the last stone is left, which stays."),
                          group, group);
  lm_reason_claim (reason, "nim-rule", position, "%" PRIu64, group);
  if (group <= MAX_ROWS)
    add_table (reason, reversed, group);
  return reason;
}
