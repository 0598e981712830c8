/* SPDX-License-Identifier: GPL-3.0-or-later */
/* levels.c: who wins positions of one value, forward or reversed: some of them in the memory of a few levels, or all. */

#include "levels.h"

#include "engine/solve/lm-team.h"

/* Before and after a level. */
#define GUARD LM_ZECKENDORF_LEVEL_GUARD

/* What one thread does sooner than another has started, in words of all levels. */
#define LEAST_WORDS_PER_THREAD 1000000

/* More threads would want more levels and wait for each other more often. */
#define MAX_THREADS 64

/* A processor may fetch two lines of 64 bytes at a time. */
#define CACHE_LINES 128

/* Of the time, at the most, for keeping levels. */
#define KEEPING_SHARE 0.05

/* So often in a level it is told what is spent of the one before. */
#define SPENT_TOLD 64

/* Of a place, for what a level has come to; the rest is for the number of the level. */
#define KEY_BITS 48

struct _LmZeckendorfLevels
{
  LmZeckendorfMode      mode;
  gboolean              plain;
  LmZeckendorfLevelMap *map;
  LmStore              *store;
  guint64               map_bytes;
  guint64               slot;      /* words of room for a level */
  guint64              *places;    /* (nullable): by chips, where a level begins; only when all of them are kept */
  guint                 n_threads;
  char                 *keep;         /* (nullable): where finished levels are kept */
  double                keep_seconds; /* how often at the most */
};

typedef struct _Crew Crew;

/*
 * Levels are numbered from 0 in the order in which they are solved. With k
 * threads the one with number j solves levels j, j + k, j + 2 k, … Each of them
 * follows the one before it, which another thread is at: no move leads beyond
 * the same outer heights there, so it is enough that the other one has finished
 * those and a guard's words more.
 *
 * There is room for as many levels as threads, two at the least. Level i lies
 * where level i - k was, which the same thread is done with. Of that one level
 * i - k + 1 needs less and less while it goes on, from the edge on where both
 * began; so level i follows there as well. With two threads it begins when
 * level i - 1 is a third done or so, and then neither of them waits.
 *
 * The room of k large levels is that of k + 1 small ones, as the first and the
 * last are. Level i lies where level i - k - 1 was then, which nobody needs any
 * more, and waits for no room at all. From the one division to the other it
 * changes at multiples of k and k + 1. There a level comes to lie where level
 * i - k was, no further on than that began, or where still older ones were.
 */
typedef struct
{
  Crew                  *crew;
  guint                  number;
  guint                  level;
  LmTold       progress; /* level and key: all before is finished, and a guard more */
  LmTold       spent;    /* level and words: so many of the level before that one are needed no more */
  guint64                next;     /* progress that comes to be told */
  guint64                n_next;   /* words that were filled in then */
  guint64                n_spent;  /* words that were filled in when it was told what is spent */
  LmZeckendorfLevelWalk *walk;
  guint8                 apart[CACHE_LINES]; /* from what another thread writes */
} Worker;

struct _Crew
{
  LmZeckendorfLevels *levels;
  LmZeckendorfMode    mode;
  LmTeam    team;
  guint               n;
  guint               n_levels;
  guint               first_chips;   /* of level 0 */
  guint               n_threads;
  guint               n_slots;       /* large levels that there is room for */
  guint               large_begin;   /* the first of those that are large or beside large ones */
  guint               large_end;     /* and the first after them */
  guint               begin;         /* the first level to be solved */
  const char         *keep;          /* (nullable) */
  Worker              workers[MAX_THREADS];

  LmZeckendorfWanted *wanted;
  guint               n_wanted;
  LmZeckendorfTally   tally;

  gboolean            keeping;       /* whether a thread is at keeping a level, atomic too */
  gint64              keep_next;     /* when the next one is kept, for that thread alone */
};

/* Levels that there is room for. */
static guint
count_slots (guint n_threads)
{
  return MAX (n_threads, 2);
}

static guint
get_chips (const Crew *crew,
           guint       level)
{
  return lm_zeckendorf_mode_is_forward (crew->mode) ? crew->first_chips + level : crew->first_chips - level;
}

