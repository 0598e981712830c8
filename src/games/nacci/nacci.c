/* SPDX-License-Identifier: GPL-3.0-or-later */
/* nacci.c: the generalised Zeckendorf game: positions, moves as text and in words, registration. */

#include "nacci.h"

struct _LmNacci
{
  LmGame       parent_instance;
  LmNacciRules rules;
};

G_DEFINE_FINAL_TYPE (LmNacci, lm_nacci, LM_TYPE_GAME)

/* What chips worth @value together can come to. */
static guint
count_bins (const LmNacciRules *rules,
            guint64             value)
{
  guint n = 0;

  while (n < rules->n_bins && rules->worth[n] <= value)
    n++;
  return n;
}

LmPosition *
lm_nacci_position_new (LmGame       *game,
                       const guint  *heights,
                       guint         turn,
                       GError      **error)
{
  LmNacciPosition *self;
  const LmNacciRules *rules = &LM_NACCI (game)->rules;
  guint64 value = 0;

  for (guint i = 0; i < LM_NACCI_MAX_BINS; i++)
    value += heights[i] * (guint64) (i < rules->n_bins ? rules->worth[i] : LM_NACCI_MAX_VALUE + 1);
  if (value > LM_NACCI_MAX_VALUE)
    return lm_refuse_null (error, LM_ERROR_POSITION, _("The chips in “bins” are worth more than %'u together."), LM_NACCI_MAX_VALUE);

  self = lm_position_alloc (game, sizeof *self);
  self->parent.turn = turn;
  self->rules = rules;
  memcpy (self->heights, heights, sizeof self->heights);
  self->value = value;
  self->n_bins = count_bins (rules, value);
  return &self->parent;
}

static guint
get_last_bin (LmPosition *position)
{
  guint last = LM_NACCI_MAX_BINS;

  while (last > 1 && LM_NACCI_POSITION (position)->heights[last - 1] == 0)
    last--;
  return last;
}

/* The rules. */

/* S_1 = 1; each further number is c times the sum of the k before it, or of all before it and 1 where there are fewer. */
static void
init_rules (LmNacciRules *rules,
            guint         c,
            guint         k)
{
  guint64 worth = 1;

  *rules = (LmNacciRules) { .c = c, .k = k };
  while (rules->n_bins < LM_NACCI_MAX_BINS && worth <= LM_NACCI_MAX_VALUE)
    {
      rules->worth[rules->n_bins++] = worth;
      worth = rules->n_bins < k ? 1 : 0;
      for (guint i = rules->n_bins > k ? rules->n_bins - k : 0; i < rules->n_bins; i++)
        worth += c * rules->worth[i];
    }
}

/*
 * What combines into column i + 1 are c chips of each of the k columns up to
 * i; as long as there are fewer, one chip of column 1 more:
 *
 *   S_{i+1} = c (S_i + .. + S_{i-k+1}),  S_{i+1} = c (S_i + .. + S_1) + 1 for i < k.
 *
 * The same for S_i, taken from that, gives the split of c + 1 chips of column i:
 *
 *   (c + 1) S_i = S_{i+1} + c S_{i-k} for i > k,  S_{i+1} + S_1 for i = k,  S_{i+1} for i < k.
 *
 * Splitting column 1 would be combining into column 2. Returns: whether there is such a move.
 */
gboolean
lm_nacci_move_init (LmNacciMove        *move,
                    const LmNacciRules *rules,
                    char                kind,
                    guint               bin,
                    guint               times)
{
  const guint i = kind == 'S' ? bin : bin - 1;

  *move = (LmNacciMove) { .kind = kind, .bin = bin, .times = times };
  if (bin < 2 || i >= rules->n_bins)
    return FALSE;

  move->chips[i] = 1;
  if (kind == 'S')
    {
      move->chips[i - 1] -= rules->c + 1;
      if (i >= rules->k)
        move->chips[i > rules->k ? i - rules->k - 1 : 0] += i > rules->k ? rules->c : 1;
      return TRUE;
    }

  for (guint j = i > rules->k ? i - rules->k : 0; j < i; j++)
    move->chips[j] -= rules->c;
  if (i < rules->k)
    move->chips[0]--;
  return TRUE;
}

