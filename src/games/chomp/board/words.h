/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.h: what the board says of its squares, in sentences. */

#pragma once

#include "choice.h"
#include "scene.h"

char *lm_chomp_words_square  (LmBoardView        *board,
                              LmChompChoice      *choice,
                              const LmChompScene *scene,
                              LmChompSpot         spot);
char *lm_chomp_words_pointed (LmBoardView        *board,
                              LmChompChoice      *choice,
                              const LmChompScene *scene,
                              LmChompSpot         spot);
char *lm_chomp_words_prompt  (LmBoardView        *board,
                              LmChompChoice      *choice,
                              const LmChompScene *scene);
