/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-population.h: all positions of a game up to a size. */

#pragma once

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"
#include "engine/keep/lm-table-info.h"

/**
 * LmPositionFunc:
 * @position: a position
 * @data: what the visit was begun with
 *
 * Returns: whether to go on
 */
typedef gboolean (* LmPositionFunc) (LmPosition *position,
                                     gpointer    data);

LmPopulation     *lm_population_new          (const LmGameInfo  *info,
                                              GHashTable        *fixed,
                                              GError           **error);
GHashTable       *lm_population_read_variant (const char        *text,
                                              GHashTable        *fixed);
GHashTable       *lm_population_list_fixed   (LmPosition        *position);
void              lm_population_free         (LmPopulation      *self);
guint64           lm_population_get_most     (LmPopulation      *self);
gboolean          lm_population_visit        (LmPopulation      *self,
                                              guint64            size,
                                              LmPositionFunc     func,
                                              gpointer           data);

/* What can be fixed, one by one. */
const LmField    *lm_population_find_field   (const LmGameInfo  *info,
                                              const char        *name,
                                              guint64           *index);
gboolean          lm_population_check_fixed  (const LmGameInfo  *info,
                                              GHashTable        *fixed,
                                              GError           **error);

/* For the tables of a game. */
#define LM_POPULATION_TALLY_COLUMNS { "size", "positions", "lost", "share" }
typedef gboolean (* LmPopulationMeasure)     (LmPosition        *position,
                                              LmSolveContext    *context,
                                              guint64           *sum,
                                              GError           **error);
gboolean          lm_population_count_lost   (LmPosition        *position,
                                              LmSolveContext    *context,
                                              guint64           *sum,
                                              GError           **error);
gboolean          lm_population_tally        (LmPopulation      *self,
                                              LmTableRun        *run,
                                              LmPopulationMeasure measure,
                                              GError           **error);

/* For visit_size() of a game. */
LmFieldValues    *lm_population_get_values   (LmPopulation      *self);
gboolean          lm_population_offer        (LmPopulation      *self);
gboolean          lm_population_offer_number (LmPopulation      *self,
                                              const char        *key,
                                              guint64            number);
gboolean          lm_population_offer_lists  (LmPopulation      *self,
                                              const char        *key,
                                              guint              length,
                                              const guint64     *weights,
                                              guint64            sum);
gboolean          lm_population_offer_shapes (LmPopulation      *self,
                                              const char        *key,
                                              guint              length,
                                              guint64            most,
                                              guint64            sum);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmPopulation, lm_population_free)
