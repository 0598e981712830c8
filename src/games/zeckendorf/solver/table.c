/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: value and moves to the end of every position of a set, for all games of this room. */

#include "solver.h"

/*
 * A position is stored as a key of 16 bits in the order of what a player likes
 * to leave: lost positions first, those sooner over before the others, then
 * won ones, those later over before the others. So the key of the best move is
 * the least of all, and its key says what the position is:
 *
 *   lost in an even number x of moves  key = x - 0x8000  (negative)
 *   won in an odd number x of moves    key = 0x7ffe - x  (not negative)
 *   no move at all                     NO_MOVE, as if won in -1 moves
 */
#define NO_MOVE G_MAXINT16

/* Positions solved between two looks at the context: about half a millisecond. */
#define POSITIONS_PER_POLL 32768

struct _LmZeckendorfTable
{
  GObject            parent_instance;

  LmZeckendorfScope *scope;
  LmStore           *store; /* the keys, by rank */
};

LM_DEFINE_TABLE (LmZeckendorfTable, lm_zeckendorf_table)

static void
lm_zeckendorf_table_clear (LmZeckendorfTable *self)
{
  g_clear_pointer (&self->store, lm_store_free);
  g_clear_pointer (&self->scope, lm_zeckendorf_scope_free);
}

LM_BEGIN_EMPTY (LmZeckendorfTable, lm_zeckendorf_table)

/*
 * The stages are solved one after the other, so that what a move leads to in
 * another stage is there. Within a stage a forward move raises the highest of
 * the bins that it changes and so goes to a higher rank, a reversed one to a
 * lower rank; a forward stage is gone through from the last rank to the first,
 * a reversed one from the first to the last.
 *
 * Who wins alone is found with two levels of positions (layers/). Here
 * every position is kept, for its moves to the end.
 *
 * A row is what has the heights of bins 3 and beyond in common. Its positions
 * lie side by side, numbered by the height of bin 2; bin 1 has the rest. A move
 * leads from a row to another row, at a distance in rank that is the same all
 * along, so that it is considered for a whole row at a time; but for M and the
 * reversed S2, which lead from each position of a row to the next.
 */

/* Ranks in a row go by the height of bin 2. */
#define ROW_BIN 2

/* What it costs to come to a row, in positions. */
#define WORK_PER_ROW 32u

/* A move, as the stages see it. */
typedef struct
{
  const LmZeckendorfStage *target; /* the stage that it leads to */
  /* by bin: how the chips beyond what always lies there change */
  int                      changes[LM_ZECKENDORF_MAX_BINS + 1];
  int                      needs[LM_ZECKENDORF_MAX_BINS + 1]; /* by bin: how many chips there must be */
  gboolean                 in_row; /* whether it leads from each position of a row to the next */
} Step;

typedef struct
{
  const Step *step;  /* a move, or %NULL for where it starts from */
  int         value; /* what is left for the bins up to the one at hand, after the move */
  int         chips; /* how many chips they may have */
  gint64      rank;  /* the last rank that is then possible */
} State;

typedef struct
{
  const LmZeckendorfScope *scope;
  const LmZeckendorfStage *stage;
  LmSolveContext          *context;
  gint16                  *keys;
  guint64                  done;
  guint                    until_poll; /* positions, and rows */

  Step                     steps[LM_ZECKENDORF_MAX_MOVES];
  guint                    n_steps;
  gboolean                 ascending;

  /* Of each bin: where the stage itself stands, and then every move that the bins beyond allow. */
  State                    states[LM_ZECKENDORF_MAX_BINS + 1][LM_ZECKENDORF_MAX_MOVES + 1];
} Build;

static void
add_step (Build                   *build,
          const LmZeckendorfMove  *move,
          const LmZeckendorfStage *target)
{
  Step *step = &build->steps[build->n_steps++];
  LmZeckendorfChips chips;

  *step = (Step) { .target = target };
  lm_zeckendorf_variant_get_chips (&build->scope->variant, move, &chips);
  for (guint bin = 1; bin <= build->scope->n_bins; bin++)
    step->changes[bin] = (int) build->stage->base[bin - 1] - (int) target->base[bin - 1];
  for (guint i = 0; i < chips.n_taken; i++)
    {
      step->changes[chips.taken[i]]--;
      step->needs[chips.taken[i]]++;
    }
  for (guint i = 0; i < chips.n_given; i++)
    step->changes[chips.given[i]]++;

  step->in_row = target == build->stage && ABS (step->changes[2]) == 1;
  for (guint bin = 3; bin <= build->scope->n_bins; bin++)
    step->in_row = step->in_row && step->changes[bin] == 0;
}

static void
find_placings (Build *build,
               guint  index)
{
  for (guint bin = 1; bin <= build->scope->n_bins; bin++)
    {
      const LmZeckendorfMove move = { LM_ZECKENDORF_PLACE, bin };
      const guint worth = lm_zeckendorf_fibonacci (bin);

      if (lm_zeckendorf_variant_may_place (&build->scope->variant, bin) && worth <= build->stage->stock)
        add_step (build, &move, &build->scope->stages[index - worth]);
    }
}

