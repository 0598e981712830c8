/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive-so-long-sucker.h: So Long Sucker played out in full, chip by chip, and positions by chance. */

#pragma once

#include "games/so-long-sucker/rules/rules.h"

#include <string.h>

#define NAIVE_PILES 16
#define NAIVE_HEIGHT 28

/* Every chip of every pile, nothing left out and nothing sorted. */
typedef struct
{
  guint8 n_piles;
  guint8 turn;
  guint8 asked;
  guint8 side;
  guint8 k;
  guint8 dead_discard;
  guint8 out[4];
  guint8 from[4];
  guint8 hands[4][4];
  guint8 captured[4];
  guint8 height[NAIVE_PILES];
  guint8 chips[NAIVE_PILES][NAIVE_HEIGHT];
} Naive;

#define NAIVE_KEY (2 + sizeof (Naive))

static inline guint
naive_sum (const guint8 *counts)
{
  return counts[0] + counts[1] + counts[2] + counts[3];
}

static inline void
naive_read (Naive            *naive,
            const LmSlsSetup *setup,
            guint             side)
{
  memset (naive, 0, sizeof *naive);
  naive->turn = setup->turn;
  naive->side = side;
  naive->k = setup->piles;
  naive->dead_discard = setup->dead_discard;
  memcpy (naive->from, setup->from, 4);
  memcpy (naive->hands, setup->hands, 16);
  memcpy (naive->captured, setup->captured, 4);
  for (guint i = 0; i < 4; i++)
    naive->out[i] = setup->score[i] > 0;
  for (guint i = 0; setup->board != NULL && setup->board[i] != NULL; i++)
    {
      naive->height[i] = strlen (setup->board[i]);
      for (guint j = 0; j < naive->height[i]; j++)
        naive->chips[i][j] = strchr ("brgy", setup->board[i][j]) - "brgy";
      naive->n_piles++;
    }
}

static inline guint
naive_left (const Naive *naive)
{
  return 4 - naive->out[0] - naive->out[1] - naive->out[2] - naive->out[3];
}

static inline gboolean
naive_in (const Naive *naive,
          guint        player)
{
  return (naive->side >> player & 1) != 0;
}

static inline gboolean naive_wins (const Naive *naive,
                                   GHashTable  *memory);

/* Whether @after is what the side that decides in @before wants. */
static inline gboolean
naive_good (const Naive *after,
            gboolean     decider,
            GHashTable  *memory)
{
  return naive_wins (after, memory) == decider;
}

static inline void
naive_pass (Naive *naive,
            guint  to)
{
  if (to != naive->turn)
    naive->from[to] = naive->turn;
  naive->turn = to;
}

static inline void
naive_remove (Naive *naive,
              guint  pile)
{
  for (guint i = pile; i + 1 < naive->n_piles; i++)
    {
      naive->height[i] = naive->height[i + 1];
      memcpy (naive->chips[i], naive->chips[i + 1], NAIVE_HEIGHT);
    }
  naive->n_piles--;
  naive->height[naive->n_piles] = 0;
  memset (naive->chips[naive->n_piles], 0, NAIVE_HEIGHT);
}

static inline int
naive_topmost (const Naive *naive,
               guint        pile,
               guint        colour)
{
  for (int i = naive->height[pile] - 1; i >= 0; i--)
    if (naive->chips[pile][i] == colour)
      return i;

  return -1;
}

/* The player of the lowest topmost chip, when all who are left have one. */
static inline guint
naive_lowest (const Naive *naive,
              guint        pile)
{
  guint found = 4;

  for (guint i = 0; i < 4; i++)
    if (!naive->out[i] && (found == 4 || naive_topmost (naive, pile, i) < naive_topmost (naive, pile, found)))
      found = i;

  return found;
}

