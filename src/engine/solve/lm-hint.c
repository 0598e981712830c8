/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-hint.c: what the rungs of a hint say, as claims, for window, command line, library and print alike. */

#include "lm-hint.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n-lib.h>

/* More places than this are no help any more. */
#define MAX_PLACES 6

/* So many moves are looked through faster than a place is read. */
#define FEW_MOVES 3

static LmReason *
begin (void)
{
  return lm_reason_begin (LM_STATUS_COMPUTED, NULL);
}

/**
 * lm_hint_say:
 * @said: (transfer full): what is claimed
 *
 * Returns: (transfer full): its sentences; empty where nothing is claimed
 */
char *
lm_hint_say (LmReason *said)
{
  char *text = g_steal_pointer (&said->text);

  lm_reason_free (said);
  return text;
}

/**
 * lm_hint_find_winner:
 * @position: a position
 * @value: its value
 *
 * Returns: the seat that wins with best play, or %LM_NOBODY when that does not follow
 */
int
lm_hint_find_winner (LmPosition *position,
                     LmValue     value)
{
  if (lm_position_is_over (position))
    return lm_position_get_winner (position);
  if (value == LM_VALUE_WIN)
    return lm_position_get_turn (position);

  return value == LM_VALUE_LOSS ? lm_position_get_opponent (position) : LM_NOBODY;
}

/* Where all games are equally long it says nothing how long they are. */
static guint
get_telling_distance (LmPosition *position,
                      guint       distance)
{
  return lm_position_get_info (position)->fixed_length ? LM_DISTANCE_UNKNOWN : distance;
}

/* With more than two players left the value is that of the player to move against all the others. */
static void
state_one_against_all (LmReason   *said,
                       LmPosition *position,
                       LmValue     value)
{
  lm_reason_state (said, value == LM_VALUE_WIN ? "wins-alone" : value == LM_VALUE_LOSS ? "loses-alone" : "alone-undecided",
                   position, lm_term_player (position, lm_position_get_turn (position)));
}

/**
 * lm_hint_state_outcome:
 * @position: a position
 * @value: its value
 * @distance: moves to the end, or %LM_DISTANCE_UNKNOWN
 *
 * Returns: (transfer full): who wins and how soon
 */
LmReason *
lm_hint_state_outcome (LmPosition *position,
                       LmValue     value,
                       guint       distance)
{
  const int winner = lm_hint_find_winner (position, value);
  const guint moves = get_telling_distance (position, distance);
  LmReason *said = begin ();

  if (lm_position_is_over (position))
    lm_reason_state (said, "over", position, lm_term_result (position));
  else if (lm_position_count_left (position) > 2)
    state_one_against_all (said, position, value);
  else if (winner == LM_NOBODY)
    lm_reason_state (said, "not-decided", position);
  else if (moves == LM_DISTANCE_UNKNOWN)
    lm_reason_state (said, "wins", position, lm_term_player (position, winner));
  else
    lm_reason_state (said, "wins-in", position, lm_term_player (position, winner), lm_term_number (moves));
  return said;
}

/**
 * lm_hint_state_verdict:
 * @answer: an answer
 * @you: the seat of the only person at the board, or %LM_NOBODY
 *
 * Returns: (transfer full): who wins with best play and how soon, spoken to @you
 */
LmReason *
lm_hint_state_verdict (LmAnswer *answer,
                       int       you)
{
  LmPosition *position = answer->position;
  const guint moves = get_telling_distance (position, answer->distance);
  g_autofree char *words = NULL;
  LmReason *said;

  if (answer->outlook == NULL && (you == LM_NOBODY || answer->winner != you || lm_position_is_over (position)))
    return lm_hint_state_outcome (position, answer->value, answer->distance);

  said = begin ();
  if (answer->outlook != NULL)
    {
      words = lm_outlook_describe (answer->outlook, you);
      lm_reason_state (said, "outlook", position, lm_term_text (lm_value_to_string (answer->value), words));
    }
  else if (moves == LM_DISTANCE_UNKNOWN)
    lm_reason_state (said, "you-win", position, lm_term_player (position, you));
  else
    lm_reason_state (said, "you-win-in", position, lm_term_player (position, you), lm_term_number (moves));
  return said;
}

