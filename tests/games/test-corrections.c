/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-corrections.c: what the help says to be right where the papers slip, against positions that are played out without theory. */

#include "claim-checks-general.h"
#include "game-checks.h"

#include "games/lm-games.h"

#define P1 0
#define P2 1

static int
get_winner (const char *text)
{
  g_autoptr (LmPosition) position = parse (text);

  return general_get_winner (position);
}

/* With the hole on F4. */
static int
get_winner_of (guint ones,
               guint twos,
               guint threes)
{
  g_autofree char *text = g_strdup_printf ("lastmove:black-hole?hole=4&bins=%u,%u,%u", ones, twos, threes);

  return get_winner (text);
}

/* Every link of the page, and who wins there. */
static const struct
{
  const char *text;
  int         winner;
} links[] = {
  { "lastmove:black-hole?hole=4&bins=9,1,0", P1 },
  { "lastmove:black-hole?hole=4&bins=0,0,0&stock=2", P1 },
  { "lastmove:black-hole?hole=4&bins=0,0,0&stock=32", P1 },
  { "lastmove:black-hole?hole=4&bins=0,0,0&stock=17", P2 },
  { "lastmove:black-hole?hole=4&bins=0,0,0&stock=47", P2 },
  { "lastmove:black-hole?hole=4&bins=0,0,0&stock=63", P1 },
  { "lastmove:black-hole?hole=4&bins=0,0,0&stock=59", P2 },
  { "lastmove:black-hole?hole=4&bins=1,0,3", P1 },
  { "lastmove:black-hole?hole=4&bins=4,0,7", P1 },
  { "lastmove:black-hole?hole=4&bins=2,0,0", P1 },
  { "lastmove:black-hole?hole=4&bins=3,0,3", P1 },
  { "lastmove:black-hole?hole=4&bins=4,0,4", P2 },
  { "lastmove:black-hole?hole=4&bins=5,0,5", P2 },
  { "lastmove:black-hole?hole=4&bins=5,0,2", P1 },
  { "lastmove:black-hole?hole=4&bins=5,0,0", P2 },
  { "lastmove:black-hole?hole=4&bins=13,1,0", P1 },
  { "lastmove:black-hole?hole=4&bins=12,0,1", P2 },
  { "lastmove:build-up?bins=0,1&turn=2", P2 },
  { "lastmove:so-long-sucker?piles=2&board=rb,br&chips=b1,b1,out1,out2&turn=b", 0 },
  { "lastmove:so-long-sucker?piles=2&board=br,br&chips=b1,b1,out1,out2&turn=b", 0 },
};

static void
test_links (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "C", "corrections.page", NULL);
  g_autofree char *page = NULL;
  g_auto (GStrv) pieces = NULL;
  g_autoptr (GError) error = NULL;
  guint n_links = 0;

  g_file_get_contents (path, &page, NULL, &error);
  g_assert_no_error (error);
  pieces = g_strsplit (page, "href=\"lastmove:", -1);
  for (guint i = 1; pieces[i] != NULL; i++, n_links++)
    {
      g_autoptr (GString) text = g_string_new ("lastmove:");
      guint j = 0;

      g_string_append_len (text, pieces[i], strcspn (pieces[i], "\""));
      g_string_replace (text, "&amp;", "&", 0);
      while (j < G_N_ELEMENTS (links) && !g_str_equal (links[j].text, text->str))
        j++;
      g_test_message ("%s", text->str);
      g_assert_cmpuint (j, <, G_N_ELEMENTS (links));
      g_assert_cmpint (get_winner (text->str), ==, links[j].winner);
    }
  g_assert_cmpuint (n_links, ==, G_N_ELEMENTS (links));
}

/* BH, Theorems 5.1, 5.3, 5.13 and 5.15, and what is said after Corollary 5.12; y and k are small, so that it can be played out. */
static void
test_black_hole (void)
{
  for (guint n = 0; n <= 24; n++)
    {
      g_assert_cmpint (get_winner_of (n, 0, 0), ==, n == 2 ? P1 : P2);
      g_assert_cmpint (get_winner_of (0, 0, n), ==, n == 0 || n == 1 || n == 5 ? P2 : P1);
    }

  for (guint y = 0; y < 3; y++)
    for (guint x = 0; x < y + 6; x++)
      {
        for (guint k = 0; k < 4; k++)
          {
            if (x >= y + 3)
              g_assert_cmpint (get_winner_of (3 * x, 1, 4 * y + k), ==, P1);
            g_assert_cmpint (get_winner_of (3 * x + 1, 1, 4 * y + k), ==, P1);
          }
        g_assert_cmpint (get_winner_of (3 * x, 1, 4 * y + 2), ==, x + 2 <= y ? P2 : P1);
        g_assert_cmpint (get_winner_of (3 * x, 1, 4 * y + 3), ==, x <= y + 2 ? P2 : P1);
        g_assert_cmpint (get_winner_of (3 * x + 1, 0, 4 * y + 3), ==, x + 1 <= y ? P2 : P1);
        g_assert_cmpint (get_winner_of (3 * x + 2, 0, 4 * y), ==, x > y ? P2 : P1);
        g_assert_cmpint (get_winner_of (3 * x + 2, 0, 4 * y + 2), ==, P1);
      }
}

