/* SPDX-License-Identifier: GPL-3.0-or-later */
/* numbers.c: endings of two players with two colours by their size, and tables: who rescued whom, and what came of deals. */

#include "theory.h"

#include "../solver/solver.h"

#include "engine/explore/lm-chronicle.h"

static const char *const kinds[] = { "next", "turns", "spare", "rescue", "against", "words" };
static const char *const effects[] = { [LM_SLS_CAPTURE] = "capture", [LM_SLS_SWEEP] = "sweep", [LM_SLS_CHOICE] = "choose",
                                       [LM_SLS_ONLY] = "place", [LM_SLS_LOWEST] = "place" };
static const char *const states[] = { "offered", "refused", "made", "kept", "broken", "lapsed" };

/* Deals that are other than before: by what was said, or by what was done. */
static void
tell_deals (LmChronicle *chronicle,
            LmSlsRecord *before,
            LmSlsRecord *after)
{
  for (guint i = 1; i <= lm_sls_record_count (after); i++)
    {
      const LmSlsDeal *old = i <= lm_sls_record_count (before) ? lm_sls_record_get_deal (before, i) : NULL;
      const LmSlsDeal *deal = lm_sls_record_get_deal (after, i);
      const guint player = deal->breaker != LM_SLS_NONE ? deal->breaker : deal->pact.proposer;

      if (old == NULL || old->state != deal->state)
        lm_chronicle_add (chronicle, states[deal->state], player, lm_sls_pact_get_other (&deal->pact, player), i,
                          kinds[deal->pact.kind]);
    }
}

/* A gift to who would have to leave is a rescue. */
static void
tell (LmChronicle *chronicle,
      LmPosition  *before,
      const char  *move,
      LmPosition  *after)
{
  LmSlsRecord *step = lm_sls_position_get_record (after);
  const LmSlsState *state = lm_sls_position_get_state (before);
  const gboolean is_move = step->act.deal.kind == LM_SLS_DEAL_STEP_NONE;
  g_autofree char *score = g_strdup_printf ("%u", step->score);

  if (step->act.is_gift)
    lm_chronicle_add (chronicle, lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS && state->turn == step->act.receiver ? "rescue" : "give",
                      step->player, step->act.receiver, 0, NULL);
  else if (step->act.is_kill || (is_move && LM_SLS_MOVE_KIND (step->act.move) == LM_SLS_MOVE_DISCARD))
    lm_chronicle_add (chronicle, "discard", step->player, LM_NOBODY, 0, NULL);
  else if (is_move && LM_SLS_MOVE_KIND (step->act.move) == LM_SLS_MOVE_PLACE)
    lm_chronicle_add (chronicle, effects[step->effect], step->player, step->next, 0, NULL);
  else if (is_move)
    lm_chronicle_add (chronicle, "out", step->player, LM_NOBODY, 0, score);
  tell_deals (chronicle, lm_sls_position_get_record (before), step);
}

static gboolean
run_chronicle (LmTableRun  *run,
               GError     **error)
{
  return lm_chronicle_run (run, &lm_sls_info, tell, error);
}

/* A number of the theorem; 0 of other positions than endings of two players with two colours. */
static void
append (LmPosition *position,
        GArray     *numbers,
        gsize       offset)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  LmSlsTheory theory = { 0 };
  gint64 number;

  if (lm_sls_theory_applies (state))
    lm_sls_theory_read (state, &theory);
  number = G_STRUCT_MEMBER (guint, &theory, offset);
  g_array_append_val (numbers, number);
}

#define NUMBER(name)                                                      \
  static void                                                             \
  get_##name (LmPosition *position,                                       \
              GArray     *numbers)                                        \
  {                                                                       \
    append (position, numbers, offsetof (LmSlsTheory, name));             \
  }

NUMBER (own)
NUMBER (own_piles)
NUMBER (other)
NUMBER (other_piles)
NUMBER (longest)

const LmQuantity lm_sls_quantities[] = {
  { "own", N_("Own chips in hand"), .get = get_own },
  { "own_piles", N_("Own chips in own piles of two or more"), .get = get_own_piles },
  { "other", N_("The other player’s own chips in hand"), .get = get_other },
  { "other_piles", N_("The other player’s chips in such piles of theirs"), .get = get_other_piles },
  { "longest", N_("The most of them in one pile"), .get = get_longest },
  { NULL }
};