static guint32
count_words (const Crew *crew,
             guint       level)
{
  return lm_zeckendorf_level_map_size (crew->levels->map, crew->n, get_chips (crew, level));
}

/* Whether the room is divided among one level more than there are slots. */
static gboolean
is_small (const Crew *crew,
          guint       level)
{
  return level < crew->large_begin || level >= crew->large_end;
}

/* What there is room for if all are small or all are large. */
static guint64
get_room (const Crew *crew,
          gboolean    small)
{
  return crew->n_slots * crew->levels->slot / (crew->n_slots + small);
}

/* Where the level begins: the reversed game goes upwards in memory, the forward one downwards. */
static guint32 *
get_edge (const Crew *crew,
          guint       level)
{
  const gboolean small = is_small (crew, level);
  const guint64 place = level % (crew->n_slots + small) * get_room (crew, small) + GUARD;
  guint32 *memory = crew->levels->store->memory;

  if (crew->levels->places != NULL)
    return memory + crew->levels->places[get_chips (crew, level)]
           + (lm_zeckendorf_mode_is_forward (crew->mode) ? count_words (crew, level) : 0);

  return memory + (lm_zeckendorf_mode_is_forward (crew->mode) ? crew->n_slots * crew->levels->slot - place : place);
}

static guint32 *
get_words (const Crew *crew,
           guint       level)
{
  return get_edge (crew, level) - (lm_zeckendorf_mode_is_forward (crew->mode) ? count_words (crew, level) : 0);
}

/* --- threads ---------------------------------------------------------------- */

static guint64
get_place (guint   level,
           guint64 key)
{
  return (guint64) level << KEY_BITS | key;
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
            guint  level)
{
  return &crew->workers[level % crew->n_threads];
}

/* Whether there is room for the words up to @n_end, beyond which some are read, and some written over. */
static gboolean
wait_for_room (Worker  *worker,
               guint64  n_end)
{
  Crew *crew = worker->crew;
  const guint level = worker->level;
  const guint reader = level + 1 - crew->n_slots;

  return level < crew->n_slots || crew->levels->places != NULL || (is_small (crew, level) && is_small (crew, level - crew->n_slots))
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
  const guint level = worker->level;

  if (n_words >= worker->n_next + GUARD)
    {
      tell (crew, &worker->progress, worker->next);
      worker->next = get_place (level, key);
      worker->n_next = n_words;
    }
  if (crew->n_threads > 1 && n_words >= worker->n_spent + crew->levels->slot / SPENT_TOLD)
    {
      tell (crew, &worker->spent, get_place (level, lm_zeckendorf_level_walk_count_spent (worker->walk)));
      worker->n_spent = n_words;
    }
  return wait_for_room (worker, n_end)
         && (level == 0 || lm_team_wait (&crew->team, &get_worker (crew, level - 1)->progress,
                                                    get_place (level - 1, key + 1)));
}

static gboolean
go_on (guint64  n_words,
       gpointer data)
{
  return lm_team_go_on (n_words, &((Worker *) data)->crew->team);
}

/* --- levels ----------------------------------------------------------------- */

