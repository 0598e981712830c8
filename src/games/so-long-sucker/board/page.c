/* SPDX-License-Identifier: GPL-3.0-or-later */
/* page.c: the start of a game of So Long Sucker: piles, chips, rules and clocks. */

#include "config.h"

#include "page.h"

#include "../rules/position.h"

#include <glib/gi18n.h>

struct _LmSlsPage
{
  LmNewGamePage        parent_instance;

  AdwPreferencesGroup *group;
  GtkSpinButton       *piles;
  GtkSpinButton       *chips;
  GtkSwitch           *dead;
  GtkSpinButton       *minutes;

  gboolean             filling;
};

G_DEFINE_FINAL_TYPE (LmSlsPage, lm_sls_page, LM_TYPE_NEW_GAME_PAGE)

static guint
get_value (GtkSpinButton *field)
{
  return gtk_spin_button_get_value_as_int (field);
}

static LmPosition *
lm_sls_page_get_position (LmNewGamePage  *page,
                          GError        **error)
{
  LmSlsPage *self = LM_SLS_PAGE (page);
  g_auto (LmSlsSetup) setup = { 0 };

  lm_sls_setup_init (&setup, get_value (self->piles), get_value (self->chips));
  setup.dead_discard = gtk_switch_get_active (self->dead);
  return lm_sls_position_new (&setup, error);
}

static char *
describe (LmSlsPage *self)
{
  const guint piles = get_value (self->piles);
  const guint chips = get_value (self->chips);
  const guint minutes = get_value (self->minutes);
  g_autofree char *table = piles == 0 ? g_strdup (_("any number of piles"))
                                      : g_strdup_printf (ngettext ("%u pile", "%u piles", piles), piles);
  g_autofree char *hands = g_strdup_printf (ngettext ("%u chip each", "%u chips each", chips), chips);
  g_autofree char *clock = minutes == 0 ? g_strdup (_("no clocks"))
                                        : g_strdup_printf (ngettext ("%u minute of thinking time each",
                                                                     "%u minutes of thinking time each", minutes), minutes);

  /* Translators: chips, piles, clocks. */
  return g_strdup_printf (_("%s, %s, %s. Blue begins."), hands, table, clock);
}

static void
changed_cb (LmSlsPage *self)
{
  g_autofree char *sentence = NULL;

  if (self->filling)
    return;

  sentence = describe (self);
  adw_preferences_group_set_description (self->group, sentence);
  lm_new_game_page_changed (LM_NEW_GAME_PAGE (self));
}

static void
fill (LmSlsPage *self,
      guint      piles,
      guint      chips,
      guint      minutes)
{
  self->filling = TRUE;
  gtk_spin_button_set_value (self->piles, piles);
  gtk_spin_button_set_value (self->chips, chips);
  gtk_spin_button_set_value (self->minutes, minutes);
  self->filling = FALSE;
  changed_cb (self);
}

static void
hofstra_5_cb (LmSlsPage *self)
{
  fill (self, 8, 5, 0);
}

static void
hofstra_6_cb (LmSlsPage *self)
{
  fill (self, 8, 6, 0);
}

static void
nash_cb (LmSlsPage *self)
{
  fill (self, 0, 7, 20);
}

/* A game that does not begin with equal hands gives what comes next to it: its largest number of own chips. */
static void
lm_sls_page_set_position (LmNewGamePage *page,
                          LmPosition    *position)
{
  LmSlsPage *self = LM_SLS_PAGE (page);
  const LmSlsState *state = lm_sls_position_get_state (position);
  guint chips = 1;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    chips = MAX (chips, state->hands[i][i]);
  self->filling = TRUE;
  gtk_switch_set_active (self->dead, state->dead_discard);
  self->filling = FALSE;
  fill (self, state->max_piles, chips, get_value (self->minutes));
}

/* A part of a minute counts as a whole one. */
static void
lm_sls_page_set_clock (LmNewGamePage *page,
                       guint          seconds)
{
  gtk_spin_button_set_value (LM_SLS_PAGE (page)->minutes, (seconds + 59) / 60);
}

static guint
lm_sls_page_get_clock (LmNewGamePage *page)
{
  return 60 * get_value (LM_SLS_PAGE (page)->minutes);
}

static void
lm_sls_page_class_init (LmSlsPageClass *klass)
{
  LmNewGamePageClass *page_class = LM_NEW_GAME_PAGE_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  page_class->set_position = lm_sls_page_set_position;
  page_class->get_position = lm_sls_page_get_position;
  page_class->set_clock = lm_sls_page_set_clock;
  page_class->get_clock = lm_sls_page_get_clock;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/so-long-sucker/page.ui");
  gtk_widget_class_bind_template_child (widget_class, LmSlsPage, group);
  gtk_widget_class_bind_template_child (widget_class, LmSlsPage, piles);
  gtk_widget_class_bind_template_child (widget_class, LmSlsPage, chips);
  gtk_widget_class_bind_template_child (widget_class, LmSlsPage, dead);
  gtk_widget_class_bind_template_child (widget_class, LmSlsPage, minutes);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, hofstra_5_cb);
  gtk_widget_class_bind_template_callback (widget_class, hofstra_6_cb);
  gtk_widget_class_bind_template_callback (widget_class, nash_cb);
}

static void
lm_sls_page_init (LmSlsPage *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill (self, 8, 6, 0);
}
