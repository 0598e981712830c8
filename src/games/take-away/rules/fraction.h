/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fraction.h: alpha and the cutoffs: exact fractions. */

#pragma once

#include "number.h"

/* The largest alpha of a game. */
#define LM_TAKE_AWAY_MAX_ALPHA 1000

/* Digits that the numerator and the denominator of alpha may have each. */
#define LM_TAKE_AWAY_MAX_ALPHA_DIGITS 18

/**
 * LmTakeAwayFraction:
 * @numerator: what stands above
 * @denominator: what stands below, at least 1
 *
 * A fraction in lowest terms, not negative.
 */
typedef struct
{
  guint64 numerator;
  guint64 denominator;
} LmTakeAwayFraction;

int                lm_take_away_compare_large_products (guint64  a,
                                                        guint64  b,
                                                        guint64  c,
                                                        guint64  d);

/* The sign of a b - c d, exactly. */
static inline int
lm_take_away_compare_products (guint64 a,
                               guint64 b,
                               guint64 c,
                               guint64 d)
{
  guint64 left;
  guint64 right;

  if (g_uint64_checked_mul (&left, a, b) && g_uint64_checked_mul (&right, c, d))
    return (left > right) - (left < right);

  return lm_take_away_compare_large_products (a, b, c, d);
}

LmTakeAwayFraction lm_take_away_fraction_new           (guint64                    numerator,
                                                        guint64                    denominator);
gboolean           lm_take_away_fraction_parse         (const char                *text,
                                                        LmTakeAwayFraction        *alpha,
                                                        GError                   **error);
gboolean           lm_take_away_fraction_read          (const char                *text,
                                                        LmTakeAwayFraction        *alpha,
                                                        GError                   **error);
char              *lm_take_away_fraction_to_string     (const LmTakeAwayFraction  *fraction);
double             lm_take_away_fraction_to_double     (const LmTakeAwayFraction  *fraction);
int                lm_take_away_fraction_compare       (const LmTakeAwayFraction  *a,
                                                        const LmTakeAwayFraction  *b);
void               lm_take_away_fraction_multiply      (const LmTakeAwayFraction  *fraction,
                                                        mpz_srcptr                 factor,
                                                        mpz_t                      product);
