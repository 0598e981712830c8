/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-position.c: a position of any game. */

#include "lm-library.h"

#include "engine/game/lm-game-info.h"
#include "engine/solve/lm-advice.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* A pile of 10^100 stones has more moves than anybody wants to list. */
#define MOVES_MAX 100000

#define SECONDS_MAX 1e9
#define MEBIBYTES_MAX (1 << 24)

/**
 * LastMovePosition:
 *
 * A position of any game. It never changes, so that any thread may use it;
 * playing a move gives another position.
 */
struct _LastMovePosition
{
  GObject     parent_instance;

  LmPosition *position;
};

G_DEFINE_FINAL_TYPE (LastMovePosition, last_move_position, G_TYPE_OBJECT)

static void
last_move_position_finalize (GObject *object)
{
  g_clear_pointer (&LAST_MOVE_POSITION (object)->position, lm_position_unref);

  G_OBJECT_CLASS (last_move_position_parent_class)->finalize (object);
}

static void
last_move_position_class_init (LastMovePositionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = last_move_position_finalize;
}

static void
last_move_position_init (LastMovePosition *self)
{
}

/* Takes the position; %NULL stays %NULL. */
LastMovePosition *
lm_library_wrap_position (LmPosition *position)
{
  LastMovePosition *self;

  if (position == NULL)
    return NULL;

  self = g_object_new (LAST_MOVE_TYPE_POSITION, NULL);
  self->position = position;
  return self;
}

/* Other languages can make an empty one, of which there is nothing to say. */
gboolean
lm_library_is_position (gpointer object)
{
  return LAST_MOVE_IS_POSITION (object) && LAST_MOVE_POSITION (object)->position != NULL;
}

LmPosition *
lm_library_get_position (LastMovePosition *self)
{
  return self->position;
}

/**
 * last_move_position_parse:
 * @text: a position text, such as "lastmove:nim?stones=13"
 * @error: return location for %LAST_MOVE_ERROR_POSITION
 *
 * Reads a position of any game. Nothing is guessed or repaired.
 *
 * Returns: (transfer full): the position
 */
LastMovePosition *
last_move_position_parse (const char  *text,
                          GError     **error)
{
  g_autofree char *valid = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  lm_library_prepare ();
  valid = g_utf8_make_valid (text, -1);
  return lm_library_wrap_position (lm_position_parse (valid, error));
}

/**
 * last_move_position_to_string:
 * @self: a position
 *
 * Writes the position.
 *
 * Returns: (transfer full): its text in the canonical form
 */
char *
last_move_position_to_string (LastMovePosition *self)
{
  g_return_val_if_fail (lm_library_is_position (self), NULL);

  return lm_position_to_string (self->position);
}

/**
 * last_move_position_describe:
 * @self: a position
 *
 * Tells the position to people.
 *
 * Returns: (transfer full): the position for people, short enough for a title
 */
char *
last_move_position_describe (LastMovePosition *self)
{
  g_return_val_if_fail (lm_library_is_position (self), NULL);

  return lm_position_describe (self->position);
}

/**
 * last_move_position_equal:
 * @self: a position
 * @other: another one
 *
 * Compares two positions.
 *
 * Returns: whether both are the same, with the same player to move
 */
gboolean
last_move_position_equal (LastMovePosition *self,
                          LastMovePosition *other)
{
  g_return_val_if_fail (lm_library_is_position (self) && lm_library_is_position (other), FALSE);

  return lm_position_equal (self->position, other->position);
}

/**
 * last_move_position_get_game_name:
 * @self: a position
 *
 * Tells which game it is.
 *
 * Returns: (transfer none): the game's name in position text
 */
const char *
last_move_position_get_game_name (LastMovePosition *self)
{
  g_return_val_if_fail (lm_library_is_position (self), NULL);

  return lm_position_get_info (self->position)->name;
}

/**
 * last_move_position_get_field:
 * @self: a position
 * @key: a key of the position text
 *
 * Tells a parameter of the position.
 *
 * Returns: (transfer full) (nullable): the value of that key, given or by
 *   default; %NULL where the game has no such key or there is no value
 */
char *
last_move_position_get_field (LastMovePosition *self,
                              const char       *key)
{
  const LmField *fields;
  g_autoptr (LmFieldValues) values = NULL;

  g_return_val_if_fail (lm_library_is_position (self) && key != NULL, NULL);

  fields = lm_position_get_info (self->position)->fields;
  if (fields == NULL || lm_field_lookup (fields, key) == NULL)
    return NULL;

  values = lm_field_values_new_from_position (self->position);
  return g_strdup (lm_field_values_get_text (values, key));
}

