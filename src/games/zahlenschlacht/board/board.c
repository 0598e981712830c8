/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of Zahlenschlacht. */

#include "config.h"

#include "board.h"

#include "board/lm-accessible-name.h"
#include "app/lm-game-view-info.h"
#include "balance.h"
#include "words.h"
#include "desk.h"
#include "form.h"
#include "../panel/panel.h"
#include "slate.h"

#include <glib/gi18n.h>

struct _LmZahlenschlachtView
{
  LmBoardView               parent_instance;

  LmZahlenschlachtScene    *scene;

  GtkWidget                *box;
  GtkLabel                 *turn;
  GtkToggleButton          *residues;
  GtkToggleButton          *by_residue;
  GtkToggleButton          *show_balance;
  GtkToggleButton          *fit;
  LmZahlenschlachtSlate    *slate;
  LmZahlenschlachtBalance  *balance;
  GtkLabel                 *caption;
  char                     *problem;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtView, lm_zahlenschlacht_view, LM_TYPE_BOARD_VIEW)

/* How the board was looked at last; the next one of this run begins with it. */
static struct
{
  gboolean show_residues;
  gboolean by_residue;
  gboolean hide_balance;
  int      zoom;
} habit;

static void
update_caption (LmZahlenschlachtView *self)
{
  const guint pointed = lm_zahlenschlacht_scene_get_pointed (self->scene);
  g_autofree char *caption = NULL;

  if (self->problem != NULL)
    caption = g_strdup (self->problem);
  else if (pointed != 0)
    caption = lm_zahlenschlacht_caption_pointed (self->scene, pointed);
  else
    caption = lm_zahlenschlacht_caption_prompt (self->scene, lm_board_view_get_mode (LM_BOARD_VIEW (self)));
  gtk_label_set_label (self->caption, caption);
  if (self->problem != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->caption), "problem");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->caption), "problem");
}

static void
set_problem (LmZahlenschlachtView *self,
             const char           *sentence)
{
  g_free (self->problem);
  self->problem = g_strdup (sentence);
  update_caption (self);
}

static void
pointed_cb (LmZahlenschlachtView *self)
{
  lm_zahlenschlacht_balance_update (self->balance);
  set_problem (self, NULL);
}

static void
cross_out (LmZahlenschlachtView *self,
           guint                 number)
{
  g_autofree char *move = g_strdup_printf ("%u", number);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) after = lm_position_play (lm_board_view_get_position (LM_BOARD_VIEW (self)), move, &error);

  if (after != NULL)
    lm_board_view_choose_move (LM_BOARD_VIEW (self), move);
  else
    set_problem (self, error->message);
}

static void
toggle (LmZahlenschlachtView *self,
        guint                 number)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position =
    lm_zahlenschlacht_position_toggle (lm_board_view_get_position (board), number, &error);

  if (position != NULL)
    lm_board_view_edit (board, position);
  else
    set_problem (self, error->message);
}

static void
activated_cb (LmZahlenschlachtView *self,
              guint                 number)
{
  switch (lm_board_view_get_mode (LM_BOARD_VIEW (self)))
    {
    case LM_BOARD_PLAY:
      cross_out (self, number);
      break;
    case LM_BOARD_EDIT:
      toggle (self, number);
      break;
    case LM_BOARD_WATCH:
    default:
      break;
    }
}

static void
update_words (LmZahlenschlachtView *self)
{
  LmPosition *position = lm_zahlenschlacht_scene_get_position (self->scene);
  g_autofree char *turn = lm_zahlenschlacht_caption_turn (position);
  g_autofree char *described = lm_position_describe (position);
  g_autofree char *label = g_strdup_printf (_("Board: %s"), described);

  gtk_label_set_label (self->turn, turn);
  if (lm_position_is_over (position))
    gtk_widget_add_css_class (GTK_WIDGET (self->turn), "lm-slate-result");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->turn), "lm-slate-result");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Whether the numbers have to be arranged anew. */
static gboolean
has_other_numbers (LmPosition *a,
                   LmPosition *b)
{
  return a == NULL || b == NULL
         || lm_zahlenschlacht_position_get_n (a) != lm_zahlenschlacht_position_get_n (b)
         || lm_zahlenschlacht_position_get_d (a) != lm_zahlenschlacht_position_get_d (b);
}

static void
lm_zahlenschlacht_view_position_changed (LmBoardView *board,
                                         LmPosition  *before,
                                         const char  *move)
{
  LmZahlenschlachtView *self = LM_ZAHLENSCHLACHT_VIEW (board);
  gboolean restart = has_other_numbers (lm_zahlenschlacht_scene_get_position (self->scene),
                                        lm_board_view_get_position (board));

  lm_zahlenschlacht_scene_update (self->scene);
  if (restart)
    lm_zahlenschlacht_slate_restart (self->slate);
  lm_zahlenschlacht_slate_update (self->slate);
  lm_zahlenschlacht_balance_update (self->balance);
  update_words (self);
  set_problem (self, NULL);
}

