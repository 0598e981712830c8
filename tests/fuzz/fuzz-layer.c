/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-layer.c: the layer beside the rows of a table that was broken off. The first line says of which row it is taken to be, as
 * "forward|reversed|stagnant N", and the rest is the file; or, with "CHIPS" after it, the words of that layer of the row, with the
 * head and the checksum that belong there, so that what is behind them is reached. */

#include "fuzz.h"

#include "games/zeckendorf/layers/levels.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

/* No row is larger. */
#define N_MAX 60

/* A row of that size is done with it. */
#define LAYER_BYTES (8 * 1024 * 1024)

typedef struct
{
  LmZeckendorfVariant  variant;
  guint                n;
  guint                chips; /* or 0 */
  char                *path;
  LmZeckendorfWanted   wanted;
} Row;

static LmSolveContext *
create_context (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (LAYER_BYTES);
  LmSolveContext *context = lm_solve_context_new (NULL, cache);

  lm_solve_context_set_memory (context, LAYER_BYTES);
  lm_solve_context_set_threads (context, 1);
  return context;
}

/* The start of the row is wanted, for which all layers are made. Whatever the line says, it is one. */
static void
read_row (Row        *row,
          const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 3);
  const guint n_words = g_strv_length (words);

  row->variant.kind = n_words > 0 && g_str_equal (words[0], "forward") ? LM_ZECKENDORF_FORWARD : LM_ZECKENDORF_REVERSED;
  row->variant.stagnant = n_words > 0 && g_str_equal (words[0], "stagnant");
  row->n = n_words > 1 ? CLAMP (g_ascii_strtoull (words[1], NULL, 10), 1, N_MAX) : N_MAX;
  row->chips = n_words > 2 ? MIN (g_ascii_strtoull (words[2], NULL, 10), row->n) : 0;
  if (row->variant.kind == LM_ZECKENDORF_FORWARD)
    row->wanted.heights[0] = row->n;
  else
    lm_zeckendorf_decompose (row->n, row->wanted.heights);
}

/* The layer that the words are, cut off or filled up. */
static void
save_words (const Row  *row,
            const char *data,
            gsize       length)
{
  g_autoptr (LmSolveContext) context = create_context ();
  LmZeckendorfLevelMap *map = lm_zeckendorf_level_map_new (row->n, context);
  const guint n_words = lm_zeckendorf_level_map_size (map, row->n, row->chips);
  const LmZeckendorfLevelHead head = { lm_zeckendorf_mode_get (&row->variant), row->n, row->chips, n_words };
  g_autofree guint32 *words = g_new0 (guint32, n_words + 1);

  memcpy (words, data, MIN (length, n_words * sizeof *words));
  g_assert_true (lm_zeckendorf_level_file_save (row->path, &head, words, context));
  lm_zeckendorf_level_map_free (map);
}

/* What is refused stays as it is. */
static void
check_refused (const Row  *row,
               GError     *error,
               const char *data,
               gsize       length)
{
  g_autofree char *left = NULL;
  gsize n_left;

  fuzz_check_error (error, LM_ERROR_FILE);
  g_assert_true (g_file_get_contents (row->path, &left, &n_left, NULL));
  g_assert_cmpmem (left, n_left, data, length);
}

/* What is taken leads to the end of the row, be it a wrong one, and is removed then. */
static void
check_row (Row *row)
{
  g_autoptr (LmSolveContext) context = create_context ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LmZeckendorfLevels) levels = lm_zeckendorf_levels_new (&row->variant, row->n, context, &error);
  g_autofree char *data = NULL;
  gsize length;

  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (row->path, &data, &length, NULL));
  lm_zeckendorf_levels_keep_in (levels, row->path, G_MAXINT);
  if (!lm_zeckendorf_levels_solve (levels, row->n, &row->wanted, 1, context, &error))
    {
      check_refused (row, error, data, length);
      return;
    }

  g_assert_true (row->wanted.value == LM_VALUE_WIN || row->wanted.value == LM_VALUE_LOSS);
  g_assert_false (g_file_test (row->path, G_FILE_TEST_EXISTS));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  const uint8_t *end = size > 0 ? memchr (data, '\n', size) : NULL;
  g_autofree char *line = g_strndup ((const char *) data, end != NULL ? end - data : (gssize) size);
  const char *rest = (const char *) data + (end != NULL ? end + 1 - data : (gssize) size);
  const gsize length = (const char *) data + size - rest;
  g_autofree char *path = g_build_filename (fuzz_get_folder (), "row.layer", NULL);
  Row row = { .path = path };

  read_row (&row, line);
  if (row.chips > 0)
    save_words (&row, rest, length);
  else
    g_assert_true (g_file_set_contents (path, rest, length, NULL));
  check_row (&row);
  g_unlink (path);
  return 0;
}