static void
check_play (const char *text,
            const char *move,
            const char *expected)
{
  g_autoptr (LmPosition) position = parse (text);
  g_autoptr (LmPosition) after = general_play (position, move);
  g_autofree char *written = lm_position_to_string (after);

  g_assert_cmpstr (written, ==, expected);
}

static void
test_moves (void)
{
  g_autoptr (LmPosition) third = parse ("lastmove:black-hole?hole=3&bins=2,2");
  g_autoptr (LmPosition) two = parse ("lastmove:reversed?n=2");
  g_autoptr (GPtrArray) moves = general_list_moves (third);
  g_autoptr (GPtrArray) only = general_list_moves (two);

  g_assert_cmpuint (moves->len, ==, 3);
  g_assert_true (g_ptr_array_find_with_equal_func (moves, "S2", g_str_equal, NULL));
  g_assert_false (g_ptr_array_find_with_equal_func (moves, "S1", g_str_equal, NULL));
  g_assert_cmpuint (only->len, ==, 1);

  check_play ("lastmove:black-hole?hole=4&bins=13,1,0", "A1", "lastmove:black-hole?hole=4&bins=12,0,1&turn=2");
  check_play ("lastmove:build-up?bins=0&stock=2", "P2", "lastmove:build-up?bins=0,1&turn=2");
  check_play ("lastmove:reversed?bins=7,2,4", "S3", "lastmove:reversed?bins=8,3,3&turn=2");
  check_play ("lastmove:reversed?bins=8,3,3&turn=2", "S3", "lastmove:reversed?bins=9,4,2");
  g_assert_cmpint (get_winner ("lastmove:build-up?bins=0&stock=2"), ==, P2);
  g_assert_cmpint (get_winner ("lastmove:build-up?bins=0&stock=4"), ==, P1);
}

/* BH, Theorem 4.7: what a player wants to be on F1 and F2 when all is placed. With k = (n − 2) / 3 part 5 is about (k + 2, k), part 6 about
   (k, k + 1). */
typedef enum
{
  MORE_ONES = 1,
  MORE_TWOS = 2,
} Wanted;

static gboolean
can_force (guint  player,
           Wanted wanted,
           guint  n,
           guint  turn,
           guint  ones,
           guint  twos)
{
  const guint k = (n - 2) / 3;
  const guint left = n - ones - 2 * twos;
  gboolean one, two;

  if (left == 0)
    return twos == k ? wanted & MORE_ONES : twos == k + 1 && wanted & MORE_TWOS;

  one = can_force (player, wanted, n, 1 - turn, ones + 1, twos);
  two = left > 1 ? can_force (player, wanted, n, 1 - turn, ones, twos + 1) : one;
  return turn == player ? one || two : one && two;
}

static void
test_placing (void)
{
  for (guint n = 2; n <= 26; n += 3)
    {
      g_assert_true (can_force (P1, MORE_ONES, n, P1, 0, 0));
      g_assert_true (can_force (P1, MORE_TWOS, n, P1, 0, 0));
      g_assert_true (can_force (P2, MORE_ONES | MORE_TWOS, n, P1, 0, 0));
      /* It is the placing that does it, and no player can have all. */
      g_assert_false (n > 2 && can_force (P2, MORE_ONES, n, P1, 0, 0));
    }
}

/* TA: after 29 the next lost pile is 40. */
static void
test_take_away (void)
{
  for (guint stones = 29; stones <= 40; stones++)
    {
      g_autofree char *text = g_strdup_printf ("lastmove:take-away?alpha=3&stones=%u", stones);

      g_assert_cmpint (get_winner (text), ==, stones == 29 || stones == 40 ? P2 : P1);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/corrections/links", test_links);
  g_test_add_func ("/corrections/black-hole", test_black_hole);
  g_test_add_func ("/corrections/moves", test_moves);
  g_test_add_func ("/corrections/placing", test_placing);
  g_test_add_func ("/corrections/take-away", test_take_away);

  return g_test_run ();
}
