/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal-form.c: what a person proposes to another player. */

#include "panel.h"

#include "kit/lm-board-kit.h"
#include "kit/page/lm-section.h"

/* Players to choose among. */
typedef struct
{
  GtkDropDown *drop_down;
  guint        players; /* a bit for each of them */
} Choice;

struct _LmSlsDealForm
{
  AdwBin       parent_instance;

  GtkDropDown *kind;
  GtkWidget   *victim_box;
  GtkEntry    *words;
  GtkLabel    *preview;
  GtkWidget   *propose;

  Choice       proposers;
  Choice       partners;
  Choice       victims;
  guint        players;
  gboolean     filling; /* the lists change, not the choice of the user */
};

G_DEFINE_FINAL_TYPE (LmSlsDealForm, lm_sls_deal_form, ADW_TYPE_BIN)

static guint
get_player (const Choice *choice)
{
  guint skip = gtk_drop_down_get_selected (choice->drop_down);
  guint players = choice->players;

  if (skip == GTK_INVALID_LIST_POSITION)
    return LM_SLS_NONE;
  while (skip-- > 0)
    players &= players - 1;

  return players != 0 ? (guint) __builtin_ctz (players) : LM_SLS_NONE;
}

/* Offers others to choose among; who was chosen stays so if that is possible. */
static void
fill (Choice *choice,
      guint   players)
{
  const guint chosen = get_player (choice);
  g_autoptr (GtkStringList) names = NULL;

  if (players == choice->players)
    return;

  names = gtk_string_list_new (NULL);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (players & LM_SLS_BIT (i))
      gtk_string_list_append (names, lm_sls_get_player_name (i));
  choice->players = players;
  gtk_drop_down_set_model (choice->drop_down, G_LIST_MODEL (names));
  if (chosen != LM_SLS_NONE && (players & LM_SLS_BIT (chosen)) != 0)
    gtk_drop_down_set_selected (choice->drop_down, __builtin_popcount (players & (LM_SLS_BIT (chosen) - 1)));
  gtk_widget_set_sensitive (GTK_WIDGET (choice->drop_down), __builtin_popcount (players) > 1);
}

static void
get_pact (LmSlsDealForm *self,
          LmSlsPact     *pact)
{
  pact->kind = gtk_drop_down_get_selected (self->kind);
  pact->proposer = get_player (&self->proposers);
  pact->partner = get_player (&self->partners);
  pact->victim = pact->kind == LM_SLS_DEAL_AGAINST ? get_player (&self->victims) : LM_SLS_NONE;
}

static gboolean
is_complete (LmSlsDealForm   *self,
             const LmSlsPact *pact)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->words));
  g_autofree char *stripped = g_strstrip (g_strdup (words));

  return pact->proposer != LM_SLS_NONE && pact->partner != LM_SLS_NONE
         && (pact->kind != LM_SLS_DEAL_AGAINST || pact->victim != LM_SLS_NONE)
         && (pact->kind != LM_SLS_DEAL_WORDS || *stripped != '\0');
}

static void
update (LmSlsDealForm *self)
{
  g_autofree char *text = NULL;
  LmSlsPact pact;

  get_pact (self, &pact);
  gtk_widget_set_visible (self->victim_box, pact.kind == LM_SLS_DEAL_AGAINST);
  gtk_widget_set_visible (GTK_WIDGET (self->words), pact.kind == LM_SLS_DEAL_WORDS);
  gtk_widget_set_visible (GTK_WIDGET (self->preview), pact.kind != LM_SLS_DEAL_WORDS && is_complete (self, &pact));
  gtk_widget_set_sensitive (self->propose, is_complete (self, &pact));
  if (!gtk_widget_get_visible (GTK_WIDGET (self->preview)))
    return;

  text = lm_sls_describe_pact (&pact, NULL);
  gtk_label_set_label (self->preview, text);
}

/* Nobody deals with themselves, nor against one of the two. */
static void
fill_all (LmSlsDealForm *self,
          guint          proposers)
{
  guint others;

  self->filling = TRUE;
  fill (&self->proposers, proposers);
  others = self->players & ~LM_SLS_BIT (get_player (&self->proposers));
  fill (&self->partners, others);
  fill (&self->victims, others & ~LM_SLS_BIT (get_player (&self->partners)));
  self->filling = FALSE;
  update (self);
}

static void
selected_cb (LmSlsDealForm *self)
{
  if (!self->filling)
    fill_all (self, self->proposers.players);
}

static void
propose_cb (LmSlsDealForm *self)
{
  g_autofree char *words = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->words))));
  g_autofree char *move = NULL;
  LmSlsPact pact;

  get_pact (self, &pact);
  if (!is_complete (self, &pact))
    return;

  move = lm_sls_deal_offer_to_string (&pact, pact.kind == LM_SLS_DEAL_WORDS ? words : NULL);
  if (pact.kind == LM_SLS_DEAL_WORDS)
    gtk_editable_set_text (GTK_EDITABLE (self->words), "");
  gtk_widget_activate_action (GTK_WIDGET (self), LM_SLS_PLAY_ACTION, "s", move);
}

static void
lm_sls_deal_form_class_init (LmSlsDealFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LM_TYPE_SECTION);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/so-long-sucker/panel/deal-form.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "proposer", FALSE,
                                             G_STRUCT_OFFSET (LmSlsDealForm, proposers.drop_down));
  gtk_widget_class_bind_template_child_full (widget_class, "partner", FALSE,
                                             G_STRUCT_OFFSET (LmSlsDealForm, partners.drop_down));
  LM_BIND_CHILDREN (widget_class, LmSlsDealForm, kind, victim_box, words, preview, propose);
  gtk_widget_class_bind_template_child_full (widget_class, "victim", FALSE,
                                             G_STRUCT_OFFSET (LmSlsDealForm, victims.drop_down));
  LM_BIND_CALLBACKS (widget_class, selected_cb, propose_cb, update);
}

static void
lm_sls_deal_form_init (LmSlsDealForm *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_max_length (self->words, LM_SLS_DEAL_MAX_WORDS);
  lm_accessible_name_set (GTK_WIDGET (self->proposers.drop_down), _("Who proposes"));
  lm_accessible_name_set (GTK_WIDGET (self->partners.drop_down), _("To whom"));
  lm_accessible_name_set (GTK_WIDGET (self->kind), _("What about"));
  lm_accessible_name_set (GTK_WIDGET (self->victims.drop_down), _("Against whom"));
  lm_accessible_name_hide_empty (self->preview);
  self->filling = FALSE;
}

/* Without anybody left who is a person, or anybody else, it does not show. */
void
lm_sls_deal_form_set_players (LmSlsDealForm *self,
                              guint          players,
                              guint          persons)
{
  self->players = players;
  gtk_widget_set_visible (GTK_WIDGET (self), __builtin_popcount (players) > 1 && (players & persons) != 0);
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    fill_all (self, players & persons);
}
