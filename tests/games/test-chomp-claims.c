/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chomp-claims.c: every sentence of the hints of Chomp and reversed Chomp against all bites of plain shapes. */

#include "games/chomp/rules/rules.h"
#include "claim-checks-general.h"
#include "chomp-checks.h"

#include <string.h>

#define N_POSITIONS (120000 / CLAIMS_PART)
#define N_REVERSED (60000 / CLAIMS_PART)
#define MAX_FORWARD 8
#define MAX_REVERSED 6

/* Rows from the bottom up, those that are empty too. */
typedef struct
{
  guint n_rows;
  guint n_columns;
  guint rows[LM_CHOMP_MAX_SIDE];
} Plain;

static Plain
get_plain (LmPosition *position)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;
  const LmChompSpot board = lm_chomp_position_get_board (position);
  Plain plain = { board.row, board.column };

  for (guint i = 0; i < shape->n_rows; i++)
    plain.rows[i] = shape->rows[i];

  return plain;
}

static gboolean
equal (const Plain *a,
       const Plain *b)
{
  return memcmp (a->rows, b->rows, sizeof a->rows) == 0;
}

/* The square and all above and to the right of it; rows and columns from 1. */
static gboolean
bite (const Plain *before,
      guint        row,
      guint        column,
      Plain       *after)
{
  *after = *before;
  if ((row == 1 && column == 1) || row > LM_CHOMP_MAX_SIDE || before->rows[row - 1] < column)
    return FALSE;

  for (guint i = row - 1; i < LM_CHOMP_MAX_SIDE; i++)
    after->rows[i] = MIN (after->rows[i], column - 1);
  return TRUE;
}

static guint
get_height (const Plain *plain)
{
  guint height = 0;

  while (height < LM_CHOMP_MAX_SIDE && plain->rows[height] > 0)
    height++;

  return height;
}

static guint
get_column (const Plain *plain,
            guint        column)
{
  guint height = 0;

  while (height < LM_CHOMP_MAX_SIDE && plain->rows[height] >= column)
    height++;

  return height;
}

/* Shapes that are kept again and again, down to the poison. */
typedef gboolean (* IsKept) (const Plain *plain);

/* One row more than the other, where the upper one may have come to nothing. */
static gboolean
is_two_rows (const Plain *plain)
{
  return plain->rows[2] == 0 && plain->rows[0] == plain->rows[1] + 1;
}

static gboolean
is_two_columns (const Plain *plain)
{
  return plain->rows[0] <= 2 && get_column (plain, 1) == get_column (plain, 2) + 1;
}

static gboolean
is_equal_l (const Plain *plain)
{
  return plain->rows[1] <= 1 && plain->rows[0] == get_height (plain);
}

static gboolean
can_be_kept (const Plain *plain,
             IsKept       is_kept,
             Plain       *kept)
{
  for (guint row = 1; row <= get_height (plain); row++)
    for (guint column = 1; column <= plain->rows[row - 1]; column++)
      if (bite (plain, row, column, kept) && is_kept (kept))
        return TRUE;

  return FALSE;
}

/* No move leaves such a shape, and to every move there is an answer that does. */
static gboolean
is_kept_to_the_end (const Plain *plain,
                    IsKept       is_kept)
{
  if (!is_kept (plain))
    return FALSE;

  for (guint row = 1; row <= get_height (plain); row++)
    for (guint column = 1; column <= plain->rows[row - 1]; column++)
      {
        Plain after;
        Plain kept;

        if (!bite (plain, row, column, &after))
          continue;
        if (is_kept (&after) || !can_be_kept (&after, is_kept, &kept) || !is_kept_to_the_end (&kept, is_kept))
          return FALSE;
      }

  return TRUE;
}

static guint
read_numbers (LmFact *claim,
              guint64  numbers[2])
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  const guint n = g_strv_length (words);

  g_assert_cmpuint (n, <=, 2);
  for (guint i = 0; i < n; i++)
    numbers[i] = g_ascii_strtoull (words[i], NULL, 10);

  return n;
}

static gboolean
holds_two_rows (LmFact *claim)
{
  const Plain plain = get_plain (claim->position);
  guint64 numbers[2];

  return read_numbers (claim, numbers) == 2 && get_height (&plain) == 2 && plain.rows[0] == numbers[0]
         && plain.rows[1] == numbers[1];
}

static gboolean
holds_two_columns (LmFact *claim)
{
  const Plain plain = get_plain (claim->position);
  guint64 numbers[2];

  return read_numbers (claim, numbers) == 2 && plain.rows[0] == 2 && get_column (&plain, 1) == numbers[0]
         && get_column (&plain, 2) == numbers[1];
}