static void
find_moves (Build *build,
            guint  index)
{
  const LmZeckendorfVariant *variant = &build->scope->variant;
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
  const guint n_moves = lm_zeckendorf_variant_all_moves (variant, build->scope->n_bins, moves);

  for (guint i = 0; i < n_moves; i++)
    {
      LmZeckendorfChips chips;

      lm_zeckendorf_variant_get_chips (variant, &moves[i], &chips);
      if (chips.n_lost > index || (variant->stagnant && chips.taken[0] == 1))
        continue;
      if (MAX (chips.taken[1], chips.given[MAX (chips.n_given, 1) - 1]) <= build->scope->n_bins)
        add_step (build, &moves[i], &build->scope->stages[index - chips.n_lost]);
    }
}

static inline gint64
get_row_origin (const State             *state,
                const LmZeckendorfStage *stage)
{
  return state->rank - (lm_zeckendorf_counts_is_open (stage->counts, ROW_BIN) ? state->value / 2 : 0);
}

static void
solve_row (Build *build,
           guint  n_states)
{
  const State *states = build->states[ROW_BIN];
  const int value = states[0].value;
  const int from = MAX (value - states[0].chips, 0);
  const int to = lm_zeckendorf_counts_is_open (build->stage->counts, ROW_BIN) ? value / 2 : 0;
  gint16 *row = build->keys + get_row_origin (&states[0], build->stage);
  gboolean along = FALSE;
  int key = NO_MOVE;

  if (from > to)
    return;

  for (int i = from; i <= to; i++)
    row[i] = NO_MOVE;

  /* The best key that any of the moves leaves, but for those along the row. */
  for (const State *state = states + 1; state < states + n_states; state++)
    {
      const Step *step = state->step;
      const gint16 *after = build->keys + get_row_origin (state, step->target) + step->changes[ROW_BIN];
      const int end = value >= step->needs[1] ? MIN (to, (value - step->needs[1]) / 2) + 1 : 0;

      along = along || step->in_row;
      if (step->in_row)
        continue;

#pragma omp simd
      for (int i = MAX (from, step->needs[ROW_BIN]); i < end; i++)
        row[i] = MIN (row[i], after[i]);
    }

  for (int i = 0; i <= to - from; i++)
    {
      const int h = build->ascending ? from + i : to - i;
      const int best = along ? MIN (row[h], key) : row[h];

      /* Lost in x leaves won in x + 1 and the other way round: ~best, less 2 where the best is lost. */
      key = ~best + ((best >> 15) * 2);
      row[h] = key;
    }

  build->done += to - from + 1;
  build->until_poll -= MIN (build->until_poll, (guint) (to - from) + 1);
}

static gboolean
go_on (Build *build)
{
  if (build->until_poll > 0)
    return TRUE;

  build->until_poll = POSITIONS_PER_POLL;
  lm_solve_context_set_progress (build->context, build->done, build->scope->n_positions);
  return lm_solve_context_poll (build->context) == LM_STOP_NO;
}

/* From the states of @bin to those of the bin before it, when @bin has @height chips; returns how many they are. */
static guint
descend (Build *build,
         guint  bin,
         guint  n_states,
         int    height)
{
  const int worth = lm_zeckendorf_fibonacci (bin);
  const State *states = build->states[bin];
  State *below = build->states[bin - 1];
  guint n_below = 0;

  for (guint i = 0; i < n_states; i++)
    {
      const Step *step = states[i].step;
      const LmZeckendorfStage *stage = step != NULL ? step->target : build->stage;
      const int after = step != NULL ? height + step->changes[bin] : height;
      const int value = states[i].value - after * worth;
      const int chips = states[i].chips - after;

      if (value < 0 || chips < 0 || (step != NULL && height < step->needs[bin]))
        continue;

      below[n_below++] = (State) {
        step, value, chips,
        states[i].rank - (gint64) lm_zeckendorf_counts_following (stage->counts, bin - 1, value, chips),
      };
    }

  return n_below;
}

/*
 * The heights that a bin can have: the bins before it, with the chips that are
 * left, must be able to hold what is left of the value, which for all chips in
 * the last of them is the most.
 */
static void
get_heights (const LmZeckendorfStage *stage,
             const State             *own,
             guint                    bin,
             int                     *least,
             int                     *most)
{
  const int worth = lm_zeckendorf_fibonacci (bin);
  const int worth_before = lm_zeckendorf_fibonacci (bin - 1);
  const int too_much = own->chips < own->value ? own->value - own->chips * worth_before : 0;

  *least = too_much > 0 ? (too_much - 1) / (worth - worth_before) + 1 : 0;
  *most = lm_zeckendorf_counts_is_open (stage->counts, bin) ? MIN (own->value / worth, own->chips) : 0;
}

