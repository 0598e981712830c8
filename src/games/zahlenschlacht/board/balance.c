/* SPDX-License-Identifier: GPL-3.0-or-later */
/* balance.c: whether the residues are in balance, in words and in bars. */

#include "board.h"

/* What a screen reader is told of a board with many residues. */
#define MAX_TOLD 24

/* A row relative to a line of text, and its bar relative to the row. */
#define ROW 1.7
#define BAR 0.62

#define MARGIN 10

/* One number too many is to be seen among hundreds, too. */
#define LEAST_EXCESS 6

struct _LmZahlenschlachtBalance
{
  AdwBin                 parent_instance;

  LmZahlenschlachtScene *scene;
  GtkImage              *mark;
  GtkLabel              *summary;
  LmPosition            *told;

  GtkWidget             *scroller;
  GtkWidget             *bars;
  LmZahlenschlachtChalk  chalk;
  GtkAdjustment         *adjustment;
  guint                  n_rows;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtBalance, lm_zahlenschlacht_balance, ADW_TYPE_BIN)

/* The bars: for each pair of residues, how many numbers there are of the one and of the other. */

/* What a row is drawn with. */
typedef struct
{
  const LmZahlenschlachtPairClass *class;
  guint                        most;
  guint                        counts[2];
  double                       width;
  double                       middle;
  double                       label;
  double                       count;
  double                       top;
  double                       height;
} Row;

static double
get_row_height (LmZahlenschlachtBalance *self)
{
  return (int) (ROW * lm_board_text_get_line (self->bars));
}

/* Of a residue that is its own inverse the numbers pair among themselves, and an odd one is left over. */
static void
get_counts (const LmZahlenschlachtPairClass *class,
            guint                        counts[2])
{
  const gboolean own_inverse = lm_zahlenschlacht_class_is_own_inverse (class);

  counts[0] = own_inverse ? (class->count + 1) / 2 : class->count;
  counts[1] = own_inverse ? class->count / 2 : class->partner_count;
}

/* The whole board's longest bar, so that the bars grow shorter in the course of the game. */
static guint
get_most (LmZahlenschlachtBalance *self)
{
  LmPosition *position = self->scene->position;
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const guint d = lm_zahlenschlacht_position_get_d (position);

  return n / d + (n % d != 0);
}

static void
trace_bar (cairo_t   *cr,
           const Row *row,
           guint      side,
           double     from,
           double     to)
{
  const double bar = BAR * row->height;
  const double sign = side == 0 ? -1 : 1;

  cairo_rectangle (cr, row->middle + sign * (0.5 * row->label + from), row->top + 0.5 * (row->height - bar),
                   sign * (to - from), bar);
}

/* What one residue has more than the other is empty, framed and in the colour that warns. */
static void
draw_bar (LmZahlenschlachtBalance *self,
          cairo_t                 *cr,
          const Row               *row,
          guint                    side)
{
  const LmBoardStyle *style = &self->chalk.style;
  const double whole = 0.5 * (row->width - row->label) - MARGIN - row->count - LEAST_EXCESS;
  const guint common = MIN (row->counts[0], row->counts[1]);
  const double shared = whole * common / MAX (1, row->most);
  double full = whole * row->counts[side] / MAX (1, row->most);
  GdkRGBA color;

  lm_zahlenschlacht_chalk_get_tint (&self->chalk, row->class->residue, &color);
  if (common > 0)
    {
      trace_bar (cr, row, side, 0, shared);
      lm_zahlenschlacht_chalk_fill (&self->chalk, cr, row->class->residue, 6);
      trace_bar (cr, row, side, 0, shared);
      lm_board_stroke (cr, style->high_contrast ? &style->foreground : &color, 1);
    }
  if (row->counts[side] == common)
    return;

  full = MAX (full, shared + LEAST_EXCESS);
  trace_bar (cr, row, side, shared + 1.5, full);
  color = lm_rgba_fade (&style->loss, 0.35);
  lm_board_paint (cr, &color, &style->loss, 1.5);
}

static void
append_counts (LmZahlenschlachtBalance *self,
               GtkSnapshot             *snapshot,
               const Row               *row)
{
  const LmBoardStyle *style = &self->chalk.style;
  const gboolean balanced = lm_zahlenschlacht_class_is_balanced (row->class);
  const PangoWeight weight = balanced ? PANGO_WEIGHT_NORMAL : PANGO_WEIGHT_BOLD;
  const double y = row->top + 0.5 * row->height;
  g_autofree char *left = g_strdup_printf ("%u", row->class->count);
  g_autofree char *right = g_strdup_printf ("%u", row->class->partner_count);

  lm_board_text_append (self->bars, snapshot, left, weight, &style->foreground, MARGIN, y, 0, row->count);
  if (!lm_zahlenschlacht_class_is_own_inverse (row->class))
    lm_board_text_append (self->bars, snapshot, right, weight, &style->foreground,
                          row->width - MARGIN, y, 1, row->count);
}

