/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lengths.c: how long the games from a position last, and who wins them. */

#include "lm-lengths.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <math.h>

/* --- from the shortest to the longest ------------------------------------ */

/**
 * lm_length_bounds_find:
 * @position: a position
 * @bounds: (out): what the rules and the theorems of its game say
 *
 * Takes no time.
 *
 * Returns: whether they say anything
 */
gboolean
lm_length_bounds_find (LmPosition     *position,
                       LmLengthBounds *bounds)
{
  const LmGameInfo *info = lm_position_get_info (position);

  *bounds = (LmLengthBounds) { LM_LENGTH_UNKNOWN, LM_LENGTH_UNKNOWN };
  if (lm_position_is_over (position))
    *bounds = (LmLengthBounds) { 0, 0 };
  else if (info->tell_lengths != NULL)
    info->tell_lengths (position, bounds);

  return bounds->shortest != LM_LENGTH_UNKNOWN || bounds->longest != LM_LENGTH_UNKNOWN;
}

static const char *
choose_words (const LmLengthBounds *bounds,
              guint64               plural)
{
  if (bounds->shortest == bounds->longest)
    return g_dngettext (GETTEXT_PACKAGE, "%s move", "%s moves", plural);
  if (bounds->longest == LM_LENGTH_UNKNOWN)
    return g_dngettext (GETTEXT_PACKAGE, "at least %s move", "at least %s moves", plural);
  if (bounds->shortest == LM_LENGTH_UNKNOWN)
    return g_dngettext (GETTEXT_PACKAGE, "at most %2$s move", "at most %2$s moves", plural);
  if (bounds->at_most)
    return g_dngettext (GETTEXT_PACKAGE, "%s to at most %s move", "%s to at most %s moves", plural);

  /* Translators: the shortest and the longest game. */
  return g_dngettext (GETTEXT_PACKAGE, "%s to %s move", "%s to %s moves", plural);
}

/**
 * lm_length_bounds_describe:
 * @bounds: how few and how many moves a game can last
 *
 * Returns: (transfer full) (nullable): "17 to 34 moves"; %NULL where nothing is
 *   known
 */
char *
lm_length_bounds_describe (const LmLengthBounds *bounds)
{
  const guint64 last = bounds->longest != LM_LENGTH_UNKNOWN ? bounds->longest : bounds->shortest;
  g_autofree char *shortest = g_strdup_printf ("%'" PRIu64, bounds->shortest);
  g_autofree char *longest = g_strdup_printf ("%'" PRIu64, bounds->longest);
  g_autoptr (GString) text = NULL;

  if (last == LM_LENGTH_UNKNOWN)
    return NULL;

  text = g_string_new (choose_words (bounds, MIN (last, G_MAXINT)));
  g_string_replace (text, "%2$s", longest, 1);
  g_string_replace (text, "%s", shortest, 1);
  g_string_replace (text, "%s", longest, 1);
  return g_strdup (text->str);
}

/**
 * lm_length_bounds_tell:
 * @bounds: how few and how many moves a game can last
 * @position: from there
 *
 * Returns: whether that gives away who wins, where the last move decides: a
 *   move ends the game at once, or all games have as many moves
 */
gboolean
lm_length_bounds_tell (const LmLengthBounds *bounds,
                       LmPosition           *position)
{
  return lm_position_get_info (position)->impartial
         && (bounds->shortest < 2 || (bounds->shortest == bounds->longest && bounds->longest != LM_LENGTH_UNKNOWN));
}

/* --- how many games of which length -------------------------------------- */

static __mpz_struct *
nth_weight (const LmLengths *self,
            guint            index)
{
  return &g_array_index (self->weights, __mpz_struct, index);
}

/**
 * lm_lengths_new:
 * @position: where the games begin
 * @measure: what they are weighed by
 * @is_sample: whether they are drawn
 *
 * Returns: (transfer full): no games
 */
