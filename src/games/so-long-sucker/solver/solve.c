/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solve.c: the answer to a position, and what some of the players left can force together. */

#include "solver.h"

#include "../theory/theory.h"

#include <glib/gi18n-lib.h>

/* A captured pile may have more discards than anybody wants to see. */
#define MAX_ANSWERED_MOVES 1024

/* Once it is known who wins, so many positions are expanded to find what the other moves do. */
#define MOVES_EFFORT 60000

/* So many moves of a line are shown, and so many positions expanded to find each of them. */
#define LINE_LENGTH 8
#define LINE_EFFORT 2000

/* All questions are asked with little effort first, for what one of them finds decides others. */
static const guint64 question_efforts[] = { 2000, 30000, 300000 };

static char *
describe_stop (LmSlsStop       stop,
               LmSolveContext *context)
{
  g_autofree char *size = NULL;

  if (stop == LM_SLS_STOP_TIME)
    return lm_solve_context_describe_time (context);
  if (stop != LM_SLS_STOP_MEMORY)
    return stop == LM_SLS_STOP_EFFORT
           ? g_strdup (_("The search gave up before all was decided: what is left may take a thousand times as long."))
           : NULL;

  size = g_format_size_full (lm_solve_context_get_memory (context), G_FORMAT_SIZE_IEC_UNITS);
  return g_strdup_printf (_("The memory allowed, %s, was full before it was decided."), size);
}

static gboolean
is_final (LmSlsStop stop)
{
  return stop == LM_SLS_STOP_TIME || stop == LM_SLS_STOP_MEMORY || stop == LM_SLS_STOP_CANCELLED;
}

/* What each of the first @n_moves does, as far as it is found with the effort in all; a little for each of them first. */
static void
decide_moves (LmSlsSearch      *search,
              const LmSlsState *state,
              LmValue          *values,
              guint             n_moves,
              guint64           effort)
{
  const guint64 efforts[] = { effort / 8 / n_moves, effort / n_moves, effort };
  const guint64 before = lm_sls_search_get_effort (search);
  LmSlsStop stop = LM_SLS_STOP_NO;

  for (guint round = 0; round < G_N_ELEMENTS (efforts); round++)
    for (guint i = 0; i < n_moves && !is_final (stop); i++)
      {
        const guint64 spent = lm_sls_search_get_effort (search) - before;

        if (values[i] == LM_VALUE_UNKNOWN && spent < effort)
          values[i] = lm_sls_search_try (search, state, lm_sls_state_nth_move (state, i), LM_SLS_BIT (state->turn),
                                         MIN (efforts[round], effort - spent), &stop);
      }
}

/* What each move does; all of a lost position lose. */
static void
add_moves (LmAnswer    *answer,
           LmSlsSearch *search,
           LmValue      value,
           guint64      effort)
{
  const LmSlsState *state = lm_sls_position_get_state (answer->position);
  const guint n_moves = MIN (lm_sls_state_count_moves (state), MAX_ANSWERED_MOVES);
  g_autofree LmValue *values = g_new (LmValue, n_moves);

  for (guint i = 0; i < n_moves; i++)
    values[i] = value == LM_VALUE_LOSS ? LM_VALUE_LOSS : LM_VALUE_UNKNOWN;
  decide_moves (search, state, values, n_moves, effort);

  answer->all_moves = n_moves == lm_sls_state_count_moves (state);
  for (guint i = 0; i < n_moves; i++)
    {
      const LmSlsMove move = lm_sls_state_nth_move (state, i);
      g_autoptr (LmPosition) after = lm_sls_position_apply (answer->position, move);
      g_autofree char *text = lm_sls_move_to_string (move, state->turn);

      lm_answer_add_move (answer, text, after, values[i], lm_position_is_over (after) ? 0 : LM_DISTANCE_UNKNOWN);
    }
}

/* Of the discards that win the one that keeps most chips, own ones above all. */
static char *
choose_discard (LmAnswer *answer)
{
  const guint turn = lm_position_get_turn (answer->position);
  const LmMoveValue *best = NULL;
  guint least = G_MAXUINT;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      const LmSlsMove discard = lm_sls_state_nth_move (lm_sls_position_get_state (answer->position), i);
      guint loss = LM_SLS_MOVE_COUNT (discard, turn);

      for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
        loss += LM_SLS_MOVE_COUNT (discard, colour);
      if (move->value == LM_VALUE_WIN && loss < least)
        {
          least = loss;
          best = move;
        }
    }

  return best != NULL ? g_strdup (best->move) : NULL;
}

