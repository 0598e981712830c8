/* SPDX-License-Identifier: GPL-3.0-or-later */
/* stakes.c: between the last two, how many chips the winner has at the end (SLS, Chapter 5: chips with a value). */

#include "solver.h"

/* More positions, of about 100 bytes each, are not looked at. */
#define POSITIONS_MAX 60000

/* More discards of one captured pile are not looked at. */
#define MOVES_MAX 4096

/* How it ends, packed into a pointer that is not %NULL. */
#define PACK(winner, chips) (((winner) << 8 | (chips)) + 1)
#define WINNER(end) (((end) - 1) >> 8)
#define CHIPS(end) (((end) - 1) & 0xff)

typedef struct
{
  LmSolveContext *context;
  GHashTable     *ends; /* of positions as GBytes */
} Search;

static int
compare_piles (gconstpointer a,
               gconstpointer b)
{
  return memcmp (a, b, sizeof (LmSlsPile));
}

/* All that the rest of the game depends on: piles in any order are the same. */
static GBytes *
make_key (const LmSlsState *state)
{
  GByteArray *bytes = g_byte_array_new ();
  LmSlsPile piles[LM_SLS_MAX_CHIPS];

  memcpy (piles, state->piles, state->n_piles * sizeof (LmSlsPile));
  qsort (piles, state->n_piles, sizeof (LmSlsPile), compare_piles);
  g_byte_array_append (bytes, &state->turn, 1);
  g_byte_array_append (bytes, &state->left, 1);
  g_byte_array_append (bytes, &state->hands[0][0], sizeof (state->hands));
  g_byte_array_append (bytes, state->captured, sizeof (state->captured));
  g_byte_array_append (bytes, (const guint8 *) piles, state->n_piles * sizeof (LmSlsPile));
  return g_byte_array_free_to_bytes (bytes);
}

/* Whether @player would rather have it end like this. */
static gboolean
is_better (guint player,
           guint end,
           guint than)
{
  if (than == 0 || (WINNER (end) == player) != (WINNER (than) == player))
    return than == 0 || WINNER (end) == player;

  return WINNER (end) == player ? CHIPS (end) > CHIPS (than) : CHIPS (end) < CHIPS (than);
}

static guint find_end (Search           *search,
                       const LmSlsState *state,
                       LmSlsMove        *best);

static guint
find_best (Search           *search,
           const LmSlsState *state,
           LmSlsMove        *best)
{
  const guint64 n_moves = lm_sls_state_count_moves (state);
  guint found = 0;

  for (guint64 i = 0; i < n_moves; i++)
    {
      const LmSlsMove move = lm_sls_state_nth_move (state, i);
      LmSlsState after;
      guint end;

      lm_sls_state_copy (&after, state);
      lm_sls_state_apply (&after, move);
      end = find_end (search, &after, NULL);
      if (end == 0)
        return 0;
      if (!is_better (state->turn, end, found))
        continue;
      found = end;
      if (best != NULL)
        *best = move;
    }

  return found;
}

/* 0 when it is too much, or nobody waits for it any more. */
static guint
find_end (Search           *search,
          const LmSlsState *state,
          LmSlsMove        *best)
{
  g_autoptr (GBytes) key = NULL;
  guint end;

  if (lm_sls_state_get_phase (state) == LM_SLS_OVER)
    return PACK (state->turn, lm_sls_count (state->hands[state->turn]));

  key = make_key (state);
  end = GPOINTER_TO_UINT (g_hash_table_lookup (search->ends, key));
  if (end != 0 && best == NULL)
    return end;
  if (g_hash_table_size (search->ends) >= POSITIONS_MAX || lm_sls_state_count_moves (state) > MOVES_MAX
      || lm_solve_context_poll (search->context) != LM_STOP_NO)
    return 0;

  end = find_best (search, state, best);
  if (end != 0)
    g_hash_table_insert (search->ends, g_steal_pointer (&key), GUINT_TO_POINTER (end));
  return end;
}

/*
 * Goes through all games; like the search, without gifts and without prisoners that are discarded out of turn. Two
 * players have to be left, and the game must not be over. Returns %FALSE where there is too much to look at.
 */
gboolean
lm_sls_stakes_find (const LmSlsState *state,
                    LmSolveContext   *context,
                    LmSlsStakes      *stakes)
{
  g_autoptr (GHashTable) ends = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  Search search = { .context = context, .ends = ends };
  const guint end = find_end (&search, state, &stakes->best);

  if (end == 0)
    return FALSE;

  stakes->winner = WINNER (end);
  stakes->chips = CHIPS (end);
  return TRUE;
}
