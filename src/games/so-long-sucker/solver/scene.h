/* SPDX-License-Identifier: GPL-3.0-or-later */
/* scene.h: the game as the computer players imagine it going on: with rescues, and deals that are kept. */

#pragma once

#include "../rules/deal.h"
#include "../rules/record.h"

/* So many deals in force are reckoned with; further ones are forgotten. */
#define LM_SLS_MAX_PACTS 16

/* Of who could give a prisoner to a player without chips: not to. */
#define LM_SLS_PASS (5u << 28)

/* The deals that a search reckons with. */
typedef struct
{
  guint     n_pacts;
  LmSlsPact pacts[LM_SLS_MAX_PACTS];
} LmSlsPacts;

/*
 * A state in the course of a search. Whether a player without chips is rescued is a decision of each of those who could
 * do it, one after the other.
 */
typedef struct
{
  const LmSlsPacts *pacts; /* the same for all scenes of a search */
  guint             open; /* a bit for each of them that is in force */
  guint             asked; /* a bit for everybody who has passed, while the player to move has no chips */
  LmSlsState        state;
} LmSlsScene;

guint    lm_sls_draw_player   (guint              players,
                               GRand             *rand);

void     lm_sls_pacts_init    (LmSlsPacts        *pacts,
                               LmSlsRecord       *record);
void     lm_sls_pacts_add     (LmSlsPacts        *pacts,
                               const LmSlsPact   *pact);

void     lm_sls_scene_init    (LmSlsScene        *scene,
                               const LmSlsState  *state,
                               const LmSlsPacts  *pacts,
                               guint              asked);
void     lm_sls_scene_copy    (LmSlsScene        *to,
                               const LmSlsScene  *from);
guint    lm_sls_scene_decider (const LmSlsScene  *scene);
gboolean lm_sls_scene_is_over (const LmSlsScene  *scene);
guint    lm_sls_scene_list    (const LmSlsScene  *scene,
                               LmSlsMove          moves[LM_SLS_MAX_PLACEMENTS]);
gboolean lm_sls_scene_breaks  (const LmSlsScene  *scene,
                               LmSlsMove          move);
void     lm_sls_scene_apply   (LmSlsScene        *scene,
                               LmSlsMove          move);
LmSlsMove
         lm_sls_scene_draw_discard
                              (const LmSlsState  *state,
                               GRand             *rand);
void     lm_sls_scene_playout (LmSlsScene        *scene,
                               GRand             *rand);
