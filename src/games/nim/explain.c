/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: why a position of subtraction Nim is won or lost, in words, and how the game is won in general. */

#include "rules.h"

#include <glib/gi18n-lib.h>

/* The remainder decides; “rest” is what is over, and “range” what a turn may move. */
#define DECIDES "division left rounds group rest; completes-groups rest group; length length; most range"
#define TERMS "left rounds group rest range length"

const LmClaimKind lm_nim_claims[] = {
  { "nothing-to-take", "", "is-over", N_("Only the last stone is left, which stays: there is nothing to take.") },
  { "nothing-to-add", "", "is-over", N_("The target is reached: there is nothing to add.") },
  { "take-what-is-over", TERMS, DECIDES,
    LM_CLAIM_PLURAL ("{left} stones can be taken until one is left, and {left} = {rounds} × {group} + {rest}. Take what is over, "
                     "{rest}: then whole groups of {group} are left. From now on, whatever the other player takes ({range}), you "
                     "complete it to {group}, and the last move is yours. It is {length} move to the end.",
                     "{left} stones can be taken until one is left, and {left} = {rounds} × {group} + {rest}. Take what is over, "
                     "{rest}: then whole groups of {group} are left. From now on, whatever the other player takes ({range}), you "
                     "complete it to {group}, and the last move is yours. It is {length} moves to the end."), "length" },
  { "add-what-is-over", TERMS, DECIDES,
    LM_CLAIM_PLURAL ("{left} stones are missing, and {left} = {rounds} × {group} + {rest}. Add what is over, {rest}: then whole "
                     "groups of {group} are missing. From now on, whatever the other player adds ({range}), you complete it to "
                     "{group}, and the last stone is yours. It is {length} move to the end.",
                     "{left} stones are missing, and {left} = {rounds} × {group} + {rest}. Add what is over, {rest}: then whole "
                     "groups of {group} are missing. From now on, whatever the other player adds ({range}), you complete it to "
                     "{group}, and the last stone is yours. It is {length} moves to the end."), "length" },
  { "nothing-over-to-take", TERMS, DECIDES,
    LM_CLAIM_PLURAL ("{left} stones can be taken until one is left, and {left} = {rounds} × {group}: whole groups of {group}, nothing "
                     "over. Whatever is taken ({range}), the other player completes it to {group}, and so makes the last move. It "
                     "is {length} move to the end.",
                     "{left} stones can be taken until one is left, and {left} = {rounds} × {group}: whole groups of {group}, nothing "
                     "over. Whatever is taken ({range}), the other player completes it to {group}, and so makes the last move. It "
                     "is {length} moves to the end."), "length" },
  { "nothing-over-to-add", TERMS, DECIDES,
    LM_CLAIM_PLURAL ("{left} stones are missing, and {left} = {rounds} × {group}: whole groups of {group}, nothing over. Whatever is "
                     "added ({range}), the other player completes it to {group}, and so adds the last stone. It is {length} move to "
                     "the end.",
                     "{left} stones are missing, and {left} = {rounds} × {group}: whole groups of {group}, nothing over. Whatever is "
                     "added ({range}), the other player completes it to {group}, and so adds the last stone. It is {length} moves "
                     "to the end."), "length" },
  { "leave-groups-and-one", "group", "nim-rule group",
    N_("Leave a multiple of {group} and one stone more. Whatever is then taken, you complete it to {group}, until only the last stone "
       "is left, which stays.") },
  { "let-groups-be-missing", "group", "nim-rule group",
    N_("Let a multiple of {group} be missing. Whatever is then added, you complete it to {group}, until you reach the target.") },
  { NULL }
};

/* The groups of the example, whose turns are of up to three; others are the same thought. */
#define EXAMPLE_GROUP 4

/* Why it is won or lost, by the remainder of what is left. */
LmReason *
lm_nim_explain (LmPosition     *position,
                LmAnswer       *answer,
                LmSolveContext *context)
{
  static const char *const kinds[2][2] = {
    { "nothing-over-to-take", "take-what-is-over" }, { "nothing-over-to-add", "add-what-is-over" },
  };
  const gboolean reversed = lm_nim_game_is_reversed (lm_nim_position_get_game (position));
  g_autofree char *most = NULL, *range = NULL;
  LmNimResidue residue;
  LmReason *reason;

  lm_nim_residue_of_position (&residue, position);
  if (residue.left > 0 && residue.rounds == 0)
    return NULL;

  reason = lm_reason_begin (LM_STATUS_PROVED, residue.left == 0 ? NULL : residue.group == EXAMPLE_GROUP
                                                ? N_("RZ, Example 2.4") : N_("after RZ, Example 2.4"));
  most = g_strdup_printf ("%" PRIu64, residue.group - 1);
  range = residue.group > 2 ? g_strdup_printf (C_("range of numbers", "1 to %'" PRIu64), residue.group - 1) : g_strdup ("1");
  if (residue.left == 0)
    lm_reason_state (reason, reversed ? "nothing-to-add" : "nothing-to-take", position);
  else
    lm_reason_state (reason, kinds[reversed][residue.rest > 0], position, lm_term_number (residue.left),
                     lm_term_number (residue.rounds), lm_term_number (residue.group), lm_term_number (residue.rest),
                     lm_term_text (most, range), lm_term_number (lm_nim_residue_count_moves (&residue)));
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

  reason = lm_reason_begin (LM_STATUS_PROVED, N_("RZ, Example 2.4"));
  lm_reason_state (reason, reversed ? "let-groups-be-missing" : "leave-groups-and-one", position, lm_term_number (group));
  if (group <= MAX_ROWS)
    add_table (reason, reversed, group);
  return reason;
}