/* What the level that is at @words says of the position. */
static LmValue
read_value (const LmZeckendorfLevels *self,
            const guint32            *words,
            const guint32            *heights)
{
  const guint32 word = words[lm_zeckendorf_level_map_locate (self->map, heights)];

  return word >> lm_zeckendorf_level_kernel_shift (self->mode, heights[1]) & 1 ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

static void
read_wanted (const Crew *crew,
             guint       level)
{
  for (LmZeckendorfWanted *wanted = crew->wanted; wanted < crew->wanted + crew->n_wanted; wanted++)
    if (lm_zeckendorf_count_chips (wanted->heights) == get_chips (crew, level))
      wanted->value = read_value (crew->levels, get_words (crew, level), wanted->heights);
}

/* Two words before a plane are empty; of those of the first plane one is before the level. */
static void
end_level (const Crew *crew,
           guint       level)
{
  get_words (crew, level)[-1] = 0;
}

/*
 * Keeps the level that was just finished, if it is time. Nobody writes over it meanwhile: who would waits for a level
 * that this thread has not begun. A disk that is full is no reason to stop; then an older level is there to go on from,
 * or none.
 */
static void
keep_level (Crew  *crew,
            guint  level)
{
  const LmZeckendorfLevelHead head = { crew->mode, crew->n, get_chips (crew, level), count_words (crew, level) };
  gint64 start = g_get_monotonic_time ();
  gint64 pause;

  if (crew->keep == NULL || __atomic_exchange_n (&crew->keeping, TRUE, __ATOMIC_ACQUIRE))
    return;

  if (start >= crew->keep_next)
    {
      lm_zeckendorf_level_file_save (crew->keep, &head, get_words (crew, level), crew->team.context);
      pause = MAX (crew->levels->keep_seconds * G_USEC_PER_SEC, (g_get_monotonic_time () - start) / KEEPING_SHARE);
      crew->keep_next = g_get_monotonic_time () + pause;
    }
  __atomic_store_n (&crew->keeping, FALSE, __ATOMIC_RELEASE);
}

static gboolean
is_kept_wrong (const Crew                  *crew,
               const LmZeckendorfLevelHead *head)
{
  for (guint level = 0; level + 1 < crew->n_levels; level++)
    if (get_chips (crew, level) == head->chips)
      return head->mode != crew->mode || head->n != crew->n || head->n_words != count_words (crew, level);

  return TRUE;
}

/* Goes on after the level that was kept, if there is one. */
static gboolean
take_up (Crew    *crew,
         GError **error)
{
  LmZeckendorfLevelHead head;
  GError *problem = NULL;
  const int fd = crew->keep != NULL ? lm_zeckendorf_level_file_open (crew->keep, &head, &problem) : -1;
  guint level;

  if (fd < 0)
    {
      if (problem == NULL)
        return TRUE;
      g_propagate_error (error, problem);
      return FALSE;
    }

  level = MAX (head.chips, crew->first_chips) - MIN (head.chips, crew->first_chips);
  if (is_kept_wrong (crew, &head))
    close (fd);
  else if (lm_zeckendorf_level_file_read (fd, &head, get_words (crew, level), crew->team.context))
    {
      end_level (crew, level);
      crew->begin = level + 1;
      for (guint i = 0; i <= level; i++)
        crew->team.n_words += count_words (crew, i);
      return TRUE;
    }
  else if (lm_solve_context_should_stop (crew->team.context, error))
    return FALSE;

  lm_zeckendorf_level_file_set_wrong (error, crew->keep);
  return FALSE;
}

static gpointer
work (gpointer data)
{
  Worker *worker = data;
  Crew *crew = worker->crew;
  const guint first = crew->begin + (worker->number + crew->n_threads - crew->begin % crew->n_threads) % crew->n_threads;
  LmZeckendorfTally tally;

  for (guint level = first; level < crew->n_levels; level += crew->n_threads)
    {
      worker->level = level;
      worker->next = get_place (level, 0);
      worker->n_next = 0;
      worker->n_spent = 0;
      if (!lm_zeckendorf_level_walk_solve (worker->walk, get_chips (crew, level), level == 0, get_edge (crew, level),
                                           get_edge (crew, MAX (level, 1) - 1)))
        break;
      end_level (crew, level);
      read_wanted (crew, level);
      tell (crew, &worker->progress, get_place (level + 1, 0));
      tell (crew, &worker->spent, get_place (level + 1, 0));
      if (level + 1 < crew->n_levels)
        keep_level (crew, level);
    }

  lm_zeckendorf_level_walk_get_tally (worker->walk, &tally);
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

static void
work_together (Crew *crew)
{
  GThread *threads[MAX_THREADS] = { NULL };
  const guint n_threads = crew->n_threads;

  for (guint i = 0; i < n_threads; i++)
    {
      const LmZeckendorfLevelFuncs funcs = { begin, go_on, &crew->workers[i] };

      crew->workers[i].crew = crew;
      crew->workers[i].number = i;
      crew->workers[i].progress.place = crew->workers[i].spent.place = get_place (crew->begin, 0);
      crew->workers[i].walk = lm_zeckendorf_level_walk_new (crew->levels->map, crew->n, crew->mode, crew->levels->plain, &funcs);
    }

  /* Every level has its thread beforehand, so none begins before all of them are there, or the system has no more. */
  g_mutex_lock (&crew->team.mutex);
  for (guint i = 1; i < crew->n_threads; i++)
    {
      threads[i] = g_thread_try_new ("zeckendorf", work_along, &crew->workers[i], NULL);
      if (threads[i] == NULL)
        crew->n_threads = i;
    }
  g_mutex_unlock (&crew->team.mutex);

  work (&crew->workers[0]);
  for (guint i = 1; i < crew->n_threads; i++)
    g_thread_join (threads[i]);

  for (guint i = 0; i < n_threads; i++)
    lm_zeckendorf_level_walk_free (crew->workers[i].walk);
}

/* All levels from the first one to that of @last_chips. */
static void
plan (Crew           *crew,
      guint           last_chips,
      LmSolveContext *context)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS];
  guint64 all_words = 0;
  guint step;

  lm_zeckendorf_decompose (crew->n, heights);
  crew->first_chips = lm_zeckendorf_mode_is_forward (crew->mode) ? lm_zeckendorf_count_chips (heights) : crew->n;
  crew->n_levels = ABS ((int) last_chips - (int) crew->first_chips) + 1;
  for (guint i = 0; i < crew->n_levels; i++)
    all_words += count_words (crew, i);
  crew->n_threads = MIN (crew->levels->n_threads, all_words / LEAST_WORDS_PER_THREAD + 1);
  crew->n_slots = count_slots (crew->n_threads);
  step = crew->n_slots * (crew->n_slots + 1);
  for (guint level = 0; level < crew->n_levels; level++)
    if (count_words (crew, level) + 2 * GUARD > get_room (crew, TRUE))
      {
        if (crew->large_end == 0)
          crew->large_begin = level / step * step;
        crew->large_end = (level / step + 1) * step;
      }
  lm_team_init (&crew->team, context, lm_zeckendorf_count_positions (crew->n), all_words);
}

