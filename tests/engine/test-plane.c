/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-plane.c: maps over two numbers of every game against plain search, their axes, and what repeats against trying everything. */

#include "engine/explore/lm-plane.h"
#include "engine/game/lm-error.h"
#include "engine/solve/lm-solve-context.h"
#include "games/lm-games.h"

#include <string.h>

/* Sides of random maps are less than that. */
#define SIDE 13

typedef struct
{
  const char *game;
  const char *fixed; /* "key=value&key=value" */
  const char *x;
  const char *y;
  guint       to;
  guint       n_positions; /* at least, of the map */
} Example;

static const Example examples[] = {
  { "zeckendorf", NULL, "bins[1]", "bins[2]", 7, 63 },
  { "zeckendorf", "bins[3]=1", "bins[2]", "bins[4]", 3, 16 },
  { "black-hole", "hole=4", "bins[1]", "bins[3]", 8, 81 },
  { "black-hole", "hole=5&bins[2]=2", "bins[1]", "bins[4]", 4, 25 },
  { "black-hole", "bins=0,0,0", "hole", "stock", 6, 21 },
  { "reversed", "ones=stagnant", "bins[2]", "bins[3]", 4, 24 },
  { "build-up", NULL, "bins[2]", "stock", 7, 63 },
  { "take-away", "alpha=2", "stones", "limit", 12, 100 },
  { "take-away", NULL, "stones", "alpha", 12, 100 },
  { "zahlenschlacht", NULL, "n", "d", 8, 20 },
  { "chomp", NULL, "rows[1]", "rows[2]", 6, 27 },
  { "chomp", "rows=4,4,2", "rows[2]", "rows[3]", 5, 10 },
  { "reversed-chomp", "size=4x4", "rows[1]", "rows[2]", 4, 10 },
  { "nim", NULL, "stones", "max", 12, 140 },
  { "reversed-nim", "max=3", "target", "stones", 12, 78 },
  { "wythoff", NULL, "piles[1]", "piles[2]", 9, 100 },
  { "zeckendorf", "c=1", "bins[2]", "bins[4]", 3, 16 },
};

static GHashTable *
read_fixed (const char *text)
{
  GHashTable *fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_auto (GStrv) pairs = g_strsplit (text != NULL ? text : "", "&", -1);

  for (guint i = 0; pairs[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (pairs[i], "=", 2);

      g_hash_table_insert (fixed, g_strdup (words[0]), g_strdup (words[1]));
    }

  return fixed;
}

static LmPlane *
create (const Example  *example,
        GError        **error)
{
  g_autoptr (GHashTable) fixed = read_fixed (example->fixed);

  return lm_plane_new (lm_game_info_lookup (example->game), fixed, example->x, example->y, error);
}

/* Who wins by trying every move, and how soon; the distance is of 1 more, so that 0 is for none. */
static gboolean
is_won (LmPosition *position,
        GHashTable *known,
        guint      *distance)
{
  g_autofree char *text = lm_position_to_string (position);
  gpointer found = g_hash_table_lookup (known, text);
  guint shortest = G_MAXUINT, longest = 0;
  gboolean complete;
  g_autoptr (GPtrArray) moves = NULL;

  if (found == NULL && lm_position_is_over (position))
    found = GUINT_TO_POINTER (2 + (lm_position_get_winner (position) == (int) lm_position_get_turn (position)));
  if (found == NULL)
    {
      moves = lm_position_list_moves (position, G_MAXUINT, &complete);
      for (guint i = 0; i < moves->len; i++)
        {
          g_autoptr (LmPosition) after = lm_position_play (position, g_ptr_array_index (moves, i), NULL);
          guint left;

          if (is_won (after, known, &left))
            longest = MAX (longest, left + 1);
          else
            shortest = MIN (shortest, left + 1);
        }
      found = GUINT_TO_POINTER (2 + (shortest < G_MAXUINT) + 2 * (shortest < G_MAXUINT ? shortest : longest));
    }

  g_hash_table_insert (known, g_steal_pointer (&text), found);
  *distance = GPOINTER_TO_UINT (found) / 2 - 1;
  return GPOINTER_TO_UINT (found) % 2 != 0;
}

/* A number of the position's text: of "bins[2]" the second of the list, 0 beyond its end. */
static guint64
read_number (LmPosition *position,
             const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "[", 2);
  g_autofree char *text = lm_position_to_string (position);
  g_autofree char *key = g_strconcat (parts[0], "=", NULL);
  const char *value = strstr (text, key);
  g_auto (GStrv) numbers = g_strsplit (value != NULL ? value + strlen (key) : "", ",", -1);
  const guint64 index = parts[1] != NULL ? g_ascii_strtoull (parts[1], NULL, 10) - 1 : 0;

  return index < g_strv_length (numbers) ? g_ascii_strtoull (numbers[index], NULL, 10) : 0;
}

