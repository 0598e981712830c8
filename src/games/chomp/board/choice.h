/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choice.h: what the user points at and is about to do with it. */

#pragma once

#include "board/lm-board-view.h"
#include "games/chomp/rules/position.h"

G_BEGIN_DECLS

#define LM_TYPE_CHOMP_CHOICE (lm_chomp_choice_get_type ())
G_DECLARE_FINAL_TYPE (LmChompChoice, lm_chomp_choice, LM, CHOMP_CHOICE, GObject)

LmChompChoice      *lm_chomp_choice_new          (LmBoardView    *board);

void                lm_chomp_choice_reset        (LmChompChoice  *self);
void                lm_chomp_choice_point        (LmChompChoice  *self,
                                                  guint           row,
                                                  guint           column);
gboolean            lm_chomp_choice_get_pointed  (LmChompChoice  *self,
                                                  guint          *row,
                                                  guint          *column);
gboolean            lm_chomp_choice_get_target   (LmChompChoice  *self,
                                                  guint           row,
                                                  guint           column,
                                                  LmChompShape   *after);
gboolean            lm_chomp_choice_get_preview  (LmChompChoice  *self,
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
const char         *lm_chomp_choice_get_problem  (LmChompChoice  *self);

G_END_DECLS
