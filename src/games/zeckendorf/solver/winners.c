/* SPDX-License-Identifier: GPL-3.0-or-later */
/* winners.c: who wins every position of one value, forward or reversed, one bit for each. */

#include "solver.h"

/* The work on a table, shared out among threads. */

/* Bins of a task: from the first of a task to the last of all, when there are no more planes than a block may have. */
#define MAX_TASK_BINS 12

/* What one thread does sooner than another has started. */
#define LEAST_WORDS_PER_THREAD 100000

/*
 * What has the heights of the outer bins in common is solved by one thread. To each bin i of a task belongs a weight
 * t_i, and the sum of heights times weights is the task's level. With t = 0 before the first of the bins,
 * t_{i+1} = 2 t_i - t_{i-2} + 1
 * the reversed move C(i), from bins i - 2 and i + 1 to two in bin i, brings the level down by 1, if i + 1 is a bin
 * of the task. So does S(i), from bin i to bins i - 1 and i - 2, by e_i = t_i - t_{i-1} - t_{i-2}: that is 1 for the
 * first bin, and e_{i+1} = (2 t_i - t_{i-2} + 1) - t_i - t_{i-1} = e_i + 1. Any other move stays in the task. So all
 * moves of the tasks of one level lead to lower levels, forward to higher ones, and the tasks of a level can be
 * solved side by side.
 */
typedef struct
{
  guint   level;                  /* see below */
  guint   first;                  /* the number of the first task of the level */
  guint   rest;                   /* the value left for the bins before the task's */
  guint16 heights[MAX_TASK_BINS]; /* of the task's bins */
} Task;

typedef struct
{
  const LmZeckendorfGrid *grid;
  LmZeckendorfMode        mode;
  guint32                *words;
  LmTeam        team;

  GArray                 *tasks;     /* in the order in which they are taken up */
  guint                   n_taken;
  LmTold        done;      /* how many */
} Crew;

static guint
get_weight (guint bin)
{
  guint before[3] = { 0, 0, 0 };
  guint weight = 1;

  for (guint i = LM_ZECKENDORF_TASK_BIN; i < bin; i++)
    {
      before[2] = before[1];
      before[1] = before[0];
      before[0] = weight;
      weight = 2 * weight - before[2] + 1;
    }

  return weight;
}

static void
list_tasks (Crew  *crew,
            Task  *task,
            guint  bin)
{
  const guint fibonacci = lm_zeckendorf_fibonacci (bin);
  const Task before = *task;

  if (bin < LM_ZECKENDORF_TASK_BIN)
    {
      g_array_append_val (crew->tasks, *task);
      return;
    }

  for (guint height = 0; height * fibonacci <= before.rest; height++)
    {
      task->heights[bin - LM_ZECKENDORF_TASK_BIN] = height;
      task->rest = before.rest - height * fibonacci;
      task->level = before.level + height * get_weight (bin);
      list_tasks (crew, task, bin - 1);
    }
  *task = before;
}

/* By level, and in a level the largest first, so that the threads come to its end together. */
static int
compare_tasks (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const Crew *crew = data;
  const Task *one = a;
  const Task *other = b;
  const int by_level = (one->level > other->level) - (one->level < other->level);

  if (by_level != 0)
    return lm_zeckendorf_mode_is_forward (crew->mode) ? -by_level : by_level;

  return (one->rest < other->rest) - (one->rest > other->rest);
}

static void
plan (Crew *crew)
{
  Task task = { .rest = crew->grid->n };

  list_tasks (crew, &task, crew->grid->n_bins);
  g_array_sort_with_data (crew->tasks, compare_tasks, crew);

  for (guint i = 1; i < crew->tasks->len; i++)
    {
      Task *this = &g_array_index (crew->tasks, Task, i);
      const Task *before = this - 1;

      this->first = this->level == before->level ? before->first : i;
    }
}

/*
 * Nobody takes up a task before those of the levels below are done, so when so many are done it is them. One of them is
 * always at work, and that one waits for nobody.
 */
