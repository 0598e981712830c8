/* SPDX-License-Identifier: GPL-3.0-or-later */
/* known.h: which hands win and lose on a board, of two players left. */

#pragma once

#include "engine/lm-types.h"
#include "graph.h"

typedef struct
{
  guint32 chips[2]; /* of the player to move and of the opponent, a byte for each colour */
  guint32 next; /* the next ones of the same list */
} LmSlsHands;

/*
 * With two players left more chips in hand do no harm: a player who wins with some wins with more, by playing as
 * without the others, for whoever wins is never without a chip when it matters, and what the opponent may do does not
 * depend on them. Likewise a player who wins against some chips wins against fewer of them. So of each board only the
 * least hands that win are kept, and the largest that lose, and they decide many others.
 */
typedef struct
{
  LmSlsGraph  boards; /* all of canonical forms but the hands; @phi is the list of hands that win, @delta that lose */
  LmSlsHands *hands; /* the lists */
  guint64     n_hands;
  guint64     hands_room;
} LmSlsKnown;

void    lm_sls_known_init     (LmSlsKnown     *known);
void    lm_sls_known_clear    (LmSlsKnown     *known);
guint64 lm_sls_known_get_size (LmSlsKnown     *known);
void    lm_sls_known_prepare  (LmSlsKnown     *known,
                               const LmSlsKey *key,
                               LmSlsKey       *board);
guint32 lm_sls_known_enter    (LmSlsKnown     *known,
                               const LmSlsKey *board);
LmValue lm_sls_known_look     (LmSlsKnown     *known,
                               guint32         board,
                               const guint32   chips[2]);
void    lm_sls_known_add      (LmSlsKnown     *known,
                               guint32         board,
                               const guint32   chips[2],
                               LmValue         value);
