/* SPDX-License-Identifier: GPL-3.0-or-later */
/* picker.c: how many chips are given or discarded, and to whom. */

#include "config.h"

#include "picker.h"

#include "board/lm-value-glyph.h"
#include "badge.h"
#include "marks.h"
#include "../rules/position.h"
#include "../rules/words.h"

#include <glib/gi18n.h>

/**
 * Scene:
 * @SCENE_NOTHING: there is nothing to ask
 * @SCENE_CAPTURE: what is discarded of a captured pile
 * @SCENE_PRISONERS: which prisoners are given or discarded
 * @SCENE_NO_CHIPS: whether the player to move is out
 *
 * What is asked.
 */
typedef enum
{
  SCENE_NOTHING,
  SCENE_CAPTURE,
  SCENE_PRISONERS,
  SCENE_NO_CHIPS,
} Scene;

struct _LmSlsPicker
{
  GtkWidget     parent_instance;

  LmBoardView  *board;
  LmSlsChosen  *chosen;

  GtkWidget    *box;
  GtkLabel     *counts[LM_SLS_PLAYERS];
  GtkWidget    *fewer[LM_SLS_PLAYERS];
  GtkWidget    *more[LM_SLS_PLAYERS];
  GtkWidget    *discard;
  GtkWidget    *glyph;

  /* What the widgets were made for. */
  Scene         scene;
  guint         player;
  LmPosition   *position;
};

G_DEFINE_FINAL_TYPE (LmSlsPicker, lm_sls_picker, GTK_TYPE_WIDGET)

static const LmSlsState *
get_state (LmSlsPicker *self)
{
  return lm_sls_position_get_state (lm_board_view_get_position (self->board));
}

/* How many chips of a colour there are to choose from. */
static guint
get_stock (LmSlsPicker *self,
           guint        colour)
{
  const LmSlsState *state = get_state (self);

  if (self->scene == SCENE_CAPTURE)
    return state->captured[colour];
  return colour == self->player ? 0 : state->hands[self->player][colour];
}

static gboolean
has_prisoners (const LmSlsState *state,
               guint             player)
{
  return lm_sls_count (state->hands[player]) > state->hands[player][player];
}

static Scene
find_scene (LmSlsPicker *self,
            guint       *player)
{
  LmPosition *position = lm_board_view_get_position (self->board);
  const LmSlsState *state;
  guint colour;

  *player = LM_SLS_NONE;
  if (position == NULL || lm_position_is_over (position) || lm_board_view_get_mode (self->board) == LM_BOARD_EDIT)
    return SCENE_NOTHING;

  state = lm_sls_position_get_state (position);
  colour = lm_sls_chosen_get_colour (self->chosen);
  *player = lm_sls_chosen_get_player (self->chosen);
  if (lm_sls_chosen_is_discarding (self->chosen))
    return SCENE_CAPTURE;
  if (*player != LM_SLS_NONE && colour != *player && has_prisoners (state, *player)
      && lm_sls_chosen_get_pile (self->chosen) == LM_SLS_NO_PILE)
    return SCENE_PRISONERS;
  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS && !lm_sls_state_is_doomed (state)
      && lm_sls_chosen_can_act (self->chosen, state->turn))
    return SCENE_NO_CHIPS;

  return SCENE_NOTHING;
}

static guint
get_colour (GtkWidget *widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "lm-colour"));
}

static void
fewer_cb (LmSlsPicker *self,
          GtkWidget   *button)
{
  const guint colour = get_colour (button);
  const guint count = lm_sls_chosen_get_chips (self->chosen)[colour];

  if (count > 0)
    lm_sls_chosen_set_count (self->chosen, colour, count - 1);
}

static void
more_cb (LmSlsPicker *self,
         GtkWidget   *button)
{
  const guint colour = get_colour (button);

  lm_sls_chosen_set_count (self->chosen, colour, lm_sls_chosen_get_chips (self->chosen)[colour] + 1);
}

static void
give_cb (LmSlsPicker *self,
         GtkWidget   *button)
{
  lm_sls_chosen_give (self->chosen, get_colour (button));
}

