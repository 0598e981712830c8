/* SPDX-License-Identifier: GPL-3.0-or-later */
/* groups.h: a small pile as its board shows it: stone by stone, in the groups of its parts. */

#pragma once

#include "games/take-away/rules/position.h"

G_BEGIN_DECLS

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

G_END_DECLS
