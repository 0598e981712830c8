/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choice.c: how many stones the user is about to take. */

#include "config.h"

#include "choice.h"

#include "engine/lm-number.h"

#include <glib/gi18n.h>

struct _LmTakeAwayChoice
{
  GObject     parent_instance;

  LmPosition *position;
  mpz_t       amount;
  char       *problem;
};

G_DEFINE_FINAL_TYPE (LmTakeAwayChoice, lm_take_away_choice, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
lm_take_away_choice_finalize (GObject *object)
{
  LmTakeAwayChoice *self = LM_TAKE_AWAY_CHOICE (object);

  g_clear_pointer (&self->position, lm_position_unref);
  g_clear_pointer (&self->problem, g_free);
  mpz_clear (self->amount);

  G_OBJECT_CLASS (lm_take_away_choice_parent_class)->finalize (object);
}

static void
lm_take_away_choice_class_init (LmTakeAwayChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_take_away_choice_finalize;

  /**
   * LmTakeAwayChoice::changed:
   * @self: the choice
   *
   * The position, the amount or what is wrong with it is another.
   */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
lm_take_away_choice_init (LmTakeAwayChoice *self)
{
  mpz_init (self->amount);
}

LmTakeAwayChoice *
lm_take_away_choice_new (void)
{
  return g_object_new (LM_TYPE_TAKE_AWAY_CHOICE, NULL);
}

static void
changed (LmTakeAwayChoice *self,
         const char       *problem)
{
  g_free (self->problem);
  self->problem = g_strdup (problem);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
lm_take_away_choice_set_position (LmTakeAwayChoice *self,
                                  LmPosition       *position)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_CHOICE (self));

  lm_position_ref (position);
  g_clear_pointer (&self->position, lm_position_unref);
  self->position = position;
  mpz_set_ui (self->amount, 0);
  changed (self, NULL);
}

LmPosition *
lm_take_away_choice_get_position (LmTakeAwayChoice *self)
{
  g_return_val_if_fail (LM_IS_TAKE_AWAY_CHOICE (self), NULL);

  return self->position;
}

mpz_srcptr
lm_take_away_choice_get_amount (LmTakeAwayChoice *self)
{
  g_return_val_if_fail (LM_IS_TAKE_AWAY_CHOICE (self), NULL);

  return self->amount;
}

/* Stones can only be chosen where there is a limit. */
static mpz_srcptr
get_limit (LmTakeAwayChoice *self)
{
  return self->position != NULL ? LM_TAKE_AWAY_POSITION (self->position)->limit : NULL;
}

void
lm_take_away_choice_set_amount (LmTakeAwayChoice *self,
                                mpz_srcptr        amount)
{
  mpz_srcptr limit;

  g_return_if_fail (LM_IS_TAKE_AWAY_CHOICE (self));

  limit = get_limit (self);
  if (limit == NULL)
    return;

  if (mpz_sgn (amount) < 0)
    mpz_set_ui (self->amount, 0);
  else
    mpz_set (self->amount, mpz_cmp (amount, limit) > 0 ? limit : amount);
  changed (self, NULL);
}

void
lm_take_away_choice_step (LmTakeAwayChoice *self,
                          long              by)
{
  g_auto (mpz_t) amount;

  g_return_if_fail (LM_IS_TAKE_AWAY_CHOICE (self));

  mpz_init_set_si (amount, by);
  mpz_add (amount, amount, self->amount);
  if (mpz_sgn (amount) <= 0)
    mpz_set_ui (amount, 1);
  lm_take_away_choice_set_amount (self, amount);
}

/* Chooses as many stones as the turn may take. */
void
lm_take_away_choice_set_limit (LmTakeAwayChoice *self)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_CHOICE (self));

  if (self->position != NULL)
    lm_take_away_choice_set_amount (self, get_limit (self));
}

/*
 * Chooses as many stones as text says. If the turn may not take them, none are chosen and
 * lm_take_away_choice_get_problem() says why.
 */
void
lm_take_away_choice_read (LmTakeAwayChoice *self,
                          const char       *text)
{
  g_autofree char *typed = lm_number_drop_blanks (text);
  g_autoptr (LmPosition) after = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LM_IS_TAKE_AWAY_CHOICE (self));

  mpz_set_ui (self->amount, 0);
  if (self->position != NULL && typed[0] != '\0')
    after = lm_position_play (self->position, typed, &error);
  if (after != NULL)
    mpz_set_str (self->amount, typed, 10);
  changed (self, error != NULL ? error->message : NULL);
}

char *
lm_take_away_choice_get_move (LmTakeAwayChoice *self)
{
  g_autofree char *limit = NULL;
  g_autofree char *problem = NULL;

  g_return_val_if_fail (LM_IS_TAKE_AWAY_CHOICE (self), NULL);

  if (mpz_sgn (self->amount) > 0)
    return lm_take_away_number_to_string (self->amount);
  if (self->problem != NULL || self->position == NULL)
    return NULL;

  limit = lm_take_away_number_describe (get_limit (self));
  problem = g_strdup_printf (_("Choose first how many stones to take, from 1 to %s."), limit);
  changed (self, problem);
  return NULL;
}

const char *
lm_take_away_choice_get_problem (LmTakeAwayChoice *self)
{
  g_return_val_if_fail (LM_IS_TAKE_AWAY_CHOICE (self), NULL);

  return self->problem;
}
