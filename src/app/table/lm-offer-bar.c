/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-offer-bar.c: what was offered to a person, with its answers, and how long the computers wait for them. */

#include "lm-table-bars.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-party.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-wrap-layout.h"

#include <glib/gi18n.h>

/* Between two looks at the time, in milliseconds. */
#define TICK 250

/* The height without an offer, and what an offer adds, in pixels. */
#define LEAST_HEIGHT 16
#define LINE 18

/* With less room the answers stand below what was offered, in letters. */
#define WORDS_CHARS 20

struct _LmOfferBar
{
  GtkBox      parent_instance;

  GtkLabel   *words;
  GtkWidget  *accept;
  GtkWidget  *decline;
  GtkWidget  *countdown;

  LmMatch    *match;
  LmOffer     offer;
  guint       ticking;
};

G_DEFINE_FINAL_TYPE (LmOfferBar, lm_offer_bar, GTK_TYPE_BOX)

/* A number that changes every second is not read out: whoever wants to know finds it at the bar. */
static void
show_left (LmOfferBar *self,
           guint       left,
           guint       whole)
{
  const guint seconds = (left + 999) / 1000;
  g_autofree char *text = g_strdup_printf (C_("seconds", "%u s"), seconds);
  g_autofree char *sentence = g_strdup_printf (ngettext ("%u second left", "%u seconds left", seconds), seconds);

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->countdown), (double) left / whole);
  if (g_strcmp0 (text, gtk_progress_bar_get_text (GTK_PROGRESS_BAR (self->countdown))) == 0)
    return;

  gtk_progress_bar_set_text (GTK_PROGRESS_BAR (self->countdown), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->countdown), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, sentence, -1);
}

/* Returns: whether somebody counts the time */
static gboolean
update_countdown (LmOfferBar *self)
{
  guint whole;
  const guint left = lm_opponent_get_patience_left (lm_match_get_opponent (self->match), &whole);

  gtk_widget_set_visible (self->countdown, left > 0);
  if (left > 0)
    show_left (self, left, whole);
  return left > 0;
}

static gboolean
tick_cb (gpointer user_data)
{
  LmOfferBar *self = user_data;

  if (update_countdown (self))
    return G_SOURCE_CONTINUE;

  self->ticking = 0;
  return G_SOURCE_REMOVE;
}

static void
update (LmOfferBar *self)
{
  LmSession *session = lm_match_get_session (self->match);
  LmPosition *position;
  gboolean offered;

  if (session == NULL)
    return;

  position = lm_session_get_position (session);
  lm_offer_clear (&self->offer);
  offered = !lm_position_is_over (position)
            && lm_party_get_offer (position, lm_session_get_persons (session), &self->offer);
  gtk_label_set_label (self->words, offered ? self->offer.words : "");
  gtk_widget_set_visible (self->accept, offered);
  gtk_widget_set_visible (self->decline, offered);

  if (update_countdown (self) && self->ticking == 0)
    self->ticking = g_timeout_add (TICK, tick_cb, self);
  /* Where there may be offers all but a line of the room for them is kept, so that the board hardly moves under the pointer. */
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, offered ? LEAST_HEIGHT + LINE : LEAST_HEIGHT);
  gtk_widget_set_visible (GTK_WIDGET (self), lm_position_get_info (position)->n_players > 2);
}

static void
answer (LmOfferBar *self,
        const char *move)
{
  g_autofree char *step = g_strdup (move);

  if (step != NULL)
    lm_session_play (lm_match_get_session (self->match), step, NULL);
}

static void
accept_cb (LmOfferBar *self)
{
  answer (self, self->offer.accept);
}

static void
decline_cb (LmOfferBar *self)
{
  answer (self, self->offer.decline);
}

/* Once in a bar's life. */
void
lm_offer_bar_set_match (LmOfferBar *self,
                        LmMatch    *match)
{
  g_return_if_fail (LM_IS_OFFER_BAR (self));
  g_return_if_fail (self->match == NULL);

  self->match = g_object_ref (match);
  g_signal_connect_object (lm_match_get_opponent (match), "notify::thinking", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::session", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "seats-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
lm_offer_bar_dispose (GObject *object)
{
  LmOfferBar *self = LM_OFFER_BAR (object);

  g_clear_handle_id (&self->ticking, g_source_remove);
  g_clear_object (&self->match);
  lm_offer_clear (&self->offer);

  G_OBJECT_CLASS (lm_offer_bar_parent_class)->dispose (object);
}

static void
lm_offer_bar_class_init (LmOfferBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_offer_bar_dispose;
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/org/lastmove/LastMove/ui/offer-bar.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), LmOfferBar, words);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), LmOfferBar, accept);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), LmOfferBar, decline);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), LmOfferBar, countdown);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), accept_cb);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), decline_cb);
}

static void
lm_offer_bar_init (LmOfferBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_wrap_layout_apply (GTK_WIDGET (self), 6, WORDS_CHARS);
  lm_announce_label (self->words);
  lm_accessible_name_hide_empty (self->words);
}
