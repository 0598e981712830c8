/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-kit.h: all of the kit that a board may use. */

#pragma once

#include "engine/lm-engine.h"

#include "kit/chart/lm-chart.h"
#include "kit/form/lm-field-form.h"
#include "kit/form/lm-field-spin.h"
#include "lm-accessible-name.h"
#include "lm-announce.h"
#include "lm-board-habit.h"
#include "lm-board-items.h"
#include "lm-board-style.h"
#include "lm-board-text.h"
#include "lm-board-view.h"
#include "lm-drawing.h"
#include "lm-move-bar.h"
#include "lm-problem.h"
#include "lm-template.h"
#include "lm-value-glyph.h"
#include "lm-wrap-layout.h"

#include <adwaita.h>
#include <math.h>
