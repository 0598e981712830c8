/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-solver.c: the search, the advice, and the one door to them. */

#include "engine/solve/lm-search.h"
#include "engine/solve/lm-solver.h"
#include "engine/solve/lm-hint.h"
#include "lm-test-game.h"

#include <string.h>

static guint
expected_distance (guint stones)
{
  return stones % 4 == 0 ? stones / 2 : 1 + stones / 4 * 2;
}

static LmSolveContext *
create_context (GCancellable *cancellable)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);

  return lm_solve_context_new (cancellable, cache);
}

static void
test_search_values (void)
{
  g_autoptr (LmSolveContext) context = create_context (NULL);

  for (guint stones = 0; stones <= 200; stones++)
    {
      g_autoptr (LmPosition) position = lm_test_game_take (stones);
      g_autoptr (LmAnswer) answer = lm_search_solve (position, context, NULL);

      g_assert_nonnull (answer);
      g_assert_cmpint (answer->value, ==, stones % 4 == 0 ? LM_VALUE_LOSS : LM_VALUE_WIN);
      g_assert_cmpuint (answer->distance, ==, expected_distance (stones));
      g_assert_cmpint (answer->winner, ==, stones % 4 == 0 ? 1 : 0);
      g_assert_cmpuint (answer->moves->len, ==, MIN (stones, 3));
      g_assert_null (answer->limit);
      for (guint i = 0; i < answer->moves->len; i++)
        {
          LmMoveValue *move = g_ptr_array_index (answer->moves, i);
          guint left = stones - i - 1;

          g_assert_cmpint (move->value, ==, left % 4 == 0 ? LM_VALUE_WIN : LM_VALUE_LOSS);
          g_assert_cmpuint (move->distance, ==, expected_distance (left));
        }
    }
}

/* Far more plies than a recursive search could take. */
static void
test_search_is_deep (void)
{
  g_autoptr (LmSolveContext) context = create_context (NULL);
  g_autoptr (LmPosition) position = lm_test_game_take (100000);
  g_autoptr (LmAnswer) answer = lm_search_solve (position, context, NULL);

  g_assert_nonnull (answer);
  g_assert_cmpint (answer->value, ==, LM_VALUE_LOSS);
  g_assert_cmpuint (answer->distance, ==, 50000);
}

static void
test_search_out_of_memory (void)
{
  g_autoptr (LmSolveContext) context = create_context (NULL);
  g_autoptr (LmPosition) position = lm_test_game_take (900000);
  g_autoptr (LmAnswer) answer = NULL;

  lm_solve_context_set_memory (context, 100000);
  answer = lm_search_solve (position, context, NULL);
  g_assert_nonnull (answer);
  g_assert_cmpint (answer->value, ==, LM_VALUE_UNKNOWN);
  g_assert_cmpint (answer->winner, ==, LM_NOBODY);
  g_assert_nonnull (answer->limit);
}

static void
test_search_out_of_time (void)
{
  g_autoptr (LmSolveContext) context = create_context (NULL);
  g_autoptr (LmPosition) position = lm_test_game_take (900000);
  g_autoptr (LmAnswer) answer = NULL;

  lm_solve_context_set_seconds (context, 0.001);
  answer = lm_search_solve (position, context, NULL);
  g_assert_nonnull (answer);
  g_assert_cmpint (answer->value, ==, LM_VALUE_UNKNOWN);
  g_assert_nonnull (answer->limit);
}

static void
test_search_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmSolveContext) context = create_context (cancellable);
  g_autoptr (LmPosition) position = lm_test_game_take (900000);
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (lm_search_solve (position, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static LmAdvice *
advise (guint stones)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmPosition) position = lm_test_game_take (stones);
  LmAdvice *advice = lm_solver_ask (solver, lm_question_new_advice (position), NULL, NULL);

  g_assert_nonnull (advice);
  return advice;
}

static void
check_verdict (LmAdvice   *advice,
               const char *words)
{
  g_autofree char *verdict = lm_hint_say (lm_hint_state_verdict (advice->answer, LM_NOBODY));

  g_assert_cmpstr (verdict, ==, words);
}

