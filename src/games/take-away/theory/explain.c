/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: why a position is won or lost, in words, and how the game is won in general. */

#include "games/take-away/take-away.h"

#include <glib/gi18n-lib.h>

#define REFERENCE _("TA, Schwenk’s theorem; TA, generalised Zeckendorf theorem")

/* Of a sum so many parts are claimed, the smallest ones. */
#define MAX_CLAIMED_PARTS 12

/* So many moves that delay equally long are named. */
#define MAX_NAMED_MOVES 6

/* What a move leaves: “next” is the smallest part of it, and “after” the position. */
#define OUTCOME "taken left sum limit next after"
#define LEAVES "leaves taken left limit; sum@after sum; "
#define NEXT_IS_SAFE LEAVES "cannot-take@after next; smallest-parts taken parts"

const LmClaimKind lm_take_away_claims[] = {
  { "no-stone", "", NULL, N_("No stone is left to take.") },
  { "only-stone", "", NULL, N_("The only stone may not be taken, for the first turn has to leave one.") },
  /* Translators: for example “40 = 34 + 5 + 1.” */
  { "pile-is-sum", "stones sum", "stones stones; sum sum", N_("{stones} = {sum}.") },
  { "take-and-leave-one-part", OUTCOME " parts", NEXT_IS_SAFE,
    /* Translators: for example “Take 6: then 29 is left and the limit is 18, so …” */
    LM_CLAIM_PLURAL ("Take {taken}: then {left} is left and the limit is {limit}, so the other player cannot take all of it.",
                     "Take {taken}, the {parts} smallest parts: then {left} is left and the limit is {limit}, so the other player "
                     "cannot take all of it."), "parts" },
  { "take-and-leave-parts", OUTCOME " parts", NEXT_IS_SAFE,
    /* Translators: for example “Take 1: then 39 = 34 + 5 is left and the limit is 2, so … next part, 5.” */
    LM_CLAIM_PLURAL ("Take {taken}: then {left} = {sum} is left and the limit is {limit}, so the other player cannot take the next "
                     "part, {next}.",
                     "Take {taken}, the {parts} smallest parts: then {left} = {sum} is left and the limit is {limit}, so the other "
                     "player cannot take the next part, {next}."), "parts" },
  { "smallest-beyond-limit", "stones sum smallest limit", "stones stones; sum sum; cannot-take smallest; limit limit",
    N_("{stones} = {sum}: the smallest part, {smallest}, is more than the limit of this turn, {limit}.") },
  { "one-part-beyond-limit", "stones sum limit", "stones stones; sum sum; cannot-take stones; limit limit",
    N_("{stones} is one part, a P-position, and more than the limit of this turn, {limit}.") },
  { "leaving-one-part", OUTCOME, "every-move-breaks; " LEAVES "can-take@after next",
    N_("Every move breaks into that part, and the other player can take the smallest part of what is then left: after {taken}, {left} "
       "is left, the limit is {limit}, and {next} can be taken.") },
  { "leaving-parts", OUTCOME, "every-move-breaks; " LEAVES "can-take@after next",
    /* Translators: for example “… After 1, 33 = 21 + 8 + 3 + 1 is left, the limit is 2, and 1 can be taken.” */
    N_("Every move breaks into that part, and the other player can take the smallest part of what is then left: after {taken}, {left} "
       "= {sum} is left, the limit is {limit}, and {next} can be taken.") },
  { "longest-defence", "moves distance", "longest distance moves",
    /* Translators: a list of moves, and the moves to the end after one of them. */
    LM_CLAIM_PLURAL ("The longest defence is to take {moves}: then the game ends in {distance} more move.",
                     "The longest defence is to take {moves}: then the game ends in {distance} more moves."), "distance" },
  { "no-longer-defence", "moves distance", "longest distance moves",
    LM_CLAIM_PLURAL ("No defence is longer than to take {moves}: then the game ends in {distance} more move.",
                     "No defence is longer than to take {moves}: then the game ends in {distance} more moves."), "distance" },
  { "parts-rule", "alpha parts", "alpha alpha; parts-rule parts",
    N_("Write the pile as a sum of the numbers below, each time the largest that fits. Take the smallest part: the next one is more "
       "than {alpha} times as much, and the other player cannot take it. When even the smallest part is more than the limit, the "
       "position is lost.") },
  { NULL }
};

