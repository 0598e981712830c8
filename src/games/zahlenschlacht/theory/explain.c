/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: why a position is won or lost, in words. */

#include "theory.h"

#include <glib/gi18n-lib.h>

/* What the sentences speak of. */
typedef struct
{
  LmPosition                    *position;
  const LmZahlenschlachtOutlook *outlook;
  const char                    *pairer;
  const char                    *spoiler;
  guint                          d;
  guint                          needed; /* of the spoiler, by the time that he is to move */
  guint                          moves;  /* of the player who does not move last, then */
  LmStatus                       status;
  char                          *reference;
} Case;

static void
case_clear (Case *this)
{
  g_free (this->reference);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Case, case_clear)

/* The count after the recommended move where it is that of the winner, else the count now. */
static LmZahlenschlachtRace
get_race (const LmZahlenschlachtOutlook *outlook)
{
  LmZahlenschlachtRace race = outlook->race;

  if (outlook->pairer_wins && outlook->pairer_to_move)
    lm_zahlenschlacht_race_cross_out (&race, outlook->residues, outlook->number);

  return race;
}

static Case
get_case (LmPosition                    *position,
          const LmZahlenschlachtOutlook *outlook)
{
  LmGame *game = lm_position_get_game (position);
  const LmZahlenschlachtRace race = get_race (outlook);

  return (Case) {
    .position = position,
    .outlook = outlook,
    .pairer = lm_game_get_player_name (game, outlook->pairer),
    .spoiler = lm_game_get_player_name (game, 1 - outlook->pairer),
    .d = outlook->residues->d,
    .needed = race.needed,
    .moves = lm_zahlenschlacht_race_get_moves (&race),
  };
}

static const LmZahlenschlachtPairClass *
get_class (const LmZahlenschlachtOutlook *outlook)
{
  const guint index = lm_zahlenschlacht_residues_find_class (outlook->residues, outlook->number);

  return lm_zahlenschlacht_residues_get_class (outlook->residues, index);
}

static guint
get_residue (const Case *this)
{
  return this->outlook->number % this->d;
}

