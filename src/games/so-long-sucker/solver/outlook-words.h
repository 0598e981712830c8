/* SPDX-License-Identifier: GPL-3.0-or-later */
/* outlook-words.h: what coalitions can force, in words. */

#pragma once

#include "outlook.h"

G_BEGIN_DECLS

char *lm_sls_outlook_describe_players (LmSlsOutlook          *self,
                                       guint                  members);
char *lm_sls_outlook_describe_sides   (LmSlsOutlook          *self,
                                       const LmSlsCoalition  *coalition);
char *lm_sls_outlook_describe_power   (LmSlsOutlook          *self,
                                       const LmSlsCoalition  *coalition);
char *lm_sls_outlook_describe_line    (LmSlsOutlook          *self,
                                       const LmSlsCoalition  *coalition);
char *lm_sls_outlook_describe_stopped (LmSlsOutlook          *self,
                                       guint                  seat);
char *lm_sls_outlook_describe_verdict (LmSlsOutlook          *self,
                                       int                    you);

G_END_DECLS
