/* SPDX-License-Identifier: GPL-3.0-or-later */
/* parts.c: a pile as a sum of P-positions, and the moves that win there. */

#include "theory.h"

/* Terms between two looks at the context: well under a millisecond even with 1000 digits. */
#define TERMS_PER_POLL 4096

/* A sum of more parts is told by its ends. */
#define MAX_TOLD_PARTS 8
#define END_PARTS 2

typedef struct
{
  mpz_t   size;
  guint64 index;
} Part;

struct _LmTakeAwayParts
{
  GObject  parent_instance;

  mpz_t    stones;
  GArray  *parts; /* of Part, the largest first */
};

static void lm_take_away_parts_table_init (LmTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmTakeAwayParts, lm_take_away_parts, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_TABLE, lm_take_away_parts_table_init))

static void
clear_part (gpointer part)
{
  mpz_clear (((Part *) part)->size);
}

static void
lm_take_away_parts_finalize (GObject *object)
{
  LmTakeAwayParts *self = LM_TAKE_AWAY_PARTS (object);

  mpz_clear (self->stones);
  g_array_unref (self->parts);

  G_OBJECT_CLASS (lm_take_away_parts_parent_class)->finalize (object);
}

static void
lm_take_away_parts_class_init (LmTakeAwayPartsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_take_away_parts_finalize;
}

static void
lm_take_away_parts_init (LmTakeAwayParts *self)
{
  mpz_init (self->stones);
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  g_array_set_clear_func (self->parts, clear_part);
}

static const Part *
get_part (LmTakeAwayParts *self,
          guint                  part)
{
  return &g_array_index (self->parts, Part, self->parts->len - 1 - part);
}

/* Takes a part off what is left. */
static void
add_part (LmTakeAwayParts *self,
          mpz_t            rest,
          mpz_srcptr       size,
          guint64          index)
{
  Part part = { .index = index };

  mpz_init_set (part.size, size);
  g_array_append_val (self->parts, part);
  mpz_sub (rest, rest, size);
}

/*
 * What the pile has in common with a larger one: the largest term that fits
 * into that one is the largest that fits into this one, if it fits, and the
 * same goes for what each leaves.
 */
static void
take_known_parts (LmTakeAwayParts *self,
                  LmTakeAwayParts *known,
                  mpz_t            rest)
{
  for (guint i = 0; i < known->parts->len; i++)
    {
      const Part *part = &g_array_index (known->parts, Part, i);

      if (mpz_cmp (rest, part->size) < 0)
        return;
      add_part (self, rest, part->size, part->index);
    }
}

static gboolean
should_stop (LmSolveContext       *context,
             const LmTakeAwayWalk *walk)
{
  return context != NULL
         && walk->index % TERMS_PER_POLL == 0
         && lm_solve_context_poll (context) != LM_STOP_NO;
}

/* The parts beyond the terms that @sequence holds: up to the largest one, then back. */
static gboolean
take_large_parts (LmTakeAwayParts          *self,
                  const LmTakeAwaySequence *sequence,
                  mpz_t                     rest,
                  LmSolveContext           *context)
{
  const guint last = lm_take_away_sequence_get_certain (sequence) + 1;
  g_autoptr (LmTakeAwayWalk) walk = lm_take_away_walk_new (sequence, last);

  while (mpz_cmp (walk->window[walk->place], rest) <= 0)
    {
      lm_take_away_walk_forward (walk);
      if (should_stop (context, walk))
        return FALSE;
    }

  while (walk->index > last && mpz_sgn (rest) > 0)
    {
      lm_take_away_walk_back (walk);
      if (mpz_cmp (walk->window[walk->place], rest) <= 0)
        add_part (self, rest, walk->window[walk->place], walk->index);
      if (should_stop (context, walk))
        return FALSE;
    }

  return TRUE;
}

static void
take_small_parts (LmTakeAwayParts          *self,
                  const LmTakeAwaySequence *sequence,
                  mpz_t                     rest)
{
  g_auto (mpz_t) term;

  mpz_init (term);
  while (mpz_sgn (rest) > 0)
    {
      const guint index = lm_take_away_sequence_find (sequence, lm_take_away_number_get_uint64 (rest));

      lm_take_away_number_set_uint64 (term, lm_take_away_sequence_get_term (sequence, index));
      add_part (self, rest, term, index);
    }
}

static gboolean
is_beyond (const LmTakeAwaySequence *sequence,
           mpz_srcptr                number)
{
  const guint last = lm_take_away_sequence_get_certain (sequence) + 1;

  return !lm_take_away_number_fits_uint64 (number)
         || lm_take_away_number_get_uint64 (number) >= lm_take_away_sequence_get_term (sequence, last);
}

/*
 * Every number is in one way a sum of P-positions P_{i1} < P_{i2} < … with alpha P_{ij} < P_{i(j+1)}; taking the
 * largest that fits finds it (generalised Zeckendorf theorem, TA).
 */