static guint
get_partner (const Case *this)
{
  return (this->d - get_residue (this)) % this->d;
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

/* Claims something of the position after the recommended move. */
static void
claim_after (LmReason   *reason,
             const Case *this,
             const char *kind,
             const char *numbers)
{
  g_autoptr (LmPosition) after = lm_zahlenschlacht_position_after (this->position, this->outlook->number);

  lm_reason_claim (reason, kind, after, "%s", numbers);
}

static LmReason *
lead_to_pairing (const Case *this)
{
  const guint residue = get_residue (this);
  const guint partner = get_partner (this);
  LmReason *reason;

  if (lm_zahlenschlacht_class_is_own_inverse (get_class (this->outlook)))
    {
      reason = lm_reason_new (this->status, this->reference,
                              _("Residue %u is its own partner, and an odd count of numbers is left of it."), residue);
      lm_reason_claim (reason, "odd-own-partner", this->position, "%u", residue);
      return reason;
    }

  reason = lm_reason_new (this->status, this->reference,
                          _("Of residue %u one number more is left than of its partner, residue %u."), residue, partner);
  lm_reason_claim (reason, "one-more", this->position, "%u %u", residue, partner);
  return reason;
}

static LmReason *
explain_pairing (const Case *this)
{
  LmReason *reason = lead_to_pairing (this);

  lm_reason_say (reason,
                 /* Translators: a number, the divisor, and the players. */
                 _("Cross out %u: then the numbers left can be put into pairs, each with a sum divisible by %u (an A-situation), "
                   "and %s answers each number of %s with a partner of it."),
                 this->outlook->number, this->d, this->pairer, this->spoiler);
  claim_after (reason, this, "pairs", "");
  return reason;
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

/* What follows when two residues are out of balance, which is claimed of @position. */
static void
say_two (LmReason    *reason,
         const Case  *this,
         LmPosition  *position,
         const guint *yz)
{
  const guint lower = MIN (yz[0], yz[1]);
  const guint higher = MAX (yz[0], yz[1]);

  lm_reason_say (reason,
                 /* Translators: the players. */
                 _("As soon as %s takes a number of one of these two, %s takes one of the other, which leaves pairs only (an "
                   "A-situation); until then %s answers each number with a partner of it."),
                 this->spoiler, this->pairer, this->pairer);
  lm_reason_claim (reason, "two-unbalanced", position, "%u %u", lower, higher);
  lm_reason_claim (reason, "keeps-two", position, "%u %u", lower, higher);
}

static LmReason *
explain_xyz (const Case *this)
{
  g_autoptr (LmPosition) after = lm_zahlenschlacht_position_after (this->position, this->outlook->number);
  guint xyz[3] = { 0 };
  guint all[3];
  LmReason *reason;

  list_unbalanced (this, xyz);
  memcpy (all, xyz, sizeof all);
  qsort (all, 3, sizeof all[0], compare_residues);
  reason = lm_reason_new (this->status, this->reference,
                          /* Translators: three residues, a number, its residue, two residues, and three residues. */
                          _("Residues %u, %u and %u have one number too many each. Cross out %u, of residue %u: then only residues %u "
                            "and %u are out of balance, by one number each (the {%u, %u, %u}-strategy)."),
                          all[0], all[1], all[2], this->outlook->number, xyz[0], MIN (xyz[1], xyz[2]),
                          MAX (xyz[1], xyz[2]), all[0], all[1], all[2]);
  lm_reason_claim (reason, "three-unbalanced", this->position, "%u %u %u", all[0], all[1], all[2]);
  lm_reason_claim (reason, "of-residue", this->position, "%u %u", this->outlook->number, xyz[0]);
  say_two (reason, this, after, xyz + 1);
  return reason;
}

/* The first of the three residues is mended. */
static LmReason *
explain_yz (const Case *this)
{
  guint yz[3] = { 0 };
  LmReason *reason;

  list_unbalanced (this, yz);
  reason = lm_reason_new (this->status, this->reference, _("Only residues %u and %u are out of balance, by one number each."),
                          MIN (yz[0], yz[1]), MAX (yz[0], yz[1]));
  lm_reason_claim (reason, "two-unbalanced", this->position, "%u %u", MIN (yz[0], yz[1]), MAX (yz[0], yz[1]));
  say_two (reason, this, this->position, yz);
  return reason;
}

/* With d = 2 nothing can go wrong for a pairer who moves last. */
static LmReason *
explain_any_three (const Case *this)
{
  LmReason *reason = lm_reason_new (this->status, this->reference,
                                    _("Of any three numbers two are both even or both odd. So whatever is crossed out before, with "
                                      "the last move %s leaves two that make an even sum."),
                                    this->pairer);

  lm_reason_claim (reason, "two-of-any-three", this->position, "%u", this->outlook->pairer);
  return reason;
}

/* The spoiler comes too late. */
static LmReason *
explain_too_late (const Case *this)
{
  LmReason *reason;

  reason = lm_reason_new (this->status, this->reference,
                          g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: a player, how many moves are needed and there, and the other player. */
                                       "%s needs %u more move until no two numbers left make a pair, and has only %u. %s keeps it so, "
                                       "by crossing out of residues that have more numbers than can be put into pairs.",
                                       "%s needs %u more moves until no two numbers left make a pair, and has only %u. %s keeps it "
                                       "so, by crossing out of residues that have more numbers than can be put into pairs.",
                                       this->needed),
                          this->spoiler, this->needed, this->moves, this->pairer);
  lm_reason_claim (reason, "too-late", this->position, "%u %u", this->needed, this->moves);
  return reason;
}

static LmReason *
explain_surplus (const Case *this)
{
  g_autofree char *numbers = g_strdup_printf ("%u %u", this->needed, this->moves);
  LmReason *reason;

  reason = lm_reason_new (this->status, this->reference,
                          _("Cross out %u, for residue %u has more numbers than can be put into pairs."),
                          this->outlook->number, get_residue (this));
  lm_reason_claim (reason, "surplus", this->position, "%u %u", this->outlook->number, get_residue (this));
  lm_reason_say (reason,
                 g_dngettext (GETTEXT_PACKAGE,
                              /* Translators: a player, how many moves are needed and there, and the other player. */
                              "Then %s needs %u more move until no two numbers left make a pair, and has only %u; and %s keeps it "
                              "so in this way.",
                              "Then %s needs %u more moves until no two numbers left make a pair, and has only %u; and %s keeps it "
                              "so in this way.",
                              this->needed),
                 this->spoiler, this->needed, this->moves, this->pairer);
  claim_after (reason, this, "too-late", numbers);
  return reason;
}

/* The spoiler comes in time. */
static LmReason *
explain_lost_surplus (const Case *this)
{
  LmReason *reason;

  reason = lm_reason_new (this->status, this->reference,
                          g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: a player, how many moves are needed and there, the other player. */
                                       "%s needs %u more move until no two numbers left make a pair, and has %u: enough, "
                                       "whatever %s does.",
                                       "%s needs %u more moves until no two numbers left make a pair, and has %u: enough, "
                                       "whatever %s does.",
                                       this->needed),
                          this->spoiler, this->needed, this->moves, this->pairer);
  lm_reason_claim (reason, "in-time", this->position, "%u %u", this->needed, this->moves);
  lm_reason_say (reason,
                 _("All that %s can do is to wait for a slip, and to cross out of residues that have more numbers than can be put into "
                   "pairs, such as %u, of residue %u."),
                 this->pairer, this->outlook->number, get_residue (this));
  lm_reason_claim (reason, "surplus", this->position, "%u %u", this->outlook->number, get_residue (this));
  return reason;
}

