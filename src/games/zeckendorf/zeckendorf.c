/* SPDX-License-Identifier: GPL-3.0-or-later */
/* zeckendorf.c: the games of this room: forward, with a black hole, reversed, build-up. */

#include "zeckendorf.h"

#include "solver/solver.h"
#include "theory/theory.h"

#include <math.h>

typedef struct
{
  LmZeckendorfVariant variant;
} LmZeckendorfGamePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LmZeckendorfGame, lm_zeckendorf_game, LM_TYPE_GAME)

/* The games differ in what is told of them, and in their theorems. */
#define DEFINE_GAME(TypeName, type_name, idea)                                                \
  LM_DEFINE_GAME (TypeName, type_name, LmZeckendorfGame, LM_TYPE_ZECKENDORF_GAME,             \
                  game_class->explain = type_name##_explain; game_class->tell_idea = idea)

DEFINE_GAME (LmZeckendorf, lm_zeckendorf, NULL)
DEFINE_GAME (LmBlackHole, lm_black_hole, lm_black_hole_tell_idea)
DEFINE_GAME (LmReversed, lm_reversed, lm_reversed_tell_idea)
DEFINE_GAME (LmBuildUp, lm_build_up, lm_build_up_tell_idea)

static gboolean
check_length (const LmZeckendorfVariant  *variant,
              guint                       n_numbers,
              GError                    **error)
{
  const guint n_bins = variant->hole - 1;

  if (variant->kind != LM_ZECKENDORF_BLACK_HOLE || n_numbers == n_bins)
    return TRUE;

  return lm_refuse (error, LM_ERROR_POSITION,
                    g_dngettext (GETTEXT_PACKAGE,
                                 "With the hole on F%u the list “bins” must have exactly %u number, but it has %u.",
                                 "With the hole on F%u the list “bins” must have exactly %u numbers, but it has %u.",
                                 n_bins),
                    variant->hole, n_bins, n_numbers);
}

/* What is in the bins, or what a game of value n begins with. */
static gboolean
read_heights (const LmFieldValues        *values,
              const LmZeckendorfVariant  *variant,
              guint32                    *heights,
              GError                    **error)
{
  g_autoptr (GArray) numbers = lm_field_values_get_uints (values, "bins");

  for (guint i = 0; i < numbers->len; i++)
    heights[i] = g_array_index (numbers, guint64, i);
  if (numbers->len > 0 || !lm_field_values_has (values, "n"))
    return check_length (variant, numbers->len, error);

  if (variant->kind == LM_ZECKENDORF_REVERSED)
    lm_zeckendorf_decompose (lm_field_values_get_uint (values, "n"), heights);
  else
    heights[0] = lm_field_values_get_uint (values, "n");
  return TRUE;
}

static LmPosition *
create (const LmFieldValues        *values,
        const LmZeckendorfVariant  *variant,
        guint64                     stock,
        GError                    **error)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };

  if (!read_heights (values, variant, heights, error))
    return NULL;

  return lm_zeckendorf_position_new_full (lm_zeckendorf_game_get (variant), heights, stock,
                                          lm_field_values_get_choice (values, "turn"), error);
}

static LmPosition *
create_zeckendorf (const LmFieldValues  *values,
                   GError              **error)
{
  return create (values, &(LmZeckendorfVariant) { .kind = LM_ZECKENDORF_FORWARD }, 0, error);
}

static LmPosition *
create_black_hole (const LmFieldValues  *values,
                   GError              **error)
{
  const LmZeckendorfVariant variant = {
    .kind = LM_ZECKENDORF_BLACK_HOLE,
    .hole = lm_field_values_get_uint (values, "hole"),
    .place_any = lm_field_values_get_choice (values, "place") == 1,
  };

  return create (values, &variant, lm_field_values_get_uint (values, "stock"), error);
}

static LmPosition *
create_reversed (const LmFieldValues  *values,
                 GError              **error)
{
  const LmZeckendorfVariant variant = {
    .kind = LM_ZECKENDORF_REVERSED,
    .stagnant = lm_field_values_get_choice (values, "ones") == 1,
  };

  return create (values, &variant, 0, error);
}

static LmPosition *
create_build_up (const LmFieldValues  *values,
                 GError              **error)
{
  const LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_BUILD_UP };

  return create (values, &variant, lm_field_values_get_uint (values, "stock"), error);
}

