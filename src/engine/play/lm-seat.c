/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-seat.c: who sits at the board, and how a computer at a level chooses its move. */

#include "lm-seat.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n-lib.h>

/* Draws that avoid a move known to lose, where there are more moves than the solver lists. */
#define MAX_REDRAWS 32

typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
} SeatText;

static const SeatText seat_texts[LM_N_SEATS] = {
  [LM_SEAT_PERSON] = {
    "person", N_("Person"), N_("Somebody at this board."),
  },
  [LM_SEAT_RANDOM] = {
    "random", N_("Random computer"), N_("Draws every move by lot."),
  },
  [LM_SEAT_CASUAL] = {
    "casual", N_("Casual computer"),
    N_("Draws some moves by lot, one in four unless the preferences say otherwise; all others are those of the perfect computer."),
  },
  [LM_SEAT_PERFECT] = {
    "perfect", N_("Perfect computer"),
    N_("Never gives a won game away; when it has lost, it plays the move that the fewest answers refute."),
  },
  [LM_SEAT_STUBBORN] = {
    "stubborn", N_("Stubborn computer"),
    N_("Never gives a won game away; when it has lost, it holds out as long as it can."),
  },
  [LM_SEAT_GREEDY] = { "greedy", N_("Greedy computer"), NULL },
};

/* Which of two moves a computer would rather make: negative, 0 (a tie) or positive as of strcmp(). */
typedef int (* CompareMoves) (LmMoveValue *a,
                              LmMoveValue *b);

static gboolean
is_seat (LmSeat seat)
{
  return (guint) seat < LM_N_SEATS;
}

/* Returns: how many of the seats it has: all of them, or those before the greedy computer */
guint
lm_seat_count (const LmGameInfo *info)
{
  return info->choose_greedily != NULL ? LM_N_SEATS : LM_SEAT_GREEDY;
}

/* Returns: (transfer none): its name in saved games and settings, never translated: "person", "random",
   "casual", "perfect", "stubborn" or "greedy" */
const char *
lm_seat_to_id (LmSeat seat)
{
  g_return_val_if_fail (is_seat (seat), NULL);

  return seat_texts[seat].id;
}

/**
 * lm_seat_from_id:
 * @id: any text
 * @seat: (out): who sits there; untouched when @id is none of the ids
 *
 * Returns: whether @id is what lm_seat_to_id() gives for some seat
 */
gboolean
lm_seat_from_id (const char *id,
                 LmSeat     *seat)
{
  for (guint i = 0; i < LM_N_SEATS; i++)
    if (g_str_equal (seat_texts[i].id, id))
      {
        *seat = i;
        return TRUE;
      }

  return FALSE;
}

/* Returns: (transfer none): the name for people */
const char *
lm_seat_get_name (LmSeat seat)
{
  g_return_val_if_fail (is_seat (seat), NULL);

  return _(seat_texts[seat].name);
}

/* @info: the game, which has that seat. Returns: (transfer none): how it plays, one sentence for people */
const char *
lm_seat_get_summary (LmSeat            seat,
                     const LmGameInfo *info)
{
  g_return_val_if_fail (seat < lm_seat_count (info), NULL);

  if (seat == LM_SEAT_STUBBORN && info->stubborn_help != NULL)
    return _(info->stubborn_help);
  return _(seat == LM_SEAT_GREEDY ? info->greedy_help : seat_texts[seat].summary);
}

/* Returns: whether lm_seat_choose_move() makes use of a solver's answer */
gboolean
lm_seat_needs_answer (LmSeat seat)
{
  return seat == LM_SEAT_CASUAL || seat == LM_SEAT_PERFECT || seat == LM_SEAT_STUBBORN;
}

static int
prefer_faster (LmMoveValue *a,
               LmMoveValue *b)
{
  return (a->distance > b->distance) - (a->distance < b->distance);
}

/* A move whose distance was not computed comes last. */
static int
prefer_later (LmMoveValue *a,
              LmMoveValue *b)
{
  if (a->distance == b->distance)
    return 0;
  if (a->distance == LM_DISTANCE_UNKNOWN || b->distance == LM_DISTANCE_UNKNOWN)
    return a->distance == LM_DISTANCE_UNKNOWN ? 1 : -1;
  return prefer_faster (b, a);
}

