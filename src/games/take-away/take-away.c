/* SPDX-License-Identifier: GPL-3.0-or-later */
/* take-away.c: what the program knows of the alpha take-away game. */

#include "take-away.h"

#include "solver/solver.h"

/* A pile by lot has about as many digits as the one before, and at least these. */
#define LEAST_RANDOM_DIGITS 2

/* What taking the whole of the largest pile would allow with the largest alpha, 10^1003, has so many digits. */
#define MAX_LIMIT_DIGITS (LM_TAKE_AWAY_MAX_DIGITS + 3)

static LmPosition *
create (const LmFieldValues  *values,
        GError              **error)
{
  const char *limit_text = lm_field_values_get_text (values, "limit");
  g_autoptr (LmGame) game = NULL;
  LmTakeAwayFraction alpha;
  g_auto (mpz_t) stones;
  g_auto (mpz_t) limit;

  lm_field_values_get_fraction (values, "alpha", &alpha.numerator, &alpha.denominator);
  game = lm_take_away_new (&alpha);
  mpz_init_set_str (stones, lm_field_values_get_text (values, "stones"), 10);
  mpz_init_set_str (limit, limit_text != NULL ? limit_text : "0", 10);

  return lm_take_away_position_new (game, stones, limit_text != NULL ? limit : NULL,
                                    lm_field_values_get_choice (values, "turn"), error);
}

static char *
describe_start (LmPosition *position)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  const LmTakeAwayFraction *alpha = lm_take_away_get_alpha (LM_TAKE_AWAY (lm_position_get_game (position)));
  g_autofree char *factor = lm_take_away_fraction_to_string (alpha);
  g_autofree char *limit = lm_take_away_number_describe (self->limit);

  if (alpha->numerator == alpha->denominator)
    return g_strdup_printf (_("The first turn takes at most %s, and every later one at most as many as the turn "
                              "before it took."),
                            limit);

  return g_strdup_printf (_("The first turn takes at most %s, and every later one at most %s times as many as the "
                            "turn before it took."),
                          limit, factor);
}

/* From 2 to 10^d, d being how many digits the pile has. */
static void
draw_stones (LmPosition *position,
             mpz_t       stones,
             GRand      *rand)
{
  g_autofree char *digits = lm_take_away_number_to_string (LM_TAKE_AWAY_POSITION (position)->stones);
  const guint n_digits = CLAMP (strlen (digits), LEAST_RANDOM_DIGITS, LM_TAKE_AWAY_MAX_EXPONENT);
  g_auto (mpz_t) maximum;

  mpz_init (maximum);
  mpz_ui_pow_ui (maximum, 10, n_digits);
  mpz_sub_ui (maximum, maximum, 1);
  lm_take_away_number_draw (stones, maximum, rand);
  mpz_add_ui (stones, stones, 1);
}

/* What a move of less than half of the pile could have led to. */
static void
draw_limit (LmPosition *position,
            mpz_srcptr  stones,
            mpz_t       limit,
            GRand      *rand)
{
  g_auto (mpz_t) taken;
  g_auto (mpz_t) half;

  mpz_init (taken);
  mpz_init (half);
  mpz_cdiv_q_2exp (half, stones, 1);
  lm_take_away_number_draw (taken, half, rand);
  lm_take_away_fraction_multiply (lm_take_away_get_alpha (LM_TAKE_AWAY (lm_position_get_game (position))),
                                  taken, limit);
}

static LmPosition *
draw (LmPosition *position,
      GRand      *rand)
{
  const gboolean opening = g_rand_boolean (rand);
  g_auto (mpz_t) stones;
  g_auto (mpz_t) limit;

  mpz_init (stones);
  mpz_init (limit);
  draw_stones (position, stones, rand);
  draw_limit (position, stones, limit, rand);

  return lm_take_away_position_new (lm_position_get_game (position), stones, opening ? NULL : limit,
                                    position->turn, NULL);
}

