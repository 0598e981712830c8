/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reason.c: why a position has its value, in words, and what the words claim. */

#include "lm-reason.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_BOXED_TYPE (LmReason, lm_reason, lm_reason_copy, lm_reason_free)

static void
fact_free (LmFact *fact)
{
  lm_position_unref (fact->position);
  g_free (fact->kind);
  g_free (fact->numbers);
  g_free (fact);
}

static void
add_fact (LmReason   *reason,
          const char *kind,
          LmPosition *position,
          char       *numbers)
{
  LmFact *fact = g_new0 (LmFact, 1);

  fact->kind = g_strdup (kind);
  fact->position = lm_position_ref (position);
  fact->numbers = numbers;
  g_ptr_array_add (reason->facts, fact);
}

/**
 * lm_reason_begin:
 * @status: what its claims rest on
 * @reference: (nullable): paper and theorem
 *
 * Returns: (transfer full): a reason that says nothing yet
 */
LmReason *
lm_reason_begin (LmStatus    status,
                 const char *reference)
{
  LmReason *reason = g_new0 (LmReason, 1);

  reason->text = g_strdup ("");
  reason->status = status;
  reason->reference = g_strdup (reference);
  reason->claims = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_claim_free);
  reason->facts = g_ptr_array_new_with_free_func ((GDestroyNotify) fact_free);
  reason->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  reason->answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return reason;
}

/* Adds a claim, and its sentence to the text. */
static void
take_claim (LmReason *reason,
            LmClaim  *claim)
{
  g_autofree char *before = g_steal_pointer (&reason->text);
  g_autofree char *sentence = lm_claim_say (claim);

  reason->text = sentence == NULL ? g_strdup (before) : g_strconcat (before, *before != '\0' ? " " : "", sentence, NULL);
  g_ptr_array_add (reason->claims, claim);
}

/**
 * lm_reason_state_terms:
 * @reason: a reason
 * @kind: the name of a kind of claims
 * @position: what it is claimed of
 * @terms: (array length=n_terms) (transfer full): its terms
 * @n_terms: how many they are
 *
 * What lm_reason_state() does.
 */
void
lm_reason_state_terms (LmReason     *reason,
                       const char   *kind,
                       LmPosition   *position,
                       const LmTerm *terms,
                       guint         n_terms)
{
  take_claim (reason, lm_claim_new (lm_claim_kind_lookup (position, kind), position, reason->status, reason->reference,
                                    terms, n_terms));
}

/**
 * lm_reason_new:
 * @status: what it rests on
 * @reference: (nullable): paper and theorem
 * @format: a printf format of a translated sentence
 * @...: the position's numbers
 *
 * What the sentence says is to be claimed with lm_reason_claim().
 *
 * Returns: (transfer full): a reason
 */
LmReason *
lm_reason_new (LmStatus    status,
               const char *reference,
               const char *format,
               ...)
{
  LmReason *reason = lm_reason_begin (status, reference);
  va_list arguments;

  va_start (arguments, format);
  g_free (reason->text);
  reason->text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  reason->n_sayings = 1;
  return reason;
}

/**
 * lm_reason_say:
 * @reason: a reason
 * @format: a printf format of a translated sentence
 * @...: its numbers
 *
 * Adds a sentence, the claim of which is to be added with lm_reason_claim().
 */
void
lm_reason_say (LmReason   *reason,
               const char *format,
               ...)
{
  g_autofree char *before = g_steal_pointer (&reason->text);
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  reason->text = g_strconcat (before, " ", sentence, NULL);
  reason->n_sayings++;
}

/**
 * lm_reason_claim:
 * @reason: a reason
 * @kind: the name of what is claimed; must be static
 * @position: what it is claimed of
 * @numbers: a printf format of the claim's numbers, with blanks between; may
 *   be empty
 * @...: the numbers
 *
 * Writes down for the tests what a sentence says.
 */
void
lm_reason_claim (LmReason   *reason,
                 const char *kind,
                 LmPosition *position,
                 const char *numbers,
                 ...)
{
  va_list arguments;

  va_start (arguments, numbers);
  add_fact (reason, kind, position, g_strdup_vprintf (numbers, arguments));
  va_end (arguments);
}

/**
 * lm_reason_adopt:
 * @reason: a reason
 * @other: a reason whose text went into that of @reason
 *
 * Adds the claims of @other, with the number of its sayings, and the answers
 * that it gives. Whatever @reason said around that text needs claims of its own.
 */
void
lm_reason_adopt (LmReason *reason,
                 LmReason *other)
{
  GHashTableIter answers;
  gpointer move, answer;

  g_hash_table_iter_init (&answers, other->answers);
  while (g_hash_table_iter_next (&answers, &move, &answer))
    lm_reason_add_answer (reason, move, answer);
  reason->n_sayings += other->n_sayings;
  for (guint i = 0; i < other->claims->len; i++)
    g_ptr_array_add (reason->claims, lm_claim_copy (g_ptr_array_index (other->claims, i)));
  for (guint i = 0; i < other->facts->len; i++)
    {
      LmFact *fact = g_ptr_array_index (other->facts, i);

      add_fact (reason, fact->kind, fact->position, g_strdup (fact->numbers));
    }
}

/**
 * lm_reason_join:
 * @reason: a reason
 * @other: a reason
 *
 * Adds what @other says, and what it claims.
 */
