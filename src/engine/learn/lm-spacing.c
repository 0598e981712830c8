/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * lm-spacing.c: when something learned is asked again, by the FSRS-6 formulas of the Open Spaced Repetition project (Jarrett
 * Ye, "A Stochastic Shortest Path Algorithm for Optimizing Spaced Repetition Scheduling", KDD 2022, and its later versions)
 * with their published default parameters.
 */

#include "lm-spacing.h"

#include <math.h>

#define DAY (24 * 60 * 60)

/* How much shall be remembered when it is asked again. */
#define RETENTION 0.9

#define LEAST_STABILITY 0.001
#define MOST_STABILITY 36500.0
#define LEAST_DIFFICULTY 1.0
#define MOST_DIFFICULTY 10.0

/* Of the four ratings of FSRS, the two that are used: "again" and "good"; and "easy", to which difficulties tend. */
enum
{
  AGAIN = 1,
  GOOD = 3,
  EASY = 4,
};

static const double w[] = {
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
  1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
};

/* So that the recall after as many days as the stability is 9 of 10. */
static double
get_factor (void)
{
  return pow (0.9, -1 / w[20]) - 1;
}

static double
clamp_difficulty (double difficulty)
{
  return CLAMP (difficulty, LEAST_DIFFICULTY, MOST_DIFFICULTY);
}

static double
get_first_difficulty (int rating)
{
  return w[4] - exp (w[5] * (rating - 1)) + 1;
}

/* The nearer to 10, the smaller the step; and a little back to where easy things begin. */
static double
get_next_difficulty (double difficulty,
                     int    rating)
{
  const double step = -w[6] * (rating - 3);
  const double damped = difficulty + step * (MOST_DIFFICULTY - difficulty) / 9;

  return clamp_difficulty (w[7] * get_first_difficulty (EASY) + (1 - w[7]) * damped);
}

static double
get_stability_when_right (const LmSpacing *spacing,
                          double           recall)
{
  return spacing->stability * (1 + exp (w[8]) * (11 - spacing->difficulty) * pow (spacing->stability, -w[9])
                                   * (exp (w[10] * (1 - recall)) - 1));
}

static double
get_stability_when_wrong (const LmSpacing *spacing,
                          double           recall)
{
  const double forgotten = w[11] * pow (spacing->difficulty, -w[12]) * (pow (spacing->stability + 1, w[13]) - 1)
                           * exp (w[14] * (1 - recall));

  return MIN (forgotten, spacing->stability / exp (w[17] * w[18]));
}

static double
get_stability_on_same_day (const LmSpacing *spacing,
                           int              rating)
{
  const double growth = exp (w[17] * (rating - 3 + w[18])) * pow (spacing->stability, -w[19]);

  return spacing->stability * (rating >= GOOD ? MAX (growth, 1) : growth);
}

static double
get_next_stability (const LmSpacing *spacing,
                    int              rating,
                    gint64           now)
{
  const double recall = lm_spacing_get_recall (spacing, now);

  if (now - spacing->last < DAY)
    return get_stability_on_same_day (spacing, rating);

  return rating == AGAIN ? get_stability_when_wrong (spacing, recall) : get_stability_when_right (spacing, recall);
}

/* What was wrong is asked again on the same day, what was right after at least one. */
static gint64
get_wait (const LmSpacing *spacing,
          gboolean         right)
{
  const double days = spacing->stability / get_factor () * (pow (RETENTION, -1 / w[20]) - 1);

  return right ? MAX (round (days), 1) * DAY : 0;
}

/**
 * lm_spacing_answer:
 * @spacing: what is known so far; all 0 before the first answer
 * @right: whether it was answered right
 * @now: seconds since 1970
 *
 * Takes an answer into account and says when to ask again.
 */
void
lm_spacing_answer (LmSpacing *spacing,
                   gboolean   right,
                   gint64     now)
{
  const int rating = right ? GOOD : AGAIN;

  if (spacing->stability <= 0)
    {
      spacing->stability = w[rating - 1];
      spacing->difficulty = clamp_difficulty (get_first_difficulty (rating));
    }
  else
    {
      const double stability = get_next_stability (spacing, rating, now);

      spacing->difficulty = get_next_difficulty (spacing->difficulty, rating);
      spacing->stability = CLAMP (stability, LEAST_STABILITY, MOST_STABILITY);
    }
  spacing->last = now;
  spacing->due = now + get_wait (spacing, right);
}

/**
 * lm_spacing_get_recall:
 * @spacing: what is known, after an answer
 * @now: seconds since 1970; a clock that was put back counts as no time
 *
 * Returns: how likely it is still remembered, from 0 to 1
 */
double
lm_spacing_get_recall (const LmSpacing *spacing,
                       gint64           now)
{
  const double days = floor (MAX (now - spacing->last, 0) / (double) DAY);

  return pow (1 + get_factor () * days / spacing->stability, -w[20]);
}

/**
 * lm_spacing_is_due:
 * @spacing: what is known
 * @now: seconds since 1970
 *
 * Returns: whether it was answered and is to be asked again
 */
gboolean
lm_spacing_is_due (const LmSpacing *spacing,
                   gint64           now)
{
  return spacing->stability > 0 && spacing->due <= now;
}

/* @spacing: what stood in a file. Returns: whether answers can have led to it */
gboolean
lm_spacing_is_valid (const LmSpacing *spacing)
{
  return spacing->stability >= LEAST_STABILITY && spacing->stability <= MOST_STABILITY
         && spacing->difficulty >= LEAST_DIFFICULTY && spacing->difficulty <= MOST_DIFFICULTY
         && spacing->last >= 0 && spacing->due >= spacing->last;
}