/* A pile with every limit that it may have. */
static gboolean
visit_size (LmPopulation *population,
            guint64       size)
{
  LmFieldValues *values = lm_population_get_values (population);
  g_autofree char *stones = g_strdup_printf ("%" PRIu64, size);

  lm_field_values_set_text (values, "stones", stones);
  for (guint64 limit = 1; limit <= size; limit++)
    {
      g_autofree char *text = g_strdup_printf ("%" PRIu64, limit);

      lm_field_values_set_text (values, "limit", text);
      if (!lm_population_offer (population))
        return FALSE;
    }

  return TRUE;
}

static void
get_limit (LmPosition *position,
           GArray     *numbers)
{
  const gint64 limit = mpz_get_si (LM_TAKE_AWAY_POSITION (position)->limit);

  g_array_append_val (numbers, limit);
}

static void
get_parts (LmPosition *position,
           GArray     *numbers)
{
  LmTakeAway *game = LM_TAKE_AWAY (lm_position_get_game (position));
  g_autoptr (LmTakeAwayParts) parts = lm_take_away_parts_new (lm_take_away_get_sequence (game),
                                                              LM_TAKE_AWAY_POSITION (position)->stones, NULL, NULL);

  for (guint i = 0; i < lm_take_away_parts_count (parts); i++)
    {
      const gint64 part = mpz_get_si (lm_take_away_parts_get_size (parts, i));

      g_array_append_val (numbers, part);
    }
}

static const char *const variants[] = { "alpha=1", "alpha=2", "alpha=3", "alpha=5/2", NULL };

static const LmQuantity quantities[] = {
  { "limit", N_("How many stones may be taken"), .get = get_limit },
  { "parts", N_("The parts of the pile, the smallest first"), .is_list = TRUE, .first = 1, .get = get_parts },
  { NULL }
};

static const LmFieldPreset alphas[] = { { "1" }, { "2" }, { "3" }, { "5/2" }, { "43/11" }, { NULL } };
static const LmFieldPreset piles[] = { { "20" }, { "35" }, { "100" }, { "500" }, { "1000000" }, { NULL } };

static const LmField fields[] = {
  {
    .key = "alpha", .kind = LM_FIELD_FRACTION, .minimum = 1, .maximum = LM_TAKE_AWAY_MAX_ALPHA,
    .max_length = LM_TAKE_AWAY_MAX_ALPHA_DIGITS, .width = 6,
    .title = N_("α"), .label = N_("_α"), .help = N_("α, for example 3, 5/2 or 43/11"),
    .page_title = N_("α: how many times what was taken may be taken next (3, 2.5, 43/11)"),
    .ask = N_("Write what α is, for example 3, 2.5 or 43/11."),
    .presets = alphas, .presets_title = N_("Values of α to try"), .preset_name = N_("α = %s"),
  },
  {
    .key = "stones", .kind = LM_FIELD_BIG, .max_length = LM_TAKE_AWAY_MAX_DIGITS, .width = 9,
    .check = lm_take_away_position_check_stones,
    .title = N_("Stones"), .label = N_("_Pile"), .help = N_("Stones in the pile"),
    .page_title = N_("Stones in the pile"),
    .ask = N_("Write how many stones are in the pile, for example 35."),
    .presets = piles, .presets_title = N_("Piles to try"), .preset_name = N_("%s stones"),
  },
  {
    .key = "limit", .kind = LM_FIELD_BIG, .max_length = MAX_LIMIT_DIGITS, .width = 9, .default_text = "",
    .title = N_("Limit"), .label = N_("_Limit"), .help = N_("How many stones the next turn may take at most"),
    .page_title = N_("Limit of the first turn (empty: all stones but one)"),
  },
  LM_FIELD_TURN,
  { .key = NULL },
};

/* What nobody knows of the cutoffs. */

static const LmConjectureChoice all[] = { { NULL, N_("All cutoffs") }, { NULL } };

