/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.h: the stones of a small pile in their groups, and where they lie. */

#pragma once

#include "games/take-away/rules/position.h"

#include <gtk/gtk.h>

/* A larger pile is shown as bars. */
#define LM_TAKE_AWAY_MAX_DRAWN 500

/**
 * LmTakeAwayGroups:
 * @n_stones: how many stones there are
 * @n_groups: how many groups they are in
 * @sizes: (array length=n_groups): how many are in each, the largest first
 *
 * Stones are counted from 0 in reading order; who takes k takes the last k.
 */
typedef struct
{
  guint  n_stones;
  guint  n_groups;
  guint *sizes;
} LmTakeAwayGroups;

gboolean          lm_take_away_groups_can_draw (LmPosition              *position);
LmTakeAwayGroups *lm_take_away_groups_new      (LmPosition              *position,
                                                gboolean                 parts);
void              lm_take_away_groups_free     (LmTakeAwayGroups        *self);
guint             lm_take_away_groups_find     (const LmTakeAwayGroups  *self,
                                                guint                    stone,
                                                guint                   *first);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmTakeAwayGroups, lm_take_away_groups_free)

/**
 * LmTakeAwayLayout:
 * @width: of the whole pile
 * @height: of the whole pile
 * @line: height of a line of text
 * @columns: stones in a full row; they are bunched in fives
 * @pitch: from one stone to the next
 * @left: where the first stone of a row has its middle
 * @top: where the first row has its middle
 * @label_right: where the labels of the groups end
 *
 * The geometry of a pile in pixels. Every group begins a row of its own. It
 * stays as it is while stones are taken, so that the others keep their place.
 */
typedef struct
{
  double width;
  double height;
  double line;
  guint  columns;
  double pitch;
  double left;
  double top;
  double label_right;
} LmTakeAwayLayout;

void     lm_take_away_layout_measure    (double                   line,
                                         GtkOrientation           orientation,
                                         int                     *minimum,
                                         int                     *natural);
void     lm_take_away_layout_compute    (LmTakeAwayLayout        *layout,
                                         int                      width,
                                         int                      height,
                                         double                   line,
                                         const LmTakeAwayGroups  *groups,
                                         const LmTakeAwayGroups  *before);
gboolean lm_take_away_layout_fits       (const LmTakeAwayLayout  *layout,
                                         const LmTakeAwayGroups  *groups);

double   lm_take_away_layout_get_row    (const LmTakeAwayLayout  *layout);
void     lm_take_away_layout_get_stone  (const LmTakeAwayLayout  *layout,
                                         const LmTakeAwayGroups  *groups,
                                         guint                    stone,
                                         graphene_point_t        *middle);
guint    lm_take_away_layout_get_run    (const LmTakeAwayLayout  *layout,
                                         const LmTakeAwayGroups  *groups,
                                         guint                    stone,
                                         graphene_rect_t         *run);
void     lm_take_away_layout_get_group  (const LmTakeAwayLayout  *layout,
                                         const LmTakeAwayGroups  *groups,
                                         guint                    group,
                                         graphene_rect_t         *area);
gboolean lm_take_away_layout_find_stone (const LmTakeAwayLayout  *layout,
                                         const LmTakeAwayGroups  *groups,
                                         double                   x,
                                         double                   y,
                                         guint                   *stone);
