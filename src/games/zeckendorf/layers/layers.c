/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layers.c: who wins some positions of one value, forward or reversed, in the memory of a few layers. */

#include "layers.h"

#include "../solver/solver.h"

#include <glib/gstdio.h>

/* Before and after a layer. */
#define GUARD LM_ZECKENDORF_LAYER_GUARD

/* What one thread does sooner than another has started, in words of all layers. */
#define LEAST_WORDS_PER_THREAD 1000000

/* More threads would want more layers and wait for each other more often. */
#define MAX_THREADS 64

/* A processor may fetch two lines of 64 bytes at a time. */
#define CACHE_LINES 128

/* Of the time, at the most, for keeping layers. */
#define KEEPING_SHARE 0.05

/* So often in a layer it is told what is spent of the one before. */
#define SPENT_TOLD 64

/* Of a place, for what a layer has come to; the rest is for the number of the layer. */
#define KEY_BITS 48

struct _LmZeckendorfLayers
{
  LmZeckendorfMode      mode;
  gboolean              plain;
  LmZeckendorfLayerMap *map;
  LmStore              *store;
  guint64               map_bytes;
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
 * those and a guard's words more.
 *
 * There is room for as many layers as threads, two at the least. Layer i lies
 * where layer i - k was, which the same thread is done with. Of that one layer
 * i - k + 1 needs less and less while it goes on, from the edge on where both
 * began; so layer i follows there as well. With two threads it begins when
 * layer i - 1 is a third done or so, and then neither of them waits.
 *
 * The room of k large layers is that of k + 1 small ones, as the first and the
 * last are. Layer i lies where layer i - k - 1 was then, which nobody needs any
 * more, and waits for no room at all. From the one division to the other it
 * changes at multiples of k and k + 1. There a layer comes to lie where layer
 * i - k was, no further on than that began, or where still older ones were.
 */
typedef struct
{
  Crew                  *crew;
  guint                  number;
  guint                  layer;
  LmTold       progress; /* layer and key: all before is finished, and a guard more */
  LmTold       spent;    /* layer and words: so many of the layer before that one are needed no more */
  guint64                next;     /* progress that comes to be told */
  guint64                n_next;   /* words that were filled in then */
  guint64                n_spent;  /* words that were filled in when it was told what is spent */
  LmZeckendorfLayerWalk *walk;
  guint8                 apart[CACHE_LINES]; /* from what another thread writes */
} Worker;

struct _Crew
{
  LmZeckendorfLayers *layers;
  LmZeckendorfMode    mode;
  LmTeam    team;
  guint               n;
  guint               n_layers;
  guint               first_chips;   /* of layer 0 */
  guint               n_threads;
  guint               n_slots;       /* large layers that there is room for */
  guint               large_begin;   /* the first of those that are large or beside large ones */
  guint               large_end;     /* and the first after them */
  guint               begin;         /* the first layer to be solved */
  const char         *keep;          /* (nullable) */
  Worker              workers[MAX_THREADS];

  LmZeckendorfWanted *wanted;
  guint               n_wanted;
  LmZeckendorfTally   tally;

