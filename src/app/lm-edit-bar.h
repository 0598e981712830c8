/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-edit-bar.h: a game's own controls for editing: fields in rows, whose turn it is, and what is wrong with them. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_EDIT_BAR (lm_edit_bar_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmEditBar, lm_edit_bar, LM, EDIT_BAR, GtkWidget)

/**
 * LmEditBarClass:
 * @read: what the fields say: a position (transfer full), or an error in one
 *   sentence
 * @write: makes the fields say a position; called only if they do not mean it
 *   yet, so what was typed stays as it was typed
 * @show: (nullable): shows what follows from a position, whatever was typed;
 *   called before the fields are compared with it
 * @apply: (nullable): like @read, where a change keeps something of the
 *   position on the board that the fields do not say
 * @turn: (nullable): a position with another player to move (transfer full,
 *   nullable); without it the fields are read
 * @draw: (nullable): a position by lot, somewhat like a given one (transfer
 *   full, nullable); needed for lm_edit_bar_add_random()
 *
 * None of these is called before there is a position on the board. A game adds
 * its rows and their fields when it makes an instance.
 */
struct _LmEditBarClass
{
  GtkWidgetClass parent_class;

  LmPosition *(* read)  (LmEditBar   *self,
                         GError     **error);
  void        (* write) (LmEditBar   *self,
                         LmPosition  *position);
  void        (* show)  (LmEditBar   *self,
                         LmPosition  *position);
  LmPosition *(* apply) (LmEditBar   *self,
                         GError     **error);
  LmPosition *(* turn)  (LmPosition  *position,
                         guint        turn);
  LmPosition *(* draw)  (LmPosition  *position,
                         GRand       *rand);
};

/* For the boards. */
GtkWidget   *lm_edit_bar_new             (GType             type,
                                          LmBoardView      *board);
void         lm_edit_bar_update          (LmEditBar        *self);

/* For the games' controls. */
LmPosition  *lm_edit_bar_get_position    (LmEditBar        *self);
guint        lm_edit_bar_get_turn        (LmEditBar        *self);
gboolean     lm_edit_bar_is_updating     (LmEditBar        *self);
void         lm_edit_bar_apply           (LmEditBar        *self);
void         lm_edit_bar_edit            (LmEditBar        *self,
                                          LmPosition       *position);
GtkWidget   *lm_edit_bar_add_row         (LmEditBar        *self);
void         lm_edit_bar_add_field       (GtkWidget        *row,
                                          GtkWidget        *field,
                                          const char       *mnemonic,
                                          const char       *name);
GtkEditable *lm_edit_bar_add_entry       (LmEditBar        *self,
                                          GtkWidget        *row,
                                          const char       *mnemonic,
                                          const char       *name,
                                          int               n_chars,
                                          GCallback         callback);
GtkWidget   *lm_edit_bar_add_button      (LmEditBar        *self,
                                          GtkWidget        *row,
                                          const char       *mnemonic,
                                          const char       *name,
                                          const char       *tooltip,
                                          GCallback         callback);
GtkWidget   *lm_edit_bar_add_random      (LmEditBar        *self,
                                          GtkWidget        *row,
                                          const char       *mnemonic,
                                          const char       *tooltip);
void         lm_edit_bar_add_switch      (LmEditBar        *self,
                                          GtkWidget        *row,
                                          const char       *title,
                                          GtkToggleButton  *buttons[2]);
void         lm_edit_bar_add_turns       (LmEditBar        *self,
                                          GtkWidget        *row);
void         lm_edit_bar_set_number      (GtkEditable      *entry,
                                          guint64           number);
void         lm_edit_bar_name            (GtkWidget        *widget,
                                          const char       *name);

G_END_DECLS
