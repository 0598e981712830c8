/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-history-row.c: one step of the history: the move, what it does, its grade, and the moves to the end. */

#include "lm-history-parts.h"

#include "engine/solve/lm-hint.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-board-style.h"
#include "kit/widget/lm-drawing.h"
#include "kit/widget/lm-template.h"

#include <glib/gi18n.h>

/* How far a variation is indented, and how deep at most: the panel is narrow. */
#define INDENT 12
#define MAX_INDENTS 6

/* --- the grade of a move as a small picture -------------------------------- */

#define LM_TYPE_GRADE_GLYPH (lm_grade_glyph_get_type ())
G_DECLARE_FINAL_TYPE (LmGradeGlyph, lm_grade_glyph, LM, GRADE_GLYPH, LmDrawing)

#define GLYPH_SIZE 16

struct _LmGradeGlyph
{
  LmDrawing  parent_instance;

  LmGrade    grade;
};

G_DEFINE_FINAL_TYPE (LmGradeGlyph, lm_grade_glyph, LM_TYPE_DRAWING)

static int
measure_glyph (GtkWidget      *widget,
               GtkOrientation  orientation,
               gpointer        glyph)
{
  return GLYPH_SIZE;
}

static void
draw_ring (cairo_t       *cr,
           const GdkRGBA *color)
{
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, 1.5);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_arc (cr, 0, 0, 0.5 * GLYPH_SIZE - 1, 0, 2 * G_PI);
  cairo_stroke (cr);
}

/* Held up: a bar; let go: an arrow down; neither is known: a dot. */
static void
draw_lost (cairo_t       *cr,
           LmGrade        grade,
           const GdkRGBA *color)
{
  draw_ring (cr, color);
  if (grade == LM_GRADE_DELAYS)
    {
      cairo_move_to (cr, -3, 0);
      cairo_line_to (cr, 3, 0);
    }
  else if (grade == LM_GRADE_SHORTENS)
    {
      cairo_move_to (cr, -3, -1.5);
      cairo_line_to (cr, 0, 2);
      cairo_line_to (cr, 3, -1.5);
    }
  else
    {
      cairo_move_to (cr, 0, 0);
      cairo_line_to (cr, 0, 0);
    }
  cairo_stroke (cr);
}

static void
draw_grade (cairo_t            *cr,
            LmGrade             grade,
            const LmBoardStyle *style)
{
  switch (grade)
    {
    case LM_GRADE_KEEPS:
      lm_board_style_draw_value (style, cr, LM_VALUE_WIN, 0, 0, GLYPH_SIZE);
      break;
    case LM_GRADE_SLOWER:
      draw_ring (cr, &style->win);
      lm_board_style_draw_value (style, cr, LM_VALUE_WIN, 0, 0, GLYPH_SIZE - 6);
      break;
    case LM_GRADE_THROWS:
      lm_board_style_draw_value (style, cr, LM_VALUE_LOSS, 0, 0, GLYPH_SIZE);
      break;
    case LM_GRADE_DELAYS:
    case LM_GRADE_SHORTENS:
    case LM_GRADE_LOST:
      draw_lost (cr, grade, &style->loss);
      break;
    case LM_GRADE_ONLY:
      draw_ring (cr, &style->unknown);
      break;
    case LM_GRADE_UNKNOWN:
    default:
      lm_board_style_draw_value (style, cr, LM_VALUE_UNKNOWN, 0, 0, GLYPH_SIZE);
      break;
    }
}

