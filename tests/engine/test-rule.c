/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-rule.c: rules for who has lost, true ones, false ones, broken ones and hostile ones. */

#include "engine/explore/lm-rule-test.h"
#include "engine/game/lm-error.h"
#include "games/lm-games.h"

#include <locale.h>
#include <string.h>
#include <time.h>

/* Microseconds after which a rule is stopped at the latest. What a sanitizer takes is not the program's. */
#ifdef __SANITIZE_ADDRESS__
#define MOST_TIME (1000 * 1000)
#else
#define MOST_TIME (50 * 1000)
#endif

/* What a test says of a rule: NULL for true. */
typedef struct
{
  const char *game;
  const char *fixed; /* "key=value&key=value" */
  const char *rule;
  guint64     to;
  const char *called_lost;
  const char *called_won;
  const char *theorem;
} Example;

static const Example examples[] = {
  { "nim", NULL, "(stones - 1) % 4 == 0", 200, NULL, NULL, "Batterman and others, “The Reversed Zeckendorf Game”, Example 2.4" },
  { "nim", "max=4", "(stones - 1) % 5 == 0", 200, NULL, NULL, "Batterman and others, “The Reversed Zeckendorf Game”, Example 2.4" },
  { "nim", NULL, "stones % 4 == 0", 200, "lastmove:nim?stones=4", "lastmove:nim?stones=1", NULL },
  { "reversed-nim", NULL, "(target - stones) % 4 == 0", 40, NULL, NULL, "Batterman and others, “The Reversed Zeckendorf Game”, Example 2.4" },
  { "wythoff", NULL, "x ~ y == 0", 20, "lastmove:wythoff?piles=1,1", "lastmove:wythoff?piles=2,1", NULL },
  { "wythoff", NULL,
    "x == y and x == 0 or x ~= y and math.min(x, y) == math.floor(math.abs(x - y) * 1.6180339887498949)", 60, NULL, NULL,
    "Wythoff 1907" },
  { "take-away", "alpha=2", "limit < parts[1]", 40, NULL, NULL, "Rubinstein-Salzedo and Sarkar, “Stability for Take-Away Games”, Schwenk" },
  { "take-away", "alpha=2", "limit < ({1, 2, 3, 5, 8, 13, 21, 34})[zeckendorf(stones)[1]]", 40, NULL, NULL, "Rubinstein-Salzedo and Sarkar, “Stability for Take-Away Games”, Schwenk" },
  { "black-hole", "hole=4", "only(b == 0 and c == 0) and a ~= 2", 24, NULL, NULL, "Cashman and others, “Black Hole Zeckendorf Games”, Theorem" },
  { "black-hole", "hole=4", "only(a == 0 and b == 0) and (c <= 1 or c == 5)", 24, NULL, NULL, "Cashman and others, “Black Hole Zeckendorf Games”, Theorem" },
  { "chomp", "rows[3]=0", "#rows == 2 and rows[1] == rows[2] + 1 or squares == 1", 12, NULL, NULL, "" },
  { "chomp", NULL, "squares == 1", 3, NULL, "lastmove:chomp?rows=2,1", NULL },
  { "reversed-chomp", "size=2x4", "squares == 8", 8, NULL, "lastmove:reversed-chomp?size=2x4&rows=1", NULL },
  { "black-hole", "hole=2", "bins[1] % 4 <= 1", 50, NULL, NULL, "" },
  { "black-hole", "hole=4&bins[2]=0", "a % 3 == 0 and c % 4 <= 1", 9, "lastmove:black-hole?hole=4&bins=0,0,4",
    "lastmove:black-hole?hole=4&bins=1,0,0", NULL },
  { "zeckendorf", NULL, "chips == 1", 2, NULL, NULL, NULL },
  { "reversed", NULL, "n == chips", 2, NULL, NULL, NULL },
  { "build-up", NULL, "chips + stock < 1", 1, NULL, "lastmove:build-up?bins=1", NULL },
  { "so-long-sucker", NULL, "not (own > 0 and (other == 0 or own + own_piles > other + other_piles - longest))", 7, NULL, NULL,
    "Theorem 4.7.5" },
  { "so-long-sucker", NULL, "own <= other", 4, "lastmove:so-long-sucker?piles=0&board=rb&chips=b1,r1,out1,out2&turn=b", NULL, NULL },
  { "zahlenschlacht", "d=3", "left == 2", 4, NULL, "lastmove:zahlenschlacht?n=4&d=3", NULL },
};