/* Goes through the heights of @bin and the bins before it. */
static gboolean
solve_bins (Build *build,
            guint  bin,
            guint  n_states)
{
  int least = 0;
  int most = 0;

  if (bin == ROW_BIN)
    {
      build->until_poll -= MIN (build->until_poll, WORK_PER_ROW);
      solve_row (build, n_states);
      return go_on (build);
    }

  get_heights (build->stage, &build->states[bin][0], bin, &least, &most);
  for (int i = least; i <= most; i++)
    if (!solve_bins (build, bin - 1, descend (build, bin, n_states, build->ascending ? i : least + most - i)))
      return FALSE;

  return TRUE;
}

static State
get_start (const Step              *step,
           const LmZeckendorfStage *stage)
{
  return (State) { step, stage->value, stage->chips, (gint64) (stage->first + stage->size) - 1 };
}

static gboolean
solve_stage (Build *build,
             guint  index)
{
  const guint n_bins = build->scope->n_bins;

  build->stage = &build->scope->stages[index];
  build->n_steps = 0;
  if (build->stage->stock > 0)
    find_placings (build, index);
  else
    find_moves (build, index);

  build->states[n_bins][0] = get_start (NULL, build->stage);
  for (guint i = 0; i < build->n_steps; i++)
    build->states[n_bins][i + 1] = get_start (&build->steps[i], build->steps[i].target);

  return solve_bins (build, n_bins, build->n_steps + 1);
}

static gboolean
build_keys (LmZeckendorfTable *self,
            LmSolveContext    *context)
{
  g_autofree Build *build = g_new0 (Build, 1);
  gboolean goes_on;

  build->scope = self->scope;
  build->context = context;
  build->keys = self->store->memory;
  build->ascending = lm_zeckendorf_variant_is_reversed (&self->scope->variant);
  goes_on = go_on (build);
  for (guint i = 0; i < self->scope->n_stages && goes_on; i++)
    goes_on = solve_stage (build, i);

  return goes_on;
}

/* What so many positions take; %G_MAXUINT64 when it is too much to count. */
guint64
lm_zeckendorf_table_measure (guint64 n_positions)
{
  return n_positions <= G_MAXUINT64 / sizeof (gint16) ? n_positions * sizeof (gint16) : G_MAXUINT64;
}

/*
 * Whether lm_zeckendorf_table_new() would begin to work on @position. @error: return location for %LM_ERROR_LIMIT,
 * with a sentence that names the number of bytes where it is them that are too many.
 */
gboolean
lm_zeckendorf_table_check (LmPosition      *position,
                           LmSolveContext  *context,
                           GError         **error)
{
  g_autoptr (LmZeckendorfScope) scope = lm_zeckendorf_scope_new (position, context, error);

  return scope != NULL &&
         lm_store_check (scope->n_positions, lm_zeckendorf_table_measure (scope->n_positions), context, error);
}

/*
 * Solves @position and every position that can come after it, and as many others as make a set of one shape with
 * them; placing and what follows it alike. Two bytes for each. Returns: (transfer full) (nullable): the table, or
 * %NULL with @error set.
 */
LmZeckendorfTable *
lm_zeckendorf_table_new (LmPosition      *position,
                         LmSolveContext  *context,
                         GError         **error)
{
  g_autoptr (LmZeckendorfTable) self = g_object_new (LM_TYPE_ZECKENDORF_TABLE, NULL);

  self->scope = lm_zeckendorf_scope_new (position, context, error);
  if (self->scope == NULL)
    return NULL;

  if (lm_solve_context_poll (context) == LM_STOP_NO)
    {
      self->store = lm_store_new (self->scope->n_positions, lm_zeckendorf_table_measure (self->scope->n_positions), context,
                                  error);
      if (self->store == NULL)
        return NULL;
      if (build_keys (self, context))
        return g_steal_pointer (&self);
    }

  lm_solve_context_should_stop (context, error);
  return NULL;
}

/* Whether lm_zeckendorf_table_lookup() can tell about @position. */
gboolean
lm_zeckendorf_table_holds (LmZeckendorfTable *self,
                           LmPosition        *position)
{
  guint64 rank = 0;

  return lm_zeckendorf_scope_rank (self->scope, position, &rank);
}

static LmValue
lm_zeckendorf_table_look_up (LmTable    *table,
                             LmPosition *position,
                             guint      *distance)
{
  LmZeckendorfTable *self = LM_ZECKENDORF_TABLE (table);
  guint64 rank = 0;
  int key;

  if (!lm_zeckendorf_scope_rank (self->scope, position, &rank))
    return LM_VALUE_UNKNOWN;

  key = ((const gint16 *) self->store->memory)[rank];
  *distance = key < 0 ? key + 0x8000 : LM_ZECKENDORF_MAX_DISTANCE - key;
  return key < 0 ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

static guint64
lm_zeckendorf_table_count (LmTable *table)
{
  return LM_ZECKENDORF_TABLE (table)->scope->n_positions;
}

static guint64
lm_zeckendorf_table_get_bytes (LmTable *table)
{
  LmZeckendorfTable *self = LM_ZECKENDORF_TABLE (table);

  return self->store->bytes + self->scope->bytes;
}