static void
check_cell (const Example  *example,
            LmPlane        *plane,
            guint           x,
            guint           y,
            LmSolveContext *context,
            GHashTable     *known)
{
  g_autoptr (LmPosition) position = lm_plane_create_position (plane, x, y);
  g_autoptr (GError) error = NULL;
  guint distance, expected;
  guint64 found_x, found_y;
  const LmPlaneCell cell = lm_plane_solve (plane, x, y, context, &distance, &error);

  g_assert_no_error (error);
  if (position == NULL)
    {
      g_assert_cmpuint (cell, ==, LM_PLANE_EMPTY);
      return;
    }

  g_assert_cmpuint (cell, ==, is_won (position, known, &expected) ? LM_PLANE_WON : LM_PLANE_LOST);
  if (distance != LM_DISTANCE_UNKNOWN)
    g_assert_cmpuint (distance, ==, expected);
  g_assert_true (lm_plane_find (plane, position, &found_x, &found_y));
  g_assert_cmpuint (found_x, ==, x);
  /* A limit that does not limit is as good as any other, and defaults are left out. */
  if (g_str_equal (example->y, "limit") || g_str_equal (example->y, "max") || g_str_equal (example->y, "stock"))
    return;
  g_assert_cmpuint (found_y, ==, y);
  g_assert_cmpuint (read_number (position, example->y), ==, y);
}

static guint
count_positions (LmPlane *plane,
                 guint    to)
{
  guint count = 0;

  for (guint x = 0; x <= to; x++)
    for (guint y = 0; y <= to; y++)
      {
        g_autoptr (LmPosition) position = lm_plane_create_position (plane, x, y);

        count += position != NULL;
      }

  return count;
}

static void
test_values (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (64 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LmPlane) plane = create (&examples[i], &error);
      g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      const guint to = examples[i].to;

      g_assert_no_error (error);
      g_test_message ("%s: %s, %s", examples[i].game, examples[i].x, examples[i].y);
      g_assert_cmpuint (count_positions (plane, to), >=, examples[i].n_positions);
      for (guint x = 0; x <= to; x++)
        for (guint y = 0; y <= to; y++)
          check_cell (&examples[i], plane, x, y, context, known);
    }
}

/* Every game of two numbers has a map from its own start, with the position on it. */
static void
test_offered (void)
{
  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);
      g_autoptr (LmPosition) start = lm_position_parse (info->start, NULL);
      g_auto (GStrv) names = lm_plane_list_axes (start);
      g_autoptr (GHashTable) fixed = lm_plane_list_fixed (start);
      g_autoptr (LmPlane) plane = NULL;
      g_autoptr (GError) error = NULL;
      guint64 x, y;

      g_assert_cmpuint (g_strv_length (names), >=, 2);
      if (names[0] == NULL || names[1] == NULL)
        continue;

      g_hash_table_remove (fixed, names[0]);
      g_hash_table_remove (fixed, names[1]);
      plane = lm_plane_new (info, fixed, names[0], names[1], &error);
      g_assert_no_error (error);
      g_assert_true (lm_plane_find (plane, start, &x, &y));
    }
}

