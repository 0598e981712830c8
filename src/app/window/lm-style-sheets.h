/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-style-sheets.h: how the window looks, in each of the desktop's styles. */

#pragma once

void lm_style_sheets_prepare (void);
void lm_style_sheets_open    (void);
void lm_style_sheets_init    (void);
