/* SPDX-License-Identifier: GPL-3.0-or-later */
/* zahlenschlacht.c: the game Zahlenschlacht Z(n, d), made known. */

#include "zahlenschlacht.h"

#include "solver/solver.h"
#include "theory/theory.h"

static LmPosition *
create (const LmFieldValues  *values,
        GError              **error)
{
  const guint n = lm_field_values_get_uint (values, "n");
  g_autoptr (GArray) crossed = lm_field_values_get_uints (values, "crossed");
  g_autofree guint *numbers = g_new (guint, crossed->len);

  for (guint i = 0; i < crossed->len; i++)
    {
      const guint64 number = g_array_index (crossed, guint64, i);

      numbers[i] = number;
      if (number >= 1 && number <= n)
        continue;

      g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                   _("The value %" PRIu64 " of “%s” is out of range: it must be from %u to %u."), number, "crossed", 1, n);
      return NULL;
    }

  return lm_zahlenschlacht_position_new (n, lm_field_values_get_uint (values, "d"),
                                         lm_field_values_get_choice (values, "goal"), numbers, crossed->len, error);
}

/* Who makes the last move, for that follows from n and is easily overlooked. */
static char *
describe_start (LmPosition *position)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);

  return g_strdup_printf (n % 2 == 0 ? _("A begins and B makes the last of %u moves.")
                                     : _("A begins and makes the last of %u moves."), n - 2);
}

/* The same game somewhere in its course, at least one move before its end. */
static LmPosition *
draw (LmPosition *position,
      GRand      *rand)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const guint n_crossed = g_rand_int_range (rand, 0, n - 2);
  g_autofree guint *numbers = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    numbers[i] = i + 1;
  for (guint i = 0; i < n_crossed; i++)
    {
      guint other = g_rand_int_range (rand, i, n);
      guint number = numbers[other];

      numbers[other] = numbers[i];
      numbers[i] = number;
    }

  return lm_zahlenschlacht_position_new (n, lm_zahlenschlacht_position_get_d (position),
                                         lm_zahlenschlacht_position_get_goal (position), numbers, n_crossed, NULL);
}

/* A set of 1 to @n as a list for the text. */
static void
set_crossed (LmFieldValues *values,
             guint          n,
             guint64        set)
{
  lm_field_values_unset (values, "crossed");
  for (guint i = 0; i < n; i++)
    if ((set >> i & 1) != 0)
      lm_field_values_add_uint (values, "crossed", i + 1);
}

static gboolean
visit_size (LmPopulation *population,
            guint64       size)
{
  LmFieldValues *values = lm_population_get_values (population);

  if (size < LM_ZAHLENSCHLACHT_MIN_N)
    return TRUE;

  for (guint64 set = 0; set < G_GUINT64_CONSTANT (1) << size; set++)
    {
      set_crossed (values, size, set);
      if (!lm_population_offer_number (population, "n", size))
        return FALSE;
    }

  return TRUE;
}

static void
get_left (LmPosition *position,
          GArray     *numbers)
{
  const gint64 left = lm_zahlenschlacht_position_get_left (position);

  g_array_append_val (numbers, left);
}

static void
get_residues (LmPosition *position,
              GArray     *numbers)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const guint d = lm_zahlenschlacht_position_get_d (position);

  g_array_set_size (numbers, MIN (d, n + 1));
  memset (numbers->data, 0, numbers->len * sizeof (gint64));
  for (guint number = 1; number <= n; number++)
    if (!lm_zahlenschlacht_position_is_crossed (position, number))
      g_array_index (numbers, gint64, number % d)++;
}

static const char *const variants[] = { "d=3", "d=4", "d=5", "d=7", NULL };

static const LmQuantity quantities[] = {
  { "left", N_("How many numbers are left"), .get = get_left },
  { "residues", N_("How many of each remainder are left, from 0 on"), .is_list = TRUE, .get = get_residues },
  { NULL }
};

static const LmFieldChoice goals[] = {
  { "divisible", N_("Divisible"), N_("A wants a sum divisible by d") },
  { "indivisible", N_("Not divisible"), N_("A wants a sum not divisible by d") },
  { NULL },
};

static const LmFieldPreset classics[] = {
  { "n=15&d=7", "Z(15, 7)", N_("The game for the classroom") },
  { "n=2017&d=8", "Z(2017, 8)", N_("The game of the competition of 2017") },
  { NULL }
};

