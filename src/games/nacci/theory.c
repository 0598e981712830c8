/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.c: who wins, by search; and what there is to say of a game without a known strategy. */

#include "nacci.h"

/* Chips worth more are not searched. */
#define SEARCH_MAX 4096

#define DEFAULT_TO 40

/* The search ends with the memory, and of boards that it cannot even begin the moves are too many. */
LmAnswer *
lm_nacci_solve (LmPosition      *position,
                LmSolveContext  *context,
                GError         **error)
{
  LmAnswer *answer;

  if (LM_NACCI_POSITION (position)->value <= SEARCH_MAX || lm_position_is_over (position))
    return lm_search_solve (position, context, error);
  if (lm_solve_context_is_cancelled (context, error))
    return NULL;

  answer = lm_answer_new (position);
  answer->all_moves = FALSE;
  answer->limit = g_strdup_printf (_("Chips worth more than %'u together are not searched."), SEARCH_MAX);
  answer->is_final = TRUE;
  return answer;
}

/* Two ways. */

const LmClaimKind lm_nacci_claims[] = {
  { "detour", "column before", NULL,
    N_("C{column} does in one turn what C{before} and then S{before} do in two: after C{before} the other player would come to that "
       "board with S{before}, and win.") },
  { "detours-rule", "", NULL,
    N_("Look for two ways to one board: what C3 does in one turn, C2 and then S2 do in two, and so it is with C4, C3, S3 and all "
       "further ones. If whoever is to move on that board loses, go there at once; the first of the two turns would let the other "
       "player do it.") },
  { "many-ones-even", "player", "many-ones player; even-c",
    N_("From many ones Player {player} wins, for c is even; but the proof names no move, and nobody knows a strategy. So look ahead.") },
  { "many-ones-odd", "player", "many-ones player; odd-c",
    N_("From many ones Player {player} wins, for c is odd; but the proof names no move, and nobody knows a strategy. So look ahead.") },
  { NULL }
};

/*
 * Combining into column j takes the same chips, and leaves the same, as
 * combining into column j - 1 and then splitting that column: what the one
 * takes beyond it the other gives back.
 */
static gboolean
has_detour (LmPosition *position,
            guint       bin)
{
  g_autofree char *first = g_strdup_printf ("C%u", bin - 1);
  g_autofree char *second = g_strdup_printf ("S%u", bin - 1);
  g_autoptr (LmPosition) between = lm_position_play (position, first, NULL);
  g_autoptr (LmPosition) end = between != NULL ? lm_position_play (between, second, NULL) : NULL;

  return end != NULL;
}

/* Where the best move has a detour. */
LmReason *
lm_nacci_explain (LmPosition     *position,
                  LmAnswer       *answer,
                  LmSolveContext *context)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  LmNacciMove move;
  LmReason *reason;

  if (answer->value != LM_VALUE_WIN || best == NULL || lm_position_is_over (best->position)
      || !lm_nacci_move_read (&move, position, best->move)
      || move.kind != 'C' || move.times > 1 || move.bin < 3 || !has_detour (position, move.bin))
    return NULL;

  reason = lm_reason_begin (LM_STATUS_COMPUTED, NULL);
  lm_reason_state (reason, "detour", position, lm_term_plain (move.bin), lm_term_plain (move.bin - 1));
  reason->is_open = TRUE;
  return reason;
}

LmReason *
lm_nacci_tell_idea (LmPosition *position)
{
  const LmNacciRules *rules = LM_NACCI_POSITION (position)->rules;
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, rules->accelerated ? NULL : "MSY");

  lm_reason_state (reason, "detours-rule", position);
  if (!rules->accelerated)
    lm_reason_state (reason, rules->c % 2 == 0 ? "many-ones-even" : "many-ones-odd", position, lm_term_plain (1 + rules->c % 2));
  return reason;
}

/* The table. */

/* The start with these options, read as position text, which has a sentence for every bad value. */
static LmPosition *
create_start (const LmTableRun  *run,
              guint64            n,
              GError           **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GHashTableIter iter;
  gpointer key, value;

  g_string_append_printf (text, "lastmove:nacci?n=%" PRIu64, n);
  g_hash_table_iter_init (&iter, run->options);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_string_append_printf (text, "&%s=%s", (char *) key, (char *) value);

  return lm_position_parse (text->str, error);
}

static gboolean
run_winners (LmTableRun  *run,
             GError     **error)
{
  gboolean wanted = TRUE;
  guint64 from, to;

  if (!lm_table_run_get_range (run, DEFAULT_TO, SEARCH_MAX, &from, &to, error))
    return FALSE;

  for (guint64 n = from; n <= to && wanted; n++)
    {
      g_autoptr (LmPosition) start = create_start (run, n, error);
      g_autoptr (LmAnswer) answer = start != NULL ? lm_position_solve (start, LM_SOLVE_BEST, run->context, error) : NULL;
      g_autofree char *index = g_strdup_printf ("%" PRIu64, n);

      if (answer == NULL)
        return FALSE;
      if (answer->value == LM_VALUE_UNKNOWN)
        return lm_refuse (error, LM_ERROR_LIMIT, "%s", answer->limit);

      wanted = run->emit ((const char *const[]) { index, answer->winner == 0 ? "1" : "2", NULL }, run->emit_data);
    }

  return TRUE;
}

static const char *const options[] = { "c=", "k=", "pace=", NULL };

const LmTableInfo lm_nacci_tables[] = {
  {
    .name = "nacci",
    .summary = N_("who wins the (c, k)-nacci game from n chips in the first column"),
    .options = options,
    .columns = { "n", "winner" },
    .run = run_winners,
    .first = 1,
    .last = DEFAULT_TO,
  },
  { NULL }
};
