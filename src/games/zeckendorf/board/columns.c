/* SPDX-License-Identifier: GPL-3.0-or-later */
/* columns.c: the columns of a board with their buttons. */

#include "config.h"

#include "columns.h"

#include "choice.h"
#include "controls.h"
#include "edit.h"
#include "picture.h"
#include "text.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _LmZeckendorfColumns
{
  GtkWidget             parent_instance;

  LmBoardView          *board;
  LmZeckendorfScene    *scene;
  LmZeckendorfPicture  *picture;
  LmZeckendorfVerdict   verdicts[LM_ZECKENDORF_MAX_BINS];
  guint                 minimum;
  char                 *caption;

  LmZeckendorfControls *controls;
  GtkWidget            *choice;
  guint                 choice_bin;
  /* The move of the choice that is pointed at. */
  char                 *considered;

  LmZeckendorfFlight    flight;
  LmZeckendorfChips     flight_chips;
  AdwAnimation         *animation;
};

G_DEFINE_FINAL_TYPE (LmZeckendorfColumns, lm_zeckendorf_columns, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CAPTION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static LmBoardMode
get_mode (LmZeckendorfColumns *self)
{
  return lm_board_view_get_mode (self->board);
}

/* The moves that are pointed at: one, or all of a column. */
static GPtrArray *
list_pointed_moves (LmZeckendorfColumns *self)
{
  const char *text = self->considered != NULL ? self->considered : lm_zeckendorf_controls_get_move (self->controls);
  LmZeckendorfSceneMove *move = lm_zeckendorf_scene_find_move (self->scene, text);
  guint bin = lm_zeckendorf_controls_get_bin (self->controls);
  GPtrArray *moves;

  if (move == NULL && bin > 0)
    return lm_zeckendorf_scene_list_moves (self->scene, bin);

  moves = g_ptr_array_new ();
  if (move != NULL)
    g_ptr_array_add (moves, move);

  return moves;
}

static void
set_caption (LmZeckendorfColumns *self,
             const char          *caption)
{
  if (g_strcmp0 (self->caption, caption) == 0)
    return;

  g_free (self->caption);
  self->caption = g_strdup (caption);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAPTION]);
}

static char *
describe_moves (GPtrArray *moves)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      LmZeckendorfSceneMove *move = g_ptr_array_index (moves, i);

      g_string_append_printf (text, "%s%s: %s", i > 0 ? "  ·  " : "", move->text, move->sentence);
    }

  return g_string_free (text, FALSE);
}

static char *
describe_pointed (LmZeckendorfColumns *self)
{
  g_autoptr (GPtrArray) moves = list_pointed_moves (self);
  guint bin = lm_zeckendorf_controls_get_bin (self->controls);

  if (get_mode (self) == LM_BOARD_PLAY && moves->len > 0)
    return describe_moves (moves);
  if (lm_zeckendorf_controls_get_sign_text (self->controls) != NULL)
    return g_strdup (lm_zeckendorf_controls_get_sign_text (self->controls));
  if (bin > 0)
    return lm_zeckendorf_scene_describe_bin (self->scene, bin, get_mode (self) == LM_BOARD_PLAY);

  return NULL;
}