static void
test_advice_when_won (void)
{
  g_autoptr (LmAdvice) advice = advise (13);

  g_assert_cmpstr (advice->move, ==, "1");
  g_assert_cmpint (advice->reason->status, ==, LM_STATUS_COMPUTED);
  check_verdict (advice, "Player 1 wins in 7 moves.");
  g_assert_cmpuint (advice->replies->len, ==, 3);
  for (guint i = 0; i < advice->replies->len; i++)
    {
      LmReply *reply = g_ptr_array_index (advice->replies, i);
      g_autofree char *move = g_strdup_printf ("%u", i + 1);
      g_autofree char *answer = g_strdup_printf ("%u", 3 - i);

      g_assert_cmpstr (reply->move, ==, move);
      g_assert_cmpstr (reply->answer, ==, answer);
      g_assert_cmpuint (reply->distance, ==, 4);
    }
  g_assert_cmpuint (g_strv_length (advice->line), ==, 7);
  g_assert_false (advice->line_cut);
}

static void
test_advice_when_lost (void)
{
  g_autoptr (LmAdvice) advice = advise (12);

  g_assert_nonnull (advice->move);
  check_verdict (advice, "Player 2 wins in 6 moves.");
  g_assert_cmpuint (advice->replies->len, ==, 3);
  for (guint i = 0; i < advice->replies->len; i++)
    g_assert_nonnull (((LmReply *) g_ptr_array_index (advice->replies, i))->answer);
  g_assert_cmpuint (g_strv_length (advice->line), ==, 6);
}

static void
test_advice_when_over (void)
{
  g_autoptr (LmAdvice) advice = advise (0);

  g_assert_null (advice->move);
  g_assert_null (advice->after);
  g_assert_cmpuint (advice->replies->len, ==, 0);
  g_assert_cmpuint (g_strv_length (advice->line), ==, 0);
  g_assert_false (advice->line_cut);
  check_verdict (advice, "Player 2 has won.");
}

static void
test_advice_when_unknown (void)
{
  g_autoptr (LmAdvice) advice = advise (LM_TEST_GAME_MAX_SOLVED + 1);

  g_assert_null (advice->move);
  g_assert_cmpint (advice->reason->status, ==, LM_STATUS_UNKNOWN);
  g_assert_cmpstr (advice->reason->text, ==, "There are too many stones.");
  g_assert_true (advice->line_cut);
}

/* The last move is the only one left, and there is no reply to answer. */
static void
test_advice_at_the_end (void)
{
  g_autoptr (LmAdvice) advice = advise (3);

  g_assert_cmpstr (advice->move, ==, "3");
  g_assert_cmpuint (advice->replies->len, ==, 0);
  g_assert_nonnull (strstr (advice->reason->text, "Player 1 has won."));
}

typedef struct
{
  GMainLoop *loop;
  LmAnswer  *answer;
  GPtrArray *answers;
  GError    *error;
} Wait;

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  Wait *wait = data;

  wait->answer = lm_solver_ask_finish (LM_SOLVER (source), result, &wait->error);
  g_main_loop_quit (wait->loop);
}

static void
evaluated_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  Wait *wait = data;

  wait->answers = lm_solver_ask_finish (LM_SOLVER (source), result, &wait->error);
  g_main_loop_quit (wait->loop);
}

static void
test_solver_answers (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmPosition) position = lm_test_game_take (13);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait wait = { .loop = loop };

  lm_solver_ask_async (solver, lm_question_new_answer (position), NULL, answered_cb, &wait);
  g_assert_null (wait.answer);
  g_main_loop_run (loop);
  g_assert_no_error (wait.error);
  g_assert_cmpint (wait.answer->value, ==, LM_VALUE_WIN);
  lm_answer_unref (wait.answer);
}

