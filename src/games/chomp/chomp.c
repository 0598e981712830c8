/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chomp.c: the two games of this room: a bar of chocolate is eaten, or grows. */

#include "solver/solver.h"
#include "theory/theory.h"

/* Shapes by lot have so many rows and columns at least, where the board is free. */
#define LEAST_RANDOM_SIDE 4

static gboolean
is_reversed (const LmFieldValues *values)
{
  return lm_field_values_get_info (values) == &lm_reversed_chomp_info;
}

/* What the general sentences do not say; position text and people are told the same. */
static gboolean
check_rows (const LmField  *field,
            const char     *text,
            GError        **error)
{
  g_auto (GStrv) items = g_strsplit (text, ",", -1);

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_autofree char *quoted = lm_query_quote (items[i]);

      if (g_str_equal (items[i], "0"))
        g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                     _("Row %u of “rows” has no square: every row has at least one, and rows that are eaten are left out."),
                     i + 1);
      else if (strspn (items[i], "-0123456789") != strlen (items[i]))
        g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                     _("“%s” in “rows” is not the length of a row; it must be numbers, for example 4, 4, 2."), quoted);
      else
        continue;
      return FALSE;
    }

  return TRUE;
}

static gboolean
check_row (GArray  *rows,
           guint    index,
           GError **error)
{
  const guint64 length = g_array_index (rows, guint64, index);
  const guint64 below = index > 0 ? g_array_index (rows, guint64, index - 1) : LM_CHOMP_MAX_SIDE;

  if (length <= below)
    return TRUE;

  g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
               _("Row %u of “rows” is longer than the row below it; from the bottom row up, no row may be."), index + 1);
  return FALSE;
}

static gboolean
read_shape (const LmFieldValues  *values,
            LmChompShape         *shape,
            GError              **error)
{
  g_autoptr (GArray) rows = lm_field_values_get_uints (values, "rows");

  *shape = (LmChompShape) { .n_rows = rows->len };
  for (guint i = 0; i < rows->len; i++)
    {
      if (!check_row (rows, i, error))
        return FALSE;
      shape->rows[i] = g_array_index (rows, guint64, i);
    }

  return TRUE;
}

static gboolean
read_size (const LmFieldValues  *values,
           LmChompSpot          *board,
           GError              **error)
{
  const char *text = lm_field_values_get_text (values, "size");
  g_autofree char *quoted = NULL;
  g_auto (GStrv) items = g_strsplit (text, "x", 3);

  if (g_strv_length (items) == 2)
    {
      board->row = lm_reversed_chomp_read_length (items[0]);
      board->column = lm_reversed_chomp_read_length (items[1]);
      if (board->row > 0 && board->column > 0)
        return TRUE;
    }

  quoted = lm_query_quote (text);
  return lm_refuse (error, LM_ERROR_POSITION,
                    _("“%s” is no “size” of a board: it must be rows and columns, each from 1 to %d, such as 3x4."),
                    quoted, LM_CHOMP_MAX_SIDE);
}

static LmPosition *
create (const LmFieldValues  *values,
        GError              **error)
{
  g_autoptr (LmGame) game = NULL;
  LmChompShape shape;
  LmChompSpot board = { 0, 0 };

  if (is_reversed (values) && !read_size (values, &board, error))
    return NULL;
  if (!read_shape (values, &shape, error))
    return NULL;

  game = is_reversed (values) ? lm_reversed_chomp_new (board) : lm_chomp_new ();
  return lm_chomp_position_new (game, &shape, lm_field_values_get_choice (values, "turn"), error);
}

static char *
describe_start (LmPosition *position)
{
  const guint count = lm_chomp_shape_count_squares (&LM_CHOMP_POSITION (position)->shape);
  const LmChompSpot board = lm_chomp_position_get_board (position);

  if (lm_chomp_position_is_reversed (position))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The shape has %u square and grows to %u.",
                                         "The shape has %u squares and grows to %u.", count),
                            count, board.row * board.column);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The bar has %u square, the poisoned one.",
                                       "The bar has %u squares, the poisoned one among them.", count), count);
}

/* The rows are the sorted lengths of as many drawn alike, and the bottom one has the poison. */
static void
draw_rows (guint8      *rows,
           LmChompSpot  board,
           GRand       *rand)
{
  for (guint i = 0; i < board.row; i++)
    {
      const guint length = g_rand_int_range (rand, i == 0, board.column + 1);
      guint j = i;

      for (; j > 0 && rows[j - 1] < length; j--)
        rows[j] = rows[j - 1];
      rows[j] = length;
    }
}