gboolean
lm_nacci_move_read (LmNacciMove *move,
                    LmPosition  *position,
                    const char  *text)
{
  g_auto (GStrv) numbers = text[0] == 'C' || text[0] == 'S' ? g_strsplit (text + 1, "x", 2) : NULL;
  guint64 bin, times = 1;

  if (numbers == NULL || numbers[0] == NULL || !lm_number_parse (numbers[0], &bin) || bin > LM_NACCI_MAX_BINS)
    return FALSE;
  if (numbers[1] != NULL && (!lm_number_parse (numbers[1], &times) || times < 2 || times > LM_NACCI_MAX_VALUE))
    return FALSE;

  return lm_nacci_move_init (move, LM_NACCI_POSITION (position)->rules, text[0], bin, times);
}

char *
lm_nacci_move_to_string (const LmNacciMove *move)
{
  return move->times > 1 ? g_strdup_printf ("%c%ux%u", move->kind, move->bin, move->times)
                         : g_strdup_printf ("%c%u", move->kind, move->bin);
}

/* How often a turn may make it. */
guint
lm_nacci_position_count_times (LmPosition        *position,
                               const LmNacciMove *move)
{
  guint times = LM_NACCI_POSITION (position)->rules->accelerated ? G_MAXUINT : 1;

  for (guint i = 0; i < LM_NACCI_MAX_BINS; i++)
    if (move->chips[i] < 0)
      times = MIN (times, LM_NACCI_POSITION (position)->heights[i] / -move->chips[i]);
  return times;
}

/* From {} on: C2, C3, S2, C4, S3 and so on, in the order of the columns that get a chip. Returns: whether there is another. */
static gboolean
next_move (LmPosition  *position,
           LmNacciMove *move)
{
  const LmNacciRules *rules = LM_NACCI_POSITION (position)->rules;

  if (move->kind == 'C' && move->bin > 2)
    return lm_nacci_move_init (move, rules, 'S', move->bin - 1, 1);

  return lm_nacci_move_init (move, rules, 'C', move->kind == 0 ? 2 : move->bin + (move->kind == 'S' ? 2 : 1), 1);
}

static GPtrArray *
list_moves (LmPosition *position,
            guint       max,
            gboolean   *complete)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);

  *complete = TRUE;
  for (LmNacciMove move = { 0 }; next_move (position, &move);)
    {
      const guint times = lm_nacci_position_count_times (position, &move);

      for (; move.times <= times && moves->len < max; move.times++)
        g_ptr_array_add (moves, lm_nacci_move_to_string (&move));
      *complete = *complete && move.times > times;
    }

  return moves;
}

/* "2 × 3 + 1", the chips that are given so many @times, or where that is negative taken. */
static char *
describe_sum (LmPosition *position,
              const int  *chips,
              int         times)
{
  GString *sum = g_string_new (NULL);

  for (guint i = LM_NACCI_MAX_BINS; i-- > 0;)
    if (times * chips[i] > 0)
      {
        g_string_append (sum, sum->len > 0 ? " + " : "");
        if (times * chips[i] > 1)
          g_string_append_printf (sum, "%'d × ", times * chips[i]);
        g_string_append_printf (sum, "%'u", LM_NACCI_POSITION (position)->rules->worth[i]);
      }

  return g_string_free (sum, FALSE);
}

