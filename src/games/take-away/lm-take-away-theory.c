/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-take-away-theory.c: why a position is won or lost, in words. */

#include "config.h"

#include "lm-take-away-theory.h"

#include "lm-take-away-parts.h"
#include "lm-take-away.h"

#include <glib/gi18n-lib.h>

#define REFERENCE "TA, Schwenk’s theorem; TA, generalised Zeckendorf theorem"

/* So many moves that delay equally long are named. */
#define MAX_NAMED_MOVES 6

/* What a move leaves, in words. */
typedef struct
{
  LmTakeAwayParts *parts;
  char            *taken;
  char            *left;  /* "39 = 34 + 5", or "29" where that is one part */
  char            *limit; /* alpha times what was taken, also where less is left */
  char            *next;  /* the smallest part */
} Outcome;

static void
outcome_clear (Outcome *outcome)
{
  g_clear_object (&outcome->parts);
  g_free (outcome->taken);
  g_free (outcome->left);
  g_free (outcome->limit);
  g_free (outcome->next);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Outcome, outcome_clear)

static LmTakeAwayParts *
get_parts (LmPosition     *position,
           LmSolveContext *context)
{
  LmTakeAway *game = LM_TAKE_AWAY (lm_position_get_game (position));

  return lm_take_away_parts_get (lm_take_away_get_alpha (game), lm_take_away_get_sequence (game),
                                 LM_TAKE_AWAY_POSITION (position)->stones, context);
}

/* "40 = 34 + 5 + 1", or "34" where that is one part. */
static char *
describe_pile (mpz_srcptr       stones,
               LmTakeAwayParts *parts)
{
  g_autofree char *number = lm_take_away_number_describe (stones);
  g_autofree char *sum = lm_take_away_parts_describe (parts);

  if (lm_take_away_parts_count (parts) < 2)
    return g_steal_pointer (&number);

  return g_strdup_printf ("%s = %s", number, sum);
}

static char *
describe_smallest (LmTakeAwayParts *parts)
{
  return lm_take_away_number_describe (lm_take_away_parts_get_size (parts, 0));
}

/* Of a move that leaves a stone. */
static gboolean
get_outcome (LmPosition     *position,
             LmMoveValue    *move,
             LmSolveContext *context,
             Outcome        *outcome)
{
  LmTakeAway *game = LM_TAKE_AWAY (lm_position_get_game (position));
  const LmTakeAwayPosition *after = LM_TAKE_AWAY_POSITION (move->position);
  g_auto (mpz_t) number;

  mpz_init_set_str (number, move->move, 10);
  outcome->parts = get_parts (move->position, context);
  if (outcome->parts == NULL)
    return FALSE;

  outcome->taken = lm_take_away_number_describe (number);
  outcome->left = describe_pile (after->stones, outcome->parts);
  outcome->next = describe_smallest (outcome->parts);
  lm_take_away_fraction_multiply (lm_take_away_get_alpha (game), number, number);
  outcome->limit = lm_take_away_number_describe (number);
  return TRUE;
}

/* "6", or where that is more than the smallest part, "6, the 2 smallest parts". */
static char *
describe_taken (LmTakeAwayParts *parts,
                const Outcome   *outcome)
{
  const guint n_taken = lm_take_away_parts_count (parts) - lm_take_away_parts_count (outcome->parts);

  if (n_taken == 1)
    return g_strdup (outcome->taken);

  /* Translators: a number of stones, and how many parts of the pile they make. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, the smallest part", "%s, the %u smallest parts", n_taken),
                          outcome->taken, n_taken);
}

static LmReason *
explain_end (LmPosition *position)
{
  if (mpz_sgn (LM_TAKE_AWAY_POSITION (position)->stones) == 0)
    return lm_reason_new (LM_STATUS_PROVED, NULL, _("No stone is left to take."));

  return lm_reason_new (LM_STATUS_PROVED, NULL,
                        _("The only stone may not be taken, for the first turn has to leave one."));
}

static LmReason *
explain_win (LmPosition      *position,
             LmTakeAwayParts *parts,
             LmMoveValue     *move,
             LmSolveContext  *context)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  g_autofree char *pile = describe_pile (self->stones, parts);
  g_autofree char *stones = lm_take_away_number_describe (self->stones);
  g_autofree char *taken = NULL;
  g_auto (Outcome) outcome = { NULL };

  if (lm_position_is_over (move->position))
    return lm_reason_new (LM_STATUS_PROVED, NULL,
                          g_dngettext (GETTEXT_PACKAGE,
                                       "Only %s stone is left, and it may be taken: that ends the game.",
                                       "The %s stones that are left may all be taken at once: that ends the game.",
                                       lm_take_away_number_get_plural (self->stones)),
                          stones);

  if (!get_outcome (position, move, context, &outcome))
    return NULL;

  taken = describe_taken (parts, &outcome);
  if (lm_take_away_parts_count (outcome.parts) == 1)
    return lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                          /* Translators: for example “35 = 29 + 6. Take 6: then 29 is left and the limit is 18, so …” */
                          _("%s. Take %s: then %s is left and the limit is %s, so nobody can take the next part."),
                          pile, taken, outcome.left, outcome.limit);

  return lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                        /* Translators: for example “40 = 34 + 5 + 1. Take 1: then 39 = 34 + 5 is left and the limit is 2, so … next part, 5.” */
                        _("%s. Take %s: then %s is left and the limit is %s, so nobody can take the next part, %s."),
                        pile, taken, outcome.left, outcome.limit, outcome.next);
}

