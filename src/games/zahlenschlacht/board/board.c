/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of Zahlenschlacht: numbers on a slate, and the balance of their residues. */

#include "../panel/panel.h"
#include "board.h"
#include "kit/page/lm-game-view-info.h"

/* Tiles relative to a line of text: the smallest and the largest, and between them those that fitting makes. */
#define SMALLEST 1.35
#define COMFORTABLE 2.1
#define LARGE 4.2
#define LARGEST 7.0

/* How long after a digit another one belongs to the same number. */
#define TYPING_SECONDS 1.5

#define LM_TYPE_ZAHLENSCHLACHT_VIEW (lm_zahlenschlacht_view_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtView, lm_zahlenschlacht_view, LM, ZAHLENSCHLACHT_VIEW, LmBoardView)

struct _LmZahlenschlachtView
{
  LmBoardView               parent_instance;

  LmZahlenschlachtScene    *scene;
  LmZahlenschlachtLayout    layout;
  int                       top;       /* of a low slate, to stand in the middle */
  LmZahlenschlachtChalk     chalk;
  LmBoardItems             *slate;
  LmZahlenschlachtBalance  *balance;
  LmBoardHabit             *residues;
  LmBoardHabit             *by_residue;
  LmBoardHabit             *show_balance;
  GtkToggleButton          *fit;

  guint                     typed;     /* what was typed so far of a number */
  gint64                    typed_at;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtView, lm_zahlenschlacht_view, LM_TYPE_BOARD_VIEW)

/* The next board of this run begins with it. */
static double last_zoom = LM_BOARD_ZOOM_FIT;

static LmPosition *
get_position (LmZahlenschlachtView *self)
{
  return lm_board_view_get_position (LM_BOARD_VIEW (self));
}

static LmBoardMode
get_mode (LmZahlenschlachtView *self)
{
  return lm_board_view_get_mode (LM_BOARD_VIEW (self));
}

/* --- the slate -------------------------------------------------------------- */

static void
lay_out (LmZahlenschlachtView *self,
         const LmBoardPlan    *plan)
{
  const guint n = lm_zahlenschlacht_position_get_n (get_position (self));
  const guint d = lm_zahlenschlacht_position_get_d (get_position (self));
  const LmZahlenschlachtOrder order =
    lm_board_habit_is_active (self->by_residue) ? LM_ZAHLENSCHLACHT_BY_RESIDUE : LM_ZAHLENSCHLACHT_IN_ORDER;
  const int smallest = plan->line * SMALLEST, largest = plan->line * LARGEST;
  int tile = CLAMP (plan->zoom, smallest, largest);

  if (plan->zoom == LM_BOARD_ZOOM_FIT)
    tile = lm_zahlenschlacht_layout_fit (n, d, order, plan->line * COMFORTABLE, plan->line * LARGE,
                                         plan->width, plan->height);
  lm_zahlenschlacht_layout_init (&self->layout, n, d, order, tile, plan->width);
  lm_board_items_set_unit (self->slate, tile, smallest, largest);
}

static void
arrange (gpointer     room,
         LmBoardPlan *plan)
{
  LmZahlenschlachtView *self = room;
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));

  lay_out (self, plan);
  self->top = MAX (0, (plan->height - self->layout.height) / 2);
  plan->height = MAX (plan->height, self->layout.height);
  lm_zahlenschlacht_chalk_read (&self->chalk, GTK_WIDGET (self->slate));
  self->chalk.tile = self->layout.tile;

  lm_zahlenschlacht_layout_list (&self->layout, numbers);
  for (guint i = 0; i < numbers->len; i++)
    {
      const guint number = g_array_index (numbers, guint, i);
      GdkRectangle tile;
      LmBoardItem *item;

      lm_zahlenschlacht_layout_get_tile (&self->layout, number, &tile);
      item = lm_board_plan_add (plan, number, tile.x, self->top + tile.y, tile.width, tile.height);
      item->css_class = "lm-slate-tile";
      item->inert = get_mode (self) == LM_BOARD_WATCH;
    }
}

