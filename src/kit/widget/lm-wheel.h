/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-wheel.h: the wheel scrolls the page and changes no number. */

#pragma once

#include <gtk/gtk.h>

void lm_wheel_free (void);