static void
get_values (LmPosition    *position,
            LmFieldValues *values)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  const guint n_bins = variant->hole > 0 ? variant->hole - 1 : MAX (lm_zeckendorf_last_bin (self->heights), 1);

  if (variant->kind == LM_ZECKENDORF_BLACK_HOLE)
    lm_field_values_set_uint (values, "hole", variant->hole);
  for (guint i = 0; i < n_bins; i++)
    lm_field_values_add_uint (values, "bins", self->heights[i]);
  if (self->stock > 0)
    lm_field_values_set_uint (values, "stock", self->stock);
  if (self->stock > 0 && variant->place_any)
    lm_field_values_set_choice (values, "place", 1);
  if (variant->stagnant)
    lm_field_values_set_choice (values, "ones", 1);
}

static gboolean
check_hole (const LmField  *field,
            const char     *text,
            GError        **error)
{
  if (!g_str_equal (text, "1"))
    return TRUE;

  g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION,
                       _("With the “hole” on F1 there would be no column to play in; it must be from 2 to 12."));
  return FALSE;
}

static gboolean
has_stock (const LmFieldValues *values)
{
  return lm_field_values_get_uint (values, "stock") > 0;
}

/* Chips in the columns of a hole, or of the build-up game: what is left of @size is in the stock. */
static gboolean
visit_chips (LmPopulation *population,
             guint64       size,
             guint         n_bins)
{
  return lm_population_offer_lists (population, "bins", n_bins, NULL, size);
}

/* The stock counts as the chips that can be placed of it do. */
static gboolean
visit_stocks (LmPopulation *population,
              guint64       size,
              guint         n_bins)
{
  for (guint64 stock = 0; stock <= size; stock++)
    {
      lm_field_values_set_uint (lm_population_get_values (population), "stock", stock);
      if (!visit_chips (population, size - stock, n_bins))
        return FALSE;
    }

  return TRUE;
}

static gboolean
visit_black_hole (LmPopulation *population,
                  guint64       size)
{
  const guint hole = lm_field_values_get_uint (lm_population_get_values (population), "hole");

  return lm_population_varies (population, "stock") ? visit_stocks (population, size, hole - 1) : visit_chips (population, size, hole - 1);
}

static gboolean
visit_build_up (LmPopulation *population,
                guint64       size)
{
  return visit_stocks (population, size, LM_ZECKENDORF_BUILD_UP_BINS);
}

/* The size is the value, for that stays from move to move. */
static gboolean
visit_value (LmPopulation *population,
             guint64       size)
{
  guint64 worth[LM_ZECKENDORF_MAX_BINS];
  guint n_bins = 0;

  if (size == 0)
    return TRUE;
  while (n_bins < LM_ZECKENDORF_MAX_BINS && lm_zeckendorf_fibonacci (n_bins + 1) <= size)
    {
      worth[n_bins] = lm_zeckendorf_fibonacci (n_bins + 1);
      n_bins++;
    }

  return lm_population_offer_lists (population, "bins", n_bins, worth, size);
}

static void
get_chips (LmPosition *position,
           GArray     *numbers)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  gint64 chips = 0;

  for (guint i = 0; i < LM_ZECKENDORF_MAX_BINS; i++)
    chips += self->heights[i];
  g_array_append_val (numbers, chips);
}

static void
get_n (LmPosition *position,
       GArray     *numbers)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  gint64 n = 0;

  for (guint i = 0; i < LM_ZECKENDORF_MAX_BINS; i++)
    if (self->heights[i] > 0)
      n += (gint64) self->heights[i] * lm_zeckendorf_fibonacci (i + 1);
  g_array_append_val (numbers, n);
}

static const char *const holes[] = { "hole=2", "hole=3", "hole=4", "hole=5", NULL };

static const LmQuantity quantities[] = {
  { "a", N_("Chips in F1"), .key = "bins", .first = 1 },
  { "b", N_("Chips in F2"), .key = "bins", .first = 2 },
  { "c", N_("Chips in F3"), .key = "bins", .first = 3 },
  { "d", N_("Chips in F4"), .key = "bins", .first = 4 },
  { "e", N_("Chips in F5"), .key = "bins", .first = 5 },
  { "f", N_("Chips in F6"), .key = "bins", .first = 6 },
  { "g", N_("Chips in F7"), .key = "bins", .first = 7 },
  { "h", N_("Chips in F8"), .key = "bins", .first = 8 },
  { "i", N_("Chips in F9"), .key = "bins", .first = 9 },
  { "j", N_("Chips in F10"), .key = "bins", .first = 10 },
  { "k", N_("Chips in F11"), .key = "bins", .first = 11 },
  { "chips", N_("Chips in all columns"), .get = get_chips },
  { "n", N_("What the chips are worth"), .get = get_n },
  { NULL }
};

