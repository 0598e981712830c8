/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hand.c: a player's place at the table: name, state, own chips and prisoners. */

#include "config.h"

#include "hand.h"

#include "../rules/words.h"

#include <glib/gi18n.h>

struct _LmSlsHand
{
  GtkWidget   parent_instance;

  guint       player;
  GtkWidget  *box;
  GtkLabel   *name;
  GtkLabel   *status;
  GtkWidget  *chips[LM_SLS_PLAYERS];
};

G_DEFINE_FINAL_TYPE (LmSlsHand, lm_sls_hand, GTK_TYPE_WIDGET)

enum
{
  TAKEN,
  REMOVED,
  DROPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
clicked_cb (LmSlsHand       *self,
            LmSlsChipButton *chip)
{
  g_signal_emit (self, signals[TAKEN], 0, lm_sls_chip_button_get_colour (chip));
}

static void
remove_chip (LmSlsHand *self,
             GtkWidget *chip)
{
  g_signal_emit (self, signals[REMOVED], 0, lm_sls_chip_button_get_colour (LM_SLS_CHIP_BUTTON (chip)));
}

static void
secondary_cb (LmSlsHand  *self,
              int         n_press,
              double      x,
              double      y,
              GtkGesture *gesture)
{
  remove_chip (self, gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));
}

static gboolean
key_pressed_cb (LmSlsHand             *self,
                guint                  key,
                guint                  code,
                GdkModifierType        modifiers,
                GtkEventControllerKey *controller)
{
  if (key != GDK_KEY_Delete && key != GDK_KEY_BackSpace && key != GDK_KEY_KP_Delete)
    return GDK_EVENT_PROPAGATE;

  remove_chip (self, gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
  return GDK_EVENT_STOP;
}

static gboolean
drop_cb (LmSlsHand    *self,
         const GValue *value)
{
  g_signal_emit (self, signals[DROPPED], 0, g_value_get_uint (value));
  return TRUE;
}

static void
lm_sls_hand_dispose (GObject *object)
{
  LmSlsHand *self = LM_SLS_HAND (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_sls_hand_parent_class)->dispose (object);
}

static void
lm_sls_hand_class_init (LmSlsHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_sls_hand_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[TAKEN] = g_signal_new ("taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static GtkLabel *
add_line (LmSlsHand  *self,
          const char *css_class)
{
  GtkWidget *line = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (line), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_widget_add_css_class (line, css_class);
  gtk_box_append (GTK_BOX (self->box), line);

  return GTK_LABEL (line);
}

static void
lm_sls_hand_init (LmSlsHand *self)
{
  GtkDropTarget *target = gtk_drop_target_new (LM_SLS_DRAG_TYPE, GDK_ACTION_COPY);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->name = add_line (self, "heading");
  self->status = add_line (self, "lm-sls-status");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "lm-sls-hand");
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static GtkWidget *
create_chip (LmSlsHand *self,
             guint      colour)
{
  GtkWidget *chip = lm_sls_chip_button_new (self->player, colour);
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (chip, "clicked", G_CALLBACK (clicked_cb), self);
  g_signal_connect_object (secondary, "pressed", G_CALLBACK (secondary_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (chip, GTK_EVENT_CONTROLLER (secondary));
  gtk_widget_add_controller (chip, keys);

  return chip;
}

/* Own chips first, then prisoners in the order of the colours. */
static void
add_chips (LmSlsHand *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);

  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    {
      self->chips[colour] = create_chip (self, colour);
      if (colour == self->player)
        gtk_box_prepend (GTK_BOX (row), self->chips[colour]);
      else
        gtk_box_append (GTK_BOX (row), self->chips[colour]);
    }
  gtk_widget_set_margin_end (self->chips[self->player], 4);
  gtk_box_append (GTK_BOX (self->box), row);
}

GtkWidget *
lm_sls_hand_new (guint player)
{
  LmSlsHand *self = g_object_new (LM_TYPE_SLS_HAND, NULL);

  self->player = player;
  gtk_label_set_label (self->name, lm_sls_get_player_name (player));
  add_chips (self);
  return GTK_WIDGET (self);
}

guint
lm_sls_hand_get_player (LmSlsHand *self)
{
  return self->player;
}

LmSlsChipButton *
lm_sls_hand_get_chip (LmSlsHand *self,
                      guint      colour)
{
  return LM_SLS_CHIP_BUTTON (self->chips[colour]);
}

static char *
describe_score (guint score)
{
  /* Translators: of a player at the table who is eliminated. */
  return g_strdup_printf (_("out, scores %u"), score);
}

static char *
describe (LmSlsHand        *self,
          const LmSlsState *state,
          gboolean          over)
{
  if (over && lm_sls_state_is_left (state, self->player))
    return g_strdup (_("wins, scores 4"));
  if (!lm_sls_state_is_left (state, self->player))
    return describe_score (state->score[self->player]);
  if (state->turn == self->player && state->from[self->player] != LM_SLS_NONE)
    /* Translators: whose turn it is; who gave it. */
    return g_strdup_printf (_("to move ‹ %s"), lm_sls_get_player_name (state->from[self->player]));
  if (state->turn == self->player)
    return g_strdup (_("to move"));

  return g_strdup_printf (ngettext ("%u chip", "%u chips", lm_sls_count (state->hands[self->player])),
                          lm_sls_count (state->hands[self->player]));
}

static void
set_css_class (GtkWidget  *widget,
               const char *css_class,
               gboolean    is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
lm_sls_hand_show (LmSlsHand        *self,
                  const LmSlsState *state,
                  gboolean          over,
                  gboolean          editing)
{
  const gboolean left = lm_sls_state_is_left (state, self->player);
  g_autofree char *status = describe (self, state, over);
  g_autofree char *label = g_strdup_printf (_("%s: %s"), lm_sls_get_player_name (self->player), status);

  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    {
      const guint count = state->hands[self->player][colour];

      lm_sls_chip_button_set_count (LM_SLS_CHIP_BUTTON (self->chips[colour]), count);
      gtk_widget_set_visible (self->chips[colour], count > 0 || editing || colour == self->player);
      gtk_widget_set_sensitive (self->chips[colour], left && (count > 0 || editing));
    }
  gtk_label_set_label (self->status, status);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->status), status);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  set_css_class (GTK_WIDGET (self), "turn", left && state->turn == self->player);
  set_css_class (GTK_WIDGET (self), "out", !left);
}

void
lm_sls_hand_set_hinted (LmSlsHand *self,
                        gboolean   hinted)
{
  set_css_class (GTK_WIDGET (self), "hinted", hinted);
}
