/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.h: where piles, hands, chips and the dead box are on the table. */

#pragma once

#include "../rules/state.h"

#include <graphene.h>

typedef struct
{
  guint  n_places; /* how many piles and places are shown */
  guint  columns;  /* of them in a row */
  double width;    /* of the table, in pixels */
  double height;   /* of the table, which may be more than there is room for */
  double felt;     /* height of what the piles lie on */
  double line;     /* height of a line of text */
} LmSlsLayout;

/* The height with one row of piles. */
int             lm_sls_layout_get_minimum  (double              line);

void            lm_sls_layout_compute      (LmSlsLayout        *layout,
                                            const LmSlsState   *state,
                                            double              width,
                                            double              height,
                                            double              line);
graphene_rect_t lm_sls_layout_get_place    (const LmSlsLayout  *layout,
                                            guint               nth);
graphene_rect_t lm_sls_layout_get_hand     (const LmSlsLayout  *layout,
                                            guint               player);
graphene_rect_t lm_sls_layout_get_chip     (const LmSlsLayout  *layout,
                                            guint               player,
                                            guint               nth,
                                            guint               n_chips);
graphene_rect_t lm_sls_layout_get_box      (const LmSlsLayout  *layout);
