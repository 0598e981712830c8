/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-reproduce.c: makes a file again from the command that it carries. */

#include "lm-cli.h"

#include "engine/keep/lm-file.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>

/* No file of the program is larger, and with no longer command can a program be called. */
#define MOST_BYTES (1 << 28)
#define MOST_LETTERS (1 << 21)

static gboolean check;

static const GOptionEntry entries[] = {
  { "check", 0, 0, G_OPTION_ARG_NONE, &check, N_("Only compare, and change nothing"), NULL },
  { NULL }
};

/* --- the command --------------------------------------------------------- */

/*
 * It is the first member, and the file is of strangers: json-glib, which descends by recursion, takes much more memory
 * than the text and reads past half a surrogate pair, is given that one string, without \u.
 */
static char *
read_json (const GByteArray *data)
{
  static const char head[] = "{\"command\":\"";
  const char *text = (const char *) data->data, *begin = text + strlen (head) - 1, *limit = text + MIN (data->len, MOST_LETTERS), *end;
  g_autofree char *quoted = NULL;
  g_autoptr (JsonNode) node = NULL;

  if (limit <= begin || memcmp (text, head, strlen (head)) != 0)
    return NULL;

  for (end = begin + 1; end < limit && *end != '"'; end++)
    if (*end == '\\' && (++end == limit || *end == 'u'))
      return NULL;
  if (end >= limit || memchr (begin, '\0', end - begin) != NULL)
    return NULL;

  quoted = g_strndup (begin, end + 1 - begin);
  node = g_utf8_validate (quoted, -1, NULL) ? json_from_string (quoted, NULL) : NULL;
  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_dup_string (node) : NULL;
}

static void
unescape_markup (GString *text)
{
  static const char *const entities[][2] = {
    { "&lt;", "<" }, { "&gt;", ">" }, { "&quot;", "\"" }, { "&apos;", "'" }, { "&#39;", "'" }, { "&amp;", "&" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (entities); i++)
    g_string_replace (text, entities[i][0], entities[i][1], 0);
}

/* A parenthesis ends a text in a PDF; those within it, and what makes them so, follow a backslash. */
static void
unescape_pdf (GString *text)
{
  gsize end = 0;

  for (gsize i = 0; i < text->len && text->str[i] != ')'; i++)
    {
      i += text->str[i] == '\\' && i + 1 < text->len;
      text->str[end++] = text->str[i];
    }
  g_string_truncate (text, end);
}

/* The bytes may be anything. */
static const char *
find_name (const GByteArray *data)
{
  const gsize length = strlen (LM_CLI_NAME " ");

  for (guint i = 0; i + length <= data->len; i++)
    if (memcmp (data->data + i, LM_CLI_NAME " ", length) == 0)
      return (const char *) data->data + i;

  return NULL;
}

/* Every format has room for it in one line. */
static char *
read_command (const GByteArray *data)
{
  const char *begin = find_name (data), *limit = (const char *) data->data + data->len, *end = NULL;
  g_autoptr (GString) text = NULL;

  if (*data->data == '{')
    return read_json (data);
  if (begin != NULL)
    end = memchr (begin, *data->data == '<' ? '<' : '\n', MIN (limit - begin, MOST_LETTERS));
  if (end == NULL || memchr (begin, '\0', end - begin) != NULL)
    return NULL;

  text = g_string_new_len (begin, end - begin);
  if (*data->data == '<')
    unescape_markup (text);
  else if (data->len > 4 && memcmp (data->data, "%PDF", 4) == 0)
    unescape_pdf (text);
  return g_strdup (text->str);
}

static gboolean
is_output (const char *word)
{
  return lm_cli_is_option (word, "--output") || lm_cli_is_option (word, "--worksheet");
}

/* A file may say anything: only what makes figures and tables is called, it reads no other file, and writes to one place. */
static gboolean
is_harmless (GStrv words)
{
  static const char *const commands[] = { "exercises", "graph", "play", "random", "table", NULL };
  static const char *const writing[] = { "test-rule", "value", NULL };
  guint n_outputs = 0;

  if (g_strv_length (words) < 3 || !g_str_equal (words[0], LM_CLI_NAME)
      || (!g_strv_contains (commands, words[1]) && !g_strv_contains (writing, words[1])))
    return FALSE;

  for (guint i = 2; words[i] != NULL; i++)
    {
      /* These are all that name a file to read. */
      if (lm_cli_is_option (words[i], "--resume") || lm_cli_is_option (words[i], "--file"))
        return FALSE;
      if (is_output (words[i])
          && (n_outputs++ > 0 || strchr (words[i], '=') != NULL || words[i + 1] == NULL
              || !g_str_has_prefix (words[i + 1], LM_CLI_PLACE) || strchr (words[i + 1], G_DIR_SEPARATOR) != NULL))
        return FALSE;
    }

  return n_outputs > 0 || g_strv_contains (commands, words[1]);
}

/* The file that the command names, in a folder of its own; %NULL where it prints. */
static char *
place_file (GStrv       words,
            const char *folder)
{
  char *path = NULL;

  for (guint i = 2; words[i] != NULL; i++)
    if (path == NULL && (g_str_equal (words[i], "--output") || g_str_equal (words[i], "--worksheet")))
      {
        path = g_build_filename (folder, words[++i], NULL);
        g_free (words[i]);
        words[i] = g_strdup (path);
      }

  return path;
}

/* --- making it again ----------------------------------------------------- */

/* Where it is made; goes with what is in it, also when the program is stopped meanwhile. */
static GMutex making;
static char *folder, *printed, *output;

static void
remove_folder (void)
{
  if (output != NULL)
    g_unlink (output);
  if (folder != NULL)
    {
      g_unlink (printed);
      g_rmdir (folder);
    }
}

/* No other folder is made any more; the names stay, for the worker may be reading them. */
static void
leave (void)
{
  g_mutex_lock (&making);
  remove_folder ();
}

/* Nobody waits for it any more when its caller ends; nor for what would not be read. */
static void
limit_child (gpointer data)
{
  const struct rlimit limit = { MOST_BYTES, MOST_BYTES };

  prctl (PR_SET_PDEATHSIG, SIGTERM);
  setrlimit (RLIMIT_FSIZE, &limit);
}

/* Never a shell. What it says where it fails comes into @said. */
static gboolean
call (GStrv    words,
      GBytes **said)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;

  g_free (words[0]);
  words[0] = g_file_read_link ("/proc/self/exe", NULL);
  g_subprocess_launcher_set_child_setup (launcher, limit_child, NULL, NULL);
  g_subprocess_launcher_set_stdout_file_path (launcher, printed);
  process = words[0] != NULL ? g_subprocess_launcher_spawnv (launcher, (const char *const *) words, NULL) : NULL;
  return process != NULL && g_subprocess_communicate (process, NULL, NULL, NULL, said, NULL) && g_subprocess_get_successful (process);
}

