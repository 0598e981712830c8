/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-plane.h: the positions of a game that differ in two numbers, and who wins them. */

#pragma once

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"
#include "engine/keep/lm-rows.h"
#include "engine/keep/lm-table-info.h"

/* Nobody prints a larger table of two numbers. */
#define LM_PLANE_MOST 10000

/* An axis of what is looked at has at most so many numbers. */
#define LM_PLANE_SIDE_MAX 201

typedef struct _LmPlane     LmPlane;
typedef struct _LmPlaneView LmPlaneView;

/**
 * LmPlaneCell:
 * @LM_PLANE_NOT_YET: nobody has looked yet
 * @LM_PLANE_EMPTY: there is no such position
 * @LM_PLANE_UNKNOWN: it could not be decided within the limits
 * @LM_PLANE_LOST: who is to move loses
 * @LM_PLANE_WON: who is to move wins
 *
 * What there is at two numbers.
 */
typedef enum
{
  LM_PLANE_NOT_YET,
  LM_PLANE_EMPTY,
  LM_PLANE_UNKNOWN,
  LM_PLANE_LOST,
  LM_PLANE_WON,
} LmPlaneCell;

/**
 * LmPlanePeriod:
 * @step_x: how far it goes along the first axis from one to the next
 * @step_y: how far it goes along the second axis
 * @first_x: from where on it holds
 * @first_y: from where on it holds
 *
 * A step after which the same comes again.
 */
typedef struct
{
  guint step_x;
  guint step_y;
  guint first_x;
  guint first_y;
} LmPlanePeriod;

/* Where a step goes. */
typedef enum
{
  LM_PLANE_ALONG_X,
  LM_PLANE_ALONG_Y,
  LM_PLANE_ALONG_BOTH,
} LmPlaneDirection;

extern const LmTableInfo lm_plane_table;

GStrv        lm_plane_list_axes        (LmPosition        *position);
const LmField *
             lm_plane_find_field       (const LmGameInfo  *info,
                                        const char        *name,
                                        guint64           *index);
GHashTable  *lm_plane_list_fixed       (LmPosition        *position);
LmPlane     *lm_plane_new              (const LmGameInfo  *info,
                                        GHashTable        *fixed,
                                        const char        *x,
                                        const char        *y,
                                        GError           **error);
LmPlane     *lm_plane_ref              (LmPlane           *plane);
void         lm_plane_unref            (LmPlane           *plane);
guint64      lm_plane_get_most         (LmPlane           *plane,
                                        guint              axis);
gboolean     lm_plane_get_number       (LmPlane           *plane,
                                        const char        *name,
                                        guint64           *number);
gboolean     lm_plane_find             (LmPlane           *plane,
                                        LmPosition        *position,
                                        guint64           *x,
                                        guint64           *y);
LmPosition  *lm_plane_create_position  (LmPlane           *plane,
                                        guint64            x,
                                        guint64            y);
LmPlaneCell  lm_plane_solve            (LmPlane           *plane,
                                        guint64            x,
                                        guint64            y,
                                        LmSolveContext    *context,
                                        guint             *distance,
                                        GError           **error);

const char  *lm_plane_cell_get_name    (LmPlaneCell        cell);

LmPlaneView *lm_plane_view_new         (LmPlane           *plane,
                                        guint              width,
                                        guint              height,
                                        guint              middle_x,
                                        guint              middle_y);
LmPlaneView *lm_plane_view_ref         (LmPlaneView       *view);
void         lm_plane_view_unref       (LmPlaneView       *view);
gboolean     lm_plane_view_fill        (LmPlaneView       *view,
                                        LmSolveContext    *context,
                                        GError           **error);
void         lm_plane_view_set         (LmPlaneView       *view,
                                        guint              x,
                                        guint              y,
                                        LmPlaneCell        cell,
                                        guint              distance);
guint        lm_plane_view_count       (LmPlaneView       *view);
LmPlaneCell  lm_plane_view_get         (LmPlaneView       *view,
                                        guint              x,
                                        guint              y,
                                        guint             *distance);

LmRows      *lm_plane_view_to_rows     (LmPlaneView       *view,
                                        guint              to,
                                        const char        *x,
                                        const char        *y);
gboolean     lm_plane_view_find_period (LmPlaneView       *view,
                                        LmPlaneDirection   along,
                                        LmPlanePeriod     *period,
                                        LmSolveContext    *context);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmPlane, lm_plane_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmPlaneView, lm_plane_view_unref)
