/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-help-page.h: a page of the help as widgets. */

#pragma once

#include <gtk/gtk.h>

char      *lm_help_page_title  (const char  *page);
GtkWidget *lm_help_page_new    (const char  *page);
