/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-explain.c: why a position is won or lost, in words. */

#include "config.h"

#include "lm-zahlenschlacht-explain.h"

#include "lm-zahlenschlacht-outlook.h"
#include "lm-zahlenschlacht-theory.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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
} Case;

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
    .d = lm_zahlenschlacht_residues_get_d (outlook->residues),
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

static char *
explain_pairing (const Case *this)
{
  g_autofree char *lead = NULL;

  if (lm_zahlenschlacht_class_is_own_inverse (get_class (this->outlook)))
    lead = g_strdup_printf (_("Residue %u is its own partner, and an odd count of numbers is left of it."),
                            get_residue (this));
  else
    lead = g_strdup_printf (_("Of residue %u one number more is left than of its partner, residue %u."),
                            get_residue (this), get_partner (this));

  return g_strdup_printf (/* Translators: the first is a sentence; then a number, the divisor, and the players. */
                          _("%s Cross out %u: then every number left has a partner, their sum being divisible by %u (an A-situation), "
                            "and %s answers each number of %s with a partner of it."),
                          lead, this->outlook->number, this->d, this->pairer, this->spoiler);
}

/* The residues out of balance, at most three, that of the recommended move first where that is one of them. */
static void
list_unbalanced (const Case *this,
                 guint       residues[3])
{
  guint n = 0;

  for (guint i = 0; i < lm_zahlenschlacht_residues_get_n_classes (this->outlook->residues) && n < 3; i++)
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

static char *
explain_xyz (const Case *this)
{
  guint xyz[3] = { 0 };
  guint all[3];

  list_unbalanced (this, xyz);
  memcpy (all, xyz, sizeof all);
  qsort (all, 3, sizeof all[0], compare_residues);
  return g_strdup_printf (/* Translators: three residues, a number, its residue, two residues, the players, and three residues. */
                          _("Residues %u, %u and %u have one number too many each. Cross out %u, of residue %u: then only residues %u "
                            "and %u are out of balance. As soon as %s takes one of two such residues, %s takes one of the other, "
                            "which leaves pairs only (an A-situation); until then %s keeps it at two (the {%u, %u, %u}-strategy)."),
                          all[0], all[1], all[2], this->outlook->number, xyz[0], MIN (xyz[1], xyz[2]),
                          MAX (xyz[1], xyz[2]), this->spoiler, this->pairer, this->pairer, all[0], all[1], all[2]);
}

/* The first of the three residues is mended. */
static char *
explain_yz (const Case *this)
{
  guint yz[3] = { 0 };

  list_unbalanced (this, yz);
  return g_strdup_printf (/* Translators: two residues, and the players. */
                          _("Only residues %u and %u are out of balance, by one number each. As soon as %s takes one of these, %s takes "
                            "one of the other, which leaves pairs only (an A-situation); until then %s answers with partners."),
                          MIN (yz[0], yz[1]), MAX (yz[0], yz[1]), this->spoiler, this->pairer, this->pairer);
}

/* The spoiler comes too late. */
static char *
describe_too_late (const Case *this)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: a player, and how many moves are needed and there. */
                                       "%s needs %u more move until no two numbers left make a pair, and has only %u.",
                                       "%s needs %u more moves until no two numbers left make a pair, and has only %u.",
                                       this->needed),
                          this->spoiler, this->needed, this->moves);
}

/* The spoiler comes in time. */
static char *
describe_in_time (const Case *this)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: a player, how many moves are needed and there, the other player. */
                                       "%s needs %u more move until no two numbers left make a pair, and has %u: enough, "
                                       "whatever %s does.",
                                       "%s needs %u more moves until no two numbers left make a pair, and has %u: enough, "
                                       "whatever %s does.",
                                       this->needed),
                          this->spoiler, this->needed, this->moves, this->pairer);
}

static char *
explain_surplus (const Case *this)
{
  g_autofree char *count = describe_too_late (this);

  return g_strdup_printf (_("Cross out %u, for residue %u has more numbers than can be put into pairs. Then %s"),
                          this->outlook->number, get_residue (this), count);
}

static char *
explain_lost_surplus (const Case *this)
{
  g_autofree char *count = describe_in_time (this);

  return g_strdup_printf (_("%s The best try is to cross out what cannot be put into a pair, such as %u, and to wait for a slip."),
                          count, this->outlook->number);
}

/* What the recommended move does to its class. */
static char *
describe_break (const Case *this)
{
  const LmZahlenschlachtPairClass *class = get_class (this->outlook);
  const gboolean own_inverse = lm_zahlenschlacht_class_is_own_inverse (class);
  const guint freed = own_inverse ? 1 : MAX (class->count, class->partner_count);

  if (lm_zahlenschlacht_class_count_needed (class) == 1)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         /* Translators: a number, and how many of which residue. */
                                         "Cross out %u: then %u number is left of residue %u, superfluous without a partner.",
                                         "Cross out %u: then %u numbers are left of residue %u, superfluous without a partner.",
                                         freed),
                            this->outlook->number, freed, get_partner (this));
  if (own_inverse)
    return g_strdup_printf (_("Cross out %u, of residue %u: when one number of it is left, that is superfluous, without a partner."),
                            this->outlook->number, class->residue);

  return g_strdup_printf (_("Cross out %u, of residue %u: when these are gone, all of residue %u are superfluous, without a partner."),
                          this->outlook->number, get_residue (this), get_partner (this));
}

