/* SPDX-License-Identifier: GPL-3.0-or-later */
/* wythoff.c: Wythoff's game: two piles, of which a turn takes from one, or the same from both. */

#include "wythoff.h"

LmPosition *
lm_wythoff_position_new (LmGame        *game,
                         LmWythoffPair  piles,
                         guint          turn)
{
  LmWythoffPosition *self = lm_position_alloc (game, sizeof *self);

  self->piles = piles;
  self->parent.turn = turn;
  return &self->parent;
}

static gboolean
is_legal (LmWythoffPair piles,
          LmWythoffPair taken)
{
  return taken.a <= piles.a && taken.b <= piles.b && taken.a + taken.b > 0
         && (taken.a == 0 || taken.b == 0 || taken.a == taken.b);
}

static char *
move_to_string (LmWythoffPair taken)
{
  return g_strdup_printf ("%" PRIu64 ",%" PRIu64, taken.a, taken.b);
}

/* The move that leaves @left, or NULL. */
char *
lm_wythoff_find_move (LmWythoffPair piles,
                      LmWythoffPair left)
{
  const LmWythoffPair taken = { piles.a - left.a, piles.b - left.b };

  return left.a <= piles.a && left.b <= piles.b && is_legal (piles, taken) ? move_to_string (taken) : NULL;
}

gboolean
lm_wythoff_move_read (const char    *text,
                      LmWythoffPair *taken)
{
  g_auto (GStrv) numbers = g_strsplit (text, ",", 3);

  return g_strv_length (numbers) == 2 && lm_number_parse (numbers[0], &taken->a)
         && lm_number_parse (numbers[1], &taken->b) && MAX (taken->a, taken->b) <= LM_WYTHOFF_MAX_PILE;
}

/* All at once where that is one turn, or one stone at a time. */
static void
tell_lengths (LmPosition     *position,
              LmLengthBounds *bounds)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (position);

  bounds->shortest = is_legal (piles, piles) ? 1 : 2;
  bounds->longest = piles.a + piles.b;
}

static char *
describe (LmPosition *position)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (position);

  return g_strdup_printf (_("piles of %'" PRIu64 " and %'" PRIu64), piles.a, piles.b);
}

static guint64
count_moves (LmPosition *position)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (position);

  return piles.a + piles.b + MIN (piles.a, piles.b);
}

/* Those from the first pile come first, then from the second, then from both; each from the fewest stones on. */
static char *
get_move (LmPosition *position,
          guint64     number)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (position);
  const guint64 beyond_a = number - piles.a + 1, beyond_b = beyond_a - piles.b;

  if (number < piles.a)
    return move_to_string ((LmWythoffPair) { number + 1, 0 });

  return move_to_string (number < piles.a + piles.b ? (LmWythoffPair) { 0, beyond_a } : (LmWythoffPair) { beyond_b, beyond_b });
}

static LmPosition *
play (LmPosition  *position,
      const char  *text,
      GError     **error)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (position);
  g_autofree char *quoted = g_strdelimit (lm_query_quote (text), "\n\r\t", ' ');
  LmWythoffPair taken;
  const gboolean readable = lm_wythoff_move_read (text, &taken);

  if (readable && is_legal (piles, taken))
    return lm_wythoff_position_new (lm_position_get_game (position),
                                    (LmWythoffPair) { piles.a - taken.a, piles.b - taken.b }, 1 - position->turn);

  if (!readable)
    return lm_refuse_null (error, LM_ERROR_MOVE, _("“%s” is not a move: write how many are taken from the first pile and from "
                                                   "the second, as “2,0”, “0,3” or “2,2”."), quoted);

  return lm_refuse_null (error, LM_ERROR_MOVE,
                         _("“%s” is not legal: a turn takes at least one stone from one pile, or the same number from both, "
                           "and there are %'" PRIu64 " and %'" PRIu64 "."), quoted, piles.a, piles.b);
}

static char *
describe_move (LmPosition  *position,
               const char  *text,
               LmMoveStyle  style)
{
  LmWythoffPair taken;

  if (style == LM_MOVE_LABEL || !lm_wythoff_move_read (text, &taken))
    return g_strdup (text);
  if (style == LM_MOVE_PLACE)
    return g_strdup (taken.b == 0 ? _("the first pile") : taken.a == 0 ? _("the second pile") : _("both piles"));

  return g_strdup_printf (taken.b == 0   ? _("Take %'" PRIu64 " from the first pile")
                          : taken.a == 0 ? _("Take %'" PRIu64 " from the second pile")
                                         : _("Take %'" PRIu64 " from each pile"),
                          MAX (taken.a, taken.b));
}