static char *
recommend (LmAnswer *answer)
{
  const LmSlsState *state = lm_sls_position_get_state (answer->position);

  if (lm_sls_theory_applies (state))
    return lm_sls_move_to_string (lm_sls_theory_get_move (state), state->turn);
  return lm_sls_state_get_phase (state) == LM_SLS_DISCARD ? choose_discard (answer) : NULL;
}

/* Between the last two, how many chips the winner has at the end (SLS, Chapter 5: chips with a value). */

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

/* Where chips count they come after who wins, and decide between moves that are alike in that. */
static void
weigh_chips (LmAnswer       *answer,
             LmSolveContext *context)
{
  const LmSlsState *state = lm_sls_position_get_state (answer->position);
  g_autofree char *before = answer->limit;
  g_autofree char *words = NULL;
  LmSlsStakes stakes;

  if (lm_sls_stakes_find (state, context, &stakes))
    {
      g_free (answer->preferred);
      answer->preferred = lm_sls_move_to_string (stakes.best, state->turn);
      words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                            "Chips count: %s has %u chip in hand at the end when both do their best.",
                                            "Chips count: %s has %u chips in hand at the end when both do their best.",
                                            stakes.chips),
                               lm_sls_get_player_name (stakes.winner), stakes.chips);
    }
  else
    words = g_strdup (_("Chips count, but there are too many games here to know how many the winner keeps."));
  answer->limit = g_strjoin (" ", words, before, NULL);
}

static void
answer_two (LmAnswer       *answer,
            LmSolveContext *context)
{
  const LmSlsState *state = lm_sls_position_get_state (answer->position);
  g_autoptr (LmSlsSearch) search = lm_sls_search_take (state, context);
  LmSlsStop stop;
  guint distance;
  LmValue value = lm_sls_search_decide (search, state, LM_SLS_BIT (state->turn), G_MAXUINT64, &stop);

  add_moves (answer, search, value, value == LM_VALUE_UNKNOWN ? 0 : MOVES_EFFORT);
  if (value == LM_VALUE_UNKNOWN && lm_answer_count (answer, LM_VALUE_WIN) > 0)
    value = LM_VALUE_WIN;
  distance = lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS ? 1 : LM_DISTANCE_UNKNOWN;
  lm_answer_conclude (answer, value, distance);
  answer->method = lm_sls_theory_applies (state) ? LM_METHOD_THEORY : LM_METHOD_SEARCH;
  answer->positions = lm_sls_search_get_positions (search);
  lm_sls_search_leave (search);
  answer->preferred = recommend (answer);
  if (value == LM_VALUE_UNKNOWN)
    answer->limit = describe_stop (stop, context);
  else if (distance == LM_DISTANCE_UNKNOWN)
    answer->limit = g_strdup (_("How many moves it takes at best is not computed."));
  if (LM_SLS_POSITION (answer->position)->valued)
    weigh_chips (answer, context);
  answer->is_final = value != LM_VALUE_UNKNOWN;
}

/* The questions, and what answers them. */
typedef struct
{
  LmSlsOutlook     *outlook;
  const LmSlsState *state;
  LmSolveContext   *context;
  LmSlsSearch      *search;
  guint64           n_positions;
  LmSlsStop         stop;
} Inquiry;

static void
renew_search (Inquiry *inquiry)
{
  if (inquiry->search != NULL)
    inquiry->n_positions += lm_sls_search_get_positions (inquiry->search);
  g_clear_object (&inquiry->search);
  inquiry->search = lm_sls_search_new (inquiry->state, inquiry->context);
}

