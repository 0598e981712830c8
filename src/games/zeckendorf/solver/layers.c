/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layers.c: who wins some positions of one value, forward or reversed, in the memory of a few layers. */

#include "layers.h"

#include "solver.h"

#include <glib/gstdio.h>

/* Before and after a layer. */
#define GUARD LM_ZECKENDORF_LAYER_GUARD

/* What one thread does sooner than another has started, in words of all layers. */
#define LEAST_WORDS_PER_THREAD 1000000

/* More threads would want more layers and wait for each other more often. */
#define MAX_THREADS 64

/* A processor may fetch two lines of 64 bytes at a time. */
#define CACHE_LINES 128

/* So often it is asked whether another thread has come as far, before sleeping until it has. */
#define SPINS 1000

/* Of the time, at the most, for keeping layers. */
#define KEEPING_SHARE 0.05

/* Of progress, for the key of what a layer has come to; the rest is for the number of the layer. */
#define KEY_BITS 48

struct _LmZeckendorfLayers
{
  LmZeckendorfMode      mode;
  gboolean              plain;
  LmZeckendorfLayerMap *map;
  LmStore    *store;
  guint64               slot;      /* words of room for a layer */
  guint                 n_threads;
  char                 *keep;         /* (nullable): where finished layers are kept */
  double                keep_seconds; /* how often at the most */
};

typedef struct _Crew Crew;

/*
 * Layers are numbered from 0 in the order in which they are solved. With k
 * threads the one with number j solves layers j, j + k, j + 2 k, … Each of them
 * follows the one before it, which another thread is at: no move leads beyond
 * the same outer heights there, so it is enough that the other one has finished
 * those and a guard's words more. Layer i lies where layer i - k - 1 was, or an
 * earlier one, which the thread of layer i - k, the same one, was the last to
 * need.
 */
typedef struct
{
  Crew                  *crew;
  guint                  number;
  guint                  layer;
  guint64                progress; /* layer and key, told to the others: all before is finished, and a guard more */
  guint64                next;     /* what comes to be told */
  guint64                n_next;   /* words that were filled in then */
  LmZeckendorfLayerWalk *walk;
  guint8                 apart[CACHE_LINES]; /* from what another thread writes */
} Worker;

struct _Crew
{
  LmZeckendorfLayers *layers;
  LmZeckendorfMode    mode;
  LmSolveContext     *context;
  guint               n;
  guint               n_layers;
  guint               first_chips;   /* of layer 0 */
  guint               n_threads;
  guint               n_slots;       /* layers that there is room for, at least one more than threads */
  guint               begin;         /* the first layer to be solved */
  const char         *keep;          /* (nullable) */
  Worker              workers[MAX_THREADS];

  LmZeckendorfWanted *wanted;
  guint               n_wanted;
  LmZeckendorfTally   tally;
  guint64             n_positions;
  guint64             all_words;
  guint64             n_words;       /* filled in */

  /*
   * What the threads tell each other is atomic, and what is told by it is
   * released and acquired. The lock is only there to sleep by.
   */
  guint               n_waiting;
  LmStop              stop;
  GMutex              mutex;
  GCond               changed;

  gboolean            keeping;       /* whether a thread is at keeping a layer, atomic too */
  gint64              keep_next;     /* when the next one is kept, for that thread alone */
};

static guint
get_chips (const Crew *crew,
           guint       layer)
{
  return lm_zeckendorf_mode_is_forward (crew->mode) ? crew->first_chips + layer : crew->first_chips - layer;
}

static guint32 *
get_words (const Crew *crew,
           guint       layer)
{
  return (guint32 *) crew->layers->store->memory + layer % crew->n_slots * crew->layers->slot + GUARD;
}

/* --- threads ---------------------------------------------------------------- */

static void
wake (Crew *crew)
{
  if (__atomic_load_n (&crew->n_waiting, __ATOMIC_SEQ_CST) == 0)
    return;

  g_mutex_lock (&crew->mutex);
  g_cond_broadcast (&crew->changed);
  g_mutex_unlock (&crew->mutex);
}

static gboolean
is_stopped (Crew *crew)
{
  return __atomic_load_n (&crew->stop, __ATOMIC_SEQ_CST) != LM_STOP_NO;
}

static void
tell_progress (Worker  *worker,
               guint64  progress)
{
  __atomic_store_n (&worker->progress, progress, __ATOMIC_SEQ_CST);
  wake (worker->crew);
}

static gboolean
is_beyond (const Worker *other,
           guint64       progress)
{
  return __atomic_load_n (&other->progress, __ATOMIC_SEQ_CST) > progress;
}

