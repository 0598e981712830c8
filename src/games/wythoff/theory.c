/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.c: the Fibonacci digits that decide Wythoff's game, the answer that follows from them, and why, in words. */

#include "wythoff.h"

#include <glib/gi18n-lib.h>

#define SIDE (LM_WYTHOFF_TABLE_MAX + 1)

/*
 * Every number stands in one lost pair alone: the smaller number of a pair
 * ends in an even number of zeros, and the larger is the same with one zero
 * more (Wythoff 1907; in Fibonacci digits, Fraenkel 1982).
 */
static guint64
get_partner (guint64 number)
{
  char digits[LM_NUMBER_FIBONACCI_SIZE];
  const char *last;

  lm_number_write_fibonacci (number, digits);
  last = strrchr (digits, '1');
  if (last == NULL || strlen (last) % 2 == 1)
    strcat (digits, "0");
  else
    digits[strlen (digits) - 1] = '\0';

  return lm_number_read_fibonacci (digits);
}

/* The one lost pair of that difference: its smaller number is one more than the digits of @difference - 1 and a zero. */
static LmWythoffPair
get_lost_pair (guint64 difference)
{
  char digits[LM_NUMBER_FIBONACCI_SIZE];
  guint64 smaller;

  lm_number_write_fibonacci (MAX (difference, 1) - 1, digits);
  smaller = difference > 0 ? lm_number_read_fibonacci (strcat (digits, "0")) + 1 : 0;
  return (LmWythoffPair) { smaller, smaller + difference };
}

/* The moves to the end. */

/* Of all small piles; even where the player to move loses. */
static guint distances[SIDE][SIDE];

/* All moves, without the theory; the winner hurries, the loser delays. */
static guint
try_everything (guint a,
                guint b)
{
  guint shortest = G_MAXUINT, longest = 0;

  for (guint i = 1; i <= MAX (a, b); i++)
    {
      const guint after[] = { i <= a ? distances[a - i][b] + 1 : 0, i <= b ? distances[a][b - i] + 1 : 0,
                              i <= MIN (a, b) ? distances[a - i][b - i] + 1 : 0 };

      for (guint j = 0; j < G_N_ELEMENTS (after); j++)
        {
          shortest = after[j] % 2 == 1 ? MIN (shortest, after[j]) : shortest;
          longest = MAX (longest, after[j]);
        }
    }

  return shortest < G_MAXUINT ? shortest : longest;
}