static void
test_bad (void)
{
  static const struct { Example example; const char *words; } cases[] = {
    { { "nim", NULL, "stones", "stones" }, "“stones” cannot be both axes" },
    { { "nim", NULL, "stones", NULL }, "two of: stones, max" },
    { { "nim", NULL, NULL, "stones" }, "two of: stones, max" },
    { { "nim", NULL, "stones", "bins[1]" }, "only: stones, max" },
    { { "nim", "max=3", "stones", "max" }, "cannot be fixed as well" },
    { { "nim", "turn=3", "stones", "max" }, "turn" },
    { { "nim", "bins=3", "stones", "max" }, "has no key “bins”" },
    { { "nim", NULL, "stones[1]", "max" }, "“stones[1]” cannot be an axis" },
    { { "wythoff", NULL, "piles", "piles[1]" }, "“piles” cannot be an axis" },
    { { "wythoff", NULL, "piles[0]", "piles[1]" }, "“piles[0]” cannot be an axis" },
    { { "wythoff", NULL, "piles[2", "piles[1]" }, "“piles[2” cannot be an axis" },
    { { "wythoff", NULL, "piles[3]", "piles[1]" }, "“piles[3]” cannot be an axis" },
    { { "wythoff", NULL, "piles[99999999999999999999]", "piles[1]" }, "cannot be an axis" },
    { { "zeckendorf", "n=3", "bins[1]", "bins[2]" }, "exclude each other" },
    { { "zeckendorf", NULL, "n", "bins[2]" }, "“n” cannot be an axis" },
    { { "zahlenschlacht", NULL, "crossed[1]", "n" }, "“crossed[1]” cannot be an axis" },
    { { "black-hole", "hole=99", "bins[1]", "bins[2]" }, "hole" },
    { { "so-long-sucker", NULL, "piles", "chips" }, "only: piles, chips[1] to chips[16]." },
    { { "so-long-sucker", NULL, "piles", "chips[17]" }, "only: piles, chips[1] to chips[16]." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LmPlane) plane = create (&cases[i].example, &error);

      g_assert_null (plane);
      g_assert_nonnull (error);
      if (strstr (error->message, cases[i].words) == NULL)
        g_error ("“%s” does not say “%s”", error->message, cases[i].words);
    }
}

