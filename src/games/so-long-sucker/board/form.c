/* SPDX-License-Identifier: GPL-3.0-or-later */
/* form.c: the start of a game of So Long Sucker: equal hands, piles, rules and clocks. */

#include "config.h"

#include "form.h"

#include "../rules/position.h"

#include <glib/gi18n.h>

struct _LmSlsForm
{
  LmFieldForm parent_instance;
};

G_DEFINE_FINAL_TYPE (LmSlsForm, lm_sls_form, LM_TYPE_FIELD_FORM)

static guint
get_chips (LmFieldForm *form)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (lm_field_form_get_control (form, "each")));
}

static void
lm_sls_form_read (LmFieldForm   *form,
                  LmFieldValues *values)
{
  const guint chips = get_chips (form);
  g_autofree char *hands = g_strdup_printf ("b%u,r%u,g%u,y%u", chips, chips, chips, chips);

  lm_field_values_set_text (values, "chips", hands);
  lm_field_values_set_choice (values, "turn", 0);
}

/* A game that does not begin with equal hands gives what comes next to it: its largest number of own chips. */
static void
lm_sls_form_show (LmFieldForm *form,
                  LmPosition  *position)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  g_autofree char *text = NULL;
  guint chips = 1;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    chips = MAX (chips, state->hands[i][i]);
  text = g_strdup_printf ("%u", chips);
  lm_field_form_fill (form, "each", text);
}

static char *
lm_sls_form_describe (LmFieldForm *form,
                      LmPosition  *position)
{
  const guint piles = lm_sls_position_get_state (position)->max_piles;
  const guint chips = get_chips (form);
  const guint minutes = lm_field_form_get_clock (form) / 60;
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
lm_sls_form_build (LmFieldForm *form)
{
  GtkWidget *row = gtk_widget_get_ancestor (lm_field_form_get_control (form, "dead"), ADW_TYPE_ACTION_ROW);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("And exactly one of the other chips"));
}

static void
lm_sls_form_class_init (LmSlsFormClass *klass)
{
  LmFieldFormClass *form_class = LM_FIELD_FORM_CLASS (klass);

  form_class->build = lm_sls_form_build;
  form_class->read = lm_sls_form_read;
  form_class->show = lm_sls_form_show;
  form_class->describe = lm_sls_form_describe;
}

static void
lm_sls_form_init (LmSlsForm *self)
{
}
