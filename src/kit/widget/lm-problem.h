/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-problem.h: widgets that say something wrong, and what is wrong with it. */

#pragma once

#include <gtk/gtk.h>

void        lm_problem_mark (GtkWidget   *widget,
                             const char  *sentence);
GtkWidget  *lm_problem_find (GtkWidget   *within,
                             const char **sentence);
const char *lm_problem_find_key
                            (const char  *sentence,
                             const char  *key);
