/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-test-fields.c: a game without moves that has a field of every kind. */

#include "lm-test-fields.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-game.h"

#include <string.h>

#define N_(text) text

typedef LmGame TestFields;
typedef LmGameClass TestFieldsClass;

typedef struct
{
  LmPosition     parent;
  char          *texts[LM_FIELDS_MAX];
  guint          turn;
} TestPosition;

GType test_fields_get_type (void);

G_DEFINE_TYPE (TestFields, test_fields, LM_TYPE_GAME)

static gboolean
set_error (GError    **error,
           const char *sentence)
{
  g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION, sentence);
  return FALSE;
}

static gboolean
check_stock (const LmField  *field,
             const char     *text,
             GError        **error)
{
  return strcmp (text, "13") != 0 || set_error (error, "Thirteen brings bad luck to “stock”.");
}

static gboolean
check_board (const LmField  *field,
             const char     *text,
             GError        **error)
{
  return strcmp (text, "none") != 0 || set_error (error, "“board” is not to be “none”.");
}

static gboolean
has_stock (const LmFieldValues *values)
{
  return lm_field_values_get_uint (values, "stock") > 0;
}

static const LmFieldChoice places[] = {
  { "outer", N_("Outer bins"), N_("Only the outer bins") }, { "any", N_("Any bin") }, { NULL },
};

static const LmFieldPreset stocks[] = {
  { "4" }, { "stock=9&place=any", N_("Nine"), N_("Nine anywhere") },
  { "lastmove:" LM_TEST_FIELDS_NAME "?bins=1,1", N_("Ones"), N_("Two ones") }, { NULL },
};

static const LmField fields[] = {
  { .key = "bins", .kind = LM_FIELD_NUMBERS, .flags = LM_FIELD_DRAWN, .maximum = 100, .max_length = 5,
    .title = N_("Bins"), .ask = N_("Write how many chips are in each bin.") },
  { .key = "n", .kind = LM_FIELD_NUMBER, .minimum = 1, .maximum = 100, .title = N_("Value"), .instead_of = "bins",
    .flags = LM_FIELD_NOT_IN_FORM | LM_FIELD_NOT_IN_EDITOR },
  { .key = "stock", .kind = LM_FIELD_NUMBER, .maximum = 1000, .title = N_("Stock"), .default_text = "0",
    .check = check_stock, .label = N_("_Stock"), .presets = stocks, .presets_title = N_("Stocks to try") },
  { .key = "place", .kind = LM_FIELD_CHOICE, .title = N_("Place"), .default_text = "outer", .choices = places,
    .applies = has_stock, .excluded = N_("The key “place” needs a “stock” of at least 1.") },
  { .key = "alpha", .kind = LM_FIELD_FRACTION, .minimum = 1, .maximum = 10, .max_length = 6, .title = N_("Alpha"),
    .default_text = "2", .help = N_("How fast it grows") },
  { .key = "pile", .kind = LM_FIELD_BIG, .max_length = 30, .title = N_("Pile"), .default_text = "" },
  { .key = "crossed", .kind = LM_FIELD_NUMBERS, .flags = LM_FIELD_ASCENDING, .minimum = 1, .max_length = 50,
    .title = N_("Crossed out"), .default_text = "" },
  { .key = "board", .kind = LM_FIELD_TEXT, .title = N_("Board"), .default_text = "", .check = check_board,
    .flags = LM_FIELD_NOT_IN_FORM },
  { .key = "secret", .kind = LM_FIELD_NUMBER, .flags = LM_FIELD_NOT_IN_TEXT | LM_FIELD_NOT_IN_EDITOR | LM_FIELD_SPIN,
    .maximum = 5, .title = N_("Secret") },
  LM_FIELD_TURN,
  { .key = NULL },
};

/* The bins may be said by their value, and by a field that no text has. */
static const char *
get_bins (const LmFieldValues *values)
{
  if (lm_field_values_has (values, "n"))
    return lm_field_values_get_text (values, "n");
  if (lm_field_values_get_uint (values, "secret") > 0)
    return lm_field_values_get_text (values, "secret");

  return lm_field_values_get_text (values, "bins");
}

static gboolean
check_sum (const LmFieldValues  *values,
           GError              **error)
{
  g_autoptr (GArray) bins = lm_field_values_get_uints (values, "bins");
  guint64 sum = lm_field_values_get_uint (values, "stock");

  for (guint i = 0; i < bins->len; i++)
    sum += g_array_index (bins, guint64, i);

  return sum <= 100 || set_error (error, "“bins” and “stock” make more than 100.");
}

static LmPosition *
create (const LmFieldValues  *values,
        GError              **error)
{
  g_autoptr (LmGame) game = NULL;
  TestPosition *self;

  if (!check_sum (values, error))
    return NULL;

  game = g_object_new (test_fields_get_type (), NULL);
  self = lm_position_alloc (game, sizeof (TestPosition));
  for (guint i = 0; fields[i].key != NULL; i++)
    self->texts[i] = g_strdup (lm_field_values_get_text (values, fields[i].key));
  g_free (self->texts[0]);
  self->texts[0] = g_strdup (get_bins (values));
  self->turn = lm_field_values_get_choice (values, "turn");
  return &self->parent;
}

static void
get_values (LmPosition    *position,
            LmFieldValues *values)
{
  const TestPosition *self = (TestPosition *) position;

  for (guint i = 0; fields[i].key != NULL; i++)
    if (self->texts[i] != NULL && fields[i].instead_of == NULL && (fields[i].flags & LM_FIELD_NOT_IN_TEXT) == 0)
      lm_field_values_set_text (values, fields[i].key, self->texts[i]);
}

static void
free_position (LmPosition *position)
{
  TestPosition *self = (TestPosition *) position;

  for (guint i = 0; i < G_N_ELEMENTS (self->texts); i++)
    g_free (self->texts[i]);
}

static guint
get_turn (LmPosition *position)
{
  return ((TestPosition *) position)->turn;
}

/* It has no moves, and goes on all the same. */
static int
get_winner (LmPosition *position)
{
  return LM_NOBODY;
}

static char *
describe_start (LmPosition *position)
{
  g_autofree char *text = lm_position_to_string (position);

  return g_strdup_printf ("A game of %s.", text);
}

const LmGameInfo lm_test_fields_info = {
  .name = LM_TEST_FIELDS_NAME,
  .title = "Fields",
  .start = "lastmove:" LM_TEST_FIELDS_NAME "?bins=7,0,3",
  .n_players = 2,
  .fields = fields,
  .create = create,
  .describe_start = describe_start,
};

static void
test_fields_class_init (TestFieldsClass *klass)
{
  klass->info = &lm_test_fields_info;
  klass->get_values = get_values;
  klass->free_position = free_position;
  klass->get_turn = get_turn;
  klass->get_winner = get_winner;
}

static void
test_fields_init (TestFields *self)
{
}
