/* SPDX-License-Identifier: GPL-3.0-or-later */
/* move-button.c: a move as a labelled button below its column. */

#include "config.h"

#include "move-button.h"

#include "board/lm-board-style.h"
#include "text.h"

#include <glib/gi18n.h>

/* Size relative to the label's; what would have to be smaller than the second to fit is left out. */
#define DETAIL_SCALE 0.82
#define SMALLEST_SCALE 0.65

struct _LmZeckendorfMoveButton
{
  GtkButton  parent_instance;

  char      *move;
  char      *sentence;
  char      *sum;
  double     place;
  guint      row;

  gboolean   has_verdict;
  LmValue    value;
  guint      distance;
};

G_DEFINE_FINAL_TYPE (LmZeckendorfMoveButton, lm_zeckendorf_move_button, GTK_TYPE_BUTTON)

/**
 * lm_zeckendorf_describe_move:
 * @text: a move's text
 * @sentence: what it does, in words
 * @verdict: (nullable): what the solver says of it
 *
 * Returns: (transfer full): the move in words: "A1: Merge a one and a two into
 *   a three; wins, 7 moves to the end"
 */
char *
lm_zeckendorf_describe_move (const char        *text,
                             const char        *sentence,
                             const LmMoveValue *verdict)
{
  GString *words = g_string_new (NULL);

  g_string_append_printf (words, _("%s: %s"), text, sentence);
  if (verdict != NULL)
    g_string_append_printf (words, _("; %s"), lm_board_style_name_value (verdict->value));
  if (verdict != NULL && verdict->distance != LM_DISTANCE_UNKNOWN)
    g_string_append_printf (words, ngettext (", %u move to the end", ", %u moves to the end",
                                             verdict->distance),
                            verdict->distance);

  return g_string_free (words, FALSE);
}

/* What the move does in numbers, where there is room for it. */
static PangoLayout *
create_sum (LmZeckendorfMoveButton *self,
            double                  width)
{
  PangoLayout *layout = lm_zeckendorf_text_new (GTK_WIDGET (self), self->sum, DETAIL_SCALE, PANGO_WEIGHT_NORMAL);

  if (lm_zeckendorf_text_get_width (layout) * SMALLEST_SCALE > width * DETAIL_SCALE)
    g_clear_object (&layout);

  return layout;
}

static void
append_verdict (LmZeckendorfMoveButton *self,
                GtkSnapshot            *snapshot,
                const LmBoardStyle     *style,
                double                  width,
                double                  y,
                double                  line)
{
  g_autofree char *number =
    self->distance != LM_DISTANCE_UNKNOWN ? g_strdup_printf ("%u", self->distance) : g_strdup ("");
  g_autoptr (PangoLayout) layout =
    lm_zeckendorf_text_new (GTK_WIDGET (self), number, DETAIL_SCALE, PANGO_WEIGHT_BOLD);
  double glyph = 0.72 * line;
  double space = number[0] != '\0' ? 0.25 * line : 0;
  double text = lm_zeckendorf_text_get_width (layout);
  double left = 0.5 * (width - glyph - space - text);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (left - 1, y - glyph, glyph + 2, 2 * glyph));

  lm_board_style_draw_value (style, cr, self->value, left + 0.5 * glyph, y, glyph);
  cairo_destroy (cr);
  lm_zeckendorf_text_append (snapshot, layout, lm_board_style_get_value (style, self->value),
                             left + glyph + space + 0.5 * text, y, width);
}

static void
lm_zeckendorf_move_button_snapshot (GtkWidget   *widget,
                                    GtkSnapshot *snapshot)
{
  LmZeckendorfMoveButton *self = LM_ZECKENDORF_MOVE_BUTTON (widget);
  g_autoptr (PangoLayout) label = lm_zeckendorf_text_new (widget, self->move, 1, PANGO_WEIGHT_BOLD);
  double width = gtk_widget_get_width (widget);
  double middle = 0.5 * gtk_widget_get_height (widget);
  double line = lm_zeckendorf_text_get_line (widget);
  g_autoptr (PangoLayout) sum = self->has_verdict ? NULL : create_sum (self, width - 6);
  double rise = self->has_verdict || sum != NULL ? 0.42 * line : 0;
  LmBoardStyle style;

  GTK_WIDGET_CLASS (lm_zeckendorf_move_button_parent_class)->snapshot (widget, snapshot);

  lm_board_style_read (&style, widget);
  lm_zeckendorf_text_append (snapshot, label, &style.foreground, 0.5 * width, middle - rise, width - 6);
  if (self->has_verdict)
    append_verdict (self, snapshot, &style, width, middle + 0.5 * line, line);
  if (sum != NULL)
    {
      GdkRGBA color = lm_rgba_fade (&style.foreground, style.high_contrast ? 1 : 0.7);

      lm_zeckendorf_text_append (snapshot, sum, &color, 0.5 * width, middle + 0.5 * line, width - 6);
    }
}

