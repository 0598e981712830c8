/* SPDX-License-Identifier: GPL-3.0-or-later */
/* residues.c: what matters of a board: how many numbers leave each residue. */

#include "theory.h"

/* The residue that makes a sum divisible by d. */
static guint
get_partner (guint d,
             guint residue)
{
  return residue == 0 ? 0 : d - residue;
}

static void
add_class (LmZahlenschlachtResidues *self,
           guint                     residue)
{
  const LmZahlenschlachtPairClass class = { residue, get_partner (self->d, residue), 0, 0 };

  g_array_append_val (self->classes, class);
}

/*
 * Numbers that have no partner on the whole board come with their class too:
 * that of the residue r has its smaller residue at most at d/2, and r itself
 * or d - r is at most n.
 */
static void
add_classes (LmZahlenschlachtResidues *self)
{
  const guint last = self->d / 2;

  if (self->n >= self->d)
    add_class (self, 0);
  for (guint residue = 1; residue <= MIN (last, self->n); residue++)
    add_class (self, residue);
}

static LmZahlenschlachtResidues *
residues_new (guint n,
              guint d)
{
  LmZahlenschlachtResidues *self = g_new0 (LmZahlenschlachtResidues, 1);

  self->n = n;
  self->d = d;
  self->classes = g_array_new (FALSE, FALSE, sizeof (LmZahlenschlachtPairClass));
  add_classes (self);
  return self;
}

static void
add_number (LmZahlenschlachtResidues *self,
            guint                     number)
{
  const guint index = lm_zahlenschlacht_residues_find_class (self, number);
  LmZahlenschlachtPairClass *class = &g_array_index (self->classes, LmZahlenschlachtPairClass, index);

  self->left++;
  if (number % self->d == class->residue)
    class->count++;
  else
    class->partner_count++;
}

static guint
count_superfluous_of (const LmZahlenschlachtPairClass *class)
{
  return lm_zahlenschlacht_class_count_needed (class) == 0 ? class->count + class->partner_count : 0;
}

static void
count_superfluous (LmZahlenschlachtResidues *self)
{
  for (guint i = 0; i < self->classes->len; i++)
    self->superfluous += count_superfluous_of (&g_array_index (self->classes, LmZahlenschlachtPairClass, i));
}

LmZahlenschlachtResidues *
lm_zahlenschlacht_residues_new (LmPosition *position)
{
  LmZahlenschlachtResidues *self = residues_new (lm_zahlenschlacht_position_get_n (position),
                                                 lm_zahlenschlacht_position_get_d (position));
  guint number = 0;

  while ((number = lm_zahlenschlacht_position_get_next (position, number)) != 0)
    add_number (self, number);

  count_superfluous (self);
  return self;
}

LmZahlenschlachtResidues *
lm_zahlenschlacht_residues_new_opening (guint n,
                                        guint d)
{
  LmZahlenschlachtResidues *self = residues_new (n, d);

  for (guint number = 1; number <= n; number++)
    add_number (self, number);

  count_superfluous (self);
  return self;
}

void
lm_zahlenschlacht_residues_free (LmZahlenschlachtResidues *self)
{
  g_array_unref (self->classes);
  g_free (self);
}

const LmZahlenschlachtPairClass *
lm_zahlenschlacht_residues_get_class (const LmZahlenschlachtResidues *self,
                                      guint                           index)
{
  return &g_array_index (self->classes, LmZahlenschlachtPairClass, index);
}

guint
lm_zahlenschlacht_residues_find_class (const LmZahlenschlachtResidues *self,
                                       guint                           number)
{
  const guint residue = number % self->d;
  const guint smaller = MIN (residue, get_partner (self->d, residue));

  return self->n >= self->d ? smaller : smaller - 1;
}

guint
lm_zahlenschlacht_residues_count (const LmZahlenschlachtResidues *self,
                                  guint                           residue)
{
  for (guint i = 0; i < self->classes->len; i++)
    {
      const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (self, i);

      if (class->residue == residue)
        return class->count;
      if (class->partner == residue)
        return class->partner_count;
    }

  return 0;
}

/* Whether no other number that is left makes a pair with it (ZS, Definition 2.4.2). */
gboolean
lm_zahlenschlacht_residues_is_superfluous (const LmZahlenschlachtResidues *self,
                                           guint                           number)
{
  const guint index = lm_zahlenschlacht_residues_find_class (self, number);

  return count_superfluous_of (lm_zahlenschlacht_residues_get_class (self, index)) > 0;
}

/* Whether all numbers that are left can be put into pairs (ZS, Definition 3.1.1). */
gboolean
lm_zahlenschlacht_residues_is_a_situation (const LmZahlenschlachtResidues *self)
{
  for (guint i = 0; i < self->classes->len; i++)
    if (!lm_zahlenschlacht_class_is_balanced (lm_zahlenschlacht_residues_get_class (self, i)))
      return FALSE;

  return TRUE;
}

/* Whether it has one residue, which is its own inverse (one of I_d). */
gboolean
lm_zahlenschlacht_class_is_own_inverse (const LmZahlenschlachtPairClass *class)
{
  return class->residue == class->partner;
}

/*
 * Whether its numbers can be put into pairs: as many of one residue as of the other, or evenly many of one that is
 * its own inverse.
 */
gboolean
lm_zahlenschlacht_class_is_balanced (const LmZahlenschlachtPairClass *class)
{
  if (lm_zahlenschlacht_class_is_own_inverse (class))
    return class->count % 2 == 0;

  return class->count == class->partner_count;
}

/* How many of its numbers, at the least, have to be crossed out until the others are superfluous. */
guint
lm_zahlenschlacht_class_count_needed (const LmZahlenschlachtPairClass *class)
{
  if (lm_zahlenschlacht_class_is_own_inverse (class))
    return class->count > 1 ? class->count - 1 : 0;

  return MIN (class->count, class->partner_count);
}