static gboolean
crew_run (Crew    *crew,
          GError **error)
{
  const gboolean ready = take_up (crew, error);
  const LmStop *stop = &crew->team.stop;

  crew->keep_next = g_get_monotonic_time () + crew->levels->keep_seconds * G_USEC_PER_SEC;
  if (ready && *stop == LM_STOP_NO)
    work_together (crew);
  lm_team_clear (&crew->team);
  if (ready && *stop == LM_STOP_NO && crew->keep != NULL)
    lm_zeckendorf_level_file_remove (crew->keep);

  return ready && (*stop == LM_STOP_NO || !lm_solve_context_should_stop (crew->team.context, error));
}

/* --- what one asks for ------------------------------------------------------ */

/* What is needed with @n_threads threads. */
static guint64
count_bytes (const LmZeckendorfLevels *self,
             guint                     n_threads)
{
  return count_slots (n_threads) * self->slot * sizeof (guint32) + self->map_bytes;
}

/* Whether these levels are those of the game: for the forward game and the reversed one, with free ones or stagnant ones. */
gboolean
lm_zeckendorf_levels_serve (const LmZeckendorfVariant *variant)
{
  return variant->kind == LM_ZECKENDORF_FORWARD || variant->kind == LM_ZECKENDORF_REVERSED;
}

