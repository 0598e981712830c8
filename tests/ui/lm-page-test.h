/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-page-test.h: what the tests of the pages of new games share: a page in a window, filled in right and wrong. */

#pragma once

#include "lm-panel-test.h"

#include "kit/page/lm-game-view-info.h"

/**
 * LmPageTest:
 * @page: the page
 * @window: the window that it is in
 * @n_changes: how often it has changed
 *
 * A page of a new game. The data of its tests is the name of the game.
 */
typedef struct
{
  LmFieldForm *page;
  GtkWidget   *window;
  guint        n_changes;
} LmPageTest;

GtkWidget *lm_page_test_create          (const char  *game);
void       lm_page_test_add             (const char  *path,
                                         const char  *game,
                                         void      (* test) (LmPageTest    *self,
                                                             gconstpointer  game));
gboolean   lm_page_test_has_row         (LmPageTest  *self,
                                         const char  *title);
GtkWidget *lm_page_test_find_row        (LmPageTest  *self,
                                         const char  *title);
void       lm_page_test_fill            (LmPageTest  *self,
                                         const char  *title,
                                         const char  *text);
gboolean   lm_page_test_is_wrong        (LmPageTest  *self,
                                         const char  *title);
void       lm_page_test_assert_position (LmPageTest  *self,
                                         const char  *expected);
void       lm_page_test_assert_wrong    (LmPageTest  *self,
                                         const char  *title,
                                         const char  *text,
                                         const char  *part);
void       lm_page_test_assert_takes    (LmPageTest  *self,
                                         const char  *text);