/* Only some of the numbers are children, so each says which of how many it is; what is gone cannot go again. */
static void
describe_state (LmZahlenschlachtView       *self,
                const LmZahlenschlachtFace *face)
{
  GtkWidget *tile = lm_board_items_get_widget (self->slate, face->number);
  const gboolean crossed = face->mark != LM_ZAHLENSCHLACHT_LEFT;

  if (tile == NULL)
    return;

  gtk_accessible_update_relation (GTK_ACCESSIBLE (tile),
                                  GTK_ACCESSIBLE_RELATION_POS_IN_SET, (int) face->number,
                                  GTK_ACCESSIBLE_RELATION_SET_SIZE, (int) self->layout.n,
                                  -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_STATE_DISABLED,
                               face->mode == LM_BOARD_WATCH || (face->mode == LM_BOARD_PLAY && crossed), -1);
}

static char *
describe (gpointer room,
          guint64  id)
{
  LmZahlenschlachtView *self = room;
  LmZahlenschlachtFace face;

  lm_zahlenschlacht_scene_get_face (self->scene, id, &face);
  describe_state (self, &face);
  return lm_zahlenschlacht_words_tile (&face);
}

static void
draw_sign (gpointer  room,
           cairo_t  *cr,
           guint     key,
           double    width,
           double    height)
{
  cairo_translate (cr, LM_ZAHLENSCHLACHT_CHALK_MARGIN, LM_ZAHLENSCHLACHT_CHALK_MARGIN);
  lm_zahlenschlacht_chalk_draw (&LM_ZAHLENSCHLACHT_VIEW (room)->chalk, cr, key);
}

static void
draw_item (gpointer           room,
           GtkSnapshot       *snapshot,
           const LmBoardItem *item,
           LmBoardItemState   state)
{
  LmZahlenschlachtView *self = room;
  LmZahlenschlachtFace face;

  lm_zahlenschlacht_scene_get_face (self->scene, item->id, &face);
  lm_zahlenschlacht_tile_draw (self->slate, snapshot, &item->area, &self->chalk, &face, draw_sign);
}

/* The residues above their columns, as far as they are in sight. */
static void
draw (gpointer      room,
      GtkSnapshot  *snapshot,
      LmBoardLayer  layer,
      double        progress)
{
  LmZahlenschlachtView *self = room;
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->slate));
  const double seen_top = gtk_adjustment_get_value (adjustment);
  const double seen_bottom = seen_top + gtk_adjustment_get_page_size (adjustment);
  const GdkRGBA color = lm_rgba_fade (&self->chalk.style.foreground, self->chalk.style.high_contrast ? 1 : 0.8);

  for (guint i = 0; layer == LM_BOARD_LAYER_FRONT && i < lm_zahlenschlacht_layout_get_n_heads (&self->layout); i++)
    {
      g_autofree char *text = NULL;
      GdkRectangle head;
      guint residue;

      if (!lm_zahlenschlacht_layout_get_head (&self->layout, i, &residue, &head)
          || self->top + head.y + head.height < seen_top || self->top + head.y > seen_bottom)
        continue;

      text = g_strdup_printf ("%u", residue);
      lm_board_text_append (GTK_WIDGET (self->slate), snapshot, text, PANGO_WEIGHT_NORMAL, &color,
                            head.x + 0.5 * head.width, self->top + head.y + 0.45 * head.height, 0.5, head.width);
    }
}

static void
activate (gpointer room,
          guint64  id)
{
  LmBoardView *board = LM_BOARD_VIEW (room);
  GError *error = NULL;
  LmPosition *edited;

  if (lm_board_view_is_editing (board))
    {
      edited = lm_zahlenschlacht_position_toggle (lm_board_view_get_position (board), id, &error);
      lm_board_view_try_edit (board, edited, error);
    }
  else
    {
      g_autofree char *move = g_strdup_printf ("%u", (guint) id);

      lm_board_view_try_move (board, move);
    }
}

