/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-save-dialog.c: lets the user choose where a file is to be saved. */

#include "lm-save-dialog.h"

#include "lm-message.h"
#include "lm-toaster.h"

#include "engine/game/lm-error.h"
#include "engine/keep/lm-file.h"

#include <glib/gi18n.h>

typedef struct
{
  GWeakRef    owner;
  LmSaveFunc  func;
  gpointer    user_data;
} Choice;

static void
choice_free (Choice *choice)
{
  g_weak_ref_clear (&choice->owner);
  g_free (choice);
}

static void
response_cb (GtkNativeDialog *dialog,
             int              response,
             gpointer         user_data)
{
  Choice *choice = user_data;
  g_autoptr (GtkWidget) owner = g_weak_ref_get (&choice->owner);
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  if (owner != NULL && file != NULL)
    choice->func (owner, file, choice->user_data);

  choice_free (choice);
  g_object_unref (dialog);
}

static GtkFileFilter *
create_filter (const char *kind,
               const char *pattern)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, kind);
  gtk_file_filter_add_pattern (filter, pattern);
  return filter;
}

/* @pattern is such as "*.png"; @func is not called when the user changes their mind or @owner is gone. */
void
lm_save_dialog_choose (GtkWidget  *owner,
                       const char *title,
                       const char *name,
                       const char *kind,
                       const char *pattern,
                       LmSaveFunc  func,
                       gpointer    user_data)
{
  g_autoptr (GtkFileFilter) filter = create_filter (kind, pattern);
  GtkFileChooserNative *dialog;
  Choice *choice;

  g_return_if_fail (GTK_IS_WIDGET (owner));

  dialog = gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (owner)),
                                        GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), _("_Cancel"));
  choice = g_new0 (Choice, 1);
  g_weak_ref_init (&choice->owner, owner);
  choice->func = func;
  choice->user_data = user_data;

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), choice);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* Whether it was saved, where everything is said; what is closed by now hears nothing. */
void
lm_save_dialog_tell (GtkWidget    *owner,
                     GFile        *file,
                     const GError *error)
{
  GtkRoot *root = gtk_widget_get_root (owner);
  LmToaster *toaster = lm_toaster_find (owner);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *sentence = g_strdup_printf (_("“%s” was saved."), name);

  if (error == NULL && toaster != NULL)
    lm_toaster_say (toaster, sentence);
  if (error != NULL && GTK_IS_WINDOW (root))
    lm_message_show (GTK_WINDOW (root), _("The File Cannot Be Saved"), error->message);
}

/* --- figures and tables ---------------------------------------------------- */

/* In the order of what @write of LmSaveFuncs takes. */
static const struct
{
  const char *extension;
  const char *kind;
} formats[] = {
  { "svg", N_("Drawings (SVG)") },
  { "png", N_("Pictures (PNG)") },
  { "pdf", N_("Pages (PDF)") },
  { "tex", N_("Drawings (TikZ)") },
  { "csv", N_("Tables (CSV)") },
  { "json", N_("Tables (JSON)") },
  { "txt", N_("Sequences (b-file)") },
  { "dot", N_("Graphs (DOT)") },
};

/* Where the owner keeps it while a file is chosen. */
#define FUNCS "lm-save-funcs"

typedef struct
{
  const LmSaveFuncs *funcs;
  gpointer           data;
  guint              format;
} Wish;

static void
wish_free (gpointer data)
{
  Wish *wish = data;

  if (wish->data != NULL)
    wish->funcs->free (wish->data);
  g_free (wish);
}

/* Returns: (transfer full): the command with the file that it is to make */
char *
lm_save_name_command (const char *command,
                      guint       format)
{
  return g_strdup_printf ("%s --output FILE.%s", command, formats[format].extension);
}

static void
save_thread (GTask        *task,
             gpointer      file,
             gpointer      data,
             GCancellable *cancellable)
{
  const Wish *wish = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) contents = wish->data != NULL ? wish->funcs->write (wish->data, wish->format, &error) : NULL;
  g_autofree char *sentence = NULL;

  if (contents != NULL && lm_file_write (file, g_bytes_get_data (contents, NULL), g_bytes_get_size (contents), cancellable, &error))
    {
      g_task_return_boolean (task, TRUE);
      return;
    }

  if (contents != NULL)
    sentence = lm_file_describe_write_error (file, error);
  g_task_return_new_error (task, LM_ERROR, LM_ERROR_FILE, "%s",
                           sentence != NULL ? sentence : error != NULL ? error->message : _("It is not there yet, or not any more."));
}

/* Writes what there is now, on a thread of its own; @callback gets @file as its source. */
void
lm_save_async (GtkWidget           *owner,
               const LmSaveFuncs   *funcs,
               guint                format,
               GFile               *file,
               GAsyncReadyCallback  callback,
               gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (file, NULL, callback, user_data);
  Wish *wish = g_new (Wish, 1);

  *wish = (Wish) { funcs, funcs->take (owner), format };
  g_task_set_task_data (task, wish, wish_free);
  g_task_run_in_thread (task, save_thread);
}

