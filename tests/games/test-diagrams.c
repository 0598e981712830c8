/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-diagrams.c: every position of every game can be drawn on paper: all of it, inside its rectangle, at once. */

#include "engine/play/lm-session.h"
#include "engine/solve/lm-solver.h"
#include "examples.h"
#include "games/lm-games.h"
#include "paper/lm-diagram.h"
#include "paper/lm-score.h"

#include <string.h>

/* In pixels: a unit, and what is left free around a diagram. */
#define UNIT 24
#define MARGIN 12

/* Nobody waits for a board, however many stones are on it; a slow machine has much time. */
#define SECONDS 2.0

#define N_MOVES 400

static cairo_surface_t *
draw (LmPosition *position)
{
  const gint64 begin = g_get_monotonic_time ();
  cairo_surface_t *surface;
  cairo_t *cr;
  double width, height;

  lm_diagram_measure (position, &width, &height);
  g_assert_cmpfloat (width, >, 1);
  g_assert_cmpfloat (height, >, 0.5);
  g_assert_cmpfloat (width * height, <, 4000);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * UNIT + 2 * MARGIN + 1, height * UNIT + 2 * MARGIN + 1);
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  lm_diagram_draw (position, cr, MARGIN, MARGIN, UNIT, &lm_inks_paper, FALSE);
  lm_diagram_draw (position, cr, MARGIN, MARGIN, UNIT, &lm_inks_paper, lm_diagram_get_notes (position) != NULL);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  g_assert_cmpfloat ((g_get_monotonic_time () - begin) / 1e6, <, SECONDS);

  return surface;
}

/* Nothing is drawn outside of what was measured, but something inside. */
static void
check_margin (cairo_surface_t *surface,
              const char      *text)
{
  const int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  const guchar *data = cairo_image_surface_get_data (surface);
  guint n_inside = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const guint32 *row = (const guint32 *) (data + y * cairo_image_surface_get_stride (surface));
        const gboolean is_blank = (row[x] & 0xffffff) == 0xffffff;

        if (x >= MARGIN - 2 && x < width - MARGIN + 2 && y >= MARGIN - 2 && y < height - MARGIN + 2)
          n_inside += !is_blank;
        else if (!is_blank)
          g_error ("%s draws outside of its rectangle, at (%d, %d) of (%d, %d).", text, x, y, width, height);
      }

  g_assert_cmpuint (n_inside, >, 20);
}

static gboolean
look_the_same (cairo_surface_t *a,
               cairo_surface_t *b)
{
  const int stride = cairo_image_surface_get_stride (a), height = cairo_image_surface_get_height (a);

  return stride == cairo_image_surface_get_stride (b) && height == cairo_image_surface_get_height (b)
         && memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), stride * height) == 0;
}

static void
check_position (LmPosition *position)
{
  g_autofree char *text = lm_position_to_string (position);
  cairo_surface_t *surface = draw (position);

  check_margin (surface, text);
  cairo_surface_destroy (surface);
}

/* From the start to the end; a move is seen. */
static void
test_game (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_autoptr (LmPosition) position = lm_position_parse (info->start, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  g_assert_nonnull (lm_diagram_info_lookup (info->name));
  for (guint i = 0; i < N_MOVES && !lm_position_is_over (position); i++)
    {
      g_autofree char *move = lm_position_random_move (position, rand);
      g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);
      cairo_surface_t *a, *b;

      if (i < 12)
        {
          a = draw (position);
          b = draw (after);
          g_assert_false (look_the_same (a, b));
          check_margin (a, move);
          cairo_surface_destroy (a);
          cairo_surface_destroy (b);
        }
      lm_position_unref (position);
      position = lm_position_ref (after);
    }
  check_position (position);
}

/* The largest that position text allows, and the smallest. */
static void
test_extremes (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_auto (GStrv) texts = examples_need (info->name, "extremes");

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LmPosition) position = lm_position_parse (texts[i], &error);

      g_assert_no_error (error);
      check_position (position);
    }
}

/* How many pages a PDF has: cairo writes their objects in the clear. */
static guint
count_pages (GBytes *pdf)
{
  gsize length;
  const char *data = g_bytes_get_data (pdf, &length);
  guint n = 0;

  for (gsize i = 0; i + 11 < length; i++)
    n += memcmp (data + i, "/Type /Page", 11) == 0 && data[i + 11] != 's';
  return n;
}