static gboolean
holds_lines_are_kept (LmFact *claim)
{
  const Plain plain = get_plain (claim->position);

  return is_kept_to_the_end (&plain, get_height (&plain) == 2 ? is_two_rows : is_two_columns);
}

static gboolean
holds_equal_arms (LmFact *claim)
{
  const Plain plain = get_plain (claim->position);
  guint64 arm[2];

  return read_numbers (claim, arm) == 1 && arm[0] > 0 && plain.rows[1] == 1 && plain.rows[0] == arm[0] + 1
         && get_height (&plain) == arm[0] + 1;
}

static gboolean
holds_arms_are_kept (LmFact *claim)
{
  const Plain plain = get_plain (claim->position);

  return is_kept_to_the_end (&plain, is_equal_l);
}

/* Any answer to the bite of the top right square alone could be played at once, and leaves the same. */
static gboolean
holds_whole_bar (LmFact *claim)
{
  const Plain plain = get_plain (claim->position);
  Plain bitten;
  guint64 numbers[2];

  if (read_numbers (claim, numbers) != 2 || get_height (&plain) != numbers[0] || numbers[1] != plain.rows[0]
      || plain.rows[numbers[0] - 1] != numbers[1] || !bite (&plain, numbers[0], numbers[1], &bitten))
    return FALSE;

  for (guint row = 1; row <= numbers[0]; row++)
    for (guint column = 1; column <= numbers[1]; column++)
      {
        Plain answered;
        Plain at_once;

        if (bite (&bitten, row, column, &answered) && (!bite (&plain, row, column, &at_once) || !equal (&answered, &at_once)))
          return FALSE;
      }

  return numbers[0] > MAX_FORWARD || general_get_winner (claim->position) == (int) lm_position_get_turn (claim->position);
}

/* The bars of which more is known than that they are won. */
static gboolean
holds_no_recipe (LmFact *claim)
{
  const Plain plain = get_plain (claim->position);

  return get_height (&plain) > 2 && plain.rows[0] > 2 && get_height (&plain) != plain.rows[0];
}

static gboolean
holds_move_wins (LmFact *claim)
{
  g_autoptr (LmPosition) after = general_play (claim->position, claim->numbers);

  return general_get_winner (after) == (int) lm_position_get_turn (claim->position);
}

/* All shapes but the empty one of a board that has room for this one. */
static gboolean
holds_table (LmFact *claim)
{
  const Plain plain = get_plain (claim->position);
  guint64 number[2];

  g_assert_cmpuint (read_numbers (claim, number), ==, 1);
  for (guint rows = get_height (&plain); rows <= LM_CHOMP_MAX_SIDE; rows++)
    {
      guint64 count = 1;

      for (guint columns = 1; columns <= LM_CHOMP_MAX_SIDE && count < number[0] + 1; columns++)
        {
          count = count * (rows + columns) / columns;
          if (columns >= plain.rows[0] && count == number[0] + 1)
            return TRUE;
        }
    }

  return FALSE;
}

static gboolean
holds_chomp_is_over (LmFact *claim)
{
  const Plain plain = get_plain (claim->position);
  gboolean is_end = plain.rows[0] == 1 && plain.rows[1] == 0;

  if (lm_chomp_position_is_reversed (claim->position))
    is_end = plain.rows[0] == plain.n_columns && plain.rows[plain.n_rows - 1] == plain.n_columns;
  return is_end && general_is_over (claim);
}

/* Numbers: the rows and columns at the top right of the board of which one square is there, and all beside them. */
static gboolean
holds_as_at_the_start (LmFact *claim)
{
  const Plain plain = get_plain (claim->position);
  guint64 numbers[2];
  guint first;

  if (read_numbers (claim, numbers) != 2 || numbers[0] < 2 || numbers[1] < 2)
    return FALSE;

  first = plain.n_rows - numbers[0];
  for (guint row = 0; row < plain.n_rows; row++)
    if (plain.rows[row] != (row < first ? plain.n_columns : plain.n_columns - numbers[1] + (row == first ? 1 : 0)))
      return FALSE;

  return TRUE;
}

static gboolean
holds_smaller_board (LmFact *claim)
{
  const Plain plain = get_plain (claim->position);
  guint64 numbers[2];

  return read_numbers (claim, numbers) == 2 && numbers[0] <= plain.n_rows && numbers[1] <= plain.n_columns
         && numbers[0] + numbers[1] < plain.n_rows + plain.n_columns;
}

