/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fraction.c: alpha and the cutoffs: exact fractions. */

#include "config.h"

#include "fraction.h"

#include "engine/lm-error.h"
#include "engine/lm-query.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

/**
 * lm_take_away_compare_large_products:
 * @a: a factor
 * @b: a factor
 * @c: a factor
 * @d: a factor
 *
 * What lm_take_away_compare_products() does where 64 bits are too few.
 *
 * Returns: the sign of @a @b - @c @d
 */
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

static guint64
find_common_divisor (guint64 a,
                     guint64 b)
{
  while (b != 0)
    {
      const guint64 rest = a % b;

      a = b;
      b = rest;
    }

  return a;
}

/**
 * lm_take_away_fraction_new:
 * @numerator: what stands above
 * @denominator: what stands below, at least 1
 *
 * Returns: the fraction in lowest terms
 */
LmTakeAwayFraction
lm_take_away_fraction_new (guint64 numerator,
                           guint64 denominator)
{
  const guint64 divisor = find_common_divisor (numerator, denominator);

  return (LmTakeAwayFraction) { numerator / divisor, denominator / divisor };
}

static gboolean
set_unreadable (const char  *text,
                GError     **error)
{
  g_autofree char *quoted = lm_query_quote (text);

  g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
               _("“%s” in “alpha” is not a number such as 3 or 43/11, with at most %d digits above and below."),
               quoted, LM_TAKE_AWAY_MAX_ALPHA_DIGITS);
  return FALSE;
}

/* Decimal digits without a leading zero, few enough for 64 bits. */
static gboolean
read_digits (const char *text,
             guint64    *number)
{
  if (!lm_take_away_number_is_decimal (text, LM_TAKE_AWAY_MAX_ALPHA_DIGITS))
    return FALSE;

  *number = g_ascii_strtoull (text, NULL, 10);
  return TRUE;
}

static gboolean
check_range (const LmTakeAwayFraction  *alpha,
             GError                   **error)
{
  g_autofree char *text = NULL;

  if (alpha->denominator == 0)
    {
      g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION, _("The denominator of “alpha” must not be 0."));
      return FALSE;
    }

  if (alpha->numerator >= alpha->denominator
      && lm_take_away_compare_products (alpha->numerator, 1, alpha->denominator, LM_TAKE_AWAY_MAX_ALPHA) <= 0)
    return TRUE;

  text = lm_take_away_fraction_to_string (alpha);
  if (alpha->numerator < alpha->denominator)
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("“alpha” must be at least 1, and %s is less."), text);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("“alpha” must be at most %d, and %s is more."),
                 LM_TAKE_AWAY_MAX_ALPHA, text);
  return FALSE;
}

static gboolean
read_quotient (const char         *text,
               LmTakeAwayFraction *alpha)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", 3);

  alpha->denominator = 1;
  return g_strv_length (parts) <= 2
         && read_digits (text[0] != '\0' ? parts[0] : text, &alpha->numerator)
         && (parts[1] == NULL || read_digits (parts[1], &alpha->denominator));
}

/**
 * lm_take_away_fraction_parse:
 * @text: the value of the key "alpha" in a position text
 * @alpha: (out): the fraction
 * @error: return location for %LM_ERROR_POSITION, which names the key
 *
 * Reads strictly: "p" or "p/q" in lowest terms, at least 1 and at most
 * %LM_TAKE_AWAY_MAX_ALPHA.
 *
 * Returns: whether @text is that
 */
gboolean
lm_take_away_fraction_parse (const char          *text,
                             LmTakeAwayFraction  *alpha,
                             GError             **error)
{
  LmTakeAwayFraction read;
  LmTakeAwayFraction lowest;
  g_autofree char *reduced = NULL;

  if (!read_quotient (text, &read))
    return set_unreadable (text, error);
  if (!check_range (&read, error))
    return FALSE;

  lowest = lm_take_away_fraction_new (read.numerator, read.denominator);
  if (lowest.denominator == read.denominator)
    {
      *alpha = lowest;
      return TRUE;
    }

  reduced = lm_take_away_fraction_to_string (&lowest);
  g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
               _("“alpha” must be in lowest terms: %s in place of %s."), reduced, text);
  return FALSE;
}

/* "2.5" or "2,5" as 25/10. */
static gboolean
read_decimal (const char         *text,
              LmTakeAwayFraction *alpha)
{
  g_auto (GStrv) parts = g_strsplit_set (text, ".,", 3);
  g_autofree char *digits = NULL;
  const char *first;

  if (g_strv_length (parts) != 2 || parts[0][0] == '\0')
    return FALSE;

  digits = g_strconcat (parts[0], parts[1], NULL);
  first = digits;
  while (first[0] == '0' && first[1] != '\0')
    first++;

  alpha->denominator = 1;
  if (strlen (parts[1]) >= LM_TAKE_AWAY_MAX_ALPHA_DIGITS || !read_digits (first, &alpha->numerator))
    return FALSE;

  for (gsize i = 0; i < strlen (parts[1]); i++)
    alpha->denominator *= 10;
  return TRUE;
}

/* A copy without blanks. */
static char *
strip (const char *text)
{
  GString *stripped = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p++)
    if (!g_ascii_isspace (*p))
      g_string_append_c (stripped, *p);

  return g_string_free (stripped, FALSE);
}

/**
 * lm_take_away_fraction_read:
 * @text: what somebody has typed
 * @alpha: (out): the fraction in lowest terms
 * @error: return location for %LM_ERROR_POSITION
 *
 * Reads kindly: "3", "2.5" (with a point or a comma), "43/11", "4/2", and
 * blanks anywhere. The range is that of lm_take_away_fraction_parse().
 *
 * Returns: whether @text is an alpha
 */
gboolean
lm_take_away_fraction_read (const char          *text,
                            LmTakeAwayFraction  *alpha,
                            GError             **error)
{
  g_autofree char *stripped = strip (text);
  LmTakeAwayFraction read;

  if (!read_quotient (stripped, &read) && !read_decimal (stripped, &read))
    return set_unreadable (text, error);
  if (!check_range (&read, error))
    return FALSE;

  *alpha = lm_take_away_fraction_new (read.numerator, read.denominator);
  return TRUE;
}

/**
 * lm_take_away_fraction_to_string:
 * @fraction: a fraction
 *
 * Returns: (transfer full): "3" or "43/11"
 */
char *
lm_take_away_fraction_to_string (const LmTakeAwayFraction *fraction)
{
  if (fraction->denominator == 1)
    return g_strdup_printf ("%" PRIu64, fraction->numerator);

  return g_strdup_printf ("%" PRIu64 "/%" PRIu64, fraction->numerator, fraction->denominator);
}

/**
 * lm_take_away_fraction_to_double:
 * @fraction: a fraction
 *
 * Returns: about where it lies, for drawing; never for deciding anything
 */
double
lm_take_away_fraction_to_double (const LmTakeAwayFraction *fraction)
{
  return (double) fraction->numerator / fraction->denominator;
}

/**
 * lm_take_away_fraction_compare:
 * @a: a fraction
 * @b: a fraction
 *
 * Returns: negative, 0 or positive when @a is less than, equal to or more
 *   than @b
 */
int
lm_take_away_fraction_compare (const LmTakeAwayFraction *a,
                               const LmTakeAwayFraction *b)
{
  return lm_take_away_compare_products (a->numerator, b->denominator, b->numerator, a->denominator);
}

/**
 * lm_take_away_fraction_multiply:
 * @fraction: a fraction
 * @factor: a number, not negative
 * @product: (inout): becomes @fraction times @factor, rounded down
 */
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