/* The two residues, or the one and its parity. */
static char *
describe_row (const LmZahlenschlachtPairClass *class)
{
  const gboolean balanced = lm_zahlenschlacht_class_is_balanced (class);

  if (lm_zahlenschlacht_class_is_own_inverse (class))
    return g_strdup_printf (balanced ? _("%u even") : _("%u odd"), class->residue);

  return g_strdup_printf (balanced ? "%u · %u" : "%u ≠ %u", class->residue, class->partner);
}

static void
append_label (LmZahlenschlachtBalance *self,
              GtkSnapshot             *snapshot,
              const Row               *row)
{
  const LmBoardStyle *style = &self->chalk.style;
  const gboolean balanced = lm_zahlenschlacht_class_is_balanced (row->class);
  g_autofree char *label = describe_row (row->class);

  lm_board_text_append (self->bars, snapshot, label, PANGO_WEIGHT_BOLD,
                        balanced ? &style->foreground : &style->loss,
                        row->middle, row->top + 0.5 * row->height, 0.5, row->label - 8);
}

static gboolean
is_pointed (LmZahlenschlachtBalance *self,
            guint                    index)
{
  const guint pointed = self->scene->pointed;
  const LmZahlenschlachtResidues *residues = self->scene->residues;

  return pointed != 0 && lm_zahlenschlacht_residues_find_class (residues, pointed) == index;
}

static void
append_row (LmZahlenschlachtBalance *self,
            GtkSnapshot             *snapshot,
            Row                     *row,
            guint                    index)
{
  const LmBoardStyle *style = &self->chalk.style;
  cairo_t *cr;

  row->class = lm_zahlenschlacht_residues_get_class (self->scene->residues, index);
  row->top = MARGIN + index * row->height;
  get_counts (row->class, row->counts);
  if (is_pointed (self, index))
    {
      GdkRGBA faint = lm_rgba_fade (&style->foreground, 0.14);

      gtk_snapshot_append_color (snapshot, &faint, &GRAPHENE_RECT_INIT (4, row->top, row->width - 8, row->height));
    }
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, row->top, row->width, row->height));
  draw_bar (self, cr, row, 0);
  draw_bar (self, cr, row, 1);
  cairo_destroy (cr);
  append_counts (self, snapshot, row);
  append_label (self, snapshot, row);
}

static double
measure_text (LmZahlenschlachtBalance *self,
              const char              *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->bars, text);
  PangoAttrList *attributes = pango_attr_list_new ();
  int pixels;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &pixels, NULL);

  return pixels;
}

/* The bars have what the longest texts leave them. */
static void
measure_row (LmZahlenschlachtBalance *self,
             Row                     *row)
{
  const guint d = lm_zahlenschlacht_position_get_d (self->scene->position);
  const guint most = get_most (self);
  g_autofree char *pair = g_strdup_printf ("%u ≠ %u", d, d);
  g_autofree char *parity = g_strdup_printf (_("%u even"), d / 2);
  g_autofree char *count = g_strdup_printf ("%u", most);

  row->width = gtk_widget_get_width (self->bars);
  row->middle = 0.5 * row->width;
  row->height = get_row_height (self);
  row->most = most;
  row->label = MIN (MAX (measure_text (self, pair), measure_text (self, parity)) + 10, 0.45 * row->width);
  row->count = measure_text (self, count) + 6;
}

static void
draw (GtkWidget   *widget,
      GtkSnapshot *snapshot,
      gpointer     balance)
{
  LmZahlenschlachtBalance *self = balance;
  const double top = gtk_adjustment_get_value (self->adjustment);
  const double bottom = top + gtk_adjustment_get_page_size (self->adjustment);
  Row row = { 0, };

  if (self->n_rows == 0 || self->scene->position == NULL)
    return;

  lm_zahlenschlacht_chalk_read (&self->chalk, widget);
  measure_row (self, &row);
  for (guint i = MAX (0, (top - MARGIN) / row.height); i < self->n_rows && MARGIN + i * row.height < bottom; i++)
    append_row (self, snapshot, &row, i);
}

static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         gpointer        balance)
{
  LmZahlenschlachtBalance *self = balance;

  return orientation == GTK_ORIENTATION_HORIZONTAL ? 10 * lm_board_text_get_line (widget)
                                                   : 2 * MARGIN + self->n_rows * get_row_height (self);
}