static LmTakeAwayParts *
get_parts (LmPosition     *position,
           LmSolveContext *context)
{
  LmTakeAway *game = LM_TAKE_AWAY (lm_position_get_game (position));

  return lm_take_away_parts_get (lm_take_away_get_alpha (game), lm_take_away_get_sequence (game),
                                 LM_TAKE_AWAY_POSITION (position)->stones, context);
}

/* Numbers may have many digits. */
static LmTerm
create_number (mpz_srcptr number)
{
  g_autofree char *digits = lm_take_away_number_to_string (number);
  g_autofree char *words = lm_take_away_number_describe (number);
  LmTerm term = lm_term_text (digits, words);

  term.is_number = lm_take_away_number_fits_uint64 (number);
  term.number = term.is_number ? lm_take_away_number_get_uint64 (number) : 0;
  return term;
}

/* How many parts, and the smallest of them; in words, the largest first. */
static LmTerm
create_sum (LmTakeAwayParts *parts)
{
  const guint count = lm_take_away_parts_count (parts);
  g_autofree char *words = lm_take_away_parts_describe (parts);
  g_autoptr (GString) numbers = g_string_new (NULL);

  g_string_append_printf (numbers, "%u", count);
  for (guint i = 0; i < MIN (count, MAX_CLAIMED_PARTS); i++)
    {
      g_autofree char *size = lm_take_away_number_to_string (lm_take_away_parts_get_size (parts, i));

      g_string_append_printf (numbers, " %s", size);
    }
  return lm_term_text (numbers->str, words);
}

/* States what a move that leaves stones does, of the parts @taken_from; the limit is alpha times what it takes, also where less is left. */
static void
state_outcome (LmReason        *reason,
               LmPosition      *position,
               LmTakeAwayParts *taken_from,
               LmTakeAwayParts *left,
               LmMoveValue     *move)
{
  LmTakeAway *game = LM_TAKE_AWAY (lm_position_get_game (position));
  const guint n_left = lm_take_away_parts_count (left);
  const gboolean wins = move->value == LM_VALUE_WIN;
  g_auto (mpz_t) taken;
  g_auto (mpz_t) limit;

  mpz_init_set_str (taken, move->move, 10);
  mpz_init (limit);
  lm_take_away_fraction_multiply (lm_take_away_get_alpha (game), taken, limit);
  lm_reason_state_terms (reason, wins ? n_left == 1 ? "take-and-leave-one-part" : "take-and-leave-parts"
                                      : n_left == 1 ? "leaving-one-part" : "leaving-parts", position, (LmTerm[]) {
    create_number (taken), create_number (LM_TAKE_AWAY_POSITION (move->position)->stones), create_sum (left), create_number (limit),
    create_number (lm_take_away_parts_get_size (left, 0)), lm_term_position (move->position),
    wins ? lm_term_plain (lm_take_away_parts_count (taken_from) - n_left) : (LmTerm) { NULL },
  }, wins ? 7 : 6);
}