/* Those of the help, as they stand there. */
static const Example help_examples[] = {
  { "nim", "max=3", "(stones - 1) % 4 == 0", 200, NULL, NULL, "Batterman and others, “The Reversed Zeckendorf Game”, Example 2.4" },
  { "nim", "max=3", "stones % 4 == 0", 200, "lastmove:nim?stones=4", "lastmove:nim?stones=1", NULL },
  { "take-away", "alpha=2", "limit < parts[1]", 40, NULL, NULL, "Rubinstein-Salzedo and Sarkar, “Stability for Take-Away Games”, Schwenk" },
  { "take-away", "alpha=2", "limit < zeckendorf(stones)[1]", 40, NULL, "lastmove:take-away?alpha=2&stones=5", NULL },
  { "wythoff", NULL, "x ~ y == 0", 20, "lastmove:wythoff?piles=1,1", "lastmove:wythoff?piles=2,1", NULL },
  { "wythoff", NULL,
    "(function() local a, b = zeckendorf(math.min(x, y)), zeckendorf(math.max(x, y)) "
    "for i = 1, math.max(#a, #b) do if a[i] == nil or a[i] + 1 ~= b[i] then return false end end "
    "return #a == 0 or a[1] % 2 == 1 end)()", 100, NULL, NULL, "Wythoff 1907" },
  { "black-hole", "hole=2", "a % 4 <= 1", 100, NULL, NULL, "Cashman and others, “Black Hole Zeckendorf Games”, Theorem 3.1" },
  { "black-hole", "hole=3", "a % 3 == 0 and b % 3 <= 1 or a % 3 == 1 and b % 3 == 0", 40, NULL, NULL,
    "Cashman and others, “Black Hole Zeckendorf Games”, Theorem 4.4; Theorem 4.5" },
  { "black-hole", "hole=4", "only(b == 0) and a % 3 == 0 and c % 4 <= 1", 9, "lastmove:black-hole?hole=4&bins=0,0,4",
    "lastmove:black-hole?hole=4&bins=1,0,0", NULL },
  { "black-hole", "hole=4",
    "only(b == 0) and (a % 3 == 1 and (c % 4 <= 1 or a // 3 <= c // 4 - c % 4 + 2) "
    "or a % 3 ~= 1 and c % 4 <= 1 and a // 3 >= c // 4 - c % 4 + a % 3 // 2)", 30, NULL, NULL, "Theorem 5.15" },
  { "black-hole", "hole=3", "only(a + b == 0 and stock > 0) and (stock % 9 == 0 or stock % 9 == 4 or stock % 9 == 5 or stock % 9 == 7)", 24,
    NULL, NULL, "Theorem 4.8" },
  { "black-hole", "hole=4",
    "only(a + b + c == 0 and stock > 0) and (stock == 17 or stock == 47 or stock ~= 2 and stock ~= 32 and (stock % 16 == 0 "
    "or stock % 16 == 2 or stock % 16 == 4 or stock % 16 == 6 or stock % 16 == 9 or stock % 16 == 11 or stock % 16 == 13))", 18,
    NULL, NULL, "Theorem 5.17" },
  { "chomp", NULL, "only(#rows <= 2) and rows[1] == rows[2] + 1", 14, NULL, NULL, "Gale" },
  { "so-long-sucker", NULL, "not (own > 0 and (other == 0 or own + own_piles > other + other_piles - longest))", 7, NULL, NULL,
    "Theorem 4.7.5" },
};

static GHashTable *
read_fixed (const char *text)
{
  g_autoptr (GHashTable) fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_auto (GStrv) pairs = g_strsplit (text != NULL ? text : "", "&", -1);

  for (guint i = 0; pairs[i] != NULL; i++)
    {
      const char *equals = strchr (pairs[i], '=');

      g_hash_table_insert (fixed, g_strndup (pairs[i], equals - pairs[i]), g_strdup (equals + 1));
    }

  return g_steal_pointer (&fixed);
}