static char *
explain_break (const Case *this)
{
  g_autofree char *move = describe_break (this);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: the first is a sentence; then a player, how many moves are needed and
                                        * there, the other player. */
                                       "%s Counting this move, %s needs %u move until no two numbers left make a pair, and has %u: "
                                       "enough, whatever %s does.",
                                       "%s Counting this move, %s needs %u moves until no two numbers left make a pair, and has %u: "
                                       "enough, whatever %s does.",
                                       this->needed),
                          move, this->spoiler, this->needed, this->moves, this->pairer);
}

static char *
explain_a_situation (const Case *this)
{
  return g_strdup_printf (_("Every number left has a partner, their sum being divisible by %u (an A-situation): whatever %s crosses "
                            "out, %s crosses out a partner of it, and the last two numbers are a pair."),
                          this->d, this->spoiler, this->pairer);
}

/* The pairer makes the last move. */
static char *
explain_race_of_spoiler (const Case *this)
{
  const LmZahlenschlachtOutlook *outlook = this->outlook;

  if (!outlook->pairer_wins)
    return outlook->pairer_to_move ? explain_lost_surplus (this) : explain_break (this);
  if (!outlook->pairer_to_move && lm_zahlenschlacht_residues_is_a_situation (outlook->residues))
    return explain_a_situation (this);
  if (!outlook->pairer_to_move && lm_zahlenschlacht_is_xyz_situation (outlook->residues, 2))
    return explain_yz (this);
  if (!outlook->pairer_to_move)
    return describe_too_late (this);
  if (outlook->plan == LM_ZAHLENSCHLACHT_PLAN_PAIR)
    return explain_pairing (this);

  return outlook->plan == LM_ZAHLENSCHLACHT_PLAN_XYZ ? explain_xyz (this) : explain_surplus (this);
}

/* Divisor 2, and with the recommended move as many even numbers are left as odd ones. */
static gboolean
is_even_and_odd (const Case *this)
{
  const guint *counts = this->outlook->race.own_inverse;

  return this->d == 2 && MAX (counts[0], counts[1]) == MIN (counts[0], counts[1]) + 1;
}

static char *
explain_thin (const Case *this)
{
  const guint others = this->outlook->race.left - count_commonest (this);

  if (is_even_and_odd (this))
    return g_strdup_printf (_("Cross out %u: then as many even numbers are left as odd ones. %s answers each even number with an odd "
                              "one and each odd one with an even one, and one of each is left in the end."),
                            this->outlook->number, this->spoiler);

  return g_strdup_printf (_("%s makes the last move, and loses only if the last three numbers are all of one residue that is its own "
                            "partner. Of residue %u there are most; cross out %u: there are %u others, and %s has moves for only "
                            "%u of them."),
                          this->spoiler, get_commonest (this), this->outlook->number, others, this->pairer,
                          (this->outlook->race.left - 3) / 2);
}

/* The pairer has too few moves, without a recommendation. */
static char *
describe_last_move (const Case *this)
{
  if (count_commonest (this) < 3)
    return g_strdup_printf (_("%s makes the last move, and of three numbers can leave two that make no pair, unless all three are of "
                              "one residue that is its own partner. Three of such a residue are not left."),
                            this->spoiler);

  return g_strdup_printf (_("%s makes the last move, and loses only if the last three numbers are all of one residue that is its own "
                            "partner. Of residue %u there are %u, besides %u others, and %s has moves for only %u of them."),
                          this->spoiler, get_commonest (this), count_commonest (this),
                          lm_zahlenschlacht_race_get_others (&this->outlook->race), this->pairer,
                          lm_zahlenschlacht_race_get_moves (&this->outlook->race));
}

static char *
explain_clear (const Case *this)
{
  const guint others = lm_zahlenschlacht_race_get_others (&this->outlook->race);
  const guint moves = lm_zahlenschlacht_race_get_moves (&this->outlook->race);

  if (others == 0)
    return g_strdup_printf (_("All numbers left are of residue %u, and any two of them make a pair."), get_commonest (this));
  if (!this->outlook->pairer_to_move)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Only %u number is not of residue %u, and %s has a move to cross it out (%u left); any two "
                                         "of the others make a pair.",
                                         "Only %u numbers are not of residue %u, and %s has moves to cross them all out (%u left); "
                                         "any two of the others make a pair.",
                                         others),
                            others, get_commonest (this), this->pairer, moves);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Cross out %u. Only %u number is not of residue %u, and %s has a move to cross it out (%u "
                                       "left); any two of the others make a pair.",
                                       "Cross out %u. Only %u numbers are not of residue %u, and %s has moves to cross them all out "
                                       "(%u left); any two of the others make a pair.",
                                       others),
                          this->outlook->number, others, get_commonest (this), this->pairer, moves);
}

