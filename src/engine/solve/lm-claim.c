/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-claim.c: claims of hints: their sentences are filled here, and nowhere else, from the terms that are checked. */

#include "lm-claim.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

/* What is said of every game: first by the search. A move is answered by the other side; {player} is to move after it. */
const LmClaimKind lm_claim_kinds[] = {
  { "ends", "move result", "ends-the-game move result",
    /* Translators: a move, and who wins, a sentence. */
    N_("{move} ends the game. {result}") },
  { "leaving-ends", "move result", "ends-the-game move result", "{result}" },
  { "over", "result", "is-over result", "{result}" },
  { "limit", "limit", "is-not-known limit", "{limit}" },
  { "not-decided", "", "is-not-known", N_("Who wins was not decided.") },
  { "no-rule", "", NULL,
    N_("No rule is known that tells which moves win here. What helps is looking ahead: before a move, look for every answer to it.") },
  { "replies-answered", "move player replies after", "every-reply-answered move replies; to-move@after player",
    LM_CLAIM_PLURAL ("After {move}, {player} has {replies} reply, and it has an answer that keeps the win.",
                     "After {move}, {player} has {replies} replies, and each has an answer that keeps the win."), "replies" },
  { "any-reply-answered", "move player replies after", "every-reply-answered move; to-move@after player",
    N_("After {move}, whatever {player} replies has an answer that keeps the win.") },
  { "moves-answered", "loser winner moves", "every-move-answered moves; to-move loser; wins winner",
    LM_CLAIM_PLURAL ("{loser} has {moves} move, and {winner} has an answer to it that wins.",
                     "{loser} has {moves} moves, and {winner} has an answer to each that wins."), "moves" },
  { "any-move-answered", "loser winner moves", "every-move-answered; to-move loser; wins winner",
    N_("Whatever {loser} plays, {winner} has an answer that wins.") },
  { "few-answers", "move answers replies names", "hardest-reply move answers replies; only-answers move names",
    LM_CLAIM_PLURAL ("After {move}, of {replies} answers only {names} wins.",
                     "After {move}, of {replies} answers only {names} win."), "answers" },
  { "most-care", "move answers replies names", "hardest-reply move answers replies; only-answers move names",
    LM_CLAIM_PLURAL ("Most care is needed after {move}: of {replies} answers only {names} wins.",
                     "Most care is needed after {move}: of {replies} answers only {names} win."), "answers" },
  { "hardest", "move answers replies names", "hardest-reply move answers replies; only-answers move names",
    LM_CLAIM_PLURAL ("Hardest to answer is {move}: of {replies} answers only {names} wins.",
                     "Hardest to answer is {move}: of {replies} answers only {names} win."), "answers" },
  { "longest-reply", "move answer", NULL, N_("{move} delays longest; the answer is {answer}.") },
  { "answered-by", "move answer", NULL, N_("{move} is answered by {answer}.") },
  { "for-example", "move answer", "answered-by move answer", N_("{move}, for example, is answered by {answer}.") },
  { "answer-ends", "move result", "ends-the-game move result", N_("{move} ends the game.") },
  { "answer-leaves", "move answer after player", "answer-leaves move answer - after; to-move@after player",
    N_("{answer} leaves {after}, lost for {player} again.") },
  { "answer-leaves-near", "move answer after player distance",
    "answer-leaves move answer distance after; to-move@after player",
    LM_CLAIM_PLURAL ("{answer} leaves {after}, lost for {player} again, at most {distance} move from the end with best play.",
                     "{answer} leaves {after}, lost for {player} again, at most {distance} moves from the end with best play."),
    "distance" },
  { "turn-stays", "player", "turn-stays; to-move player", N_("Whatever {player} plays, it is {player}’s turn again.") },
  { "keeps-the-turn", "player move rest", "keeps-the-turn move rest; to-move player",
    /* Translators: a player, a move, and what this player plays after it: “Red keeps the turn with r@1, and goes on with xg1.” */
    N_("{player} keeps the turn with {move}, and goes on with {rest}.") },

  /* The rungs of the hint. */
  { "wins", "winner", NULL, N_("{winner} wins with best play.") },
  { "wins-in", "winner moves", "wins winner; distance moves",
    LM_CLAIM_PLURAL ("{winner} wins in {moves} move.", "{winner} wins in {moves} moves."), "moves" },
  { "you-win", "winner", "wins winner", N_("You win with best play.") },
  { "you-win-in", "winner moves", "wins winner; distance moves",
    LM_CLAIM_PLURAL ("You win in {moves} move.", "You win in {moves} moves."), "moves" },
  { "outlook", "outlook", "is-not-over outlook", "{outlook}" },
  { "wins-alone", "player", "to-move player; is-not-over", N_("{player} wins alone against all the others.") },
  { "loses-alone", "player", "to-move player; is-not-over", N_("{player} cannot win against all the others together.") },
  { "alone-undecided", "player", "to-move player; is-not-over",
    N_("It was not decided whether {player} wins alone against all the others.") },
  { "won-for-mover", "", NULL, N_("Won for whoever must move (an N-position).") },
  { "lost-for-mover", "", NULL, N_("Lost for whoever must move (a P-position).") },
  { "comfort", "", "is-not-over", N_("Do not give up: the other side has to find every answer.") },
  { "solver-undecided", "", "is-not-known", N_("The solver could not decide who wins.") },
  { "more-memory", "", "is-not-known", N_("In the preferences you can allow the solver more memory and time.") },
  { "count-undecided", "", "is-not-known", N_("How many moves win was not decided.") },
  { "only-move-undecided", "", "is-only-move", N_("There is only one move, and it is not decided yet whether it wins.") },
  { "none-known", "total", "has-moves total",
    LM_CLAIM_PLURAL ("None of the {total} moves is known to win yet.", "None of the {total} moves is known to win yet."), "total" },
  { "known-to-win", "wins total", "at-least-win wins; has-moves total",
    LM_CLAIM_PLURAL ("{wins} of {total} moves is known to win;", "{wins} of {total} moves are known to win;"), "wins" },
  { "moves-undecided", "unknown", "at-least-moves unknown",
    /* Translators: it comes after “1 of 4 moves is known to win;”. */
    LM_CLAIM_PLURAL ("{unknown} is not decided.", "{unknown} are not decided."), "unknown" },
  { "at-least-win", "wins", NULL,
    LM_CLAIM_PLURAL ("At least {wins} move wins; there are too many to list them all.",
                     "At least {wins} moves win; there are too many to list them all."), "wins" },
  { "only-move-wins", "", "is-only-move; won-for-mover", N_("There is only one move, and it wins.") },
  { "both-win", "wins", "winning-moves wins wins", N_("Both moves win.") },
  { "all-win", "wins", "winning-moves wins wins",
    LM_CLAIM_PLURAL ("All {wins} moves win.", "All {wins} moves win."), "wins" },
  { "some-win", "wins total", "winning-moves wins total",
    LM_CLAIM_PLURAL ("{wins} of {total} moves wins.", "{wins} of {total} moves win."), "wins" },
  { "look-there", "places", "winning-places places", N_("Look at {places}.") },
  { "try-there", "place", "is-move place", N_("For the best try, look at {place}.") },
  { "only-defence", "", "is-only-move; lost-for-mover", N_("No move wins against best play; there is no other one.") },
  { "longest-defence", "move", "longest-defence move; lost-for-mover", N_("No move wins against best play; this one holds out longest.") },
  { "hardest-defence", "move answers replies", "hardest-defence move answers replies; lost-for-mover",
    LM_CLAIM_PLURAL ("No move wins against best play; this one is the hardest to answer: {answers} of {replies} answers wins.",
                     "No move wins against best play; this one is the hardest to answer: {answers} of {replies} answers win."),
    "answers" },
  { "any-defence", "", "lost-for-mover", N_("No move wins against best play; this one is as good as any.") },
  { "hardest-beside", "move answers replies", "hardest-defence move answers replies",
    LM_CLAIM_PLURAL ("Hardest to answer: {move}; {answers} of {replies} answers wins.",
                     "Hardest to answer: {move}; {answers} of {replies} answers win."), "answers" },
  { "move-ends", "move", "ends-the-game move", N_("It ends the game.") },
  { "then-moves", "move moves", "rest-after move moves",
    LM_CLAIM_PLURAL ("Then {moves} more move ends the game.", "Then it is {moves} more moves to the end."), "moves" },
  { "leaves", "move after player", "move-leads move after; to-move@after player", N_("It leaves {after}; {player} is to move.") },
  { "leaves-lost", "move after player", "move-leads move after; to-move@after player; lost-for-mover@after",
    N_("It leaves {after} to {player}: lost for whoever must move (a P-position).") },
  { "leaves-won", "move after player", "move-leads move after; to-move@after player; won-for-mover@after",
    N_("It leaves {after} to {player}: won for whoever must move (an N-position).") },
  { "replies-heading", "player", "to-move player", N_("Replies of {player}, each with the answer that keeps the win:") },
  { "some-replies-heading", "player", "to-move player", N_("Some replies of {player}, each with the answer that keeps the win:") },
  { "moves-heading", "player", "to-move player", N_("Moves of {player}, each with the answer that wins:") },
  { "some-moves-heading", "player", "to-move player", N_("Some moves of {player}, each with the answer that wins:") },
  { "no-line", "", "is-not-known", N_("No line is known.") },
  { "line-one-way", "moves line", "line-length moves line",
    LM_CLAIM_PLURAL ("One way to go on in which the winner keeps the win; others may be shorter or longer ({moves} move):",
                     "One way to go on in which the winner keeps the win; others may be shorter or longer ({moves} moves):"), "moves" },
  { "line-cut", "moves line", "line-length moves line",
    LM_CLAIM_PLURAL ("The winner hurries, the loser delays, as far as it was computed ({moves} move):",
                     "The winner hurries, the loser delays, as far as it was computed ({moves} moves):"), "moves" },
  { "line-to-end", "moves line", "line-length moves line; distance moves",
    LM_CLAIM_PLURAL ("The winner hurries and the loser delays, to the end ({moves} move):",
                     "The winner hurries and the loser delays, to the end ({moves} moves):"), "moves" },
  { NULL }
};

