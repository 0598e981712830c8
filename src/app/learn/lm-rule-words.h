/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rule-words.h: the words that a rule can have, for those who do not program. */

#pragma once

#include "engine/game/lm-game-info.h"

#include <adwaita.h>

GtkWidget *lm_rule_words_new (const LmGameInfo  *info,
                              GtkEditable       *editable);
