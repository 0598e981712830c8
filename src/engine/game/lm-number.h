/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-number.h: decimal numbers as position text has them, read strictly. */

#pragma once

#include <glib.h>

/* Room for the Fibonacci digits of a number below 2^63, and one more. */
#define LM_NUMBER_FIBONACCI_SIZE 94

gboolean lm_number_parse        (const char  *text,
                                 guint64     *number);
gboolean lm_number_read         (const char  *key,
                                 const char  *text,
                                 guint64      minimum,
                                 guint64      maximum,
                                 guint64     *value,
                                 GError     **error);
GArray  *lm_number_read_list    (const char  *key,
                                 const char  *text,
                                 guint        max_length,
                                 guint64      minimum,
                                 guint64      maximum,
                                 GError     **error);
char    *lm_number_group    (const char  *digits);
gboolean lm_number_is_digits    (const char  *text);
gboolean lm_number_check_digits (const char  *key,
                                 const char  *text,
                                 GError     **error);
guint64  lm_number_get_divisor  (guint64      a,
                                 guint64      b);
guint64  lm_number_draw         (guint64      n,
                                 GRand       *rand);
char    *lm_number_drop_blanks  (const char  *text);
char    *lm_number_join         (const guint *numbers,
                                 guint        n,
                                 const char  *separator);
void     lm_number_append       (GString     *text,
                                 guint64      number);
void     lm_number_write_fibonacci
                                (guint64      number,
                                 char        *digits);
guint64  lm_number_read_fibonacci
                                (const char  *digits);
