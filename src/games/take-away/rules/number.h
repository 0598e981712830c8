/* SPDX-License-Identifier: GPL-3.0-or-later */
/* number.h: numbers of any size: read, written, told to people, drawn by lot. */

#pragma once

#include <glib.h>
#include <gmp.h>

void      lm_take_away_number_clear       (mpz_t        *number);
void      lm_take_away_number_set_uint64  (mpz_t         number,
                                           guint64       value);
gboolean  lm_take_away_number_fits_uint64 (mpz_srcptr    number);
guint64   lm_take_away_number_get_uint64  (mpz_srcptr    number);
char     *lm_take_away_number_to_string   (mpz_srcptr    number);
char     *lm_take_away_number_describe    (mpz_srcptr    number);
gulong    lm_take_away_number_get_plural  (mpz_srcptr    number);
void      lm_take_away_number_draw        (mpz_t         number,
                                           mpz_srcptr    maximum,
                                           GRand        *rand);

GArray   *lm_take_away_numbers_new        (void);
void      lm_take_away_numbers_add        (GArray       *numbers,
                                           mpz_srcptr    number);
mpz_srcptr lm_take_away_numbers_get       (GArray       *numbers,
                                           guint         index);
void      lm_take_away_numbers_sort       (GArray       *numbers);
gboolean  lm_take_away_numbers_contain    (GArray       *numbers,
                                           mpz_srcptr    number);

/* For numbers that mpz_init() or its like has made. */
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (mpz_t, lm_take_away_number_clear)
