/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.h: what theorems say of positions, and why. */

#pragma once

#include "../rules/rules.h"

/* residues.c: what matters of a board: how many numbers leave each residue. */

/*
 * A pair class: the residues r and d - r, or r alone where 2r is divisible by d. Numbers of one class, one of each
 * residue, make a pair; of a class whose residue is its own inverse any two do.
 */
typedef struct
{
  guint residue;       /* the smaller residue r */
  guint partner;       /* the residue d - r, or @residue where that is its own inverse */
  guint count;         /* how many numbers on the board leave @residue */
  guint partner_count; /* how many leave @partner; 0 where @residue is its own inverse */
} LmZahlenschlachtPairClass;

/*
 * Of a divisor beyond the board only the residues that a number of the board
 * leaves, or whose partner one leaves, have a class, so that there are never
 * more classes than numbers.
 */
typedef struct
{
  guint   n;
  guint   d;
  guint   left;
  guint   superfluous;
  GArray *classes; /* of LmZahlenschlachtPairClass, ascending by their smaller residue */
} LmZahlenschlachtResidues;

LmZahlenschlachtResidues *
            lm_zahlenschlacht_residues_new            (LmPosition                      *position);
LmZahlenschlachtResidues *
            lm_zahlenschlacht_residues_new_opening    (guint                            n,
                                                       guint                            d);
void        lm_zahlenschlacht_residues_free           (LmZahlenschlachtResidues        *self);

const LmZahlenschlachtPairClass *
            lm_zahlenschlacht_residues_get_class      (const LmZahlenschlachtResidues  *self,
                                                       guint                            index);
guint       lm_zahlenschlacht_residues_find_class     (const LmZahlenschlachtResidues  *self,
                                                       guint                            number);
guint       lm_zahlenschlacht_residues_count          (const LmZahlenschlachtResidues  *self,
                                                       guint                            residue);
gboolean    lm_zahlenschlacht_residues_is_superfluous (const LmZahlenschlachtResidues  *self,
                                                       guint                            number);
gboolean    lm_zahlenschlacht_residues_is_a_situation (const LmZahlenschlachtResidues  *self);

gboolean    lm_zahlenschlacht_class_is_own_inverse    (const LmZahlenschlachtPairClass *class);
gboolean    lm_zahlenschlacht_class_is_balanced       (const LmZahlenschlachtPairClass *class);
guint       lm_zahlenschlacht_class_count_needed      (const LmZahlenschlachtPairClass *class);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZahlenschlachtResidues, lm_zahlenschlacht_residues_free)

/* race.c: the count of moves that decides every position. */

/*
 * What matters of a position of the race between the player who wants a pair in the end, here the pairer, and the
 * one who wants none, the spoiler.
 */
typedef struct
{
  guint left; /* how many numbers are left */
  guint needed; /* how many of them, at the least, have to be crossed out until no two of the others make a pair */
  guint own_inverse[2]; /* how many numbers are left of each residue that is its own inverse, 0 and d/2 */
} LmZahlenschlachtRace;

guint    lm_zahlenschlacht_get_pairer           (LmZahlenschlachtGoal             goal);
gboolean lm_zahlenschlacht_pairer_moves_last    (guint                            n,
                                                 LmZahlenschlachtGoal             goal);

void     lm_zahlenschlacht_race_init            (LmZahlenschlachtRace            *race,
                                                 const LmZahlenschlachtResidues  *residues);
void     lm_zahlenschlacht_race_cross_out       (LmZahlenschlachtRace            *race,
                                                 const LmZahlenschlachtResidues  *residues,
                                                 guint                            number);
guint    lm_zahlenschlacht_race_get_moves       (const LmZahlenschlachtRace      *race);
guint    lm_zahlenschlacht_race_get_others      (const LmZahlenschlachtRace      *race);
gboolean lm_zahlenschlacht_race_is_won_by_pairer
                                                (const LmZahlenschlachtRace      *race,
                                                 gboolean                         pairer_moves_last);
