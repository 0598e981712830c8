/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lazy-menu.h: a menu that is built when it is first opened. */

#pragma once

#include <gtk/gtk.h>

void lm_lazy_menu_set (GtkMenuButton *button,
                       GMenuModel    *menu);
