/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.c: the Fibonacci digits that decide Wythoff's game, and the answer that follows from them. */

#include "config.h"

#include "wythoff.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SIDE (LM_WYTHOFF_TABLE_MAX + 1)

/* A number as a sum of Fibonacci numbers no two of which are neighbours (Zeckendorf): "1010" is 5 + 2, and "" is 0. */
char *
lm_wythoff_digits_of (guint64 number)
{
  GString *digits = g_string_new (NULL);
  guint64 place = 1, next = 2;

  while (next <= number)
    {
      next += place;
      place = next - place;
    }
  for (; place > 0 && next > 1; place = next - place, next -= place)
    if (place <= number)
      {
        g_string_append_c (digits, '1');
        number -= place;
      }
    else if (digits->len > 0)
      g_string_append_c (digits, '0');

  return g_string_free (digits, FALSE);
}

static guint64
read_digits (const char *digits)
{
  guint64 number = 0, place = 1, next = 2;

  for (gsize i = strlen (digits); i-- > 0;)
    {
      number += digits[i] == '1' ? place : 0;
      next += place;
      place = next - place;
    }

  return number;
}

/*
 * Every number stands in one lost pair alone: the smaller number of a pair
 * ends in an even number of zeros, and the larger is the same with one zero
 * more (Wythoff 1907; in Fibonacci digits, Fraenkel 1982).
 */
static guint64
get_partner (guint64 number)
{
  g_autofree char *digits = lm_wythoff_digits_of (number);
  const char *last = strrchr (digits, '1');
  g_autofree char *longer = g_strconcat (digits, "0", NULL);

  if (last == NULL || strlen (last) % 2 == 1)
    return read_digits (longer);

  digits[strlen (digits) - 1] = '\0';
  return read_digits (digits);
}

/* The one lost pair of that difference: its smaller number is one more than the digits of @difference - 1 and a zero. */
LmWythoffPair
lm_wythoff_get_lost_pair (guint64 difference)
{
  g_autofree char *before = difference > 0 ? lm_wythoff_digits_of (difference - 1) : NULL;
  g_autofree char *longer = g_strconcat (before != NULL ? before : "", "0", NULL);
  const guint64 smaller = difference > 0 ? read_digits (longer) + 1 : 0;

  return (LmWythoffPair) { smaller, smaller + difference };
}

/* The moves to the end. */

/* Of all small piles; even where the player to move loses. */
static guint distances[SIDE][SIDE];

/* All moves, without the theory; the winner hurries, the loser delays. */
static guint
try_everything (LmWythoffPair piles)
{
  guint shortest = G_MAXUINT;
  guint longest = 0;

  for (guint i = 0; i < lm_wythoff_count_moves (piles); i++)
    {
      const LmWythoffPair taken = lm_wythoff_get_move (piles, i);
      const guint after = distances[piles.a - taken.a][piles.b - taken.b] + 1;

      if (after % 2 == 1)
        shortest = MIN (shortest, after);
      longest = MAX (longest, after);
    }

  return shortest < G_MAXUINT ? shortest : longest;
}

/* Each position after all that it leads to. */
static void
fill_distances (void)
{
  for (guint a = 0; a < SIDE; a++)
    for (guint b = 0; b < SIDE; b++)
      distances[a][b] = try_everything ((LmWythoffPair) { a, b });
}

static guint
get_distance (LmWythoffPair piles)
{
  static gsize filled = 0;

  if (MAX (piles.a, piles.b) > LM_WYTHOFF_TABLE_MAX)
    return LM_DISTANCE_UNKNOWN;

  if (g_once_init_enter (&filled))
    {
      fill_distances ();
      g_once_init_leave (&filled, 1);
    }

  return distances[piles.a][piles.b];
}

/* The answer. */

static LmValue
look_up (LmPosition *position,
         guint      *distance,
         gpointer    data)
{
  const LmWythoffPair piles = lm_wythoff_position_get_piles (position);

  *distance = get_distance (piles);
  return get_partner (piles.a) == piles.b ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

/* From each pile and from both there is one at most. Those that are listed already stay as they are. */
static void
add_winning_moves (LmAnswer *answer)
{
  const LmWythoffPair piles = lm_wythoff_position_get_piles (answer->position);
  const LmWythoffPair pair = lm_wythoff_get_lost_pair (MAX (piles.a, piles.b) - MIN (piles.a, piles.b));
  const LmWythoffPair left[] = {
    { get_partner (piles.b), piles.b },
    { piles.a, get_partner (piles.a) },
    piles.a <= piles.b ? pair : (LmWythoffPair) { pair.b, pair.a },
  };

  for (guint i = 0; i < G_N_ELEMENTS (left); i++)
    {
      g_autofree char *move = lm_wythoff_find_move (piles, left[i]);
      g_autoptr (LmPosition) after = move != NULL ? lm_position_play (answer->position, move, NULL) : NULL;

      if (move != NULL && lm_answer_find_move (answer, move) == NULL)
        lm_answer_add_move (answer, move, after, LM_VALUE_WIN, get_distance (left[i]));
    }
}

/* Who wins, and with which moves, follows from the digits of any piles; how soon, the table tells of small ones. */
LmAnswer *
lm_wythoff_solve (LmPosition      *position,
                  LmSolveContext  *context,
                  GError         **error)
{
  guint distance;
  const LmValue value = look_up (position, &distance, NULL);
  const gboolean brief = value == LM_VALUE_WIN && lm_solve_context_wants_best_only (context);
  LmAnswer *answer;

  if (lm_solve_context_is_cancelled (context, error))
    return NULL;

  answer = brief ? lm_answer_new (position) : lm_answer_look_up (position, look_up, NULL);
  answer->all_moves = answer->all_moves && !brief;
  if (!answer->all_moves)
    add_winning_moves (answer);
  lm_answer_conclude (answer, value, distance);
  answer->method = LM_METHOD_THEORY;
  answer->is_final = distance == LM_DISTANCE_UNKNOWN;
  if (answer->is_final)
    answer->limit = g_strdup_printf (_("The moves to the end are counted for piles of up to %u stones."),
                                     LM_WYTHOFF_TABLE_MAX);

  return answer;
}
