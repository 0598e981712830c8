/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-exercise-source.c: exercises by lot, each of which is another one. */

#include "lm-exercise.h"

#include "engine/game/lm-game-info.h"

#include <string.h>

/* So many positions of a game, or of each of its variants, are looked at, the smaller ones first. */
#define POOL_SIZE 4000

/* No size adds more than so many. */
#define MOST_OF_A_SIZE 40000

struct _LmExerciseSource
{
  GObject     parent_instance;

  GPtrArray  *pool; /* (element-type LmPosition): still to be looked at */
  GHashTable *seen; /* (element-type utf8): exercises that were given */
  GRand      *rand;
  guint       grade;
  guint       questions; /* a bit for each that may be asked */
};

G_DEFINE_FINAL_TYPE (LmExerciseSource, lm_exercise_source, G_TYPE_OBJECT)

static void
lm_exercise_source_finalize (GObject *object)
{
  LmExerciseSource *self = LM_EXERCISE_SOURCE (object);

  g_ptr_array_unref (self->pool);
  g_hash_table_unref (self->seen);
  g_rand_free (self->rand);

  G_OBJECT_CLASS (lm_exercise_source_parent_class)->finalize (object);
}

static void
lm_exercise_source_class_init (LmExerciseSourceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_exercise_source_finalize;
}