static LmRuleFinding *
find (const char *game,
      const char *fixed_text,
      const char *text,
      guint64     to)
{
  const LmGameInfo *info = lm_game_info_lookup (game);
  g_autoptr (GHashTable) fixed = read_fixed (fixed_text);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmTableCache) cache = lm_table_cache_new (64 * 1024 * 1024);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (LmPopulation) population = lm_population_new (info, fixed, &error);
  g_autoptr (LmRule) rule = NULL;
  LmRuleFinding *finding;

  g_assert_no_error (error);
  rule = lm_rule_new (info, text, &error);
  g_assert_no_error (error);
  finding = lm_rule_test (rule, population, to, NULL, context, &error);
  g_assert_no_error (error);

  return finding;
}

static void
assert_position (LmPosition *position,
                 const char *expected)
{
  g_autofree char *text = position != NULL ? lm_position_to_string (position) : NULL;

  g_assert_cmpstr (text, ==, expected);
}

static void
check_all (const Example *all,
           guint          n)
{
  for (guint i = 0; i < n; i++)
    {
      const Example *example = &all[i];
      g_autoptr (LmRuleFinding) finding = find (example->game, example->fixed, example->rule, example->to);

      g_test_message ("%s: %s", example->game, example->rule);
      g_assert_true (finding->complete);
      g_assert_cmpuint (finding->to, ==, example->to);
      assert_position (finding->called_lost, example->called_lost);
      assert_position (finding->called_won, example->called_won);
      g_assert_true ((finding->first == NULL) == (finding->n_wrong == 0));
      if (example->theorem == NULL)
        g_assert_null (finding->theorem);
      else
        g_assert_nonnull (strstr (finding->theorem, example->theorem));
    }
}

static void
test_examples (void)
{
  check_all (examples, G_N_ELEMENTS (examples));
}

static char *
read_help (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "C", "my-rule.page", NULL);
  g_autofree char *page = NULL;

  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  return g_steal_pointer (&page);
}

static void
test_help (void)
{
  g_autofree char *page = read_help ();

  check_all (help_examples, G_N_ELEMENTS (help_examples));
  for (guint i = 0; i < G_N_ELEMENTS (help_examples); i++)
    {
      g_autofree char *escaped = g_markup_escape_text (help_examples[i].rule, -1);
      g_autofree char *code = g_strdup_printf ("<code>%s</code>", escaped);

      g_test_message ("%s", code);
      g_assert_nonnull (strstr (page, code));
    }
}

static gboolean
count_cb (LmPosition *position,
          gpointer    data)
{
  g_autofree char *text = lm_position_to_string (position);

  g_assert_true (g_hash_table_add (data, g_steal_pointer (&text)));
  return TRUE;
}

static guint
count (const char *game,
       const char *fixed_text,
       guint64     size)
{
  g_autoptr (GHashTable) fixed = read_fixed (fixed_text);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (LmPopulation) population = lm_population_new (lm_game_info_lookup (game), fixed, NULL);

  g_assert_true (lm_population_visit (population, size, count_cb, seen));
  return g_hash_table_size (seen);
}

/* As many positions of a size as counting by other means tells, each once. */
static void
test_population (void)
{
  g_assert_cmpuint (count ("nim", NULL, 7), ==, 1);
  g_assert_cmpuint (count ("reversed-nim", NULL, 7), ==, 7);
  g_assert_cmpuint (count ("wythoff", NULL, 7), ==, 8);
  g_assert_cmpuint (count ("wythoff", "piles[1]=3", 7), ==, 1);
  g_assert_cmpuint (count ("take-away", NULL, 7), ==, 7);
  g_assert_cmpuint (count ("take-away", "limit=3", 7), ==, 1);
  /* Partitions of 10; those into at most 3 parts of at most 4. */
  g_assert_cmpuint (count ("chomp", NULL, 10), ==, 42);
  g_assert_cmpuint (count ("reversed-chomp", "size=3x4", 10), ==, 2);
  /* Three columns share 6 chips; so do three columns and the stock. */
  g_assert_cmpuint (count ("black-hole", "hole=4", 6), ==, 28);
  g_assert_cmpuint (count ("black-hole", "hole=4&bins[2]=0", 6), ==, 7);
  g_assert_cmpuint (count ("build-up", NULL, 6), ==, 84);
  /* 1 + 1 + 1 + 1 + 1, three ones and a two, a one and two twos, two ones and a three, a two and a three, a five. */
  g_assert_cmpuint (count ("zeckendorf", NULL, 5), ==, 6);
  g_assert_cmpuint (count ("reversed", NULL, 5), ==, 6);
}

