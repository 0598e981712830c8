/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-outlook-view.c: the contract of what shows a game's outlook on the ladder of hints. */

#include "lm-outlook-view.h"

G_DEFINE_ABSTRACT_TYPE (LmOutlookView, lm_outlook_view, GTK_TYPE_BOX)

static void
lm_outlook_view_class_init (LmOutlookViewClass *klass)
{
  /* The move to point at may be another one. */
  lm_signal_new (klass, "chosen", 0);
  /* The user wants to know what is left open. */
  lm_signal_new (klass, "search-longer", 0);
}

LM_BEGIN_EMPTY (LmOutlookView, lm_outlook_view)

void
lm_outlook_view_set_answer (LmOutlookView *self,
                            LmAnswer      *answer)
{
  g_return_if_fail (LM_IS_OUTLOOK_VIEW (self));

  LM_OUTLOOK_VIEW_GET_CLASS (self)->set_answer (self, answer != NULL && answer->outlook != NULL ? answer : NULL);
}

void
lm_outlook_view_set_asking (LmOutlookView *self,
                            gboolean       asking)
{
  g_return_if_fail (LM_IS_OUTLOOK_VIEW (self));

  LM_OUTLOOK_VIEW_GET_CLASS (self)->set_asking (self, asking);
}

const char *
lm_outlook_view_get_move (LmOutlookView *self)
{
  g_return_val_if_fail (LM_IS_OUTLOOK_VIEW (self), NULL);

  return LM_OUTLOOK_VIEW_GET_CLASS (self)->get_move (self);
}
