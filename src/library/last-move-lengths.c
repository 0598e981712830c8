/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-lengths.c: how long the games from a position last. */

#include "lm-library.h"

#include "engine/explore/lm-lengths.h"
#include "engine/game/lm-game-info.h"

/* Other languages can make an empty one, of which there is nothing to say. */
#define IS_LENGTHS(object) (LAST_MOVE_IS_LENGTHS (object) && (object)->lengths != NULL)

G_DEFINE_FINAL_TYPE (LastMoveLengths, last_move_lengths, G_TYPE_OBJECT)

static void
last_move_lengths_finalize (GObject *object)
{
  g_clear_pointer (&LAST_MOVE_LENGTHS (object)->lengths, lm_lengths_free);

  G_OBJECT_CLASS (last_move_lengths_parent_class)->finalize (object);
}

/**
 * LastMoveLengths:first:
 *
 * The length of the shortest game.
 */

/**
 * LastMoveLengths:last:
 *
 * The length of the longest game.
 */

/**
 * LastMoveLengths:mean:
 *
 * The average length.
 */

/**
 * LastMoveLengths:deviation:
 *
 * The standard deviation of the lengths.
 */

static void
last_move_lengths_class_init (LastMoveLengthsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = last_move_lengths_finalize;
  LM_CLASS_PROPERTIES (klass,
    LM_LIBRARY_FIELD (LastMoveLengths, first, G_TYPE_UINT),
    LM_LIBRARY_FIELD (LastMoveLengths, last, G_TYPE_UINT),
    LM_LIBRARY_FIELD (LastMoveLengths, mean, G_TYPE_DOUBLE),
    LM_LIBRARY_FIELD (LastMoveLengths, deviation, G_TYPE_DOUBLE));
}

static void
last_move_lengths_init (LastMoveLengths *self)
{
}

static gpointer
count (gpointer       source,
       gpointer       data,
       GCancellable  *cancellable,
       GError       **error)
{
  g_autoptr (LmSolveContext) context = lm_library_create_context (cancellable, NULL);
  g_autoptr (LmLengthGraph) graph = lm_length_graph_new (lm_library_get_position (data), 0, context, error);
  LmLengths *lengths = graph != NULL ? lm_length_graph_count (graph, LM_MEASURE_MOVES, context, error) : NULL;
  LastMoveLengths *self;

  if (lengths == NULL)
    return NULL;

  self = g_object_new (LAST_MOVE_TYPE_LENGTHS, NULL);
  self->lengths = lengths;
  self->first = lengths->first;
  self->last = lm_lengths_get_end (lengths) - 1;
  lm_lengths_measure (lengths, &self->mean, &self->deviation);
  return self;
}

/**
 * last_move_lengths_count:
 * @position: where the games begin
 * @cancellable: (nullable): stops the work
 * @error: return location for %LAST_MOVE_ERROR_LIMIT or %G_IO_ERROR_CANCELLED
 *
 * Counts all games from a position, on the calling thread.
 *
 * Returns: (transfer full): how long they last
 */
LastMoveLengths *
last_move_lengths_count (LastMovePosition  *position,
                         GCancellable      *cancellable,
                         GError           **error)
{
  g_return_val_if_fail (lm_library_is_position (position), NULL);

  return count (NULL, position, cancellable, error);
}

/**
 * last_move_lengths_count_async:
 * @position: where the games begin
 * @cancellable: (nullable): stops the work
 * @callback: (nullable): called on the main context of the caller
 * @user_data: for @callback
 *
 * Counts all games from a position, on another thread.
 */
void
last_move_lengths_count_async (LastMovePosition    *position,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  g_return_if_fail (lm_library_is_position (position));

  lm_library_run (NULL, count, g_object_ref (position), g_object_unref, g_object_unref, cancellable, callback, user_data);
}

/**
 * last_move_lengths_count_finish:
 * @result: what the callback was given
 * @error: return location for %LAST_MOVE_ERROR_LIMIT or %G_IO_ERROR_CANCELLED
 *
 * Ends last_move_lengths_count_async().
 *
 * Returns: (transfer full): how long the games last
 */
LastMoveLengths *
last_move_lengths_count_finish (GAsyncResult  *result,
                                GError       **error)
{
  return lm_library_finish (NULL, result, error);
}

/* %NULL where no game is that long. */
static mpz_srcptr
get_weight (LastMoveLengths *self,
            guint            length)
{
  return length >= self->first && length <= self->last ? lm_lengths_get_weight (self->lengths, length) : NULL;
}

/**
 * last_move_lengths_get_share:
 * @self: the lengths of games
 * @length: a number of moves
 *
 * Tells how many games have a length.
 *
 * Returns: the share of the games of that length, from 0 to 1
 */
double
last_move_lengths_get_share (LastMoveLengths *self,
                             guint            length)
{
  mpz_srcptr weight;

  g_return_val_if_fail (IS_LENGTHS (self), 0);

  weight = get_weight (self, length);
  return weight != NULL ? lm_lengths_get_share (self->lengths, weight) : 0;
}

/**
 * last_move_lengths_get_fraction:
 * @self: the lengths of games
 * @length: a number of moves
 *
 * Tells exactly how many games have a length.
 *
 * Returns: (transfer full): the same exactly, in lowest terms: "3/8"
 */
char *
last_move_lengths_get_fraction (LastMoveLengths *self,
                                guint            length)
{
  mpz_srcptr weight;

  g_return_val_if_fail (IS_LENGTHS (self), NULL);

  weight = get_weight (self, length);
  return weight != NULL ? lm_lengths_print_share (self->lengths, weight) : g_strdup ("0");
}

/**
 * last_move_lengths_get_winner_share:
 * @self: the lengths of games
 * @player: a player as position text has it: "1", "A", "b"
 *
 * Tells how many games a player wins.
 *
 * Returns: the share of the games that this player wins, from 0 to 1
 */
double
last_move_lengths_get_winner_share (LastMoveLengths *self,
                                    const char      *player)
{
  const LmLengths *lengths;
  LmGame *game;

  g_return_val_if_fail (IS_LENGTHS (self) && player != NULL, 0);

  lengths = self->lengths;
  game = lm_position_get_game (lengths->position);
  for (guint seat = 0; seat < lm_game_get_info (game)->n_players; seat++)
    if (g_str_equal (lm_game_get_player_id (game, seat), player))
      return lm_lengths_get_share (lengths, lengths->winners[seat]);

  return 0;
}
