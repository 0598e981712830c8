/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-new-game-page.c: the part of the New Game dialog that a game fills. */

#include "config.h"

#include "lm-new-game-page.h"

#include "board/lm-field-form.h"
#include "lm-game-view-info.h"

G_DEFINE_TYPE (LmNewGamePage, lm_new_game_page, ADW_TYPE_BIN)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static LmFieldForm *
get_form (LmNewGamePage *self)
{
  return LM_FIELD_FORM (adw_bin_get_child (ADW_BIN (self)));
}

static void
lm_new_game_page_real_set_position (LmNewGamePage *self,
                                    LmPosition    *position)
{
  lm_field_form_set_position (get_form (self), position);
}

static LmPosition *
lm_new_game_page_real_get_position (LmNewGamePage  *self,
                                    GError        **error)
{
  return lm_field_form_get_position (get_form (self), error);
}

static void
lm_new_game_page_class_init (LmNewGamePageClass *klass)
{
  klass->set_position = lm_new_game_page_real_set_position;
  klass->get_position = lm_new_game_page_real_get_position;

  /**
   * LmNewGamePage::changed:
   * @self: the page
   *
   * A field is another, and so the position that they describe.
   */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
lm_new_game_page_init (LmNewGamePage *self)
{
}

/**
 * lm_new_game_page_new:
 * @info: a game
 *
 * Returns: (transfer floating): its page
 */
GtkWidget *
lm_new_game_page_new (const LmGameInfo *info)
{
  const LmGameViewInfo *view_info = lm_game_view_info_lookup (info->name);
  GType form_type = view_info->form_type != NULL ? view_info->form_type () : LM_TYPE_FIELD_FORM;
  GtkWidget *self, *form;

  if (view_info->new_game_page_type != NULL)
    return g_object_new (view_info->new_game_page_type (), NULL);

  self = g_object_new (LM_TYPE_NEW_GAME_PAGE, NULL);
  form = lm_field_form_new_with_type (form_type, info, LM_FIELD_PAGE);
  adw_bin_set_child (ADW_BIN (self), form);
  g_signal_connect_object (form, "changed", G_CALLBACK (lm_new_game_page_changed), self, G_CONNECT_SWAPPED);

  return self;
}

/**
 * lm_new_game_page_set_position:
 * @self: a page
 * @position: a start position of the page's game
 *
 * Fills the fields so that they describe @position.
 */
void
lm_new_game_page_set_position (LmNewGamePage *self,
                               LmPosition    *position)
{
  g_return_if_fail (LM_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (position != NULL);

  LM_NEW_GAME_PAGE_GET_CLASS (self)->set_position (self, position);
}

/**
 * lm_new_game_page_get_position:
 * @self: a page
 * @error: (nullable): one sentence that names what is wrong with the fields
 *
 * Returns: (transfer full) (nullable): the start position that the fields
 *   describe, or %NULL with @error set
 */
LmPosition *
lm_new_game_page_get_position (LmNewGamePage  *self,
                               GError        **error)
{
  g_return_val_if_fail (LM_IS_NEW_GAME_PAGE (self), NULL);

  return LM_NEW_GAME_PAGE_GET_CLASS (self)->get_position (self, error);
}

/**
 * lm_new_game_page_set_clock:
 * @self: a page
 * @seconds: thinking time of each player, or 0 for no clocks
 *
 * Fills the field for the thinking time, where the game has one.
 */
void
lm_new_game_page_set_clock (LmNewGamePage *self,
                            guint          seconds)
{
  g_return_if_fail (LM_IS_NEW_GAME_PAGE (self));

  lm_field_form_set_clock (get_form (self), seconds);
}

/**
 * lm_new_game_page_get_clock:
 * @self: a page
 *
 * Returns: the thinking time of each player, in seconds, or 0 for no clocks
 */
guint
lm_new_game_page_get_clock (LmNewGamePage *self)
{
  g_return_val_if_fail (LM_IS_NEW_GAME_PAGE (self), 0);

  return lm_field_form_get_clock (get_form (self));
}

/**
 * lm_new_game_page_changed:
 * @self: a page
 *
 * Says that a field is another. For the pages themselves.
 */
void
lm_new_game_page_changed (LmNewGamePage *self)
{
  g_return_if_fail (LM_IS_NEW_GAME_PAGE (self));

  g_signal_emit (self, signals[CHANGED], 0);
}