  gboolean            keeping;       /* whether a thread is at keeping a layer, atomic too */
  gint64              keep_next;     /* when the next one is kept, for that thread alone */
};

/* Layers that there is room for. */
static guint
count_slots (guint n_threads)
{
  return MAX (n_threads, 2);
}

static guint
get_chips (const Crew *crew,
           guint       layer)
{
  return lm_zeckendorf_mode_is_forward (crew->mode) ? crew->first_chips + layer : crew->first_chips - layer;
}

static guint32
count_words (const Crew *crew,
             guint       layer)
{
  return lm_zeckendorf_layer_map_size (crew->layers->map, crew->n, get_chips (crew, layer));
}

/* Whether the room is divided among one layer more than there are slots. */
static gboolean
is_small (const Crew *crew,
          guint       layer)
{
  return layer < crew->large_begin || layer >= crew->large_end;
}

/* What there is room for if all are small or all are large. */
static guint64
get_room (const Crew *crew,
          gboolean    small)
{
  return crew->n_slots * crew->layers->slot / (crew->n_slots + small);
}

/* Where the layer begins: the reversed game goes upwards in memory, the forward one downwards. */
static guint32 *
get_edge (const Crew *crew,
          guint       layer)
{
  const gboolean small = is_small (crew, layer);
  const guint64 place = layer % (crew->n_slots + small) * get_room (crew, small) + GUARD;
  guint32 *memory = crew->layers->store->memory;

  return memory + (lm_zeckendorf_mode_is_forward (crew->mode) ? crew->n_slots * crew->layers->slot - place : place);
}

static guint32 *
get_words (const Crew *crew,
           guint       layer)
{
  return get_edge (crew, layer) - (lm_zeckendorf_mode_is_forward (crew->mode) ? count_words (crew, layer) : 0);
}

/* --- threads ---------------------------------------------------------------- */

static guint64
get_place (guint   layer,
           guint64 key)
{
  return (guint64) layer << KEY_BITS | key;
}

static void
tell (Crew             *crew,
      LmTold *told,
      guint64           place)
{
  lm_team_tell (&crew->team, told, place - told->place);
}

static Worker *
get_worker (Crew  *crew,
            guint  layer)
{
  return &crew->workers[layer % crew->n_threads];
}

/* Whether there is room for the words up to @n_end, beyond which some are read, and some written over. */
static gboolean
wait_for_room (Worker  *worker,
               guint64  n_end)
{
  Crew *crew = worker->crew;
  const guint layer = worker->layer;
  const guint reader = layer + 1 - crew->n_slots;

  return layer < crew->n_slots || (is_small (crew, layer) && is_small (crew, layer - crew->n_slots))
         || lm_team_wait (&crew->team, &get_worker (crew, reader)->spent, get_place (reader, n_end + 2 * GUARD));
}

static gboolean
begin (guint64  key,
       guint64  n_words,
       guint64  n_end,
       gpointer data)
{
  Worker *worker = data;
  Crew *crew = worker->crew;
  const guint layer = worker->layer;

  if (n_words >= worker->n_next + GUARD)
    {
      tell (crew, &worker->progress, worker->next);
      worker->next = get_place (layer, key);
      worker->n_next = n_words;
    }
  if (crew->n_threads > 1 && n_words >= worker->n_spent + crew->layers->slot / SPENT_TOLD)
    {
      tell (crew, &worker->spent, get_place (layer, lm_zeckendorf_layer_walk_count_spent (worker->walk)));
      worker->n_spent = n_words;
    }
  return wait_for_room (worker, n_end)
         && (layer == 0 || lm_team_wait (&crew->team, &get_worker (crew, layer - 1)->progress,
                                                    get_place (layer - 1, key + 1)));
}

static gboolean
go_on (guint64  n_words,
       gpointer data)
{
  return lm_team_go_on (n_words, &((Worker *) data)->crew->team);
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
      const guint shift = lm_zeckendorf_layer_kernel_shift (crew->mode, wanted->heights[1]);

      if (count_chips (wanted->heights) == get_chips (crew, layer))
        wanted->value = get_words (crew, layer)[lm_zeckendorf_layer_map_locate (crew->layers->map, wanted->heights)] >> shift & 1
                          ? LM_VALUE_LOSS : LM_VALUE_WIN;
    }
}

/* Two words before a plane are empty; of those of the first plane one is before the layer. */
static void
end_layer (const Crew *crew,
           guint       layer)
{
  get_words (crew, layer)[-1] = 0;
}

static LmZeckendorfLayerHead
get_head (const Crew *crew,
          guint       layer)
{
  return (LmZeckendorfLayerHead) { crew->mode, crew->n, get_chips (crew, layer), count_words (crew, layer) };
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
      lm_zeckendorf_layer_file_save (crew->keep, &head, get_words (crew, layer), crew->team.context);
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
      return head->mode != crew->mode || head->n != crew->n || head->n_words != count_words (crew, layer);

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
  else if (lm_zeckendorf_layer_file_read (fd, &head, get_words (crew, layer), crew->team.context))
    {
      end_layer (crew, layer);
      crew->begin = layer + 1;
      for (guint i = 0; i <= layer; i++)
        crew->team.n_words += count_words (crew, i);
      return TRUE;
    }
  else if (lm_solve_context_should_stop (crew->team.context, error))
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
      worker->next = get_place (layer, 0);
      worker->n_next = 0;
      worker->n_spent = 0;
      if (!lm_zeckendorf_layer_walk_solve (worker->walk, get_chips (crew, layer), layer == 0, get_edge (crew, layer),
                                           get_edge (crew, MAX (layer, 1) - 1)))
        break;
      end_layer (crew, layer);
      read_wanted (crew, layer);
      tell (crew, &worker->progress, get_place (layer + 1, 0));
      tell (crew, &worker->spent, get_place (layer + 1, 0));
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

  g_mutex_lock (&worker->crew->team.mutex);
  g_mutex_unlock (&worker->crew->team.mutex);
  return work (data);
}

