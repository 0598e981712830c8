/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: why a position is won or lost, in words. */

#include "theory.h"

/* What the sentences speak of. */
typedef struct
{
  LmReason                      *reason;
  LmPosition                    *position;
  LmPosition                    *after;  /* the recommended move */
  const LmZahlenschlachtOutlook *outlook;
  LmZahlenschlachtRace           race;   /* the count after the recommended move where it is that of the winner, else the count now */
  guint                          d;
} Case;

static LmTerm
name_pairer (const Case *this)
{
  return lm_term_player (this->position, this->outlook->pairer);
}

static LmTerm
name_spoiler (const Case *this)
{
  return lm_term_player (this->position, 1 - this->outlook->pairer);
}

static LmTerm
name_number (const Case *this)
{
  return lm_term_plain (this->outlook->number);
}

static LmTerm
name_residue (const Case *this)
{
  return lm_term_plain (this->outlook->number % this->d);
}

static LmTerm
name_partner (const Case *this)
{
  return lm_term_plain ((this->d - this->outlook->number % this->d) % this->d);
}

/* What the spoiler needs, by the time that he is to move. */
static LmTerm
name_needed (const Case *this)
{
  return lm_term_plain (this->race.needed);
}

/* Of the player who does not move last, then. */
static LmTerm
name_moves (const Case *this)
{
  return lm_term_plain (lm_zahlenschlacht_race_get_moves (&this->race));
}

static const LmZahlenschlachtPairClass *
get_class (const LmZahlenschlachtOutlook *outlook)
{
  const guint index = lm_zahlenschlacht_residues_find_class (outlook->residues, outlook->number);

  return lm_zahlenschlacht_residues_get_class (outlook->residues, index);
}

/* The residue that is its own partner and has most numbers. */
static guint
get_commonest (const Case *this)
{
  const guint *counts = this->outlook->race.own_inverse;

  return counts[1] > counts[0] ? this->d / 2 : 0;
}

static guint
count_commonest (const Case *this)
{
  return MAX (this->outlook->race.own_inverse[0], this->outlook->race.own_inverse[1]);
}

/* The residues out of balance, at most three, that of the recommended move first where that is one of them. */
static void
list_unbalanced (const Case *this,
                 guint       residues[3])
{
  guint n = 0;

  for (guint i = 0; i < this->outlook->residues->classes->len && n < 3; i++)
    {
      const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (this->outlook->residues, i);
      const guint residue = class->partner_count > class->count ? class->partner : class->residue;

      if (lm_zahlenschlacht_class_is_balanced (class))
        continue;

      residues[n++] = residue;
      if (class == get_class (this->outlook))
        {
          residues[n - 1] = residues[0];
          residues[0] = residue;
        }
    }
}

static int
compare_residues (gconstpointer a,
                  gconstpointer b)
{
  const guint first = *(const guint *) a;
  const guint second = *(const guint *) b;

  return (first > second) - (first < second);
}

/* Three residues are out of balance, of which the recommended move mends one. */
static void
state_three (const Case *this)
{
  g_autofree char *numbers = NULL;
  g_autofree char *words = NULL;
  guint xyz[3] = { 0 };
  guint all[3];

  list_unbalanced (this, xyz);
  memcpy (all, xyz, sizeof all);
  qsort (all, 3, sizeof all[0], compare_residues);
  numbers = g_strdup_printf ("%u %u %u", all[0], all[1], all[2]);
  words = g_strdup_printf ("{%u, %u, %u}", all[0], all[1], all[2]);
  lm_reason_state (this->reason, "mend-one-of-three", this->position, lm_term_plain (all[0]), lm_term_plain (all[1]),
                   lm_term_plain (all[2]), name_number (this), lm_term_plain (xyz[0]), lm_term_plain (MIN (xyz[1], xyz[2])),
                   lm_term_plain (MAX (xyz[1], xyz[2])), lm_term_text (numbers, words), lm_term_position (this->after));
  lm_reason_state (this->reason, "keep-two", this->after, name_spoiler (this), name_pairer (this));
}

