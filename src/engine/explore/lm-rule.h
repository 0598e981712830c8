/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rule.h: somebody's own rule for who has lost, an expression in Lua about the numbers of a position. */

#pragma once

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"

/* A rule has no more bytes. */
#define LM_RULE_MAX_LENGTH 2000

typedef struct _LmRule LmRule;

/**
 * LmRuleSaying:
 * @LM_RULE_SAYS_NOTHING: it is about other positions
 * @LM_RULE_SAYS_WON: that the player to move wins
 * @LM_RULE_SAYS_LOST: that the player to move has lost
 *
 * What a rule says of a position.
 */
typedef enum
{
  LM_RULE_SAYS_NOTHING,
  LM_RULE_SAYS_WON,
  LM_RULE_SAYS_LOST,
} LmRuleSaying;

LmRule           *lm_rule_new             (const LmGameInfo  *info,
                                           const char        *text,
                                           GError           **error);
void              lm_rule_free            (LmRule            *rule);
const LmGameInfo *lm_rule_get_info        (LmRule            *rule);
const char       *lm_rule_get_text        (LmRule            *rule);
gboolean          lm_rule_apply           (LmRule            *rule,
                                           LmPosition        *position,
                                           LmRuleSaying      *saying,
                                           GError           **error);
gboolean          lm_rule_get_number      (LmRule            *rule,
                                           const char        *name,
                                           gint64            *number);
GStrv             lm_rule_list_quantities (const LmGameInfo  *info);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmRule, lm_rule_free)