static gpointer
work (gpointer data)
{
  Crew *crew = data;
  g_autoptr (LmZeckendorfWalk) walk = lm_zeckendorf_walk_new (crew->grid, crew->mode, crew->words, lm_team_go_on,
                                                              &crew->team);
  guint index;

  while ((index = __atomic_fetch_add (&crew->n_taken, 1, __ATOMIC_RELAXED)) < crew->tasks->len)
    {
      const Task *task = &g_array_index (crew->tasks, Task, index);

      if (!lm_team_wait (&crew->team, &crew->done, task->first) || !lm_zeckendorf_walk_task (walk, task->heights))
        break;
      lm_team_tell (&crew->team, &crew->done, 1);
    }

  return NULL;
}

/* The caller works as well; with fewer threads than wanted it takes longer. */
static void
work_together (Crew *crew)
{
  const guint64 enough = crew->grid->n_words / LEAST_WORDS_PER_THREAD + 1;
  const guint wanted = MIN (lm_solve_context_get_threads (crew->team.context), MIN (enough, crew->tasks->len));
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  while (others->len + 1 < wanted)
    {
      GThread *thread = g_thread_try_new ("zeckendorf", work, crew, NULL);

      if (thread == NULL)
        break;
      g_ptr_array_add (others, thread);
    }

  work (crew);
  for (guint i = 0; i < others->len; i++)
    g_thread_join (g_ptr_array_index (others, i));
}

/* Fills in the table. Returns: whether and why it is not complete. */
static LmStop
crew_run (const LmZeckendorfGrid *grid,
          LmZeckendorfMode        mode,
          guint32                *words,
          guint64                 n_positions,
          LmSolveContext         *context)
{
  Crew crew = {
    .grid = grid,
    .mode = mode,
    .words = words,
    .tasks = g_array_new (FALSE, FALSE, sizeof (Task)),
  };

  lm_team_init (&crew.team, context, n_positions, grid->n_words);
  if (crew.team.stop == LM_STOP_NO)
    {
      plan (&crew);
      work_together (&crew);
    }

  lm_team_clear (&crew.team);
  g_array_unref (crew.tasks);
  return crew.team.stop;
}

/* The table. */

struct _LmZeckendorfWinners
{
  GObject            parent_instance;

  LmZeckendorfMode   mode;
  guint64            n_positions;
  LmZeckendorfGrid  *grid;
  LmStore *store;
};

LM_DEFINE_TABLE (LmZeckendorfWinners, lm_zeckendorf_winners)

static void
lm_zeckendorf_winners_clear (LmZeckendorfWinners *self)
{
  g_clear_pointer (&self->store, lm_store_free);
  g_clear_pointer (&self->grid, lm_zeckendorf_grid_free);
}

LM_BEGIN_EMPTY (LmZeckendorfWinners, lm_zeckendorf_winners)

/* Whether there are such tables for it: for the forward game and the reversed one, with free ones or stagnant ones. */
gboolean
lm_zeckendorf_winners_serves (const LmZeckendorfVariant *variant)
{
  return variant->kind == LM_ZECKENDORF_FORWARD || variant->kind == LM_ZECKENDORF_REVERSED;
}

static guint32 *
get_words (LmZeckendorfWinners *self)
{
  return (guint32 *) self->store->memory + LM_ZECKENDORF_KERNEL_GUARD;
}

/* Returns: (transfer full) (nullable): the layout, %NULL when its positions cannot even be counted */
static LmZeckendorfGrid *
make_grid (guint    n,
           guint64 *n_positions,
           guint64 *bytes)
{
  LmZeckendorfGrid *grid;

  *bytes = G_MAXUINT64;
  *n_positions = lm_zeckendorf_count_positions (n);
  if (*n_positions == G_MAXUINT64)
    return NULL;

  grid = lm_zeckendorf_grid_new (n);
  *bytes = (grid->n_words + 2 * LM_ZECKENDORF_KERNEL_GUARD) * sizeof (guint32);
  return grid;
}

