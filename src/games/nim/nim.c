/* SPDX-License-Identifier: GPL-3.0-or-later */
/* nim.c: the two games of this room: stones are taken, or added. */

#include "rules.h"

/* Stones by lot are at least so many at most. */
#define LEAST_RANDOM_MAX 20

extern const LmGameInfo lm_nim_info, lm_reversed_nim_info;

/* The rules are those of #LmNimGame; the games differ in what is told of them. */
LM_DEFINE_GAME (LmNim, lm_nim, LmNimGame, LM_TYPE_NIM_GAME, {})
LM_DEFINE_GAME (LmReversedNim, lm_reversed_nim, LmNimGame, LM_TYPE_NIM_GAME, {})

static LmPosition *
create (const LmFieldValues  *values,
        GError              **error)
{
  const guint64 max = lm_field_values_get_uint (values, "max");
  const gboolean reversed = lm_field_values_get_info (values) == &lm_reversed_nim_info;
  g_autoptr (LmGame) game =
    reversed ? lm_nim_game_new (lm_reversed_nim_get_type (), lm_field_values_get_uint (values, "target"), max)
             : lm_nim_game_new (lm_nim_get_type (), 0, max);

  return lm_nim_position_new (game, lm_field_values_get_uint (values, "stones"),
                              lm_field_values_get_choice (values, "turn"), error);
}

static char *
describe_start (LmPosition *position)
{
  LmNimGame *game = lm_nim_position_get_game (position);
  const guint64 max = lm_nim_game_get_max (game);

  if (max == 1 && lm_nim_game_is_reversed (game))
    return g_strdup_printf (_("Each turn adds 1 stone. Whoever reaches %'" PRIu64 " wins."), lm_nim_game_get_target (game));
  if (max == 1)
    return g_strdup (_("Each turn takes 1 stone, but the last one stays. Whoever leaves it alone wins."));
  if (lm_nim_game_is_reversed (game))
    return g_strdup_printf (_("Each turn adds 1 to %'" PRIu64 " stones. Whoever reaches %'" PRIu64 " wins."),
                            max, lm_nim_game_get_target (game));

  return g_strdup_printf (_("Each turn takes 1 to %'" PRIu64 " stones, but the last one stays. Whoever leaves it alone wins."),
                          max);
}

/* Another number of stones in the same game. */
static LmPosition *
draw (LmPosition *position,
      GRand      *rand)
{
  const guint64 target = lm_nim_game_get_target (lm_nim_position_get_game (position));
  const guint64 most = target > 0 ? target : MAX (LM_NIM_POSITION (position)->stones, LEAST_RANDOM_MAX);

  return lm_nim_position_new (lm_position_get_game (position), 1 + lm_number_draw (most, rand), position->turn, NULL);
}

/* As many as one may, or one stone at a time. */
static void
tell_lengths (LmPosition     *position,
              LmLengthBounds *bounds)
{
  const guint64 max = lm_nim_game_get_max (lm_nim_position_get_game (position));

  bounds->longest = lm_nim_position_get_left (position);
  bounds->shortest = (bounds->longest - 1) / max + 1;
}

/* The size is the number that is to be reached. */
static gboolean
visit_target (LmPopulation *population,
              guint64       size)
{
  lm_field_values_set_uint (lm_population_get_values (population), "target", size);
  for (guint64 stones = 1; stones <= size; stones++)
    if (!lm_population_offer_number (population, "stones", stones))
      return FALSE;

  return TRUE;
}

static const LmFieldPreset numbers[] = { { "13" }, { "21" }, { "50" }, { "1000000" }, { NULL } };
static const LmFieldPreset limits[] = { { "2" }, { "3" }, { "4" }, { "6" }, { "100" }, { NULL } };

#define STONES                                                                              \
  .key = "stones", .kind = LM_FIELD_NUMBER, .minimum = 1, .maximum = LM_NIM_MAX_NUMBER,     \
  .title = N_("Stones"), .label = N_("_Stones"), .help = N_("How many stones there are")

#define MAX_A_TURN                                                                          \
  {                                                                                         \
    .key = "max", .kind = LM_FIELD_NUMBER, .minimum = 1, .maximum = LM_NIM_MAX_NUMBER,      \
    .default_text = "3",                                                                    \
    .title = N_("At most a turn"), .label = N_("At _most"),                                 \
    .help = N_("How many stones a turn may move"),                                          \
    .presets = limits, .presets_title = N_("Limits to try"),                                \
    .preset_name = N_("At most %s a turn"),                                                 \
  }

static const LmField nim_fields[] = {
  { STONES, .presets = numbers, .presets_title = N_("Numbers to try") },
  MAX_A_TURN,
  LM_FIELD_TURN,
  { .key = NULL },
};

static const LmField reversed_nim_fields[] = {
  { STONES },
  {
    .key = "target", .kind = LM_FIELD_NUMBER, .minimum = 1, .maximum = LM_NIM_MAX_NUMBER,
    .title = N_("Target"), .label = N_("_Target"), .help = N_("The number that ends the game"),
    .presets = numbers, .presets_title = N_("Targets to try"),
  },
  MAX_A_TURN,
  LM_FIELD_TURN,
  { .key = NULL },
};

static const char *const variants[] = { "max=2", "max=3", "max=4", "max=6", "max=9", NULL };

static const LmSource sources[] = {
  { "RZ", N_("Batterman and others, “The Reversed Zeckendorf Game”") },
  { NULL }
};

const LmGameInfo lm_nim_info = {
  .name = "nim",
  .family = "nim",
  .family_title = N_("Nim"),
  .title = N_("Subtraction Nim"),
  .summary = N_("Take one, two or three stones, but never the last one; whoever makes the last move wins."),
  .help_page = "nim",
  .start = "lastmove:nim?stones=13",
  .n_players = 2,
  .fields = nim_fields,
  .create = create,
  .describe_start = describe_start,
  .draw = draw,
  .draw_help = N_("Some other number of stones by lot"),
  .size_key = "stones",
  .variants = variants,
  .tell_lengths = tell_lengths,
  .few_listed = 24,
  .impartial = TRUE,
  .sources = sources,
  .claims = lm_nim_claims,
};

const LmGameInfo lm_reversed_nim_info = {
  .name = "reversed-nim",
  .family = "nim",
  .family_title = N_("Nim"),
  .title = N_("Reversed Nim"),
  .summary = N_("Begin with one stone and add one, two or three, never more than the target; whoever reaches it wins."),
  .help_page = "nim",
  .start = "lastmove:reversed-nim?stones=1&target=13",
  .n_players = 2,
  .fields = reversed_nim_fields,
  .create = create,
  .describe_start = describe_start,
  .draw = draw,
  .draw_help = N_("Some other number of stones by lot"),
  .visit_size = visit_target,
  .variants = variants,
  .tell_lengths = tell_lengths,
  .few_listed = 24,
  .impartial = TRUE,
  .sources = sources,
  .claims = lm_nim_claims,
};