/* Puts a chip there, and adds what comes of it to @after, once for each who may be next. */
static inline void
naive_place (const Naive *naive,
             guint        colour,
             guint        pile,
             GArray      *after)
{
  Naive next = *naive;
  const guint before = after->len;
  guint8 height;

  if (pile == naive->n_piles)
    next.n_piles++;
  height = next.height[pile];
  next.hands[next.turn][colour]--;

  if (height > 0 && next.chips[pile][height - 1] == colour)
    {
      if (!next.out[colour])
        {
          next.captured[colour] = 1;
          for (guint i = 0; i < height; i++)
            if (!next.dead_discard || !next.out[next.chips[pile][i]])
              next.captured[next.chips[pile][i]]++;
          naive_pass (&next, colour);
        }
      naive_remove (&next, pile);
      g_array_append_val (after, next);
      return;
    }

  next.chips[pile][height] = colour;
  next.height[pile]++;
  for (guint i = 0; i < 4; i++)
    if (!next.out[i] && naive_topmost (&next, pile, i) < 0)
      {
        g_array_append_val (after, next);
        naive_pass (&g_array_index (after, Naive, after->len - 1), i);
      }
  if (after->len > before)
    return;

  naive_pass (&next, naive_lowest (&next, pile));
  g_array_append_val (after, next);
}

static inline void
naive_place_any (const Naive *naive,
                 GArray      *after)
{
  const guint n_targets = naive->n_piles + (naive->k == 0 || naive->n_piles < naive->k);

  for (guint pile = 0; pile < n_targets; pile++)
    for (guint colour = 0; colour < 4; colour++)
      if (naive->hands[naive->turn][colour] > 0)
        naive_place (naive, colour, pile, after);
}

static inline void
naive_discard_any (const Naive *naive,
                   GArray      *after)
{
  const guint8 *all = naive->captured;

  for (guint b = 0; b <= all[0]; b++)
    for (guint r = 0; r <= all[1]; r++)
      for (guint g = 0; g <= all[2]; g++)
        for (guint y = 0; y <= all[3]; y++)
          {
            Naive next = *naive;
            guint8 *hand = next.hands[next.turn];

            if (b + r + g + y == 0 || (naive->dead_discard && b + r + g + y > 1))
              continue;
            hand[0] += all[0] - b;
            hand[1] += all[1] - r;
            hand[2] += all[2] - g;
            hand[3] += all[3] - y;
            memset (next.captured, 0, 4);
            g_array_append_val (after, next);
          }
}

/* What the player to move, who has a chip, can make of it. */
static inline GArray *
naive_list (const Naive *naive)
{
  GArray *after = g_array_sized_new (FALSE, FALSE, sizeof (Naive), 32);

  if (naive_sum (naive->captured) > 0)
    naive_discard_any (naive, after);
  else
    naive_place_any (naive, after);

  return after;
}

static inline gboolean
naive_move_any (const Naive *naive,
                gboolean     decider,
                GHashTable  *memory)
{
  g_autoptr (GArray) after = naive_list (naive);

  for (guint i = 0; i < after->len; i++)
    if (naive_good (&g_array_index (after, Naive, i), decider, memory))
      return TRUE;

  return FALSE;
}

static inline void
naive_eliminate (Naive *naive)
{
  const guint gone = naive->turn;
  guint heir = gone;

  naive->out[gone] = 1;
  for (guint i = 0; i < 5 && heir < 4 && naive->out[heir]; i++)
    heir = naive->from[heir];
  if (heir >= 4 || naive->out[heir])
    for (heir = (gone + 1) % 4; naive->out[heir]; heir = (heir + 1) % 4)
      ;
  naive->turn = heir;
}

/* First the side of the player without chips may give one, then the other side. */
static inline gboolean
naive_rescue (const Naive *naive,
              gboolean     decider,
              GHashTable  *memory)
{
  Naive after = *naive;

  for (guint giver = 0; naive_left (naive) > 2 && giver < 4; giver++)
    for (guint colour = 0; colour < 4; colour++)
      {
        if (giver == naive->turn || giver == colour || naive->out[giver] || naive->hands[giver][colour] == 0
            || naive_in (naive, giver) != decider)
          continue;

        after = *naive;
        after.asked = 0;
        after.hands[giver][colour]--;
        after.hands[after.turn][colour]++;
        if (naive_good (&after, decider, memory))
          return TRUE;
      }

  after = *naive;
  after.asked = !naive->asked;
  if (naive->asked)
    naive_eliminate (&after);
  return naive_good (&after, decider, memory);
}

static inline gboolean
naive_compute (const Naive *naive,
               GHashTable  *memory)
{
  const gboolean decider = naive_in (naive, naive->turn) != (naive->asked != 0);
  const gboolean has_chips = naive_sum (naive->captured) + naive_sum (naive->hands[naive->turn]) > 0;
  const gboolean good = has_chips ? naive_move_any (naive, decider, memory) : naive_rescue (naive, decider, memory);

  return good == decider;
}

