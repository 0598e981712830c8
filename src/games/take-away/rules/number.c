/* SPDX-License-Identifier: GPL-3.0-or-later */
/* number.c: numbers of any size: read, written, told to people, drawn by lot. */

#include "rules.h"

/* A longer number is told by its ends and its length. */
#define MAX_TOLD_DIGITS 30
#define END_DIGITS 5

/* mpz_clear(), as a function that a declaration with g_auto() can name. */
void
lm_take_away_number_clear (mpz_t *number)
{
  mpz_clear (*number);
}

void
lm_take_away_number_set_uint64 (mpz_t   number,
                                guint64 value)
{
  mpz_import (number, 1, -1, sizeof value, 0, 0, &value);
}

gboolean
lm_take_away_number_fits_uint64 (mpz_srcptr number)
{
  return mpz_sizeinbase (number, 2) <= 64;
}

guint64
lm_take_away_number_get_uint64 (mpz_srcptr number)
{
  guint64 value = 0;

  g_return_val_if_fail (lm_take_away_number_fits_uint64 (number), 0);

  mpz_export (&value, NULL, -1, sizeof value, 0, 0, number);
  return value;
}

char *
lm_take_away_number_to_string (mpz_srcptr number)
{
  /* A sign and the final zero are not counted. */
  char *text = g_malloc (mpz_sizeinbase (number, 10) + 2);

  return mpz_get_str (text, 10, number);
}

/* The number for a sentence: all its digits, or where they are more than 30, "12345…67890 (101 digits)". */
char *
lm_take_away_number_describe (mpz_srcptr number)
{
  g_autofree char *digits = lm_take_away_number_to_string (number);
  const guint n_digits = strlen (digits);

  if (n_digits <= MAX_TOLD_DIGITS)
    return lm_number_group (digits);

  /* Translators: a long number: its first digits, its last digits, and how many it has. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%.*s…%s (%u digit)", "%.*s…%s (%u digits)", n_digits),
                          END_DIGITS, digits, digits + n_digits - END_DIGITS, n_digits);
}

gulong
lm_take_away_number_get_plural (mpz_srcptr number)
{
  if (mpz_cmp_ui (number, 1000000) < 0)
    return mpz_get_ui (number);

  return 1000000 + mpz_fdiv_ui (number, 1000000);
}

void
lm_take_away_number_draw (mpz_t       number,
                          mpz_srcptr  maximum,
                          GRand      *rand)
{
  const gsize n_bits = mpz_sizeinbase (maximum, 2);
  const gsize n_words = (n_bits + 31) / 32;
  g_autofree guint32 *words = g_new (guint32, n_words);

  /* As many bits as @maximum has make a number from 0; what is too large is drawn again. */
  do
    {
      for (gsize i = 0; i < n_words; i++)
        words[i] = g_rand_int (rand);
      mpz_import (number, n_words, -1, sizeof words[0], 0, 0, words);
      mpz_fdiv_r_2exp (number, number, n_bits);
    }
  while (mpz_cmp (number, maximum) >= 0);

  mpz_add_ui (number, number, 1);
}

static void
clear_element (gpointer element)
{
  mpz_clear (*(mpz_t *) element);
}

static int
compare_elements (gconstpointer a,
                  gconstpointer b)
{
  return mpz_cmp (*(const mpz_t *) a, *(const mpz_t *) b);
}

GArray *
lm_take_away_numbers_new (void)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (mpz_t));

  g_array_set_clear_func (numbers, clear_element);
  return numbers;
}

void
lm_take_away_numbers_add (GArray     *numbers,
                          mpz_srcptr  number)
{
  g_array_set_size (numbers, numbers->len + 1);
  mpz_init_set (g_array_index (numbers, mpz_t, numbers->len - 1), number);
}

mpz_srcptr
lm_take_away_numbers_get (GArray *numbers,
                          guint   index)
{
  return g_array_index (numbers, mpz_t, index);
}

void
lm_take_away_numbers_sort (GArray *numbers)
{
  g_array_sort (numbers, compare_elements);

  for (guint i = numbers->len; i-- > 1;)
    if (mpz_cmp (lm_take_away_numbers_get (numbers, i), lm_take_away_numbers_get (numbers, i - 1)) == 0)
      g_array_remove_index (numbers, i);
}

gboolean
lm_take_away_numbers_contain (GArray     *numbers,
                              mpz_srcptr  number)
{
  return g_array_binary_search (numbers, number, compare_elements, NULL);
}
