/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-crash-guard.h: which game was on the board when the program crashed, so that it is not opened by itself again. */

#pragma once

#include <gio/gio.h>

char *lm_crash_guard_start    (GFile      *file);
void  lm_crash_guard_set_game (const char *name);