static int
prefer_none (LmMoveValue *a,
             LmMoveValue *b)
{
  return 0;
}

/* One of the moves of that value, of equally good ones each with the same chance. */
static char *
draw_best (LmAnswer     *answer,
           LmValue       value,
           CompareMoves  compare,
           GRand        *rand)
{
  g_autoptr (GPtrArray) best = g_ptr_array_new ();

  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *entry = g_ptr_array_index (answer->moves, i);
      int order;

      if (entry->value != value)
        continue;
      order = best->len > 0 ? compare (entry, g_ptr_array_index (best, 0)) : 0;
      if (order < 0)
        g_ptr_array_set_size (best, 0);
      if (order <= 0)
        g_ptr_array_add (best, entry);
    }

  if (best->len == 0)
    return NULL;
  return g_strdup (((LmMoveValue *) g_ptr_array_index (best, g_rand_int_range (rand, 0, best->len)))->move);
}

/* Any move that is not known to lose, or any at all when each draw hits one that is. */
static char *
draw_unless_lost (LmPosition *position,
                  LmAnswer   *answer,
                  GRand      *rand)
{
  g_autofree char *move = NULL;

  for (guint i = 0; i <= MAX_REDRAWS; i++)
    {
      LmMoveValue *entry;

      g_free (move);
      move = lm_position_random_move (position, rand);
      entry = move != NULL ? lm_answer_find_move (answer, move) : NULL;
      if (entry == NULL || entry->value != LM_VALUE_LOSS)
        break;
    }

  return g_steal_pointer (&move);
}

static char *
choose_when_lost (LmSeat      seat,
                  LmPosition *position,
                  LmAnswer   *answer,
                  GRand      *rand)
{
  char *move;

  if (seat == LM_SEAT_STUBBORN && answer->preferred != NULL && lm_answer_get_best (answer) != NULL)
    return g_strdup (lm_answer_get_best (answer)->move);

  move = draw_best (answer, LM_VALUE_LOSS, seat == LM_SEAT_STUBBORN ? prefer_later : lm_answer_compare_tries, rand);
  return move != NULL ? move : lm_position_random_move (position, rand);
}

static char *
choose_well (LmSeat      seat,
             LmPosition *position,
             LmAnswer   *answer,
             GRand      *rand)
{
  char *move = draw_best (answer, LM_VALUE_WIN, prefer_faster, rand);

  if (move != NULL)
    return move;
  if (answer->value == LM_VALUE_LOSS)
    return choose_when_lost (seat, position, answer, rand);
  if (answer->all_moves)
    move = draw_best (answer, LM_VALUE_UNKNOWN, prefer_none, rand);
  if (move != NULL)
    return move;
  return draw_unless_lost (position, answer, rand);
}

/**
 * lm_seat_choose_move:
 * @seat: a computer; a person's seat draws like %LM_SEAT_RANDOM
 * @position: the position to move in
 * @answer: (nullable): what a solver says of @position; without it the move is
 *   drawn among all
 * @error_percent: of %LM_SEAT_CASUAL: how many moves of a hundred, on the
 *   average, it draws among all legal ones, good and bad alike (0 to 100);
 *   the others it chooses as %LM_SEAT_PERFECT does
 * @rand: where chance comes from; the same state gives the same move
 *
 * A winning move that ends the game soonest where one is known; else a move
 * that is not known to lose; in a lost position the best try by
 * lm_answer_compare_tries(), and of the stubborn computer a move that delays the
 * end the most. Equally good moves are drawn by lot.
 *
 * Returns: (transfer full) (nullable): a legal move, or %NULL when the game is
 *   over
 */
char *
lm_seat_choose_move (LmSeat      seat,
                     LmPosition *position,
                     LmAnswer   *answer,
                     guint       error_percent,
                     GRand      *rand)
{
  gboolean errs;

  g_return_val_if_fail (is_seat (seat) && position != NULL && rand != NULL, NULL);

  if (lm_position_is_over (position))
    return NULL;
  errs = seat == LM_SEAT_CASUAL && (guint) g_rand_int_range (rand, 0, 100) < error_percent;
  if (answer == NULL || errs || !lm_seat_needs_answer (seat))
    return lm_position_random_move (position, rand);

  return choose_well (seat, position, answer, rand);
}
