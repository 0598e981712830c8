/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-game.c: the games, the keys of their position text, and exercises. */

#include "lm-library.h"

#include "engine/game/lm-game-info.h"
#include "engine/learn/lm-exercise.h"
#include "engine/play/lm-seat.h"

#include <glib/gi18n-lib.h>

#define EXERCISES_MAX 1000000

/* Other languages can make an empty one, of which there is nothing to say. */
#define IS_GAME(object) (LAST_MOVE_IS_GAME (object) && (object)->info != NULL)
#define IS_EXERCISE(object) (LAST_MOVE_IS_EXERCISE (object) && (object)->accepted != NULL)

G_DEFINE_FINAL_TYPE (LastMoveGame, last_move_game, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE (LastMoveField, last_move_field, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE (LastMoveExercise, last_move_exercise, G_TYPE_OBJECT)

/* Takes the object. */
static void
append (GListStore *store,
        gpointer    object)
{
  g_list_store_append (store, object);
  g_object_unref (object);
}

/* --- a key of the position text ------------------------------------------ */

static void
last_move_field_finalize (GObject *object)
{
  g_free (LAST_MOVE_FIELD (object)->description);

  G_OBJECT_CLASS (last_move_field_parent_class)->finalize (object);
}

/**
 * LastMoveField:key:
 *
 * The key in position text.
 */

/**
 * LastMoveField:title:
 *
 * Its name for people.
 */

/**
 * LastMoveField:description:
 *
 * What it is and what it takes.
 */

/**
 * LastMoveField:default-text:
 *
 * What holds where the key is not there.
 */

/**
 * LastMoveField:minimum:
 *
 * The least number allowed.
 */

/**
 * LastMoveField:maximum:
 *
 * The largest number allowed, or 0 for no limit.
 */

static void
last_move_field_class_init (LastMoveFieldClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = last_move_field_finalize;
  LM_CLASS_PROPERTIES (klass,
    LM_LIBRARY_FIELD (LastMoveField, key, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveField, title, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveField, description, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveField, default_text, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveField, minimum, G_TYPE_UINT64),
    LM_LIBRARY_FIELD (LastMoveField, maximum, G_TYPE_UINT64));
}

static void
last_move_field_init (LastMoveField *self)
{
}

static LastMoveField *
wrap_field (const LmField *field)
{
  LastMoveField *self = g_object_new (LAST_MOVE_TYPE_FIELD, NULL);

  self->key = field->key;
  self->title = _(field->title);
  self->description = lm_field_describe (field);
  self->default_text = field->default_text;
  self->minimum = field->minimum;
  self->maximum = field->maximum;
  return self;
}

/* --- an exercise --------------------------------------------------------- */

static void
last_move_exercise_finalize (GObject *object)
{
  LastMoveExercise *self = LAST_MOVE_EXERCISE (object);

  g_strfreev (self->accepted);
  g_clear_object (&self->position);
  g_free (self->description);
  g_free (self->because);

  G_OBJECT_CLASS (last_move_exercise_parent_class)->finalize (object);
}

/**
 * LastMoveExercise:position:
 *
 * The position that it is asked of.
 */

/**
 * LastMoveExercise:question:
 *
 * What is asked: "move", "winner", "delay" or "answer".
 */

/**
 * LastMoveExercise:description:
 *
 * The same in words.
 */

/**
 * LastMoveExercise:grade:
 *
 * How hard it is, from 1 to 5.
 */

/**
 * LastMoveExercise:because:
 *
 * What makes it so.
 */

static void
last_move_exercise_class_init (LastMoveExerciseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = last_move_exercise_finalize;
  LM_CLASS_PROPERTIES (klass,
    LM_LIBRARY_FIELD (LastMoveExercise, position, LAST_MOVE_TYPE_POSITION),
    LM_LIBRARY_FIELD (LastMoveExercise, question, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveExercise, description, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveExercise, grade, G_TYPE_UINT),
    LM_LIBRARY_FIELD (LastMoveExercise, because, G_TYPE_STRING));
}

static void
last_move_exercise_init (LastMoveExercise *self)
{
}

static LastMoveExercise *
wrap_exercise (LmExercise *exercise)
{
  LastMoveExercise *self = g_object_new (LAST_MOVE_TYPE_EXERCISE, NULL);

  self->position = lm_library_wrap_position (lm_position_ref (exercise->position));
  self->question = lm_exercise_question_to_string (exercise->question);
  self->description = lm_exercise_describe (exercise);
  self->accepted = g_strdupv (exercise->accepted);
  self->grade = exercise->grade;
  self->because = g_strdup (exercise->because);
  return self;
}

/**
 * last_move_exercise_list_accepted:
 * @self: an exercise
 *
 * Lists the right answers.
 *
 * Returns: (transfer full): every right answer: moves, or the player where the
 *   question is who wins
 */
GStrv
last_move_exercise_list_accepted (LastMoveExercise *self)
{
  g_return_val_if_fail (IS_EXERCISE (self), NULL);

  return g_strdupv (self->accepted);
}

/**
 * last_move_exercise_accepts:
 * @self: an exercise
 * @answer: any text
 *
 * Judges an answer.
 *
 * Returns: whether that is a right answer
 */
gboolean
last_move_exercise_accepts (LastMoveExercise *self,
                            const char       *answer)
{
  g_return_val_if_fail (IS_EXERCISE (self) && answer != NULL, FALSE);

  return g_strv_contains ((const char * const *) self->accepted, answer);
}

/* --- a game -------------------------------------------------------------- */

/**
 * LastMoveGame:name:
 *
 * Its name in position text.
 */

/**
 * LastMoveGame:title:
 *
 * Its name for people.
 */

/**
 * LastMoveGame:summary:
 *
 * The rules in one sentence.
 */

/**
 * LastMoveGame:start:
 *
 * The position text that a first-time player gets.
 */

/**
 * LastMoveGame:n-players:
 *
 * How many sit at the board.
 */

static void
last_move_game_class_init (LastMoveGameClass *klass)
{
  LM_CLASS_PROPERTIES (klass,
    LM_LIBRARY_FIELD (LastMoveGame, name, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveGame, title, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveGame, summary, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveGame, start, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveGame, n_players, G_TYPE_UINT));
}

static void
last_move_game_init (LastMoveGame *self)
{
}

/**
 * last_move_game_list_names:
 *
 * Lists the games.
 *
 * Returns: (transfer full): the names of all games in position text
 */
GStrv
last_move_game_list_names (void)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  lm_library_prepare ();
  for (guint i = 0; i < lm_game_info_count (); i++)
    g_strv_builder_add (names, lm_game_info_nth (i)->name);
  return g_strv_builder_end (names);
}

/**
 * last_move_game_lookup:
 * @name: a game's name in position text
 * @error: return location for %LAST_MOVE_ERROR_ARGUMENT
 *
 * Looks for a game.
 *
 * Returns: (transfer full): the game
 */
LastMoveGame *
last_move_game_lookup (const char  *name,
                       GError     **error)
{
  const LmGameInfo *info;
  LastMoveGame *self;

  g_return_val_if_fail (name != NULL, NULL);

  lm_library_prepare ();
  info = lm_game_info_lookup (name);
  if (info == NULL)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("There is no game “%s”."), name);
      return NULL;
    }

  self = g_object_new (LAST_MOVE_TYPE_GAME, NULL);
  self->info = info;
  self->name = info->name;
  self->title = _(info->title);
  self->summary = _(info->summary);
  self->start = info->start;
  self->n_players = info->n_players;
  return self;
}