LmLengths *
lm_lengths_new (LmPosition *position,
                LmMeasure   measure,
                gboolean    is_sample)
{
  LmLengths *self = g_new0 (LmLengths, 1);

  self->position = lm_position_ref (position);
  self->measure = measure;
  self->is_sample = is_sample;
  self->weights = g_array_new (FALSE, FALSE, sizeof (__mpz_struct));
  g_array_set_clear_func (self->weights, (GDestroyNotify) mpz_clear);
  mpz_init (self->total);
  for (guint seat = 0; seat < LM_MAX_PLAYERS; seat++)
    mpz_init (self->winners[seat]);

  return self;
}

/**
 * lm_lengths_copy:
 * @self: games
 *
 * Returns: (transfer full): the same games, for another thread
 */
LmLengths *
lm_lengths_copy (const LmLengths *self)
{
  LmLengths *copy = lm_lengths_new (self->position, self->measure, self->is_sample);

  copy->first = self->first;
  mpz_set (copy->total, self->total);
  for (guint seat = 0; seat < LM_MAX_PLAYERS; seat++)
    mpz_set (copy->winners[seat], self->winners[seat]);
  for (guint i = 0; i < self->weights->len; i++)
    {
      mpz_t weight;

      mpz_init_set (weight, nth_weight (self, i));
      g_array_append_val (copy->weights, weight);
    }

  return copy;
}

/**
 * lm_lengths_free:
 * @self: (transfer full): games
 */
void
lm_lengths_free (LmLengths *self)
{
  lm_position_unref (self->position);
  g_array_unref (self->weights);
  mpz_clear (self->total);
  for (guint seat = 0; seat < LM_MAX_PLAYERS; seat++)
    mpz_clear (self->winners[seat]);
  g_free (self);
}

/* Lengths are millions of moves in some games: there is a weight only from the least to the largest that was seen. */
static void
reach (LmLengths *self,
       guint      length)
{
  mpz_t zero;

  if (self->weights->len == 0)
    self->first = length;
  for (; length < self->first; self->first--)
    {
      mpz_init (zero);
      g_array_prepend_val (self->weights, zero);
    }
  while (length >= lm_lengths_get_end (self))
    {
      mpz_init (zero);
      g_array_append_val (self->weights, zero);
    }
}

/**
 * lm_lengths_add:
 * @self: games
 * @length: of some more of them
 * @winner: their winner
 * @weight: how much they count, more than 0
 */
void
lm_lengths_add (LmLengths  *self,
                guint       length,
                int         winner,
                mpz_srcptr  weight)
{
  __mpz_struct *sum;

  reach (self, length);
  sum = nth_weight (self, length - self->first);
  mpz_add (sum, sum, weight);
  mpz_add (self->winners[winner], self->winners[winner], weight);
  mpz_add (self->total, self->total, weight);
}

/**
 * lm_lengths_scale:
 * @self: games
 * @factor: by what to multiply all weights
 */
void
lm_lengths_scale (LmLengths  *self,
                  mpz_srcptr  factor)
{
  for (guint i = 0; i < self->weights->len; i++)
    mpz_mul (nth_weight (self, i), nth_weight (self, i), factor);
  for (guint seat = 0; seat < LM_MAX_PLAYERS; seat++)
    mpz_mul (self->winners[seat], self->winners[seat], factor);
  mpz_mul (self->total, self->total, factor);
}

/* Returns: one more than the largest length */
guint
lm_lengths_get_end (const LmLengths *self)
{
  return self->first + self->weights->len;
}

/* @length: from the first to the largest length. Returns: (transfer none): how much the games of that length count */
mpz_srcptr
lm_lengths_get_weight (const LmLengths *self,
                       guint            length)
{
  return nth_weight (self, length - self->first);
}

/**
 * lm_lengths_get_residue:
 * @self: games
 * @modulo: at least 1
 * @residue: less than @modulo
 * @weight: initialised; how much the games count whose length leaves @residue
 *   modulo @modulo
 */
void
lm_lengths_get_residue (const LmLengths *self,
                        guint            modulo,
                        guint            residue,
                        mpz_ptr          weight)
{
  mpz_set_ui (weight, 0);
  for (guint length = self->first; length < lm_lengths_get_end (self); length++)
    if (length % modulo == residue)
      mpz_add (weight, weight, lm_lengths_get_weight (self, length));
}

