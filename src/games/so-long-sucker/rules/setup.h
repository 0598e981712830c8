/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.h: a position as it is set up: read, checked, written. */

#pragma once

#include "engine/lm-field-values.h"
#include "state.h"

G_BEGIN_DECLS

/**
 * LmSlsSetup:
 * @piles: places for piles; 0 for any number
 * @board: (nullable): the piles, each bottom to top as letters ("gyr")
 * @hands: by player and colour
 * @score: 1 to 3 for who is eliminated, else 0
 * @turn: whose turn it is
 * @from: who last gave each player the turn, or %LM_SLS_NONE
 * @captured: the chips that the player in @turn has to discard from
 * @dead_discard: the rule option; see #LmSlsState
 *
 * What an editor changes; nothing in it is checked before
 * lm_sls_setup_check().
 */
typedef struct
{
  guint    piles;
  GStrv    board;
  guint8   hands[LM_SLS_PLAYERS][LM_SLS_PLAYERS];
  guint8   score[LM_SLS_PLAYERS];
  guint    turn;
  guint8   from[LM_SLS_PLAYERS];
  guint8   captured[LM_SLS_PLAYERS];
  gboolean dead_discard;
} LmSlsSetup;

void     lm_sls_setup_init  (LmSlsSetup           *setup,
                             guint                 piles,
                             guint                 chips);
void     lm_sls_setup_clear (LmSlsSetup           *setup);
gboolean lm_sls_setup_read  (LmSlsSetup           *setup,
                             const LmFieldValues  *values,
                             GError              **error);
gboolean lm_sls_setup_check (const LmSlsSetup     *setup,
                             GError              **error);
void     lm_sls_setup_write (const LmSlsSetup     *setup,
                             LmFieldValues        *values);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LmSlsSetup, lm_sls_setup_clear)

G_END_DECLS
