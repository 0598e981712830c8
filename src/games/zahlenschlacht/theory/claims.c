/* SPDX-License-Identifier: GPL-3.0-or-later */
/* claims.c: what is said of positions and of the game: who the pairer is, the goal decides, and the other player is the spoiler. */

#include "theory.h"

#include <glib/gi18n-lib.h>

#define PLAYERS "pairer pairer; spoiler spoiler"

const LmClaimKind lm_zahlenschlacht_claims[] = {
  /* The pairer makes the last move, and wins. */
  { "any-three", "pairer", "two-of-any-three pairer",
    N_("Of any three numbers two are both even or both odd. So whatever is crossed out before, with the last move {pairer} leaves two "
       "that make an even sum.") },
  { "odd-own-partner", "residue", NULL,
    N_("Residue {residue} is its own partner, and an odd count of numbers is left of it.") },
  { "one-more", "residue partner", NULL,
    N_("Of residue {residue} one number more is left than of its partner, residue {partner}.") },
  { "leave-pairs", "number d pairer spoiler after", "leads-to number after; pairs@after; divisor d; " PLAYERS,
    N_("Cross out {number}: then the numbers left can be put into pairs, each with a sum divisible by {d} (an A-situation), and "
       "{pairer} answers each number of {spoiler} with a partner of it.") },
  { "all-pairs", "d spoiler pairer", "pairs; divisor d; " PLAYERS,
    N_("The numbers left can be put into pairs, each with a sum divisible by {d} (an A-situation): whatever {spoiler} crosses out, "
       "{pairer} crosses out a partner of it, and the last two numbers are a pair.") },
  { "mend-one-of-three", "x y z number residue first second strategy after",
    "three-unbalanced x y z; three-unbalanced strategy; of-residue number residue; leads-to number after; "
    "two-unbalanced@after first second",
    /* Translators: {strategy} is the three residues in braces. */
    N_("Residues {x}, {y} and {z} have one number too many each. Cross out {number}, of residue {residue}: then only residues {first} "
       "and {second} are out of balance, by one number each (the {strategy}-strategy).") },
  { "two-unbalanced", "first second", NULL,
    N_("Only residues {first} and {second} are out of balance, by one number each.") },
  { "keep-two", "spoiler pairer", "keeps-two; " PLAYERS,
    N_("As soon as {spoiler} takes a number of one of these two, {pairer} takes one of the other, which leaves pairs only (an "
       "A-situation); until then {pairer} answers each number with a partner of it.") },
  { "too-late", "spoiler needed moves pairer", "too-late needed moves; " PLAYERS,
    LM_CLAIM_PLURAL ("{spoiler} needs {needed} more move until no two numbers left make a pair, and has only {moves}. {pairer} keeps it "
                     "so, by crossing out of residues that have more numbers than can be put into pairs.",
                     "{spoiler} needs {needed} more moves until no two numbers left make a pair, and has only {moves}. {pairer} keeps "
                     "it so, by crossing out of residues that have more numbers than can be put into pairs."), "needed" },
  { "surplus", "number residue", NULL,
    N_("Cross out {number}, for residue {residue} has more numbers than can be put into pairs.") },
  { "then-too-late", "spoiler needed moves pairer number after", "leads-to number after; too-late@after needed moves; " PLAYERS,
    LM_CLAIM_PLURAL ("Then {spoiler} needs {needed} more move until no two numbers left make a pair, and has only {moves}; and {pairer} "
                     "keeps it so in this way.",
                     "Then {spoiler} needs {needed} more moves until no two numbers left make a pair, and has only {moves}; and "
                     "{pairer} keeps it so in this way."), "needed" },

  /* The pairer makes the last move, and the spoiler wins. */
  { "in-time", "spoiler needed moves pairer", "in-time needed moves; " PLAYERS,
    LM_CLAIM_PLURAL ("{spoiler} needs {needed} more move until no two numbers left make a pair, and has {moves}: enough, whatever "
                     "{pairer} does.",
                     "{spoiler} needs {needed} more moves until no two numbers left make a pair, and has {moves}: enough, whatever "
                     "{pairer} does."), "needed" },
  { "wait-for-a-slip", "pairer number residue", "surplus number residue; pairer pairer",
    N_("All that {pairer} can do is to wait for a slip, and to cross out of residues that have more numbers than can be put into "
       "pairs, such as {number}, of residue {residue}.") },
  { "leave-superfluous", "number left residue", "leaves-superfluous number left residue",
    LM_CLAIM_PLURAL ("Cross out {number}: then {left} number is left of residue {residue}, superfluous without a partner.",
                     "Cross out {number}: then {left} numbers are left of residue {residue}, superfluous without a partner."), "left" },
  { "break-own-partner", "number residue", "of-residue number residue; superfluous-without residue residue",
    N_("Cross out {number}, of residue {residue}: when one number of it is left, that is superfluous, without a partner.") },
  { "break", "number residue partner", "of-residue number residue; superfluous-without residue partner",
    N_("Cross out {number}, of residue {residue}: when these are gone, all of residue {partner} are superfluous, without a partner.") },
  { "counting-this-move", "spoiler needed moves pairer number", "in-time needed moves; move-helps number; " PLAYERS,
    LM_CLAIM_PLURAL ("Counting this move, {spoiler} needs {needed} move until no two numbers left make a pair, and has {moves}: enough, "
                     "whatever {pairer} does.",
                     "Counting this move, {spoiler} needs {needed} moves until no two numbers left make a pair, and has {moves}: "
                     "enough, whatever {pairer} does."), "needed" },
  { "no-pair", "spoiler", NULL,
    N_("No two numbers left make a pair: all are superfluous, and {spoiler} wins whatever is crossed out.") },

  /* The spoiler makes the last move. */
  { "leave-even-and-odd", "number spoiler after", "leads-to number after; even-and-odd@after; spoiler spoiler",
    N_("Cross out {number}: then as many even numbers are left as odd ones. {spoiler} answers each even number with an odd one and each "
       "odd one with an even one, and one of each is left in the end.") },
  { "last-three", "spoiler", NULL,
    N_("{spoiler} makes the last move, and loses only if the last three numbers are all of one residue that is its own partner.") },
  { "thin-out", "number residue left after", "of-residue number residue; leads-to number after; at-most-half@after left",
    N_("Cross out {number}, of residue {residue}: then no residue that is its own partner has more than half of the {left} numbers "
       "left.") },
  { "at-most-half", "residue count left", "has-numbers residue count; at-most-half left",
    N_("Residue {residue} has {count} of the {left} numbers left, and no residue that is its own partner has more than half of them.") },
  { "goes-on-thinning", "spoiler", "thins-out; spoiler spoiler",
    N_("As long as such a residue has three numbers or more, {spoiler} crosses out of the one that has most, and so the last three are "
       "not all of one.") },
  { "without-three", "spoiler", "last-three spoiler; no-three",
    N_("{spoiler} makes the last move, and of three numbers can leave two that make no pair, unless all three are of one residue that "
       "is its own partner. No such residue has three numbers left.") },
  { "one-residue", "residue others moves", "clear residue others moves",
    N_("All numbers left are of residue {residue}, and any two of them make a pair.") },
  { "cross-out", "number residue", "clears number residue", N_("Cross out {number}.") },
  { "clear", "others residue pairer moves", "clear residue others moves; pairer pairer",
    LM_CLAIM_PLURAL ("Only {others} number is not of residue {residue}, and {pairer} has a move to cross it out (moves left: {moves}); "
                     "any two of the others make a pair.",
                     "Only {others} numbers are not of residue {residue}, and {pairer} has moves to cross them all out (moves left: "
                     "{moves}); any two of the others make a pair."), "others" },

  { "no-theorem", "n d", NULL, N_("No published theorem covers Z({n}, {d}); who wins was computed here.") },
  { "no-theorem-exchanged", "n d", NULL,
    N_("No published theorem covers Z({n}, {d}) with the goals exchanged; who wins was computed here.") },

  /* In general. */
  { "pairs-win", "d pairer spoiler", "pairs-win d; last-mover pairer; " PLAYERS,
    N_("Only residues matter, what numbers leave when divided by {d}: a number and one of its partner residue make a pair. {pairer} "
       "makes the last move, and wins once all numbers left can be put into pairs with {spoiler} to move, by answering each number with "
       "a partner of it.") },
  { "no-pair-wins", "d spoiler", "no-pair-wins d; spoiler spoiler",
    N_("{spoiler} wins when no two numbers left make a pair, and to that end crosses out the partners of others.") },
  { "last-three-decide", "d spoiler", "last-three-decide d; last-mover spoiler; spoiler spoiler",
    N_("Only residues matter, what numbers leave when divided by {d}. {spoiler} makes the last move, and loses only if the last three "
       "numbers are all of one residue that is its own partner.") },
  { "own-partners", "d spoiler pairer", "own-partners d; " PLAYERS,
    N_("Until then {spoiler} crosses out numbers of such a residue, and {pairer} all others.") },
  { "partners", "residue partner" },
  { NULL }
};
