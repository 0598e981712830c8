/* SPDX-License-Identifier: GPL-3.0-or-later */
/* scene.h: what there is to see of each number. */

#pragma once

#include "board/lm-board-view.h"
#include "../theory/residues.h"

/**
 * LmZahlenschlachtRelation:
 * @LM_ZAHLENSCHLACHT_UNRELATED: nothing
 * @LM_ZAHLENSCHLACHT_POINTED: it is the number that is pointed at
 * @LM_ZAHLENSCHLACHT_PARTNER: it makes a pair with that
 * @LM_ZAHLENSCHLACHT_TWIN: it has the same residue, and makes no pair with it
 *
 * What a number is to the one that is pointed at.
 */
typedef enum
{
  LM_ZAHLENSCHLACHT_UNRELATED,
  LM_ZAHLENSCHLACHT_POINTED,
  LM_ZAHLENSCHLACHT_PARTNER,
  LM_ZAHLENSCHLACHT_TWIN,
} LmZahlenschlachtRelation;

/* What is said of a move that nothing is said of. */
#define LM_ZAHLENSCHLACHT_NO_VALUE (-1)

/**
 * LmZahlenschlachtFace:
 * @number: the number
 * @d: the divisor
 * @residue: its residue
 * @class_residue: the smaller residue of its pair class
 * @mark: what has become of it
 * @relation: what it is to the number that is pointed at
 * @superfluous: whether it is left without a partner
 * @last: whether it was crossed out last
 * @arrow: whether a hint points at it
 * @show_residue: whether its residue is written large
 * @mode: what can be done with it
 * @value: the #LmValue of crossing it out, or %LM_ZAHLENSCHLACHT_NO_VALUE
 *
 * How a number looks. Two faces without a difference look the same.
 */
typedef struct
{
  guint                     number;
  guint                     d;
  guint                     residue;
  guint                     class_residue;
  LmZahlenschlachtMark      mark;
  LmZahlenschlachtRelation  relation;
  gboolean                  superfluous;
  gboolean                  last;
  gboolean                  arrow;
  gboolean                  show_residue;
  LmBoardMode               mode;
  int                       value;
} LmZahlenschlachtFace;

typedef struct _LmZahlenschlachtScene LmZahlenschlachtScene;

LmZahlenschlachtScene *lm_zahlenschlacht_scene_new              (LmBoardView                  *board);
void                   lm_zahlenschlacht_scene_free             (LmZahlenschlachtScene        *self);

void                   lm_zahlenschlacht_scene_update           (LmZahlenschlachtScene        *self);
LmPosition            *lm_zahlenschlacht_scene_get_position     (const LmZahlenschlachtScene  *self);
const LmZahlenschlachtResidues *
                       lm_zahlenschlacht_scene_get_residues     (const LmZahlenschlachtScene  *self);
void                   lm_zahlenschlacht_scene_set_show_residues
                                                                (LmZahlenschlachtScene        *self,
                                                                 gboolean                      show_residues);
void                   lm_zahlenschlacht_scene_set_pointed      (LmZahlenschlachtScene        *self,
                                                                 guint                         number);
guint                  lm_zahlenschlacht_scene_get_pointed      (const LmZahlenschlachtScene  *self);
guint                  lm_zahlenschlacht_scene_get_arrow        (const LmZahlenschlachtScene  *self);
LmZahlenschlachtRelation
                       lm_zahlenschlacht_scene_get_relation     (const LmZahlenschlachtScene  *self,
                                                                 guint                         number);
void                   lm_zahlenschlacht_scene_get_face         (const LmZahlenschlachtScene  *self,
                                                                 guint                         number,
                                                                 LmZahlenschlachtFace         *face);