static void
discard_cb (LmSlsPicker *self)
{
  lm_sls_chosen_discard (self->chosen);
}

static void
out_cb (LmSlsPicker *self)
{
  lm_board_view_choose_move (self->board, "out");
}

static void
connect (LmSlsPicker *self,
         GtkWidget   *button,
         guint        colour,
         GCallback    callback)
{
  g_object_set_data (G_OBJECT (button), "lm-colour", GUINT_TO_POINTER (colour));
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
}

static GtkWidget *
add_step (LmSlsPicker *self,
          GtkWidget   *box,
          guint        colour,
          const char  *icon_name,
          const char  *format,
          GCallback    callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);
  g_autofree char *name = g_strdup_printf (format, lm_sls_get_colour_name (colour));

  gtk_widget_add_css_class (button, "lm-sls-small");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  connect (self, button, colour, callback);
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

static void
add_stepper (LmSlsPicker *self,
             guint        colour)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *count = gtk_label_new (NULL);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  self->fewer[colour] = add_step (self, box, colour, "list-remove-symbolic", _("One %s chip fewer"),
                                  G_CALLBACK (fewer_cb));
  gtk_box_append (GTK_BOX (box), lm_sls_badge_new (colour, 24));
  self->counts[colour] = GTK_LABEL (count);
  gtk_label_set_width_chars (self->counts[colour], 3);
  gtk_widget_add_css_class (count, "numeric");
  gtk_box_append (GTK_BOX (box), count);
  self->more[colour] = add_step (self, box, colour, "list-add-symbolic", _("One %s chip more"), G_CALLBACK (more_cb));
  gtk_box_append (GTK_BOX (self->box), box);
}

static void
add_steppers (LmSlsPicker *self)
{
  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    if (get_stock (self, colour) > 0)
      add_stepper (self, colour);
}

static void
add_receivers (LmSlsPicker *self)
{
  GtkWidget *label = gtk_label_new (_("Give to"));

  gtk_widget_set_margin_start (label, 6);
  gtk_box_append (GTK_BOX (self->box), label);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (i != self->player && lm_sls_state_is_left (get_state (self), i))
      {
        g_autofree char *name = g_strdup_printf (_("Give to %s"), lm_sls_get_player_name (i));
        GtkWidget *button = lm_sls_badge_button (i, NULL, name, -1);

        gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
        connect (self, button, i, G_CALLBACK (give_cb));
        gtk_box_append (GTK_BOX (self->box), button);
      }
}

static void
add_discard (LmSlsPicker *self)
{
  self->discard = gtk_button_new ();
  gtk_widget_set_valign (self->discard, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->discard, self->scene == SCENE_CAPTURE ? "suggested-action" : "lm-sls-small");
  connect (self, self->discard, 0, G_CALLBACK (discard_cb));
  gtk_box_append (GTK_BOX (self->box), self->discard);
  self->glyph = lm_value_glyph_new (LM_VALUE_UNKNOWN);
  gtk_box_append (GTK_BOX (self->box), self->glyph);
}

static void
add_out (LmSlsPicker *self)
{
  const char *player = lm_sls_get_player_name (get_state (self)->turn);
  g_autofree char *text = g_strdup_printf (_("%s has no chips. Somebody gives one now, or"), player);
  g_autofree char *name = g_strdup_printf (_("%s is out"), player);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *button = gtk_button_new_with_label (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (self->box), label);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  connect (self, button, 0, G_CALLBACK (out_cb));
  gtk_box_append (GTK_BOX (self->box), button);
}

static void
clear (LmSlsPicker *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      self->counts[i] = NULL;
      self->fewer[i] = NULL;
      self->more[i] = NULL;
    }
  self->discard = NULL;
  self->glyph = NULL;
}

static void
build (LmSlsPicker *self)
{
  clear (self);
  switch (self->scene)
    {
    case SCENE_CAPTURE:
      add_steppers (self);
      add_discard (self);
      break;
    case SCENE_PRISONERS:
      add_steppers (self);
      add_receivers (self);
      add_discard (self);
      break;
    case SCENE_NO_CHIPS:
      add_out (self);
      break;
    case SCENE_NOTHING:
    default:
      break;
    }
}

