/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-challenge.c: a ladder of games to win, on which nobody has to choose numbers. */

#include "lm-challenge.h"

#include "engine/explore/lm-population.h"
#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "engine/solve/lm-solve-context.h"

#include <glib/gi18n-lib.h>

/* Looked at of one size, and sizes looked at. */
#define MAX_POSITIONS 300
#define MAX_SIZE 60

typedef struct
{
  LmSolveContext *context;
  LmPosition     *start;    /* with the longest game so far, longer than that from the start before */
  guint           length;   /* of that */
  guint64         size;
  int             winner;
  guint           n_seen;
  guint           number;   /* of starts before that one */
} Search;

/* Nobody learns from a game that is over, or that nobody knows how to win. */
static gboolean
visit_cb (LmPosition *position,
          gpointer    data)
{
  Search *search = data;
  g_autoptr (LmAnswer) answer = NULL;
  guint length;

  if (++search->n_seen > MAX_POSITIONS)
    return FALSE;
  if (lm_position_is_over (position))
    return TRUE;

  answer = lm_position_solve (position, NULL, search->context, NULL);
  if (answer == NULL)
    return FALSE;
  /* Where nobody knows how long it lasts, it lasts longer with more of everything. */
  length = answer->distance != LM_DISTANCE_UNKNOWN ? answer->distance : search->size;
  if (answer->winner == LM_NOBODY || length <= search->length)
    return TRUE;

  g_clear_pointer (&search->start, lm_position_unref);
  search->start = lm_position_ref (position);
  search->length = length;
  search->winner = answer->winner;
  return TRUE;
}

/* The smallest size that has a longer game than all before, again and again. */
static gboolean
find_among (LmPopulation *population,
            Search       *search)
{
  const guint64 most = MIN (lm_population_get_most (population), MAX_SIZE);

  for (guint64 size = 1; size <= most; size++)
    {
      search->n_seen = 0;
      search->size = size;
      lm_population_visit (population, size, visit_cb, search);
      if (search->start != NULL && search->number-- == 0)
        return TRUE;

      g_clear_pointer (&search->start, lm_position_unref);
    }

  return FALSE;
}

/* Where the usual game does not get any longer, its variants may. */
static gboolean
find_start (const LmGameInfo *info,
            LmPopulation     *usual,
            Search           *search)
{
  gboolean found = find_among (usual, search);

  for (guint i = 0; !found && info->variants != NULL && info->variants[i] != NULL; i++)
    {
      g_autoptr (GHashTable) fixed = lm_population_read_variant (info->variants[i], NULL);
      g_autoptr (LmPopulation) variant = lm_population_new (info, fixed, NULL);

      found = find_among (variant, search);
    }

  return found;
}

/* Somebody else who is still there. */
static guint
find_other (LmPosition *position,
            guint       seat)
{
  return g_bit_nth_lsf (lm_position_get_left (position) & ~(1u << seat), -1);
}

/* Returns: who plays against the learner */
LmSeat
lm_challenge_get_computer (guint rung)
{
  return rung % LM_CHALLENGES_PER_START == 1 ? LM_SEAT_PERFECT : LM_SEAT_CASUAL;
}

/* Returns: whether the learner has the side that loses, unless the computer makes a mistake */
gboolean
lm_challenge_is_uphill (guint rung)
{
  return rung % LM_CHALLENGES_PER_START == 2;
}

/**
 * lm_challenge_find:
 * @info: a game
 * @rung: a rung of the ladder, from 0
 * @context: for the solver
 * @error: return location
 *
 * Of every start the learner first has the winning side, against the casual
 * computer and then against the perfect one; then the sides are swapped. The
 * next start has a longer game.
 *
 * Returns: (transfer full) (nullable): the game to win, or an error where the
 *   ladder ends
 */
LmChallenge *
lm_challenge_find (const LmGameInfo  *info,
                   guint              rung,
                   LmSolveContext    *context,
                   GError           **error)
{
  g_autoptr (LmPopulation) population = lm_population_new (info, NULL, error);
  Search search = { .context = context, .length = 1, .number = rung / LM_CHALLENGES_PER_START };
  LmChallenge *self;

  if (population == NULL)
    return NULL;
  if (!find_start (info, population, &search))
    {
      if (!lm_solve_context_should_stop (context, error))
        g_set_error_literal (error, LM_ERROR, LM_ERROR_ARGUMENT, _("You have won all that there is to win here."));
      return NULL;
    }

  self = g_new0 (LmChallenge, 1);
  self->start = search.start;
  self->seat = lm_challenge_is_uphill (rung) ? find_other (search.start, search.winner) : (guint) search.winner;
  self->computer = lm_challenge_get_computer (rung);
  return self;
}

/**
 * lm_challenge_free:
 * @self: (transfer full): a challenge
 */
void
lm_challenge_free (LmChallenge *self)
{
  lm_position_unref (self->start);
  g_free (self);
}

typedef struct
{
  const LmGameInfo *info;
  guint             rung;
} Wanted;

static gpointer
answer_func (LmSolveContext  *context,
             gpointer         data,
             GError         **error)
{
  const Wanted *wanted = data;

  return lm_challenge_find (wanted->info, wanted->rung, context, error);
}

/**
 * lm_question_new_challenge:
 * @info: a game
 * @rung: a rung of the ladder, from 0
 *
 * Returns: (transfer full): the question for lm_challenge_find()
 */
LmQuestion *
lm_question_new_challenge (const LmGameInfo *info,
                           guint             rung)
{
  Wanted *wanted = g_new (Wanted, 1);

  *wanted = (Wanted) { info, rung };
  return lm_question_new (answer_func, wanted, g_free, (GDestroyNotify) lm_challenge_free);
}
