/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: why a position is won or lost, in words, and how the game is won in general. */

#include "games/take-away/take-away.h"

#include <glib/gi18n-lib.h>

#define REFERENCE _("TA, Schwenk’s theorem; TA, generalised Zeckendorf theorem")

/* Of a sum so many parts are claimed, the smallest ones. */
#define MAX_CLAIMED_PARTS 12

/* So many moves that delay equally long are named. */
#define MAX_NAMED_MOVES 6

/* What a move leaves, in words. */
typedef struct
{
  LmTakeAwayParts *parts;
  LmPosition      *position;
  char            *taken;
  char            *left;  /* "39 = 34 + 5", or "29" where that is one part */
  char            *limit; /* alpha times what was taken, also where less is left */
  char            *next;  /* the smallest part */
  char            *reach; /* the limit, digit by digit */
} Outcome;

static void
outcome_clear (Outcome *outcome)
{
  g_clear_object (&outcome->parts);
  g_free (outcome->taken);
  g_free (outcome->left);
  g_free (outcome->limit);
  g_free (outcome->next);
  g_free (outcome->reach);
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

  outcome->position = move->position;
  outcome->taken = lm_take_away_number_describe (number);
  outcome->left = describe_pile (after->stones, outcome->parts);
  outcome->next = describe_smallest (outcome->parts);
  lm_take_away_fraction_multiply (lm_take_away_get_alpha (game), number, number);
  outcome->limit = lm_take_away_number_describe (number);
  outcome->reach = lm_take_away_number_to_string (number);
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

/* Claims that the pile is the sum of these parts, as the theorem has them. */
static void
claim_sum (LmReason        *reason,
           LmPosition      *position,
           LmTakeAwayParts *parts)
{
  const guint count = lm_take_away_parts_count (parts);
  g_autoptr (GString) numbers = g_string_new (NULL);

  g_string_append_printf (numbers, "%u", count);
  for (guint i = 0; i < MIN (count, MAX_CLAIMED_PARTS); i++)
    {
      g_autofree char *size = lm_take_away_number_to_string (lm_take_away_parts_get_size (parts, i));

      g_string_append_printf (numbers, " %s", size);
    }
  lm_reason_claim (reason, "sum", position, "%s", numbers->str);
}

/* Claims what a move leaves: the pile, its parts, the limit, and whether the next part can be taken. */
static void
claim_outcome (LmReason      *reason,
               LmPosition    *position,
               LmMoveValue   *move,
               const Outcome *outcome,
               guint          n_taken)
{
  const LmTakeAwayPosition *after = LM_TAKE_AWAY_POSITION (outcome->position);
  g_autofree char *left = lm_take_away_number_to_string (after->stones);
  g_autofree char *next = lm_take_away_number_to_string (lm_take_away_parts_get_size (outcome->parts, 0));

  lm_reason_claim (reason, "leaves", position, "%s %s %s", move->move, left, outcome->reach);
  claim_sum (reason, outcome->position, outcome->parts);
  if (n_taken > 0)
    lm_reason_claim (reason, "smallest-parts", position, "%s %u", move->move, n_taken);
  lm_reason_claim (reason, n_taken > 0 ? "cannot-take" : "can-take", outcome->position, "%s", next);
}

static LmReason *
explain_end (LmPosition *position)
{
  const gboolean empty = mpz_sgn (LM_TAKE_AWAY_POSITION (position)->stones) == 0;
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, NULL, "%s",
                                    empty ? _("No stone is left to take.")
                                          : _("The only stone may not be taken, for the first turn has to leave one."));

  lm_reason_claim (reason, empty ? "no-stone" : "only-stone", position, "%s", "");
  return reason;
}

static LmReason *
explain_win (LmPosition      *position,
             LmTakeAwayParts *parts,
             LmMoveValue     *move,
             LmSolveContext  *context)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  g_autofree char *pile = describe_pile (self->stones, parts);
  g_autofree char *taken = NULL;
  g_auto (Outcome) outcome = { NULL };
  LmReason *reason;

  if (!get_outcome (position, move, context, &outcome))
    return NULL;

  taken = describe_taken (parts, &outcome);
  if (lm_take_away_parts_count (outcome.parts) == 1)
    reason = lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                            /* Translators: for example “35 = 29 + 6. Take 6: then 29 is left and the limit is 18, so …” */
                            _("%s. Take %s: then %s is left and the limit is %s, so the other player cannot take all of it."),
                            pile, taken, outcome.left, outcome.limit);
  else
    reason = lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                            /* Translators: for example “40 = 34 + 5 + 1. Take 1: then 39 = 34 + 5 is left and the limit is 2, so … next part, 5.” */
                            _("%s. Take %s: then %s is left and the limit is %s, so the other player cannot take the next part, %s."),
                            pile, taken, outcome.left, outcome.limit, outcome.next);

  claim_sum (reason, position, parts);
  claim_outcome (reason, position, move, &outcome,
                 lm_take_away_parts_count (parts) - lm_take_away_parts_count (outcome.parts));
  return reason;
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
list_longest (GPtrArray *moves)
{
  const guint n_named = MIN (moves->len, MAX_NAMED_MOVES);
  g_autofree char *text = lm_words_join (moves, n_named, C_("last of a list", "%s or %s"));

  return n_named < moves->len ? g_strconcat (text, ", …", NULL) : g_steal_pointer (&text);
}

