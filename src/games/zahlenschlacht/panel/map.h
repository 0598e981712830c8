/* SPDX-License-Identifier: GPL-3.0-or-later */
/* map.h: who wins which Z(n, d): n to the right, d downwards. */

#pragma once

#include "survey.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_ZAHLENSCHLACHT_MAP (lm_zahlenschlacht_map_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtMap, lm_zahlenschlacht_map, LM, ZAHLENSCHLACHT_MAP, GtkWidget)

/*
 * A GtkScrollable, whose numbers along the axes stay where they are.
 *
 * Signals: "read": another game is pointed at, or more is known of it;
 * "look-changed": there are letters now, or none any more; "play" (n, d): the
 * user wants to play that game.
 */

void     lm_zahlenschlacht_map_set_survey  (LmZahlenschlachtMap          *self,
                                            LmZahlenschlachtSurvey       *survey);
void     lm_zahlenschlacht_map_set_range   (LmZahlenschlachtMap          *self,
                                            const LmZahlenschlachtRange  *range);
void     lm_zahlenschlacht_map_set_present (LmZahlenschlachtMap          *self,
                                            guint                         n,
                                            guint                         d);
void     lm_zahlenschlacht_map_zoom        (LmZahlenschlachtMap          *self,
                                            double                        factor);
char    *lm_zahlenschlacht_map_read        (LmZahlenschlachtMap          *self);
gboolean lm_zahlenschlacht_map_is_lettered (LmZahlenschlachtMap          *self);

G_END_DECLS
