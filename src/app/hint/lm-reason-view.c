/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reason-view.c: why a move is recommended: the reason, what it rests on, and every reply with its answer. */

#include "lm-reason-view.h"

#include "kit/page/lm-badge.h"
#include "engine/solve/lm-hint.h"
#include "kit/page/lm-inquiry.h"

#include "kit/widget/lm-template.h"

#include "engine/game/lm-game-info.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* How many replies are shown at a time. */
#define PAGE 40

#define LM_TYPE_REPLY_LIST (lm_reply_list_get_type ())
G_DECLARE_FINAL_TYPE (LmReplyList, lm_reply_list, LM, REPLY_LIST, GtkBox)

static void lm_reply_list_set_advice (LmReplyList *self,
                                      LmSolver    *solver,
                                      LmAdvice    *advice);

/* --- a reply with its answer, to be opened to see how it goes on ------------ */

#define LM_TYPE_REPLY_ROW (lm_reply_row_get_type ())
G_DECLARE_FINAL_TYPE (LmReplyRow, lm_reply_row, LM, REPLY_ROW, AdwBin)

struct _LmReplyRow
{
  AdwBin      parent_instance;

  LmSolver   *solver;
  LmPosition *after;
  char       *full; /* in sentences */

  GtkWidget  *expander;
  GtkWidget  *message;
  GtkWidget  *list;
  LmInquiry  *inquiry;
};

G_DEFINE_FINAL_TYPE (LmReplyRow, lm_reply_row, ADW_TYPE_BIN)

static char *
describe_distance (guint distance)
{
  if (distance == LM_DISTANCE_UNKNOWN)
    return NULL;
  if (distance == 0)
    return g_strdup (_("the end"));

  return g_strdup_printf (ngettext ("%'u more move", "%'u more moves", distance), distance);
}

/* What stands below the moves: how long it lasts and what they leave. */
static char *
describe_outcome (const LmReply *reply)
{
  g_autofree char *position = lm_position_describe (reply->after);
  const gboolean fixed = lm_position_get_info (reply->after)->fixed_length && reply->distance > 0;
  g_autofree char *distance = describe_distance (fixed ? LM_DISTANCE_UNKNOWN : reply->distance);

  if (distance == NULL)
    return g_steal_pointer (&position);

  return g_strdup_printf (C_("the moves to the end and a position", "%s · %s"), distance, position);
}

/* Whether somebody has proved that an answer wins without saying which. */
static gboolean
is_answer_secret (const LmReply *reply)
{
  return reply->answer == NULL && !lm_position_is_over (reply->after);
}

static char *
describe_moves (LmPosition    *position,
                const LmReply *reply)
{
  g_autofree char *move = lm_position_describe_move (position, reply->move, LM_MOVE_LABEL);
  g_autoptr (LmPosition) replied = NULL;
  g_autofree char *answer = NULL;

  if (reply->answer != NULL)
    replied = lm_position_play (position, reply->move, NULL);
  if (replied != NULL)
    answer = lm_position_describe_move (replied, reply->answer, LM_MOVE_LABEL);
  else if (is_answer_secret (reply))
    answer = g_strdup ("?");
  else
    return g_steal_pointer (&move);

  return g_strdup_printf (C_("a move and the answer to it", "%s → %s"), move, answer);
}

/* The same in sentences, for the tooltip and for those who cannot see the arrow. */
static char *
describe_fully (LmPosition    *position,
                const LmReply *reply)
{
  const char *player = lm_position_get_turn_name (position);
  g_autofree char *text = lm_position_describe_move (position, reply->move, LM_MOVE_SENTENCE);
  g_autofree char *move = lm_words_end (text);
  g_autoptr (LmPosition) replied = NULL;
  g_autofree char *answer = NULL;
  g_autofree char *answered = NULL;

  if (is_answer_secret (reply))
    return g_strdup_printf (_("%s: %s There is an answer that wins, but which one was not decided."), player, move);
  if (reply->answer != NULL)
    replied = lm_position_play (position, reply->move, NULL);
  if (replied == NULL)
    return g_strdup_printf (C_("a player and a move", "%s: %s"), player, move);

  answer = lm_position_describe_move (replied, reply->answer, LM_MOVE_SENTENCE);
  answered = lm_words_end (answer);
  return g_strdup_printf (_("%s: %s %s answers: %s"), player, move, lm_position_get_turn_name (replied), answered);
}

