/* SPDX-License-Identifier: GPL-3.0-or-later */
/* key.c: one form for all positions that are provably the same to the solver. */

#include "solver.h"

/*
 * What the form leaves out, and why nothing is lost by it:
 *
 * 1. The order of the piles. No rule speaks of it.
 * 2. The chips of a pile but for their numbers and the order of the topmost ones of each colour; see #LmSlsPile.
 * 3. In that order the place of an eliminated player's colour, unless it is on top. Who is next is asked only of the
 *    colours of players left, and those below the top keep their order whatever is added; the top itself decides what
 *    is captured.
 * 4. Scores, and who gave the turn as far as it cannot be asked any more. With two players left an elimination ends the
 *    game. With three the next one leaves two, so only the heir of each is asked, and that can be told now: the
 *    eliminated do not get turns, so the part of the chain that leads through them does not change.
 * 5. With two players left, their names and those of the two other colours: the rules treat both players alike, and
 *    both colours of the eliminated alike. The player to move becomes the first, and of the two other colours the one
 *    with the larger numbers becomes the third; when their numbers are the same in every hand and on the board
 *    together, the smaller of both forms is taken.
 */

#define HEAD_PILES(head) ((head) & 0xff)
#define HEAD_TURN(head) (((head) >> 8) & 3)
#define HEAD_LEFT(head) (((head) >> 10) & 15)
#define HEAD_ASKED(head) (((head) >> 14) & 1)
#define HEAD_CAPTURED(head) (((head) >> 15) & 1)
#define HEAD_SIDE(head) (((head) >> 16) & 15)

static const guint8 identity[LM_SLS_PLAYERS] = { 0, 1, 2, 3 };

static guint32
pack_chips (const guint8  chips[LM_SLS_PLAYERS],
            const guint8 *names)
{
  return (guint32) chips[0] << (8 * names[0]) | (guint32) chips[1] << (8 * names[1])
         | (guint32) chips[2] << (8 * names[2]) | (guint32) chips[3] << (8 * names[3]);
}

/* Six bits for each count, for half of the chips at most are of one colour, and two for each place of the order. */
static guint32
pack_pile (const LmSlsPile *pile,
           guint            left,
           const guint8    *names)
{
  guint32 word = 0;
  guint shift = 24;
  guint gone = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS && pile->order[i] != LM_SLS_NONE; i++)
    {
      const guint colour = pile->order[i];

      word |= (guint32) pile->count[colour] << (6 * names[colour]);
      if (i > 0 && (left & LM_SLS_BIT (colour)) == 0)
        {
          gone |= 1u << names[colour];
          continue;
        }
      word |= (guint32) names[colour] << shift;
      shift += 2;
    }

  for (guint name = 0; gone != 0; name++, gone >>= 1)
    if (gone & 1)
      {
        word |= (guint32) name << shift;
        shift += 2;
      }

  return word;
}

static void
unpack_pile (guint32    word,
             LmSlsPile *pile)
{
  guint height = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      pile->count[i] = (word >> (6 * i)) & 63;
      height += pile->count[i] > 0;
    }
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    pile->order[i] = i < height ? (word >> (24 + 2 * i)) & 3 : LM_SLS_NONE;
}

static void
sort_piles (guint32 *words,
            guint    n_words)
{
  for (guint i = 1; i < n_words; i++)
    {
      const guint32 word = words[i];
      guint place = i;

      for (; place > 0 && words[place - 1] > word; place--)
        words[place] = words[place - 1];
      words[place] = word;
    }
}

static guint32
pack_givers (const LmSlsState *state)
{
  const gboolean four = lm_sls_state_count_left (state) == LM_SLS_PLAYERS;
  guint32 word = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (lm_sls_state_is_left (state, i))
      word |= (guint32) (four ? state->from[i] : lm_sls_state_get_heir (state, i)) << (3 * i);

  return word;
}

/* What was captured, and the piles. */
static void
append_board (LmSlsKey         *key,
              const LmSlsState *state,
              const guint8     *names)
{
  if (lm_sls_count (state->captured) > 0)
    key->words[key->length++] = pack_chips (state->captured, names);
  for (guint i = 0; i < state->n_piles; i++)
    key->words[key->length + i] = pack_pile (&state->piles[i], state->left, names);
  sort_piles (key->words + key->length, state->n_piles);
  key->length += state->n_piles;
}