static const LmFieldChoice places[] = { { "outer", N_("Outermost") }, { "any", N_("Any") }, { NULL } };
static const LmFieldChoice ones[] = { { "free", N_("Free") }, { "stagnant", N_("Stagnant") }, { NULL } };

/* A board of the largest value has no more bins. */
#define MOST_BINS 29

/* The start as it is published: a key of its own, or only of New Game. */
#define N(row, about)                                                                          \
  .key = "n", .kind = LM_FIELD_NUMBER, .minimum = 1, .maximum = LM_ZECKENDORF_MAX_VALUE,       \
  .default_text = "", .title = row, .help = about

#define BINS(most)                                                                             \
  {                                                                                            \
    .key = "bins", .kind = LM_FIELD_NUMBERS, .flags = LM_FIELD_NOT_IN_EDITOR,                  \
    .maximum = LM_ZECKENDORF_MAX_VALUE, .max_length = most,                                    \
    .title = N_("Chips in F1, F2, F3, …"),                                                     \
    .ask = N_("Write how many chips are in each column, for example 7, 0, 3."),                \
  }

#define STOCK                                                                                  \
  {                                                                                            \
    .key = "stock", .kind = LM_FIELD_NUMBER, .flags = LM_FIELD_SPIN, .default_text = "0",      \
    .maximum = LM_ZECKENDORF_MAX_VALUE, .title = N_("Stock"), .page_title = N_("Still to place"), \
    .label = N_("_Stock"), .help = N_("A stock beside these chips"),                           \
  }

#define START_FLAGS (LM_FIELD_SPIN | LM_FIELD_NOT_IN_EDITOR)

/* The starts to try: BH Theorem 5.17, RZ Theorems 1.1 and 5.1. */
#define PRESET(start, number) { "lastmove:" start #number, #number }
#define ONES(number) PRESET ("zeckendorf?bins=", number)
#define HOLE(number) PRESET ("black-hole?hole=4&bins=0,0,0&stock=", number)
#define SUM(number) PRESET ("reversed?n=", number)
#define BUILD(number) PRESET ("build-up?bins=0&stock=", number)

static const LmFieldPreset ones_presets[] = { ONES (10), ONES (20), ONES (50), ONES (100), ONES (300), { NULL } };
static const LmFieldPreset hole_presets[] = { HOLE (16), HOLE (17), HOLE (32), HOLE (47), { NULL } };
static const LmFieldPreset reversed_presets[] = { SUM (10), SUM (16), SUM (26), SUM (42), { NULL } };
static const LmFieldPreset build_up_presets[] = { BUILD (4), BUILD (11), BUILD (12), BUILD (20), BUILD (21), { NULL } };

static const LmField zeckendorf_fields[] = {
  { N (N_("Ones in the first column"), N_("The start of the game as it is published")),
    .flags = START_FLAGS, .instead_of = "bins", .presets = ones_presets, .presets_title = N_("Games to try") },
  BINS (MOST_BINS),
  LM_FIELD_TURN,
  { .key = NULL },
};

static const LmField black_hole_fields[] = {
  {
    .key = "hole", .kind = LM_FIELD_NUMBER, .flags = LM_FIELD_SPIN, .check = check_hole,
    .minimum = LM_ZECKENDORF_MIN_HOLE, .maximum = LM_ZECKENDORF_MAX_HOLE,
    .title = N_("Black hole on column"), .label = N_("_Hole on F"),
  },
  { N (N_("Ones in the first column"), N_("The start of the game as it is published")),
    .flags = START_FLAGS | LM_FIELD_NOT_IN_TEXT },
  {
    .key = "empty", .kind = LM_FIELD_NUMBER, .flags = START_FLAGS | LM_FIELD_NOT_IN_TEXT,
    .minimum = 1, .maximum = LM_ZECKENDORF_MAX_VALUE, .default_text = "",
    .title = N_("Empty board"), .help = N_("A stock is placed first, one chip after the other"),
    .presets = hole_presets, .presets_title = N_("Stocks to try"),
    .presets_help = N_("With the hole on F4; 17, 32 and 47 are exceptions to the rule for all others"),
  },
  BINS (MOST_BINS),
  STOCK,
  {
    .key = "place", .kind = LM_FIELD_CHOICE, .default_text = "outer", .choices = places,
    .title = N_("Place in"), .page_title = N_("Place chips in columns"), .help = N_("As long as there is a stock"),
    .applies = has_stock,
    .excluded = N_("The key “place” says where chips are placed; it needs a “stock” of at least 1."),
  },
  LM_FIELD_TURN,
  { .key = NULL },
};