/* Its neighbour; rows continue in the next one, and the edges hold. */
static guint64
step (gpointer         room,
      guint64          id,
      GtkDirectionType direction)
{
  const guint next = lm_zahlenschlacht_layout_step (&LM_ZAHLENSCHLACHT_VIEW (room)->layout, id, direction);

  return next != 0 ? next : id;
}

/* Says why there is no such number. */
static void
refuse_typed (LmZahlenschlachtView *self)
{
  g_autofree char *typed = g_strdup_printf ("%u", self->typed);

  lm_board_view_try_move (LM_BOARD_VIEW (self), typed);
}

/* Digits that follow each other soon are one number. */
static gboolean
type_digit (LmZahlenschlachtView *self,
            guint                 keyval,
            GdkModifierType       state)
{
  const gunichar digit = gdk_keyval_to_unicode (keyval);
  const gint64 now = g_get_monotonic_time ();
  guint number;

  if (digit < '0' || digit > '9' || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  number = digit - '0';
  if (now - self->typed_at < TYPING_SECONDS * G_USEC_PER_SEC)
    number += 10 * MIN (self->typed, LM_ZAHLENSCHLACHT_MAX_N);
  self->typed = number;
  self->typed_at = now;
  if (number <= self->layout.n)
    lm_board_items_focus_item (self->slate, number);
  else
    refuse_typed (self);

  return TRUE;
}

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter || keyval == GDK_KEY_space;
}

static gboolean
key (gpointer        room,
     guint64         id,
     guint           keyval,
     GdkModifierType state)
{
  LmZahlenschlachtView *self = room;
  const gboolean refused = self->typed > self->layout.n;

  if (type_digit (self, keyval, state))
    return TRUE;

  /* Whoever typed too much does not mean the number that the keyboard is on. */
  if (refused && is_enter (keyval))
    refuse_typed (self);
  self->typed = 0;

  return refused && is_enter (keyval);
}

/* At a hint, or at the first number that is left. */
static guint64
get_start (gpointer room,
           guint64  lost)
{
  LmZahlenschlachtView *self = room;
  const guint arrow = self->scene->arrow;

  if (lost != LM_BOARD_NO_ITEM)
    return LM_BOARD_NO_ITEM;

  return arrow != 0 ? arrow : lm_zahlenschlacht_position_get_next (get_position (self), 0);
}

/* Draws those numbers anew that are something else now to the one that is pointed at. */
static void
pointed (gpointer room)
{
  LmZahlenschlachtView *self = room;
  g_autofree guint8 *before = g_new (guint8, self->layout.n + 1);

  if (self->layout.n != lm_zahlenschlacht_position_get_n (get_position (self)))
    return;

  for (guint number = 1; number <= self->layout.n; number++)
    before[number] = lm_zahlenschlacht_scene_get_relation (self->scene, number);
  self->scene->pointed = lm_board_items_get_pointed (self->slate);
  for (guint number = 1; number <= self->layout.n; number++)
    if (lm_zahlenschlacht_scene_get_relation (self->scene, number) != before[number])
      lm_board_items_queue_item (self->slate, number);
  lm_zahlenschlacht_balance_update (self->balance);
}

static const LmBoardItemsFuncs slate_funcs = {
  .least_lines = 6,
  .best_lines = { 36, 20 },
  .arrange = arrange,
  .describe = describe,
  .draw = draw,
  .draw_item = draw_item,
  .activate = activate,
  .step = step,
  .key = key,
  .get_start = get_start,
  .pointed = pointed,
};

/* --- the frame -------------------------------------------------------------- */

