/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test-truth.c: all that a hint says of who wins, of how soon, and by which moves and answers, against plain search of the whole
 * game, on positions by chance of every game, by rules of the test's own. So Long Sucker alone is searched by the program's rules,
 * which test-so-long-sucker-rules.c has against others.
 *
 *   test-truth [-m slow] [-p /truth/FAMILY] [POSITIONS]
 */

#include "engine/game/lm-game-info.h"
#include "engine/solve/lm-advice.h"
#include "games/lm-games.h"

#include "plain-rules.h"

#include <string.h>

/* Positions of each family; by night, with "-m slow", all of them, and larger ones. */
#define N_POSITIONS 1500
#define N_SLOW_POSITIONS 1000000

static guint n_wanted;

/* So many are remembered at a time. */
#define MAX_REMEMBERED 3000000

typedef char * (* DrawFunc) (GRand *rand);

typedef struct
{
  const char *family;
  DrawFunc    draw;
} Family;

/* --- positions by chance ------------------------------------------------- */

#define BETWEEN(least, most) g_rand_int_range (rand, (least), (most) + 1)

/* Larger where there is time to search them. */
#define SIZE(usual, slow) (g_test_slow () ? (slow) : (usual))

static char *
draw_bins (GRand *rand,
           guint  n_columns,
           guint  worth)
{
  static const guint numbers[] = { 1, 2, 3, 5, 8, 13, 21, 34 };
  GString *text = g_string_new (NULL);
  guint left = BETWEEN (1, (int) worth);
  g_autofree guint *chips = g_new0 (guint, n_columns);

  while (left > 0)
    {
      const guint i = BETWEEN (0, (int) n_columns - 1);

      if (numbers[i] > left)
        continue;
      chips[i]++;
      left -= numbers[i];
    }
  for (guint i = 0; i < n_columns; i++)
    g_string_append_printf (text, i > 0 ? ",%u" : "%u", chips[i]);
  return g_string_free (text, FALSE);
}

static char *
draw_zeckendorf (GRand *rand)
{
  g_autofree char *bins = draw_bins (rand, 7, SIZE (42, 80));

  return g_strdup_printf ("lastmove:zeckendorf?bins=%s&turn=%d", bins, BETWEEN (1, 2));
}

static char *
draw_black_hole (GRand *rand)
{
  const int hole = BETWEEN (3, SIZE (6, 8)), stock = BETWEEN (0, 2) == 0 ? BETWEEN (1, 8) : 0;
  g_autofree char *bins = draw_bins (rand, hole - 1, stock > 0 ? 14 : SIZE (40, 60));

  return g_strdup_printf ("lastmove:black-hole?hole=%d&bins=%s&stock=%d%s&turn=%d", hole, bins, stock,
                          stock > 0 && BETWEEN (0, 1) == 0 ? "&place=any" : "", BETWEEN (1, 2));
}

static char *
draw_reversed (GRand *rand)
{
  g_autofree char *bins = draw_bins (rand, 7, SIZE (40, 70));

  return g_strdup_printf ("lastmove:reversed?bins=%s%s&turn=%d", bins, BETWEEN (0, 1) == 0 ? "&ones=stagnant" : "", BETWEEN (1, 2));
}

static char *
draw_build_up (GRand *rand)
{
  const int stock = BETWEEN (0, 1) == 0 ? BETWEEN (1, SIZE (16, 24)) : 0;
  g_autofree char *bins = draw_bins (rand, 3, SIZE (24, 60));

  return g_strdup_printf ("lastmove:build-up?bins=%s&stock=%d&turn=%d", bins, stock, BETWEEN (1, 2));
}

static char *
draw_take_away (GRand *rand)
{
  static const char *const alphas[] = { "1", "3/2", "2", "5/2", "3", "10/3", "7/2", "4", "9/2", "5", "27/5", "6", "20/3" };
  const int stones = BETWEEN (1, 120);

  return g_strdup_printf ("lastmove:take-away?alpha=%s&stones=%d&limit=%d&turn=%d", alphas[BETWEEN (0, G_N_ELEMENTS (alphas) - 1)],
                          stones, BETWEEN (1, stones), BETWEEN (1, 2));
}