/**
 * last_move_position_list_moves:
 * @self: a position
 * @error: return location for %LAST_MOVE_ERROR_LIMIT, where there are more than
 *   100,000
 *
 * Lists the legal moves.
 *
 * Returns: (transfer full): every legal move as its text, in board order, those
 *   of the player to move first; none when the game is over
 */
GStrv
last_move_position_list_moves (LastMovePosition  *self,
                               GError           **error)
{
  g_autoptr (GPtrArray) moves = NULL;
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  gboolean complete;

  g_return_val_if_fail (lm_library_is_position (self), NULL);

  moves = lm_position_list_moves (self->position, MOVES_MAX, &complete);
  if (!complete)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_LIMIT, _("There are more than %d moves, too many to list."), MOVES_MAX);
      return NULL;
    }

  for (guint i = 0; i < moves->len; i++)
    g_strv_builder_add (texts, g_ptr_array_index (moves, i));
  return g_strv_builder_end (texts);
}

/**
 * last_move_position_play:
 * @self: a position
 * @move: a move's text
 * @error: return location for %LAST_MOVE_ERROR_MOVE
 *
 * Plays a move.
 *
 * Returns: (transfer full): the position after the move
 */
LastMovePosition *
last_move_position_play (LastMovePosition  *self,
                         const char        *move,
                         GError           **error)
{
  g_autofree char *valid = NULL;

  g_return_val_if_fail (lm_library_is_position (self) && move != NULL, NULL);

  valid = g_utf8_make_valid (move, -1);
  return lm_library_wrap_position (lm_position_play (self->position, valid, error));
}

/**
 * last_move_position_is_over:
 * @self: a position
 *
 * Tells whether the game goes on.
 *
 * Returns: whether the game is over
 */
gboolean
last_move_position_is_over (LastMovePosition *self)
{
  g_return_val_if_fail (lm_library_is_position (self), FALSE);

  return lm_position_is_over (self->position);
}

/**
 * last_move_position_get_turn:
 * @self: a position
 *
 * Tells who is to move.
 *
 * Returns: (transfer full): the player to move as position text has it: "1",
 *   "A", "b"
 */
char *
last_move_position_get_turn (LastMovePosition *self)
{
  g_return_val_if_fail (lm_library_is_position (self), NULL);

  return lm_library_dup_player (self->position, lm_position_get_turn (self->position));
}

/**
 * last_move_position_get_turn_name:
 * @self: a position
 *
 * Tells people who is to move.
 *
 * Returns: (transfer none): the player to move, for people
 */
const char *
last_move_position_get_turn_name (LastMovePosition *self)
{
  g_return_val_if_fail (lm_library_is_position (self), NULL);

  return lm_position_get_turn_name (self->position);
}

/**
 * last_move_position_get_winner:
 * @self: a position
 *
 * Tells who has won.
 *
 * Returns: (transfer full) (nullable): who has won, as position text has it;
 *   %NULL while the game goes on
 */
char *
last_move_position_get_winner (LastMovePosition *self)
{
  g_return_val_if_fail (lm_library_is_position (self), NULL);

  return lm_library_dup_player (self->position, lm_position_get_winner (self->position));
}

/* --- solving ------------------------------------------------------------- */

static gboolean
check_limits (const LmLibraryLimits  *limits,
              GError                **error)
{
  if (!(limits->seconds >= 0 && limits->seconds <= SECONDS_MAX))
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
                 _("The time is a number of seconds from 0, no limit, to %g, not %g."), SECONDS_MAX, limits->seconds);
  else if (!(limits->mebibytes >= 0 && limits->mebibytes <= MEBIBYTES_MAX) || fmod (limits->mebibytes, 1) != 0)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
                 _("The memory is a whole number of mebibytes from 0, as usual, to %d, not %g."),
                 MEBIBYTES_MAX, limits->mebibytes);
  else
    return TRUE;

  return FALSE;
}

static gpointer
solve (gpointer       source,
       gpointer       data,
       GCancellable  *cancellable,
       GError       **error)
{
  LastMovePosition *self = source;
  const LmLibraryLimits *limits = data;
  g_autoptr (LmSolveContext) context = NULL;
  LmAnswer *answer;

  if (!check_limits (limits, error))
    return NULL;

  context = lm_library_create_context (cancellable, limits);
  answer = lm_advice_answer (self->position, context, error);
  return answer != NULL ? lm_library_wrap_answer (answer, self, limits) : NULL;
}