static const LmField reversed_fields[] = {
  { N (N_("A sum"), N_("Its Zeckendorf decomposition lies on the board")), .flags = START_FLAGS, .instead_of = "bins",
    .presets = reversed_presets, .presets_title = N_("Sums to try"),
    .presets_help = N_("8 + 2, 13 + 3, 21 + 5 and 34 + 8: one first move, then all is copied") },
  BINS (MOST_BINS),
  {
    .key = "ones", .kind = LM_FIELD_CHOICE, .default_text = "free", .choices = ones,
    .title = N_("Ones"), .help = N_("Stagnant ones take no part in any move"),
  },
  LM_FIELD_TURN,
  { .key = NULL },
};

static const LmField build_up_fields[] = {
  { N (N_("A sum to build"), N_("Ones, twos and threes are placed up to it, then they are played")),
    .flags = START_FLAGS | LM_FIELD_NOT_IN_TEXT, .presets = build_up_presets, .presets_title = N_("Sums to try"),
    .presets_help = N_("4 is the exception among the even sums") },
  BINS (LM_ZECKENDORF_BUILD_UP_BINS),
  STOCK,
  LM_FIELD_TURN,
  { .key = NULL },
};

/* What nobody knows of these games. */

/* Of the rows of the table reversed-afar. */
#define AFAR_APART 20

/* Beyond it nobody waits. */
#define LM_ZECKENDORF_COST_MAX 2000

/* 1/phi. */
#define GOLDEN 0.61803398874989484820

#define WINNERS .of = "1", .of_title = N_("Player 1 wins"), .else_title = N_("Player 2 wins")

/* One n of a sweep with two threads, as tests/bench/README.md has it: seconds and MiB; by tables, and from 500 on by layers. */
static const struct
{
  guint  n;
  double seconds;
  double mebibytes;
} costs[] = {
  { 129, 0.0005, 10 }, { 300, 0.012, 28 }, { 400, 0.08, 136 }, { 499, 0.37, 634 }, { 500, 0.40, 31 }, { 600, 1.45, 69 },
  { 700, 5.0, 168 }, { 800, 15.8, 402 }, { 1000, 101, 1990 },
};

/* Between two measured ones by a power of n, and so on beyond them. */
static double
scale (double n,
       double low,
       double high,
       guint  i)
{
  return low * pow (n / costs[i].n, log (high / low) / log ((double) costs[i + 1].n / costs[i].n));
}

/* Of every @apart-th n from @from on. */
static double
measure (guint   from,
         guint   to,
         guint   apart,
         double *mebibytes)
{
  double seconds = 0;
  guint i = 0;

  *mebibytes = 0;
  for (guint n = from; n <= MIN (to, LM_ZECKENDORF_COST_MAX); n += apart)
    {
      while (i + 2 < G_N_ELEMENTS (costs) && n > costs[i + 1].n)
        i++;
      seconds += scale (n, costs[i].seconds, costs[i + 1].seconds, i);
      *mebibytes = MAX (*mebibytes, scale (n, costs[i].mebibytes, costs[i + 1].mebibytes, i));
    }

  return to > LM_ZECKENDORF_COST_MAX ? INFINITY : seconds;
}

static double
measure_cost (guint   from,
              guint   to,
              double *mebibytes)
{
  return measure (from, to, 1, mebibytes);
}

static double
measure_cost_afar (guint   from,
                   guint   to,
                   double *mebibytes)
{
  return measure ((from + AFAR_APART - 1) / AFAR_APART * AFAR_APART, to, AFAR_APART, mebibytes);
}

static const LmConjectureChoice with_ones[] = {
  { NULL, N_("Free ones"), "lastmove:reversed?n={x}" },
  { "ones=stagnant", N_("Stagnant ones"), "lastmove:reversed?n={x}&ones=stagnant" },
  { NULL },
};

