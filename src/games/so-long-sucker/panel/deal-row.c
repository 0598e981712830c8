/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal-row.c: a deal in the list, with what can be done about it. */

#include "config.h"

#include "deal-row.h"

#include "../rules/words.h"

#include <glib/gi18n.h>

struct _LmSlsDealRow
{
  GtkListBoxRow parent_instance;

  GtkWidget    *box;
  GtkWidget    *buttons; /* NULL while there are none */
};

G_DEFINE_FINAL_TYPE (LmSlsDealRow, lm_sls_deal_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  PLAY_MOVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
clicked_cb (LmSlsDealRow *self,
            GtkWidget    *button)
{
  g_signal_emit (self, signals[PLAY_MOVE], 0, g_object_get_data (G_OBJECT (button), "lm-move"));
}

static void
lm_sls_deal_row_class_init (LmSlsDealRowClass *klass)
{
  /**
   * LmSlsDealRow::play-move:
   * @self: the row
   * @move: a move text
   *
   * The user does something about the deal.
   */
  signals[PLAY_MOVE] =
    g_signal_new ("play-move", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
lm_sls_deal_row_init (LmSlsDealRow *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_margin_top (self->box, 6);
  gtk_widget_set_margin_bottom (self->box, 6);
  gtk_widget_set_margin_start (self->box, 9);
  gtk_widget_set_margin_end (self->box, 9);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), self->box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
}

/* Takes @text. */
static void
add_label (LmSlsDealRow *self,
           char         *text,
           const char   *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self->box), label);
  g_free (text);
}

/* A button that makes @move, which it takes; a screen reader says @name, which it takes too. */
static void
add_button (LmSlsDealRow *self,
            const char   *label,
            char         *move,
            char         *name)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  if (self->buttons == NULL)
    {
      self->buttons = gtk_flow_box_new ();
      gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->buttons), GTK_SELECTION_NONE);
      gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->buttons), 3);
      gtk_box_append (GTK_BOX (self->box), self->buttons);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (button, name);
  g_object_set_data_full (G_OBJECT (button), "lm-move", move, g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_flow_box_insert (GTK_FLOW_BOX (self->buttons), button, -1);
  /* The button is what takes the focus, not the cell around it. */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  g_free (name);
}

static void
add_answers (LmSlsDealRow *self,
             guint         number)
{
  add_button (self, _("Accept"), g_strdup_printf ("accept:%u", number), g_strdup_printf (_("Accept deal %u"), number));
  add_button (self, _("Decline"), g_strdup_printf ("refuse:%u", number), g_strdup_printf (_("Decline deal %u"), number));
}

static void
add_broken (LmSlsDealRow *self,
            guint         number,
            guint         player)
{
  const char *name = lm_sls_get_player_name (player);
  g_autofree char *label = g_strdup_printf (_("%s Broke It"), name);

  add_button (self, label, g_strdup_printf ("broken:%u:%c", number, lm_sls_get_letter (player)),
              g_strdup_printf (_("%s broke deal %u"), name, number));
}

/* Whether a deal in words is kept people have to tell. */
static void
add_marks (LmSlsDealRow    *self,
           guint            number,
           const LmSlsPact *pact,
           guint            persons)
{
  if (persons & LM_SLS_BIT (pact->proposer))
    add_button (self, _("Kept"), g_strdup_printf ("kept:%u", number),
                g_strdup_printf (_("Deal %u was kept"), number));
  if (persons & LM_SLS_BIT (pact->proposer))
    add_broken (self, number, pact->proposer);
  if (persons & LM_SLS_BIT (pact->partner))
    add_broken (self, number, pact->partner);
}

/*
 * @deal: a deal; not kept. @persons: a bit for everybody who is a person and may do something about it; none when the
 * game is over. Returns a row.
 */
GtkWidget *
lm_sls_deal_row_new (guint            number,
                     const LmSlsDeal *deal,
                     guint            persons)
{
  LmSlsDealRow *self = g_object_new (LM_TYPE_SLS_DEAL_ROW, NULL);
  g_autofree char *pact = lm_sls_describe_pact (&deal->pact, deal->words);

  /* Translators: the number of a deal, and the deal. */
  add_label (self, g_strdup_printf (_("%u. %s."), number, pact), NULL);
  add_label (self, lm_sls_log_describe_deal (deal), "caption");
  if (deal->pact.kind == LM_SLS_DEAL_WORDS)
    add_label (self, g_strdup_printf (_("Between %s and %s"), lm_sls_get_player_name (deal->pact.proposer),
                                      lm_sls_get_player_name (deal->pact.partner)),
               "caption");

  if (deal->state == LM_SLS_DEAL_OFFERED && (persons & LM_SLS_BIT (deal->pact.partner)) != 0)
    add_answers (self, number);
  if (deal->state == LM_SLS_DEAL_MADE && deal->pact.kind == LM_SLS_DEAL_WORDS)
    add_marks (self, number, &deal->pact, persons);

  return GTK_WIDGET (self);
}
