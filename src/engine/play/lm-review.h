/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-review.h: keeps the values of the nodes of a session up to date, for the history and its chart. */

#pragma once

#include "engine/solve/lm-solver.h"
#include "lm-session.h"

#define LM_TYPE_REVIEW (lm_review_get_type ())
G_DECLARE_FINAL_TYPE (LmReview, lm_review, LM, REVIEW, GObject)

/*
 * Asks the solver in the background for the value of every node that has none
 * and stores it with lm_node_set_value(), and looks for mistakes. Signal: "updated".
 */

void      lm_review_store       (LmNode     *node,
                                 LmAnswer   *answer);

LmReview *lm_review_new         (LmSolver   *solver);
void      lm_review_set_session (LmReview   *self,
                                 LmSession  *session);
GPtrArray *
          lm_review_list_mistakes
                                (LmReview   *self);
gboolean  lm_review_has_all_mistakes
                                (LmReview   *self);
void      lm_review_set_silent  (LmReview   *self,
                                 gboolean    silent);