static void
lm_exercise_source_init (LmExerciseSource *self)
{
  self->pool = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  self->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static gboolean
collect_cb (LmPosition *position,
            gpointer    data)
{
  GPtrArray *positions = data;

  if (!lm_position_is_over (position))
    g_ptr_array_add (positions, lm_position_ref (position));
  return positions->len < MOST_OF_A_SIZE;
}

static void
collect (LmExerciseSource *self,
         LmPopulation     *population)
{
  const guint64 most = MIN (lm_population_get_most (population), POOL_SIZE);
  guint n = 0;

  for (guint64 size = 1; size <= most && n < POOL_SIZE; size++)
    {
      g_autoptr (GPtrArray) positions = g_ptr_array_new ();

      lm_population_visit (population, size, collect_cb, positions);
      n += positions->len;
      g_ptr_array_extend_and_steal (self->pool, g_steal_pointer (&positions));
    }
}

/* Whether the variant says nothing else than what is fixed, or nothing about it. */
static gboolean
is_wanted (const char *variant,
           GHashTable *fixed)
{
  g_auto (GStrv) pairs = g_strsplit (variant, "&", -1);

  for (guint i = 0; pairs[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (pairs[i], "=", 2);
      const char *text = g_hash_table_lookup (fixed, words[0]);

      if (text != NULL && !g_str_equal (text, words[1]))
        return FALSE;
    }

  return TRUE;
}

static gboolean
collect_variants (LmExerciseSource  *self,
                  const LmGameInfo  *info,
                  GHashTable        *fixed,
                  GError           **error)
{
  g_autoptr (LmPopulation) usual = lm_population_new (info, fixed, error);

  if (usual == NULL)
    return FALSE;

  for (guint i = 0; info->variants != NULL && info->variants[i] != NULL; i++)
    if (is_wanted (info->variants[i], fixed))
      {
        g_autoptr (GHashTable) all = lm_population_read_variant (info->variants[i], fixed);
        g_autoptr (LmPopulation) population = lm_population_new (info, all, NULL);

        collect (self, population);
      }
  if (self->pool->len == 0)
    collect (self, usual);

  return TRUE;
}

static void
shuffle (GPtrArray *items,
         GRand     *rand)
{
  for (guint i = items->len; i > 1; i--)
    {
      const guint j = g_rand_int_range (rand, 0, i);
      gpointer item = items->pdata[i - 1];

      items->pdata[i - 1] = items->pdata[j];
      items->pdata[j] = item;
    }
}

/**
 * lm_exercise_source_new:
 * @info: a game
 * @fixed: (nullable) (element-type utf8 utf8): as for lm_population_new();
 *   what is not fixed is as in the variants of the game
 * @grade: how hard they shall be, from 1 to %LM_EXERCISE_GRADES, or 0 for any
 * @seed: where chance begins; the same seed gives the same exercises
 * @error: return location for %LM_ERROR_POSITION or %LM_ERROR_ARGUMENT
 *
 * Lists positions, which takes some milliseconds, and solves nothing yet.
 *
 * Returns: (transfer full) (nullable): exercises, for one thread at a time
 */
LmExerciseSource *
lm_exercise_source_new (const LmGameInfo  *info,
                        GHashTable        *fixed,
                        guint              grade,
                        guint32            seed,
                        GError           **error)
{
  g_autoptr (LmExerciseSource) self = g_object_new (LM_TYPE_EXERCISE_SOURCE, NULL);
  g_autoptr (GHashTable) none = g_hash_table_new (g_str_hash, g_str_equal);

  self->grade = grade;
  self->questions = G_MAXUINT;
  self->rand = g_rand_new_with_seed (seed);
  if (!collect_variants (self, info, fixed != NULL ? fixed : none, error))
    return NULL;

  shuffle (self->pool, self->rand);
  return g_steal_pointer (&self);
}

/* The same for positions that differ by symmetry only. */
static char *
get_key (LmExercise *exercise)
{
  const LmGameInfo *info = lm_position_get_info (exercise->position);
  g_autoptr (LmPosition) mirrored = info->mirror != NULL ? info->mirror (exercise->position) : NULL;
  g_autofree char *text = lm_position_to_string (exercise->position);
  g_autofree char *other = mirrored != NULL ? lm_position_to_string (mirrored) : g_strdup (text);

  return g_strconcat (lm_exercise_question_to_string (exercise->question), " ",
                      strcmp (text, other) < 0 ? text : other, NULL);
}

/* One of the moves that throw a won game away, by lot. */
static const LmMoveValue *
draw_mistake (LmExerciseSource *self,
              LmAnswer         *answer)
{
  const guint n = lm_answer_count (answer, LM_VALUE_LOSS);
  guint left = n > 0 ? g_rand_int_range (self->rand, 0, n) : 0;

  for (guint i = 0; n > 0 && i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (move->value == LM_VALUE_LOSS && left-- == 0)
        return move;
    }

  return NULL;
}

static LmExercise *
make_answer_exercise (LmExerciseSource  *self,
                      LmAnswer          *answer,
                      LmSolveContext    *context,
                      GError           **error)
{
  const LmMoveValue *mistake = answer->value == LM_VALUE_WIN ? draw_mistake (self, answer) : NULL;
  g_autoptr (LmAnswer) reply = mistake != NULL ? lm_position_solve (mistake->position, NULL, context, error) : NULL;
  LmExercise *exercise = reply != NULL ? lm_exercise_new (LM_EXERCISE_ANSWER, reply) : NULL;

  if (exercise == NULL)
    return NULL;

  exercise->before = lm_position_ref (answer->position);
  exercise->mistake = g_strdup (mistake->move);
  return exercise;
}

static LmExercise *
make (LmExerciseSource    *self,
      LmExerciseQuestion   question,
      LmAnswer            *answer,
      LmSolveContext      *context,
      GError             **error)
{
  g_autoptr (LmExercise) exercise = question == LM_EXERCISE_ANSWER ? make_answer_exercise (self, answer, context, error)
                                                                   : lm_exercise_new (question, answer);

  if (exercise == NULL || (self->grade > 0 && exercise->grade != self->grade)
      || !g_hash_table_add (self->seen, get_key (exercise)))
    return NULL;

  return g_steal_pointer (&exercise);
}

/* Beginning with a question by lot, the first that makes an exercise of this grade. */
static LmExercise *
try_position (LmExerciseSource  *self,
              LmPosition        *position,
              LmSolveContext    *context,
              GError           **error)
{
  g_autoptr (LmAnswer) answer = lm_position_solve (position, NULL, context, error);
  const guint first = g_rand_int_range (self->rand, 0, LM_N_EXERCISE_QUESTIONS);
  LmExercise *exercise = NULL;

  if (answer == NULL)
    return NULL;

  for (guint i = 0; i < LM_N_EXERCISE_QUESTIONS && exercise == NULL; i++)
    {
      const LmExerciseQuestion question = (first + i) % LM_N_EXERCISE_QUESTIONS;

      if ((self->questions & (1u << question)) != 0)
        exercise = make (self, question, answer, context, error);
    }

  return exercise;
}

/* @questions: a bit for each #LmExerciseQuestion that may be asked from now on; at first all */
void
lm_exercise_source_set_questions (LmExerciseSource *self,
                                  guint             questions)
{
  g_return_if_fail (LM_IS_EXERCISE_SOURCE (self));

  self->questions = questions;
}

/**
 * lm_exercise_source_next:
 * @self: exercises
 * @context: limits, cancellation and cache
 * @error: return location for %G_IO_ERROR_CANCELLED or %LM_ERROR_LIMIT
 *
 * In a worker thread.
 *
 * Returns: (transfer full) (nullable): an exercise that was not there before;
 *   %NULL without an error when there are no more
 */
LmExercise *
lm_exercise_source_next (LmExerciseSource  *self,
                         LmSolveContext    *context,
                         GError           **error)
{
  LmExercise *exercise = NULL;

  while (exercise == NULL && self->pool->len > 0 && !lm_solve_context_should_stop (context, error))
    {
      g_autoptr (LmPosition) position = g_ptr_array_steal_index_fast (self->pool, self->pool->len - 1);

      exercise = try_position (self, position, context, error);
    }

  return exercise;
}
