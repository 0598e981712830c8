/* SPDX-License-Identifier: GPL-3.0-or-later */
/* variant-checks.h: what the tests of the Zeckendorf variants have in common. */

#pragma once

#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "engine/solve/lm-advice.h"
#include "game-checks.h"
#include "games/lm-games.h"
#include "games/zeckendorf/rules/rules.h"
#include "games/zeckendorf/zeckendorf.h"
#include "naive-variants.h"

#include <time.h>

/* What is promised is 50 ms; a busy machine may be late without anything being wrong. */
#define PROMISED_MS 50
#define TOLERATED_MS 250

/* The reason that people see: the room's own, or a general one. */
static inline LmReason *
explain (LmAnswer       *answer,
         LmSolveContext *context)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAdvice) advice = lm_advice_compute_on (answer, context, &error);

  g_assert_no_error (error);
  return lm_reason_copy (advice->reason);
}

static inline NaiveBoard
to_board (LmPosition *position)
{
  NaiveBoard board = { .stock = LM_ZECKENDORF_POSITION (position)->stock };

  for (guint i = 0; i < NAIVE_BINS; i++)
    board.chips[i] = LM_ZECKENDORF_POSITION (position)->heights[i];

  return board;
}

static inline LmPosition *
from_board (LmGame           *game,
            const NaiveBoard *board,
            guint             turn)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };
  g_autoptr (GError) error = NULL;
  LmPosition *position;

  for (guint i = 0; i < NAIVE_BINS; i++)
    heights[i] = board->chips[i];
  position = lm_zeckendorf_position_new_full (game, heights, board->stock, turn, &error);
  g_assert_no_error (error);
  return position;
}

/* Value, winner and moves to the end, and the same of every move, in the same order. */
static inline void
check_answer (const NaiveRules *rules,
              GHashTable       *solved,
              LmAnswer         *answer)
{
  const NaiveBoard board = to_board (answer->position);
  const guint turn = lm_position_get_turn (answer->position);
  const guint distance = naive_solve (rules, solved, &board);
  NaiveMove moves[NAIVE_MAX_MOVES];

  g_assert_cmpuint (answer->distance, ==, distance);
  g_assert_cmpuint (answer->value, ==, distance % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS);
  g_assert_cmpint (answer->winner, ==, distance % 2 == 1 ? turn : 1 - turn);
  g_assert_null (answer->limit);
  g_assert_true (answer->all_moves);
  g_assert_cmpuint (answer->moves->len, ==, naive_moves (rules, &board, moves));

  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      const NaiveBoard after = to_board (move->position);
      const guint left = naive_solve (rules, solved, &after);

      g_assert_cmpstr (move->move, ==, moves[i].text);
      g_assert_true (naive_equal (&after, &moves[i].after));
      g_assert_cmpuint (move->distance, ==, left);
      g_assert_cmpuint (move->value, ==, left % 2 == 0 ? LM_VALUE_WIN : LM_VALUE_LOSS);
    }
}

static inline void
check_board (LmGame           *game,
             LmSolveContext   *context,
             const NaiveRules *rules,
             GHashTable       *solved,
             const NaiveBoard *board)
{
  g_autoptr (LmPosition) position = from_board (game, board, board->chips[0] % 2);
  g_autoptr (LmAnswer) answer = room_solve (position, context);

  check_answer (rules, solved, answer);
}

/* From here on to the end, one random game; every position of it is checked. */
static inline void
check_game (LmGame           *game,
            LmSolveContext   *context,
            const NaiveRules *rules,
            GHashTable       *solved,
            const NaiveBoard *start,
            GRand            *rand)
{
  NaiveBoard board = *start;
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_moves;

  while ((n_moves = naive_moves (rules, &board, moves)) > 0)
    {
      check_board (game, context, rules, solved, &board);
      board = moves[g_rand_int_range (rand, 0, n_moves)].after;
    }

  check_board (game, context, rules, solved, &board);
}

/* "M=5,1,3 S3=8,0,1": every legal move with what the key "bins" is after it. */
static inline char *
list_outcomes (LmPosition *position)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (LmPosition) after = lm_position_play (position, move, &error);
      g_autofree char *canonical = NULL;
      const char *bins;

      g_assert_no_error (error);
      g_assert_cmpuint (lm_position_get_turn (after), ==, 1 - lm_position_get_turn (position));
      canonical = lm_position_to_string (after);
      bins = strstr (canonical, "bins=") + strlen ("bins=");
      g_string_append_printf (text, "%s%s=%.*s", i > 0 ? " " : "", move, (int) strcspn (bins, "&"), bins);
    }

  return g_string_free (text, FALSE);
}

