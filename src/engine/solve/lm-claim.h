/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-claim.h: what a hint says: kinds of claims with their sentences, the terms that fill them, and the facts to check. */

#pragma once

#include "engine/game/lm-game.h"

/**
 * LM_CLAIM_PLURAL:
 * @one: a sentence for one
 * @many: the same for several
 *
 * Both sentences of an #LmClaimKind, for the translators together.
 */
#define LM_CLAIM_PLURAL(one, many) one, many

/**
 * LmClaimKind:
 * @name: what is claimed, "lost-pair"; %NULL ends the list
 * @terms: the names of its terms in their order, with blanks between; often empty
 * @facts: (nullable): what a check holds against the position: "division left group; length length@after" is the fact
 *   “division” with two terms, and “length” of the position that is the term “after”. Without it: a fact of the
 *   claim's own name, with all its terms. A "-" among them is itself
 * @sentence: (nullable): what it says (untranslated, N_ or LM_CLAIM_PLURAL), with each term in braces where it
 *   stands: "{a} and {b} are a lost pair."; %NULL for what a table says
 * @plural: (nullable): the same for several
 * @count: (nullable): with @plural, the term that decides between the two
 *
 * A kind of claim. Its sentence is filled from the claim's terms and from nothing else, and every term of it belongs to a
 * fact, so that a sentence says no more than what is checked.
 */
struct _LmClaimKind
{
  const char *name;
  const char *terms;
  const char *facts;
  const char *sentence;
  const char *plural;
  const char *count;
};

/**
 * LmTerm:
 * @value: for machines: a number, a move, canonical position text, a seat
 * @words: the same for people
 * @number: the value of a whole number that is not negative, else 0
 * @is_number: whether it is a whole number
 * @position: (nullable): the position that it is
 *
 * What stands in a place of a claim's sentence. Made by one of the functions below, and owned by its claim.
 */
typedef struct
{
  char       *value;
  char       *words;
  guint64     number;
  gboolean    is_number;
  LmPosition *position;
} LmTerm;

LmTerm lm_term_number   (guint64     number);
LmTerm lm_term_plain    (guint64     number);
LmTerm lm_term_signed   (gint64      number);
LmTerm lm_term_player   (LmPosition *position,
                         guint       seat);
LmTerm lm_term_move     (LmPosition *position,
                         const char *move);
LmTerm lm_term_position (LmPosition *position);
LmTerm lm_term_result   (LmPosition *end);
LmTerm lm_term_text     (const char *value,
                         const char *words);

/**
 * LmClaim:
 * @kind: what is claimed
 * @position: of what: a position, or in an idea any position of its game
 * @terms: (array length=n_terms): its numbers, moves and so on, in the order of the kind
 * @status: what it rests on
 * @reference: (nullable): paper and theorem
 */
typedef struct
{
  const LmClaimKind *kind;
  LmPosition        *position;
  LmTerm            *terms;
  guint              n_terms;
  LmStatus           status;
  char              *reference;
} LmClaim;

/**
 * LmFact:
 * @kind: the name of the fact; a check in the tests belongs to each
 * @position: what it is a fact of
 * @numbers: its terms for machines, with blanks between
 */
typedef struct
{
  char       *kind;
  LmPosition *position;
  char       *numbers;
} LmFact;

LmClaim   *lm_claim_new        (const LmClaimKind *kind,
                                LmPosition        *position,
                                LmStatus           status,
                                const char        *reference,
                                const LmTerm      *terms,
                                guint              n_terms);
LmClaim   *lm_claim_copy       (LmClaim           *claim);
void       lm_claim_free       (LmClaim           *claim);
char      *lm_claim_say        (LmClaim           *claim);
GPtrArray *lm_claim_list_facts (LmClaim           *claim);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmClaim, lm_claim_free)

extern const LmClaimKind lm_claim_kinds[];

const LmClaimKind *lm_claim_kind_lookup (LmPosition *position,
                                         const char *name);