/**
 * last_move_game_list_fields:
 * @self: a game
 *
 * Lists the parameters of the game.
 *
 * Returns: (transfer full): the #LastMoveField of each key of its position
 *   text, in the order of the canonical form
 */
GListModel *
last_move_game_list_fields (LastMoveGame *self)
{
  g_autoptr (GListStore) fields = g_list_store_new (LAST_MOVE_TYPE_FIELD);
  const LmGameInfo *info;

  g_return_val_if_fail (IS_GAME (self), NULL);

  info = self->info;
  for (const LmField *field = info->fields; field != NULL && field->key != NULL; field++)
    if ((field->flags & LM_FIELD_NOT_IN_TEXT) == 0)
      append (fields, wrap_field (field));
  return G_LIST_MODEL (g_steal_pointer (&fields));
}

/**
 * last_move_game_list_tables:
 * @self: a game
 *
 * Lists the tables of the game.
 *
 * Returns: (transfer full): the names of its tables
 */
GStrv
last_move_game_list_tables (LastMoveGame *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  const LmGameInfo *info;

  g_return_val_if_fail (IS_GAME (self), NULL);

  info = self->info;
  for (const LmTableInfo *table = info->tables; table != NULL && table->name != NULL; table++)
    g_strv_builder_add (names, table->name);
  return g_strv_builder_end (names);
}

/**
 * last_move_game_list_computers:
 * @self: a game
 *
 * Lists the computers by their levels.
 *
 * Returns: (transfer full): the levels of the computers that play it
 */
GStrv
last_move_game_list_computers (LastMoveGame *self)
{
  g_autoptr (GStrvBuilder) levels = g_strv_builder_new ();

  g_return_val_if_fail (IS_GAME (self), NULL);

  for (LmSeat seat = LM_SEAT_RANDOM; seat < lm_seat_count (self->info); seat++)
    g_strv_builder_add (levels, lm_seat_to_id (seat));
  return g_strv_builder_end (levels);
}

/* --- exercises of a game ------------------------------------------------- */

typedef struct
{
  guint    grade;
  guint    count;
  guint32  seed;
  GStrv    options;
} Wish;

