/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-library.c: the library as a C program has it, from several threads too. */

#include <last-move.h>
#include <math.h>

#define N_THREADS 8
#define N_ROUNDS 20

static void
test_nim (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LastMovePosition) position = last_move_position_parse ("lastmove:nim?stones=14", &error);
  g_autoptr (LastMoveAnswer) answer = NULL;
  g_autoptr (LastMoveReason) reason = NULL;
  g_autofree char *best = NULL;

  g_assert_no_error (error);
  answer = last_move_position_solve (position, 2, 512, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (answer->value, ==, LAST_MOVE_VALUE_WIN);
  g_assert_cmpint (answer->distance, ==, 7);
  g_assert_cmpstr (answer->winner, ==, "1");
  best = last_move_answer_get_best (answer);
  g_assert_cmpstr (best, ==, "1");

  reason = last_move_answer_explain (answer, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (reason->status, ==, "proved");
}

/* Every member that is told is a property as well, with the same value. */
static void
test_properties (void)
{
  g_autoptr (LastMovePosition) position = last_move_position_parse ("lastmove:nim?stones=13", NULL);
  g_autoptr (LastMoveAnswer) answer = last_move_position_solve (position, 0, 0, NULL, NULL);
  g_autoptr (LastMovePosition) asked = NULL;
  g_autofree char *winner = NULL;
  g_autofree char *method = NULL;
  LastMoveValue value;
  gint64 distance;
  guint64 positions;

  g_object_get (answer, "position", &asked, "value", &value, "winner", &winner, "distance", &distance,
                "positions", &positions, "method", &method, NULL);
  g_assert_true (asked == position);
  g_assert_cmpint (value, ==, answer->value);
  g_assert_cmpstr (winner, ==, answer->winner);
  g_assert_cmpint (distance, ==, answer->distance);
  g_assert_cmpuint (positions, ==, answer->positions);
  g_assert_cmpstr (method, ==, answer->method);
}

static void
test_bad (void)
{
  static const char *const texts[] = {
    "", "nim", "lastmove:", "lastmove:nim", "lastmove:none?stones=1", "lastmove:nim?stones=-1", "lastmove:nim?stones=1&stones=1",
    "lastmove:\xff?\xfe=1", "lastmove:so-long-sucker?piles=8&chips=b6", "lastmove:nim?stones=99999999999999999999999",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LastMovePosition) position = last_move_position_parse (texts[i], &error);

      g_assert_null (position);
      g_assert_error (error, LAST_MOVE_ERROR, LAST_MOVE_ERROR_POSITION);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
}

static void
test_limits (void)
{
  g_autoptr (LastMovePosition) position = last_move_position_parse ("lastmove:nim?stones=13", NULL);
  const double bad[][2] = { { -1, 0 }, { NAN, 0 }, { 1e10, 0 }, { 0, -1 }, { 0, NAN }, { 0, 1.5 }, { 0, 1e9 } };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (last_move_position_solve (position, bad[i][0], bad[i][1], NULL, &error));
      g_assert_error (error, LAST_MOVE_ERROR, LAST_MOVE_ERROR_ARGUMENT);
    }
}

/* Names are checked, whatever they are. */
static void
test_names (void)
{
  const char *const options[][2] = { { "game=none", NULL }, { "=1", NULL }, { "", NULL }, { NULL } };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (last_move_table_compute ("map", 0, 2, options[i], NULL, &error));
      g_assert_error (error, LAST_MOVE_ERROR, LAST_MOVE_ERROR_ARGUMENT);
    }
  g_assert_null (last_move_table_compute ("none", 0, 0, NULL, NULL, NULL));
  g_assert_null (last_move_game_lookup ("none", NULL));
  g_assert_null (last_move_computer_new ("person", 1, NULL));
}

/* Other languages can make these without anything in them. */
static void
test_empty (void)
{
  const GType types[] = {
    LAST_MOVE_TYPE_ANSWER, LAST_MOVE_TYPE_COMPUTER, LAST_MOVE_TYPE_EXERCISE, LAST_MOVE_TYPE_FIELD, LAST_MOVE_TYPE_GAME,
    LAST_MOVE_TYPE_LENGTHS, LAST_MOVE_TYPE_POSITION, LAST_MOVE_TYPE_REASON, LAST_MOVE_TYPE_TABLE,
  };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (GObject) empty = g_object_new (types[i], NULL);

      g_assert_nonnull (empty);
    }
}

static gpointer
solve_all (gpointer data)
{
  g_auto (GStrv) names = last_move_game_list_names ();

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      g_autofree char *text = g_strdup_printf ("lastmove:zeckendorf?bins=%u", 5 + i);
      g_autoptr (LastMovePosition) position = last_move_position_parse (text, NULL);
      g_autoptr (LastMoveAnswer) answer = last_move_position_solve (position, 0, 0, NULL, NULL);
      g_autofree char *move = last_move_computer_choose (data, position, NULL, NULL);
      g_autoptr (LastMovePosition) after = last_move_position_play (position, move, NULL);

      g_assert_cmpint (answer->value, ==, LAST_MOVE_VALUE_LOSS);
      g_assert_nonnull (after);
    }

  return GUINT_TO_POINTER (g_strv_length (names));
}

/* The first calls of the library come from all of them at once. */
static void
test_threads (void)
{
  g_autoptr (LastMoveComputer) computer = last_move_computer_new ("casual", 1, NULL);
  g_auto (GStrv) names = NULL;
  GThread *threads[N_THREADS];

  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("solve", solve_all, computer);
  names = last_move_game_list_names ();
  for (guint i = 0; i < N_THREADS; i++)
    g_assert_cmpuint (GPOINTER_TO_UINT (g_thread_join (threads[i])), ==, g_strv_length (names));
}

static void
cancelled_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (last_move_position_solve_finish (LAST_MOVE_POSITION (source), result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_main_loop_quit (user_data);
}

static void
test_cancel (void)
{
  g_autoptr (LastMovePosition) position = last_move_position_parse ("lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b", NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  last_move_position_solve_async (position, 0, 0, cancellable, cancelled_cb, loop);
  g_cancellable_cancel (cancellable);
  g_main_loop_run (loop);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/threads", test_threads);
  g_test_add_func ("/library/nim", test_nim);
  g_test_add_func ("/library/properties", test_properties);
  g_test_add_func ("/library/bad", test_bad);
  g_test_add_func ("/library/limits", test_limits);
  g_test_add_func ("/library/names", test_names);
  g_test_add_func ("/library/empty", test_empty);
  g_test_add_func ("/library/cancel", test_cancel);
  return g_test_run ();
}
