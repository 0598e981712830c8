/* SPDX-License-Identifier: GPL-3.0-or-later */
/* zeckendorf.c: the games of this room: forward, with a black hole, reversed, build-up. */

#include "zeckendorf.h"

#include "conjectures.h"
#include "solver/solver.h"
#include "theory/theory.h"

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

static gboolean
visit_black_hole (LmPopulation *population,
                  guint64       size)
{
  const guint hole = lm_field_values_get_uint (lm_population_get_values (population), "hole");

  return visit_chips (population, size, hole - 1);
}

static gboolean
visit_build_up (LmPopulation *population,
                guint64       size)
{
  LmFieldValues *values = lm_population_get_values (population);

  for (guint64 stock = 0; stock <= size; stock++)
    {
      lm_field_values_set_uint (values, "stock", stock);
      if (!visit_chips (population, size - stock, LM_ZECKENDORF_BUILD_UP_BINS))
        return FALSE;
    }

  return TRUE;
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

static const LmSource sources[] = {
  { "BH", N_("Cashman and others, “Black Hole Zeckendorf Games”") },
  { "RZ", N_("Batterman and others, “The Reversed Zeckendorf Game”") },
  { NULL }
};

const LmGameInfo lm_zeckendorf_info = {
  .name = "zeckendorf",
  .family = "zeckendorf",
  .family_title = N_("Zeckendorf"),
  .title = N_("Zeckendorf game"),
  .summary = N_("Merge, add and split chips in columns worth 1, 2, 3, 5, 8 and so on; whoever makes the last move wins."),
  .help_page = "zeckendorf",
  .start = "lastmove:zeckendorf?bins=10",
  .n_players = 2,
  .fields = zeckendorf_fields,
  .create = create_zeckendorf,
  .tables = lm_zeckendorf_tables,
  .tell_lengths = lm_zeckendorf_tell_lengths,
  .conjectures = lm_zeckendorf_conjectures,
  .quantities = quantities,
  .visit_size = visit_value,
  .impartial = TRUE,
  .sources = sources,
};

const LmGameInfo lm_black_hole_info = {
  .name = "black-hole",
  .family = "zeckendorf",
  .family_title = N_("Zeckendorf"),
  .title = N_("Black hole"),
  .summary = N_("The Zeckendorf game in a few columns; what would land beyond them falls into a black hole and is gone."),
  .help_page = "black-hole",
  .start = "lastmove:black-hole?hole=4&bins=7,0,3",
  .n_players = 2,
  .fields = black_hole_fields,
  .create = create_black_hole,
  .tables = lm_black_hole_tables,
  .conjectures = lm_black_hole_conjectures,
  .quantities = quantities,
  .visit_size = visit_black_hole,
  .variants = holes,
  .impartial = TRUE,
  .sources = sources,
};

const LmGameInfo lm_reversed_info = {
  .name = "reversed",
  .family = "zeckendorf",
  .family_title = N_("Zeckendorf"),
  .title = N_("Reversed game"),
  .summary = N_("The Zeckendorf game backwards: split and combine chips until all of them are ones; whoever makes the last move wins."),
  .help_page = "reversed",
  .start = "lastmove:reversed?bins=0,1,0,0,1",
  .n_players = 2,
  .fields = reversed_fields,
  .create = create_reversed,
  .tables = lm_reversed_tables,
  .tell_lengths = lm_reversed_tell_lengths,
  .conjectures = lm_reversed_conjectures,
  .quantities = quantities,
  .visit_size = visit_value,
  .impartial = TRUE,
  .sources = sources,
};

const LmGameInfo lm_build_up_info = {
  .name = "build-up",
  .family = "zeckendorf",
  .family_title = N_("Zeckendorf"),
  .title = N_("Build-up 1-2-3"),
  .summary = N_("Put down ones, twos and threes up to a sum, then split and combine them until all are ones; whoever makes the last move wins."),
  .help_page = "build-up",
  .start = "lastmove:build-up?bins=0&stock=11",
  .n_players = 2,
  .fields = build_up_fields,
  .create = create_build_up,
  .tables = lm_build_up_tables,
  .tell_lengths = lm_build_up_tell_lengths,
  .quantities = quantities,
  .visit_size = visit_build_up,
  .most_moves = 3, /* P1, P2, P3, and then S2, S3, C2 */
  .impartial = TRUE,
  .sources = sources,
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
