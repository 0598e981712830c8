/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solve.c: the answer to a position of a game of this room: by table, by theorem, by search. */

#include "solver.h"

#include "../theory/theory.h"

/* What part of the memory allowed the moves to the end may take where who wins can be told without. */
#define DISTANCES_SHARE 4

/* With the hole on F2 there is never a choice: all is placed one by one, and then every move takes two ones. */
static gboolean
is_forced (LmPosition *position)
{
  return lm_zeckendorf_position_get_variant (position)->hole == 2;
}

static guint
count_forced (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);

  return self->stock + (self->heights[0] + self->stock) / 2;
}

static LmValue
get_theory_value (LmPosition *position,
                  guint      *distance,
                  gpointer    data)
{
  *distance = LM_DISTANCE_UNKNOWN;

  switch (lm_zeckendorf_position_get_variant (position)->kind)
    {
    case LM_ZECKENDORF_BLACK_HOLE:
      if (is_forced (position))
        *distance = count_forced (position);
      return lm_black_hole_get_value (position);
    case LM_ZECKENDORF_REVERSED:
      return lm_reversed_get_value (position);
    case LM_ZECKENDORF_BUILD_UP:
      return lm_build_up_get_value (position);
    case LM_ZECKENDORF_FORWARD:
    default:
      return lm_zeckendorf_theory_get_value (LM_ZECKENDORF_POSITION (position)->heights);
    }
}

/*
 * Whether the moves to the end are worth the wait. Who wins is told by a table
 * a tenth as large and made some fifty times as fast; so where there is one,
 * the other may take but a part of the memory allowed.
 */
static gboolean
affords_distances (LmPosition     *position,
                   LmSolveContext *context)
{
  if (!lm_zeckendorf_levels_serve (lm_zeckendorf_position_get_variant (position)))
    return lm_zeckendorf_table_check (position, context, NULL);

  return lm_zeckendorf_table_measure (lm_zeckendorf_count_positions (lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights)))
         <= lm_solve_context_get_memory (context) / DISTANCES_SHARE;
}

/* Returns: (transfer full) (nullable): what look_up() can ask about @position and all that comes after it, from the cache if it is there */
static gpointer
get_solved (LmPosition      *position,
            LmSolveContext  *context,
            GError         **error)
{
  LmTableCache *cache = lm_solve_context_get_cache (context);
  const gboolean distances = affords_distances (position, context);
  g_autofree char *key = lm_zeckendorf_scope_key (position);
  g_autoptr (GObject) solved = lm_table_cache_lookup (cache, key);

  if (solved != NULL && (LM_IS_ZECKENDORF_WINNERS (solved)
                           ? !distances && lm_zeckendorf_winners_hold (LM_ZECKENDORF_WINNERS (solved), position)
                           : lm_zeckendorf_table_holds (LM_ZECKENDORF_TABLE (solved), position)))
    return g_steal_pointer (&solved);

  g_clear_object (&solved);
  if (!distances && lm_zeckendorf_levels_serve (lm_zeckendorf_position_get_variant (position)))
    solved = (GObject *) lm_zeckendorf_winners_new_all (position, context, error);
  else
    solved = (GObject *) lm_zeckendorf_table_new (position, context, error);
  if (solved != NULL)
    lm_table_cache_insert (cache, key, solved);
  return g_steal_pointer (&solved);
}

static LmValue
look_up (LmPosition *position,
         guint      *distance,
         gpointer    solved)
{
  return lm_table_look_up (solved, position, distance);
}

/* Of moves that win equally soon, that one is recommended which a theorem explains. */
static void
prefer_explained (LmAnswer *answer)
{
  LmMoveValue *explained = NULL;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      guint distance;

      if (move->value == LM_VALUE_WIN && get_theory_value (move->position, &distance, NULL) == LM_VALUE_LOSS
          && (explained == NULL || move->distance < explained->distance))
        explained = move;
    }

  if (explained != NULL)
    lm_answer_prefer (answer, explained->move);
}

/* Returns: (transfer full): why the moves to the end are left out, a sentence */
static char *
describe_left_out (LmPosition     *position,
                   gpointer        solved,
                   LmSolveContext *context)
{
  const guint64 bytes = lm_zeckendorf_table_measure (lm_table_count (solved));
  g_autofree char *needed = g_format_size_full (bytes, G_FORMAT_SIZE_IEC_UNITS);
  g_autofree char *allowed = g_format_size_full (lm_solve_context_get_memory (context) / DISTANCES_SHARE,
                                                 G_FORMAT_SIZE_IEC_UNITS);
  g_autoptr (GError) error = NULL;

  if (!lm_zeckendorf_levels_serve (lm_zeckendorf_position_get_variant (position))
      && !lm_zeckendorf_table_check (position, context, &error))
    return g_strdup (error->message);

  return g_strdup_printf (_("The moves to the end are left out: for all %'" PRIu64 " positions they would take %s, "
                            "and a quarter of the memory allowed is %s."),
                          lm_table_count (solved), needed, allowed);
}

static LmAnswer *
answer_by_table (LmPosition     *position,
                 gpointer        solved,
                 LmSolveContext *context)
{
  LmAnswer *answer = lm_answer_look_up (position, look_up, solved);

  prefer_explained (answer);
  answer->method = LM_METHOD_TABLE;
  answer->positions = lm_table_count (solved);
  if (LM_IS_ZECKENDORF_WINNERS (solved) && answer->moves->len > 0)
    answer->limit = describe_left_out (position, solved, context);
  return answer;
}

