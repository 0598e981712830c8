/* SPDX-License-Identifier: GPL-3.0-or-later */
/* keys.h: what the keys mean on the slate. */

#pragma once

#include "layout.h"

G_BEGIN_DECLS

/**
 * LmZahlenschlachtKey:
 * @LM_ZAHLENSCHLACHT_KEY_NONE: nothing here
 * @LM_ZAHLENSCHLACHT_KEY_STEP: to the next number in a direction
 * @LM_ZAHLENSCHLACHT_KEY_FIRST: to the first number
 * @LM_ZAHLENSCHLACHT_KEY_LAST: to the last one
 * @LM_ZAHLENSCHLACHT_KEY_PAGE: a page up or down
 * @LM_ZAHLENSCHLACHT_KEY_DIGIT: a digit of the number to go to
 * @LM_ZAHLENSCHLACHT_KEY_ZOOM: closer or farther away
 * @LM_ZAHLENSCHLACHT_KEY_FIT: as large as all numbers fit
 */
typedef enum
{
  LM_ZAHLENSCHLACHT_KEY_NONE,
  LM_ZAHLENSCHLACHT_KEY_STEP,
  LM_ZAHLENSCHLACHT_KEY_FIRST,
  LM_ZAHLENSCHLACHT_KEY_LAST,
  LM_ZAHLENSCHLACHT_KEY_PAGE,
  LM_ZAHLENSCHLACHT_KEY_DIGIT,
  LM_ZAHLENSCHLACHT_KEY_ZOOM,
  LM_ZAHLENSCHLACHT_KEY_FIT,
} LmZahlenschlachtKey;

/**
 * LmZahlenschlachtTyping:
 *
 * A number that is being typed. All zero at first; the members are private.
 */
typedef struct
{
  /*< private >*/
  guint  number;
  gint64 time;
} LmZahlenschlachtTyping;

LmZahlenschlachtKey lm_zahlenschlacht_key_read (guint                          keyval,
                                                GdkModifierType                state,
                                                int                           *detail);
guint               lm_zahlenschlacht_key_type (LmZahlenschlachtTyping        *typing,
                                                guint                          digit,
                                                guint                          n);
guint               lm_zahlenschlacht_key_walk (const LmZahlenschlachtLayout  *layout,
                                                LmZahlenschlachtKey            key,
                                                int                            detail,
                                                guint                          from,
                                                int                            page);

G_END_DECLS