/* Which moves delay most, where that is known; @best is one. Its first number is whether all of them are named. */
static void
state_delay (LmReason    *reason,
             LmAnswer    *answer,
             LmMoveValue *best)
{
  g_autoptr (GPtrArray) longest = g_ptr_array_new ();
  g_autoptr (GString) numbers = g_string_new (NULL);
  g_autofree char *named = NULL;
  g_autofree char *words = NULL;
  guint n_named;

  if (answer->distance == LM_DISTANCE_UNKNOWN || answer->moves->len < 2)
    return;

  for (guint i = 0; i < answer->moves->len && longest->len <= MAX_NAMED_MOVES; i++)
    if (((LmMoveValue *) g_ptr_array_index (answer->moves, i))->distance == best->distance)
      g_ptr_array_add (longest, ((LmMoveValue *) g_ptr_array_index (answer->moves, i))->move);

  n_named = MIN (longest->len, MAX_NAMED_MOVES);
  g_string_printf (numbers, "%d", answer->all_moves && n_named == longest->len);
  for (guint i = 0; i < n_named; i++)
    g_string_append_printf (numbers, " %s", (char *) g_ptr_array_index (longest, i));
  named = lm_words_join (longest, n_named, C_("last of a list", "%s or %s"));
  words = g_strconcat (named, n_named < longest->len ? ", …" : NULL, NULL);
  lm_reason_state (reason, answer->all_moves ? "longest-defence" : "no-longer-defence", answer->position,
                   lm_term_text (numbers->str, words), lm_term_plain (best->distance));
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
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  LmMoveValue *best = lm_answer_get_best (answer);
  g_autoptr (LmTakeAwayParts) parts = NULL;
  g_autoptr (LmTakeAwayParts) left = NULL;
  g_autoptr (LmReason) reason = NULL;

  if (lm_position_is_over (position))
    {
      reason = lm_reason_begin (LM_STATUS_PROVED, NULL);
      lm_reason_state (reason, mpz_sgn (self->stones) == 0 ? "no-stone" : "only-stone", position);
      return g_steal_pointer (&reason);
    }
  if (best == NULL || lm_position_is_over (best->position))
    return NULL;

  parts = get_parts (position, context);
  left = get_parts (best->position, context);
  if (parts == NULL || left == NULL)
    return NULL;

  reason = lm_reason_begin (LM_STATUS_PROVED, REFERENCE);
  if (answer->value == LM_VALUE_WIN)
    lm_reason_state (reason, "pile-is-sum", position, create_number (self->stones), create_sum (parts));
  else if (lm_take_away_parts_count (parts) > 1)
    lm_reason_state (reason, "smallest-beyond-limit", position, create_number (self->stones), create_sum (parts),
                     create_number (lm_take_away_parts_get_size (parts, 0)), create_number (self->limit));
  else
    lm_reason_state (reason, "one-part-beyond-limit", position, create_number (self->stones), create_sum (parts),
                     create_number (self->limit));
  state_outcome (reason, position, parts, left, best);
  if (answer->value == LM_VALUE_LOSS)
    state_delay (reason, answer, best);
  return g_steal_pointer (&reason);
}

/* In general. */

#define N_PARTS 12

/* The first numbers that may be parts. */
static LmTerm
list_parts (LmTakeAway *game)
{
  g_autoptr (LmTakeAwayWalk) walk = lm_take_away_walk_new (lm_take_away_get_sequence (game), 1);
  g_autoptr (GString) numbers = g_string_new (NULL);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < N_PARTS; i++, lm_take_away_walk_forward (walk))
    {
      g_autofree char *digits = lm_take_away_number_to_string (walk->window[walk->place]);
      g_autofree char *number = lm_take_away_number_describe (walk->window[walk->place]);

      g_string_append_printf (numbers, i > 0 ? " %s" : "%s", digits);
      g_string_append_printf (words, "%s, ", number);
    }
  return lm_term_text (numbers->str, g_string_append (words, "…")->str);
}

LmReason *
lm_take_away_tell_idea (LmPosition *position)
{
  LmTakeAway *game = LM_TAKE_AWAY (lm_position_get_game (position));
  g_autofree char *alpha = lm_take_away_fraction_to_string (lm_take_away_get_alpha (game));
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, REFERENCE);
  const LmTerm parts = list_parts (game);

  lm_reason_add_row (reason, _("Parts, and what is lost at the beginning"), NULL);
  lm_reason_add_row (reason, parts.words, NULL);
  lm_reason_state (reason, "parts-rule", position, lm_term_text (alpha, alpha), parts);
  return reason;
}