static void
lm_zeckendorf_move_button_finalize (GObject *object)
{
  LmZeckendorfMoveButton *self = LM_ZECKENDORF_MOVE_BUTTON (object);

  g_free (self->move);
  g_free (self->sentence);
  g_free (self->sum);

  G_OBJECT_CLASS (lm_zeckendorf_move_button_parent_class)->finalize (object);
}

static void
lm_zeckendorf_move_button_class_init (LmZeckendorfMoveButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_zeckendorf_move_button_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = lm_zeckendorf_move_button_snapshot;
}

static void
lm_zeckendorf_move_button_init (LmZeckendorfMoveButton *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "lm-move");
}

/**
 * lm_zeckendorf_move_button_new:
 * @move: a legal move
 *
 * Returns: (transfer floating): a button for it
 */
GtkWidget *
lm_zeckendorf_move_button_new (const LmZeckendorfSceneMove *move)
{
  LmZeckendorfMoveButton *self = g_object_new (LM_TYPE_ZECKENDORF_MOVE_BUTTON, NULL);

  self->move = g_strdup (move->text);
  lm_zeckendorf_move_button_set_move (self, move);

  return GTK_WIDGET (self);
}

/**
 * lm_zeckendorf_move_button_set_move:
 * @self: a move's button
 * @move: a legal move of the same text
 *
 * Shows what the move does by the rules of another game, such as one with the
 * hole elsewhere.
 */
void
lm_zeckendorf_move_button_set_move (LmZeckendorfMoveButton      *self,
                                    const LmZeckendorfSceneMove *move)
{
  g_return_if_fail (LM_IS_ZECKENDORF_MOVE_BUTTON (self));

  g_free (self->sentence);
  g_free (self->sum);
  self->sentence = g_strdup (move->sentence);
  self->sum = g_strdup (move->sum);
  self->place = move->place;
  self->row = move->row;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), move->sentence);
  lm_zeckendorf_move_button_set_verdict (self, NULL);
}

/**
 * lm_zeckendorf_move_button_get_move:
 * @self: a move's button
 *
 * Returns: (transfer none): the move's text
 */
const char *
lm_zeckendorf_move_button_get_move (LmZeckendorfMoveButton *self)
{
  g_return_val_if_fail (LM_IS_ZECKENDORF_MOVE_BUTTON (self), NULL);

  return self->move;
}

/**
 * lm_zeckendorf_move_button_get_place:
 * @self: a move's button
 *
 * Returns: the column that it stands below, or between which two
 */
double
lm_zeckendorf_move_button_get_place (LmZeckendorfMoveButton *self)
{
  g_return_val_if_fail (LM_IS_ZECKENDORF_MOVE_BUTTON (self), 0);

  return self->place;
}

/**
 * lm_zeckendorf_move_button_get_row:
 * @self: a move's button
 *
 * Returns: its row
 */
guint
lm_zeckendorf_move_button_get_row (LmZeckendorfMoveButton *self)
{
  g_return_val_if_fail (LM_IS_ZECKENDORF_MOVE_BUTTON (self), 0);

  return self->row;
}

static void
set_verdict_class (LmZeckendorfMoveButton *self,
                   const LmMoveValue      *verdict)
{
  static const LmValue values[] = { LM_VALUE_WIN, LM_VALUE_LOSS, LM_VALUE_UNKNOWN };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (verdict != NULL && verdict->value == values[i])
      gtk_widget_add_css_class (GTK_WIDGET (self), lm_board_style_class_value (values[i]));
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), lm_board_style_class_value (values[i]));
}

/**
 * lm_zeckendorf_move_button_set_verdict:
 * @self: a move's button
 * @verdict: (nullable): what the solver says of the move, or %NULL to show
 *   nothing of it
 */
void
lm_zeckendorf_move_button_set_verdict (LmZeckendorfMoveButton *self,
                                       const LmMoveValue      *verdict)
{
  g_autofree char *words = NULL;

  g_return_if_fail (LM_IS_ZECKENDORF_MOVE_BUTTON (self));

  self->has_verdict = verdict != NULL;
  self->value = verdict != NULL ? verdict->value : LM_VALUE_UNKNOWN;
  self->distance = verdict != NULL ? verdict->distance : LM_DISTANCE_UNKNOWN;
  set_verdict_class (self, verdict);

  words = lm_zeckendorf_describe_move (self->move, self->sentence, verdict);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