static void
wish_free (gpointer data)
{
  Wish *wish = data;

  g_strfreev (wish->options);
  g_free (wish);
}

static LmExerciseSource *
create_source (const LmGameInfo  *info,
               const Wish        *wish,
               GError           **error)
{
  g_autoptr (GHashTable) fixed = lm_library_read_options ((const char * const *) wish->options, error);
  g_autofree char *reason = NULL;

  if (fixed == NULL)
    return NULL;

  if (wish->grade > LM_EXERCISE_GRADES)
    reason = g_strdup_printf (_("%s takes a whole number from %d to %d, not “%u”."), "grade", 0, LM_EXERCISE_GRADES, wish->grade);
  else if (wish->count > EXERCISES_MAX)
    reason = g_strdup_printf (_("%s takes a whole number from %d to %d, not “%u”."), "count", 0, EXERCISES_MAX, wish->count);
  else if (wish->grade > lm_exercise_get_hardest (info))
    reason = lm_exercise_describe_hardest (info);
  if (reason == NULL)
    return lm_exercise_source_new (info, fixed, wish->grade, wish->seed, error);

  g_set_error_literal (error, LM_ERROR, LM_ERROR_ARGUMENT, reason);
  return NULL;
}

static gpointer
draw_exercises (gpointer       source,
                gpointer       data,
                GCancellable  *cancellable,
                GError       **error)
{
  LastMoveGame *self = source;
  const Wish *wish = data;
  g_autoptr (LmExerciseSource) exercises = create_source (self->info, wish, error);
  g_autoptr (LmSolveContext) context = lm_library_create_context (cancellable, NULL);
  g_autoptr (GListStore) drawn = g_list_store_new (LAST_MOVE_TYPE_EXERCISE);
  g_autoptr (GError) problem = NULL;

  if (exercises == NULL)
    return NULL;

  for (guint n = 0; n < wish->count; n++)
    {
      g_autoptr (LmExercise) exercise = lm_exercise_source_next (exercises, context, &problem);

      if (exercise == NULL)
        break;
      append (drawn, wrap_exercise (exercise));
    }
  if (problem == NULL)
    return g_steal_pointer (&drawn);

  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

/**
 * last_move_game_draw_exercises:
 * @self: a game
 * @grade: how hard they are, from 1 to 5, or 0 for any
 * @count: how many
 * @seed: the same seed draws the same exercises
 * @options: (nullable) (array zero-terminated=1): fields that are fixed:
 *   "hole=4", "bins[1]=0"
 * @cancellable: (nullable): stops the work
 * @error: return location for %LAST_MOVE_ERROR_ARGUMENT or
 *   %G_IO_ERROR_CANCELLED
 *
 * Draws exercises by lot, on the calling thread.
 *
 * Returns: (transfer full): #LastMoveExercise objects; fewer than @count where there are no more
 */
GListModel *
last_move_game_draw_exercises (LastMoveGame        *self,
                               guint                grade,
                               guint                count,
                               guint32              seed,
                               const char * const  *options,
                               GCancellable        *cancellable,
                               GError             **error)
{
  Wish wish = { grade, count, seed, (GStrv) options };

  g_return_val_if_fail (IS_GAME (self), NULL);

  return draw_exercises (self, &wish, cancellable, error);
}

/**
 * last_move_game_draw_exercises_async:
 * @self: a game
 * @grade: how hard they are, from 1 to 5, or 0 for any
 * @count: how many
 * @seed: the same seed draws the same exercises
 * @options: (nullable) (array zero-terminated=1): fields that are fixed
 * @cancellable: (nullable): stops the work
 * @callback: (nullable): called on the main context of the caller
 * @user_data: for @callback
 *
 * Draws exercises by lot, on another thread.
 */
void
last_move_game_draw_exercises_async (LastMoveGame        *self,
                                     guint                grade,
                                     guint                count,
                                     guint32              seed,
                                     const char * const  *options,
                                     GCancellable        *cancellable,
                                     GAsyncReadyCallback  callback,
                                     gpointer             user_data)
{
  Wish *wish = NULL;

  g_return_if_fail (IS_GAME (self));

  wish = g_new (Wish, 1);
  *wish = (Wish) { grade, count, seed, g_strdupv ((GStrv) options) };
  lm_library_run (self, draw_exercises, wish, wish_free, g_object_unref,
                  cancellable, callback, user_data);
}

/**
 * last_move_game_draw_exercises_finish:
 * @self: a game
 * @result: what the callback was given
 * @error: return location for %LAST_MOVE_ERROR_ARGUMENT or
 *   %G_IO_ERROR_CANCELLED
 *
 * Ends last_move_game_draw_exercises_async().
 *
 * Returns: (transfer full): #LastMoveExercise objects
 */
GListModel *
last_move_game_draw_exercises_finish (LastMoveGame  *self,
                                      GAsyncResult  *result,
                                      GError       **error)
{
  return lm_library_finish (self, result, error);
}
