/* SPDX-License-Identifier: GPL-3.0-or-later */
/* outlook.h: what each coalition of more than two players left can force. */

#pragma once

#include "engine/lm-outlook.h"
#include "engine/lm-position.h"

typedef struct
{
  guint   members; /* a bit for the seat of everyone who plays together */
  LmValue value; /* whether together they can make sure against all others that the winner is one of them */
  GStrv   line; /* the beginning of a game in which those whom the value favours play for it; or %NULL */
} LmSlsCoalition;

#define LM_SLS_TYPE_OUTLOOK (lm_sls_outlook_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsOutlook, lm_sls_outlook, LM_SLS, OUTLOOK, LmOutlook)

LmSlsOutlook         *lm_sls_outlook_new              (LmPosition            *position);
LmPosition           *lm_sls_outlook_get_position     (LmSlsOutlook          *self);
void                  lm_sls_outlook_take_estimate    (LmSlsOutlook          *self,
                                                       char                  *estimate);
const char           *lm_sls_outlook_get_estimate     (LmSlsOutlook          *self);
void                  lm_sls_outlook_decide           (LmSlsOutlook          *self,
                                                       guint                  members,
                                                       LmValue                value,
                                                       GStrv                  line);

guint                 lm_sls_outlook_count            (LmSlsOutlook          *self);
guint                 lm_sls_outlook_count_unknown    (LmSlsOutlook          *self);
const LmSlsCoalition *lm_sls_outlook_nth              (LmSlsOutlook          *self,
                                                       guint                  index);
const LmSlsCoalition *lm_sls_outlook_find             (LmSlsOutlook          *self,
                                                       guint                  members);
gboolean              lm_sls_outlook_is_least         (LmSlsOutlook          *self,
                                                       const LmSlsCoalition  *coalition);

char                 *lm_sls_outlook_describe_sides   (LmSlsOutlook          *self,
                                                       const LmSlsCoalition  *coalition);
char                 *lm_sls_outlook_describe_power   (LmSlsOutlook          *self,
                                                       const LmSlsCoalition  *coalition);
char                 *lm_sls_outlook_describe_line    (LmSlsOutlook          *self,
                                                       const LmSlsCoalition  *coalition);
char                 *lm_sls_outlook_describe_stopped (LmSlsOutlook          *self,
                                                       guint                  seat);
