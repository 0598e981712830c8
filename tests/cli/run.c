/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run.c: calls the built last-move-solve and looks at what it says. */

#include "run.h"

#include <stdarg.h>
#include <string.h>

/* Returns: the program that the build made. */
const char *
run_get_program (void)
{
  const char *program = g_getenv ("LAST_MOVE_SOLVE");

  g_assert_nonnull (program);
  return program;
}

/* Calls the program with @arguments and waits for its end. */
Run *
run_program_strv (const char * const *arguments)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  Run *run = g_new0 (Run, 1);

  g_ptr_array_add (argv, (gpointer) run_get_program ());
  for (guint i = 0; arguments[i] != NULL; i++)
    g_ptr_array_add (argv, (gpointer) arguments[i]);
  g_ptr_array_add (argv, NULL);

  process = g_subprocess_newv ((const char * const *) argv->pdata,
                               G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE,
                               &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &run->out, &run->err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  run->status = g_subprocess_get_exit_status (process);

  return run;
}

/* Calls the program with these arguments and waits for its end. */
Run *
run_program (const char *first,
             ...)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  va_list rest;

  va_start (rest, first);
  for (const char *argument = first; argument != NULL; argument = va_arg (rest, const char *))
    g_ptr_array_add (arguments, (gpointer) argument);
  va_end (rest);
  g_ptr_array_add (arguments, NULL);

  return run_program_strv ((const char * const *) arguments->pdata);
}

void
run_free (Run *run)
{
  g_free (run->out);
  g_free (run->err);
  g_free (run);
}

/* Returns: the lines of the output, every one of which has an end. */
GStrv
run_get_lines (Run *run)
{
  g_autofree char *text = g_strdup (run->out);

  g_assert_true (*text == '\0' || g_str_has_suffix (text, "\n"));
  if (*text != '\0')
    text[strlen (text) - 1] = '\0';

  return g_strsplit (text, "\n", -1);
}

/* Returns: the object that @line holds. */
JsonObject *
run_parse_line (const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (line, &error);

  g_assert_no_error (error);
  g_assert_true (JSON_NODE_HOLDS_OBJECT (node));

  return json_node_dup_object (node);
}

/* Returns: the object that the call printed, and nothing else. */
JsonObject *
run_parse (Run *run)
{
  g_auto (GStrv) lines = run_get_lines (run);

  g_assert_cmpuint (g_strv_length (lines), ==, 1);
  return run_parse_line (lines[0]);
}

/* Whether @object has exactly these members, in this order. */
void
check_keys (JsonObject *object,
            const char *keys)
{
  g_autoptr (GList) members = json_object_get_members (object);
  g_autoptr (GString) found = g_string_new (NULL);

  for (GList *item = members; item != NULL; item = item->next)
    g_string_append_printf (found, found->len > 0 ? " %s" : "%s", (const char *) item->data);
  g_assert_cmpstr (found->str, ==, keys);
}

/* Whether a call did all it was asked. */
void
check_ok (Run *run)
{
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

/* Whether a call complained in one line that has @words in it. */
void
check_complaint (Run        *run,
                 int         status,
                 const char *words)
{
  g_assert_cmpint (run->status, ==, status);
  if (!g_str_has_prefix (run->err, "last-move-solve: ")
      || !g_str_has_suffix (run->err, ".\n")
      || strchr (run->err, '\n') != run->err + strlen (run->err) - 1)
    g_error ("This is not one line with one sentence: %s", run->err);
  if (strstr (run->err, words) == NULL)
    g_error ("“%s” is not in: %s", words, run->err);
}
