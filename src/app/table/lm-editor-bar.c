/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-editor-bar.c: the position as text while it is edited, with the game's own controls. */

#include "lm-table-bars.h"

#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-problem.h"
#include "kit/widget/lm-template.h"
#include "kit/widget/lm-value-glyph.h"

#include <glib/gi18n.h>

struct _LmEditorBar
{
  AdwBin        parent_instance;

  AdwBin       *controls;
  GtkEntry     *entry;
  GtkLabel     *problem;
  GtkWidget    *verdict;
  GtkLabel     *verdict_label;

  LmPosition   *position;
  gboolean      writing;
  gboolean      has_problem;
};

G_DEFINE_FINAL_TYPE (LmEditorBar, lm_editor_bar, ADW_TYPE_BIN)

enum
{
  POSITION_TYPED,
  PROBLEM_CHANGED,
  SAID,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The problem takes the place of the verdict, which is not about the text. */
static void
show_problem (LmEditorBar *self,
              const char  *sentence)
{
  gtk_label_set_label (self->problem, sentence != NULL ? sentence : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->problem), sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), sentence != NULL);
  gtk_widget_set_visible (self->verdict, sentence == NULL);
  lm_problem_mark (GTK_WIDGET (self->entry), sentence);
  if (self->has_problem != (sentence != NULL))
    {
      self->has_problem = sentence != NULL;
      g_signal_emit (self, signals[PROBLEM_CHANGED], 0);
    }
}

/* However it came there, blanks and the end of a line around it are not meant. */
static LmPosition *
read_entry (LmEditorBar  *self,
            GError      **error)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));

  return lm_position_parse (text, error);
}

static void
text_changed_cb (LmEditorBar *self)
{
  g_autoptr (LmPosition) position = NULL;
  g_autoptr (GError) error = NULL;

  if (self->writing)
    return;

  position = read_entry (self, &error);
  show_problem (self, error != NULL ? error->message : NULL);
  if (position == NULL || (self->position != NULL && lm_position_equal (position, self->position)))
    return;

  g_signal_emit (self, signals[POSITION_TYPED], 0, position);
}

static void
copy_cb (LmEditorBar *self)
{
  g_autofree char *text = lm_position_to_string (self->position);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  g_signal_emit (self, signals[SAID], 0, _("The position is on the clipboard."));
}

static void
clipboard_read_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (LmEditorBar) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);

  if (text == NULL)
    g_signal_emit (self, signals[SAID], 0, _("There is no text on the clipboard."));
  else
    gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
}

static void
paste_cb (LmEditorBar *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL,
                                 clipboard_read_cb, g_object_ref (self));
}

/* What was typed stays as it was typed when it means the same position. */
static gboolean
says_already (LmEditorBar *self,
              LmPosition  *position)
{
  g_autoptr (LmPosition) typed = read_entry (self, NULL);

  return typed != NULL && lm_position_equal (typed, position);
}

static void
write_text (LmEditorBar *self,
            LmPosition  *position)
{
  g_autofree char *text = lm_position_to_string (position);

  self->writing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  self->writing = FALSE;
  show_problem (self, NULL);
}

void
lm_editor_bar_set_position (LmEditorBar *self,
                            LmPosition  *position)
{
  g_return_if_fail (LM_IS_EDITOR_BAR (self));

  lm_position_ref (position);
  g_clear_pointer (&self->position, lm_position_unref);
  self->position = position;

  if (!says_already (self, position))
    write_text (self, position);
}

/* Who wins from the position on the board, shown as long as the text names a position. Without a tick or a cross: nobody plays here who
 * could win or lose by it, and a cross would look like an error of the position. */
void
lm_editor_bar_set_verdict (LmEditorBar *self,
                           const char  *sentence)
{
  g_return_if_fail (LM_IS_EDITOR_BAR (self));

  gtk_label_set_label (self->verdict_label, sentence);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->verdict_label), sentence);
}

/* Whether the text names no position. */
gboolean
lm_editor_bar_has_problem (LmEditorBar *self)
{
  g_return_val_if_fail (LM_IS_EDITOR_BAR (self), FALSE);

  return self->has_problem;
}

gboolean
lm_editor_bar_has_controls (LmEditorBar *self)
{
  g_return_val_if_fail (LM_IS_EDITOR_BAR (self), FALSE);

  return adw_bin_get_child (self->controls) != NULL;
}

/* The game's own controls, or %NULL. */
void
lm_editor_bar_set_controls (LmEditorBar *self,
                            GtkWidget   *controls)
{
  g_return_if_fail (LM_IS_EDITOR_BAR (self));

  adw_bin_set_child (self->controls, controls);
}

static void
lm_editor_bar_finalize (GObject *object)
{
  LmEditorBar *self = LM_EDITOR_BAR (object);

  g_clear_pointer (&self->position, lm_position_unref);

  G_OBJECT_CLASS (lm_editor_bar_parent_class)->finalize (object);
}

static void
lm_editor_bar_class_init (LmEditorBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_editor_bar_finalize;

  signals[POSITION_TYPED] = lm_signal_new (klass, "position-typed", 1, LM_TYPE_POSITION);
  signals[PROBLEM_CHANGED] = lm_signal_new (klass, "problem-changed", 0);
  signals[SAID] = lm_signal_new (klass, "said", 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/editor-bar.ui");
  LM_BIND_CHILDREN (widget_class, LmEditorBar, controls, entry, problem, verdict, verdict_label);
  LM_BIND_CALLBACKS (widget_class, text_changed_cb, copy_cb, paste_cb);
}

static void
lm_editor_bar_init (LmEditorBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_announce_label (self->problem);
  lm_announce_label (self->verdict_label);
  lm_accessible_name_show_cut (self->verdict_label);
  lm_accessible_name_show_cut_buttons (GTK_WIDGET (self));
}
