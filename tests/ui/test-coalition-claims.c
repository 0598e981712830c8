/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-coalition-claims.c: what is said of coalitions against So Long Sucker played out. */

#include "../games/naive-so-long-sucker.h"
#include "games/lm-games.h"
#include "games/so-long-sucker/rules/rules.h"
#include "games/so-long-sucker/solver/solver.h"

/* What the naive game remembers is thrown away when it becomes more than this. */
#define MAX_REMEMBERED 400000

/*
 * The position that is spoken of, what each side can force in it, once it has
 * been asked for, and the seat of whoever is spoken to. A sentence is read again here: the players whom it names
 * before and after the words that are looked for.
 */
static GHashTable *memory;
static LmAnswer *current;
static gint8 forced[16];
static guint you;
static guint n_lines;

static gboolean
play_out (LmPosition *position,
          guint       side)
{
  g_auto (LmSlsSetup) setup = { 0 };
  Naive naive;

  if (g_hash_table_size (memory) > MAX_REMEMBERED)
    g_hash_table_remove_all (memory);
  lm_sls_position_get_setup (position, &setup);
  naive_read (&naive, &setup, side);
  return naive_wins (&naive, memory);
}

/* Whether the players of @side together can make sure that one of them wins. */
static gboolean
can_force (guint side)
{
  if (forced[side] < 0)
    forced[side] = play_out (current->position, side);

  return forced[side];
}

static guint
get_left (void)
{
  return lm_position_get_left (current->position);
}

/* The players who are named in @text. */
static guint
read_players (const char *text)
{
  static const char *const names[] = { "Blue", "Red", "Green", "Yellow" };
  guint players = 0;

  for (guint i = 0; i < 4; i++)
    if (strstr (text, names[i]) != NULL)
      players |= 1u << i;

  g_assert_cmpuint (players & ~get_left (), ==, 0);
  return players;
}

static gboolean
is_single (guint players)
{
  return __builtin_popcount (players) == 1;
}

static gboolean
wins_alone (guint       before,
            guint       after,
            const char *text)
{
  return is_single (before) && after == 0 && can_force (before);
}

static gboolean
you_win_alone (guint       before,
               guint       after,
               const char *text)
{
  return can_force (1u << you);
}

static gboolean
force_together (guint       before,
                guint       after,
                const char *text)
{
  return !is_single (before) && (before ^ after) == get_left () && can_force (before);
}

static gboolean
prevents_alone (guint       before,
                guint       after,
                const char *text)
{
  return is_single (before) && (before ^ after) == get_left () && !can_force (after);
}

static gboolean
prevent_together (guint       before,
                  guint       after,
                  const char *text)
{
  return !is_single (before) && (before ^ after) == get_left () && !can_force (after);
}

static gboolean
nobody_keeps (guint       before,
              guint       after,
              const char *text)
{
  return is_single (after) && can_force (after);
}

static gboolean
can_be_kept (guint       before,
             guint       after,
             const char *text)
{
  g_auto (GStrv) groups = g_strsplit (text, ";", -1);

  for (guint i = 0; groups[i] != NULL; i++)
    if ((read_players (groups[i]) & before) != 0 || !can_force (read_players (groups[i])))
      return FALSE;

  return is_single (before) && after != 0;
}

static gboolean
nobody_wins_alone (guint       before,
                   guint       after,
                   const char *text)
{
  for (guint i = 0; i < 4; i++)
    if ((get_left () & 1u << i) != 0 && can_force (1u << i))
      return FALSE;

  return TRUE;
}

static gboolean
loses_to_the_others (guint       before,
                     guint       after,
                     const char *text)
{
  return is_single (before) && !can_force (before);
}