static LmPosition *
draw (LmPosition *position,
      GRand      *rand)
{
  const guint least = lm_chomp_position_is_reversed (position) ? 1 : LEAST_RANDOM_SIDE;
  LmChompSpot board = lm_chomp_position_get_board (position);
  guint8 rows[LM_CHOMP_MAX_SIDE];
  LmChompShape shape;

  board = (LmChompSpot) { MAX (board.row, least), MAX (board.column, least) };
  draw_rows (rows, board, rand);
  lm_chomp_shape_init_rows (&shape, rows, board.row);
  return lm_chomp_position_with_shape (position, &shape);
}

static gboolean
visit_size (LmPopulation *population,
            guint64       size)
{
  LmChompSpot board = { LM_CHOMP_MAX_SIDE, LM_CHOMP_MAX_SIDE };

  if (is_reversed (lm_population_get_values (population)))
    read_size (lm_population_get_values (population), &board, NULL);
  return lm_population_offer_shapes (population, "rows", board.row, board.column, size);
}

static void
get_squares (LmPosition *position,
             GArray     *numbers)
{
  const gint64 squares = lm_chomp_shape_count_squares (&LM_CHOMP_POSITION (position)->shape);

  g_array_append_val (numbers, squares);
}

static const char *const boards[] = { "size=3x4", "size=4x4", "size=3x6", "size=5x5", NULL };

/* Rows for columns. */
static LmPosition *
mirror (LmPosition *position)
{
  LmChompShape shape;

  lm_chomp_shape_transpose (&LM_CHOMP_POSITION (position)->shape, &shape);
  return lm_chomp_position_with_shape (position, &shape);
}

static const LmQuantity quantities[] = {
  { "squares", N_("Squares of the shape"), .get = get_squares },
  { NULL }
};

/* Few squares, the size that most people begin with, two rows, a square, and what takes a moment to solve. */
static const LmFieldPreset sizes[] = {
  { "n_rows=3&n_columns=4&rows=", N_("3 × 4"), N_("3 rows, 4 columns") },
  { "n_rows=4&n_columns=5&rows=", N_("4 × 5"), N_("4 rows, 5 columns") },
  { "n_rows=2&n_columns=8&rows=", N_("2 × 8"), N_("2 rows, 8 columns") },
  { "n_rows=5&n_columns=5&rows=", N_("5 × 5"), N_("5 rows, 5 columns") },
  { "n_rows=12&n_columns=12&rows=", N_("12 × 12"), N_("12 rows, 12 columns") },
  { NULL },
};

#define SIDE                                                            \
  .kind = LM_FIELD_NUMBER, .flags = LM_FIELD_NOT_IN_TEXT | LM_FIELD_SPIN, \
  .minimum = 1, .maximum = LM_CHOMP_MAX_SIDE

#define SIDES                                                                                        \
  { .key = "n_rows", SIDE, .title = N_("Rows"), .label = N_("R_ows"), .help = N_("Number of rows") },  \
  {                                                                                                  \
    .key = "n_columns", SIDE,                                                                        \
    .title = N_("Columns"), .label = N_("_Columns"), .help = N_("Number of columns"),                \
    .presets = sizes, .presets_title = N_("Sizes to try"),                                           \
  }

#define ROWS                                                                                          \
  .key = "rows", .kind = LM_FIELD_NUMBERS, .flags = LM_FIELD_MAY_BE_EMPTY, .check = check_rows,       \
  .minimum = 1, .maximum = LM_CHOMP_MAX_SIDE, .max_length = LM_CHOMP_MAX_SIDE, .width = 14,           \
  .title = N_("Row lengths"), .label = N_("_Shape"), .help = N_("Lengths of the rows, from the bottom row up")

static const LmField chomp_fields[] = {
  SIDES,
  { ROWS, .page_title = N_("Row lengths, bottom row first (empty: the whole bar)") },
  LM_FIELD_TURN,
  { .key = NULL },
};