static void
claim_longest (LmReason    *reason,
               LmAnswer    *answer,
               LmMoveValue *best,
               GPtrArray   *moves)
{
  const gboolean named_all = answer->all_moves && moves->len <= MAX_NAMED_MOVES;
  g_autoptr (GString) numbers = g_string_new (NULL);

  g_string_append_printf (numbers, "%u %d", best->distance, named_all);
  for (guint i = 0; i < MIN (moves->len, MAX_NAMED_MOVES); i++)
    g_string_append_printf (numbers, " %s", (char *) g_ptr_array_index (moves, i));
  lm_reason_claim (reason, "longest", answer->position, "%s", numbers->str);
}

/* Which moves delay most, where that is known. */
static void
say_delay (LmReason    *reason,
           LmAnswer    *answer,
           LmMoveValue *best)
{
  g_autoptr (GPtrArray) longest = NULL;
  g_autofree char *moves = NULL;
  const char *format;

  if (answer->distance == LM_DISTANCE_UNKNOWN || answer->moves->len < 2)
    return;

  longest = find_longest (answer, best);
  moves = list_longest (longest);
  /* Translators: a list of moves, and the moves to the end after one of them. */
  format = answer->all_moves
             ? g_dngettext (GETTEXT_PACKAGE,
                            "The longest defence is to take %s: then the game ends in %u more move.",
                            "The longest defence is to take %s: then the game ends in %u more moves.",
                            best->distance)
             : g_dngettext (GETTEXT_PACKAGE,
                            "No defence is longer than to take %s: then the game ends in %u more move.",
                            "No defence is longer than to take %s: then the game ends in %u more moves.",
                            best->distance);
  lm_reason_say (reason, format, moves, best->distance);
  claim_longest (reason, answer, best, longest);
}

static LmReason *
explain_why_lost (LmPosition      *position,
                  LmTakeAwayParts *parts)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  g_autofree char *pile = describe_pile (self->stones, parts);
  g_autofree char *smallest = describe_smallest (parts);
  g_autofree char *part = lm_take_away_number_to_string (lm_take_away_parts_get_size (parts, 0));
  g_autofree char *limit = lm_take_away_number_describe (self->limit);
  LmReason *reason;

  if (lm_take_away_parts_count (parts) > 1)
    reason = lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                            _("%s: the smallest part, %s, is more than the limit of this turn, %s."), pile, smallest, limit);
  else
    reason = lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                            _("%s is one part, a P-position, and more than the limit of this turn, %s."), pile, limit);

  claim_sum (reason, position, parts);
  lm_reason_claim (reason, "cannot-take", position, "%s", part);
  return reason;
}

static LmReason *
explain_loss (LmPosition      *position,
              LmTakeAwayParts *parts,
              LmAnswer        *answer,
              LmSolveContext  *context)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  g_auto (Outcome) outcome = { NULL };
  LmReason *reason;

  if (!get_outcome (position, best, context, &outcome))
    return NULL;

  reason = explain_why_lost (position, parts);
  lm_reason_say (reason,
                 /* Translators: for example “… After 1, 33 = 21 + 8 + 3 + 1 is left, the limit is 2, and 1 can be taken.” */
                 _("Every move breaks into that part, and the other player can take the smallest part of what is then left: "
                   "after %s, %s is left, the limit is %s, and %s can be taken."),
                 outcome.taken, outcome.left, outcome.limit, outcome.next);
  lm_reason_claim (reason, "every-move-breaks", position, "%s", "");
  claim_outcome (reason, position, best, &outcome, 0);
  say_delay (reason, answer, best);
  return reason;
}

/*
 * Take the smallest part: then the next one is more than alpha times as much and cannot be taken. Where the
 * smallest part s is beyond the limit, taking k < s leaves s - k in its place, whose smallest part t is at most
 * alpha k, for otherwise the parts of s - k and of k would be parts of s, and s has only itself (TA).
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
  if (best == NULL || (answer->value == LM_VALUE_WIN && lm_position_is_over (best->position)))
    return NULL;

  parts = get_parts (position, context);
  if (parts == NULL)
    return NULL;

  return answer->value == LM_VALUE_WIN ? explain_win (position, parts, best, context)
                                       : explain_loss (position, parts, answer, context);
}

/* In general. */

#define N_PARTS 12

/* The first numbers that may be parts, between @separators. */
static char *
list_parts (LmTakeAway *game,
            const char *separator)
{
  g_autoptr (LmTakeAwayWalk) walk = lm_take_away_walk_new (lm_take_away_get_sequence (game), 1);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < N_PARTS; i++, lm_take_away_walk_forward (walk))
    {
      g_autofree char *number = lm_take_away_number_describe (walk->window[walk->place]);

      g_string_append_printf (list, "%s%s", i > 0 ? separator : "", number);
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

LmReason *
lm_take_away_tell_idea (LmPosition *position)
{
  LmTakeAway *game = LM_TAKE_AWAY (lm_position_get_game (position));
  g_autofree char *alpha = lm_take_away_fraction_to_string (lm_take_away_get_alpha (game));
  g_autofree char *parts = list_parts (game, ", ");
  g_autofree char *claimed = list_parts (game, " ");
  g_autofree char *endless = g_strconcat (parts, ", …", NULL);
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, REFERENCE,
                          /* Translators: the second is alpha, as “2” or “3/2”. */
                          _("Write the pile as a sum of the numbers below, each time the largest that fits. Take the smallest part: the "
                            "next one is more than %s times as much, and the other player cannot take it. When even the smallest "
                            "part is more than the limit, the position is lost."),
                          alpha);
  lm_reason_claim (reason, "parts-rule", position, "%s", claimed);
  lm_reason_add_row (reason, _("Parts, and what is lost at the beginning"), NULL);
  lm_reason_add_row (reason, endless, NULL);
  return reason;
}