static const LmConjectureChoice with_free_ones[] = {
  { NULL, N_("Free ones"), "lastmove:zeckendorf?n={x}" },
  { NULL },
};

/* The shares of the paper come to 129. */
static const LmConjecture reversed_conjectures[] = {
  {
    .title = N_("Will Player 2 always win again?"),
    .statement = N_("However large a number one names, beyond it there is another n that Player 2 wins from its Zeckendorf "
                    "decomposition."),
    .known = N_("Player 1 wins infinitely many: all sums of two Fibonacci numbers that are three apart (Theorem 1.1). "
                "The paper comes to n = 129. Of stagnant ones (Section 6) nobody has said anything."),
    .source = N_("RZ, Conjecture 1.2"), .status = LM_STATUS_CONJECTURED,
    .table = "reversed", .choices = with_ones, .x = "n", .from = 2, .winner = "winner",
    .of = "2", .of_title = N_("Player 2 wins"), .else_title = N_("Player 1 wins"),
    .begin = 129, .step = 50, .most = LM_ZECKENDORF_MAX_VALUE, .measure_cost = measure_cost,
  },
  {
    .title = N_("Does it tend to the golden ratio?"),
    /* xgettext:no-c-format */
    .statement = N_("In the long run Player 1, who begins, wins 61.8 % of all n: a share that tends to 1/φ = 0.618…, one over the "
                    "golden ratio."),
    .known = N_("Nothing is proved. The paper comes to n = 129, and says that the answer is out of reach. "
                "With stagnant ones the line is only there to compare."),
    .source = N_("RZ, Conjecture 1.3"), .status = LM_STATUS_CONJECTURED,
    .table = "reversed", .choices = with_ones, .x = "n", .from = 2, .winner = "winner", WINNERS,
    .begin = 129, .step = 50, .most = LM_ZECKENDORF_MAX_VALUE, .measure_cost = measure_cost,
    .guess = GOLDEN, .guess_title = N_("1/φ = 0.618…"),
  },
  {
    .title = N_("And what of every 20th n up to 1000?"),
    /* xgettext:no-c-format */
    .statement = N_("In the long run Player 1, who begins, wins 61.8 % of all n. Beyond 500 one n takes as long as all before it, so that "
                    "only every 20th is looked at here."),
    .known = N_("Nothing is proved. The share is that of the n that were looked at, and of few of them it says little."),
    .source = N_("RZ, Conjecture 1.3"), .status = LM_STATUS_CONJECTURED,
    .table = "reversed-afar", .choices = with_ones, .x = "n", .from = AFAR_APART, .apart = AFAR_APART, .winner = "winner", WINNERS,
    .begin = 300, .step = 100, .most = 1000, .measure_cost = measure_cost_afar,
    .guess = GOLDEN, .guess_title = N_("1/φ = 0.618…"),
  },
  { NULL },
};

static const LmConjecture forward_conjectures[] = {
  {
    .title = N_("Does the reversed game decide the strategy?"),
    .statement = N_("The winning strategy of the Zeckendorf game of n depends on who wins the reversed game of n."),
    .known = N_("From n = 3 on Player 2 wins the Zeckendorf game, but no strategy is known (BEFM). So the winners alone cannot tell: "
                "the curve is the number of moves with best play, and the strip says who wins the reversed game."),
    .source = N_("RZ, Conjecture 6.1"), .status = LM_STATUS_CONJECTURED,
    .table = "forward-reversed", .choices = with_free_ones, .x = "n", .from = 2, .y = "moves", .y_title = N_("moves"),
    .winner = "reversed", .of = "1", .of_title = N_("Player 1 wins the reversed game"),
    .else_title = N_("Player 2 wins the reversed game"),
    .begin = 60, .step = 10, .most = LM_ZECKENDORF_MAX_VALUE,
  },
  { NULL },
};

static const LmConjectureChoice with_holes[] = {
  { "hole=5", N_("Hole on F5"), "lastmove:black-hole?hole=5&bins={x},0,0,0" },
  { "hole=6", N_("Hole on F6"), "lastmove:black-hole?hole=6&bins={x},0,0,0,0" },
  { "hole=7", N_("Hole on F7"), "lastmove:black-hole?hole=7&bins={x},0,0,0,0,0" },
  { "hole=4", N_("Hole on F4, which is known"), "lastmove:black-hole?hole=4&bins={x},0,0" },
  { NULL },
};