/*
 * Waits until @other is beyond @progress, or the work is stopped. The thread at the earliest of the layers that are
 * being solved waits for nobody, and it asks whether to stop; so nobody waits for somebody who does not come.
 */
static gboolean
wait_for (Crew         *crew,
          const Worker *other,
          guint64       progress)
{
  for (guint i = 0; i < SPINS; i++)
    if (is_beyond (other, progress))
      return !is_stopped (crew);

  g_mutex_lock (&crew->mutex);
  __atomic_add_fetch (&crew->n_waiting, 1, __ATOMIC_SEQ_CST);
  while (!is_stopped (crew) && !is_beyond (other, progress))
    g_cond_wait (&crew->changed, &crew->mutex);
  __atomic_sub_fetch (&crew->n_waiting, 1, __ATOMIC_SEQ_CST);
  g_mutex_unlock (&crew->mutex);

  return !is_stopped (crew);
}

static gboolean
begin (guint64  key,
       guint64  n_words,
       gpointer data)
{
  Worker *worker = data;
  Crew *crew = worker->crew;
  const Worker *other = &crew->workers[(worker->number + crew->n_threads - 1) % crew->n_threads];
  const guint64 progress = (guint64) worker->layer << KEY_BITS | key;

  if (n_words >= worker->n_next + GUARD)
    {
      tell_progress (worker, worker->next);
      worker->next = progress;
      worker->n_next = n_words;
    }
  return worker->layer == 0 || other == worker || wait_for (crew, other, progress - ((guint64) 1 << KEY_BITS));
}

static gboolean
go_on (guint64  n_words,
       gpointer data)
{
  Worker *worker = data;
  Crew *crew = worker->crew;
  const guint64 done = __atomic_add_fetch (&crew->n_words, n_words, __ATOMIC_RELAXED);
  const LmStop stop = lm_solve_context_poll (crew->context);

  lm_solve_context_set_progress (crew->context, (double) done / crew->all_words * crew->n_positions, crew->n_positions);
  if (stop != LM_STOP_NO)
    {
      __atomic_store_n (&crew->stop, stop, __ATOMIC_SEQ_CST);
      wake (crew);
    }
  return !is_stopped (crew);
}

/* --- layers ----------------------------------------------------------------- */

static guint
count_chips (const guint32 *heights)
{
  guint chips = 0;

  for (guint bin = 1; bin <= LM_ZECKENDORF_MAX_BINS; bin++)
    chips += heights[bin - 1];

  return chips;
}

static void
read_wanted (const Crew *crew,
             guint       layer)
{
  for (guint i = 0; i < crew->n_wanted; i++)
    {
      LmZeckendorfWanted *wanted = &crew->wanted[i];
      const guint shift = lm_zeckendorf_layer_kernel_shift (crew->mode, wanted->heights[2]);

      if (count_chips (wanted->heights) == get_chips (crew, layer))
        wanted->value = get_words (crew, layer)[lm_zeckendorf_layer_map_locate (crew->layers->map, wanted->heights)] >> shift & 1
                          ? LM_VALUE_LOSS : LM_VALUE_WIN;
    }
}

static LmZeckendorfLayerHead
get_head (const Crew *crew,
          guint       layer)
{
  const guint chips = get_chips (crew, layer);

  return (LmZeckendorfLayerHead) {
    crew->mode, crew->n, chips, lm_zeckendorf_layer_map_size (crew->layers->map, crew->n, chips),
  };
}

/*
 * Keeps the layer that was just finished, if it is time. Nobody writes over it meanwhile: who would waits for a layer
 * that this thread has not begun. A disk that is full is no reason to stop; then an older layer is there to go on from,
 * or none.
 */
static void
keep_layer (Crew  *crew,
            guint  layer)
{
  const LmZeckendorfLayerHead head = get_head (crew, layer);
  gint64 start = g_get_monotonic_time ();
  gint64 pause;

  if (crew->keep == NULL || __atomic_exchange_n (&crew->keeping, TRUE, __ATOMIC_ACQUIRE))
    return;

  if (start >= crew->keep_next)
    {
      lm_zeckendorf_layer_file_save (crew->keep, &head, get_words (crew, layer), crew->context);
      pause = MAX (crew->layers->keep_seconds * G_USEC_PER_SEC, (g_get_monotonic_time () - start) / KEEPING_SHARE);
      crew->keep_next = g_get_monotonic_time () + pause;
    }
  __atomic_store_n (&crew->keeping, FALSE, __ATOMIC_RELEASE);
}

