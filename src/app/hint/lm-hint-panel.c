/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-hint-panel.c: the ladder of hints, from the verdict to the full line. */

#include "lm-hint-panel-private.h"

#include "kit/page/lm-game-view-info.h"
#include "engine/solve/lm-hint.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-property.h"

#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-template.h"

#include <glib/gi18n.h>

/* How long an edited position has to stay before it is solved. */
#define EDIT_DELAY_MS 100

/* What stays free below a rung that was scrolled to. */
#define MARGIN 6

G_DEFINE_FINAL_TYPE (LmHintPanel, lm_hint_panel, ADW_TYPE_BIN)

static guint play_move_signal;

gboolean
lm_hint_panel_is_over (LmHintPanel *self)
{
  LmPosition *position = lm_inquiry_get_position (self->inquiry);

  return position != NULL && lm_position_is_over (position);
}

static gboolean
tells_verdict_only (LmHintPanel *self)
{
  return self->editing || lm_hint_panel_is_over (self);
}

static LmInquiryWant
get_want (LmHintPanel *self)
{
  if (self->editing)
    return self->edit_verdict ? LM_WANT_ANSWER : LM_WANT_NOTHING;
  if (self->rung >= LM_HINT_IDEA)
    return LM_WANT_ADVICE;

  return self->rung > LM_HINT_NOTHING || self->overlay ? LM_WANT_ANSWER : LM_WANT_NOTHING;
}

/*
 * While a question is so fresh that its answer may come in the next frame, the old words stay, dimmed, in their place:
 * so nothing flickers and nothing moves.
 */
gboolean
lm_hint_panel_is_fresh (LmHintPanel *self)
{
  LmInquiryState state = lm_inquiry_get_state (self->inquiry);

  if (state == LM_INQUIRY_WAITING)
    return TRUE;

  return state == LM_INQUIRY_ASKING && !lm_solve_progress_get_busy (self->progress);
}

LmLadderRung *
lm_hint_panel_get_rung (LmHintPanel *self,
                        LmHintRung   rung)
{
  LmLadderRung *const rungs[] = {
    NULL, self->verdict_rung, self->outlook_rung, self->count_rung, self->place_rung,
    self->idea_rung, self->move_rung, self->reason_rung, self->line_rung,
  };

  return rungs[rung];
}

static gboolean
are_many_left (LmHintPanel *self)
{
  LmPosition *position = lm_inquiry_get_position (self->inquiry);

  return position != NULL && lm_position_count_left (position) > 2;
}

/* Of a game whose answers have an outlook. */
static const LmGameViewInfo *
get_outlook_info (LmPosition *position)
{
  const LmGameViewInfo *info = position != NULL ? lm_game_view_info_lookup (lm_position_get_info (position)->name) : NULL;

  return info != NULL && info->outlook_type != NULL ? info : NULL;
}

static gboolean
tells_of_moves (LmHintPanel *self)
{
  return !tells_verdict_only (self) && !(are_many_left (self) && self->rung >= LM_HINT_VERDICT && self->hopeless);
}

/* A rung without anything to tell is left out, unless that would tell what was not asked for. */
static gboolean
has_rung (LmHintPanel *self,
          LmHintRung   rung)
{
  switch (rung)
    {
    case LM_HINT_NOTHING:
    case LM_HINT_VERDICT:
      return TRUE;
    case LM_HINT_OUTLOOK:
      return !tells_verdict_only (self) && are_many_left (self) && get_outlook_info (lm_inquiry_get_position (self->inquiry)) != NULL;
    case LM_HINT_COUNT:
      return tells_of_moves (self) && !(self->rung >= LM_HINT_VERDICT && self->countless);
    case LM_HINT_PLACE:
      return tells_of_moves (self) && !(self->rung >= (self->countless ? LM_HINT_VERDICT : LM_HINT_COUNT) && self->placeless);
    case LM_HINT_MOVE:
      return tells_of_moves (self);
    case LM_HINT_IDEA:
    case LM_HINT_LINE:
      return !tells_verdict_only (self) && !are_many_left (self);
    case LM_HINT_REASON:
    default:
      return !tells_verdict_only (self);
    }
}

/* Who wants to be told what a rung tells that is not there stands on the one below it. */
static LmHintRung
get_reached (LmHintPanel *self)
{
  LmHintRung rung = self->rung;

  while (!has_rung (self, rung))
    rung--;

  return rung;
}

/* The next rung in the direction of @step, or the one that one stands on. */
static LmHintRung
find_rung (LmHintPanel *self,
           int          step)
{
  LmHintRung rung = get_reached (self);

  for (int next = (int) rung + step; next >= LM_HINT_NOTHING && next <= LM_HINT_LINE; next += step)
    if (has_rung (self, next))
      return next;

  return rung;
}

