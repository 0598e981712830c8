/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-pages.h: arrays that grow without being copied, and leave nothing behind. */

#pragma once

#include <glib.h>

gpointer lm_pages_resize (gpointer  pages,
                          gsize     before,
                          gsize     after);
