/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-grade-glyph.c: the grade of a move as a small picture. */

#include "lm-grade-glyph.h"

#include "kit/widget/lm-board-style.h"

#define SIZE 16

struct _LmGradeGlyph
{
  LmDrawing  parent_instance;

  LmGrade    grade;
};

G_DEFINE_FINAL_TYPE (LmGradeGlyph, lm_grade_glyph, LM_TYPE_DRAWING)

static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         gpointer        glyph)
{
  return SIZE;
}

static void
draw_ring (cairo_t       *cr,
           const GdkRGBA *color)
{
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, 1.5);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_arc (cr, 0, 0, 0.5 * SIZE - 1, 0, 2 * G_PI);
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
      lm_board_style_draw_value (style, cr, LM_VALUE_WIN, 0, 0, SIZE);
      break;
    case LM_GRADE_SLOWER:
      draw_ring (cr, &style->win);
      lm_board_style_draw_value (style, cr, LM_VALUE_WIN, 0, 0, SIZE - 6);
      break;
    case LM_GRADE_THROWS:
      lm_board_style_draw_value (style, cr, LM_VALUE_LOSS, 0, 0, SIZE);
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
      lm_board_style_draw_value (style, cr, LM_VALUE_UNKNOWN, 0, 0, SIZE);
      break;
    }
}

static void
draw (GtkWidget   *widget,
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

void
lm_grade_glyph_set_grade (LmGradeGlyph *self,
                          LmGrade       grade)
{
  g_return_if_fail (LM_IS_GRADE_GLYPH (self));

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
  lm_drawing_set_funcs (self, measure, draw, self);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}
