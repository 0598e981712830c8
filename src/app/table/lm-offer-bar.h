/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-offer-bar.h: what was offered to a person, with its answers, and how long the computers wait for them. */

#pragma once

#include "engine/play/lm-match.h"

#include <gtk/gtk.h>

#define LM_TYPE_OFFER_BAR (lm_offer_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmOfferBar, lm_offer_bar, LM, OFFER_BAR, GtkBox)

void lm_offer_bar_set_match (LmOfferBar  *self,
                             LmMatch     *match);