static void
pointed_cb (LmZeckendorfColumns *self)
{
  g_autofree char *caption = self->scene != NULL ? describe_pointed (self) : NULL;

  set_caption (self, caption);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
choose (LmZeckendorfColumns *self,
        const char          *move)
{
  lm_board_view_choose_move (self->board, move);
}

/**
 * lm_zeckendorf_columns_edit:
 * @self: the columns of a board in the editor
 * @position: (transfer full) (nullable): what the position is to be
 * @error: (transfer full) (nullable): why there is none
 *
 * Changes the position, or says why it cannot be changed so.
 */
void
lm_zeckendorf_columns_edit (LmZeckendorfColumns *self,
                            LmPosition          *position,
                            GError              *error)
{
  g_return_if_fail (LM_IS_ZECKENDORF_COLUMNS (self));

  if (position != NULL)
    lm_board_view_edit (self->board, position);
  else
    set_caption (self, error->message);

  g_clear_pointer (&position, lm_position_unref);
  g_clear_error (&error);
}

/* Who chose by keyboard goes on at the column. */
static void
chosen_cb (LmZeckendorfColumns *self,
           const char          *move)
{
  lm_zeckendorf_controls_focus_bin (self->controls, self->choice_bin);
  choose (self, move);
}

static void
edit (LmZeckendorfColumns *self,
      guint                bin,
      int                  chips)
{
  GError *error = NULL;
  LmPosition *position = lm_zeckendorf_edit_add (self->scene->position, bin, chips, &error);

  lm_zeckendorf_columns_edit (self, position, error);
}

static void
considered_cb (LmZeckendorfColumns *self,
               const char          *move)
{
  g_free (self->considered);
  self->considered = g_strdup (move);
  pointed_cb (self);
}

static gboolean
drop_choice_cb (gpointer user_data)
{
  if (gtk_widget_get_parent (user_data) != NULL)
    gtk_widget_unparent (user_data);

  return G_SOURCE_REMOVE;
}

/* The popover is still in the middle of closing: it goes once that is done. */
static void
choice_closed_cb (LmZeckendorfColumns *self,
                  GtkWidget           *choice)
{
  self->choice = NULL;
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, drop_choice_cb, g_object_ref (choice), g_object_unref);
  considered_cb (self, NULL);
}

static void
offer_choice (LmZeckendorfColumns *self,
              guint                bin,
              GPtrArray           *moves)
{
  GdkRectangle lane;

  if (self->choice != NULL)
    return;

  self->choice_bin = bin;
  self->choice = lm_zeckendorf_choice_new (moves, lm_board_view_get_overlay (self->board));
  g_signal_connect_object (self->choice, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->choice, "considered", G_CALLBACK (considered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->choice, "closed", G_CALLBACK (choice_closed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->choice, GTK_WIDGET (self));
  lm_zeckendorf_layout_get_lane (lm_zeckendorf_picture_get_layout (self->picture), bin - 1, &lane);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->choice), &lane);
  gtk_popover_popup (GTK_POPOVER (self->choice));
}

static void
bin_clicked_cb (LmZeckendorfColumns *self,
                guint                bin)
{
  g_autoptr (GPtrArray) moves = NULL;

  if (get_mode (self) == LM_BOARD_EDIT)
    {
      edit (self, bin, 1);
      return;
    }
  if (get_mode (self) != LM_BOARD_PLAY)
    return;

  moves = lm_zeckendorf_scene_list_moves (self->scene, bin);
  if (moves->len == 1)
    choose (self, ((LmZeckendorfSceneMove *) g_ptr_array_index (moves, 0))->text);
  else if (moves->len > 1)
    offer_choice (self, bin, moves);
}

static gboolean
key_pressed_cb (LmZeckendorfColumns *self,
                guint                keyval,
                guint                keycode,
                GdkModifierType      state)
{
  return lm_zeckendorf_controls_press_key (self->controls, keyval, state);
}

static void
stop_flight (LmZeckendorfColumns *self)
{
  g_clear_object (&self->animation);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
flight_moved_cb (double   value,
                 gpointer user_data)
{
  gtk_widget_queue_draw (user_data);
}

static void
start_flight (LmZeckendorfColumns *self,
              LmPosition          *before,
              const char          *move)
{
  AdwAnimationTarget *target;

  stop_flight (self);
  if (before == NULL || !lm_board_view_should_animate (self->board) ||
      !lm_zeckendorf_scene_get_chips (self->scene, move, &self->flight_chips))
    return;

  lm_zeckendorf_flight_plan (&self->flight, lm_zeckendorf_picture_get_layout (self->picture),
                             LM_ZECKENDORF_POSITION (before)->heights, LM_ZECKENDORF_POSITION (before)->stock, &self->flight_chips);
  target = adw_callback_animation_target_new (flight_moved_cb, self, NULL);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, LM_ZECKENDORF_FLIGHT_TIME, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_IN_OUT_CUBIC);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (stop_flight), self, G_CONNECT_SWAPPED);
  adw_animation_play (self->animation);
}