/* "brb": in a pile that nobody has captured the colours alternate; its top is blue or red. */
static void
append_pile (GString  *board,
             guint     height,
             gboolean  red)
{
  if (board->len > 0)
    g_string_append_c (board, ',');
  for (guint i = height; i-- > 0;)
    g_string_append_c (board, (i % 2 == 0) == red ? 'r' : 'b');
}

/* Every set of piles of @n chips, none of which comes after a pile of @height with this top. */
static gboolean
visit_piles (LmPopulation *population,
             GString      *board,
             guint         n,
             guint         height,
             gboolean      red)
{
  if (n == 0)
    {
      LmFieldValues *values = lm_population_get_values (population);

      /* No pile is no value. */
      if (board->len > 0)
        lm_field_values_set_text (values, "board", board->str);
      else
        lm_field_values_unset (values, "board");
      return lm_population_offer (population);
    }

  for (guint next = MIN (n, height); next > 0; next--)
    for (gboolean top = next == height ? red : TRUE; top >= FALSE; top--)
      {
        const gsize length = board->len;

        append_pile (board, next, top);
        if (!visit_piles (population, board, n - next, next, top))
          return FALSE;
        g_string_truncate (board, length);
      }

  return TRUE;
}

/* Blue is to move, red is the other one; green and yellow are out, with all their chips. */
gboolean
lm_sls_visit_size (LmPopulation *population,
                   guint64       size)
{
  LmFieldValues *values = lm_population_get_values (population);
  g_autoptr (GString) board = g_string_new (NULL);

  lm_field_values_set_text (values, "piles", "0");
  for (guint own = 0; own <= size; own++)
    for (guint other = 0; own + other <= size; other++)
      {
        g_autofree char *blue = own > 0 ? g_strdup_printf ("b%u", own) : g_strdup ("-");
        g_autofree char *red = other > 0 ? g_strdup_printf ("r%u", other) : g_strdup ("-");
        g_autofree char *chips = g_strdup_printf ("%s,%s,out1,out2", blue, red);

        lm_field_values_set_text (values, "chips", chips);
        if (!visit_piles (population, board, size - own - other, size, TRUE))
          return FALSE;
      }

  return TRUE;
}

static gboolean
tally (LmTableRun           *run,
       LmPopulationMeasure   measure,
       GError              **error)
{
  g_autoptr (GHashTable) fixed = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (LmPopulation) population = lm_population_new (&lm_sls_info, fixed, error);

  return lm_population_tally (population, run, measure, error);
}

/* Theorem 4.7.5 in figures. */
static gboolean
run_endings (LmTableRun  *run,
             GError     **error)
{
  return tally (run, lm_population_count_lost, error);
}

static gboolean
count_chips (LmPosition      *position,
             LmSolveContext  *context,
             guint64         *sum,
             GError         **error)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  LmSlsStakes stakes = { .chips = lm_sls_count (state->hands[state->turn]) };

  if (!lm_position_is_over (position) && !lm_sls_stakes_find (state, context, &stakes))
    return !lm_solve_context_should_stop (context, error)
           && lm_refuse (error, LM_ERROR_LIMIT, _("There are too many games from one of these positions."));

  *sum += stakes.chips;
  return TRUE;
}

/* SLS, Chapter 5: what the winner keeps when chips count. */
static gboolean
run_stakes (LmTableRun  *run,
            GError     **error)
{
  return tally (run, count_chips, error);
}

const LmTableInfo lm_sls_tables[] = {
  {
    .name = "endings",
    .summary = N_("how many endings of So Long Sucker with two players and two colours are lost for the player to move"),
    .columns = LM_POPULATION_TALLY_COLUMNS,
    .run = run_endings,
    .first = 1,
    .last = 8,
  },
  {
    .name = "stakes",
    .summary = N_("how many chips the winner of these endings has in hand at the end, when they count"),
    .columns = { "size", "positions", "chips", "mean" },
    .run = run_stakes,
    .first = 1,
    .last = 6,
  },
  {
    .name = "so-long-sucker-games",
    .summary = N_("what happened in games among computers, --to so many, or in a saved game: who rescued whom, which deals were kept"),
    .options = lm_chronicle_options,
    .get_columns = lm_chronicle_get_columns,
    .run = run_chronicle,
  },
  { NULL },
};