/* Returns: (transfer full) (nullable): whoever is still without a map and memory. @all_words: (out): of all levels of @max_n */
static LmZeckendorfLevels *
prepare (const LmZeckendorfVariant  *variant,
         guint                       max_n,
         LmSolveContext             *context,
         guint64                    *all_words,
         GError                    **error)
{
  LmZeckendorfLevels *self;

  if (max_n > LM_ZECKENDORF_LEVELS_MAX)
    return lm_refuse_null (error, LM_ERROR_LIMIT, _("The positions of n = %u are too many: who wins is worked out up to n = %u."),
                           max_n, (guint) LM_ZECKENDORF_LEVELS_MAX);

  self = g_new0 (LmZeckendorfLevels, 1);
  self->mode = lm_zeckendorf_mode_get (variant);
  self->map_bytes = lm_zeckendorf_level_map_estimate (max_n);
  self->slot = lm_zeckendorf_level_map_measure (max_n, all_words) + 2 * GUARD;
  self->n_threads = MIN (lm_solve_context_get_threads (context), MAX_THREADS);
  return self;
}

/* Returns: whether it went on */
static gboolean
make_map (LmZeckendorfLevels  *self,
          guint                max_n,
          LmSolveContext      *context,
          GError             **error)
{
  self->map = lm_zeckendorf_level_map_new (max_n, context);
  return self->map != NULL || !lm_solve_context_should_stop (context, error);
}

/*
 * Plans the levels of all values up to @max_n, of which the last need the most. As many threads will work as are allowed
 * and have memory for a level each. Returns: (transfer full) (nullable): without any memory yet but for where the
 * positions lie, or %NULL with @error set: for %LM_ERROR_LIMIT, with a sentence that names the number of bytes.
 */
LmZeckendorfLevels *
lm_zeckendorf_levels_plan (const LmZeckendorfVariant  *variant,
                           guint                       max_n,
                           LmSolveContext             *context,
                           GError                    **error)
{
  guint64 all_words;
  g_autoptr (LmZeckendorfLevels) self = prepare (variant, max_n, context, &all_words, error);

  const guint64 memory = lm_solve_context_get_memory (context);

  if (self == NULL)
    return NULL;

  if (count_bytes (self, 1) > memory)
    {
      g_autofree char *needed = g_format_size_full (count_bytes (self, 1), G_FORMAT_SIZE_IEC_UNITS);
      g_autofree char *allowed = g_format_size_full (memory, G_FORMAT_SIZE_IEC_UNITS);

      return lm_refuse_null (error, LM_ERROR_LIMIT,
                             _("Even two levels of the %'" PRIu64 " positions of n = %u need %'" PRIu64 " bytes (%s); %s are allowed."),
                             lm_zeckendorf_count_positions (max_n), max_n, count_bytes (self, 1), needed, allowed);
    }

  if (!make_map (self, max_n, context, error))
    return NULL;

  while (count_bytes (self, self->n_threads) > memory)
    self->n_threads--;
  return g_steal_pointer (&self);
}

