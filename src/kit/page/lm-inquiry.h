/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-inquiry.h: what is wanted to be known of one position, asked of the solver step by step. */

#pragma once

#include "engine/solve/lm-solver.h"

#define LM_TYPE_INQUIRY (lm_inquiry_get_type ())
G_DECLARE_FINAL_TYPE (LmInquiry, lm_inquiry, LM, INQUIRY, GObject)

/* How much is wanted. */
typedef enum
{
  LM_WANT_NOTHING, /* the solver is left alone */
  LM_WANT_ANSWER, /* who wins, and what each move does */
  LM_WANT_ADVICE, /* the reason, the replies and the line as well */
} LmInquiryWant;

typedef enum
{
  LM_INQUIRY_IDLE, /* nothing is asked, and what was wanted has come */
  LM_INQUIRY_WAITING, /* a question will be asked when the position has stayed the same for a moment */
  LM_INQUIRY_ASKING, /* the solver works */
  LM_INQUIRY_STOPPED, /* the user stopped it */
  LM_INQUIRY_FAILED, /* the solver could not; lm_inquiry_get_problem() says why */
} LmInquiryState;

/*
 * Signal: "changed" whenever the state, the answer or the advice is another.
 */

LmInquiry      *lm_inquiry_new          (void);
void            lm_inquiry_set_solver   (LmInquiry      *self,
                                         LmSolver       *solver);
LmSolver       *lm_inquiry_get_solver   (LmInquiry      *self);
void            lm_inquiry_get_progress (LmInquiry       *self,
                                         guint64         *done,
                                         guint64         *total);
void            lm_inquiry_set_position (LmInquiry      *self,
                                         LmPosition     *position);
LmPosition     *lm_inquiry_get_position (LmInquiry      *self);
void            lm_inquiry_set_want     (LmInquiry      *self,
                                         LmInquiryWant   want);
void            lm_inquiry_set_delay    (LmInquiry      *self,
                                         guint           milliseconds);
void            lm_inquiry_stop         (LmInquiry      *self);
void            lm_inquiry_retry        (LmInquiry      *self);
void            lm_inquiry_search_longer
                                        (LmInquiry      *self);

LmInquiryState  lm_inquiry_get_state    (LmInquiry      *self);
LmAnswer       *lm_inquiry_get_answer   (LmInquiry      *self);
LmAdvice       *lm_inquiry_get_advice   (LmInquiry      *self);
const char     *lm_inquiry_get_problem  (LmInquiry      *self);