static void
test_solver_evaluates_in_order (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait wait = { .loop = loop };

  for (guint i = 0; i < 50; i++)
    g_ptr_array_add (positions, lm_test_game_take (i));
  lm_solver_ask_async (solver, lm_question_new_evaluation (positions), cancellable, evaluated_cb, &wait);
  g_main_loop_run (loop);
  g_assert_no_error (wait.error);
  g_assert_cmpuint (wait.answers->len, ==, 50);
  for (guint i = 0; i < 50; i++)
    g_assert_cmpuint (((LmAnswer *) g_ptr_array_index (wait.answers, i))->distance, ==, expected_distance (i));
  g_ptr_array_unref (wait.answers);
}

static void
test_solver_is_cancelled (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmPosition) position = lm_test_game_take (13);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait wait = { .loop = loop };
  const guint n_begun = lm_test_game_get_n_begun ();
  gint64 begin = g_get_monotonic_time ();

  lm_test_game_set_milliseconds (60000);
  lm_solver_ask_async (solver, lm_question_new_answer (position), cancellable, answered_cb, &wait);
  lm_test_game_wait_for_begin (n_begun);
  g_cancellable_cancel (cancellable);
  g_main_loop_run (loop);
  lm_test_game_set_milliseconds (0);
  g_assert_error (wait.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (wait.answer);
  g_assert_cmpint (g_get_monotonic_time () - begin, <, 10 * G_USEC_PER_SEC);
  g_clear_error (&wait.error);
}

static void
test_solver_is_released (void)
{
  LmSolver *solver = lm_solver_new ();
  g_autoptr (LmPosition) position = lm_test_game_take (13);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait wait = { .loop = loop };

  lm_solver_ask_async (solver, lm_question_new_answer (position), NULL, answered_cb, &wait);
  g_main_loop_run (loop);
  lm_answer_unref (wait.answer);
  /* The worker may hold its reference for a moment longer. */
  while (G_OBJECT (solver)->ref_count > 1)
    g_usleep (1000);
  g_assert_finalize_object (solver);
}

static gpointer
report_progress (LmSolveContext  *context,
                 gpointer         data,
                 GError         **error)
{
  lm_solve_context_set_progress (context, 3, 10);
  while (lm_solve_context_poll (context) == LM_STOP_NO)
    g_usleep (500);
  lm_solve_context_is_cancelled (context, error);
  return NULL;
}

static void
ran_cb (GObject      *source,
        GAsyncResult *result,
        gpointer      data)
{
  Wait *wait = data;

  g_assert_null (lm_solver_ask_finish (LM_SOLVER (source), result, &wait->error));
  g_main_loop_quit (wait->loop);
}

static void
test_solver_shows_progress (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait wait = { .loop = loop };
  guint64 done = 0, total = 0;

  lm_solver_ask_async (solver, lm_question_new (report_progress, NULL, NULL, NULL), cancellable, ran_cb, &wait);
  while (done == 0)
    lm_solver_get_progress (solver, NULL, &done, &total);
  g_assert_cmpuint (done, ==, 3);
  g_assert_cmpuint (total, ==, 10);

  g_cancellable_cancel (cancellable);
  g_main_loop_run (loop);
  g_assert_error (wait.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&wait.error);
  lm_solver_get_progress (solver, NULL, &done, &total);
  g_assert_cmpuint (done + total, ==, 0);
}

/* What is asked in the background would never end by itself; it is stopped as soon as anything else is asked. */
static void
test_solver_gives_way (void)
{
  LmQuestion *question = lm_question_new (report_progress, NULL, NULL, NULL);
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmPosition) position = lm_test_game_take (13);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait background = { .loop = loop };
  Wait wait = { .loop = loop };
  guint64 done = 0, total = 0;

  lm_question_set_background (question);
  lm_solver_ask_async (solver, question, cancellable, ran_cb, &background);
  while (done == 0)
    lm_solver_get_progress (solver, NULL, &done, &total);

  lm_solver_ask_async (solver, lm_question_new_answer (position), NULL, answered_cb, &wait);
  while (wait.answer == NULL || background.error == NULL)
    g_main_loop_run (loop);
  g_assert_no_error (wait.error);
  g_assert_error (background.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&background.error);
  lm_answer_unref (wait.answer);
}

