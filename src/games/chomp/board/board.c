/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of Chomp and reversed Chomp: squares, and what puts a move together of several of them. */

#include "board.h"
#include "kit/page/lm-game-view-info.h"

/* A square is known by its row and column, from 1. */
#define ID(spot) ((guint64) (spot).row * 64 + (spot).column)
#define SPOT(id) ((LmChompSpot) { (id) / 64, (id) % 64 })

/* Of the button that adds, in characters, so that it stays as wide as it is. */
#define LABEL_WIDTH 14

#define LM_TYPE_CHOMP_BOARD (lm_chomp_board_get_type ())
G_DECLARE_FINAL_TYPE (LmChompBoard, lm_chomp_board, LM, CHOMP_BOARD, LmBoardView)

struct _LmChompBoard
{
  LmBoardView     parent_instance;

  LmBoardItems   *bar;
  LmChompChoice   choice;
  LmChompSheet    sheet;
  LmChompScene    scene;
  LmChompLayout   layout;
  LmChompDrawing  drawing;
  gboolean        is_stroke;  /* the pointer is drawn over the squares */
  guint64         resting;    /* the square that changed below the pointer at rest: that is not pointing */
  guint           settling;

  GtkWidget      *controls;   /* in a box that the frame shows and hides */
  GtkWidget      *shaping;
  GtkWidget      *discard;
  GtkWidget      *glyph;
  GtkWidget      *add;
};

G_DEFINE_FINAL_TYPE (LmChompBoard, lm_chomp_board, LM_TYPE_BOARD_VIEW)

static gboolean
is_watched (LmChompBoard *self)
{
  return lm_board_view_get_mode (LM_BOARD_VIEW (self)) == LM_BOARD_WATCH;
}

static guint64
get_pointed (LmChompBoard *self)
{
  const guint64 pointed = lm_board_items_get_pointed (self->bar);

  return self->is_stroke || pointed == self->resting ? LM_BOARD_NO_ITEM : pointed;
}

/* The squares. */

static void
arrange (gpointer     room,
         LmBoardPlan *plan)
{
  LmChompBoard *self = room;
  const LmChompScene *scene = &self->scene;

  lm_chomp_layout_compute (&self->layout, scene->board, plan->width, plan->height, plan->line);
  LM_CHOMP_FOREACH (spot, scene->board)
    {
      const gboolean acts = lm_chomp_scene_can_act (scene, spot);
      graphene_rect_t area;
      LmBoardItem *item;

      /* An empty place that cannot be filled says why. */
      if (!acts && (!scene->is_mould || lm_chomp_shape_contains (&scene->shape, spot)))
        continue;

      lm_chomp_layout_get_area (&self->layout, spot, &area);
      item = lm_board_plan_add (plan, ID (spot), area.origin.x, area.origin.y, area.size.width, area.size.height);
      item->inert = is_watched (self);
      item->passive = !acts;
      item->css_class = acts ? "lm-chomp-square" : "lm-chomp-place";
    }
}

static char *
describe (gpointer room,
          guint64  id)
{
  LmChompBoard *self = room;

  return lm_chomp_words_square (LM_BOARD_VIEW (self), &self->choice, &self->scene, SPOT (id));
}

static void
draw_square (gpointer  room,
             cairo_t  *cr,
             guint     key,
             double    width,
             double    height)
{
  lm_chomp_draw_square (cr, lm_board_items_get_style (LM_CHOMP_BOARD (room)->bar), key / LM_CHOMP_N_VARIANTS,
                        key % LM_CHOMP_N_VARIANTS, width);
}

/* What is pointed at, or else the draft, is seen before it is done. */
static void
update_preview (LmChompBoard *self)
{
  const guint64 pointed = get_pointed (self);
  const LmChompShape *draft = lm_chomp_choice_get_draft (&self->choice);
  LmChompShape preview;

  self->scene.preview = NULL;
  if (is_watched (self))
    return;
  if (pointed != LM_BOARD_NO_ITEM && lm_chomp_choice_get_target (&self->choice, SPOT (pointed), &preview))
    lm_chomp_scene_set_preview (&self->scene, &preview);
  else if (draft != NULL)
    lm_chomp_scene_set_preview (&self->scene, draft);
}

static void
draw (gpointer      room,
      GtkSnapshot  *snapshot,
      LmBoardLayer  layer,
      double        progress)
{
  LmChompBoard *self = room;

  if (layer == LM_BOARD_LAYER_FLIGHT)
    lm_chomp_drawing_draw_flight (&self->drawing, snapshot, progress);
  if (layer != LM_BOARD_LAYER_BACK)
    return;

  update_preview (self);
  lm_chomp_drawing_draw (&self->drawing, snapshot);
}