static void
lm_zahlenschlacht_view_marks_changed (LmBoardView *board)
{
  LmZahlenschlachtView *self = LM_ZAHLENSCHLACHT_VIEW (board);
  guint arrow;

  if (lm_board_view_get_position (board) == NULL)
    return;

  arrow = lm_zahlenschlacht_scene_get_arrow (self->scene);
  lm_zahlenschlacht_scene_update (self->scene);
  lm_zahlenschlacht_slate_update (self->slate);
  if (lm_zahlenschlacht_scene_get_arrow (self->scene) != arrow)
    lm_zahlenschlacht_slate_show_number (self->slate, lm_zahlenschlacht_scene_get_arrow (self->scene));
}

static void
lm_zahlenschlacht_view_mode_changed (LmBoardView *board)
{
  LmZahlenschlachtView *self = LM_ZAHLENSCHLACHT_VIEW (board);

  if (lm_board_view_get_position (board) == NULL)
    return;

  lm_zahlenschlacht_scene_update (self->scene);
  lm_zahlenschlacht_slate_update (self->slate);
  set_problem (self, NULL);
}

static GtkWidget *
lm_zahlenschlacht_view_create_edit_controls (LmBoardView *board)
{
  return lm_board_view_create_form (board, LM_TYPE_ZAHLENSCHLACHT_FORM);
}

static void
residues_toggled_cb (LmZahlenschlachtView *self)
{
  habit.show_residues = gtk_toggle_button_get_active (self->residues);
  lm_zahlenschlacht_scene_set_show_residues (self->scene, habit.show_residues);
  lm_zahlenschlacht_slate_update (self->slate);
}

static void
by_residue_toggled_cb (LmZahlenschlachtView *self)
{
  habit.by_residue = gtk_toggle_button_get_active (self->by_residue);
  lm_zahlenschlacht_slate_set_order (self->slate, habit.by_residue ? LM_ZAHLENSCHLACHT_BY_RESIDUE
                                                                   : LM_ZAHLENSCHLACHT_IN_ORDER);
}

static void
balance_toggled_cb (LmZahlenschlachtView *self)
{
  habit.hide_balance = !gtk_toggle_button_get_active (self->show_balance);
  gtk_widget_set_visible (GTK_WIDGET (self->balance), !habit.hide_balance);
}

static void
fit_toggled_cb (LmZahlenschlachtView *self)
{
  if (gtk_toggle_button_get_active (self->fit))
    lm_zahlenschlacht_slate_set_zoom (self->slate, LM_ZAHLENSCHLACHT_FIT);
  else if (lm_zahlenschlacht_slate_get_zoom (self->slate) == LM_ZAHLENSCHLACHT_FIT)
    lm_zahlenschlacht_slate_zoom (self->slate, 0);
}

static void
zoomed_cb (LmZahlenschlachtView *self)
{
  habit.zoom = lm_zahlenschlacht_slate_get_zoom (self->slate);
  gtk_toggle_button_set_active (self->fit, habit.zoom == LM_ZAHLENSCHLACHT_FIT);
}

static void
zoom_in_cb (LmZahlenschlachtView *self)
{
  lm_zahlenschlacht_slate_zoom (self->slate, 1);
}

static void
zoom_out_cb (LmZahlenschlachtView *self)
{
  lm_zahlenschlacht_slate_zoom (self->slate, -1);
}

/* While the keyboard is on a switch. */
static gboolean
key_pressed_cb (LmZahlenschlachtView *self,
                guint                 keyval,
                guint                 keycode,
                GdkModifierType       state)
{
  return lm_zahlenschlacht_slate_press (self->slate, keyval, state);
}

static void
lm_zahlenschlacht_view_dispose (GObject *object)
{
  LmZahlenschlachtView *self = LM_ZAHLENSCHLACHT_VIEW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->scene, lm_zahlenschlacht_scene_free);
  g_clear_pointer (&self->problem, g_free);

  G_OBJECT_CLASS (lm_zahlenschlacht_view_parent_class)->dispose (object);
}

static void
lm_zahlenschlacht_view_class_init (LmZahlenschlachtViewClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_zahlenschlacht_view_dispose;
  board_class->position_changed = lm_zahlenschlacht_view_position_changed;
  board_class->marks_changed = lm_zahlenschlacht_view_marks_changed;
  board_class->mode_changed = lm_zahlenschlacht_view_mode_changed;
  board_class->create_edit_controls = lm_zahlenschlacht_view_create_edit_controls;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
create_turn (LmZahlenschlachtView *self)
{
  GtkWidget *turn = gtk_label_new (NULL);

  self->turn = GTK_LABEL (turn);
  gtk_label_set_xalign (self->turn, 0);
  gtk_label_set_ellipsize (self->turn, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (turn, "lm-slate-turn");

  return turn;
}

static GtkToggleButton *
add_switch (LmZahlenschlachtView *self,
            GtkWidget            *box,
            const char           *mnemonic,
            const char           *name,
            const char           *tooltip,
            gboolean              active,
            GCallback             callback)
{
  GtkWidget *button = gtk_toggle_button_new_with_mnemonic (mnemonic);

  lm_accessible_name_set (button, name);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), active);
  g_signal_connect_swapped (button, "toggled", callback, self);
  gtk_box_append (GTK_BOX (box), button);

  return GTK_TOGGLE_BUTTON (button);
}