/* The move that makes all of its class superfluous. */
static LmReason *
lead_to_last_break (const Case *this)
{
  const LmZahlenschlachtPairClass *class = get_class (this->outlook);
  const guint freed =
    lm_zahlenschlacht_class_is_own_inverse (class) ? 1 : MAX (class->count, class->partner_count);
  LmReason *reason;

  reason = lm_reason_new (this->status, this->reference,
                          g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: a number, and how many of which residue. */
                                       "Cross out %u: then %u number is left of residue %u, superfluous without a partner.",
                                       "Cross out %u: then %u numbers are left of residue %u, superfluous without a partner.",
                                       freed),
                          this->outlook->number, freed, get_partner (this));
  lm_reason_claim (reason, "leaves-superfluous", this->position, "%u %u %u", this->outlook->number, freed, get_partner (this));
  return reason;
}

/* What the recommended move does to its class. */
static LmReason *
lead_to_break (const Case *this)
{
  const LmZahlenschlachtPairClass *class = get_class (this->outlook);
  const guint residue = get_residue (this);
  const guint number = this->outlook->number;
  LmReason *reason;

  if (lm_zahlenschlacht_class_count_needed (class) == 1)
    return lead_to_last_break (this);

  if (lm_zahlenschlacht_class_is_own_inverse (class))
    reason = lm_reason_new (this->status, this->reference,
                            _("Cross out %u, of residue %u: when one number of it is left, that is superfluous, without a partner."),
                            number, residue);
  else
    reason = lm_reason_new (this->status, this->reference,
                            _("Cross out %u, of residue %u: when these are gone, all of residue %u are superfluous, without a "
                              "partner."),
                            number, residue, get_partner (this));

  lm_reason_claim (reason, "of-residue", this->position, "%u %u", number, residue);
  lm_reason_claim (reason, "superfluous-without", this->position, "%u %u", residue, get_partner (this));
  return reason;
}

static LmReason *
explain_break (const Case *this)
{
  LmReason *reason = lead_to_break (this);

  lm_reason_say (reason,
                 g_dngettext (GETTEXT_PACKAGE,
                              /* Translators: a player, how many moves are needed and there, the other player. */
                              "Counting this move, %s needs %u move until no two numbers left make a pair, and has %u: enough, "
                              "whatever %s does.",
                              "Counting this move, %s needs %u moves until no two numbers left make a pair, and has %u: enough, "
                              "whatever %s does.",
                              this->needed),
                 this->spoiler, this->needed, this->moves, this->pairer);
  lm_reason_claim (reason, "in-time", this->position, "%u %u", this->needed, this->moves);
  lm_reason_claim (reason, "move-helps", this->position, "%u", this->outlook->number);
  return reason;
}

static LmReason *
explain_a_situation (const Case *this)
{
  LmReason *reason;

  reason = lm_reason_new (this->status, this->reference,
                          _("The numbers left can be put into pairs, each with a sum divisible by %u (an A-situation): whatever %s "
                            "crosses out, %s crosses out a partner of it, and the last two numbers are a pair."),
                          this->d, this->spoiler, this->pairer);
  lm_reason_claim (reason, "pairs", this->position, "%s", "");
  return reason;
}

