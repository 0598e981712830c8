/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-progress-merge.c: two programs that learn at the same time: neither takes from the file what the other wrote there. */

#include "lm-progress-private.h"

#include "engine/keep/lm-file.h"

#include <string.h>
#include <unistd.h>

/* How long to wait for another program that writes, in steps of a hundredth of a second. */
#define MAX_WAITS 200

/* Returns: (transfer full): the same again, for another thread */
GKeyFile *
lm_progress_copy (GKeyFile *keys)
{
  g_autofree char *text = g_key_file_to_data (keys, NULL, NULL);
  GKeyFile *copy = g_key_file_new ();

  g_key_file_load_from_data (copy, text, -1, G_KEY_FILE_NONE, NULL);
  return copy;
}

static gboolean
is_count (const char *key)
{
  return g_str_equal (key, "right") || g_str_equal (key, "wrong");
}

/* What one has counted is added to what the other has. */
static void
merge_count (GKeyFile   *before,
             GKeyFile   *own,
             GKeyFile   *other,
             const char *group,
             const char *key)
{
  const int more = g_key_file_get_integer (own, group, key, NULL) - g_key_file_get_integer (before, group, key, NULL);
  const int sum = g_key_file_get_integer (other, group, key, NULL) + more;

  g_key_file_set_integer (other, group, key, CLAMP (sum, 0, LM_PROGRESS_MAX_COUNT));
}

static gboolean
is_changed (GKeyFile   *before,
            GKeyFile   *own,
            const char *group,
            const char *key)
{
  g_autofree char *old = g_key_file_get_value (before, group, key, NULL);
  g_autofree char *new = g_key_file_get_value (own, group, key, NULL);

  return g_strcmp0 (old, new) != 0;
}

static void
merge_key (GKeyFile   *before,
           GKeyFile   *own,
           GKeyFile   *other,
           const char *group,
           const char *key)
{
  g_autofree char *value = g_key_file_get_value (own, group, key, NULL);

  if (value == NULL)
    g_key_file_remove_key (other, group, key, NULL);
  else if (is_count (key) && g_key_file_has_key (other, group, key, NULL))
    merge_count (before, own, other, group, key);
  else
    g_key_file_set_value (other, group, key, value);
}

/* A group that the other one does not have is had whole, if anything in it was changed. */
static void
merge_group (GKeyFile   *before,
             GKeyFile   *own,
             GKeyFile   *other,
             const char *group)
{
  g_auto (GStrv) keys = g_key_file_get_keys (own, group, NULL, NULL);
  g_auto (GStrv) old_keys = g_key_file_get_keys (before, group, NULL, NULL);
  const gboolean is_new = !g_key_file_has_group (other, group);
  gboolean changed = FALSE;

  for (guint i = 0; keys[i] != NULL; i++)
    changed |= is_changed (before, own, group, keys[i]);
  for (guint i = 0; changed && keys[i] != NULL; i++)
    if (is_new || is_changed (before, own, group, keys[i]))
      merge_key (before, own, other, group, keys[i]);
  for (guint i = 0; !is_new && old_keys != NULL && old_keys[i] != NULL; i++)
    if (!g_key_file_has_key (own, group, old_keys[i], NULL))
      merge_key (before, own, other, group, old_keys[i]);
}

/**
 * lm_progress_merge:
 * @before: what was learned at some time
 * @own: what has become of it here
 * @other: what has become of it elsewhere; what was changed in @own since
 *   @before is changed in it, too
 */
void
lm_progress_merge (GKeyFile *before,
                   GKeyFile *own,
                   GKeyFile *other)
{
  g_auto (GStrv) groups = g_key_file_get_groups (own, NULL);
  g_auto (GStrv) old_groups = g_key_file_get_groups (before, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    merge_group (before, own, other, groups[i]);
  for (guint i = 0; old_groups[i] != NULL; i++)
    if (!g_key_file_has_group (own, old_groups[i]))
      g_key_file_remove_group (other, old_groups[i], NULL);
}

/* --- writing ------------------------------------------------------------- */

void
lm_progress_writing_free (gpointer data)
{
  LmProgressWriting *writing = data;

  g_key_file_unref (writing->before);
  g_key_file_unref (writing->own);
  g_clear_pointer (&writing->merged, g_key_file_unref);
  g_free (writing);
}

/* Another program may have written since. What it wrote is never written over: neither what is of both, nor what cannot be read. */
static gboolean
merge_and_write (GFile              *file,
                 LmProgressWriting  *writing,
                 GError            **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autofree char *text = NULL;

  writing->merged = lm_progress_read (file, &local_error);
  if (writing->merged != NULL)
    lm_progress_merge (writing->before, writing->own, writing->merged);
  else if (g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    writing->merged = lm_progress_copy (writing->own);
  else
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }

  text = g_key_file_to_data (writing->merged, NULL, NULL);
  return lm_file_write (file, text, strlen (text), NULL, error);
}

/* On a thread of its own. */
void
lm_progress_write (GTask        *task,
                   gpointer      source,
                   gpointer      data,
                   GCancellable *cancellable)
{
  LmProgress *self = source;
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autoptr (GError) error = NULL;
  int lock;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  for (guint i = 0; !lm_file_lock (self->file, &lock); i++)
    {
      lock = -1;
      if (i == MAX_WAITS)
        break;
      g_usleep (G_USEC_PER_SEC / 100);
    }

  if (merge_and_write (self->file, data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
  if (lock >= 0)
    close (lock);
}
