/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chip-button.c: the chips of one colour in a hand, to be taken. */

#include "config.h"

#include "chip-button.h"

#include "board/lm-board-text.h"
#include "chip.h"
#include "../rules/words.h"

#include <glib/gi18n.h>

/* In pixels. */
#define WIDTH 29
#define HEIGHT 58
#define RADIUS 12.5
#define LAYER 3.0
#define GLYPH 14

/* More chips than that do not make the stack higher. */
#define MAX_LAYERS 6

struct _LmSlsChipButton
{
  GtkButton  parent_instance;

  guint      player;
  guint      colour;
  guint      count;
  guint      chosen;
  int        mark;
  gboolean   hinted;
  gboolean   draggable;
};

G_DEFINE_FINAL_TYPE (LmSlsChipButton, lm_sls_chip_button, GTK_TYPE_BUTTON)

/* Where none is left, or one may be added. */
static void
draw_ghost (LmSlsChipButton    *self,
            cairo_t            *cr,
            const LmBoardStyle *style,
            double              x,
            double              bottom)
{
  cairo_push_group (cr);
  lm_sls_chip_draw_lying (cr, style, self->colour, x, bottom - LAYER, RADIUS, LAYER);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.3);
}

static void
draw_stack (LmSlsChipButton    *self,
            cairo_t            *cr,
            const LmBoardStyle *style,
            double              x,
            double              bottom)
{
  const guint layers = MIN (self->count, MAX_LAYERS);
  const double rise = self->chosen > 0 ? 4 : 0;

  if (self->count == 0)
    draw_ghost (self, cr, style, x, bottom);

  for (guint i = 0; i < layers; i++)
    lm_sls_chip_draw_lying (cr, style, self->colour, x,
                            bottom - i * LAYER - LAYER - (i + 1 == layers ? rise : 0), RADIUS, LAYER);
}

/* The colour's own name under it would be too long; its number is what changes. */
static void
append_count (LmSlsChipButton    *self,
              GtkSnapshot        *snapshot,
              const LmBoardStyle *style)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *text = self->chosen > 0 && self->count > 1
                          ? g_strdup_printf ("%u/%u", self->chosen, self->count)
                          : g_strdup_printf ("%u", self->count);

  lm_board_text_append (widget, snapshot, text, PANGO_WEIGHT_BOLD,
                        self->chosen > 0 ? &style->accent : &style->foreground,
                        0.5 * gtk_widget_get_width (widget), gtk_widget_get_height (widget) - 9, 0.5,
                        gtk_widget_get_width (widget));
}

static void
trace_frame (cairo_t   *cr,
             GtkWidget *widget)
{
  const double dashes[] = { 5, 3 };

  cairo_rectangle (cr, 1.5, 1.5, gtk_widget_get_width (widget) - 3, gtk_widget_get_height (widget) - 3);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 1.75);
}

static void
lm_sls_chip_button_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  LmSlsChipButton *self = LM_SLS_CHIP_BUTTON (widget);
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  LmBoardStyle style;
  cairo_t *cr;

  GTK_WIDGET_CLASS (lm_sls_chip_button_parent_class)->snapshot (widget, snapshot);

  lm_board_style_read (&style, widget);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, -6, width, height + 6));
  draw_stack (self, cr, &style, 0.5 * width, height - 27);
  if (self->mark != LM_SLS_NO_MARK)
    lm_board_style_draw_value (&style, cr, self->mark, width - 0.5 * GLYPH, 0.5 * GLYPH, GLYPH);
  if (self->hinted)
    {
      trace_frame (cr, widget);
      gdk_cairo_set_source_rgba (cr, &style.accent);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
  append_count (self, snapshot, &style);
}

static GdkContentProvider *
drag_prepare_cb (LmSlsChipButton *self)
{
  if (!self->draggable || self->count == 0)
    return NULL;

  return gdk_content_provider_new_typed (LM_SLS_DRAG_TYPE, LM_SLS_DRAG_MAKE (self->player, self->colour));
}

