/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-test-fields.h: a game without moves that has a field of every kind. */

#pragma once

#include "engine/game/lm-game-info.h"

#define LM_TEST_FIELDS_NAME "test-fields"

extern const LmGameInfo lm_test_fields_info;
