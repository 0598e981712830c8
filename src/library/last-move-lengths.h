/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-lengths.h: how long the games from a position last. */

#pragma once

#include <last-move-types.h>

G_BEGIN_DECLS

#define LAST_MOVE_TYPE_LENGTHS (last_move_lengths_get_type ())
G_DECLARE_FINAL_TYPE (LastMoveLengths, last_move_lengths, LAST_MOVE, LENGTHS, GObject)

/**
 * LastMoveLengths:
 *
 * How long the games of uniformly random moves from a position last, and who
 * wins them: all of them, exactly. It never changes; read only.
 */
struct _LastMoveLengths
{
  /*< private >*/
  GObject  parent_instance;
  gpointer lengths;

  /*< public >*/
  guint    first;
  guint    last;
  double   mean;
  double   deviation;
};

LastMoveLengths *last_move_lengths_count            (LastMovePosition     *position,
                                                     GCancellable         *cancellable,
                                                     GError              **error);
void             last_move_lengths_count_async      (LastMovePosition     *position,
                                                     GCancellable         *cancellable,
                                                     GAsyncReadyCallback   callback,
                                                     gpointer              user_data);
LastMoveLengths *last_move_lengths_count_finish     (GAsyncResult         *result,
                                                     GError              **error);
double           last_move_lengths_get_share        (LastMoveLengths      *self,
                                                     guint                 length);
char            *last_move_lengths_get_fraction     (LastMoveLengths      *self,
                                                     guint                 length);
double           last_move_lengths_get_winner_share (LastMoveLengths      *self,
                                                     const char           *player);

G_END_DECLS