static guint32
pack_head (const LmSlsNode *node,
           guint            turn,
           guint            left,
           guint            side)
{
  const LmSlsState *state = &node->state;

  return state->n_piles | turn << 8 | left << 10 | (guint32) node->asked << 14
         | (lm_sls_count (state->captured) > 0 ? 1u << 15 : 0) | side << 16;
}

static void
encode_many (LmSlsKey        *key,
             const LmSlsNode *node)
{
  const LmSlsState *state = &node->state;

  key->length = 0;
  key->words[key->length++] = pack_head (node, state->turn, state->left, node->side & state->left);
  key->words[key->length++] = pack_givers (state);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (lm_sls_state_is_left (state, i))
      key->words[key->length++] = pack_chips (state->hands[i], identity);
  append_board (key, state, identity);
}

static void
encode_two (LmSlsKey        *key,
            const LmSlsNode *node,
            guint            other,
            const guint8    *names)
{
  const LmSlsState *state = &node->state;

  key->length = 0;
  key->words[key->length++] = pack_head (node, 0, 3, 1);
  key->words[key->length++] = pack_chips (state->hands[state->turn], names);
  key->words[key->length++] = pack_chips (state->hands[other], names);
  append_board (key, state, names);
}

/* How many chips of a colour there are: first on the board, so that one board has one form with most hands. */
static guint32
weigh (const LmSlsState *state,
       guint             other,
       guint             colour)
{
  guint board = 0;

  for (guint i = 0; i < state->n_piles; i++)
    board += state->piles[i].count[colour];

  return board << 24 | (guint32) state->captured[colour] << 16
         | (guint32) state->hands[state->turn][colour] << 8 | state->hands[other][colour];
}

static void
encode_two_left (LmSlsKey        *key,
                 const LmSlsNode *node)
{
  const LmSlsState *state = &node->state;
  const guint turn = state->turn;
  const guint other = lm_sls_state_get_opponent (state);
  const guint gone = 15 & ~state->left;
  guint third = __builtin_ctz (gone);
  guint fourth = __builtin_ctz (gone & (gone - 1));
  guint32 third_weight = weigh (state, other, third);
  guint32 fourth_weight = weigh (state, other, fourth);
  guint8 names[LM_SLS_PLAYERS];
  LmSlsKey twin;

  names[turn] = 0;
  names[other] = 1;
  names[third] = third_weight >= fourth_weight ? 2 : 3;
  names[fourth] = 5 - names[third];
  encode_two (key, node, other, names);
  if (third_weight != fourth_weight || third_weight == 0)
    return;

  names[third] = 3;
  names[fourth] = 2;
  encode_two (&twin, node, other, names);
  if (memcmp (twin.words, key->words, key->length * sizeof (guint32)) < 0)
    memcpy (key->words, twin.words, key->length * sizeof (guint32));
}

void
lm_sls_node_init (LmSlsNode        *node,
                  const LmSlsState *state,
                  guint             side)
{
  lm_sls_state_copy (&node->state, state);
  node->side = side;
  node->asked = 0;
}

/* With two players left, @node must have one of them on either side. */
void
lm_sls_key_encode (LmSlsKey        *key,
                   const LmSlsNode *node)
{
  if (lm_sls_state_count_left (&node->state) == 2)
    encode_two_left (key, node);
  else
    encode_many (key, node);
}

static const guint32 *
unpack_chips (const guint32 *words,
              guint8         chips[LM_SLS_PLAYERS])
{
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    chips[i] = *words >> (8 * i);

  return words + 1;
}

void
lm_sls_key_decode (const guint32    *words,
                   const LmSlsState *rules,
                   LmSlsNode        *node)
{
  const guint32 head = *words++;
  LmSlsState *state = &node->state;

  memset (state, 0, G_STRUCT_OFFSET (LmSlsState, piles));
  node->side = HEAD_SIDE (head);
  node->asked = HEAD_ASKED (head);
  state->turn = HEAD_TURN (head);
  state->left = HEAD_LEFT (head);
  state->n_piles = HEAD_PILES (head);
  state->max_piles = rules->max_piles;
  state->dead_discard = rules->dead_discard;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    state->from[i] = lm_sls_state_count_left (state) > 2 && lm_sls_state_is_left (state, i) ? (*words >> (3 * i)) & 7
                                                                                            : LM_SLS_NONE;
  words += lm_sls_state_count_left (state) > 2;
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (lm_sls_state_is_left (state, i))
      words = unpack_chips (words, state->hands[i]);
  if (HEAD_CAPTURED (head))
    words = unpack_chips (words, state->captured);
  for (guint i = 0; i < state->n_piles; i++)
    unpack_pile (words[i], &state->piles[i]);
}