/* Only where it is true: more memory and time help. */
static void
state_limit (LmReason *said,
             LmAnswer *answer)
{
  g_autofree char *limit = lm_words_end (answer->limit);

  lm_reason_state (said, "limit", answer->position, lm_term_text (answer->limit, limit));
  if (!answer->is_final)
    lm_reason_state (said, "more-memory", answer->position);
}

/**
 * lm_hint_state_term:
 * @answer: an answer
 * @you: the seat of the only person at the board, or %LM_NOBODY
 *
 * Returns: (transfer full): the verdict in the field's term, or why it is not known, unless the outlook says so; a word of
 *   comfort for who is losing. May be nothing
 */
LmReason *
lm_hint_state_term (LmAnswer *answer,
                    int       you)
{
  LmPosition *position = answer->position;
  LmReason *said = begin ();

  if (answer->outlook != NULL)
    return said;
  if (answer->value == LM_VALUE_UNKNOWN)
    {
      if (answer->limit != NULL)
        state_limit (said, answer);
      else
        lm_reason_state (said, "solver-undecided", position);
      return said;
    }

  /* Only where both players have the same moves does it not matter who is to move. */
  if (lm_position_get_info (position)->impartial)
    lm_reason_state (said, answer->value == LM_VALUE_WIN ? "won-for-mover" : "lost-for-mover", position);
  if (answer->value == LM_VALUE_LOSS && (you == LM_NOBODY || you == (int) lm_position_get_turn (position)))
    lm_reason_state (said, "comfort", position);
  return said;
}

/**
 * lm_hint_state_count:
 * @answer: an answer
 *
 * Returns: (transfer full): how many of the moves of a position that is not lost win, and why not more is known
 */
LmReason *
lm_hint_state_count (LmAnswer *answer)
{
  const guint wins = lm_answer_count (answer, LM_VALUE_WIN);
  const guint unknown = answer->all_moves ? lm_answer_count (answer, LM_VALUE_UNKNOWN) : 0;
  const guint total = answer->moves->len;
  LmPosition *position = answer->position;
  LmReason *said = begin ();

  if (answer->value == LM_VALUE_UNKNOWN)
    {
      lm_reason_state (said, "count-undecided", position);
      return said;
    }

  if (!answer->all_moves)
    lm_reason_state (said, "at-least-win", position, lm_term_number (wins));
  else if (unknown > 0 && total == 1)
    lm_reason_state (said, "only-move-undecided", position);
  else if (unknown > 0 && wins == 0)
    lm_reason_state (said, "none-known", position, lm_term_number (total));
  else if (unknown > 0)
    {
      lm_reason_state (said, "known-to-win", position, lm_term_number (wins), lm_term_number (total));
      lm_reason_state (said, "moves-undecided", position, lm_term_number (unknown));
    }
  else if (total == 1)
    lm_reason_state (said, "only-move-wins", position);
  else if (wins == total)
    lm_reason_state (said, total == 2 ? "both-win" : "all-win", position, lm_term_number (wins));
  else
    lm_reason_state (said, "some-win", position, lm_term_number (wins), lm_term_number (total));

  if (answer->limit != NULL && answer->outlook == NULL)
    state_limit (said, answer);
  return said;
}

/* Where the moves of this value are, or those of any where it is %LM_VALUE_UNKNOWN. */
static GPtrArray *
list_places (LmAnswer *answer,
             LmValue   value)
{
  GPtrArray *places = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *entry = g_ptr_array_index (answer->moves, i);
      g_autofree char *place = NULL;

      if (value != LM_VALUE_UNKNOWN && entry->value != value)
        continue;

      place = lm_position_describe_move (answer->position, entry->move, LM_MOVE_PLACE);
      if (!g_ptr_array_find_with_equal_func (places, place, g_str_equal, NULL))
        g_ptr_array_add (places, g_steal_pointer (&place));
    }

  return places;
}

