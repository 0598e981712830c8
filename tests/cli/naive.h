/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive.h: the forward Zeckendorf game once more, as plainly as can be, to check the program by. */

#pragma once

#include <glib.h>

/* A move and the bins after it; "8,1" are the heights of the bins from the first. */
typedef struct
{
  char *move;
  char *bins;
} NaiveMove;

typedef struct
{
  gboolean wins;     /* for the player to move */
  guint    distance; /* moves to the end: the winner hurries, the loser delays */
} NaiveValue;

GPtrArray        *naive_list_moves (const char *bins);
const NaiveValue *naive_solve      (const char *bins);
GHashTable       *naive_reach      (const char *bins);
char             *naive_position   (const char *bins,
                                    int         turn);