/* A move of a player of @winners after which they still win, or nothing found with little effort. */
static gboolean
find_good_move (Inquiry          *inquiry,
                const LmSlsState *state,
                guint             winners,
                LmSlsMove        *move)
{
  const guint64 n_moves = MIN (lm_sls_state_count_moves (state), LM_SLS_MAX_PLACEMENTS);
  LmSlsStop stop = LM_SLS_STOP_NO;

  for (guint64 i = 0; i < n_moves && stop != LM_SLS_STOP_CANCELLED && stop != LM_SLS_STOP_TIME; i++)
    {
      *move = lm_sls_state_nth_move (state, i);
      if (lm_sls_search_try (inquiry->search, state, *move, winners, LINE_EFFORT, &stop) == LM_VALUE_WIN)
        return TRUE;
    }

  return FALSE;
}

/* Whether the line goes on, and with what: the others play the first move of the board. */
static gboolean
find_line_move (Inquiry          *inquiry,
                const LmSlsState *state,
                guint             winners,
                LmSlsMove        *move)
{
  const LmSlsPhase phase = lm_sls_state_get_phase (state);

  if ((state->left & ~winners) == 0 || phase == LM_SLS_OVER)
    return FALSE;
  if (phase == LM_SLS_NO_CHIPS && !lm_sls_state_is_doomed (state))
    return FALSE;
  if ((winners & LM_SLS_BIT (state->turn)) != 0)
    return find_good_move (inquiry, state, winners, move);

  *move = lm_sls_state_nth_move (state, 0);
  return TRUE;
}

static GStrv
make_line (Inquiry *inquiry,
           guint    winners)
{
  g_autoptr (GStrvBuilder) line = g_strv_builder_new ();
  LmSlsState state;
  LmSlsMove move;

  lm_sls_state_copy (&state, inquiry->state);
  for (guint i = 0; i < LINE_LENGTH && find_line_move (inquiry, &state, winners, &move); i++)
    {
      g_autofree char *text = lm_sls_move_to_string (move, state.turn);

      g_strv_builder_add (line, text);
      lm_sls_state_apply (&state, move);
    }

  return g_strv_builder_end (line);
}

/*
 * Who can force it can still do so with more partners, who follow any rules of their own: as they are asked for a chip
 * before the others at the latest, they can always act as if they were others. And what one side can force the other one
 * cannot prevent.
 */
static void
conclude (Inquiry *inquiry,
          guint    winners)
{
  const guint left = inquiry->state->left;
  g_auto (GStrv) line = make_line (inquiry, winners);

  for (guint side = 1; side < left; side++)
    if ((side & ~left) == 0 && (winners & ~side) == 0 && side != left)
      {
        lm_sls_outlook_decide (inquiry->outlook, side, LM_VALUE_WIN, line);
        lm_sls_outlook_decide (inquiry->outlook, left & ~side, LM_VALUE_LOSS, line);
      }
}

/* Whether to ask on. */
static gboolean
ask (Inquiry *inquiry,
     guint    side,
     guint64  effort)
{
  LmSlsStop stop;
  LmValue value;

  if (lm_sls_outlook_find (inquiry->outlook, side)->value != LM_VALUE_UNKNOWN)
    return TRUE;

  value = lm_sls_search_decide (inquiry->search, inquiry->state, side, effort, &stop);
  if (value != LM_VALUE_UNKNOWN)
    conclude (inquiry, value == LM_VALUE_WIN ? side : inquiry->state->left & ~side);
  if (stop != LM_SLS_STOP_NO)
    inquiry->stop = stop;
  if (stop == LM_SLS_STOP_MEMORY)
    renew_search (inquiry);

  return stop != LM_SLS_STOP_CANCELLED && stop != LM_SLS_STOP_TIME;
}

static gboolean
ask_all (Inquiry *inquiry,
         guint64  effort)
{
  const guint left = inquiry->state->left;
  const guint turn = LM_SLS_BIT (inquiry->state->turn);

  /* Of two sides against each other one is asked about; first of all whether who is to move wins alone. */
  if (!ask (inquiry, turn, effort))
    return FALSE;
  for (guint side = 1; side < left; side++)
    if ((side & ~left) == 0 && (side & turn) != 0 && !ask (inquiry, side, effort))
      return FALSE;

  return TRUE;
}

/*
 * Asks for every proper subset of the players left whether they, playing together against all others, who play together
 * as well, can make sure that the winner is one of them. Gifts are left out, but for one prisoner to a player who has
 * to move without chips: first that player's partners may give it, then the others. @n_positions: how many positions
 * were looked at. @stop: why not all was decided.
 */