static void
lm_zahlenschlacht_view_update (LmBoardView   *board,
                               LmBoardChange  changes,
                               LmPosition    *before,
                               const char    *move)
{
  LmZahlenschlachtView *self = LM_ZAHLENSCHLACHT_VIEW (board);
  const guint arrow = self->scene->arrow;

  self->scene->show_residues = lm_board_habit_is_active (self->residues);
  lm_zahlenschlacht_scene_update (self->scene);
  gtk_widget_set_visible (GTK_WIDGET (self->balance), lm_board_habit_is_active (self->show_balance));
  lm_zahlenschlacht_balance_update (self->balance);
  /* What the other player has just crossed out may be out of sight. */
  if ((changes & LM_BOARD_CHANGE_MARKS) != 0 && lm_board_view_get_last_move (board, NULL) != NULL)
    lm_board_items_show_item (self->slate, g_ascii_strtoull (lm_board_view_get_last_move (board, NULL), NULL, 10));
  if (self->scene->arrow != arrow)
    lm_board_items_show_item (self->slate, self->scene->arrow);
}

static char *
lm_zahlenschlacht_view_describe_task (LmBoardView *board)
{
  return lm_zahlenschlacht_words_task (lm_board_view_get_position (board));
}

static char *
lm_zahlenschlacht_view_describe_prompt (LmBoardView *board)
{
  return lm_zahlenschlacht_words_prompt (LM_ZAHLENSCHLACHT_VIEW (board)->scene, lm_board_view_get_mode (board));
}

static char *
lm_zahlenschlacht_view_describe_pointed (LmBoardView  *board,
                                         LmBoardItems *items,
                                         guint64       id)
{
  return lm_zahlenschlacht_words_pointed (LM_ZAHLENSCHLACHT_VIEW (board)->scene, id);
}

/* While the keyboard is on a switch. */
static gboolean
lm_zahlenschlacht_view_key (LmBoardView     *board,
                            guint            keyval,
                            GdkModifierType  state)
{
  LmZahlenschlachtView *self = LM_ZAHLENSCHLACHT_VIEW (board);

  return type_digit (self, keyval, state)
         || ((state & GDK_CONTROL_MASK) != 0 && lm_board_items_press_zoom (self->slate, keyval));
}

static void
lm_zahlenschlacht_view_finalize (GObject *object)
{
  lm_zahlenschlacht_scene_free (LM_ZAHLENSCHLACHT_VIEW (object)->scene);

  G_OBJECT_CLASS (lm_zahlenschlacht_view_parent_class)->finalize (object);
}

static void
lm_zahlenschlacht_view_class_init (LmZahlenschlachtViewClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_zahlenschlacht_view_finalize;
  board_class->update = lm_zahlenschlacht_view_update;
  board_class->describe_task = lm_zahlenschlacht_view_describe_task;
  board_class->describe_prompt = lm_zahlenschlacht_view_describe_prompt;
  board_class->describe_pointed = lm_zahlenschlacht_view_describe_pointed;
  board_class->key = lm_zahlenschlacht_view_key;
  board_class->edit_form = lm_zahlenschlacht_form_get_type;
}

/* --- how the board is looked at --------------------------------------------- */

static void
fit_toggled_cb (LmZahlenschlachtView *self)
{
  if (gtk_toggle_button_get_active (self->fit))
    lm_board_items_set_zoom (self->slate, LM_BOARD_ZOOM_FIT);
  else if (lm_board_items_get_zoom (self->slate) == LM_BOARD_ZOOM_FIT)
    lm_board_items_zoom (self->slate, 0);
}

static void
zoomed_cb (LmZahlenschlachtView *self)
{
  last_zoom = lm_board_items_get_zoom (self->slate);
  gtk_toggle_button_set_active (self->fit, last_zoom == LM_BOARD_ZOOM_FIT);
}

static void
zoom_in_cb (LmZahlenschlachtView *self)
{
  lm_board_items_zoom (self->slate, 1);
}

static void
zoom_out_cb (LmZahlenschlachtView *self)
{
  lm_board_items_zoom (self->slate, -1);
}

static void
add_icon (LmZahlenschlachtView *self,
          GtkWidget            *box,
          GtkWidget            *button,
          const char           *icon_name,
          const char           *name,
          const char           *tooltip,
          const char           *signal,
          GCallback             callback)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), icon_name);
  gtk_widget_set_tooltip_text (button, tooltip);
  lm_accessible_name_set (button, name);
  g_signal_connect_swapped (button, signal, callback, self);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