/* Of this thread, whatever else the machine does. */
static gint64
get_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
assert_refused (const char *text,
                const char *word)
{
  const gint64 begin = get_time ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LmRule) rule = lm_rule_new (lm_game_info_lookup ("nim"), text, &error);

  g_assert_null (rule);
  g_assert_error (error, LM_ERROR, LM_ERROR_ARGUMENT);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, word));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_cmpint (get_time () - begin, <, MOST_TIME);
}

/* One sentence with what is wrong, and nothing that reaches out, loops or fills the memory. */
static void
test_refused (void)
{
  g_autofree char *long_text = g_strnfill (LM_RULE_MAX_LENGTH + 1, '1');

  assert_refused ("", "empty");
  assert_refused (long_text, "longer");
  assert_refused ("stones\n== 1", "one line");
  assert_refused ("stones == \xff", "one line");
  assert_refused ("(stones", "')' expected");
  assert_refused ("stones = 1", "<eof>");
  assert_refused ("stones", "a number");
  assert_refused ("nil", "a nil");
  assert_refused ("stnes == 1", "stnes");
  assert_refused ("stones // 0 == 1", "zero");
  assert_refused ("stones[1] == 1", "number");
  assert_refused ("(function() while true do end end)()", "too long");
  assert_refused ("(function() local s = 'x' while true do s = s .. s end end)()", "memory");
  assert_refused ("(function() local t = {} for i = 1, 1e9 do t[i] = i end return true end)()", "");
  assert_refused ("(function() local function f() return f() + 1 end return f() end)()", "");
  /* Few instructions that each take long. */
  assert_refused ("(function() local s = 'x' for i = 1, 10 do s = s .. s end while true do local t = s .. 'y' end end)()",
                  "too long");
  assert_refused ("(function() local s = 'x' for i = 1, 10 do s = s .. s end local t = s .. 'y' s = s .. 'z' "
                  "while true do local b = s < t end end)()", "too long");
  assert_refused ("(function() local s = 'x' for i = 1, 10 do s = s .. s end local t, k = {}, 0 "
                  "while true do k = k + 1 t[s .. k] = 1 t[s .. k] = nil end end)()", "too long");
  assert_refused ("(function() local s = 'x' for i = 1, 18 do s = s .. s end end)()", "memory");
  /* A table that makes itself anew with each key. */
  assert_refused ("(function() local t = {} for i = 1, 2048 do t[i + .5] = 1 end local k = 1 "
                  "while true do t[k + .5] = nil t[k + 2048.5] = 1 k = k + 1 end end)()", "");
  assert_refused ("(function() local t = {} for i = 1, 4096 do t[i + .5] = 1 end local k = 1 "
                  "while true do t[k + .5] = nil t[k + 4096.5] = 1 k = k + 1 end end)()", "");
  /* Hardly any memory is left, so that all of it is looked through for each text. */
  for (guint n = 1000; n <= 4000; n += 125)
    {
      g_autofree char *text = g_strdup_printf ("(function() local t, s = nil, 'x' for i = 1, %u do t = {t} end "
                                               "for i = 1, 10 do s = s .. s end while true do local u = s .. 'y' end end)()", n);

      assert_refused (text, "");
    }
  /* So many arguments at once. */
  assert_refused ("(function() local function f(...) return f(..., ...) end f(1) end)()", "");
  assert_refused ("(function() local function g(n, ...) if n == 0 then while true do math.max(...) end end "
                  "return g(n - 1, 1, 2, 3, 4, 5, 6, 7, 8, ...) end g(400) end)()", "");
  assert_refused ("(function() local t = {} for i = 1, 8000 do t[i] = i end while true do local n = #t end end)()", "too long");
  assert_refused ("(function() while true do math.fmod(1e308, 1e-300) local x = 1e308 % 1e-300 end end)()", "too long");
  assert_refused ("(function() local function f() return pcall(f) end local function g() return g() end g() end)()", "too long");
  assert_refused ("(function() while true do zeckendorf(1e18 // 1 | 0) end end)()", "too long");
  assert_refused ("only(1)", "boolean");
  assert_refused ("(function() only = nil end)()", "cannot change");
  assert_refused ("(function() math.floor = nil end)()", "cannot change");
  assert_refused ("(function() stones = 2 end)()", "cannot change");
  for (const char *const *name = (const char *const[]) { "os", "io", "require", "load", "dofile", "string", "debug",
                                                         "setmetatable", "pcall", "_G", "collectgarbage", NULL };
       *name != NULL; name++)
    {
      g_autofree char *text = g_strdup_printf ("%s == 1", *name);

      assert_refused (text, *name);
    }
  assert_refused ("math.random() < 2", "random");
  assert_refused ("\x1bLua", "unexpected symbol");
}