/* Asks for the memory of what was planned, if that is not there yet. Returns: whether it is. */
gboolean
lm_zeckendorf_levels_take (LmZeckendorfLevels  *self,
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
LmZeckendorfLevels *
lm_zeckendorf_levels_new (const LmZeckendorfVariant  *variant,
                          guint                       max_n,
                          LmSolveContext             *context,
                          GError                    **error)
{
  g_autoptr (LmZeckendorfLevels) self = lm_zeckendorf_levels_plan (variant, max_n, context, error);

  return self != NULL && lm_zeckendorf_levels_take (self, context, error) ? g_steal_pointer (&self) : NULL;
}

void
lm_zeckendorf_levels_free (LmZeckendorfLevels *self)
{
  g_free (self->keep);
  g_free (self->places);
  g_clear_pointer (&self->store, lm_store_free);
  g_clear_pointer (&self->map, lm_zeckendorf_level_map_free);
  g_free (self);
}

/* Whether to do without wide vectors, for tests. */
void
lm_zeckendorf_levels_set_plain (LmZeckendorfLevels *self,
                                gboolean            plain)
{
  self->plain = plain;
}

/*
 * Has a finished level kept in a file every so many @seconds, but no more often than is worth it, and goes on after the
 * one that is there when the same work is begun once more, for positions that come later. At the end it is removed.
 */
void
lm_zeckendorf_levels_keep_in (LmZeckendorfLevels *self,
                              const char         *path,
                              double              seconds)
{
  g_free (self->keep);
  self->keep = g_strdup (path);
  self->keep_seconds = seconds;
}

guint64
lm_zeckendorf_levels_get_bytes (const LmZeckendorfLevels *self)
{
  return self->store->bytes + self->map_bytes;
}

/* Finds out the values of @wanted, positions of value @n, all of them or none. Returns: whether it did. */
gboolean
lm_zeckendorf_levels_solve (LmZeckendorfLevels  *self,
                            guint                n,
                            LmZeckendorfWanted  *wanted,
                            guint                n_wanted,
                            LmSolveContext      *context,
                            GError             **error)
{
  g_autofree Crew *crew = g_new0 (Crew, 1);
  guint last_chips = lm_zeckendorf_count_chips (wanted[0].heights);

  for (guint i = 1; i < n_wanted; i++)
    last_chips = lm_zeckendorf_mode_is_forward (self->mode) ? MAX (last_chips, lm_zeckendorf_count_chips (wanted[i].heights))
                                                            : MIN (last_chips, lm_zeckendorf_count_chips (wanted[i].heights));

  crew->levels = self;
  crew->mode = self->mode;
  crew->n = n;
  crew->keep = self->keep;
  crew->wanted = wanted;
  crew->n_wanted = n_wanted;
  plan (crew, last_chips, context);
  return crew_run (crew, error);
}

/*
 * Solves the game for every position of value @n, and keeps all levels: about two bits for each position where there are
 * many. Returns: (transfer full) (nullable): whom lm_zeckendorf_levels_look_up() can ask, or %NULL with @error set: for
 * %LM_ERROR_LIMIT, with a sentence that names the number of bytes.
 */
LmZeckendorfLevels *
lm_zeckendorf_levels_new_whole (const LmZeckendorfVariant  *variant,
                                guint                       n,
                                LmSolveContext             *context,
                                GError                    **error)
{
  const guint64 n_positions = lm_zeckendorf_count_positions (n);
  guint64 all_words;
  g_autoptr (LmZeckendorfLevels) self = prepare (variant, n, context, &all_words, error);
  LmZeckendorfWanted last = { .heights = { n } };
  guint64 bytes;
  guint64 place = GUARD;

  if (self == NULL)
    return NULL;

  bytes = (all_words + (n + 1) * 2 * GUARD) * sizeof (guint32);
  if (!lm_store_check (n_positions, bytes + self->map_bytes, context, error) || !make_map (self, n, context, error))
    return NULL;

  lm_table_cache_reserve (lm_solve_context_get_cache (context), bytes + self->map_bytes);
  self->store = lm_store_new (n_positions, bytes, context, error);
  if (self->store == NULL)
    return NULL;

  self->places = g_new (guint64, n + 1);
  for (guint chips = 0; chips <= n; chips++)
    {
      self->places[chips] = place;
      place += lm_zeckendorf_level_map_size (self->map, n, chips) + 2 * GUARD;
    }

  if (!lm_zeckendorf_mode_is_forward (self->mode))
    lm_zeckendorf_decompose (n, last.heights);
  return lm_zeckendorf_levels_solve (self, n, &last, 1, context, error) ? g_steal_pointer (&self) : NULL;
}

/* The value for the player to move of a position of the @n whose levels are kept; lost when there is no move. */
LmValue
lm_zeckendorf_levels_look_up (const LmZeckendorfLevels *self,
                              const guint32            *heights)
{
  return read_value (self, (guint32 *) self->store->memory + self->places[lm_zeckendorf_count_chips (heights)], heights);
}

/*
 * Counts the game graph. With free ones the game comes to every position, and a formula counts. With stagnant ones
 * the positions are gone through. Returns: whether it was counted.
 */
gboolean
lm_zeckendorf_levels_count_graph (LmZeckendorfLevels  *self,
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

  /* What was counted is not in a level, so none is kept. */
  crew->levels = self;
  crew->mode = LM_ZECKENDORF_MODE_REACHED;
  crew->n = n;
  plan (crew, n, context);
  done = crew_run (crew, error);
  *vertices = crew->tally.n_vertices;
  *edges = crew->tally.n_edges;
  return done;
}
