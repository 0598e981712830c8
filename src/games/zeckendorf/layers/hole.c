/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hole.c: who wins a black-hole game without placing, two levels of positions at a time. */

#include "config.h"

#include "levels.h"

/*
 * Let the chips in the hole m count as chips of bin m that no move takes. Then
 * no move changes the value, M and A make one chip less and S as many, the A
 * and the S that fill the hole as well. So the positions of value n with T
 * chips need only one another and those with T - 1: two levels are enough. In
 * a level S raises the highest bin that it touches, so what it leads to comes
 * later in the lexicographic order of the heights, and is solved before.
 *
 * One run tells more than it is for: n - k F_m ones and k chips in the hole
 * are one of its positions, so it has the winners of n, n - F_m, n - 2 F_m, …
 *
 * A plane is what has the heights of bins 5 to m in common, a row of it that of
 * bin 4 as well. With r and t, what is left of value and chips, a row has one
 * free coordinate: bin 2 holds the parity of r - t, and two more at each bit.
 * So every row begins at its first bit, and no move shifts by more than a bit.
 * What is beyond the end of a row is 0, and so no bit is there for what an
 * illegal move would lead to.
 */
#define ROW_BIN 4

/* Planes and words of a level have numbers of 32 bits. */
#define MOST G_MAXUINT32

/* Words between two looks at the context: far less than a millisecond. */
#define WORDS_PER_POLL 16384

/* The largest level is found by trying so many of them, and so small a part more is asked for. */
#define SAMPLES 32
#define MARGIN 8

typedef struct
{
  guint32 begin;  /* the first word */
  guint32 low;    /* the height of bin 4 in the first row */
  guint32 n_rows; /* 0 when there is no such plane */
  guint32 stride; /* words of a row */
} Plane;

typedef struct
{
  int      changes[LM_ZECKENDORF_MAX_BINS + 1]; /* by bin */
  gssize   distance;                            /* among planes */
  gboolean below;                               /* to the level with a chip less */
} Step;

typedef struct
{
  guint            hole;
  guint            n;
  gsize            factors[LM_ZECKENDORF_MAX_HOLE + 1]; /* by bin: how far apart its planes are */
  gsize            n_planes;
  Step             steps[LM_ZECKENDORF_MAX_MOVES];
  guint            n_steps;

  LmSolveContext  *context;
  Plane           *planes[2]; /* of the level at hand, and of the one before */
  guint64         *words[2];
  guint64          capacity;
  guint64          n_words;
  guint64          until_poll;
  guint64          done;
  guint64          total;
  int              heights[LM_ZECKENDORF_MAX_HOLE + 1];
} Run;

static void
add_step (Run      *run,
          gboolean  below,
          guint     taken,
          guint     other,
          guint     given,
          guint     back)
{
  Step *step = &run->steps[run->n_steps++];

  step->below = below;
  step->changes[taken]--;
  step->changes[other]--;
  step->changes[given]++;
  if (back > 0)
    step->changes[back]++;
  for (guint bin = ROW_BIN + 1; bin <= run->hole; bin++)
    step->distance += step->changes[bin] * (gssize) run->factors[bin];
}

/* A move may raise a height by one over what the value allows: there is no plane then, but a place for it. */
static void
prepare (Run   *run,
         guint  hole,
         guint  n)
{
  run->hole = hole;
  run->n = n;
  run->n_planes = 1;
  for (guint bin = ROW_BIN + 1; bin <= hole; bin++)
    {
      run->factors[bin] = run->n_planes;
      run->n_planes = MIN (run->n_planes * (n / lm_zeckendorf_fibonacci (bin) + 2), (gsize) MOST + 1);
    }

  /* All moves but the two S that stay in a plane. */
  add_step (run, TRUE, 1, 1, 2, 0);
  for (guint bin = 1; bin + 1 < run->hole; bin++)
    add_step (run, TRUE, bin, bin + 1, bin + 2, 0);
  for (guint bin = ROW_BIN; bin < run->hole; bin++)
    add_step (run, FALSE, bin, bin, bin + 1, bin - 2);
}