/* Each position after all that it leads to. */
static void
fill_distances (void)
{
  for (guint a = 0; a < SIDE; a++)
    for (guint b = 0; b < SIDE; b++)
      distances[a][b] = try_everything (a, b);
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
  const LmWythoffPair piles = LM_WYTHOFF_PILES (position);

  *distance = get_distance (piles);
  return get_partner (piles.a) == piles.b ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

/* From each pile and from both there is one at most. Those that are listed already stay as they are. */
static void
add_winning_moves (LmAnswer *answer)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (answer->position);
  const LmWythoffPair pair = get_lost_pair (MAX (piles.a, piles.b) - MIN (piles.a, piles.b));
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
  const gboolean brief = value == LM_VALUE_WIN && lm_solve_context_get_options (context)->best_only;
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

/* Why it is so, in words. */

#define REFERENCE "Wythoff 1907; Fraenkel 1982"

const LmClaimKind lm_wythoff_claims[] = {
  { "lost-pair", "a b", NULL, N_("{a} and {b} are a lost pair.") },
  { "digits", "a a-digits b b-digits zeros",
    "digits a a-digits; digits b b-digits; even-zeros a zeros; shifted a b",
    /* Translators: two numbers and their digits: “3 is 100 and 5 is 1000”; then how many zeros. */
    N_("In Fibonacci digits, whose places are worth 1, 2, 3, 5, 8 and so on, {a} is {a-digits} and {b} is {b-digits}: the smaller "
       "number ends in an even number of zeros, {zeros}, and the larger has the same digits and one zero more.") },
  { "every-move-answered", "", NULL,
    N_("No move leads from one lost pair to another, but from all other piles a move does, or takes all: whatever is played, there is "
       "an answer.") },
  { "keep-the-difference", "kept a b", "only-pair-of-difference kept a b; move-leaves a b",
    N_("Who takes the same from both piles keeps their difference, {kept}. Only one lost pair has it: {a} and {b}. Leave that.") },
  { "keep-a-pile", "kept a b", "only-pair-of-pile kept a b; move-leaves a b",
    N_("Let the pile of {kept} be. Such a pile stands in only one lost pair: {a} and {b}. Leave that.") },
  { "pairs-rule", "", NULL,
    N_("Leave a lost pair. Every number of stones stands in one of them alone: the pair with the difference 1 begins with the smallest "
       "number, and each further one, with a difference greater by 1, with the smallest number not used yet. No move leads from one "
       "lost pair to another.") },
  { "lost-piles", "a b" },
  { NULL }
};

/* Of longer numbers the last digits are told: it depends on them. */
#define MAX_DIGITS 20
#define LAST_DIGITS 12

static char *
describe_digits (guint64 number)
{
  char digits[LM_NUMBER_FIBONACCI_SIZE];
  gsize length, end;

  lm_number_write_fibonacci (number, digits);
  length = strlen (digits);
  end = strrchr (digits, '1') - digits;
  return length > MAX_DIGITS ? g_strconcat ("…", digits + MIN (end, length - LAST_DIGITS), NULL) : g_strdup (digits);
}

/* Why a pair is lost; its smaller number comes first. */
static void
state_digits (LmReason     *reason,
              LmPosition   *position,
              LmWythoffPair pair)
{
  g_autofree char *a = describe_digits (pair.a);
  g_autofree char *b = describe_digits (pair.b);

  lm_reason_state (reason, "digits", position, lm_term_number (pair.a), lm_term_text (a, a), lm_term_number (pair.b),
                   lm_term_text (b, b), lm_term_number (strlen (strrchr (a, '1')) - 1));
}

/* By the digits of the lost pair that there is, or that the best move leaves; a move that takes all explains itself. */
LmReason *
lm_wythoff_explain (LmPosition     *position,
                    LmAnswer       *answer,
                    LmSolveContext *context)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  LmWythoffPair left, pair, taken;
  g_autoptr (LmReason) reason = NULL;

  if (best == NULL || !lm_wythoff_move_read (best->move, &taken))
    return NULL;

  left = LM_WYTHOFF_PILES (answer->value == LM_VALUE_LOSS ? position : best->position);
  pair = (LmWythoffPair) { MIN (left.a, left.b), MAX (left.a, left.b) };
  if (pair.b == 0)
    return NULL;

  reason = lm_reason_begin (LM_STATUS_PROVED, REFERENCE);
  if (answer->value == LM_VALUE_LOSS)
    lm_reason_state (reason, "lost-pair", position, lm_term_number (pair.a), lm_term_number (pair.b));
  else
    {
      const LmWythoffPair piles = LM_WYTHOFF_PILES (position);
      const gboolean both = taken.a == taken.b;

      lm_reason_state (reason, both ? "keep-the-difference" : "keep-a-pile", position,
                       lm_term_number (both ? pair.b - pair.a : taken.a == 0 ? piles.a : piles.b), lm_term_number (pair.a),
                       lm_term_number (pair.b));
    }
  state_digits (reason, position, pair);
  if (answer->value == LM_VALUE_LOSS)
    lm_reason_state (reason, "every-move-answered", position);
  return g_steal_pointer (&reason);
}

/* In general. */

#define N_PAIRS 8

LmReason *
lm_wythoff_tell_idea (LmPosition *position)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, "Wythoff 1907");

  lm_reason_state (reason, "pairs-rule", position);
  lm_reason_add_row (reason, _("Difference"), _("Lost pair"), NULL);
  for (guint i = 1; i <= N_PAIRS; i++)
    {
      const LmWythoffPair pair = get_lost_pair (i);
      g_autofree char *difference = g_strdup_printf ("%u", i);
      g_autofree char *piles = g_strdup_printf (C_("two piles", "%u and %u"), (guint) pair.a, (guint) pair.b);

      lm_reason_add_row (reason, difference, piles, NULL);
      lm_reason_state (reason, "lost-piles", position, lm_term_number (pair.a), lm_term_number (pair.b));
    }

  return reason;
}
