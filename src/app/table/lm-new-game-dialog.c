/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-new-game-dialog.c: how a new game begins and who plays it. */

#include "lm-new-game-dialog.h"

#include "kit/page/lm-game-view-info.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-template.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>

struct _LmNewGameDialog
{
  AdwWindow            parent_instance;

  AdwWindowTitle      *title;
  GtkLabel            *summary;
  AdwBin              *page_bin;
  AdwPreferencesGroup *seats;
  GtkWidget           *outcome;

  LmFieldForm         *page;
  LmPosition          *start;
  AdwComboRow         *rows[LM_MAX_PLAYERS];
  guint                n_rows;
};

G_DEFINE_FINAL_TYPE (LmNewGameDialog, lm_new_game_dialog, ADW_TYPE_WINDOW)

static guint begin_signal;

/* Shows what the fields describe: a position, or what keeps them from it. */
static void
update (LmNewGameDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_clear_pointer (&self->start, lm_position_unref);
  self->start = lm_field_form_get_position (self->page, &error);
  text = self->start != NULL ? lm_position_to_string (self->start) : g_strdup (error->message);

  gtk_label_set_label (GTK_LABEL (self->outcome), text);
  if (self->start != NULL)
    gtk_widget_remove_css_class (self->outcome, "problem");
  else
    gtk_widget_add_css_class (self->outcome, "problem");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-game.begin", self->start != NULL);
}

static void
begin (GtkWidget  *widget,
       const char *action_name,
       GVariant   *parameter)
{
  LmNewGameDialog *self = LM_NEW_GAME_DIALOG (widget);
  LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON };

  for (guint i = 0; i < self->n_rows; i++)
    seats[i] = adw_combo_row_get_selected (self->rows[i]);

  g_signal_emit (self, begin_signal, 0, self->start, seats, lm_field_form_get_clock (self->page));
  gtk_window_close (GTK_WINDOW (self));
}

static void
seat_selected_cb (AdwComboRow *row,
                  GParamSpec  *pspec,
                  gpointer     info)
{
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), lm_seat_get_summary (adw_combo_row_get_selected (row), info));
}

static void
add_seat (LmNewGameDialog  *self,
          const LmGameInfo *info,
          const char       *player,
          GListModel       *model,
          LmSeat            who)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), player);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), model);
  g_signal_connect (row, "notify::selected", G_CALLBACK (seat_selected_cb), (gpointer) info);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), who);
  seat_selected_cb (ADW_COMBO_ROW (row), NULL, (gpointer) info);
  adw_preferences_group_add (self->seats, row);
  self->rows[self->n_rows++] = ADW_COMBO_ROW (row);
}

static void
add_seats (LmNewGameDialog  *self,
           const LmLastGame *last)
{
  LmGame *game = lm_position_get_game (last->start);
  const LmGameInfo *info = lm_game_get_info (game);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (LmSeat who = 0; who < lm_seat_count (info); who++)
    gtk_string_list_append (names, lm_seat_get_name (who));

  for (guint seat = 0; seat < info->n_players; seat++)
    add_seat (self, info, lm_game_get_player_name (game, seat), G_LIST_MODEL (names), last->seats[seat]);
}

static void
add_page (LmNewGameDialog  *self,
          const LmGameInfo *info,
          const LmLastGame *last)
{
  self->page = LM_FIELD_FORM (lm_game_view_info_create_form (info));
  adw_bin_set_child (self->page_bin, GTK_WIDGET (self->page));
  lm_field_form_set_position (self->page, last->start);
  lm_field_form_set_clock (self->page, last->clock);
  g_signal_connect_object (self->page, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

/* Not sooner: a window that is told of the focus before it shows is no window to a screen reader. */
static void
lm_new_game_dialog_map (GtkWidget *widget)
{
  GtkWidget *page = GTK_WIDGET (LM_NEW_GAME_DIALOG (widget)->page);

  GTK_WIDGET_CLASS (lm_new_game_dialog_parent_class)->map (widget);

  if (!gtk_widget_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
lm_new_game_dialog_finalize (GObject *object)
{
  LmNewGameDialog *self = LM_NEW_GAME_DIALOG (object);

  g_clear_pointer (&self->start, lm_position_unref);

  G_OBJECT_CLASS (lm_new_game_dialog_parent_class)->finalize (object);
}

static void
lm_new_game_dialog_class_init (LmNewGameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_new_game_dialog_finalize;
  widget_class->map = lm_new_game_dialog_map;

  begin_signal = lm_signal_new (klass, "begin", 3, LM_TYPE_POSITION, G_TYPE_POINTER, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/new-game-dialog.ui");
  LM_BIND_CHILDREN (widget_class, LmNewGameDialog, title, summary, page_bin, seats, outcome);
  gtk_widget_class_install_action (widget_class, "new-game.begin", NULL, begin);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
lm_new_game_dialog_init (LmNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_accessible_name_show_cut_buttons (gtk_widget_get_first_child (adw_window_get_content (ADW_WINDOW (self))));
  lm_accessible_name_hide_empty (GTK_LABEL (self->outcome));
}

GtkWidget *
lm_new_game_dialog_new (GtkWindow        *parent,
                        const LmLastGame *last)
{
  LmNewGameDialog *self = g_object_new (LM_TYPE_NEW_GAME_DIALOG, "transient-for", parent, NULL);
  const LmGameInfo *info = lm_position_get_info (last->start);

  adw_window_title_set_subtitle (self->title, _(info->title));
  gtk_label_set_label (self->summary, _(info->summary));
  add_page (self, info, last);
  add_seats (self, last);
  update (self);

  return GTK_WIDGET (self);
}
