/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-types.h: values and errors. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * LastMoveValue:
 * @LAST_MOVE_VALUE_UNKNOWN: not decided within the limits
 * @LAST_MOVE_VALUE_LOSS: the player to move loses
 * @LAST_MOVE_VALUE_WIN: the player to move wins
 *
 * The value of a position, always for the player who is to move in it.
 */
typedef enum
{
  LAST_MOVE_VALUE_UNKNOWN,
  LAST_MOVE_VALUE_LOSS,
  LAST_MOVE_VALUE_WIN,
} LastMoveValue;

#define LAST_MOVE_ERROR (last_move_error_quark ())

/**
 * LastMoveError:
 * @LAST_MOVE_ERROR_POSITION: a position text or a position that cannot be
 * @LAST_MOVE_ERROR_MOVE: a move that is not legal or cannot be read
 * @LAST_MOVE_ERROR_ARGUMENT: an argument that is out of range or unknown
 * @LAST_MOVE_ERROR_LIMIT: a question that exceeds the limits of memory
 *
 * What can go wrong. The message is one sentence for people, the same that the
 * command line prints.
 */
typedef enum
{
  LAST_MOVE_ERROR_POSITION = 0,
  LAST_MOVE_ERROR_MOVE = 1,
  LAST_MOVE_ERROR_ARGUMENT = 3,
  LAST_MOVE_ERROR_LIMIT = 4,
} LastMoveError;

GQuark last_move_error_quark (void);

typedef struct _LastMovePosition LastMovePosition;
typedef struct _LastMoveAnswer   LastMoveAnswer;
typedef struct _LastMoveReason   LastMoveReason;
typedef struct _LastMoveLengths  LastMoveLengths;

G_END_DECLS