static inline void
check_outcomes (const char *const (*cases)[2],
                guint       n_cases)
{
  for (guint i = 0; i < n_cases; i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i][0]);
      g_autofree char *outcomes = list_outcomes (position);

      g_assert_cmpstr (outcomes, ==, cases[i][1]);
      g_assert_true (lm_position_is_over (position) == (cases[i][1][0] == '\0'));
    }
}

static inline void
check_illegal_moves (const char *const (*cases)[3],
                     guint       n_cases)
{
  for (guint i = 0; i < n_cases; i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i][0]);
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_position_play (position, cases[i][1], &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
      g_assert_cmpstr (error->message, ==, cases[i][2]);
    }
}

/* Position, move, sentence, place. */
static inline void
check_words (const char *const (*cases)[4],
             guint       n_cases)
{
  for (guint i = 0; i < n_cases; i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i][0]);
      g_autofree char *label = lm_position_describe_move (position, cases[i][1], LM_MOVE_LABEL);
      g_autofree char *sentence = lm_position_describe_move (position, cases[i][1], LM_MOVE_SENTENCE);
      g_autofree char *place = lm_position_describe_move (position, cases[i][1], LM_MOVE_PLACE);

      g_assert_cmpstr (label, ==, cases[i][1]);
      g_assert_cmpstr (sentence, ==, cases[i][2]);
      g_assert_cmpstr (place, ==, cases[i][3]);
    }
}

static inline void
check_results (const char *const (*cases)[2],
               guint       n_cases)
{
  for (guint i = 0; i < n_cases; i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i][0]);
      g_autofree char *result = NULL;

      g_assert_true (lm_position_is_over (position));
      result = lm_position_describe_result (position);
      g_assert_cmpstr (result, ==, cases[i][1]);
    }
}

/* Plays random moves to the end, which is handed to the caller. */
static inline LmPosition *
play_out (LmPosition *start,
          GRand      *rand)
{
  LmPosition *position = lm_position_ref (start);

  while (!lm_position_is_over (position))
    {
      g_autofree char *move = lm_position_random_move (position, rand);
      g_autoptr (GError) error = NULL;
      LmPosition *after = lm_position_play (position, move, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (lm_position_get_turn (after), ==, 1 - lm_position_get_turn (position));
      lm_position_unref (position);
      position = after;
    }

  g_assert_cmpint (lm_position_get_winner (position), ==, 1 - (int) lm_position_get_turn (position));
  return position;
}

static inline gboolean
append_row (const LmCell *row,
            gpointer      data)
{
  g_auto (GStrv) texts = lm_row_to_texts (row);
  g_autofree char *line = g_strjoinv (",", texts);

  g_string_append_printf (data, "%s\n", line);
  return TRUE;
}

/* The rows of the table @name for n from @from to @to; @options are names and values in turn. */
static inline char *
run_table (const LmTableInfo  *tables,
           const char         *name,
           guint               from,
           guint               to,
           const char * const *options,
           GError            **error)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GHashTable) table_options = g_hash_table_new (g_str_hash, g_str_equal);
  GString *rows = g_string_new (NULL);
  LmTableRun run = {
    .from = from, .to = to, .options = table_options, .context = context, .emit = append_row, .emit_data = rows,
  };

  while (!g_str_equal (tables->name, name))
    tables++;
  for (guint i = 0; options != NULL && options[i] != NULL; i += 2)
    g_hash_table_insert (table_options, (gpointer) options[i], (gpointer) options[i + 1]);

  g_assert_true (tables->run (&run, error) == (error == NULL || *error == NULL));
  return g_string_free (rows, FALSE);
}

/* Who cancels the solving of @text, which takes long, waits no longer than promised; what others do on the machine meanwhile is not counted. */
static inline void
check_cancelling (const char *text)
{
  g_autoptr (LmPosition) position = parse (text);
  const clock_t late = check_cancelled_at_work (position);

  g_test_message ("%s: cancelled within %ld us", text, (long) late);
  if (late > PROMISED_MS * CLOCKS_PER_SEC / 1000)
    g_test_message ("This is later than promised.");
  g_assert_cmpint (late, <, TOLERATED_MS * CLOCKS_PER_SEC / 1000);
}
