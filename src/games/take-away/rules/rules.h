/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: the rules: numbers of any size, fractions, positions. */

#pragma once

#include "engine/lm-engine.h"

/* number.c: numbers of any size: read, written, told to people, drawn by lot. */

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

/* fraction.c: alpha and the cutoffs: exact fractions. */

/* The largest alpha of a game. */
#define LM_TAKE_AWAY_MAX_ALPHA 1000

/* Digits that the numerator and the denominator of alpha may have each. */
#define LM_TAKE_AWAY_MAX_ALPHA_DIGITS 18

/* A fraction in lowest terms, not negative. */
typedef struct
{
  guint64 numerator;   /* what stands above */
  guint64 denominator; /* what stands below, at least 1 */
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

/* position.c: a pile, the limit of this turn, and what may be taken. */

/* The largest pile is 10 to this power. */
#define LM_TAKE_AWAY_MAX_EXPONENT 1000
#define LM_TAKE_AWAY_MAX_DIGITS (LM_TAKE_AWAY_MAX_EXPONENT + 1)

typedef struct
{
  LmPosition parent; /* the head */
  /* @stones: the pile */
  /* @stones: a limit beyond the pile allows what a limit of the whole pile does, so both are one position. It is
     @stones - 1 in the opening, and 0 only where the game is over */
  mpz_t      stones;
  mpz_t      limit;  /* how many stones this turn may take at most. Never more than */
} LmTakeAwayPosition;

#define LM_TAKE_AWAY_POSITION(position) ((LmTakeAwayPosition *) (position))

LmPosition *lm_take_away_position_new             (LmGame       *game,
                                                   mpz_srcptr    stones,
                                                   mpz_srcptr    limit,
                                                   guint         turn,
                                                   GError      **error);
LmPosition *lm_take_away_position_after           (LmPosition   *position,
                                                   mpz_srcptr    taken);
void        lm_take_away_position_tell_lengths
                                                  (LmPosition   *position,
                                                   LmLengthBounds
                                                                *bounds);
gboolean    lm_take_away_position_check_stones    (const LmField  *field,
                                                   const char     *text,
                                                   GError        **error);
gboolean    lm_take_away_position_is_opening      (LmPosition   *position);