static char *
draw_zahlenschlacht (GRand *rand)
{
  GString *text = g_string_new (NULL);
  const int n = BETWEEN (4, SIZE (11, 13));
  const int d = BETWEEN (2, n + 3);
  int left = n;

  g_string_printf (text, "lastmove:zahlenschlacht?n=%d&d=%d%s&crossed=", n, d, BETWEEN (0, 1) == 0 ? "&goal=indivisible" : "");
  for (int i = 1; i <= n && left > 3; i++)
    if (BETWEEN (0, 2) == 0)
      {
        g_string_append_printf (text, left < n ? ",%d" : "%d", i);
        left--;
      }
  if (left == n)
    g_string_truncate (text, strrchr (text->str, '&') - text->str);
  return g_string_free (text, FALSE);
}

static void
append_rows (GString *text,
             int      n_rows,
             int      n_columns,
             GRand   *rand)
{
  int row = BETWEEN (1, n_columns);

  for (int i = 0; i < n_rows && row > 0; i++)
    {
      g_string_append_printf (text, i > 0 ? ",%d" : "%d", row);
      row = BETWEEN (0, row);
    }
}

static char *
draw_chomp (GRand *rand)
{
  GString *text = g_string_new ("lastmove:chomp?rows=");

  append_rows (text, SIZE (7, 9), SIZE (7, 9), rand);
  g_string_append_printf (text, "&turn=%d", BETWEEN (1, 2));
  return g_string_free (text, FALSE);
}

static char *
draw_reversed_chomp (GRand *rand)
{
  GString *text = g_string_new (NULL);
  const int n_rows = BETWEEN (2, SIZE (6, 8)), n_columns = BETWEEN (2, SIZE (6, 8));

  g_string_printf (text, "lastmove:reversed-chomp?size=%dx%d&rows=", n_rows, n_columns);
  append_rows (text, n_rows, n_columns, rand);
  g_string_append_printf (text, "&turn=%d", BETWEEN (1, 2));
  return g_string_free (text, FALSE);
}

static char *
draw_nim (GRand *rand)
{
  return g_strdup_printf ("lastmove:nim?stones=%d&max=%d&turn=%d", BETWEEN (1, 1500), BETWEEN (1, 40), BETWEEN (1, 2));
}

static char *
draw_reversed_nim (GRand *rand)
{
  const int target = BETWEEN (2, 400);

  return g_strdup_printf ("lastmove:reversed-nim?stones=%d&target=%d&max=%d&turn=%d", BETWEEN (1, target), target,
                          BETWEEN (1, 12), BETWEEN (1, 2));
}

static char *
draw_wythoff (GRand *rand)
{
  return g_strdup_printf ("lastmove:wythoff?piles=%d,%d&turn=%d", BETWEEN (0, SIZE (110, 400)), BETWEEN (0, SIZE (110, 400)), BETWEEN (1, 2));
}

static char *
draw_nacci (GRand *rand)
{
  const int c = BETWEEN (1, 3), k = BETWEEN (2, 4);

  return g_strdup_printf ("lastmove:nacci?c=%d&k=%d&pace=%s&bins=%d,%d,%d,%d&turn=%d", c, k, BETWEEN (0, 1) == 0 ? "single" : "accelerated",
                          BETWEEN (0, SIZE (9, 14)), BETWEEN (0, 5), BETWEEN (0, 3), BETWEEN (0, 2), BETWEEN (1, 2));
}