/* Shows what the solver says of the moves. */
static void
update_verdicts (LmZeckendorfColumns *self)
{
  LmAnswer *answer = get_mode (self) != LM_BOARD_EDIT ? lm_board_view_get_overlay (self->board) : NULL;

  for (guint i = 0; i < self->scene->n_columns; i++)
    lm_zeckendorf_verdict_judge (&self->verdicts[i], self->scene, i + 1, answer);
  lm_zeckendorf_controls_set_answer (self->controls, answer);
}

/* The columns, and the lane of the hole. */
static guint
count_lanes (LmZeckendorfColumns *self)
{
  return self->scene != NULL ? self->scene->n_columns + (self->scene->variant->hole > 0 ? 1 : 0) : 0;
}

static void
update (LmZeckendorfColumns *self)
{
  LmPosition *position = lm_board_view_get_position (self->board);
  guint n_lanes = count_lanes (self);

  if (position == NULL)
    return;

  if (self->choice != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->choice));
  g_clear_pointer (&self->scene, lm_zeckendorf_scene_free);
  self->scene = lm_zeckendorf_scene_new (position, get_mode (self) == LM_BOARD_EDIT ? self->minimum : 0);
  lm_zeckendorf_controls_update (self->controls, self->scene, get_mode (self));
  update_verdicts (self);
  pointed_cb (self);
  if (n_lanes != count_lanes (self))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * lm_zeckendorf_columns_position_changed:
 * @self: the columns of a board
 * @before: (nullable): the position before the move that led here
 * @move: (nullable): that move
 *
 * Shows the board's position.
 */
void
lm_zeckendorf_columns_position_changed (LmZeckendorfColumns *self,
                                        LmPosition          *before,
                                        const char          *move)
{
  g_return_if_fail (LM_IS_ZECKENDORF_COLUMNS (self));

  update (self);
  start_flight (self, before, move);
}

/**
 * lm_zeckendorf_columns_marks_changed:
 * @self: the columns of a board
 *
 * Shows the board's last move, arrow and overlay.
 */
