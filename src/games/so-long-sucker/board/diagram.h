/* SPDX-License-Identifier: GPL-3.0-or-later */
/* diagram.h: the pattern of a chip’s edge, on the screen and on paper. */

#pragma once

#include <cairo.h>
#include <glib.h>

void lm_sls_trace_mark (cairo_t *cr,
                        guint    colour);