/* What the solver says of the discard that is chosen. */
static void
update_glyph (LmSlsPicker *self)
{
  const guint8 *chips = lm_sls_chosen_get_chips (self->chosen);
  LmAnswer *answer = lm_board_view_get_overlay (self->board);
  int mark = LM_SLS_NO_MARK;

  if (self->scene == SCENE_CAPTURE && lm_sls_count (chips) > 0)
    {
      g_autofree char *move = lm_sls_move_to_string (lm_sls_move_discard (chips), get_state (self)->turn);

      mark = lm_sls_marks_get_move (answer, move);
    }
  gtk_widget_set_visible (self->glyph, mark != LM_SLS_NO_MARK);
  if (mark != LM_SLS_NO_MARK)
    lm_value_glyph_set_value (LM_VALUE_GLYPH (self->glyph), mark);
}

static void
update_discard (LmSlsPicker *self,
                guint        count)
{
  g_autofree char *label = count > 0 ? g_strdup_printf (ngettext ("Discard %u chip", "Discard %u chips", count), count)
                                     : g_strdup (_("Discard"));

  gtk_button_set_label (GTK_BUTTON (self->discard), self->scene == SCENE_CAPTURE ? label : _("Discard"));
  gtk_widget_set_tooltip_text (self->discard, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->discard), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_sensitive (self->discard, count > 0);
  update_glyph (self);
}

static void
update_counts (LmSlsPicker *self)
{
  const guint8 *chips = lm_sls_chosen_get_chips (self->chosen);

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (self->counts[i] != NULL)
      {
        g_autofree char *text = g_strdup_printf (_("%u/%u"), chips[i], get_stock (self, i));

        gtk_label_set_label (self->counts[i], text);
        gtk_widget_set_sensitive (self->fewer[i], chips[i] > 0);
        gtk_widget_set_sensitive (self->more[i], chips[i] < get_stock (self, i));
      }
  if (self->discard != NULL)
    update_discard (self, lm_sls_count (chips));
}

/* A discard is forced: the first step towards it is made where there is no choice. */
static void
choose_only_discard (LmSlsPicker *self)
{
  const guint8 *captured = get_state (self)->captured;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (captured[i] > 0 && captured[i] == lm_sls_count (captured))
      lm_sls_chosen_set_count (self->chosen, i, 1);
}

/* Asks what there is to ask now. Returns whether there is something. */
gboolean
lm_sls_picker_update (LmSlsPicker *self)
{
  LmPosition *position = lm_board_view_get_position (self->board);
  guint player;
  const Scene scene = find_scene (self, &player);

  if (scene != self->scene || (player != self->player && scene != SCENE_CAPTURE) || position != self->position)
    {
      self->scene = scene;
      self->player = player;
      g_clear_pointer (&self->position, lm_position_unref);
      self->position = position != NULL ? lm_position_ref (position) : NULL;
      build (self);
      if (scene == SCENE_CAPTURE && lm_sls_count (lm_sls_chosen_get_chips (self->chosen)) == 0)
        choose_only_discard (self);
    }
  if (scene != SCENE_NOTHING)
    update_counts (self);

  return scene != SCENE_NOTHING;
}

static void
lm_sls_picker_dispose (GObject *object)
{
  LmSlsPicker *self = LM_SLS_PICKER (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->position, lm_position_unref);
  g_clear_object (&self->chosen);

  G_OBJECT_CLASS (lm_sls_picker_parent_class)->dispose (object);
}

static void
lm_sls_picker_class_init (LmSlsPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_sls_picker_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
lm_sls_picker_init (LmSlsPicker *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_halign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
lm_sls_picker_new (LmBoardView *board,
                   LmSlsChosen *chosen)
{
  LmSlsPicker *self = g_object_new (LM_TYPE_SLS_PICKER, NULL);

  self->board = board;
  self->chosen = g_object_ref (chosen);
  return GTK_WIDGET (self);
}
