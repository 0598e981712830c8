/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-saved-game.c: any bytes, read as a saved game, gone through, played on and saved again. */

#include "fuzz.h"

#include "engine/keep/lm-saved-game.h"
#include "games/lm-games.h"

/* So many steps are looked at, and taken back. */
#define STEPS_MAX 60

/* Returns: (transfer full): what was read of what was written */
static LmSession *
check_round_trip (LmSession *session)
{
  g_autoptr (GError) error = NULL;
  gsize length, length_again;
  g_autofree char *text = lm_saved_game_to_json (session, &length);
  g_autoptr (LmSession) again = lm_saved_game_from_json (text, length, &error);
  g_autofree char *text_again = NULL;

  g_assert_no_error (error);
  text_again = lm_saved_game_to_json (again, &length_again);
  g_assert_cmpmem (text, length, text_again, length_again);
  return g_steal_pointer (&again);
}

static void
check_walk (LmSession *session)
{
  for (guint i = 0; i < STEPS_MAX && lm_session_can_undo (session); i++)
    lm_session_undo (session);
  for (guint i = 0; i < STEPS_MAX && lm_session_can_redo (session); i++)
    {
      g_autofree char *words = lm_position_describe (lm_session_get_position (session));

      g_assert_cmpstr (words, !=, "");
      lm_session_redo (session);
    }
  lm_session_undo_to_person (session);
  lm_session_redo_to_person (session);
}

static void
check_play (LmSession *session)
{
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (lm_session_get_position (session), 2, &complete);
  g_autoptr (GError) error = NULL;

  if (moves->len == 0)
    return;

  lm_session_play (session, g_ptr_array_index (moves, moves->len - 1), &error);
  g_assert_no_error (error);
  lm_session_undo (session);
  lm_session_edit (session, lm_session_get_position (session));
  lm_session_undo (session);
}

static void
check_tree (LmSession *session)
{
  if (lm_session_get_variation (session) != NULL)
    {
      lm_session_promote_variation (session);
      lm_session_delete_variation (session);
      g_assert_true (lm_session_undo_revision (session));
    }
  lm_session_clear_finished_games (session);
  lm_session_undo_revision (session);
}

static void
check_session (LmSession *read)
{
  g_autoptr (LmSession) session = check_round_trip (read);
  g_autoptr (LmSession) again = NULL;

  fuzz_check_position (lm_session_get_position (session));
  check_walk (session);
  check_play (session);
  check_tree (session);
  again = check_round_trip (session);
  fuzz_check_drawing (lm_session_get_position (again));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmSession) session = NULL;

  lm_games_register ();
  /* Zeros are bytes as any others. */
  session = lm_saved_game_from_json (size > 0 ? (const char *) data : "", size, &error);
  if (session != NULL)
    check_session (session);
  else
    fuzz_check_error (error, g_error_matches (error, LM_ERROR, LM_ERROR_NEWER) ? LM_ERROR_NEWER : LM_ERROR_FILE);

  return 0;
}