/* From the middle outward, all of it, and again where it had to stop. */
static void
test_view (void)
{
  g_autoptr (LmPlane) plane = create (&(Example) { "wythoff", NULL, "piles[1]", "piles[2]" }, NULL);
  g_autoptr (LmPlaneView) view = lm_plane_view_new (plane, 40, 25, 30, 3);
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmSolveContext) context = lm_solve_context_new (cancellable, cache);
  g_autoptr (LmSolveContext) other = lm_solve_context_new (NULL, cache);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmRows) rows = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *csv = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_false (lm_plane_view_fill (view, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (lm_plane_view_count (view), ==, 0);

  lm_plane_view_set (view, 1, 1, LM_PLANE_UNKNOWN, LM_DISTANCE_UNKNOWN);
  g_assert_true (lm_plane_view_fill (view, other, NULL));
  g_assert_cmpuint (lm_plane_view_count (view), ==, 40 * 25);
  g_assert_cmpuint (lm_plane_view_get (view, 1, 1, NULL), ==, LM_PLANE_UNKNOWN);
  g_assert_cmpuint (lm_plane_view_get (view, 1, 2, NULL), ==, LM_PLANE_LOST);
  g_assert_cmpuint (lm_plane_view_get (view, 39, 24, NULL), ==, LM_PLANE_LOST);
  rows = lm_plane_view_to_rows (view, 40, "piles[1]", "piles[2]");
  bytes = lm_rows_write (rows, LM_ROWS_CSV, NULL, NULL);
  csv = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_true (g_str_has_suffix (csv, "\n40,40,,\n"));
  g_assert_true (g_str_has_prefix (csv, "x,y,value,distance\n0,0,loss,0\n0,1,win,1\n"));
  g_assert_nonnull (strstr (csv, "\n1,1,unknown,\n1,2,loss,2\n"));
  g_assert_cmpuint (lm_plane_view_get (view, 40, 0, NULL), ==, LM_PLANE_NOT_YET);
}

typedef struct { guint width, height; LmPlaneCell cells[SIDE][SIDE]; } Map;

static gboolean
repeats (const Map           *map,
         const LmPlanePeriod *period)
{
  for (guint x = period->first_x; x + period->step_x < map->width; x++)
    for (guint y = period->first_y; y + period->step_y < map->height; y++)
      if (map->cells[x][y] == LM_PLANE_UNKNOWN
          || map->cells[x][y] != map->cells[x + period->step_x][y + period->step_y])
        return FALSE;

  return TRUE;
}

/* In the order of the sums of the corners, and the corner that is farther right. */
static gboolean
find_corner (const Map     *map,
             LmPlanePeriod *tried)
{
  for (guint corner = 0; corner < 2 * SIDE; corner++)
    for (guint y = 0; y <= corner; y++)
      {
        tried->first_x = corner - y;
        tried->first_y = y;
        if (2 * tried->first_x <= map->width && 2 * y <= map->height
            && tried->first_x + 3 * tried->step_x <= map->width && y + 3 * tried->step_y <= map->height
            && repeats (map, tried))
          return TRUE;
      }

  return FALSE;
}

/* How many cells from the corner on are of this kind, or how many of them have another one a step later. */
static guint
count (const Map           *map,
       const LmPlanePeriod *period,
       LmPlaneCell          kind,
       gboolean             again)
{
  const guint step_x = again ? period->step_x : 0, step_y = again ? period->step_y : 0;
  guint n = 0;

  for (guint x = period->first_x; x + step_x < map->width; x++)
    for (guint y = period->first_y; y + step_y < map->height; y++)
      n += map->cells[x][y] == kind && map->cells[x + step_x][y + step_y] == kind;

  return n;
}

/* What is met once is met again a step later; of what nobody meets nothing can be said. */
static gboolean
is_borne_out (const Map           *map,
              const LmPlanePeriod *period)
{
  guint n_all = 0;

  for (LmPlaneCell kind = LM_PLANE_LOST; kind <= LM_PLANE_WON; kind++)
    {
      const guint n = count (map, period, kind, FALSE);

      if (n > 0 && count (map, period, kind, TRUE) == 0)
        return FALSE;
      n_all += n;
    }

  return n_all > 0;
}

/* In the order of the steps, everything there can be. */
static gboolean
find_naively (const Map        *map,
              LmPlaneDirection  along,
              LmPlanePeriod    *period)
{
  for (guint sum = 1; sum < 2 * SIDE; sum++)
    for (guint step_x = 0; step_x <= sum; step_x++)
      {
        const LmPlaneDirection is_along = step_x == sum ? LM_PLANE_ALONG_X
                                          : step_x == 0 ? LM_PLANE_ALONG_Y : LM_PLANE_ALONG_BOTH;

        *period = (LmPlanePeriod) { step_x, sum - step_x, 0, 0 };
        if (is_along == along && find_corner (map, period) && is_borne_out (map, period))
          return TRUE;
      }

  return FALSE;
}

/* A pattern that repeats from a corner on, and now and then a cell that is not as it should be, or was not decided. */
static void
draw_map (Map *map)
{
  const guint step_x = g_test_rand_int_range (0, 4), step_y = g_test_rand_int_range (0, 4);
  const guint corner_x = g_test_rand_int_range (0, 4), corner_y = g_test_rand_int_range (0, 4);

  const guint share = g_test_rand_int_range (0, 4) > 0 ? 1 : 9; /* of ten cells are empty */

  map->width = g_test_rand_int_range (1, SIDE);
  map->height = g_test_rand_int_range (1, SIDE);
  for (guint x = 0; x < map->width; x++)
    for (guint y = 0; y < map->height; y++)
      {
        map->cells[x][y] = g_test_rand_int_range (0, 10) >= (int) share ? LM_PLANE_LOST + g_test_rand_bit () : LM_PLANE_EMPTY;
        if (step_x + step_y > 0 && x >= corner_x + step_x && y >= corner_y + step_y)
          map->cells[x][y] = map->cells[x - step_x][y - step_y];
      }
  if (g_test_rand_bit ())
    map->cells[g_test_rand_int_range (0, map->width)][g_test_rand_int_range (0, map->height)] = LM_PLANE_UNKNOWN;
}

static void
test_periods (void)
{
  g_autoptr (LmPlane) plane = create (&(Example) { "nim", NULL, "stones", "max" }, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmTableCache) cache = lm_table_cache_new (0);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (LmSolveContext) cancelled = lm_solve_context_new (cancellable, cache);
  guint n_found = 0;

  g_cancellable_cancel (cancellable);

  for (guint i = 0; i < 600; i++)
    {
      g_autoptr (LmPlaneView) view = NULL;
      Map map;

      draw_map (&map);
      view = lm_plane_view_new (plane, map.width, map.height, 0, 0);
      for (guint x = 0; x < map.width; x++)
        for (guint y = 0; y < map.height; y++)
          lm_plane_view_set (view, x, y, map.cells[x][y], LM_DISTANCE_UNKNOWN);
      for (guint along = 0; along <= LM_PLANE_ALONG_BOTH; along++)
        {
          LmPlanePeriod expected, found;
          const gboolean is_found = lm_plane_view_find_period (view, along, &found, context);

          g_assert_cmpuint (is_found, ==, find_naively (&map, along, &expected));
          if (is_found)
            g_assert_cmpmem (&found, sizeof found, &expected, sizeof expected);
          g_assert_false (lm_plane_view_find_period (view, along, &found, cancelled));
          n_found += is_found;
        }
    }

  g_assert_cmpuint (n_found, >, 50);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/plane/values", test_values);
  g_test_add_func ("/plane/offered", test_offered);
  g_test_add_func ("/plane/bad", test_bad);
  g_test_add_func ("/plane/view", test_view);
  g_test_add_func ("/plane/periods", test_periods);

  return g_test_run ();
}