LmTakeAwayParts *
lm_take_away_parts_new (const LmTakeAwaySequence *sequence,
                        mpz_srcptr                stones,
                        LmTakeAwayParts          *known,
                        LmSolveContext           *context)
{
  g_autoptr (LmTakeAwayParts) self = g_object_new (LM_TYPE_TAKE_AWAY_PARTS, NULL);
  g_auto (mpz_t) rest;

  mpz_init_set (rest, stones);
  mpz_set (self->stones, stones);
  if (known != NULL && mpz_cmp (stones, known->stones) <= 0)
    take_known_parts (self, known, rest);
  if (is_beyond (sequence, rest) && !take_large_parts (self, sequence, rest, context))
    return NULL;

  take_small_parts (self, sequence, rest);
  return g_steal_pointer (&self);
}

static gboolean
have_same_largest (LmTakeAwayParts *self,
                   LmTakeAwayParts *other)
{
  return other != NULL && mpz_cmp (g_array_index (self->parts, Part, 0).size,
                                   g_array_index (other->parts, Part, 0).size) == 0;
}

LmTakeAwayParts *
lm_take_away_parts_get (const LmTakeAwayFraction *alpha,
                        const LmTakeAwaySequence *sequence,
                        mpz_srcptr                stones,
                        LmSolveContext           *context)
{
  LmTableCache *cache = lm_solve_context_get_cache (context);
  g_autoptr (LmTakeAwayParts) known = NULL;
  g_autofree char *name = NULL;
  g_autofree char *key = NULL;
  LmTakeAwayParts *parts;

  if (!is_beyond (sequence, stones))
    return lm_take_away_parts_new (sequence, stones, NULL, context);

  name = lm_take_away_fraction_to_string (alpha);
  key = g_strdup_printf ("take-away:alpha=%s:parts", name);
  known = lm_table_cache_lookup (cache, key);
  parts = lm_take_away_parts_new (sequence, stones, known, context);
  if (parts != NULL && !have_same_largest (parts, known))
    lm_table_cache_insert (cache, key, parts);

  return parts;
}

guint
lm_take_away_parts_count (LmTakeAwayParts *self)
{
  return self->parts->len;
}

mpz_srcptr
lm_take_away_parts_get_size (LmTakeAwayParts *self,
                             guint                  part)
{
  return get_part (self, part)->size;
}

guint64
lm_take_away_parts_get_index (LmTakeAwayParts *self,
                              guint                  part)
{
  return get_part (self, part)->index;
}

/*
 * A move of k wins when the smallest part of what it leaves is more than the new limit, and so more than alpha k.
 * Then the parts of what is left and those of k together are parts of the pile as the theorem has them, and they
 * are unique: so k is the sum of the j smallest parts for some j, and the next part is more than alpha k, or there
 * is none. The smallest part alone is always such a move.
 */
GArray *
lm_take_away_parts_list_wins (LmTakeAwayParts          *self,
                              const LmTakeAwayFraction *alpha,
                              mpz_srcptr                limit)
{
  GArray *wins = lm_take_away_numbers_new ();
  g_auto (mpz_t) sum;
  g_auto (mpz_t) reach;

  mpz_init (sum);
  mpz_init (reach);
  for (guint i = 0; i < self->parts->len; i++)
    {
      mpz_add (sum, sum, lm_take_away_parts_get_size (self, i));
      if (mpz_cmp (sum, limit) > 0)
        break;

      lm_take_away_fraction_multiply (alpha, sum, reach);
      if (i + 1 == self->parts->len || mpz_cmp (lm_take_away_parts_get_size (self, i + 1), reach) > 0)
        lm_take_away_numbers_add (wins, sum);
    }

  return wins;
}

/* The parts from @from down to @to, the largest first. */
static void
append_parts (LmTakeAwayParts *self,
              GString               *text,
              guint                  from,
              guint                  to)
{
  for (guint i = from; i-- > to;)
    {
      g_autofree char *size = lm_take_away_number_describe (lm_take_away_parts_get_size (self, i));

      g_string_append_printf (text, text->len > 0 ? " + %s" : "%s", size);
    }
}

/* Their sum for a sentence, the largest first: "29 + 6"; "0" of an empty pile. */
char *
lm_take_away_parts_describe (LmTakeAwayParts *self)
{
  const guint count = lm_take_away_parts_count (self);
  GString *text = g_string_new (count == 0 ? "0" : NULL);

  if (count <= MAX_TOLD_PARTS)
    {
      append_parts (self, text, count, 0);
      return g_string_free (text, FALSE);
    }

  append_parts (self, text, count, count - END_PARTS);
  g_string_append (text, " + …");
  append_parts (self, text, END_PARTS, 0);
  /* Translators: how many parts the sum before it has. */
  g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, " (%u part)", " (%u parts)", count), count);
  return g_string_free (text, FALSE);
}

static guint64
lm_take_away_parts_get_bytes (LmTable *table)
{
  LmTakeAwayParts *self = LM_TAKE_AWAY_PARTS (table);

  return self->parts->len * (sizeof (Part) + mpz_size (self->stones) * sizeof (mp_limb_t));
}

static void
lm_take_away_parts_table_init (LmTableInterface *iface)
{
  iface->get_bytes = lm_take_away_parts_get_bytes;
}
