/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-fuzz-position.c: what the fuzzer does, for a short while and always the same. */

#include "fuzz-position.h"

#include "engine/lm-game-info.h"
#include "games/lm-games.h"

#include <string.h>

#define N_TEXTS 20000
#define SEED 1

/* What stands in position texts, and some that must not. */
static const char pieces[][12] = {
  "0", "1", "2", "7", "9", ",", "-", "+", "&", "=", "?", ":", "%31", " ", "/", ".", "b", "r", "g", "y", "x",
  "bins", "n", "turn", "stock", "rows", "lastmove:", "&turn=2", "&n=3", "18446744073", "\xc3\xa4", "\xff", "\n",
};

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

static GPtrArray *
read_corpus (void)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) corpus = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (corpus)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);
      char *text;

      g_file_get_contents (file, &text, NULL, &error);
      g_assert_no_error (error);
      g_ptr_array_add (texts, text);
    }
  for (guint i = 0; i < lm_game_info_count (); i++)
    g_ptr_array_add (texts, g_strdup (lm_game_info_nth (i)->start));
  /* Folders have no order of their own. */
  g_ptr_array_sort (texts, compare_texts);

  return texts;
}

static const char *
pick_piece (GRand *rand)
{
  return pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))];
}

/* One small damage: something goes, comes, changes or comes twice. */
static void
mutate (GString *text,
        GRand   *rand)
{
  gssize place = g_rand_int_range (rand, 0, text->len + 1);
  gssize wanted = g_rand_int_range (rand, 1, 6);
  gssize length = MIN (wanted, (gssize) text->len - place);
  g_autofree char *part = g_strndup (text->str + place, length);

  switch (g_rand_int_range (rand, 0, 4))
    {
    case 0:
      g_string_erase (text, place, length);
      break;
    case 1:
      g_string_insert (text, place, pick_piece (rand));
      break;
    case 2:
      g_string_erase (text, place, length);
      g_string_insert (text, place, pick_piece (rand));
      break;
    default:
      g_string_insert (text, g_rand_int_range (rand, 0, text->len + 1), part);
      break;
    }
}

static void
test_mutations (void)
{
  g_autoptr (GPtrArray) corpus = read_corpus ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < N_TEXTS; i++)
    {
      g_autoptr (GString) text = g_string_new (g_ptr_array_index (corpus, i % corpus->len));

      for (int n = g_rand_int_range (rand, 0, 5); n > 0; n--)
        mutate (text, rand);
      LLVMFuzzerTestOneInput ((const uint8_t *) text->str, text->len);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/fuzz/position/mutations", test_mutations);

  return g_test_run ();
}
