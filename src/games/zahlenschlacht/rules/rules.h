/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: the rules: variants and positions. */

#pragma once

#include "engine/lm-engine.h"

/* position.c: a board of numbers, some of them crossed out. */

/* The boards and the divisors that there are. A divisor beyond twice the board divides no sum of two numbers. */
#define LM_ZAHLENSCHLACHT_MIN_N 4
#define LM_ZAHLENSCHLACHT_MAX_N 3000
#define LM_ZAHLENSCHLACHT_MIN_D 2
#define LM_ZAHLENSCHLACHT_MAX_D 1000000000

/* The seats. */
#define LM_ZAHLENSCHLACHT_A 0
#define LM_ZAHLENSCHLACHT_B 1

/* What A wants, and B does not. */
typedef enum
{
  LM_ZAHLENSCHLACHT_DIVISIBLE,   /* A wins when the sum of the two numbers that are left is divisible by d */
  LM_ZAHLENSCHLACHT_INDIVISIBLE, /* A wins when it is not */
} LmZahlenschlachtGoal;

/*
 * What has become of a number. Who crossed it out is only remembered: it is no part of the position, neither of its
 * text nor of its equality.
 */
typedef enum
{
  LM_ZAHLENSCHLACHT_LEFT,    /* still on the board */
  LM_ZAHLENSCHLACHT_BY_A,    /* crossed out by A */
  LM_ZAHLENSCHLACHT_BY_B,    /* crossed out by B */
  LM_ZAHLENSCHLACHT_CROSSED, /* crossed out, nobody knows by whom */
} LmZahlenschlachtMark;

LmPosition *lm_zahlenschlacht_position_new         (guint                  n,
                                                    guint                  d,
                                                    LmZahlenschlachtGoal   goal,
                                                    const guint           *crossed,
                                                    guint                  n_crossed,
                                                    GError               **error);
LmPosition *lm_zahlenschlacht_position_with        (LmPosition            *position,
                                                    guint                  n,
                                                    guint                  d,
                                                    LmZahlenschlachtGoal   goal,
                                                    GError               **error);
LmPosition *lm_zahlenschlacht_position_toggle      (LmPosition            *position,
                                                    guint                  number,
                                                    GError               **error);
LmPosition *lm_zahlenschlacht_position_settle      (LmPosition            *position);
LmPosition *lm_zahlenschlacht_position_after       (LmPosition            *position,
                                                    guint                  number);

guint       lm_zahlenschlacht_position_get_n       (LmPosition            *position);
guint       lm_zahlenschlacht_position_get_d       (LmPosition            *position);
LmZahlenschlachtGoal
            lm_zahlenschlacht_position_get_goal    (LmPosition            *position);
guint       lm_zahlenschlacht_position_get_left    (LmPosition            *position);
LmZahlenschlachtMark
            lm_zahlenschlacht_position_get_mark    (LmPosition            *position,
                                                    guint                  number);
gboolean    lm_zahlenschlacht_position_is_crossed  (LmPosition            *position,
                                                    guint                  number);
guint       lm_zahlenschlacht_position_get_next    (LmPosition            *position,
                                                    guint                  number);

/* variants.c: a guess at the games that the website of the game's author offers. */

#define LM_ZAHLENSCHLACHT_N_VARIANTS 57

/* A game Z(n, d). */
typedef struct
{
  guint n; /* how many numbers there are */
  guint d; /* the divisor */
} LmZahlenschlachtVariant;

const LmZahlenschlachtVariant *lm_zahlenschlacht_variants_get (void);