/* Whether it stands as at the start, and the square that is there of the rest. */
static gboolean
is_start (LmPosition *position,
          guint      *row,
          guint      *column)
{
  const Plain plain = get_plain (position);

  for (*row = 0; *row < plain.n_rows && plain.rows[*row] == plain.n_columns;)
    ++*row;
  if (*row + 2 > plain.n_rows || plain.rows[*row] == 0 || plain.rows[*row] + 1 > plain.n_columns)
    return FALSE;

  *column = plain.rows[*row] - 1;
  for (guint i = *row + 1; i < plain.n_rows; i++)
    if (plain.rows[i] != *column)
      return FALSE;

  return TRUE;
}

static LmPosition *
find_answer (LmPosition *position,
             guint       row,
             guint       column,
             gboolean    completes)
{
  g_autoptr (GPtrArray) moves = general_list_moves (position);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = general_play (position, g_ptr_array_index (moves, i));
      guint own_row, own_column;

      if (completes ? lm_position_is_over (after) : is_start (after, &own_row, &own_column) && own_row == row && own_column == column)
        return g_steal_pointer (&after);
    }

  return NULL;
}

/*
 * Of a start with the one square at @row and @column, from 0: whatever is
 * added completes the row or the column, and then the board is completed; or
 * it goes up to a square of either, and then that square is made the one of
 * the next start.
 */
static gboolean
start_is_lost (LmPosition *position)
{
  g_autoptr (GPtrArray) moves = general_list_moves (position);
  guint row, column;

  if (!is_start (position, &row, &column))
    return FALSE;

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = general_play (position, g_ptr_array_index (moves, i));
      g_autoptr (LmPosition) answered = NULL;
      const Plain plain = get_plain (after);
      const guint length = plain.rows[row];
      const guint height = get_column (&plain, column + 1);
      const gboolean completes = length == plain.n_columns || height == plain.n_rows;

      if ((length > column + 1) == (height > row + 1))
        return FALSE;
      answered = find_answer (after, length > column + 1 ? row : height - 1, length > column + 1 ? length - 1 : column, completes);
      if (answered == NULL || (!completes && !start_is_lost (answered)))
        return FALSE;
    }

  return TRUE;
}

static gboolean
holds_start_is_lost (LmFact *claim)
{
  static GHashTable *known;
  g_autofree char *text = lm_position_to_string (claim->position);
  gpointer lost;

  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (g_hash_table_lookup_extended (known, text, NULL, &lost))
    return GPOINTER_TO_INT (lost);

  g_hash_table_insert (known, g_strdup (text), GINT_TO_POINTER (start_is_lost (claim->position)));
  return GPOINTER_TO_INT (g_hash_table_lookup (known, text));
}

/* Whatever is added, the other player can complete the board. */
static gboolean
holds_neighbours_complete (LmFact *claim)
{
  g_autoptr (GPtrArray) moves = general_list_moves (claim->position);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = general_play (claim->position, g_ptr_array_index (moves, i));
      g_autoptr (LmPosition) end = find_answer (after, 0, 0, TRUE);

      if (end == NULL)
        return FALSE;
    }

  return start_is_lost (claim->position);
}

static ClaimCheck forward[] = {
  { "two-rows", holds_two_rows, 0 },
  { "two-columns", holds_two_columns, 0 },
  { "equal-arms", holds_equal_arms, 0 },
  { "lines-are-kept", holds_lines_are_kept, 0 },
  { "arms-are-kept", holds_arms_are_kept, 0 },
  { "whole-bar", holds_whole_bar, 0 },
  { "no-recipe", holds_no_recipe, 0 },
  { "move-wins", holds_move_wins, 0 },
  { "table", holds_table, 0 },
  { "is-over", holds_chomp_is_over, 0 },
  { "ends-the-game", general_ends_the_game, 0 },
  { "every-reply-answered", general_every_reply_answered, 0 },
  { "every-move-answered", general_every_move_answered, 0 },
  { "hardest-reply", general_hardest_reply, 0 },
  { "answer-leaves", general_answered_by, 0 },
  { NULL, NULL, 0 },
};

static ClaimCheck backward[] = {
  { "as-at-the-start", holds_as_at_the_start, 0 },
  { "smaller-board", holds_smaller_board, 0 },
  { "start-is-lost", holds_start_is_lost, 0 },
  { "neighbours-complete", holds_neighbours_complete, 0 },
  { "move-wins", holds_move_wins, 0 },
  { "is-over", holds_chomp_is_over, 0 },
  { "ends-the-game", general_ends_the_game, 0 },
  { "every-reply-answered", general_every_reply_answered, 0 },
  { "every-move-answered", general_every_move_answered, 0 },
  { "hardest-reply", general_hardest_reply, 0 },
  { "answer-leaves", general_answered_by, 0 },
  { NULL, NULL, 0 },
};