/* Every layer has its thread beforehand, so none begins before all of them are there, or the system has no more. */
static void
start_threads (Crew     *crew,
               GThread **threads)
{
  g_mutex_lock (&crew->team.mutex);
  for (guint i = 1; i < crew->n_threads; i++)
    {
      threads[i] = g_thread_try_new ("zeckendorf", work_along, &crew->workers[i], NULL);
      if (threads[i] == NULL)
        crew->n_threads = i;
    }
  g_mutex_unlock (&crew->team.mutex);
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
      crew->workers[i].progress.place = crew->workers[i].spent.place = get_place (crew->begin, 0);
      crew->workers[i].walk = lm_zeckendorf_layer_walk_new (crew->layers->map, crew->n, crew->mode, crew->layers->plain, &funcs);
    }

  start_threads (crew, threads);
  work (&crew->workers[0]);
  for (guint i = 1; i < crew->n_threads; i++)
    g_thread_join (threads[i]);

  for (guint i = 0; i < n_threads; i++)
    lm_zeckendorf_layer_walk_free (crew->workers[i].walk);
}

static void
find_large (Crew *crew)
{
  const guint step = crew->n_slots * (crew->n_slots + 1);

  for (guint layer = 0; layer < crew->n_layers; layer++)
    if (count_words (crew, layer) + 2 * GUARD > get_room (crew, TRUE))
      {
        if (crew->large_end == 0)
          crew->large_begin = layer / step * step;
        crew->large_end = (layer / step + 1) * step;
      }
}

/* All layers from the first one to that of @last_chips. */
static void
plan (Crew           *crew,
      guint           last_chips,
      LmSolveContext *context)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS];
  guint64 all_words = 0;

  lm_zeckendorf_decompose (crew->n, heights);
  crew->first_chips = lm_zeckendorf_mode_is_forward (crew->mode) ? count_chips (heights) : crew->n;
  crew->n_layers = ABS ((int) last_chips - (int) crew->first_chips) + 1;
  for (guint i = 0; i < crew->n_layers; i++)
    all_words += count_words (crew, i);
  crew->n_threads = MIN (crew->layers->n_threads, all_words / LEAST_WORDS_PER_THREAD + 1);
  crew->n_slots = count_slots (crew->n_threads);
  find_large (crew);
  lm_team_init (&crew->team, context, lm_zeckendorf_count_positions (crew->n), all_words);
}

static gboolean
crew_run (Crew    *crew,
          GError **error)
{
  const gboolean ready = take_up (crew, error);
  const LmStop *stop = &crew->team.stop;

  crew->keep_next = g_get_monotonic_time () + crew->layers->keep_seconds * G_USEC_PER_SEC;
  if (ready && *stop == LM_STOP_NO)
    work_together (crew);
  lm_team_clear (&crew->team);
  if (ready && *stop == LM_STOP_NO && crew->keep != NULL)
    lm_zeckendorf_layer_file_remove (crew->keep);

  return ready && (*stop == LM_STOP_NO || !lm_solve_context_should_stop (crew->team.context, error));
}

/* --- what one asks for ------------------------------------------------------ */

/* What is needed with @n_threads threads. */
static guint64
count_bytes (const LmZeckendorfLayers *self,
             guint                     n_threads)
{
  return count_slots (n_threads) * self->slot * sizeof (guint32) + self->map_bytes;
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

  /* Beyond that it is only said that it is too much, as the table is. */
  if (max_n > LM_ZECKENDORF_LAYERS_MAX)
    {
      if (lm_zeckendorf_winners_check (max_n, context, error))
        lm_store_check (0, G_MAXUINT64, context, error);
      return NULL;
    }

  self = g_new0 (LmZeckendorfLayers, 1);
  self->mode = lm_zeckendorf_mode_get (variant);
  self->map_bytes = lm_zeckendorf_layer_map_estimate (max_n);
  self->slot = lm_zeckendorf_layer_map_measure (max_n) + 2 * GUARD;
  if (!check_bytes (max_n, count_bytes (self, 1), context, error))
    return NULL;

  self->map = lm_zeckendorf_layer_map_new (max_n, context);
  if (self->map == NULL)
    {
      lm_solve_context_should_stop (context, error);
      return NULL;
    }

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
  self->store = lm_store_new (0, bytes - self->map_bytes, context, error);
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
  return self->store->bytes + self->map_bytes;
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
  crew->n = n;
  crew->keep = self->keep;
  crew->wanted = wanted;
  crew->n_wanted = n_wanted;
  plan (crew, find_last_chips (self, wanted, n_wanted), context);
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
  crew->n = n;
  plan (crew, n, context);
  done = crew_run (crew, error);
  *vertices = crew->tally.n_vertices;
  *edges = crew->tally.n_edges;
  return done;
}
