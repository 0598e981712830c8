/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-demonstration.h: a short game that the program plays by itself, for a picture of it. */

#pragma once

#include "lm-window.h"

void lm_demonstration_start (LmWindow    *window,
                             const char  *picture);
void lm_demonstration_play  (LmSession   *session,
                             LmPosition  *start,
                             const char  *moves,
                             guint        milliseconds);
