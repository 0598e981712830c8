/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-computer.c: a computer that plays. */

#include "lm-library.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-party.h"
#include "engine/play/lm-seat.h"
#include "engine/solve/lm-advice.h"

#include <glib/gi18n-lib.h>

/* Other languages can make an empty one, of which there is nothing to say. */
#define IS_COMPUTER(object) (LAST_MOVE_IS_COMPUTER (object) && (object)->rand != NULL)

/**
 * LastMoveComputer:
 *
 * A computer as it sits at the board of the program, for a match against
 * another one or against a strategy of one's own. Any thread may ask it.
 */
struct _LastMoveComputer
{
  GObject  parent_instance;

  LmSeat   seat;
  GMutex   mutex;
  GRand   *rand; /* guarded by mutex */
};

G_DEFINE_FINAL_TYPE (LastMoveComputer, last_move_computer, G_TYPE_OBJECT)

static void
last_move_computer_finalize (GObject *object)
{
  LastMoveComputer *self = LAST_MOVE_COMPUTER (object);

  g_clear_pointer (&self->rand, g_rand_free);
  g_mutex_clear (&self->mutex);

  G_OBJECT_CLASS (last_move_computer_parent_class)->finalize (object);
}

static void
last_move_computer_class_init (LastMoveComputerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = last_move_computer_finalize;
}

static void
last_move_computer_init (LastMoveComputer *self)
{
  g_mutex_init (&self->mutex);
}

/**
 * last_move_computer_new:
 * @level: "random", "casual", "perfect", "stubborn" or, in games that have
 *   such a rule, "greedy"
 * @seed: the same seed makes the same choices
 * @error: return location for %LAST_MOVE_ERROR_ARGUMENT
 *
 * Makes a computer as it sits at the board.
 *
 * Returns: (transfer full): a computer of that level
 */
LastMoveComputer *
last_move_computer_new (const char  *level,
                        guint32      seed,
                        GError     **error)
{
  LmSeat seat = LM_SEAT_PERSON;
  LastMoveComputer *self;

  g_return_val_if_fail (level != NULL, NULL);

  lm_library_prepare ();
  if (!lm_seat_from_id (level, &seat) || seat == LM_SEAT_PERSON)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
                   _("There is no computer “%s”, only random, casual, perfect, stubborn and greedy."), level);
      return NULL;
    }

  self = g_object_new (LAST_MOVE_TYPE_COMPUTER, NULL);
  self->seat = seat;
  self->rand = g_rand_new_with_seed (seed);
  return self;
}

static GRand *
draw_rand (LastMoveComputer *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  return g_rand_new_with_seed (g_rand_int (self->rand));
}

/* What a game says that knows how its computers play. The others at the table are persons: this computer acts for itself alone. */
static char *
ask_party (LastMoveComputer  *self,
           LmPosition        *position,
           GRand             *rand,
           LmSolveContext    *context,
           GError           **error)
{
  LmCompany company = { .error_percent = LM_CASUAL_ERROR_PERCENT };

  company.seats[lm_position_get_turn (position)] = self->seat;
  return lm_party_choose (position, &company, rand, context, error);
}

static char *
choose_by_answer (LastMoveComputer  *self,
                  LmPosition        *position,
                  GRand             *rand,
                  LmSolveContext    *context,
                  GError           **error)
{
  g_autoptr (LmAnswer) answer = NULL;

  if (lm_seat_needs_answer (self->seat))
    {
      answer = lm_advice_answer (position, context, error);
      if (answer == NULL)
        return NULL;
    }

  return lm_seat_choose_move (self->seat, position, answer, LM_CASUAL_ERROR_PERCENT, rand);
}

static gpointer
choose (gpointer       source,
        gpointer       data,
        GCancellable  *cancellable,
        GError       **error)
{
  LastMoveComputer *self = source;
  LmPosition *position = lm_library_get_position (data);
  const LmGameInfo *info = lm_position_get_info (position);
  g_autoptr (LmSolveContext) context = lm_library_create_context (cancellable, NULL);
  g_autoptr (GRand) rand = draw_rand (self);
  g_autoptr (GError) problem = NULL;
  char *move = NULL;

  if (lm_position_is_over (position))
    problem = g_error_new (LM_ERROR, LM_ERROR_MOVE, _("The game is over."));
  else if (self->seat == LM_SEAT_GREEDY && info->choose_greedily == NULL)
    problem = g_error_new (LM_ERROR, LM_ERROR_ARGUMENT, _("There is no greedy computer in the game %s."), info->name);
  else if (self->seat == LM_SEAT_GREEDY)
    move = info->choose_greedily (position, rand);
  else if (LM_IS_PARTY (lm_position_get_game (position)))
    move = ask_party (self, position, rand, context, &problem);
  if (move == NULL && problem == NULL)
    move = choose_by_answer (self, position, rand, context, &problem);

  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return move;
}

/**
 * last_move_computer_choose:
 * @self: a computer
 * @position: a position in which it is to move
 * @cancellable: (nullable): stops the work
 * @error: return location for %LAST_MOVE_ERROR_MOVE when the game is over,
 *   %LAST_MOVE_ERROR_ARGUMENT or %G_IO_ERROR_CANCELLED
 *
 * Chooses a move, on the calling thread.
 *
 * Returns: (transfer full): a legal move
 */
char *
last_move_computer_choose (LastMoveComputer  *self,
                           LastMovePosition  *position,
                           GCancellable      *cancellable,
                           GError           **error)
{
  g_return_val_if_fail (IS_COMPUTER (self) && lm_library_is_position (position), NULL);

  return choose (self, position, cancellable, error);
}

/**
 * last_move_computer_choose_async:
 * @self: a computer
 * @position: a position in which it is to move
 * @cancellable: (nullable): stops the work
 * @callback: (nullable): called on the main context of the caller
 * @user_data: for @callback
 *
 * Chooses a move, on another thread.
 */
void
last_move_computer_choose_async (LastMoveComputer    *self,
                                 LastMovePosition    *position,
                                 GCancellable        *cancellable,
                                 GAsyncReadyCallback  callback,
                                 gpointer             user_data)
{
  g_return_if_fail (IS_COMPUTER (self) && lm_library_is_position (position));

  lm_library_run (self, choose, g_object_ref (position), g_object_unref, g_free, cancellable, callback, user_data);
}

/**
 * last_move_computer_choose_finish:
 * @self: a computer
 * @result: what the callback was given
 * @error: return location for %LAST_MOVE_ERROR_MOVE,
 *   %LAST_MOVE_ERROR_ARGUMENT or %G_IO_ERROR_CANCELLED
 *
 * Ends last_move_computer_choose_async().
 *
 * Returns: (transfer full): a legal move
 */
char *
last_move_computer_choose_finish (LastMoveComputer  *self,
                                  GAsyncResult      *result,
                                  GError           **error)
{
  return lm_library_finish (self, result, error);
}
