/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field-row.h: one field of a form: its widgets, and the text that they say. */

#pragma once

#include "lm-field-form.h"

/**
 * LmFieldRow:
 * @field: what it is for
 * @form: what it is in, told by lm_field_form_changed()
 * @widget: all of it: a row of a page, or a label with what is beside it
 * @control: what has the value: an entry, a spin button, a list, a switch, or a
 *   box of toggle buttons
 *
 * A row of either shape.
 */
typedef struct
{
  const LmField *field;
  LmFieldForm   *form;
  GtkWidget     *widget;
  GtkWidget     *control;
} LmFieldRow;

LmFieldRow *lm_field_row_new          (const LmField  *field,
                                       LmFieldForm    *form);
void        lm_field_row_free         (LmFieldRow     *self);
char       *lm_field_row_read         (LmFieldRow     *self,
                                       GError        **error);
void        lm_field_row_write        (LmFieldRow     *self,
                                       const char     *text);
void        lm_field_row_show         (LmFieldRow     *self,
                                       const LmFieldValues
                                                      *values);
void        lm_field_row_name_players (LmFieldRow     *self,
                                       LmGame         *game);
GtkWidget  *lm_field_row_new_presets  (LmFieldRow     *self);