/* "a, b or c": the winning places, as the numbers of their first moves for machines. */
static LmTerm
make_places (GPtrArray *places)
{
  const guint shown = MIN (places->len, MAX_PLACES);
  g_autofree char *value = g_strdup_printf ("%u", places->len);
  g_autofree char *text = lm_words_join (places, shown, C_("last of a list", "%s or %s"));
  g_autofree char *more = shown < places->len
                            ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s and %u more place", "%s and %u more places",
                                                            places->len - shown), text, places->len - shown)
                            : NULL;

  return lm_term_text (value, more != NULL ? more : text);
}

/* Of a lost position: the one that is hardest to answer, where the answers were counted and differ. */
static LmMoveValue *
get_best_try (LmAnswer *answer)
{
  LmMoveValue *hardest = lm_answer_get_hardest (answer);

  return hardest != NULL ? hardest : lm_answer_get_best (answer);
}

/* Whether the moves differ in how long they hold out. */
static gboolean
has_longest_defence (LmAnswer *answer)
{
  LmMoveValue *best = lm_answer_get_best (answer);

  if (answer->value != LM_VALUE_LOSS || best == NULL || best->distance == LM_DISTANCE_UNKNOWN)
    return FALSE;
  if (!answer->all_moves)
    return TRUE;

  for (guint i = 0; i < answer->moves->len; i++)
    if (((LmMoveValue *) g_ptr_array_index (answer->moves, i))->distance != best->distance)
      return TRUE;

  return FALSE;
}

/* Returns: whether it helps to know how many moves win: of a lost position that is known with the verdict */
gboolean
lm_hint_has_count (LmAnswer *answer)
{
  return answer->value != LM_VALUE_LOSS;
}

/* Returns: whether it helps to know where the winning moves are, or the best try: not where that is everywhere */
gboolean
lm_hint_has_place (LmAnswer *answer)
{
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) winning = NULL;

  if (lm_answer_get_best (answer) == NULL || (answer->all_moves && answer->moves->len <= FEW_MOVES))
    return FALSE;
  if (answer->value == LM_VALUE_LOSS)
    return has_longest_defence (answer) || lm_answer_get_hardest (answer) != NULL;

  all = list_places (answer, LM_VALUE_UNKNOWN);
  winning = list_places (answer, LM_VALUE_WIN);
  return winning->len < all->len || (!answer->all_moves && winning->len == 1);
}

/**
 * lm_hint_state_place:
 * @answer: an answer
 *
 * Returns: (transfer full): where to look for the winning moves, or in a lost position for the best try
 */
LmReason *
lm_hint_state_place (LmAnswer *answer)
{
  LmMoveValue *best = get_best_try (answer);
  LmReason *said = begin ();

  if (best != NULL && answer->value == LM_VALUE_LOSS)
    {
      g_autofree char *place = lm_position_describe_move (answer->position, best->move, LM_MOVE_PLACE);

      lm_reason_state (said, "try-there", answer->position, lm_term_text (best->move, place));
    }
  else if (best != NULL)
    {
      g_autoptr (GPtrArray) places = list_places (answer, LM_VALUE_WIN);

      lm_reason_state (said, "look-there", answer->position, make_places (places));
    }
  return said;
}

/* Of a move after which no win is left: why it is recommended. */
static void
state_defence (LmReason    *said,
               LmAnswer    *answer,
               LmMoveValue *best)
{
  if (answer->all_moves && answer->moves->len == 1)
    lm_reason_state (said, "only-defence", answer->position);
  else if (has_longest_defence (answer))
    lm_reason_state (said, "longest-defence", answer->position, lm_term_move (answer->position, best->move));
  else if (lm_answer_get_hardest (answer) == best)
    lm_reason_state (said, "hardest-defence", answer->position, lm_term_move (answer->position, best->move),
                     lm_term_number (best->n_answers), lm_term_number (best->n_replies));
  else
    lm_reason_state (said, "any-defence", answer->position);
}

