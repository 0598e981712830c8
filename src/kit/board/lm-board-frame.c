/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-frame.c: the lines around a drawing, each in a place that it keeps. */

#include "lm-board-frame.h"

#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-board-style.h"
#include "kit/widget/lm-board-text.h"
#include "kit/widget/lm-value-glyph.h"
#include "kit/widget/lm-wrap-layout.h"

#include <glib/gi18n.h>
#include <math.h>

/* Where there is less room for a line of verdict or goal, what stands beside it goes below it, in letters. */
#define VERDICT_CHARS 20
#define GOAL_CHARS 22

/* In the narrowest window, in the longest language. */
#define MOST_CAPTION_LINES 7

struct _LmBoardFrame
{
  GtkBox     parent_instance;

  GtkLabel  *goal;
  GtkLabel  *extent;
  GtkWidget *header;
  GtkWidget *verdict_line;
  GtkWidget *glyph;
  GtkLabel  *verdict;
  GtkLabel  *note;
  GtkLabel  *caption;
  gboolean   is_prompt; /* what the caption says */
  GtkWidget *controls;
};

G_DEFINE_FINAL_TYPE (LmBoardFrame, lm_board_frame, GTK_TYPE_BOX)

static void
reserve_lines (LmBoardFrame *self,
               guint         lines,
               int           height)
{
  gtk_label_set_lines (self->caption, lines);
  gtk_widget_set_size_request (GTK_WIDGET (self->caption), -1, height);
}

/* Two lines, however little there is to say; in a narrow window a prompt takes more. What is pointed at has the room of the prompt,
   so that nothing moves. */
static void
reserve_caption (LmBoardFrame *self,
                 gboolean      is_prompt)
{
  const double line = lm_board_text_get_line (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self->caption));

  if (is_prompt)
    reserve_lines (self, MOST_CAPTION_LINES, ceil (2 * line));
  else if (self->is_prompt && height > 0)
    reserve_lines (self, MAX (2, height / line), height);
  self->is_prompt = is_prompt;
}

static void
lm_board_frame_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_board_frame_parent_class)->css_changed (widget, change);

  reserve_caption (LM_BOARD_FRAME (widget), TRUE);
}

static void
lm_board_frame_class_init (LmBoardFrameClass *klass)
{
  GTK_WIDGET_CLASS (klass)->css_changed = lm_board_frame_css_changed;
}

static GtkWidget *
create_line (GtkLabel **label)
{
  GtkWidget *line = gtk_label_new (NULL);

  *label = GTK_LABEL (line);
  gtk_label_set_xalign (*label, 0);
  gtk_label_set_ellipsize (*label, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (line, TRUE);
  lm_accessible_name_hide_empty (*label);
  lm_accessible_name_show_cut (*label);

  return line;
}

/* Its room is kept while it says nothing, so that nothing moves. */
static GtkWidget *
create_verdict (LmBoardFrame *self)
{
  self->verdict_line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->glyph = lm_value_glyph_new (LM_VALUE_UNKNOWN);
  gtk_widget_hide (self->glyph);
  gtk_box_append (GTK_BOX (self->verdict_line), self->glyph);
  gtk_box_append (GTK_BOX (self->verdict_line), create_line (&self->verdict));
  gtk_label_set_wrap (self->verdict, TRUE);
  gtk_label_set_lines (self->verdict, 2);
  gtk_widget_hide (self->verdict_line);

  return self->verdict_line;
}

static GtkWidget *
create_header (LmBoardFrame *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (line), create_verdict (self));
  gtk_widget_set_hexpand (line, TRUE);
  self->header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  lm_wrap_layout_apply (self->header, 12, VERDICT_CHARS);
  gtk_box_append (GTK_BOX (self->header), line);
  gtk_widget_add_css_class (self->header, "lm-board-header");
  gtk_widget_hide (self->header);

  return self->header;
}