/* All that is set of it, after the length of that. */
static inline void
naive_write_key (const Naive *naive,
                 guint8       key[NAIVE_KEY])
{
  guint length = 2 + G_STRUCT_OFFSET (Naive, height);

  memcpy (key + 2, naive, length - 2);
  for (guint i = 0; i < naive->n_piles; i++)
    {
      key[length++] = naive->height[i];
      memcpy (key + length, naive->chips[i], naive->height[i]);
      length += naive->height[i];
    }
  key[0] = length / 256;
  key[1] = length % 256;
}

static inline guint
naive_hash (gconstpointer data)
{
  const guint8 *key = data;
  guint hash = 5381;

  for (guint i = 0; i < key[0] * 256u + key[1]; i++)
    hash = hash * 33 + key[i];

  return hash;
}

static inline gboolean
naive_equal (gconstpointer a,
             gconstpointer b)
{
  const guint8 *key = a;

  return memcmp (a, b, 2) == 0 && memcmp (a, b, key[0] * 256u + key[1]) == 0;
}

/* Whether the winner will be one of the side. */
static inline gboolean
naive_wins (const Naive *naive,
            GHashTable  *memory)
{
  guint8 key[NAIVE_KEY];
  gpointer known;
  gboolean wins;

  if (naive_left (naive) == 1)
    return naive_in (naive, naive->turn);

  naive_write_key (naive, key);
  known = g_hash_table_lookup (memory, key);
  if (known != NULL)
    return GPOINTER_TO_UINT (known) == 2;

  wins = naive_compute (naive, memory);
  g_hash_table_insert (memory, g_memdup2 (key, key[0] * 256 + key[1]), GUINT_TO_POINTER (1 + wins));
  return wins;
}

static inline GHashTable *
naive_memory_new (void)
{
  return g_hash_table_new_full (naive_hash, naive_equal, g_free, NULL);
}

/* Puts a chip of @colour on a pile by chance, or says that it fits on none. */
static inline gboolean
naive_stack (LmSlsSetup *setup,
             guint       colour,
             GRand      *rand)
{
  const guint n_piles = g_strv_length (setup->board);
  const guint pile = g_rand_int_range (rand, 0, n_piles + 1);
  const char letter[] = { "brgy"[colour], '\0' };
  char *before;

  if (pile == n_piles)
    {
      if (setup->piles > 0 && n_piles == setup->piles)
        return FALSE;
      setup->board = g_renew (char *, setup->board, n_piles + 2);
      setup->board[n_piles] = g_strdup (letter);
      setup->board[n_piles + 1] = NULL;
      return TRUE;
    }

  before = setup->board[pile];
  if (before[strlen (before) - 1] == letter[0])
    return FALSE;
  setup->board[pile] = g_strconcat (before, letter, NULL);
  g_free (before);
  return TRUE;
}

/* A position of @n_left players with @n_chips of @n_colours, those of the players left first. */
static inline void
naive_random_setup (LmSlsSetup *setup,
                    guint       n_left,
                    guint       n_colours,
                    guint       n_chips,
                    GRand      *rand)
{
  guint seats[] = { 0, 1, 2, 3 };

  for (guint i = 3; i > 0; i--)
    {
      const guint other = g_rand_int_range (rand, 0, i + 1);
      const guint seat = seats[i];

      seats[i] = seats[other];
      seats[other] = seat;
    }

  lm_sls_setup_init (setup, g_rand_int_range (rand, 0, 5), 0);
  setup->board = g_new0 (char *, 1);
  setup->turn = seats[0];
  for (guint i = n_left; i < 4; i++)
    setup->score[seats[i]] = i - n_left + 1;
  for (guint i = 0; n_left > 2 && i < 4; i++)
    if ((setup->from[i] = g_rand_int_range (rand, 0, 5)) == i)
      setup->from[i] = LM_SLS_NONE;
  while (n_chips > 0)
    {
      const guint colour = seats[g_rand_int_range (rand, 0, n_colours)];

      if (g_rand_boolean (rand))
        {
          setup->hands[seats[g_rand_int_range (rand, 0, n_left)]][colour]++;
          n_chips--;
        }
      else if (naive_stack (setup, colour, rand))
        n_chips--;
    }
}