static gboolean
is_kept_wrong (const Crew                  *crew,
               const LmZeckendorfLayerHead *head)
{
  for (guint layer = 0; layer + 1 < crew->n_layers; layer++)
    if (get_chips (crew, layer) == head->chips)
      return head->mode != crew->mode || head->n != crew->n || head->n_words != get_head (crew, layer).n_words;

  return TRUE;
}

/* Goes on after the layer that was kept, if there is one. */
static gboolean
take_up (Crew    *crew,
         GError **error)
{
  LmZeckendorfLayerHead head;
  GError *problem = NULL;
  const int fd = crew->keep != NULL ? lm_zeckendorf_layer_file_open (crew->keep, &head, &problem) : -1;
  guint layer;

  if (fd < 0)
    {
      if (problem == NULL)
        return TRUE;
      g_propagate_error (error, problem);
      return FALSE;
    }

  layer = MAX (head.chips, crew->first_chips) - MIN (head.chips, crew->first_chips);
  if (is_kept_wrong (crew, &head))
    close (fd);
  else if (lm_zeckendorf_layer_file_read (fd, &head, get_words (crew, layer), crew->context))
    {
      crew->begin = layer + 1;
      for (guint i = 0; i <= layer; i++)
        crew->n_words += get_head (crew, i).n_words;
      return TRUE;
    }
  else if (lm_solve_context_should_stop (crew->context, error))
    return FALSE;

  lm_zeckendorf_layer_file_set_wrong (error, crew->keep);
  return FALSE;
}

/* The first of its layers that a thread has to solve. */
static guint
get_first_layer (const Worker *worker)
{
  const guint n_threads = worker->crew->n_threads;
  const guint begin = worker->crew->begin;

  return begin + (worker->number + n_threads - begin % n_threads) % n_threads;
}

static gpointer
work (gpointer data)
{
  Worker *worker = data;
  Crew *crew = worker->crew;
  LmZeckendorfTally tally;

  for (guint layer = get_first_layer (worker); layer < crew->n_layers; layer += crew->n_threads)
    {
      worker->layer = layer;
      worker->next = (guint64) layer << KEY_BITS;
      worker->n_next = 0;
      if (!lm_zeckendorf_layer_walk_solve (worker->walk, get_chips (crew, layer), layer == 0, get_words (crew, layer),
                                           get_words (crew, layer + crew->n_slots - 1)))
        break;
      read_wanted (crew, layer);
      tell_progress (worker, (guint64) (layer + 1) << KEY_BITS);
      if (layer + 1 < crew->n_layers)
        keep_layer (crew, layer);
    }

  lm_zeckendorf_layer_walk_get_tally (worker->walk, &tally);
  __atomic_add_fetch (&crew->tally.n_vertices, tally.n_vertices, __ATOMIC_RELAXED);
  __atomic_add_fetch (&crew->tally.n_edges, tally.n_edges, __ATOMIC_RELAXED);
  return NULL;
}

/* Begins as soon as it is known how many threads there are. */
static gpointer
work_along (gpointer data)
{
  Worker *worker = data;

  g_mutex_lock (&worker->crew->mutex);
  g_mutex_unlock (&worker->crew->mutex);
  return work (data);
}

/* Every layer has its thread beforehand, so none begins before all of them are there, or the system has no more. */
static void
start_threads (Crew     *crew,
               GThread **threads)
{
  g_mutex_lock (&crew->mutex);
  for (guint i = 1; i < crew->n_threads; i++)
    {
      threads[i] = g_thread_try_new ("zeckendorf", work_along, &crew->workers[i], NULL);
      if (threads[i] == NULL)
        crew->n_threads = i;
    }
  g_mutex_unlock (&crew->mutex);
}

static void
work_together (Crew *crew)
{
  GThread *threads[MAX_THREADS] = { NULL };
  const guint n_threads = crew->n_threads;

  for (guint i = 0; i < n_threads; i++)
    {
      const LmZeckendorfLayerFuncs funcs = { begin, go_on, &crew->workers[i] };

      crew->workers[i].crew = crew;
      crew->workers[i].number = i;
      crew->workers[i].progress = (guint64) crew->begin << KEY_BITS;
      crew->workers[i].walk = lm_zeckendorf_layer_walk_new (crew->layers->map, crew->n, crew->mode, crew->layers->plain, &funcs);
    }

  start_threads (crew, threads);
  work (&crew->workers[0]);
  for (guint i = 1; i < crew->n_threads; i++)
    g_thread_join (threads[i]);

  for (guint i = 0; i < n_threads; i++)
    lm_zeckendorf_layer_walk_free (crew->workers[i].walk);
}

