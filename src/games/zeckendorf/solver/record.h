/* SPDX-License-Identifier: GPL-3.0-or-later */
/* record.h: keeps who wins the reversed game from which n in a file, and writes it as a table. */

#pragma once

#include "games/zeckendorf/theory/conjecture.h"

G_BEGIN_DECLS

gboolean  lm_reversed_record_load   (const char              *path,
                                     LmZeckendorfConjecture  *conjecture);
gboolean  lm_reversed_record_save   (const char              *path,
                                     LmZeckendorfConjecture  *conjecture);
char     *lm_reversed_record_to_csv (LmZeckendorfConjecture  *conjecture,
                                     guint                    last);

G_END_DECLS
