/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run.h: calls the built last-move-solve and looks at what it says. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

/* What one call printed, and its exit status. */
typedef struct
{
  char *out;
  char *err;
  int   status;
} Run;

Run         *run_program      (const char         *first,
                               ...) G_GNUC_NULL_TERMINATED;
Run         *run_program_strv (const char * const *arguments);
void         run_free         (Run                *run);
const char  *run_get_program  (void);

GStrv        run_get_lines    (Run                *run);
JsonObject  *run_parse_line   (const char         *line);
JsonObject  *run_parse        (Run                *run);

void         check_keys       (JsonObject         *object,
                               const char         *keys);
void         check_ok         (Run                *run);
void         check_complaint  (Run                *run,
                               int                 status,
                               const char         *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Run, run_free)
