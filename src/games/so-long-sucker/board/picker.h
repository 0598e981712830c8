/* SPDX-License-Identifier: GPL-3.0-or-later */
/* picker.h: how many chips are given or discarded, and to whom. */

#pragma once

#include "chosen.h"

typedef struct
{
  LmSlsChosen *chosen;
  GtkWidget   *box;
  GtkWidget   *steppers[LM_SLS_PLAYERS];
  GtkWidget   *fewer[LM_SLS_PLAYERS];
  GtkWidget   *counts[LM_SLS_PLAYERS];
  GtkWidget   *more[LM_SLS_PLAYERS];
  GtkWidget   *give_to;
  GtkWidget   *receivers[LM_SLS_PLAYERS];
  GtkWidget   *discard;
  GtkWidget   *glyph;
  GtkWidget   *plight;
  GtkWidget   *out;
} LmSlsPicker;

GtkWidget *lm_sls_picker_create (LmSlsPicker *self,
                                 LmSlsChosen *chosen);
gboolean   lm_sls_picker_update (LmSlsPicker *self);
