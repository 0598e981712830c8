/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-help-window.h: the help beside the board, with nothing else installed. */

#pragma once

#include "app/window/lm-window.h"

#define LM_TYPE_HELP_WINDOW (lm_help_window_get_type ())
G_DECLARE_FINAL_TYPE (LmHelpWindow, lm_help_window, LM, HELP_WINDOW, AdwWindow)

void lm_help_window_show (LmWindow    *parent,
                          const char  *page);
void lm_help_open        (LmWindow    *parent,
                          const char  *page);