/* Two are left, with few chips, so that both count every end of it. */
static char *
draw_so_long_sucker (GRand *rand)
{
  static const char *const colours = "brgy";
  GString *text = g_string_new ("lastmove:so-long-sucker?");

  g_string_append_printf (text, "piles=%d&chips=", BETWEEN (2, SIZE (4, 6)));
  for (int player = 0; player < 2; player++)
    {
      g_string_append_printf (text, "%c%d", colours[player], BETWEEN (1, 2));
      if (BETWEEN (0, 2) == 0)
        g_string_append_printf (text, "%c1", colours[BETWEEN (2, 3)]);
      g_string_append_c (text, ',');
    }
  g_string_append_printf (text, "out1,out2&turn=%c", colours[BETWEEN (0, 1)]);
  if (BETWEEN (0, 1) == 0)
    g_string_append_printf (text, "&board=%c%c", colours[BETWEEN (SIZE (2, 0), 3)], colours[BETWEEN (0, SIZE (1, 3))]);
  return g_string_free (text, FALSE);
}

static const Family families[] = {
  { "zeckendorf", draw_zeckendorf },
  { "black-hole", draw_black_hole },
  { "reversed", draw_reversed },
  { "build-up", draw_build_up },
  { "take-away", draw_take_away },
  { "zahlenschlacht", draw_zahlenschlacht },
  { "chomp", draw_chomp },
  { "reversed-chomp", draw_reversed_chomp },
  { "nim", draw_nim },
  { "reversed-nim", draw_reversed_nim },
  { "wythoff", draw_wythoff },
  { "nacci", draw_nacci },
  { "so-long-sucker", draw_so_long_sucker },
};

/* --- plain search -------------------------------------------------------- */

/* Who wins, and after how many moves if the winner hurries and the loser delays. */
typedef struct
{
  gint8   winner;
  guint16 distance;
} Truth;

/* By the canonical text, in which what does not matter is left out; and by PlainState. */
static GHashTable *truths, *plain_truths;

static Truth find_truth (LmPosition *position);

/* Whether @child is better for @mover than @best. */
static gboolean
is_better (Truth child,
           Truth best,
           int   mover)
{
  if ((child.winner == mover) != (best.winner == mover))
    return child.winner == mover;

  return child.winner == mover ? child.distance < best.distance : child.distance > best.distance;
}

static Truth
search (LmPosition *position)
{
  const int mover = lm_position_get_turn (position);
  g_autoptr (GPtrArray) moves = NULL;
  gboolean complete;
  Truth best = { -1, 0 };

  if (lm_position_is_over (position))
    return (Truth) { lm_position_get_winner (position), 0 };

  moves = lm_position_list_decisions (position, G_MAXUINT, &complete);
  g_assert_true (complete);
  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = lm_position_play (position, g_ptr_array_index (moves, i), NULL);
      const Truth child = find_truth (after);

      if (i == 0 || is_better (child, best, mover))
        best = child;
    }

  return (Truth) { best.winner, best.distance + 1 };
}

static gpointer
pack (Truth truth)
{
  return GUINT_TO_POINTER (1u << 24 | (guint) truth.winner << 16 | truth.distance);
}

static Truth
unpack (gpointer known)
{
  return (Truth) { GPOINTER_TO_UINT (known) >> 16 & 0xff, GPOINTER_TO_UINT (known) & 0xffff };
}

static Truth
find_plain_truth (const PlainState *state)
{
  gpointer known = g_hash_table_lookup (plain_truths, state);
  const guint mover = plain_get_turn (state);
  g_autoptr (GArray) moves = NULL;
  Truth best = { plain_get_winner (state), 0 };

  if (known != NULL)
    return unpack (known);

  moves = plain_list_moves (state);
  for (guint i = 0; i < moves->len; i++)
    {
      Truth child = find_plain_truth (&g_array_index (moves, PlainMove, i).after);

      child.distance++;
      if (i == 0 || is_better (child, best, mover))
        best = child;
    }

  g_hash_table_insert (plain_truths, g_memdup2 (state, sizeof *state), pack (best));
  return best;
}

static Truth
find_truth (LmPosition *position)
{
  g_autofree char *text = lm_position_to_string (position);
  gpointer known = g_hash_table_lookup (truths, text);
  PlainState state;

  if (plain_parse (text, &state))
    return find_plain_truth (&state);

  if (known == NULL)
    {
      known = pack (search (position));
      g_hash_table_insert (truths, g_steal_pointer (&text), known);
    }

  return unpack (known);
}