/* All layers from the first one to that of @last_chips. */
static void
plan (Crew  *crew,
      guint  last_chips)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS];

  lm_zeckendorf_decompose (crew->n, heights);
  crew->first_chips = lm_zeckendorf_mode_is_forward (crew->mode) ? count_chips (heights) : crew->n;
  crew->n_layers = ABS ((int) last_chips - (int) crew->first_chips) + 1;
  crew->n_positions = lm_zeckendorf_count_positions (crew->n);
  for (guint i = 0; i < crew->n_layers; i++)
    crew->all_words += lm_zeckendorf_layer_map_size (crew->layers->map, crew->n, get_chips (crew, i));
  crew->n_threads = MIN (crew->layers->n_threads, crew->all_words / LEAST_WORDS_PER_THREAD + 1);
  crew->n_slots = crew->n_threads + 1;
}

static gboolean
crew_run (Crew    *crew,
          GError **error)
{
  if (!take_up (crew, error))
    return FALSE;

  crew->keep_next = g_get_monotonic_time () + crew->layers->keep_seconds * G_USEC_PER_SEC;
  crew->stop = lm_solve_context_poll (crew->context);
  g_mutex_init (&crew->mutex);
  g_cond_init (&crew->changed);
  if (crew->stop == LM_STOP_NO)
    work_together (crew);
  g_cond_clear (&crew->changed);
  g_mutex_clear (&crew->mutex);
  if (crew->stop == LM_STOP_NO && crew->keep != NULL)
    lm_zeckendorf_layer_file_remove (crew->keep);

  return crew->stop == LM_STOP_NO || !lm_solve_context_should_stop (crew->context, error);
}

/* --- what one asks for ------------------------------------------------------ */

static void
find_slot (LmZeckendorfLayers *self)
{
  const LmZeckendorfLayerMap *map = self->map;

  for (guint chips = 1; chips <= map->max_n; chips++)
    self->slot = MAX (self->slot, lm_zeckendorf_layer_map_size (map, map->max_n, chips));

  self->slot += 2 * GUARD;
}

/* What is needed with @n_threads threads. */
static guint64
count_bytes (const LmZeckendorfLayers *self,
             guint                     n_threads)
{
  return (n_threads + 1) * self->slot * sizeof (guint32) + self->map->bytes;
}

static gboolean
check_bytes (guint            n,
             guint64          bytes,
             LmSolveContext  *context,
             GError         **error)
{
  const guint64 memory = lm_solve_context_get_memory (context);
  g_autofree char *needed = g_format_size_full (bytes, G_FORMAT_SIZE_IEC_UNITS);
  g_autofree char *allowed = g_format_size_full (memory, G_FORMAT_SIZE_IEC_UNITS);

  if (bytes <= memory)
    return TRUE;

  g_set_error (error, LM_ERROR, LM_ERROR_LIMIT,
               _("Even two layers of the %'" PRIu64 " positions of n = %u need %'" PRIu64 " bytes (%s); %s are allowed."),
               lm_zeckendorf_count_positions (n), n, bytes, needed, allowed);
  return FALSE;
}

/*
 * Plans the layers of all values up to @max_n, of which the last need the most. As many threads will work as are allowed
 * and have memory for a layer each. Returns: (transfer full) (nullable): without any memory yet but for where the
 * positions lie, or %NULL with @error set: for %LM_ERROR_LIMIT, with a sentence that names the number of bytes.
 */
LmZeckendorfLayers *
lm_zeckendorf_layers_plan (const LmZeckendorfVariant  *variant,
                           guint                       max_n,
                           LmSolveContext             *context,
                           GError                    **error)
{
  g_autoptr (LmZeckendorfLayers) self = NULL;

  /* Beyond that it is only said that it is too much. */
  if (max_n > LM_ZECKENDORF_LAYERS_MAX)
    {
      lm_store_check (0, G_MAXUINT64, context, error);
      return NULL;
    }
  if (!check_bytes (max_n, lm_zeckendorf_layer_map_estimate (max_n), context, error))
    return NULL;

  self = g_new0 (LmZeckendorfLayers, 1);
  self->mode = lm_zeckendorf_mode_get (variant);
  self->map = lm_zeckendorf_layer_map_new (max_n, context);
  if (self->map == NULL)
    {
      lm_solve_context_should_stop (context, error);
      return NULL;
    }
  find_slot (self);
  if (!check_bytes (max_n, count_bytes (self, 1), context, error))
    return NULL;

  self->n_threads = MIN (lm_solve_context_get_threads (context), MAX_THREADS);
  while (count_bytes (self, self->n_threads) > lm_solve_context_get_memory (context))
    self->n_threads--;
  return g_steal_pointer (&self);
}

