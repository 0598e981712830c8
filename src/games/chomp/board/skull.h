/* SPDX-License-Identifier: GPL-3.0-or-later */
/* skull.h: what is on the poisoned square, on the screen and on paper. */

#pragma once

#include "paper/lm-pen.h"

void lm_chomp_draw_skull (cairo_t      *cr,
                          double        size,
                          const LmInk  *bone,
                          const LmInk  *socket);
