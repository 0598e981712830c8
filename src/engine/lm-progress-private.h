/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-progress-private.h: what the files of LmProgress share. */

#pragma once

#include "lm-progress.h"

/* The groups of the file that hold a mistake or a rule begin so. */
#define LM_PROGRESS_MISTAKE "mistake "
#define LM_PROGRESS_RULE "rule "

struct _LmProgress
{
  GObject   parent_instance;

  GFile    *file;
  GKeyFile *keys;
  char     *problem;
  gboolean  writing;
  gboolean  dirty; /* changed since the last writing began */
};

void     lm_progress_changed       (LmProgress  *self);
gboolean lm_progress_check_mistake (GKeyFile    *keys,
                                    const char  *group);
gboolean lm_progress_check_rule    (GKeyFile    *keys,
                                    const char  *group);
