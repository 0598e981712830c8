/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chosen.h: what is in hand on the board, until it is a move. */

#pragma once

#include "board/lm-board-view.h"
#include "../rules/state.h"

/* No pile waits for the name of the next player. */
#define LM_SLS_NO_PILE G_MAXUINT

/* The pile that was captured and is to be discarded from. */
#define LM_SLS_CAPTURED_PILE (G_MAXUINT - 1)

/* What was tried and is not even the text of a move: a pile without a chip, and a chip out of turn. */
typedef enum
{
  LM_SLS_NOTE_NONE,
  LM_SLS_NOTE_CHIP_FIRST,
  LM_SLS_NOTE_NOT_TURN,
} LmSlsNote;

typedef struct
{
  LmBoardView *board;
  guint        player;                /* whose chips are chosen, or %LM_SLS_NONE */
  guint        colour;                /* of the chip that a pile would get, or %LM_SLS_NONE */
  guint8       chips[LM_SLS_PLAYERS]; /* how many are chosen of each colour */
  gboolean     captured;              /* those of a captured pile rather than of a hand */
  guint        pile;                  /* the one that waits for a name (0: an empty one), or %LM_SLS_NO_PILE */
  LmSlsNote    note;
} LmSlsChosen;

gboolean lm_sls_chosen_can_act       (const LmSlsChosen *self,
                                      guint              player);
gboolean lm_sls_chosen_is_discarding (const LmSlsChosen *self);

void     lm_sls_chosen_reset         (LmSlsChosen       *self);
void     lm_sls_chosen_take          (LmSlsChosen       *self,
                                      guint              player,
                                      guint              colour);
void     lm_sls_chosen_set_count     (LmSlsChosen       *self,
                                      guint              colour,
                                      int                count);
void     lm_sls_chosen_put           (LmSlsChosen       *self,
                                      guint              pile);
void     lm_sls_chosen_name          (LmSlsChosen       *self,
                                      guint              next);
void     lm_sls_chosen_give          (LmSlsChosen       *self,
                                      guint              receiver);
void     lm_sls_chosen_discard       (LmSlsChosen       *self);
void     lm_sls_chosen_drop_on_pile  (LmSlsChosen       *self,
                                      guint              player,
                                      guint              colour,
                                      guint              pile);
void     lm_sls_chosen_drop          (LmSlsChosen       *self,
                                      guint              player,
                                      guint              colour,
                                      guint              receiver);