static GByteArray *
make_again (GStrv    words,
            GBytes **said)
{
  g_autoptr (GFile) file = NULL;
  GByteArray *made = NULL;

  g_mutex_lock (&making);
  g_free (folder);
  g_free (printed);
  g_free (output);
  folder = g_dir_make_tmp ("last-move-XXXXXX", NULL);
  printed = folder != NULL ? g_build_filename (folder, "printed", NULL) : NULL;
  output = folder != NULL ? place_file (words, folder) : NULL;
  file = folder != NULL ? g_file_new_for_path (output != NULL ? output : printed) : NULL;
  g_mutex_unlock (&making);

  if (file != NULL && call (words, said))
    made = lm_file_read (file, MOST_BYTES, NULL, NULL);
  g_mutex_lock (&making);
  remove_folder ();
  g_mutex_unlock (&making);
  return made;
}

static LmCliStatus
judge (const char *path,
       const char *name,
       GByteArray *old,
       GByteArray *made)
{
  const gboolean equal = made->len == old->len && memcmp (made->data, old->data, old->len) == 0;
  g_autoptr (GBytes) bytes = g_bytes_new_static (made->data, made->len);
  g_autofree char *line = g_strdup_printf (equal ? _("“%s” is what its command makes.\n") : _("“%s” was made again; it was different.\n"), name);
  LmCliStatus status = LM_CLI_OK;

  if (!equal && check)
    {
      lm_cli_complain (_("“%s” is not what its command makes."), name);
      return LM_CLI_UNDECIDED;
    }
  if (!equal)
    status = lm_cli_write_file (path, bytes, NULL);
  if (status == LM_CLI_OK)
    lm_cli_print_text (line);
  return status;
}

/* One sentence, with that of the command where there is one. */
static LmCliStatus
complain_of_command (const char *name,
                     const char *command,
                     GBytes     *said)
{
  const char *data = said != NULL ? g_bytes_get_data (said, NULL) : NULL;
  g_autofree char *text = data != NULL ? g_strndup (data, g_bytes_get_size (said)) : NULL;
  g_autofree char *sentence = text != NULL ? g_utf8_make_valid (text, -1) : NULL;

  if (sentence != NULL && g_str_has_prefix (sentence, LM_CLI_NAME ": "))
    lm_cli_complain (_("“%s” cannot be made again: %s"), name, g_strchomp (sentence + strlen (LM_CLI_NAME ": ")));
  else
    lm_cli_complain (_("“%s” cannot be made again by “%s”."), name, command);
  return LM_CLI_UNDECIDED;
}

/* Returns: (transfer full) (nullable): the only argument, a file here */
static GFile *
take_file (GStrv arguments)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = arguments[0] != NULL ? lm_cli_get_file (arguments[0], &error) : NULL;

  if (arguments[0] == NULL)
    lm_cli_complain (_("A file is missing that carries its command."));
  else if (arguments[1] != NULL)
    lm_cli_complain (_("“%s” is one argument too many."), arguments[1]);
  else if (file == NULL)
    lm_cli_complain_error (error);
  else
    return g_steal_pointer (&file);

  return NULL;
}

static LmCliStatus
run_reproduce (LmCli *cli,
               GStrv  arguments)
{
  g_autoptr (GFile) file = take_file (arguments);
  g_autofree char *name = file != NULL ? g_file_get_parse_name (file) : NULL;
  g_autofree char *command = NULL;
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GByteArray) old = NULL, made = NULL;
  g_autoptr (GBytes) said = NULL;

  if (file == NULL)
    return LM_CLI_BAD;
  old = lm_file_read (file, MOST_BYTES, NULL, &error);
  if (old == NULL)
    return lm_cli_complain_error (error);

  command = old->len > 0 && old->len <= MOST_BYTES ? read_command (old) : NULL;
  if (command == NULL || !g_shell_parse_argv (command, NULL, &words, NULL) || !is_harmless (words))
    {
      lm_cli_complain (_("“%s” does not carry a command that makes it."), name);
      return LM_CLI_BAD;
    }

  made = make_again (words, &said);
  return made != NULL ? judge (arguments[0], name, old, made) : complain_of_command (name, command, said);
}

const LmCliCommand lm_cli_reproduce_command = {
  .name = "reproduce",
  .arguments = N_("FILE"),
  .summary = N_("Makes a figure or a table again from the command that its file carries."),
  .entries = entries,
  .leave = leave,
  .run = run_reproduce,
};
