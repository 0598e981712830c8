/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field-form.h: the parameters of a game to be filled in: as a page of New Game, or as the editor's bar. */

#pragma once

#include "lm-field-row.h"

#define LM_TYPE_FIELD_FORM (lm_field_form_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmFieldForm, lm_field_form, LM, FIELD_FORM, AdwBin)

/**
 * LmFieldFormClass:
 * @build: (nullable): adds what the game has beside its fields, by
 *   lm_field_form_append(); called whenever the rows were made
 * @read: (nullable): changes the values that the rows say, for what was added
 * @show: (nullable): shows a position in what was added
 * @get_position: the position that the form describes; the default makes it
 *   from the values
 * @describe: (nullable): the sentence about the game that a page makes; the
 *   default is what the game says of the position
 *
 * For games whose form is more than their fields.
 */
struct _LmFieldFormClass
{
  AdwBinClass parent_class;

  void         (* build)        (LmFieldForm    *self);
  void         (* read)         (LmFieldForm    *self,
                                 LmFieldValues  *values);
  void         (* show)         (LmFieldForm    *self,
                                 LmPosition     *position);
  LmPosition * (* get_position) (LmFieldForm    *self,
                                 GError        **error);
  char *       (* describe)     (LmFieldForm    *self,
                                 LmPosition     *position);
};

GtkWidget     *lm_field_form_new_with_type (GType              type,
                                            const LmGameInfo  *info,
                                            LmFieldShape       shape);
void           lm_field_form_set_position  (LmFieldForm       *self,
                                            LmPosition        *position);
LmPosition    *lm_field_form_get_position  (LmFieldForm       *self,
                                            GError           **error);
void           lm_field_form_set_clock     (LmFieldForm       *self,
                                            guint              seconds);
guint          lm_field_form_get_clock     (LmFieldForm       *self);

/* For the kit alone. */
void           lm_field_form_set_board     (LmFieldForm       *self,
                                            GtkWidget         *board);

/* For the forms of games. */
gpointer       lm_field_form_get_board     (LmFieldForm       *self);
const LmGameInfo *
               lm_field_form_get_info      (LmFieldForm       *self);
LmFieldShape   lm_field_form_get_shape     (LmFieldForm       *self);
LmPosition    *lm_field_form_get_shown     (LmFieldForm       *self);
LmFieldValues *lm_field_form_get_values    (LmFieldForm       *self,
                                            GError           **error);
GtkWidget     *lm_field_form_get_control   (LmFieldForm       *self,
                                            const char        *key);
void           lm_field_form_fill          (LmFieldForm       *self,
                                            const char        *key,
                                            const char        *text);
void           lm_field_form_append        (LmFieldForm       *self,
                                            GtkWidget         *widget);
void           lm_field_form_changed       (LmFieldForm       *self);