/**
 * last_move_position_solve:
 * @self: a position
 * @seconds: how long it may take, or 0 for no limit
 * @mebibytes: how much memory, a whole number, or 0 for 1024
 * @cancellable: (nullable): stops the work
 * @error: return location for %LAST_MOVE_ERROR_ARGUMENT or
 *   %G_IO_ERROR_CANCELLED
 *
 * Says who wins, on the calling thread. What cannot be decided within the
 * limits is %LAST_MOVE_VALUE_UNKNOWN, with the reason.
 *
 * Returns: (transfer full): the answer
 */
LastMoveAnswer *
last_move_position_solve (LastMovePosition  *self,
                          double             seconds,
                          double             mebibytes,
                          GCancellable      *cancellable,
                          GError           **error)
{
  LmLibraryLimits limits = { seconds, mebibytes };

  g_return_val_if_fail (lm_library_is_position (self), NULL);

  return solve (self, &limits, cancellable, error);
}

static gboolean
read_number (const GValue  *value,
             double        *number,
             GError       **error)
{
  g_auto (GValue) as_double = G_VALUE_INIT;
  g_autofree char *words = NULL;

  *number = 0;
  if (value == NULL)
    return TRUE;

  g_value_init (&as_double, G_TYPE_DOUBLE);
  if (!G_VALUE_HOLDS_BOOLEAN (value) && g_value_transform (value, &as_double))
    {
      *number = g_value_get_double (&as_double);
      return TRUE;
    }

  words = g_strdup_value_contents (value);
  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("Seconds and mebibytes are numbers, not %s."), words);
  return FALSE;
}

/**
 * last_move_position_solve_values: (rename-to last_move_position_solve)
 * @self: a position
 * @seconds: (nullable): a number, how long it may take; without it, or 0, there
 *   is no limit
 * @mebibytes: (nullable): a whole number, how much memory; without it, or 0,
 *   there are 1024
 * @cancellable: (nullable): stops the work
 * @error: return location for %LAST_MOVE_ERROR_ARGUMENT or
 *   %G_IO_ERROR_CANCELLED
 *
 * Says who wins, on the calling thread. What cannot be decided within the
 * limits is %LAST_MOVE_VALUE_UNKNOWN, with the reason. For languages in which
 * an argument at the end may be left out.
 *
 * Returns: (transfer full): the answer
 */
LastMoveAnswer *
last_move_position_solve_values (LastMovePosition  *self,
                                 const GValue      *seconds,
                                 const GValue      *mebibytes,
                                 GCancellable      *cancellable,
                                 GError           **error)
{
  LmLibraryLimits limits;

  g_return_val_if_fail (lm_library_is_position (self), NULL);

  return read_number (seconds, &limits.seconds, error) && read_number (mebibytes, &limits.mebibytes, error)
         ? solve (self, &limits, cancellable, error)
         : NULL;
}

/**
 * last_move_position_solve_async:
 * @self: a position
 * @seconds: how long it may take, or 0 for no limit
 * @mebibytes: how much memory, a whole number, or 0 for 1024
 * @cancellable: (nullable): stops the work
 * @callback: (nullable): called on the main context of the caller
 * @user_data: for @callback
 *
 * Says who wins, on another thread.
 */
void
last_move_position_solve_async (LastMovePosition    *self,
                                double               seconds,
                                double               mebibytes,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  LmLibraryLimits *limits = NULL;

  g_return_if_fail (lm_library_is_position (self));

  limits = g_new (LmLibraryLimits, 1);
  *limits = (LmLibraryLimits) { seconds, mebibytes };
  lm_library_run (self, solve, limits, g_free, g_object_unref, cancellable, callback, user_data);
}

/**
 * last_move_position_solve_finish:
 * @self: a position
 * @result: what the callback was given
 * @error: return location for %LAST_MOVE_ERROR_ARGUMENT or
 *   %G_IO_ERROR_CANCELLED
 *
 * Ends last_move_position_solve_async().
 *
 * Returns: (transfer full): the answer
 */
LastMoveAnswer *
last_move_position_solve_finish (LastMovePosition  *self,
                                 GAsyncResult      *result,
                                 GError           **error)
{
  return lm_library_finish (self, result, error);
}