/* The pairer makes the last move. */
static LmReason *
explain_race_of_spoiler (const Case *this)
{
  const LmZahlenschlachtOutlook *outlook = this->outlook;

  if (!outlook->pairer_wins)
    return outlook->pairer_to_move ? explain_lost_surplus (this) : explain_break (this);
  if (lm_zahlenschlacht_outlook_is_won_with_any_three (outlook))
    return explain_any_three (this);
  if (!outlook->pairer_to_move && lm_zahlenschlacht_residues_is_a_situation (outlook->residues))
    return explain_a_situation (this);
  if (!outlook->pairer_to_move && lm_zahlenschlacht_is_xyz_situation (outlook->residues, 2))
    return explain_yz (this);
  if (!outlook->pairer_to_move)
    return explain_too_late (this);
  if (outlook->plan == LM_ZAHLENSCHLACHT_PLAN_PAIR)
    return explain_pairing (this);

  return outlook->plan == LM_ZAHLENSCHLACHT_PLAN_XYZ ? explain_xyz (this) : explain_surplus (this);
}

static LmReason *
explain_even_and_odd (const Case *this)
{
  LmReason *reason;

  reason = lm_reason_new (this->status, this->reference,
                          _("Cross out %u: then as many even numbers are left as odd ones. %s answers each even number with an odd "
                            "one and each odd one with an even one, and one of each is left in the end."),
                          this->outlook->number, this->spoiler);
  claim_after (reason, this, "even-and-odd", "");
  return reason;
}

/* When the spoiler, who makes the last move, loses. */
static LmReason *
lead_to_last_three (const Case *this)
{
  LmReason *reason;

  reason = lm_reason_new (this->status, this->reference,
                          _("%s makes the last move, and loses only if the last three numbers are all of one residue that is its own "
                            "partner."),
                          this->spoiler);
  lm_reason_claim (reason, "last-three", this->position, "%u", 1 - this->outlook->pairer);
  return reason;
}

/* Once it is so, it stays so: race.c has the proof. */
static void
say_half (LmReason   *reason,
          const Case *this,
          LmPosition *position)
{
  lm_reason_say (reason,
                 _("As long as such a residue has three numbers or more, %s crosses out of the one that has most, and so the last three "
                   "are not all of one."),
                 this->spoiler);
  lm_reason_claim (reason, "thins-out", position, "%s", "");
}

static LmReason *
explain_thin (const Case *this)
{
  g_autoptr (LmPosition) after = lm_zahlenschlacht_position_after (this->position, this->outlook->number);
  const guint left = this->outlook->race.left - 1;
  LmReason *reason;

  if (lm_zahlenschlacht_outlook_is_even_and_odd (this->outlook))
    return explain_even_and_odd (this);

  reason = lead_to_last_three (this);
  lm_reason_say (reason,
                 _("Cross out %u, of residue %u: then no residue that is its own partner has more than half of the %u numbers left."),
                 this->outlook->number, get_commonest (this), left);
  lm_reason_claim (reason, "of-residue", this->position, "%u %u", this->outlook->number, get_commonest (this));
  lm_reason_claim (reason, "at-most-half", after, "%u", left);
  say_half (reason, this, after);
  return reason;
}

static LmReason *
explain_without_three (const Case *this)
{
  LmReason *reason;

  reason = lm_reason_new (this->status, this->reference,
                          _("%s makes the last move, and of three numbers can leave two that make no pair, unless all three are of one "
                            "residue that is its own partner. No such residue has three numbers left."),
                          this->spoiler);
  lm_reason_claim (reason, "last-three", this->position, "%u", 1 - this->outlook->pairer);
  lm_reason_claim (reason, "no-three", this->position, "%s", "");
  return reason;
}

static LmReason *
explain_lost_clear (const Case *this)
{
  LmReason *reason = lead_to_last_three (this);

  lm_reason_say (reason,
                 _("Residue %u has %u of the %u numbers left, and no residue that is its own partner has more than half of them."),
                 get_commonest (this), count_commonest (this), this->outlook->race.left);
  lm_reason_claim (reason, "has-numbers", this->position, "%u %u", get_commonest (this), count_commonest (this));
  lm_reason_claim (reason, "at-most-half", this->position, "%u", this->outlook->race.left);
  say_half (reason, this, this->position);
  return reason;
}

static LmReason *
explain_one_residue (const Case *this)
{
  LmReason *reason = lm_reason_new (this->status, this->reference,
                                    _("All numbers left are of residue %u, and any two of them make a pair."), get_commonest (this));

  lm_reason_claim (reason, "clear", this->position, "%u 0 %u", get_commonest (this),
                   lm_zahlenschlacht_race_get_moves (&this->outlook->race));
  return reason;
}