/* How many positions are in the row with value @value and @chips chips in the first three bins. */
static int
get_length (int value,
            int chips)
{
  return (value - chips) / 2 - MAX (0, value - 2 * chips) + 1;
}

/* Returns: whether there are positions */
static gboolean
measure_plane (Plane *plane,
               int    value,
               int    chips)
{
  const int low = value > 3 * chips ? (value - 3 * chips + 1) / 2 : 0;
  const int high = value >= chips ? MIN (chips, (value - chips) / 4) : -1;
  const int peak = CLAMP ((value - 2 * chips) / 3, low, MAX (high, low));
  int length = 0;

  if (chips < 0 || low > high)
    return FALSE;

  /* Rows get longer until bin 1 may be empty, and then shorter. */
  for (int height = peak; height <= MIN (peak + 1, high); height++)
    length = MAX (length, get_length (value - 5 * height, chips - height));
  plane->low = low;
  plane->n_rows = high - low + 1;
  plane->stride = (length + 63) / 64;
  return TRUE;
}

/* Puts together @n words with those that are @shift bits further on. */
static inline void
gather (guint64       *to,
        const guint64 *from,
        guint          n,
        guint          n_from,
        int            shift)
{
  n = MIN (n, n_from + (shift < 0));
  for (guint i = 0; i < n; i++)
    {
      const guint64 same = i < n_from ? from[i] : 0;

      if (shift == 0)
        to[i] |= same;
      else if (shift > 0)
        to[i] |= same >> 1 | (i + 1 < n_from ? from[i + 1] << 63 : 0);
      else
        to[i] |= same << 1 | (i > 0 ? from[i - 1] >> 63 : 0);
    }
}

/* The same for rows of one word, which lie side by side. */
static inline void
gather_single (guint64       *to,
               const guint64 *from,
               guint          n,
               int            shift)
{
  for (guint i = 0; shift == 0 && i < n; i++)
    to[i] |= from[i];
  for (guint i = 0; shift > 0 && i < n; i++)
    to[i] |= from[i] >> 1;
  for (guint i = 0; shift < 0 && i < n; i++)
    to[i] |= from[i] << 1;
}

static void
gather_step (Run         *run,
             const Plane *plane,
             const Step  *step,
             gsize        index,
             gboolean     odd)
{
  const Plane *target = &run->planes[step->below][index + step->distance];
  const int shift = (step->changes[2] + odd + 4) / 2 - 2;
  const int offset = plane->low + step->changes[ROW_BIN] - target->low;
  const int from = MAX (0, -offset);
  const int to = MIN ((int) plane->n_rows, (int) target->n_rows - offset);
  guint64 *rows = run->words[0] + plane->begin;
  const guint64 *others = run->words[step->below] + target->begin;

  if (plane->stride == 1 && target->stride == 1 && from < to)
    gather_single (rows + from, others + from + offset, to - from, shift);
  else
    for (int row = from; row < to; row++)
      gather (rows + row * plane->stride, others + (row + offset) * target->stride, plane->stride, target->stride, shift);
}

/* @after: the row that S of bin 3 leads to. */
static void
settle_row (guint64       *row,
            const guint64 *after,
            guint          stride,
            guint          length)
{
  guint64 carry = 0;

  for (guint i = 0; i < stride; i++)
    {
      const guint left = length > 64 * i ? length - 64 * i : 0;
      const guint64 mask = left >= 64 ? G_MAXUINT64 : (G_GUINT64_CONSTANT (1) << left) - 1;

      row[i] = lm_zeckendorf_settle (~(row[i] | (after != NULL ? after[i] : 0) | carry) & mask);
      carry = row[i] >> 63;
    }
}

static gboolean
go_on (Run     *run,
       guint64  words)
{
  run->until_poll -= MIN (run->until_poll, words);
  if (run->until_poll > 0)
    return TRUE;

  run->until_poll = WORDS_PER_POLL;
  lm_solve_context_set_progress (run->context, run->done, run->total);
  return lm_solve_context_poll (run->context) == LM_STOP_NO;
}

