/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-checks.c: what holds for every position and every sentence, wherever they come from. */

#include "fuzz.h"

#include "engine/game/lm-game-info.h"
#include "engine/solve/lm-advice.h"
#include "engine/solve/lm-hint.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#if HAVE_DIAGRAMS
#include "paper/lm-diagram.h"
#endif

/* So many moves of a position are played. */
#define MOVES_MAX 24

/* What a question may take: little, so that limits are met often. */
#define MEMORY_BYTES (256 * 1024)
#define SECONDS 0.002

/* The side of the picture in which a position is drawn, in pixels. */
#define PICTURE_SIDE 160

/* Nobody reads a longer sentence. */
#define SENTENCE_MAX 2000

/**
 * fuzz_create_limits:
 * @cancellable: (nullable): stops the question
 *
 * Returns: (transfer full): the small limits of a question
 */
LmSolveContext *
fuzz_create_limits (GCancellable *cancellable)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (MEMORY_BYTES);
  LmSolveContext *context = lm_solve_context_new (cancellable, cache);

  lm_solve_context_set_memory (context, MEMORY_BYTES);
  lm_solve_context_set_seconds (context, SECONDS);
  lm_solve_context_set_threads (context, 1);
  return context;
}

/**
 * fuzz_check_sentence:
 * @text: what people are told about an input
 */
void
fuzz_check_sentence (const char *text)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_null (strchr (text, '\n'));
  g_assert_cmpuint (strlen (text), <, SENTENCE_MAX);
}

/**
 * fuzz_check_error:
 * @error: why an input was refused
 * @code: one of %LM_ERROR
 */
void
fuzz_check_error (GError *error,
                  int     code)
{
  g_assert_error (error, LM_ERROR, code);
  fuzz_check_sentence (error->message);
}

/* What is written is read again as the same position, and written in the same way. */
static void
check_round_trip (LmPosition *position)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = lm_position_to_string (position);
  g_autoptr (LmPosition) again = lm_position_parse (text, &error);
  g_autofree char *text_again = NULL;

  g_assert_no_error (error);
  g_assert_true (lm_position_equal (position, again));
  text_again = lm_position_to_string (again);
  g_assert_cmpstr (text, ==, text_again);
}

static void
check_move (LmPosition *position,
            const char *move)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = lm_position_describe_move (position, move, LM_MOVE_SENTENCE);
  g_autoptr (LmPosition) after = lm_position_play (position, move, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (words, !=, "");
  check_round_trip (after);
}

static void
check_moves (LmPosition *position)
{
  gboolean complete = FALSE;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, MOVES_MAX, &complete);

  g_assert_cmpuint (moves->len, <=, MOVES_MAX);
  g_assert_cmpint (lm_position_is_over (position), ==, moves->len == 0);
  for (guint i = 0; i < moves->len; i++)
    check_move (position, g_ptr_array_index (moves, i));
}

/**
 * fuzz_check_position:
 * @position: a position that an input holds
 *
 * Its words, its canonical text, its moves and where they lead.
 */
void
fuzz_check_position (LmPosition *position)
{
  g_autofree char *description = lm_position_describe (position);
  g_autofree char *goal = lm_position_describe_goal (position);

  g_assert_true (g_utf8_validate (description, -1, NULL));
  g_assert_true (g_utf8_validate (goal, -1, NULL));
  check_round_trip (position);
  check_moves (position);
  if (lm_position_is_over (position))
    {
      g_autofree char *result = lm_position_describe_result (position);

      g_assert_cmpstr (result, !=, "");
    }
}

static void
check_answer (LmAnswer       *answer,
              LmSolveContext *context)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = lm_hint_say (lm_hint_state_verdict (answer, LM_NOBODY));
  g_autoptr (LmAdvice) advice = NULL;

  g_assert_true (g_utf8_validate (words, -1, NULL));
  if (answer->limit != NULL)
    fuzz_check_sentence (answer->limit);
  /* Every reply is solved; of many that takes longer than an input is worth. */
  if (answer->moves->len > MOVES_MAX)
    return;

  advice = lm_advice_compute_on (answer, context, &error);
  if (advice == NULL)
    g_assert_nonnull (error);
  else if (advice->reason != NULL)
    g_assert_true (g_utf8_validate (advice->reason->text, -1, NULL));
}

/* What is no longer wanted is not answered, and that at once. */
static void
check_cancelled (LmPosition *position)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmSolveContext) context = fuzz_create_limits (cancellable);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAnswer) answer = NULL;

  lm_solve_context_set_seconds (context, 0);
  g_cancellable_cancel (cancellable);
  answer = lm_position_solve (position, NULL, context, &error);
  if (answer == NULL)
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/**
 * fuzz_check_solving:
 * @position: a position that an input holds
 *
 * Within small limits there is an answer, known or not, or a sentence.
 */
void
fuzz_check_solving (LmPosition *position)
{
  g_autoptr (LmSolveContext) context = fuzz_create_limits (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAnswer) answer = lm_position_solve (position, NULL, context, &error);

  if (answer != NULL)
    check_answer (answer, context);
  else
    fuzz_check_error (error, LM_ERROR_LIMIT);
  check_cancelled (position);
}

/**
 * fuzz_check_drawing:
 * @position: a position that an input holds
 *
 * Draws it as on paper into a picture. Without diagrams there is nothing to see.
 */
void
fuzz_check_drawing (LmPosition *position)
{
#if HAVE_DIAGRAMS
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PICTURE_SIDE, PICTURE_SIDE);
  cairo_t *cr = cairo_create (surface);
  double width, height;

  lm_diagram_measure (position, &width, &height);
  g_assert_true (isfinite (width) && isfinite (height) && width > 0 && height > 0);
  lm_diagram_draw (position, cr, 0, 0, lm_diagram_fit (position, PICTURE_SIDE, PICTURE_SIDE), &lm_inks_paper,
                   lm_diagram_get_notes (position) != NULL);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
#endif
}

/**
 * fuzz_take_line:
 * @text: what is left of an input; moved behind the line
 *
 * Returns: (transfer full) (nullable): the next line, %NULL when there is none
 */
char *
fuzz_take_line (const char **text)
{
  const char *line = *text;
  const char *end;

  if (line == NULL)
    return NULL;

  end = strchr (line, '\n');
  *text = end != NULL ? end + 1 : NULL;
  return end != NULL ? g_strndup (line, end - line) : g_strdup (line);
}

static char *folder;

static void
remove_folder (void)
{
  g_rmdir (folder);
}

/**
 * fuzz_get_folder:
 *
 * Returns: a new folder of this process, in memory where there is such a place; removed at its end if it is empty by then
 */
const char *
fuzz_get_folder (void)
{
  if (folder == NULL)
    {
      const char *where = g_access ("/dev/shm", W_OK) == 0 ? "/dev/shm" : g_get_tmp_dir ();

      folder = g_build_filename (where, "last-move-fuzz-XXXXXX", NULL);
      g_assert_nonnull (g_mkdtemp (folder));
      atexit (remove_folder);
    }

  return folder;
}
