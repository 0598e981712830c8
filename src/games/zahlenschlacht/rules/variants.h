/* SPDX-License-Identifier: GPL-3.0-or-later */
/* variants.h: the games that the website of the game's author offers. */

#pragma once

#include <glib.h>

#define LM_ZAHLENSCHLACHT_N_VARIANTS 57

/**
 * LmZahlenschlachtVariant:
 * @n: how many numbers there are
 * @d: the divisor
 *
 * A game Z(n, d).
 */
typedef struct
{
  guint n;
  guint d;
} LmZahlenschlachtVariant;

const LmZahlenschlachtVariant *lm_zahlenschlacht_variants_get (void);
