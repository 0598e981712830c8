/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.h: what the board says in words. */

#pragma once

#include "scene.h"

const char *lm_zahlenschlacht_words_name_seat (guint                            seat);
char       *lm_zahlenschlacht_words_tile      (const LmZahlenschlachtFace      *face);
char       *lm_zahlenschlacht_words_turn      (LmPosition                      *position);
char       *lm_zahlenschlacht_words_pointed   (const LmZahlenschlachtScene     *scene,
                                                 guint                            number);
char       *lm_zahlenschlacht_words_prompt    (const LmZahlenschlachtScene     *scene,
                                                 LmBoardMode                      mode);
char       *lm_zahlenschlacht_words_class     (const LmZahlenschlachtPairClass     *class);
char       *lm_zahlenschlacht_words_balance   (const LmZahlenschlachtResidues  *residues);
