/* SPDX-License-Identifier: GPL-3.0-or-later */
/* libraries.h: what nearly every file of the application includes, read once: it takes longer than the file itself. */

#include <adwaita.h>
#include <gtk/gtk.h>
