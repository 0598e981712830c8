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
  LmReason *reason;

  if (value == 0)
    reason = lm_reason_new (LM_STATUS_PROVED, NULL, _("There is no chip left to move."));
  else
    reason = lm_reason_new (LM_STATUS_PROVED, _("BH, Section 1.1"),
                            _("No column holds two chips, and no two neighbouring columns hold one each, so no move is left. "
                              "Every game of value %'" PRIu64 " ends here."),
                            value);

  lm_reason_claim (reason, "is-over", position, "%s", "");
  lm_reason_claim (reason, "ends-here", position, "%" PRIu64 " 0", value);
  return reason;
}

static LmReason *
explain_start (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  LmGame *game = lm_position_get_game (position);
  const char *mover = lm_game_get_player_name (game, position->turn);
  const char *other = lm_game_get_player_name (game, 1 - position->turn);
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, _(REFERENCE),
                          _("With all %'u chips in the first column, %s can always win, as from every start of three chips or more. "
                            "The proof takes over a winning plan that %s is supposed to have, so it shows that %s can win, "
                            "but not how."),
                          self->heights[0], other, mover, other);
  lm_reason_claim (reason, "lost", position, "%s", "");
  lm_reason_claim (reason, "lost-start", position, "%u", self->heights[0]);
  return reason;
}

static LmReason *
explain_after_start (LmPosition *position,
                     LmAnswer   *answer)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, _(REFERENCE),
                          _("This is what the only first move from %'u chips in the first column leaves, and whoever begins there "
                            "loses against best play, so %s can win here. The proof does not tell with which move."),
                          self->heights[0] + 2, lm_position_get_turn_name (position));
  lm_reason_claim (reason, "after-start", position, "%u", self->heights[0] + 2);
  lm_reason_claim (reason, "loses", position, "%u", 1 - lm_position_get_turn (position));
  lm_zeckendorf_explain_as_computed (reason, answer);
  return reason;
}

static LmReason *
explain_forced (LmPosition *position,
                guint       n_moves)
{
  const guint turn = lm_position_get_turn (position);
  const guint last = n_moves % 2 == 1 ? turn : 1 - turn;
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_COMPUTED, NULL,
                          g_dngettext (GETTEXT_PACKAGE,
                                       "There is only one move at a time from here to the end: %'u move is left, and %s makes the last one.",
                                       "There is only one move at a time from here to the end: %'u moves are left, and %s makes the last one.",
                                       n_moves),
                          n_moves, lm_game_get_player_name (lm_position_get_game (position), last));
  lm_reason_claim (reason, "forced", position, "%s", "");
  lm_reason_claim (reason, "moves-left", position, "%u", n_moves);
  lm_reason_claim (reason, "loses", position, "%u", 1 - last);
  return reason;
}

static LmReason *
explain_parity (LmPosition *position,
                guint       parity)
{
  const guint turn = lm_position_get_turn (position);
  const guint last = parity == 1 ? turn : 1 - turn;
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_COMPUTED, NULL,
                          parity == 1
                            ? _("However both play from here, an odd number of moves is left, so %s makes the last one.")
                            : _("However both play from here, an even number of moves is left, so %s makes the last one."),
                          lm_game_get_player_name (lm_position_get_game (position), last));
  lm_reason_claim (reason, "parity", position, "%u", parity);
  lm_reason_claim (reason, "loses", position, "%u", 1 - last);
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
