/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-memory.h: how much memory there may be, arrays that grow without being copied, and what is given back without a wait. */

#pragma once

#include <glib.h>

guint64  lm_memory_get_most (void);
gpointer lm_memory_resize   (gpointer        pages,
                             gsize           before,
                             gsize           after);
void     lm_memory_release  (gpointer        data,
                             GDestroyNotify  destroy);