static void
draw_glyph (GtkWidget   *widget,
            GtkSnapshot *snapshot,
            gpointer     glyph)
{
  cairo_t *cr = lm_board_append_cairo (widget, snapshot);
  LmBoardStyle style;

  lm_board_style_read (&style, widget);
  cairo_translate (cr, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
  draw_grade (cr, LM_GRADE_GLYPH (glyph)->grade, &style);
  cairo_destroy (cr);
}

static void
lm_grade_glyph_set_grade (LmGradeGlyph *self,
                          LmGrade       grade)
{
  if (self->grade == grade)
    return;

  self->grade = grade;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
lm_grade_glyph_class_init (LmGradeGlyphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "gradeglyph");
  /* The grade's name stands beside it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lm_grade_glyph_init (LmGradeGlyph *self)
{
  lm_drawing_set_funcs (self, measure_glyph, draw_glyph, self);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* --- one step --------------------------------------------------------------- */

struct _LmHistoryRow
{
  GtkWidget      parent_instance;

  GtkWidget     *box;
  GtkLabel      *ply_label;
  GtkLabel      *title_label;
  GtkLabel      *distance_label;
  LmGradeGlyph  *grade_glyph;
  GtkLabel      *grade_label;

  LmHistoryItem *item;
  gboolean       telling; /* what the step was worth */
};

G_DEFINE_FINAL_TYPE (LmHistoryRow, lm_history_row, GTK_TYPE_WIDGET)

static guint
get_indents (LmHistoryRow *self)
{
  return self->item != NULL ? MIN (lm_history_item_get_depth (self->item), MAX_INDENTS) : 0;
}

static gboolean
begins_variation (LmNode *node)
{
  LmNode *parent = lm_node_get_parent (node);

  return parent != NULL && lm_node_get_child (parent, 0) != node;
}

/* A line down the side of each variation that the row lies in, with a hook where the innermost begins. */
static void
lm_history_row_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LmHistoryRow *self = LM_HISTORY_ROW (widget);
  int height = gtk_widget_get_height (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint n_indents = get_indents (self);
  LmBoardStyle style;
  GdkRGBA color;

  lm_board_style_read (&style, widget);
  color = lm_rgba_fade (&style.foreground, style.high_contrast ? 1 : 0.3);
  for (guint i = 0; i < n_indents; i++)
    {
      double x = mirrored ? gtk_widget_get_width (widget) - (i + 0.5) * INDENT : (i + 0.5) * INDENT;

      gtk_snapshot_append_color (snapshot, &color, &GRAPHENE_RECT_INIT (x - 1, 0, 2, height));
      if (i + 1 == n_indents && begins_variation (lm_history_item_get_node (self->item)))
        gtk_snapshot_append_color (snapshot, &color,
                                   &GRAPHENE_RECT_INIT (mirrored ? x - 6 : x, height / 2.0 - 1, 6, 2));
    }

  gtk_widget_snapshot_child (widget, self->box, snapshot);
}

static const char *
get_step_name (LmNode *node)
{
  switch (lm_node_get_kind (node))
    {
    case LM_NODE_NEW:
      return _("New game");
    case LM_NODE_EDIT:
      return _("Position edited");
    case LM_NODE_START:
    case LM_NODE_MOVE:
    default:
      return _("Start");
    }
}

static char *
describe_move (LmNode      *node,
               LmMoveStyle  style)
{
  LmPosition *before = lm_node_get_position (lm_node_get_parent (node));

  return lm_position_describe_move (before, lm_node_get_move (node), style);
}

static const char *
get_player_name (LmNode *node)
{
  LmPosition *before = lm_node_get_position (lm_node_get_parent (node));

  return lm_game_get_player_name (lm_position_get_game (before),
                                  lm_position_get_mover (before, lm_node_get_move (node)));
}

static gboolean
is_move (LmNode *node)
{
  return lm_node_get_kind (node) == LM_NODE_MOVE && lm_node_get_parent (node) != NULL;
}

static void
show_title (LmHistoryRow *self,
            LmNode       *node)
{
  g_autofree char *bold = NULL;
  g_autofree char *rest = NULL;
  g_autofree char *markup = NULL;
  g_autofree char *ply = NULL;

  if (is_move (node))
    {
      ply = g_strdup_printf ("%u.", lm_node_get_ply (node));
      bold = describe_move (node, LM_MOVE_LABEL);
      rest = describe_move (node, LM_MOVE_SENTENCE);
      if (begins_variation (node))
        markup = g_markup_printf_escaped (C_("a move and what it does", "<i>Variation:</i>  <b>%s</b>  %s"), bold, rest);
      else
        markup = g_markup_printf_escaped ("<b>%s</b>  %s", bold, rest);
    }
  else
    {
      rest = lm_position_describe (lm_node_get_position (node));
      markup = g_markup_printf_escaped (C_("a step and its position", "<b>%s:</b> %s"), get_step_name (node), rest);
    }
  gtk_label_set_label (self->ply_label, ply != NULL ? ply : "");
  gtk_widget_set_visible (GTK_WIDGET (self->ply_label), ply != NULL);
  gtk_label_set_markup (self->title_label, markup);
}

static void
show_distance (LmHistoryRow *self,
               LmNode       *node)
{
  const gboolean telling = self->telling && lm_node_has_value (node);
  guint distance = LM_DISTANCE_UNKNOWN;
  g_autofree char *text = NULL;

  if (lm_position_is_over (lm_node_get_position (node)))
    text = g_strdup (_("end"));
  else if (telling && lm_node_get_value (node, &distance) != LM_VALUE_UNKNOWN
           && distance != LM_DISTANCE_UNKNOWN)
    text = g_strdup_printf (ngettext ("%u to go", "%u to go", distance), distance);

  gtk_label_set_label (self->distance_label, text != NULL ? text : "");
}

/* Nothing before it may be told, but how a game has ended. */
static char *
describe_value (LmHistoryRow *self,
                LmNode       *node)
{
  LmPosition *position = lm_node_get_position (node);
  guint distance = LM_DISTANCE_UNKNOWN;
  LmValue value = lm_node_get_value (node, &distance);

  if (!self->telling && !lm_position_is_over (position))
    return g_strdup ("");
  if (!lm_node_has_value (node) && !lm_position_is_over (position))
    return g_strdup ("…");
  if (value == LM_VALUE_UNKNOWN && lm_position_count_left (position) > 2)
    return g_strdup ("");

  return lm_hint_say (lm_hint_state_outcome (position, value, distance));
}

/* As long as more than two players are left nobody can say which move is good. */
static gboolean
can_be_graded (LmNode *node)
{
  return is_move (node) && lm_position_count_left (lm_node_get_position (lm_node_get_parent (node))) == 2;
}

/* A move with its grade; any other step with who wins from there. */
static void
show_grade (LmHistoryRow *self,
            LmNode       *node)
{
  LmGrade grade = lm_node_get_grade (node);
  g_autofree char *name = lm_node_describe_grade (node);
  gboolean graded = self->telling && can_be_graded (node) && lm_node_has_value (node) && lm_node_has_value (lm_node_get_parent (node));
  g_autofree char *text = NULL;

  if (graded)
    text = g_strdup_printf (C_("a player and the grade of the move", "%s: %s"),
                            get_player_name (node), name);
  else if (is_move (node))
    text = g_strdup (get_player_name (node));
  else
    text = describe_value (self, node);

  lm_grade_glyph_set_grade (self->grade_glyph, grade);
  gtk_widget_set_visible (GTK_WIDGET (self->grade_glyph), graded);
  gtk_label_set_label (self->grade_label, text);
}

static char *
describe_played (LmHistoryRow *self,
                 LmNode       *node)
{
  g_autofree char *words = describe_move (node, LM_MOVE_SENTENCE);
  g_autofree char *sentence = lm_words_end (words);
  const char *format = lm_history_item_get_depth (self->item) > 0 ? _("Variation, move %u, %s: %s")
                                                                   : _("Move %u, %s: %s");

  return g_strdup_printf (format, lm_node_get_ply (node), get_player_name (node), sentence);
}

/* The row in sentences: what the eye puts together from its parts. */
static char *
describe_fully (LmHistoryRow *self,
                LmNode       *node)
{
  g_autofree char *outcome = describe_value (self, node);
  g_autofree char *words = NULL;
  g_autofree char *grade = lm_node_describe_grade (node);

  if (!is_move (node))
    {
      words = lm_position_describe (lm_node_get_position (node));
      return g_strchomp (g_strdup_printf (_("%s: %s. %s"), get_step_name (node), words, outcome));
    }

  words = describe_played (self, node);
  if (!self->telling || lm_node_get_grade (node) == LM_GRADE_UNKNOWN)
    return g_strchomp (g_strdup_printf ("%s %s", words, outcome));

  return g_strdup_printf ("%s %s. %s", words, grade, outcome);
}

/* It is the list's own widget around the row that has the focus, and GTK 4.8 gives it no name. */
static void
set_accessible_name (LmHistoryRow *self,
                     const char   *name)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  if (parent != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (parent), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Shows what has become known of its step, and of its worth only what may be told. */
void
lm_history_row_refresh (LmHistoryRow *self,
                        gboolean      telling)
{
  LmNode *node;
  g_autofree char *full = NULL;

  g_return_if_fail (LM_IS_HISTORY_ROW (self));

  self->telling = telling;
  if (self->item == NULL)
    return;

  node = lm_history_item_get_node (self->item);
  full = describe_fully (self, node);
  show_title (self, node);
  show_distance (self, node);
  show_grade (self, node);
  set_accessible_name (self, full);
}

LmHistoryItem *
lm_history_row_get_item (LmHistoryRow *self)
{
  g_return_val_if_fail (LM_IS_HISTORY_ROW (self), NULL);

  return self->item;
}

void
lm_history_row_set_item (LmHistoryRow  *self,
                         LmHistoryItem *item,
                         gboolean       telling)
{
  g_return_if_fail (LM_IS_HISTORY_ROW (self));

  g_set_object (&self->item, item);
  gtk_widget_set_margin_start (self->box, 6 + get_indents (self) * INDENT);
  lm_history_row_refresh (self, telling);
}

/* The selected row has all of its words, however many lines they need. */
void
lm_history_row_set_selected (LmHistoryRow *self,
                             gboolean      selected)
{
  g_return_if_fail (LM_IS_HISTORY_ROW (self));

  gtk_label_set_lines (self->title_label, selected ? -1 : 2);
  gtk_label_set_ellipsize (self->title_label, selected ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (self->grade_label, selected ? -1 : 2);
  gtk_label_set_ellipsize (self->grade_label, selected ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

/* Made when it is wanted: setting a text asks the display where the pointer is, for each row and each change. */
static gboolean
lm_history_row_query_tooltip (GtkWidget  *widget,
                              int         x,
                              int         y,
                              gboolean    keyboard_tooltip,
                              GtkTooltip *tooltip)
{
  LmHistoryRow *self = LM_HISTORY_ROW (widget);
  g_autofree char *full = NULL;

  if (self->item == NULL)
    return FALSE;

  full = describe_fully (self, lm_history_item_get_node (self->item));
  gtk_tooltip_set_text (tooltip, full);
  return TRUE;
}

static void
lm_history_row_dispose (GObject *object)
{
  LmHistoryRow *self = LM_HISTORY_ROW (object);

  g_clear_object (&self->item);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_history_row_parent_class)->dispose (object);
}

static void
lm_history_row_class_init (LmHistoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_history_row_dispose;
  widget_class->snapshot = lm_history_row_snapshot;
  widget_class->query_tooltip = lm_history_row_query_tooltip;

  g_type_ensure (LM_TYPE_GRADE_GLYPH);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/history-row.ui");
  LM_BIND_CHILDREN (widget_class, LmHistoryRow, box, ply_label, title_label, distance_label, grade_glyph,
                    grade_label);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "historyrow");
}

static void
lm_history_row_init (LmHistoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_accessible_name_hide_empty (self->ply_label);
  lm_accessible_name_hide_empty (self->distance_label);
  lm_accessible_name_hide_empty (self->grade_label);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}