/* What the game is about, and how long it may go on. The button keeps the room of two lines. */
static GtkWidget *
create_goal (LmBoardFrame *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *rules = gtk_button_new_with_mnemonic (_("_Rules"));

  lm_wrap_layout_apply (row, 12, GOAL_CHARS);
  gtk_box_append (GTK_BOX (row), create_line (&self->goal));
  gtk_label_set_wrap (self->goal, TRUE);
  gtk_label_set_lines (self->goal, 5);
  gtk_label_set_wrap_mode (self->goal, PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (row), create_line (&self->extent));
  gtk_widget_set_hexpand (GTK_WIDGET (self->extent), FALSE);
  gtk_label_set_ellipsize (self->extent, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (self->extent, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->extent), "dim-label");
  lm_accessible_name_set (rules, _("Rules"));
  gtk_widget_add_css_class (rules, "flat");
  gtk_widget_set_valign (rules, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (rules, _("Read the rules of this game"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (rules), "win.rules");
  gtk_box_append (GTK_BOX (row), rules);
  gtk_widget_add_css_class (row, "lm-board-goal");

  return row;
}

/* A sentence of two lines at most. */
static GtkWidget *
create_sentence (GtkLabel   **label,
                 const char  *css_class)
{
  GtkWidget *sentence = gtk_label_new (NULL);

  *label = GTK_LABEL (sentence);
  gtk_widget_add_css_class (sentence, css_class);
  gtk_label_set_wrap (*label, TRUE);
  gtk_label_set_wrap_mode (*label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (*label, 2);
  gtk_label_set_ellipsize (*label, PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (*label, GTK_JUSTIFY_CENTER);
  lm_accessible_name_hide_empty (*label);
  lm_accessible_name_show_cut (*label);

  return sentence;
}

static void
lm_board_frame_init (LmBoardFrame *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_append (GTK_BOX (self), create_goal (self));
  gtk_box_append (GTK_BOX (self), create_header (self));
  gtk_box_append (GTK_BOX (self), create_sentence (&self->note, "lm-board-note"));
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "numeric");
  gtk_widget_hide (GTK_WIDGET (self->note));
  gtk_box_append (GTK_BOX (self), create_sentence (&self->caption, "lm-board-caption"));
  gtk_label_set_yalign (self->caption, 0);
  reserve_caption (self, TRUE);
}

/* A drawing that cannot be as narrow as the window is moved under it, and the lines around it stay in sight. */
static GtkWidget *
create_scroller (GtkWidget *drawing)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *viewport = gtk_viewport_new (NULL, NULL);

  gtk_viewport_set_child (GTK_VIEWPORT (viewport), drawing);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), viewport);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_widget_set_focusable (scroller, FALSE);

  return scroller;
}

/*
 * lm_board_frame_new:
 * @drawing: what it is around
 *
 * Returns: (transfer floating): a frame
 */
GtkWidget *
lm_board_frame_new (GtkWidget *drawing)
{
  LmBoardFrame *self = g_object_new (LM_TYPE_BOARD_FRAME, NULL);

  gtk_box_insert_child_after (GTK_BOX (self), create_scroller (drawing), self->header);

  return GTK_WIDGET (self);
}

void
lm_board_frame_add_to_header (LmBoardFrame *self,
                              GtkWidget    *widget)
{
  gtk_widget_set_valign (widget, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->header), widget);
  gtk_widget_show (self->header);
}

void
lm_board_frame_set_controls (LmBoardFrame *self,
                             GtkWidget    *controls)
{
  self->controls = controls;
  gtk_widget_add_css_class (controls, "lm-board-controls");
  gtk_box_append (GTK_BOX (self), controls);
}

void
lm_board_frame_show_controls (LmBoardFrame *self,
                              gboolean      shown)
{
  if (self->controls != NULL)
    gtk_widget_set_visible (self->controls, shown);
}

void
lm_board_frame_set_goal (LmBoardFrame *self,
                         const char   *text)
{
  gtk_label_set_label (self->goal, text);
}

/* In two lines, so that there is room for the goal beside it. */
void
lm_board_frame_set_extent (LmBoardFrame *self,
                           const char   *text)
{
  gtk_label_set_max_width_chars (self->extent, g_utf8_strlen (text, -1) / 2 + 2);
  gtk_label_set_label (self->extent, text);
}

void
lm_board_frame_set_verdict (LmBoardFrame *self,
                            const char   *text,
                            LmValue       value)
{
  gtk_widget_set_visible (self->glyph, text != NULL);
  gtk_label_set_label (self->verdict, text != NULL ? text : "");
  lm_value_glyph_set_value (LM_VALUE_GLYPH (self->glyph), value);
  gtk_widget_show (self->verdict_line);
  gtk_widget_show (self->header);
}

void
lm_board_frame_set_note (LmBoardFrame *self,
                         const char   *text)
{
  gtk_label_set_label (self->note, text);
  gtk_widget_show (GTK_WIDGET (self->note));
}

void
lm_board_frame_set_caption (LmBoardFrame *self,
                            const char   *text,
                            gboolean      is_prompt,
                            gboolean      is_problem)
{
  reserve_caption (self, is_prompt);
  gtk_label_set_label (self->caption, text);
  lm_board_style_set_class (GTK_WIDGET (self->caption), "problem", is_problem);
  if (is_problem)
    lm_announce (GTK_WIDGET (self), text);
}