/* The chip itself hangs on the pointer. */
static void
drag_begin_cb (LmSlsChipButton *self,
               GdkDrag         *drag,
               GtkDragSource   *source)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GdkPaintable) paintable = NULL;
  const double size = 2 * RADIUS + 4;
  LmBoardStyle style;
  cairo_t *cr;

  lm_board_style_read (&style, GTK_WIDGET (self));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, size, size));
  lm_sls_chip_draw_face (cr, &style, self->colour, 0.5 * size, 0.5 * size, RADIUS);
  cairo_destroy (cr);
  paintable = gtk_snapshot_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (size, size));
  gtk_drag_source_set_icon (source, paintable, 0.5 * size, 0.5 * size);
}

static void
lm_sls_chip_button_class_init (LmSlsChipButtonClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = lm_sls_chip_button_snapshot;
}

static void
lm_sls_chip_button_init (LmSlsChipButton *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkDragSource *source = gtk_drag_source_new ();

  self->mark = LM_SLS_NO_MARK;
  self->count = G_MAXUINT;
  gtk_widget_set_size_request (widget, WIDTH, HEIGHT);
  gtk_widget_set_valign (widget, GTK_ALIGN_END);
  gtk_widget_add_css_class (widget, "flat");
  gtk_widget_add_css_class (widget, "lm-sls-chip");
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_VISIBLE);
  /* Else the button would take the press for its own. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
}

/* The chips of that colour in the hand. */
GtkWidget *
lm_sls_chip_button_new (guint player,
                        guint colour)
{
  LmSlsChipButton *self = g_object_new (LM_TYPE_SLS_CHIP_BUTTON, NULL);

  self->player = player;
  self->colour = colour;
  lm_sls_chip_button_set_count (self, 0);
  return GTK_WIDGET (self);
}

guint
lm_sls_chip_button_get_colour (LmSlsChipButton *self)
{
  return self->colour;
}

/* "Blue chip, 5 in hand", "Red chip, 2 in Blue’s hand; 1 chosen; wins" */
static void
update_name (LmSlsChipButton *self)
{
  const char *colour = lm_sls_get_player_name (self->colour);
  GString *name = g_string_new (NULL);

  if (self->player == self->colour)
    g_string_append_printf (name, _("%s chip, %u in hand"), colour, self->count);
  else
    g_string_append_printf (name, _("%s chip, %u in %s’s hand"), colour, self->count,
                            lm_sls_get_player_name (self->player));
  if (self->chosen > 0)
    g_string_append_printf (name, _("; %u chosen"), self->chosen);
  if (self->mark != LM_SLS_NO_MARK)
    g_string_append_printf (name, _("; %s"), lm_board_style_name_value (self->mark));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name->str);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_string_free (name, TRUE);
}

void
lm_sls_chip_button_set_count (LmSlsChipButton *self,
                              guint            count)
{
  if (self->count == count)
    return;

  self->count = count;
  update_name (self);
}

void
lm_sls_chip_button_set_chosen (LmSlsChipButton *self,
                               guint            chosen)
{
  if (self->chosen == chosen)
    return;

  self->chosen = chosen;
  if (chosen > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "chosen");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "chosen");
  update_name (self);
}

/* @mark: the #LmValue of placing one at best, or %LM_SLS_NO_MARK. */
void
lm_sls_chip_button_set_mark (LmSlsChipButton *self,
                             int              mark)
{
  if (self->mark == mark)
    return;

  self->mark = mark;
  update_name (self);
}

void
lm_sls_chip_button_set_hinted (LmSlsChipButton *self,
                               gboolean         hinted)
{
  if (self->hinted == hinted)
    return;

  self->hinted = hinted;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
lm_sls_chip_button_set_draggable (LmSlsChipButton *self,
                                  gboolean         draggable)
{
  self->draggable = draggable;
}
