/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.h: a position as it is set up: read, checked, written. */

#pragma once

#include "engine/lm-field-values.h"
#include "state.h"

/* What an editor changes; nothing in it is checked before lm_sls_setup_check(). Fields as in #LmSlsState. */
typedef struct
{
  guint    piles; /* places for piles; 0 for any number */
  GStrv    board; /* the piles, each bottom to top as letters ("gyr"), or %NULL */
  guint8   hands[LM_SLS_PLAYERS][LM_SLS_PLAYERS];
  guint8   score[LM_SLS_PLAYERS]; /* 1 to 3 for who is eliminated, else 0 */
  guint    turn;
  guint8   from[LM_SLS_PLAYERS];
  guint8   captured[LM_SLS_PLAYERS];
  gboolean dead_discard;
  gboolean binding; /* what breaks a deal is not legal */
  gboolean valued; /* chips have a value */
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