static const LmField reversed_chomp_fields[] = {
  {
    .key = "size", .kind = LM_FIELD_TEXT, .flags = LM_FIELD_NOT_IN_FORM | LM_FIELD_NOT_IN_EDITOR,
    .title = N_("Rows and columns of the board, such as 3x4"),
  },
  SIDES,
  { ROWS, .page_title = N_("Row lengths, bottom row first (empty: the poison)") },
  LM_FIELD_TURN,
  { .key = NULL },
};

static const LmSource sources[] = {
  { "RZ", N_("Batterman and others, “The Reversed Zeckendorf Game”") },
  { NULL }
};

/* All columns but the first and all rows but the first, or one square at a time. */
static void
tell_lengths (LmPosition     *position,
              LmLengthBounds *bounds)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;

  bounds->shortest = (shape->rows[0] > 1) + (shape->n_rows > 1);
  bounds->longest = lm_chomp_shape_count_squares (shape) - 1;
}

/* One square at a time. */
static void
tell_reversed_lengths (LmPosition     *position,
                       LmLengthBounds *bounds)
{
  const LmChompSpot board = lm_chomp_position_get_board (position);

  bounds->longest = board.row * board.column - lm_chomp_shape_count_squares (&LM_CHOMP_POSITION (position)->shape);
}

const LmGameInfo lm_chomp_info = {
  .name = "chomp",
  .family = "chomp",
  .family_title = N_("Chomp"),
  .title = N_("Chomp"),
  .summary = N_("Choose a square of a chocolate bar and eat it with all that lies above and to the right of it; "
                "whoever has only the poisoned square left loses."),
  .goal = N_("Whoever must eat the poisoned corner loses."),
  .result = N_("%s wins: only the poisoned square is left for %s."),
  .help_page = "chomp",
  .start = "lastmove:chomp?rows=5,5,5,5",
  .n_players = 2,
  .fields = chomp_fields,
  .create = create,
  .describe_start = describe_start,
  .draw = draw,
  .draw_help = N_("A shape by lot"),
  .tables = lm_chomp_tables,
  .tell_lengths = tell_lengths,
  .quantities = quantities,
  .visit_size = visit_size,
  .mirror = mirror,
  .size_most = LM_CHOMP_MAX_SIDE * LM_CHOMP_MAX_SIDE,
  .impartial = TRUE,
  .sources = sources,
  .claims = lm_chomp_claims,
};

static const LmConjectureChoice whole_boards[] = { { NULL, N_("All boards") }, { NULL } };

static const LmConjecture reversed_conjectures[] = {
  {
    .title = N_("Does another game change as much when it is reversed?"),
    .statement = N_("Which other games have as complex a pattern of winners when they are played backwards as the reversed "
                    "Zeckendorf game has?"),
    .known = N_("Reversed Nim has the winners of Nim, and reversed Chomp is won by Player 1 on a single row or column and by Player 2 "
                "on all other boards (Section 2.1). So the share of Player 1 tends to nothing."),
    .source = N_("RZ, Section 6, ii"), .status = LM_STATUS_UNKNOWN,
    .table = "reversed-chomp", .choices = whole_boards, .x = N_("board"), .from = 1, .winner = "winner",
    .of = "1", .of_title = N_("Player 1 wins"), .else_title = N_("Player 2 wins"),
    .begin = 5, .step = 1, .most = 9,
  },
  { NULL },
};

const LmGameInfo lm_reversed_chomp_info = {
  .name = "reversed-chomp",
  .family = "chomp",
  .family_title = N_("Chomp"),
  .title = N_("Reversed Chomp"),
  .summary = N_("Every move of Chomp backwards: let the shape grow from the poisoned square; "
                "whoever completes the board wins."),
  .result = N_("%s wins: the board is full, and nothing can grow for %s."),
  .help_page = "reversed-chomp",
  .start = "lastmove:reversed-chomp?size=3x4&rows=1",
  .n_players = 2,
  .fields = reversed_chomp_fields,
  .create = create,
  .describe_start = describe_start,
  .draw = draw,
  .draw_help = N_("A shape by lot"),
  .tables = lm_reversed_chomp_tables,
  .tell_lengths = tell_reversed_lengths,
  .conjectures = reversed_conjectures,
  .quantities = quantities,
  .visit_size = visit_size,
  .variants = boards,
  .size_most = LM_CHOMP_MAX_SIDE * LM_CHOMP_MAX_SIDE,
  .impartial = TRUE,
  .sources = sources,
  .claims = lm_chomp_claims,
};
