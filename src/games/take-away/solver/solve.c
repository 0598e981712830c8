/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solve.c: the answer to a position: who wins by the theorem, how soon by a table. */

#include "games/take-away/take-away.h"
#include "solver.h"

/* Of the moves of a large limit these are answered: the smallest ones, and so many winning ones, and the largest. */
#define SMALLEST_MOVES 5
#define WINNING_MOVES 32

static LmTakeAwayTable *
get_table (LmPosition      *position,
           LmSolveContext  *context)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);

  if (mpz_cmp_ui (self->stones, LM_TAKE_AWAY_MAX_TABLE) > 0)
    return NULL;

  return lm_take_away_table_get (lm_take_away_get_alpha (LM_TAKE_AWAY (self->parent.game)),
                                 mpz_get_ui (self->stones), context, NULL);
}

/* Without a table only the last move of a game has a distance. */
static guint
get_distance (LmPosition      *position,
              LmTakeAwayTable *table)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);

  if (table != NULL)
    return lm_take_away_table_lookup (table, mpz_get_ui (self->stones), mpz_get_ui (self->limit));

  return mpz_sgn (self->limit) == 0 ? 0 : LM_DISTANCE_UNKNOWN;
}

/* The move of a lost position that a table of its pile finds the longest. */
static guint
find_longest (LmPosition      *position,
              LmTakeAwayTable *table)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  const guint stones = mpz_get_ui (self->stones);
  const guint limit = mpz_get_ui (self->limit);
  guint longest = 1;

  /* With that limit, and no smaller one, the position lasts as long as it does. */
  while (longest < limit
         && lm_take_away_table_lookup (table, stones, longest) != lm_take_away_table_lookup (table, stones, limit))
    longest++;

  return longest;
}

static void
add_number (GArray *moves,
            gulong  number)
{
  g_auto (mpz_t) move;

  mpz_init_set_ui (move, number);
  lm_take_away_numbers_add (moves, move);
}

static GArray *
list_telling_moves (LmPosition      *position,
                    GArray          *wins,
                    LmTakeAwayTable *table)
{
  GArray *moves = lm_take_away_numbers_new ();

  for (guint i = 1; i <= SMALLEST_MOVES; i++)
    add_number (moves, i);
  for (guint i = 0; i < MIN (wins->len, WINNING_MOVES); i++)
    lm_take_away_numbers_add (moves, lm_take_away_numbers_get (wins, i));
  if (table != NULL)
    add_number (moves, find_longest (position, table));
  lm_take_away_numbers_add (moves, LM_TAKE_AWAY_POSITION (position)->limit);
  lm_take_away_numbers_sort (moves);

  return moves;
}

static GArray *
list_all_moves (LmPosition *position)
{
  const gulong limit = mpz_get_ui (LM_TAKE_AWAY_POSITION (position)->limit);
  GArray *moves = lm_take_away_numbers_new ();

  for (gulong i = 1; i <= limit; i++)
    add_number (moves, i);

  return moves;
}

static void
add_moves (LmAnswer        *answer,
           GArray          *moves,
           GArray          *wins,
           LmTakeAwayTable *table)
{
  for (guint i = 0; i < moves->len; i++)
    {
      mpz_srcptr move = lm_take_away_numbers_get (moves, i);
      g_autoptr (LmPosition) after = lm_take_away_position_after (answer->position, move);
      g_autofree char *text = lm_take_away_number_to_string (move);
      const LmValue value = lm_take_away_numbers_contain (wins, move) ? LM_VALUE_WIN : LM_VALUE_LOSS;

      lm_answer_add_move (answer, text, after, value, get_distance (after, table));
    }
}

static LmAnswer *
answer_with (LmPosition      *position,
             GArray          *wins,
             LmTakeAwayTable *table)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  LmAnswer *answer = lm_answer_new (position);
  guint distance = get_distance (position, table);
  g_autoptr (GArray) moves = NULL;

  answer->all_moves = mpz_cmp_ui (self->limit, LM_TAKE_AWAY_MAX_ANSWERED) <= 0;
  moves = answer->all_moves ? list_all_moves (position) : list_telling_moves (position, wins, table);
  add_moves (answer, moves, wins, table);

  /* Nothing is sooner than to take the whole pile at once. */
  if (distance == LM_DISTANCE_UNKNOWN && mpz_cmp (self->limit, self->stones) == 0)
    distance = 1;
  lm_answer_conclude (answer, wins->len > 0 ? LM_VALUE_WIN : LM_VALUE_LOSS, distance);
  answer->method = table != NULL ? LM_METHOD_TABLE : LM_METHOD_THEORY;
  answer->positions = table != NULL ? lm_table_count (LM_TABLE (table)) : 0;
  return answer;
}

static LmAnswer *
answer_unknown (LmPosition     *position,
                LmSolveContext *context)
{
  LmAnswer *answer = lm_answer_new (position);

  answer->all_moves = FALSE;
  answer->limit = lm_solve_context_describe_time (context);
  return answer;
}

/*
 * Who wins, and with which moves, follows from the parts of the pile: a position is won exactly if its smallest
 * part is within the limit (TA). The moves to the end come from a table of all piles up to LM_TAKE_AWAY_MAX_TABLE,
 * and are left out beyond and where it exceeds the limits.
 */
LmAnswer *
lm_take_away_solve (LmPosition      *position,
                    LmSolveContext  *context,
                    GError         **error)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  LmTakeAway *game = LM_TAKE_AWAY (self->parent.game);
  g_autoptr (LmTakeAwayParts) parts = NULL;
  g_autoptr (LmTakeAwayTable) table = NULL;
  g_autoptr (GArray) wins = NULL;

  if (lm_solve_context_is_cancelled (context, error))
    return NULL;

  parts = lm_take_away_parts_get (lm_take_away_get_alpha (game), lm_take_away_get_sequence (game), self->stones, context);
  if (parts != NULL)
    table = get_table (position, context);
  if (lm_solve_context_is_cancelled (context, error))
    return NULL;
  if (parts == NULL)
    return answer_unknown (position, context);

  wins = lm_take_away_parts_list_wins (parts, lm_take_away_get_alpha (game), self->limit);
  return answer_with (position, wins, table);
}