/* What there is nothing to tell of; without an answer yet, all stays where it is. */
static void
refresh_pointless (LmHintPanel *self)
{
  LmAnswer *answer = lm_inquiry_get_answer (self->inquiry);

  if (answer == NULL && lm_hint_panel_is_fresh (self))
    return;

  self->hopeless = answer != NULL && answer->value != LM_VALUE_WIN;
  self->countless = answer != NULL && !lm_hint_has_count (answer);
  self->placeless = answer != NULL && !lm_hint_has_place (answer);
}

static void
refresh_ladder (LmHintPanel *self)
{
  gboolean verdict_only = tells_verdict_only (self);

  gtk_widget_set_visible (self->steps, !self->editing);
  gtk_widget_set_sensitive (self->less_button, !verdict_only && self->rung > LM_HINT_NOTHING);
  gtk_widget_set_sensitive (self->more_button, !verdict_only && find_rung (self, 1) != get_reached (self));

  for (LmHintRung rung = LM_HINT_VERDICT; rung <= LM_HINT_LINE; rung++)
    {
      LmLadderRung *widget = lm_hint_panel_get_rung (self, rung);

      gtk_widget_set_visible (GTK_WIDGET (widget), has_rung (self, rung));
      lm_ladder_rung_set_told (widget, self->editing ? self->edit_verdict : self->rung >= (int) rung || verdict_only);
    }
}

/* The line that somebody looks at comes before the recommended move. */
static const char *
get_move_to_show (LmHintPanel *self)
{
  LmAnswer *answer = lm_inquiry_get_answer (self->inquiry);
  const char *move = NULL;
  LmMoveValue *best;

  if (self->editing || answer == NULL)
    return NULL;

  if (self->rung >= LM_HINT_OUTLOOK && has_rung (self, LM_HINT_OUTLOOK))
    move = lm_outlook_view_get_move (self->outlook_view);
  best = self->rung >= LM_HINT_MOVE ? lm_answer_get_best (answer) : NULL;
  return move == NULL && best != NULL ? best->move : move;
}

static void
refresh_arrow (LmHintPanel *self)
{
  const char *move = get_move_to_show (self);

  if (g_strcmp0 (self->arrow, move) == 0)
    return;

  g_free (self->arrow);
  self->arrow = g_strdup (move);
  g_object_notify (G_OBJECT (self), "arrow");
}

/* Of moves that do not differ none is coloured, and it is said why. */
static void
refresh_overlay (LmHintPanel *self)
{
  LmAnswer *answer = lm_inquiry_get_answer (self->inquiry);

  if (answer != NULL || !lm_hint_panel_is_fresh (self))
    gtk_widget_set_visible (self->overlay_label,
                            self->overlay && answer != NULL && answer->value == LM_VALUE_LOSS
                            && !lm_answer_tells_moves (answer));
}

/* Brings everything that is shown in line with what is wanted and known. */
static void
refresh (LmHintPanel *self)
{
  gboolean other_answer = self->shown_answer != lm_inquiry_get_answer (self->inquiry);

  refresh_pointless (self);
  refresh_ladder (self);
  lm_hint_panel_refresh_answer (self);
  lm_hint_panel_refresh_advice (self);
  refresh_arrow (self);
  refresh_overlay (self);
  if (other_answer)
    g_object_notify (G_OBJECT (self), "answer");
}

static void
update_want (LmHintPanel *self)
{
  lm_inquiry_set_delay (self->inquiry, self->editing ? EDIT_DELAY_MS : 0);
  lm_inquiry_set_want (self->inquiry, get_want (self));
  refresh (self);
}

static gboolean
scroll_cb (gpointer data)
{
  LmHintPanel *self = data;
  GtkWidget *rung = GTK_WIDGET (lm_hint_panel_get_rung (self, get_reached (self)));
  double value = gtk_adjustment_get_value (self->adjustment);
  double page = gtk_adjustment_get_page_size (self->adjustment);
  double top;
  double bottom;

  self->scroll_source = 0;
  self->climbing = lm_inquiry_get_state (self->inquiry) != LM_INQUIRY_IDLE;
  if (!gtk_widget_translate_coordinates (rung, gtk_widget_get_parent (self->ladder), 0, 0, NULL, &top))
    return G_SOURCE_REMOVE;

  bottom = top + gtk_widget_get_height (rung) + MARGIN;
  if (bottom > page)
    gtk_adjustment_set_value (self->adjustment, value + MIN (top, bottom - page));
  return G_SOURCE_REMOVE;
}

/* What was asked for last comes into sight, from its top on; in the middle of a layout nobody knows yet where it is. */
static void
laid_out_cb (LmHintPanel *self)
{
  if (self->climbing && self->rung > LM_HINT_NOTHING && self->scroll_source == 0)
    self->scroll_source = g_idle_add (scroll_cb, self);
}