/* Pixels with ink on a page. */
static guint
measure_ink (LmSheet *sheet,
             guint    page,
             double   width,
             double   height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, width, height);
  cairo_t *cr = cairo_create (surface);
  guint n_dark = 0;

  lm_sheet_draw_page (sheet, cr, page);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int i = 0; i < cairo_image_surface_get_stride (surface) * (int) height; i++)
    n_dark += cairo_image_surface_get_data (surface)[i] > 64;
  cairo_surface_destroy (surface);
  return n_dark;
}

/* Pages are filled one after the other, on paper of any size, and none of them is empty. */
static void
test_sheet (void)
{
  static const double sizes[][2] = { { 500, 750 }, { 750, 500 }, { 280, 390 }, { 60, 40 } };
  g_autoptr (LmPosition) position = lm_position_parse ("lastmove:wythoff?piles=7,9", NULL);
  g_autoptr (LmSheet) sheet = lm_sheet_new ("A sheet", "command");
  g_autoptr (GBytes) pdf = NULL;
  guint n_pages, n_before = 0;

  lm_sheet_add_text (sheet, LM_SHEET_TITLE, "A sheet");
  for (guint i = 0; i < 9; i++)
    lm_sheet_add_item (sheet, "1.", "What is it?", position, "a note", 1);
  lm_sheet_add_break (sheet);
  lm_sheet_add_text (sheet, LM_SHEET_HEADING, "The end");

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      n_pages = lm_sheet_paginate (sheet, sizes[i][0], sizes[i][1]);
      g_assert_cmpuint (n_pages, >=, 3);
      g_assert_cmpuint (n_pages, >=, n_before);
      for (guint page = 0; page < n_pages; page++)
        g_assert_cmpuint (measure_ink (sheet, page, sizes[i][0], sizes[i][1]), >, 0);
      n_before = i == 1 ? n_pages : 0;
    }

  pdf = lm_sheet_to_pdf (sheet, NULL);
  n_pages = lm_sheet_paginate (sheet, 595.28 - 96, 841.89 - 96);
  g_assert_cmpuint (n_pages, ==, 4);
  g_assert_cmpuint (count_pages (pdf), ==, n_pages);
}

static GBytes *
print_game (LmSession *session,
            gboolean   notes)
{
  g_autoptr (LmSheet) sheet = lm_score_new_game (lm_session_get_current (session), notes);

  return lm_sheet_to_pdf (sheet, NULL);
}

/* A game on paper tells what its moves were worth only if it may. */
static void
test_score (void)
{
  g_autoptr (LmPosition) start = lm_position_parse ("lastmove:nim?stones=4", NULL);
  g_autoptr (LmSession) session = lm_session_new (start, (const LmSeat[LM_MAX_PLAYERS]) { LM_SEAT_PERSON }, 1);
  g_autoptr (GBytes) before = NULL, silent = NULL;

  g_assert_true (lm_session_play (session, "1", NULL));
  before = print_game (session, FALSE);
  lm_node_set_value (lm_session_get_root (session), LM_VALUE_WIN, 1);
  lm_node_set_value (lm_session_get_current (session), LM_VALUE_WIN, 1);
  silent = print_game (session, FALSE);
  g_assert_true (g_bytes_equal (before, silent));
}

/* What the board shows when it is asked to is on paper, too, however many numbers there are and however large they are. */
static void
test_notes (void)
{
  static const char *const texts[] = { "lastmove:zahlenschlacht?n=9&d=7", "lastmove:zahlenschlacht?n=3000&d=7", "lastmove:zahlenschlacht?n=9&d=5000" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = lm_position_parse (texts[i], NULL);
      g_autoptr (LmSheet) with = lm_score_new_position (position, TRUE), without = lm_score_new_position (position, FALSE);
      g_autoptr (GBytes) noted = lm_sheet_to_pdf (with, NULL), plain = lm_sheet_to_pdf (without, NULL);

      g_assert_cmpuint (lm_sheet_paginate (with, 499, 745), ==, lm_sheet_paginate (without, 499, 745));
      g_assert_cmpuint (measure_ink (with, 0, 499, 745), >, measure_ink (without, 0, 499, 745));
      g_assert_false (g_bytes_equal (noted, plain));
    }
}

/* Letters have no size of their own that would be too large. */
static void
test_large (void)
{
  g_autoptr (LmPosition) position = lm_position_parse ("lastmove:nim?stones=1", NULL);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 100, 100);
  cairo_t *cr = cairo_create (surface);

  for (double unit = 1; unit < 2000; unit *= 3)
    lm_diagram_draw (position, cr, 0, 0, unit, &lm_inks_paper, FALSE);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* With reasons every board says who wins and why, and every move has its grade; a position that is over needs no reason. */
