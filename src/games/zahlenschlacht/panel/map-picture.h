/* SPDX-License-Identifier: GPL-3.0-or-later */
/* map-picture.h: how the cells of the map look. */

#pragma once

#include "board/lm-board-style.h"
#include "map-layout.h"
#include "survey.h"

G_BEGIN_DECLS

/**
 * LmZahlenschlachtTone:
 * @LM_ZAHLENSCHLACHT_TONE_BLANK: not computed yet
 * @LM_ZAHLENSCHLACHT_TONE_A_PROVED: A wins by a theorem
 * @LM_ZAHLENSCHLACHT_TONE_A_COMPUTED: A wins, computed
 * @LM_ZAHLENSCHLACHT_TONE_B_PROVED: B wins by a theorem
 * @LM_ZAHLENSCHLACHT_TONE_B_COMPUTED: B wins, computed
 *
 * What can be told of a game. They can be told apart without their colours: by
 * letters, or where these have no room by plain areas for A and striped ones
 * for B; by whole areas for theorems and frames for computations.
 */
typedef enum
{
  LM_ZAHLENSCHLACHT_TONE_BLANK,
  LM_ZAHLENSCHLACHT_TONE_A_PROVED,
  LM_ZAHLENSCHLACHT_TONE_A_COMPUTED,
  LM_ZAHLENSCHLACHT_TONE_B_PROVED,
  LM_ZAHLENSCHLACHT_TONE_B_COMPUTED,
} LmZahlenschlachtTone;

#define LM_ZAHLENSCHLACHT_N_TONES (LM_ZAHLENSCHLACHT_TONE_B_COMPUTED + 1)

/* Cells that are as wide and as high as this have letters. */
#define LM_ZAHLENSCHLACHT_LETTER_SIZE 13

LmZahlenschlachtTone lm_zahlenschlacht_tone_get (const LmZahlenschlachtCell       *cell);

void lm_zahlenschlacht_map_picture_draw         (GtkWidget                        *widget,
                                                 cairo_t                          *cr,
                                                 const LmBoardStyle               *style,
                                                 LmZahlenschlachtTone              tone,
                                                 const GdkRectangle               *cells,
                                                 guint                             n_cells,
                                                 gboolean                          lettered);
void lm_zahlenschlacht_map_picture_draw_seen    (GtkWidget                        *widget,
                                                 cairo_t                          *cr,
                                                 const LmBoardStyle               *style,
                                                 const LmZahlenschlachtMapLayout  *layout,
                                                 LmZahlenschlachtSurvey           *survey,
                                                 gboolean                          lettered);
void lm_zahlenschlacht_map_picture_draw_present (cairo_t                          *cr,
                                                 const LmBoardStyle               *style,
                                                 const GdkRectangle               *cell);

G_END_DECLS