/**
 * lm_hint_state_after:
 * @answer: an answer
 *
 * Returns: (transfer full): what the recommended move is good for; may be nothing
 */
LmReason *
lm_hint_state_after (LmAnswer *answer)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  const guint moves = best != NULL ? get_telling_distance (answer->position, best->distance) : LM_DISTANCE_UNKNOWN;
  LmReason *said = begin ();

  if (best != NULL && best->value != LM_VALUE_WIN)
    state_defence (said, answer, best);
  if (moves == 0)
    lm_reason_state (said, "move-ends", answer->position, lm_term_move (answer->position, best->move));
  else if (moves != LM_DISTANCE_UNKNOWN)
    lm_reason_state (said, "then-moves", answer->position, lm_term_move (answer->position, best->move), lm_term_number (moves));
  else if (answer->value == LM_VALUE_LOSS && answer->limit != NULL)
    state_limit (said, answer);
  return said;
}

/**
 * lm_hint_state_hardest:
 * @answer: an answer
 *
 * Returns: (transfer full): of a lost position what is hardest to answer beside the longest defence; may be nothing
 */
LmReason *
lm_hint_state_hardest (LmAnswer *answer)
{
  LmMoveValue *hardest = lm_answer_get_hardest (answer);
  LmReason *said = begin ();

  if (hardest != NULL && has_longest_defence (answer))
    lm_reason_state (said, "hardest-beside", answer->position, lm_term_move (answer->position, hardest->move),
                     lm_term_number (hardest->n_answers), lm_term_number (hardest->n_replies));
  return said;
}

/**
 * lm_hint_state_leaves:
 * @advice: an advice
 *
 * Returns: (transfer full): the position that the recommended move leaves, and what it is worth; may be nothing
 */
LmReason *
lm_hint_state_leaves (LmAdvice *advice)
{
  LmPosition *position = advice->answer->position;
  LmReason *said = begin ();

  if (advice->after == NULL)
    return said;
  if (lm_position_is_over (advice->after))
    lm_reason_state (said, "over", advice->after, lm_term_result (advice->after));
  else
    lm_reason_state (said,
                     !lm_position_get_info (position)->impartial ? "leaves"
                       : advice->answer->value == LM_VALUE_WIN ? "leaves-lost" : "leaves-won",
                     position, lm_term_move (position, advice->move), lm_term_position (advice->after),
                     lm_term_player (position, lm_position_get_turn (advice->after)));
  return said;
}

/**
 * lm_hint_state_replies:
 * @advice: an advice
 *
 * Returns: (transfer full): the heading of the replies; nothing when there are none
 */
LmReason *
lm_hint_state_replies (LmAdvice *advice)
{
  const gboolean wins = advice->answer->value == LM_VALUE_WIN;
  LmPosition *position = wins && advice->after != NULL ? advice->after : advice->answer->position;
  LmReason *said = begin ();

  if (advice->replies->len > 0)
    lm_reason_state (said,
                     wins ? advice->all_replies ? "replies-heading" : "some-replies-heading"
                          : advice->all_replies ? "moves-heading" : "some-moves-heading",
                     position, lm_term_player (position, lm_position_get_turn (position)));
  return said;
}

/**
 * lm_hint_state_line:
 * @advice: an advice
 *
 * Returns: (transfer full): the heading of the line of best play
 */
LmReason *
lm_hint_state_line (LmAdvice *advice)
{
  const guint length = g_strv_length (advice->line);
  g_autofree char *line = g_strjoinv (" ", advice->line);
  LmReason *said = begin ();

  if (length == 0)
    lm_reason_state (said, "no-line", advice->answer->position);
  else
    lm_reason_state (said,
                     advice->answer->distance == LM_DISTANCE_UNKNOWN ? "line-one-way" : advice->line_cut ? "line-cut" : "line-to-end",
                     advice->answer->position, lm_term_number (length), lm_term_text (line, line));
  return said;
}
