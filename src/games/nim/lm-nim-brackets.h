/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-brackets.h: what holds the groups of a strip together. */

#pragma once

#include "board/lm-board-style.h"
#include "lm-nim-scene.h"

G_BEGIN_DECLS

void lm_nim_brackets_append (GtkWidget          *widget,
                             GtkSnapshot        *snapshot,
                             const LmBoardStyle *style,
                             const LmNimLayout  *layout,
                             const LmNimScene   *scene);

G_END_DECLS
