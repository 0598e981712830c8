/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: why a position of subtraction Nim is won or lost, in words. */

#include "config.h"

#include "explain.h"

#include "theory.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* The numbers of a position in words, for the sentences. */
typedef struct
{
  LmNimResidue  residue;
  gboolean      reversed;
  char         *left;
  char         *max;
  char         *sum;
  char         *group;
  char         *rest;
  char         *rule; /* "1 to 3" */
  char         *length;
} Words;

static void
words_clear (Words *words)
{
  g_free (words->left);
  g_free (words->max);
  g_free (words->sum);
  g_free (words->group);
  g_free (words->rest);
  g_free (words->rule);
  g_free (words->length);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Words, words_clear)

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

static void
words_fill (Words      *words,
            LmPosition *position)
{
  LmNimGame *game = lm_nim_position_get_game (position);
  const guint64 max = lm_nim_game_get_max (game);

  lm_nim_residue_of_position (&words->residue, position);
  words->reversed = lm_nim_game_is_reversed (game);
  words->left = lm_nim_number_describe (words->residue.left);
  words->max = lm_nim_number_describe (max);
  words->sum = lm_nim_residue_describe (&words->residue);
  words->group = lm_nim_number_describe (words->residue.group);
  words->rest = lm_nim_number_describe (words->residue.rest);
  words->rule = max > 1 ? g_strdup_printf (C_("range of numbers", "1 to %s"), words->max) : g_strdup ("1");
  words->length = describe_length (&words->residue);
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
claim (LmReason     *reason,
       LmPosition   *position,
       const Words  *words)
{
  const LmNimResidue *residue = &words->residue;

  lm_reason_claim (reason, "division", position, "%" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64,
                   residue->left, residue->rounds, residue->group, residue->rest);
  lm_reason_claim (reason, "completes-groups", position, "%" PRIu64 " %" PRIu64, residue->rest, residue->group);
  lm_reason_claim (reason, "length", position, "%" PRIu64, lm_nim_residue_count_moves (residue));
}

static LmReason *
explain_win (const Words *words)
{
  const char *format =
    words->reversed
      /* Translators: the second is like “10 = 2 × 4 + 2”; then come the remainder, 2, the group, 4, “1 to 3”, the group
         again, and at last a sentence. */
      ? _("%s stones are missing, and %s. Add what is over, %s: then whole groups of %s are missing. From now on, "
          "whatever the other player adds (%s), you complete it to %s, and the last stone is yours. %s")
      : _("%s stones can be taken until one is left, and %s. Take what is over, %s: then whole groups of %s are left. "
          "From now on, whatever the other player takes (%s), you complete it to %s, and the last move is yours. %s");

  return lm_reason_new (LM_STATUS_PROVED, get_reference (&words->residue), format, words->left, words->sum, words->rest,
                        words->group, words->rule, words->group, words->length);
}

static LmReason *
explain_loss (const Words *words)
{
  const char *format =
    words->reversed
      ? _("%s stones are missing, and %s: whole groups of %s, nothing over. Whatever is added (%s), the other player "
          "completes it to %s, and so adds the last stone. %s")
      : _("%s stones can be taken until one is left, and %s: whole groups of %s, nothing over. Whatever is taken (%s), "
          "the other player completes it to %s, and so makes the last move. %s");

  return lm_reason_new (LM_STATUS_PROVED, get_reference (&words->residue), format, words->left, words->sum, words->group,
                        words->rule, words->group, words->length);
}

/* Why it is won or lost, by the remainder of what is left, with the position’s numbers. */
LmReason *
lm_nim_explain (LmPosition     *position,
                LmAnswer       *answer,
                LmSolveContext *context)
{
  g_auto (Words) words = { { 0 } };
  LmReason *reason;

  words_fill (&words, position);
  if (words.residue.left == 0)
    return explain_end (position, words.reversed);
  if (words.residue.rounds == 0)
    return NULL;

  reason = words.residue.rest > 0 ? explain_win (&words) : explain_loss (&words);
  claim (reason, position, &words);
  return reason;
}
