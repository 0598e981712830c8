/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-program.c: what there is once while the program runs, for its window and whoever opens one. */

#include "lm-program.h"

#include "lm-crash-guard.h"

static GFile *
get_file (gboolean    keeps,
          const char *name)
{
  return keeps ? g_file_new_build_filename (g_get_user_data_dir (), "last-move", name, NULL) : NULL;
}

static void
apply_limits (LmProgram *self)
{
  guint64 mebibytes = g_settings_get_int (self->settings, "memory-mib");

  lm_solver_set_memory (self->solver, mebibytes << 20);
  lm_solver_set_seconds (self->solver, g_settings_get_int (self->settings, "solver-seconds"));
}

/* Without @keeps it neither reads nor writes what the user has played and learned. */
void
lm_program_open (LmProgram *self,
                 gboolean   keeps)
{
  g_autoptr (GFile) folder = get_file (keeps, "autosave");
  g_autoptr (GFile) progress = get_file (keeps, "progress");
  g_autoptr (GFile) crash = get_file (keeps, "crashed");

  self->settings = g_settings_new (APPLICATION_ID);
  self->solver = lm_solver_new ();
  self->store = lm_game_store_new (self->solver, folder);
  self->progress = lm_progress_new (progress);
  self->crashed = lm_crash_guard_start (crash);

  g_signal_connect_swapped (self->settings, "changed::memory-mib", G_CALLBACK (apply_limits), self);
  g_signal_connect_swapped (self->settings, "changed::solver-seconds", G_CALLBACK (apply_limits), self);
  apply_limits (self);
}

/* Returns when everything that was done so far is on the disk. */
void
lm_program_flush (LmProgram *self)
{
  lm_game_store_flush (self->store);
  lm_progress_flush (self->progress);
}

void
lm_program_close (LmProgram *self)
{
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  g_clear_object (&self->store);
  g_clear_object (&self->progress);
  g_clear_object (&self->solver);
  g_clear_pointer (&self->crashed, g_free);
}
