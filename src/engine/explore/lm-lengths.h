/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lengths.h: how long the games from a position last, and who wins them. */

#pragma once

#include "engine/game/lm-game.h"
#include "engine/keep/lm-rows.h"
#include "engine/solve/lm-solve-context.h"

#include <gmp.h>

/* A length that nobody knows. */
#define LM_LENGTH_UNKNOWN G_MAXUINT64

/**
 * LmLengthBounds:
 * @shortest: moves of the shortest game, or %LM_LENGTH_UNKNOWN
 * @longest: moves of the longest game, or %LM_LENGTH_UNKNOWN
 * @at_most: whether @longest is a bound that perhaps no game reaches
 * @reference: (nullable): the theorem that says so; lm_reason_cite() makes it
 *   words for people
 *
 * How few and how many moves a game can last.
 */
struct _LmLengthBounds
{
  guint64     shortest;
  guint64     longest;
  gboolean    at_most;
  const char *reference;
};

gboolean    lm_length_bounds_find     (LmPosition            *position,
                                       LmLengthBounds        *bounds);
char       *lm_length_bounds_describe (const LmLengthBounds  *bounds);
gboolean    lm_length_bounds_tell     (const LmLengthBounds  *bounds,
                                       LmPosition            *position);

/**
 * LmMeasure:
 * @LM_MEASURE_MOVES: every move of a position has the same probability
 * @LM_MEASURE_GAMES: every game, a sequence of moves to the end, has the same
 *   probability
 *
 * What "random" means. RZ 3.1 calls the first P, the second μ.
 */
typedef enum
{
  LM_MEASURE_MOVES,
  LM_MEASURE_GAMES,
  LM_N_MEASURES,
} LmMeasure;

/**
 * LmLengths:
 * @position: where the games begin
 * @measure: what they are weighed by
 * @is_sample: whether they were drawn; else these are all there are, and the
 *   shares are exact
 * @first: the length of @weights[0]; has a weight unless @total is 0
 * @weights: (element-type __mpz_struct): of the games by their length, from
 *   @first on; the last one is more than 0
 * @winners: of the games that each player wins
 * @total: of all games. A share is a weight divided by this. Of a sample, and
 *   where every game counts the same, it is the number of games
 *
 * How long the games from a position last, and who wins them. Changed only by
 * who makes it.
 */
typedef struct
{
  LmPosition *position;
  LmMeasure   measure;
  gboolean    is_sample;
  guint       first;
  GArray     *weights;
  mpz_t       winners[LM_MAX_PLAYERS];
  mpz_t       total;
} LmLengths;

LmLengths  *lm_lengths_new            (LmPosition            *position,
                                       LmMeasure              measure,
                                       gboolean               is_sample);
LmLengths  *lm_lengths_copy           (const LmLengths       *self);
void        lm_lengths_free           (LmLengths             *self);
void        lm_lengths_add            (LmLengths             *self,
                                       guint                  length,
                                       int                    winner,
                                       mpz_srcptr             weight);
void        lm_lengths_scale          (LmLengths             *self,
                                       mpz_srcptr             factor);
guint       lm_lengths_get_end        (const LmLengths       *self);
mpz_srcptr  lm_lengths_get_weight     (const LmLengths       *self,
                                       guint                  length);
void        lm_lengths_get_residue    (const LmLengths       *self,
                                       guint                  modulo,
                                       guint                  residue,
                                       mpz_ptr                weight);
double      lm_lengths_get_share      (const LmLengths       *self,
                                       mpz_srcptr             weight);
double      lm_lengths_get_error      (const LmLengths       *self,
                                       double                 share);
char       *lm_lengths_print_share    (const LmLengths       *self,
                                       mpz_srcptr             weight);
LmRows     *lm_lengths_to_rows        (const LmLengths       *self,
                                        guint                  modulo);
void        lm_lengths_measure        (const LmLengths       *self,
                                       double                *mean,
                                       double                *deviation);
double      lm_lengths_get_median     (const LmLengths       *self);
gboolean    lm_lengths_tell           (const LmLengths       *self);

/* Games by lot. */
typedef struct _LmSampler LmSampler;

LmSampler  *lm_sampler_new            (LmPosition            *position,
                                       guint32                seed);
LmSampler  *lm_sampler_ref            (LmSampler             *self);
void        lm_sampler_unref          (LmSampler             *self);
gboolean    lm_sampler_run            (LmSampler             *self,
                                       guint64                n_games,
                                       LmSolveContext        *context);
const LmLengths *
            lm_sampler_get_lengths    (LmSampler             *self);

/* All games. */
typedef struct _LmLengthGraph LmLengthGraph;

LmLengthGraph *
            lm_length_graph_new       (LmPosition            *position,
                                       guint                  most,
                                       LmSolveContext        *context,
                                       GError               **error);
void        lm_length_graph_free      (LmLengthGraph         *self);
guint       lm_length_graph_get_size  (LmLengthGraph         *self);
void        lm_length_graph_get_bounds
                                      (LmLengthGraph         *self,
                                       LmLengthBounds        *bounds);
LmLengths  *lm_length_graph_count     (LmLengthGraph         *self,
                                       LmMeasure              measure,
                                       LmSolveContext        *context,
                                       GError               **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmLengths, lm_lengths_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmSampler, lm_sampler_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmLengthGraph, lm_length_graph_free)
