/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-outlook-view.h: the contract of what shows a game's outlook on the ladder of hints. */

#pragma once

#include "engine/solve/lm-answer.h"

#include <gtk/gtk.h>

#define LM_TYPE_OUTLOOK_VIEW (lm_outlook_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmOutlookView, lm_outlook_view, LM, OUTLOOK_VIEW, GtkBox)

/**
 * LmOutlookViewClass:
 * @set_answer: (nullable answer) another answer is to be shown, or none; one
 *   without an outlook is never given
 * @set_asking: whether the solver still works on the answer
 * @get_move: the move to point at on the board, or %NULL
 *
 * Signals: "chosen", the move to point at may be another one; "search-longer",
 * the user wants to know what is left open.
 */
struct _LmOutlookViewClass
{
  GtkBoxClass parent_class;

  void         (* set_answer) (LmOutlookView *self, LmAnswer *answer);
  void         (* set_asking) (LmOutlookView *self, gboolean asking);
  const char * (* get_move)   (LmOutlookView *self);
};

void        lm_outlook_view_set_answer    (LmOutlookView *self,
                                           LmAnswer      *answer);
void        lm_outlook_view_set_asking    (LmOutlookView *self,
                                           gboolean       asking);
const char *lm_outlook_view_get_move      (LmOutlookView *self);