static void
assert_no_population (const char *game,
                      const char *fixed_text,
                      const char *word)
{
  g_autoptr (GHashTable) fixed = read_fixed (fixed_text);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPopulation) population = lm_population_new (lm_game_info_lookup (game), fixed, &error);

  g_assert_null (population);
  g_assert_nonnull (strstr (error->message, word));
}

static void
test_fixed (void)
{
  assert_no_population ("nim", "hole=4", "hole");
  assert_no_population ("nim", "max=x", "max");
  assert_no_population ("nim", "max=0", "max");
  assert_no_population ("nim", "max[1]=2", "max[1]");
  assert_no_population ("wythoff", "piles[0]=2", "piles[0]");
  assert_no_population ("wythoff", "piles[x]=2", "piles[x]");
  assert_no_population ("wythoff", "piles[1=2", "piles[1");
  assert_no_population ("wythoff", "piles[1]=-2", "-2");
}

/* Whatever a rule tries, the numbers of the position are as they were, and the next position is told nothing of this one. */
static void
test_changes_nothing (void)
{
  static const char *const refused[] = {
    "bins[1] = 0", "bins[99] = 0", "math.pi = 3", "math.floor = nil", "stones = 1", "_ENV.bins = {}", "bins = {}",
    "rawset(bins, 1, 0)", "setmetatable(bins, {})", "getmetatable(bins).__index = nil", "next(bins)", "table.remove(bins)",
    "('').x = 1",
  };
  const LmGameInfo *info = lm_game_info_lookup ("zeckendorf");
  g_autoptr (LmRule) rule = lm_rule_new (info, "(function() local e, n = _ENV, _ENV.bins[1] _ENV = {bins = {n}, math = 1} "
                                               "local z = e.zeckendorf(5) z[1] = 99 return #e.bins == 2 and e.zeckendorf(5)[1] ~= 99 end)()",
                                         NULL);
  gint64 number;

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *text = g_strdup_printf ("(function() if chips > 0 then %s end return true end)()", refused[i]);
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_rule_new (info, text, &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_ARGUMENT);
    }

  g_assert_nonnull (rule);
  for (guint i = 1; i < 5; i++)
    {
      g_autofree char *text = g_strdup_printf ("lastmove:zeckendorf?bins=%u,2", i);
      g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
      LmRuleSaying saying;

      g_assert_true (lm_rule_apply (rule, position, &saying, NULL));
      g_assert_cmpuint (saying, ==, LM_RULE_SAYS_LOST);
      g_assert_true (lm_rule_get_number (rule, "bins[1]", &number));
      g_assert_cmpint (number, ==, i);
    }
}

/* In a language that sorts otherwise and has another decimal point a rule says the same, and as fast. */
static void
test_locale (void)
{
  static const char *const rules[] = {
    "'B' < 'a' and 'Z' < 'a' and not ('a' < 'B')", "0.5 .. '' == '0.5'", "math.floor('1.5') == 1", "1.5 == 3 / 2",
  };
  g_autofree char *folder = g_dir_make_tmp ("last-move-XXXXXX", NULL), *path = g_build_filename (folder, "de_DE.UTF-8", NULL);
  const char *localedef[] = { "localedef", "--no-archive", "-i", "de_DE", "-f", "UTF-8", path, NULL }, *removal[] = { "rm", "-r", folder, NULL };

  g_spawn_sync (NULL, (char **) localedef, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL, NULL, NULL, NULL);
  g_setenv ("LOCPATH", folder, TRUE);
  if (setlocale (LC_ALL, "de_DE.UTF-8") != NULL)
    {
      g_assert_cmpint (strcoll ("a", "B"), <, 0);
      for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
        {
          g_autoptr (GError) error = NULL;
          g_autoptr (LmRule) rule = lm_rule_new (lm_game_info_lookup ("nim"), rules[i], &error);
          g_autoptr (LmPosition) position = lm_position_parse ("lastmove:nim?stones=3", NULL);
          LmRuleSaying saying;

          g_assert_no_error (error);
          g_assert_true (lm_rule_apply (rule, position, &saying, NULL));
          g_assert_cmpuint (saying, ==, LM_RULE_SAYS_LOST);
        }
      assert_refused ("(function() local s = 'a' for i = 1, 10 do s = s .. s end local t = s .. 'b' "
                      "while true do local b = s < t end end)()", "too long");
      g_assert_cmpint (strcoll ("a", "B"), <, 0);
      setlocale (LC_ALL, "C.UTF-8");
    }
  else
    g_test_skip ("There is no other language.");
  g_unsetenv ("LOCPATH");
  g_spawn_sync (NULL, (char **) removal, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL);
}

