/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choice.h: what choosing a square does, and the move or shape that is put together of several. */

#pragma once

#include "board/lm-board-view.h"
#include "games/chomp/rules/position.h"

G_BEGIN_DECLS

typedef struct _LmChompChoice LmChompChoice;

LmChompChoice      *lm_chomp_choice_new          (LmBoardView    *board);
void                lm_chomp_choice_free         (LmChompChoice  *self);
void                lm_chomp_choice_reset        (LmChompChoice  *self);

gboolean            lm_chomp_choice_get_target   (LmChompChoice  *self,
                                                  guint           row,
                                                  guint           column,
                                                  LmChompShape   *after);
void                lm_chomp_choice_act          (LmChompChoice  *self,
                                                  guint           row,
                                                  guint           column);
gboolean            lm_chomp_choice_can_draft    (LmChompChoice  *self);
void                lm_chomp_choice_draft        (LmChompChoice  *self,
                                                  guint           row,
                                                  guint           column);
void                lm_chomp_choice_begin_stroke (LmChompChoice  *self,
                                                  guint           row,
                                                  guint           column);
void                lm_chomp_choice_stroke       (LmChompChoice  *self,
                                                  guint           row,
                                                  guint           column);
void                lm_chomp_choice_end_stroke   (LmChompChoice  *self);

void                lm_chomp_choice_set_shaping  (LmChompChoice  *self,
                                                  gboolean        shaping);
const LmChompShape *lm_chomp_choice_get_draft    (LmChompChoice  *self);
void                lm_chomp_choice_confirm      (LmChompChoice  *self);
void                lm_chomp_choice_discard      (LmChompChoice  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmChompChoice, lm_chomp_choice_free)

G_END_DECLS