/* The program's rules are those of the test: the same moves to the same positions, and the same end. */
static void
check_rules (LmPosition *position)
{
  g_autofree char *text = lm_position_to_string (position);
  g_autoptr (GPtrArray) listed = NULL;
  g_autoptr (GArray) moves = NULL;
  gboolean complete;
  PlainState state;

  if (!plain_parse (text, &state))
    return;

  moves = plain_list_moves (&state);
  listed = lm_position_list_decisions (position, G_MAXUINT, &complete);
  g_assert_cmpuint (listed->len, ==, moves->len);
  g_assert_cmpint (lm_position_is_over (position), ==, moves->len == 0);
  g_assert_cmpint (lm_position_get_turn (position), ==, plain_get_turn (&state));
  for (guint i = 0; i < moves->len; i++)
    {
      const PlainMove *move = &g_array_index (moves, PlainMove, i);
      g_autoptr (LmPosition) after = lm_position_play (position, move->text, NULL);
      g_autofree char *after_text = NULL;
      PlainState found;

      if (after == NULL)
        g_error ("%s: %s is no move", text, move->text);
      after_text = lm_position_to_string (after);
      plain_parse (after_text, &found);
      if (!plain_equal (&found, &move->after))
        g_error ("%s: %s leads to %s", text, move->text, after_text);
    }
}

/* --- what a hint says ---------------------------------------------------- */

static void
check_value (LmPosition *position,
             LmValue     value,
             guint       distance,
             gboolean    known)
{
  const Truth truth = find_truth (position);
  const gboolean wins = truth.winner == (int) lm_position_get_turn (position);

  g_assert_cmpint (value, ==, wins ? LM_VALUE_WIN : LM_VALUE_LOSS);
  if (distance != LM_DISTANCE_UNKNOWN && known)
    g_assert_cmpuint (distance, ==, truth.distance);
}

/* Each move by what it leaves; the value is that of the player who makes it. */
static void
check_moves (LmAnswer *answer,
             gboolean  known)
{
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_decisions (answer->position, G_MAXUINT, &complete);
  const int mover = lm_position_get_turn (answer->position);

  if (answer->all_moves)
    g_assert_cmpuint (answer->moves->len, ==, moves->len);
  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      g_autoptr (LmPosition) after = lm_position_play (answer->position, move->move, NULL);
      const Truth truth = find_truth (after);

      g_assert_true (lm_position_equal (after, move->position));
      if (move->value != LM_VALUE_UNKNOWN)
        g_assert_cmpint (move->value, ==, truth.winner == mover ? LM_VALUE_WIN : LM_VALUE_LOSS);
      if (move->distance != LM_DISTANCE_UNKNOWN && known)
        g_assert_cmpuint (move->distance, ==, truth.distance);
    }
}

/* Whoever can win keeps the win and hurries; the other one delays. */
static void
check_recommended (LmAdvice *advice,
                   gboolean  known)
{
  const Truth truth = find_truth (advice->answer->position);
  Truth after;

  g_assert_nonnull (advice->move);
  after = find_truth (advice->after);
  g_assert_cmpint (after.winner, ==, truth.winner);
  if (advice->answer->distance != LM_DISTANCE_UNKNOWN && known)
    g_assert_cmpuint (after.distance, ==, truth.distance - 1);
}

/* After each reply, and the answer to it, the same player wins as before. */
static void
check_replies (LmAdvice *advice)
{
  const Truth truth = find_truth (advice->answer->position);
  const gboolean is_won = advice->answer->value == LM_VALUE_WIN;
  LmPosition *before = is_won ? advice->after : advice->answer->position;

  for (guint i = 0; i < advice->replies->len; i++)
    {
      const LmReply *reply = g_ptr_array_index (advice->replies, i);
      g_autoptr (LmPosition) replied = lm_position_play (before, reply->move, NULL);
      g_autoptr (LmPosition) answered = NULL;

      g_assert_nonnull (replied);
      answered = reply->answer != NULL ? lm_position_play (replied, reply->answer, NULL) : lm_position_ref (replied);
      g_assert_nonnull (answered);
      g_assert_true (lm_position_equal (answered, reply->after));
      g_assert_cmpint (find_truth (answered).winner, ==, truth.winner);
    }
}

