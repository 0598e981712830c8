/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-teaching.h: whether the pattern of the lost numbers is shown, which the board and the lesson share. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define LM_TYPE_NIM_TEACHING (lm_nim_teaching_get_type ())
G_DECLARE_FINAL_TYPE (LmNimTeaching, lm_nim_teaching, LM, NIM_TEACHING, GObject)

LmNimTeaching *lm_nim_teaching_get_default (void);

G_END_DECLS
