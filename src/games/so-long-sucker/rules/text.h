/* SPDX-License-Identifier: GPL-3.0-or-later */
/* text.h: chips, moves and the steps of deals as texts. */

#pragma once

#include "deal.h"

/* Characters of a deal in words, before they are escaped. */
#define LM_SLS_DEAL_MAX_WORDS 120

char     lm_sls_get_letter           (guint             colour);
guint    lm_sls_parse_letter         (char              letter);

gboolean lm_sls_parse_chips          (const char       *text,
                                      guint8            chips[LM_SLS_PLAYERS]);
char    *lm_sls_chips_to_string      (const guint8      chips[LM_SLS_PLAYERS]);

gboolean lm_sls_parse_move           (const char       *text,
                                      LmSlsAct         *act);
char    *lm_sls_move_to_string       (LmSlsMove         move,
                                      guint             turn);
char    *lm_sls_give_to_string       (guint             giver,
                                      guint             receiver,
                                      const guint8      chips[LM_SLS_PLAYERS]);
char    *lm_sls_kill_to_string       (guint             player,
                                      const guint8      chips[LM_SLS_PLAYERS]);

char    *lm_sls_deal_offer_to_string (const LmSlsPact  *pact,
                                      const char       *words);
char    *lm_sls_deal_parse_words     (const char       *escaped,
                                      const char      **problem);
