/* SPDX-License-Identifier: GPL-3.0-or-later */
/* replay.c: all of a corpus once more, whole and with small damages that are always the same.
 *
 * replay CORPUS DAMAGES [EXAMPLES]: of so many inputs with damages; and as many times each position that the rooms name */

#include "fuzz.h"

#include "../games/examples.h"

#include <stdlib.h>
#include <string.h>

#define SEED 1

/* What stands in inputs, and some that must not. */
static const char pieces[][12] = {
  "0", "1", "2", "7", "9", ",", "-", "+", "&", "=", "?", ":", "%31", " ", "/", ".", "b", "r", "g", "y", "x",
  "bins", "n", "turn", "stock", "rows", "lastmove:", "&turn=2", "&n=3", "18446744073", "\xc3\xa4", "\xff", "\n",
  "(", ")", "{", "}", "[", "]", "<", ">", "\"", "--", "#", "null", "\\", "and", "math.",
};

static char *corpus;
static guint n_damages;
static guint n_of_examples;

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* Folders have no order of their own. */
static GPtrArray *
list_names (void)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (corpus, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_build_filename (corpus, name, NULL));
  g_ptr_array_sort (names, compare_names);
  g_assert_cmpuint (names->len, >, 0);
  return names;
}

static GBytes *
read_input (const char *name)
{
  g_autoptr (GError) error = NULL;
  char *text;
  gsize length;

  g_file_get_contents (name, &text, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (text, length);
}

static GPtrArray *
read_inputs (void)
{
  g_autoptr (GPtrArray) names = list_names ();
  GPtrArray *inputs = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  for (guint i = 0; i < names->len; i++)
    g_ptr_array_add (inputs, read_input (g_ptr_array_index (names, i)));
  return inputs;
}

static const char *
pick_piece (GRand *rand)
{
  return pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))];
}

/* One small damage: something goes, comes, changes or comes twice. */
static void
damage (GString *text,
        GRand   *rand)
{
  gssize place = g_rand_int_range (rand, 0, text->len + 1);
  gssize wanted = g_rand_int_range (rand, 1, 6);
  gssize length = MIN (wanted, (gssize) text->len - place);
  g_autofree char *part = g_memdup2 (text->str + place, length);

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
      g_string_insert_len (text, g_rand_int_range (rand, 0, text->len + 1), part, length);
      break;
    }
}

static void
test_corpus (void)
{
  g_autoptr (GPtrArray) names = list_names ();

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autoptr (GBytes) input = read_input (name);
      gsize size;
      const uint8_t *data = g_bytes_get_data (input, &size);

      g_test_message ("%s", name);
      LLVMFuzzerTestOneInput (data, size);
    }
}

static void
try_damaged (const char *data,
             gsize       size,
             GRand      *rand)
{
  g_autoptr (GString) text = g_string_new_len (data, size);

  for (int n = g_rand_int_range (rand, 1, 5); n > 0; n--)
    damage (text, rand);
  LLVMFuzzerTestOneInput ((const uint8_t *) text->str, text->len);
}

static void
test_damages (void)
{
  g_autoptr (GPtrArray) inputs = read_inputs ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < n_damages; i++)
    {
      GBytes *input = g_ptr_array_index (inputs, i % inputs->len);
      gsize size;
      const char *data = g_bytes_get_data (input, &size);

      try_damaged (data, size, rand);
    }
}

/* No game is left out because nobody thought of its text. */
static void
test_examples (void)
{
  static const char *const keys[] = { "small", "few", "end", "extremes" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GPtrArray) texts = examples_list_all (keys[i]);

      for (guint j = 0; j < texts->len; j++)
        {
          const char *text = g_ptr_array_index (texts, j);

          g_test_message ("%s", text);
          LLVMFuzzerTestOneInput ((const uint8_t *) text, strlen (text));
          for (guint n = 0; n < n_of_examples; n++)
            try_damaged (text, strlen (text), rand);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 3);
  /* A harness may work in a folder of its own. */
  corpus = g_canonicalize_filename (argv[1], NULL);
  n_damages = atoi (argv[2]);
  n_of_examples = argc > 3 ? atoi (argv[3]) : 0;

  g_test_add_func ("/fuzz/corpus", test_corpus);
  g_test_add_func ("/fuzz/damages", test_damages);
  if (n_of_examples > 0)
    g_test_add_func ("/fuzz/examples", test_examples);

  return g_test_run ();
}
