/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-save-dialog.c: lets the user choose where a file is to be saved. */

#include "lm-save-dialog.h"

#include "lm-message.h"
#include "lm-window.h"

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
  GtkWidget *toaster = gtk_widget_get_ancestor (owner, LM_TYPE_TOASTER);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *sentence = g_strdup_printf (_("“%s” was saved."), name);

  if (toaster == NULL && LM_IS_WINDOW (root))
    toaster = GTK_WIDGET (lm_window_get_toaster (LM_WINDOW (root)));
  if (error == NULL && toaster != NULL)
    lm_toaster_say (LM_TOASTER (toaster), sentence);
  if (error != NULL && GTK_IS_WINDOW (root))
    lm_message_show (GTK_WINDOW (root), _("The File Cannot Be Saved"), error->message);
}
