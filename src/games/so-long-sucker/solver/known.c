/* SPDX-License-Identifier: GPL-3.0-or-later */
/* known.c: which hands win and lose on a board, of two players left. */

#include "solver.h"

#define NO_HANDS 0

/* No count of a hand reaches this bit. */
#define HIGH_BITS 0x80808080u

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

/* Whether with chips @a nothing is worse than with chips @b: no fewer of one's own, and no more of the opponent's. */
static inline gboolean
is_as_good (const guint32 a[2],
            const guint32 b[2])
{
  return is_within (b[0], a[0]) && is_within (a[1], b[1]);
}

/* Whether the player to move wins, if that follows from what is known. */
LmValue
lm_sls_known_look (LmSlsKnown   *known,
                   guint32       board,
                   const guint32 chips[2])
{
  const LmSlsEntry *entry = &known->boards.entries[board];

  for (guint32 i = entry->phi; i != NO_HANDS; i = known->hands[i].next)
    if (is_as_good (chips, known->hands[i].chips))
      return LM_VALUE_WIN;
  for (guint32 i = entry->delta; i != NO_HANDS; i = known->hands[i].next)
    if (is_as_good (known->hands[i].chips, chips))
      return LM_VALUE_LOSS;

  return LM_VALUE_UNKNOWN;
}

/* Takes out of the list from @first on what follows from @chips having that value. */
static guint32
drop_implied (LmSlsKnown   *known,
              guint32       first,
              const guint32 chips[2],
              LmValue       value)
{
  guint32 *link = &first;

  while (*link != NO_HANDS)
    {
      LmSlsHands *hands = &known->hands[*link];

      if (value == LM_VALUE_WIN ? is_as_good (hands->chips, chips) : is_as_good (chips, hands->chips))
        *link = hands->next;
      else
        link = &hands->next;
    }

  return first;
}

/* Takes down what was found, instead of all that follows from it. */
void
lm_sls_known_add (LmSlsKnown   *known,
                  guint32       board,
                  const guint32 chips[2],
                  LmValue       value)
{
  LmSlsEntry *entry = &known->boards.entries[board];
  guint32 *list = value == LM_VALUE_WIN ? &entry->phi : &entry->delta;

  if (lm_sls_known_look (known, board, chips) != LM_VALUE_UNKNOWN)
    return;

  known->hands = lm_sls_graph_grow (known->hands, &known->hands_room, known->n_hands + 1, sizeof (LmSlsHands));
  known->hands[known->n_hands] = (LmSlsHands) {
    .chips = { chips[0], chips[1] },
    .next = drop_implied (known, *list, chips, value),
  };
  *list = known->n_hands++;
}
