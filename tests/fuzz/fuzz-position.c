/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-position.c: any text at all, read as a position; each line after the first is played as a move. */

#include "fuzz.h"

#include "games/lm-games.h"

/* Rejected, but never in a way that stops the program. */
static void
check_bad_move (LmPosition *position,
                const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) after = lm_position_play (position, text, &error);

  g_assert_null (after);
  fuzz_check_error (error, LM_ERROR_MOVE);
}

/* What is no move changes nothing. Returns: (transfer full): where it leads */
static LmPosition *
play (LmPosition *position,
      const char *move)
{
  g_autoptr (GError) error = NULL;
  LmPosition *after = lm_position_play (position, move, &error);

  if (after != NULL)
    return after;

  fuzz_check_error (error, LM_ERROR_MOVE);
  return lm_position_ref (position);
}

static void
check_game (LmPosition *start,
            const char *moves)
{
  g_autoptr (LmPosition) position = lm_position_ref (start);

  while (moves != NULL)
    {
      g_autofree char *move = fuzz_take_line (&moves);
      LmPosition *after = play (position, move);

      lm_position_unref (position);
      position = after;
    }
  if (!lm_position_equal (position, start))
    fuzz_check_position (position);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *input = g_strndup ((const char *) data, size);
  const char *rest = input;
  g_autofree char *text = fuzz_take_line (&rest);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = NULL;

  lm_games_register ();
  position = lm_position_parse (text, &error);
  if (position == NULL)
    {
      fuzz_check_error (error, LM_ERROR_POSITION);
      return 0;
    }

  fuzz_check_position (position);
  /* A position text is no move of any game. */
  check_bad_move (position, text);
  fuzz_check_solving (position);
  fuzz_check_drawing (position);
  check_game (position, rest);

  return 0;
}