static void
pointed (gpointer room)
{
  LmChompBoard *self = room;

  self->resting = LM_BOARD_NO_ITEM;
  lm_board_items_queue_back (self->bar);
}

static gboolean
begin_flight (gpointer    room,
              LmPosition *before,
              const char *move)
{
  return TRUE;
}

static void
activate (gpointer room,
          guint64  id)
{
  lm_chomp_choice_act (&LM_CHOMP_BOARD (room)->choice, SPOT (id));
}

static void
alternate (gpointer room,
           guint64  id)
{
  lm_chomp_choice_draft (&LM_CHOMP_BOARD (room)->choice, SPOT (id));
}

static gboolean
drag_begin (gpointer room,
            guint64  id)
{
  LmChompBoard *self = room;

  self->is_stroke = self->scene.is_mould;
  if (self->is_stroke)
    lm_chomp_choice_begin_stroke (&self->choice, SPOT (id));

  return self->is_stroke;
}

static void
drag_over (gpointer room,
           guint64  id)
{
  if (id != LM_BOARD_NO_ITEM)
    lm_chomp_choice_stroke (&LM_CHOMP_BOARD (room)->choice, SPOT (id));
}

static void
drag_end (gpointer room,
          guint64  id)
{
  LmChompBoard *self = room;

  self->is_stroke = FALSE;
  lm_chomp_choice_end_stroke (&self->choice);
}

/* On to the next that can be chosen, over what cannot; where there is none, it stays. */
static guint64
step (gpointer         room,
      guint64          id,
      GtkDirectionType direction)
{
  const LmChompScene *scene = &LM_CHOMP_BOARD (room)->scene;
  const int up = direction == GTK_DIR_UP ? 1 : direction == GTK_DIR_DOWN ? -1 : 0;
  const int right = direction == GTK_DIR_RIGHT ? 1 : direction == GTK_DIR_LEFT ? -1 : 0;
  LmChompSpot spot = SPOT (id);

  for (guint i = 1; i < LM_CHOMP_MAX_SIDE; i++)
    {
      spot = (LmChompSpot) { spot.row + up, spot.column + right };
      if (lm_chomp_scene_can_act (scene, spot))
        return ID (spot);
    }

  return id;
}

/* To the last of the row or the column. */
static gboolean
press_leap (LmChompBoard *self,
            guint64       id,
            guint         keyval)
{
  static const struct { guint keys[2]; GtkDirectionType direction; } leaps[] = {
    { { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up }, GTK_DIR_UP },
    { { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down }, GTK_DIR_DOWN },
    { { GDK_KEY_End, GDK_KEY_KP_End }, GTK_DIR_RIGHT },
    { { GDK_KEY_Home, GDK_KEY_KP_Home }, GTK_DIR_LEFT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (leaps); i++)
    if (keyval == leaps[i].keys[0] || keyval == leaps[i].keys[1])
      {
        guint64 last = id;

        while ((id = step (self, last, leaps[i].direction)) != last)
          last = id;
        lm_board_items_focus_item (self->bar, last);
        return TRUE;
      }

  return FALSE;
}

/* A draft is finished with Control and Enter. */
static gboolean
key (gpointer        room,
     guint64         id,
     guint           keyval,
     GdkModifierType state)
{
  LmChompBoard *self = room;
  const gboolean is_enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
  const gboolean has_draft = lm_chomp_choice_get_draft (&self->choice) != NULL;

  if (is_enter && (state & GDK_CONTROL_MASK) != 0 && lm_chomp_choice_can_draft (&self->choice))
    lm_chomp_choice_confirm (&self->choice);
  else if (keyval == GDK_KEY_Escape && has_draft && lm_chomp_choice_can_draft (&self->choice))
    lm_chomp_choice_discard (&self->choice);
  else
    return id != LM_BOARD_NO_ITEM && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0 && press_leap (self, id, keyval);

  return TRUE;
}

/* At first far from the poison. */
static guint64
get_start (gpointer room,
           guint64  lost)
{
  const LmChompSpot far = { LM_CHOMP_MAX_SIDE, LM_CHOMP_MAX_SIDE };
  LmChompSpot spot = lost != LM_BOARD_NO_ITEM ? SPOT (lost) : far;

  return lm_chomp_scene_find_nearest (&LM_CHOMP_BOARD (room)->scene, spot, &spot) ? ID (spot) : LM_BOARD_NO_ITEM;
}

static const LmBoardItemsFuncs bar_funcs = {
  .least_lines = 14,
  .best_lines = { 34, 26 },
  .arrange = arrange,
  .describe = describe,
  .draw = draw,
  .activate = activate,
  .alternate = alternate,
  .drag_begin = drag_begin,
  .drag_over = drag_over,
  .drag_end = drag_end,
  .step = step,
  .key = key,
  .get_start = get_start,
  .begin_flight = begin_flight,
  .pointed = pointed,
};

/* The words. */

static char *
describe_prompt (LmBoardView *board)
{
  LmChompBoard *self = LM_CHOMP_BOARD (board);

  return lm_chomp_words_prompt (board, &self->choice, &self->scene);
}

static char *
describe_pointed (LmBoardView  *board,
                  LmBoardItems *items,
                  guint64       id)
{
  LmChompBoard *self = LM_CHOMP_BOARD (board);

  if (id != get_pointed (self))
    return NULL;

  return lm_chomp_words_pointed (board, &self->choice, &self->scene, SPOT (id));
}

/* The controls: buttons for what a single click cannot say. */

/* How many squares the draft adds; 0 without one. */
static guint
count_drafted (LmChompBoard *self)
{
  const LmChompShape *draft = lm_chomp_choice_get_draft (&self->choice);

  return draft != NULL ? lm_chomp_shape_count_squares (draft) - lm_chomp_shape_count_squares (&self->scene.shape) : 0;
}

/* What the solver says of the draft, where the moves are coloured; the glyph keeps its place when it is not seen. */
static void
update_glyph (LmChompBoard *self)
{
  const LmChompShape *draft = lm_chomp_choice_get_draft (&self->choice);
  g_autofree char *move = draft != NULL ? lm_reversed_chomp_move_to_text (draft) : NULL;
  const LmMoveValue *value = move != NULL ? lm_board_view_get_value (LM_BOARD_VIEW (self), move) : NULL;

  gtk_widget_set_child_visible (self->glyph, value != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->glyph), GTK_ACCESSIBLE_STATE_HIDDEN, value == NULL, -1);
  if (value != NULL)
    lm_value_glyph_set_value (LM_VALUE_GLYPH (self->glyph), value->value);
}