/**
 * lm_lengths_get_share:
 * @self: games, not none
 * @weight: that of some of them
 *
 * Returns: their share, from 0 to 1
 */
double
lm_lengths_get_share (const LmLengths *self,
                      mpz_srcptr       weight)
{
  double share;
  mpq_t quotient;

  mpq_init (quotient);
  mpz_set (mpq_numref (quotient), weight);
  mpz_set (mpq_denref (quotient), self->total);
  share = mpq_get_d (quotient);
  mpq_clear (quotient);
  return share;
}

/* @self: games, not none. Returns: the standard error of @share, 0 if it is exact */
double
lm_lengths_get_error (const LmLengths *self,
                      double           share)
{
  return self->is_sample ? sqrt (share * (1 - share) / mpz_get_d (self->total)) : 0;
}

/**
 * lm_lengths_print_share:
 * @self: games, not none
 * @weight: that of some of them
 *
 * Returns: (transfer full): their share as a fraction in lowest terms: "3/8",
 *   "0", "1"
 */
char *
lm_lengths_print_share (const LmLengths *self,
                        mpz_srcptr       weight)
{
  mpq_t share;
  char *text;

  mpq_init (share);
  mpz_set (mpq_numref (share), weight);
  mpz_set (mpq_denref (share), self->total);
  mpq_canonicalize (share);
  text = g_malloc (mpz_sizeinbase (mpq_numref (share), 10) + mpz_sizeinbase (mpq_denref (share), 10) + 3);
  mpq_get_str (text, 10, share);
  mpq_clear (share);
  return text;
}

static void
add_share (LmRows          *rows,
           const LmLengths *self,
           guint            number,
           mpz_srcptr       weight)
{
  g_autofree char *fraction = lm_lengths_print_share (self, weight);

  lm_rows_add (rows, LM_ROW (lm_cell_number (number), lm_cell_real (lm_lengths_get_share (self, weight), LM_CELL_ALL_DIGITS),
                             lm_cell_text (fraction)));
}

/**
 * lm_lengths_to_rows:
 * @self: games, not none
 * @modulo: 0, or by what the lengths are divided
 *
 * Returns: (transfer full): a table of the lengths, or of their remainders, and
 *   their shares
 */
LmRows *
lm_lengths_to_rows (const LmLengths *self,
                    guint            modulo)
{
  static const char *const columns[] = { "moves", "share", "fraction", NULL }, *const residues[] = { "residue", "share", "fraction", NULL };
  g_autofree char *text = lm_position_to_string (self->position);
  LmRows *rows = lm_rows_new (modulo > 0 ? residues : columns, LM_PLOT_BARS, text, "share");
  mpz_t weight;

  for (guint length = self->first; modulo == 0 && length < lm_lengths_get_end (self); length++)
    add_share (rows, self, length, lm_lengths_get_weight (self, length));
  mpz_init (weight);
  for (guint residue = 0; residue < modulo; residue++)
    {
      lm_lengths_get_residue (self, modulo, residue, weight);
      add_share (rows, self, residue, weight);
    }
  mpz_clear (weight);

  return rows;
}

/**
 * lm_lengths_measure:
 * @self: games, not none
 * @mean: (out): moves of a game on average
 * @deviation: (out): their standard deviation; of a sample, divided by the root
 *   of the number of games, the standard error of @mean
 */
void
lm_lengths_measure (const LmLengths *self,
                    double          *mean,
                    double          *deviation)
{
  double above = 0, square = 0;

  for (guint length = self->first; length < lm_lengths_get_end (self); length++)
    above += (length - self->first) * lm_lengths_get_share (self, lm_lengths_get_weight (self, length));
  *mean = self->first + above;

  for (guint length = self->first; length < lm_lengths_get_end (self); length++)
    square += pow (length - *mean, 2) * lm_lengths_get_share (self, lm_lengths_get_weight (self, length));
  *deviation = sqrt (square);
}

/* The length of the game of this rank, from 0, when they stand in order of length. */
static guint
find_length (const LmLengths *self,
             mpz_srcptr       rank)
{
  guint length = self->first;
  mpz_t seen;

  mpz_init_set (seen, lm_lengths_get_weight (self, length));
  while (mpz_cmp (seen, rank) <= 0)
    mpz_add (seen, seen, lm_lengths_get_weight (self, ++length));
  mpz_clear (seen);
  return length;
}