/* Terms. */

/* Returns: a number for people, with the separators of their language */
LmTerm
lm_term_number (guint64 number)
{
  return (LmTerm) { g_strdup_printf ("%" PRIu64, number), g_strdup_printf ("%'" PRIu64, number), number, TRUE, NULL };
}

/* Returns: a number that stands as in position text: an index, a residue, a column of a board */
LmTerm
lm_term_plain (guint64 number)
{
  return (LmTerm) { g_strdup_printf ("%" PRIu64, number), g_strdup_printf ("%" PRIu64, number), number, TRUE, NULL };
}

/* Returns: a number that may be negative, with a minus sign for people */
LmTerm
lm_term_signed (gint64 number)
{
  return (LmTerm) {
    g_strdup_printf ("%" PRId64, number),
    number < 0 ? g_strdup_printf ("−%" PRId64, -number) : g_strdup_printf ("%" PRId64, number),
    MAX (number, 0), TRUE, NULL,
  };
}

/* Returns: a player of the game, who has a name for people */
LmTerm
lm_term_player (LmPosition *position,
                guint       seat)
{
  return (LmTerm) {
    g_strdup_printf ("%u", seat), g_strdup (lm_game_get_player_name (lm_position_get_game (position), seat)), seat, FALSE, NULL,
  };
}