void
lm_reason_join (LmReason *reason,
                LmReason *other)
{
  g_autofree char *before = g_steal_pointer (&reason->text);

  reason->text = g_strconcat (before, *before != '\0' && *other->text != '\0' ? " " : "", other->text, NULL);
  reason->status = MAX (reason->status, other->status);
  lm_reason_adopt (reason, other);
}

/**
 * lm_reason_add_row:
 * @reason: a reason
 * @cell: a translated text
 * @...: more of them, ended by %NULL
 *
 * Adds a row to the table of the reason, the first time the headings. What the
 * rows say is to be claimed like sentences.
 */
void
lm_reason_add_row (LmReason   *reason,
                   const char *cell,
                   ...)
{
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();
  va_list arguments;

  va_start (arguments, cell);
  for (; cell != NULL; cell = va_arg (arguments, const char *))
    g_strv_builder_add (cells, cell);
  va_end (arguments);
  g_ptr_array_add (reason->rows, g_strv_builder_end (cells));
}

/**
 * lm_reason_add_answer:
 * @reason: a reason
 * @move: a move of the side that is to lose
 * @answer: the answer to it that the sentences give
 *
 * Writes down an answer, so that it is also shown where all of them are listed.
 */
void
lm_reason_add_answer (LmReason   *reason,
                      const char *move,
                      const char *answer)
{
  g_hash_table_insert (reason->answers, g_strdup (move), g_strdup (answer));
}

/**
 * lm_reason_copy:
 * @reason: a reason
 *
 * Returns: (transfer full): a copy
 */
LmReason *
lm_reason_copy (LmReason *reason)
{
  LmReason *copy = lm_reason_new (reason->status, reason->reference, "%s", reason->text);

  copy->n_sayings = 0;
  copy->is_open = reason->is_open;
  lm_reason_adopt (copy, reason);
  for (guint i = 0; i < reason->rows->len; i++)
    g_ptr_array_add (copy->rows, g_strdupv (g_ptr_array_index (reason->rows, i)));
  return copy;
}

/**
 * lm_reason_free:
 * @reason: (transfer full): a reason
 */
void
lm_reason_free (LmReason *reason)
{
  g_free (reason->text);
  g_free (reason->reference);
  g_ptr_array_unref (reason->claims);
  g_ptr_array_unref (reason->facts);
  g_ptr_array_unref (reason->rows);
  g_hash_table_unref (reason->answers);
  g_free (reason);
}

static void
part_free (LmReasonPart *part)
{
  g_free (part->text);
  g_free (part);
}

/**
 * lm_reason_list_parts:
 * @reason: a reason
 *
 * Returns: (transfer full) (element-type LmReasonPart): its sentences, put together where those that follow each other rest
 *   on the same; they belong to @reason
 */
GPtrArray *
lm_reason_list_parts (LmReason *reason)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func ((GDestroyNotify) part_free);
  LmReasonPart *part = NULL;

  if (reason->n_sayings > 0)
    {
      part = g_new0 (LmReasonPart, 1);
      *part = (LmReasonPart) { g_strdup (reason->text), reason->status, reason->reference };
      g_ptr_array_add (parts, part);
      return parts;
    }
  for (guint i = 0; i < reason->claims->len; i++)
    {
      LmClaim *claim = g_ptr_array_index (reason->claims, i);
      g_autofree char *sentence = lm_claim_say (claim);
      g_autofree char *before = NULL;

      if (sentence == NULL)
        continue;
      if (part == NULL || part->status != claim->status || g_strcmp0 (part->reference, claim->reference) != 0)
        {
          part = g_new0 (LmReasonPart, 1);
          part->status = claim->status;
          part->reference = claim->reference;
          g_ptr_array_add (parts, part);
        }
      before = part->text;
      part->text = before != NULL ? g_strconcat (before, " ", sentence, NULL) : g_strdup (sentence);
    }
  return parts;
}

/* The paper that a statement is of, by its key before a comma; @place is where that stands. */
static const LmSource *
find_source (const char  *statement,
             const char **place)
{
  for (guint i = 0; i < lm_game_info_count (); i++)
    for (const LmSource *source = lm_game_info_nth (i)->sources; source != NULL && source->key != NULL; source++)
      {
        g_autofree char *head = g_strconcat (source->key, ", ", NULL);

        *place = strstr (statement, head);
        if (*place != NULL && (*place == statement || (*place)[-1] == ' '))
          return source;
      }

  return NULL;
}

/**
 * lm_reason_cite:
 * @reference: (nullable): what a reason rests on, or several with "; " between,
 *   each translated or marked with N_()
 *
 * Returns: (transfer full) (nullable): the same for people, each paper by its
 *   author and title where it comes first, and then by the number alone
 */
char *
lm_reason_cite (const char *reference)
{
  g_auto (GStrv) statements = NULL;
  const char *cited = NULL;

  if (reference == NULL)
    return NULL;

  statements = g_strsplit (reference, "; ", -1);
  for (guint i = 0; statements[i] != NULL; i++)
    {
      const char *statement = _(statements[i]);
      const char *place;
      const LmSource *source = find_source (statement, &place);
      const char *title = source != NULL && source->title != cited ? _(source->title) : NULL;
      char *words;

      if (source == NULL)
        continue;
      words = g_strdup_printf ("%.*s%s%s%s", (int) (place - statement), statement, title != NULL ? title : "",
                               title != NULL ? ", " : "", place + strlen (source->key) + 2);
      cited = source->title;
      g_free (statements[i]);
      statements[i] = words;
    }

  return g_strjoinv ("; ", statements);
}