/**
 * lm_lengths_get_median:
 * @self: games, not none
 *
 * Returns: the length of the game in the middle, or between the two there
 */
double
lm_lengths_get_median (const LmLengths *self)
{
  double median;
  mpz_t rank;

  mpz_init_set (rank, self->total);
  mpz_sub_ui (rank, rank, 1);
  mpz_tdiv_q_2exp (rank, rank, 1);
  median = find_length (self, rank);
  mpz_tdiv_q_2exp (rank, self->total, 1);
  median = (median + find_length (self, rank)) / 2;
  mpz_clear (rank);
  return median;
}

/**
 * lm_lengths_tell:
 * @self: games
 *
 * Returns: whether the same player wins them all
 */
gboolean
lm_lengths_tell (const LmLengths *self)
{
  for (guint seat = 0; seat < LM_MAX_PLAYERS; seat++)
    if (mpz_cmp (self->winners[seat], self->total) == 0)
      return TRUE;

  return FALSE;
}

/* --- games by lot -------------------------------------------------------- */

struct _LmSampler
{
  LmLengths  *lengths;
  GRand      *rand;
  LmPosition *position; /* of the game that is being played */
  guint       length;
};

/**
 * lm_sampler_new:
 * @position: where the games begin
 * @seed: what the moves are drawn with: the same seed gives the same games
 *
 * Returns: (transfer full): games by lot, none yet
 */
LmSampler *
lm_sampler_new (LmPosition *position,
                guint32     seed)
{
  LmSampler *self = g_atomic_rc_box_new0 (LmSampler);

  self->lengths = lm_lengths_new (position, LM_MEASURE_MOVES, TRUE);
  self->rand = g_rand_new_with_seed (seed);
  self->position = lm_position_ref (position);
  return self;
}

/* A sampler is used by one thread at a time. Returns: (transfer full): the same */
LmSampler *
lm_sampler_ref (LmSampler *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear_sampler (gpointer data)
{
  LmSampler *self = data;

  lm_lengths_free (self->lengths);
  g_rand_free (self->rand);
  lm_position_unref (self->position);
}

void
lm_sampler_unref (LmSampler *self)
{
  g_atomic_rc_box_release_full (self, clear_sampler);
}

/* Plays a game to its end, or until it has to stop in the middle. */
static gboolean
play_game (LmSampler      *self,
           LmSolveContext *context)
{
  while (!lm_position_is_over (self->position))
    {
      g_autoptr (LmPosition) before = NULL;
      g_autofree char *move = NULL;

      if (lm_solve_context_poll (context) != LM_STOP_NO)
        return FALSE;
      before = self->position;
      move = lm_position_random_move (before, self->rand);
      self->position = lm_position_play (before, move, NULL);
      self->length++;
    }

  return TRUE;
}

static void
end_game (LmSampler *self)
{
  mpz_t one;

  mpz_init_set_ui (one, 1);
  lm_lengths_add (self->lengths, self->length, lm_position_get_winner (self->position), one);
  mpz_clear (one);
  lm_position_unref (self->position);
  self->position = lm_position_ref (self->lengths->position);
  self->length = 0;
}

/**
 * lm_sampler_run:
 * @self: games by lot
 * @n_games: how many there shall be in all
 * @context: limits, cancellation and progress
 *
 * Plays until there are so many. What is stopped goes on where it was when it
 * is called again.
 *
 * Returns: whether there are so many now
 */
gboolean
lm_sampler_run (LmSampler      *self,
                guint64         n_games,
                LmSolveContext *context)
{
  while (mpz_cmp_ui (self->lengths->total, n_games) < 0)
    {
      if (!play_game (self, context))
        return FALSE;
      end_game (self);
      lm_solve_context_set_progress (context, mpz_get_ui (self->lengths->total), n_games);
    }

  return TRUE;
}

/* Returns: (transfer none): what they have shown so far */
const LmLengths *
lm_sampler_get_lengths (LmSampler *self)
{
  return self->lengths;
}