void
lm_zeckendorf_columns_marks_changed (LmZeckendorfColumns *self)
{
  g_return_if_fail (LM_IS_ZECKENDORF_COLUMNS (self));

  if (self->scene != NULL)
    update_verdicts (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lm_zeckendorf_columns_mode_changed:
 * @self: the columns of a board
 *
 * Lets the board be played, watched or edited. What the editor added to the
 * columns does not outlive it.
 */
void
lm_zeckendorf_columns_mode_changed (LmZeckendorfColumns *self)
{
  g_return_if_fail (LM_IS_ZECKENDORF_COLUMNS (self));

  if (get_mode (self) != LM_BOARD_EDIT)
    self->minimum = 0;
  update (self);
}

/**
 * lm_zeckendorf_columns_get_n_columns:
 * @self: the columns of a board
 *
 * Returns: how many columns are shown
 */
guint
lm_zeckendorf_columns_get_n_columns (LmZeckendorfColumns *self)
{
  g_return_val_if_fail (LM_IS_ZECKENDORF_COLUMNS (self), 0);

  return self->scene != NULL ? self->scene->n_columns : 0;
}

/**
 * lm_zeckendorf_columns_set_minimum:
 * @self: the columns of a board in the editor
 * @n_columns: how many columns to show at least
 */
void
lm_zeckendorf_columns_set_minimum (LmZeckendorfColumns *self,
                                   guint                n_columns)
{
  g_return_if_fail (LM_IS_ZECKENDORF_COLUMNS (self));

  self->minimum = n_columns;
  update (self);
}

static void
lm_zeckendorf_columns_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline,
                               int            *natural_baseline)
{
  LmZeckendorfColumns *self = LM_ZECKENDORF_COLUMNS (widget);

  lm_zeckendorf_layout_measure (MAX (lm_zeckendorf_columns_get_n_columns (self), 1),
                                self->scene != NULL && self->scene->variant->hole > 0,
                                lm_zeckendorf_text_get_line (widget),
                                orientation, minimum, natural);
}

static void
lm_zeckendorf_columns_size_allocate (GtkWidget *widget,
                                     int        width,
                                     int        height,
                                     int        baseline)
{
  LmZeckendorfColumns *self = LM_ZECKENDORF_COLUMNS (widget);

  if (self->scene == NULL)
    return;

  if (lm_zeckendorf_picture_allocate (self->picture, width, height, self->scene->n_columns,
                                      self->scene->variant->hole))
    stop_flight (self);
  lm_zeckendorf_controls_allocate (self->controls, lm_zeckendorf_picture_get_layout (self->picture));
  if (self->choice != NULL)
    gtk_popover_present (GTK_POPOVER (self->choice));
}

static void
append_columns (LmZeckendorfColumns *self,
                GtkSnapshot         *snapshot)
{
  for (guint i = 0; i < self->scene->n_columns; i++)
    {
      LmZeckendorfLooks looks = {
        .height = self->scene->heights[i],
        .dead = lm_zeckendorf_scene_is_dead (self->scene, i + 1),
        .verdict = self->verdicts[i],
      };

      if (self->animation != NULL)
        looks.height -= MIN (looks.height, lm_zeckendorf_chips_count_given (&self->flight_chips, i + 1));
      lm_zeckendorf_picture_append_column (self->picture, snapshot, i, &looks);
    }
}

static void
append_stock (LmZeckendorfColumns *self,
              GtkSnapshot         *snapshot)
{
  g_autoptr (GPtrArray) moves = get_mode (self) == LM_BOARD_PLAY ? list_pointed_moves (self) : g_ptr_array_new ();

  if (self->scene->stock > 0 && get_mode (self) != LM_BOARD_EDIT)
    lm_zeckendorf_picture_append_stock (self->picture, snapshot, self->scene->stock, moves);
}

static void
append_marks (LmZeckendorfColumns *self,
              GtkSnapshot         *snapshot)
{
  const guint32 *heights = self->scene->heights;
  const char *arrow = lm_board_view_get_arrow (self->board);
  LmZeckendorfChips chips;

  if (lm_zeckendorf_scene_get_chips (self->scene, lm_board_view_get_last_move (self->board, NULL), &chips))
    lm_zeckendorf_picture_append_last (self->picture, snapshot, heights, &chips);
  if (get_mode (self) == LM_BOARD_PLAY)
    {
      g_autoptr (GPtrArray) moves = list_pointed_moves (self);

      lm_zeckendorf_picture_append_preview (self->picture, snapshot, heights, moves);
    }
  if (lm_zeckendorf_scene_find_move (self->scene, arrow) != NULL &&
      lm_zeckendorf_scene_get_chips (self->scene, arrow, &chips))
    lm_zeckendorf_picture_append_arrow (self->picture, snapshot, heights, &chips);
}

static void
lm_zeckendorf_columns_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  LmZeckendorfColumns *self = LM_ZECKENDORF_COLUMNS (widget);

  if (self->scene == NULL)
    return;

  lm_zeckendorf_picture_append_motif (self->picture, snapshot);
  GTK_WIDGET_CLASS (lm_zeckendorf_columns_parent_class)->snapshot (widget, snapshot);
  append_columns (self, snapshot);
  lm_zeckendorf_picture_append_hole (self->picture, snapshot);
  append_stock (self, snapshot);
  if (self->animation != NULL)
    lm_zeckendorf_picture_append_flight (self->picture, snapshot, &self->flight,
                                         adw_animation_get_value (self->animation));
  else if (get_mode (self) != LM_BOARD_EDIT)
    append_marks (self, snapshot);
}

