/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-saved-game.c: what the largest saved games cost, to read and to write. */

#include "engine/keep/lm-saved-game.h"
#include "engine/keep/lm-snapshot.h"
#include "games/lm-games.h"

#include <malloc.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Of this process: on a busy machine the clock on the wall tells more about the others. */
static double
get_seconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static double
get_peak_mebibytes (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024.0;
}

static double
get_used_mebibytes (void)
{
  const struct mallinfo2 info = mallinfo2 ();

  return (info.uordblks + info.hblkhd) / 1024.0 / 1024.0;
}

/* One line without a variation. */
static void
play_line (LmSession *session)
{
  for (guint i = 1; i < LM_SAVED_GAME_MAX_NODES; i++)
    g_assert_true (lm_session_play (session, "1", NULL));
}

/* A tree of games that go through the same positions again and again. */
static void
play_variations (LmSession *session)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();

  g_ptr_array_add (nodes, lm_session_get_root (session));
  while (nodes->len < LM_SAVED_GAME_MAX_NODES)
    {
      g_autofree char *move = lm_position_random_move (lm_session_get_position (session), rand);
      LmNode *before = lm_session_get_current (session);
      const guint n_children = lm_node_get_n_children (before);

      if (move == NULL)
        {
          lm_session_go_to (session, g_ptr_array_index (nodes, g_rand_int_range (rand, 0, nodes->len)));
          continue;
        }
      g_assert_true (lm_session_play (session, move, NULL));
      if (lm_node_get_n_children (before) > n_children)
        g_ptr_array_add (nodes, lm_session_get_current (session));
    }
}

static const struct
{
  const char  *name;
  const char  *start;
  void      (* play) (LmSession *session);
} cases[] = {
  { "line", "lastmove:nim?stones=200000", play_line },
  { "variations", "lastmove:zeckendorf?bins=60", play_variations },
  { "variations", "lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b", play_variations },
};

static LmSession *
create_session (const char *start)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON };
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_position_parse (start, &error);

  g_assert_no_error (error);
  return lm_session_new (position, seats, 1);
}

/* In a process of its own, whose peak is that of the writing. */
static void
measure_writing (guint       index,
                 const char *path)
{
  g_autoptr (LmSession) session = create_session (cases[index].start);
  g_autoptr (LmSnapshot) snapshot = NULL;
  g_autoptr (GString) text = NULL;
  double start;
  double peak;

  cases[index].play (session);
  malloc_trim (0);
  peak = get_peak_mebibytes ();
  start = get_seconds ();
  snapshot = lm_snapshot_new (session, LM_SAVED_GAME_MAX_NODES);
  printf ("  writing: snapshot %.3f s, ", get_seconds () - start);
  start = get_seconds ();
  text = lm_snapshot_to_json (snapshot);
  printf ("text %.3f s, %.1f MiB of text, peak %.0f MiB after %.0f\n", get_seconds () - start,
          text->len / 1024.0 / 1024.0, get_peak_mebibytes (), peak);
  g_file_set_contents (path, text->str, text->len, NULL);
}

static void
measure_reading (guint       index,
                 const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LmSession) session = NULL;
  g_autoptr (GError) error = NULL;
  const double peak = get_peak_mebibytes ();
  const double used = get_used_mebibytes ();
  const double start = get_seconds ();

  session = lm_saved_game_load (file, NULL, &error);
  g_assert_no_error (error);
  printf ("  reading: %.3f s, peak %.0f MiB, kept %.0f MiB\n", get_seconds () - start,
          get_peak_mebibytes () - peak, get_used_mebibytes () - used);
}

static void
run (void      (* measure) (guint index, const char *path),
     guint        index,
     const char  *path)
{
  const pid_t child = fork ();
  int status;

  if (child == 0)
    {
      measure (index, path);
      fflush (stdout);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
}

int
main (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "bench-saved-game.lastmove", NULL);

  lm_games_register ();
  printf ("%d steps, processor time\n", LM_SAVED_GAME_MAX_NODES);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      printf ("%s, %s\n", cases[i].start, cases[i].name);
      fflush (stdout);
      run (measure_writing, i, path);
      run (measure_reading, i, path);
    }

  unlink (path);
  return 0;
}
