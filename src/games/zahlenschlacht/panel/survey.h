/* SPDX-License-Identifier: GPL-3.0-or-later */
/* survey.h: who wins which Z(n, d), found out in the background and kept. */

#pragma once

#include "engine/lm-solver.h"
#include "range.h"

G_BEGIN_DECLS

/* The largest board that it goes to. */
#define LM_ZAHLENSCHLACHT_SURVEY_MAX_N 401

/**
 * LmZahlenschlachtCell:
 * @winner: the seat that wins with best play, or %LM_NOBODY
 * @status: %LM_STATUS_PROVED, %LM_STATUS_COMPUTED or %LM_STATUS_UNKNOWN
 * @reference: (nullable): paper and theorem of a proved one
 *
 * What is known of a game.
 */
typedef struct
{
  int         winner;
  LmStatus    status;
  const char *reference;
} LmZahlenschlachtCell;

/**
 * LmZahlenschlachtTally:
 * @total: how many games there are
 * @proved: how many of them a proof decides
 * @computed: how many are computed
 *
 * How far a survey has come; the others are not computed yet.
 */
typedef struct
{
  guint total;
  guint proved;
  guint computed;
} LmZahlenschlachtTally;

#define LM_TYPE_ZAHLENSCHLACHT_SURVEY (lm_zahlenschlacht_survey_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtSurvey, lm_zahlenschlacht_survey, LM, ZAHLENSCHLACHT_SURVEY, GObject)

/*
 * Signal: "changed": it knows more, has begun or has stopped.
 */

LmZahlenschlachtSurvey *lm_zahlenschlacht_survey_get        (LmSolver                     *solver);

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

G_END_DECLS
