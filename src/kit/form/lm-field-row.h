/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field-row.h: one field of a form: its widgets, and the text that they say. */

#pragma once

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"

#include <adwaita.h>

/**
 * LmFieldShape:
 * @LM_FIELD_PAGE: rows of New Game, with values to try and a sentence about
 *   the game that they make
 * @LM_FIELD_BAR: labels and entries beside each other, whose turn it is, a
 *   position by lot, and what is wrong
 *
 * How a form looks.
 */
typedef enum
{
  LM_FIELD_PAGE,
  LM_FIELD_BAR,
} LmFieldShape;

/**
 * LmFieldRow:
 * @field: what it is for
 * @form: what it is in
 * @changed: tells @form that it says something else
 * @choose: tells @form that a value to try was chosen
 * @widget: all of it: a row of a page, or a label with what is beside it
 * @control: what has the value: an entry, a spin button, a list, a switch, or a
 *   box of toggle buttons
 *
 * A row of either shape.
 */
typedef struct
{
  const LmField  *field;
  gpointer        form;
  void         (* changed) (gpointer             form);
  void         (* choose)  (gpointer             form,
                            const LmField       *field,
                            const LmFieldPreset *preset);
  GtkWidget      *widget;
  GtkWidget      *control;
} LmFieldRow;

LmFieldRow *lm_field_row_new          (const LmFieldRow
                                                      *begun,
                                       LmFieldShape    shape);
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