static const LmConjectureChoice with_seconds[] = {
  { "hole=4&second=2", N_("Two twos") },
  { "hole=4&second=3", N_("Three twos") },
  { "hole=4&second=4", N_("Four twos") },
  { "hole=4&second=0", N_("No twos, which is known") },
  { "hole=4&second=1", N_("One two, which is known") },
  { NULL },
};

static const LmConjectureChoice with_any[] = {
  { "hole=4&place=any", N_("Hole on F4"), "lastmove:black-hole?hole=4&bins=0,0,0&stock={x}&place=any" },
  { "hole=5&place=any", N_("Hole on F5"), "lastmove:black-hole?hole=5&bins=0,0,0,0&stock={x}&place=any" },
  { "hole=3&place=any", N_("Hole on F3, which has no other columns"),
    "lastmove:black-hole?hole=3&bins=0,0&stock={x}&place=any" },
  { NULL },
};

static const LmConjecture hole_conjectures[] = {
  {
    .title = N_("Who wins with the hole on F5 or further on?"),
    .statement = N_("Is there a rule for who wins from n ones, as there is for the holes on F2, F3 and F4?"),
    .known = N_("Up to F4 remainders and comparisons decide (Theorems 3.1, 4.4 to 4.6, 5.1 to 5.15). From F5 on reducing by the value "
                "of the hole helps no longer."),
    .source = N_("BH, Section 6"), .status = LM_STATUS_UNKNOWN,
    .table = "black-hole", .choices = with_holes, .x = "n", .from = 1, .winner = "winner", WINNERS,
    .begin = 100, .step = 50, .most = LM_ZECKENDORF_MAX_VALUE,
  },
  {
    .title = N_("What do two twos and more change?"),
    .statement = N_("Which boards (a, b, c) are lost for the player to move with the hole on F4 and b at least 2?"),
    .known = N_("With b = 0 and b = 1 they are known (Figure 1, Theorem 5.13, Lemma 5.5). The curve is the share of the boards of so "
                "many chips that are lost."),
    .source = N_("BH, Section 6"), .status = LM_STATUS_UNKNOWN,
    .table = "black-hole-lost", .choices = with_seconds, .x = "size", .from = 4, .y = "share", .y_title = N_("share that is lost"),
    .begin = 30, .step = 10, .most = 200,
  },
  {
    .title = N_("What if chips may be placed in every column?"),
    .statement = N_("Who wins from the empty board when not only the outermost columns may be filled?"),
    .known = N_("With the outermost columns alone it is known up to the hole on F4 (Theorems 3.1, 4.8, 5.17). The answer by placing "
                "opposite the other player works no longer."),
    .source = N_("BH, Section 6"), .status = LM_STATUS_UNKNOWN,
    .table = "black-hole-empty", .choices = with_any, .x = "n", .from = 1, .winner = "winner", WINNERS,
    .begin = 60, .step = 20, .most = LM_ZECKENDORF_MAX_VALUE,
  },
  { NULL },
};

static const LmSource sources[] = {
  { "BH", N_("Cashman and others, “Black Hole Zeckendorf Games”") },
  { "RZ", N_("Batterman and others, “The Reversed Zeckendorf Game”") },
  { NULL }
};

/* What the games of this room have in common. */
#define IN_COMMON                                                           \
  .family = "zeckendorf", .family_title = N_("Zeckendorf"), .n_players = 2, \
  .quantities = quantities, .impartial = TRUE, .sources = sources, .claims = lm_zeckendorf_claims

const LmGameInfo lm_zeckendorf_info = {
  .name = "zeckendorf",
  .title = N_("Zeckendorf game"),
  .summary = N_("Merge, add and split chips in columns worth 1, 2, 3, 5, 8 and so on; whoever makes the last move wins."),
  .help_page = "zeckendorf",
  .start = "lastmove:zeckendorf?bins=10",
  .fields = zeckendorf_fields,
  .create = create_zeckendorf,
  .tables = lm_zeckendorf_tables,
  .tell_lengths = lm_zeckendorf_tell_lengths,
  .conjectures = forward_conjectures,
  .visit_size = visit_value,
  IN_COMMON,
};

