/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.h: the page beside the board, and what it asks in the background. */

#pragma once

#include "../rules/rules.h"
#include "kit/page/lm-game-panel.h"

/* panel.c: the map of who wins which Z(n, d). */

#define LM_TYPE_ZAHLENSCHLACHT_PANEL (lm_zahlenschlacht_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtPanel, lm_zahlenschlacht_panel, LM, ZAHLENSCHLACHT_PANEL, LmGamePanel)

/* survey.c: who wins which Z(n, d), found out in the background and kept. */

/* The largest board that it goes to. */
#define LM_ZAHLENSCHLACHT_SURVEY_MAX_N 401

/* A part of all games Z(n, d), as a grid with a column for an n and a row for a d. */
typedef struct
{
  LmZahlenschlachtGoal goal;    /* what A wants */
  guint                largest; /* the largest n; the largest d is 3 more, from where on nothing changes for odd n */
  gboolean             even;    /* whether even n are in it, too */
} LmZahlenschlachtRange;

/* What is known of a game. */
typedef struct
{
  int         winner;    /* the seat that wins with best play, or %LM_NOBODY */
  LmStatus    status;    /* %LM_STATUS_PROVED, %LM_STATUS_COMPUTED or %LM_STATUS_UNKNOWN */
  const char *reference; /* (nullable): paper and theorem of a proved one */
} LmZahlenschlachtCell;

/* How far a survey has come; the others are not computed yet. */
typedef struct
{
  guint total;    /* how many games there are */
  guint proved;   /* how many of them a proof decides */
  guint computed; /* how many are computed */
} LmZahlenschlachtTally;

#define LM_TYPE_ZAHLENSCHLACHT_SURVEY (lm_zahlenschlacht_survey_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtSurvey, lm_zahlenschlacht_survey, LM, ZAHLENSCHLACHT_SURVEY, GObject)

/*
 * Signal: "changed": it knows more, has begun or has stopped.
 */

LmZahlenschlachtSurvey *lm_zahlenschlacht_survey_get        (LmSolver                     *solver);

guint                   lm_zahlenschlacht_range_get_first_n (const LmZahlenschlachtRange *range);
void                    lm_zahlenschlacht_survey_fill       (LmZahlenschlachtSurvey       *self,
                                                             const LmZahlenschlachtRange  *range);
void                    lm_zahlenschlacht_survey_stop       (LmZahlenschlachtSurvey       *self);
gboolean                lm_zahlenschlacht_survey_is_running (LmZahlenschlachtSurvey       *self);
void                    lm_zahlenschlacht_survey_count      (LmZahlenschlachtSurvey       *self,
                                                             const LmZahlenschlachtRange  *range,
                                                             LmZahlenschlachtTally        *tally);
LmZahlenschlachtCell    lm_zahlenschlacht_survey_look       (LmZahlenschlachtSurvey       *self,
                                                             LmZahlenschlachtGoal          goal,
                                                             guint                         n,
                                                             guint                         d);
char                   *lm_zahlenschlacht_survey_describe   (LmZahlenschlachtSurvey       *self,
                                                             LmZahlenschlachtGoal          goal,
                                                             guint                         n,
                                                             guint                         d);