/* Best play leads to the end that was told. */
static void
check_line (LmAdvice *advice)
{
  const Truth truth = find_truth (advice->answer->position);
  g_autoptr (LmPosition) position = lm_position_ref (advice->answer->position);
  guint length = 0;

  for (; advice->line != NULL && advice->line[length] != NULL; length++)
    {
      g_autoptr (LmPosition) before = g_steal_pointer (&position);

      position = lm_position_play (before, advice->line[length], NULL);
      g_assert_nonnull (position);
      g_assert_cmpint (find_truth (position).winner, ==, truth.winner);
    }

  if (advice->line_cut)
    return;
  g_assert_true (lm_position_is_over (position));
  if (advice->answer->distance != LM_DISTANCE_UNKNOWN)
    g_assert_cmpuint (length, ==, advice->answer->distance);
}

/* Returns: whether it was a position of the game, with something left to do */
static gboolean
check_position (const Family   *family,
                const char     *text,
                LmSolveContext *context)
{
  /* Where a player may move twice, moves to the end are not told. */
  const gboolean known = !g_str_equal (family->family, "so-long-sucker");
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
  g_autoptr (LmAdvice) advice = NULL;

  if (position == NULL || lm_position_is_over (position))
    return FALSE;

  check_rules (position);
  advice = lm_advice_compute (position, context, &error);
  g_assert_no_error (error);
  check_value (position, advice->answer->value, advice->answer->distance, known);
  check_moves (advice->answer, known);
  check_recommended (advice, known);
  check_replies (advice);
  check_line (advice);
  return TRUE;
}

static void
forget_much (void)
{
  if (g_hash_table_size (truths) + g_hash_table_size (plain_truths) <= MAX_REMEMBERED)
    return;

  g_hash_table_remove_all (truths);
  g_hash_table_remove_all (plain_truths);
}

/* What comes again is asked again, unless that would take the time of others. */
static void
test_family (gconstpointer data)
{
  const Family *family = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  g_autoptr (LmTableCache) cache = lm_table_cache_new ((guint64) 1 << 30);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (GHashTable) different = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = 0;

  truths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  plain_truths = g_hash_table_new_full (plain_hash, plain_equal, g_free, NULL);
  for (guint i = 0; n < n_wanted && i < 10 * n_wanted; i++)
    {
      g_autofree char *text = family->draw (rand);

      if (g_test_slow () && g_hash_table_contains (different, text))
        n++;
      else if (check_position (family, text, context))
        {
          n++;
          g_hash_table_add (different, g_steal_pointer (&text));
        }
      forget_much ();
    }

  g_test_message ("%s: %u positions, %u of them different", family->family, n, g_hash_table_size (different));
  g_assert_cmpuint (n, ==, n_wanted);
  g_hash_table_unref (truths);
  g_hash_table_unref (plain_truths);
}

/* Every game has a family here, which draws positions of that game. */
static void
test_every_game (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GHashTable) drawn = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    {
      g_autofree char *text = families[i].draw (rand);
      const char *name = text + strlen ("lastmove:");

      g_hash_table_add (drawn, g_strndup (name, strcspn (name, "?")));
    }
  for (guint i = 0; i < lm_game_info_count (); i++)
    if (!g_hash_table_contains (drawn, lm_game_info_nth (i)->name))
      g_error ("%s: no positions of it are held against plain search", lm_game_info_nth (i)->name);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();
  n_wanted = argc > 1 ? atoi (argv[1]) : g_test_slow () ? N_SLOW_POSITIONS : N_POSITIONS;

  g_test_add_func ("/every-game", test_every_game);
  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    {
      g_autofree char *path = g_strconcat ("/truth/", families[i].family, NULL);

      g_test_add_data_func (path, &families[i], test_family);
    }

  return g_test_run ();
}
