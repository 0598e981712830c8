/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf-solve.c: the answer to a position of the forward game: by table, by theorem, by search. */

#include "config.h"

#include "lm-zeckendorf-solve.h"

#include "engine/lm-search.h"
#include "lm-zeckendorf-position.h"
#include "lm-zeckendorf-table.h"
#include "lm-zeckendorf-theory.h"

static LmZeckendorfTable *
get_table (guint            n,
           LmSolveContext  *context,
           GError         **error)
{
  LmTableCache *cache = lm_solve_context_get_cache (context);
  g_autofree char *key = g_strdup_printf ("zeckendorf:n=%u", n);
  LmZeckendorfTable *table = lm_table_cache_lookup (cache, key);

  if (table != NULL)
    return table;

  table = lm_zeckendorf_table_new (n, context, error);
  if (table != NULL)
    lm_table_cache_insert (cache, key, table, lm_zeckendorf_table_get_bytes (table));
  return table;
}

static LmValue
invert (LmValue value)
{
  switch (value)
    {
    case LM_VALUE_WIN:
      return LM_VALUE_LOSS;
    case LM_VALUE_LOSS:
      return LM_VALUE_WIN;
    case LM_VALUE_UNKNOWN:
    default:
      return LM_VALUE_UNKNOWN;
    }
}

/* Adds every legal move with what @table (nullable) or else the theory says of the position after it. */
static void
add_moves (LmAnswer          *answer,
           LmZeckendorfTable *table)
{
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
  const guint n_moves = lm_zeckendorf_list_moves (LM_ZECKENDORF_POSITION (answer->position)->heights, moves);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autoptr (LmPosition) after = lm_zeckendorf_position_after (answer->position, &moves[i]);
      const guint32 *heights = LM_ZECKENDORF_POSITION (after)->heights;
      char text[LM_ZECKENDORF_MOVE_SIZE];
      guint distance = LM_DISTANCE_UNKNOWN;
      LmValue value;

      value = table != NULL ? lm_zeckendorf_table_lookup (table, heights, &distance)
                            : lm_zeckendorf_theory_get_value (heights);
      lm_zeckendorf_move_print (&moves[i], text);
      lm_answer_add_move (answer, text, after, invert (value), distance);
    }
}

static LmAnswer *
answer_by_table (LmPosition        *position,
                 LmZeckendorfTable *table)
{
  LmAnswer *answer = lm_answer_new (position);
  guint distance = 0;
  LmValue value = lm_zeckendorf_table_lookup (table, LM_ZECKENDORF_POSITION (position)->heights, &distance);

  add_moves (answer, table);
  lm_answer_conclude (answer, value, distance);
  answer->method = LM_METHOD_TABLE;
  answer->positions = lm_zeckendorf_table_get_positions (table);
  return answer;
}

static LmAnswer *
answer_by_theory (LmPosition *position,
                  LmValue     value)
{
  LmAnswer *answer = lm_answer_new (position);

  add_moves (answer, NULL);
  lm_answer_conclude (answer, value, LM_DISTANCE_UNKNOWN);
  answer->method = LM_METHOD_THEORY;
  return answer;
}

/* @no_table: why there is no table, a sentence. */
static LmAnswer *
answer_by_search (LmPosition      *position,
                  const char      *no_table,
                  LmSolveContext  *context,
                  GError         **error)
{
  LmAnswer *answer = lm_search_solve (position, context, error);

  /* When the time was over for the table it is over for the search as well, and saying so once is enough. */
  if (answer != NULL && answer->limit != NULL && !g_str_equal (answer->limit, no_table))
    {
      char *both = g_strconcat (no_table, " ", answer->limit, NULL);
      g_free (answer->limit);
      answer->limit = both;
    }

  return answer;
}

/**
 * lm_zeckendorf_solve:
 * @position: a position of the forward game
 * @context: limits, cancellation and cache
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Looks the position up in the table of all positions of its value, which is
 * made when it is not in the cache. Where the table exceeds the limits, a
 * theorem answers if there is one, else a search from this position.
 *
 * Returns: (transfer full) (nullable): the answer, %NULL only when cancelled
 */
LmAnswer *
lm_zeckendorf_solve (LmPosition      *position,
                     LmSolveContext  *context,
                     GError         **error)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  const LmValue theory = lm_zeckendorf_theory_get_value (heights);
  g_autoptr (GError) no_table = NULL;
  g_autoptr (LmZeckendorfTable) table = get_table (lm_zeckendorf_value (heights), context, &no_table);

  if (table != NULL)
    return answer_by_table (position, table);

  if (lm_solve_context_is_cancelled (context, error))
    return NULL;

  if (theory != LM_VALUE_UNKNOWN)
    return answer_by_theory (position, theory);

  return answer_by_search (position, no_table->message, context, error);
}
