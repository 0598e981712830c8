/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-lesson.c: any bytes, read as a lesson, whose steps are looked at, judged and checked. */

#include "fuzz.h"

#include "engine/game/lm-game-info.h"
#include "engine/learn/lm-lesson.h"
#include "games/lm-games.h"

#include <string.h>

static void
check_step (const LmLessonStep *step)
{
  g_assert_cmpstr (step->title, !=, NULL);
  g_assert_cmpstr (step->text, !=, NULL);
  g_assert_cmpint (step->start != NULL, ==, step->task != NULL);
  for (guint i = 0; i < step->candidates->len; i++)
    fuzz_check_drawing (g_ptr_array_index (step->candidates, i));
  if (step->start == NULL)
    return;

  fuzz_check_position (step->start);
  fuzz_check_drawing (step->start);
  if (step->goal != LM_LESSON_WINNER && step->goal != LM_LESSON_MARK)
    g_assert_cmpint (lm_lesson_step_judge (step, step->start, NULL), ==, LM_LESSON_START);
  for (guint i = 0; i < step->right->len; i++)
    g_assert_cmpint (lm_lesson_step_judge (step, g_ptr_array_index (step->right, i), NULL), ==, LM_LESSON_RIGHT);
}

static void
check_lesson (LmLesson *lesson)
{
  g_autoptr (LmSolveContext) context = fuzz_create_limits (NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (lm_lesson_get_title (lesson), !=, NULL);
  g_assert_cmpuint (lm_lesson_count (lesson), >, 0);
  for (guint i = 0; i < lm_lesson_count (lesson); i++)
    check_step (lm_lesson_get_step (lesson, i));
  lm_lesson_get_family (lesson);
  if (!lm_lesson_check (lesson, context, &error))
    g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmLesson) lesson = NULL;

  lm_games_register ();
  lesson = lm_lesson_parse (size > 0 ? (const char *) data : "", size, &error);
  if (lesson != NULL)
    check_lesson (lesson);
  else
    g_assert_true (g_utf8_validate (error->message, -1, NULL) && strlen (error->message) < size + 2000);

  return 0;
}
