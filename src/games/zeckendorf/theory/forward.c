/* SPDX-License-Identifier: GPL-3.0-or-later */
/* forward.c: what is proved of the forward game, and a position's reason in words. */

#include "theory.h"

#include "../rules/rules.h"

#include <glib/gi18n-lib.h>

/* Who found the theorem, and where the papers of this room retell it. */
#define REFERENCE N_("Baird-Smith, Epstein, Flint and Miller; BH, Section 1.1; RZ, Section 1.1")

/* Whether all games have one parity is looked at as long as so few positions can come; near the end that is often so. */
#define MAX_REACHED 200

static const LmZeckendorfVariant forward = { .kind = LM_ZECKENDORF_FORWARD };

static gboolean
is_start (const guint32 *heights)
{
  return lm_zeckendorf_last_bin (heights) <= 1;
}

/* What the only first move leaves. */
static gboolean
is_after_start (const guint32 *heights)
{
  return lm_zeckendorf_last_bin (heights) == 2 && heights[1] == 1;
}

/*
 * With n > 2 chips in bin 1 and nothing else the player to move loses (Baird- Smith, Epstein, Flint and Miller;
 * BH, Section 1.1, and RZ, Section 1.1). From there the only move is M, so after it the player to move wins. The
 * proof takes over a strategy that is supposed to exist and names no move. Returns: the value for the player to
 * move, %LM_VALUE_UNKNOWN where the theorem says nothing.
 */
LmValue
lm_zeckendorf_theory_get_value (const guint32 *heights)
{
  if (is_start (heights))
    return heights[0] == 2 ? LM_VALUE_WIN : LM_VALUE_LOSS;

  if (is_after_start (heights) && heights[0] >= 1)
    return LM_VALUE_WIN;

  return LM_VALUE_UNKNOWN;
}

typedef struct
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS];
  guint   parity;
} Reached;

static Reached *
find_reached (GArray        *reached,
              const guint32 *heights)
{
  for (guint i = 0; i < reached->len; i++)
    {
      Reached *entry = &g_array_index (reached, Reached, i);
      if (memcmp (entry->heights, heights, sizeof entry->heights) == 0)
        return entry;
    }

  return NULL;
}

/* Adds what can come one move after @from; whether no position can come after odd and even many moves alike. */
static gboolean
reach_on (GArray        *reached,
          const Reached *from,
          guint          n_moves,
          const LmZeckendorfMove *moves)
{
  for (guint i = 0; i < n_moves; i++)
    {
      Reached next = *from;
      Reached *known;
      guint32 stock = 0;

      next.parity = 1 - from->parity;
      lm_zeckendorf_variant_apply (&forward, next.heights, &stock, &moves[i]);
      known = find_reached (reached, next.heights);
      if (known == NULL)
        g_array_append_val (reached, next);
      else if (known->parity != next.parity)
        return FALSE;
    }

  return TRUE;
}

/*
 * All games from one position end in the same one. If moreover no position on the way can be reached in an even
 * and in an odd number of moves alike, all games are of one parity, and how one plays does not matter. This is
 * looked at exhaustively, but only near the end of a game. Returns: whether all games are of one parity; %FALSE
 * also when too many positions would have to be looked at. @parity: (out): 1 when every game from here has an odd
 * number of moves, 0 when every one has an even number.
 */
gboolean
lm_zeckendorf_theory_get_parity (const guint32 *heights,
                                 guint         *parity)
{
  g_autoptr (GArray) reached = g_array_new (FALSE, FALSE, sizeof (Reached));
  Reached start = { .parity = 0 };

  memcpy (start.heights, heights, sizeof start.heights);
  g_array_append_val (reached, start);

  for (guint i = 0; i < reached->len; i++)
    {
      const Reached from = g_array_index (reached, Reached, i);
      LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
      const guint n_moves = lm_zeckendorf_variant_list_moves (&forward, from.heights, 0, moves);

      if (n_moves == 0)
        *parity = from.parity;
      if (reached->len > MAX_REACHED || !reach_on (reached, &from, n_moves, moves))
        return FALSE;
    }

  return TRUE;
}

/* The number of moves to the end when there is never a choice, else 0. */
static guint
count_forced (const guint32 *heights)
{
  guint32 copy[LM_ZECKENDORF_MAX_BINS];
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
  guint32 stock = 0;
  guint n_forced = 0;
  guint n_moves;

  memcpy (copy, heights, sizeof copy);
  while ((n_moves = lm_zeckendorf_variant_list_moves (&forward, copy, 0, moves)) == 1)
    {
      lm_zeckendorf_variant_apply (&forward, copy, &stock, &moves[0]);
      n_forced++;
    }

  return n_moves == 0 ? n_forced : 0;
}

static LmReason *
explain_end (LmPosition *position)
{
  const guint64 value = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights);
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, value > 0 ? _("BH, Section 1.1") : NULL);

  if (value == 0)
    lm_reason_state (reason, "no-chip", position);
  else
    lm_reason_state (reason, "no-pair", position, lm_term_number (value));
  return reason;
}

static LmReason *
explain_start (LmPosition *position)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _(REFERENCE));

  lm_reason_state (reason, "start", position, lm_term_number (LM_ZECKENDORF_POSITION (position)->heights[0]),
                   lm_term_player (position, 1 - position->turn), lm_term_player (position, position->turn));
  return reason;
}

static LmReason *
explain_after_start (LmPosition *position,
                     LmAnswer   *answer)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _(REFERENCE));

  lm_reason_state (reason, "after-start", position, lm_term_number (LM_ZECKENDORF_POSITION (position)->heights[0] + 2),
                   lm_term_player (position, position->turn));
  lm_zeckendorf_explain_as_computed (reason, answer);
  return reason;
}

/* Who makes the last move, when the games from @position on have so many moves, or all have this parity. */
static LmTerm
term_last (LmPosition *position,
           guint       n_moves)
{
  return lm_term_player (position, n_moves % 2 == 1 ? position->turn : 1 - position->turn);
}

static LmReason *
explain_forced (LmPosition *position,
                guint       n_moves)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_COMPUTED, NULL);

  lm_reason_state (reason, "forced", position, lm_term_number (n_moves), term_last (position, n_moves));
  return reason;
}

static LmReason *
explain_parity (LmPosition *position,
                guint       parity)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_COMPUTED, NULL);

  lm_reason_state (reason, parity == 1 ? "odd-left" : "even-left", position, term_last (position, parity),
                   lm_term_plain (parity));
  return reason;
}

/* Returns: (transfer full) (nullable): the reason that a theorem or a plain count gives for who wins, or %NULL. */
LmReason *
lm_zeckendorf_explain (LmPosition     *position,
                       LmAnswer       *answer,
                       LmSolveContext *context)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  const guint n_forced = count_forced (heights);
  guint parity = 0;

  if (lm_zeckendorf_is_over (heights))
    return explain_end (position);
  if (is_start (heights) && heights[0] > 2)
    return explain_start (position);
  if (n_forced > 0)
    return explain_forced (position, n_forced);
  if (lm_zeckendorf_theory_get_parity (heights, &parity))
    return explain_parity (position, parity);
  if (is_after_start (heights))
    return explain_after_start (position, answer);
  return NULL;
}