static LmPosition *
play (LmPosition  *position,
      const char  *text,
      GError     **error)
{
  g_autofree char *quoted = g_strdelimit (lm_query_quote (text), "\n\r\t", ' ');
  g_autofree char *needed = NULL;
  guint heights[LM_NACCI_MAX_BINS];
  LmNacciMove move;

  if (!lm_nacci_move_read (&move, position, text))
    return lm_refuse_null (error, LM_ERROR_MOVE, _("“%s” is not a move: write C and the column to combine into, or S and the "
                                                   "column to split, as “C3” or “S2”; “C3x4” is four times."), quoted);

  if (move.times <= lm_nacci_position_count_times (position, &move))
    {
      for (guint i = 0; i < LM_NACCI_MAX_BINS; i++)
        heights[i] = LM_NACCI_POSITION (position)->heights[i] + move.chips[i] * (int) move.times;
      return lm_nacci_position_new (lm_position_get_game (position), heights, 1 - position->turn, error);
    }

  if (move.times > 1 && !LM_NACCI_POSITION (position)->rules->accelerated)
    return lm_refuse_null (error, LM_ERROR_MOVE,
                           _("“%s” is not legal: only at the accelerated pace a turn makes a move several times."), quoted);

  needed = describe_sum (position, move.chips, -1);
  return lm_refuse_null (error, LM_ERROR_MOVE,
                         _("“%s” is not legal: each time it takes chips worth %s, and they are not there."), quoted, needed);
}

/* In words. */

static char *
describe (LmPosition *position)
{
  g_autofree char *chips = lm_number_join (LM_NACCI_POSITION (position)->heights, get_last_bin (position), ", ");

  return g_strdup_printf ("(%s)", chips);
}

static char *
describe_goal (LmPosition *position)
{
  const LmNacciRules *rules = LM_NACCI_POSITION (position)->rules;

  return g_strdup_printf (rules->accelerated ? _("c = %u, k = %u, accelerated, chips worth %'u; whoever makes the last move wins.")
                                             : _("c = %u, k = %u, chips worth %'u in all; whoever makes the last move wins."),
                          rules->c, rules->k, LM_NACCI_POSITION (position)->value);
}

/* @who: (nullable): for what was done; else what can be done is said. */
static char *
describe_act (LmPosition        *position,
              const LmNacciMove *move,
              const char        *who)
{
  g_autofree char *taken = describe_sum (position, move->chips, -(int) move->times);
  g_autofree char *given = describe_sum (position, move->chips, move->times);

  /* Translators: sums of chips by what they are worth, such as “2 × 3 + 1”; before them who made the move. */
  if (who != NULL)
    return g_strdup_printf (move->kind == 'C' ? _("%s combined %s into %s.") : _("%s split %s into %s."), who, taken, given);

  return g_strdup_printf (move->kind == 'C' ? _("Combine %s into %s") : _("Split %s into %s"), taken, given);
}

static char *
describe_move (LmPosition  *position,
               const char  *text,
               LmMoveStyle  style)
{
  LmNacciMove move;

  if (style == LM_MOVE_LABEL || !lm_nacci_move_read (&move, position, text))
    return g_strdup (text);
  if (style == LM_MOVE_PLACE)
    return g_strdup (move.bin <= LM_NACCI_POSITION (position)->n_bins / 2 ? _("the lower columns") : _("the higher columns"));

  return describe_act (position, &move, NULL);
}

static char *
describe_deed (LmPosition *position,
               const char *text,
               const char *who)
{
  LmNacciMove move;

  return lm_nacci_move_read (&move, position, text) ? describe_act (position, &move, who) : g_strdup (who);
}

/* The fields. */

static void
get_values (LmPosition    *position,
            LmFieldValues *values)
{
  const LmNacciRules *rules = LM_NACCI_POSITION (position)->rules;

  lm_field_values_set_uint (values, "c", rules->c);
  lm_field_values_set_uint (values, "k", rules->k);
  lm_field_values_set_choice (values, "pace", rules->accelerated);
  for (guint i = 0; i < get_last_bin (position); i++)
    lm_field_values_add_uint (values, "bins", LM_NACCI_POSITION (position)->heights[i]);
}

static void
lm_nacci_class_init (LmNacciClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &lm_nacci_info;
  game_class->get_values = get_values;
  game_class->describe = describe;
  game_class->describe_goal = describe_goal;
  game_class->list_moves = list_moves;
  game_class->play = play;
  game_class->describe_move = describe_move;
  game_class->describe_deed = describe_deed;
  game_class->solve = lm_nacci_solve;
  game_class->explain = lm_nacci_explain;
  game_class->tell_idea = lm_nacci_tell_idea;
}