static void
state_two (const Case *this)
{
  guint yz[3] = { 0 };

  list_unbalanced (this, yz);
  lm_reason_state (this->reason, "two-unbalanced", this->position, lm_term_plain (MIN (yz[0], yz[1])),
                   lm_term_plain (MAX (yz[0], yz[1])));
  lm_reason_state (this->reason, "keep-two", this->position, name_spoiler (this), name_pairer (this));
}

static void
state_pairing (const Case *this)
{
  if (lm_zahlenschlacht_class_is_own_inverse (get_class (this->outlook)))
    lm_reason_state (this->reason, "odd-own-partner", this->position, name_residue (this));
  else
    lm_reason_state (this->reason, "one-more", this->position, name_residue (this), name_partner (this));
  lm_reason_state (this->reason, "leave-pairs", this->position, name_number (this), lm_term_plain (this->d), name_pairer (this),
                   name_spoiler (this), lm_term_position (this->after));
}

/* The pairer makes the last move, and wins. */
static void
state_spoiler_late (const Case *this)
{
  const LmZahlenschlachtOutlook *outlook = this->outlook;

  if (lm_zahlenschlacht_outlook_is_won_with_any_three (outlook))
    lm_reason_state (this->reason, "any-three", this->position, name_pairer (this));
  else if (outlook->pairer_to_move && outlook->plan == LM_ZAHLENSCHLACHT_PLAN_PAIR)
    state_pairing (this);
  else if (outlook->pairer_to_move && outlook->plan == LM_ZAHLENSCHLACHT_PLAN_XYZ)
    state_three (this);
  else if (outlook->pairer_to_move)
    {
      lm_reason_state (this->reason, "surplus", this->position, name_number (this), name_residue (this));
      lm_reason_state (this->reason, "then-too-late", this->position, name_spoiler (this), name_needed (this), name_moves (this),
                       name_pairer (this), name_number (this), lm_term_position (this->after));
    }
  else if (lm_zahlenschlacht_residues_is_a_situation (outlook->residues))
    lm_reason_state (this->reason, "all-pairs", this->position, lm_term_plain (this->d), name_spoiler (this), name_pairer (this));
  else if (lm_zahlenschlacht_is_xyz_situation (outlook->residues, 2))
    state_two (this);
  else
    lm_reason_state (this->reason, "too-late", this->position, name_spoiler (this), name_needed (this), name_moves (this),
                     name_pairer (this));
}

/* The pairer makes the last move, but the spoiler wins. */
static void
state_spoiler_in_time (const Case *this)
{
  const LmZahlenschlachtPairClass *class = get_class (this->outlook);
  const gboolean own_inverse = lm_zahlenschlacht_class_is_own_inverse (class);

  if (this->outlook->pairer_to_move)
    {
      lm_reason_state (this->reason, "in-time", this->position, name_spoiler (this), name_needed (this), name_moves (this),
                       name_pairer (this));
      lm_reason_state (this->reason, "wait-for-a-slip", this->position, name_pairer (this), name_number (this), name_residue (this));
      return;
    }

  /* The last move that is needed of a class makes all the rest of it superfluous. */
  if (lm_zahlenschlacht_class_count_needed (class) == 1)
    lm_reason_state (this->reason, "leave-superfluous", this->position, name_number (this),
                     lm_term_plain (own_inverse ? 1 : MAX (class->count, class->partner_count)), name_partner (this));
  else if (own_inverse)
    lm_reason_state (this->reason, "break-own-partner", this->position, name_number (this), name_residue (this));
  else
    lm_reason_state (this->reason, "break", this->position, name_number (this), name_residue (this), name_partner (this));
  lm_reason_state (this->reason, "counting-this-move", this->position, name_spoiler (this), name_needed (this), name_moves (this),
                   name_pairer (this), name_number (this));
}

