/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window-undo.c: toasts that can take back what they tell of, and the one that welcomes. */

#include "lm-window.h"

#include <glib/gi18n.h>

LmToaster *
lm_window_get_toaster (LmWindow *self)
{
  g_return_val_if_fail (LM_IS_WINDOW (self), NULL);

  return lm_play_area_get_toaster (lm_window_get_play_area (self));
}

typedef struct
{
  LmWindow  *window;
  LmSession *session; /* the game to go back to */
  LmNode    *node; /* the step in it, or NULL to take back what was done to its tree */
  LmSession *shown; /* the game that was on the board, perhaps another */
} UndoOffer;

static void
undo_offer_free (gpointer  data,
                 GClosure *closure)
{
  UndoOffer *offer = data;

  g_object_unref (offer->session);
  g_clear_object (&offer->node);
  g_object_unref (offer->shown);
  g_free (offer);
}

static void
undo_offer_taken_cb (AdwToast  *toast,
                     UndoOffer *offer)
{
  lm_window_show_session (offer->window, offer->session);
  if (offer->node != NULL)
    lm_session_go_to (offer->session, offer->node);
  else
    lm_session_undo_revision (offer->session);
  lm_window_show_session (offer->window, offer->shown);
}

/*
 * Says what happened in a toast with a button that goes back: to @node in @session, or before what was done to its tree,
 * and to @shown, which was on the board.
 */
void
lm_window_offer_undo (LmWindow   *self,
                      const char *sentence,
                      LmSession  *session,
                      LmNode     *node,
                      LmSession  *shown)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);
  AdwToast *toast = adw_toast_new (markup);
  UndoOffer *offer = g_new (UndoOffer, 1);

  g_return_if_fail (LM_IS_WINDOW (self));

  /* The toast belongs to the window and cannot outlive it. */
  offer->window = self;
  offer->session = g_object_ref (session);
  offer->node = node != NULL ? g_object_ref (node) : NULL;
  offer->shown = g_object_ref (shown);
  adw_toast_set_button_label (toast, _("Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_offer_taken_cb), offer, undo_offer_free, 0);
  lm_toaster_show (lm_window_get_toaster (self), toast);
}

/* Says that the game was kept, with a button for who would rather begin another. */
void
lm_window_welcome_back (LmWindow  *self,
                        LmSession *session)
{
  AdwToast *toast = adw_toast_new (_("Your game was restored."));

  adw_toast_set_button_label (toast, _("New Game"));
  adw_toast_set_action_name (toast, "win.new-game");
  lm_toaster_show (lm_window_get_toaster (self), toast);

  /* Nobody may have been looking when it was left. */
  if (lm_session_can_pause (session))
    lm_match_set_paused (lm_window_get_match (self), TRUE);
}