static void
set_rung (LmHintPanel *self,
          int          rung)
{
  rung = CLAMP (rung, LM_HINT_NOTHING, LM_HINT_LINE);
  if (self->rung == rung)
    return;

  self->climbing = rung > self->rung;
  self->rung = rung;
  update_want (self);
  g_object_notify (G_OBJECT (self), "rung");
}

static void
set_flag (LmHintPanel *self,
          gboolean    *flag,
          gboolean     value,
          const char  *property)
{
  if (*flag == value)
    return;

  *flag = value;
  update_want (self);
  g_object_notify (G_OBJECT (self), property);
}

static void
set_edit_verdict (LmHintPanel *self,
                  gboolean     wanted)
{
  set_flag (self, &self->edit_verdict, wanted, "edit-verdict");
}

/* Whoever begins to edit has not asked for anything yet. */
static void
set_editing (LmHintPanel *self,
             gboolean     editing)
{
  set_edit_verdict (self, FALSE);
  set_flag (self, &self->editing, editing, "editing");
}

static void
set_you (LmHintPanel *self,
         int          you)
{
  if (self->you == you)
    return;

  self->you = you;
  if (self->shown_answer != NULL)
    lm_hint_panel_show_verdict (self, self->shown_answer);
  g_object_notify (G_OBJECT (self), "you");
}

static void
less_clicked_cb (LmHintPanel *self)
{
  set_rung (self, find_rung (self, -1));
}

/* Goes to the rung that was pressed; the one that one stands on is left downwards. */
static void
rung_clicked_cb (LmHintPanel  *self,
                 LmLadderRung *pressed)
{
  LmHintRung rung = LM_HINT_VERDICT;

  if (self->editing)
    set_edit_verdict (self, !self->edit_verdict);
  if (tells_verdict_only (self))
    return;

  while (lm_hint_panel_get_rung (self, rung) != pressed)
    rung++;
  if (LM_LADDER_RUNG (pressed) == lm_hint_panel_get_rung (self, get_reached (self)))
    rung = find_rung (self, -1);
  set_rung (self, rung);
}

static void
play_clicked_cb (LmHintPanel *self)
{
  LmAnswer *answer = lm_inquiry_get_answer (self->inquiry);
  LmMoveValue *best = answer != NULL ? lm_answer_get_best (answer) : NULL;
  g_autofree char *move = NULL;

  if (best == NULL)
    return;

  move = g_strdup (best->move);
  /* The button goes away with its rung, and the focus is not to go with it. */
  if (!self->keep_open)
    gtk_widget_grab_focus (self->more_button);
  g_signal_emit (self, play_move_signal, 0, move);
}

