/* SPDX-License-Identifier: GPL-3.0-or-later */
/* claims.c: what the reasons and the ideas of this room claim. */

#include "theory.h"

#include <glib/gi18n-lib.h>

/* A column in threes or fours, as the theorems on the hole on F4 have it; and the multiples of a modulus. */
#define BORDER_TERMS "board x p b y q sign offset"
#define BORDER_FACTS "lost; board board; lost-border p b q sign offset; ones-in-threes x p; threes-in-fours y q"
#define MULTIPLE_TERMS "stock modulus times rest"

const LmClaimKind lm_zeckendorf_claims[] = {
  /* All games. */
  { "leaves", "move after", "leaves-lost move after", N_("{move} leaves {after}.") },
  { "wins-too", "move after", "also-wins move after", N_("{move} wins, for it leaves {after}.") },
  { "computed", "move", "leaves-lost move", N_("That {move} wins was computed.") },
  { "places-last", "last first", "moves-first first; places-last last",
    N_("{last} places the last chip, so {first} moves first once all are placed.") },
  { "places-last-computed", "last first", "moves-first first; places-last last",
    N_("It was computed that {last} places the last chip when the winner hurries and the loser delays; then {first} moves "
       "first.") },
  /* Translators: moves and their answers: “M → A1, S3 → S3” */
  { "answered", "answers", "answers answers", N_("Each move is answered: {answers}.") },
  { "no-chip", "", "is-over; no-chips", N_("There is no chip left to move.") },

  /* Forward. */
  { "no-pair", "value", "is-over; no-pair; ends-here value -",
    N_("No column holds two chips, and no two neighbouring columns hold one each, so no move is left. Every game of value "
       "{value} ends here.") },
  { "start", "chips winner loser", "lost; lost-start chips; to-move loser; wins winner",
    N_("With all {chips} chips in the first column, {winner} can always win, as from every start of three chips or more. The "
       "proof takes over a winning plan that {loser} is supposed to have, so it shows that {winner} can win, but not how.") },
  { "after-start", "chips winner", "after-start chips; to-move winner; wins winner",
    N_("This is what the only first move from {chips} chips in the first column leaves, and whoever begins there loses against "
       "best play, so {winner} can win here. The proof does not tell with which move.") },
  { "forced", "moves last", "forced; moves-left moves; wins last",
    LM_CLAIM_PLURAL ("There is only one move at a time from here to the end: {moves} move is left, and {last} makes the last "
                     "one.",
                     "There is only one move at a time from here to the end: {moves} moves are left, and {last} makes the last "
                     "one."),
    "moves" },
  { "odd-left", "last parity", "parity parity; wins last",
    N_("However both play from here, an odd number of moves is left, so {last} makes the last one.") },
  { "even-left", "last parity", "parity parity; wins last",
    N_("However both play from here, an even number of moves is left, so {last} makes the last one.") },

  /* The black hole. */
  { "no-chip-of-multiples", "hole worth", "is-over; no-chips; hole hole worth; ends-here - worth",
    N_("There is no chip left to move. Every game whose chips are worth a multiple of F{hole} = {worth} ends so.") },
  { "no-pair-of-remainder", "hole worth first second third", "is-over; no-pair; hole hole worth; ends-here first worth second third",
    N_("No column holds two chips, and no two neighbouring columns hold one each, so no move is left. What falls into the hole "
       "is worth F{hole} = {worth}, so every game ends here whose chips are worth {first}, {second}, {third} and so on.") },
  { "hole-out-of-reach", "value hole worth", "hole-out-of-reach value worth; hole hole worth",
    N_("All chips together are worth {value}, less than F{hole} = {worth}, so nothing can reach the hole, and this is the "
       "forward game.") },
  { "even-moves", "board quarters rest moves", "lost; board board; ones-in-fours quarters rest; moves-left moves",
    LM_CLAIM_PLURAL ("{board} = (4·{quarters} + {rest}): every move takes two chips, so {moves} move is left, whatever is "
                     "played: even in number, so that whoever must move loses.",
                     "{board} = (4·{quarters} + {rest}): every move takes two chips, so {moves} moves are left, whatever is "
                     "played: even in number, so that whoever must move loses."), "moves" },
  { "even-moves-with-placing", "stock lying chips pairs moves", "lost; moves-left moves; one-column stock lying chips pairs moves",
    N_("With one column nobody has a choice. All {stock} go into it, one by one, so that it holds {lying} + {stock} = {chips} "
       "chips, and each move after that takes two of them: {stock} + {pairs} = {moves} moves in all, even in number, so that "
       "whoever must move loses.") },
  { "lost-thirds", "board a a_rest b b_rest",
    "lost; board board; lost-remainders a_rest b_rest; ones-in-threes a a_rest; twos-in-threes b b_rest",
    N_("{board} = (3·{a} + {a_rest}, 3·{b} + {b_rest}), with remainders ({a_rest}, {b_rest}): lost for whoever must move.") },
  /* Translators: “(6, 0, 8) = (3x + 0, 0, 4y + 0) with x = 2 and y = 2”; x and y are names of numbers. */
  { "border-always", BORDER_TERMS, BORDER_FACTS,
    N_("{board} = (3x + {p}, {b}, 4y + {q}) with x = {x} and y = {y}: lost for whoever must move, whatever x and y are.") },
  /* Translators: the sign is ≥ or ≤; the offset is “ + 1”, “ − 1” or nothing: “x ≥ y − 1, and 2 ≥ 2 − 1” */
  { "border", BORDER_TERMS, BORDER_FACTS "; within x sign y offset",
    N_("{board} = (3x + {p}, {b}, 4y + {q}) with x = {x} and y = {y}. With these remainders whoever must move loses when x "
       "{sign} y{offset}, and {x} {sign} {y}{offset}.") },
  { "ones-alone", "board", "lost; board board; lost-ones",
    N_("{board}: with all chips in column F1 every number of them but 2 is lost for whoever must move.") },
  { "threes-alone", "board", "lost; board board; lost-threes",
    N_("{board}: with all chips in column F3 just the numbers 0, 1 and 5 are lost for whoever must move.") },
  { "rounds", "round stock rounds", "lost; stock stock; mirror round rounds -",
    N_("Each chip can be answered in the opposite column, so that every round takes {round} from the stock: {stock} = "
       "{round}·{rounds}.") },
  { "rounds-and-rest", "round stock rounds rest", "lost; stock stock; mirror round rounds rest",
    N_("Each chip can be answered in the opposite column, so that every round takes {round} from the stock: {stock} = "
       "{round}·{rounds} + {rest}.") },
  { "leads-to", "end", "lost; rounds-end end; lost@end", N_("That leads to {end}.") },
  { "rest-in-ones", "rest ones player loser", "lost; ends-in-ones-only rest ones; to-move@ones player; loses@ones loser",
    N_("The last {rest} must go into F1, which leads to {ones} with {player} to move: there {loser} loses.") },
  { "rest-either-way", "rest ones ones_player column high high_player loser",
    "lost; ends-in-ones rest ones; to-move@ones ones_player; loses@ones loser; "
    "ends-in-chip rest column high; to-move@high high_player; loses@high loser",
    N_("The last {rest} can go into F1 as ones, which leads to {ones} with {ones_player} to move, or into F{column} as one "
       "chip, which leads to {high} with {high_player} to move: there {loser} loses, either way.") },
  { "open-hole", "", NULL,
    N_("For a hole beyond F4 no formula is published (an open question: BH, Section 6), so this was computed.") },
  { "open-placing", "", NULL,
    N_("For placing in every column no formula is published (an open question: BH, Section 6), so this was computed.") },
  { "open-twos", "", NULL,
    N_("For two or more twos with the hole on F4 no formula is published (an open question: BH, Section 6), so this was "
       "computed.") },
  { "exception-won", "stock", "won; empty-exception stock",
    N_("From the empty board {stock} is one of the four exceptions (2, 17, 32, 47) to the rule by remainders of 16: whoever "
       "places first wins.") },
  { "exception-lost", "stock", "lost; empty-exception stock",
    N_("From the empty board {stock} is one of the four exceptions (2, 17, 32, 47) to the rule by remainders of 16: whoever "
       "places first loses.") },
  { "empty-won-but", MULTIPLE_TERMS " exception", "won; stock stock; empty-rule modulus times rest exception",
    N_("From the empty board {stock} = {modulus}·{times} + {rest}, and with this remainder whoever places first wins every "
       "number but {exception}.") },
  { "empty-lost-but", MULTIPLE_TERMS " exception", "lost; stock stock; empty-rule modulus times rest exception",
    N_("From the empty board {stock} = {modulus}·{times} + {rest}, and with this remainder whoever places first loses every "
       "number but {exception}.") },
  { "empty-won", MULTIPLE_TERMS, "won; stock stock; empty-rule modulus times rest -",
    N_("From the empty board {stock} = {modulus}·{times} + {rest}, and with this remainder whoever places first wins.") },
  { "empty-lost", MULTIPLE_TERMS, "lost; stock stock; empty-rule modulus times rest -",
    N_("From the empty board {stock} = {modulus}·{times} + {rest}, and with this remainder whoever places first loses.") },
  { "plan-opposite-after", "move round", "mirror-plan move round",
    N_("One way is {move}, and then a chip opposite each one of the other player until less than {round} is left; other "
       "answers may win as well.") },
  { "plan-opposite", "winner round", "wins winner; mirror-plan - round",
    N_("{winner} can win by answering each chip in the opposite column until less than {round} is left; other answers may win "
       "as well.") },

  /* Reversed. */
  { "all-even", "", "lost; can-be-copied; all-even",
    N_("Every column holds an even number of chips, so each move can be copied until none is left: lost for whoever must "
       "move.") },
  { "all-even-above", "", "lost; can-be-copied",
    N_("Every column above the ones holds an even number of chips, so each move can be copied until none is left: lost for "
       "whoever must move.") },
  { "ones-odd", "board ones threes", "lost; board board; only-ones-odd ones threes",
    N_("In {board} only the ones are odd in number, and there are more of them than threes ({ones} > {threes}): lost for "
       "whoever must move.") },
  { "threes-odd", "board ones threes", "lost; board board; only-threes-odd ones threes",
    N_("In {board} only the threes are odd in number, and there are more of them than ones ({threes} > {ones}): lost for "
       "whoever must move.") },
  { "only-ones", "ones", "is-over; ends-here ones -",
    N_("Only ones are left, and a one can neither be split nor combined with another. Every game ends so.") },
  { "combine-first", "move high low column n high_worth low_worth other",
    "leaves-lost move; first-combine move high low column n high_worth low_worth; loses other",
    N_("{n} = F{high} + F{low} = {high_worth} + {low_worth}: {move} first leaves two chips in column F{column} and nothing "
       "else, and from then on every move of {other} can be copied.") },
  { "combine-wins-too", "move high low column n high_worth low_worth other",
    "also-wins move; first-combine move high low column n high_worth low_worth; loses other",
    N_("{n} = F{high} + F{low} = {high_worth} + {low_worth}: {move} wins, for it leaves two chips in column F{column} and "
       "nothing else, and from then on every move of {other} can be copied.") },
  { "open-start-lost", "n", "lost; decomposition n",
    N_("From the decomposition of {n} whoever moves second wins. That was computed: no formula is known for these n, and that "
       "there are infinitely many of them is a conjecture (RZ, Conjecture 1.2).") },
  { "open-start", "n", "decomposition n",
    N_("No formula is known for who wins from the decomposition of {n}, so this was computed.") },

  /* Build-up. */
  { "rest-answered", "left answers", "lost; stock left; answers answers",
    /* Translators: what is left of the sum, then moves with their answers: “P1 → P2, P2 → P1, P3 → P2” */
    N_("Only {left} is left to put down, and whatever is put down has an answer that leaves a lost position again: "
       "{answers}.") },
  { "rounds-of-four", "stock rounds rest", "lost; stock stock; nim rounds rest",
    N_("Each number k can be answered with 4 − k, so that every round takes 4: {stock} = 4·{rounds} + {rest}. Once {rest} is "
       "left, whoever must put down loses, whatever the rounds were.") },
  { "plan-fours-after", "move rest", "nim-plan move rest",
    N_("One way is {move}, and then to answer each number k with 4 − k until {rest} is left; other answers may win as well.") },
  { "plan-fours", "winner rest", "wins winner; nim-plan - rest",
    N_("{winner} can win by answering each number k with 4 − k until {rest} is left; other answers may win as well.") },
  { "sum-of-four", "", "won; four-sum; sums",
    N_("4 is the one even sum that whoever puts down first wins: with a 3, so that the other must add a 1.") },
  { "odd-sum", "sum", "won; stock sum; odd-sum; sums", N_("The sum {sum} is odd: whoever puts down first wins.") },
  { "even-sum", "sum", "lost; stock sum; even-sum; sums", N_("The sum {sum} is even and not 4: whoever puts down first loses.") },

  /* In general. */
  { "one-column-rule", "", NULL,
    N_("With one column nobody has a choice: a chip is placed as long as there is one, then each move takes two. Count the "
       "moves that are left: where they are even in number, whoever must move loses.") },
  { "thirds-rule", "", NULL,
    N_("Only what is over counts when the ones and the twos are divided by three. Leave nothing over in either column, or one "
       "chip in one of them.") },
  { "over-in-thirds", "a b result" },
  { "fourths-rule", "", NULL,
    N_("Write the ones as 3x and what is over, and the threes as 4y and what is over. The table tells when that is lost for "
       "whoever must move; leave such a position. With one two and ones over it never is; with two twos or more no rule is "
       "known.") },
  { "lost-when", "a b c sign offset" },
  { "empty-board-rule", "modulus round lost", NULL,
    N_("From the empty board who wins follows from what is over when the sum is divided by {modulus}. Often each chip can be "
       "answered in the opposite column, so that a round takes {round}; then what comes after the last round decides.") },
  { "even-rule", "", NULL,
    N_("Where a move leaves an even number of chips in every column, you can copy each move from then on, and make the last "
       "one.") },
  { "even-above-rule", "", NULL,
    N_("Where a move leaves an even number of chips in every column above the ones, you can copy each move from then on, and "
       "make the last one.") },
  { "three-bins-rule", "", NULL,
    N_("With ones, twos and threes alone there is one more kind of lost position: only the ones are odd in number, or only the "
       "threes, and of that kind there are more than of the other.") },
  { "no-rule-else", "", "no-rule",
    N_("Where no move leaves such a position, no rule is known: then look ahead, for every answer to a move.") },
  { "sums-rule", "", NULL,
    N_("From the empty board whoever puts down first wins the odd sums and 4, and loses all others. Each number k can be "
       "answered with 4 − k, so that a round takes 4; then the few numbers after the last round decide.") },
  { NULL }
};