static char *
describe_deed (LmPosition *position,
               const char *text,
               const char *who)
{
  LmWythoffPair taken = { 0, 0 };

  lm_wythoff_move_read (text, &taken);
  /* Translators: who moved, and how many. */
  return g_strdup_printf (taken.b == 0   ? _("%s took %'" PRIu64 " from the first pile.")
                          : taken.a == 0 ? _("%s took %'" PRIu64 " from the second pile.")
                                         : _("%s took %'" PRIu64 " from each pile."),
                          who, MAX (taken.a, taken.b));
}

static void
get_values (LmPosition    *position,
            LmFieldValues *values)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (position);

  lm_field_values_add_uint (values, "piles", piles.a);
  lm_field_values_add_uint (values, "piles", piles.b);
}

static void
fill_class (LmGameClass *game_class)
{
  game_class->get_values = get_values;
  game_class->describe = describe;
  game_class->count_moves = count_moves;
  game_class->get_move = get_move;
  game_class->play = play;
  game_class->describe_move = describe_move;
  game_class->describe_deed = describe_deed;
  game_class->solve = lm_wythoff_solve;
  game_class->explain = lm_wythoff_explain;
  game_class->tell_idea = lm_wythoff_tell_idea;
}

LM_DEFINE_GAME (LmWythoff, lm_wythoff, LmGame, LM_TYPE_GAME, fill_class (game_class))

static LmPosition *
create (const LmFieldValues  *values,
        GError              **error)
{
  g_autoptr (GArray) piles = lm_field_values_get_uints (values, "piles");
  g_autoptr (LmGame) game = g_object_new (lm_wythoff_get_type (), NULL);
  LmWythoffPair pair;

  if (piles->len != 2)
    return lm_refuse_null (error, LM_ERROR_POSITION, _("There have to be two numbers in “piles”, with a comma between them."));

  pair = (LmWythoffPair) { g_array_index (piles, guint64, 0), g_array_index (piles, guint64, 1) };
  return lm_wythoff_position_new (game, pair, lm_field_values_get_choice (values, "turn"));
}

static char *
describe_start (LmPosition *position)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (position);

  return g_strdup_printf (_("Stones in the first pile: %'" PRIu64 "; in the second: %'" PRIu64 "."), piles.a, piles.b);
}

static const LmFieldPreset presets[] = { { "3,5" }, { "5,8" }, { "7,9" }, { "12,15" }, { NULL } };

static const LmField fields[] = {
  {
    .key = "piles", .kind = LM_FIELD_NUMBERS, .flags = LM_FIELD_DRAWN,
    .maximum = LM_WYTHOFF_MAX_PILE, .max_length = 2, .width = 16,
    .title = N_("Piles"), .label = N_("_Piles"), .help = N_("How many stones the two piles have, with a comma"),
    .ask = N_("Write how many stones each of the two piles has."),
    .presets = presets, .presets_title = N_("Piles to try"), .preset_name = N_("Piles of %s"),
  },
  LM_FIELD_TURN,
  { .key = NULL },
};

/* The other pile first. */
static LmPosition *
mirror (LmPosition *position)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (position);

  return lm_wythoff_position_new (lm_position_get_game (position), (LmWythoffPair) { piles.b, piles.a },
                                  lm_position_get_turn (position));
}

static const LmQuantity quantities[] = {
  { "x", N_("The first pile"), .key = "piles", .first = 1 },
  { "y", N_("The second pile"), .key = "piles", .first = 2 },
  { NULL }
};

const LmGameInfo lm_wythoff_info = {
  .name = "wythoff",
  .family = "wythoff",
  .family_title = N_("Wythoff’s Game"),
  .title = N_("Wythoff’s Game"),
  .summary = N_("Take any number from one of two piles, or the same number from both; whoever takes the last stone wins."),
  .goal = N_("Take from one pile, or equally from both; whoever takes the last stone wins."),
  .result = N_("%s wins: the last stone is taken, and nothing is left for %s."),
  .help_page = "wythoff",
  .start = "lastmove:wythoff?piles=7,9",
  .n_players = 2,
  .fields = fields,
  .create = create,
  .describe_start = describe_start,
  .draw_help = N_("Some other piles by lot"),
  .quantities = quantities,
  .size_key = "piles",
  .tell_lengths = tell_lengths,
  .mirror = mirror,
  .impartial = TRUE,
  .most_listed = 4096,
  .few_listed = 24,
  .claims = lm_wythoff_claims,
};