/* With the recommended move, where that is the winner's. */
static LmReason *
lead_to_clear (const Case *this,
               guint       others,
               guint       moves)
{
  if (!this->outlook->pairer_to_move)
    return lm_reason_new (this->status, this->reference,
                          g_dngettext (GETTEXT_PACKAGE,
                                       "Only %u number is not of residue %u, and %s has a move to cross it out (moves left: %u); any "
                                       "two of the others make a pair.",
                                       "Only %u numbers are not of residue %u, and %s has moves to cross them all out (moves left: "
                                       "%u); any two of the others make a pair.",
                                       others),
                          others, get_commonest (this), this->pairer, moves);

  return lm_reason_new (this->status, this->reference,
                        g_dngettext (GETTEXT_PACKAGE,
                                     "Cross out %u. Only %u number is not of residue %u, and %s has a move to cross it out (moves left: "
                                     "%u); any two of the others make a pair.",
                                     "Cross out %u. Only %u numbers are not of residue %u, and %s has moves to cross them all out "
                                     "(moves left: %u); any two of the others make a pair.",
                                     others),
                        this->outlook->number, others, get_commonest (this), this->pairer, moves);
}

static LmReason *
explain_clear (const Case *this)
{
  const guint others = lm_zahlenschlacht_race_get_others (&this->outlook->race);
  const guint moves = lm_zahlenschlacht_race_get_moves (&this->outlook->race);
  LmReason *reason;

  if (others == 0)
    return explain_one_residue (this);

  reason = lead_to_clear (this, others, moves);
  lm_reason_claim (reason, "clear", this->position, "%u %u %u", get_commonest (this), others, moves);
  if (this->outlook->pairer_to_move)
    lm_reason_claim (reason, "clears", this->position, "%u %u", this->outlook->number, get_commonest (this));
  return reason;
}

/* The spoiler makes the last move. */
static LmReason *
explain_race_of_pairer (const Case *this)
{
  if (this->outlook->pairer_wins)
    return explain_clear (this);
  if (this->outlook->plan == LM_ZAHLENSCHLACHT_PLAN_THIN)
    return explain_thin (this);

  return count_commonest (this) < 3 ? explain_without_three (this) : explain_lost_clear (this);
}

static LmReason *
explain_no_pair (const Case *this)
{
  LmReason *reason = lm_reason_new (this->status, this->reference,
                                    _("No two numbers left make a pair: all are superfluous, and %s wins whatever is crossed out."),
                                    this->spoiler);

  lm_reason_claim (reason, "no-pair", this->position, "%u", 1 - this->outlook->pairer);
  return reason;
}

static LmReason *
explain_position (const Case *this)
{
  if (this->outlook->race.needed == 0)
    return explain_no_pair (this);

  return this->outlook->pairer_moves_last ? explain_race_of_spoiler (this) : explain_race_of_pairer (this);
}

static gboolean
is_opening (LmPosition *position)
{
  return lm_zahlenschlacht_position_get_left (position) == lm_zahlenschlacht_position_get_n (position);
}

/* Of the beginning of a game that the paper leaves open and for which it has no strategy. */
static void
say_origin (LmReason   *reason,
            const Case *this)
{
  const guint n = lm_zahlenschlacht_position_get_n (this->position);
  const gboolean exchanged = this->outlook->pairer != LM_ZAHLENSCHLACHT_A;

  if (!is_opening (this->position) || this->reference != NULL)
    return;

  lm_reason_say (reason,
                 exchanged ? _("No published theorem covers Z(%u, %u) with the goals exchanged; who wins was computed here.")
                           : _("No published theorem covers Z(%u, %u); who wins was computed here."),
                 n, this->d);
  lm_reason_claim (reason, "no-theorem", this->position, "%u %u %u", n, this->d, exchanged);
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
  g_auto (LmZahlenschlachtOutlook) outlook = { NULL };
  g_auto (Case) this = { NULL };
  LmReason *reason;

  if (answer->distance == 0 || (answer->distance == 1 && answer->value == LM_VALUE_WIN))
    return NULL;

  lm_zahlenschlacht_outlook_init (&outlook, position);
  this = get_case (position, &outlook);
  this.reference = lm_zahlenschlacht_find_reference (position, &outlook);
  this.status = this.reference != NULL ? LM_STATUS_PROVED : LM_STATUS_COMPUTED;
  reason = explain_position (&this);
  say_origin (reason, &this);
  return reason;
}
