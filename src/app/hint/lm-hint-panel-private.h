/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-hint-panel-private.h: the ladder of hints, for its files alone. */

#pragma once

#include "lm-hint-panel.h"

#include "kit/page/lm-badge.h"
#include "kit/page/lm-inquiry.h"
#include "kit/page/lm-outlook-view.h"
#include "kit/page/lm-solve-progress.h"
#include "kit/widget/lm-value-glyph.h"
#include "lm-ladder-rung.h"
#include "kit/page/lm-line-view.h"
#include "lm-reason-view.h"

struct _LmHintPanel
{
  AdwBin           parent_instance;

  GtkWidget       *steps;
  GtkWidget       *less_button;
  GtkWidget       *more_button;
  GtkAdjustment   *adjustment;
  GtkWidget       *ladder;
  LmLadderRung    *verdict_rung;
  LmValueGlyph    *verdict_glyph;
  GtkLabel        *verdict_label;
  GtkLabel        *term_label;
  LmLadderRung    *outlook_rung;
  LmOutlookView   *outlook_view; /* of the game that had one last; in the rung */
  LmLadderRung    *count_rung;
  GtkLabel        *count_label;
  LmLadderRung    *place_rung;
  GtkLabel        *place_label;
  LmLadderRung    *idea_rung;
  GtkLabel        *idea_label;
  GtkWidget       *idea_source;
  LmBadge         *idea_badge;
  GtkLabel        *idea_reference;
  GtkGrid         *idea_table;
  LmLadderRung    *move_rung;
  GtkLabel        *move_label;
  GtkLabel        *after_label;
  GtkLabel        *hardest_label;
  GtkWidget       *play_button;
  LmLadderRung    *reason_rung;
  LmReasonView    *reason_view;
  LmLadderRung    *line_rung;
  LmLineView      *line_view;
  LmSolveProgress *progress;
  GtkWidget       *overlay_label;

  LmInquiry       *inquiry;
  int              rung;
  int              you;
  gboolean         overlay;
  gboolean         editing;
  gboolean         edit_verdict; /* asked for since editing began */
  gboolean         keep_open;
  char            *arrow;
  gboolean         countless; /* how many moves win is known with the verdict */
  gboolean         placeless; /* where to look adds nothing to how many moves win */
  gboolean         hopeless; /* nobody wins with a move of the player to move alone */
  gboolean         climbing; /* the rung that was reached is still to be brought into sight */
  guint            scroll_source;

  LmAnswer        *shown_answer;
  LmAdvice        *shown_advice;
};

gboolean      lm_hint_panel_is_over        (LmHintPanel *self);
gboolean      lm_hint_panel_is_fresh       (LmHintPanel *self);
LmLadderRung *lm_hint_panel_get_rung       (LmHintPanel *self,
                                            LmHintRung   rung);

void          lm_hint_panel_show_verdict   (LmHintPanel *self,
                                            LmAnswer    *answer);
void          lm_hint_panel_refresh_answer (LmHintPanel *self);
void          lm_hint_panel_refresh_advice (LmHintPanel *self);
