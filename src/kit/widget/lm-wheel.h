/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-wheel.h: the wheel scrolls the page and changes no number. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void lm_wheel_free (void);

G_END_DECLS