LM_BEGIN_EMPTY (LmNacci, lm_nacci)

/* What is in the columns, or the n chips of column 1 that a game begins with. */
static LmPosition *
create (const LmFieldValues  *values,
        GError              **error)
{
  g_autoptr (LmNacci) game = g_object_new (LM_TYPE_NACCI, NULL);
  g_autoptr (GArray) bins = lm_field_values_get_uints (values, "bins");
  guint heights[LM_NACCI_MAX_BINS] = { 0 };

  init_rules (&game->rules, lm_field_values_get_uint (values, "c"), lm_field_values_get_uint (values, "k"));
  game->rules.accelerated = lm_field_values_get_choice (values, "pace") == 1;
  if (bins->len == 0 && lm_field_values_has (values, "n"))
    heights[0] = lm_field_values_get_uint (values, "n");
  for (guint i = 0; i < bins->len; i++)
    heights[i] = g_array_index (bins, guint64, i);

  return lm_nacci_position_new (LM_GAME (game), heights, lm_field_values_get_choice (values, "turn"), error);
}

static char *
describe_start (LmPosition *position)
{
  const guint *worth = LM_NACCI_POSITION (position)->rules->worth;

  return g_strdup_printf (_("Columns worth %'u, %'u, %'u, %'u and so on; all chips together are worth %'u."),
                          worth[0], worth[1], worth[2], worth[3], LM_NACCI_POSITION (position)->value);
}

/* The size is the value, for that stays from move to move. */
static gboolean
visit_value (LmPopulation *population,
             guint64       size)
{
  LmFieldValues *values = lm_population_get_values (population);
  guint64 worth[LM_NACCI_MAX_BINS];
  LmNacciRules rules;

  init_rules (&rules, lm_field_values_get_uint (values, "c"), lm_field_values_get_uint (values, "k"));
  for (guint i = 0; i < rules.n_bins; i++)
    worth[i] = rules.worth[i];

  return size == 0 || lm_population_offer_lists (population, "bins", count_bins (&rules, size), worth, size);
}

static const LmFieldChoice paces[] = {
  { "single", N_("Single"), N_("A turn makes one move") },
  { "accelerated", N_("Accelerated"), N_("A turn makes one move once or several times") },
  { NULL }
};

static const LmFieldPreset presets[] = {
  { "c=1&k=3", N_("1, 2, 4, 7"), N_("Columns worth 1, 2, 4, 7: c = 1, k = 3") },
  { "c=2&k=2", N_("1, 3, 8, 22"), N_("Columns worth 1, 3, 8, 22: c = 2, k = 2") },
  { "c=2&k=3", N_("1, 3, 9, 26"), N_("Columns worth 1, 3, 9, 26: c = 2, k = 3") },
  { NULL }
};

static const LmField fields[] = {
  {
    .key = "c", .kind = LM_FIELD_NUMBER, .flags = LM_FIELD_SPIN, .minimum = 1, .maximum = 9, .default_text = "1",
    .title = N_("Chips of each column, c"), .label = N_("_c"), .help = N_("How many chips of each column combine"),
    .presets = presets, .presets_title = N_("Numbers to try"),
  },
  {
    .key = "k", .kind = LM_FIELD_NUMBER, .flags = LM_FIELD_SPIN, .minimum = 2, .maximum = 9, .default_text = "2",
    .title = N_("Neighbouring columns, k"), .label = N_("_k"), .help = N_("How many neighbouring columns combine"),
  },
  {
    .key = "pace", .kind = LM_FIELD_CHOICE, .default_text = "single", .choices = paces,
    .title = N_("Pace"), .help = N_("How often a turn may make its move"),
  },
  {
    .key = "bins", .kind = LM_FIELD_NUMBERS, .maximum = LM_NACCI_MAX_VALUE, .max_length = LM_NACCI_MAX_BINS,
    .flags = LM_FIELD_NEW_ROW | LM_FIELD_DRAWN, .width = 24,
    .title = N_("Chips in columns 1, 2, 3, …"), .label = N_("_Chips"), .help = N_("How many chips are in each column, with commas"),
    .ask = N_("Write how many chips are in each column, for example 7, 0, 3."),
  },
  {
    .key = "n", .kind = LM_FIELD_NUMBER, .flags = LM_FIELD_NOT_IN_FORM | LM_FIELD_NOT_IN_EDITOR, .instead_of = "bins",
    .minimum = 1, .maximum = LM_NACCI_MAX_VALUE, .default_text = "", .title = N_("Ones in the first column"),
  },
  LM_FIELD_TURN,
  { .key = NULL },
};