static const LmField fields[] = {
  {
    .key = "n", .kind = LM_FIELD_NUMBER, .minimum = LM_ZAHLENSCHLACHT_MIN_N, .maximum = LM_ZAHLENSCHLACHT_MAX_N,
    .title = N_("n"), .page_title = N_("n: how many numbers there are (4 to 3000)"), .label = N_("_n"),
    .help = N_("How many numbers there are"), .width = 5,
  },
  {
    .key = "d", .kind = LM_FIELD_NUMBER, .minimum = LM_ZAHLENSCHLACHT_MIN_D, .maximum = LM_ZAHLENSCHLACHT_MAX_D,
    .title = N_("d"), .page_title = N_("d: what the sum of the last two is divided by (2 or more)"), .label = N_("_d"),
    .help = N_("The divisor"), .width = 6,
  },
  {
    .key = "crossed", .kind = LM_FIELD_NUMBERS, .flags = LM_FIELD_ASCENDING | LM_FIELD_NOT_IN_FORM,
    .max_length = LM_ZAHLENSCHLACHT_MAX_N, .default_text = "",
    .title = N_("Crossed out"), .label = N_("_Crossed out"),
    .help = N_("The numbers that are crossed out, for example 3,7,8"), .width = 18,
  },
  {
    .key = "goal", .kind = LM_FIELD_CHOICE, .flags = LM_FIELD_NEW_ROW, .choices = goals, .default_text = "divisible",
    .title = N_("A wants"), .page_title = N_("A wins if the sum is"),
    .help = N_("Whether A wants the sum of the last two to be divisible by d"),
    .presets = classics, .presets_title = N_("The classics"),
  },
  { .key = NULL },
};

/* What the paper asks, and what is known by now. */

static const LmConjectureChoice present[] = {
  { "divisor={key}&odd", N_("The d on the board"), "lastmove:zahlenschlacht?n={x}&d={key}" },
  { NULL },
};

static const LmConjectureChoice exchanged[] = {
  { "divisor={key}&goal=indivisible", N_("The d on the board"), "lastmove:zahlenschlacht?n={x}&d={key}&goal=indivisible" },
  { NULL },
};

#define WINNERS .winner = "winner", .of = "A", .of_title = N_("A wins"), .else_title = N_("B wins")

static const LmConjecture conjectures[] = {
  {
    .title = N_("For which odd n does A win?"),
    .statement = N_("For which odd n with this d does A win? Theorem 3.1.10 and Example 3.1.11 have formulas for infinitely many, "
                    "and leave others open."),
    .known = N_("It is answered: one count of moves decides every n and d. With n = q d + r and m the lesser of r and d − 1 − r, A wins "
                "an odd n that is not less than d if and only if m is at most q − 1, for odd d; for even d at most 2 q − 3, or "
                "2 q − 2 where r is at least d/2. The proof is in the help."),
    .source = N_("ZS, future work i"), .status = LM_STATUS_COMPUTED,
    .table = "zahlenschlacht", .choices = present, .key = "d", .x = "n", .from = 5, .apart = 2, WINNERS,
    .begin = 99, .step = 50, .most = LM_ZAHLENSCHLACHT_MAX_N,
  },
  {
    .title = N_("Who wins with the goals exchanged?"),
    .statement = N_("Are there strategies when A wants a sum that is not divisible by d, and n is even?"),
    .known = N_("It is answered by the same count. For even n B wins if d = n + 1, or if d is at most n and m is at most q − 2, for odd "
                "d; for even d at most 2 q − 4, or 2 q − 3 where r is at least d/2. A wins all others, and every odd n."),
    .source = N_("ZS, future work ii"), .status = LM_STATUS_COMPUTED,
    .table = "zahlenschlacht", .choices = exchanged, .key = "d", .x = "n", .from = 4, WINNERS,
    .begin = 99, .step = 50, .most = LM_ZAHLENSCHLACHT_MAX_N,
  },
  { NULL },
};

static const LmSource sources[] = {
  { "ZS", N_("Rammenstein, “On the Existence of Optimal Strategies in a Combinatorial Game”") },
  { NULL }
};

/* Two numbers stay. */
static void
tell_lengths (LmPosition     *position,
              LmLengthBounds *bounds)
{
  bounds->shortest = bounds->longest = lm_zahlenschlacht_position_get_left (position) - 2;
}

const LmGameInfo lm_zahlenschlacht_info = {
  .name = "zahlenschlacht",
  .family = "zahlenschlacht",
  .family_title = N_("Zahlenschlacht"),
  .title = N_("Zahlenschlacht"),
  .summary = N_("Take turns crossing out numbers until two are left; A wins if their sum is divisible by d, else B."),
  .help_page = "zahlenschlacht",
  .start = "lastmove:zahlenschlacht?n=15&d=7",
  .n_players = 2,
  .fields = fields,
  .create = create,
  .describe_start = describe_start,
  .draw = draw,
  .draw_help = N_("Cross out numbers by lot"),
  .fixed_length = TRUE,
  .tell_lengths = tell_lengths,
  .choose_greedily = lm_zahlenschlacht_choose_greedily,
  .greedy_help = N_("Breaks up pairs as fast as it can, or keeps them, and computes nothing ahead."),
  .tables = lm_zahlenschlacht_tables,
  .conjectures = conjectures,
  .quantities = quantities,
  .visit_size = visit_size,
  .variants = variants,
  .size_most = 24,
  .sources = sources,
  .claims = lm_zahlenschlacht_claims,
};