static void
add_icon (GtkWidget  *box,
          GtkWidget  *button,
          const char *icon_name,
          const char *name,
          const char *tooltip)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), icon_name);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
create_zoom (LmZahlenschlachtView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *out = gtk_button_new ();
  GtkWidget *fit = gtk_toggle_button_new ();
  GtkWidget *in = gtk_button_new ();

  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_widget_add_css_class (box, "linked");
  self->fit = GTK_TOGGLE_BUTTON (fit);
  gtk_toggle_button_set_active (self->fit, habit.zoom == LM_ZAHLENSCHLACHT_FIT);
  add_icon (box, out, "zoom-out-symbolic", _("Smaller"), _("Smaller (Ctrl+−)"));
  add_icon (box, fit, "zoom-fit-best-symbolic", _("All numbers"), _("As large as all numbers fit (Ctrl+0)"));
  add_icon (box, in, "zoom-in-symbolic", _("Larger"), _("Larger (Ctrl++)"));
  g_signal_connect_swapped (out, "clicked", G_CALLBACK (zoom_out_cb), self);
  g_signal_connect_swapped (fit, "toggled", G_CALLBACK (fit_toggled_cb), self);
  g_signal_connect_swapped (in, "clicked", G_CALLBACK (zoom_in_cb), self);

  return box;
}

/* What holds for the turn, and how the board is looked at. */
static GtkWidget *
create_header (LmZahlenschlachtView *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (header), create_turn (self));
  self->residues = add_switch (self, row, _("_Residues"), _("Residues"),
                               _("Show what each number leaves when it is divided"), habit.show_residues,
                               G_CALLBACK (residues_toggled_cb));
  self->by_residue = add_switch (self, row, _("_Sorted"), _("Sorted"),
                                 _("Put the numbers into columns by residue, partners side by side"),
                                 habit.by_residue, G_CALLBACK (by_residue_toggled_cb));
  self->show_balance = add_switch (self, row, _("_Balance"), _("Balance"),
                                   _("Weigh each residue against its partner"), !habit.hide_balance,
                                   G_CALLBACK (balance_toggled_cb));
  gtk_box_append (GTK_BOX (row), create_zoom (self));
  gtk_box_append (GTK_BOX (header), row);
  gtk_widget_add_css_class (header, "lm-slate-header");

  return header;
}

static GtkWidget *
create_caption (LmZahlenschlachtView *self)
{
  GtkWidget *caption = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);

  self->caption = GTK_LABEL (caption);
  gtk_widget_add_css_class (caption, "lm-board-caption");
  gtk_label_set_wrap (self->caption, TRUE);
  gtk_label_set_wrap_mode (self->caption, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (self->caption, 2);
  gtk_label_set_ellipsize (self->caption, PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (self->caption, GTK_JUSTIFY_CENTER);
  gtk_label_set_yalign (self->caption, 0);

  return caption;
}

static GtkWidget *
create_desk (LmZahlenschlachtView *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *desk;

  gtk_widget_set_focusable (scroller, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->slate));
  gtk_widget_add_css_class (scroller, "lm-slate");
  desk = lm_zahlenschlacht_desk_new (scroller, GTK_WIDGET (self->balance));
  gtk_widget_add_css_class (desk, "lm-slate-desk");

  return desk;
}

static void
lm_zahlenschlacht_view_init (LmZahlenschlachtView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->scene = lm_zahlenschlacht_scene_new (LM_BOARD_VIEW (self));
  lm_zahlenschlacht_scene_set_show_residues (self->scene, habit.show_residues);
  self->slate = LM_ZAHLENSCHLACHT_SLATE (lm_zahlenschlacht_slate_new (self->scene));
  self->balance = LM_ZAHLENSCHLACHT_BALANCE (lm_zahlenschlacht_balance_new (self->scene));
  gtk_widget_set_visible (GTK_WIDGET (self->balance), !habit.hide_balance);
  lm_zahlenschlacht_slate_set_order (self->slate, habit.by_residue ? LM_ZAHLENSCHLACHT_BY_RESIDUE
                                                                   : LM_ZAHLENSCHLACHT_IN_ORDER);
  lm_zahlenschlacht_slate_set_zoom (self->slate, habit.zoom);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), create_header (self));
  gtk_box_append (GTK_BOX (self->box), create_desk (self));
  gtk_box_append (GTK_BOX (self->box), create_caption (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  g_signal_connect_swapped (self->slate, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->slate, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (self->slate, "zoomed", G_CALLBACK (zoomed_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

const LmGameViewInfo lm_zahlenschlacht_view_info = {
  .name = "zahlenschlacht",
  .icon_name = "lm-zahlenschlacht-symbolic",
  .board_type = lm_zahlenschlacht_view_get_type,
  .form_type = lm_zahlenschlacht_form_get_type,
  .panel_type = lm_zahlenschlacht_panel_get_type,
  .panel_title = N_("Map"),
  .panel_icon_name = "lm-zahlenschlacht-symbolic",
};