/* The spoiler makes the last move. */
static char *
explain_race_of_pairer (const Case *this)
{
  if (this->outlook->pairer_wins)
    return explain_clear (this);
  if (this->outlook->plan == LM_ZAHLENSCHLACHT_PLAN_THIN)
    return explain_thin (this);

  return describe_last_move (this);
}

static char *
explain_position (const Case *this)
{
  if (this->outlook->race.needed == 0)
    return g_strdup_printf (_("No two numbers left make a pair: all are superfluous, and %s wins whatever is crossed out."),
                            this->spoiler);

  return this->outlook->pairer_moves_last ? explain_race_of_spoiler (this) : explain_race_of_pairer (this);
}

/* The theorem whose strategy the winner follows. */
static const char *
get_strategy_reference (const Case *this)
{
  const LmZahlenschlachtOutlook *outlook = this->outlook;

  if (!outlook->pairer_moves_last || !outlook->pairer_wins)
    return NULL;
  if (lm_zahlenschlacht_is_xyz_situation (outlook->residues, outlook->pairer_to_move ? 3 : 2))
    return "ZS, Lemma 3.1.7";
  if (outlook->pairer_to_move ? outlook->plan == LM_ZAHLENSCHLACHT_PLAN_PAIR
                              : lm_zahlenschlacht_residues_is_a_situation (outlook->residues))
    return "ZS, Lemma 3.1.2";

  return NULL;
}

static gboolean
is_opening (LmPosition *position)
{
  return lm_zahlenschlacht_position_get_left (position) == lm_zahlenschlacht_position_get_n (position);
}

/* The theorem on the game that decides the position, too. */
static const char *
get_game_reference (const Case *this)
{
  const guint n = lm_zahlenschlacht_position_get_n (this->position);
  const LmZahlenschlachtGoal goal = lm_zahlenschlacht_position_get_goal (this->position);
  const LmZahlenschlachtTheorem theorem = lm_zahlenschlacht_theorem (n, this->d, goal);
  const int winner = this->outlook->pairer_wins ? this->outlook->pairer : 1 - this->outlook->pairer;

  /* B keeps to the strategy from the beginning; with d = 2 A cannot go wrong before the last move. */
  if (theorem.winner == winner && (is_opening (this->position) || winner == LM_ZAHLENSCHLACHT_B || this->d == 2))
    return theorem.reference;
  if (goal == LM_ZAHLENSCHLACHT_DIVISIBLE && winner == LM_ZAHLENSCHLACHT_B
      && lm_zahlenschlacht_is_lost_by_slip (n, this->d))
    return "ZS, Theorem 3.2.6";

  return NULL;
}

static char *
get_reference (const Case *this)
{
  const char *game = get_game_reference (this);
  const char *strategy = get_strategy_reference (this);

  if (game != NULL && strategy != NULL)
    return g_strdup_printf ("%s; %s", game, strategy);

  return g_strdup (game != NULL ? game : strategy);
}

/* %NULL but of the beginning of a game that the paper leaves open and for which it has no strategy. */
static char *
describe_origin (LmPosition *position,
                 const char *reference)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const guint d = lm_zahlenschlacht_position_get_d (position);
  const LmZahlenschlachtGoal goal = lm_zahlenschlacht_position_get_goal (position);

  if (!is_opening (position) || reference != NULL)
    return NULL;
  if (goal == LM_ZAHLENSCHLACHT_INDIVISIBLE)
    return g_strdup_printf (_("No published theorem covers Z(%u, %u) with the goals exchanged; who wins was computed here."), n, d);

  return g_strdup_printf (_("No published theorem covers Z(%u, %u); who wins was computed here."), n, d);
}

/**
 * lm_zahlenschlacht_explain:
 * @position: a position of Zahlenschlacht
 * @answer: what the solver says of it
 * @context: limits and cancellation
 *
 * Names the strategy of the paper where it applies ("On the Existence of
 * Optimal Strategies in a Combinatorial Game", ZS), and else the count of
 * moves that decides (lm-zahlenschlacht-race.c).
 *
 * Returns: (transfer full) (nullable): why the position is won or lost; %NULL
 *   where the game is over or the next move wins it at once
 */
LmReason *
lm_zahlenschlacht_explain (LmPosition     *position,
                           LmAnswer       *answer,
                           LmSolveContext *context)
{
  g_auto (LmZahlenschlachtOutlook) outlook = { NULL };
  g_autofree char *reference = NULL;
  g_autofree char *origin = NULL;
  g_autofree char *text = NULL;
  Case this;

  if (answer->distance == 0 || (answer->distance == 1 && answer->value == LM_VALUE_WIN))
    return NULL;

  lm_zahlenschlacht_outlook_init (&outlook, position);
  this = get_case (position, &outlook);
  reference = get_reference (&this);
  origin = describe_origin (position, reference);
  text = explain_position (&this);
  return lm_reason_new (reference != NULL ? LM_STATUS_PROVED : LM_STATUS_COMPUTED, reference,
                        origin != NULL ? "%s %s" : "%s", text, origin);
}