/* Returns: (transfer full) (nullable): what theorems say, of the position or of one that a move leaves */
static LmAnswer *
answer_by_theory (LmPosition *position)
{
  g_autoptr (LmAnswer) answer = lm_answer_look_up (position, get_theory_value, NULL);

  if (answer->value == LM_VALUE_UNKNOWN)
    return NULL;

  answer->method = LM_METHOD_THEORY;
  return g_steal_pointer (&answer);
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

/*
 * Where no table of all positions fits, a few levels at a time may, but what they know of most positions is gone at the
 * end. Returns: (transfer full) (nullable): what they say, %NULL with @error set.
 */
static LmAnswer *
answer_by_levels (LmPosition      *position,
                  LmSolveContext  *context,
                  GError         **error)
{
  g_autofree char *key = lm_zeckendorf_scope_key (position);
  g_autoptr (LmZeckendorfWinners) winners = lm_zeckendorf_winners_new_near (position, context, error);

  if (winners == NULL)
    return NULL;

  lm_table_cache_insert (lm_solve_context_get_cache (context), key, G_OBJECT (winners));
  return answer_by_table (position, winners, context);
}

/* @no_table: why there is no table. Returns: (transfer full) (nullable): what a theorem says, or a search */
static LmAnswer *
answer_without (LmPosition      *position,
                const char      *no_table,
                LmSolveContext  *context,
                GError         **error)
{
  LmAnswer *answer = answer_by_theory (position);

  if (answer == NULL)
    return answer_by_search (position, no_table, context, error);

  /*
   * Only in the forward game does a theorem name no winning move. No search makes up for that where levels cannot: nearly all
   * positions come after the one that this theorem speaks of, and of each a search keeps more than a table.
   */
  if (answer->distance == LM_DISTANCE_UNKNOWN && answer->moves->len > 0)
    {
      answer->limit = g_strconcat (no_table, " ", lm_answer_get_best (answer) == NULL
                                                    ? _("A theorem tells who wins, but not with which move.")
                                                    : _("A theorem tells who wins, but not how soon."), NULL);
      answer->is_final = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights) > LM_ZECKENDORF_LEVELS_MAX;
    }
  return answer;
}

/*
 * Looks the position up in a table of all positions that can come after it, which is made when it is not in the
 * cache. Where the table exceeds the limits, a theorem answers if there is one that names a move, else levels where they
 * serve, else a theorem or a search from this position.
 * What the theorem does not say is named in the answer's limit. Returns: (transfer full) (nullable): the answer,
 * %NULL only when cancelled.
 */
LmAnswer *
lm_zeckendorf_solve (LmPosition      *position,
                     LmSolveContext  *context,
                     GError         **error)
{
  g_autoptr (GError) no_table = NULL;
  g_autoptr (GError) no_levels = NULL;
  gboolean is_enough;
  g_autoptr (GObject) solved = NULL;
  g_autoptr (LmAnswer) answer = NULL;

  if (lm_solve_context_is_cancelled (context, error))
    return NULL;
  if (is_forced (position))
    return answer_by_theory (position);

  solved = get_solved (position, context, &no_table);
  if (solved != NULL)
    return answer_by_table (position, solved, context);
  if (lm_solve_context_is_cancelled (context, error))
    return NULL;

  /* Whether there is nothing to add that matters: a move that keeps the win is named, or there is none to name. */
  answer = answer_by_theory (position);
  is_enough = answer != NULL && (lm_answer_get_best (answer) != NULL || answer->moves->len == 0);
  if (is_enough || !lm_zeckendorf_winners_serve (position))
    return answer_without (position, no_table->message, context, error);

  /* For whoever looks further and further ahead it is not worth going through all levels for every move. */
  if (lm_solve_context_get_options (context)->best_only && answer == NULL)
    {
      answer = lm_answer_look_up (position, get_theory_value, NULL);
      answer->method = LM_METHOD_THEORY;
      answer->limit = g_strdup (no_table->message);
    }
  if (lm_solve_context_get_options (context)->best_only)
    return g_steal_pointer (&answer);

  g_clear_pointer (&answer, lm_answer_unref);
  answer = answer_by_levels (position, context, &no_levels);
  if (answer != NULL || lm_solve_context_is_cancelled (context, error))
    return g_steal_pointer (&answer);
  return answer_without (position, no_levels->message, context, error);
}

/*
 * Whether lm_zeckendorf_compute_value() would begin to work on @position. @error: return location for
 * %LM_ERROR_LIMIT, with a sentence that names the number of bytes.
 */
gboolean
lm_zeckendorf_check_value (LmPosition      *position,
                           LmSolveContext  *context,
                           GError         **error)
{
  return is_forced (position) || lm_zeckendorf_table_check (position, context, error);
}

/*
 * Who wins, by computation alone; the table is not kept. Where levels serve they are the faster way. Returns: the value of @position, or %LM_VALUE_UNKNOWN with @error set.
 */
LmValue
lm_zeckendorf_compute_value (LmPosition      *position,
                             LmSolveContext  *context,
                             GError         **error)
{
  g_autoptr (LmZeckendorfTable) table = NULL;
  guint distance = 0;

  if (is_forced (position))
    return count_forced (position) % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS;

  table = lm_zeckendorf_table_new (position, context, error);
  return table != NULL ? lm_table_look_up (LM_TABLE (table), position, &distance) : LM_VALUE_UNKNOWN;
}