const LmGameInfo lm_black_hole_info = {
  .name = "black-hole",
  .title = N_("Black hole"),
  .summary = N_("The Zeckendorf game in a few columns; what would land beyond them falls into a black hole and is gone."),
  .help_page = "black-hole",
  .start = "lastmove:black-hole?hole=4&bins=7,0,3",
  .fields = black_hole_fields,
  .create = create_black_hole,
  .tables = lm_black_hole_tables,
  .conjectures = hole_conjectures,
  .visit_size = visit_black_hole,
  .variants = holes,
  IN_COMMON,
};

const LmGameInfo lm_reversed_info = {
  .name = "reversed",
  .title = N_("Reversed game"),
  .summary = N_("The Zeckendorf game backwards: split and combine chips until all of them are ones; whoever makes the last move wins."),
  .help_page = "reversed",
  .start = "lastmove:reversed?bins=0,1,0,0,1",
  .fields = reversed_fields,
  .create = create_reversed,
  .tables = lm_reversed_tables,
  .tell_lengths = lm_reversed_tell_lengths,
  .conjectures = reversed_conjectures,
  .visit_size = visit_value,
  IN_COMMON,
};

const LmGameInfo lm_build_up_info = {
  .name = "build-up",
  .title = N_("Build-up 1-2-3"),
  .summary = N_("Put down ones, twos and threes up to a sum, then split and combine them until all are ones; whoever makes the last move wins."),
  .help_page = "build-up",
  .start = "lastmove:build-up?bins=0&stock=11",
  .fields = build_up_fields,
  .create = create_build_up,
  .tables = lm_build_up_tables,
  .tell_lengths = lm_build_up_tell_lengths,
  .visit_size = visit_build_up,
  .most_moves = 3, /* P1, P2, P3, and then S2, S3, C2 */
  IN_COMMON,
};

static void
lm_zeckendorf_game_class_init (LmZeckendorfGameClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->get_values = get_values;
  game_class->describe = lm_zeckendorf_position_describe;
  game_class->describe_goal = lm_zeckendorf_words_describe_goal;
  game_class->get_winner = lm_zeckendorf_position_get_winner;
  game_class->describe_result = lm_zeckendorf_words_describe_result;
  game_class->list_moves = lm_zeckendorf_position_list_moves;
  game_class->play = lm_zeckendorf_position_play;
  game_class->describe_move = lm_zeckendorf_words_describe_move;
  game_class->describe_deed = lm_zeckendorf_words_describe_deed;
  game_class->solve = lm_zeckendorf_solve;
}

LM_BEGIN_EMPTY (LmZeckendorfGame, lm_zeckendorf_game)

static GType
get_type_of (LmZeckendorfGameKind kind)
{
  GType (* const types[]) (void) = {
    [LM_ZECKENDORF_FORWARD] = lm_zeckendorf_get_type,
    [LM_ZECKENDORF_BLACK_HOLE] = lm_black_hole_get_type,
    [LM_ZECKENDORF_REVERSED] = lm_reversed_get_type,
    [LM_ZECKENDORF_BUILD_UP] = lm_build_up_get_type,
  };

  return types[kind] ();
}

/*
 * The game of these rules (transfer none). There is one object for each
 * choice of them, and it is never freed. From any thread.
 */
LmGame *
lm_zeckendorf_game_get (const LmZeckendorfVariant *variant)
{
  static LmGame *games[LM_ZECKENDORF_BUILD_UP + 1][LM_ZECKENDORF_MAX_HOLE + 1][2][2];
  static GMutex mutex;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  LmGame **game;

  g_return_val_if_fail (variant->hole <= LM_ZECKENDORF_MAX_HOLE, NULL);

  game = &games[variant->kind][variant->hole][variant->place_any ? 1 : 0][variant->stagnant ? 1 : 0];
  if (*game == NULL)
    {
      LmZeckendorfGamePrivate *priv;

      *game = g_object_new (get_type_of (variant->kind), NULL);
      priv = lm_zeckendorf_game_get_instance_private (LM_ZECKENDORF_GAME (*game));
      priv->variant = *variant;
    }

  return *game;
}

/* What the rules of a game of this room depend on (transfer none). */
const LmZeckendorfVariant *
lm_zeckendorf_game_get_variant (LmGame *game)
{
  LmZeckendorfGamePrivate *priv = lm_zeckendorf_game_get_instance_private (LM_ZECKENDORF_GAME (game));

  return &priv->variant;
}
