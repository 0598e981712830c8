/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-plan.h: what there is on a drawing, for the kit itself. */

#pragma once

#include "lm-board-items.h"

void               lm_board_plan_init         (LmBoardPlan             *plan);
void               lm_board_plan_clear        (LmBoardPlan             *plan);

const LmBoardItem *lm_board_plan_get          (const LmBoardPlan       *plan,
                                               guint                    index);
const LmBoardItem *lm_board_plan_find_at      (const LmBoardPlan       *plan,
                                               double                   x,
                                               double                   y);
const LmBoardItem *lm_board_plan_find_nearest (const LmBoardPlan       *plan,
                                               const graphene_point_t  *from,
                                               const char              *kind,
                                               gboolean                 any_kind);
const LmBoardItem *lm_board_plan_step         (const LmBoardPlan       *plan,
                                               const LmBoardItem       *from,
                                               GtkDirectionType         direction);
const LmBoardItem *lm_board_plan_find_next    (const LmBoardPlan       *plan,
                                               const LmBoardItem       *item);
const LmBoardItem *lm_board_plan_find_end     (const LmBoardPlan       *plan,
                                               gboolean                 last);
gboolean           lm_board_item_takes_focus  (const LmBoardItem       *item);
