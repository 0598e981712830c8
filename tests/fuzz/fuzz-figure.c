/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-figure.c: files that say of themselves by which command they were made: what may be called is only what makes such files. */

/* Names that are of one file are here beside those of others. */
#pragma GCC diagnostic ignored "-Wshadow"

#include "cli/lm-cli-reproduce.c"

#include "fuzz.h"

/* No command writes anywhere but where it is told to here, and none is called that a file may not have. */
static void
check_words (GStrv words)
{
  g_autofree char *path = place_file (words, "/folder");

  g_assert_cmpstr (words[0], ==, LM_CLI_NAME);
  g_assert_cmpstr (words[1], !=, "reproduce");
  for (guint i = 2; words[i] != NULL; i++)
    {
      g_assert_false (g_str_equal (words[i], "--resume") || g_str_has_prefix (words[i], "--resume="));
      g_assert_false (g_str_has_prefix (words[i], "--output=") || g_str_has_prefix (words[i], "--worksheet="));
      if (g_str_equal (words[i], "--output") || g_str_equal (words[i], "--worksheet"))
        g_assert_cmpstr (words[i + 1], ==, path);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GByteArray) bytes = g_byte_array_append (g_byte_array_new (), data, size);
  g_autofree char *command = size > 0 ? read_command (bytes) : NULL;
  g_auto (GStrv) words = NULL;

  if (command != NULL && g_shell_parse_argv (command, NULL, &words, NULL) && is_harmless (words))
    check_words (words);

  return 0;
}