static gboolean
solve_plane (Run   *run,
             gsize  index,
             int    value,
             int    chips)
{
  Plane *plane = &run->planes[0][index];
  const guint64 *after = NULL;

  if (!measure_plane (plane, value, chips))
    return TRUE;
  plane->begin = run->n_words;
  run->n_words += plane->n_rows * plane->stride;
  if (run->n_words > run->capacity)
    return FALSE;

  memset (run->words[0] + plane->begin, 0, plane->n_rows * plane->stride * sizeof (guint64));
  for (const Step *step = run->steps; step < run->steps + run->n_steps; step++)
    {
      gboolean legal = TRUE;

      for (guint bin = ROW_BIN + 1; bin <= run->hole; bin++)
        legal = legal && run->heights[bin] + step->changes[bin] >= 0;
      if (legal)
        gather_step (run, plane, step, index, (value - chips) % 2 != 0);
    }

  for (guint row = plane->n_rows; row-- > 0;)
    {
      const int height = plane->low + row;
      const int length = get_length (value - 5 * height, chips - height);
      guint64 *words = run->words[0] + plane->begin + row * plane->stride;

      settle_row (words, after, plane->stride, length);
      after = words;
      run->done += length;
    }
  return go_on (run, plane->n_rows * plane->stride);
}

/* Without planes only words are counted. */
static gboolean
solve_bins (Run   *run,
            guint  bin,
            gsize  index,
            int    value,
            int    chips)
{
  const int fibonacci = lm_zeckendorf_fibonacci (bin);
  Plane plane;

  if (bin == ROW_BIN && run->planes[0] != NULL)
    return solve_plane (run, index, value, chips);
  if (bin == ROW_BIN)
    {
      if (measure_plane (&plane, value, chips))
        run->n_words += plane.n_rows * plane.stride;
      return go_on (run, 1);
    }

  /* With h of them, as many chips as are left may be worth what is left, and no more than the bins before can hold. */
  for (int height = MIN (chips, value / fibonacci); height >= 0; height--)
    {
      const int rest = value - height * fibonacci;

      if (rest < chips - height)
        continue;
      if (rest > (chips - height) * (int) lm_zeckendorf_fibonacci (bin - 1))
        break;
      run->heights[bin] = height;
      if (!solve_bins (run, bin - 1, index + height * run->factors[bin], rest, chips - height))
        return FALSE;
    }
  return TRUE;
}

/* Returns: whether it was not stopped */
static gboolean
count_words (Run   *run,
             guint  chips)
{
  run->n_words = 0;
  if (!solve_bins (run, run->hole, 0, run->n, chips))
    return FALSE;

  run->capacity = MAX (run->capacity, run->n_words);
  return TRUE;
}

/* How many positions all levels have: the ways to make up @n with the bins up to @hole. */
guint64
lm_zeckendorf_hole_levels_count (guint hole,
                                 guint n)
{
  g_autofree guint64 *ways = g_new0 (guint64, n + 1);

  ways[0] = 1;
  for (guint bin = 1; bin <= hole; bin++)
    for (guint value = lm_zeckendorf_fibonacci (bin); value <= n; value++)
      ways[value] += ways[value - lm_zeckendorf_fibonacci (bin)];

  return ways[n];
}

static guint64
count_bytes (const Run *run)
{
  return 2 * (run->n_planes * sizeof (Plane) + run->capacity * sizeof (guint64));
}

static gboolean
check_bytes (const Run *run)
{
  return run->n_planes <= MOST && run->capacity <= MOST && count_bytes (run) <= lm_solve_context_get_memory (run->context);
}