static LmSlsOutlook *
ask_everybody (LmPosition     *position,
               LmSolveContext *context,
               guint64        *n_positions,
               LmSlsStop      *stop)
{
  Inquiry inquiry = {
    .outlook = lm_sls_outlook_new (position),
    .state = lm_sls_position_get_state (position),
    .context = context,
    .stop = LM_SLS_STOP_NO,
  };
  gboolean go_on = TRUE;

  renew_search (&inquiry);
  for (guint i = 0; i < G_N_ELEMENTS (question_efforts) && go_on; i++)
    go_on = ask_all (&inquiry, MAX (lm_solve_context_get_options (context)->effort * question_efforts[i], 1));

  *n_positions = inquiry.n_positions + lm_sls_search_get_positions (inquiry.search);
  *stop = inquiry.stop;
  g_object_unref (inquiry.search);
  return inquiry.outlook;
}

static char *
describe_assumptions (LmAnswer       *answer,
                      LmSlsStop       stop,
                      LmSolveContext *context)
{
  g_autofree char *limit = lm_outlook_is_complete (answer->outlook) ? NULL : describe_stop (stop, context);

  return g_strjoin (limit != NULL ? " " : "", limit != NULL ? limit : "",
                    _("Gifts are left out, but for one prisoner to a player who has to move without chips: "
                      "first that player’s partners may give it, then the others."),
                    NULL);
}

static void
answer_many (LmAnswer       *answer,
             LmSolveContext *context)
{
  const LmSlsState *state = lm_sls_position_get_state (answer->position);
  g_autoptr (LmSlsSearch) search = lm_sls_search_new (state, context);
  LmSlsStop stop;

  char *estimate = lm_solve_context_get_options (context)->estimates ? lm_sls_estimate_describe (answer->position, context) : NULL;

  answer->outlook = LM_OUTLOOK (ask_everybody (answer->position, context, &answer->positions, &stop));
  LM_SLS_OUTLOOK (answer->outlook)->estimate = estimate;
  answer->value = lm_outlook_get_value (answer->outlook, state->turn);
  add_moves (answer, search, answer->value, answer->value == LM_VALUE_WIN ? MOVES_EFFORT : 0);
  if (answer->value == LM_VALUE_WIN)
    answer->winner = state->turn;
  answer->method = LM_METHOD_SEARCH;
  answer->limit = describe_assumptions (answer, stop, context);
}

/* The search knows no deals, and what it found might not be legal. */
static void
answer_bound (LmAnswer *answer)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (answer->position, MAX_ANSWERED_MOVES, &answer->all_moves);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = lm_position_play (answer->position, moves->pdata[i], NULL);

      lm_answer_add_move (answer, moves->pdata[i], after, LM_VALUE_UNKNOWN, LM_DISTANCE_UNKNOWN);
    }
  if (lm_sls_state_count_left (lm_sls_position_get_state (answer->position)) > 2)
    answer->outlook = LM_OUTLOOK (lm_sls_outlook_new (answer->position));
  lm_answer_conclude (answer, LM_VALUE_UNKNOWN, LM_DISTANCE_UNKNOWN);
  answer->method = LM_METHOD_SEARCH;
  answer->limit = g_strdup (_("A deal that binds is in force, and the search does not know what it forbids."));
}

/*
 * With two players left the value is exact: by the theorem where there are only their chips, else by search. With more,
 * the value is whether the player to move wins alone against all others, and the answer says what each coalition can
 * force. While a deal binds nothing is known. %NULL only when cancelled.
 */
LmAnswer *
lm_sls_solve (LmPosition      *position,
              LmSolveContext  *context,
              GError         **error)
{
  g_autoptr (LmAnswer) answer = lm_answer_new (position);

  switch (lm_sls_bound_is_there (position) ? 0 : lm_sls_state_count_left (lm_sls_position_get_state (position)))
    {
    case 0:
      answer_bound (answer);
      break;
    case 1:
      lm_answer_conclude (answer, LM_VALUE_WIN, 0);
      break;
    case 2:
      answer_two (answer, context);
      break;
    default:
      answer_many (answer, context);
      break;
    }

  if (lm_solve_context_is_cancelled (context, error))
    return NULL;
  return g_steal_pointer (&answer);
}
