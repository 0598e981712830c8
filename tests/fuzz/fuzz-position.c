/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-position.c: any text at all, read as a position and written again. */

#include "fuzz-position.h"

#include "engine/lm-position.h"
#include "games/lm-games.h"

#include <string.h>

/* So many moves of a position are played. */
#define MOVES_MAX 24

static void
check_error (GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == LM_ERROR);
  g_assert_cmpint (error->code, ==, LM_ERROR_POSITION);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_cmpuint (strlen (error->message), <, 2000);
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

/* Rejected, but never in a way that stops the program. */
static void
check_bad_move (LmPosition *position,
                const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) after = lm_position_play (position, text, &error);

  g_assert_null (after);
  g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
}

static void
check_position (LmPosition *position,
                const char *text)
{
  g_autofree char *description = lm_position_describe (position);

  g_assert_true (g_utf8_validate (description, -1, NULL));
  check_round_trip (position);
  check_moves (position);
  /* A position text is no move of any game. */
  check_bad_move (position, text);
  if (lm_position_is_over (position))
    {
      g_autofree char *result = lm_position_describe_result (position);

      g_assert_cmpstr (result, !=, "");
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = NULL;

  lm_games_register ();
  position = lm_position_parse (text, &error);
  if (position != NULL)
    check_position (position, text);
  else
    check_error (error);

  return 0;
}