/* The moves that delay as long as the recommended one, and one more than are named. */
static GPtrArray *
find_longest (LmAnswer    *answer,
              LmMoveValue *best)
{
  GPtrArray *moves = g_ptr_array_new ();

  for (guint i = 0; i < answer->moves->len && moves->len <= MAX_NAMED_MOVES; i++)
    {
      LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (move->distance == best->distance)
        g_ptr_array_add (moves, move->move);
    }

  return moves;
}

/* "1, 2 or 4", and where there are too many "1, 2, 3, …". */
static char *
list_longest (LmAnswer    *answer,
              LmMoveValue *best)
{
  g_autoptr (GPtrArray) moves = find_longest (answer, best);
  const guint n_named = MIN (moves->len, MAX_NAMED_MOVES);
  char *text = g_strdup (g_ptr_array_index (moves, 0));

  for (guint i = 1; i < n_named; i++)
    {
      const char *format = i + 1 == moves->len ? C_("last of a list", "%s or %s") : C_("list", "%s, %s");
      char *longer = g_strdup_printf (format, text, (char *) g_ptr_array_index (moves, i));

      g_free (text);
      text = longer;
    }

  if (n_named < moves->len)
    {
      char *cut = g_strconcat (text, ", …", NULL);

      g_free (text);
      text = cut;
    }

  return text;
}

/* Which moves delay most, where that is known; else nothing. */
static char *
describe_delay (LmAnswer    *answer,
                LmMoveValue *best)
{
  g_autofree char *moves = NULL;

  if (answer->distance == LM_DISTANCE_UNKNOWN || answer->moves->len < 2)
    return g_strdup ("");

  moves = list_longest (answer, best);
  /* Translators: a list of moves, and the moves to the end after one of them. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       " The longest defence is to take %s: then the game ends in %u more move.",
                                       " The longest defence is to take %s: then the game ends in %u more moves.",
                                       best->distance),
                          moves, best->distance);
}

static char *
describe_why_lost (LmPosition      *position,
                   LmTakeAwayParts *parts)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  g_autofree char *pile = describe_pile (self->stones, parts);
  g_autofree char *smallest = describe_smallest (parts);
  g_autofree char *limit = lm_take_away_number_describe (self->limit);

  if (lm_take_away_parts_count (parts) > 1)
    return g_strdup_printf (_("%s: the smallest part, %s, is more than the limit of this turn, %s."),
                            pile, smallest, limit);

  return g_strdup_printf (_("%s is one part, a P-position, and more than the limit of this turn, %s."), pile, limit);
}

static LmReason *
explain_loss (LmPosition      *position,
              LmTakeAwayParts *parts,
              LmAnswer        *answer,
              LmSolveContext  *context)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  g_autofree char *why = describe_why_lost (position, parts);
  g_autofree char *delay = describe_delay (answer, best);
  g_auto (Outcome) outcome = { NULL };

  if (!get_outcome (position, best, context, &outcome))
    return NULL;

  return lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                        /* Translators: the first is a sentence, the last one as well (or nothing): “34 is one part … . Every move … After 1, for example, 33 = 21 + 8 + 3 + 1 is left, the limit is 2, and 1 can be taken. The longest …” */
                        _("%s Every move breaks into that part, and the other player can take the smallest part of what is then left: "
                          "after %s, %s is left, the limit is %s, and %s can be taken.%s"),
                        why, outcome.taken, outcome.left, outcome.limit, outcome.next, delay);
}

/**
 * lm_take_away_explain:
 * @position: a position of the take-away game
 * @answer: what the solver says of it
 * @context: limits and cancellation
 *
 * Take the smallest part: then the next one is more than alpha times as much
 * and cannot be taken. Where the smallest part s is beyond the limit, taking
 * k < s leaves s - k in its place, whose smallest part t is at most alpha k,
 * for otherwise the parts of s - k and of k would be parts of s, and s has
 * only itself (TA).
 *
 * Returns: (transfer full) (nullable): why it is won or lost, with the
 *   position's numbers; %NULL where the answer is unknown or time is over
 */
LmReason *
lm_take_away_explain (LmPosition     *position,
                      LmAnswer       *answer,
                      LmSolveContext *context)
{
  g_autoptr (LmTakeAwayParts) parts = NULL;
  LmMoveValue *best = lm_answer_get_best (answer);

  if (lm_position_is_over (position))
    return explain_end (position);
  if (best == NULL)
    return NULL;

  parts = get_parts (position, context);
  if (parts == NULL)
    return NULL;

  return answer->value == LM_VALUE_WIN ? explain_win (position, parts, best, context)
                                       : explain_loss (position, parts, answer, context);
}
