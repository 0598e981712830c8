/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-pages.h: arrays that grow without being copied, and leave nothing behind. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gpointer lm_pages_resize (gpointer  pages,
                          gsize     before,
                          gsize     after);

G_END_DECLS
