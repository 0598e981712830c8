/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pile-button.h: a pile of chips on the table, or the place of one. */

#pragma once

#include "board/lm-board-style.h"
#include "../rules/position.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_SLS_PILE_BUTTON (lm_sls_pile_button_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsPileButton, lm_sls_pile_button, LM, SLS_PILE_BUTTON, GtkButton)

/* The pile that was captured and is to be discarded from. */
#define LM_SLS_CAPTURED_PILE (G_MAXUINT - 1)

/**
 * LmSlsPileLook:
 * @armed: the colour of the chip that would be put there, or %LM_SLS_NONE
 * @mark: the #LmValue of the best move there, or -1
 * @hinted: whether the hint points there
 * @last: whether the last move was made there
 * @waiting: whether a chip waits there for the next player's name
 * @landing: whether its topmost chip is still on its way
 *
 * What a pile shows beside its chips.
 */
typedef struct
{
  guint    armed;
  int      mark;
  gboolean hinted;
  gboolean last;
  gboolean waiting;
  gboolean landing;
} LmSlsPileLook;

GtkWidget *lm_sls_pile_button_new         (void);
guint      lm_sls_pile_button_get_number  (LmSlsPileButton      *self);
void       lm_sls_pile_button_show        (LmSlsPileButton      *self,
                                           LmPosition           *position,
                                           guint                 number);
void       lm_sls_pile_button_set_look    (LmSlsPileButton      *self,
                                           const LmSlsPileLook  *look);
void       lm_sls_pile_button_get_top     (LmSlsPileButton      *self,
                                           graphene_point_t     *face,
                                           double               *radius);

G_END_DECLS
