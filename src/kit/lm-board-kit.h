/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-kit.h: all of the kit that a board may use. */

#pragma once

#include "engine/lm-engine.h"
#include "kit/board/lm-board-habit.h"
#include "kit/board/lm-board-items.h"
#include "kit/board/lm-board-view.h"
#include "kit/board/lm-move-bar.h"
#include "kit/chart/lm-chart.h"
#include "kit/form/lm-field-form.h"
#include "kit/form/lm-field-spin.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-board-style.h"
#include "kit/widget/lm-board-text.h"
#include "kit/widget/lm-drawing.h"
#include "kit/widget/lm-problem.h"
#include "kit/widget/lm-template.h"
#include "kit/widget/lm-value-glyph.h"
#include "kit/widget/lm-wrap-layout.h"

#include <adwaita.h>
#include <math.h>
