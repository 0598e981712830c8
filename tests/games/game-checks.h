/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game-checks.h: what the tests of all games have in common. */

#pragma once

#include "engine/game/lm-error.h"
#include "engine/game/lm-game.h"
#include "engine/solve/lm-solve-context.h"

#include <string.h>
#include <time.h>

static inline LmSolveContext *
make_context (GCancellable *cancellable)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (G_GUINT64_CONSTANT (1) << 30);

  return lm_solve_context_new (cancellable, cache);
}

static inline LmPosition *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LmPosition *position = lm_position_parse (text, &error);

  g_assert_no_error (error);
  return position;
}

/* What the room itself answers. */
static inline LmAnswer *
room_solve (LmPosition     *position,
            LmSolveContext *context)
{
  g_autoptr (GError) error = NULL;
  LmAnswer *answer = LM_GAME_GET_CLASS (lm_position_get_game (position))->solve (position, context, &error);

  g_assert_no_error (error);
  return answer;
}

/* Each text is read, and written as the one beside it. */
static inline void
check_round_trips (const char *const texts[][2],
                   guint             n_texts)
{
  for (guint i = 0; i < n_texts; i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i][0]);
      g_autofree char *text = lm_position_to_string (position);
      g_autoptr (LmPosition) again = parse (text);

      g_assert_cmpstr (text, ==, texts[i][1]);
      g_assert_true (lm_position_equal (position, again));
    }
}

/* What is wrong is said in one sentence that names what stands beside the text. */
static inline void
check_bad_texts (const char *const texts[][2],
                 guint             n_texts)
{
  for (guint i = 0; i < n_texts; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_position_parse (texts[i][0], &error));
      g_test_message ("%s: %s", texts[i][0], error->message);
      g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
      g_assert_nonnull (strstr (error->message, texts[i][1]));
      g_assert_true (g_str_has_suffix (error->message, "."));
      g_assert_null (strchr (error->message, '\n'));
    }
}

/* Waits until more than @share of the work that @context is for is done, or nobody wants it any more. */
static inline void
wait_for_share (LmSolveContext *context,
                double          share)
{
  guint64 done = 0, total = 0;

  while (done <= share * total && !g_cancellable_is_cancelled (lm_solve_context_get_cancellable (context)))
    {
      g_usleep (100);
      lm_solve_context_get_progress (context, &done, &total);
    }
}

/* For a thread: cancels the work of a context as soon as it has begun. Returns the processor's time at which it did. */
static inline gpointer
cancel_when_begun (gpointer context)
{
  wait_for_share (context, 0);
  g_cancellable_cancel (lm_solve_context_get_cancellable (context));
  return GSIZE_TO_POINTER (clock ());
}

/* Solves @position, which takes long, and cancels that at work: how much of the processor's time went by until it stopped. */
static inline clock_t
check_cancelled_at_work (LmPosition *position)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmSolveContext) context = make_context (cancellable);
  g_autoptr (GError) error = NULL;
  GThread *thread = g_thread_new ("cancel", cancel_when_begun, context);
  clock_t end;

  g_assert_null (LM_GAME_GET_CLASS (lm_position_get_game (position))->solve (position, context, &error));
  end = clock ();
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  return end - (clock_t) GPOINTER_TO_SIZE (g_thread_join (thread));
}