static const char *const variants[] = { "c=1&k=2", "c=1&k=3", "c=2&k=2", "c=1&k=2&pace=accelerated", NULL };

/* The c is that of the game on the board. */
static const LmConjectureChoice single[] = {
  { "c={key}&k=2", N_("k = 2"), "lastmove:nacci?c={key}&k=2&n={x}" },
  { "c={key}&k=3", N_("k = 3"), "lastmove:nacci?c={key}&k=3&n={x}" },
  { "c={key}&k=4", N_("k = 4"), "lastmove:nacci?c={key}&k=4&n={x}" },
  { NULL }
};

static const LmConjectureChoice accelerated[] = {
  { "c={key}&k=2&pace=accelerated", N_("k = 2"), "lastmove:nacci?c={key}&k=2&pace=accelerated&n={x}" },
  { "c={key}&k=3&pace=accelerated", N_("k = 3"), "lastmove:nacci?c={key}&k=3&pace=accelerated&n={x}" },
  { NULL }
};

#define WINNERS                                                                                        \
  .status = LM_STATUS_UNKNOWN, .table = "nacci", .key = "c", .x = "n", .from = 1, .winner = "winner",  \
  .of = "1", .of_title = N_("Player 1 wins"), .else_title = N_("Player 2 wins"),                       \
  .begin = 40, .step = 10, .most = LM_NACCI_MAX_VALUE

static const LmConjecture conjectures[] = {
  {
    .title = N_("From which n on does the same player always win?"),
    .statement = N_("From n chips in the first column Player 1 wins for every large n if c is even, Player 2 if c is odd. How large?"),
    .known = N_("That there is such an n is proved for every k, without a strategy; which one it is the table can only suggest, "
                "as far as it goes."),
    .source = "MSY", .choices = single, WINNERS,
  },
  {
    .title = N_("Who wins at the accelerated pace?"),
    .statement = N_("Is there a rule for who wins from n chips in the first column when a turn may repeat its move?"),
    .known = N_("The theorem about large n is about the single pace. What is shown here is computed, n by n."),
    .source = "GMRVY", .choices = accelerated, WINNERS,
  },
  { NULL }
};

static const LmSource sources[] = {
  { "MSY", N_("Miller, Sosis and Ye, “Winning Strategies for the Generalized Zeckendorf Game”") },
  { "GMRVY", N_("Garcia-Fernandezsesma and others, “The Accelerated Zeckendorf Game”") },
  { NULL }
};

const LmGameInfo lm_nacci_info = {
  .name = "nacci",
  .family = "nacci",
  .family_title = N_("(c, k)-nacci"),
  .title = N_("(c, k)-nacci game"),
  .summary = N_("The Zeckendorf game with other numbers: combine and split chips in columns; whoever makes the last move wins."),
  .result = N_("%s wins: %s cannot move. What is left is the legal decomposition, which every game ends with."),
  .help_page = "nacci",
  .start = "lastmove:nacci?c=2&bins=10",
  .n_players = 2,
  .fields = fields,
  .create = create,
  .describe_start = describe_start,
  .draw_help = N_("Other chips by lot"),
  .tables = lm_nacci_tables,
  .conjectures = conjectures,
  .claims = lm_nacci_claims,
  .visit_size = visit_value,
  .variants = variants,
  .impartial = TRUE,
  .sources = sources,
};