/*
 * Whether a table of the positions of value @n may take the memory that it needs; those of smaller values need
 * less. @error: return location for %LM_ERROR_LIMIT, with a sentence that names the number of bytes.
 */
gboolean
lm_zeckendorf_winners_check (guint            n,
                             LmSolveContext  *context,
                             GError         **error)
{
  guint64 n_positions = 0;
  guint64 bytes = 0;
  g_autoptr (LmZeckendorfGrid) grid = make_grid (n, &n_positions, &bytes);

  return lm_store_check (n_positions, bytes, context, error);
}

/*
 * Asks for the memory of one table after the other, for what has been written to once need not be cleared by the
 * system again. Returns: (transfer full) (nullable): a table that is yet to be solved, for values up to @max_n, or
 * %NULL with @error set.
 */
LmZeckendorfWinners *
lm_zeckendorf_winners_prepare (const LmZeckendorfVariant  *variant,
                               guint                       max_n,
                               LmSolveContext             *context,
                               GError                    **error)
{
  g_autoptr (LmZeckendorfWinners) self = g_object_new (LM_TYPE_ZECKENDORF_WINNERS, NULL);
  guint64 bytes = 0;

  self->mode = lm_zeckendorf_mode_get (variant);
  self->grid = make_grid (max_n, &self->n_positions, &bytes);
  self->store = lm_store_new (self->n_positions, bytes, context, error);

  return self->store != NULL ? g_steal_pointer (&self) : NULL;
}

/* Makes it the table of all positions of value @n, whatever it was before. Returns: whether it is complete. */
gboolean
lm_zeckendorf_winners_solve (LmZeckendorfWinners  *self,
                             guint                 n,
                             LmSolveContext       *context,
                             GError              **error)
{
  LmStop stop;

  if (self->grid->n != n)
    {
      guint64 bytes;

      lm_zeckendorf_grid_free (self->grid);
      self->grid = make_grid (n, &self->n_positions, &bytes);
    }

  stop = crew_run (self->grid, self->mode, get_words (self), self->n_positions, context);
  if (stop != LM_STOP_NO)
    lm_solve_context_should_stop (context, error);
  return stop == LM_STOP_NO;
}

/*
 * Solves the game for every position of value @n, the partitions of @n into Fibonacci numbers. That takes 1 to 2
 * bits for each when there are many. Returns: (transfer full) (nullable): the table, or %NULL with @error set.
 */
LmZeckendorfWinners *
lm_zeckendorf_winners_new (const LmZeckendorfVariant  *variant,
                           guint                       n,
                           LmSolveContext             *context,
                           GError                    **error)
{
  g_autoptr (LmZeckendorfWinners) self = lm_zeckendorf_winners_prepare (variant, n, context, error);

  if (self == NULL || !lm_zeckendorf_winners_solve (self, n, context, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* The value for the player to move; lost when there is no move. */
LmValue
lm_zeckendorf_winners_lookup (LmZeckendorfWinners *self,
                              const guint32       *heights)
{
  guint place = 0;
  const guint64 word = lm_zeckendorf_grid_locate (self->grid, heights, &place);
  const guint32 bits = get_words (self)[word];

  return bits >> lm_zeckendorf_kernel_shift (self->mode, place) & 1 ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

static LmValue
lm_zeckendorf_winners_look_up (LmTable    *table,
                               LmPosition *position,
                               guint      *distance)
{
  return lm_zeckendorf_winners_lookup (LM_ZECKENDORF_WINNERS (table), LM_ZECKENDORF_POSITION (position)->heights);
}

static guint64
lm_zeckendorf_winners_count (LmTable *table)
{
  return LM_ZECKENDORF_WINNERS (table)->n_positions;
}

static guint64
lm_zeckendorf_winners_get_bytes (LmTable *table)
{
  return LM_ZECKENDORF_WINNERS (table)->store->bytes;
}
