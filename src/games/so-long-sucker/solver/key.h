/* SPDX-License-Identifier: GPL-3.0-or-later */
/* key.h: one form for all positions that are provably the same to the solver. */

#pragma once

#include "../rules/state.h"

G_BEGIN_DECLS

/* The head, who gave the turn, four hands, what was captured, and the piles. */
#define LM_SLS_MAX_KEY (7 + LM_SLS_MAX_CHIPS)

/**
 * LmSlsNode:
 * @state: a state
 * @side: a bit for everyone who plays together; all others play against them
 * @asked: whether the partners of a player without chips have been asked for
 *   one and gave none, so that it is for the others to give one or not
 *
 * A position of the game between two sides that the search looks at.
 */
typedef struct
{
  LmSlsState state;
  guint8     side;
  guint8     asked;
} LmSlsNode;

/**
 * LmSlsKey:
 * @length: how many of @words are set
 * @hash: of the words, once a graph has prepared it
 * @words: the canonical form
 *
 * Nodes with equal keys have equal values for the side whose decision it is.
 */
typedef struct
{
  guint   length;
  guint32 hash;
  guint32 words[LM_SLS_MAX_KEY];
} LmSlsKey;

void  lm_sls_key_encode     (LmSlsKey         *key,
                             const LmSlsNode  *node);
void  lm_sls_key_decode     (const guint32    *words,
                             const LmSlsState *rules,
                             LmSlsNode        *node);
guint lm_sls_key_get_length (const guint32    *words);

G_END_DECLS
