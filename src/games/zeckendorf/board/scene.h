/* SPDX-License-Identifier: GPL-3.0-or-later */
/* scene.h: a position as its board shows it: columns, chips, and the moves with their words. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-position.h"
#include "games/zeckendorf/rules/variant.h"

/**
 * LmZeckendorfSceneMove:
 * @text: the move's text
 * @sentence: what it does, in words
 * @sum: what it does, in numbers: "3 + 3 → 1 + 5", "3 + 3 → 1 + hole"
 * @kind: the kind of move
 * @chips: where chips come from and go to
 * @place: the column under which its button is, from 0; it may be between two
 * @row: the row of its button
 *
 * A legal move.
 */
typedef struct
{
  char                 *text;
  char                 *sentence;
  char                 *sum;
  LmZeckendorfMoveKind  kind;
  LmZeckendorfChips     chips;
  double                place;
  guint                 row;
} LmZeckendorfSceneMove;

/**
 * LmZeckendorfSceneSign:
 * @LM_ZECKENDORF_SIGN_HOLE: the black hole
 * @LM_ZECKENDORF_SIGN_STOCK: what is left to place
 *
 * Things on a board beside its columns.
 */
typedef enum
{
  LM_ZECKENDORF_SIGN_HOLE,
  LM_ZECKENDORF_SIGN_STOCK,
  LM_ZECKENDORF_N_SIGNS,
} LmZeckendorfSceneSign;

/**
 * LmZeckendorfScene:
 * @position: the position shown
 * @variant: the rules
 * @heights: chips per bin
 * @stock: what is left to place
 * @n_columns: how many columns are shown: every bin that a move can reach
 * @moves: (element-type LmZeckendorfSceneMove): the legal moves in board order
 */
typedef struct
{
  LmPosition                *position;
  const LmZeckendorfVariant *variant;
  const guint32             *heights;
  guint32                    stock;
  guint                      n_columns;
  GPtrArray                 *moves;
} LmZeckendorfScene;

/**
 * LmZeckendorfVerdict:
 * @shown: whether there is one
 * @value: the value of the best move that takes from the column
 * @distance: moves to the end after it, or %LM_DISTANCE_UNKNOWN
 *
 * What the overlay says of a column.
 */
typedef struct
{
  gboolean shown;
  LmValue  value;
  guint    distance;
} LmZeckendorfVerdict;

guint                  lm_zeckendorf_scene_count_columns
                                                        (LmPosition                   *position,
                                                         guint                         minimum);
LmZeckendorfScene     *lm_zeckendorf_scene_new          (LmPosition                   *position,
                                                         guint                         minimum_columns);
void                   lm_zeckendorf_scene_free         (LmZeckendorfScene            *scene);

LmZeckendorfSceneMove *lm_zeckendorf_scene_find_move    (LmZeckendorfScene            *scene,
                                                         const char                   *text);
gboolean               lm_zeckendorf_scene_is_dead      (LmZeckendorfScene            *scene,
                                                         guint                         bin);
GPtrArray             *lm_zeckendorf_scene_list_moves   (LmZeckendorfScene            *scene,
                                                         guint                         bin);
char                  *lm_zeckendorf_scene_describe_bin (LmZeckendorfScene            *scene,
                                                         guint                         bin,
                                                         gboolean                      with_moves);
char                  *lm_zeckendorf_scene_describe_sign
                                                        (LmZeckendorfScene            *scene,
                                                         LmZeckendorfSceneSign         sign);
guint                  lm_zeckendorf_scene_count_placed (GPtrArray                    *moves);

gboolean               lm_zeckendorf_scene_get_chips    (LmZeckendorfScene            *scene,
                                                         const char                   *move,
                                                         LmZeckendorfChips            *chips);
guint                  lm_zeckendorf_chips_count_taken  (const LmZeckendorfChips      *chips,
                                                         guint                         bin);
guint                  lm_zeckendorf_chips_count_given  (const LmZeckendorfChips      *chips,
                                                         guint                         bin);
gboolean               lm_zeckendorf_chips_get_way      (const LmZeckendorfChips      *chips,
                                                         guint                         index,
                                                         guint                        *from,
                                                         guint                        *to);
void                   lm_zeckendorf_verdict_judge      (LmZeckendorfVerdict          *verdict,
                                                        LmZeckendorfScene            *scene,
                                                        guint                         bin,
                                                        LmAnswer                     *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfScene, lm_zeckendorf_scene_free)