/* Returns whether it was written; the error is one sentence. */
gboolean
lm_save_finish (GAsyncResult  *result,
                GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
saved_cb (GObject      *file,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (GtkWidget) owner = user_data;
  g_autoptr (GError) error = NULL;

  lm_save_finish (result, &error);
  lm_save_dialog_tell (owner, G_FILE (file), error);
}

static void
chosen_cb (GtkWidget *owner,
           GFile     *file,
           gpointer   format)
{
  lm_save_async (owner, g_object_get_data (G_OBJECT (owner), FUNCS), GPOINTER_TO_UINT (format), file, saved_cb, g_object_ref (owner));
}

/* Asks where to; @name is without its end. */
void
lm_save_dialog_save (GtkWidget         *owner,
                     const LmSaveFuncs *funcs,
                     guint              format,
                     const char        *title,
                     const char        *name)
{
  g_autofree char *file_name = g_strconcat (name, ".", formats[format].extension, NULL);
  g_autofree char *pattern = g_strconcat ("*.", formats[format].extension, NULL);

  g_object_set_data (G_OBJECT (owner), FUNCS, (gpointer) funcs);
  lm_save_dialog_choose (owner, title, file_name, _(formats[format].kind), pattern, chosen_cb, GUINT_TO_POINTER (format));
}

/* Whoever pastes takes what suits best; where only text can be, TikZ or CSV. */
static const struct
{
  guint       format;
  const char *type;
} drawing[] = {
  { LM_FIGURE_SVG, "image/svg+xml" }, { LM_FIGURE_PNG, "image/png" }, { LM_FIGURE_PDF, "application/pdf" },
  { LM_FIGURE_TIKZ, "text/plain;charset=utf-8" },
}, table[] = {
  { LM_FIGURE_N_FORMATS + LM_ROWS_CSV, "text/csv" }, { LM_FIGURE_N_FORMATS + LM_ROWS_JSON, "application/json" },
  { LM_FIGURE_N_FORMATS + LM_ROWS_CSV, "text/plain;charset=utf-8" },
};

static void
copy_thread (GTask        *task,
             gpointer      owner,
             gpointer      data,
             GCancellable *cancellable)
{
  const Wish *wish = data;
  const gboolean is_table = wish->format >= LM_FIGURE_N_FORMATS;
  const guint n = is_table ? G_N_ELEMENTS (table) : G_N_ELEMENTS (drawing);
  GdkContentProvider *providers[MAX (G_N_ELEMENTS (drawing), G_N_ELEMENTS (table))] = { NULL };
  GError *error = NULL;

  if (wish->data == NULL)
    error = g_error_new_literal (LM_ERROR, LM_ERROR_FILE, _("It is not there yet, or not any more."));
  for (guint i = 0; i < n && error == NULL; i++)
    {
      g_autoptr (GBytes) contents = wish->funcs->write (wish->data, is_table ? table[i].format : drawing[i].format, &error);

      if (contents != NULL)
        providers[i] = gdk_content_provider_new_for_bytes (is_table ? table[i].type : drawing[i].type, contents);
    }

  if (error == NULL)
    {
      g_task_return_pointer (task, gdk_content_provider_new_union (providers, n), g_object_unref);
      return;
    }

  for (guint i = 0; i < n; i++)
    g_clear_object (&providers[i]);
  g_task_return_error (task, error);
}

static void
copied_cb (GObject      *owner,
           GAsyncResult *result,
           gpointer      is_table)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkContentProvider) provider = g_task_propagate_pointer (G_TASK (result), &error);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (owner));
  LmToaster *toaster = lm_toaster_find (GTK_WIDGET (owner));

  if (provider != NULL && root != NULL)
    gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (owner)), provider);
  if (provider != NULL && toaster != NULL)
    lm_toaster_say (toaster, is_table != NULL ? _("The table was copied.") : _("The drawing was copied."));
  if (provider == NULL && GTK_IS_WINDOW (root))
    lm_message_show (GTK_WINDOW (root), _("It Cannot Be Copied"), error->message);
}

/* @is_table: whether it is the table that is wanted, not the drawing */
void
lm_save_dialog_copy (GtkWidget         *owner,
                     const LmSaveFuncs *funcs,
                     gboolean           is_table)
{
  g_autoptr (GTask) task = g_task_new (owner, NULL, copied_cb, GINT_TO_POINTER (is_table));
  Wish *wish = g_new (Wish, 1);

  *wish = (Wish) { funcs, funcs->take (owner), is_table ? LM_FIGURE_N_FORMATS : 0 };
  g_task_set_task_data (task, wish, wish_free);
  g_task_run_in_thread (task, copy_thread);
}
