/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fraction.c: alpha and the cutoffs: exact fractions. */

#include "games/take-away/take-away.h"

/* What lm_take_away_compare_products() does where 64 bits are too few. */
int
lm_take_away_compare_large_products (guint64 a,
                                     guint64 b,
                                     guint64 c,
                                     guint64 d)
{
  const guint64 values[] = { a, b, c, d };
  mpz_t factors[G_N_ELEMENTS (values)];
  int order;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      mpz_init (factors[i]);
      lm_take_away_number_set_uint64 (factors[i], values[i]);
    }

  mpz_mul (factors[0], factors[0], factors[1]);
  mpz_mul (factors[2], factors[2], factors[3]);
  order = mpz_cmp (factors[0], factors[2]);

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    mpz_clear (factors[i]);

  return (order > 0) - (order < 0);
}

LmTakeAwayFraction
lm_take_away_fraction_new (guint64 numerator,
                           guint64 denominator)
{
  const guint64 divisor = lm_number_get_divisor (numerator, denominator);

  return (LmTakeAwayFraction) { numerator / divisor, denominator / divisor };
}

static const LmField *
get_field (void)
{
  return lm_field_lookup (lm_take_away_info.fields, "alpha");
}

/* Reads strictly: "p" or "p/q" in lowest terms, at least 1 and at most LM_TAKE_AWAY_MAX_ALPHA. */
gboolean
lm_take_away_fraction_parse (const char          *text,
                             LmTakeAwayFraction  *alpha,
                             GError             **error)
{
  g_autoptr (LmFieldValues) values = NULL;

  if (!lm_field_check (get_field (), text, error))
    return FALSE;

  values = lm_field_values_new (&lm_take_away_info);
  lm_field_values_set_text (values, "alpha", text);
  lm_field_values_get_fraction (values, "alpha", &alpha->numerator, &alpha->denominator);
  return TRUE;
}

/* Reads kindly: "3", "2.5" (with a point or a comma), "43/11", "4/2", and blanks anywhere. */
gboolean
lm_take_away_fraction_read (const char          *text,
                            LmTakeAwayFraction  *alpha,
                            GError             **error)
{
  g_autofree char *strict = lm_field_from_typed (get_field (), text, error);

  return strict != NULL && lm_take_away_fraction_parse (strict, alpha, error);
}

/* "3" or "43/11". */
char *
lm_take_away_fraction_to_string (const LmTakeAwayFraction *fraction)
{
  if (fraction->denominator == 1)
    return g_strdup_printf ("%" PRIu64, fraction->numerator);

  return g_strdup_printf ("%" PRIu64 "/%" PRIu64, fraction->numerator, fraction->denominator);
}

double
lm_take_away_fraction_to_double (const LmTakeAwayFraction *fraction)
{
  return (double) fraction->numerator / fraction->denominator;
}

int
lm_take_away_fraction_compare (const LmTakeAwayFraction *a,
                               const LmTakeAwayFraction *b)
{
  return lm_take_away_compare_products (a->numerator, b->denominator, b->numerator, a->denominator);
}

void
lm_take_away_fraction_multiply (const LmTakeAwayFraction *fraction,
                                mpz_srcptr                factor,
                                mpz_t                     product)
{
  g_auto (mpz_t) part;

  mpz_init (part);
  lm_take_away_number_set_uint64 (part, fraction->numerator);
  mpz_mul (product, factor, part);
  lm_take_away_number_set_uint64 (part, fraction->denominator);
  mpz_fdiv_q (product, product, part);
}
