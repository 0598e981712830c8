/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-crash-guard.c: which game was on the board when the program crashed, so that it is not opened by itself again. */

#include "lm-crash-guard.h"

#include "engine/game/lm-game-info.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What a fault of the program's own ends it with; whoever kills it has a reason that is not the game's. */
static const int signals[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP };

static struct sigaction before[G_N_ELEMENTS (signals)];

/* A signal's handler may do little more than write what lies ready where a file is open already. */
static char game[64];
static volatile sig_atomic_t fd = -1;

/* Where the main thread writes it when its own stack is full; a sanitizer has one already. */
static char stack[64 * 1024];

static void
crashed (int number)
{
  gssize written = 0;

  if (fd >= 0)
    written = write (fd, game, strlen (game));
  (void) written;
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    if (signals[i] == number)
      sigaction (number, &before[i], NULL);
  raise (number);
}

static char *
read_game (int file)
{
  char text[sizeof game] = "";

  return file >= 0 && read (file, text, sizeof text - 1) > 0 ? g_utf8_make_valid (text, -1) : NULL;
}

/* The file is empty as long as nothing has happened. A pipe or a device in its place is not waited for. */
static int
open_file (const char *path)
{
  const int file = open (path, O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0600);
  struct stat info;

  if (file < 0)
    return -1;
  if (fstat (file, &info) == 0 && S_ISREG (info.st_mode))
    return file;

  close (file);
  return -1;
}

static void
watch (void)
{
  const struct sigaction action = { .sa_handler = crashed, .sa_flags = SA_NODEFER | SA_ONSTACK };
  const stack_t own = { .ss_sp = stack, .ss_size = sizeof stack };
  stack_t other;

  if (sigaltstack (NULL, &other) == 0 && (other.ss_flags & SS_DISABLE) != 0)
    sigaltstack (&own, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    sigaction (signals[i], &action, &before[i]);
}

/**
 * lm_crash_guard_start:
 * @file: (nullable): where a crash is written down; without one nothing is
 *
 * Begins to watch. Where the file cannot be had, or holds anything but the name
 * of a game, there is no guard, and nothing changes.
 *
 * Returns: (transfer full) (nullable): the name of the game with which the
 *   program crashed when it ran last, as it stands in the file
 */
char *
lm_crash_guard_start (GFile *file)
{
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  char *name;

  if (file == NULL)
    return NULL;

  g_mkdir_with_parents (g_file_peek_path (folder), 0700);
  fd = open_file (g_file_peek_path (file));
  name = read_game (fd);
  if (name != NULL && lm_game_info_lookup (name) == NULL)
    {
      close (fd);
      fd = -1;
      g_clear_pointer (&name, g_free);
    }
  if (fd < 0 || ftruncate (fd, 0) != 0 || lseek (fd, 0, SEEK_SET) != 0)
    return name;

  watch ();
  return name;
}

/**
 * lm_crash_guard_set_game:
 * @name: the name of the game that comes on the board now, before anything of
 *   it is read or drawn
 */
void
lm_crash_guard_set_game (const char *name)
{
  g_strlcpy (game, name, sizeof game);
}