/* Returns: a move in @position, which has a label for people */
LmTerm
lm_term_move (LmPosition *position,
              const char *move)
{
  return (LmTerm) { g_strdup (move), lm_position_describe_move (position, move, LM_MOVE_LABEL), 0, FALSE, NULL };
}

/* Returns: a position, of which a fact may be */
LmTerm
lm_term_position (LmPosition *position)
{
  return (LmTerm) { lm_position_to_string (position), lm_position_describe (position), 0, FALSE, lm_position_ref (position) };
}

/* Returns: how a game ended: who won, of which people are told a sentence */
LmTerm
lm_term_result (LmPosition *end)
{
  return (LmTerm) { g_strdup_printf ("%d", lm_position_get_winner (end)), lm_position_describe_result (end), 0, FALSE, NULL };
}

/* Returns: anything else; @value has no blank where it is one number, or several numbers with a blank between two */
LmTerm
lm_term_text (const char *value,
              const char *words)
{
  return (LmTerm) { g_strdup (value), g_strdup (words), 0, FALSE, NULL };
}

static LmTerm
copy_term (const LmTerm *term)
{
  return (LmTerm) {
    g_strdup (term->value), g_strdup (term->words), term->number, term->is_number,
    term->position != NULL ? lm_position_ref (term->position) : NULL,
  };
}

/* Claims. */

/**
 * lm_claim_new:
 * @kind: what is claimed
 * @position: of what
 * @status: what it rests on
 * @reference: (nullable): paper and theorem
 * @terms: (array length=n_terms) (transfer full): its terms, in the order of the kind
 * @n_terms: how many they are; as many as the kind has
 *
 * Returns: (transfer full): the claim
 */
LmClaim *
lm_claim_new (const LmClaimKind *kind,
              LmPosition        *position,
              LmStatus           status,
              const char        *reference,
              const LmTerm      *terms,
              guint              n_terms)
{
  LmClaim *claim = g_new0 (LmClaim, 1);

  claim->kind = kind;
  claim->position = lm_position_ref (position);
  claim->status = status;
  claim->reference = g_strdup (reference);
  claim->terms = g_memdup2 (terms, n_terms * sizeof *terms);
  claim->n_terms = n_terms;
  return claim;
}

/* Returns: (transfer full): a copy */
LmClaim *
lm_claim_copy (LmClaim *claim)
{
  LmClaim *copy = lm_claim_new (claim->kind, claim->position, claim->status, claim->reference, claim->terms, claim->n_terms);

  for (guint i = 0; i < copy->n_terms; i++)
    copy->terms[i] = copy_term (&claim->terms[i]);
  return copy;
}

