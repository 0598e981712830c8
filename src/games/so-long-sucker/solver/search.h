/* SPDX-License-Identifier: GPL-3.0-or-later */
/* search.h: exact search of the game between two sides. */

#pragma once

#include "engine/lm-solve-context.h"
#include "key.h"

#define LM_TYPE_SLS_SEARCH (lm_sls_search_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsSearch, lm_sls_search, LM, SLS_SEARCH, GObject)

/* Why a search ended. */
typedef enum
{
  LM_SLS_STOP_NO, /* it was decided */
  LM_SLS_STOP_EFFORT, /* it has looked at as many positions as it may */
  LM_SLS_STOP_MEMORY,
  LM_SLS_STOP_TIME,
  LM_SLS_STOP_CANCELLED,
} LmSlsStop;

LmSlsSearch *lm_sls_search_new           (const LmSlsState  *rules,
                                          LmSolveContext    *context);
LmSlsSearch *lm_sls_search_take          (const LmSlsState  *rules,
                                          LmSolveContext    *context);
void         lm_sls_search_leave         (LmSlsSearch       *search);
LmValue      lm_sls_search_decide        (LmSlsSearch       *search,
                                          const LmSlsState  *state,
                                          guint              side,
                                          guint64            effort,
                                          LmSlsStop         *stop);
LmValue      lm_sls_search_try           (LmSlsSearch       *search,
                                          const LmSlsState  *state,
                                          LmSlsMove          move,
                                          guint              side,
                                          guint64            effort,
                                          LmSlsStop         *stop);
guint64      lm_sls_search_get_positions (LmSlsSearch       *search);
guint64      lm_sls_search_get_effort    (LmSlsSearch       *search);
