/* SPDX-License-Identifier: GPL-3.0-or-later */
/* conjectures.c: what nobody knows of the games of this room. */

#include "conjectures.h"

#include "rules/rules.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Of the rows of the table reversed-afar. */
#define AFAR_APART 20

/* Beyond it nobody waits. */
#define LM_ZECKENDORF_COST_MAX 2000

/* 1/phi. */
#define GOLDEN 0.61803398874989484820

#define WINNERS .of = "1", .of_title = N_("Player 1 wins"), .else_title = N_("Player 2 wins")

/* One n by layers with two threads, as tests/bench/README.md has it: seconds and MiB. */
static const struct
{
  guint  n;
  double seconds;
  double mebibytes;
} costs[] = {
  { 129, 0.0005, 8 }, { 300, 0.03, 12 }, { 400, 0.17, 20 }, { 500, 0.70, 41 }, { 600, 2.40, 103 }, { 700, 8.15, 262 },
  { 800, 23.8, 639 }, { 1000, 156, 3215 },
};

/* Between two measured ones by a power of n, and so on beyond them. */
static double
scale (double n,
       double low,
       double high,
       guint  i)
{
  return low * pow (n / costs[i].n, log (high / low) / log ((double) costs[i + 1].n / costs[i].n));
}

/* Of every @apart-th n from @from on. */
static double
measure (guint   from,
         guint   to,
         guint   apart,
         double *mebibytes)
{
  double seconds = 0;
  guint i = 0;

  *mebibytes = 0;
  for (guint n = from; n <= MIN (to, LM_ZECKENDORF_COST_MAX); n += apart)
    {
      while (i + 2 < G_N_ELEMENTS (costs) && n > costs[i + 1].n)
        i++;
      seconds += scale (n, costs[i].seconds, costs[i + 1].seconds, i);
      *mebibytes = scale (n, costs[i].mebibytes, costs[i + 1].mebibytes, i);
    }

  return to > LM_ZECKENDORF_COST_MAX ? INFINITY : seconds;
}

static double
measure_cost (guint   from,
              guint   to,
              double *mebibytes)
{
  return measure (from, to, 1, mebibytes);
}

static double
measure_cost_afar (guint   from,
                   guint   to,
                   double *mebibytes)
{
  return measure ((from + AFAR_APART - 1) / AFAR_APART * AFAR_APART, to, AFAR_APART, mebibytes);
}

static const LmConjectureChoice ones[] = {
  { NULL, N_("Free ones"), "lastmove:reversed?n={x}" },
  { "ones=stagnant", N_("Stagnant ones"), "lastmove:reversed?n={x}&ones=stagnant" },
  { NULL },
};

static const LmConjectureChoice free_ones[] = {
  { NULL, N_("Free ones"), "lastmove:zeckendorf?n={x}" },
  { NULL },
};

/* The shares of the paper come to 129. */
const LmConjecture lm_reversed_conjectures[] = {
  {
    .title = N_("Will Player 2 always win again?"),
    .statement = N_("However large a number one names, beyond it there is another n that Player 2 wins from its Zeckendorf "
                    "decomposition."),
    .known = N_("Player 1 wins infinitely many: all sums of two Fibonacci numbers that are three apart (Theorem 1.1). "
                "The paper comes to n = 129. Of stagnant ones (Section 6) nobody has said anything."),
    .source = N_("RZ, Conjecture 1.2"), .status = LM_STATUS_CONJECTURED,
    .table = "reversed", .choices = ones, .x = "n", .from = 2, .winner = "winner",
    .of = "2", .of_title = N_("Player 2 wins"), .else_title = N_("Player 1 wins"),
    .begin = 129, .step = 50, .most = LM_ZECKENDORF_MAX_VALUE, .measure_cost = measure_cost,
  },
  {
    .title = N_("Does it tend to the golden ratio?"),
    /* xgettext:no-c-format */
    .statement = N_("In the long run Player 1, who begins, wins 61.8 % of all n: a share that tends to 1/φ = 0.618…, one over the "
                    "golden ratio."),
    .known = N_("Nothing is proved. The paper comes to n = 129, and says that the answer is out of reach. "
                "With stagnant ones the line is only there to compare."),
    .source = N_("RZ, Conjecture 1.3"), .status = LM_STATUS_CONJECTURED,
    .table = "reversed", .choices = ones, .x = "n", .from = 2, .winner = "winner", WINNERS,
    .begin = 129, .step = 50, .most = LM_ZECKENDORF_MAX_VALUE, .measure_cost = measure_cost,
    .guess = GOLDEN, .guess_title = N_("1/φ = 0.618…"),
  },
  {
    .title = N_("And what of every 20th n up to 1000?"),
    /* xgettext:no-c-format */
    .statement = N_("In the long run Player 1, who begins, wins 61.8 % of all n. Beyond 500 one n takes as long as all before it, so that "
                    "only every 20th is looked at here."),
    .known = N_("Nothing is proved. The share is that of the n that were looked at, and of few of them it says little."),
    .source = N_("RZ, Conjecture 1.3"), .status = LM_STATUS_CONJECTURED,
    .table = "reversed-afar", .choices = ones, .x = "n", .from = AFAR_APART, .apart = AFAR_APART, .winner = "winner", WINNERS,
    .begin = 300, .step = 100, .most = 1000, .measure_cost = measure_cost_afar,
    .guess = GOLDEN, .guess_title = N_("1/φ = 0.618…"),
  },
  { NULL },
};

