/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-link.c: what a browser, the desktop's search or a command line hands to the window. */

#include "fuzz.h"

#include "engine/game/lm-game-search.h"
#include "engine/keep/lm-saved-game.h"
#include "games/lm-games.h"

#include <gio/gio.h>

/* A link is a file for GLib, which writes it in its own way before the window sees it. */
static void
check_link (GFile *file)
{
  g_autofree char *text = g_file_get_uri (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = NULL;
  g_autoptr (LmSession) session = NULL;

  if (!g_file_has_uri_scheme (file, "lastmove"))
    {
      session = lm_saved_game_load (file, NULL, &error);
      g_assert_true (session != NULL || g_utf8_validate (error->message, -1, NULL));
      return;
    }

  position = lm_position_parse (text, &error);
  if (position != NULL)
    fuzz_check_position (position);
  else
    fuzz_check_error (error, LM_ERROR_POSITION);
}

/* What is typed into the desktop's search, word by word; the bus hands over valid text alone. */
static void
check_search (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 20);
  g_autoptr (GPtrArray) found = lm_game_search ((const char *const *) words);

  for (guint i = 0; i < found->len; i++)
    fuzz_check_position (g_ptr_array_index (found, i));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GFile) argument = g_file_new_for_commandline_arg (text);
  g_autoptr (GFile) link = g_file_new_for_uri (text);

  lm_games_register ();
  check_link (argument);
  check_link (link);
  if (g_utf8_validate (text, -1, NULL))
    check_search (text);

  return 0;
}