/* Nothing that is known of the others settles it. */
static gboolean
is_open (guint side)
{
  LmSlsOutlook *outlook = LM_SLS_OUTLOOK (current->outlook);

  for (guint i = 0; i < outlook->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = outlook->coalitions->pdata[i];
      const guint winners = coalition->value == LM_VALUE_WIN ? coalition->members : get_left () & ~coalition->members;

      if (coalition->value != LM_VALUE_UNKNOWN && ((winners & side) == 0 || (winners & ~side) == 0))
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_not_known (guint       before,
              guint       after,
              const char *text)
{
  return is_open (before | after);
}

static gboolean
is_not_known_of_anybody (guint       before,
                         guint       after,
                         const char *text)
{
  for (guint i = 0; i < 4; i++)
    if ((get_left () & 1u << i) != 0 && is_open (1u << i))
      return TRUE;

  return FALSE;
}

/* A sentence is known by the first of these words that are in it. */
static struct
{
  const char *words;
  gboolean (* holds) (guint       before,
                      guint       after,
                      const char *text);
  guint       n_checked;
} sentences[] = {
  { "Whether anybody can be sure to win alone was not decided.", is_not_known_of_anybody },
  { " was not decided.", is_not_known },
  { " can force a win alone against all the others.", wins_alone },
  { " wins alone against all the others.", wins_alone },
  { "You win alone against all the others.", you_win_alone },
  { " together can make sure that one of them wins, and not ", force_together },
  { " alone can prevent ", prevents_alone },
  { " together can prevent ", prevent_together },
  { "Nobody can keep ", nobody_keeps },
  { " can be kept from winning by: ", can_be_kept },
  { "Nobody can be sure to win alone.", nobody_wins_alone },
  { " loses to the coalition of the others.", loses_to_the_others },
};

/* Takes @text. */
static void
check_sentence (char *text)
{
  g_autofree char *sentence = text;
  g_autofree char *position = NULL;
  g_autofree char *head = NULL;
  const char *rest;
  guint i = 0;

  while (i < G_N_ELEMENTS (sentences) && strstr (text, sentences[i].words) == NULL)
    i++;
  if (i == G_N_ELEMENTS (sentences))
    g_error ("No test checks “%s”", text);

  rest = strstr (text, sentences[i].words) + strlen (sentences[i].words);
  head = g_strndup (text, rest - text);
  position = lm_position_to_string (current->position);
  if (!sentences[i].holds (read_players (head), read_players (rest), rest))
    g_error ("%s: “%s” is false", position, text);
  sentences[i].n_checked++;
}

/* Those who are said to make sure of it never let go of it. */
static void
check_line (const LmSlsCoalition *coalition)
{
  const guint winners = coalition->value == LM_VALUE_WIN ? coalition->members : get_left () & ~coalition->members;
  g_autofree char *heading = lm_sls_outlook_describe_line (LM_SLS_OUTLOOK (current->outlook), coalition);
  g_autofree char *number = g_strdup_printf ("(%u move", g_strv_length (coalition->line));
  g_autoptr (LmPosition) position = lm_position_ref (current->position);

  if (coalition->line[0] == NULL)
    return;

  g_assert_nonnull (strstr (heading, number));
  g_assert_cmpuint (read_players (heading), ==, winners);
  for (guint i = 0; coalition->line[i] != NULL; i++)
    {
      LmPosition *after = lm_position_play (position, coalition->line[i], NULL);

      g_assert_nonnull (after);
      lm_position_unref (position);
      position = after;
      g_assert_true (play_out (position, winners));
    }
  n_lines++;
}

static void
check_answer (LmAnswer *answer)
{
  LmSlsOutlook *outlook = LM_SLS_OUTLOOK (answer->outlook);

  current = answer;
  memset (forced, -1, sizeof forced);

  check_sentence (lm_outlook_describe (LM_OUTLOOK (outlook), LM_NOBODY));
  for (you = 0; you < 4; you++)
    if ((get_left () & 1u << you) != 0)
      {
        check_sentence (lm_outlook_describe (LM_OUTLOOK (outlook), you));
        check_sentence (lm_sls_outlook_describe_stopped (outlook, you));
      }

  for (guint i = 0; i < outlook->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = outlook->coalitions->pdata[i];

      check_sentence (lm_sls_outlook_describe_power (outlook, coalition));
      if (coalition->value != LM_VALUE_UNKNOWN)
        check_line (coalition);
    }
}

static LmPosition *
draw (guint  n_left,
      guint  max_chips,
      GRand *rand)
{
  g_auto (LmSlsSetup) setup = { 0 };
  g_autoptr (GError) error = NULL;
  LmPosition *position;

  naive_random_setup (&setup, n_left, 4, g_rand_int_range (rand, 1, max_chips + 1), rand);
  position = lm_sls_position_new (&setup, &error);
  g_assert_no_error (error);
  return position;
}

/* With less effort than the usual one, which is 1, something is left unknown. */
static const struct
{
  guint  n_positions;
  guint  n_left;
  guint  max_chips;
  double effort;
} runs[] = {
  { 3000, 3, 5, 1 },
  { 10000, 3, 5, 1e-4 },
  { 500, 4, 4, 1 },
  { 5000, 4, 4, 1e-4 },
  { 10000, 4, 5, 1e-9 },
};

static void
test_sentences (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1964);
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 28);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);

  memory = naive_memory_new ();
  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      lm_solve_context_set_options (context, &(LmSolveOptions) { .effort = runs[i].effort });
      for (guint j = 0; j < runs[i].n_positions; j++)
        {
          g_autoptr (LmPosition) position = draw (runs[i].n_left, runs[i].max_chips, rand);
          g_autoptr (LmAnswer) answer = lm_sls_solve (position, context, NULL);

          check_answer (answer);
        }
    }

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_test_message ("“%s”: %u hold", sentences[i].words, sentences[i].n_checked);
      g_assert_cmpuint (sentences[i].n_checked, >, 0);
    }
  g_test_message ("%u lines hold", n_lines);
  g_assert_cmpuint (n_lines, >, 0);
  g_clear_pointer (&memory, g_hash_table_unref);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/coalition-claims/sentences", test_sentences);

  return g_test_run ();
}