static void
lm_zeckendorf_columns_css_changed (GtkWidget         *widget,
                                   GtkCssStyleChange *change)
{
  LmZeckendorfColumns *self = LM_ZECKENDORF_COLUMNS (widget);

  GTK_WIDGET_CLASS (lm_zeckendorf_columns_parent_class)->css_changed (widget, change);

  lm_zeckendorf_picture_restyle (self->picture);
  if (lm_zeckendorf_text_get_line (widget) != lm_zeckendorf_picture_get_layout (self->picture)->line)
    gtk_widget_queue_resize (widget);
  else
    gtk_widget_queue_draw (widget);
}

static void
lm_zeckendorf_columns_get_property (GObject    *object,
                                    guint       prop_id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CAPTION:
      g_value_set_string (value, LM_ZECKENDORF_COLUMNS (object)->caption);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lm_zeckendorf_columns_dispose (GObject *object)
{
  LmZeckendorfColumns *self = LM_ZECKENDORF_COLUMNS (object);
  GtkWidget *child;

  if (self->choice != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->choice));
  g_clear_object (&self->animation);
  if (self->controls != NULL)
    lm_zeckendorf_controls_clear (self->controls);
  g_clear_object (&self->controls);
  /* A choice that was closed goes in an idle moment only. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (lm_zeckendorf_columns_parent_class)->dispose (object);
}

static void
lm_zeckendorf_columns_finalize (GObject *object)
{
  LmZeckendorfColumns *self = LM_ZECKENDORF_COLUMNS (object);

  g_clear_pointer (&self->scene, lm_zeckendorf_scene_free);
  g_clear_pointer (&self->picture, lm_zeckendorf_picture_free);
  g_clear_pointer (&self->caption, g_free);
  g_clear_pointer (&self->considered, g_free);

  G_OBJECT_CLASS (lm_zeckendorf_columns_parent_class)->finalize (object);
}

static void
lm_zeckendorf_columns_class_init (LmZeckendorfColumnsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lm_zeckendorf_columns_get_property;
  object_class->dispose = lm_zeckendorf_columns_dispose;
  object_class->finalize = lm_zeckendorf_columns_finalize;
  widget_class->measure = lm_zeckendorf_columns_measure;
  widget_class->size_allocate = lm_zeckendorf_columns_size_allocate;
  widget_class->snapshot = lm_zeckendorf_columns_snapshot;
  widget_class->css_changed = lm_zeckendorf_columns_css_changed;

  properties[PROP_CAPTION] =
    g_param_spec_string ("caption", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "columns");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lm_zeckendorf_columns_init (LmZeckendorfColumns *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->picture = lm_zeckendorf_picture_new (GTK_WIDGET (self));
  self->controls = lm_zeckendorf_controls_new (GTK_WIDGET (self));
  g_signal_connect_swapped (self->controls, "bin-clicked", G_CALLBACK (bin_clicked_cb), self);
  g_signal_connect_swapped (self->controls, "move-clicked", G_CALLBACK (choose), self);
  g_signal_connect_swapped (self->controls, "changed", G_CALLBACK (edit), self);
  g_signal_connect_swapped (self->controls, "pointed", G_CALLBACK (pointed_cb), self);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Columns"), -1);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * lm_zeckendorf_columns_new:
 * @board: the board that contains it
 *
 * Returns: (transfer floating): the columns of @board
 */
GtkWidget *
lm_zeckendorf_columns_new (LmBoardView *board)
{
  LmZeckendorfColumns *self = g_object_new (LM_TYPE_ZECKENDORF_COLUMNS, NULL);

  self->board = board;

  return GTK_WIDGET (self);
}