/* A rule that fails at one position only is an error that names it; cancelled is cancelled. */
static void
test_fails_later (void)
{
  const LmGameInfo *info = lm_game_info_lookup ("nim");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1024 * 1024);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (cancellable, cache);
  g_autoptr (LmPopulation) population = lm_population_new (info, NULL, NULL);
  g_autoptr (LmRule) rule = lm_rule_new (info, "1 // (stones - 20) == 0", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_rule_test (rule, population, 30, NULL, context, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_ARGUMENT);
  g_assert_nonnull (strstr (error->message, "20 stones"));
  g_clear_error (&error);

  g_cancellable_cancel (cancellable);
  g_assert_null (lm_rule_test (rule, population, 30, NULL, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Where it says nothing it is neither true nor false, and nothing goes on for ever. */
static void
test_silent (void)
{
  g_autoptr (LmRuleFinding) some = find ("nim", NULL, "only(stones < 10) and stones % 4 == 1", 20);
  g_autoptr (LmRuleFinding) none = find ("nim", NULL, "only(false) and true", 30);
  g_autoptr (LmRuleFinding) ever = find ("black-hole", "hole=5", "only(a < 0)", 0);
  g_autoptr (LmRuleFinding) fixed = find ("black-hole", "hole=3&bins=1", "a % 3 == 0", 0);
  g_autofree char *text = lm_rule_finding_describe (none);

  g_assert_cmpuint (some->checked, ==, 9);
  g_assert_cmpuint (none->checked + ever->checked, ==, 0);
  g_assert_cmpuint (fixed->checked, <, 10);
  g_assert_cmpstr (text, ==, "The rule says something of no position that was seen.");
}

static void
assert_parameters (const char *text,
                   const char *expected)
{
  g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
  g_autoptr (GHashTable) fixed = lm_population_list_fixed (position);
  g_autoptr (GHashTable) wanted = read_fixed (expected);
  GHashTableIter iter;
  gpointer key, value;

  g_assert_cmpuint (g_hash_table_size (fixed), ==, g_hash_table_size (wanted));
  g_hash_table_iter_init (&iter, wanted);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_assert_cmpstr (g_hash_table_lookup (fixed, key), ==, value);
}

/* What is the same in all positions that can be compared with the one on the board. */
static void
test_parameters (void)
{
  assert_parameters ("lastmove:nim?stones=9&max=4", "max=4");
  assert_parameters ("lastmove:wythoff?piles=3,4", NULL);
  assert_parameters ("lastmove:black-hole?hole=4&bins=3,0,4", "hole=4");
  assert_parameters ("lastmove:black-hole?hole=4&bins=3,0,4&stock=2&place=any", "hole=4");
  assert_parameters ("lastmove:take-away?alpha=5/2&stones=20", "alpha=5/2");
  assert_parameters ("lastmove:zahlenschlacht?n=9&d=5&crossed=1", "d=5");
  assert_parameters ("lastmove:zahlenschlacht?n=9&d=5&goal=indivisible", "d=5&goal=indivisible");
  assert_parameters ("lastmove:reversed?bins=1,2&ones=stagnant", "ones=stagnant");
  assert_parameters ("lastmove:reversed-chomp?size=3x4&rows=1", "size=3x4");
}

static LmRuleCells *
fill (const char *game,
      const char *fixed_text,
      const char *text,
      guint64     to,
      const char *x,
      const char *y)
{
  g_autoptr (GHashTable) fixed = read_fixed (fixed_text);
  g_autoptr (LmTableCache) cache = lm_table_cache_new (64 * 1024 * 1024);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (LmPopulation) population = lm_population_new (lm_game_info_lookup (game), fixed, NULL);
  g_autoptr (LmRule) rule = lm_rule_new (lm_game_info_lookup (game), text, NULL);
  g_autoptr (LmRuleCells) cells = lm_rule_cells_new (rule, fixed, x, y);
  g_autoptr (LmRuleFinding) finding = NULL;

  if (cells != NULL)
    finding = lm_rule_test (rule, population, to, cells, context, NULL);
  return g_steal_pointer (&cells);
}

static void
assert_cell (LmRuleCells *cells,
             guint        x,
             guint        y,
             const char  *expected)
{
  g_autofree char *text = lm_rule_cells_describe (cells, x, y);

  g_assert_cmpstr (text, ==, expected);
}

/* A map over what the rule speaks of, or else what there is: six partitions of at most 3 into parts of at most 2 below 3, 2. */
static void
test_cells (void)
{
  g_autoptr (LmRuleCells) hole = fill ("black-hole", "hole=4", "only(b == 0) and a % 3 == 0 and c % 4 <= 1", 8, NULL, NULL);
  g_autoptr (LmRuleCells) rows = fill ("chomp", NULL, "rows[1] == rows[2] + 1", 8, NULL, NULL);
  g_autoptr (LmRuleCells) piles = fill ("wythoff", NULL, "false", 6, NULL, NULL);
  g_autoptr (LmRuleCells) chosen = fill ("black-hole", "hole=4", "c == 0", 6, "bins[2]", "stock");
  g_autoptr (LmRuleCells) kept = fill ("wythoff", NULL, "x == 0", 6, "bins[1]", "x");

  g_assert_null (fill ("nim", "max=3", "stones % 4 == 1", 20, NULL, NULL));
  assert_cell (hole, 0, 0, "a = 0, c = 0: lost, as the rule says.");
  assert_cell (hole, 0, 4, "a = 0, c = 4: won, and the rule says lost.");
  assert_cell (rows, 3, 2, "rows[1] = 3, rows[2] = 2: 6 positions: 1 right, 0 lost and missed, 5 wrongly called lost.");
  assert_cell (rows, 5, 3, "rows[1] = 5, rows[2] = 3: won, as the rule says.");
  assert_cell (piles, 1, 2, "x = 1, y = 2: lost, and the rule says won.");
  assert_cell (piles, 99, 99, "x = 99, y = 99: not checked.");
  assert_cell (piles, 1000, 0, "x = 1000, y = 0: not checked.");
  assert_position (lm_rule_cells_get (piles, 1, 2)->example, "lastmove:wythoff?piles=1,2");
  g_assert_cmpuint (lm_rule_cells_get_last (piles, 0), ==, 6);
  g_assert_cmpstr (lm_rule_cells_get_name (chosen, 0), ==, "bins[2]");
  g_assert_cmpstr (lm_rule_cells_get_name (chosen, 1), ==, "stock");
  g_assert_true (g_strv_contains (lm_rule_cells_get_choices (chosen), "bins[3]"));
  g_assert_false (g_strv_contains (lm_rule_cells_get_choices (chosen), "hole"));
  g_assert_cmpstr (lm_rule_cells_get_name (kept, 0), ==, "x");
  g_assert_cmpstr (lm_rule_cells_get_name (kept, 1), !=, "x");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/rule/examples", test_examples);
  g_test_add_func ("/rule/help", test_help);
  g_test_add_func ("/rule/population", test_population);
  g_test_add_func ("/rule/refused", test_refused);
  g_test_add_func ("/rule/fixed", test_fixed);
  g_test_add_func ("/rule/silent", test_silent);
  g_test_add_func ("/rule/parameters", test_parameters);
  g_test_add_func ("/rule/cells", test_cells);
  g_test_add_func ("/rule/fails-later", test_fails_later);
  g_test_add_func ("/rule/changes-nothing", test_changes_nothing);
  g_test_add_func ("/rule/locale", test_locale);

  return g_test_run ();
}
