/* SPDX-License-Identifier: GPL-3.0-or-later */
/* known.c: which hands win and lose on a board, of two players left. */

#include "known.h"

#include "engine/lm-pages.h"

#include <string.h>

#define NO_HANDS 0

/* No count of a hand reaches this bit. */
#define HIGH_BITS 0x80808080u

/* @known: nothing known yet. */
void
lm_sls_known_init (LmSlsKnown *known)
{
  lm_sls_graph_init (&known->boards);
  known->hands_room = 0;
  known->hands = NULL;
  known->n_hands = 1; /* number 0 ends a list */
}

void
lm_sls_known_clear (LmSlsKnown *known)
{
  lm_sls_graph_clear (&known->boards);
  lm_pages_resize (known->hands, known->hands_room * sizeof (LmSlsHands), 0);
}

guint64
lm_sls_known_get_size (LmSlsKnown *known)
{
  return lm_sls_graph_get_size (&known->boards) + known->hands_room * sizeof (LmSlsHands);
}

/* @board: the form of its board, prepared. */
void
lm_sls_known_prepare (LmSlsKnown     *known,
                      const LmSlsKey *key,
                      LmSlsKey       *board)
{
  board->length = key->length - 2;
  board->words[0] = key->words[0];
  memcpy (board->words + 1, key->words + 3, (key->length - 3) * sizeof (guint32));
  lm_sls_graph_prepare (&known->boards, board);
}

/* Its number. */
guint32
lm_sls_known_enter (LmSlsKnown     *known,
                    const LmSlsKey *board)
{
  gboolean is_new;
  const guint32 number = lm_sls_graph_insert (&known->boards, board, &is_new);

  if (is_new)
    known->boards.entries[number].phi = known->boards.entries[number].delta = NO_HANDS;

  return number;
}

/* Whether no count of @a is larger than that of @b. */
static inline gboolean
is_within (guint32 a,
           guint32 b)
{
  return (((b | HIGH_BITS) - a) & HIGH_BITS) == HIGH_BITS;
}

/* Whether the player to move wins, if that follows from what is known. */
LmValue
lm_sls_known_look (LmSlsKnown *known,
                   guint32     board,
                   guint32     own,
                   guint32     other)
{
  const LmSlsEntry *entry = &known->boards.entries[board];

  for (guint32 i = entry->phi; i != NO_HANDS; i = known->hands[i].next)
    if (is_within (known->hands[i].own, own) && is_within (other, known->hands[i].other))
      return LM_VALUE_WIN;
  for (guint32 i = entry->delta; i != NO_HANDS; i = known->hands[i].next)
    if (is_within (own, known->hands[i].own) && is_within (known->hands[i].other, other))
      return LM_VALUE_LOSS;

  return LM_VALUE_UNKNOWN;
}

/* Whether hands @b have a value because hands @a have it. */
static gboolean
implies (const LmSlsHands *a,
         const LmSlsHands *b,
         LmValue           value)
{
  if (value == LM_VALUE_WIN)
    return is_within (a->own, b->own) && is_within (b->other, a->other);
  return is_within (b->own, a->own) && is_within (a->other, b->other);
}

static guint32
drop_implied (LmSlsKnown       *known,
              guint32           first,
              const LmSlsHands *hands,
              LmValue           value)
{
  guint32 *link = &first;

  while (*link != NO_HANDS)
    if (implies (hands, &known->hands[*link], value))
      *link = known->hands[*link].next;
    else
      link = &known->hands[*link].next;

  return first;
}

/* Takes down what was found, instead of all that follows from it. */
void
lm_sls_known_add (LmSlsKnown *known,
                  guint32     board,
                  guint32     own,
                  guint32     other,
                  LmValue     value)
{
  LmSlsEntry *entry = &known->boards.entries[board];
  guint32 *list = value == LM_VALUE_WIN ? &entry->phi : &entry->delta;
  LmSlsHands hands = { .own = own, .other = other };

  if (lm_sls_known_look (known, board, own, other) != LM_VALUE_UNKNOWN)
    return;

  known->hands = lm_sls_graph_grow (known->hands, &known->hands_room, known->n_hands + 1, sizeof (LmSlsHands));
  hands.next = drop_implied (known, *list, &hands, value);
  known->hands[known->n_hands] = hands;
  *list = known->n_hands++;
}