/* With the letter for the keyboard; a screen reader gets the words alone. */
static void
update_add (LmChompBoard *self)
{
  const guint count = count_drafted (self);
  g_autofree char *text = count > 0 ? g_strdup_printf (ngettext ("_Add %u square", "_Add %u squares", count), count)
                                    : g_strdup (_("_Add the shape"));
  g_autofree char *name = count > 0 ? g_strdup_printf (ngettext ("Add %u square", "Add %u squares", count), count)
                                    : g_strdup (_("Add the shape"));

  gtk_button_set_label (GTK_BUTTON (self->add), text);
  gtk_label_set_width_chars (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->add))), LABEL_WIDTH);
  lm_accessible_name_set (self->add, name);
  gtk_widget_set_sensitive (self->add, count > 0);
}

static void
update_controls (LmChompBoard *self)
{
  const gboolean wanted = lm_chomp_position_is_reversed (lm_board_view_get_position (LM_BOARD_VIEW (self)));

  /* The frame shows its box in both games: empty, it takes no room. */
  if (wanted)
    gtk_widget_remove_css_class (gtk_widget_get_parent (self->controls), "lm-chomp-no-controls");
  else
    gtk_widget_add_css_class (gtk_widget_get_parent (self->controls), "lm-chomp-no-controls");
  gtk_widget_set_visible (self->controls, wanted);
  gtk_widget_set_sensitive (self->discard, count_drafted (self) > 0);
  gtk_widget_set_sensitive (self->shaping, lm_chomp_choice_can_draft (&self->choice));
  update_add (self);
  update_glyph (self);
}

static void
shaping_toggled_cb (LmChompBoard *self)
{
  lm_chomp_choice_set_shaping (&self->choice, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->shaping)));
}

static void
discard_clicked_cb (LmChompBoard *self)
{
  lm_chomp_choice_discard (&self->choice);
}

static void
add_clicked_cb (LmChompBoard *self)
{
  lm_chomp_choice_confirm (&self->choice);
}

static GtkWidget *
add_button (LmChompBoard *self,
            GtkWidget    *button,
            const char   *name,
            const char   *tooltip,
            const char   *signal,
            GCallback     callback)
{
  lm_accessible_name_set (button, name);
  gtk_widget_set_tooltip_text (button, tooltip);
  g_signal_connect_swapped (button, signal, callback, self);
  gtk_box_append (GTK_BOX (self->controls), button);

  return button;
}