/* The spoiler makes the last move, and wins. Once no residue has more than half, it stays so: race.c has the proof. */
static void
state_thinning (const Case *this)
{
  const LmZahlenschlachtOutlook *outlook = this->outlook;
  const gboolean thins = outlook->plan == LM_ZAHLENSCHLACHT_PLAN_THIN;

  if (thins && lm_zahlenschlacht_outlook_is_even_and_odd (outlook))
    {
      lm_reason_state (this->reason, "leave-even-and-odd", this->position, name_number (this), name_spoiler (this),
                       lm_term_position (this->after));
      return;
    }
  if (!thins && count_commonest (this) < 3)
    {
      lm_reason_state (this->reason, "without-three", this->position, name_spoiler (this));
      return;
    }

  lm_reason_state (this->reason, "last-three", this->position, name_spoiler (this));
  if (thins)
    lm_reason_state (this->reason, "thin-out", this->position, name_number (this), lm_term_plain (get_commonest (this)),
                     lm_term_plain (outlook->race.left - 1), lm_term_position (this->after));
  else
    lm_reason_state (this->reason, "at-most-half", this->position, lm_term_plain (get_commonest (this)),
                     lm_term_plain (count_commonest (this)), lm_term_plain (outlook->race.left));
  lm_reason_state (this->reason, "goes-on-thinning", thins ? this->after : this->position, name_spoiler (this));
}

/* The spoiler makes the last move, but the pairer wins. */
static void
state_clearing (const Case *this)
{
  const guint others = lm_zahlenschlacht_race_get_others (&this->outlook->race);
  const guint moves = lm_zahlenschlacht_race_get_moves (&this->outlook->race);

  if (others == 0)
    {
      lm_reason_state (this->reason, "one-residue", this->position, lm_term_plain (get_commonest (this)), lm_term_plain (others),
                       lm_term_plain (moves));
      return;
    }

  if (this->outlook->pairer_to_move)
    lm_reason_state (this->reason, "cross-out", this->position, name_number (this), lm_term_plain (get_commonest (this)));
  lm_reason_state (this->reason, "clear", this->position, lm_term_plain (others), lm_term_plain (get_commonest (this)),
                   name_pairer (this), lm_term_plain (moves));
}

static void
state_all (const Case *this)
{
  const LmZahlenschlachtOutlook *outlook = this->outlook;

  if (outlook->race.needed == 0)
    lm_reason_state (this->reason, "no-pair", this->position, name_spoiler (this));
  else if (outlook->pairer_moves_last)
    (outlook->pairer_wins ? state_spoiler_late : state_spoiler_in_time) (this);
  else
    (outlook->pairer_wins ? state_clearing : state_thinning) (this);
}

/*
 * Names the strategy of the paper where it applies ("On the Existence of Optimal Strategies in a Combinatorial
 * Game", ZS), and else the count of moves that decides (race.c). Returns why the position is won or lost; NULL
 * where the game is over or the next move wins it at once.
 */
LmReason *
lm_zahlenschlacht_explain (LmPosition     *position,
                           LmAnswer       *answer,
                           LmSolveContext *context)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);
  g_auto (LmZahlenschlachtOutlook) outlook = { NULL };
  g_autofree char *reference = NULL;
  g_autoptr (LmPosition) after = NULL;
  Case this = { NULL };

  if (answer->distance == 0 || (answer->distance == 1 && answer->value == LM_VALUE_WIN))
    return NULL;

  lm_zahlenschlacht_outlook_init (&outlook, position);
  reference = lm_zahlenschlacht_find_reference (position, &outlook);
  after = lm_zahlenschlacht_position_after (position, outlook.number);
  this = (Case) {
    .reason = lm_reason_begin (reference != NULL ? LM_STATUS_PROVED : LM_STATUS_COMPUTED, reference),
    .position = position,
    .after = after,
    .outlook = &outlook,
    .race = outlook.race,
    .d = outlook.residues->d,
  };
  if (outlook.pairer_wins && outlook.pairer_to_move)
    lm_zahlenschlacht_race_cross_out (&this.race, outlook.residues, outlook.number);
  state_all (&this);

  /* The paper leaves the beginning open and has no strategy for it. */
  if (lm_zahlenschlacht_position_get_left (position) == n && reference == NULL)
    lm_reason_state (this.reason, outlook.pairer != LM_ZAHLENSCHLACHT_A ? "no-theorem-exchanged" : "no-theorem", position,
                     lm_term_plain (n), lm_term_plain (this.d));
  return this.reason;
}