static void
test_reasons (void)
{
  g_autoptr (LmPosition) start = lm_position_parse ("lastmove:nim?stones=4", NULL);
  g_autoptr (LmSession) session = lm_session_new (start, (const LmSeat[LM_MAX_PLAYERS]) { LM_SEAT_PERSON }, 1);
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  char *moves[] = { (char *) "1", (char *) "2", NULL };
  g_autoptr (LmSheet) told = NULL, untold = NULL;
  g_autoptr (GBytes) plain = NULL, silent = NULL, reasoned = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (lm_session_play (session, "1", NULL));
  g_assert_true (lm_session_play (session, "2", NULL));
  untold = lm_solver_ask (solver, lm_score_create_question (start, moves, FALSE, FALSE), NULL, &error);
  g_assert_no_error (error);
  told = lm_solver_ask (solver, lm_score_create_question (start, moves, TRUE, FALSE), NULL, &error);
  g_assert_no_error (error);
  plain = print_game (session, FALSE);
  silent = lm_sheet_to_pdf (untold, NULL);
  reasoned = lm_sheet_to_pdf (told, NULL);
  g_assert_true (g_bytes_equal (plain, silent));
  g_assert_cmpuint (g_bytes_get_size (reasoned), >, g_bytes_get_size (plain));

  g_cancellable_cancel (cancellable);
  g_assert_null (lm_solver_ask (solver, lm_score_create_question (start, moves, TRUE, FALSE), cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* A game of very many moves is put on pages bit by bit, as it is at once; its command does not make the foot long. */
static void
test_long_score (void)
{
  g_autoptr (LmPosition) start = lm_position_parse ("lastmove:nim?stones=3000", NULL);
  g_autoptr (LmSession) session = lm_session_new (start, (const LmSeat[LM_MAX_PLAYERS]) { LM_SEAT_PERSON }, 1);
  g_autoptr (LmSheet) sheet = NULL;
  guint n_pages = 0, n_slices = 1, whole;

  for (guint i = 0; i < 600; i++)
    g_assert_true (lm_session_play (session, "1", NULL));
  sheet = lm_score_new_game (lm_session_get_current (session), FALSE);
  whole = lm_sheet_paginate (sheet, 499, 745);
  lm_sheet_begin_pages (sheet, 499, 745);
  while (!lm_sheet_place (sheet, 8, &n_pages))
    n_slices++;
  g_assert_cmpuint (n_pages, ==, whole);
  g_assert_cmpuint (n_slices, >=, 600 / 2 / 8);
}

static GThread *freeing;

static void
freed_cb (gpointer  data,
          GObject  *game)
{
  g_atomic_pointer_set (&freeing, g_thread_self ());
}

/* Whoever is done with a long sheet does not wait until all of it is freed. */
static void
test_sheet_freed_elsewhere (void)
{
  LmSheet *sheet = lm_sheet_new ("Nim", NULL);
  LmPosition *position = lm_position_parse ("lastmove:nim?stones=9", NULL);

  g_object_weak_ref (G_OBJECT (lm_position_get_game (position)), freed_cb, NULL);
  for (guint i = 0; i < 5000; i++)
    lm_sheet_add_item (sheet, "1.", "A step.", position, NULL, 0);
  lm_position_unref (position);
  lm_sheet_free (sheet);
  while (g_atomic_pointer_get (&freeing) == NULL)
    g_thread_yield ();
  g_assert_true (g_atomic_pointer_get (&freeing) != g_thread_self ());
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);
      g_autofree char *path = g_strdup_printf ("/diagrams/%s/game", info->name);
      g_autofree char *extremes = g_strdup_printf ("/diagrams/%s/extremes", info->name);

      g_test_add_data_func (path, info, test_game);
      g_test_add_data_func (extremes, info, test_extremes);
    }
  g_test_add_func ("/diagrams/large", test_large);
  g_test_add_func ("/diagrams/sheet", test_sheet);
  g_test_add_func ("/diagrams/score", test_score);
  g_test_add_func ("/diagrams/long-score", test_long_score);
  g_test_add_func ("/diagrams/sheet-freed-elsewhere", test_sheet_freed_elsewhere);
  g_test_add_func ("/diagrams/notes", test_notes);
  g_test_add_func ("/diagrams/reasons", test_reasons);

  return g_test_run ();
}
