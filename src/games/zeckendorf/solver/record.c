/* SPDX-License-Identifier: GPL-3.0-or-later */
/* record.c: keeps who wins the reversed game from which n in a file, and writes it as a table. */

#include "record.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

/* The first line of a file; another number when what the lines below it say changes. */
#define TITLE "last-move reversed 1"

/* A file that is larger is none of ours: there is one byte for every n. */
#define MAX_BYTES 65536

/* The digits 1 and 2, for the n one after the other. */
static char *
write_winners (LmZeckendorfConjecture *conjecture,
               guint                   last)
{
  GString *winners = g_string_new (NULL);

  for (guint n = LM_ZECKENDORF_CONJECTURE_FIRST; n <= last; n++)
    g_string_append_c (winners, '0' + lm_zeckendorf_conjecture_get_winner (conjecture, n));

  return g_string_free (winners, FALSE);
}

static char *
compute_checksum (const char *winners)
{
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, winners, -1);
}

static char *
read_file (const char *path)
{
  char *contents = NULL;
  GStatBuf status;

  /* Whatever else lies there, such as a pipe, is not opened. */
  if (g_stat (path, &status) != 0 || !S_ISREG (status.st_mode) || status.st_size > MAX_BYTES)
    return NULL;

  g_file_get_contents (path, &contents, NULL, NULL);
  return contents;
}

/* Returns: (transfer full) (nullable): the digits of a file that is whole */
static char *
parse (const char *contents)
{
  g_auto (GStrv) lines = g_strsplit (contents, "\n", 5);
  g_autofree char *checksum = NULL;

  if (g_strv_length (lines) != 4 || !g_str_equal (lines[0], TITLE) || lines[3][0] != '\0')
    return NULL;

  checksum = compute_checksum (lines[1]);
  if (!g_str_equal (lines[2], checksum) || strspn (lines[1], "12") != strlen (lines[1]))
    return NULL;

  return g_strdup (lines[1]);
}

/* A file that is missing, damaged or of another kind changes nothing. Returns: whether there was a whole one. */
gboolean
lm_reversed_record_load (const char             *path,
                         LmZeckendorfConjecture *conjecture)
{
  g_autofree char *contents = read_file (path);
  g_autofree char *winners = contents != NULL ? parse (contents) : NULL;
  const guint known = lm_zeckendorf_conjecture_get_last (conjecture) - LM_ZECKENDORF_CONJECTURE_FIRST + 1;

  if (winners == NULL)
    return FALSE;

  for (gsize i = known; i < strlen (winners); i++)
    lm_zeckendorf_conjecture_add_winner (conjecture, winners[i] - '0');
  return TRUE;
}

/* The file is at every moment the one before or this one. Returns: whether that was possible. */
gboolean
lm_reversed_record_save (const char             *path,
                         LmZeckendorfConjecture *conjecture)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *winners = write_winners (conjecture, lm_zeckendorf_conjecture_get_last (conjecture));
  g_autofree char *checksum = compute_checksum (winners);
  g_autofree char *contents = g_strdup_printf (TITLE "\n%s\n%s\n", winners, checksum);

  return g_mkdir_with_parents (folder, 0700) == 0
         && g_file_set_contents_full (path, contents, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}

/*
 * Returns: (transfer full): a table with a header line, as the command-line solver prints it, with the share of
 * Player 1 from 2 to n beside.
 */
char *
lm_reversed_record_to_csv (LmZeckendorfConjecture *conjecture,
                           guint                   last)
{
  GString *table = g_string_new ("n,winner,share\n");

  for (guint n = LM_ZECKENDORF_CONJECTURE_FIRST; n <= last; n++)
    {
      char share[G_ASCII_DTOSTR_BUF_SIZE];

      g_ascii_formatd (share, sizeof share, "%.6f", lm_zeckendorf_conjecture_get_share (conjecture, n));
      g_string_append_printf (table, "%u,%u,%s\n", n, lm_zeckendorf_conjecture_get_winner (conjecture, n), share);
    }

  return g_string_free (table, FALSE);
}