static GtkWidget *
create_controls (LmChompBoard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->controls = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  lm_wrap_layout_apply (self->controls, 6, 0);
  gtk_widget_set_halign (self->controls, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->controls);
  self->shaping = add_button (self, gtk_toggle_button_new_with_mnemonic (_("_Shape by hand")), _("Shape by hand"),
                              _("Put the move together of several squares (Shift+Enter on a square)"),
                              "toggled", G_CALLBACK (shaping_toggled_cb));
  self->discard = add_button (self, gtk_button_new_from_icon_name ("edit-clear-symbolic"), _("Discard"),
                              _("Discard the shape (Escape)"), "clicked", G_CALLBACK (discard_clicked_cb));
  self->add = add_button (self, gtk_button_new_with_mnemonic (_("_Add the shape")), _("Add the shape"),
                          _("Make this move (Ctrl+Enter on a square)"), "clicked", G_CALLBACK (add_clicked_cb));
  gtk_widget_add_css_class (self->add, "suggested-action");
  self->glyph = lm_value_glyph_new (LM_VALUE_UNKNOWN);
  gtk_box_append (GTK_BOX (self->controls), self->glyph);

  return box;
}

/* What follows from the position. */

static gboolean
settle_cb (gpointer board)
{
  LM_CHOMP_BOARD (board)->settling = 0;
  lm_board_view_changed (board);

  return G_SOURCE_REMOVE;
}

/* Before it is drawn the board has been told the last move as well. */
static void
settle_soon (LmChompBoard *self)
{
  if (self->settling == 0)
    self->settling = g_idle_add_full (G_PRIORITY_HIGH_IDLE, settle_cb, self, NULL);
}

static gboolean
is_focus_seen (LmChompBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root));
}

static void
update (LmBoardView   *board,
        LmBoardChange  changes,
        LmPosition    *before,
        const char    *move)
{
  LmChompBoard *self = LM_CHOMP_BOARD (board);

  if ((changes & (LM_BOARD_CHANGE_POSITION | LM_BOARD_CHANGE_MODE)) != 0)
    {
      lm_chomp_choice_reset (&self->choice);
      self->resting = is_focus_seen (self) ? LM_BOARD_NO_ITEM : lm_board_items_get_pointed (self->bar);
    }
  /* What was just drafted is seen, and not what it would be without it. */
  if ((changes & LM_BOARD_CHANGE_LOOK) != 0 && lm_chomp_choice_get_draft (&self->choice) != NULL)
    self->resting = lm_board_items_get_pointed (self->bar);
  if ((changes & LM_BOARD_CHANGE_POSITION) != 0 && move == NULL)
    settle_soon (self);
  lm_chomp_sheet_update (&self->sheet, board, changes, move != NULL);
  lm_chomp_scene_read (&self->scene, board, &self->sheet);
  self->scene.is_drafted = lm_chomp_choice_get_draft (&self->choice) != NULL;
  update_controls (self);
}

static void
lm_chomp_board_finalize (GObject *object)
{
  LmChompBoard *self = LM_CHOMP_BOARD (object);

  g_clear_handle_id (&self->settling, g_source_remove);

  G_OBJECT_CLASS (lm_chomp_board_parent_class)->finalize (object);
}

static void
lm_chomp_board_class_init (LmChompBoardClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_chomp_board_finalize;
  board_class->update = update;
  board_class->describe_prompt = describe_prompt;
  board_class->describe_pointed = describe_pointed;
  board_class->edit_form = lm_chomp_form_get_type;
}

static void
lm_chomp_board_init (LmChompBoard *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);

  self->choice.board = board;
  self->bar = LM_BOARD_ITEMS (lm_board_items_new (board, &bar_funcs, self));
  self->drawing = (LmChompDrawing) { self->bar, draw_square, &self->layout, &self->scene };
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Squares"), -1);
  lm_board_view_set_drawing (board, GTK_WIDGET (self->bar));
  lm_board_view_set_controls (board, create_controls (self));
}

const LmGameViewInfo lm_chomp_view_info = {
  .name = "chomp",
  .icon_name = "lm-chomp-symbolic",
  .lesson = "/org/lastmove/LastMove/chomp/lesson-chomp.xml",
  .board_type = lm_chomp_board_get_type,
  .form_type = lm_chomp_form_get_type,
};

const LmGameViewInfo lm_reversed_chomp_view_info = {
  .name = "reversed-chomp",
  .icon_name = "lm-reversed-chomp-symbolic",
  .lesson = "/org/lastmove/LastMove/chomp/lesson-reversed-chomp.xml",
  .board_type = lm_chomp_board_get_type,
  .form_type = lm_chomp_form_get_type,
};