const LmConjecture lm_zeckendorf_conjectures[] = {
  {
    .title = N_("Does the reversed game decide the strategy?"),
    .statement = N_("The winning strategy of the Zeckendorf game of n depends on who wins the reversed game of n."),
    .known = N_("From n = 3 on Player 2 wins the Zeckendorf game, but no strategy is known (BEFM). So the winners alone cannot tell: "
                "the curve is the number of moves with best play, and the strip says who wins the reversed game."),
    .source = N_("RZ, Conjecture 6.1"), .status = LM_STATUS_CONJECTURED,
    .table = "forward-reversed", .choices = free_ones, .x = "n", .from = 2, .y = "moves", .y_title = N_("moves"),
    .winner = "reversed", .of = "1", .of_title = N_("Player 1 wins the reversed game"),
    .else_title = N_("Player 2 wins the reversed game"),
    .begin = 60, .step = 10, .most = LM_ZECKENDORF_MAX_VALUE,
  },
  { NULL },
};

static const LmConjectureChoice holes[] = {
  { "hole=5", N_("Hole on F5"), "lastmove:black-hole?hole=5&bins={x},0,0,0" },
  { "hole=6", N_("Hole on F6"), "lastmove:black-hole?hole=6&bins={x},0,0,0,0" },
  { "hole=7", N_("Hole on F7"), "lastmove:black-hole?hole=7&bins={x},0,0,0,0,0" },
  { "hole=4", N_("Hole on F4, which is known"), "lastmove:black-hole?hole=4&bins={x},0,0" },
  { NULL },
};

static const LmConjectureChoice seconds[] = {
  { "hole=4&second=2", N_("Two twos") },
  { "hole=4&second=3", N_("Three twos") },
  { "hole=4&second=4", N_("Four twos") },
  { "hole=4&second=0", N_("No twos, which is known") },
  { "hole=4&second=1", N_("One two, which is known") },
  { NULL },
};

static const LmConjectureChoice any[] = {
  { "hole=4&place=any", N_("Hole on F4"), "lastmove:black-hole?hole=4&bins=0,0,0&stock={x}&place=any" },
  { "hole=5&place=any", N_("Hole on F5"), "lastmove:black-hole?hole=5&bins=0,0,0,0&stock={x}&place=any" },
  { "hole=3&place=any", N_("Hole on F3, which has no other columns"),
    "lastmove:black-hole?hole=3&bins=0,0&stock={x}&place=any" },
  { NULL },
};

const LmConjecture lm_black_hole_conjectures[] = {
  {
    .title = N_("Who wins with the hole on F5 or further on?"),
    .statement = N_("Is there a rule for who wins from n ones, as there is for the holes on F2, F3 and F4?"),
    .known = N_("Up to F4 remainders and comparisons decide (Theorems 3.1, 4.4 to 4.6, 5.1 to 5.15). From F5 on reducing by the value "
                "of the hole helps no longer."),
    .source = N_("BH, Section 6"), .status = LM_STATUS_UNKNOWN,
    .table = "black-hole", .choices = holes, .x = "n", .from = 1, .winner = "winner", WINNERS,
    .begin = 100, .step = 50, .most = LM_ZECKENDORF_MAX_VALUE,
  },
  {
    .title = N_("What do two twos and more change?"),
    .statement = N_("Which boards (a, b, c) are lost for the player to move with the hole on F4 and b at least 2?"),
    .known = N_("With b = 0 and b = 1 they are known (Figure 1, Theorem 5.13, Lemma 5.5). The curve is the share of the boards of so "
                "many chips that are lost."),
    .source = N_("BH, Section 6"), .status = LM_STATUS_UNKNOWN,
    .table = "black-hole-lost", .choices = seconds, .x = "size", .from = 4, .y = "share", .y_title = N_("share that is lost"),
    .begin = 30, .step = 10, .most = 200,
  },
  {
    .title = N_("What if chips may be placed in every column?"),
    .statement = N_("Who wins from the empty board when not only the outermost columns may be filled?"),
    .known = N_("With the outermost columns alone it is known up to the hole on F4 (Theorems 3.1, 4.8, 5.17). The answer by placing "
                "opposite the other player works no longer."),
    .source = N_("BH, Section 6"), .status = LM_STATUS_UNKNOWN,
    .table = "black-hole-empty", .choices = any, .x = "n", .from = 1, .winner = "winner", WINNERS,
    .begin = 60, .step = 20, .most = LM_ZECKENDORF_MAX_VALUE,
  },
  { NULL },
};
