/* SPDX-License-Identifier: GPL-3.0-or-later */
/* key.h: one form for all positions that are provably the same to the solver. */

#pragma once

#include "../rules/state.h"

/* The head, who gave the turn, four hands, what was captured, and the piles. */
#define LM_SLS_MAX_KEY (7 + LM_SLS_MAX_CHIPS)

/* A position of the game between two sides that the search looks at. */
typedef struct
{
  LmSlsState state;
  guint8     side; /* a bit for everyone who plays together; all others play against them */
  guint8     asked; /* the partners of a player without chips have been asked for one in vain: now the others may give */
} LmSlsNode;

/* Nodes with equal keys have equal values for the side whose decision it is. */
typedef struct
{
  guint   length; /* how many of @words are set */
  guint32 hash; /* of the words, once a graph has prepared it */
  guint32 words[LM_SLS_MAX_KEY]; /* the canonical form */
} LmSlsKey;

void lm_sls_node_init  (LmSlsNode         *node,
                        const LmSlsState  *state,
                        guint              side);
void lm_sls_key_encode (LmSlsKey          *key,
                        const LmSlsNode   *node);
void lm_sls_key_decode (const guint32     *words,
                        const LmSlsState  *rules,
                        LmSlsNode         *node);