/* Plans the memory. Returns: whether it is allowed */
static gboolean
plan (Run             *run,
      guint            hole,
      guint            n,
      guint            margin,
      LmSolveContext  *context,
      GError         **error)
{
  g_autofree char *allowed = NULL;

  prepare (run, hole, n);
  run->context = context;
  for (guint i = 0; i <= SAMPLES && check_bytes (run); i++)
    if (!count_words (run, (guint64) n * i / SAMPLES))
      return !lm_solve_context_should_stop (context, error);
  run->capacity += run->capacity / margin + 64;
  if (check_bytes (run))
    return TRUE;

  allowed = g_format_size_full (lm_solve_context_get_memory (context), G_FORMAT_SIZE_IEC_UNITS);
  return lm_refuse (error, LM_ERROR_LIMIT,
                    _("Even two levels of the positions of n = %u take at least %'" PRIu64 " bytes; %s are allowed."),
                    n, count_bytes (run), allowed);
}

gboolean
lm_zeckendorf_hole_levels_serve (const LmZeckendorfVariant *variant)
{
  return variant->kind == LM_ZECKENDORF_BLACK_HOLE && variant->hole >= ROW_BIN;
}

/* Whether the levels may take the memory that two of them need; so that there is for those of smaller values, too. */
gboolean
lm_zeckendorf_hole_levels_check (guint            hole,
                                 guint            n,
                                 LmSolveContext  *context,
                                 GError         **error)
{
  Run run = { 0 };

  return plan (&run, hole, n, MARGIN / 2, context, error);
}

static void
read_wanted (const Run          *run,
             LmZeckendorfWanted *wanted)
{
  const guint bit = wanted->heights[1] / 2;
  gsize index = 0;
  const Plane *plane;
  gsize word;

  for (guint bin = ROW_BIN + 1; bin <= run->hole; bin++)
    index += wanted->heights[bin - 1] * run->factors[bin];
  plane = &run->planes[0][index];
  word = plane->begin + (wanted->heights[ROW_BIN - 1] - plane->low) * plane->stride + bit / 64;
  wanted->value = run->words[0][word] >> bit % 64 & 1 ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

static gboolean
solve_levels (Run                *run,
              LmZeckendorfWanted *wanted,
              guint               n_wanted)
{
  guint last = 0;

  for (guint i = 0; i < n_wanted; i++)
    last = MAX (last, lm_zeckendorf_count_chips (wanted[i].heights));

  for (guint chips = 0; chips <= last; chips++)
    {
      Plane *planes = run->planes[1];
      guint64 *words = run->words[1];

      run->planes[1] = run->planes[0];
      run->words[1] = run->words[0];
      run->planes[0] = planes;
      run->words[0] = words;
      run->n_words = 0;
      memset (planes, 0, run->n_planes * sizeof *planes);
      if (!solve_bins (run, run->hole, 0, run->n, chips))
        return FALSE;
      for (guint i = 0; i < n_wanted; i++)
        if (lm_zeckendorf_count_chips (wanted[i].heights) == chips)
          read_wanted (run, &wanted[i]);
    }
  return TRUE;
}

/*
 * Finds out the values of @wanted, positions that are worth @n together with the chips in their bin @hole, which are in
 * the hole: all of them or none. Returns: whether it did.
 */
gboolean
lm_zeckendorf_hole_levels_solve (guint                hole,
                                 guint                n,
                                 LmZeckendorfWanted  *wanted,
                                 guint                n_wanted,
                                 LmSolveContext      *context,
                                 GError             **error)
{
  Run run = { 0 };
  g_autoptr (LmStore) store = NULL;

  if (!plan (&run, hole, n, MARGIN, context, error))
    return FALSE;

  store = lm_store_new (0, count_bytes (&run), context, error);
  if (store == NULL)
    return FALSE;

  run.until_poll = 1;
  run.total = lm_zeckendorf_hole_levels_count (hole, n);
  for (guint i = 0; i < 2; i++)
    {
      run.words[i] = (guint64 *) store->memory + i * run.capacity;
      run.planes[i] = (Plane *) ((guint64 *) store->memory + 2 * run.capacity) + i * run.n_planes;
    }
  if (solve_levels (&run, wanted, n_wanted))
    return TRUE;

  if (!lm_solve_context_should_stop (context, error))
    g_set_error_literal (error, LM_ERROR, LM_ERROR_LIMIT, _("A level of positions is larger than was expected."));
  return FALSE;
}
