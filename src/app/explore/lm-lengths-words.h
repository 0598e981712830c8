/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lengths-words.h: lengths of games and shares of them in words and in a table. */

#pragma once

#include "engine/explore/lm-lengths.h"

char *lm_lengths_describe_share    (const LmLengths  *lengths,
                                    mpz_srcptr        weight);
char *lm_lengths_describe_exact    (const LmLengths  *games,
                                    guint             n_positions);
char *lm_lengths_describe_sample   (const LmLengths  *sample,
                                    const char       *problem);
char *lm_lengths_describe_mean     (const LmLengths  *lengths);
char *lm_lengths_describe_winners  (const LmLengths  *lengths);
char *lm_lengths_describe_residues (const LmLengths  *lengths,
                                    guint             modulo);