/* Asks for the memory of what was planned, if that is not there yet. Returns: whether it is. */
gboolean
lm_zeckendorf_layers_take (LmZeckendorfLayers  *self,
                           LmSolveContext      *context,
                           GError             **error)
{
  const guint64 bytes = count_bytes (self, self->n_threads);

  if (self->store != NULL)
    return TRUE;

  /* Tables that are kept make room for where the positions lie as well. */
  lm_table_cache_reserve (lm_solve_context_get_cache (context), bytes);
  self->store = lm_store_new (0, bytes - self->map->bytes, context, error);
  return self->store != NULL;
}

/* Both at once. Returns: (transfer full) (nullable): somebody who solves, or %NULL with @error set. */
LmZeckendorfLayers *
lm_zeckendorf_layers_new (const LmZeckendorfVariant  *variant,
                          guint                       max_n,
                          LmSolveContext             *context,
                          GError                    **error)
{
  g_autoptr (LmZeckendorfLayers) self = lm_zeckendorf_layers_plan (variant, max_n, context, error);

  return self != NULL && lm_zeckendorf_layers_take (self, context, error) ? g_steal_pointer (&self) : NULL;
}

void
lm_zeckendorf_layers_free (LmZeckendorfLayers *self)
{
  g_free (self->keep);
  g_clear_pointer (&self->store, lm_store_free);
  g_clear_pointer (&self->map, lm_zeckendorf_layer_map_free);
  g_free (self);
}

/* Whether to do without wide vectors, for tests. */
void
lm_zeckendorf_layers_set_plain (LmZeckendorfLayers *self,
                                gboolean            plain)
{
  self->plain = plain;
}

/*
 * Has a finished layer kept in a file every so many @seconds, but no more often than is worth it, and goes on after the
 * one that is there when the same work is begun once more, for positions that come later. At the end it is removed.
 */
void
lm_zeckendorf_layers_keep_in (LmZeckendorfLayers *self,
                              const char         *path,
                              double              seconds)
{
  g_free (self->keep);
  self->keep = g_strdup (path);
  self->keep_seconds = seconds;
}

guint64
lm_zeckendorf_layers_get_bytes (LmZeckendorfLayers *self)
{
  return self->store->bytes + self->map->bytes;
}

/* The number of chips of the wanted position that comes last. */
static guint
find_last_chips (const LmZeckendorfLayers *self,
                 const LmZeckendorfWanted *wanted,
                 guint                     n_wanted)
{
  guint last = count_chips (wanted[0].heights);

  for (guint i = 1; i < n_wanted; i++)
    last = lm_zeckendorf_mode_is_forward (self->mode) ? MAX (last, count_chips (wanted[i].heights))
                                                      : MIN (last, count_chips (wanted[i].heights));

  return last;
}

/* Finds out the values of @wanted, positions of value @n, all of them or none. Returns: whether it did. */
gboolean
lm_zeckendorf_layers_solve (LmZeckendorfLayers  *self,
                            guint                n,
                            LmZeckendorfWanted  *wanted,
                            guint                n_wanted,
                            LmSolveContext      *context,
                            GError             **error)
{
  g_autofree Crew *crew = g_new0 (Crew, 1);

  crew->layers = self;
  crew->mode = self->mode;
  crew->context = context;
  crew->n = n;
  crew->keep = self->keep;
  crew->wanted = wanted;
  crew->n_wanted = n_wanted;
  plan (crew, find_last_chips (self, wanted, n_wanted));
  return crew_run (crew, error);
}

/*
 * Counts the game graph. With free ones the game comes to every position, and a formula counts. With stagnant ones
 * the positions are gone through. Returns: whether it was counted.
 */
gboolean
lm_zeckendorf_layers_count_graph (LmZeckendorfLayers  *self,
                                  guint                n,
                                  LmSolveContext      *context,
                                  guint64             *vertices,
                                  guint64             *edges,
                                  GError             **error)
{
  g_autofree Crew *crew = g_new0 (Crew, 1);
  gboolean done;

  *vertices = lm_zeckendorf_count_positions (n);
  *edges = lm_zeckendorf_count_moves (n);
  if (self->mode != LM_ZECKENDORF_MODE_STAGNANT)
    return TRUE;

  /* What was counted is not in a layer, so none is kept. */
  crew->layers = self;
  crew->mode = LM_ZECKENDORF_MODE_REACHED;
  crew->context = context;
  crew->n = n;
  plan (crew, n);
  done = crew_run (crew, error);
  *vertices = crew->tally.n_vertices;
  *edges = crew->tally.n_edges;
  return done;
}
