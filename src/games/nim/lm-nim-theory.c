/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-theory.c: the remainder that decides subtraction Nim, and the reason in words. */

#include "config.h"

#include "lm-nim-theory.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/**
 * lm_nim_residue_compute:
 * @residue: (out caller-allocates): how @left divides
 * @left: stones still to be moved, at most %LM_NIM_MAX_NUMBER
 * @max: how many a turn may move, from 1 to %LM_NIM_MAX_NUMBER
 *
 * With a rest of 0 the player to move loses: to k stones the other player
 * answers with @max + 1 - k, and so has the last move. With another rest that
 * is the move that wins (RZ, Example 2.4).
 */
void
lm_nim_residue_compute (LmNimResidue *residue,
                        guint64       left,
                        guint64       max)
{
  residue->left = left;
  residue->group = max + 1;
  residue->rounds = left / residue->group;
  residue->rest = left % residue->group;
}

/**
 * lm_nim_residue_of_position:
 * @residue: (out caller-allocates): how what is left divides
 * @position: a position of this room
 */
void
lm_nim_residue_of_position (LmNimResidue *residue,
                            LmPosition   *position)
{
  lm_nim_residue_compute (residue, lm_nim_position_get_left (position),
                          lm_nim_game_get_max (lm_nim_position_get_game (position)));
}

/**
 * lm_nim_residue_get_value:
 * @residue: how what is left divides
 *
 * Returns: the value for the player to move
 */
LmValue
lm_nim_residue_get_value (const LmNimResidue *residue)
{
  return residue->rest == 0 ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

/**
 * lm_nim_residue_count_moves:
 * @residue: how what is left divides
 *
 * How many moves it is to the end when the winner hurries and the loser
 * delays. Neither has anything to choose: the lost numbers lie @group apart,
 * and a move goes less far than that, so that from anywhere else exactly one
 * of them can be reached. The winner has to make that one move, and whatever
 * the loser does in between, each round of two moves takes one group away.
 * So a lost position lasts 2 × @rounds moves, and a won one a move longer than
 * the lost one that it leads to.
 *
 * Returns: the number of moves, at most 10^18
 */
guint64
lm_nim_residue_count_moves (const LmNimResidue *residue)
{
  return 2 * residue->rounds + (residue->rest > 0 ? 1 : 0);
}

/**
 * lm_nim_residue_describe:
 * @residue: how what is left divides
 *
 * Returns: (transfer full): "14 = 3 × 4 + 2", or "12 = 3 × 4"
 */
char *
lm_nim_residue_describe (const LmNimResidue *residue)
{
  g_autofree char *left = lm_nim_number_describe (residue->left);
  g_autofree char *group = lm_nim_number_describe (residue->group);
  g_autofree char *rounds = lm_nim_number_describe (residue->rounds);
  g_autofree char *rest = lm_nim_number_describe (residue->rest);

  if (residue->rest == 0)
    return g_strdup_printf ("%s = %s × %s", left, rounds, group);

  return g_strdup_printf ("%s = %s × %s + %s", left, rounds, group, rest);
}

/**
 * lm_nim_number_is_lost:
 * @game: a game of this room
 * @number: a number of stones that it may come to
 *
 * Returns: whether whoever has to move there loses
 */
gboolean
lm_nim_number_is_lost (LmNimGame *game,
                       guint64    number)
{
  const guint64 end = lm_nim_game_get_end (game);
  LmNimResidue residue;

  lm_nim_residue_compute (&residue, number > end ? number - end : end - number, lm_nim_game_get_max (game));
  return residue.rest == 0;
}

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

/* The example has turns of three; groups of another size are the same thought. */
static const char *
get_reference (const LmNimResidue *residue)
{
  return residue->group == LM_NIM_DEFAULT_MAX + 1 ? "RZ, Example 2.4" : "after RZ, Example 2.4";
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

/**
 * lm_nim_explain:
 * @position: a position of this room
 * @answer: what the solver says of it
 * @context: limits and cancellation
 *
 * Returns: (transfer full) (nullable): why it is won or lost, by the remainder
 *   of what is left, with the position's numbers; %NULL where the next move
 *   ends the game
 */
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