static const LmConjectureChoice bounds[] = {
  { "bound=50", N_("Fractions up to 50") },
  { "bound=100", N_("Fractions up to 100") },
  { "bound=200", N_("Fractions up to 200") },
  { "bound=1000", N_("Fractions up to 1000") },
  { NULL },
};

static const LmConjectureChoice present[] = { { "alpha={key}", N_("The α on the board") }, { NULL } };

static const LmConjecture conjectures[] = {
  {
    .title = N_("How many cutoffs are there up to x?"),
    .statement = N_("Their number C(x) is ρ x² and what matters less, with ρ probably near 2."),
    .known = N_("The cutoffs are fractions, and between any two bounds there are finitely many. The curve is C(x) / x²: as far as it "
                "was computed it does not settle, but gains about 0.35 each time that x doubles (see the help)."),
    .source = N_("TA, cutoffs"), .status = LM_STATUS_CONJECTURED,
    .table = "cutoff-growth", .choices = all, .x = "x", .from = 1, .y = "quotient", .y_title = N_("quotient"),
    .begin = 100, .step = 50, .most = 1000, .guess = 2, .guess_title = N_("2"),
  },
  {
    .title = N_("Is every large fraction a cutoff?"),
    .statement = N_("For every denominator d all k/d from some k on are cutoffs."),
    .known = N_("Every whole number from 2 on is one, and x + 1/n is one if n! divides x. The curve shows, for each denominator, the "
                "last fraction in lowest terms up to the bound that is none. Up to 1000 no denominator but 1 has come to its last: "
                "of the halves 35 are none, the last of them 1935/2."),
    .source = N_("TA, cutoffs"), .status = LM_STATUS_CONJECTURED,
    .table = "cutoff-denominators", .choices = bounds, .x = "denominator", .from = 1, .y = "last",
    .y_title = N_("last fraction that is no cutoff"),
    .begin = 12, .step = 8, .most = 200,
  },
  {
    .title = N_("Which ratio is the next cutoff?"),
    .statement = N_("Each P-position over the one before its partner in the recurrence is a place where the sequence may change; "
                    "the least of these ratios is where it does. Where does it stand?"),
    .known = N_("The minimum is reached before it is certain how the recurrence goes on, so that finitely many ratios are enough; "
                "these are all of them. Put another α on the board to see its own."),
    .source = N_("TA, cutoffs"), .status = LM_STATUS_UNKNOWN,
    .table = "cutoff-ratios", .choices = present, .key = "alpha", .x = N_("ratio"), .from = 1, .y = "ratio",
    .y_title = N_("value"), .begin = 100, .step = 100, .most = 20000,
  },
  { NULL },
};

static const LmSource sources[] = {
  { "TA", N_("Rubinstein-Salzedo and Sarkar, “Stability for Take-Away Games”") },
  { NULL }
};

const LmGameInfo lm_take_away_info = {
  .name = "take-away",
  .family = "take-away",
  .family_title = N_("Take-away"),
  .title = N_("Take-away"),
  .summary = N_("Take stones from a pile, at most α times as many as the other player has just taken; "
                "whoever takes the last one wins."),
  .help_page = "take-away",
  .start = "lastmove:take-away?alpha=2&stones=20",
  .n_players = 2,
  .fields = fields,
  .create = create,
  .describe_start = describe_start,
  .draw = draw,
  .draw_help = N_("A pile of about this size and a limit by lot"),
  .tables = lm_take_away_tables,
  .tell_lengths = lm_take_away_position_tell_lengths,
  .conjectures = conjectures,
  .quantities = quantities,
  .visit_size = visit_size,
  .variants = variants,
  .sample = "lastmove:take-away?alpha=3&stones=35",
  .sample_moves = "6 1 1 2 4 8 2 4 1 2 4",
  .impartial = TRUE,
  .sources = sources,
  .claims = lm_take_away_claims,
};
