/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.h: players, chips, positions, moves, deals and what has happened in words. */

#pragma once

#include "engine/lm-party.h"
#include "record.h"

const char *lm_sls_get_player_name        (guint                 player);
const char *lm_sls_get_colour_name        (guint                 colour);
char       *lm_sls_describe_players       (guint                 players);
char       *lm_sls_list_players           (guint                 players,
                                           const char           *last_format);
char       *lm_sls_describe_chips         (const guint8          chips[LM_SLS_PLAYERS]);

char       *lm_sls_describe_effect        (const LmSlsState     *state,
                                           LmSlsMove             move);
char       *lm_sls_describe_prisoners     (const LmSlsAct       *act);
char       *lm_sls_describe               (LmPosition           *position);
char       *lm_sls_describe_result        (LmPosition           *position);
char       *lm_sls_describe_move          (LmPosition           *position,
                                           const char           *move,
                                           LmMoveStyle           style);
char       *lm_sls_describe_deed          (LmPosition           *position,
                                           const char           *text,
                                           const char           *who);

char       *lm_sls_describe_pact          (const LmSlsPact      *pact,
                                           const char           *words);
char       *lm_sls_log_describe_deal_step (LmSlsRecord          *record,
                                           const LmSlsDealStep  *step);
char       *lm_sls_log_describe_step      (LmSlsRecord          *step);
char       *lm_sls_log_describe_deal      (const LmSlsDeal      *deal);
gboolean    lm_sls_log_get_offer          (LmPosition           *position,
                                           guint                 persons,
                                           LmOffer              *offer);
