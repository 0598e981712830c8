/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-position.h: an immutable, reference-counted position of any game. */

#pragma once

#include "lm-game.h"

#define LM_TYPE_POSITION (lm_position_get_type ())

/**
 * LmPosition:
 * @turn: the seat of the player to move
 *
 * The head of every position; games put it first in a structure of their own
 * and allocate it with lm_position_alloc(). Never changed once handed out.
 */
struct _LmPosition
{
  /*< private >*/
  gatomicrefcount  ref_count;

  /*< public >*/
  guint            turn;

  /*< private >*/
  gsize            size;
  LmGame          *game;
};

GType       lm_position_get_type        (void);

gpointer    lm_position_alloc           (LmGame       *game,
                                         gsize         size);
LmPosition *lm_position_parse           (const char   *text,
                                         GError      **error);
LmPosition *lm_position_draw            (LmPosition   *position,
                                         GRand        *rand);
LmPosition *lm_position_ref             (LmPosition   *position);
void        lm_position_unref           (LmPosition   *position);

LmGame     *lm_position_get_game        (LmPosition   *position);
const LmGameInfo *
            lm_position_get_info        (LmPosition   *position);
char       *lm_position_to_string       (LmPosition   *position);
char       *lm_position_describe        (LmPosition   *position);
char       *lm_position_describe_goal   (LmPosition   *position);
gboolean    lm_position_equal           (LmPosition   *a,
                                         LmPosition   *b);

guint       lm_position_get_turn        (LmPosition   *position);
const char *lm_position_get_turn_name   (LmPosition   *position);
gboolean    lm_position_is_over         (LmPosition   *position);
int         lm_position_get_winner      (LmPosition   *position);
char       *lm_position_describe_result (LmPosition   *position);

LmAnswer   *lm_position_solve           (LmPosition            *position,
                                         const LmSolveOptions  *options,
                                         LmSolveContext        *context,
                                         GError               **error);
GPtrArray  *lm_position_list_moves      (LmPosition   *position,
                                         guint         max,
                                         gboolean     *complete);
LmPosition *lm_position_play            (LmPosition   *position,
                                         const char   *move,
                                         GError      **error);
gboolean    lm_position_leads_to        (LmPosition   *position,
                                         LmPosition   *other);
char       *lm_position_random_move     (LmPosition   *position,
                                         GRand        *rand);
GPtrArray  *lm_position_list_decisions  (LmPosition   *position,
                                         guint         max,
                                         gboolean     *complete);
guint       lm_position_get_mover       (LmPosition   *position,
                                         const char   *move);
guint       lm_position_get_left        (LmPosition   *position);
guint       lm_position_count_left      (LmPosition   *position);
int         lm_position_get_opponent    (LmPosition   *position);
char       *lm_position_describe_move   (LmPosition   *position,
                                         const char   *move,
                                         LmMoveStyle   style);
char       *lm_position_describe_deed   (LmPosition   *position,
                                         const char   *move,
                                         const char   *who);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmPosition, lm_position_unref)