/* Brings the class that is pointed at into sight. */
static void
show_pointed (LmZahlenschlachtBalance *self)
{
  const guint pointed = self->scene->pointed;
  const double height = get_row_height (self);
  double top;

  if (pointed == 0)
    return;

  top = MARGIN + height * lm_zahlenschlacht_residues_find_class (self->scene->residues,
                                                                 pointed);
  gtk_adjustment_clamp_page (self->adjustment, top - height, top + 2 * height);
}

static void
update_bars (LmZahlenschlachtBalance *self)
{
  const LmZahlenschlachtResidues *residues = self->scene->residues;
  guint n_rows;

  n_rows = residues != NULL ? residues->classes->len : 0;
  if (n_rows != self->n_rows)
    gtk_widget_queue_resize (self->bars);
  self->n_rows = n_rows;
  if (n_rows > 0)
    show_pointed (self);
  gtk_widget_queue_draw (self->bars);
}

/* The words. */

/* All classes, those out of balance first; of many only these, as long as there are few. */
static char *
describe_classes (const LmZahlenschlachtResidues *residues)
{
  const guint n_classes = residues->classes->len;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int balanced = 0; balanced < 2; balanced++)
    for (guint i = 0; i < n_classes && parts->len < MAX_TOLD; i++)
      {
        const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (residues, i);

        if (lm_zahlenschlacht_class_is_balanced (class) == balanced)
          g_ptr_array_add (parts, lm_zahlenschlacht_words_class (class));
      }
  g_ptr_array_add (parts, NULL);
  list = g_strjoinv (C_("between the parts of a description", "; "), (char **) parts->pdata);

  return g_strconcat (list, n_classes > MAX_TOLD ? "…" : ".", NULL);
}

/* Shows what has changed in the scene. */
void
lm_zahlenschlacht_balance_update (LmZahlenschlachtBalance *self)
{
  const LmZahlenschlachtResidues *residues = self->scene->residues;
  g_autofree char *summary = NULL;
  g_autofree char *classes = NULL;
  g_autofree char *label = NULL;

  update_bars (self);
  if (residues == NULL || self->told == self->scene->position)
    return;

  g_clear_pointer (&self->told, lm_position_unref);
  self->told = lm_position_ref (self->scene->position);
  summary = lm_zahlenschlacht_words_balance (residues);
  classes = describe_classes (residues);
  /* Translators: the balance of the residues: “Balance: 2 pairs out of balance.” */
  label = g_strdup_printf (_("Balance: %s"), summary);
  gtk_label_set_label (self->summary, summary);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->summary), summary);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), lm_zahlenschlacht_residues_is_a_situation (residues));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, classes, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bars),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, classes, -1);
}

static void
lm_zahlenschlacht_balance_dispose (GObject *object)
{
  LmZahlenschlachtBalance *self = LM_ZAHLENSCHLACHT_BALANCE (object);

  g_clear_pointer (&self->told, lm_position_unref);

  G_OBJECT_CLASS (lm_zahlenschlacht_balance_parent_class)->dispose (object);
}

static void
lm_zahlenschlacht_balance_class_init (LmZahlenschlachtBalanceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_zahlenschlacht_balance_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_summary (LmZahlenschlachtBalance *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);

  self->mark = GTK_IMAGE (gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_widget_hide (GTK_WIDGET (self->mark));
  self->summary = GTK_LABEL (label);
  gtk_label_set_xalign (self->summary, 0);
  gtk_label_set_ellipsize (self->summary, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->mark));
  gtk_box_append (GTK_BOX (row), label);
  gtk_widget_add_css_class (row, "lm-slate-summary");

  return row;
}

static void
create_bars (LmZahlenschlachtBalance *self)
{
  self->scroller = gtk_scrolled_window_new ();
  self->bars = lm_drawing_new (measure, draw, self);
  self->adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (self->adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_draw), self->bars, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->adjustment, "changed", G_CALLBACK (gtk_widget_queue_draw), self->bars, G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->bars);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_widget_add_css_class (self->scroller, "lm-slate");
}

static void
lm_zahlenschlacht_balance_init (LmZahlenschlachtBalance *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  create_bars (self);
  gtk_box_append (GTK_BOX (box), create_summary (self));
  gtk_box_append (GTK_BOX (box), self->scroller);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
lm_zahlenschlacht_balance_new (LmZahlenschlachtScene *scene)
{
  LmZahlenschlachtBalance *self = g_object_new (LM_TYPE_ZAHLENSCHLACHT_BALANCE, NULL);

  self->scene = scene;

  return GTK_WIDGET (self);
}