/**
 * lm_claim_free:
 * @claim: (transfer full): a claim
 */
void
lm_claim_free (LmClaim *claim)
{
  for (guint i = 0; i < claim->n_terms; i++)
    {
      g_free (claim->terms[i].value);
      g_free (claim->terms[i].words);
      g_clear_pointer (&claim->terms[i].position, lm_position_unref);
    }
  lm_position_unref (claim->position);
  g_free (claim->terms);
  g_free (claim->reference);
  g_free (claim);
}

/* The term of this name, which its kind has. */
static const LmTerm *
find_term (LmClaim    *claim,
           const char *name,
           gsize       length)
{
  const char *place = claim->kind->terms;

  for (guint i = 0; i < claim->n_terms; i++, place += strcspn (place, " "), place += strspn (place, " "))
    if (strcspn (place, " ") == length && strncmp (place, name, length) == 0)
      return &claim->terms[i];

  g_error ("No claim of the kind “%s” has a term “%.*s”", claim->kind->name, (int) length, name);
}

/* Which plural a number has may depend on its last digits, as long as it is not small. */
static gulong
get_plural (guint64 number)
{
  return number < 1000000 ? number : 1000000 + number % 1000000;
}

/**
 * lm_claim_say:
 * @claim: a claim
 *
 * Returns: (transfer full) (nullable): its sentence, translated and filled; %NULL where a table says it
 */
char *
lm_claim_say (LmClaim *claim)
{
  const LmClaimKind *kind = claim->kind;
  const char *count = kind->count;
  const char *rest, *place;
  g_autoptr (GString) sentence = g_string_new (NULL);

  if (kind->sentence == NULL)
    return NULL;

  rest = kind->plural != NULL
           ? g_dngettext (GETTEXT_PACKAGE, kind->sentence, kind->plural,
                          get_plural (find_term (claim, count, strlen (count))->number))
           : _(kind->sentence);
  while ((place = strchr (rest, '{')) != NULL)
    {
      const gsize length = strcspn (++place, "}");

      g_string_append_len (sentence, rest, place - 1 - rest);
      g_string_append (sentence, find_term (claim, place, length)->words);
      rest = place + length + 1;
    }
  return g_string_free (g_string_append (g_steal_pointer (&sentence), rest), FALSE);
}

static void
fact_free (LmFact *fact)
{
  lm_position_unref (fact->position);
  g_free (fact->kind);
  g_free (fact->numbers);
  g_free (fact);
}

/* @words: the kind of the fact, with "@" and the term that is its position, and the names of its terms */
static LmFact *
read_fact (LmClaim *claim,
           GStrv    words)
{
  g_autoptr (GStrvBuilder) numbers = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  const char *at = strchr (words[0], '@');
  LmFact *fact = g_new0 (LmFact, 1);

  for (guint i = 1; words[i] != NULL; i++)
    g_strv_builder_add (numbers, g_str_equal (words[i], "-") ? "-" : find_term (claim, words[i], strlen (words[i]))->value);
  all = g_strv_builder_end (numbers);
  fact->kind = at != NULL ? g_strndup (words[0], at - words[0]) : g_strdup (words[0]);
  fact->position = lm_position_ref (at != NULL ? find_term (claim, at + 1, strlen (at + 1))->position : claim->position);
  fact->numbers = g_strjoinv (" ", all);
  return fact;
}

/**
 * lm_claim_list_facts:
 * @claim: a claim
 *
 * Returns: (transfer full) (element-type LmFact): what is to be checked of it
 */
GPtrArray *
lm_claim_list_facts (LmClaim *claim)
{
  GPtrArray *facts = g_ptr_array_new_with_free_func ((GDestroyNotify) fact_free);
  g_autofree char *own = g_strjoin (" ", claim->kind->name, claim->n_terms > 0 ? claim->kind->terms : NULL, NULL);
  g_auto (GStrv) parts = g_strsplit (claim->kind->facts != NULL ? claim->kind->facts : own, "; ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (parts[i], " ", -1);

      g_ptr_array_add (facts, read_fact (claim, words));
    }
  return facts;
}

/**
 * lm_claim_kind_lookup:
 * @position: a position
 * @name: a name that its game's kinds of claims have, or those of all games
 *
 * Returns: the kind
 */
const LmClaimKind *
lm_claim_kind_lookup (LmPosition *position,
                      const char *name)
{
  const LmClaimKind *const lists[] = { lm_position_get_info (position)->claims, lm_claim_kinds };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (const LmClaimKind *kind = lists[i]; kind != NULL && kind->name != NULL; kind++)
      if (g_str_equal (kind->name, name))
        return kind;

  g_error ("Nothing of the kind “%s” can be claimed of %s", name, lm_position_get_info (position)->name);
}