create_zoom (LmZahlenschlachtView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_widget_add_css_class (box, "linked");
  self->fit = GTK_TOGGLE_BUTTON (gtk_toggle_button_new ());
  gtk_toggle_button_set_active (self->fit, last_zoom == LM_BOARD_ZOOM_FIT);
  add_icon (self, box, gtk_button_new (), "zoom-out-symbolic", _("Smaller"), _("Smaller (Ctrl+−)"),
            "clicked", G_CALLBACK (zoom_out_cb));
  add_icon (self, box, GTK_WIDGET (self->fit), "zoom-fit-best-symbolic", _("All numbers"),
            _("As large as all numbers fit (Ctrl+0)"), "toggled", G_CALLBACK (fit_toggled_cb));
  add_icon (self, box, gtk_button_new (), "zoom-in-symbolic", _("Larger"), _("Larger (Ctrl++)"),
            "clicked", G_CALLBACK (zoom_in_cb));

  return box;
}

/* The switches have a row of their own, for the turn is a long line. */
static GtkWidget *
create_switches (LmZahlenschlachtView *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  static gsize begun;

  lm_wrap_layout_apply (row, 6, 0);
  if (g_once_init_enter (&begun))
    {
      lm_board_habit_set_active (lm_board_habit_get ("zahlenschlacht-balance"), TRUE);
      g_once_init_leave (&begun, 1);
    }
  self->residues = lm_board_view_add_switch (board, row, "zahlenschlacht-residues", _("_Residues"), _("Residues"),
                                                _("Show what each number leaves when it is divided"));
  self->by_residue =
    lm_board_view_add_switch (board, row, "zahlenschlacht-by-residue", _("_Sorted"), _("Sorted"),
                                 _("Put the numbers into columns by residue, partners side by side"));
  self->show_balance = lm_board_view_add_switch (board, row, "zahlenschlacht-balance", _("_Balance"), _("Balance"),
                                                    _("Weigh each residue against its partner"));
  gtk_box_append (GTK_BOX (row), create_zoom (self));
  gtk_widget_add_css_class (row, "lm-slate-switches");

  return row;
}

static GtkWidget *
create_desk (LmZahlenschlachtView *self)
{
  GtkWidget *scroller = lm_board_items_create_scroller (self->slate, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  GtkWidget *desk = lm_zahlenschlacht_desk_new (scroller, GTK_WIDGET (self->balance));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slate), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Numbers"), -1);
  gtk_widget_add_css_class (scroller, "lm-slate");
  gtk_widget_add_css_class (desk, "lm-slate-desk");

  return desk;
}

static void
lm_zahlenschlacht_view_init (LmZahlenschlachtView *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->scene = lm_zahlenschlacht_scene_new (board);
  self->slate = LM_BOARD_ITEMS (lm_board_items_new (board, &slate_funcs, self));
  self->balance = LM_ZAHLENSCHLACHT_BALANCE (lm_zahlenschlacht_balance_new (self->scene));
  gtk_box_append (GTK_BOX (box), create_switches (self));
  gtk_box_append (GTK_BOX (box), create_desk (self));
  lm_board_items_set_zoom (self->slate, last_zoom);
  g_signal_connect_swapped (self->slate, "zoomed", G_CALLBACK (zoomed_cb), self);
  lm_board_view_set_drawing (board, box);
}

const LmGameViewInfo lm_zahlenschlacht_view_info = {
  .name = "zahlenschlacht",
  .icon_name = "lm-zahlenschlacht-symbolic",
  .lesson = "/org/lastmove/LastMove/zahlenschlacht/lesson.xml",
  .board_type = lm_zahlenschlacht_view_get_type,
  .form_type = lm_zahlenschlacht_form_get_type,
  .panel_type = lm_zahlenschlacht_panel_get_type,
  .panel_title = N_("Map"),
  .panel_icon_name = "lm-zahlenschlacht-symbolic",
};
