/* SPDX-License-Identifier: GPL-3.0-or-later */
/* examples.h: the positions that a room names for the tests of all games, in src/games/ROOM/examples.ini. */

#pragma once

#include <glib.h>

#include <string.h>

/* A group of each game. The files lie beside the sources, wherever the tests are built. */
static inline GKeyFile *
examples_get (void)
{
  static GKeyFile *all;
  g_autofree char *rooms = NULL;
  g_autoptr (GDir) folder = NULL;
  g_autoptr (GError) error = NULL;
  const char *room;

  if (all != NULL)
    return all;

  all = g_key_file_new ();
  if (g_getenv ("G_TEST_SRCDIR") == NULL)
    g_error ("G_TEST_SRCDIR names no folder: it has to be that of the tests");
  rooms = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "src", "games", NULL);
  folder = g_dir_open (rooms, 0, &error);
  g_assert_no_error (error);
  while ((room = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (rooms, room, "examples.ini", NULL);
      g_autoptr (GKeyFile) file = g_key_file_new ();
      g_auto (GStrv) games = NULL;

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, &error);
      g_assert_no_error (error);
      games = g_key_file_get_groups (file, NULL);
      for (guint i = 0; games[i] != NULL; i++)
        {
          g_auto (GStrv) keys = g_key_file_get_keys (file, games[i], NULL, NULL);

          for (guint j = 0; keys[j] != NULL; j++)
            {
              g_autofree char *value = g_key_file_get_value (file, games[i], keys[j], NULL);

              g_key_file_set_value (all, games[i], keys[j], value);
            }
        }
    }

  return all;
}

/* The texts under @key, in full; none where the game has no such key. */
static inline GStrv
examples_list (const char *game,
               const char *key)
{
  GStrv texts = g_key_file_get_string_list (examples_get (), game, key, NULL, NULL);

  if (texts == NULL)
    return g_new0 (char *, 1);
  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autofree char *rest = g_steal_pointer (&texts[i]);

      texts[i] = g_strdup_printf ("lastmove:%s?%s", game, rest);
    }
  return texts;
}

/* The same, of a key that every game needs. */
static inline GStrv
examples_need (const char *game,
               const char *key)
{
  GStrv texts = examples_list (game, key);

  if (texts[0] == NULL)
    g_error ("%s: no “%s” is in the examples.ini of its room", game, key);
  return texts;
}

static inline int
examples_compare (gconstpointer a,
                  gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* (element-type utf8): what all games have under @key; folders have no order of their own. */
static inline GPtrArray *
examples_list_all (const char *key)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) games = g_key_file_get_groups (examples_get (), NULL);

  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autofree GStrv texts = examples_list (games[i], key);

      for (guint j = 0; texts[j] != NULL; j++)
        g_ptr_array_add (all, texts[j]);
    }
  g_assert_cmpuint (all->len, >, 0);
  g_ptr_array_sort (all, examples_compare);
  return all;
}