static int
compare_lengths (gconstpointer a,
                 gconstpointer b)
{
  return (int) *(const guint *) b - (int) *(const guint *) a;
}

/* Rows that never grow longer; many of them bars, two lines and such as have one line beside the poison each way. */
static void
draw_rows (GRand *rand,
           guint  n_rows,
           guint  n_columns,
           guint *rows)
{
  const guint kind = g_rand_int_range (rand, 0, 8);
  const guint n = kind == 1 ? 2 : g_rand_int_range (rand, MIN (2, n_rows), n_rows + 1);
  const guint longest = kind == 2 ? MIN (2, n_columns) : n_columns;

  for (guint i = 0; i < n_rows; i++)
    if (i >= n)
      rows[i] = 0;
    else if (kind == 0 || kind == 4)
      rows[i] = longest;
    else
      rows[i] = kind == 3 && i > 0 ? 1 : g_rand_int_range (rand, 1, longest + 1);
  qsort (rows, n_rows, sizeof rows[0], compare_lengths);
}

static LmPosition *
draw_position (GRand    *rand,
               gboolean  reversed)
{
  const guint most = reversed ? MAX_REVERSED : MAX_FORWARD;
  const guint n_rows = g_rand_int_range (rand, reversed ? 2 : 1, most + 1);
  const guint n_columns = g_rand_int_range (rand, reversed ? 2 : 1, most + 1);
  guint rows[MAX_FORWARD];
  g_autoptr (GString) text = g_string_new (NULL);

  draw_rows (rand, n_rows, n_columns, rows);
  if (reversed)
    g_string_printf (text, "lastmove:reversed-chomp?size=%ux%u&rows=", n_rows, n_columns);
  else
    g_string_assign (text, "lastmove:chomp?rows=");
  for (guint i = 0; i < n_rows && rows[i] > 0; i++)
    g_string_append_printf (text, i > 0 ? ",%u" : "%u", rows[i]);
  if (g_rand_boolean (rand))
    g_string_append (text, "&turn=2");

  return parse (text->str);
}

static void
test_forward (void)
{
  GRand *rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < N_POSITIONS; i++)
    {
      g_autoptr (LmPosition) position = draw_position (rand, FALSE);

      general_check_hint (forward, position);
    }
  g_rand_free (rand);
  claim_checks_report (forward);
}

static void
test_backward (void)
{
  GRand *rand = g_rand_new_with_seed (8);

  for (guint i = 0; i < N_REVERSED; i++)
    {
      g_autoptr (LmPosition) position = draw_position (rand, TRUE);

      general_check_hint (backward, position);
    }
  g_rand_free (rand);
  claim_checks_report (backward);
}

/* Where there is no room for a table only the argument is left. */
static void
test_without_table (void)
{
  g_autoptr (LmPosition) position = parse ("lastmove:chomp?rows=20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20");
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmAdvice) advice = NULL;

  lm_solve_context_set_memory (context, 1 << 20);
  advice = lm_advice_compute (position, context, NULL);
  g_assert_null (advice->move);
  g_assert_true (g_str_has_suffix (advice->reason->text, "at once. Which move wins this does not say."));
  claim_checks_run_on_reason (forward, position, advice->reason);
}

/* The list of answers shows those that the sentences tell: the board is complete, or a smaller one stands as at the start. */
static void
test_answers (void)
{
  for (guint n_rows = 2; n_rows <= 5; n_rows++)
    for (guint n_columns = 2; n_columns <= 6; n_columns++)
      {
        g_autofree char *text = g_strdup_printf ("lastmove:reversed-chomp?size=%ux%u&rows=1", n_rows, n_columns);
        g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
        g_autoptr (LmAdvice) advice = general_ask (position);

        g_assert_cmpuint (advice->replies->len, >, 0);
        for (guint i = 0; i < advice->replies->len; i++)
          {
            LmReply *reply = g_ptr_array_index (advice->replies, i);
            guint row, column;

            g_assert_true (lm_position_is_over (reply->after) || is_start (reply->after, &row, &column));
          }
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/chomp/claims/forward", test_forward);
  g_test_add_func ("/chomp/claims/backward", test_backward);
  g_test_add_func ("/chomp/claims/without-table", test_without_table);
  g_test_add_func ("/chomp/claims/answers", test_answers);

  return g_test_run ();
}
