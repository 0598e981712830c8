/* SPDX-License-Identifier: GPL-3.0-or-later */
/* residues.h: what matters of a board: how many numbers leave each residue. */

#pragma once

#include "../rules/position.h"

/**
 * LmZahlenschlachtPairClass:
 * @residue: the smaller residue r
 * @partner: the residue d - r, or @residue where that is its own inverse
 * @count: how many numbers on the board leave @residue
 * @partner_count: how many leave @partner; 0 where @residue is its own inverse
 *
 * A pair class: the residues r and d - r, or r alone where 2r is divisible by
 * d. Numbers of one class, one of each residue, make a pair; of a class whose
 * residue is its own inverse any two do.
 */
typedef struct
{
  guint residue;
  guint partner;
  guint count;
  guint partner_count;
} LmZahlenschlachtPairClass;

typedef struct _LmZahlenschlachtResidues LmZahlenschlachtResidues;

LmZahlenschlachtResidues *
            lm_zahlenschlacht_residues_new            (LmPosition                      *position);
LmZahlenschlachtResidues *
            lm_zahlenschlacht_residues_new_opening    (guint                            n,
                                                       guint                            d);
void        lm_zahlenschlacht_residues_free           (LmZahlenschlachtResidues        *self);

guint       lm_zahlenschlacht_residues_get_d          (const LmZahlenschlachtResidues  *self);
guint       lm_zahlenschlacht_residues_get_left       (const LmZahlenschlachtResidues  *self);
guint       lm_zahlenschlacht_residues_get_n_classes  (const LmZahlenschlachtResidues  *self);
const LmZahlenschlachtPairClass *
            lm_zahlenschlacht_residues_get_class      (const LmZahlenschlachtResidues  *self,
                                                       guint                            index);
guint       lm_zahlenschlacht_residues_find_class     (const LmZahlenschlachtResidues  *self,
                                                       guint                            number);
guint       lm_zahlenschlacht_residues_count          (const LmZahlenschlachtResidues  *self,
                                                       guint                            residue);
gboolean    lm_zahlenschlacht_residues_is_superfluous (const LmZahlenschlachtResidues  *self,
                                                       guint                            number);
guint       lm_zahlenschlacht_residues_count_superfluous
                                                      (const LmZahlenschlachtResidues  *self);
gboolean    lm_zahlenschlacht_residues_is_a_situation (const LmZahlenschlachtResidues  *self);

gboolean    lm_zahlenschlacht_class_is_own_inverse    (const LmZahlenschlachtPairClass *class);
gboolean    lm_zahlenschlacht_class_is_balanced       (const LmZahlenschlachtPairClass *class);
guint       lm_zahlenschlacht_class_count_needed      (const LmZahlenschlachtPairClass *class);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZahlenschlachtResidues, lm_zahlenschlacht_residues_free)