static GtkWidget *
create_row_label (const char *text,
                  const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* The head of an expander gets no height for lines that wrap; the whole text is in the tooltip. */
static GtkWidget *
create_header_label (const char *text,
                     const char *css_class)
{
  GtkWidget *label = create_row_label (text, css_class);

  gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

static GtkWidget *
create_header (LmPosition    *position,
               const LmReply *reply)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *moves = describe_moves (position, reply);
  g_autofree char *outcome = describe_outcome (reply);
  GtkWidget *below = create_header_label (outcome, "caption");

  gtk_widget_add_css_class (below, "dim-label");
  gtk_box_append (GTK_BOX (box), create_header_label (moves, NULL));
  gtk_box_append (GTK_BOX (box), below);
  return box;
}

static char *
describe_state (LmReplyRow *self)
{
  LmAdvice *advice = lm_inquiry_get_advice (self->inquiry);

  switch (lm_inquiry_get_state (self->inquiry))
    {
    case LM_INQUIRY_ASKING:
      return g_strdup (_("Solving…"));
    case LM_INQUIRY_FAILED:
      return g_strdup (lm_inquiry_get_problem (self->inquiry));
    case LM_INQUIRY_STOPPED:
      return g_strdup (_("Stopped."));
    case LM_INQUIRY_IDLE:
    case LM_INQUIRY_WAITING:
    default:
      break;
    }

  if (advice != NULL && advice->answer->value == LM_VALUE_UNKNOWN)
    return lm_hint_say (lm_hint_state_term (advice->answer, LM_NOBODY));

  return g_strdup ("");
}

static void
update (LmReplyRow *self)
{
  g_autofree char *text = describe_state (self);

  gtk_label_set_label (GTK_LABEL (self->message), text);
  gtk_widget_set_visible (self->message, *text != '\0');
  lm_reply_list_set_advice (LM_REPLY_LIST (self->list), self->solver, lm_inquiry_get_advice (self->inquiry));
}

/* Nothing is asked before somebody wants to see it. */
static void
open_first_time (LmReplyRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->message = create_row_label (NULL, "caption");
  self->list = g_object_new (LM_TYPE_REPLY_LIST, NULL);
  gtk_box_append (GTK_BOX (box), self->message);
  gtk_box_append (GTK_BOX (box), self->list);
  gtk_widget_set_margin_start (box, 14);
  gtk_expander_set_child (GTK_EXPANDER (self->expander), box);

  self->inquiry = lm_inquiry_new ();
  lm_inquiry_set_solver (self->inquiry, self->solver);
  lm_inquiry_set_position (self->inquiry, self->after);
  g_signal_connect_object (self->inquiry, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

/* Closing a row that is being solved stops that. */
static void
expanded_cb (LmReplyRow *self)
{
  gboolean open = gtk_expander_get_expanded (GTK_EXPANDER (self->expander));

  if (open && self->inquiry == NULL)
    open_first_time (self);
  if (self->inquiry != NULL)
    lm_inquiry_set_want (self->inquiry, open ? LM_WANT_ADVICE : LM_WANT_NOTHING);
}

static GtkWidget *
create_expander (LmReplyRow *self,
                 GtkWidget  *header)
{
  self->expander = gtk_expander_new (NULL);
  gtk_expander_set_label_widget (GTK_EXPANDER (self->expander), header);
  g_signal_connect_swapped (self->expander, "notify::expanded", G_CALLBACK (expanded_cb), self);
  return self->expander;
}

/* A row whose position is no longer that of the panel is dimmed, and nobody waits for it. */
static void
lm_reply_row_state_flags_changed (GtkWidget     *widget,
                                  GtkStateFlags  before)
{
  LmReplyRow *self = LM_REPLY_ROW (widget);

  GTK_WIDGET_CLASS (lm_reply_row_parent_class)->state_flags_changed (widget, before);
  if (self->inquiry != NULL && !gtk_widget_is_sensitive (widget))
    lm_inquiry_stop (self->inquiry);
}

static gboolean
query_tooltip_cb (LmReplyRow *self,
                  int         x,
                  int         y,
                  gboolean    keyboard_tooltip,
                  GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, self->full);
  return TRUE;
}

static void
lm_reply_row_dispose (GObject *object)
{
  LmReplyRow *self = LM_REPLY_ROW (object);

  g_clear_object (&self->inquiry);
  g_clear_object (&self->solver);
  g_clear_pointer (&self->after, lm_position_unref);

  G_OBJECT_CLASS (lm_reply_row_parent_class)->dispose (object);
}

static void
lm_reply_row_finalize (GObject *object)
{
  g_free (LM_REPLY_ROW (object)->full);

  G_OBJECT_CLASS (lm_reply_row_parent_class)->finalize (object);
}

static void
lm_reply_row_class_init (LmReplyRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_reply_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = lm_reply_row_finalize;
  GTK_WIDGET_CLASS (klass)->state_flags_changed = lm_reply_row_state_flags_changed;
}

LM_BEGIN_EMPTY (LmReplyRow, lm_reply_row)

static GtkWidget *
lm_reply_row_new (LmSolver      *solver,
                  LmPosition    *position,
                  const LmReply *reply)
{
  LmReplyRow *self = g_object_new (LM_TYPE_REPLY_ROW, NULL);
  g_autofree char *outcome = describe_outcome (reply);
  g_autofree char *name = NULL;
  GtkWidget *header = create_header (position, reply);
  gboolean over = lm_position_is_over (reply->after);

  self->solver = g_object_ref (solver);
  self->after = lm_position_ref (reply->after);
  self->full = describe_fully (position, reply);
  gtk_widget_set_has_tooltip (header, TRUE);
  g_signal_connect_swapped (header, "query-tooltip", G_CALLBACK (query_tooltip_cb), self);

  /* Without an arrow, but in line with those that have one. */
  if (over)
    gtk_widget_set_margin_start (header, 22);
  adw_bin_set_child (ADW_BIN (self), over ? header : create_expander (self, header));
  name = g_strdup_printf ("%s %s", self->full, outcome);
  gtk_accessible_update_property (GTK_ACCESSIBLE (adw_bin_get_child (ADW_BIN (self))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  return GTK_WIDGET (self);
}

/* --- all of them ----------------------------------------------------------- */

struct _LmReplyList
{
  GtkBox      parent_instance;

  LmSolver   *solver;
  LmAdvice   *advice;
  GtkWidget  *rows;
  GtkWidget  *more;
  guint       n_shown;
};

G_DEFINE_FINAL_TYPE (LmReplyList, lm_reply_list, GTK_TYPE_BOX)

/* The position in which the replies are made. */
static LmPosition *
get_replied (LmAdvice *advice)
{
  return advice->answer->value == LM_VALUE_WIN ? advice->after : advice->answer->position;
}

static void
update_more (LmReplyList *self)
{
  guint hidden = self->advice != NULL ? self->advice->replies->len - self->n_shown : 0;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->more, hidden > 0);
  text = g_strdup_printf (ngettext ("Show %u more reply", "Show %u more replies", MIN (hidden, PAGE)),
                          MIN (hidden, PAGE));
  gtk_button_set_label (GTK_BUTTON (self->more), text);
}

static void
show_page (LmReplyList *self)
{
  GPtrArray *replies = self->advice->replies;
  LmPosition *position = get_replied (self->advice);
  guint end = MIN (replies->len, self->n_shown + PAGE);

  for (; self->n_shown < end; self->n_shown++)
    {
      LmReply *reply = g_ptr_array_index (replies, self->n_shown);

      gtk_box_append (GTK_BOX (self->rows), lm_reply_row_new (self->solver, position, reply));
    }
  update_more (self);
}

/* Whatever was opened before is closed, and what was asked for it cancelled. */
static void
lm_reply_list_set_advice (LmReplyList *self,
                          LmSolver    *solver,
                          LmAdvice    *advice)
{
  GtkWidget *row;

  if (self->advice == advice)
    return;

  while ((row = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_box_remove (GTK_BOX (self->rows), row);

  g_set_object (&self->solver, solver);
  g_clear_pointer (&self->advice, lm_advice_unref);
  self->n_shown = 0;
  if (advice == NULL)
    {
      update_more (self);
      return;
    }

  self->advice = lm_advice_ref (advice);
  show_page (self);
}

static void
lm_reply_list_dispose (GObject *object)
{
  LmReplyList *self = LM_REPLY_LIST (object);

  g_clear_object (&self->solver);
  g_clear_pointer (&self->advice, lm_advice_unref);

  G_OBJECT_CLASS (lm_reply_list_parent_class)->dispose (object);
}

static void
lm_reply_list_class_init (LmReplyListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_reply_list_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lm_reply_list_init (LmReplyList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Replies"), -1);

  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_box_append (GTK_BOX (self), self->rows);

  self->more = gtk_button_new ();
  gtk_widget_add_css_class (self->more, "flat");
  gtk_widget_set_halign (self->more, GTK_ALIGN_START);
  gtk_widget_set_visible (self->more, FALSE);
  g_signal_connect_swapped (self->more, "clicked", G_CALLBACK (show_page), self);
  gtk_box_append (GTK_BOX (self), self->more);
}

/* --- the reason ------------------------------------------------------------ */

struct _LmReasonView
{
  GtkBox       parent_instance;

  GtkBox      *parts;
  GtkLabel    *leaves_label;
  GtkLabel    *replies_label;
  LmReplyList *reply_list;
};

G_DEFINE_FINAL_TYPE (LmReasonView, lm_reason_view, GTK_TYPE_BOX)

/* A label without text takes no room. */
static void
set_text (GtkLabel   *label,
          const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static GtkWidget *
create_selectable (const char *text,
                   const char *css_class)
{
  GtkWidget *label = create_row_label (text, css_class);

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  return label;
}

/* Sentences, and under them the badge and the source of what they claim. */
static void
add_part (LmReasonView *self,
          LmReasonPart *part)
{
  g_autofree char *reference = lm_reason_cite (part->reference);
  GtkWidget *source = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  LmBadge *badge = g_object_new (LM_TYPE_BADGE, NULL);

  lm_badge_set_status (badge, part->status);
  gtk_box_append (GTK_BOX (source), GTK_WIDGET (badge));
  if (reference != NULL)
    gtk_box_append (GTK_BOX (source), create_selectable (reference, "caption"));
  gtk_box_append (self->parts, create_selectable (part->text, NULL));
  gtk_box_append (self->parts, source);
}

static void
clear (LmReasonView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->parts))) != NULL)
    gtk_box_remove (self->parts, child);
  set_text (self->leaves_label, NULL);
  set_text (self->replies_label, NULL);
  lm_reply_list_set_advice (self->reply_list, NULL, NULL);
}

/* @solver is asked how a reply goes on. */
void
lm_reason_view_set_advice (LmReasonView *self,
                           LmSolver     *solver,
                           LmAdvice     *advice)
{
  g_autofree char *leaves = NULL;
  g_autofree char *replies = NULL;
  g_autoptr (GPtrArray) parts = NULL;

  g_return_if_fail (LM_IS_REASON_VIEW (self));

  clear (self);
  if (advice == NULL)
    return;

  leaves = lm_hint_say (lm_hint_state_leaves (advice));
  replies = lm_hint_say (lm_hint_state_replies (advice));
  parts = lm_reason_list_parts (advice->reason);
  for (guint i = 0; i < parts->len; i++)
    add_part (self, g_ptr_array_index (parts, i));
  set_text (self->leaves_label, leaves);
  set_text (self->replies_label, replies);
  lm_reply_list_set_advice (self->reply_list, solver, advice);
}

static void
lm_reason_view_class_init (LmReasonViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LM_TYPE_REPLY_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/reason-view.ui");
  LM_BIND_CHILDREN (widget_class, LmReasonView, parts, leaves_label, replies_label, reply_list);
}

static void
lm_reason_view_init (LmReasonView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