/* The first position of a game with an outlook brings the view for it. */
static void
place_outlook_view (LmHintPanel *self,
                    LmPosition  *position)
{
  const LmGameViewInfo *info = get_outlook_info (position);

  if (info == NULL
      || (self->outlook_view != NULL && G_OBJECT_TYPE (self->outlook_view) == info->outlook_type ()))
    return;

  self->outlook_view = g_object_new (info->outlook_type (), "margin-start", 32, NULL);
  g_signal_connect_object (self->outlook_view, "chosen", G_CALLBACK (refresh_arrow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->outlook_view, "search-longer", G_CALLBACK (lm_inquiry_search_longer), self->inquiry,
                           G_CONNECT_SWAPPED);
  g_object_set (self->outlook_rung, "title", _(info->outlook_title), "content", self->outlook_view, NULL);
}

GtkWidget *
lm_hint_panel_new (LmSolver *solver)
{
  LmHintPanel *self = g_object_new (LM_TYPE_HINT_PANEL, NULL);

  lm_inquiry_set_solver (self->inquiry, solver);
  return GTK_WIDGET (self);
}

static gboolean
is_shown (LmHintPanel *self,
          LmPosition  *position)
{
  LmPosition *shown = lm_inquiry_get_position (self->inquiry);

  return shown == position || (shown != NULL && position != NULL && lm_position_equal (shown, position));
}

/* What was told of one position was not asked of another: the ladder closes, if it is not to be kept open. */
void
lm_hint_panel_set_position (LmHintPanel *self,
                            LmPosition  *position)
{
  g_return_if_fail (LM_IS_HINT_PANEL (self));

  if (!self->keep_open && !is_shown (self, position))
    lm_hint_panel_close (self);
  place_outlook_view (self, position);
  lm_inquiry_set_position (self->inquiry, position);
}

/* Tells one thing more; stays on the highest rung. A game that is over has nothing more to tell. */
void
lm_hint_panel_climb (LmHintPanel *self)
{
  g_return_if_fail (LM_IS_HINT_PANEL (self));

  if (self->editing)
    set_edit_verdict (self, TRUE);
  else if (!tells_verdict_only (self))
    set_rung (self, find_rung (self, 1));
}

/* Tells nothing any more: for another game, whatever is to be kept open. */
void
lm_hint_panel_close (LmHintPanel *self)
{
  g_return_if_fail (LM_IS_HINT_PANEL (self));

  set_rung (self, LM_HINT_NOTHING);
}

/* The move to point at on the board, or %NULL. */
const char *
lm_hint_panel_get_arrow (LmHintPanel *self)
{
  g_return_val_if_fail (LM_IS_HINT_PANEL (self), NULL);

  return self->arrow;
}

LmAnswer *
lm_hint_panel_get_answer (LmHintPanel *self)
{
  g_return_val_if_fail (LM_IS_HINT_PANEL (self), NULL);

  return lm_inquiry_get_answer (self->inquiry);
}

/* For the editor, and empty unless it was asked for there: who wins, or why nobody can say. */
const char *
lm_hint_panel_get_verdict (LmHintPanel *self)
{
  g_return_val_if_fail (LM_IS_HINT_PANEL (self), NULL);

  return self->edit_verdict ? gtk_label_get_label (self->verdict_label) : "";
}

static const char *
get_verdict (LmHintPanel *self)
{
  return gtk_label_get_label (self->verdict_label);
}

static void
lm_hint_panel_dispose (GObject *object)
{
  LmHintPanel *self = LM_HINT_PANEL (object);

  g_clear_handle_id (&self->scroll_source, g_source_remove);
  g_clear_object (&self->inquiry);
  g_clear_pointer (&self->shown_answer, lm_answer_unref);
  g_clear_pointer (&self->shown_advice, lm_advice_unref);
  g_clear_pointer (&self->arrow, g_free);

  G_OBJECT_CLASS (lm_hint_panel_parent_class)->dispose (object);
}

static void
install_properties (gpointer klass)
{
  LM_CLASS_PROPERTIES (klass,
    { "rung", G_TYPE_INT, LM_PROPERTY_AT (LmHintPanel, rung), .set = G_CALLBACK (set_rung), .most = LM_HINT_LINE },
    { "overlay", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmHintPanel, overlay), .changed = G_CALLBACK (update_want) },
    { "editing", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmHintPanel, editing), .set = G_CALLBACK (set_editing) },
    { "edit-verdict", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmHintPanel, edit_verdict),
      .set = G_CALLBACK (set_edit_verdict) },
    { "keep-open", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmHintPanel, keep_open), .changed = G_CALLBACK (update_want) },
    { "you", G_TYPE_INT, LM_PROPERTY_AT (LmHintPanel, you), .set = G_CALLBACK (set_you), .least = LM_NOBODY,
      .most = LM_MAX_PLAYERS - 1, .normal = LM_NOBODY },
    { "arrow", G_TYPE_STRING, LM_PROPERTY_AT (LmHintPanel, arrow) },
    { "answer", LM_TYPE_ANSWER, .get = G_CALLBACK (lm_hint_panel_get_answer) },
    { "verdict", G_TYPE_STRING, .get = G_CALLBACK (get_verdict) });
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/hint-panel.ui");
  LM_BIND_CHILDREN (widget_class, LmHintPanel, steps, less_button, more_button, ladder, adjustment, verdict_rung,
                    verdict_glyph, verdict_label, term_label, outlook_rung, count_rung, count_label, place_rung,
                    place_label, idea_rung, idea_label, idea_source, idea_badge, idea_reference, idea_table,
                    move_rung, move_label, after_label, hardest_label, play_button, reason_rung, reason_view,
                    line_rung, line_view, progress, overlay_label);
  LM_BIND_CALLBACKS (widget_class, refresh, laid_out_cb, lm_hint_panel_climb, less_clicked_cb, rung_clicked_cb,
                     play_clicked_cb);
}

static void
lm_hint_panel_class_init (LmHintPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_hint_panel_dispose;
  install_properties (klass);

  /* The user wants the move made whose text it has. */
  play_move_signal = lm_signal_new (klass, "play-move", 1, G_TYPE_STRING);

  LM_ENSURE_TYPES (LM_TYPE_BADGE, LM_TYPE_LADDER_RUNG, LM_TYPE_LINE_VIEW, LM_TYPE_REASON_VIEW, LM_TYPE_SOLVE_PROGRESS,
                   LM_TYPE_VALUE_GLYPH);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
announce_rungs (LmHintPanel *self)
{
  GtkLabel *labels[] = { self->verdict_label, self->count_label, self->place_label, self->idea_label, self->move_label };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    lm_announce_label (labels[i]);
}

static void
lm_hint_panel_init (LmHintPanel *self)
{
  self->inquiry = lm_inquiry_new ();
  self->you = LM_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  announce_rungs (self);

  g_signal_connect_object (self->inquiry, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  lm_solve_progress_set_inquiry (self->progress, self->inquiry);
  refresh (self);
}
