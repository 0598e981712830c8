/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-engine.h: all of the engine that a game may use. */

#pragma once

#include "lm-answer.h"
#include "lm-conjecture.h"
#include "lm-error.h"
#include "lm-field-values.h"
#include "lm-game-info.h"
#include "lm-game.h"
#include "lm-lengths.h"
#include "lm-number.h"
#include "lm-outlook.h"
#include "lm-memory.h"
#include "lm-party.h"
#include "lm-plane.h"
#include "lm-population.h"
#include "lm-query.h"
#include "lm-reason.h"
#include "lm-search.h"
#include "lm-seat.h"
#include "lm-solve-context.h"
#include "lm-solver.h"
#include "lm-store.h"
#include "lm-survey.h"
#include "lm-table-cache.h"
#include "lm-table-info.h"
#include "lm-table.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>