guint    lm_zahlenschlacht_count_winner         (guint                            n,
                                                 guint                            d,
                                                 LmZahlenschlachtGoal             goal);

/* outlook.c: who wins a position, and what to do in it. */

/* What the player to move is about, winning or losing. */
typedef enum
{
  LM_ZAHLENSCHLACHT_PLAN_PAIR,    /* the pairer makes an A-situation (ZS, Lemma 3.1.2) */
  LM_ZAHLENSCHLACHT_PLAN_XYZ,     /* the pairer mends one of three residues that are out of balance (ZS, Lemma 3.1.7) */
  LM_ZAHLENSCHLACHT_PLAN_SURPLUS, /* the pairer takes a number of a residue that has more numbers than its partner */
  LM_ZAHLENSCHLACHT_PLAN_BREAK,   /* the spoiler makes numbers superfluous (ZS, Theorems 3.2.1, 3.2.3 and 3.2.6) */
  /* the spoiler, who moves last, takes a number of a residue that is its own inverse (ZS, Theorem 3.2.5) */
  LM_ZAHLENSCHLACHT_PLAN_THIN,
  LM_ZAHLENSCHLACHT_PLAN_CLEAR,   /* the pairer, who does not move last, takes a number of any other residue */
  LM_ZAHLENSCHLACHT_PLAN_ANY,     /* nothing matters any more */
} LmZahlenschlachtPlan;

/* Who wins a position, and what to do in it. */
typedef struct
{
  LmZahlenschlachtResidues *residues;          /* (owned): the numbers that are left */
  LmZahlenschlachtRace      race;              /* what decides */
  guint                     pairer;            /* the seat of the player who wants a pair in the end */
  gboolean                  pairer_moves_last; /* whether that player makes the last move of the game */
  gboolean                  pairer_to_move;    /* whether it is that player's turn */
  gboolean                  pairer_wins;       /* whether that player wins with best play */
  LmZahlenschlachtPlan      plan;              /* what the player to move is about; meaningless when the game is over */
  guint                     number;            /* the number to cross out for it */
} LmZahlenschlachtOutlook;

void     lm_zahlenschlacht_outlook_init     (LmZahlenschlachtOutlook        *outlook,
                                            LmPosition                     *position);
void     lm_zahlenschlacht_outlook_clear    (LmZahlenschlachtOutlook        *outlook);
gboolean lm_zahlenschlacht_outlook_is_won_with_any_three
                                           (const LmZahlenschlachtOutlook  *outlook);
gboolean lm_zahlenschlacht_outlook_is_even_and_odd
                                           (const LmZahlenschlachtOutlook  *outlook);
gboolean lm_zahlenschlacht_is_xyz_situation (const LmZahlenschlachtResidues *residues,
                                            guint                           n_residues);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LmZahlenschlachtOutlook, lm_zahlenschlacht_outlook_clear)

/* theorem.c: which theorem decides an opening. */

typedef struct
{
  int         winner;    /* the seat that wins Z(n, d) with best play, or %LM_NOBODY where no theorem covers it */
  const char *reference; /* (nullable): paper and theorem, "ZS, Theorem 3.1.4" */
} LmZahlenschlachtTheorem;

LmZahlenschlachtTheorem lm_zahlenschlacht_theorem (guint                 n,
                                                   guint                 d,
                                                   LmZahlenschlachtGoal  goal);
gboolean                lm_zahlenschlacht_is_lost_by_slip
                                                  (guint                 n,
                                                   guint                 d);

/* claims.c: what is said of positions and of the game. */

extern const LmClaimKind lm_zahlenschlacht_claims[];

/* explain.c: why a position is won or lost, in words. */

LmReason *lm_zahlenschlacht_explain (LmPosition      *position,
                                     LmAnswer        *answer,
                                     LmSolveContext  *context);
LmReason *lm_zahlenschlacht_tell_idea (LmPosition *position);

/* reference.c: what the paper says of a position, by name. */

char *lm_zahlenschlacht_find_reference (LmPosition                    *position,
                                        const LmZahlenschlachtOutlook *outlook);
