/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-engine.h: all of the engine that a game may use. */

#pragma once

#include "engine/explore/lm-conjecture.h"
#include "engine/explore/lm-lengths.h"
#include "engine/explore/lm-plane.h"
#include "engine/explore/lm-population.h"
#include "engine/explore/lm-survey.h"
#include "engine/game/lm-error.h"
#include "engine/game/lm-field-values.h"
#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"
#include "engine/game/lm-memory.h"
#include "engine/game/lm-number.h"
#include "engine/game/lm-party.h"
#include "engine/game/lm-query.h"
#include "engine/keep/lm-table-info.h"
#include "engine/play/lm-seat.h"
#include "engine/solve/lm-answer.h"
#include "engine/solve/lm-outlook.h"
#include "engine/solve/lm-reason.h"
#include "engine/solve/lm-search.h"
#include "engine/solve/lm-solve-context.h"
#include "engine/solve/lm-solver.h"
#include "engine/solve/lm-store.h"
#include "engine/solve/lm-table-cache.h"
#include "engine/solve/lm-table.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>