/* The first question would never end by itself. */
static void
test_solver_does_not_queue (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmPosition) position = lm_test_game_take (13);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait endless = { .loop = loop };
  Wait wait = { .loop = loop };
  guint64 done = 0, total = 0;

  lm_solver_ask_async (solver, lm_question_new (report_progress, NULL, NULL, NULL), cancellable, ran_cb, &endless);
  while (done == 0)
    lm_solver_get_progress (solver, cancellable, &done, &total);

  lm_solver_ask_async (solver, lm_question_new_answer (position), NULL, answered_cb, &wait);
  while (wait.answer == NULL)
    g_main_loop_run (loop);
  g_assert_null (endless.error);
  lm_solver_get_progress (solver, cancellable, &done, &total);
  g_assert_cmpuint (done, ==, 3);

  g_cancellable_cancel (cancellable);
  while (endless.error == NULL)
    g_main_loop_run (loop);
  g_assert_error (endless.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&endless.error);
  lm_answer_unref (wait.answer);
}

/* The other questions would never end by themselves, and some of them wait for the rest. */
static void
test_solver_hints_at_once (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmPosition) position = lm_test_game_take (13);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  GCancellable *cancellables[LM_SOLVER_N_WORKERS + 2];
  Wait endless[LM_SOLVER_N_WORKERS + 2], hint = { .loop = loop };
  LmQuestion *question = lm_question_new_answer (position);
  guint64 done, total;

  for (guint i = 0; i < G_N_ELEMENTS (endless); i++)
    {
      endless[i] = (Wait) { .loop = loop };
      cancellables[i] = g_cancellable_new ();
      lm_solver_ask_async (solver, lm_question_new (report_progress, NULL, NULL, NULL), cancellables[i], ran_cb, &endless[i]);
    }
  for (guint i = 0; i < LM_SOLVER_N_WORKERS; i++)
    do
      lm_solver_get_progress (solver, cancellables[i], &done, &total);
    while (done == 0);

  lm_question_set_hint (question);
  lm_solver_ask_async (solver, question, NULL, answered_cb, &hint);
  g_main_loop_run (loop);
  g_assert_cmpint (hint.answer->value, ==, LM_VALUE_WIN);
  lm_answer_unref (hint.answer);

  for (guint i = 0; i < G_N_ELEMENTS (endless); i++)
    {
      g_assert_null (endless[i].error);
      g_cancellable_cancel (cancellables[i]);
      while (endless[i].error == NULL)
        g_main_loop_run (loop);
      g_assert_error (endless[i].error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_clear_error (&endless[i].error);
      g_object_unref (cancellables[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_test_game_register ();

  g_test_add_func ("/search/values", test_search_values);
  g_test_add_func ("/search/is-deep", test_search_is_deep);
  g_test_add_func ("/search/out-of-memory", test_search_out_of_memory);
  g_test_add_func ("/search/out-of-time", test_search_out_of_time);
  g_test_add_func ("/search/cancelled", test_search_cancelled);
  g_test_add_func ("/advice/when-won", test_advice_when_won);
  g_test_add_func ("/advice/when-lost", test_advice_when_lost);
  g_test_add_func ("/advice/when-over", test_advice_when_over);
  g_test_add_func ("/advice/when-unknown", test_advice_when_unknown);
  g_test_add_func ("/advice/at-the-end", test_advice_at_the_end);
  g_test_add_func ("/solver/answers", test_solver_answers);
  g_test_add_func ("/solver/evaluates-in-order", test_solver_evaluates_in_order);
  g_test_add_func ("/solver/is-cancelled", test_solver_is_cancelled);
  g_test_add_func ("/solver/is-released", test_solver_is_released);
  g_test_add_func ("/solver/shows-progress", test_solver_shows_progress);
  g_test_add_func ("/solver/gives-way", test_solver_gives_way);
  g_test_add_func ("/solver/does-not-queue", test_solver_does_not_queue);
  g_test_add_func ("/solver/hints-at-once", test_solver_hints_at_once);

  return g_test_run ();
}
