/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choice.h: what choosing a square does, and the move or shape that is put together of several. */

#pragma once

#include "board/lm-board-view.h"
#include "games/chomp/rules/position.h"

/*
 * A move of reversed Chomp adds a shape to one corner, and there can be
 * thousands of millions of them. Every such shape is a union of rectangles
 * that begin in the corner, so one can be put together of them: a square that
 * is chosen adds the rectangle up to it, and one that was added is bitten off
 * again with all above and to the right of it. Until it is confirmed it is a
 * draft. Whoever wants no more than a rectangle needs no draft.
 */
typedef struct
{
  LmBoardView  *board;

  gboolean      shaping;
  gboolean      has_draft;
  LmChompShape  draft;
  /* Whether the pointer that is drawn over the squares adds them, or takes them away. */
  gboolean      stroke_adds;
} LmChompChoice;

void lm_chomp_choice_reset (LmChompChoice *self);

gboolean lm_chomp_choice_get_target   (LmChompChoice *self,
                                       LmChompSpot    spot,
                                       LmChompShape  *after);
void     lm_chomp_choice_act          (LmChompChoice *self,
                                       LmChompSpot    spot);
gboolean lm_chomp_choice_can_draft    (LmChompChoice *self);
void     lm_chomp_choice_draft        (LmChompChoice *self,
                                       LmChompSpot    spot);
void     lm_chomp_choice_begin_stroke (LmChompChoice *self,
                                       LmChompSpot    spot);
void     lm_chomp_choice_stroke       (LmChompChoice *self,
                                       LmChompSpot    spot);
void     lm_chomp_choice_end_stroke   (LmChompChoice *self);

void  lm_chomp_choice_set_shaping (LmChompChoice *self,
                                   gboolean       shaping);
const LmChompShape *
      lm_chomp_choice_get_draft   (LmChompChoice *self);
void  lm_chomp_choice_confirm     (LmChompChoice *self);
void  lm_chomp_choice_discard     (LmChompChoice *self);
