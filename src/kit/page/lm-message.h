/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-message.h: tells what went wrong where a toast would be gone too soon. */

#pragma once

#include <gtk/gtk.h>

void lm_message_show (GtkWindow   *parent,
                      const char  *heading,
                      const char  *body);
