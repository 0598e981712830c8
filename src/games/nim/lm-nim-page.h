/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-page.h: the start of a game of subtraction Nim or its reverse. */

#pragma once

#include "app/lm-new-game-page.h"

G_BEGIN_DECLS

#define LM_TYPE_NIM_PAGE (lm_nim_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmNimPage, lm_nim_page, LM, NIM_PAGE, LmNewGamePage)

/**
 * LmNimPageClass:
 * @reversed: whether stones are added up to a target
 */
struct _LmNimPageClass
{
  LmNewGamePageClass parent_class;

  gboolean reversed;
};

#define LM_TYPE_REVERSED_NIM_PAGE (lm_reversed_nim_page_get_type ())
G_DECLARE_FINAL_TYPE (LmReversedNimPage, lm_reversed_nim_page, LM, REVERSED_NIM_PAGE, LmNimPage)

G_END_DECLS
